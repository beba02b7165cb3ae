"""The exit codes docs/ci.md promises, beside those of findings and unusable input in test_check."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import pytest

from validator.cli import check
from validator.cli.main import main

DOCS = (Path(__file__).parents[2] / "docs" / "ci.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("error", "code"), [(RuntimeError("a slip"), 3), (KeyboardInterrupt(), 130)])
def test_what_ends_a_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: BaseException, code: int) -> None:
    def run(given: argparse.Namespace) -> int:
        raise error

    monkeypatch.setattr(check, "run", run)
    assert main(["check", "."]) == code
    if code == 3:
        assert "fault of the program" in capsys.readouterr().err


def test_a_reader_that_leaves_is_no_error() -> None:
    """The pipe is closed before the program writes."""
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run([sys.executable, "-m", "validator.cli", "schema", "game"], stdout=write, stderr=subprocess.PIPE, check=False)
    finally:
        os.close(write)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("code", [0, 1, 2, 3, 130])
def test_each_code_is_documented(code: int) -> None:
    assert f"| {code} |" in DOCS
