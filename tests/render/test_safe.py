"""A filing with markup in every string renders it as text, in every format."""

from __future__ import annotations

import io
import json
from html.parser import HTMLParser

import pytest

from tests.render.made import FEES, HOSTILE, hostile, result
from validator.render import formats
from validator.render.clean import clean, line
from validator.render.quote import Sources


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.ids: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes.extend(attrs)
        self.ids.extend(value or "" for name, value in attrs if name == "id")

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def _parsed(content: bytes) -> _Tags:
    tags = _Tags()
    tags.feed(content.decode())
    return tags


PAGES = formats.make("html", hostile(), Sources())


@pytest.mark.parametrize("name", PAGES)
def test_page_holds_only_our_script(name: str) -> None:
    tags = _parsed(PAGES[name])
    assert tags.tags.count("script") == (name != "index.html")
    assert "img" not in tags.tags
    assert not [name for name, _ in tags.attributes if name.startswith("on")]
    assert not [
        value
        for name, value in tags.attributes
        if name in ("src", "href")
        and not (value or "").startswith("#")
        and value not in (*PAGES, "index.html")
    ]


def test_page_shows_it_as_text() -> None:
    page = next(content for name, content in PAGES.items() if name != "index.html")
    assert "<script>alert(1)</script>" in "".join(_parsed(page).text)
    assert b"49|" not in page, "a template was evaluated"
    assert b"\x1b" not in page


@pytest.mark.parametrize("name", PAGES)
def test_file_names_and_ids_are_plain(name: str) -> None:
    assert all(letter.isalnum() or letter in "-_." for letter in name)
    ids = _parsed(PAGES[name]).ids
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", ["text", "markdown", "github"])
def test_plain_text_has_no_control_characters(name: str) -> None:
    text = formats.make(name, hostile(), Sources())[""].decode()
    assert "\x1b" not in text
    assert "\u202e" not in text


def test_markdown_has_no_html() -> None:
    text = formats.make("markdown", hostile(), Sources())[""].decode()
    code_free = "".join(
        part for number, part in enumerate(text.replace("\\`", "").split("`")) if number % 2 == 0
    )
    assert "<script" not in code_free
    assert "<img" not in code_free


def test_an_annotation_is_one_line() -> None:
    rows = formats.make("github", hostile(), Sources())[""].decode().splitlines()
    assert rows
    assert all(row.startswith(("::error ", "::warning ", "::notice ")) for row in rows)


@pytest.mark.parametrize("name", ["json", "sarif"])
def test_data_is_data(name: str) -> None:
    assert json.loads(formats.make(name, hostile(), Sources())[""])


def test_no_cell_is_a_formula() -> None:
    import openpyxl

    book = openpyxl.load_workbook(io.BytesIO(formats.make("xlsx", hostile(), Sources())[""]))
    cells = [
        cell
        for sheet in book
        for row in sheet.iter_rows()
        for cell in row
        if cell.value is not None
    ]
    assert any(str(cell.value).startswith("=1+1") for cell in cells)
    assert not [cell for cell in cells if cell.data_type == "f"]


@pytest.mark.parametrize(
    "start",
    [
        "=1+1",
        "+1",
        "-1",
        "@SUM(A1)",
        "#REF!",
        "=cmd|' /C calc'!A0",
        "\t=1",
        " =1",
        "=\x1b\u202e\x9b",
    ],
)
def test_a_cell_of_words_is_text(start: str) -> None:
    import openpyxl

    head = json.dumps(
        {"kind": "establishment", "name": start, "jurisdictions": ["california"]}
    ).encode()
    book = openpyxl.load_workbook(
        io.BytesIO(formats.make("xlsx", result(head, FEES.encode()), Sources())[""])
    )
    cells = [
        (cell.data_type, cell.value)
        for sheet in book
        for row in sheet.iter_rows()
        for cell in row
        if isinstance(cell.value, str)
    ]
    assert ("s", clean(start)) in cells
    assert {kind for kind, _ in cells} == {"s"}
    assert all(clean(str(value)) == value for _, value in cells)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("plain", "plain"),
        ("a\x1b[31mb", "a\ufffd[31mb"),
        ("a\nb\tc", "a\nb\tc"),
        ("\u202egpj", "\ufffdgpj"),
        ("\x00\x7f\x9b", "\ufffd\ufffd\ufffd"),
        ("é — “x”", "é — “x”"),
        ("a\u2028b\u061c\u2066\u200b", "a\ufffdb\ufffd\ufffd\ufffd"),
    ],
)
def test_clean(given: str, shown: str) -> None:
    assert clean(given) == shown


def test_line_is_one_line() -> None:
    assert "\n" not in line(HOSTILE)
