"""Verdicts as items a person can answer: what one provision finds in one document is one item, however many options it touches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..docket import Filing
from ..judge.verdict import Verdict
from .say import runs
from .sections import order


@dataclass(frozen=True)
class Point:
    """One thing that is wrong, and the parts it is wrong in."""

    message: str
    of: str


@dataclass(frozen=True)
class Item:
    """What one provision finds in one document."""

    first: Verdict
    verdicts: tuple[Verdict, ...]
    points: tuple[Point, ...]
    of: str
    """Every option it touches, in words; nothing for a whole document."""
    fixes: tuple[str, ...]


@dataclass(frozen=True)
class Group:
    """The items of one document."""

    title: str
    kind: str
    items: tuple[Item, ...]


def both(words: Sequence[str], last: str = "and") -> str:
    """``a, b and c``."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else ""


def options(numbers: Iterable[str]) -> str:
    """``options 4, 5, 9, 10 and 12``; more than two in a row are drawn together."""
    given = list(dict.fromkeys(numbers))
    shown = [part for run in runs(given).split(", ") for part in _spread(run)]
    return f"option{'s' if len(given) > 1 else ''} {both(shown)}"


def _spread(run: str) -> list[str]:
    first, _, last = run.partition("-")
    if last and first.isdecimal() and last.isdecimal():
        return [first, last] if int(last) == int(first) + 1 else [f"{first} to {last}"]
    return [run]


def groups(filing: Filing, verdicts: Iterable[Verdict]) -> tuple[Group, ...]:
    """Items by document: the filing itself, its games, its schedules, each in the order of the docket."""
    by_document: dict[str, list[Verdict]] = {}
    for v in verdicts:
        by_document.setdefault(v.subject.document, []).append(v)
    head = filing.establishment.path if filing.establishment else ""
    made = [_group("The filing as a whole", "filing", by_document.pop(head, []) + (by_document.pop("", []) if head else []))]
    made += [_group(filing.titles[g.id], "game", by_document.pop(g.filed.path, [])) for g in filing.games]
    made += [_group(s.schedule.name, "schedule", by_document.pop(s.filed.path, [])) for s in filing.schedules]
    made += [_group(path or "The filing as a whole", "document", rest) for path, rest in sorted(by_document.items())]
    return tuple(group for group in made if group.items)


def _group(title: str, kind: str, verdicts: list[Verdict]) -> Group:
    together: dict[tuple[str, str], list[Verdict]] = {}
    for v in sorted(verdicts, key=order):
        together.setdefault((v.verdict, v.provision), []).append(v)
    return Group(title, kind, tuple(_item(found) for found in together.values()))


def _item(found: list[Verdict]) -> Item:
    said: dict[tuple[object, ...], list[Verdict]] = {}
    for v in found:
        said.setdefault((v.case, v.values), []).append(v)
    fixes = tuple(dict.fromkeys(v.fix for v in found if v.fix))
    points = tuple(Point(given[0].message, parts(given)) for given in said.values())
    return Item(found[0], tuple(found), points, parts(found), fixes)


def parts(found: Iterable[Verdict]) -> str:
    """Which options, in words; nothing for a whole document."""
    blocks: dict[int | None, list[str]] = {}
    for v in found:
        if v.subject.kind == "option":
            blocks.setdefault(v.subject.block, []).append(v.subject.option)
    if len(blocks) == 1:
        return options(next(iter(blocks.values())))
    return "; ".join(f"part {block} of the sheet, {options(given)}" for block, given in blocks.items())
