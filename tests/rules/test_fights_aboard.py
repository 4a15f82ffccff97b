"""Closing and fights aboard: declared in secret, fought in rounds, won, struck, drawn (FG8-5.4 to 5.6, 5.16)."""

from campaign.rules.parts import Condition, Course
from campaign.rules.prisoners import prisoner_of
from campaign.rules.scenario import Faction
from campaign.rules.world import changed
from tests.builders import (
    ATLANTIS,
    AZORES,
    BOUNTY,
    HADDOCK,
    LIGHTNIN,
    TAKAL,
    TIVOL,
    bounty,
    haddock,
    happened,
    lightnin,
    tivol,
    voyage,
)
from tests.rules.sea import TARGET, at_sea, does, fight, met, pass_proposals, tries


def test_fg8_b4_2_without_a_declaration_the_fight_is_by_rule_5_3() -> None:
    on = at_sea(faces=(5, 3, 5))
    fight(on)
    assert [matter.kind for matter in on.world.matters.values()] == ["naval", "salvage"]


def test_fg8_b4_2_where_both_declare_they_have_closed_without_dice() -> None:
    on = at_sea(faces=(3, 3, 6, 6))  # the first round aboard: a tie, a die of casualties each
    fight(on, "CLOSE", "CLOSE")
    closing, boarding = on.world.matters.values()
    assert closing.finding is not None
    assert (closing.finding.result, closing.finding.rolls) == ("closed", ())
    assert boarding.kind == "boarding"
    assert on.world.engagements[1].course is Course.BOARDING
    # FG8-B6.1, A6.a: six is halved.
    assert (on.world.ships[BOUNTY].troops, on.world.ships[LIGHTNIN].troops) == (7, 7)


def test_fg8_b4_3_equal_totals_are_a_failure_and_the_fight_is_at_sea() -> None:
    on = at_sea(faces=(4, 4, 5, 3, 5))
    fight(on, "CLOSE")
    assert [matter.kind for matter in on.world.matters.values()] == ["closing", "naval", "salvage"]
    assert on.world.ships[LIGHTNIN].condition is Condition.SUNK


def test_fg8_b5_1_b5_2_a_pirate_with_hooks_has_two_and_two_more() -> None:
    pirate = haddock(faction=Faction.PIRATE)
    on = at_sea(pirate, bounty(grappling_hooks=True), faces=(1, 4, 3, 3, 1, 1))
    fight(on, "CLOSE")
    finding = on.world.matters[1].finding
    assert finding is not None
    assert [roll.total for roll in finding.rolls] == [1 + 1 + 2 + 2 + 2, 4 + 1 + 2]
    assert finding.result == "closed"


def test_fg8_a4_f_what_is_declared_stays_secret_until_both_are_in() -> None:
    on = at_sea()
    does(on, f"ATTACK {TARGET} CLOSE NO FIRE")
    engagement = on.world.engagements[1]
    assert (engagement.closes, engagement.no_fire) == (True, True)
    assert not on.world.matters


def test_fg8_a14_no_fire_keeps_the_cask_of_either_side() -> None:
    on = at_sea(bounty(greek_fire=1), lightnin(greek_fire=2), faces=(5, 1, 5))
    fight(on, "NO FIRE", "NO FIRE")
    assert on.world.ships[BOUNTY].greek_fire == 1
    on = at_sea(bounty(greek_fire=1), lightnin(greek_fire=2), faces=(1, 5, 5))
    fight(on)
    assert on.world.ships[LIGHTNIN].greek_fire == 1, "one is used up, whatever the outcome"


def test_fg8_a6_b_rounds_follow_every_two_published_proposals() -> None:
    on = at_sea(faces=(3, 3, 1, 1, 3, 3, 1, 1))
    fight(on, "CLOSE", "CLOSE")
    pass_proposals(on, 1)
    assert on.world.engagements[1].rounds == 1
    pass_proposals(on, 1)
    assert on.world.engagements[1].rounds == 2
    # FG8-A6.a: one halved is none, yet at least one falls.
    assert on.world.ships[BOUNTY].troops == 8


def test_fg8_a2_d_the_penalty_of_an_unanswered_attack_is_for_the_first_round_alone() -> None:
    on = at_sea(faces=(5, 1, 3, 3, 1, 1, 3, 3, 1, 1))
    does(on, f"ATTACK {TARGET} CLOSE")
    pass_proposals(on, 20)
    rounds = [matter.finding for matter in on.world.matters.values() if matter.kind == "boarding"]
    assert rounds[0] is not None
    assert [roll.total for roll in rounds[0].rolls[:2]] == [5, 3]
    pass_proposals(on, 2)
    later = on.world.matters[3].finding
    assert later is not None
    assert "5.2.unanswered_aboard" not in later.cites


