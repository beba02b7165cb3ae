"""What docs/rulebook.md says works: its rulebook judges, and a slip in it is refused at its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from validator.cli.main import main

PAGE = (Path(__file__).parents[2] / "docs" / "rulebook.md").read_text(encoding="utf-8")
(BOOK,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
GAME = "kind: game\nname: Example\ncategory: poker\n"
SHEET = """kind: schedule
name: Rates
blocks:
  - games: [{called: Example, document: example}]
    columns: [option, limit, player]
    options:
      - {option: 1, limit: 5-400, player: [[5-50, 1], [51-100, 2], [101-200, 3], [201-400, 4]]}
"""


def _check(folder: Path, book: str, *more: str) -> int:
    (folder / "example.yaml").write_text(GAME)
    (folder / "rates.yaml").write_text(SHEET)
    path = folder.parent / "springfield.yaml"
    path.write_text(book)
    return main(["check", str(folder), "--rulebook", str(path), *more])


@pytest.mark.parametrize(
    ("day", "codes"),
    [("2026-11-18", {"SP101", "SP102", "SP103"}), ("2025-06-30", {"SP101", "SP102", "SP103"})],
)
def test_its_rulebook_judges(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], day: str, codes: set[str]
) -> None:
    folder = tmp_path / "filing"
    folder.mkdir()
    assert _check(folder, BOOK, "--as-of", day) == 1
    said = capsys.readouterr().out
    assert codes <= set(re.findall(r"SP10[0-9]", said))
    assert ("The law allows $300" in said) == (day > "2026")


SLIPS = [
    ("cap: {tighter: lower", "caps: {tighter: lower", "'caps'"),
    ("predicate: wager-cap", "predicate: wager-kap", "did you mean 'wager-cap'?"),
    ("level: schedule", "level: wagger", "did you mean 'wager'?"),
    ("value: [fees-posted]", "value: 3", "must be a list of words"),
    ("rank: paper", "rank: papers", "did you mean 'paper'?"),
]


@pytest.mark.parametrize(("right", "wrong", "said"), SLIPS, ids=[slip[1] for slip in SLIPS])
def test_a_slip_is_refused_at_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], right: str, wrong: str, said: str
) -> None:
    folder = tmp_path / "filing"
    folder.mkdir()
    assert right in BOOK
    assert _check(folder, BOOK.replace(right, wrong, 1)) == 2
    told = capsys.readouterr()
    assert said in told.err + told.out
    assert re.search(r"springfield\.yaml:[0-9]+:[0-9]+: ", told.err + told.out)
