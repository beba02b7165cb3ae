"""Verdicts as a reader meets them: items, and passes as rows beneath."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ..judge.items import Item, gravity, items
from ..judge.verdict import FINDINGS, VERDICTS, Verdict, Where
from ..source.spans import Lines
from .quote import Quoted, Sources
from .say import subjects

GLYPHS = {"violated": "✕", "not-stated": "○", "unclear": "?", "met": "✓", "not-applicable": "·"}
WORDS = {name: name.replace("-", " ") for name in VERDICTS}
MOST_QUOTES = 3
FIRST = ("legality", "fees")
"""The ranks a page opens with."""
WHOLE = "whole"
"""The key of the filing itself."""


class Anchors:
    """Ids for parts of a page: readable, safe in a link, never given twice."""

    def __init__(self, before: str = "") -> None:
        self._before = before
        self._given: dict[str, str] = {}
        self._taken: set[str] = set()

    def __call__(self, *names: str) -> str:
        wanted = "/".join(names)
        if wanted not in self._given:
            safe = (re.sub(r"[^A-Za-z0-9_]+", "-", name).strip("-") or "x" for name in names)
            plain = self._before + "--".join(safe)
            made, number = plain, 2
            while made.lower() in self._taken:
                made, number = f"{plain}_{number}", number + 1
            self._given[wanted] = made
            self._taken.add(made.lower())
        return self._given[wanted]


@dataclass(frozen=True)
class Finding:
    """An item as a page shows it."""

    item: Item
    number: int
    of: str
    """The options and wagers it is found in."""
    titles: tuple[str, ...]
    """The documents it is found in."""
    quotes: tuple[Quoted, ...]
    more_lines: int
    related: tuple[tuple[Where, str], ...]
    places: tuple[Where, ...]
    anchor: str
    spots: tuple[str, ...] = ()
    """Further anchors that lead here: one for each document and code."""
    decision: str = ""
    """A decision to copy, for what a person must decide."""

    @property
    def first(self) -> Verdict:
        return self.item.first

    @property
    def rules(self) -> str:
        """Every rule that speaks here."""
        return " ".join(dict.fromkeys((self.first.rule, *(v.rule for v in self.item.beside))))

    @property
    def name(self) -> str:
        return short(self.first.provision)

    @property
    def heading(self) -> str:
        return self.titles[0] if len(self.titles) == 1 else f"{len(self.titles)} documents"


@dataclass(frozen=True)
class Passed:
    """Verdicts that need no action and say the same, drawn together."""

    provisions: tuple[tuple[str, str], ...]
    """Code and name."""
    verdict: str
    message: str
    count: int
    of: str
    lines: str
    anchor: str


@dataclass(frozen=True)
class Section:
    """A document of the filing, or the filing itself, with every verdict on it."""

    id: str
    title: str
    kind: str
    findings: tuple[Finding, ...]
    elsewhere: tuple[Finding, ...]
    """Items of this document that are shown elsewhere on the page."""
    remarks: tuple[Finding, ...]
    history: tuple[Finding, ...]
    passed: tuple[Passed, ...]
    counts: dict[str, int] = field(default_factory=dict)

    @property
    def worst(self) -> str:
        return next((name for name in VERDICTS if self.counts.get(name)), "not-applicable")


def short(provision: str) -> str:
    """A provision's own name, without its rulebook."""
    return provision.rpartition("/")[2]


def order(verdict: Verdict) -> tuple[int, int, str]:
    """The gravest first."""
    _, severity, certain = gravity(verdict)
    return certain, severity, f"{verdict.code} {verdict.provision}"


PLACES = ("to act on", "elsewhere", "remark", "history")
"""The lists of a section."""


