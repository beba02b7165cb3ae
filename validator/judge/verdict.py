"""The result of judging: all a report needs, what was not run, what the program got wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from ..law.settings import DRAFTING as DRAFTING
from ..predicates.typed import Values
from ..source.spans import Lines, Span
from ..source.spans import Refused as Refused

if TYPE_CHECKING:
    from ..docket.filed import Filed
    from ..docket.filings import Docket
    from ..law.books import Book


VERDICTS = ("violated", "not-stated", "unclear", "met", "not-applicable")
"""Worst first."""

FINDINGS = ("violated", "not-stated", "unclear")
"""Verdicts that ask for something."""

RANKS = ("legality", "fees", "outcome", "play", "paper", "noted")
"""What a provision bears on, the gravest first; last, what a person noted."""
NOTED = RANKS[-1]


COPY_ENDS = "copy-ends"
"""The role of the part with which a copy breaks off, for a silence that the rest may answer."""


class Where(NamedTuple):
    """A place in a document, and what it is to a finding."""

    path: str
    span: Span
    role: str = ""
    lines: tuple[Lines, ...] = ()
    """The lines of the source text that say it."""
    title: str = ""
    """What the document is called."""


class AsOf(NamedTuple):
    """The day a verdict was judged by, and why that day."""

    day: date
    because: str


class SubjectRef(NamedTuple):
    kind: str
    id: str
    label: str
    filing: str
    document: str
    games: tuple[str, ...] = ()
    """Ids of the games it concerns."""
    block: int | None = None
    """Of an option: the number of its part of the schedule."""
    option: str = ""
    """Of an option: the number printed."""
    wager: str = ""
    """Of a wager: its name."""
    title: str = ""
    """What its document is called."""
    replaced: str = ""
    """The id of the later paper that replaced its document."""


class Cite(NamedTuple):
    cite: str
    confidence: str


class Verdict(NamedTuple):
    """One provision applied to one subject."""

    code: str
    rule: str
    provision: str
    verdict: str
    severity: str
    as_of: AsOf
    subject: SubjectRef
    case: str
    """Which of the cases its rule names: its words are on the rule's page."""
    values: Values = ()
    key: str = ""
    """What it is known by, whatever the words: code, subject, case and what tells it apart."""
    rank: str = "paper"
    usual_fix: str = ""
    """How the provision is met, where the case does not say."""
    location: Where | None = None
    related: tuple[Where, ...] = ()
    evidence: tuple[Lines, ...] = ()
    authority: tuple[Cite, ...] = ()
    statement: str = ""
    class_: str = ""
    follows: tuple[str, ...] = ()
    """Rules whose findings, if they are there, are the cause of this one: see :mod:`.follow`."""
    settled: str = ""
    """The decision that settled an unclear verdict, in words."""
    suppressed: str = ""
    """Why it does not count: the reason of a suppression."""
    annotation: str = ""
    """What the document answers to a finding that no document may suppress."""
    baselined: bool = False
    """Recorded in a baseline: known, and not new."""
    damaged: str = ""
    """How the source text is damaged on which an open question rests."""
    unsettled: str = ""
    """Why it is not certain that the provision was in force on the day."""
    by_construction: bool = False
    """Met because the filing is the rulebook's own authority."""

    @property
    def message(self) -> str:
        """The finding in words."""
        from .spoken import message

        return message(self)

    @property
    def fix(self) -> str:
        """What to do, in words; nothing for a pass."""
        from .spoken import fix

        return fix(self)

    @property
    def seen(self) -> tuple[tuple[Where, str], ...]:
        """Other places that matter, each with what it is, in words."""
        from .spoken import note

        return tuple((where, note(self, where)) for where in self.related)

    @property
    def law(self) -> bool:
        """Whether it is law that asks, and no drafting provision: no document answers for law."""
        return self.class_ != DRAFTING

    @property
    def replaced(self) -> str:
        """The later paper that replaced what it is about: it is history, and fails no check."""
        return self.subject.replaced

    @property
    def hidden(self) -> bool:
        """Whether it is a question of law that damage leaves open: a filing could hide anything so."""
        return self.verdict == "unclear" and bool(self.damaged) and self.law

    @property
    def counts(self) -> bool:
        """Whether it can fail a check: not what is suppressed, in the baseline or replaced."""
        asks = self.verdict in ("violated", "not-stated") or self.hidden
        grave = self.severity in ("error", "warning")
        return asks and grave and not self._answered

    @property
    def _answered(self) -> bool:
        return bool(self.suppressed or self.baselined or self.replaced)

    def fails(self, strict: bool = False) -> bool:
        """Whether it does fail one: when *strict*, what is unclear and undecided too."""
        return self.counts or (
            strict and self.verdict == "unclear" and not (self.settled or self._answered)
        )


