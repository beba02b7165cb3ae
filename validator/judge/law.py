"""Rulebooks: loaded, stacked widest first, and asked what they say on a day."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

from ..model.rulebook import Parameter, Provision, Rulebook, When
from ..read import Unreadable, read
from ..shape import Misshapen, shape
from .answer import Figure

SHIPPED = Path(__file__).parents[1] / "rulebooks"
COMMON = "common"


class Lawless(Exception):
    """A rulebook that cannot be used, and why."""


@dataclass(frozen=True)
class Book:
    """A rulebook as loaded."""

    id: str
    digest: str
    rulebook: Rulebook


@dataclass(frozen=True)
class Rule:
    """A provision in a stack: its own id, the rulebook it comes from, and what it is on a day."""

    book: str
    provision: Provision
    parameters: dict[str, Parameter]

    @property
    def name(self) -> str:
        return f"{self.book}/{self.provision.id}"


@dataclass(frozen=True)
class Standing:
    """Whether a rule is in force on a day: yes, no, or uncertain; and why."""

    in_force: bool | None
    because: str


def names(folder: Path = SHIPPED) -> tuple[str, ...]:
    """Every rulebook there is."""
    return tuple(sorted(path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.yaml")))


def load(name: str, folder: Path = SHIPPED) -> Book:
    """A rulebook by name (``california/fresno``) or by path (``./city.yaml``)."""
    path = Path(name) if name.endswith((".yaml", ".yml")) else folder / f"{name}.yaml"
    return _load(name if path.is_relative_to(folder) or not path.exists() else path.stem, path)


@cache
def _load(name: str, path: Path) -> Book:
    try:
        content = path.read_bytes()
    except OSError:
        from ..words import nearest

        guess = nearest(name, names())
        raise Lawless(f"there is no rulebook {name!r}" + (f"; did you mean '{guess}'?" if guess else f"; there are {', '.join(names())}")) from None
    try:
        model = shape(read(content))
    except Unreadable as error:
        raise Lawless(f"{path}:{error.line}:{error.column}: {error.message}") from None
    except Misshapen as error:
        first = error.faults[0]
        raise Lawless(f"{path}:{first.span.line}:{first.span.column}: {first.message}; {first.fix}") from None
    if not isinstance(model, Rulebook):
        raise Lawless(f"{path}: a {getattr(model, 'kind', 'document')} is not a rulebook")
    return Book(name, hashlib.sha256(content).hexdigest(), model)


@dataclass(frozen=True)
class Stack:
    """The rulebooks in use, widest first, and their rules."""

    books: tuple[Book, ...]
    rules: tuple[Rule, ...]


def stack(wanted: Iterable[str], folder: Path = SHIPPED) -> Stack:
    """Common law of drafting, then each wanted rulebook after its parents. A narrower one may only tighten."""
    books: dict[str, Book] = {}

    def add(name: str, below: tuple[str, ...] = ()) -> None:
        if name in books:
            return
        if name in below:
            raise Lawless(f"rulebook {name!r} stands under itself: {' < '.join((*below, name))}")
        book = load(name, folder)
        if book.rulebook.parent:
            add(book.rulebook.parent, (*below, name))
        books[name] = book

    for name in (COMMON, *wanted):
        add(name)
    return Stack(tuple(books.values()), _merge(books))


def _merge(books: dict[str, Book]) -> tuple[Rule, ...]:
    rules: dict[str, Rule] = {}
    for book in books.values():
        above = _ancestors(book, books)
        for provision in book.rulebook.provisions:
            wider = next((rules[k] for k in reversed(list(rules)) if rules[k].provision.id == provision.id and rules[k].book in above), None)
            parameters = dict(provision.parameters)
            if wider:
                _refuse_loosening(book.id, provision, wider)
                parameters = {**wider.parameters, **parameters}
                rules.pop(wider.name, None)
            rule = Rule(book.id, provision, parameters)
            if rule.name in rules:
                raise Lawless(f"rulebook {book.id!r} has two provisions {provision.id!r}")
            rules[rule.name] = rule
    return tuple(rules.values())


def _ancestors(book: Book, books: dict[str, Book]) -> set[str]:
    found: set[str] = set()
    parent = book.rulebook.parent
    while parent:
        found.add(parent)
        parent = books[parent].rulebook.parent
    return found


def _refuse_loosening(book: str, provision: Provision, wider: Rule) -> None:
    if provision.predicate != wider.provision.predicate:
        raise Lawless(f"{book}/{provision.id} is decided by {provision.predicate!r}, but {wider.name} by {wider.provision.predicate!r}: a narrower rulebook may only tighten")
    for name, parameter in provision.parameters.items():
        before = wider.parameters.get(name)
        if before is None:
            continue
        for value in parameter.values:
            for old in _values_overlapping(before, value.from_):
                if not _as_tight(value.value, old, before.tighter):
                    raise Lawless(f"{book}/{provision.id} loosens {name} of {wider.name} from {old} to {value.value}: a narrower rulebook may only tighten")


def _values_overlapping(parameter: Parameter, start: When | None) -> list[Any]:
    """Values of the wider rule that hold on or after the day a narrower value starts."""
    day = _latest(start) if start else date.min
    later = [v.value for v in parameter.values if v.from_ and _latest(v.from_) > day]
    return [*_figure(parameter, day).values, *later]


def _as_tight(new: Any, old: Any, tighter: str) -> bool:
    if new == old:
        return True
    if tighter in ("lower", "higher"):
        return Decimal(str(new)) <= Decimal(str(old)) if tighter == "lower" else Decimal(str(new)) >= Decimal(str(old))
    if tighter in ("true", "false"):
        return bool(new is (tighter == "true"))
    return isinstance(new, list) and isinstance(old, list) and set(new) <= set(old) if tighter == "subset" else False


def _earliest(when: When) -> date:
    """The first day on which it may have been so."""
    from datetime import timedelta

    return when.on or (when.after + timedelta(days=1) if when.after else date.min)


def _latest(when: When) -> date:
    """The first day on which it was certainly so."""
    return when.on or when.by or date.max


def _shown(when: When) -> str:
    return f"{when.on}" if when.on else f"between {when.after or 'an unknown day'} and {when.by or 'an unknown day'}"


def figures(rule: Rule, day: date) -> dict[str, Figure]:
    """The parameters of a rule on a day."""
    return {name: _figure(parameter, day) for name, parameter in rule.parameters.items()}


def _figure(parameter: Parameter, day: date) -> Figure:
    values: list[Any] = []
    reasons: list[str] = []
    for value in parameter.values:
        if value.from_ and _earliest(value.from_) > day:
            continue
        if not value.from_ or _latest(value.from_) <= day:
            values, reasons = [], []
        if value.value not in values:
            values.append(value.value)
        note = value.because or ""
        if value.from_ and _latest(value.from_) > day:
            note = f"{value.value} since some day {_shown(value.from_)}" + (f" ({note})" if note else "")
        reasons.append(note)
    if not values:
        values, reasons = [parameter.values[0].value], [parameter.values[0].because or ""]
    return Figure(tuple(values), tuple(reasons))


def standing(rule: Rule, day: date) -> Standing:
    """Whether a rule binds on a day."""
    provision = rule.provision
    if provision.in_force and _earliest(provision.in_force) > day:
        return Standing(False, f"not yet in force on {day}: it is in force from {_shown(provision.in_force)}")
    if provision.until and _latest(provision.until) <= day:
        return Standing(False, f"no longer in force on {day}: it ended {_shown(provision.until)}")
    state, because, certain = "in-force", "", True
    for change in provision.status:
        if _latest(change.from_) <= day:
            state, because, certain = change.status, _told(change.status, change.from_, change.because), True
        elif _earliest(change.from_) <= day:
            because = f"{because}; " if because else ""
            because += _told(change.status, change.from_, change.because)
            certain = certain and (state == "in-force") == (change.status == "in-force")
            state = change.status if certain else state
    if not certain or (provision.in_force and _latest(provision.in_force) > day) or (provision.until and _earliest(provision.until) <= day):
        window = because or _shown(provision.until or provision.in_force or When())
        return Standing(None, f"whether it was in force on {day} is uncertain: {window}")
    return Standing(state == "in-force", because or "in force")


def _told(status: str, when: When, because: str | None) -> str:
    return f"{status.replace('-', ' ')} {'on ' if when.on else ''}{_shown(when)}" + (f" ({because})" if because else "")
