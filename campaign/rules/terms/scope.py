"""What the law lets players do at all: a term for each kind of deed; a law that is silent on one forbids it."""

from campaign.rules.law import Mark, Term

DESERTION = Term(
    "2.3.desertion",
    founding=True,
    says="Players may go over to the other side: {value}.",
    mark=Mark.RECOVERED,
)
SAILING = Term(
    "3.2.sailing",
    founding=True,
    says="Players may give sailing orders: {value}.",
    mark=Mark.RECOVERED,
)
ATTACKS = Term(
    "5.2.attacks",
    founding=True,
    says="One player's ship may attack another's: {value}.",
    mark=Mark.SECTION_5,
)
LANDINGS = Term(
    "5.7.landings",
    founding=True,
    says="Players may land troops and fight ashore: {value}.",
    mark=Mark.SECTION_5,
)
DUELS = Term(
    "5.8.duels",
    founding=True,
    says="Players may challenge one another: {value}.",
    mark=Mark.SECTION_5,
)
TRADE = Term(
    "6.1.trade",
    founding=True,
    says="Players may buy, sell, carry and give: {value}.",
    mark=Mark.RECOVERED,
)

TERMS = (DESERTION, SAILING, ATTACKS, LANDINGS, DUELS, TRADE)
