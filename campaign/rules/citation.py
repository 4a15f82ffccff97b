"""Citations: the numbers of rules and the addresses of what a rule contains."""

import re
from dataclasses import dataclass
from functools import total_ordering
from typing import Self

# The section of the old rules, which were numbered without one.
_OLD_STYLE = 0

_QUOTED_LENGTH = 40
_NUMBER = r"[1-9][0-9]{0,3}"
_RULE = rf"(?:({_NUMBER})\.)?({_NUMBER})"
_RULE_NUMBER = re.compile(_RULE)
_ADDRESS = re.compile(rf"{_RULE}\.([a-z][a-z0-9_]*)(?:\.([a-z0-9][a-z0-9_]*))?")


class RuleNumberError(ValueError):
    """A text that is no rule number."""

    def __init__(self, text: str) -> None:
        super().__init__(
            f"{text[:_QUOTED_LENGTH]!r} is no rule number: "
            "expected a section and a number such as 5.23, or an old number such as 33"
        )
        self.text = text


class AddressError(ValueError):
    """A text that is no address."""

    def __init__(self, text: str) -> None:
        super().__init__(
            f"{text[:_QUOTED_LENGTH]!r} is no address: "
            "expected a rule number and a name in lower case such as 5.23.cap, "
            "or with a cell such as 3.14.travel.atlantis_takal"
        )
        self.text = text


@total_ordering
@dataclass(frozen=True, slots=True)
class RuleNumber:
    """The number of a rule: `5.23`, or `33` for one in the old style.

    Rules sort by precedence: the lower section and number first, the old style after all sections.

    section: from 1; 0 for a rule in the old style.
    number: from 1, within its section.
    """

    section: int
    number: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a rule number as players write it; spaces around it do not count.

        Raises:
            RuleNumberError: the text is none.

        >>> RuleNumber.parse("5.23")
        RuleNumber(section=5, number=23)
        >>> RuleNumber.parse("33")
        RuleNumber(section=0, number=33)
        >>> RuleNumber.parse("5.")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        campaign.rules.citation.RuleNumberError: '5.' is no rule number: expected a section ...
        """
        found = _RULE_NUMBER.fullmatch(text.strip())
        if found is None:
            raise RuleNumberError(text)
        return cls(int(found[1] or _OLD_STYLE), int(found[2]))

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, RuleNumber):
            return NotImplemented
        return self._precedence < other._precedence

    def __str__(self) -> str:
        return str(self.number) if self.section == _OLD_STYLE else f"{self.section}.{self.number}"

    @property
    def _precedence(self) -> tuple[bool, int, int]:
        return self.section == _OLD_STYLE, self.section, self.number


@dataclass(frozen=True, slots=True, order=True)
class Address:
    """Where a term or a clause stands: `5.23.cap`, or `3.14.travel.atlantis_takal` for a cell.

    Addresses sort by the precedence of their rules, then by name and cell.

    name: lower-case letters, digits and underscores, a letter first.
    cell: the key of a cell within a table, empty where the address names the whole.
    """

    rule: RuleNumber
    name: str
    cell: str = ""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read an address as players write it; spaces around it do not count.

        Raises:
            AddressError: the text is none.

        >>> Address.parse("5.23.cap")
        Address(rule=RuleNumber(section=5, number=23), name='cap', cell='')
        >>> Address.parse("3.14.travel.atlantis_takal").cell
        'atlantis_takal'
        >>> str(Address.parse("33.levy"))
        '33.levy'
        >>> Address.parse("5.23")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        campaign.rules.citation.AddressError: '5.23' is no address: expected a rule number ...
        """
        found = _ADDRESS.fullmatch(text.strip())
        if found is None:
            raise AddressError(text)
        return cls(RuleNumber(int(found[1] or _OLD_STYLE), int(found[2])), found[3], found[4] or "")

    def __str__(self) -> str:
        return f"{self.rule}.{self.name}" + (f".{self.cell}" if self.cell else "")
