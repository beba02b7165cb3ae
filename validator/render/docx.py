"""A document of words as DOCX: real headings, lists and tables, so that an office can go on working
on it. The same bytes each time.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable
from datetime import datetime

import docx
from docx.document import Document as Word
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_BREAK, WD_LINE_SPACING
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Emu, Inches, Pt, RGBColor
from docx.table import _Cell
from docx.text.paragraph import Paragraph

from .clean import clean
from .prose import Block, Break, Document, Fields, Heading, Listing, Para, Table, Text

EPOCH = (1980, 1, 1, 0, 0, 0)
DAY = datetime(2000, 1, 1)
SERIF, SANS = "Cambria", "Calibri"
INK, SOFT, MISSING, RULE = (
    RGBColor(0x1D, 0x1F, 0x21),
    RGBColor(0x55, 0x59, 0x5E),
    RGBColor(0x85, 0x50, 0x0A),
    "D9D4C7",
)
WIDTH = Inches(6.5)
BOX = "☐ "


def write(document: Document) -> bytes:
    """The bytes of the file."""
    word = docx.Document()
    _styles(word)
    properties(word, document.title)
    for block in document.blocks:
        _block(word, block)
    _para(word, document.notice, 9).paragraph_format.space_before = Pt(18)
    _numbers(word)
    stream = io.BytesIO()
    word.save(stream)
    return still(stream.getvalue())


def still(content: bytes) -> bytes:
    """The same archive without the hour it was packed at."""
    out = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(content)) as given,
        zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as made,
    ):
        for name in sorted(given.namelist(), key=lambda n: (n != "[Content_Types].xml", n)):
            info = zipfile.ZipInfo(name, EPOCH)
            info.compress_type, info.create_system, info.external_attr = (
                zipfile.ZIP_DEFLATED,
                3,
                0o644 << 16,
            )
            made.writestr(info, given.read(name))
    return out.getvalue()


def properties(word: Word, title: str) -> None:
    """What the file says of itself: a title, and nothing of whoever made it."""
    core = word.core_properties
    core.title, core.author, core.last_modified_by, core.comments, core.revision = (
        clean(title)[:255],
        "",
        "",
        "",
        1,
    )
    core.created = core.modified = DAY


def _styles(word: Word) -> None:
    section = word.sections[0]
    section.page_width, section.page_height = Inches(8.5), Inches(11)
    section.left_margin = section.right_margin = section.top_margin = section.bottom_margin = (
        Inches(1)
    )
    normal = word.styles["Normal"]
    font(normal, SERIF, 11, INK)
    normal.paragraph_format.space_after = Pt(6)
    normal.paragraph_format.line_spacing_rule, normal.paragraph_format.line_spacing = (
        WD_LINE_SPACING.MULTIPLE,
        1.12,
    )
    for name, size, before in (
        ("Title", 24, 14),
        ("Heading 1", 15, 18),
        ("Heading 2", 12.5, 12),
        ("Heading 3", 11, 8),
    ):
        style = word.styles[name]
        font(style, SERIF if name in ("Title", "Heading 1") else SANS, size, INK)
        style.font.bold = name not in ("Title", "Heading 1")
        style.paragraph_format.space_before, style.paragraph_format.space_after = Pt(before), Pt(4)
        style.paragraph_format.keep_with_next = True
        for border in style.element.findall(f".//{qn('w:pBdr')}"):
            border.getparent().remove(border)


def font(style: object, name: str, size: float, colour: RGBColor) -> None:
    made = style.font  # type: ignore[attr-defined]
    made.name, made.size, made.color.rgb = name, Pt(size), colour
    fonts = style.element.get_or_add_rPr().get_or_add_rFonts()  # type: ignore[attr-defined]
    for key in list(fonts.attrib):
        if key.endswith("Theme"):
            del fonts.attrib[key]
    for kind in ("ascii", "hAnsi", "cs", "eastAsia"):
        fonts.set(qn(f"w:{kind}"), name)


def _block(word: Word, block: Block) -> None:
    match block:
        case Heading():
            made = word.add_paragraph(
                style="Title" if block.level == 1 else f"Heading {min(block.level - 1, 3)}"
            )
            _runs(made, block.text)
        case Para():
            _paragraph(word, block)
        case Listing():
            _listing(word, block)
        case Fields():
            _fields(word, block.rows)
        case Table():
            _table(word, block)
        case Break():
            word.add_paragraph().add_run().add_break(WD_BREAK.PAGE)


def _paragraph(word: Word, block: Para) -> None:
    made = word.add_paragraph()
    if block.style == "item":
        made.paragraph_format.left_indent, made.paragraph_format.first_line_indent = (
            Inches(0.4),
            -Inches(0.4),
        )
        made.paragraph_format.space_before, made.paragraph_format.keep_with_next = Pt(10), True
        made.paragraph_format.tab_stops.add_tab_stop(Inches(0.4))
    if block.style == "address":
        made.paragraph_format.space_after = Pt(0)
    if block.style in ("date", "sign"):
        made.paragraph_format.space_before = made.paragraph_format.space_after = Pt(14)
    if block.style == "right":
        made.alignment = WD_ALIGN_PARAGRAPH.RIGHT
    if block.number:
        made.add_run(
            f"{clean(block.number)}\t" if block.style == "item" else f"{clean(block.number)} "
        ).bold = True
    _runs(made, block.text)


def _listing(word: Word, block: Listing) -> None:
    for number, item in enumerate(block.items, 1):
        made = word.add_paragraph()
        made.paragraph_format.left_indent, made.paragraph_format.first_line_indent = (
            Inches(0.65),
            -Inches(0.25),
        )
        made.paragraph_format.tab_stops.add_tab_stop(Inches(0.65))
        made.paragraph_format.space_after = Pt(3)
        made.add_run(
            f"{number}.\t" if block.ordered else f"{BOX.strip()}\t" if block.boxes else "•\t"
        )
        _runs(made, item)


def _fields(word: Word, rows: Iterable[tuple[str, Text]]) -> None:
    last: Paragraph | None = None
    for label, said in rows:
        made = word.add_paragraph()
        made.paragraph_format.left_indent, made.paragraph_format.first_line_indent = (
            Inches(1.75),
            -Inches(1.35),
        )
        made.paragraph_format.tab_stops.add_tab_stop(Inches(1.75))
        made.paragraph_format.space_after = Pt(2)
        lead = made.add_run(f"{clean(label)}\t")
        lead.font.name, lead.font.size, lead.font.color.rgb = SANS, Pt(9.5), SOFT
        _runs(made, said)
        last = made
    if last is not None:
        last.paragraph_format.space_after = Pt(8)


def _table(word: Word, block: Table) -> None:
    if block.caption:
        caption = word.add_paragraph()
        (
            caption.paragraph_format.keep_with_next,
            caption.paragraph_format.space_before,
            caption.paragraph_format.space_after,
        ) = True, Pt(8), Pt(2)
        run = caption.add_run(clean(block.caption))
        run.bold, run.font.name, run.font.size = True, SANS, Pt(9.5)
    made = word.add_table(rows=0, cols=len(block.heads))
    made.autofit = False
    widths = _widths(block)
    for column, width in zip(made.columns, widths, strict=True):
        column.width = width
    head = made.add_row()
    header = OxmlElement("w:tblHeader")
    head._tr.get_or_add_trPr().append(header)
    for cell, words, width in zip(head.cells, block.heads, widths, strict=True):
        _cell(cell, width)
        run = cell.paragraphs[0].add_run(clean(words))
        run.font.name, run.font.size, run.font.color.rgb, run.bold = SANS, Pt(9), SOFT, True
    for row in block.rows:
        line = made.add_row()
        line._tr.get_or_add_trPr().append(OxmlElement("w:cantSplit"))
        for cell, said, width in zip(line.cells, row, widths, strict=True):
            _cell(cell, width)
            _runs(cell.paragraphs[0], said, 10)
    word.add_paragraph().paragraph_format.space_after = Pt(2)


def _widths(block: Table) -> list[Emu]:
    """Columns as wide as what stands in them asks for, within reason."""
    longest = [
        max(
            [
                len(head),
                *(
                    len(line)
                    for row in block.rows
                    for run in row[n : n + 1]
                    for line in _plain(run).split("\n")
                ),
            ]
        )
        for n, head in enumerate(block.heads)
    ]
    wanted = [min(max(length, 10), 44) + 3 for length in longest]
    return [Emu(int(WIDTH * share / sum(wanted))) for share in wanted]


def _plain(said: Text) -> str:
    return "".join(run.text for run in said)


def _cell(cell: _Cell, width: Emu) -> None:
    cell.width = width
    cell.paragraphs[0].paragraph_format.space_after = Pt(2)
    borders = OxmlElement("w:tcBorders")
    bottom = OxmlElement("w:bottom")
    for key, value in (("val", "single"), ("sz", "4"), ("space", "0"), ("color", RULE)):
        bottom.set(qn(f"w:{key}"), value)
    borders.append(bottom)
    cell._tc.get_or_add_tcPr().append(borders)


def _runs(paragraph: Paragraph, said: Text, size: float | None = None) -> None:
    for run in said:
        for number, line in enumerate(clean(run.text).split("\n")):
            made = paragraph.add_run()
            if number:
                made.add_break()
            made.add_text(line)
            if size:
                made.font.size = Pt(size)
            made.bold = True if run.mark == "strong" else None
            if run.mark == "soft":
                made.font.color.rgb, made.font.size = SOFT, Pt(9.5)
            if run.mark == "missing":
                made.font.color.rgb, made.bold = MISSING, True


def _para(word: Word, words: str, size: float) -> Paragraph:
    made = word.add_paragraph()
    run = made.add_run(clean(words))
    run.font.size, run.font.color.rgb, run.font.name = Pt(size), SOFT, SANS
    return made


def _numbers(word: Word) -> None:
    """Page numbers at the foot."""
    foot = word.sections[0].footer.paragraphs[0]
    foot.alignment = WD_ALIGN_PARAGRAPH.RIGHT
    run = foot.add_run()
    run.font.size, run.font.name = Pt(9), SANS
    for before, field in (("page ", "PAGE"), (" of ", "NUMPAGES")):
        words = OxmlElement("w:t")
        words.text = before
        words.set("{http://www.w3.org/XML/1998/namespace}space", "preserve")
        run._r.append(words)
        for kind in ("begin", "", "end"):
            part = OxmlElement("w:fldChar" if kind else "w:instrText")
            if kind:
                part.set(qn("w:fldCharType"), kind)
            else:
                part.text = field
            run._r.append(part)
