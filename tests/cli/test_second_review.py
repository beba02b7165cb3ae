"""What a second review got past the check: each filing once ended with 0."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks.reliability.lawful import club
from benchmarks.reliability.second import FILINGS, Files
from validator.cli.main import main


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
