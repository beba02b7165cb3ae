"""What documents are called in a letter, and where in the filing a reader finds a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from ..docket.filed import Filed
from ..docket.filings import Filing
from ..judge.verdict import Verdict
from ..predicates.words import spans
from ..source.spans import Lines
from .clean import counted

WHOLE = "The filing as a whole"
MOST = 6
"""Most stretches of lines named for one item."""


@dataclass(frozen=True)
class Names:
    by_path: dict[str, str]
    sources: tuple[str, ...]
    begin: frozenset[tuple[str, int]] = frozenset()
    """Where each document begins."""

    @classmethod
    def of(cls, filing: Filing) -> Names:
        files = {g.filed: g.game.name for g in filing.games}
        files |= {s.filed: s.schedule.name for s in filing.schedules}
        often = Counter(files.values())
        short = {
            filed.path: f"{name} ({_begins(filed)})" if often[name] > 1 else name
            for filed, name in files.items()
        }
        sources = [d.model.source for d in filing.documents if d.model.source]
        begin = frozenset((s.document, s.lines.spans[0][0]) for s in sources if s.lines)
        return cls(short, tuple(dict.fromkeys(s.document for s in sources)), begin)

    def title(self, v: Verdict) -> str:
        return self.by_path.get(v.subject.document, WHOLE)

    def begins(self, lines: Lines) -> bool:
        """Whether they are no more than the head of a document."""
        return (lines.document, lines.first) in self.begin

    def lines(self, found: Iterable[Verdict], most: int = MOST) -> str:
        """The lines that show it; the document's own where it has no source."""
        given = list(found)
        by_source: dict[str, list[tuple[int, int]]] = {}
        for v in given:
            for e in v.evidence:
                by_source.setdefault(e.document, []).append((e.first, e.last))
        if not by_source:
            places = [(v.location.path, v.location.span.line) for v in given if v.location]
            return "; ".join(dict.fromkeys(f"{path}, line {line}" for path, line in places[:most]))
        if self.sources == tuple(by_source):
            return _some(next(iter(by_source.values())), most)
        return "; ".join(f"{name}, {_some(rows, most)}" for name, rows in by_source.items())


def _some(rows: list[tuple[int, int]], most: int) -> str:
    made: list[tuple[int, int]] = []
    for first, last in sorted(rows):
        if made and first <= made[-1][1] + 1:
            made[-1] = (made[-1][0], max(last, made[-1][1]))
        else:
            made.append((first, last))
    more = len(made) - most
    if more < 2:  # to name one more takes no more room than to count it
        return spans(made)
    return f"{spans(made[:most])} and {counted(more, 'more place')}"


def _begins(filed: Filed) -> str:
    """What tells two documents of one name apart: where in the filing each begins."""
    lines = filed.model.source.lines if filed.model.source else None
    return f"from line {lines.spans[0][0]}" if lines else filed.id
