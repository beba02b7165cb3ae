"""`houseway fee`: what is answered, and what is left open because the figure it hangs on was not
given.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from validator.cli.main import main

SCHEDULE = """\
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player-dealer, on: BASIS}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51-500, 2]]}]
"""
TIERS = "tiers 5-50: $1, 51-500: $2"

ANSWERS = [
    (
        "total-table-action",
        ["--action", "60"],
        "$2 by the tier 51-500 for $60 of total table action",
    ),
    ("total-table-action", ["--wager", "60"], f"depends on total table action; {TIERS}"),
    (
        "total-table-action",
        ["--wager", "60", "--action", "20"],
        "$1 by the tier 5-50 for $20 of total table action",
    ),
    ("player-wager", ["--wager", "60"], "$2 by the tier 51-500 for $60 of player wager"),
    ("player-wager", ["--action", "60"], f"depends on player wager; {TIERS}"),
    ("pot", ["--action", "60", "--wager", "60"], f"depends on pot; {TIERS}"),
    ("undefined", ["--wager", "60"], f"depends on an amount the schedule does not name; {TIERS}"),
    (
        "undefined",
        ["--action", "60"],
        "$2 by the tier 51-500 for $60 of total table action, if that is meant: the schedule names no basis",
    ),
    ("number-of-players", ["--players", "5"], "$1 by the tier 5-50 for 5 of number of players"),
]


@pytest.mark.parametrize(("basis", "given", "said"), ANSWERS)
def test_only_the_figure_the_basis_asks_for_decides(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], basis: str, given: list[str], said: str
) -> None:
    path = tmp_path / "rates.yaml"
    path.write_text(SCHEDULE.replace("BASIS", basis))
    assert main(["fee", str(path), "--option", "1", *given]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [f"  player-dealer fee: {said}"]


@pytest.mark.parametrize(
    "given",
    [
        ["--players", "-3"],
        ["--players", "0"],
        ["--players", "two"],
        ["--round", "0"],
        ["--block", "0"],
        ["--wager", "-1"],
        ["--action", "NaN"],
    ],
)
def test_a_count_that_cannot_be_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], given: list[str]
) -> None:
    path = tmp_path / "rates.yaml"
    path.write_text(SCHEDULE.replace("BASIS", "number-of-players"))
    with pytest.raises(SystemExit) as ended:
        main(["fee", str(path), "--option", "1", *given])
    assert ended.value.code == 2
    assert f"argument {given[0]}: {given[1]!r} is not" in capsys.readouterr().err
