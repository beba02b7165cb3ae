"""The terminal: items, what matters first, each with its place, its lines, the law and the fix."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from ..judge.items import Item, items
from ..judge.spoken import write
from ..judge.verdict import RANKS, Record, Result, Verdict
from ..source.spans import Lines, Span
from . import trust
from .clean import counted, uncommanding
from .clean import line as one_line
from .quote import Quoted, Sources
from .rests import cites, law
from .summary import STYLES, Paint, plain, summary

QUIET = ("met", "not-applicable")
WIDTH, LEAST = 120, 60
"""Columns, unless a terminal has fewer; and where that ends."""
MARGIN = 12
"""What stands before a line that is quoted."""
MOST_CARETS = 40
"""Under a place as long as a row a line says no more than its beginning."""
MOST_QUOTED = 2
MOST_LINES = 8
MOST_ROWS = 3
_NUMBER = re.compile("[0-9]+")
HEADINGS = {
    "legality": "Whether it is lawful",
    "fees": "Fees",
    "outcome": "Who wins and what is paid",
    "play": "How it is played",
    "paper": "The paper itself",
    "noted": "Doubts noted by whoever typed the filing in",
}
"""What bears on each rank, in the words of a reader."""
LONG_LIST = 60
"""Items. A longer list is told in fewer lines: what messages leave out, the law once a heading."""
SHORTER = (
    "the list is long, so most lines of the filing are not quoted: "
    "--select chooses rules, --all shows everything"
)
HISTORY = "Papers that a later paper replaced"
USUAL = "warning"
"""The severity of most findings that fail a check; another is shown."""


def render(result: Result, sources: Sources | None = None) -> str:
    """The whole text, without colour."""
    return "".join(f"{row}\n" for row in rows(result, sources))


def rows(
    result: Result,
    sources: Sources | None = None,
    *,
    everything: bool = False,
    remarks: bool = True,
    quiet: bool = False,
    statistics: bool = False,
    strict: bool = False,
    colour: bool = False,
    width: int = 0,
    content: Callable[[str], bytes | None] | None = None,
) -> Iterator[str]:
    """Line by line, at *width*; *content* gives the bytes of a document by its path."""
    paint = _paint if colour else plain
    room = max(min(width or WIDTH, WIDTH), LEAST) - MARGIN
    found = items(v for v in result.verdicts if not v.baselined)
    shown = [one for one in found if everything or wanted(one, remarks, strict)]
    short = len(shown) > LONG_LIST and not everything
    page = _Page(sources or Sources(), paint, room, content or _kept(result), short)
    yield from map(uncommanding, _rows(result, shown, page, everything, statistics))
    if not quiet:
        yield ""
        yield from map(uncommanding, summary(result, paint, everything))
        yield from [SHORTER] if short else []
        yield from _folded(found, shown)
        yield from _failing(found, len(result.refused), strict, paint)
        if _clean(result, found):
            yield "Nothing to mend: no rule that was run found anything."


def wanted(item: Item, remarks: bool, strict: bool) -> bool:
    """Whether an item is shown: remarks and history only when asked for, or when they fail."""
    return item.fails(strict) or (not item.history and (remarks or not item.remark))


def _folded(found: Sequence[Item], shown: Sequence[Item]) -> Iterator[str]:
    """What is not shown, and how to see it."""
    kept = set(map(id, shown))
    hidden = [one for one in found if id(one) not in kept]
    if old := sum(one.history for one in hidden):
        yield f"{counted(old, 'item')} on papers that a later paper replaced: --all shows {'it' if old == 1 else 'them'}"
    if minor := sum(not one.history for one in hidden):
        yield f"{counted(minor, 'remark')} not shown: --remarks shows {'it' if minor == 1 else 'them'}"


class _Page(NamedTuple):
    """What it takes to print an item."""

    sources: Sources
    paint: Paint
    room: int
    texts: Callable[[str], bytes | None]
    short: bool = False
    """Whether the list is long, and each item of it short."""


def _rows(
    result: Result, shown: Sequence[Item], page: _Page, everything: bool, statistics: bool
) -> Iterator[str]:
    """What could not be used, what was found, what went wrong."""
    head = [one_line(said) for said in trust.law(result)]
    head += [page.paint(one_line(said), STYLES["unclear"]) for said in trust.damaged(result)]
    yield from head
    yield from refusals(result, page.paint)
    begun = bool(head or result.refused)
    for title, group in groupby(shown, key=_heading):
        yield from ([""] if begun else []) + [page.paint(title, "1")]
        begun, cited = True, set[str]()
        for item in group:
            yield from _item(item, page, cited)
    yield from _all_passed(result, page.paint, everything, begun)
    yield from faults(result, page.paint)
    yield from _statistics(shown) if statistics else ()


def _all_passed(result: Result, paint: Paint, everything: bool, begun: bool) -> Iterator[str]:
    passed = [v for v in result.verdicts if v.verdict in QUIET and (everything or v.settled)]
    yield from [""] if passed and begun else []
    for verdict in sorted(passed, key=_order):
        yield from _passed(verdict, paint)


def _heading(item: Item) -> str:
    return HISTORY if item.history else HEADINGS[item.rank]


def refusals(result: Result, paint: Paint | None = None) -> Iterator[str]:
    """Every file that could not be used, with each reason."""
    colour = paint or plain
    for refusal in result.refused:
        place = f"{one_line(refusal.path)}:{refusal.line}:{refusal.column}"
        yield f"{place}: {colour('unusable:', '31;1')} {one_line(refusal.message)}"
        if refusal.fix:
            yield f"    {one_line(refusal.fix)}"


def faults(result: Result, paint: Paint | None = None) -> Iterator[str]:
    """What the program itself got wrong."""
    colour = paint or plain
    for fault in result.faults:
        yield f"{colour('fault of the program:', '31;1')} {one_line(f'{fault.rule} on {fault.subject}: {fault.error}')}"


def _order(verdict: Verdict) -> tuple[str, int, int, str]:
    where = verdict.location
    at = (where.path, where.span.line, where.span.column) if where else ("", 0, 0)
    return (*at, verdict.code)


def _place(v: Verdict) -> str:
    where = v.location
    at = f"{where.path}:{where.span.line}:{where.span.column}" if where else v.subject.id
    return one_line(at)


def _item(item: Item, page: _Page, cited: set[str]) -> Iterator[str]:
    """One item: where and what, the lines of the filing, the law unless *cited*, what to do."""
    v = item.first
    verdict = page.paint(v.verdict, STYLES[v.verdict])
    yield f"{_place(v)}: {v.code} {v.rule} {verdict}{one_line(_mark(v))}: {one_line(item.alone)}"
    yield from _evidence(item, item.evidence, page)
    for one in item.laws:
        rests = one_line(f"{'' if one is v else f'{one.code}: '}{law(one)}")
        if not (page.short and rests in cited):
            cited.add(rests)
            yield f"    law: {rests}"
    if item.fix:
        yield f"    fix: {one_line(item.fix)}"
    if not item.evidence:
        written = dict.fromkeys(map(write, item.verdicts))
        yield from (f"    write: {one_line(said)}" for said in written if said)
    yield from (_so(also, page.paint) for also in item.beside)
    yield from _answers(v)


def _mark(v: Verdict) -> str:
    """What stands behind a verdict: another severity than the usual, or an answer."""
    grave = v.severity if v.verdict != "unclear" and v.severity != USUAL else ""
    marks = (grave, "suppressed" if v.suppressed else "", trust.mark(v))
    return "".join(f" ({mark})" for mark in marks if mark)


def _evidence(item: Item, lines: Sequence[Lines], page: _Page) -> Iterator[str]:
    """The lines of the filing, or of the document where there is no source; and other places."""
    where = item.first.location
    if lines and page.short:
        yield from _shortly(item, lines, page)
        return
    if lines:
        yield f"    filing: {one_line(_numbered(lines))}"
        for e in lines[:MOST_QUOTED]:
            yield from _quote(page.sources.quote(e), page.room)
    elif where:
        text = _parted(page.texts(where.path) or b"")
        yield from snippet(text, where.span, page.paint, page.room)
    yield from _elsewhere(item)


def _shortly(item: Item, lines: Sequence[Lines], page: _Page) -> Iterator[str]:
    """In a long list: lines that the message does not name, and a quote where it is on law."""
    if item.first.verdict == "not-stated":
        return
    named = set(_NUMBER.findall(item.message))
    if any(str(e.first) not in named for e in lines):
        yield f"    filing: {one_line(_numbered(lines))}"
    if item.rank == RANKS[0]:
        yield from list(_quote(page.sources.quote(lines[0]), page.room))[:MOST_ROWS]


def _elsewhere(item: Item) -> Iterator[str]:
    """Other documents that matter, each once."""
    home = item.first.location.path if item.first.location else ""
    others = [w for w in item.places if w.path != home]
    paths = list(dict.fromkeys(f"{w.path}:{w.span.line}" for w in others))
    more = f" and {len(paths) - 3} more" if len(paths) > 3 else ""
    if paths:
        yield f"    see {one_line(', '.join(paths[:3]))}{more}"


def _answers(v: Verdict) -> Iterator[str]:
    answers = {"suppressed": v.suppressed, "noted": v.annotation, "decided": v.settled}
    yield from (f"    {word}: {one_line(why)}" for word, why in answers.items() if why)


def _passed(v: Verdict, paint: Paint) -> Iterator[str]:
    """A provision that is met or does not concern the subject."""
    yield f"{_place(v)}: {v.code} {v.rule} {paint(v.verdict, STYLES[v.verdict])}: {one_line(v.message)}"
    if v.evidence:
        yield f"    filing: {one_line(_numbered(v.evidence))}"
    yield from _answers(v)


def _numbered(lines: Sequence[Lines]) -> str:
    by_document: dict[str, list[str]] = {}
    for e in lines:
        span = str(e.first) if e.first == e.last else f"{e.first}-{e.last}"
        by_document.setdefault(e.document, []).append(span)
    return "; ".join(f"{document} line {_some(spans)}" for document, spans in by_document.items())


def _some(spans: list[str]) -> str:
    return ", ".join(spans[:MOST_LINES]) + (", ..." if len(spans) > MOST_LINES else "")


def _so(v: Verdict, paint: Paint) -> str:
    """A verdict that follows from the finding above it."""
    rests = f" ({cites(v)})" if cites(v) else ""
    mark = f" ({hidden})" if (hidden := trust.mark(v)) else ""
    said = one_line(f"{v.message}{rests}")
    return f"    so also {v.code} {v.rule} {paint(v.verdict, STYLES[v.verdict])}{mark}: {said}"


def _kept(result: Result) -> Callable[[str], bytes | None]:
    kept = (document for document in result.documents if not isinstance(document, Record))
    return {document.path: document.text.content for document in kept}.get


@lru_cache(8)
def _parted(content: bytes) -> list[str]:
    """The lines of a document, parted once for all that is found in it."""
    return content.decode("utf-8-sig", "replace").splitlines()


def snippet(rows: list[str], span: Span, paint: Paint, width: int) -> Iterator[str]:
    """The document's own line, cut to a screen around the place, and a caret under it."""
    if not 1 <= span.line <= len(rows):
        return
    text = rows[span.line - 1]
    start = max(0, span.column - 1 - width // 2) if len(text) > width else 0
    before, after = "…" if start else "", "…" if len(text) > start + width else ""
    cut = f"{before}{one_line(text[start : start + width])}{after}"
    at = span.column - 1 - start + bool(start)
    end = span.end_column - 1 - start + bool(start) if span.end_line == span.line else len(cut)
    long = max(1, min(end - at, len(cut) - at, MOST_CARETS))
    yield f"  {span.line:>5} | {cut}"
    yield f"        | {' ' * at}{paint('^' * long, '36')}"


def _quote(quoted: Quoted, width: int) -> Iterator[str]:
    """Lines of the filing whole, wrapped and not cut: what matters may stand anywhere in them."""
    from textwrap import wrap

    for at, text in quoted.text[:3]:
        first, *rest = wrap(text, width) or [""]
        yield f"    {at:>6}: {first}"
        yield from (f"            {row}" for row in rest)


def _statistics(shown: Sequence[Item]) -> Iterator[str]:
    counts = Counter((one.first.code, one.first.rule, one.first.verdict) for one in shown)
    yield ""
    for (code, rule, verdict), many in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        yield f"{many:6}  {code}  {rule}  {verdict}"


def _clean(result: Result, found: Sequence[Item]) -> bool:
    """Whether there is nothing at all to do: everything was read, and law was put to it."""
    amiss = found or result.refused or result.faults or result.lawless
    return not amiss and bool(result.tallies) and not any(v.baselined for v in result.verdicts)


def _failing(found: Sequence[Item], unusable: int, strict: bool, paint: Paint) -> Iterator[str]:
    """What the exit code hangs on: what could not be used counts before what was found."""
    failing = sum(one.fails(strict) for one in found)
    said = [f"{counted(unusable, 'fault')} marked unusable"] if unusable else []
    said += [f"{failing} of {counted(len(found), 'item')}"] if failing else []
    if said:
        fail = "fails" if unusable + failing == 1 else "fail"
        yield paint(f"{' and '.join(said)} {fail} the check", "31;1")
    elif found:
        yield f"none of {counted(len(found), 'item')} fails the check"


def _paint(text: str, style: str) -> str:
    return f"\x1b[{style}m{text}\x1b[0m"
