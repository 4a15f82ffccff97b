"""The historical cases from February 1995 to the end: attacks become law, the Scribe goes away, the game is over."""

from campaign.rules.clock import Clock
from campaign.rules.law import SetTerm
from campaign.rules.scenario import Faction
from campaign.services.polling import work_all
from tests.minimalist import makes_law, minimalist, sends
from tests.play import captain
from tests.talk import Talk, talk

TIE, THS = "tie@campaign.test", "ths@campaign.test"
DPN, TIVOL, HADDOCK = (f"{name}@example.org" for name in ("dpn", "tivol", "haddock"))
NOTHING = "PROPOSE {}\nIts text is lost.\nEND"
A_MONTH = 31 * 86_400.0


def _february() -> Talk:
    """The Minimalist once proposal 1 has given everybody a ship, and no rule speaks of attacks yet."""
    return talk(captain("dpn", "Dove"), captain("Haddock", "Bounty"), founding=minimalist(), law={"3.1.max_total": 21})


def _of_1995() -> Talk:
    """Fascist Game 8 with seven players."""
    names = ("Dawn", "toejam", "Anarchy", "Death", "dpn", "Haddock")
    citizens = [captain(name, f"Ship of {name}") for name in names]
    return talk(*citizens, captain("Tivol", "Grease Lightnin'", pirate=True))


def _address(name: str) -> str:
    return f"{name.casefold()}@example.org"


def test_h12_tivol_deserts_between_72_and_106() -> None:
    server = talk(captain("Tivol", "Grease Lightnin'"))
    server.asks(TIVOL, "DESERT").says("begins again as Galley Slave, Bold")
    tivol = server.world.players[1]
    assert (tivol.faction, tivol.rank, tivol.bravery) == (Faction.PIRATE, 0, 0)


def test_h14_before_proposal_107_nobody_attacks_a_players_ship() -> None:
    server = _february()
    server.asks(HADDOCK, "ATTACK Dove").says("The law in force knows no ATTACK", "refused")
    assert server.world.engagements == {}


def test_h14_proposal_107_makes_attacks_in_one_harbor_law() -> None:
    server = _february()
    sends(
        server, DPN, "Fri, 03 Feb 1995 13:34:34 EST",
        "PROPOSE Attacks\nA player may attack another's ship in the same harbor. Ships that cross meet two times in "
        "five.\nEND",
    )  # fmt: skip
    server.writes(TIE, "JUDGE 1 ACCEPT")
    makes_law(server, 1, "dpn", SetTerm("5.2.attacks", value=True))
    server.asks(HADDOCK, "ATTACK Dove").says("Bounty attacks Dove")
    assert len(server.world.engagements) == 1


def test_h16_a_pirates_proposal_may_begin_with_an_oath() -> None:
    server = _of_1995()
    text = "PROPOSE By my beard\nBy the beard of the Dread Pirate! The sea is ours.\nEND"
    sends(server, TIVOL, "Mon, 06 Mar 1995 16:56:04 EST", text)
    proposal = server.world.submissions[1]
    assert proposal.text.startswith("By the beard of the Dread Pirate!")
    server.asks(TIE, "JUDGE 1 ACCEPT").says("refused")
    server.asks("tpk@campaign.test", "JUDGE 1 ACCEPT").says("accepted")


def test_h17_a_rule_tells_by_which_proposal_it_was_amended() -> None:
    server = _of_1995()
    for number, rule in enumerate(("2.2", "4.2", "5.7", "5.8"), start=1):
        server.writes(_address("Dawn"), f"PROPOSE Rule {rule} anew\nIt now reads otherwise.\nEND")
        server.writes(TIE, f"JUDGE {number} ACCEPT AS {rule}")
    server.asks(_address("Haddock"), "RULES 5.7").says("Proposal 3, by Dawn")
    server.asks(_address("Haddock"), "RULES 5.8").says("Proposal 4, by Dawn")


