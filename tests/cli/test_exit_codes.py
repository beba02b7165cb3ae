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
from validator.render.whole import write
from validator.source.read import MAX_BYTES

DOCS = (Path(__file__).parents[2] / "docs" / "ci.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("error", "code"), [(RuntimeError("a slip"), 3), (KeyboardInterrupt(), 130)]
)
def test_what_ends_a_run(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: BaseException,
    code: int,
) -> None:
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
        done = subprocess.run(
            [sys.executable, "-m", "validator.cli", "schema", "game"],
            stdout=write,
            stderr=subprocess.PIPE,
            check=False,
        )
    finally:
        os.close(write)
    assert (done.returncode, done.stderr) == (0, b"")


GAME = "kind: game\nname: War\ncategory: poker\n"
UNWRITABLE = [
    ["check", "war.yaml", "--format", "json", "--output", "file/out.json"],
    ["check", "war.yaml", "--baseline", "file/known.json", "--write-baseline"],
    ["report", "war.yaml", "--output", "file/out"],
    ["letter", "war.yaml", "--rulebook", "common", "--output", "file/out.html"],
    ["packet", "war.yaml", "--output", "file/out.html"],
    ["new", "game", "War", "--output", "file/out.yaml"],
]


@pytest.mark.parametrize(
    "command", UNWRITABLE, ids=[" ".join(command[:1]) for command in UNWRITABLE]
)
def test_an_output_that_cannot_be_written_is_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "war.yaml").write_text(GAME)
    (tmp_path / "file").write_text("no folder")
    assert main(command) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("houseway: cannot write file/")


def test_a_full_disk_is_one_line() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "validator.cli", "schema", "game"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (done.returncode, done.stderr) == (
        2,
        b"houseway: cannot write standard output: the disk is full\n",
    )


@pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")
@pytest.mark.parametrize(
    ("umask", "before", "mode"),
    [
        (0o077, None, 0o600),
        (0o022, None, 0o644),
        (0o002, None, 0o664),
        (0o077, 0o640, 0o640),
        (0o022, 0o600, 0o600),
    ],
)
def test_who_may_read_an_output_is_the_users_to_say(
    tmp_path: Path, umask: int, before: int | None, mode: int
) -> None:
    path = tmp_path / "letter.html"
    if before:
        path.touch()
        path.chmod(before)
    usual = os.umask(umask)
    try:
        write(path, b"x")
    finally:
        os.umask(usual)
    assert (path.read_bytes(), path.stat().st_mode & 0o777) == (b"x", mode)
    assert list(tmp_path.iterdir()) == [path]


BROKEN = "kind: schedule\nname: [\n"
TWO_FAULTS = "kind: schedule\nname: Rates\nblokcs: []\nstates: [{that: nonsense}]\n"
UNREADABLE = {
    "not YAML": (BROKEN, "rates.yaml:3:1: "),
    "missing": (None, "rates.yaml"),
    "large": ("x" * (MAX_BYTES + 1), "rates.yaml:1:1: the file is larger than 1,000,000 bytes"),
}
READERS = [
    ["fee", "rates.yaml", "--option", "1"],
    ["placard", "rates.yaml", "--option", "1"],
    ["letter", "rates.yaml"],
    ["packet", "rates.yaml"],
    ["check", "war.yaml", "--rulebook", "./rates.yaml"],
    ["check", "rates.yaml", "--baseline", "x.json", "--write-baseline"],
]


@pytest.mark.parametrize("command", READERS, ids=[" ".join(command[:1]) for command in READERS])
def test_every_fault_of_a_file_is_told_with_its_fix(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "war.yaml").write_text(GAME)
    (tmp_path / "rates.yaml").write_text(TWO_FAULTS)
    assert main(command) == 2
    first, second = capsys.readouterr().err.splitlines()[:2]
    assert first.startswith(
        "houseway: rates.yaml:3:1: 'blokcs' is not a key of this kind of document; did you mean 'blocks'? the keys here are"
    )
    assert second.startswith("houseway: rates.yaml:4:17: that must be one of ")


@pytest.mark.parametrize("command", READERS, ids=[" ".join(command[:1]) for command in READERS])
@pytest.mark.parametrize(("content", "said"), UNREADABLE.values(), ids=UNREADABLE)
def test_a_file_that_cannot_be_read_is_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
    content: str | None,
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "war.yaml").write_text(GAME)
    if content is not None:
        (tmp_path / "rates.yaml").write_text(content)
    assert main(command) == 2
    assert said in capsys.readouterr().err.splitlines()[0]


@pytest.mark.parametrize("code", [0, 1, 2, 3, 130])
def test_each_code_is_documented(code: int) -> None:
    assert f"| {code} |" in DOCS
