"""What a second review got past the check: each filing once ended with 0."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks.reliability.lawful import GAME, SHEET, changed, club
from benchmarks.reliability.second import FILINGS, Files
from benchmarks.reliability.third import DECKS
from validator.cli.main import main
from validator.odds.reading import memory
from validator.predicates.values import Value, value
from validator.source.alike import looks_named


def _lay(folder: Path, files: Files) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


def test_the_lawful_filing_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _lay(tmp_path / "club", club())
    code = main(["check", str(tmp_path / "club"), "--isolated", "--no-cache"])
    assert code == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("files", "codes", "says"), [one[1:] for one in FILINGS], ids=[one[0] for one in FILINGS]
)
def test_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    files: Files, codes: tuple[int, ...], says: tuple[str, ...],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    _lay(tmp_path / "club", files)
    code = main(["check", "club", "--isolated", "--no-cache"])
    out = capsys.readouterr().out
    assert ([one for one in says if not re.search(one, out)], code in codes) == ([], True), out


@pytest.mark.parametrize("word", ["it's", "x.y", "a-b", "1/2"])
def test_every_word_a_document_may_use_is_a_value(word: str) -> None:
    assert value(word) == Value("word", word)


NAMES = [
    ("rates.json", True),
    ("rates.yaml.txt", True),
    ("rates.yaml ", True),
    ("rates.y\u0430ml", True),
    ("rates.yaml", True),
    ("notes.txt", False),
    ("yaml", False),
    ("rates.pdf", False),
]


@pytest.mark.parametrize(("name", "alike"), NAMES)
def test_a_name_that_looks_like_that_of_a_document(name: str, alike: bool) -> None:
    assert looks_named(name) is alike


def test_what_only_looks_like_a_document_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    _lay(tmp_path / "club", club() | {"schedules/more.json": "{}", "schedules/notes.txt": "x"})
    main(["check", "club", "--isolated", "--no-cache"])
    out = capsys.readouterr().out
    assert ("schedules/more.json: no document by its name" in out, "notes.txt" in out) == (
        True,
        False,
    )


def test_odds_that_take_too_long_cost_no_other_finding(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(memory, "SECONDS", 0.0)
    sheet = changed(SHEET, "[101+, 3]", "[100+, 3]")
    _lay(tmp_path / "club", club(GAME, sheet) | {"games/decks.yaml": DECKS})
    assert main(["check", "club", "--isolated", "--no-cache", "--proofs"]) == 2
    out = capsys.readouterr().out
    assert "tier-overlap violated" in out
    assert out.count("its odds cannot be counted in 0 seconds") == 1, "once for all rules"
