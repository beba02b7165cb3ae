"""The terminal: findings grouped by file, each with its line and a caret, the law beneath and what would fix it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby

from ..judge.follow import told
from ..judge.verdict import VERDICTS, Record, Result, Verdict
from ..spans import Span
from .clean import line as one_line
from .quote import Quoted, Sources

QUIET = ("met", "not-applicable")
STYLES = {"violated": "31;1", "not-stated": "33;1", "unclear": "36;1", "met": "32", "not-applicable": "2"}
WIDTH = 120
MOST_NOT_RUN = 12

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
    colour: bool = False,
    content: Callable[[str], bytes | None] | None = None,
) -> Iterator[str]:
    """Line by line. *content* gives the bytes of a document by its path; without it, those the result has kept."""
    paint = _paint if colour else _plain
    quotes = sources or Sources()
    texts = content or _kept(result)
    begun = False
    for refusal in result.refused:
        begun = True
        yield f"{one_line(refusal.path)}:{refusal.line}:{refusal.column}: {paint('unusable', '31;1')} {one_line(refusal.message)}"
        if refusal.fix:
            yield f"    {one_line(refusal.fix)}"
    shown = [v for v in result.verdicts if (everything or v.verdict not in QUIET or v.settled) and not v.baselined]
    standing = told(shown)
    for path, group in groupby(sorted(standing.standing, key=_order), key=lambda v: v.location.path if v.location else ""):
        if begun:
            yield ""
        begun = True
        text = (texts(path) or b"").decode("utf-8-sig", "replace").splitlines()
        for verdict in group:
            yield from _finding(verdict, paint, text, quotes)
            yield from (_so(v, paint) for v in standing.beside.get(id(verdict), ()))
    for fault in result.faults:
        yield f"{paint('fault of the program', '31;1')} {one_line(f'{fault.rule} on {fault.subject}: {fault.error}')}"
    if statistics:
        yield from _statistics(shown)
    if not quiet:
        yield ""
        yield from summary(result, paint)


def _order(verdict: Verdict) -> tuple[str, int, int, str]:
    where = verdict.location
    return (where.path, where.span.line, where.span.column, verdict.code) if where else ("", 0, 0, verdict.code)


def _finding(v: Verdict, paint: Paint, text: list[str], sources: Sources) -> Iterator[str]:
    place = f"{v.location.path}:{v.location.span.line}:{v.location.span.column}" if v.location else v.subject.id
    mark = " (suppressed)" if v.suppressed else ""
    yield f"{one_line(place)}: {v.code} {v.rule} {paint(v.verdict, STYLES[v.verdict])}{one_line(f'{mark} {v.message}')}"
    quiet = v.verdict in QUIET
    if v.location and not quiet:
        yield from snippet(text, v.location.span, paint)
    if v.evidence:
        by_document: dict[str, list[str]] = {}
        for e in v.evidence:
            by_document.setdefault(e.document, []).append(str(e.first) if e.first == e.last else f"{e.first}-{e.last}")
        yield "    filing: " + one_line("; ".join(f"{document} line {', '.join(spans)}" for document, spans in by_document.items()))
        if not quiet:
            yield from (row for e in v.evidence[:3] for row in _quote(sources.quote(e)))
    for r in v.related:
        if r.note:
            yield f"    see {one_line(f'{r.path}:{r.span.line}:{r.span.column}: {r.note}')}"
    if not quiet:
        yield f"    law: {one_line('; '.join(f'{a.cite} ({a.confidence})' for a in v.authority))}, as of {v.as_of.day} ({v.as_of.because})"
        if v.fix:
            yield f"    fix: {one_line(v.fix)}"
    for said, why in (("suppressed", v.suppressed), ("noted", v.annotation), ("decided", v.settled)):
        if why:
            yield f"    {said}: {one_line(why)}"


def _so(v: Verdict, paint: Paint) -> str:
    """A verdict that follows from the finding above it."""
    law = "; ".join(a.cite for a in v.authority)
    return f"    so also {v.code} {v.rule} {paint(v.verdict, STYLES[v.verdict])} {one_line(f'{v.message} ({law})')}"


def _kept(result: Result) -> Callable[[str], bytes | None]:
    known = {document.path: document.text.content for document in result.documents if not isinstance(document, Record)}
    return known.get


def snippet(rows: list[str], span: Span, paint: Paint) -> Iterator[str]:
    """The document's own line, cut to a screen around the place, and a caret under it."""
    if not 1 <= span.line <= len(rows):
        return
    text = one_line(rows[span.line - 1])
    start = max(0, span.column - 1 - WIDTH // 2) if len(text) > WIDTH else 0
    cut = ("…" if start else "") + text[start : start + WIDTH] + ("…" if len(text) > start + WIDTH else "")
    at = span.column - 1 - start + bool(start)
    end = span.end_column - 1 - start + bool(start) if span.end_line == span.line else len(cut)
    long = max(1, min(end, len(cut)) - at)
    yield f"  {span.line:>5} | {cut}"
    yield f"        | {' ' * at}{paint('^' * long, '36')}"


def _quote(quote: Quoted) -> Iterator[str]:
    """Lines of the filing whole: a paragraph says what matters where it will, so it is wrapped and not cut."""
    from textwrap import wrap

    for number, text in quote.text[:3]:
        first, *rest = wrap(text, WIDTH) or [""]
        yield f"    {number:>6}: {first}"
        yield from (f"            {row}" for row in rest)


def _statistics(shown: list[Verdict]) -> Iterator[str]:
    counts = Counter((v.code, v.rule, v.verdict) for v in shown)
    yield ""
    for (code, rule, verdict), number in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        yield f"{number:6}  {code}  {rule}  {verdict}"


def summary(result: Result, paint: Paint | None = None) -> Iterator[str]:
    """What was judged and what came of it, on one screen."""
    colour = paint or _plain
    by_filing = result.tallies
    counts = sum(by_filing.values(), Counter[str]())
    told = ", ".join(colour(f"{counts.get(name, 0)} {name}", STYLES[name]) for name in VERDICTS)
    yield f"{len(result.documents)} documents, {result.provisions} provisions, {counts.total()} verdicts: {told}"
    if len(by_filing) > 1:
        width = max(len(result.names.get(name, name)) for name in by_filing)
        for name, found in by_filing.items():
            cells = "  ".join(colour(f"{found.get(verdict, 0):>5} {verdict}", STYLES[verdict]) for verdict in VERDICTS)
            yield f"  {one_line(result.names.get(name, name)):<{width}}  {cells}"
    yield from _answered(result)
    for item in result.not_run[:MOST_NOT_RUN]:
        yield f"not run: {one_line(f'{item.what}: {item.why}')}"
    if len(result.not_run) > MOST_NOT_RUN:
        yield f"not run: {len(result.not_run) - MOST_NOT_RUN} more"
    if not counts and not result.refused:
        yield "nothing was checked"


def _answered(result: Result) -> Iterator[str]:
    """How many findings somebody has answered for, and what a baseline knows."""
    counts = {
        "told with the finding they follow from": len(told(result.verdicts).roots),
        "suppressed": sum(1 for v in result.verdicts if v.suppressed),
        "noted, which no document may suppress": sum(1 for v in result.verdicts if v.annotation),
        "settled by a decision": sum(1 for v in result.verdicts if v.settled),
        "in the baseline": sum(1 for v in result.verdicts if v.baselined),
    }
    yield from (f"{number} {word}" for word, number in counts.items() if number)
    yield from (f"stale in the baseline: {one_line(entry)}" for entry in result.baseline or ())


def _paint(text: str, style: str) -> str:
    return f"\x1b[{style}m{text}\x1b[0m"


def _plain(text: str, style: str) -> str:
    return text
