"""The offices' acts from the shell: the same orders as by mail, given by the holder of an office."""

from campaign.rules.order import Actor, Deed, Ordered, Remark, Unlawful, Unreadable
from campaign.rules.parts import OfficeName
from campaign.rules.reading import read_orders
from campaign.rules.scene import Scene
from campaign.rules.tick import settle
from campaign.services.acting import Acted, act
from campaign.services.archive import Source, Taken
from campaign.services.clockwork import catch_up
from campaign.services.house import House
from campaign.services.identity import holder_of
from campaign.services.telling import tell


class RefusedError(Exception):
    """The order was not carried out; the message says why and what to do."""


def give(house: House, slug: str, offices: tuple[OfficeName, ...], text: str) -> tuple[str, Acted]:
    """Carries out one order of an office as it would be mailed; returns what was done in words.

    Raises:
        RefusedError: it cannot be read, or is not allowed.
    """
    readings = read_orders(text)
    if len(readings) != 1 or not isinstance(readings[0], Ordered):
        raise RefusedError(_why_unread(readings[0] if readings else None))
    return give_order(house, slug, offices, readings[0])


def give_order(house: House, slug: str, offices: tuple[OfficeName, ...], ordered: Ordered) -> tuple[str, Acted]:
    """Carries out one order of an office, in one transaction; returns what was done in words.

    Raises:
        RefusedError: it is not allowed.
    """
    said: list[str] = []
    with house.archive.unit() as unit:
        world = unit.campaigns.load(slug)
        actor = Actor(offices=offices, name=holder_of(world, offices[0]))

        def deed(scene: Scene) -> None:
            result = ordered.carry_out(actor, scene)
            if isinstance(result, Unlawful):
                raise RefusedError(_why(result))
            said.append(_said(result, scene))

        reference = f"act:{slug}:{world.taken + 1}"
        acted = act(house, unit, slug, Taken(source=Source.ACT, reference=reference, at=house.clock.now()), deed)
        tell(house, unit, acted)
        unit.commit()
    catch_up(house, slug)
    return said[0], acted


def _said(deed: Deed, scene: Scene) -> str:
    scene.play(deed.events)
    scene.play(settle(scene))
    return deed.said


def _why(refusal: Unlawful) -> str:
    asked = refusal.suggestion is None or "Did you mean" in refusal.why
    nearest = "" if asked else f" Did you mean {refusal.suggestion}?"
    return f"{refusal.why} (rule {refusal.rule}){nearest}"


def _why_unread(reading: Unreadable | Remark | Ordered | None) -> str:
    if isinstance(reading, Unreadable):
        nearest = f" Did you mean {reading.suggestion}?" if reading.suggestion else ""
        return f"{reading.message}{nearest}"
    return "This is no order."
