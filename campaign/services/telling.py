"""Telling those concerned: notices, reports and desk mails, put into the outbox."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cache

from campaign.rules.dice import commitment
from campaign.rules.events.government import Published, Submitted
from campaign.rules.government import INTERVAL, due_for_publication, judge_of
from campaign.rules.parts import Office, OfficeName, Player, PlayerId, Standing
from campaign.rules.questions import questions_for
from campaign.rules.report import PUBLIC, Item, Reader, news
from campaign.rules.terms.government import PUBLICATION, PUBLICATION_HOURS
from campaign.rules.world import World
from campaign.services.acting import Acted
from campaign.services.archive import Post, UnitOfWork
from campaign.services.house import House, law_at
from campaign.services.pages import Masthead, OfficePage, ReportPage
from campaign.services.ports import Outgoing

_POINTS = {
    "N": "north", "NE": "north-east", "E": "east", "SE": "south-east",
    "S": "south", "SW": "south-west", "W": "west", "NW": "north-west",
}  # fmt: skip
_REVEALED_AT_ONCE = 3


def masthead(house: House, unit: UnitOfWork, world: World) -> Masthead:
    """What stands at the head of every mail of a campaign."""
    value = world.clock.published
    return Masthead(
        campaign=world.slug,
        title=world.title,
        clock=world.clock,
        wind=f"{_POINTS[world.wind.direction]} {world.wind.strength}",
        commitment=commitment(house.secrets.clock_secret(world.slug, value)),
        revealed=tuple(
            (past, house.secrets.clock_secret(world.slug, past).hex())
            for past in range(max(0, value - _REVEALED_AT_ONCE), value)
            if revealed(world, past)
        ),
        next_expected=next_expected(unit, world),
    )


def revealed(world: World, value: int) -> bool:
    """Whether the secret of a clock value may be known: it has ended, and all thrown under it is released."""
    return value < world.clock.published and not any(
        matter.pending and matter.thrown is not None and matter.thrown.published == value
        for matter in world.matters.values()
    )


def next_publication(unit: UnitOfWork, world: World) -> float | None:
    """When the next submission goes up (seconds, UTC) under a law that publishes at intervals; else None (FG8-1.4)."""
    law = law_at(world)
    if law[PUBLICATION] != INTERVAL:
        return None
    return unit.campaigns.ticked(world.slug) + 3600 * law[PUBLICATION_HOURS]


def next_expected(unit: UnitOfWork, world: World) -> str:
    """When the next proposal is expected, in words; empty where nobody can know."""
    at = next_publication(unit, world)
    return "" if at is None else f"{datetime.fromtimestamp(at, UTC):%A %d %B %Y, %H:%M} UTC, if one is waiting"


def tell(house: House, unit: UnitOfWork, acted: Acted, *, author: PlayerId | None = None) -> None:
    """Sends a notice to each player whom an input concerns, its author apart, and to the offices with work."""
    head = cache(lambda: masthead(house, unit, acted.after))
    for player in players_of(acted.after):
        if player.id != author:
            own = [item for item in news(acted.events, acted.after, Reader(player=player.id)) if item.concerns]
            if own:
                report(house, unit, acted, player, head=head, own=own)
    tell_offices(house, unit, acted, head=head)


def gazette(house: House, unit: UnitOfWork, acted: Acted) -> None:
    """Sends each player the report of a tick: his own news, and all that became public since the last one."""
    entries = unit.campaigns.chronicle(
        acted.after.slug, after=unit.campaigns.gazetted(acted.after.slug), public_only=True
    )
    events = [entry.event for entry in entries]
    head = cache(lambda: masthead(house, unit, acted.after))
    for player in players_of(acted.after):
        reader = Reader(player=player.id)
        own = [item for item in news(acted.events, acted.after, reader) if item.concerns]
        told = [item.event for item in own]
        public = [item for item in news(events, acted.after, reader) if item.event not in told]
        report(house, unit, acted, player, head=head, own=own, public=public)
    tell_offices(house, unit, acted, head=head, public=tuple(news(events, acted.after, PUBLIC)))
    if entries:
        unit.campaigns.gazette(acted.after.slug, entries[-1].number)


def players_of(world: World) -> list[Player]:
    """Those who still play and can be written to, by id."""
    return [
        player for _, player in sorted(world.players.items()) if player.standing is Standing.PLAYING and player.address
    ]


def report(
    house: House,
    unit: UnitOfWork,
    acted: Acted,
    player: Player,
    *,
    head: Callable[[], Masthead],
    own: Sequence[Item],
    public: Sequence[Item] = (),
) -> None:
    """Puts one player's report into the outbox, below the masthead that all mails of one input share."""
    world = acted.after
    page = ReportPage(
        masthead=head(),
        player=player,
        own=tuple(own),
        gazette=tuple(public),
        questions=questions_for(world, law_at(world), player.id),
        world=world,
    )
    subject = f"{world.title}: {_headline(own, public, world)}"
    _post(house, unit, acted, "report", f"p{player.id}", to=player.address, subject=subject, page=page, player=player)


