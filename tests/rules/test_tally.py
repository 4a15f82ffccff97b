"""The tally of what happened in play: winners, lengths, rules applied."""

from campaign.rules.events.fighting import AttackDeclared, EngagementEnded
from campaign.rules.events.history import MatterReleased
from campaign.rules.matter import Matter, State
from campaign.rules.parts import Engagement, EngagementId
from campaign.rules.scenario import Faction, Finding, Force, Scenario, Side
from campaign.rules.tally import NOBODY, Tally, side_name
from campaign.rules.world import changed
from tests.builders import BOUNTY, LIGHTNIN, law_of, two_captains
from tests.founded import founded

FIGHT = Engagement(
    id=EngagementId(1), attacker=BOUNTY, defender=LIGHTNIN, declared=4, until=7, answer_by=24
)  # fmt: skip


def _matter(result: str) -> Matter:
    scenario = Scenario(
        kind="land", attacker=Side(faction=Faction.PIRATE), defender=Side(player=False, kind=Force.MARINES)
    )
    finding = Finding(result=result, rolls=())
    return Matter(id=1, kind="land", subject=1, opened=4, state=State.RELEASED, scenario=scenario, finding=finding)


def _counted(result: str) -> Tally:
    tally = Tally()
    tally.count(MatterReleased(matter=1), 5, changed(two_captains(), matters={1: _matter(result)}))
    return tally


def test_who_won_is_told_by_side() -> None:
    assert _counted("attacker_won").won == {"land": {"Pirates": 1}}
    assert _counted("defender_won").won == {"land": {"marines": 1}}
    assert _counted("both_destroyed").won == {"land": {NOBODY: 1}}


def test_a_round_after_which_it_goes_on_has_no_winner() -> None:
    assert _counted("ongoing").won == {}
    assert _counted("ongoing").results == {"land": {"ongoing": 1}}


def test_a_player_is_a_citizen_or_a_pirate() -> None:
    assert side_name(Side()) == "Citizens"


def test_a_fight_lasts_from_its_declaration_to_its_end() -> None:
    tally = Tally()
    tally.count(AttackDeclared(engagement=FIGHT), 4, two_captains())
    tally.count(EngagementEnded(engagement=FIGHT.id), 11, two_captains())
    tally.count(EngagementEnded(engagement=EngagementId(2)), 12, two_captains())
    assert tally.lasted == {"at sea": [7]}


def test_a_campaign_that_is_closed_forgets_what_had_not_ended() -> None:
    tally = Tally()
    tally.count(AttackDeclared(engagement=FIGHT), 4, two_captains())
    tally.close(two_captains(clock=9))
    tally.count(EngagementEnded(engagement=FIGHT.id), 11, two_captains())
    assert tally.published == 9
    assert tally.lasted == {}


def test_each_event_applies_its_rule_and_the_others_that_act_never_did() -> None:
    tally = Tally()
    tally.count(AttackDeclared(engagement=FIGHT), 4, two_captains())
    assert tally.applied == {"5.2": 1}
    never = [str(number) for number in tally.never(law_of(founded()))]
    assert "5.2" not in never
    assert {"5.3", "5.13", "5.17"} <= set(never)
    assert "5.12" not in never, "what is eliminated does not act"
