"""A workbook: the items to act on, every verdict, the matrix, every fee."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

from openpyxl import Workbook
from openpyxl.cell import WriteOnlyCell
from openpyxl.styles import Alignment, Font, PatternFill

from ..docket import filings
from ..docket.filings import Filing
from ..docket.ladders import components
from ..judge.items import Item, items
from ..judge.verdict import Result, Verdict
from ..model.values import Charge
from . import trust
from .clean import clean
from .docx import packed
from .matrix import FILING, matrix
from .names import Names
from .pages import NOTICE
from .quote import Sources
from .rests import cites
from .sections import GLYPHS, numbers

EPOCH = datetime(2000, 1, 1)
LONGEST = 32_000
FILLS = {
    "violated": "F8E3E0",
    "not-stated": "F7EAD0",
    "unclear": "E8E7F6",
    "met": "E5F0E6",
    "not-applicable": "FFFFFF",
}
_RISKY = tuple("=+-@#")
_STAMP = re.compile(rb"(<dcterms:modified[^>]*>)[^<]*(<)")

ITEMS = (
    "no.", "establishment", "rank", "severity", "verdict", "code", "rule", "document", "message", "fix",
    "lines", "authority", "status",
)  # fmt: skip
VERDICTS = (
    "establishment", "code", "rule", "provision", "verdict", "severity", "subject kind", "subject", "subject id", "message", "fix",
    "document", "line", "source lines", "authority", "as of", "because", "decided", "answered for",
)  # fmt: skip
FEES = (
    "establishment", "schedule", "block", "option", "limit", "fee", "paid by", "depends on",
    "from", "to", "printed range", "fee in dollars", "printed fee", "share at lowest",
)  # fmt: skip

WIDE: dict[str, tuple[int, ...]] = {
    "Items": (6, 22, 10, 10, 12, 8, 22, 34, 70, 50, 24, 40, 22),
    "Verdicts": (22, 8, 20, 28, 14, 10, 12, 40, 40, 70, 50, 50, 7, 18, 40, 12, 30, 30, 30),
    "Matrix": (8, 30),
    "Fees": (22, 40, 7, 8, 14, 16, 14, 18, 10, 10, 14, 12, 12, 12),
    "About": (30, 90),
}
"""How wide the columns of each sheet are, in characters."""


def render(result: Result, sources: Sources | None = None) -> bytes:
    book = Workbook(write_only=True)
    book.properties.creator = "houseway"
    book.properties.created = book.properties.modified = EPOCH
    by_filing: dict[str, list[Verdict]] = {}
    for v in result.verdicts:
        by_filing.setdefault(v.subject.filing, []).append(v)
    filings = result.docket.filings if result.docket else ()
    _sheet(book, "Items", WIDE["Items"], _items(filings, by_filing), "C2", wrap=True)
    _sheet(book, "Verdicts", WIDE["Verdicts"], _verdicts(result), "A2")
    for title, filing in _titles(filings):
        _sheet(book, title, WIDE["Matrix"], _matrix(filing, by_filing.get(filing.id, [])), "C2")
    _sheet(book, "Fees", WIDE["Fees"], _fees(result), "A2")
    _sheet(book, "About", WIDE["About"], _about(result), "A2", filtered=False)
    stream = io.BytesIO()
    book.save(stream)
    return timeless(stream.getvalue())


def timeless(content: bytes) -> bytes:
    """The same bytes each time: the archive's own clock set to a fixed day."""
    with zipfile.ZipFile(io.BytesIO(content)) as old:
        parts = {name: old.read(name) for name in old.namelist()}
    core = "docProps/core.xml"
    parts[core] = _STAMP.sub(rb"\g<1>2000-01-01T00:00:00Z\g<2>", parts[core])
    return packed(parts)


Row = list[tuple[Any, str]]
"""Values, each with the verdict that colours it, if any."""