def test_fg8_a6_c_a_side_without_troops_has_lost_without_dice() -> None:
    # The one die is that of Tivol's capture: he gets away.
    on = at_sea(lightnin(troops=0), faces=(4,))
    fight(on, "CLOSE", "CLOSE")
    assert on.world.engagements[1].course is Course.TAKEN
    assert on.world.engagements[1].victor == BOUNTY
    # FG8-A16.a, A16.f: his ship is lost to him, so that he comes home.
    assert on.world.players[TIVOL].ashore == ATLANTIS


def test_fg8_a6_c_where_neither_has_any_nobody_wins_and_each_keeps_his_ship() -> None:
    on = at_sea(bounty(troops=0), lightnin(troops=0))
    fight(on, "CLOSE", "CLOSE")
    assert on.world.engagements[1].course is Course.OVER
    assert (on.world.players[TIVOL].aboard, on.world.players[HADDOCK].aboard) == (LIGHTNIN, BOUNTY)


def test_fg8_b16_1_a16_d_who_is_beaten_aboard_may_be_captured_and_loses_his_purse() -> None:
    on = at_sea(lightnin(troops=1), faces=(6, 1, 1, 1, 3))
    fight(on, "CLOSE", "CLOSE")
    prisoner = prisoner_of(on.world, TIVOL)
    assert prisoner is not None
    assert (prisoner.ship, prisoner.captor) == (BOUNTY, HADDOCK)
    # FG8-A6.f: coin passes to the winner without a roll.
    assert (on.world.players[HADDOCK].po8, on.world.players[TIVOL].po8) == (1000, 0)


def test_fg8_b6_2_who_strikes_is_a_prisoner_of_war() -> None:
    on = at_sea(faces=(3, 3, 1, 1))
    fight(on, "CLOSE", "CLOSE")
    said = does(on, "SURRENDER", by=TIVOL)
    assert said == "Grease Lightnin' strikes her colours to Bounty, at once. Those aboard become prisoners of war."
    prisoner = prisoner_of(on.world, TIVOL)
    assert prisoner is not None
    assert prisoner.ship == BOUNTY
    assert on.world.ships[LIGHTNIN].troops == 0
    pass_proposals(on, 2)
    assert happened(on).count("RoundAboard") == 1, "no round is fought after that"


def test_fg8_a6_g_nobody_flees_or_sails_during_a_fight_aboard() -> None:
    on = at_sea(faces=(3, 3, 1, 1))
    fight(on, "CLOSE", "CLOSE")
    for text in ("SAIL TO Takal", "LEAVE THE GAME", "DESERT"):
        assert "SURRENDER" in tries(on, text, by=TIVOL), text
    assert tries(on, "FLEE", by=TIVOL)


def test_fg8_b21_3_a21_c_who_is_beaten_aboard_by_a_stranger_loses_ship_and_rank() -> None:
    on = at_sea(haddock(rank=4), bounty(troops=1), met(place=ATLANTIS), faces=(1, 6, 6, 1, 6, 6, 4))
    does(on, "FIGHT CLOSE")
    haddock_now = on.world.players[HADDOCK]
    assert on.world.ships[BOUNTY].condition is Condition.LOST
    assert haddock_now.rank == 0
    assert on.world.ships[3].name == "Bounty II"
    assert haddock_now.aboard == 3, "he got away, and a new ship is provided at once"


def test_a_captive_of_a_stranger_is_held_at_her_home() -> None:
    on = at_sea(haddock(rank=4), bounty(troops=1), met(place=ATLANTIS), faces=(1, 6, 6, 1, 6, 6, 3))
    does(on, "FIGHT CLOSE")
    assert on.world.captivities[HADDOCK].land == AZORES
    assert on.world.ships[3].at == ATLANTIS, "his new ship waits at home"


def test_fg8_a19_c_a_notorious_pirate_is_captured_by_boarding() -> None:
    on = at_sea(tivol(ashore=TAKAL, aboard=None), met(troops=0, captain="Hook", place=ATLANTIS), faces=(1, 6))
    does(on, "FIGHT CLOSE")
    assert [(each.name, each.ship) for each in on.world.prisoners.values()] == [("Hook", BOUNTY)]


def test_fg8_a19_a_the_cask_of_a_notorious_pirate_goes_back_if_no_naval_combat_comes_of_it() -> None:
    on = at_sea(met(troops=0, captain="Hook", casks=1, place=ATLANTIS), faces=(1, 6))
    does(on, "FIGHT CLOSE")
    assert on.world.pirate_casks == 1


def test_ships_at_sea_are_held_up_while_they_fight_and_go_on_afterwards() -> None:
    halted = changed(voyage(ATLANTIS, TAKAL, None), left=2)
    sea = (bounty(troops=0, voyage=halted), met(troops=0))
    on = at_sea(*sea, faces=(1, 6))
    does(on, "FIGHT CLOSE")
    course = on.world.ships[BOUNTY].voyage
    assert course is not None
    assert course.arrives == 2
    assert happened(on)[-2:] == ["VoyageResumed", "TimerSet"]
