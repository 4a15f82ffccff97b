"""What follows from a finding, whole: its kind, the rule it is under, whom it concerns, its figures, what it cites."""

from dataclasses import replace

import pytest

from campaign.rules.battles.fg8.system import SYSTEM
from campaign.rules.dice import DiceShortError, ScriptedDice
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Statute
from campaign.rules.scenario import (
    Consequence,
    Escape,
    Faction,
    Finding,
    Force,
    Notorious,
    Salvage,
    Scenario,
    Side,
)

_HADDOCK = Side(name="Haddock", troops=10)
_TIVOL = Side(name="Tivol", faction=Faction.PIRATE, troops=10)
_GALLEON = Side(player=False, kind=Force.MARINES, troops=15)
_PIRATE_SHIP = Side(player=False, kind=Force.BUCCANEERS, faction=Faction.PIRATE, troops=15)


def _find(law: LawInForce, scenario: Scenario, *dice: int) -> Finding:
    thrown = ScriptedDice(dice)
    finding = SYSTEM.kinds[scenario.kind].resolve(scenario, law, thrown)
    assert not thrown.left_over
    return finding


def test_fg8_b2_2_who_meets_may_declare_an_attack(law: LawInForce) -> None:
    met = _find(law, Scenario(kind="crossing", attacker=_HADDOCK, defender=_TIVOL), 2)
    assert met.consequences == (Consequence(type="met", rule="5.2", cites=("FG8-B2.2",)),)
    assert _find(law, Scenario(kind="crossing", attacker=_HADDOCK, defender=_TIVOL), 3).consequences == ()


@pytest.mark.parametrize(
    ("kind", "rule", "cite"), [("encounter", "5.20", "FG8-B20.1"), ("patrol", "5.21", "FG8-B21.1")]
)
def test_fg8_b20_1_a_citizen_meets_pirates_and_a_pirate_a_galleon(
    law: LawInForce, kind: str, rule: str, cite: str
) -> None:
    by_citizen, by_pirate = (_find(law, Scenario(kind=kind, attacker=side), 1) for side in (_HADDOCK, _TIVOL))
    for finding, ship in ((by_citizen, "pirate ship"), (by_pirate, "galleon")):
        (met,) = finding.consequences
        assert (met.rule, met.who) == (rule, "attacker")
        assert cite in met.cites
        assert ship in str({**met.facts, "type": met.type}).replace("_", " ").casefold()
    assert _find(law, Scenario(kind=kind, attacker=_HADDOCK), 6).consequences == ()


@pytest.mark.parametrize(("burnt", "face", "kind"), [(False, 4, "recovered"), (False, 5, "lost_for_ever"),
                                                     (True, 2, "recovered"), (True, 3, "lost_for_ever")])  # fmt: skip
def test_fg8_b25_1_what_the_sea_gives_back(law: LawInForce, *, burnt: bool, face: int, kind: str) -> None:
    scenario = Scenario(kind="salvage", attacker=_HADDOCK, defender=_TIVOL, salvage=Salvage(greek_fire_used=burnt))
    finding = _find(law, scenario, face)
    assert finding.consequences == (Consequence(type=kind, rule="5.25", who="attacker", cites=("FG8-B25.1",)),)


def test_fg8_b25_1_the_victor_may_be_the_defender(law: LawInForce) -> None:
    scenario = Scenario(kind="engagement", attacker=_HADDOCK, defender=replace(_TIVOL, strength=9))
    finding = _find(law, scenario, 1, 6, 4)
    fate = next(each for each in finding.consequences if each.rule == "5.25")
    assert fate == Consequence(type="recovered", rule="5.25", who="defender", cites=("FG8-B25.1",))
    assert finding.rolls[-1].who == "defender"


