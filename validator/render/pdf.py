"""The report on paper: cover, what stands in the way, items by document, what was not checked.

The rest (facts, fee tables, matrix, law, digests) is an appendix, made only when asked for. All
establishments are one document, so that its pages are numbered through.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from ..docket.filings import Filing
from ..judge.spoken import values
from ..judge.verdict import Refused, Result
from . import trust
from .clean import counted
from .excerpt import Excerpt, excerpts
from .html import COMMON
from .names import Names
from .pages import Page, pages
from .paper import laid_out, pdf
from .quote import Sources
from .say import both
from .sections import Finding, Section
from .templates import render as fill
from .text import HEADINGS

MOST_QUOTES = 2
MOST_ITEMS = 400
"""Of one establishment, the gravest first: more fill a ream, and take minutes to lay out."""


@dataclass(frozen=True)
class Part:
    """A document with its items."""

    title: str
    findings: tuple[Finding, ...]
    above: tuple[Finding, ...]
    """Its items that are told elsewhere."""


class Sheet:
    """What the paper shows of one establishment."""

    def __init__(
        self, page: Page, filing: Filing, sources: Sources, refused: tuple[Refused, ...]
    ) -> None:
        self.page, self.refused = page, refused
        self._names, self._sources = Names.of(filing), sources
        self.id = page.anchors("cover")
        self._shown = {f.number for f in page.open[:MOST_ITEMS]}

    def lines(self, f: Finding) -> str:
        return self._names.lines(f.item.verdicts)

    def quotes(self, f: Finding) -> tuple[Excerpt, ...]:
        """A few words of the filing itself; none where only a silence could be shown."""
        v = f.first
        shown = [e for e in v.evidence if not (v.verdict == "not-stated" and self._names.begins(e))]
        return excerpts(self._sources, shown, f"{values(v)} {v.statement}", MOST_QUOTES)

    @cached_property
    def first(self) -> tuple[Finding, ...]:
        """What stands in the way, as far as there is room for it."""
        return self._fitting(self.page.first)

    def _fitting(self, given: Iterable[Finding]) -> tuple[Finding, ...]:
        return tuple(f for f in given if f.number in self._shown)

    @cached_property
    def sums(self) -> tuple[tuple[str, int, int], ...]:
        """Errors and other items of each rank."""
        found = Counter((f.item.rank, f.item.severity == "error") for f in self.page.open)
        rows = ((HEADINGS[rank], found[rank, True], found[rank, False]) for rank in HEADINGS)
        return tuple(row for row in rows if row[1] or row[2])

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return tuple(
            Part(title, findings, self._fitting(s.elsewhere))
            for title, s in self._sections
            if (findings := self._fitting(s.findings))
        )

    @cached_property
    def clean(self) -> tuple[str, ...]:
        """Documents in which there is nothing to act on."""
        return tuple(
            title
            for title, s in self._sections[1:]
            if not s.findings and all(f.item.remark for f in s.elsewhere)
        )

    @property
    def folded(self) -> str:
        """What is not written out, in words."""
        history = sum(f.item.history for f in self.page.items)
        remarks = sum(f.item.remark and not f.item.history for f in self.page.items)
        more = len(self.page.open) - len(self._shown)
        said = {
            f"{counted(more, 'item')} less grave than the first {MOST_ITEMS}": more,
            counted(remarks, "remark"): remarks,
            f"{counted(history, 'item')} on papers that a later paper replaced": history,
        }
        return both([one for one, many in said.items() if many])

    @property
    def gaps(self) -> int:
        return sum(len(book.rulebook.not_covered) for book in self.page.books)

    @property
    def _sections(self) -> list[tuple[str, Section]]:
        documents = [section for section, _, _ in (*self.page.games, *self.page.schedules)]
        return [("The filing as a whole", self.page.filing), *((s.title, s) for s in documents)]


def render(
    result: Result,
    sources: Sources | None = None,
    *,
    appendix: bool = False,
    laid: Callable[[int], None] | None = None,
) -> bytes:
    """One document. *laid* is told the number of each page that is laid out."""
    return pdf(laid_out(document(result, sources or Sources(), appendix), laid))


def document(result: Result, sources: Sources, appendix: bool = False) -> str:
    """The page that is set in type."""
    filings = result.docket.filings if result.docket else ()
    made = pages(result, sources, together=True)
    alone = len(made) == 1
    sheets = [
        Sheet(page, filing, sources, result.refused if alone else page.refused)
        for page, filing in zip(made, filings, strict=True)
    ]
    law, damaged = tuple(trust.law(result)), tuple(trust.damaged(result))
    given = {"result": result, "law": law, "damaged": damaged, "appendix": appendix, **COMMON}
    return fill("paper.html.j2", sheets=sheets, **given)
