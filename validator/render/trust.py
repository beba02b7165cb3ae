"""What every output says of whoever speaks beside the law: parts marked as damaged, answers of the documents, decisions, a baseline.

One sentence each, for every format alike; see docs/trust.md.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..judge.verdict import Decided, Result, Verdict
from .clean import counted


def damaged(result: Result, filing: str | None = None) -> Iterator[str]:
    """How many parts each filing has that its documents call damaged: said first, since anything may be hidden there."""
    several = filing is None and len(result.runs) > 1
    for run in result.runs:
        if run.damaged and filing in (None, run.filing):
            of = result.names.get(run.filing, run.filing) if several else "this filing"
            hidden = sum(1 for v in result.verdicts if v.subject.filing == run.filing and v.hidden)
            are = "is" if run.damaged == 1 else "are"
            yield f"{counted(run.damaged, 'part')} of {of} {are} marked damaged{_open(hidden)}"


def _open(hidden: int) -> str:
    if not hidden:
        return ""
    fail = "it fails" if hidden == 1 else "they fail"
    return f", which leaves {counted(hidden, 'question')} of law open: {fail} the check until decided"


def answered(result: Result, filing: str | None = None) -> Iterator[str]:
    """How many findings the documents themselves answer for, and how many a baseline knows."""
    mine = [v for v in result.verdicts if filing in (None, v.subject.filing)]
    for many, said in (
        (sum(1 for v in mine if v.suppressed), "suppressed in the documents, with a reason"),
        (sum(1 for v in mine if v.annotation), "of law noted in the documents, which does not change it"),
        (sum(1 for v in mine if v.baselined), "known: in the baseline"),
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
    return f"{one.provision} for {one.subject}: read as {reading} by {one.who} on {one.day}{until}: {one.reason} ({one.file}; {settles})"


def mark(v: Verdict) -> str:
    """Why an open question fails the check."""
    return "fails: law left open by damaged text" if v.hidden and v.counts else ""