def test_fg8_b16_2_who_escapes_is_the_captive(law: LawInForce) -> None:
    scenario = Scenario(kind="escape", attacker=_HADDOCK, escape=Escape(proposals=20))
    finding = _find(law, scenario, 5, 1)
    assert finding.consequences == (Consequence(type="escaped", rule="5.16", who="attacker", cites=("FG8-B16.2",)),)


def test_fg8_b19_1_a_notorious_pirate_is_drawn_from_those_at_large(law: LawInForce) -> None:
    scenario = Scenario(kind="notorious", attacker=_HADDOCK, notorious=Notorious(at_large=("Hook", "Gump")))
    finding = _find(law, scenario, 3, 2)
    (led,) = finding.consequences
    assert (led.rule, dict(led.facts), led.cites) == ("5.19", {"captain": "Gump"}, ("FG8-B19.1", "FG8-B19.2"))
    chosen = finding.rolls[1]
    assert (chosen.rule, chosen.purpose, chosen.sides, chosen.cites) == ("5.19", "captain", 2, ("FG8-B19.1",))
    with pytest.raises(DiceShortError):
        _find(law, scenario, 3)


def test_fg8_b3_2_damage_means_repairs_of_so_many_proposals(law: LawInForce) -> None:
    finding = _find(law, Scenario(kind="naval", attacker=_HADDOCK, defender=_TIVOL), 4, 4)
    damages = [each for each in finding.consequences if each.type == "damaged"]
    assert [each.who for each in damages] == ["attacker", "defender"]
    assert {each.rule for each in damages} == {"5.3"}
    assert all(each.facts == {"repair_proposals": 10} for each in damages)
    assert all("FG8-B3.2" in each.cites for each in damages)


def test_fg8_b18_1_a_ton_of_treasure_for_the_defeat_of_a_galleon(law: LawInForce) -> None:
    finding = _find(law, Scenario(kind="engagement", attacker=_TIVOL, defender=_GALLEON), 6, 1)
    booty = next(each for each in finding.consequences if each.type == "booty")
    assert booty == Consequence(
        type="booty", rule="5.18", who="attacker", facts={"treasure": 1}, cites=("FG8-B18.1",)
    )  # fmt: skip


def test_fg8_b18_2_seven_hundred_po8_for_a_pirate_ship(law: LawInForce) -> None:
    finding = _find(
        law, Scenario(kind="engagement", attacker=_PIRATE_SHIP, defender=replace(_HADDOCK, strength=6)), 1, 6
    )
    bounty = next(each for each in finding.consequences if each.type == "bounty")
    assert bounty == Consequence(
        type="bounty", rule="5.18", who="defender", facts={"po8": 700}, cites=("FG8-B18.2",)
    )  # fmt: skip


def _when(law: LawInForce, address: str, condition: str) -> LawInForce:
    clauses = {**law.statute.clauses, address: replace(law.statute.clauses[address], when=condition)}
    return LawInForce(law.catalogue, Statute(law.statute.terms, clauses, law.statute.rules))


def test_a_chance_reads_the_facts_of_the_side_that_it_concerns(law: LawInForce) -> None:
    # A law by which only Pirates' seamen mutiny throws no die for the Citizen; the Pirate alone has a raft.
    among_pirates = _when(law, "5.15.mutiny", "own.player and own.pirate")
    tied = Scenario(kind="engagement", attacker=_HADDOCK, defender=replace(_TIVOL, life_raft=True))
    finding = _find(among_pirates, tied, 4, 4, 1)
    assert finding.details["mutiny"] == {"attacker": "none", "defender": "adrift"}
    # And one by which only Pirates are captured throws for a defender who is one, and for no Citizen.
    pirates_only = _when(law, "5.16.capture", "own.pirate")
    closed = Scenario(
        kind="engagement",
        attacker=replace(_HADDOCK, closes=True),
        defender=replace(_TIVOL, closes=True, troops=0),
    )
    assert _find(pirates_only, closed, 3).details["captured"] == "yes"
    assert _find(_when(law, "5.16.capture", "not own.pirate"), closed).details["captured"] == "no"
