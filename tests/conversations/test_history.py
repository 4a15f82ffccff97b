"""The historical cases of 1995 as one story through the server: January to the spring under the Minimalist.

Facts and numbers are those that survive; what a text said is told in our own words.
"""

from dataclasses import replace
from functools import cache

import pytest

from campaign.rules.citation import RuleNumber
from campaign.rules.clock import Clock
from campaign.rules.current_law import law_in_force
from campaign.rules.government import next_number
from campaign.rules.parts import Genus, Stage, Submission, Verdict
from campaign.rules.world import World
from campaign.services.ports import Outgoing, Stationer
from tests.minimalist import minimalist, sends
from tests.talk import Talk, talk

TIE = "tie@campaign.test"
DAWN, TOEJAM, ANARCHY, TIVOL = (f"{name}@example.org" for name in ("dawn", "toejam", "anarchy", "tivol"))
SCRIBE = "ths@campaign.test"
# Of the proposals whose texts are lost: those rejected here, so that as many rules arise as arose then.
REJECTED = {*range(3, 36, 3), 38, 40, 44, 49, 51, 53, 55, 57, 59, 61, 63, 65, 70}
LAST = 73


class _Mute:
    """Writes no mail that anybody reads: the lost months pass the faster."""

    def __init__(self, stationer: Stationer) -> None:
        self._stationer = stationer

    def compose(self, outgoing: Outgoing) -> bytes:
        return f"To: {outgoing.to}\r\n\r\n".encode()

    def words(self, template: str, page: object) -> str:
        return self._stationer.words(template, page)


class Story:
    """The server, and what the world was after each number was decided."""

    def __init__(self) -> None:
        self.server: Talk = talk(founding=minimalist())
        self.after: dict[int, World] = {0: self.server.world}
        self.answers: dict[int, str] = {}

    def submits(self, sender: str, date: str, text: str) -> int:
        mails = sends(self.server, sender, date, text)
        number = self.server.world.clock.published
        self.answers[number] = mails[0] if mails else ""
        return number

    def judges(self, number: int, verdict: str) -> None:
        self.server.writes(TIE, f"JUDGE {number} {verdict}")
        self.after[number] = self.server.world

    def lost(self, last: int) -> None:
        """The proposals up to a number of which no text survives pass."""
        house = self.server.house
        self.server.house = replace(house, stationer=_Mute(house.stationer))
        authors = (DAWN, TOEJAM)
        while (number := self.server.world.clock.published + 1) <= last:
            self.submits(authors[number % 2], "Mon, 16 Jan 1995 12:00:00 +0000", "PROPOSE Lost\nIts text is lost.\nEND")
            self.judges(number, "REJECT" if number in REJECTED else "ACCEPT")
        self.server.sent()
        self.server.house = house


@cache
def story() -> Story:
    told = Story()
    told.submits(
        DAWN, "Wed, 11 Jan 1995 21:29:06 +0100",
        "JOIN AS Dawn SHIP Daybreak\nPROPOSE A ship for everybody\nEvery player has a ship. Whoever first finds the "
        "empire some mainland becomes The Exalted Winner.\nEND",
    )  # fmt: skip
    told.judges(1, "ACCEPT AS 9, 10")
    told.submits(
        TOEJAM, "Wed, 11 Jan 95 15:30:04 -500",
        "JOIN AS toejam SHIP Jelly\nPROPOSE What a winner needs\nNobody wins without ten proposals accepted, and twice "
        "as many accepted as rejected.\nEND",
    )  # fmt: skip
    told.judges(2, "REJECT")
    told.lost(35)
    sends(told.server, SCRIBE, "18 Jan 1995", "JOIN AS THS SHIP Inkwell")
    told.submits(
        SCRIBE, "18 Jan 1995",
        "PROPOSE The Edge of the World\nWhoever sails to the Edge of the World is lost for ever, with all he has.\nEND",
    )  # fmt: skip
    told.judges(36, "ACCEPT")
    told.submits(
        ANARCHY, "Wed, 18 Jan 1995 13:07:09 +0000",
        "JOIN AS Anarchy SHIP Chaos\nPROPOSE Land battles\nEach side throws a die, players and pirates with one more. "
        "The winner kills two dice of the other's men. They fight every two proposals.\nEND",
    )  # fmt: skip
    told.judges(
        37, "MODIFY\nEach side throws a die, players and pirates with one more. The winner kills two dice of men; on a "
        "tie each side loses one die of its own.\nEND",
    )  # fmt: skip
    told.submits(
        TOEJAM, "Wed, 18 Jan 95 09:40:46 -500",
        "PROPOSE Hurricanes\nA ship is struck one time in six in port [sic? THS], and one in ten at sea.\nEND",
    )  # fmt: skip
    told.judges(38, "REJECT")
    told.lost(70)
    told.submits(
        ANARCHY, "Mon, 23 Jan 1995 09:00:00 +0000", "PLEAD What room a prisoner takes\nDo prisoners take up room?\nEND"
    )
    told.judges(71, "MODIFY AS 52\nThe Brig holds any number of prisoners.\nEND")
    told.submits(
        TIVOL, "Mon, 23 Jan 1995 20:18:55 EST",
        "JOIN AS Tivol SHIP Grease Lightnin'\nPROPOSE Carrier pigeons\nTivol breeds carrier pigeons aboard the Grease "
        "Lightnin', and sends them to SevenLand.\nEND",
    )  # fmt: skip
    sends(told.server, TIVOL, "Mon, 23 Jan 1995", "PROPOSE The second of the day\nIts text is lost.\nEND")
    told.after[-72] = told.server.world
    told.judges(72, "ACCEPT")
    return told


