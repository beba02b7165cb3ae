"""A document of words: headings, paragraphs, lists, fields and tables, told once and written as HTML, PDF or DOCX.

A letter or a packet is made into this plain structure; every format is made from it, so that they
cannot differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from .odds_page import Table as Odds


@dataclass(frozen=True, slots=True)
class Run:
    """Some words with one mark: strong, soft, or missing (what a person still has to supply)."""

    text: str
    mark: str = ""


Text = tuple[Run, ...]


def text(*parts: str | Run | Text) -> Text:
    """Words from strings and runs; empty ones fall away."""
    made: list[Run] = []
    for part in parts:
        if isinstance(part, tuple):
            made.extend(part)
        else:
            made.append(Run(part) if isinstance(part, str) else part)
    return tuple(run for run in made if run.text)


def strong(words: str) -> Run:
    return Run(words, "strong")


def soft(words: str) -> Run:
    return Run(words, "soft")


def missing(words: str) -> Run:
    return Run(words, "missing")


@dataclass(frozen=True, slots=True)
class Heading:
    kind: ClassVar[str] = "heading"
    level: int
    text: Text


@dataclass(frozen=True, slots=True)
class Para:
    kind: ClassVar[str] = "para"
    text: Text
    style: str = ""
    """"" , item (a numbered item's lead), missing, notice, sign, kicker, address, date."""
    number: str = ""


@dataclass(frozen=True, slots=True)
class Listing:
    kind: ClassVar[str] = "listing"
    items: tuple[Text, ...]
    ordered: bool = False
    boxes: bool = False
    """A list to tick off."""


@dataclass(frozen=True, slots=True)
class Fields:
    """Labels and what stands beside them."""

    kind: ClassVar[str] = "fields"
    rows: tuple[tuple[str, Text], ...]


@dataclass(frozen=True, slots=True)
class Table:
    kind: ClassVar[str] = "table"
    heads: tuple[str, ...]
    rows: tuple[tuple[Text, ...], ...]
    caption: str = ""
    odds: Odds | None = None
    """Drawn beside the rows, where a format can draw."""

    @property
    def shares(self) -> tuple[int, ...]:
        """How much room each column asks for, within reason."""
        columns = zip(self.heads, *(map(plain, row) for row in self.rows), strict=True)
        longest = (max(len(line) for said in one for line in said.split("\n")) for one in columns)
        return tuple(min(max(10, long), 44) + 3 for long in longest)


@dataclass(frozen=True, slots=True)
class Break:
    """A new page."""

    kind: ClassVar[str] = "break"


Block = Heading | Para | Listing | Fields | Table | Break


@dataclass(frozen=True, slots=True)
class Document:
    """A whole document; *notice* closes it."""

    title: str
    blocks: tuple[Block, ...]
    notice: str
    kind: str = "letter"
    """letter or packet: which style it is set in."""


def texts(document: Document) -> Iterator[str]:
    """Every piece of text in reading order; what both formats must show."""
    for block in document.blocks:
        yield from _texts(block)
    yield document.notice


def _texts(block: Block) -> Iterator[str]:
    match block:
        case Heading():
            yield plain(block.text)
        case Para():
            yield f"{block.number} {plain(block.text)}".strip()
        case Listing():
            yield from (plain(item) for item in block.items)
        case Fields():
            for label, said in block.rows:
                yield label
                yield plain(said)
        case Table():
            if block.caption:
                yield block.caption
            yield from block.heads
            yield from (plain(cell) for row in block.rows for cell in row)
        case Break():
            pass


def plain(said: Text) -> str:
    return "".join(run.text for run in said)


def make(document: Document, suffix: str) -> bytes:
    """The document as the file a suffix asks for; PDF needs ``houseway[pdf]``."""
    if suffix == ".docx":
        from .docx import write

        return write("prose.xml", document.title, document=document)
    from .templates import render

    page = render("prose.html.j2", document=document, notice=document.notice)
    if suffix == ".pdf":
        from .paper import laid_out, pdf

        return pdf(laid_out(page))
    return page.encode()
