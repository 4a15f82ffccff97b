"""Who wrote a letter, and to which campaign: by the token in the address, or by a registered address."""

import hmac
from dataclasses import dataclass

from campaign.rules.order import Actor
from campaign.rules.parts import OfficeName, Player, Standing
from campaign.rules.world import World
from campaign.services.archive import UnitOfWork
from campaign.services.house import House
from campaign.services.letter import Letter


@dataclass(frozen=True, slots=True, kw_only=True)
class Addressed:
    """What a recipient address says: a campaign, and perhaps a token; both empty for the bare address."""

    slug: str = ""
    token: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """A writer as the campaign knows him; `method` is `token`, or `none` for the registered address alone."""

    actor: Actor
    method: str


def addressed(house: House, letter: Letter) -> Addressed:
    """The campaign and the token that a letter was sent to."""
    for recipient in letter.recipients:
        local, _, domain = recipient.rpartition("@")
        name, plus, tag = local.partition("+")
        if name.casefold() == house.address.local.casefold() and domain.casefold() == house.address.domain and plus:
            slug, _, token = tag.partition(".")
            return Addressed(slug=slug.casefold(), token=token.casefold())
    return Addressed()


def campaigns_of(unit: UnitOfWork, sender: str) -> tuple[str, ...]:
    """The campaigns that know a sender as a player or the holder of an office."""
    return tuple(slug for slug in unit.campaigns.slugs() if knows(unit.campaigns.load(slug), sender))


def knows(world: World, sender: str) -> bool:
    """Whether an address is a player's or an office's."""
    return _player_at(world, sender) is not None or bool(_offices_at(world, sender))


def identify(house: House, world: World, letter: Letter, token: str) -> Known | None:
    """The writer of a letter; None for a stranger.

    Under the policy `open` a valid token or a registered address is enough.
    """
    player = _player_with(house, world, token)
    method = "token"
    if player is None:
        player, method = _player_at(world, letter.sender), "none"
    offices = _offices_at(world, letter.sender) if player is None else _offices_of(world, player)
    if player is None and not offices:
        return None
    name = player.name if player is not None else holder_of(world, offices[0])
    return Known(
        actor=Actor(
            player=player.id if player is not None else None,
            offices=offices,
            name=name,
            address=letter.sender,
            sent=letter.date,
        ),
        method=method,
    )


def _player_with(house: House, world: World, token: str) -> Player | None:
    if not token:
        return None
    for _, player in sorted(world.players.items()):
        expected = house.secrets.token(world.slug, player.id, player.token)
        if player.standing is Standing.PLAYING and hmac.compare_digest(expected.encode(), token.encode()):
            return player
    return None


def _player_at(world: World, sender: str) -> Player | None:
    for _, player in sorted(world.players.items()):
        if player.standing is Standing.PLAYING and same_address(player.address, sender):
            return player
    return None


def same_address(one: str, other: str) -> bool:
    """Whether two mail addresses are the same, as people write them.

    >>> same_address("Ann@Example.org", "ann@example.org")
    True
    """
    return bool(one) and one.casefold() == other.casefold()


def _offices_at(world: World, sender: str) -> tuple[OfficeName, ...]:
    return tuple(office.name for _, office in sorted(world.offices.items()) if same_address(office.address, sender))


def _offices_of(world: World, player: Player) -> tuple[OfficeName, ...]:
    return tuple(
        office.name
        for _, office in sorted(world.offices.items())
        if office.player == player.id or same_address(office.address, player.address)
    )


def holder_of(world: World, name: OfficeName) -> str:
    """The name of whoever holds an office."""
    return next(office.holder for office in world.offices.values() if office.name is name)