def _submission(world: World, number: int) -> Submission:
    return next(each for each in world.submissions.values() if each.number == number)


def _rules(world: World) -> list[str]:
    return [str(number) for number in sorted(law_in_force(world, story().server.house.catalogue).rules)]


def _next(world: World) -> str:
    return str(next_number(world, law_in_force(world, story().server.house.catalogue)))


def _text(world: World, number: str) -> str:
    return law_in_force(world, story().server.house.catalogue).rules[RuleNumber.parse(number)].text


def test_h01_the_game_starts_with_eight_rules_and_the_next_is_9() -> None:
    world = story().after[0]
    assert _rules(world) == [str(number) for number in range(1, 9)]
    assert _next(world) == "9"
    assert world.clock == Clock(0, 0)


def test_h02_proposal_1_becomes_rules_9_and_10() -> None:
    world = story().after[1]
    assert _submission(world, 1).rules == ("9", "10")
    assert _text(world, "9") == _text(world, "10")
    assert _next(world) == "11"
    assert world.clock == Clock(1, 1)
    assert _submission(world, 1).sent == "Wed, 11 Jan 1995 21:29:06 +0100"


def test_h02_whoever_joins_and_proposes_in_one_letter_is_answered_once() -> None:
    answer = " ".join(story().answers[1].split())
    assert "Dawn joins as a Citizen" in answer
    assert "published at once" in answer


def test_h03_the_number_follows_arrival_though_the_local_hour_is_earlier() -> None:
    world = story().after[2]
    second = _submission(world, 2)
    assert world.players[second.author].name == "toejam"
    assert second.sent == "Wed, 11 Jan 95 15:30:04 -500"


def test_h03_a_rejection_moves_the_clock_and_makes_no_rule() -> None:
    world = story().after[2]
    assert _submission(world, 2).verdict is Verdict.REJECTED
    assert world.clock == Clock(2, 2)
    assert _next(world) == "11"


def test_h04_after_35_submissions_the_next_rule_is_33() -> None:
    world = story().after[35]
    assert world.clock == Clock(35, 35)
    assert _next(world) == "33"
    assert sum(_submission(world, number).verdict is Verdict.ACCEPTED for number in range(2, 36)) == 22


def test_h05_the_scribe_proposes_with_a_date_that_has_no_time() -> None:
    proposal = _submission(story().after[36], 36)
    assert proposal.rules == ("33",)
    assert proposal.sent == "18 Jan 1995"
    assert story().after[36].players[proposal.author].name == "THS"


def test_h06_an_acceptance_with_modification_makes_the_emperors_words_law() -> None:
    world = story().after[37]
    proposal = _submission(world, 37)
    assert (proposal.verdict, proposal.rules) == (Verdict.MODIFIED, ("34",))
    assert "on a tie each side loses one die" in _text(world, "34")
    assert "tie" not in proposal.text


def test_h07_a_note_in_brackets_stays_what_it_is() -> None:
    assert "[sic? THS]" in _submission(story().after[38], 38).text


@pytest.mark.parametrize(("proposal", "rule"), [(36, "33"), (37, "34"), (48, "42"), (64, "50"), (67, "52"), (72, "55")])
def test_h08_rule_numbers_follow_acceptance(proposal: int, rule: str) -> None:
    assert _submission(story().after[72], proposal).rules == (rule,)


def test_h09_a_plea_stands_in_the_same_sequence_and_amends_a_rule() -> None:
    world = story().after[71]
    plea = _submission(world, 71)
    assert (plea.genus, plea.number, plea.rules) == (Genus.PLEA, 71, ("52",))
    assert _text(world, "52") == "The Brig holds any number of prisoners."
    assert _next(world) == "55"
    assert _submission(story().after[72], 72).genus is Genus.PROPOSAL


def test_h10_a_rule_may_name_one_player_and_a_date_a_zone() -> None:
    world = story().after[72]
    assert "Tivol breeds carrier pigeons" in _text(world, "55")
    assert _submission(world, 72).sent == "Mon, 23 Jan 1995 20:18:55 EST"


def test_h11_the_second_of_one_day_is_held_until_the_first_is_judged() -> None:
    before, after = story().after[-72], story().after[72]
    held = max(before.submissions.values(), key=lambda each: each.id)
    assert (held.stage, before.clock.published) == (Stage.HELD, 72)
    assert after.submissions[held.id].number == 73
    assert after.clock.published == LAST


def test_h11_or_the_scribe_posts_both_since_the_limit_is_his_permission() -> None:
    server = talk(founding=minimalist(), law={"1.4.unjudged_postings": 2})
    for title in ("First", "Second"):
        joins = "JOIN AS Tivol SHIP Grease Lightnin'\n" if title == "First" else ""
        sends(server, TIVOL, "Mon, 23 Jan 1995", f"{joins}PROPOSE {title}\nIts text is lost.\nEND")
    assert [each.number for each in server.world.submissions.values()] == [1, 2]