NOT_APPLIED = (
    "decisions found with the documents are not applied; "
    "if they are your own, name the file with --decisions"
)
PROOFS_LEFT_OUT = "judged by playing or counting the game: ask with --proofs, or make a report"
ALL = "needs all documents of the filing, and "
SOME_GIVEN = f"{ALL}only some were given"


class NotRun(NamedTuple):
    what: str
    why: str
    code: str = ""
    """Of a rule."""

    @property
    def called(self) -> str:
        """As findings call a rule: by its code and its own name."""
        return f"{self.code} {self.what.rpartition('/')[2]}" if self.code else self.what


class Fault(NamedTuple):
    """Something the program itself did wrong. Never a pass."""

    rule: str
    subject: str
    error: str


class Run(NamedTuple):
    """How one filing was judged: under which rulebooks, and what was not run on it."""

    filing: str
    rulebooks: tuple[str, ...]
    not_run: tuple[NotRun, ...]
    whole: bool = True
    """Whether all its documents were given."""
    folder: str = ""
    """Where its establishment lies."""
    damaged: int = 0
    """How many parts of its documents are marked as damaged."""
    word: str = ""
    """The document that names the law it was judged by; none where the runner did."""
    days: tuple[tuple[str, str, int], ...] = ()
    """The days of the law: each with why that day, and for how many documents."""
    not_in_force: int = 0
    """How many provisions of law were not in force on such a day."""
    lawless: tuple[str, ...] = ()
    """Where no law was applied, though the runner did not choose that: why."""


class Decided(NamedTuple):
    """A decision that settled something: who read what how, and where it is written."""

    provision: str
    subject: str
    reading: str
    who: str
    day: date
    until: date | None
    reason: str
    file: str
    settles: int

    @property
    def filing(self) -> str:
        return self.subject.partition("/")[0]


class Record(NamedTuple):
    """A document that was judged, when the document itself is not kept."""

    path: str
    kind: str
    id: str
    sha256: str


class _Judged(NamedTuple):
    """Everything a renderer needs. It does no input or output."""

    verdicts: tuple[Verdict, ...] = ()
    not_run: tuple[NotRun, ...] = ()
    faults: tuple[Fault, ...] = ()
    refused: tuple[Refused, ...] = ()
    documents: tuple[Filed | Record, ...] = ()
    rulebooks: tuple[tuple[str, str], ...] = ()
    as_of: date | None = None
    provisions: int = 0
    names: Mapping[str, str] = {}
    """Names of establishments by id."""
    docket: Docket | None = None
    books: tuple[Book, ...] = ()
    runs: tuple[Run, ...] = ()
    applied: tuple[str, ...] = ()
    """Provisions that gave a verdict, of one filing."""
    counted: tuple[tuple[str, str, int], ...] = ()
    """Verdicts that were counted and not kept: filing, verdict, how many."""
    decided: tuple[Decided, ...] = ()
    """What whoever runs the check has decided, as far as it settled anything."""
    baseline: tuple[str, ...] | None = None
    """Entries of the baseline that nothing answers to any more; None without a baseline."""


class Result(_Judged):
    """All that judging found."""

    def missed(self, filing: str) -> tuple[NotRun, ...]:
        """What was not run on one filing: its own, and what concerns all of them alike."""
        mine = next((run.not_run for run in self.runs if run.filing == filing), ())
        return (*mine, *self._missed_everywhere)

    @cached_property
    def _missed_everywhere(self) -> tuple[NotRun, ...]:
        own = {item for run in self.runs for item in run.not_run}
        return tuple(item for item in self.not_run if item not in own)

    @property
    def lawless(self) -> bool:
        """Whether some filing was put to no law, though the runner did not choose that."""
        return any(run.lawless for run in self.runs)

    @property
    def broken(self) -> bool:
        """Whether the program did something wrong: in judging, or in reading a file."""
        return bool(self.faults) or any(refusal.fault for refusal in self.refused)

    @property
    def tallies(self) -> dict[str, Counter[str]]:
        """How many of each verdict every filing got, kept or only counted."""
        found: dict[str, Counter[str]] = {run.filing: Counter() for run in self.runs}
        for filing, verdict, number in self.counted:
            found.setdefault(filing, Counter())[verdict] += number
        for v in self.verdicts:
            found.setdefault(v.subject.filing, Counter())[v.verdict] += 1
        return {name: counts for name, counts in found.items() if counts}
