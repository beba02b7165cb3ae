"""What a letter asks: findings of one rule with one remedy are one item, whatever documents and options they are in.

Items of one document stand under it; those of several stand together, before them. The gravest come first, and no finding is lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..docket import Filing
from ..filed import Filed
from ..judge.spoken import values as shown
from ..judge.verdict import Verdict
from ..spans import Lines
from .fold import both, parts
from .rests import cites, drafting
from .sections import SEVERITIES

WHOLE, SEVERAL = "The filing as a whole", "Points common to several documents"


@dataclass(frozen=True)
class Place:
    """Where something is found: the document, its parts, the lines."""

    title: str
    of: str
    lines: str
    evidence: tuple[Lines, ...]
    first: Verdict


@dataclass(frozen=True)
class Point:
    """One thing that is found, and every place of it."""

    message: str
    places: tuple[Place, ...]
    fixes: tuple[str, ...]
    values: str = ""
    """Its values in words: what in a long line speaks of it."""


@dataclass(frozen=True)
class Item:
    """What one rule asks, once."""

    first: Verdict
    verdicts: tuple[Verdict, ...]
    points: tuple[Point, ...]
    fixes: tuple[str, ...]

    @property
    def titles(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(place.title for point in self.points for place in point.places))


@dataclass(frozen=True)
class Group:
    title: str
    items: tuple[Item, ...]


def gravity(v: Verdict) -> tuple[int, int, str]:
    """Law before drafting, errors before warnings."""
    return (1 if v.class_ == "drafting" else 0, SEVERITIES.index(v.severity) if v.severity in SEVERITIES else len(SEVERITIES), f"{v.code} {v.provision}")


@dataclass(frozen=True)
class Names:
    """What the documents of a filing are called, in the order of the docket, and whether line numbers need the name of their file."""

    by_path: dict[str, str]
    sources: tuple[str, ...]
    head: tuple[tuple[str, int, int], ...] = ()
    """The lines that name the establishment."""
    begin: frozenset[tuple[str, int]] = frozenset()
    """Where each document begins."""

    @classmethod
    def of(cls, filing: Filing) -> Names:
        files = [*((g.filed, g.game.name) for g in filing.games), *((s.filed, s.schedule.name) for s in filing.schedules)]
        often = Counter(name for _, name in files)
        short = {filed.path: name if often[name] == 1 else f"{name} ({_begins(filed)})" for filed, name in files}
        source = filing.establishment.model.source if filing.establishment else None
        head = tuple((source.document, *span) for span in source.lines.spans) if source and source.lines else ()
        sources = [d.model.source for d in filing.documents if d.model.source]
        begin = frozenset((s.document, s.lines.spans[0][0]) for s in sources if s.lines)
        return cls(short, tuple(dict.fromkeys(s.document for s in sources)), head, begin)

    def of_name(self, evidence: Sequence[Lines]) -> bool:
        """Whether the lines do no more than name the establishment: what no document says has no other place."""
        return bool(evidence) and all(tuple(lines) in self.head for lines in evidence)

    def title(self, v: Verdict) -> str:
        return self.by_path.get(v.subject.document, WHOLE)

    def order(self, title: str) -> int:
        return [SEVERAL, WHOLE, *self.by_path.values()].index(title)

    def lines(self, found: Sequence[Verdict]) -> str:
        """Every line that shows it, neighbours drawn together; the document itself where it has no source."""
        by_source: dict[str, list[tuple[int, int]]] = {}
        for v in found:
            for e in v.evidence:
                by_source.setdefault(e.document, []).append((e.first, e.last))
        if not by_source:
            return "; ".join(dict.fromkeys(f"{v.location.path}, line {v.location.span.line}" for v in found if v.location))
        alone = self.sources == tuple(by_source)
        return "; ".join(("" if alone else f"{document}, ") + _numbers(_joined(spans)) for document, spans in by_source.items())


def telling(names: Names, place: Place) -> tuple[Lines, ...]:
    """The lines worth quoting: of what is not said anywhere, the head of the document tells nothing."""
    return tuple(e for e in place.evidence if place.first.verdict != "not-stated" or (e.document, e.first) not in names.begin)


def _begins(filed: Filed) -> str:
    """What tells two documents of one name apart: where in the filing each begins."""
    lines = filed.model.source.lines if filed.model.source else None
    return f"from line {lines.spans[0][0]}" if lines else filed.id


def _joined(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    made: list[tuple[int, int]] = []
    for first, last in sorted(spans):
        if made and first <= made[-1][1] + 1:
            made[-1] = (made[-1][0], max(last, made[-1][1]))
        else:
            made.append((first, last))
    return made


def _numbers(spans: list[tuple[int, int]]) -> str:
    many = len(spans) > 1 or spans[0][0] != spans[0][1]
    return f"line{'s' if many else ''} {both([str(a) if a == b else f'{a} to {b}' for a, b in spans])}"


def asks(names: Names, verdicts: Iterable[Verdict]) -> tuple[Group, ...]:
    """Items by where they belong."""
    by_remedy: dict[tuple[str, str], list[Verdict]] = {}
    for v in sorted(verdicts, key=gravity):
        by_remedy.setdefault((v.provision, v.case), []).append(v)
    homes: dict[tuple[str, str], list[Verdict]] = {}
    for (provision, fix), found in by_remedy.items():
        where = {names.title(v) for v in found}
        homes.setdefault((provision, where.pop()) if len(where) == 1 else (f"{provision} {fix}", SEVERAL), []).extend(found)
    grouped: dict[str, list[Item]] = {}
    for (_, title), found in homes.items():
        grouped.setdefault(title, []).append(item(names, found))
    made = [Group(title, tuple(items)) for title, items in grouped.items()]
    return tuple(sorted(made, key=lambda g: (*gravity(g.items[0].first)[:2], names.order(g.title))))


def item(names: Names, found: Sequence[Verdict]) -> Item:
    """Findings as one item: what is said alike is said once, with every place."""
    said: dict[tuple[object, ...], list[Verdict]] = {}
    for v in sorted(found, key=lambda v: names.order(names.title(v))):
        said.setdefault((v.case, v.values), []).append(v)
    points = tuple(Point(given[0].message, _places(names, given), _fixes(given), shown(given[0])) for given in said.values())
    return Item(found[0], tuple(found), points, _fixes(found))


def _fixes(found: Sequence[Verdict]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(v.fix for v in found if v.fix))


def _places(names: Names, found: Sequence[Verdict]) -> tuple[Place, ...]:
    by_title: dict[str, list[Verdict]] = {}
    for v in found:
        by_title.setdefault(names.title(v), []).append(v)
    return tuple(Place(title, parts(given), names.lines(given), tuple(dict.fromkeys(e for v in given for e in v.evidence)), given[0]) for title, given in by_title.items())


def authority(v: Verdict) -> str:
    """What it rests on, with its code."""
    return f"drafting standard {v.code}" if drafting(v) else f"{cites(v)} [{v.code}]"
