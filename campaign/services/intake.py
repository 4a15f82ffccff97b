"""A letter comes in: its orders are carried out or refused, and it gets one answer."""

import traceback
from collections.abc import Sequence

from campaign.rules.order import Actor, Deed, Ordered, Reading, Remark, Unlawful, Unreadable
from campaign.rules.parts import Standing
from campaign.rules.questions import questions_for
from campaign.rules.reading import read_orders
from campaign.rules.report import Reader, news
from campaign.rules.scene import Scene
from campaign.rules.tick import settle
from campaign.services.acting import Acted, act
from campaign.services.archive import Arrival, NoSuchCampaignError, Source, StoredLetter, Taken, UnitOfWork
from campaign.services.house import House, law_at
from campaign.services.identity import Known, addressed, campaigns_of, identify, same_address
from campaign.services.letter import Disposition, Letter
from campaign.services.pages import Answered, AnswerPage, Outcome, StrangerPage
from campaign.services.ports import Fetched, Outgoing
from campaign.services.telling import masthead, put, reply_address, tell

_JOIN = "JOIN"


def take_in(house: House, mailbox: str, uidvalidity: int, mails: Sequence[Fetched]) -> int:
    """Keeps a batch of mails, in one commit, before anything in them is understood; returns how many were new."""
    at = house.clock.now()
    arrivals = [
        Arrival(
            uid=mail.uid,
            raw=mail.raw or b"",
            digest=house.read_letter(mail.raw).digest
            if mail.raw is not None
            else f"{mailbox}/{uidvalidity}/{mail.uid}",
            at=at,
            too_large=mail.raw is None,
        )
        for mail in mails
    ]
    with house.archive.unit() as unit:
        new = unit.letters.take_in(mailbox, uidvalidity, arrivals)
        unit.commit()
    return new


def work_next(house: House) -> StoredLetter | None:
    """Works the oldest letter, in a transaction of its own; returns it, or None where none waits.

    The try is counted in a commit before. A letter that has failed too often is set aside with its traceback.
    """
    with house.archive.unit() as unit:
        stored = unit.letters.next()
        if stored is None:
            return None
        tries = unit.letters.count_try(stored.id)
        unit.commit()
    try:
        with house.archive.unit() as unit:
            work(house, unit, stored)
            unit.commit()
    except Exception as error:  # noqa: BLE001 (a transaction edge: one bad mail never stops the next)
        if tries >= house.tries:
            with house.archive.unit() as unit:
                unit.letters.set_aside(stored.id, why=repr(error)[:500], traceback=traceback.format_exc())
                unit.commit()
    return stored


def work(house: House, unit: UnitOfWork, stored: StoredLetter) -> None:
    """Does what a letter says, within the caller's transaction."""
    if stored.too_large:
        unit.letters.set_aside(stored.id, why="larger than the server reads")
        return
    letter = house.read_letter(stored.raw)
    if letter.disposition is Disposition.MALFORMED:
        unit.letters.set_aside(stored.id, why="; ".join(letter.warnings) or "not a mail that can be read")
        return
    if letter.disposition.answered and not letter.sender:
        unit.letters.set_aside(stored.id, why="it names no sender who could be answered")
        return
    slug = _answer(house, unit, stored, letter) if letter.disposition.answered else ""
    unit.letters.done(stored.id, campaign=slug, disposition=letter.disposition.value)


def _answer(house: House, unit: UnitOfWork, stored: StoredLetter, letter: Letter) -> str:
    to = addressed(house, letter)
    own = campaigns_of(unit, letter.sender)
    slugs = (to.slug,) if to.slug else own or unit.campaigns.slugs()
    if len(slugs) != 1:
        why = "Write to the address of the campaign you mean."
        _tell_stranger(house, unit, stored, letter, why, known_in=own)
        return ""
    try:
        world = unit.campaigns.load(slugs[0])
    except NoSuchCampaignError:
        _tell_stranger(house, unit, stored, letter, f"There is no campaign called {slugs[0]} here.")
        return ""
    readings = read_orders(letter.text)
    known = identify(house, world, letter, to.token)
    if known is None:
        if not any(isinstance(each, Ordered) and each.verb.name == _JOIN for each in readings):
            _tell_stranger(house, unit, stored, letter, "You do not play in this campaign yet.")
            return world.slug
        known = Known(actor=Actor(name=letter.sender_name, address=letter.sender, sent=letter.date), method="none")
    answered: list[Answered] = []
    author = known.actor

    def deed(scene: Scene) -> None:
        nonlocal author
        for reading in readings:
            answered.append(_carry_out(reading, author, scene, letter))
            author = _as_now(author, scene)

    acted = act(house, unit, world.slug, Taken(source=Source.LETTER, reference=str(stored.id), at=stored.at), deed)
    _send_answer(house, unit, letter, acted, answered=answered, actor=author)
    tell(house, unit, acted, author=author.player)
    return world.slug


