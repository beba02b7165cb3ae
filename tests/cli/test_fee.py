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


RAKES = """\
kind: schedule
name: Rates
blocks:
  - fees: [{called: rake, from: pot, SAYS}]
"""


@pytest.mark.parametrize(
    ("says", "given", "said"),
    [
        ("amount: 3", [], "$3"),
        ("share: {is: 10 %, of: pot}", [], "10 % of the pot, which was not given"),
        ("share: {is: 10 %, of: pot}", ["--pot", "47"], "$4.70, 10 % of $47 of pot"),
        ("share: {most-share: 10 %, of: pot}", ["--pot", "40"], "at most $4, 10 % of $40 of pot"),
        ("share: {is: 10 %, of: pot, rounding: down}", ["--pot", "47"], "$4, 10 % of $47 of pot"),
        (
            "share: {is: 10 %, of: pot, rounding: {is: nearest, to: 0.50}}",
            ["--pot", "47"],
            "$4.50, 10 % of $47 of pot",
        ),
        ("share: {is: 10 %, of: pot, cap: 4}", ["--pot", "47"], "$4, 10 % of $47 of pot"),
        ("share: {is: 10 %, of: pot, floor: 2}", ["--pot", "9"], "$2, 10 % of $9 of pot"),
        (
            "share: {is: 10 %, of: pot}, at-least: 20",
            ["--pot", "19"],
            "nothing below $20 of pot",
        ),
        (
            "share: {is: [4 %, 5 %], of: winnings}",
            ["--pot", "100"],
            "$4 or $5, 4 % or 5 % of $100 of winnings",
        ),
        (
            "share: {is: 5 per 100, of: wager, rounding: up}",
            ["--wager", "101"],
            "$10, $5 for every $100 of $101 of wager",
        ),
        (
            "share: {is: 5 per 100, of: wager}",
            ["--wager", "101"],
            "$5 or $10, $5 for every $100 of $101 of wager",
        ),
    ],
)
def test_a_fee_that_only_the_text_gives_is_worked_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], says: str, given: list[str], said: str
) -> None:
    path = tmp_path / "rates.yaml"
    path.write_text(RAKES.replace("SAYS", says))
    assert main(["fee", str(path), *given]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [f"  rake (from the pot): {said}"]


def test_an_option_without_a_number_is_named_by_its_limit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rates.yaml"
    rows = "rows: {table: [[3-6 or 4-8, 4], [pot-limit, 5]]}"
    path.write_text(
        f"kind: schedule\nname: Rates\nblocks:\n  - columns: [limit, pot]\n    {rows}\n"
    )
    assert main(["fee", str(path), "--option", "pot-limit"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "block 1, option unnumbered, table limit pot-limit",
        "  pot fee: $5",
    ]