def _sheet(
    book: Any,
    title: str,
    widths: Iterable[int],
    rows: Iterable[Row],
    frozen: str,
    *,
    filtered: bool = True,
    wrap: bool = False,
) -> None:
    """A table under a head that stays in sight, with filters, as wide as a sheet of paper."""
    sheet = book.create_sheet(title)
    for number, width in enumerate(widths, 1):
        sheet.column_dimensions[_letter(number)].width = width
    sheet.freeze_panes = frozen
    sheet.sheet_properties.pageSetUpPr.fitToPage = True
    sheet.page_setup.orientation, sheet.page_setup.fitToHeight = "landscape", 0
    sheet.print_title_rows = "1:1"
    fills = {name: PatternFill("solid", fgColor=colour) for name, colour in FILLS.items()}
    bold, folded = Font(bold=True), Alignment(vertical="top", wrap_text=True) if wrap else None
    long = columns = 0
    for long, row in enumerate(rows, 1):
        font = bold if long == 1 else None
        columns = columns or len(row)
        cells = (_cell(sheet, value, fills.get(verdict), font, folded) for value, verdict in row)
        sheet.append(list(cells))
    if filtered and columns:
        sheet.auto_filter.ref = f"A1:{_letter(columns)}{long}"


def _titles(filings: Iterable[Filing]) -> Iterator[tuple[str, Filing]]:
    """A sheet for the matrix of each filing, under a name that a workbook allows and has once."""
    given = list(filings)
    taken: set[str] = set()
    for number, filing in enumerate(given, 1):
        plain = " ".join(re.sub(r"[^\w .,&-]+", " ", clean(filing.name)).split())
        title = "Matrix" if len(given) == 1 else f"Matrix {plain}"[:31].strip()
        if title.lower() in taken:
            title = f"Matrix {number}"
        taken.add(title.lower())
        yield title, filing


def _letter(number: int) -> str:
    from openpyxl.utils import get_column_letter

    return str(get_column_letter(number))


def _cell(sheet: Any, value: Any, fill: Any = None, bold: Any = None, folded: Any = None) -> Any:
    """A number stays a number. Text stays text, whatever it starts with: never a formula."""
    text = clean(value)[:LONGEST] if isinstance(value, str) else None
    risky = text is not None and text.startswith(_RISKY)
    if not risky and fill is bold is folded is None:
        return value if text is None else text
    cell = WriteOnlyCell(sheet, value=value if text is None else "")
    if text is not None:
        cell.value = text
        cell.data_type = "s"
        cell.quotePrefix = risky
    for name, look in (("fill", fill), ("font", bold), ("alignment", folded)):
        if look is not None:
            setattr(cell, name, look)
    return cell


def _plain(*values: Any) -> Row:
    return [(value, "") for value in values]


def _about(result: Result) -> Iterator[Row]:
    day = result.as_of.isoformat() if result.as_of else ""
    yield _plain("Compliance report", "")
    yield _plain("Not legal advice", NOTICE)
    yield from _said("Law", trust.law(result))
    yield from _said("Damaged", trust.damaged(result))
    undated = "each document's own date, else the day of judging: see the verdicts"
    yield _plain("As of", day or undated)
    yield _plain("Documents", len(result.documents))
    yield _plain("Provisions", result.provisions)
    yield from (_plain(f"Rulebook {name}", digest) for name, digest in result.rulebooks)
    yield from (_plain(f"Document {one.path}", one.sha256) for one in result.documents)
    for refused in result.refused:
        yield _plain(f"Unusable {refused.path}", f"line {refused.line}: {refused.message}")
    for fault in result.faults:
        yield _plain(f"Fault of the program: {fault.rule}", f"{fault.subject}: {fault.error}")
    yield from _said("Answered for", trust.answered(result.verdicts))
    yield from _said("Decided", trust.decided(result))
    yield from (_plain(f"Not run: {item.what}", item.why) for item in result.not_run)


