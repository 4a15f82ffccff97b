"""The law in force: terms read, clauses of a hook applied, each result with the clauses it came from."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from campaign.rules.citation import RuleNumber
from campaign.rules.dice import Modifier
from campaign.rules.expression import BOOL, INT, Expression, Schema, Type, Word, compile_expression, fuse
from campaign.rules.law import Catalogue, Clause, Combine, Hook, Rule, Statute, T, Term, Value

Fact = int | bool | str | Mapping[str, int]
Facts = Mapping[str, Fact]
_Fused = Callable[[Facts], list[tuple[str, int | bool]]]


@dataclass(frozen=True, slots=True)
class Applied:
    """What a hook gave: each clause that held with its value, lowest rule first, and those overridden."""

    value: int
    modifiers: tuple[Modifier, ...]
    overridden: tuple[Modifier, ...] = ()

    @property
    def cites(self) -> tuple[str, ...]:
        """The statements of the rulebook behind the clauses that held."""
        return tuple(cite for modifier in self.modifiers for cite in modifier.cites.split())


@dataclass(frozen=True, slots=True)
class Chance:
    """What a chance hook gave: the faces that mean yes, and the clause that says so."""

    die: int
    faces: frozenset[int]
    clause: Modifier | None


@dataclass(frozen=True, slots=True)
class LawInForce:
    """The law at one moment, ready to be asked. Compiled hooks are kept as long as the value is."""

    catalogue: Catalogue
    statute: Statute
    _fused: dict[str, _Fused] = field(default_factory=dict, repr=False, compare=False)

    def __getitem__(self, term: Term[T]) -> T:
        """The value of a term."""
        value = self.statute.terms[term.address]
        assert type(value) is type(term.founding)
        return value

    def value(self, address: str) -> Value:
        """The value of the term of an address, for tables whose cells are named by the world."""
        return self.statute.terms[address]

    @property
    def rules(self) -> Mapping[RuleNumber, Rule]:
        """The rules by number, eliminated ones included."""
        return self.statute.rules

    def apply(self, hook: Hook, facts: Facts) -> Applied:
        """What the clauses at a hook give for these facts, kept within the hook's bounds."""
        held = [self._modifier(address, int(value)) for address, value in self._at(hook)(self._with_terms(facts))]
        first = hook.combine is Combine.FIRST
        counted = held[:1] if first else [modifier for modifier in held if modifier.value]
        total = sum(modifier.value for modifier in counted)
        bounded = max(hook.low, min(hook.high, total))
        if bounded != total:
            counted.append(_bound(hook, bounded - total))
        return Applied(bounded, tuple(counted), tuple(held[1:]) if first else ())

    def total(self, hook: Hook, facts: Facts) -> int:
        """What the clauses at a hook that sums add up to: the value of `apply`, found without the reasons."""
        total = sum(value for _, value in self._at(hook)(self._with_terms(facts)))
        return max(hook.low, min(hook.high, total))

    def reads(self, hook: Hook) -> frozenset[str]:
        """The names that the clauses at a hook read."""
        read: set[str] = set()
        for clause in self.statute.clauses.values():
            if clause.hook == hook.name:
                when, give = compiled(self.catalogue, clause)
                read |= when.names | give.names
        return frozenset(read)

    def assuming(self, terms: Mapping[str, Value]) -> "LawInForce":
        """The same law with other values for some of its terms, by address."""
        if not terms:
            return self
        statute = Statute({**self.statute.terms, **terms}, self.statute.clauses, self.statute.rules)
        return LawInForce(self.catalogue, statute, self._fused)

    def chance(self, hook: Hook, facts: Facts) -> Chance:
        """The faces of a chance hook's die that mean yes; without a clause that holds, none."""
        decide = self._at(hook)
        known = dict(self._with_terms(facts))
        faces = set()
        clause: Modifier | None = None
        for face in range(1, hook.die + 1):
            known["face"] = face
            held = decide(known)
            if held:
                address, yes = held[0]
                clause = self._modifier(address, 0)
                if yes:
                    faces.add(face)
        return Chance(hook.die, frozenset(faces), clause)

    def _with_terms(self, facts: Facts) -> Facts:
        return {**self.statute.terms, **facts}

    def _modifier(self, address: str, value: int) -> Modifier:
        clause = self.statute.clauses[address]
        return Modifier(
            rule=str(clause.rule), clause=address, cites=" ".join(clause.cites), why=clause.because, value=value
        )

    def _at(self, hook: Hook) -> _Fused:
        fused = self._fused.get(hook.name)
        if fused is None:
            clauses = [clause for clause in self.statute.clauses.values() if clause.hook == hook.name]
            clauses.sort(key=lambda clause: (clause.rule, clause.address))
            fused = fuse([(clause.address, *compiled(self.catalogue, clause)) for clause in clauses])
            self._fused[hook.name] = fused
        return fused


def _bound(hook: Hook, value: int) -> Modifier:
    why = f"kept within {hook.low} and {hook.high}"
    return Modifier(rule=hook.rule, clause=hook.name, cites="", why=why, value=value)


def compiled(catalogue: Catalogue, clause: Clause) -> tuple[Expression, Expression]:
    """The condition and the value of a clause, compiled over the schema of its hook.

    Raises:
        ExpressionError: one of them is no sentence of the law's language.
    """
    hook = catalogue.hooks[clause.hook]
    schema = schema_of(catalogue, hook)
    wanted = BOOL if hook.die else INT
    return compile_expression(clause.when, schema, BOOL), compile_expression(clause.give, schema, wanted)


def schema_of(catalogue: Catalogue, hook: Hook) -> Schema:
    """The names that a clause at a hook may read: the hook's own and every term."""
    names = dict(hook.names)
    if hook.die:
        names["face"] = INT
    return Schema(names=names, terms={address: _type_of(term) for address, term in catalogue.terms.items()})


def _type_of(term: Term[int] | Term[bool] | Term[str]) -> Type:
    if isinstance(term.founding, bool):
        return BOOL
    if isinstance(term.founding, int):
        return INT
    return Word(term.address, term.words)
