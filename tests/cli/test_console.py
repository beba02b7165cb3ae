"""Whatever the console can show: no crash, the same exit code, and data in UTF-8."""

from __future__ import annotations

import errno
import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from validator.cli.console import _plain, put
from validator.cli.main import reader_left

GAME = "kind: game\nname: “Wär” – ½ 日本 ♠ 😀\ncategory: poker\n"
RATES = "kind: schedule\nname: “Wär” – ½ 日本 ♠ 😀\nsteps: 1\nblocks:\n  - options: [{option: 1, limit: 5-100, player-dealer: [[5-50, 1], [50+, 2]]}]\n"
ENCODINGS = ["ascii", "cp1252", "cp932", "latin-1", "utf-8"]
SHOWN = [
    (["check", "wär.yaml"], 2),
    (["check", "sätze.yaml", "--select", "tier-overlap", "--rulebook", "common"], 1),
    (["check", "„.yaml"], 2),
    (["fee", "sätze.yaml", "--option", "1", "--action", "60"], 0),
    (["explain", "rate-count"], 0),
    (["rules"], 0),
    (["report", "wär.yaml", "--output", "öut", "--rulebook", "common"], 0),
    (["new", "game", "“Wär”", "--output", "neü.yaml"], 0),
    (["trace", "wär.yaml", "--sources", "."], 2),
    (["check", "--help"], 0),
    (["report", "--help"], 0),
    (["--help"], 0),
    (["explain", "„"], 2),
    (["chéck"], 2),
]
DATA = [
    (["check", "sätze.yaml", "--format", "json", "--rulebook", "common"], 1),
    (["check", "sätze.yaml", "--format", "sarif", "--rulebook", "common"], 1),
    (["check", "sätze.yaml", "--format", "markdown", "--rulebook", "common"], 1),
    (["check", "sätze.yaml", "--format", "github", "--rulebook", "common"], 1),
    (["fix", "wär.yaml", "--diff"], 1),
    (["letter", "wär.yaml", "--rulebook", "common"], 0),
    (["new", "game", "“Wär”"], 0),
    (["packet", "wär.yaml"], 0),
    (["schema", "game"], 0),
]
ALL_OF_THEM = """
import json, sys
from validator.cli.console import steady
from validator.cli.main import main

steady()
codes = []
for words in json.loads(sys.argv[1]):
    try:
        codes.append(main(words))
    except SystemExit as asked:
        codes.append(asked.code)
print(codes, file=sys.stderr)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / _on_disk("wär.yaml")).write_text(GAME, encoding="utf-8")
    (tmp_path / _on_disk("sätze.yaml")).write_text(RATES, encoding="utf-8")
    return tmp_path


def _on_disk(name: str) -> str:
    """A name in UTF-8, also where the tests themselves run in another encoding."""
    return os.fsdecode(name.encode())


def _run(folder: Path, *words: str, encoding: str = "utf-8") -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": encoding}
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, check=False
    )


def _every(folder: Path, cases: list[tuple[list[str], int]], encoding: str) -> tuple[bytes, str]:
    """What all the commands write, one after the other, in one process."""
    done = _run(
        folder,
        "-W",
        "error",
        "-c",
        ALL_OF_THEM,
        json.dumps([words for words, _ in cases]),
        encoding=encoding,
    )
    said = done.stderr.decode(encoding)
    assert "Traceback" not in said, said
    assert said.splitlines()[-1] == str([code for _, code in cases]), said
    return done.stdout, said


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_what_a_person_reads_is_shown_by_every_console(folder: Path, encoding: str) -> None:
    out, errors = _every(folder, SHOWN, encoding)
    assert "HW101 tier-overlap violated" in out.decode(encoding)
    assert "there is no rule" in errors


def test_what_a_program_takes_is_the_same_on_every_console(folder: Path) -> None:
    first, *others = (_every(folder, DATA, encoding)[0] for encoding in ("utf-8", "ascii", "cp932"))
    assert "“Wär” – ½ 日本 ♠ 😀" in first.decode("utf-8")
    assert b"\r" not in first
    assert others == [first] * len(others)


def test_what_a_console_lacks_is_written_plainly(folder: Path) -> None:
    said = _run(
        folder, "-m", "validator", "check", "--remarks", _on_disk("wär.yaml"), encoding="ascii"
    ).stdout.decode("ascii")
    assert 'name: "War" - 1/2 \\u65e5\\u672c S \\U0001f600' in said


@pytest.mark.parametrize(
    ("character", "plain"),
    [
        ("“", '"'),
        ("’", "'"),
        ("–", "-"),
        ("…", "~"),
        ("♥", "H"),
        ("½", "1/2"),
        ("é", "e"),
        ("™", "TM"),
        ("日", "\\u65e5"),
        ("\udce9", "\\udce9"),
    ],
)
def test_plain(character: str, plain: str) -> None:
    assert _plain(character) == plain


@pytest.mark.parametrize(
    ("error", "platform", "left"),
    [
        (BrokenPipeError(errno.EPIPE, "broken"), "linux", True),
        (BrokenPipeError(errno.EPIPE, "broken"), "win32", True),
        (OSError(errno.EINVAL, "invalid"), "win32", True),
        (OSError(errno.EINVAL, "invalid"), "linux", False),
        (OSError(errno.EINVAL, "invalid", "a:b.yaml"), "win32", False),
    ],
)
def test_a_reader_that_left(error: OSError, platform: str, left: bool) -> None:
    assert reader_left(error, platform) is left


def test_a_program_that_reads_what_we_write_gets_text() -> None:
    with redirect_stdout(io.StringIO()) as heard:
        put("“x”\n")
    assert heard.getvalue() == "“x”\n"
