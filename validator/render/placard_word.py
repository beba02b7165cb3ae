"""The rate placard for Word: the same sheet, so that an office can set it in its own way. The same
bytes each time.
"""

from __future__ import annotations

import io

import docx
from docx.document import Document as Word
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_LINE_SPACING, WD_TAB_ALIGNMENT
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Inches, Pt, RGBColor
from docx.text.paragraph import Paragraph

from .clean import clean
from .docx import INK, SANS, SERIF, SOFT, font, properties, still
from .placard import NOTICE, Ladder, Placard
from .say import sentence

STAMP = "NOT FOR POSTING"
RED = RGBColor(0xA1, 0x22, 0x1F)
WIDTH = Inches(7.2)
LINE = "999999"


def write(p: Placard, points: float) -> bytes:
    """The bytes of the file, with *points* for the body type."""
    word = docx.Document()
    properties(word, f"Collection fees, {p.games}, option {p.option}")
    _page(word, points)
    sheet = _Sheet(word, points)
    sheet.head(p)
    for ladder in p.ladders:
        sheet.ladder(ladder)
    for number, note in enumerate((*p.notices, *p.notes)):
        said = sheet.say(note, 0.54)
        said.paragraph_format.space_before = Pt(points * (0.1 if number else 0.6))
    last = sheet.say(f"{p.schedule}. {NOTICE}", 7 / points, SOFT)
    last.paragraph_format.space_before = Pt(points * 0.4)
    stream = io.BytesIO()
    word.save(stream)
    return still(stream.getvalue())


def _page(word: Word, points: float) -> None:
    section = word.sections[0]
    section.page_width, section.page_height = Inches(8.5), Inches(11)
    section.left_margin = section.right_margin = Inches(0.65)
    section.top_margin = section.bottom_margin = Inches(0.55)
    normal = word.styles["Normal"]
    font(normal, SERIF, points, INK)
    normal.paragraph_format.space_after = Pt(0)
    normal.paragraph_format.line_spacing_rule = WD_LINE_SPACING.SINGLE
    for name in ("Title", "Heading 1"):
        style = word.styles[name]
        font(style, SERIF, points, INK)
        style.font.bold = True
        style.paragraph_format.space_before = style.paragraph_format.space_after = Pt(0)
        style.paragraph_format.keep_with_next = True
        for border in style.element.findall(f".//{qn('w:pBdr')}"):
            border.getparent().remove(border)


class _Sheet:
    """Writes down the page, in type of one size."""

    def __init__(self, word: Word, points: float) -> None:
        self.word, self.points = word, points

    def say(
        self,
        words: str,
        scale: float,
        colour: RGBColor = INK,
        style: str | None = None,
        bold: bool = False,
    ) -> Paragraph:
        made = self.word.add_paragraph(style=style)
        run = made.add_run(clean(words))
        run.font.size, run.font.color.rgb = Pt(round(self.points * scale, 1)), colour
        if style is None:
            run.font.name, run.bold = SANS, bold
        return made

    def head(self, p: Placard) -> None:
        if p.faults:
            self.say(STAMP, 1.6, RED, bold=True).alignment = WD_ALIGN_PARAGRAPH.CENTER
        where = f"{p.establishment} · " if p.establishment else ""
        self.say(f"{where}Collection fees", 0.6, SOFT)
        self.say(p.games, 1.05 if len(p.games) > 60 else 1.75, style="Title")
        limits = [("Table limit", p.limit)] if p.limit else []
        limits += [("Option", p.option), *p.more]
        made = self.say("   ".join(f"{label}: {said}" for label, said in limits), 0.9, bold=True)
        made.paragraph_format.space_before = made.paragraph_format.space_after = Pt(
            self.points * 0.3
        )
        _edges(made, top="12", bottom="4")
        if p.faults:
            self.say("Not for posting as it stands:", 0.6, RED, bold=True)
        for fault in p.faults:
            self.say(f"• {fault}", 0.6, RED)
        if p.unchecked:
            self.say(p.unchecked, 0.6)

    def ladder(self, given: Ladder) -> None:
        flat = len(given.rows) == 1 and not given.rows[0][0]
        words = f"{given.payer}\t{given.rows[0][1]}" if flat else given.payer
        lead = self.say(words, 1.1, style="Heading 1")
        lead.paragraph_format.space_before = Pt(self.points * 0.6)
        lead.paragraph_format.tab_stops.add_tab_stop(WIDTH, WD_TAB_ALIGNMENT.RIGHT)
        if given.terms:
            self.say(sentence(given.terms), 0.62).paragraph_format.keep_with_next = True
        if flat:
            return
        table = self.word.add_table(rows=0, cols=2)
        for number, (amount, fee) in enumerate(((given.basis, "Fee"), *given.rows)):
            row = table.add_row()
            if not number:
                row._tr.get_or_add_trPr().append(OxmlElement("w:tblHeader"))
            for cell, words in zip(row.cells, (amount, fee), strict=True):
                made = cell.paragraphs[0]
                run = made.add_run(clean(words))
                run.bold = bool(number) and words is fee
                if not number:
                    run.font.size, run.font.name, run.font.color.rgb = (
                        Pt(self.points * 0.5),
                        SANS,
                        SOFT,
                    )
                _edges(made, bottom="4")
            row.cells[1].paragraphs[0].alignment = WD_ALIGN_PARAGRAPH.RIGHT


def _edges(paragraph: Paragraph, **sides: str) -> None:
    """Rules above or below a paragraph, so many eighths of a point thick."""
    borders = OxmlElement("w:pBdr")
    for side, thick in sides.items():
        edge = OxmlElement(f"w:{side}")
        for key, value in (("val", "single"), ("sz", thick), ("space", "1"), ("color", LINE)):
            edge.set(qn(f"w:{key}"), value)
        borders.append(edge)
    paragraph._p.get_or_add_pPr().insert_element_before(
        borders, "w:shd", "w:tabs", "w:suppressAutoHyphens", "w:spacing", "w:ind", "w:jc", "w:rPr"
    )
