"""The Minimalist of January 1995 for tests: its founding, and law that is made as the proposals of then made it."""

from functools import cache
from itertools import count

from campaign.adapters.documents.foundings import read_founding
from campaign.rules.events.government import Enacted
from campaign.rules.founding import Founding
from campaign.rules.law import Cause, Change, Enactment
from campaign.rules.parts import Numbered
from campaign.rules.scene import Scene
from campaign.services.acting import act
from campaign.services.archive import Source, Taken
from tests.talk import Talk

_LETTERS = count(1)


@cache
def minimalist() -> Founding:
    return read_founding("minimalist")


def sends(server: Talk, sender: str, date: str, text: str) -> list[str]:
    """A letter with its Date header as it stood in 1995; returns the texts of the mails that come of it."""
    number = next(_LETTERS)
    head = (
        f"From: {sender}\nTo: game+atlantis@campaign.test\nSubject: Nomic\nMessage-ID: <h{number}@1995>\nDate: {date}\n"
    )
    return [mail.text for mail in server.mail(f"{head}\n{text}\n".replace("\n", "\r\n").encode())]


def makes_law(server: Talk, number: int, author: str, *changes: Change) -> None:
    """What a proposal that was accepted changes in the terms and clauses of the law, beside its words."""

    def deed(scene: Scene) -> None:
        enactment = Enactment(
            moment=scene.world.moment, cause=Cause.PROPOSAL, author=author, changes=changes, number=number
        )
        scene.play([Enacted(enactment=Numbered(id=scene.fresh("enactments"), enactment=enactment))])

    with server.house.archive.unit() as unit:
        taken = Taken(source=Source.ACT, reference=f"law:{number}", at=server.clock.now())
        act(server.house, unit, "atlantis", taken, deed)
        unit.commit()