class Shown:
    """The items of a filing, numbered, each with its anchors, and where on the page it belongs."""

    def __init__(
        self, verdicts: Iterable[Verdict], keys: dict[str, str], anchors: Anchors, sources: Sources
    ) -> None:
        self.keys, self.anchors, self.sources = keys, anchors, sources
        self.linked: set[str] = set()
        self.all = tuple(self._finding(n, one) for n, one in enumerate(items(verdicts), 1))
        self.first = tuple(
            f for f in self.all if f.item.rank in FIRST and not f.item.remark and not f.item.history
        )
        self._top = {f.number for f in self.first}

    def _finding(self, number: int, item: Item) -> Finding:
        found = (*item.verdicts, *item.following)
        seen = (pair for v in item.verdicts for pair in v.seen if pair[1])
        related = tuple(dict.fromkeys(seen))
        places = tuple(dict.fromkeys(v.location for v in item.verdicts if v.location))
        own = tuple(dict.fromkeys(s for s in map(self.spot, found) if s not in self.linked))
        self.linked.update(own)
        return Finding(
            item,
            number,
            subjects(v.subject for v in item.verdicts),
            tuple(dict.fromkeys(v.subject.title for v in item.verdicts)),
            tuple(map(self.sources.quote, item.evidence[:MOST_QUOTES])),
            max(0, len(item.evidence) - MOST_QUOTES),
            related[:MOST_QUOTES],
            places[:MOST_QUOTES],
            self.anchors("item", str(number)),
            own,
            stub(item.first) if item.first.verdict == "unclear" else "",
        )

    def spot(self, v: Verdict) -> str:
        """The anchor a cell of the matrix leads to."""
        return self.anchors(self.keys.get(v.subject.document, WHOLE), v.code)

    def section(self, key: str, title: str, kind: str, verdicts: Iterable[Verdict]) -> Section:
        """Everything that was decided about one document."""
        given = list(verdicts)
        placed: dict[str, list[Finding]] = {word: [] for word in PLACES}
        for f in self.all:
            if where := self._where(f, key):
                placed[where].append(f)
        findings, elsewhere, remarks, history = (tuple(placed[word]) for word in PLACES)
        return Section(
            self.anchors(key),
            title,
            kind,
            findings,
            elsewhere,
            remarks,
            history,
            tuple(self._passed(v for v in given if v.verdict not in FINDINGS)),
            dict(Counter(v.verdict for v in given)),
        )

    def _where(self, f: Finding, key: str) -> str:
        """In which list of a document's section an item belongs; in none where it is not about it."""
        home = self._key(f.first) == key and f.number not in self._top
        if not home:
            mine = any(self._key(v) == key for v in f.item.verdicts)
            return "elsewhere" if mine and not f.item.history else ""
        return "history" if f.item.history else "remark" if f.item.remark else "to act on"

    def _key(self, v: Verdict) -> str:
        return self.keys.get(v.subject.document, WHOLE)

    def _passed(self, verdicts: Iterable[Verdict]) -> Iterator[Passed]:
        """What needs no action, one row for what is said alike."""
        rows: dict[tuple[object, ...], list[Verdict]] = {}
        for v in verdicts:
            alike = "" if v.verdict == "not-applicable" else v.provision
            rows.setdefault((v.verdict, alike, v.case, v.values), []).append(v)
        for group in sorted(rows.values(), key=lambda g: order(g[0])):
            v = group[0]
            names = {one.code: short(one.provision) for one in sorted(group, key=order)}
            spot = "" if v.verdict == "not-applicable" else self.spot(v)
            own = "" if spot in self.linked else spot
            self.linked.add(own)
            lines = tuple(dict.fromkeys(e for g in group for e in g.evidence))
            of = subjects(one.subject for one in group)
            named = tuple(names.items())
            yield Passed(named, v.verdict, v.message, len(group), of, numbers(lines), own)


def stub(v: Verdict) -> str:
    """A decision on what is unclear, to copy into a file of the examiner's own."""
    return decision(v.provision, v.subject.id)


def decision(provision: str, subject: str, day: str = "") -> str:
    """A decision to fill in, as an entry of a list."""
    return (
        f"  - provision: {provision}\n    subject: {subject}\n    reading: met  # or violated, not-stated\n"
        f"    reason: \n    who: \n    date: {day}\n"
    )


def numbers(lines: Iterable[Lines], most: int = 6) -> str:
    """``279, 324-326``: line numbers alone."""
    spans = list(dict.fromkeys((e.first, e.last) for e in lines))
    shown = ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in spans[:most])
    return shown + (", …" if len(spans) > most else "")
