"""Builders of small worlds: a few words for each part, everything else as a new campaign has it."""

from collections.abc import Iterable
from typing import Any

from campaign.rules.catalogue import CATALOGUE
from campaign.rules.citation import RuleNumber
from campaign.rules.clock import Clock, Moment
from campaign.rules.current_law import law_in_force
from campaign.rules.dice import ScriptedDice
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Cause, Change, Enactment, Mark, Rule, SetRule, SetTerm, Value
from campaign.rules.matter import Matter, State
from campaign.rules.order import Actor, Deed, Ordered, Unlawful
from campaign.rules.parts import (
    Captivity,
    Deposit,
    Engagement,
    Fief,
    FiefId,
    Hoard,
    Land,
    LandBattle,
    LandId,
    Meeting,
    NotoriousPirate,
    Numbered,
    Office,
    OfficeName,
    Passage,
    Player,
    PlayerId,
    Ship,
    ShipId,
    Stock,
    Submission,
    Voyage,
)
from campaign.rules.persons import Challenge, Claim, Monument, Prisoner
from campaign.rules.reading import read_orders
from campaign.rules.scenario import Faction, Finding, Force
from campaign.rules.scene import Scene
from campaign.rules.world import Draft, Part, World

ATLANTIS, MAKAL, TAKAL, SAKAL, AZORES, DEAD = (LandId(number) for number in range(1, 7))
HADDOCK, TIVOL, DPN = (PlayerId(number) for number in range(1, 4))
BOUNTY, LIGHTNIN, DOVE = (ShipId(number) for number in range(1, 4))

_COLLECTIONS: dict[type[Any], str] = {
    Hoard: "hoards",
    Deposit: "deposits",
    Stock: "stocks",
    Player: "players",
    Ship: "ships",
    Land: "lands",
    Fief: "fiefs",
    Office: "offices",
    Submission: "submissions",
    Engagement: "engagements",
    Meeting: "meetings",
    LandBattle: "land_battles",
    Captivity: "captivities",
    NotoriousPirate: "notorious",
    Prisoner: "prisoners",
    Challenge: "challenges",
    Claim: "claims",
    Passage: "passages",
    Monument: "monuments",
    Matter: "matters",
}


def land(number: LandId, name: str, **values: Any) -> Land:
    return Land(id=number, name=name, **values)


def lands() -> tuple[Part, ...]:
    """The lands of the founding, each with one Fief."""
    return (
        land(ATLANTIS, "Atlantis", faction=Faction.CITIZEN, home_of=Faction.CITIZEN),
        land(MAKAL, "Makal", faction=Faction.CITIZEN, harbour=False, overland_from=ATLANTIS),
        land(TAKAL, "Takal", faction=Faction.CITIZEN),
        land(SAKAL, "Sakal", faction=Faction.CITIZEN),
        land(AZORES, "The Near Azores", faction=Faction.PIRATE, home_of=Faction.PIRATE),
        land(DEAD, "Isle of the Dead"),
        *(fief(place, Force.MARINES, 30) for place in (ATLANTIS, MAKAL, TAKAL, SAKAL)),
        fief(AZORES, Force.BUCCANEERS, 36),
        fief(DEAD, Force.NATIVES, None),
    )


def fief(place: LandId, force: Force, garrison: int | None) -> Fief:
    return Fief(id=FiefId(place), land=place, name=f"Fief {place}", force=force, garrison=garrison)


def player(number: PlayerId, name: str, **values: Any) -> Player:
    """A player aboard the ship of the same number, unless ashore."""
    aboard = None if values.get("ashore") else ShipId(number)
    given = {"aboard": aboard, "rank": 1, "po8": 500, "address": f"{name.lower()}@example.org", **values}
    return Player(id=number, name=name, **given)


def ship(number: ShipId, name: str, **values: Any) -> Ship:
    """A ship of the player of the same number, in Atlantis unless she is elsewhere."""
    at = None if values.get("voyage") else ATLANTIS
    return Ship(id=number, name=name, **{"owner": PlayerId(number), "at": at, "troops": 10, **values})


def voyage(origin: LandId, destination: LandId, arrives: int | None = 5) -> Voyage:
    return Voyage(origin=origin, destination=destination, departed=0, arrives=arrives)


def haddock(**values: Any) -> Player:
    return player(HADDOCK, "Haddock", **values)


