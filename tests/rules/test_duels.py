"""Personal duels from the challenge to the prize; claims that lapse."""

import pytest

from campaign.rules import duels
from campaign.rules.claims import CLAIM, lapse, won_battle
from campaign.rules.matter import Matter
from campaign.rules.persons import Answer, Challenge, Claim, Right
from campaign.rules.scenario import Faction
from campaign.rules.tick import resolve
from tests.builders import (
    ATLANTIS,
    HADDOCK,
    TAKAL,
    TIVOL,
    haddock,
    happened,
    scene,
    tivol,
    two_captains,
)
from tests.play import Play, captain, play

HIS = Challenge(id=1, challenger=TIVOL, challenged=HADDOCK, made=0, answer_by=20, answer=Answer.ACCEPTED)
BOTH_ASHORE = (haddock(ashore=ATLANTIS), tivol(ashore=ATLANTIS, faction=Faction.PIRATE))


def ashore() -> Play:
    """Ann and Ben ashore in Atlantis, and Dawn who keeps the clock going."""
    campaign = play(captain("Ann", "Bounty"), captain("Ben", "Cog"), captain("Dawn", "Thunderer"))
    campaign.order("Ann", "GO ASHORE")
    campaign.order("Ben", "GO ASHORE")
    return campaign


@pytest.mark.parametrize(
    ("faces", "granted"),
    [
        # FG8-B8.3, B8.4: Tivol, the challenger, wins and may take a prize of the Citizen.
        ((6, 6, 1, 1), [(TIVOL, Right.PRIZE, HADDOCK)]),
        # Haddock wins: a prize, and a part for the Pirate who lost.
        ((1, 1, 6, 6), [(HADDOCK, Right.PRIZE, TIVOL), (HADDOCK, Right.AWARD, TIVOL)]),
        # FG8-A8.b: a tie has no loser.
        ((3, 4, 4, 3), []),
    ],
)
def test_fg8_b8_3_two_dice_each_and_the_winner_may_claim(
    faces: tuple[int, ...], granted: list[tuple[int, Right, int]]
) -> None:
    world = two_captains(*BOTH_ASHORE, HIS)
    on = scene(world, *faces)
    on.draft.put("matters", Matter(id=1, kind="duel", subject=1, opened=0, players=(HADDOCK, TIVOL)))
    on.play(resolve(on))
    assert [(each.player, each.right, each.loser) for each in on.world.claims.values()] == granted


def test_fg8_a8_d_no_answer_in_twenty_proposals_counts_as_declined() -> None:
    campaign = ashore()
    campaign.order("Ann", "CHALLENGE Ben")
    campaign.pass_proposals(19, "Dawn")
    before = campaign.world.challenges[1].answer
    campaign.pass_proposals(1, "Dawn")
    assert (before, campaign.world.challenges[1].answer) == (Answer.OPEN, Answer.DECLINED)


def test_who_has_lost_his_challenger_from_sight_has_declined_nothing() -> None:
    brave = haddock(ashore=ATLANTIS, bravery=2)
    waiting = Challenge(id=1, challenger=TIVOL, challenged=HADDOCK, made=0, answer_by=20)
    gone = scene(two_captains(brave, tivol(ashore=TAKAL), waiting))
    gone.play(duels.overdue(gone, 1))
    assert gone.world.challenges[1].answer is Answer.VOID
    assert gone.world.players[HADDOCK].bravery == 2
    there = scene(two_captains(brave, tivol(ashore=ATLANTIS), waiting))
    there.play(duels.overdue(there, 1))
    assert there.world.players[HADDOCK].bravery == 1
    answered = scene(two_captains(brave, HIS))
    answered.play(duels.overdue(answered, 1))
    assert not answered.happened


def test_the_whole_of_a_duel() -> None:
    campaign = ashore()
    campaign.order("Ann", "CHALLENGE Ben")
    campaign.order("Ben", "ACCEPT")
    [duel] = (matter for matter in campaign.world.matters.values() if matter.kind == "duel")
    assert duel.finding is not None
    claims = list(campaign.world.claims.values())
    if duel.finding.result == "no_loser":
        assert not claims
    else:
        winner = "Ann" if duel.finding.result == "challenger_won" else "Ben"
        loser = "Ben" if winner == "Ann" else "Ann"
        campaign.order(winner, f"TAKE 100 Po8 FROM {loser}")
        assert campaign.player(winner).po8 - campaign.player(loser).po8 == 200


def test_fg8_a11_c_a_part_is_chosen_within_twenty_proposals() -> None:
    on = scene(two_captains(tivol(faction=Faction.PIRATE), clock=5))
    on.play(won_battle(on, [TIVOL], [HADDOCK]))
    [claim] = on.world.claims.values()
    assert (claim.right, claim.until) == (Right.WEAR, 25)
    assert [timer.due for timer in on.world.timers.values() if timer.kind == CLAIM] == [25]
    on.play(lapse(on, claim.id))
    assert on.world.claims == {}
    on.play(lapse(on, claim.id))
    assert happened(on).count("ClaimLapsed") == 1


def test_fg8_b11_3_a_victor_over_pirates_may_award_each_a_part() -> None:
    on = scene(two_captains(tivol(faction=Faction.PIRATE)))
    on.play(won_battle(on, [HADDOCK], [TIVOL]))
    assert list(on.world.claims.values()) == [Claim(id=1, player=HADDOCK, right=Right.AWARD, loser=TIVOL, until=20)]