def _said(label: str, rows: Iterable[str]) -> Iterator[Row]:
    return (_plain(label, row) for row in rows)


def _items(filings: Iterable[Filing], by_filing: dict[str, list[Verdict]]) -> Iterator[Row]:
    """What to act on, numbered as in the report; remarks and history after it."""
    yield _plain(*ITEMS)
    for filing in filings:
        names = Names.of(filing)
        found = list(enumerate(items(by_filing.get(filing.id, [])), 1))
        for number, item in sorted(found, key=lambda one: (one[1].history, one[1].remark)):
            v = item.first
            titles = dict.fromkeys(names.title(one) for one in item.verdicts)
            row = _plain(number, filing.name, item.rank, item.severity)
            row.append((v.verdict, v.verdict))
            row += _plain(v.code, v.rule, "; ".join(titles), item.message, item.fix)
            lines = names.lines(item.verdicts)
            yield row + _plain(lines, cites(v) or "drafting: no statute", _status(item))


def _status(item: Item) -> str:
    v = item.first
    said = [f"decided: {v.settled}"] if v.settled else []
    said += [f"answered for: {v.suppressed}"] if v.suppressed else []
    said += [f"noted: {v.annotation}"] if v.annotation else []
    said += ["known: in the baseline"] if v.baselined else []
    if item.history:
        said.append("replaced by a later paper")
    return "; ".join(said) or ("remark" if item.remark else "open")


def _verdicts(result: Result) -> Iterator[Row]:
    yield _plain(*VERDICTS)
    for v in result.verdicts:
        one, law = v.subject, cites(v) or "drafting: no statute"
        row = _plain(result.names.get(one.filing, one.filing), v.code, v.rule, v.provision)
        row.append((v.verdict, v.verdict))
        row += _plain(v.severity, one.kind, one.label, one.id, v.message, v.fix)
        row += _plain(*(v.location.path, v.location.span.line) if v.location else ("", None))
        row += _plain(numbers(v.evidence, 99), law, *v.as_of, v.settled)
        yield row + _plain(v.suppressed or (f"noted: {v.annotation}" if v.annotation else ""))


def _matrix(filing: Filing, verdicts: list[Verdict]) -> Iterator[Row]:
    made = matrix(filing, verdicts, lambda _: "")
    named = (name if key != FILING else "the filing as a whole" for key, name in made.columns)
    yield _plain("code", "provision", *named)
    for row in (*made.rows, *made.idle):
        given = (cell.verdict if cell else "" for cell in row.cells)
        cells = ((f"{GLYPHS[word]} {word}" if word else "", word) for word in given)
        yield [*_plain(row.code, row.name), *cells]


def _fees(result: Result) -> Iterator[Row]:
    yield _plain(*FEES)
    for filing in result.docket.filings if result.docket else ():
        for schedule in filing.schedules:
            for number, (_, rows) in enumerate(schedule.blocks, 1):
                head = (filing.name, schedule.schedule.name, number)
                yield from (tier for row in rows for tier in _tiers(row, head))


def _tiers(row: filings.Row, head: tuple[str, str, int]) -> Iterator[Row]:
    """A line for each tier of each fee of an option."""
    option = row.option
    for c in components(row):
        of = (option.option, str(option.limit or ""), c.name, c.payer, c.basis or "")
        for tier in c.cell.tiers:
            span, share = tier.range, _share(tier.fee, tier.range.low)
            yield _plain(*head, *of, span.low, span.high, span.text, *_fee(tier.fee), share)
        if not c.cell.tiers:
            yield _plain(*head, *of, None, None, "", *_fee(c.cell.fee), None)


def _fee(fee: Charge | None) -> tuple[Any, Any]:
    return (fee.dollars, str(fee)) if fee else (None, "")


def _share(fee: Charge, low: Any) -> Any:
    return fee.dollars / low if fee.dollars is not None and low else None
