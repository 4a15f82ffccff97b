"""FIGHT: a ship that is attacked stands."""

from campaign.rules.parts import Course, Engagement, EngagementId, NonPlayerShip
from campaign.rules.scenario import Faction
from tests.builders import (
    ATLANTIS,
    BOUNTY,
    DPN,
    HADDOCK,
    LIGHTNIN,
    TAKAL,
    bounty,
    haddock,
    happened,
    obeyed,
    player,
    playing,
    refused,
    scene,
    two_captains,
)

ME = playing(HADDOCK)


def attack(number: int = 1, **values: object) -> Engagement:
    given: dict[str, object] = {"attacker": LIGHTNIN, "declared": 0, "until": 3, "answer_by": 20, **values}
    return Engagement(id=EngagementId(number), defender=BOUNTY, **given)  # type: ignore[arg-type]


def test_the_attacked_ship_fights() -> None:
    on = scene(two_captains(attack()))
    deed = obeyed("FIGHT CLOSE", ME, on)
    assert deed.said == (
        "Bounty stands and fights Grease Lightnin' and means to close with her. "
        "The fight is laid before the Historian at once."
    )
    assert on.world.engagements[1].course is Course.FIGHTING
    assert "StoodToFight" in happened(on)


def test_fg8_a2_f_the_owner_answers_aboard_or_not_and_the_captain_aboard_may() -> None:
    guest = player(DPN, "dpn", aboard=BOUNTY)
    obeyed("FIGHT", ME, scene(two_captains(attack(), haddock(ashore=ATLANTIS))))
    obeyed("FIGHT", playing(DPN), scene(two_captains(attack(), haddock(ashore=ATLANTIS), guest)))
    assert refused("FIGHT", playing(DPN), scene(two_captains(attack(), guest))).rule == "5.2"


def test_fg8_a2_i_attacks_are_answered_in_order_of_declaration() -> None:
    stranger = NonPlayerShip(name="a pirate ship", faction=Faction.PIRATE, troops=10, cannon=4, strength=5)
    on = scene(two_captains(attack(1, attacker=None, stranger=stranger), attack(2)))
    assert "fights a pirate ship" in obeyed("FIGHT", ME, on).said
    assert "fights Grease Lightnin'" in obeyed("FIGHT", ME, on).said


def test_fg8_a14_greek_fire_may_be_kept() -> None:
    on = scene(two_captains(attack(), bounty(greek_fire=1)))
    assert "keeping the Greek Fire. The fight" in obeyed("FIGHT NO FIRE", ME, on).said
    assert on.world.engagements[1].defender_no_fire


def test_fg8_b21_4_with_nobody_aboard_the_owner_goes_aboard_where_he_is_and_fights() -> None:
    on = scene(two_captains(attack(), haddock(ashore=ATLANTIS)))
    obeyed("FIGHT", ME, on)
    assert on.world.players[HADDOCK].aboard == BOUNTY
    away = scene(two_captains(attack(), haddock(ashore=TAKAL)))
    refusal = refused("FIGHT", ME, away)
    assert (refusal.rule, "may BOARD Bounty" in refusal.why) == ("5.21", True)


def test_without_an_attack_there_is_nothing_to_answer() -> None:
    refusal = refused("FIGHT", ME, scene(two_captains()))
    assert (refusal.rule, refusal.why) == ("5.2", "Nobody has attacked your ship: there is nothing to answer.")
