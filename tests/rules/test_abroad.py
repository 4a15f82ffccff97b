"""Beyond the known world: the Edge, the Sunset, visitors, the Crown (FG8-3.6, 7.1, 7.2, 7.4)."""

import pytest

from campaign.rules import abroad
from campaign.rules.parts import Beyond, Condition, LandId, Standing
from campaign.rules.scenario import Faction
from tests.builders import (
    HADDOCK,
    bounty,
    haddock,
    happened,
    land,
    lightnin,
    playing,
    refused,
    scene,
    two_captains,
)
from tests.play import Play, captain, play


def _captains() -> Play:
    return play(captain("Ann", "Bounty"), captain("Dawn", "Thunderer"))


def _edict(campaign: Play, line: str) -> str:
    return campaign.office(f"EDICT\n{line}\nEND")[0]


def _sail(campaign: Play, to: str) -> str:
    # The harbours are quiet: no chance encounter holds her up.
    said = campaign.order("Ann", f"SAIL TO {to}")[0]
    for engagement in campaign.world.engagements.values():
        assert engagement.attacker is not None, "met a stranger: choose another secret"
    return said


def test_fg8_3_6_whoever_sails_to_the_edge_is_lost_for_ever() -> None:
    campaign = _captains()
    assert "Nobody who sailed there has come back" in _sail(campaign, "the Edge of the World")
    campaign.pass_proposals(4, "Dawn")
    assert campaign.world.ships[1].afloat
    campaign.pass_proposals(1, "Dawn")
    ann, ship = campaign.player("Ann"), campaign.world.ships[1]
    assert (ship.condition, ship.troops, ann.standing) == (Condition.LOST, 0, Standing.LEFT)


def test_fg8_7_1_twenty_proposals_into_the_sunset_and_twenty_back() -> None:
    campaign = _captains()
    sunset = next(land.id for land in campaign.world.lands.values() if land.name == "The Sunset")
    _sail(campaign, "the Sunset")
    campaign.pass_proposals(19, "Dawn")
    assert campaign.world.ships[1].at != sunset
    campaign.pass_proposals(1, "Dawn")
    assert campaign.world.ships[1].at == sunset
    assert abroad.away(campaign.world, campaign.player("Ann"))
    _sail(campaign, "Takal")
    campaign.pass_proposals(19, "Dawn")
    assert campaign.world.ships[1].voyage
    campaign.pass_proposals(1, "Dawn")
    assert campaign.world.lands[campaign.world.ships[1].at or 0].name == "Takal"
    assert not abroad.away(campaign.world, campaign.player("Ann"))


def test_fg8_7_2_the_crown_is_worth_three_steps_and_two_ranks_in_atlantis() -> None:
    campaign = _captains()
    _sail(campaign, "Takal")
    campaign.pass_proposals(3, "Dawn")
    assert "Ann has the Victor's Crown" in _edict(campaign, "GRANT CROWN TO Ann")
    assert (campaign.player("Ann").rank, campaign.player("Ann").bravery) == (3, 0)
    _sail(campaign, "Atlantis")
    campaign.pass_proposals(2, "Dawn")
    assert campaign.player("Ann").bravery == 0
    campaign.pass_proposals(1, "Dawn")
    assert (campaign.player("Ann").rank, campaign.player("Ann").bravery) == (5, 3)
    assert campaign.world.crown is None


def test_who_is_in_atlantis_is_rewarded_at_once_and_nobody_above_admiral() -> None:
    on = scene(two_captains(haddock(rank=7)))
    on.play(abroad.grant_crown(HADDOCK))
    on.play(abroad.crown_home(on))
    assert (on.world.players[HADDOCK].rank, on.world.players[HADDOCK].bravery) == (8, 3)
    on.play(abroad.crown_home(on))
    assert happened(on) == ["CrownGranted", "CrownBrought"]


