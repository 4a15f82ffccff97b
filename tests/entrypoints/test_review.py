"""`review`: the Historian's desk in the shell."""

from campaign.rules.matter import State
from campaign.rules.parts import Condition
from tests.shell import Shell


def test_an_empty_desk(founded: Shell) -> None:
    assert founded.done("review").out == "The Historian's desk is empty.\n"
    assert founded.done("review", "--json").json == {"campaign": "atlantis", "matters": []}


def test_the_desk_is_listed(drafted: Shell) -> None:
    assert drafted.done("review", "list").out.splitlines() == [
        "Matter  About           Rule  State    Outcome        Released at",
        "H1      A fight at sea  5.3   drafted  defender_sunk  2",
    ]
    assert drafted.done("review").out == drafted.done("review", "list").out
    assert drafted.done("review", "--json").json["matters"] == [
        {
            "id": "H1",
            "kind": "naval",
            "title": "A fight at sea",
            "rule": "5.3",
            "state": "drafted",
            "opened": 0,
            "release_at": 2,
            "version": 1,
            "result": "defender_sunk",
        }
    ]


def test_a_matter_is_shown_with_facts_odds_rolls_and_outcome(drafted: Shell) -> None:
    said = drafted.done("review", "show", "H1").out
    for line in (
        "H1: A fight at sea (rule 5.3), drafted, opened at 0",
        "It releases itself when proposal 2 is published.",
        "attacker strength  23",
        "defender_sunk  1/1     100.00 %",
        "Outcome: defender_sunk",
        "  rule 5.3: sunk (defender)",
        "Outcomes it may have: attacker_sunk, defender_sunk, both_damaged",
    ):
        assert line in said.splitlines(), said
    assert "+23 ship strength (5.3)" in said


def test_json_of_a_matter(drafted: Shell) -> None:
    said = drafted.done("review", "show", "1", "--json").json
    assert said["facts"]["attacker"] == {"name": "Dauntless", "rank": 1, "troops": 10, "strength": 23}
    assert said["facts"]["kind"] == "naval"
    assert [roll["who"] for roll in said["rolls"]] == ["attacker", "defender"]
    assert said["rolls"][0]["modifiers"] == [
        {"rule": "5.3", "why": "ship strength", "value": 23, "clause": "5.3.strength"}
    ]
    assert said["outcome"] == {"result": "defender_sunk"}
    assert said["events"] == [{"type": "sunk", "rule": "5.3", "who": "defender"}]
    assert said["odds"] == {"defender_sunk": "1/1"}
    assert said["results"] == ["attacker_sunk", "defender_sunk", "both_damaged"]
    assert said["amendments"] == []


def test_an_approved_draft_binds(drafted: Shell) -> None:
    drafted.done("review", "approve", "H1")
    assert drafted.world.ships[1].condition is Condition.SUNK
    assert drafted.done("review").out == "The Historian's desk is empty.\n"
    assert "released" in drafted.done("review", "list", "--all").out
    assert drafted("review", "approve", "H1").refusal == (
        "campaign: H1 is released already. Your desk is empty. (rule 5.1)"
    )


def test_a_ruling_changes_the_outcome_but_neither_dice_nor_the_odds_beforehand(drafted: Shell) -> None:
    before = drafted.done("review", "show", "H1", "--json").json
    drafted.done("review", "amend", "h1", "--defender", "+30", "--because", "her crew fought like #lions")
    after = drafted.done("review", "show", "H1", "--json").json
    assert [roll["dice"] for roll in after["rolls"]] == [roll["dice"] for roll in before["rolls"]]
    assert after["odds"] == before["odds"]
    assert after["outcome"] == {"result": "attacker_sunk"}
    assert after["amendments"] == [
        {"by": "The Historian", "what": "+30 for the defender", "because": "her crew fought like #lions"}
    ]
    drafted.done("review", "amend", "H1", "--attacker", "-1", "--because", "her guns were wet")
    assert (
        "Amended by The Historian: -1 for the attacker, because her guns were wet"
        in drafted.done("review", "show", "H1").out
    )


def test_another_outcome_is_one_that_the_matter_may_have(drafted: Shell) -> None:
    drafted.done("review", "amend", "H1", "--outcome", "both damaged", "--because", "the mast fell on both decks")
    assert drafted.done("review", "show", "H1", "--json").json["outcome"] == {"result": "both_damaged"}
    assert drafted("review", "amend", "H1", "--outcome", "both_sunk", "--because", "why not").refusal == (
        "campaign: The outcome of H1 may be attacker_sunk, defender_sunk, both_damaged, not both_sunk. (rule 5.1)"
    )


def test_a_held_draft_does_not_release_itself_and_may_be_judged_again(drafted: Shell) -> None:
    drafted.done("review", "hold", "H1")
    assert drafted.world.matters[1].state is State.HELD
    drafted.done("review", "redo", "H1")
    assert len(drafted.world.matters[1].amendments) == 1


def test_bad_input(drafted: Shell) -> None:
    assert drafted("review", "show", "H9").refusal == (
        "campaign: there is no matter H9: `campaign review list --all` lists them"
    )
    assert drafted("review", "hold", "nine").usage == (
        "campaign: Invalid value for 'ID': a matter's label is such as H31, not 'nine': "
        "see `campaign review hold --help`"
    )
    amend = ("review", "amend", "H1")
    assert drafted(*amend, "--attacker", "1").usage.startswith("campaign: Missing option '--because'")
    assert drafted(*amend, "--attacker", "1", "--because", " ").usage.startswith(
        "campaign: Invalid value for '--because': a reason is published with the result: give one"
    )
    for chosen in ((), ("--attacker", "1", "--defender", "1")):
        assert drafted(*amend, *chosen, "--because", "x").usage.startswith(
            "campaign: Invalid value for '--outcome': give one of --outcome, --attacker and --defender"
        )
