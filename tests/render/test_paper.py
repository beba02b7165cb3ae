"""The report and the placard on paper. Run by `.ci/browser`, which installs the library that sets
type.
"""

from __future__ import annotations

import io
import time
from importlib import import_module
from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.cli.test_placard import FORBIDDEN, STAMP, club
from tests.cli.test_progress import run
from tests.render.made import SETTINGS, hostile, small
from tests.render.test_placard import FACE_UP, RULES, made, sheet
from validator.cli.main import main
from validator.judge.engine import judge
from validator.render import formats, needs
from validator.render.placard import SIZES, pdf, size
from validator.render.quote import Sources
from validator.run.gather import gather

ITEMS = (
    "Small Club",
    "Not legal advice",
    "HW101",
    "$140 to $150",
    "What stands in the way",
    "Not checked",
)
CLUB = RULES / "california/casino-club"
GAME = CLUB / "games/pure-21-5-blackjack.yaml"
ANNEX = (
    "Facts of each game",
    "Collection fees",
    "Matrix of provisions",
    "The law applied",
    "SHA-256",
)


def words(content: bytes) -> list[str]:
    return [" ".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(content)).pages]


@pytest.mark.parametrize("appendix", [False, True])
def test_paper_has_the_items_and_the_rest_when_asked(appendix: bool) -> None:
    text = " ".join(words(formats.make("pdf", small(), Sources(), appendix=appendix)[""]))
    assert [part for part in ITEMS if part not in text] == []
    found = [part for part in ANNEX if part.lower() in text.lower()]
    assert found == (list(ANNEX) if appendix else [])


def test_pages_are_numbered_through_all_establishments() -> None:
    folders = [RULES / "california" / name for name in ("casino-club", "club-one")]
    pages: list[int] = []
    result = judge(gather(folders).docket, SETTINGS)
    shown = words(formats.make("pdf", result, Sources(), laid=pages.append)[""])
    numbered = [f"page {n} of {len(shown)}" in text for n, text in enumerate(shown, 1)]
    assert all(numbered), numbered
    assert set(pages) >= set(range(1, len(shown) + 1)), "its progress is told"
    assert len(shown) <= 50, "some forty of Club One, and a few of the other"


def test_somebody_who_looks_sees_the_page_laid_out(tmp_path: Path) -> None:
    words = (
        "report",
        str(RULES / "california/casino-club"),
        "--format",
        "pdf",
        "--output",
        str(tmp_path / "r.pdf"),
    )
    _, seen = run(*words, terminal=True)
    assert b"laying out" in seen
    assert run(*words, terminal=False)[1] == b"False\n"


@pytest.mark.parametrize("subsetter", ["harfbuzz", "fonttools"])
def test_same_bytes_each_time(
    subsetter: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also with the subsetter that writes the time into the font."""
    fonts = import_module("weasyprint.pdf.fonts")
    assert fonts.harfbuzz_subset, "libharfbuzz-subset0 is not installed: .ci/browser installs it"
    if subsetter == "fonttools":
        monkeypatch.setattr(fonts, "harfbuzz_subset", None)
    found = []
    now = time.time()
    for later in (0, 5000):
        monkeypatch.setattr(time, "time", lambda later=later: now + later)
        target = tmp_path / f"{later}.pdf"
        assert main(["placard", str(FACE_UP), "--option", "22", "--output", str(target)]) == 0
        found.append((target.read_bytes(), formats.make("pdf", small(), Sources())[""]))
    assert found[0] == found[1]


def test_without_pango_the_message_says_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def absent(_: str) -> None:
        raise OSError("cannot load library 'libpango-1.0-0'")

    monkeypatch.setattr(needs, "import_module", absent)
    assert (
        main(["placard", str(FACE_UP), "--option", "22", "--output", str(tmp_path / "p.pdf")]) == 2
    )
    assert (
        main(["report", str(FACE_UP), "--format", "pdf", "--output", str(tmp_path / "r.pdf")]) == 2
    )
    assert main(["letter", str(CLUB), "--output", str(tmp_path / "l.pdf")]) == 2
    assert main(["packet", str(GAME), "--output", str(tmp_path / "g.pdf")]) == 2
    assert capsys.readouterr().err.count("apt install libpango") == 4
    assert list(tmp_path.iterdir()) == []


WRITTEN = (
    ("letter", CLUB, ("Review of your filing", "What the law requires")),
    (
        "packet",
        GAME,
        ("Application packet", "Checklist: what is still open", "13. Statement of legality"),
    ),
)


@pytest.mark.parametrize(("command", "path", "parts"), WRITTEN, ids=[row[0] for row in WRITTEN])
def test_a_letter_and_a_packet_are_paper_too(
    command: str, path: Path, parts: tuple[str, ...], tmp_path: Path
) -> None:
    target = tmp_path / "made.pdf"
    assert main([command, str(path), "--output", str(target)]) == 0
    shown = words(target.read_bytes())
    text = " ".join(shown).lower()
    assert [part for part in parts if part.lower() not in text] == []
    assert f"page {len(shown)} of {len(shown)}" in shown[-1]


def test_markup_is_text_on_paper() -> None:
    text = "".join(
        page.extract_text()
        for page in PdfReader(io.BytesIO(formats.make("pdf", hostile(), Sources())[""])).pages
    )
    assert "<script>" in text.replace("\n", "")


def test_face_up_pai_gow_poker_prints_on_one_page() -> None:
    filing = gather([RULES / "california/club-one"]).docket.filings[0]
    number = next(n for n, s in enumerate(filing.schedules) if s.id == "face-up-pai-gow-poker-fees")
    for block, (_, rows) in enumerate(filing.schedules[number].blocks):
        for row in (0, len(rows) - 1):
            read = PdfReader(io.BytesIO(pdf(made(filing, number, block, row))))
            assert len(read.pages) == 1
            assert [round(float(side)) for side in read.pages[0].mediabox[2:]] == [612, 792]
            assert "Face Up Pai Gow Poker" in read.pages[0].extract_text()


def test_a_crowded_sheet_is_still_one_page_in_smaller_type() -> None:
    tiers = "[" + ", ".join(f"[{n * 10 + 1}-{n * 10 + 10}, {n + 1}]" for n in range(40)) + "]"
    crowded = sheet(tiers)
    assert SIZES[size(crowded)] < SIZES[size(sheet("[[5-50, 1], [51+, 2]]"))]
    assert len(PdfReader(io.BytesIO(pdf(crowded))).pages) == 1


def test_the_stamp_is_on_paper_too(tmp_path: Path) -> None:
    path, target = club(tmp_path, FORBIDDEN["six rates"][0]), tmp_path / "p.pdf"
    assert main(["placard", str(path), "--option", "1", "--draft", "--output", str(target)]) == 0
    (page,) = PdfReader(io.BytesIO(target.read_bytes())).pages
    assert STAMP in page.extract_text()
    assert "six collection rates" in page.extract_text()
    assert main(["placard", str(path), "--option", "2", "--output", str(target)]) == 0
    assert STAMP not in PdfReader(io.BytesIO(target.read_bytes())).pages[0].extract_text()
