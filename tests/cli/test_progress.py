"""A bar while there is much to do, for somebody who looks; nothing on a pipe, and nothing imported
for a short check.
"""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import tempfile
from datetime import date
from pathlib import Path

import pytest

from tests.cli.watched import Counted
from validator.cli import progress
from validator.judge.engine import Settings, judge
from validator.run.gather import gather
from validator.source.paths import Nothing

ROOT = Path(__file__).parents[2]
CLUB = ROOT / "rules" / "california" / "club-one"
SMALL = ROOT / "rules" / "california" / "casino-club"
PROGRAM = "import sys; from validator.cli.main import main; code = main(sys.argv[1:]); sys.stdout.flush(); print('rich' in sys.modules, file=sys.stderr); raise SystemExit(code)"


def run(*words: str, terminal: bool, term: str = "xterm") -> tuple[bytes, bytes]:
    """What the program writes to standard output, a file or pipe, and to standard error, a terminal
    or a pipe.
    """
    command = [sys.executable, "-c", PROGRAM, *words]
    settings = {**os.environ, "TERM": term, "COLUMNS": "100"}
    if not terminal:
        done = subprocess.run(command, capture_output=True, cwd=ROOT, env=settings, check=False)
        return done.stdout, done.stderr
    ours, theirs = pty.openpty()
    with (
        tempfile.TemporaryFile() as out,
        subprocess.Popen(command, stdout=out, stderr=theirs, cwd=ROOT, env=settings) as process,
    ):
        os.close(theirs)
        seen = b""
        while chunk := _read(ours):
            seen += chunk
        process.wait()
        os.close(ours)
        out.seek(0)
        return out.read(), seen


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:
        return b""


def test_a_long_check_shows_how_far_it_is_and_its_output_is_the_same() -> None:
    words = (
        "check",
        str(CLUB),
        "--no-cache",
        "--quiet",
        "--select",
        "tier-gap",
        "--jobs",
        "1",
        "--format",
        "github",
        "--output",
        os.devnull,
    )
    out, seen = run(*words, terminal=True)
    assert b"of 57 documents" in seen
    assert b"57 of 57 documents" in seen
    assert (out, b"False\n") == run(*words, terminal=False)


def test_the_bar_is_drawn_after_processes_are_started() -> None:
    docket = [str(CLUB), str(SMALL)]
    out, seen = run(
        "check",
        *docket,
        "--no-cache",
        "--quiet",
        "--select",
        "tier-gap",
        "--jobs",
        "2",
        terminal=True,
    )
    assert b"of 62 documents" in seen
    assert b"Warning" not in seen
    assert (
        out
        == run(
            "check",
            *docket,
            "--no-cache",
            "--quiet",
            "--select",
            "tier-gap",
            "--jobs",
            "2",
            terminal=False,
        )[0]
    )


@pytest.mark.parametrize(
    ("words", "term"),
    [
        ((str(SMALL / "establishment.yaml"),), "xterm"),
        ((str(SMALL),), "xterm"),
        ((str(CLUB), "--select", "tier-gap"), "dumb"),
    ],
)
def test_a_short_check_or_a_dumb_terminal_imports_nothing_for_it(
    words: tuple[str, ...], term: str
) -> None:
    _, seen = run("check", *words, "--no-cache", "--quiet", "--jobs", "1", terminal=True, term=term)
    assert seen.strip() == b"False"


def test_an_error_in_the_middle_takes_the_bar_away() -> None:
    _, seen = run("check", str(CLUB), "--no-cache", "--rulebook", "nowhere", terminal=True)
    assert b"\x1b[2Khouseway: there is no rulebook 'nowhere'" in seen


def test_every_document_is_counted_once() -> None:
    watch = Counted()
    judge(gather([SMALL], watch).docket, Settings(date(2026, 11, 16)), watch)
    assert watch.documents == 5
    assert watch.done == pytest.approx(5)


def test_nothing_to_read_is_no_progress(tmp_path: Path) -> None:
    with pytest.raises(Nothing), progress.Bar() as bar:
        gather([tmp_path], bar)
