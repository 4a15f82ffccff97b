"""Captains act on nothing but their mail."""

from dataclasses import replace

import pytest

from campaign.rules import captains, captains_offices
from campaign.rules.captains import Captain
from campaign.rules.captains_chart import Chart, Question, plain_name, read
from campaign.rules.captains_laws import submission
from campaign.rules.captains_tales import Tale, tales
from campaign.rules.dice import KeyedDice, ScriptedDice

REPORT = """\
ATLANTIS VS. THE PIRATES
No. 7 | Wind: west 5
7 published, 4 judged | Dice sealed 8c143b3c9503
----------------------------------------

QUESTIONS THAT WAIT FOR YOU
---------------------------

The Bounty is face to face with a pirate ship. Fight or flee?
Answer before No. 20 is published, 13 from now:

  FIGHT
  FLEE

The Halcyon flees. Will the Bounty pursue her?
Answer before No. 8 is published, one from now:

  PURSUE Halcyon

FROM THE GAZETTE
----------------

-- Shipping intelligence --

The Grease Lightnin' put to sea from Takal, bound for the Near Azores,
where she is expected with No. 17.

The Pale Horse came to anchor at Takal.

Your Bounty and the No Gods sighted each other on the high seas. Either
may attack until No. 9 is published.

-- Ashore --

In the first round at the Near Azores those who landed lost nobody, the
defenders six. Ashore stand 45 Marines against 30.

dpn was taken captive at the Near Azores by the Buccaneers.

YOUR SHIP AND YOU
-----------------

You       Second Mate Haddock, Citizen
Bravery   Bold
Purse     460 Po8
Where     aboard the Bounty
Ship      Bounty, green fleet
At        in the harbour of the Near Azores
Hull      under repair
Aboard    ten Marines and four Cannon

----------------------------------------
To give orders, reply to this mail and write them at the top, one on a
line:

  STATUS
"""
AT_TAKAL = {
    "Where": "aboard the Bounty", "Ship": "Bounty", "At": "in the harbour of Takal", "Hull": "sound",
    "Aboard": "60 Marines", "Purse": "500 Po8",
}  # fmt: skip
AT_SEA = {**AT_TAKAL, "At": "at sea, from Takal to Atlantis, due with No. 9"}
AT_THE_BASE = {**AT_TAKAL, "At": "in the harbour of the Near Azores"}
FACE_TO_FACE = (Question("The Bounty is face to face with a pirate ship. Fight or flee?", ("FIGHT", "FLEE")),)
ATTACKED = (Question("The Bounty is face to face with the Pale Horse. Fight or flee?", ("FIGHT", "FLEE")),)


def dice() -> KeyedDice:
    return KeyedDice(b"seed", "tests", "whims")


def captain(temper: captains.Temper, *ports: str) -> Captain:
    return Captain(name="Haddock", ship="Bounty", temper=temper, ports=ports or ("Takal",), mates=("Ranger",))


def ordered(temper: captains.Temper, chart: Chart, *ports: str) -> tuple[str, ...]:
    return temper(captain(temper, *ports), chart, dice())


def test_a_report_tells_the_clock_and_how_its_reader_stands() -> None:
    chart = read(Chart(), REPORT)
    assert (chart.clock, chart.ship, chart.harbour, chart.hull) == (7, "Bounty", "the Near Azores", "under repair")
    assert (chart.troops, chart.purse, chart.ashore, chart.captive) == (10, 460, False, False)


def test_a_report_tells_what_waits_and_how_to_answer() -> None:
    first, second = read(Chart(), REPORT).questions
    assert first.answers == ("FIGHT", "FLEE")
    assert "a pirate ship" in first.text
    assert second.answers == ("PURSUE Halcyon",)


def test_a_report_tells_where_ships_lie_and_who_is_held() -> None:
    known = replace(Chart(), harbours={"Grease Lightnin'": "Takal"}, own=AT_TAKAL)
    chart = read(known, REPORT)
    assert chart.harbours == {"Pale Horse": "Takal"}
    assert chart.sighted == ("No Gods",)
    assert chart.captives == {"dpn"}
    assert {Tale.MET, Tale.SAILED, Tale.BRUISED, Tale.CAPTURED} <= chart.heard


def test_tales_come_with_the_sentence_that_tells_them() -> None:
    told = dict(tales(f"\n\n{REPORT}"))
    assert told[Tale.CAPTURED] == "dpn was taken captive at the Near Azores by the Buccaneers."


def test_a_fight_without_loss_to_the_base_hurts_nobody_there() -> None:
    lost = "In the first round at the Near Azores those who landed lost two, the defenders nobody."
    assert Tale.BRUISED not in dict(tales(lost))


def test_what_is_no_mail_of_the_campaign_tells_nothing() -> None:
    assert read(Chart(), "Buy our sails!") == Chart()


