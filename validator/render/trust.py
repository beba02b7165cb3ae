"""What every output says of those who speak beside the law.

Which law was applied on whose word, parts marked as damaged, answers of the documents, decisions, a
baseline: one sentence each, for every format alike. See docs/trust.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ..judge.verdict import Decided, Result, Run, Verdict
from .clean import counted

THIS = "this filing"
COMMON = "common"
CHOSEN = "chosen by whoever runs the check"
MOST_LAWLESS = 12


def damaged(result: Result) -> Iterator[str]:
    """How many parts of each filing are called damaged: anything may hide there."""
    hidden = Counter(v.subject.filing for v in result.verdicts if v.hidden)
    several = len(result.runs) > 1
    for run in result.runs:
        if run.damaged:
            name = result.names.get(run.filing, run.filing) if several else THIS
            yield _damaged(run, name, hidden[run.filing])


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
    given = tuple(verdicts)
    told = {
        "suppressed in the documents, with a reason": sum(bool(v.suppressed) for v in given),
        "of law noted in the documents, which does not change it": sum(
            bool(v.annotation) for v in given
        ),
        "known: in the baseline": sum(v.baselined for v in given),
    }
    yield from (f"{counted(many, 'finding')} {said}" for said, many in told.items() if many)


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


def law(result: Result) -> Iterator[str]:
    """Which law was applied, of which day, and on whose word; and where none was."""
    told = [run for run in result.runs if run.rulebooks]
    for run in told[:MOST_LAWLESS]:
        yield from (f"no law was applied to {why}" for why in run.lawless)
    if (more := sum(bool(run.lawless) for run in told[MOST_LAWLESS:])) > 0:
        yield f"no law was applied to {counted(more, 'more filing')}"
    groups: dict[tuple[tuple[str, ...], bool], list[Run]] = {}
    for run in told:
        books = tuple(name for name in run.rulebooks if name != COMMON)
        if books or not run.lawless:
            groups.setdefault((books, bool(run.word)), []).append(run)
    yield from (_law(books, runs) for (books, _), runs in groups.items())


def law_in(result: Result, filing: str) -> Iterator[str]:
    """The same of one filing."""
    runs = tuple(run for run in result.runs if run.filing == filing)
    return law(result._replace(runs=runs))


def _law(books: tuple[str, ...], runs: list[Run]) -> str:
    who = CHOSEN
    if runs[0].word:
        many = f"the establishments of {len(runs)} filings name"
        who = f"which {many if len(runs) > 1 else f'{runs[0].word} names'}"
    days = sorted({(day, why) for run in runs for day, why, _ in run.days})
    when = f"as of {days[0][0]}, {days[0][1]}" if days else "as of no day"
    if len(days) > 1:
        when = f"as of {len(days)} days, {days[0][0]} to {days[-1][0]}"
    asleep = max(run.not_in_force for run in runs)
    out = f"; {counted(asleep, 'provision')} of law not in force then" if asleep else ""
    law = f"the law of {', '.join(books)}" if books else "drafting provisions alone"
    return f"judged by {law}, {who}: {when}{out}"
