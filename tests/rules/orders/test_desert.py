"""DESERT: a player goes over to the other side."""

from campaign.rules.parts import Captivity, OfficeName
from campaign.rules.scenario import Faction, Force
from tests.builders import AZORES, HADDOCK, drafted, haddock, obeyed, playing, refused, scene, two_captains


def test_fg8_2_3_a_deserter_begins_again_at_the_lowest_rank_with_less_bravery() -> None:
    on = scene(two_captains(haddock(rank=6, bravery=3)))
    deed = obeyed("DESERT", playing(HADDOCK), on)
    assert deed.said == "Haddock deserts to the Pirates and begins again as Galley Slave, Brave."
    turned = on.world.players[HADDOCK]
    assert (turned.faction, turned.rank, turned.bravery) == (Faction.PIRATE, 0, 1)


def test_a_captive_may_desert() -> None:
    captive = haddock(aboard=None)
    held = Captivity(id=HADDOCK, land=AZORES, force=Force.BUCCANEERS, since=0)
    obeyed("DESERT", playing(HADDOCK), scene(two_captains(captive, held)))


def test_the_king_must_be_a_pirate() -> None:
    on = scene(two_captains(haddock(faction=Faction.PIRATE)))
    assert refused("DESERT", playing(HADDOCK, OfficeName.KING), on).rule == "1.4"


def test_a_drafted_matter_holds_its_players() -> None:
    on = scene(two_captains(drafted(31, players=(HADDOCK,), release_at=None)))
    assert refused("DESERT", playing(HADDOCK), on).why.endswith(
        "the Historian has yet to release it. Order again after that."
    )