def test_an_answer_that_tells_of_ones_own_departure_moves_ones_own_ship() -> None:
    chart = read(replace(Chart(), own=AT_TAKAL), "No. 7 | Wind: west 5\n\nYour Bounty put to sea from Takal, bound.\n")
    assert chart.harbour == ""


def test_who_escapes_or_goes_free_is_held_no_more() -> None:
    held = Chart(captives=frozenset({"dpn", "Dawn"}))
    chart = read(held, "No. 7\n\n\n\ndpn escaped from captivity, and came back aboard the Halcyon.\n")
    assert chart.captives == {"Dawn"}
    assert Tale.ESCAPE_ROLLED in chart.heard


def test_of_several_ships_the_first_is_ones_own() -> None:
    chart = read(Chart(), "No. 7\n\nWhere     aboard the Bounty\nShip      Bounty\nShip      Halcyon\n")
    assert chart.ship == "Bounty"


def test_a_captive_knows_that_he_is_one() -> None:
    told = "No. 7 | Wind: west 5\n\nYou were taken captive at the Near Azores by the Buccaneers.\n"
    assert read(replace(Chart(), own=AT_TAKAL), told).captive


@pytest.mark.parametrize("ship", ["the Bounty", "The Bounty", "Your Bounty", "your ship Bounty", "Bounty"])
def test_a_ship_is_known_by_her_name_alone(ship: str) -> None:
    assert plain_name(ship) == "Bounty"


def test_a_bold_trader_fights_and_a_timid_one_flees() -> None:
    chart = Chart(own=AT_SEA, questions=ATTACKED)
    assert ordered(captains.bold_trader, chart) == ("FIGHT",)
    assert ordered(captains.timid_trader, chart) == ("FLEE",)


def test_a_trader_sails_on_or_stays_for_the_market() -> None:
    trader = captain(captains.bold_trader, "Takal", "Atlantis")
    assert captains.bold_trader(trader, Chart(own=AT_TAKAL), ScriptedDice((1, 2))) == ("SAIL TO Atlantis",)
    assert captains.bold_trader(trader, Chart(own=AT_TAKAL), ScriptedDice((1, 1))) == ()
    assert ordered(captains.bold_trader, Chart(own=AT_SEA), "Takal", "Atlantis") == ()


def test_a_newcomer_joins_first() -> None:
    assert ordered(captains.newcomer, Chart()) == ("JOIN AS Haddock SHIP Bounty FLEET none",)
    assert ordered(captains.newcomer, Chart(own=AT_SEA)) == ()


def test_a_hunter_attacks_what_lies_in_his_lair_and_never_a_mate() -> None:
    prey = {"Halcyon": "Takal", "Ranger II": "Takal", "Bounty": "Takal", "Aurora": "Sakal"}
    assert ordered(captains.hunter, Chart(own=AT_TAKAL, harbours=prey)) == ("ATTACK Halcyon",)
    assert ordered(captains.hunter, Chart(own=AT_TAKAL, harbours={"Ranger": "Takal"})) == ()


def test_a_hunter_attacks_whom_he_meets_at_sea_and_pursues_who_flees() -> None:
    assert ordered(captains.hunter, Chart(own=AT_SEA, sighted=("Aurora",))) == ("ATTACK Aurora",)
    fled = (Question("The Halcyon flees. Will the Bounty pursue her?", ("PURSUE Halcyon",)),)
    assert ordered(captains.hunter, Chart(own=AT_SEA, questions=fled)) == ("PURSUE Halcyon FOR 5",)


def test_a_hunter_goes_home_damaged_or_sated() -> None:
    assert ordered(captains.hunter, Chart(own={**AT_TAKAL, "Hull": "damaged"})) == ("SAIL TO the Near Azores",)
    sated = Chart(own=AT_TAKAL, heard=frozenset({Tale.FOUGHT, Tale.FLED}))
    assert ordered(captains.hunter, sated) == ("SAIL TO the Near Azores",)
    assert ordered(captains.hunter, Chart(own=AT_THE_BASE)) == ("SAIL TO Takal",)


def test_a_keeper_keeps_to_the_base_and_fights_if_attacked() -> None:
    assert ordered(captains.keeper, Chart(own=AT_THE_BASE)) == ()
    assert ordered(captains.keeper, Chart(own=AT_THE_BASE, questions=ATTACKED)) == ("FIGHT",)


def test_a_raider_fights_players_and_flees_from_strangers() -> None:
    assert ordered(captains.raider, Chart(own=AT_SEA, questions=ATTACKED)) == ("FIGHT",)
    assert ordered(captains.raider, Chart(own=AT_SEA, questions=FACE_TO_FACE)) == ("FLEE",)


