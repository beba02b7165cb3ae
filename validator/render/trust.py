"""What every output says of those who speak beside the law.

Parts marked as damaged, answers of the documents, decisions, a baseline: one sentence each, for
every format alike. See docs/trust.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ..judge.verdict import Decided, Result, Run, Verdict
from .clean import counted

THIS = "this filing"


def damaged(result: Result) -> Iterator[str]:
    """How many parts of each filing are called damaged: anything may hide there."""
    hidden = Counter(v.subject.filing for v in result.verdicts if v.hidden)
    several = len(result.runs) > 1
    for run in result.runs:
        if run.damaged:
            yield _damaged(
                run,
                result.names.get(run.filing, run.filing) if several else THIS,
                hidden[run.filing],
            )


def damaged_in(result: Result, filing: str, verdicts: Iterable[Verdict]) -> Iterator[str]:
    """The same of one filing and the verdicts on it."""
    run = next((run for run in result.runs if run.filing == filing), None)
    if run and run.damaged:
        yield _damaged(run, THIS, sum(1 for v in verdicts if v.hidden))


def _damaged(run: Run, name: str, hidden: int) -> str:
    are = "is" if run.damaged == 1 else "are"
    said = f"{counted(run.damaged, 'part')} of {name} {are} marked damaged"
    if not hidden:
        return said
    fail = "it fails" if hidden == 1 else "they fail"
    questions = f"{counted(hidden, 'question')} of law"
    return f"{said}, which leaves {questions} open: {fail} the check until decided"


def answered(verdicts: Iterable[Verdict]) -> Iterator[str]:
    """How many findings the documents themselves answer for, and how many a baseline knows."""
    suppressed = noted = known = 0
    for v in verdicts:
        suppressed += bool(v.suppressed)
        noted += bool(v.annotation)
        known += v.baselined
    for many, said in (
        (suppressed, "suppressed in the documents, with a reason"),
        (noted, "of law noted in the documents, which does not change it"),
        (known, "known: in the baseline"),
    ):
        if many:
            yield f"{counted(many, 'finding')} {said}"


def decided(result: Result, filing: str | None = None) -> Iterator[str]:
    """Who decided what, and how it is read."""
    for one in result.decided:
        if filing in (None, one.filing):
            yield decision(one)


def decision(one: Decided) -> str:
    until = f", until {one.until}" if one.until else ""
    reading = one.reading.replace("-", " ")
    settles = counted(one.settles, "verdict")
    read = f"{one.provision} for {one.subject}: read as {reading} by {one.who}"
    return f"{read} on {one.day}{until}: {one.reason} ({one.file}; {settles})"


def mark(v: Verdict) -> str:
    """Why an open question fails the check."""
    return "fails: law left open by damaged text" if v.hidden and v.counts else ""
