"""One result as pages: what each establishment's report shows, and the index over the docket."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from ..docket.filings import Filing
from ..judge.items import SEVERITIES
from ..judge.verdict import VERDICTS, Fault, Result, Verdict
from ..law.books import Book
from ..model.rulebook import Authority
from . import trust
from .facts import glance
from .fees import view
from .matrix import by_law, matrix
from .quote import Sources
from .rests import known
from .sections import WHOLE, Anchors, Finding, Section, Shown

NOTICE = "This report is produced by a program from a transcription of the filing. It is not legal advice and binds nobody. Where a verdict says unclear, a person must decide."


TEN = 10
"""So many items are on the first screen."""


@dataclass(frozen=True)
class Law:
    """A provision as the page's appendix of law tells it."""

    anchor: str
    first: Verdict
    cites: tuple[tuple[str, str], ...]
    """Citation, with how it is known, and where it was read."""
    confirmed: str
    decides: str
    counts: dict[str, int]


class Page:
    """Everything the template of an establishment needs."""

    def __init__(
        self,
        result: Result,
        filing: Filing,
        verdicts: list[Verdict],
        file: str,
        sources: Sources,
        anchors: Anchors,
    ) -> None:
        for fixed in FIXED:
            anchors(fixed)
        documents = [one for one in filing.documents if one.kind != "establishment"]
        keys = {document.path: f"{document.kind[0]}-{document.id}" for document in documents}
        homes: dict[str, list[Verdict]] = {}
        for v in verdicts:
            homes.setdefault(keys.get(v.subject.document, WHOLE), []).append(v)
        shown = Shown(verdicts, keys, anchors, sources)

        def section(key: str, title: str, kind: str) -> Section:
            return shown.section(key, title, kind, homes.get(key, []))

        self.file, self.name, self.where = file, filing.name, _where(filing)
        self.items = shown.all
        self.first = shown.first
        """What stands in the way: the items of the first two ranks."""
        self.filing = section(WHOLE, filing.name, "filing")
        self.games = tuple(
            (section(keys[g.filed.path], filing.titles[g.id], "game"), glance(filing, g), g.filed)
            for g in filing.games
        )
        self.schedules = tuple(
            (section(keys[s.filed.path], s.schedule.name, "schedule"), view(filing, s), s.filed)
            for s in filing.schedules
        )
        self.matrix = matrix(filing, verdicts, shown.spot)
        self.books = _books(result, filing)
        self.law = _law(self.books, verdicts, anchors)
        self.as_of, self.counts = as_of(verdicts), counts(verdicts)
        self.settled = tuple(v for v in verdicts if v.settled)
        self.law_applied = tuple(trust.law_in(result, filing.id))
        self.damaged = tuple(trust.damaged_in(result, filing.id, verdicts))
        self.answered = tuple(trust.answered(verdicts))
        self.decided = tuple(trust.decided(result, filing.id))
        self.not_run = result.missed(filing.id)
        self.faults = _faults(result, filing)
        self.refused = tuple(one for one in result.refused if one.filing == filing.id)
        self.documents, self.anchors = filing.documents, anchors
        self.quoted = sources.folder is not None

    @property
    def gravest(self) -> tuple[Finding, ...]:
        return self.open[:TEN]

    @property
    def open(self) -> tuple[Finding, ...]:
        """What is to be acted on: no remarks, no history."""
        return tuple(f for f in self.items if not f.item.remark and not f.item.history)

    @property
    def severities(self) -> dict[str, int]:
        """Items of each severity; history is not counted."""
        found = Counter(f.item.severity for f in self.items if not f.item.history)
        return {name: found.get(name, 0) for name in SEVERITIES}

    @property
    def rules(self) -> tuple[tuple[str, int], ...]:
        """Every rule that finds something, and how many items it makes."""
        return tuple(sorted(Counter(rule for f in self.items for rule in f.rules.split()).items()))


def pages(result: Result, sources: Sources, *, together: bool = False) -> tuple[Page, ...]:
    """The page of every establishment, in the order of the docket; *together* in one document."""
    names = Anchors()
    names("index/")  # a word no filing can have for its id, so that none is given that page
    filings = result.docket.filings if result.docket else ()
    by_filing: dict[str, list[Verdict]] = {}
    for v in result.verdicts:
        by_filing.setdefault(v.subject.filing, []).append(v)
    return tuple(
        Page(
            result,
            filing,
            by_filing.get(filing.id, []),
            f"{names(filing.id)}.html",
            sources,
            Anchors(f"{number}-" if together else ""),
        )
        for number, filing in enumerate(filings, 1)
    )


def counts(verdicts: Iterable[Verdict]) -> dict[str, int]:
    """How many of each verdict, worst first."""
    found = Counter(v.verdict for v in verdicts)
    return {name: found.get(name, 0) for name in VERDICTS}


def as_of(verdicts: Iterable[Verdict]) -> tuple[tuple[str, str, int], ...]:
    """The days judged by, why, and for how many documents."""
    found: dict[tuple[str, str], set[str]] = {}
    for v in verdicts:
        found.setdefault((v.as_of.day.isoformat(), v.as_of.because), set()).add(v.subject.document)
    return tuple((day, why, len(documents)) for (day, why), documents in sorted(found.items()))


FIXED = re.findall(
    "[a-z-]+",
    "main contents cover first matrix filing games schedules law appendix filter not-checked decisions",
)
"""Anchors of the template's own, which no document may take."""


def _books(result: Result, filing: Filing) -> tuple[Book, ...]:
    """The rulebooks it was judged by."""
    run = next((run for run in result.runs if run.filing == filing.id), None)
    return tuple(book for book in result.books if run is None or book.id in run.rulebooks)


def _faults(result: Result, filing: Filing) -> tuple[Fault, ...]:
    return tuple(f for f in result.faults if f"{f.subject}/".startswith(f"{filing.id}/"))


def _where(filing: Filing) -> str:
    address = filing.house.address
    given = (address.street, address.city, address.state) if address else ()
    return ", ".join(filter(None, given))


def _read(authority: Authority) -> str:
    """Where a citation was read."""
    lines = f"lines {authority.lines}" if authority.lines else ""
    return ", ".join(filter(None, (authority.document, authority.section, lines, authority.url)))


def _law(books: Iterable[Book], verdicts: list[Verdict], anchors: Anchors) -> tuple[Law, ...]:
    """Every provision that was applied, as its rulebook states it."""
    stated = {f"{book.id}/{p.id}": p for book in books for p in book.rulebook.provisions}
    applied: dict[str, list[Verdict]] = {}
    for v in verdicts:
        applied.setdefault(v.provision, []).append(v)
    made = []
    for name in sorted(applied, key=lambda name: by_law(applied[name][0])):
        given, provision = applied[name], stated.get(name)
        read = [(known(*a), "") for a in given[0].authority]
        confirmed = decides = ""
        if provision:
            usual, cited = provision.confidence, provision.authorities
            read = [(known(a.cite, a.confidence or usual), _read(a)) for a in cited]
            confirmed = provision.confirmed.isoformat()
            decides = provision.decides.replace("-", " ")
        anchor = anchors("law", name)
        made.append(Law(anchor, given[0], tuple(read), confirmed, decides, counts(given)))
    return tuple(made)