def tivol(**values: Any) -> Player:
    return player(TIVOL, "Tivol", **values)


def bounty(**values: Any) -> Ship:
    return ship(BOUNTY, "Bounty", **values)


def lightnin(**values: Any) -> Ship:
    return ship(LIGHTNIN, "Grease Lightnin'", **values)


def two_captains(*parts: Part, **values: Any) -> World:
    """Haddock on the Bounty and Tivol on the Grease Lightnin', both Citizens in the harbour of Atlantis.

    Parts of the same id take the place of these.
    """
    return world(haddock(), tivol(), bounty(), lightnin(), *parts, **values)


def world(*parts: Part, clock: int = 0, law: Iterable[Change] = (), terms: dict[str, Value] | None = None) -> World:
    """A world of these parts, with the lands and a rulebook of three rules; a later part replaces an earlier."""
    draft = Draft(World(slug="test", title="A test", clock=Clock(clock, 0)))
    enacted = (*_rules(), *law, *(SetTerm(address, value) for address, value in (terms or {}).items()))
    founding = Enactment(moment=Moment(0, 0, 0), cause=Cause.FOUNDING, author="the founders", changes=enacted)
    draft.put("enactments", Numbered(id=1, enactment=founding))
    draft.count("enactments", 1)
    for part in (*lands(), *parts):
        collection: Any = _COLLECTIONS[type(part)]
        draft.put(collection, part)
        draft.count(collection, part.id)
    draft.set(ships_used=sum(isinstance(part, Ship) for part in parts))
    return draft.freeze()


def _rules() -> tuple[Change, ...]:
    return (
        SetRule(rule("5.7", "Land battle", "The enemy fights.", mentions_pirates=True)),
        SetRule(rule("5.12", "Squadrons", "", eliminated=True)),
        SetRule(rule("5.20", "Chance encounters", "Ships meet.")),
    )


def rule(number: str, title: str, text: str, **values: Any) -> Rule:
    return Rule(number=RuleNumber.parse(number), title=title, text=text, mark=Mark.SECTION_5, **values)


def law_of(a_world: World) -> LawInForce:
    return law_in_force(a_world, CATALOGUE)


def scene(a_world: World, *faces: int) -> Scene:
    """A scene in a world under its own law, the dice showing the faces given."""
    law = law_of(a_world)
    dice = ScriptedDice(faces)
    return Scene(draft=Draft(a_world), law=law, law_at=lambda _: law, dice_for=lambda *_: dice)


def drafted(number: int, kind: str = "naval", **values: Any) -> Matter:
    """A matter whose dice are thrown and that waits for the Historian."""
    finding = Finding(result="both_damaged", rolls=())
    given = {"subject": 1, "opened": 0, "state": State.DRAFTED, "release_at": 2, "finding": finding, **values}
    return Matter(id=number, kind=kind, **given)


def playing(number: PlayerId, *offices: OfficeName) -> Actor:
    return Actor(player=number, offices=offices, name=f"Player {number}", address="player@example.org")


def holding(*offices: OfficeName) -> Actor:
    """Somebody who holds offices and is no player."""
    return Actor(offices=offices, name="The holder", address="office@example.org")


def read_one(text: str) -> Ordered:
    """The one order that a text gives."""
    readings = read_orders(text)
    assert len(readings) == 1, readings
    assert isinstance(readings[0], Ordered), readings
    return readings[0]


def order(text: str, actor: Actor, on: Scene) -> Deed | Unlawful:
    """Reads an order and carries it out, its events played."""
    outcome = read_one(text).carry_out(actor, on)
    if isinstance(outcome, Deed):
        on.play(outcome.events)
    return outcome


def obeyed(text: str, actor: Actor, on: Scene) -> Deed:
    """The deed of an order that is carried out."""
    outcome = order(text, actor, on)
    assert isinstance(outcome, Deed), outcome
    return outcome


def refused(text: str, actor: Actor, on: Scene) -> Unlawful:
    """Why an order is not carried out; nothing has happened."""
    outcome = order(text, actor, on)
    assert isinstance(outcome, Unlawful), outcome
    assert not on.happened
    return outcome


def happened(on: Scene) -> list[str]:
    """The names of the events that have happened."""
    return [type(event).__name__ for event in on.happened]
