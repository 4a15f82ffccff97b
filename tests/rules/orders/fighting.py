"""A fight at sea whose dice are thrown and that waits on the Historian's desk."""

from campaign.rules import desk
from campaign.rules.law import Clause, SetClause
from campaign.rules.scene import Scene
from tests.builders import HADDOCK, TIVOL, obeyed, playing, scene, two_captains

# The attacker is the Bounty.
FIRST, SECOND = 5, 3

RULING = SetClause(Clause(address="5.1.ruling", hook="naval.roll", because="the ruling", give="own.ruling"))


def fight_on_the_desk() -> Scene:
    """Bounty, throwing five, has attacked Grease Lightnin', throwing three; the matter is H1."""
    on = scene(two_captains(law=(RULING,)), FIRST, SECOND, FIRST, SECOND)
    obeyed("ATTACK Grease Lightnin'", playing(HADDOCK), on)
    obeyed("FIGHT", playing(TIVOL), on)
    ripe = desk.ripe(on.world)
    assert ripe is not None
    on.play(desk.draft(on, ripe.id))
    on.happened.clear()
    return on
