from pathlib import Path

import pytest

from campaign.adapters.documents.foundings import read_founding
from campaign.adapters.documents.pages import DocumentError
from campaign.adapters.documents.rulebook import read_rules
from campaign.rules.catalogue import CATALOGUE
from campaign.rules.citation import RuleNumber
from campaign.rules.founding import found
from campaign.rules.law import Mark
from campaign.rules.parts import OfficeName
from campaign.rules.scenario import Faction, Point, Wind

EXAMPLE = Path(__file__).parents[3] / "deploy" / "founding-example.yaml"


def written(folder: Path, text: str) -> Path:
    file = folder / "founding.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_example_founds_a_campaign() -> None:
    world = found("atlantis", read_founding("fg8", EXAMPLE), CATALOGUE)
    assert [player.name for player in world.players.values()] == ["Haddock", "dpn", "Tivol", "Dawn"]
    assert [ship.name for ship in world.ships.values()] == ["Bounty", "Thunderer", "Grease Lightnin'", "Prize of Sakal"]
    assert world.players[4].aboard == 1
    assert world.wind == Wind(Point.NW, 2)
    assert "Spice Island" in {land.name for land in world.lands.values()}


def test_a_file_has_its_own_way_with_terms_and_offices(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        """
        title: Ours
        law: {5.23.cap: 40, npc_troop_bonus: false}
        players: [{name: Tivol, address: tivol@example.org, faction: pirate}]
        offices:
          - {name: TPK, player: Tivol, title: Captain of Captains}
          - {name: TIE, holder: Glamis}
        """,
    )
    founding = read_founding("fg8", file)
    assert founding.title == "Ours"
    assert founding.terms == {"5.23.cap": 40, "5.7.npc_troop_bonus": False}
    assert founding.players[0].faction is Faction.PIRATE
    offices = {office.name: office for office in founding.offices}
    king, emperor = offices[OfficeName.KING], offices[OfficeName.EMPEROR]
    assert (king.title, king.holder, king.player, king.place) == ("Captain of Captains", "", "Tivol", "The Near Azores")
    assert (emperor.holder, emperor.address, emperor.place) == ("Glamis", "tie@example.org", "Atlantis")


def test_without_a_file_the_law_founds_alone() -> None:
    founding = read_founding("fg8")
    assert not founding.players
    assert not founding.ships
    assert len(founding.lands) == 9
    assert founding.clauses


@pytest.mark.parametrize(
    ("text", "message", "line"),
    [
        ("playrs: []", "the founding has no key 'playrs': did you mean players?", 1),
        ("players: {name: Haddock}", "the list of players takes a list, each line of it with a dash, not a mapping", 1),
        ("players:\n  - {name: Haddock}", "a player lacks the key address: add it", 2),
        ("players:\n  - {name: A, address: a, rnak: 3}", "a player has no key 'rnak': did you mean rank?", 2),
        (
            "players:\n  - name: A\n    address: a\n    rank: 9",
            "rank takes a whole number from 0 to 8: 9 is out of its range",
            4,
        ),
        (
            "players:\n  - name: A\n    address: a\n    ship: {fleet: grene}",
            "fleet takes one of orange, purple, green, none, not grene: did you mean green?",
            4,
        ),
        ("law:\n  5.23.capp: 40", "the law has no term '5.23.capp': did you mean 5.23.cap?", 2),
        ("law:\n  5.23.cap: many", "5.23.cap takes a whole number from 0 to 10000, not many", 2),
        (
            "offices:\n  - {name: HOB}",
            "name takes one of TIE, TPK, THS, HoB, MoT, IC, not HOB: did you mean HoB?",
            2,
        ),
        (
            "wind: {direction: NW, strength: -1}",
            "strength takes a whole number from 0 to 100: -1 is out of its range",
            1,
        ),
    ],
)
def test_a_fault_is_told_with_its_line(tmp_path: Path, text: str, message: str, line: int) -> None:
    with pytest.raises(DocumentError) as raised:
        read_founding("fg8", written(tmp_path, text))
    assert (raised.value.message, raised.value.line) == (message, line)


def test_a_law_that_is_not_there_is_named() -> None:
    with pytest.raises(DocumentError, match=r"fg9: there is no such law to found a campaign on: did you mean fg8\?"):
        read_founding("fg9")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match="the file cannot be read"):
        read_founding("fg8", tmp_path / "none.yaml")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "founding.yaml"
    file.write_bytes(b"title: \xff")
    with pytest.raises(DocumentError, match="byte 8 is no UTF-8: save the file as UTF-8"):
        read_founding("fg8", file)


LOST = 'lost: {title: Lost, text: Lost., numbers: ["1.2"]}\n'


def test_rules_are_read_in_order_of_number() -> None:
    text = LOST + (
        'rules:\n  - {number: "1.10", title: Ten, mark: recovered, text: A pirate.}\n'
        '  - {number: "1.9", title: Nine, mark: section 5, eliminated: true}\n'
    )
    lost, nine, ten = read_rules(text, "rules")
    assert (lost.number, lost.mark, lost.text) == (RuleNumber(1, 2), Mark.DEFAULT, "Lost.")
    assert (nine.eliminated, nine.mentions_pirates) == (True, False)
    assert (ten.number, ten.mark, ten.mentions_pirates) == (RuleNumber(1, 10), Mark.RECOVERED, True)


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        ("{number: 1.10, title: Ten, mark: ours, text: T}", 'number takes a text: put it in quotes, "1.10"'),
        ('{number: "x", title: Ten, mark: ours, text: T}', "'x' is no rule number: expected a section and a number"),
        ('{number: "1.3", title: Ten, mark: ours}', "rule 1.3 has no text"),
        (
            '{number: "1.3", title: Ten, mark: ours, text: T, eliminated: true}',
            "rule 1.3 has a text though it is eliminated",
        ),
        ('{number: "1.3", title: Ten, mark: hours, text: T}', "mark takes one of section 5, recovered, inferred,"),
        ('{number: "1.2", title: Ten, mark: ours, text: T}', "rule 1.2 stands here twice: keep one of them"),
    ],
)
def test_a_fault_of_a_rule_is_told(rule: str, message: str) -> None:
    with pytest.raises(DocumentError) as raised:
        read_rules(f"{LOST}rules:\n  - {rule}\n", "rules")
    assert raised.value.message.startswith(message)
