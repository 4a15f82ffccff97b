"""DECLINE: a challenged player does not fight the duel."""

from campaign.rules.persons import Answer, Challenge
from tests.builders import ATLANTIS, HADDOCK, TIVOL, drafted, haddock, obeyed, playing, refused, scene, two_captains

ME = playing(HADDOCK)
HIS = Challenge(id=1, challenger=TIVOL, challenged=HADDOCK, made=0, answer_by=20)


def test_fg8_b8_2_it_costs_a_step_of_bravery() -> None:
    on = scene(two_captains(haddock(bravery=2), HIS))
    assert obeyed("DECLINE", ME, on).said == "You decline the challenge of Tivol, and are Brave."
    assert on.world.players[HADDOCK].bravery == 1
    assert on.world.challenges[1].answer is Answer.DECLINED


def test_fg8_a8_c_at_bold_it_is_free() -> None:
    on = scene(two_captains(haddock(bravery=0), HIS))
    obeyed("DECLINE Tivol", ME, on)
    assert on.world.players[HADDOCK].bravery == 0


def test_there_must_be_a_challenge() -> None:
    assert refused("DECLINE", ME, scene(two_captains(haddock(ashore=ATLANTIS)))).why == "Nobody has challenged you."
    assert refused("DECLINE", ME, scene(two_captains(HIS, drafted(31, players=(HADDOCK,))))).rule == "5.1"
