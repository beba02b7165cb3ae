"""Verdicts as a reader meets them: findings drawn together where they say the same, passes as rows beneath."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby

from ..judge.follow import told
from ..judge.verdict import FINDINGS, VERDICTS, Cite, Verdict, Where
from ..spans import Lines
from .quote import Quoted, Sources
from .say import subjects

GLYPHS = {"violated": "✕", "not-stated": "○", "unclear": "?", "met": "✓", "not-applicable": "·"}
WORDS = {name: name.replace("-", " ") for name in VERDICTS}
SEVERITIES = ("error", "warning", "info")
MOST_QUOTES = 6


class Anchors:
    """Ids for parts of a page: readable, safe in a link, never given twice."""

    def __init__(self) -> None:
        self._given: dict[str, str] = {}
        self._taken: set[str] = set()

    def __call__(self, *names: str) -> str:
        wanted = "/".join(names)
        if wanted not in self._given:
            plain = "--".join(re.sub(r"[^A-Za-z0-9_]+", "-", name).strip("-") or "x" for name in names)
            made, number = plain, 2
            while made.lower() in self._taken:
                made, number = f"{plain}_{number}", number + 1
            self._given[wanted] = made
            self._taken.add(made.lower())
        return self._given[wanted]


@dataclass(frozen=True)
class Finding:
    """One or more verdicts that say the same of a document's parts."""

    first: Verdict
    count: int
    of: str
    quotes: tuple[Quoted, ...]
    more_lines: int
    related: tuple[tuple[Where, str], ...]
    places: tuple[Where, ...]
    anchor: str = ""
    so: tuple[tuple[Verdict, str], ...] = ()
    """What follows from it and is told with it, each with its anchor."""

    @property
    def rules(self) -> str:
        """Every rule that speaks here."""
        return " ".join(dict.fromkeys((self.first.rule, *(v.rule for v, _ in self.so))))

    @property
    def authority(self) -> tuple[Cite, ...]:
        return self.first.authority

    @property
    def name(self) -> str:
        return short(self.first.provision)


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
    passed: tuple[Passed, ...]
    counts: dict[str, int] = field(default_factory=dict)

    @property
    def groups(self) -> tuple[tuple[Finding, ...], ...]:
        """Findings of one provision stand together; the law is told with the first."""
        return tuple(tuple(given) for _, given in groupby(self.findings, key=lambda f: (f.first.verdict, f.first.severity, f.first.provision)))

    @property
    def worst(self) -> str:
        return next((name for name in VERDICTS if self.counts.get(name)), "not-applicable")


def short(provision: str) -> str:
    """A provision's own name, without its rulebook."""
    return provision.rpartition("/")[2]


def order(verdict: Verdict) -> tuple[int, int, str]:
    """The gravest first."""
    severity = SEVERITIES.index(verdict.severity) if verdict.severity in SEVERITIES else len(SEVERITIES)
    return VERDICTS.index(verdict.verdict), severity, f"{verdict.code} {verdict.provision}"


def section(key: str, title: str, kind: str, verdicts: Iterable[Verdict], anchors: Anchors, sources: Sources) -> Section:
    """Everything that was decided about one document."""
    given = list(verdicts)
    name = anchors(key)
    grouped: dict[tuple[object, ...], list[Verdict]] = {}
    shown = told(v for v in given if v.verdict in FINDINGS or v.settled)
    for v in sorted(shown.standing, key=order):
        answered = (v.settled, v.suppressed, v.annotation)
        found = (v.verdict, v.severity, v.provision, v.case, v.values, v.damaged, v.unsettled)
        grouped.setdefault((*found, *answered, v.as_of), []).append(v)
    findings, linked = [], set()
    for group in grouped.values():
        anchor = "" if group[0].code in linked else anchors(key, group[0].code)
        linked.add(group[0].code)
        beside = {(v.code, v.case, v.values): v for root in group for v in shown.beside.get(id(root), ())}
        so = tuple((v, "" if v.code in linked else anchors(key, v.code)) for v in beside.values())
        linked.update(v.code for v, _ in so)
        findings.append(_finding(group, anchor, sources, so))
    passed: dict[tuple[object, ...], list[Verdict]] = {}
    for v in given:
        if v.verdict not in FINDINGS and not v.settled:
            alike = "" if v.verdict == "not-applicable" else v.provision
            passed.setdefault((v.verdict, alike, v.case, v.values), []).append(v)
    rows = []
    for group in sorted(passed.values(), key=lambda g: order(g[0])):
        names = {v.code: short(v.provision) for v in sorted(group, key=order)}
        leads = group[0].verdict != "not-applicable" and group[0].code not in linked
        linked.update(names if leads else ())
        rows.append(_passed(group, tuple(names.items()), anchors(key, group[0].code) if leads else ""))
    return Section(name, title, kind, tuple(findings), tuple(rows), dict(Counter(v.verdict for v in given)))


def _of(group: list[Verdict]) -> str:
    return subjects(v.subject for v in group)


def _finding(group: list[Verdict], anchor: str, sources: Sources, so: tuple[tuple[Verdict, str], ...]) -> Finding:
    lines = tuple(dict.fromkeys(e for v in group for e in v.evidence))
    related = tuple(dict.fromkeys((r, note) for v in group for r, note in v.seen if note))
    places = tuple(dict.fromkeys(v.location for v in group if v.location))
    quotes = tuple(sources.quote(e) for e in lines[:MOST_QUOTES])
    return Finding(group[0], len(group), _of(group), quotes, max(0, len(lines) - MOST_QUOTES), related[:MOST_QUOTES], places[:MOST_QUOTES], anchor, so)


def _passed(group: list[Verdict], heads: tuple[tuple[str, str], ...], anchor: str) -> Passed:
    v = group[0]
    lines = tuple(dict.fromkeys(e for g in group for e in g.evidence))
    return Passed(heads, v.verdict, v.message, len(group), _of(group), numbers(lines), anchor)


def numbers(lines: Iterable[Lines], most: int = 6) -> str:
    """``279, 324-326``: line numbers alone."""
    spans = list(dict.fromkeys((e.first, e.last) for e in lines))
    shown = ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in spans[:most])
    return shown + (", …" if len(spans) > most else "")
