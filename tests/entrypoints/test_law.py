"""`law`: the rulebook, its history, what changed, the hooks."""

from syrupy.assertion import SnapshotAssertion

from tests.shell import Shell


def test_a_rule_is_shown_with_its_numbers_and_clauses(founded: Shell, snapshot: SnapshotAssertion) -> None:
    assert founded.done("law", "show", "5.7").out == snapshot


def test_json_of_a_rule(founded: Shell) -> None:
    said = founded.done("law", "show", "5.7", "--json").json
    assert list(said) == [
        "campaign", "clock", "rule", "title", "text", "origin", "eliminated", "mentions_pirates", "terms", "clauses",
    ]  # fmt: skip
    assert said["rule"] == "5.7"
    assert {each["address"]: each["value"] for each in said["terms"]}["5.7.casualty_dice"] == "2"
    assert said["clauses"][1] == {
        "address": "5.7.troops",
        "hook": "land.roll",
        "gives": "+own.troops / 5",
        "when": "own.player",
        "because": "one for each full five Marines or Buccaneers",
        "origin": "section 5",
    }


def test_the_whole_law_is_shown_section_by_section(founded: Shell) -> None:
    said = founded.done("law", "show").out
    assert said.startswith("Section 1: Government\n\nRule 1.1: ")
    assert "Section 5: Battle\n" in said
    sections = founded.done("law", "show", "--json").json["sections"]
    assert [each["number"] for each in sections] == [1, 2, 3, 4, 5, 6, 7]
    assert any(rule["rule"] == "5.25" for rule in sections[4]["rules"])


def test_an_eliminated_rule_keeps_its_number(founded: Shell) -> None:
    assert "  It is eliminated; its number stays reserved.\n" in founded.done("law", "show", "5.12").out


def test_the_law_of_an_earlier_moment_and_its_history(proposed: Shell) -> None:
    proposed.writes("haddock@example.org", "PROPOSE A trifle\nLet it be.\nEND")
    proposed.done("judge", "1", "accept", "--as", "5.26")
    proposed.done("judge", "2", "reject")
    assert "Longer guns" in proposed.done("law", "show", "5.26").out
    assert proposed("law", "show", "5.26", "--at", "1").refusal == (
        "campaign: there is no rule 5.26: did you mean 5.25, Salvage, banks and buried treasure?"
    )
    assert proposed.done("law", "history", "5.26").out == (
        "Rule 5.26: Longer guns\n  at 2, by proposal 1 of Ann: the words of rule 5.26\n"
    )
    assert proposed.done("law", "history", "5.26", "--json").json == {
        "campaign": "atlantis",
        "rule": "5.26",
        "title": "Longer guns",
        "history": [
            {
                "cause": "proposal",
                "number": 1,
                "author": "Ann",
                "clock": {"published": 2, "judged": 1},
                "changes": ["the words of rule 5.26"],
            }
        ],
    }


def test_what_changed_between_two_clock_values(proposed: Shell) -> None:
    proposed.writes("haddock@example.org", "PROPOSE A trifle\nLet it be.\nEND")
    proposed.done("judge", "1", "accept", "--as", "5.26")
    new = "Longer guns. Every Cannon is to be a foot longer."
    assert proposed.done("law", "diff", "1", "2").out == f"rule 5.26 is new: {new}\n"
    assert proposed.done("law", "diff", "2", "1").out == f"rule 5.26 is law no more: {new}\n"
    assert proposed.done("law", "diff", "0", "1").out == "The law is the same at 0 and at 1.\n"
    assert proposed.done("law", "diff", "0", "2", "--json").json == {
        "campaign": "atlantis",
        "from": 0,
        "to": 2,
        "changes": [{"what": "rule", "address": "5.26", "from": None, "to": new}],
    }


def test_a_clock_value_lies_in_the_past(founded: Shell) -> None:
    for wrong in ("1", "x", "-1", "²"):
        said = founded("law", "diff", "0", "--", wrong)
        assert said.refusal == f"campaign: a clock value of atlantis is a whole number from 0 to 0, not {wrong!r}"


def test_a_rule_that_is_not_there(founded: Shell) -> None:
    assert founded("law", "show", "battle on land").refusal == (
        "campaign: there is no rule battle on land: did you mean 5.7, Battle on land?"
    )
    assert founded("law", "history", "99.1").refusal == (
        "campaign: there is no rule 99.1: `campaign law show` prints them all"
    )


def test_hooks_need_no_campaign(shell: Shell) -> None:
    said = shell.done("law", "hooks").out
    assert said.startswith("capture.chance (rule 5.16)\n")
    assert "  own.pirate: yes or no; whether the side that rolls fights for the pirates" in said
    hooks = {each["name"]: each for each in shell.done("law", "hooks", "--json").json["hooks"]}
    closing = hooks["closing.roll"]
    assert {key: closing[key] for key in ("rule", "gives", "die", "combine")} == {
        "rule": "5.4", "gives": "a whole number", "die": None, "combine": "sum",
    }  # fmt: skip
    assert hooks["capture.chance"]["gives"] == "yes or no"
    assert closing["names"]["own.prostheses"]["words"] == ["peg_leg", "hook", "eyepatch"]
    assert closing["names"]["own.pirate"]["type"] == "yes or no"
