"""What was judged and what came of it, on one screen: the end of every text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter

from ..judge.follow import told
from ..judge.verdict import ALL, PROOFS_LEFT_OUT, SOME_GIVEN, VERDICTS, NotRun, Result
from . import trust
from .clean import counted
from .clean import line as one_line

STYLES = {
    "violated": "31;1",
    "not-stated": "33;1",
    "unclear": "36;1",
    "met": "32",
    "not-applicable": "2",
}
MOST_NOT_RUN = 12
BY_PROOF = "decided only by playing the game or counting its odds, which was not done"

Paint = Callable[[str, str], str]


def plain(text: str, style: str) -> str:
    return text


def summary(result: Result, paint: Paint | None = None, everything: bool = False) -> Iterator[str]:
    """What was judged and what came of it; with *everything*, each thing that was not run."""
    colour = paint or plain
    counts = sum(result.tallies.values(), Counter[str]())
    told = ", ".join(colour(f"{counts.get(name, 0)} {name}", STYLES[name]) for name in VERDICTS)
    judged = (
        counted(len(result.documents), "document"),
        counted(result.provisions, "provision"),
        counted(counts.total(), "verdict"),
    )
    yield f"{', '.join(judged)}: {told}"
    yield from _by_filing(result, colour)
    yield from _answered(result)
    every = (f"not run: {one_line(f'{item.what}: {item.why}')}" for item in result.not_run)
    yield from every if everything else not_run(result)
    yield from (colour(said, "31;1") for said in _unusable(result))
    if result.faults:
        yield colour(f"{counted(len(result.faults), 'fault')} of the program", "31;1")
    if not counts and not result.refused:
        yield "nothing was checked"


def _unusable(result: Result) -> Iterator[str]:
    """How many files could not be used, or not whole."""
    refused = {refusal.path for refusal in result.refused}
    partly = refused & {document.path for document in result.documents}
    for files, what in ((refused - partly, "could not be used"), (partly, "judged in part")):
        if files:
            yield f"{counted(len(files), 'file')} {what}"


def _by_filing(result: Result, colour: Paint) -> Iterator[str]:
    """A line for each filing, where there are several."""
    if len(result.tallies) < 2:
        return
    names = {name: result.names.get(name, name) for name in result.tallies}
    width = max(map(len, names.values()))
    for name, found in result.tallies.items():
        cells = (colour(f"{found.get(v, 0):>5} {v}", STYLES[v]) for v in VERDICTS)
        yield f"  {one_line(names[name]):<{width}}  {'  '.join(cells)}"


def not_run(result: Result) -> Iterator[str]:
    """By reason: many rules that want for the same thing are one line, and it says what to do."""
    reasons = list(_by_reason(result.not_run).items())
    yield from (_not_run(result, why, what) for why, what in reasons[:MOST_NOT_RUN])
    if len(reasons) > MOST_NOT_RUN:
        more = sum(len(what) for _, what in reasons[MOST_NOT_RUN:])
        yield f"not run, for other reasons: {more} more"


def _by_reason(missed: Iterable[NotRun]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for item in missed:
        found.setdefault(item.why, []).append(item.called)
    return found


def on_paper(missed: Iterable[NotRun]) -> Iterator[str]:
    """The same for a reader who cannot run the program again."""
    for why, what in _by_reason(missed).items():
        by_proof = why == PROOFS_LEFT_OUT
        yield f"{', '.join(what)}: {BY_PROOF if by_proof else why}"


def _not_run(result: Result, why: str, what: list[str]) -> str:
    if why.startswith(ALL):
        that = f"that {'needs' if len(what) == 1 else 'need'} {why.removeprefix('needs ')}"
        give = _give(result) if why == SOME_GIVEN else ""
        return f"not run: {counted(len(what), 'provision')} {one_line(f'{that}{give}')}"
    more = f" and {len(what) - 3} more" if len(what) > 3 else ""
    return f"not run: {one_line(', '.join(what[:3]))}{more}: {one_line(why)}"


def _give(result: Result) -> str:
    """The command that gives filings whole."""
    from .clean import typed

    folders = [typed(run.folder) for run in result.runs if not run.whole and run.folder]
    if len(folders) > 3:
        return ". Give the folders"
    return f". Give the folder: houseway check {' '.join(folders)}" if folders else ""


ANSWERS = {
    "suppressed": attrgetter("suppressed"),
    "noted, which no document may suppress": attrgetter("annotation"),
    "settled by a decision": attrgetter("settled"),
    "in the baseline": attrgetter("baselined"),
}
"""How a finding may be answered for."""


def _answered(result: Result) -> Iterator[str]:
    """How many findings somebody has answered for, and what a baseline knows."""
    if under := len(told(result.verdicts).roots):
        are, it = ("verdict is", "it") if under == 1 else ("verdicts are", "them")
        yield f"{under} {are} told under the finding that causes {it}: “so also”"
    for word, has in ANSWERS.items():
        if many := sum(bool(has(v)) for v in result.verdicts):
            yield f"{many} {word}"
    yield from (f"decided: {one_line(said)}" for said in trust.decided(result))
    yield from (f"stale in the baseline: {one_line(entry)}" for entry in result.baseline or ())
