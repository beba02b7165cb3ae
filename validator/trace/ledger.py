"""The ledger: every line of every source is in a document, or listed with a reason."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from ..model.values import Lines
from ..source.read import Document
from .check import Filed
from .source import Source
from .walk import lines_of

WHAT = ("front-matter", "repeated-header", "layout", "left-out")
_KEYS = {"source", "lines", "what", "why"}


@dataclass(frozen=True, slots=True)
class Listed:
    """Lines of a source that are in no document, with what they are and why."""

    source: str
    lines: Lines
    what: str
    why: str
    line: int


@dataclass(frozen=True, slots=True)
class Account:
    """How the lines of one source are accounted for; the counts add up to all of them."""

    source: str
    lines: int
    counts: tuple[tuple[str, int], ...]
    nowhere: tuple[tuple[int, int], ...]
    silent: tuple[tuple[int, int], ...]
    listed: tuple[Listed, ...]
    needless: tuple[Listed, ...]

    @property
    def clean(self) -> bool:
        return not self.nowhere and not self.needless


@dataclass(frozen=True, slots=True)
class LedgerReport:
    accounts: tuple[Account, ...]
    errors: tuple[str, ...]

    @property
    def exit_code(self) -> int:
        if self.errors or not self.accounts:
            return 2
        return 0 if all(account.clean for account in self.accounts) else 1


def listing(file: str, document: Document) -> tuple[list[Listed], list[str]]:
    """The entries of a ledger file, and what is wrong with it."""
    entries: list[Listed] = []
    errors: list[str] = []
    given = document.data if isinstance(document.data, list) else [document.data]
    for index, raw in enumerate(given):
        span = document.span((index,))
        try:
            entries.append(_listed(raw, span.line))
        except ValueError as error:
            errors.append(f"{file}:{span.line}:{span.column}: {error}")
    return entries, errors


def _listed(raw: Any, line: int) -> Listed:
    if not isinstance(raw, dict) or set(raw) != _KEYS:
        raise ValueError(f"an entry has the keys {', '.join(sorted(_KEYS))}")
    if raw["what"] not in WHAT:
        raise ValueError(f"'what' is one of {', '.join(WHAT)}")
    source, what, why = (str(raw[key]) for key in ("source", "what", "why"))
    return Listed(source, Lines.parse(raw["lines"]), what, why, line)


def account(source: Source, documents: Iterable[Filed], entries: Iterable[Listed]) -> Account:
    """Every line of the source, put to one head."""
    covered, facts, left_out = _sets(list(documents))
    listed = [entry for entry in entries if entry.source == source.name]
    heads: dict[str, list[int]] = {}
    for number in range(1, len(source) + 1):
        head = _head(number, source, covered, facts, left_out, listed)
        heads.setdefault(head, []).append(number)
    counts = tuple((head, len(numbers)) for head, numbers in sorted(heads.items()))
    nowhere, silent = (tuple(_spans(heads.get(head, []))) for head in ("nowhere", _PROSE))
    needless = tuple(one for one in listed if covered.issuperset(source.numbers(one.lines.spans)))
    return Account(source.name, len(source), counts, nowhere, silent, tuple(listed), needless)


def _sets(documents: list[Filed]) -> tuple[set[int], set[int], set[int]]:
    """Lines within a document, lines on which a fact stands, lines a document leaves out."""
    covered: set[int] = set()
    facts: set[int] = set()
    left_out: set[int] = set()
    for document in documents:
        covered |= {*lines_of(document.lines)}
        for place in document.walk.places:
            if place.part == "Unclaimed":
                left_out |= {*lines_of(place.at)}
            elif place.part != "SectionAt":
                facts |= {*lines_of(place.at)}
    return covered, facts, left_out


def _head(
    number: int,
    source: Source,
    covered: set[int],
    facts: set[int],
    left_out: set[int],
    listed: list[Listed],
) -> str:
    if source.blank(number):
        return "blank"
    if number not in covered:
        return _outside(number, source, listed)
    if number in facts:
        return "fact"
    if number in left_out:
        return "left out by a document"
    if source.repeated(number):
        return "repeated header"
    return _PROSE if source.prose(number) else "heading or short line of a document"


_PROSE = "prose of a document without a fact"


def _outside(number: int, source: Source, listed: list[Listed]) -> str:
    """What a line is that no document covers."""
    for entry in listed:
        if number in entry.lines:
            return f"listed: {entry.what}"
    if source.image(number):
        return "layout picture"
    return "repeated header" if source.repeated(number) else "nowhere"


def _spans(numbers: list[int]) -> list[tuple[int, int]]:
    """Runs of lines that follow each other."""
    runs = [list(run) for _, run in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0])]
    return [(run[0][1], run[-1][1]) for run in runs]
