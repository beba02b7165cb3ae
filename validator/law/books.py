"""Rulebooks: loaded, stacked widest first, and asked what they say on a day."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from functools import cache, cached_property
from itertools import chain, pairwise
from pathlib import Path
from typing import Any, NamedTuple

from ..docket.filed import Filed, take
from ..model.rulebook import Parameter, Provision, Rulebook, Usual
from ..model.types import MAX_WORD, PLACE
from ..model.values import number
from .days import latest
from .days import when as when
from .settings import DRAFTING, in_a_file, prefixes
from .settings import Lawless as Lawless
from .tighter import refuse_loosening
from .times import Figure as Figure
from .times import Standing as Standing
from .times import binding as binding
from .times import figures as figures
from .times import standing as standing

SHIPPED = Path(__file__).parents[1] / "rulebooks"
COMMON = "common"
NOTICE = "This is not legal advice."
MAX_CHAIN = 10
"""Rulebooks one above the other."""


class Book(NamedTuple):
    """A rulebook as loaded."""

    id: str
    digest: str
    rulebook: Rulebook
    places: tuple[str, ...] = ()
    """Where each provision stands, of a rulebook that is not shipped and is looked at closely."""


@dataclass(eq=False)
class Rule:
    """A provision in a stack: its rulebook, its parameters, the wider rule it tightens."""

    book: str
    provision: Provision
    parameters: dict[str, Parameter]
    wider: Rule | None = None
    by_construction: tuple[str, ...] = ()
    """Filings that are themselves the authority of this rule."""

    @cached_property
    def name(self) -> str:
        return f"{self.book}/{self.provision.id}"

    @cached_property
    def drafting(self) -> bool:
        """Whether it rests on no law, nor does what it tightens."""
        return self.provision.class_ == DRAFTING and (self.wider is None or self.wider.drafting)

    @cached_property
    def called(self) -> frozenset[str]:
        p = self.provision
        return frozenset((p.predicate, p.id, p.code, self.name))

    @cached_property
    def grouped(self) -> frozenset[str]:
        """Its names, and the groups it can be chosen with: beginnings of its code, class, rank."""
        p = self.provision
        return self.called | prefixes(p.code) | {p.class_, p.rank}

    @cached_property
    def wider_groups(self) -> frozenset[str]:
        """The same of every rule it tightens."""
        return self.wider.grouped | self.wider.wider_groups if self.wider else frozenset()


def names(folder: Path = SHIPPED) -> tuple[str, ...]:
    """Every rulebook there is."""
    found = (path.relative_to(folder).with_suffix("") for path in folder.rglob("*.yaml"))
    return tuple(sorted(path.as_posix() for path in found))


def load(name: str, folder: Path = SHIPPED) -> Book:
    """A rulebook by name (``california/fresno``) or by path (``./city.yaml``)."""
    if in_a_file(name):
        path = Path(name)
        ours = path.is_relative_to(folder) or not os.path.exists(path)  # noqa: PTH110  a name too long is no error here
        return _load(name if ours else path.stem, path)
    if len(name) > MAX_WORD or not re.match(PLACE, name):
        raise _unknown(name)
    return _load(name, folder / f"{name}.yaml")


def _unknown(name: str) -> Lawless:
    from ..source.nearest import nearest

    guess = nearest(name, names())
    own = "one of your own is named with its ending, .yaml"
    meant = f"did you mean '{guess}'?" if guess else f"there are {', '.join(names())}; {own}"
    return Lawless(f"there is no rulebook {name!r:.200}; {meant}")


@cache
def _load(name: str, path: Path) -> Book:
    if not os.path.exists(path):  # noqa: PTH110
        raise _unknown(name)
    made, model = _read(path)
    given = tuple(_given(model))
    if not given:
        raise Lawless(f"{path}: a rulebook without a provision")
    whole = tuple(_completed(provision, usual) for provision, usual in given)
    for provision, (written, _) in zip(whole, given, strict=True):
        if fault := _fault(provision):
            raise Lawless(f"{_place(made, written)}: {provision.id} {fault}")
    shipped = path.is_relative_to(SHIPPED)
    places = () if shipped else tuple(_place(made, written) for written, _ in given)
    fields = {name: getattr(model, name) for name in model.model_fields_set}
    book = Rulebook.model_construct(_fields_set=set(fields), **(fields | {"provisions": whole}))
    return Book(name, made.sha256, book, places)


def _read(path: Path) -> tuple[Filed, Rulebook]:
    made = take(path)
    if not isinstance(made, Filed):
        raise Lawless("\n".join(map(str, made)))
    if not isinstance(made.model, Rulebook):
        raise Lawless(f"{path}: a {made.kind} is not a rulebook")
    return made, made.model


NEEDED = ("level", "severity", "class_", "authorities", "confidence", "confirmed")
"""What a provision must say, or leave to its group or its rulebook."""


def _given(book: Rulebook) -> Iterator[tuple[Provision, tuple[Usual, ...]]]:
    """Each provision, and who says what is usual for it, the widest first."""
    usual = (book.usual,) if book.usual else ()
    for provision in book.provisions:
        yield provision, usual
    for group in book.groups:
        for provision in group.provisions:
            yield provision, (*usual, group.usual)


def _completed(provision: Provision, usual: tuple[Usual, ...]) -> Provision:
    """A provision with what is usual for it, and the predicate of its own name."""
    fields: dict[str, Any] = {"predicate": provision.id}
    parameters: dict[str, Parameter] = {}
    for said in (*usual, provision):
        fields |= {name: getattr(said, name) for name in said.model_fields_set}
        parameters |= said.parameters
    fields["parameters"] = parameters
    return Provision.model_construct(_fields_set=set(fields), **fields)


def _place(filed: Filed, provision: Provision) -> str:
    span = filed.span(filed.path_of(provision) or ())
    return f"{filed.path}:{span.line}:{span.column}"


def _fault(provision: Provision) -> str | None:
    """What makes a provision unusable that the schema cannot say."""
    if not provision.authorities:
        return "names no authority: say what it rests on"
    if lacking := [name.strip("_") for name in NEEDED if not getattr(provision, name)]:
        return f"lacks {', '.join(lacking)}: say it here, or for all provisions under usual"
    return _unfit_values(provision) or _unfit_days(provision)


def _unfit_values(provision: Provision) -> str | None:
    for name, parameter in provision.parameters.items():
        if not parameter.values:
            return f"has a parameter {name!r} without a value"
        if not all(_comparable(value.value, parameter.tighter) for value in parameter.values):
            return f"has a parameter {name!r} with a value that cannot be {_TIGHTER[parameter.tighter]}"
    return None


def _unfit_days(provision: Provision) -> str | None:
    """Days out of order, or none."""
    changes = [change.from_ for change in provision.status]
    values = [[v.from_ for v in p.values if v.from_] for p in provision.parameters.values()]
    for days in (changes, *values):
        if any(latest(a) > latest(b) for a, b in pairwise(days)):
            return "lists what changed in another order than it happened"
    every = (provision.in_force, provision.until, *chain(changes, *values))
    if any(moment and not (moment.on or moment.after or moment.by) for moment in every):
        return "has a date that says neither a day nor a window"
    return None


_TIGHTER = {
    "lower": "lower than another",
    "higher": "higher than another",
    "true": "true or false",
    "false": "true or false",
    "subset": "a part of a list",
}


def _comparable(value: Any, tighter: str) -> bool:
    """Whether a value is of a kind of which one can be tighter than another."""
    if tighter in ("lower", "higher"):
        return number(value) is not None
    return tighter != "subset" or (
        isinstance(value, list) and all(isinstance(item, str | int | Decimal) for item in value)
    )


class Stack(NamedTuple):
    """The rulebooks in use, widest first, and their rules."""

    books: tuple[Book, ...]
    rules: tuple[Rule, ...]


def stack(wanted: Iterable[str], folder: Path = SHIPPED) -> Stack:
    """Common law of drafting, then each rulebook after its parents, which it may only tighten."""
    return _stack(tuple(wanted), folder)


@cache
def _stack(wanted: tuple[str, ...], folder: Path) -> Stack:
    books: dict[str, Book] = {}

    def add(name: str, below: tuple[str, ...] = ()) -> None:
        if name in books:
            return
        if len(below) > MAX_CHAIN:
            raise Lawless(f"rulebook {name!r} stands under more than {MAX_CHAIN} others")
        if name in below:
            raise Lawless(f"rulebook {name!r} stands under itself: {' < '.join((*below, name))}")
        book = load(name, folder)
        above = _parent(name, book)
        if above:
            add(above, (*below, name))
        books[name] = book

    for name in (COMMON, *wanted):
        add(name)
    return Stack(tuple(books.values()), _merge(books))


def _parent(name: str, book: Book) -> str | None:
    """The rulebook above: a shipped one by name, or a file beside the one that names it."""
    parent = book.rulebook.parent
    return str(Path(name).parent / parent) if parent and in_a_file(parent) else parent


def _merge(books: dict[str, Book]) -> tuple[Rule, ...]:
    rules: dict[str, Rule] = {}
    named: dict[str, list[Rule]] = {}
    for name, book in books.items():
        above = _ancestors(name, books)
        for at, provision in enumerate(book.rulebook.provisions):
            kept = (one for one in reversed(named.get(provision.id, ())) if one.name in rules)
            wider = next((one for one in kept if one.book in above), None)
            parameters = dict(provision.parameters)
            if wider:
                refuse_loosening(book.id, provision, wider)
                parameters = {**wider.parameters, **parameters}
                rules.pop(wider.name, None)
            rule = Rule(book.id, provision, parameters, wider, book.rulebook.by_construction)
            if book.places:
                _refuse_unfit(rule, book.places[at])
            if rule.name in rules:
                raise Lawless(f"rulebook {book.id!r} has two provisions {provision.id!r}")
            rules[rule.name] = rule
            named.setdefault(provision.id, []).append(rule)
    return tuple(rules.values())


def _refuse_unfit(rule: Rule, place: str) -> None:
    """Refuse a provision that its predicate could not decide, with its place."""
    from .. import predicates
    from ..predicates.parameters import faults

    provision = rule.provision
    try:
        declared = predicates.find(provision.predicate).parameters
    except LookupError as error:
        raise Lawless(f"{place}: {provision.id}: {error.args[0]}") from None
    levels = _levels()[provision.predicate]
    if provision.level not in levels:
        decides = f"{provision.predicate} decides on a {' or a '.join(sorted(levels))}"
        raise Lawless(f"{place}: {provision.id} is put to a {provision.level}, but {decides}")
    given = {name: tuple(v.value for v in one.values) for name, one in rule.parameters.items()}
    for fault in faults(declared, given):
        raise Lawless(f"{place}: {provision.id} {fault}")
    for case in provision.remarks:
        _refuse_unknown(case, provision, place)


def _refuse_unknown(case: str, provision: Provision, place: str) -> None:
    """A case that the page of a predicate does not have."""
    from ..predicates.says import cases
    from ..source.nearest import nearest

    known = [name for name, said in cases(provision.predicate).items() if not said.words]
    if case not in known:
        guess = nearest(case, known)
        raise Lawless(
            f"{place}: {provision.id} makes {case!r} a remark, which is no case of"
            f" {provision.predicate}" + (f"; did you mean {guess!r}?" if guess else "")
        )


@cache
def _levels() -> dict[str, set[str]]:
    """What each predicate is put to by the rulebooks that are shipped."""
    found: dict[str, set[str]] = {}
    for name in names():
        for provision in load(name).rulebook.provisions:
            found.setdefault(provision.predicate, set()).add(provision.level)
    return found


def _ancestors(name: str, books: dict[str, Book]) -> set[str]:
    """Ids of the rulebooks above one: the common law of drafting is above all."""
    found = {COMMON}
    above = _parent(name, books[name])
    while above:
        found.add(books[above].id)
        above = _parent(above, books[above])
    return found