def _carry_out(reading: Reading, actor: Actor, scene: Scene, letter: Letter) -> Answered:
    lines = letter.text.split("\n")
    match reading:
        case Remark(remarks):
            return Answered(
                line=remarks[0].number if remarks else 0,
                source="\n".join(line.text for line in remarks),
                outcome=Outcome.REMARK,
                said="",
            )
        case Unreadable():
            return Answered(
                line=reading.line,
                source=_line(lines, reading.line),
                outcome=Outcome.UNREADABLE,
                said=reading.message,
                caret=reading.column,
                suggestion=_unsaid(reading.suggestion, reading.message),
            )
        case Ordered():
            return _done(reading.carry_out(actor, scene), reading, scene, _line(lines, reading.line))


def _done(result: Deed | Unlawful, ordered: Ordered, scene: Scene, source: str) -> Answered:
    if isinstance(result, Unlawful):
        return Answered(
            line=ordered.line,
            source=source,
            outcome=Outcome.REFUSED,
            said=result.why,
            rule=result.rule,
            caret=result.phrase.column if result.phrase is not None else 0,
            suggestion=_unsaid(result.suggestion, result.why),
        )
    scene.play(result.events)
    scene.play(settle(scene))
    return Answered(line=ordered.line, source=source, outcome=Outcome.DONE, said=result.said, page=result.page)


def _unsaid(suggestion: str | None, said: str) -> str:
    return suggestion if suggestion is not None and suggestion not in said else ""


def _line(lines: Sequence[str], number: int) -> str:
    return lines[number - 1] if 0 < number <= len(lines) else ""


def _as_now(actor: Actor, scene: Scene) -> Actor:
    # Somebody who has just joined gives the rest of his letter's orders as a player, with the offices he had.
    if actor.player is not None:
        return actor
    player = next(
        (player for player in scene.world.players.values() if same_address(player.address, actor.address)), None
    )
    if player is None or player.standing is not Standing.PLAYING:
        return actor
    return Actor(player=player.id, offices=actor.offices, name=player.name, address=actor.address, sent=actor.sent)


def _send_answer(
    house: House,
    unit: UnitOfWork,
    letter: Letter,
    acted: Acted,
    *,
    answered: Sequence[Answered],
    actor: Actor,
) -> None:
    world = acted.after
    player = world.players.get(actor.player) if actor.player is not None else None
    reader = Reader(player=actor.player, offices=actor.offices)
    page = AnswerPage(
        masthead=masthead(house, unit, world),
        reader=actor.name or letter.sender,
        player=actor.player,
        answered=tuple(answered),
        news=tuple(news(acted.events, world, reader)),
        questions=questions_for(world, law_at(world), actor.player, actor.offices),
        world=world,
        warnings=letter.warnings,
        empty=not answered,
    )
    outgoing = Outgoing(
        to=letter.sender,
        sender=f"{world.title} <{house.address.of(world.slug)}>",
        reply_to=reply_address(house, world, player),
        subject=_re(letter.subject) or f"{world.title}: your orders",
        message_id=f"<{world.slug}.{world.taken}.answer@{house.address.domain}>",
        template="answer",
        page=page,
        date=acted.taken.at,
        in_reply_to=letter.message_id,
        references=(*letter.references, letter.message_id) if letter.message_id else (),
        answers=True,
    )
    put(house, unit, outgoing, campaign=world.slug, kind="answer", at=acted.taken.at)


def _re(subject: str) -> str:
    stripped = subject.strip()
    return stripped if not stripped or stripped.casefold().startswith("re:") else f"Re: {stripped}"


def _tell_stranger(
    house: House,
    unit: UnitOfWork,
    stored: StoredLetter,
    letter: Letter,
    why: str,
    *,
    known_in: Sequence[str] = (),
) -> None:
    """Tells a stranger how to join, at most once a day; to somebody in several campaigns, their addresses, always."""
    told = unit.strangers.answered(letter.sender)
    if told and not known_in and stored.at - told < house.stranger_pause:
        return
    unit.strangers.note(letter.sender, stored.at)
    choices = known_in or unit.campaigns.slugs()
    campaigns = tuple((house.address.of(slug), unit.campaigns.load(slug).title) for slug in choices)
    outgoing = Outgoing(
        to=letter.sender,
        sender=str(house.address),
        reply_to=str(house.address),
        subject=_re(letter.subject) or "How to join",
        message_id=f"<stranger.{stored.id}@{house.address.domain}>",
        template="stranger",
        page=StrangerPage(campaigns=campaigns, address=str(house.address), why=why),
        date=stored.at,
        in_reply_to=letter.message_id,
        references=(*letter.references, letter.message_id) if letter.message_id else (),
        answers=True,
    )
    put(house, unit, outgoing, campaign="", kind="stranger", at=stored.at)
