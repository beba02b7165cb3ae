"""What README and docs show a command to print is what it prints; a line of `…` stands for what is
left out.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from validator.cli.main import main

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def _shown() -> Iterator[tuple[str, list[str]]]:
    for page in PAGES:
        for block in re.findall(
            r"```console\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL
        ):
            for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, *lines = part.rstrip("\n").split("\n")
                if command.startswith("houseway ") and lines:
                    yield command.removeprefix("houseway "), lines


SHOWN = list(_shown())


def test_there_is_something_to_compare() -> None:
    assert SHOWN


@pytest.mark.parametrize(("command", "lines"), SHOWN, ids=[command for command, _ in SHOWN])
def test_shown_output_is_printed(
    command: str,
    lines: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("HOUSEWAY_SOURCES", raising=False)
    main(shlex.split(command))
    printed = capsys.readouterr().out.rstrip("\n").split("\n")
    at, skipping = 0, False
    for line in lines:
        if line.strip() == "…":
            skipping = True
            continue
        found = printed.index(line, at) if skipping and line in printed[at:] else at
        assert printed[found] == line
        at, skipping = found + 1, False
    assert skipping or at == len(printed), "the command prints more: end the block with a line of …"
