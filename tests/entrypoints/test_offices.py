"""`publish`, `judge`, `edict`: the offices' acts from the shell."""

from pathlib import Path

import pytest

from campaign.rules.parts import Stage, Verdict
from tests.shell import Shell


def _held(shell: Shell) -> None:
    """A second proposal of the same author, which is held."""
    shell.writes("ann@example.org", "PROPOSE Shorter guns\nEvery Cannon is to be a foot shorter.\nEND")


def test_a_proposal_is_accepted_as_rules(proposed: Shell) -> None:
    said = proposed.done("judge", "1", "accept", "--as", "5.26, 5.27", "--because", "It is  wise;\nsee #12")
    assert said.out == (
        "Proposal 1 “Longer guns” is accepted as rules 5.26 and 5.27. It is law from now on.\n"
        "The clock of atlantis: 1 published, 1 judged.\n"
    )
    submission = proposed.world.submissions[1]
    assert submission.rules == ("5.26", "5.27")
    assert submission.remarks == "It is wise; see #12"
    assert "Every Cannon is to be a foot longer." in proposed.done("law", "show", "5.27").out


def test_json(proposed: Shell) -> None:
    assert proposed.done("judge", "1", "reject", "--json").json == {
        "campaign": "atlantis",
        "said": "Proposal 1 “Longer guns” is rejected.",
        "clock": {"published": 1, "judged": 1},
    }


def test_a_judgement_lets_the_next_proposal_of_its_author_go_up(proposed: Shell) -> None:
    _held(proposed)
    assert proposed.done("judge", "1", "ignore", "--json").json["clock"] == {"published": 2, "judged": 1}
    assert proposed.world.submissions[1].verdict is Verdict.IGNORED


def test_a_proposal_is_modified_by_a_file_whatever_stands_in_it(proposed: Shell) -> None:
    Path("text.txt").write_text("Every Cannon is to be\nEND\n# half a foot longer.\n", encoding="utf-8")
    proposed.done("judge", "1", "modify", "--text", "text.txt")
    submission = proposed.world.submissions[1]
    assert submission.verdict is Verdict.MODIFIED
    (number,) = submission.rules
    assert "# half a foot longer." in proposed.done("law", "show", number).out


def test_a_proposal_is_postponed(proposed: Shell) -> None:
    proposed.done("judge", "1", "postpone")
    assert proposed.world.submissions[1].stage is Stage.POSTPONED


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("0", "accept"), "Invalid value for 'N': Input should be greater than or equal to 1"),
        (("1", "modify"), "Invalid value for '--text': modify needs the new text"),
        (("1", "accept", "--text", "x"), "Invalid value for '--text': accept takes no text: use modify"),
        (("1", "reject", "--as", "5.1"), "Invalid value for '--as': reject makes no rule: leave it out"),
        (
            ("1", "accept", "--as", "x"),
            (
                "Invalid value for '--as': 'x' is no rule number: "
                "expected a section and a number such as 5.23, or an old number such as 33"
            ),
        ),
        (
            ("1", "postpone", "--because", "x"),
            "Invalid value for '--because': postpone publishes no reason: leave it out",
        ),
    ],
)
def test_a_judgement_that_makes_no_sense_is_wrong_usage(arguments: tuple[str, ...], line: str, founded: Shell) -> None:
    assert founded("judge", *arguments).usage == f"campaign: {line}: see `campaign judge --help`"


def test_a_judgement_that_may_not_be_is_refused_with_its_rule(proposed: Shell) -> None:
    assert proposed("judge", "7", "accept").refusal == (
        "campaign: No proposal 7 has been published. PROPOSALS lists them. (rule 1.4)"
    )
    proposed.done("judge", "1", "reject")
    assert proposed("judge", "1", "accept").refusal == (
        "campaign: Proposal 1 “Longer guns” is decided already: rejected. (rule 1.4)"
    )


def test_the_scribe_publishes_a_submission_that_is_held(proposed: Shell) -> None:
    _held(proposed)
    said = proposed.done("publish", "s2").out
    assert said == (
        "S2, “Shorter guns”, is published at once as the next proposal, number 2, and moves the clock.\n"
        "The clock of atlantis: 2 published, 0 judged.\n"
    )


def test_publishing_takes_a_label_of_what_waits(proposed: Shell) -> None:
    assert proposed("publish").refusal == "campaign: Nothing waits to be published. (rule 1.4)"
    _held(proposed)
    assert proposed("publish", "S9").refusal == ("campaign: S9 does not wait to be published; these do: S2. (rule 1.4)")
    assert proposed("publish", "nine").usage.startswith(
        "campaign: Invalid value for 'S7': a submission's label is such as S7, not 'nine'"
    )


def test_an_edict_acts_by_its_lines(founded: Shell) -> None:
    Path("edict.txt").write_text(
        "Hear Us.\r\nSET WIND NW 4\r\nSET RANK Ann TO Captain\r\nEND of it.\r\n", encoding="utf-8"
    )
    founded.done("edict", "edict.txt")
    world = founded.world
    assert (world.wind.direction.value, world.wind.strength) == ("NW", 4)
    assert world.players[1].rank == 6


def test_an_edict_that_cannot_be_read_shows_the_line(founded: Shell) -> None:
    Path("edict.txt").write_text("Hear Us.\nSET WIND UP\n", encoding="utf-8")
    said = founded("edict", "edict.txt")
    assert said.status == 1
    first, source, caret = said.err.splitlines()
    assert first.startswith("campaign: edict.txt, line 2: ")
    assert source == "    SET WIND UP"
    assert caret.strip() == "^"


def test_the_king_issues_edicts_of_his_own(founded: Shell) -> None:
    Path("edict.txt").write_text("SET RANK Ann TO Captain\n", encoding="utf-8")
    assert "(rule " in founded("edict", "edict.txt", "--by", "tpk").refusal


def test_a_file_that_cannot_be_read_is_told_in_a_line(founded: Shell) -> None:
    assert founded("edict", "none.txt").refusal == (
        "campaign: none.txt: the file cannot be read (No such file or directory): give the name of a text file"
    )
    Path("latin.txt").write_bytes("Höre".encode("latin-1"))
    assert founded("edict", "latin.txt").refusal == ("campaign: latin.txt: byte 2 is no UTF-8: save the file as UTF-8")
