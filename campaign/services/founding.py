"""A campaign is founded: its first world, its first law, its first timers, and a report to each player."""

from campaign.rules.charter import Founding
from campaign.rules.founding import found
from campaign.rules.tick import opening
from campaign.rules.world import World
from campaign.services.acting import act
from campaign.services.archive import Source, Taken
from campaign.services.house import House
from campaign.services.telling import gazette


def found_campaign(house: House, slug: str, founding: Founding) -> World:
    """Founds a campaign and writes to everybody in it.

    Raises:
        CampaignExistsError: its slug is taken.
        FoundingError: the founding cannot be.
    """
    world = found(slug, founding, house.catalogue)
    at = house.clock.now()
    with house.archive.unit() as unit:
        unit.campaigns.found(world, Taken(source=Source.FOUNDING, reference=f"founding:{slug}", at=at))
        taken = Taken(source=Source.FOUNDING, reference=f"opening:{slug}", at=at)
        acted = act(house, unit, slug, taken, lambda scene: scene.play(opening(scene)))
        gazette(house, unit, acted)
        unit.commit()
    return acted.after