def test_a_raider_elsewhere_makes_for_the_base_and_damaged_for_home() -> None:
    assert ordered(captains.raider, Chart(own=AT_TAKAL)) == ("SAIL TO the Near Azores",)
    assert ordered(captains.raider, Chart(own={**AT_THE_BASE, "Hull": "damaged"})) == ("SAIL TO Atlantis",)


def test_the_base_is_stormed_one_round_at_a_time_until_it_is_hurt() -> None:
    assert ordered(captains.stormer, Chart(own=AT_THE_BASE)) == ("LAND 45 AT the Near Azores  # wave 1",)
    assert ordered(captains.raider, Chart(own=AT_THE_BASE)) == ()
    assert ordered(captains.raider, Chart(own=AT_THE_BASE, clock=16)) == ("LAND 45 AT the Near Azores  # wave 1",)
    ashore = {**AT_THE_BASE, "Where": "ashore at the Near Azores"}
    assert ordered(captains.stormer, Chart(own=ashore, landings=1)) == ("WITHDRAW  # wave 2",)


def test_one_who_landed_is_ashore_until_he_is_back_aboard() -> None:
    landed = read(Chart(own=AT_THE_BASE), "No. 7\n\nYou landed two Marines from your Bounty at the Near Azores.\n")
    assert (landed.ashore, landed.landings) == (True, 1)
    slipped = "No. 7\n\nYou slipped away from the lost battle, and came back aboard your Bounty.\n"
    withdrawn = "No. 7\n\nYou went back aboard your Bounty with 45 Marines.\n"
    assert not read(landed, slipped).ashore
    assert not read(landed, withdrawn).ashore


def test_small_parties_land_until_somebody_is_captured() -> None:
    hurt = Chart(own=AT_THE_BASE, heard=frozenset({Tale.BRUISED}))
    assert ordered(captains.stormer, hurt) == ("LAND 2 AT the Near Azores  # wave 1",)
    assert ordered(captains.stormer, replace(hurt, landings=1)) == ("LAND 2 AT the Near Azores  # wave 2",)
    assert ordered(captains.stormer, replace(hurt, captives=frozenset({"Dawn"}))) == ()
    nobody = {**AT_THE_BASE, "Aboard": "one Marine"}
    assert ordered(captains.stormer, replace(hurt, own=nobody)) == ("SAIL TO Atlantis",)


def test_a_raider_without_troops_takes_on_more_and_goes_back() -> None:
    home = {**AT_TAKAL, "At": "in the harbour of Atlantis", "Aboard": "no Marines"}
    assert ordered(captains.raider, Chart(own=home)) == ("LOAD 50 marines", "SAIL TO the Near Azores")
    over = frozenset({Tale.BRUISED, Tale.ESCAPE_ROLLED})
    assert ordered(captains.raider, Chart(own=home, heard=over)) == ()


def test_the_rulers_decide_what_lies_before_them() -> None:
    desk = Chart(questions=(Question("Proposal 12 waits.", ("JUDGE 12 ACCEPT", "POSTPONE 12")),))
    reject, modify, postpone, accept = (
        captains_offices.emperor(desk, ScriptedDice((face, 1)))[0] for face in (1, 2, 3, 4)
    )
    assert reject.startswith("JUDGE 12 REJECT BECAUSE ")
    assert modify.startswith("JUDGE 12 MODIFY")
    assert modify.endswith("\nEND")
    assert postpone == "POSTPONE 12"
    assert accept.startswith("JUDGE 12 ACCEPT")
    assert captains_offices.king(desk, ScriptedDice((4, 1)))[0].startswith("JUDGE 12 ACCEPT")


def test_the_emperor_issues_one_edict() -> None:
    assert captains_offices.emperor(Chart(clock=5), dice())[0].startswith("EDICT\n")
    assert captains_offices.emperor(Chart(clock=5, heard=frozenset({Tale.EDICT})), dice()) == ()


def test_the_historian_amends_once_and_approves() -> None:
    desk = Chart(questions=(Question("H5 waits for your review.", ("APPROVE H5", "HOLD H5")),))
    assert captains_offices.historian(desk, dice())[0].startswith("AMEND H5 DEFENDER +1 BECAUSE ")
    assert captains_offices.historian(replace(desk, heard=frozenset({Tale.AMENDED})), dice()) == ("APPROVE H5",)


def test_the_scribe_asks_how_things_stand() -> None:
    assert captains_offices.scribe(Chart(), dice()) == ("STATUS",)


def test_laws_are_read_again_when_the_book_is_through() -> None:
    assert submission(0, 0, pirate=False).startswith("PROPOSE Longer guns\n")
    assert submission(0, 16, pirate=False).startswith("PROPOSE Longer guns, once more (2)\n")
    assert submission(8, 0, pirate=True).startswith("PLEAD ")