def test_h19_while_the_scribe_is_away_the_clock_stands_and_no_timer_fires() -> None:
    server = talk(
        captain("dpn", "Dove"), captain("Haddock", "Bounty", pirate=True), law={"1.4.publication": "scribe"}
    )  # fmt: skip
    server.writes(DPN, "SAIL TO Takal")
    server.writes(DPN, NOTHING.format("Left lying"))
    before = server.world
    server.clock.seconds += A_MONTH
    work_all(server.house)
    assert server.world.clock == Clock(0, 0)
    assert server.world.ships == before.ships
    assert server.world.timers == before.timers
    server.writes(THS, "PUBLISH S1")
    assert server.world.clock.published == 1


def test_h20_an_edict_makes_rule_2_15_and_seven_wait_undecided() -> None:
    server = _seven_undecided()
    server.writes(TIE, "EDICT\nSET RULE 2.15 The Speaker\nWhoever last proposed is the Speaker.\nEND")
    assert server.world.clock == Clock(7, 0)
    server.asks(HADDOCK, "RULES 2.15").says("Whoever last proposed is the Speaker.", "Edict, by The Emperor")


def test_h20_the_seven_are_judged_out_of_order_and_numbered_as_decided() -> None:
    server = _seven_undecided()
    for number in (5, 2, 6, 1):
        server.writes(TIE, f"JUDGE {number} ACCEPT")
    assert server.world.clock == Clock(7, 4)
    rules = {each.number: each.rules for each in server.world.submissions.values() if each.rules}
    assert rules == {5: ("8.1",), 2: ("8.2",), 6: ("8.3",), 1: ("8.4",)}


def _seven_undecided() -> Talk:
    server = _of_1995()
    for player in sorted(server.world.players.values(), key=lambda each: each.id):
        server.writes(player.address, NOTHING.format(f"Of {player.name}"))
    assert server.world.clock == Clock(7, 0)
    return server


def test_h22_a_game_that_is_over_tells_everybody_once_and_can_still_be_read() -> None:
    server = _of_1995()
    mails = server.writes(TIE, "EDICT\nNobody has won.\nSET GAME ended\nEND")
    told = {mail.to for mail in mails if mail.kind == "report"}
    assert told == {player.address for player in server.world.players.values()}
    mails[1].says("The game is over")
    for page in ("RULES 5.7", "STATUS", "PROPOSALS", "REPORT"):
        assert "refused" not in server.asks(HADDOCK, page).text


def test_h22_when_it_is_over_orders_are_refused_and_nothing_is_published() -> None:
    server = _of_1995()
    server.writes(TIE, "EDICT\nSET GAME ended\nEND")
    server.asks(HADDOCK, NOTHING.format("Too late")).says("The game is over", "PROPOSE does nothing any more")
    server.asks("new@example.org", "JOIN AS New SHIP Newer").says("The game is over")
    server.asks(TIE, "EDICT\nSET REWARD 1\nEND")
    server.clock.seconds += A_MONTH
    work_all(server.house)
    assert server.world.clock == Clock(0, 0)
    assert len(server.world.players) == 7


def test_h22_when_it_is_over_no_salary_is_paid() -> None:
    server = _of_1995()
    server.writes(HADDOCK, NOTHING.format("The last word"))
    server.writes(TIE, "EDICT\nSET GAME ended\nEND")
    before = {player.id: player.po8 for player in server.world.players.values()}
    server.clock.seconds += A_MONTH
    work_all(server.house)
    assert {player.id: player.po8 for player in server.world.players.values()} == before


def test_h22_what_was_held_when_it_ended_stays_unpublished_until_it_goes_on() -> None:
    server = _of_1995()
    server.writes(DPN, NOTHING.format("First"))
    server.writes(DPN, NOTHING.format("Second"))
    server.writes(TIE, "EDICT\nSET GAME ended\nEND")
    server.asks(TIE, "JUDGE 1 REJECT").says("The game is over")
    server.writes(TIE, "EDICT\nSET GAME open\nEND")
    server.writes(TIE, "JUDGE 1 REJECT")
    assert server.world.clock.published == 2
