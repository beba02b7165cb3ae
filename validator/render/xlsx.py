"""A workbook: every verdict, the matrix, every fee. Regulators live in spreadsheets."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

from openpyxl import Workbook
from openpyxl.cell import WriteOnlyCell
from openpyxl.styles import Font, PatternFill

from ..judge.verdict import Result, Verdict
from ..ladders import components
from ..model.values import Charge
from . import trust
from .clean import clean
from .matrix import FILING, matrix
from .pages import NOTICE
from .quote import Sources
from .rests import cites
from .sections import GLYPHS, numbers

EPOCH = datetime(2000, 1, 1)
LONGEST = 32_000
FILLS = {"violated": "F8E3E0", "not-stated": "F7EAD0", "unclear": "E8E7F6", "met": "E5F0E6", "not-applicable": "FFFFFF"}
_RISKY = "=+-@#"
_STAMP = re.compile(rb"(<dcterms:modified[^>]*>)[^<]*(<)")

VERDICTS = (
    "establishment", "code", "rule", "provision", "verdict", "severity", "subject kind", "subject", "subject id", "message", "fix",
    "document", "line", "source lines", "authority", "as of", "because", "decided", "answered for",
)  # fmt: skip
FEES = ("establishment", "schedule", "block", "option", "limit", "fee", "paid by", "depends on", "from", "to", "printed range", "fee in dollars", "printed fee", "share at lowest")


def render(result: Result, sources: Sources | None = None) -> bytes:
    book = Workbook(write_only=True)
    book.properties.creator = "houseway"
    book.properties.created = book.properties.modified = EPOCH
    _sheet(book, "About", (30, 90), _about(result))
    _sheet(book, "Verdicts", (22, 8, 20, 28, 14, 10, 12, 40, 40, 70, 50, 50, 7, 18, 40, 12, 30, 30, 30), _verdicts(result), heads=1)
    _sheet(book, "Matrix", (22, 8, 30), _matrix(result))
    _sheet(book, "Fees", (22, 40, 7, 8, 14, 16, 14, 18, 10, 10, 14, 12, 12, 12), _fees(result), heads=1)
    stream = io.BytesIO()
    book.save(stream)
    return _timeless(stream.getvalue())


def _timeless(content: bytes) -> bytes:
    """The same bytes each time: the archive's own clock set to a fixed day."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        for name in sorted(old.namelist(), key=lambda n: (n != "[Content_Types].xml", n)):
            data = old.read(name)
            if name == "docProps/core.xml":
                data = _STAMP.sub(rb"\g<1>2000-01-01T00:00:00Z\g<2>", data)
            new.writestr(zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return made.getvalue()


Row = list[tuple[Any, str]]
"""Values, each with the verdict that colours it, if any."""


def _sheet(book: Any, title: str, widths: Iterable[int], rows: Iterable[Row], heads: int = 0) -> None:
    sheet = book.create_sheet(title)
    for number, width in enumerate(widths, 1):
        sheet.column_dimensions[_letter(number)].width = width
    if heads:
        sheet.freeze_panes = "A2"
    fills = {name: PatternFill("solid", fgColor=colour) for name, colour in FILLS.items()}
    bold = Font(bold=True)
    for number, row in enumerate(rows):
        sheet.append([_cell(sheet, value, fills.get(verdict), bold if number < heads else None) for value, verdict in row])


def _letter(number: int) -> str:
    from openpyxl.utils import get_column_letter

    return str(get_column_letter(number))


def _cell(sheet: Any, value: Any, fill: Any = None, bold: Any = None) -> Any:
    """A number stays a number. Text stays text, whatever it starts with: never a formula. Only what needs it is made a cell, for speed."""
    text = clean(value)[:LONGEST] if isinstance(value, str) else None
    risky = text is not None and text[:1] in _RISKY and text != ""
    if not risky and fill is None and bold is None:
        return value if text is None else text
    cell = WriteOnlyCell(sheet, value=value if text is None else "")
    if text is not None:
        cell.value = text
        cell.data_type = "s"
        cell.quotePrefix = risky
    if fill is not None:
        cell.fill = fill
    if bold is not None:
        cell.font = bold
    return cell


def _plain(*values: Any) -> Row:
    return [(value, "") for value in values]


def _about(result: Result) -> Iterator[Row]:
    yield _plain("Compliance report", "")
    yield _plain("Not legal advice", NOTICE)
    for said in trust.law(result):
        yield _plain("Law", said)
    for said in trust.damaged(result):
        yield _plain("Damaged", said)
    yield _plain("As of", result.as_of.isoformat() if result.as_of else "each document's own date, else the day of judging: see the verdicts")
    yield _plain("Documents", len(result.documents))
    yield _plain("Provisions", result.provisions)
    for name, digest in result.rulebooks:
        yield _plain(f"Rulebook {name}", digest)
    for document in result.documents:
        yield _plain(f"Document {document.path}", document.sha256)
    for refused in result.refused:
        yield _plain(f"Unusable {refused.path}", f"line {refused.line}: {refused.message}")
    for fault in result.faults:
        yield _plain(f"Fault of the program: {fault.rule}", f"{fault.subject}: {fault.error}")
    for said in trust.answered(result.verdicts):
        yield _plain("Answered for", said)
    for said in trust.decided(result):
        yield _plain("Decided", said)
    for item in result.not_run:
        yield _plain(f"Not run: {item.what}", item.why)


def _verdicts(result: Result) -> Iterator[Row]:
    yield _plain(*VERDICTS)
    for v in result.verdicts:
        row = _plain(result.names.get(v.subject.filing, v.subject.filing), v.code, v.rule, v.provision)
        row.append((v.verdict, v.verdict))
        row += _plain(v.severity, v.subject.kind, v.subject.label, v.subject.id, v.message, v.fix, *_place(v))
        yield row + _plain(cites(v) or "drafting: no statute", v.as_of.day, v.as_of.because, v.settled, v.suppressed or (f"noted: {v.annotation}" if v.annotation else ""))


def _place(v: Verdict) -> tuple[Any, ...]:
    return (v.location.path if v.location else "", v.location.span.line if v.location else None, numbers(v.evidence, 99))


def _matrix(result: Result) -> Iterator[Row]:
    by_filing: dict[str, list[Verdict]] = {}
    for v in result.verdicts:
        by_filing.setdefault(v.subject.filing, []).append(v)
    for filing in result.docket.filings if result.docket else ():
        made = matrix(filing, by_filing.get(filing.id, []), lambda _: "")
        yield _plain(filing.name, "code", "provision", *(name if key != FILING else "the filing as a whole" for key, name in made.columns))
        for row in (*made.rows, *made.idle):
            cells = [(f"{GLYPHS[c.verdict]} {c.verdict}", c.verdict) if c else ("", "") for c in row.cells]
            yield [*_plain("", row.code, row.name), *cells]
        yield _plain("")


def _fees(result: Result) -> Iterator[Row]:
    yield _plain(*FEES)
    for filing in result.docket.filings if result.docket else ():
        for schedule in filing.schedules:
            for number, (_, rows) in enumerate(schedule.blocks, 1):
                for row in rows:
                    limit = str(row.option.limit) if row.option.limit else ""
                    for component in components(row):
                        head = _plain(filing.name, schedule.schedule.name, number, row.option.option, limit, component.name, component.payer, component.basis or "")
                        for tier in component.cell.tiers:
                            yield head + _plain(tier.range.low, tier.range.high, tier.range.text, *_fee(tier.fee), _share(tier.fee, tier.range.low))
                        if not component.cell.tiers:
                            yield head + _plain(None, None, "", *_fee(component.cell.fee), None)


def _fee(fee: Charge | None) -> tuple[Any, Any]:
    return (fee.dollars, str(fee)) if fee else (None, "")


def _share(fee: Charge, low: Any) -> Any:
    return fee.dollars / low if fee.dollars is not None and low else None
