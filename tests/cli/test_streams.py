"""Streams that are closed and names that are not Unicode, which only POSIX systems have: no crash,
and the same exit code.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from validator.cli.main import main

GAME = "kind: game\nname: War\ncategory: poker\n"
RATES = "kind: schedule\nname: Rates\nsteps: 1\nblocks:\n  - options: [{option: 1, limit: 5-100, player-dealer: [[5-50, 1], [50+, 2]]}]\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "war.yaml").write_text(GAME, encoding="utf-8")
    (tmp_path / "rates.yaml").write_text(RATES, encoding="utf-8")
    return tmp_path


def _run(folder: Path, words: list[str], closed: str) -> subprocess.CompletedProcess[bytes]:
    command = ["sh", "-c", f'exec "$@" {closed}', "sh", sys.executable, "-m", "validator", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, check=False)


CLOSED = {"output": ">&-", "errors": "2>&-", "all": "<&- >&- 2>&-"}
UNHEARD = [
    (["check", "rates.yaml", "--rulebook", "common"], 1),
    (["check", "rates.yaml", "--rulebook", "common", "--format", "json"], 1),
    (["check", "-"], 2),
    (["packet", "war.yaml"], 0),
    (["--help"], 0),
    (["nonsense"], 2),
]


@pytest.mark.parametrize("closed", CLOSED.values(), ids=CLOSED)
@pytest.mark.parametrize(("words", "code"), UNHEARD, ids=[" ".join(words) for words, _ in UNHEARD])
def test_a_closed_stream_changes_nothing_else(
    folder: Path, closed: str, words: list[str], code: int
) -> None:
    done = _run(folder, words, closed)
    assert done.returncode == code, done.stderr
    assert b"Traceback" not in done.stdout + done.stderr
    assert b"Exception" not in done.stdout + done.stderr


def test_nothing_printed_goes_into_a_file_that_is_written(folder: Path) -> None:
    """A file that is opened gets the number of a stream that is closed."""
    words = [
        "check",
        "rates.yaml",
        "--rulebook",
        "common",
        "--format",
        "json",
        "--output",
        "out.json",
    ]
    assert _run(folder, words, CLOSED["all"]).returncode == 1
    assert json.loads((folder / "out.json").read_text(encoding="utf-8"))["format"] == 2


def test_an_output_that_is_open_for_reading_only_is_one_line(folder: Path) -> None:
    with (folder / "war.yaml").open("rb") as stream:
        done = subprocess.run(
            [sys.executable, "-m", "validator", "schema", "game"],
            stdout=stream,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (done.returncode, done.stderr) == (
        2,
        b"houseway: cannot write standard output: it is not open for writing\n",
    )


def test_help_for_a_reader_that_leaves_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "validator", "--help"],
        stdout=write,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    "format", ["text", "json", "sarif", "markdown", "github", "junit", "concise"]
)
def test_a_file_name_that_is_not_unicode(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes], format: str
) -> None:
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.yaml")).write_text(RATES, encoding="utf-8")
    for _ in range(2):
        assert main(["check", str(tmp_path), "--format", format, "--rulebook", "common"]) == 1
        said = capsysbinary.readouterr().out.decode("utf-8")
        assert "caf" in said
        if format in ("json", "sarif"):
            json.loads(said)
