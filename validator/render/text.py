"""The terminal: findings grouped by file, each with its line and a caret, the law beneath and what would fix it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby

from ..judge.follow import told
from ..judge.verdict import FINDINGS, SOME_GIVEN, VERDICTS, Record, Result, Verdict
from ..spans import Span
from . import trust
from .clean import counted, uncommanding
from .clean import line as one_line
from .quote import Quoted, Sources
from .rests import cites, drafting, law

QUIET = ("met", "not-applicable")
STYLES = {"violated": "31;1", "not-stated": "33;1", "unclear": "36;1", "met": "32", "not-applicable": "2"}
WIDTH, LEAST = 120, 60
"""Columns, unless a terminal has fewer; and where that ends."""
MARGIN = 12
"""What stands before a line that is quoted."""
MOST_NOT_RUN = 12
USUAL = "warning"
"""The severity of most findings that fail a check; another is shown."""

Paint = Callable[[str, str], str]


def render(result: Result, sources: Sources | None = None) -> str:
    """The whole text, without colour."""
    return "".join(f"{row}\n" for row in rows(result, sources))


def rows(
    result: Result,
    sources: Sources | None = None,
    *,
    everything: bool = False,
    quiet: bool = False,
    statistics: bool = False,
    strict: bool = False,
    colour: bool = False,
    width: int = 0,
    content: Callable[[str], bytes | None] | None = None,
) -> Iterator[str]:
    """Line by line. *width* is that of the terminal, if it goes to one. *content* gives the bytes of a document by its path; without it, those the result has kept."""
    texts = content or _kept(result)
    paint = _paint if colour else _plain
    room = max(min(width or WIDTH, WIDTH), LEAST) - MARGIN
    made = _rows(result, sources or Sources(), everything, statistics, paint, room, texts)
    yield from map(uncommanding, made)
    if not quiet:
        yield ""
        yield from map(uncommanding, summary(result, paint, everything))
        yield from _failing(result, strict, paint)


def _rows(
    result: Result,
    quotes: Sources,
    everything: bool,
    statistics: bool,
    paint: Paint,
    room: int,
    texts: Callable[[str], bytes | None],
) -> Iterator[str]:
    """What could not be used, what was found, what went wrong."""
    law = [one_line(said) for said in trust.law(result)]
    head = [*law, *(paint(one_line(said), STYLES["unclear"]) for said in trust.damaged(result))]
    yield from head
    yield from refusals(result, paint)
    begun = bool(head or result.refused)
    shown = [v for v in result.verdicts if (everything or v.verdict not in QUIET or v.settled) and not v.baselined]
    standing = told(shown)
    for path, group in groupby(sorted(standing.standing, key=_order), key=lambda v: v.location.path if v.location else ""):
        if begun:
            yield ""
        begun = True
        text = (texts(path) or b"").decode("utf-8-sig", "replace").splitlines()
        said = False
        for verdict in group:
            yield from _finding(verdict, paint, text, quotes, said, room)
            said = said or (drafting(verdict) and verdict.verdict not in QUIET)
            yield from (_so(v, paint) for v in standing.beside.get(id(verdict), ()))
    yield from faults(result, paint)
    if statistics:
        yield from _statistics(shown)


def refusals(result: Result, paint: Paint | None = None) -> Iterator[str]:
    """Every file that could not be used, with each reason."""
    colour = paint or _plain
    for refusal in result.refused:
        yield f"{one_line(refusal.path)}:{refusal.line}:{refusal.column}: {colour('unusable', '31;1')} {one_line(refusal.message)}"
        if refusal.fix:
            yield f"    {one_line(refusal.fix)}"


def faults(result: Result, paint: Paint | None = None) -> Iterator[str]:
    """What the program itself got wrong."""
    colour = paint or _plain
    for fault in result.faults:
        yield f"{colour('fault of the program', '31;1')} {one_line(f'{fault.rule} on {fault.subject}: {fault.error}')}"


def _order(verdict: Verdict) -> tuple[str, int, int, str]:
    where = verdict.location
    return (where.path, where.span.line, where.span.column, verdict.code) if where else ("", 0, 0, verdict.code)


def _finding(v: Verdict, paint: Paint, text: list[str], sources: Sources, said: bool, room: int) -> Iterator[str]:
    """One finding. *said*: that drafting provisions rest on no statute was said above."""
    place = f"{v.location.path}:{v.location.span.line}:{v.location.span.column}" if v.location else v.subject.id
    mark = f" ({v.severity})" if v.verdict in ("violated", "not-stated") and v.severity != USUAL else ""
    mark += " (suppressed)" if v.suppressed else ""
    mark += f" ({hidden})" if (hidden := trust.mark(v)) else ""
    yield f"{one_line(place)}: {v.code} {v.rule} {paint(v.verdict, STYLES[v.verdict])}{one_line(f'{mark} {v.message}')}"
    quiet = v.verdict in QUIET
    if v.location and not quiet:
        yield from snippet(text, v.location.span, paint, room)
    if v.evidence:
        by_document: dict[str, list[str]] = {}
        for e in v.evidence:
            by_document.setdefault(e.document, []).append(str(e.first) if e.first == e.last else f"{e.first}-{e.last}")
        yield "    filing: " + one_line("; ".join(f"{document} line {', '.join(spans)}" for document, spans in by_document.items()))
        if not quiet:
            yield from (row for e in v.evidence[:3] for row in _quote(sources.quote(e), room))
    for r, note in v.seen:
        if note:
            yield f"    see {one_line(f'{r.path}:{r.span.line}:{r.span.column}: {note}')}"
    if not quiet:
        if not (said and drafting(v)):
            yield f"    law: {one_line(law(v))}"
        if v.fix:
            yield f"    fix: {one_line(v.fix)}"
    for word, why in (("suppressed", v.suppressed), ("noted", v.annotation), ("decided", v.settled)):
        if why:
            yield f"    {word}: {one_line(why)}"


def _so(v: Verdict, paint: Paint) -> str:
    """A verdict that follows from the finding above it."""
    rests = f" ({cites(v)})" if cites(v) else ""
    mark = f" ({hidden})" if (hidden := trust.mark(v)) else ""
    said = one_line(f"{v.message}{rests}")
    return f"    so also {v.code} {v.rule} {paint(v.verdict, STYLES[v.verdict])}{mark} {said}"


def _kept(result: Result) -> Callable[[str], bytes | None]:
    known = {document.path: document.text.content for document in result.documents if not isinstance(document, Record)}
    return known.get


def snippet(rows: list[str], span: Span, paint: Paint, width: int) -> Iterator[str]:
    """The document's own line, cut to a screen around the place, and a caret under it."""
    if not 1 <= span.line <= len(rows):
        return
    text = one_line(rows[span.line - 1])
    start = max(0, span.column - 1 - width // 2) if len(text) > width else 0
    cut = ("…" if start else "") + text[start : start + width] + ("…" if len(text) > start + width else "")
    at = span.column - 1 - start + bool(start)
    end = span.end_column - 1 - start + bool(start) if span.end_line == span.line else len(cut)
    long = max(1, min(end, len(cut)) - at)
    yield f"  {span.line:>5} | {cut}"
    yield f"        | {' ' * at}{paint('^' * long, '36')}"


def _quote(quoted: Quoted, width: int) -> Iterator[str]:
    """Lines of the filing whole: a paragraph says what matters where it will, so it is wrapped and not cut."""
    from textwrap import wrap

    for at, text in quoted.text[:3]:
        first, *rest = wrap(text, width) or [""]
        yield f"    {at:>6}: {first}"
        yield from (f"            {row}" for row in rest)


def _statistics(shown: list[Verdict]) -> Iterator[str]:
    counts = Counter((v.code, v.rule, v.verdict) for v in shown)
    yield ""
    for (code, rule, verdict), many in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        yield f"{many:6}  {code}  {rule}  {verdict}"


def summary(result: Result, paint: Paint | None = None, everything: bool = False) -> Iterator[str]:
    """What was judged and what came of it, on one screen; with *everything*, each thing that was not run."""
    colour = paint or _plain
    by_filing = result.tallies
    counts = sum(by_filing.values(), Counter[str]())
    told = ", ".join(colour(f"{counts.get(name, 0)} {name}", STYLES[name]) for name in VERDICTS)
    judged = (counted(len(result.documents), "document"), counted(result.provisions, "provision"), counted(counts.total(), "verdict"))
    yield f"{', '.join(judged)}: {told}"
    if len(by_filing) > 1:
        width = max(len(result.names.get(name, name)) for name in by_filing)
        for name, found in by_filing.items():
            cells = "  ".join(colour(f"{found.get(verdict, 0):>5} {verdict}", STYLES[verdict]) for verdict in VERDICTS)
            yield f"  {one_line(result.names.get(name, name)):<{width}}  {cells}"
    yield from _answered(result)
    yield from (f"not run: {one_line(f'{item.what}: {item.why}')}" for item in result.not_run) if everything else not_run(result)
    if result.refused:
        yield colour(f"{counted(len({refusal.path for refusal in result.refused}), 'file')} could not be used", "31;1")
    if result.faults:
        yield colour(f"{counted(len(result.faults), 'fault')} of the program", "31;1")
    if not counts and not result.refused:
        yield "nothing was checked"


def not_run(result: Result) -> Iterator[str]:
    """By reason: many rules that want for the same thing are one line, and it says what to do."""
    by_reason: dict[str, list[str]] = {}
    for item in result.not_run:
        by_reason.setdefault(item.why, []).append(item.what)
    for why, what in list(by_reason.items())[:MOST_NOT_RUN]:
        if why == SOME_GIVEN:
            yield f"not run: {counted(len(what), 'provision')} that {'needs' if len(what) == 1 else 'need'} {why.removeprefix('needs ')}{one_line(_give(result))}"
        else:
            more = f" and {len(what) - 3} more" if len(what) > 3 else ""
            yield f"not run: {one_line(', '.join(what[:3]))}{more}: {one_line(why)}"
    if len(by_reason) > MOST_NOT_RUN:
        yield f"not run, for other reasons: {sum(map(len, list(by_reason.values())[MOST_NOT_RUN:]))} more"


def _give(result: Result) -> str:
    """The command that gives filings whole."""
    from .clean import typed

    folders = [typed(run.folder) for run in result.runs if not run.whole and run.folder]
    return f". Give the folder: houseway check {' '.join(folders)}" if 0 < len(folders) <= 3 else ". Give the folders" if folders else ""


def _failing(result: Result, strict: bool, paint: Paint) -> Iterator[str]:
    """What the exit code hangs on."""
    found = sum(1 for v in result.verdicts if v.verdict in FINDINGS)
    failing = sum(1 for v in result.verdicts if v.fails(strict))
    if failing:
        yield paint(f"{failing} of {counted(found, 'finding')} {'fails' if failing == 1 else 'fail'} the check", "31;1")
    elif found:
        yield f"none of {counted(found, 'finding')} fails the check"


def _answered(result: Result) -> Iterator[str]:
    """How many findings somebody has answered for, and what a baseline knows."""
    counts = {
        "told with the finding they follow from": len(told(result.verdicts).roots),
        "suppressed": sum(1 for v in result.verdicts if v.suppressed),
        "noted, which no document may suppress": sum(1 for v in result.verdicts if v.annotation),
        "settled by a decision": sum(1 for v in result.verdicts if v.settled),
        "in the baseline": sum(1 for v in result.verdicts if v.baselined),
    }
    yield from (f"{many} {word}" for word, many in counts.items() if many)
    yield from (f"decided: {one_line(said)}" for said in trust.decided(result))
    yield from (f"stale in the baseline: {one_line(entry)}" for entry in result.baseline or ())


def _paint(text: str, style: str) -> str:
    return f"\x1b[{style}m{text}\x1b[0m"


def _plain(text: str, style: str) -> str:
    return text