def test_fg8_7_4_a_visitor_from_game_seven_comes_without_a_ship() -> None:
    campaign = _captains()
    said = _edict(campaign, "ADMIT VISITOR Zaphod AT zaphod@seven.example FROM GAME SEVEN")
    assert "Zaphod visits from Game Seven" in said
    zaphod = campaign.player("Zaphod")
    assert (zaphod.visitor_from, zaphod.aboard, zaphod.ashore) == ("Game Seven", None, 1)
    assert campaign.world.ships_used == 2


def test_fg8_7_4_a_visitor_from_game_nine_brings_a_painted_ship_that_counts_in_no_number() -> None:
    campaign = _captains()
    _edict(campaign, "ADMIT VISITOR Zora AT z@nine.example FROM GAME NINE SHIP Dart FLEET green AS PIRATE")
    zora = campaign.player("Zora")
    ship = campaign.world.ships[3]
    assert (zora.faction, zora.aboard, ship.fleet, ship.owner) == (Faction.PIRATE, ship.id, "green", zora.id)
    assert campaign.world.ships_used == 2


def test_fg8_7_4_a_visitor_leaves_by_the_sunset_with_all_he_has() -> None:
    campaign = _captains()
    _edict(campaign, "ADMIT VISITOR Zora AT z@nine.example FROM GAME NINE SHIP Dart FLEET green")
    campaign.order("Zora", "SAIL TO the Sunset")
    campaign.pass_proposals(20, "Dawn")
    left = next(player for player in campaign.world.players.values() if player.name == "Zora")
    assert left.standing is Standing.LEFT
    assert not campaign.world.ships[3].afloat


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("ADMIT VISITOR Ann AT a@b FROM GAME SEVEN", "There is or was a player called Ann"),
        ("ADMIT VISITOR Zora AT a@b FROM GAME EIGHT", "Visitors come from Game SEVEN or NINE, not EIGHT."),
        ("ADMIT VISITOR Zora AT nowhere FROM GAME SEVEN", "nowhere is no mail address."),
        ("ADMIT VISITOR Zora AT a@b FROM GAME SEVEN SHIP Dart FLEET green", "in a black bag, without a ship"),
        ("ADMIT VISITOR Zora AT a@b FROM GAME NINE", "brings a ship, painted"),
        ("ADMIT VISITOR Zora AT a@b FROM GAME NINE SHIP Bounty FLEET green", "There is or was a ship called Bounty"),
        ("ADMIT VISITOR Zora AT a@b FROM GAME NINE SHIP Dart FLEET pink", "A ship is of the"),
        ("ADMIT VISITOR Zora AT a@b FROM GAME SEVEN AS Emperor", "AS CITIZEN or AS PIRATE"),
        ("GRANT CROWN TO Nobody", "No player is called Nobody."),
        ("FOUND COLONY AT Takal BY Ann", "Takal is no uninhabited land"),
        ("FOUND COLONY AT the Sunset BY Ann", "The Sunset is no uninhabited land"),
    ],
)
def test_what_no_edict_can_do_says_why(line: str, why: str) -> None:
    assert why in _edict(_captains(), line)


def test_prose_that_begins_with_such_words_is_prose() -> None:
    assert "words alone" in _edict(_captains(), "Grant us peace, and admit no visitor.")


def test_an_edict_founds_a_colony() -> None:
    campaign = _captains()
    said = _edict(campaign, "FOUND COLONY AT Island of Marooned Sailors BY Ann")
    assert "Ann has founded a colony at Island of Marooned Sailors" in said
    assert next(land for land in campaign.world.lands.values() if "Marooned" in land.name).inhabited


def test_nothing_is_traded_beyond_the_sunset() -> None:
    campaign = _captains()
    _sail(campaign, "the Sunset")
    campaign.pass_proposals(20, "Dawn")
    assert "Nobody trades" in campaign.order("Ann", "BUY 1 wood")[0]


def test_fg8_7_1_nobody_is_attacked_beyond_the_sunset() -> None:
    sunset = land(LandId(8), "The Sunset", inhabited=False, beyond=Beyond.SUNSET)
    on = scene(two_captains(sunset, bounty(at=sunset.id), lightnin(at=sunset.id)))
    assert refused("ATTACK Grease Lightnin'", playing(HADDOCK), on).rule == "7.1"
