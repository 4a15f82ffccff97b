"""How many Buccaneers join the piratical base while nobody attacks it (FG8-5.23)."""

from campaign.rules.dice import Dice
from campaign.rules.in_force import LawInForce
from campaign.rules.law import Mark, Term
from campaign.rules.scenario import Consequence, Finding, Reinforce, Scenario

EVERY = Term(
    "5.23.every",
    5,
    "Reinforcements come for every {value} proposals without an attack on the base.",
    unit="proposals",
    low=1,
    high=1000,
    mark=Mark.SECTION_5,
)
CAP = Term(
    "5.23.cap",
    36,
    "They come until {value} Buccaneers defend the base.",
    unit="Buccaneers",
    high=10_000,
    mark=Mark.SECTION_5,
)
PER_PIRATE = Term(
    "5.23.per_pirate",
    1,
    "Each Pirate docked at the Near Azores brings {value} of them, and so does the King.",
    unit="Buccaneers",
    high=1000,
    mark=Mark.SECTION_5,
)

TERMS = (EVERY, CAP, PER_PIRATE)
HOOKS = ()


def resolve(scenario: Scenario, law: LawInForce, dice: Dice) -> Finding:
    """Finds the strength of the base afterwards; no dice are thrown."""
    del dice
    facts = scenario.reinforce or Reinforce(base=0)
    # FG8-B23.1, FG8-A23.a: the King counts while he is there.
    docked = facts.pirates_docked + int(facts.king_present)
    arriving = facts.quiet // law[EVERY] * docked * law[PER_PIRATE]
    # FG8-B23.1: up to the cap; a base that is stronger already keeps what it has.
    base = max(facts.base, min(facts.base + arriving, law[CAP]))
    joined = Consequence(type="reinforced", rule="5.23", facts={"joined": base - facts.base}, cites=("FG8-B23.1",))
    return Finding(result="reinforced", rolls=(), details={"base": base}, consequences=(joined,))


def base(finding: Finding) -> dict[str, int]:
    """The figure to expect of a finding."""
    strength = finding.details["base"]
    assert isinstance(strength, int)
    return {"base": strength}
