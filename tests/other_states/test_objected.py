"""Filings with objections written before they were judged: each one told stays told, by its rule, and
nothing else at warning or above is told of them but what was then judged right or not.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from validator.judge.engine import Settings, judge
from validator.judge.items import Item, items
from validator.run.gather import gather
from validator.source.read import read

HERE = Path(__file__).parent / "objected"
FILINGS = sorted(path.stem for path in HERE.glob("*.yaml"))
NOT_RIGHT = {("crazy-four", "wager-size-agrees")}
ALSO_RIGHT = {
    "draw-and-lowball": {"application-contents", "basis-defined"},
    "no-bust-22": {
        "backline-decides",
        "basis-defined",
        "named-game",
        "played-out",
        "settled-early",
    },
    "pai-gow-emperor": {
        "backline-decides",
        "basis-defined",
        "late-wager-fee",
        "required-statement",
        "settlement-order",
    },
    "rake-sheet": {"fee-amount", "fee-moment-before", "one-fee-type"},
    "spanish-21": {"wager-cap", "wager-spots"},
    "stud-rake": {"share-told"},
}
"""What no objection had, and is right all the same."""


def told(name: str) -> list[Item]:
    docket = gather([HERE / name]).docket
    return list(items(judge(docket, Settings(today=date(2026, 11, 18))).verdicts))


def objections(name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = read((HERE / f"{name}.yaml").read_bytes()).data
    return rows


@pytest.mark.parametrize("name", FILINGS)
def test_objections_stay_told_and_little_else_is(name: str) -> None:
    due = {row["told"] for row in objections(name)} - {"none"}
    found = told(name)
    assert due <= {verdict.rule for item in found for verdict in (item.first, *item.beside)}
    grave = {item.first.rule for item in found if item.severity != "info"}
    right = due | ALSO_RIGHT.get(name, set())
    assert {rule for rule in grave - right if (name, rule) not in NOT_RIGHT} == set()


def test_the_share_told_is_as_the_readme_says() -> None:
    rows = [row for name in FILINGS for row in objections(name)]
    told_of = sum(row["told"] != "none" for row in rows)
    shown = f"{told_of} of {len(rows)} ({100 * told_of / len(rows):.0f} %)"
    assert shown in (HERE / "README.md").read_text(encoding="utf-8")
