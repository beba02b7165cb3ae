"""One result as pages: what each establishment's report shows, and the index over the docket."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from ..docket.filed import Filed
from ..docket.filings import Filing
from ..judge.items import SEVERITIES
from ..judge.verdict import VERDICTS, Fault, NotRun, Refused, Result, Verdict
from ..law.books import Book
from ..model.establishment import Establishment
from ..model.rulebook import Authority
from . import trust
from .facts import Glance, glance
from .fees import ScheduleView, view
from .matrix import Matrix, matrix
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
    provision: str
    code: str
    rule: str
    severity: str
    class_: str
    statement: str
    cites: tuple[tuple[str, str], ...]
    """Citation, with how it is known, and where it was read."""
    confirmed: str
    decides: str
    counts: dict[str, int]


@dataclass(frozen=True)
class Page:
    """Everything the template of an establishment needs."""

    file: str
    name: str
    where: str
    items: tuple[Finding, ...]
    first: tuple[Finding, ...]
    """What stands in the way: the items of the first two ranks."""
    filing: Section
    games: tuple[tuple[Section, Glance, Filed], ...]
    schedules: tuple[tuple[Section, ScheduleView, Filed], ...]
    matrix: Matrix
    law: tuple[Law, ...]
    as_of: tuple[tuple[str, str, int], ...]
    counts: dict[str, int]
    settled: tuple[Verdict, ...]
    law_applied: tuple[str, ...]
    damaged: tuple[str, ...]
    answered: tuple[str, ...]
    decided: tuple[str, ...]
    books: tuple[Book, ...]
    not_run: tuple[NotRun, ...]
    faults: tuple[Fault, ...]
    refused: tuple[Refused, ...]
    documents: tuple[Filed, ...]
    anchors: Anchors
    quoted: bool

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
    """The page of every establishment, in the order of the docket; *together* in one document, or
    apart.
    """
    names = Anchors()
    names("index/")  # a word no filing can have for its id, so that none is given that page
    filings = result.docket.filings if result.docket else ()
    by_filing: dict[str, list[Verdict]] = {}
    for v in result.verdicts:
        by_filing.setdefault(v.subject.filing, []).append(v)
    return tuple(
        _page(
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


def _page(
    result: Result,
    filing: Filing,
    verdicts: list[Verdict],
    file: str,
    sources: Sources,
    anchors: Anchors,
) -> Page:
    for fixed in FIXED:
        anchors(fixed)
    filed = [document for document in filing.documents if document.kind != "establishment"]
    keys = {document.path: f"{document.kind[0]}-{document.id}" for document in filed}
    homes: dict[str, list[Verdict]] = {}
    for v in verdicts:
        homes.setdefault(keys.get(v.subject.document, WHOLE), []).append(v)
    shown = Shown(verdicts, keys, anchors, sources)

    def section(key: str, title: str, kind: str) -> Section:
        return shown.section(key, title, kind, homes.get(key, []))

    whole = section(WHOLE, filing.name, "filing")
    games = tuple(
        (section(keys[g.filed.path], filing.titles[g.id], "game"), glance(filing, g), g.filed)
        for g in filing.games
    )
    schedules = tuple(
        (section(keys[s.filed.path], s.schedule.name, "schedule"), view(filing, s), s.filed)
        for s in filing.schedules
    )
    books = _books(result, filing)
    return Page(
        file=file,
        name=filing.name,
        where=_where(filing),
        items=shown.all,
        first=shown.first,
        filing=whole,
        games=games,
        schedules=schedules,
        matrix=matrix(filing, verdicts, shown.spot),
        law=_law(books, verdicts, anchors),
        as_of=as_of(verdicts),
        counts=counts(verdicts),
        settled=tuple(v for v in verdicts if v.settled),
        books=books,
        law_applied=tuple(trust.law_in(result, filing.id)),
        damaged=tuple(trust.damaged_in(result, filing.id, verdicts)),
        answered=tuple(trust.answered(verdicts)),
        decided=tuple(trust.decided(result, filing.id)),
        not_run=result.missed(filing.id),
        faults=_faults(result, filing),
        refused=tuple(filter(lambda one: one.filing == filing.id, result.refused)),
        documents=filing.documents,
        anchors=anchors,
        quoted=sources.folder is not None,
    )


def _books(result: Result, filing: Filing) -> tuple[Book, ...]:
    """The rulebooks it was judged by."""
    run = next((run for run in result.runs if run.filing == filing.id), None)
    return tuple(book for book in result.books if run is None or book.id in run.rulebooks)


def _faults(result: Result, filing: Filing) -> tuple[Fault, ...]:
    return tuple(f for f in result.faults if f"{f.subject}/".startswith(f"{filing.id}/"))


def _where(filing: Filing) -> str:
    model = filing.establishment.model if filing.establishment else None
    address = model.address if isinstance(model, Establishment) else None
    return (
        ", ".join(text for text in (address.street, address.city, address.state) if text)
        if address
        else ""
    )


def _read(authority: Authority) -> str:
    """Where a citation was read."""
    lines = f"lines {authority.lines}" if authority.lines else ""
    return ", ".join(
        text for text in (authority.document, authority.section, lines, authority.url) if text
    )


def _law(books: Iterable[Book], verdicts: list[Verdict], anchors: Anchors) -> tuple[Law, ...]:
    """Every provision that was applied, as its rulebook states it."""
    stated = {f"{book.id}/{p.id}": p for book in books for p in book.rulebook.provisions}
    applied: dict[str, list[Verdict]] = {}
    for v in verdicts:
        applied.setdefault(v.provision, []).append(v)
    made = []
    for name, given in sorted(
        applied.items(),
        key=lambda item: (item[1][0].class_ == "drafting", item[1][0].code, item[0]),
    ):
        first, provision = given[0], stated.get(name)
        read = (
            [
                (known(a.cite, a.confidence or provision.confidence), _read(a))
                for a in provision.authorities
            ]
            if provision
            else [(known(*a), "") for a in first.authority]
        )
        confirmed, decides = (
            (provision.confirmed.isoformat(), provision.decides.replace("-", " "))
            if provision
            else ("", "")
        )
        made.append(
            Law(
                anchors("law", name),
                name,
                first.code,
                first.rule,
                first.severity,
                first.class_,
                first.statement,
                tuple(read),
                confirmed,
                decides,
                counts(given),
            )
        )
    return tuple(made)