def _headline(own: Sequence[Item], public: Sequence[Item], world: World) -> str:
    if public:
        return f"No. {world.clock.published}"
    return f"news for you after No. {world.clock.published}" if own else f"No. {world.clock.published}"


def tell_offices(
    house: House,
    unit: UnitOfWork,
    acted: Acted,
    *,
    head: Callable[[], Masthead],
    public: tuple[Item, ...] = (),
) -> None:
    """Puts a mail into the outbox for each holder of offices who has something to do or, at a tick, to read."""
    holders: dict[str, list[Office]] = {}
    for _, office in sorted(acted.after.offices.items()):
        if office.address:
            holders.setdefault(office.address, []).append(office)
    for address, offices in holders.items():
        names = tuple(office.name for office in offices)
        own = [
            item
            for item in news(acted.events, acted.after, Reader(offices=names))
            if (item.concerns or _to_judge(item, acted.after, names)) and not _goes_up_at_once(item, acted.after)
        ]
        told = [item.event for item in own]
        desk = questions_for(acted.after, law_at(acted.after), None, names)
        if own or (public and desk):
            page = OfficePage(
                masthead=head(),
                holder=offices[0].holder,
                offices=names,
                news=tuple(own),
                gazette=tuple(item for item in public if item.event not in told),
                questions=desk,
                world=acted.after,
            )
            subject = f"{acted.after.title}: {' and '.join(names)}, No. {acted.after.clock.published}"
            _post(house, unit, acted, "office", "o" + "-".join(names), to=address, subject=subject, page=page)


def _goes_up_at_once(item: Item, world: World) -> bool:
    # The Scribe need not hear of what the law publishes by itself.
    return isinstance(item.event, Submitted) and due_for_publication(world, law_at(world)) is not None


def _to_judge(item: Item, world: World, names: tuple[OfficeName, ...]) -> bool:
    return isinstance(item.event, Published) and judge_of(world, world.submissions[item.event.submission]) in names


def _post(
    house: House,
    unit: UnitOfWork,
    acted: Acted,
    template: str,
    reader: str,
    *,
    to: str,
    subject: str,
    page: object,
    player: Player | None = None,
) -> None:
    world = acted.after
    thread = f"<thread.{world.slug}.{reader}@{house.address.domain}>"
    outgoing = Outgoing(
        to=to,
        sender=f"{world.title} <{house.address.of(world.slug)}>",
        reply_to=reply_address(house, world, player),
        subject=subject,
        message_id=f"<{world.slug}.{world.taken}.{template}.{reader}@{house.address.domain}>",
        template=template,
        page=page,
        date=acted.taken.at,
        in_reply_to=thread,
        references=(thread,),
    )
    put(house, unit, outgoing, campaign=world.slug, kind=template, at=acted.taken.at)


def put(house: House, unit: UnitOfWork, outgoing: Outgoing, *, campaign: str, kind: str, at: float) -> None:
    """Composes a mail and puts it into the outbox."""
    unit.outbox.put(
        Post(
            campaign=campaign,
            to=outgoing.to,
            envelope_from=str(house.address),
            message_id=outgoing.message_id,
            kind=kind,
            raw=house.stationer.compose(outgoing),
            at=at,
        )
    )


def reply_address(house: House, world: World, player: Player | None) -> str:
    """Where a reply goes: the campaign's address, with the player's token."""
    token = house.secrets.token(world.slug, player.id, player.token) if player is not None else ""
    return house.address.of(world.slug, token)
