"""One structure, two formats: neither may say what the other does not, and nothing in it may act."""

from __future__ import annotations

import html
import io
import re
import zipfile

import docx
import pytest

from validator.render.prose import (
    Break,
    Document,
    Fields,
    Heading,
    Listing,
    Para,
    Table,
    make,
    missing,
    plain,
    soft,
    strong,
    text,
    texts,
)

HOSTILE = "<script>alert(1)</script> & {{ 7*7 }} \x00\x0b\u202e"
SHOWN = HOSTILE.replace("\x00", "\ufffd").replace("\x0b", "\ufffd").replace("\u202e", "\ufffd")
EVERY = Document(
    "A title",
    (
        Heading(1, text("One")),
        Heading(2, text("Two ", strong("strong"))),
        Para(text("A paragraph with ", soft("soft"), " and ", missing("missing"), " words.")),
        Para(text("An item."), "item", "1."),
        Listing((text("first"), text("second")), ordered=True),
        Listing((text("to tick"),), boxes=True),
        Fields((("Label", text("what it says")),)),
        Table(
            ("Amount", "Fee"),
            ((text("$5 to $40\n$41 and more"), text("$1")), (text(HOSTILE), text("$2"))),
            "A table",
        ),
        Break(),
        Para(text(HOSTILE)),
    ),
    "A notice.",
)


def words_of_docx(content: bytes) -> list[str]:
    """Every piece of text in the order of the document, list signs left out."""
    found: list[str] = []
    for element in docx.Document(io.BytesIO(content)).element.body.iter():
        if element.tag.endswith("}p"):
            said = "".join(
                "\n"
                if part.tag.endswith("}br")
                else "\t"
                if part.tag.endswith("}tab") and part.getparent().tag.endswith("}r")
                else part.text or ""
                for part in element.iter()
                if part.tag.rpartition("}")[2] in ("t", "br", "tab")
            )
            found.extend(
                part
                for part in re.sub(
                    r"^(\d+\.|•|☐)\t",
                    lambda m: "" if m.group(1) in "•☐" else m.group(1) + "\t",
                    said,
                )
                .strip("\n")
                .split("\t")
            )
    return found


def words_of_html(content: bytes) -> str:
    body = re.sub(r"<style>.*?</style>", "", content.decode(), flags=re.DOTALL)
    return squeeze(html.unescape(re.sub(r"<[^>]+>", " ", body)))


def squeeze(said: str) -> str:
    return re.sub(r"\s+", "", said)


def test_both_formats_say_everything_in_the_same_order() -> None:
    expected = [
        squeeze(one.replace("\x00", "\ufffd").replace("\x0b", "\ufffd").replace("\u202e", "\ufffd"))
        for one in texts(EVERY)
    ]
    for shown in (
        words_of_html(make(EVERY, ".html")),
        squeeze("".join(words_of_docx(make(EVERY, ".docx")))),
    ):
        at = 0
        for one in expected:
            assert one in shown[at:], one
            at = shown.index(one, at) + len(one)


def test_hostile_text_is_text() -> None:
    page = make(EVERY, ".html").decode()
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; {{ 7*7 }}" in page
    assert any(SHOWN in words for words in words_of_docx(make(EVERY, ".docx")))


@pytest.mark.parametrize("kind", [".html", ".docx"])
def test_same_bytes_each_time(kind: str) -> None:
    assert make(EVERY, kind) == make(EVERY, kind)


def test_docx_bears_no_hour_and_no_author() -> None:
    with zipfile.ZipFile(io.BytesIO(make(EVERY, ".docx"))) as archive:
        assert {info.date_time for info in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert b"python-docx" not in archive.read("docProps/core.xml")


def test_empty_words_fall_away() -> None:
    assert plain(text("a", "", strong("b"))) == "ab"
