"""Fees of a round: what counts in the sum they depend on."""

from __future__ import annotations

import pytest

from tests.settle.made import SOUND, game
from validator.docket.filed import file
from validator.docket.rows import options
from validator.model.fees import Schedule
from validator.settle.engine import each
from validator.settle.fees import fees
from validator.settle.table import WINS, Stake, Table
from validator.settle.terms import terms

WAGERS = "[{name: base}, {name: lucky, bonus: true, pays: {odds: '2:1'}}]"
TIERS = "player-dealer: [[0-30, 1], [31-60, 2], [61+, 3]]"


@pytest.mark.parametrize(
    ("fee", "defines", "amount"),
    [
        ("", "", 300),
        ("excludes: [lucky]", "", 200),
        ("counts: [all-wagers]", "", 300),
        ("counts: [base]", "", 200),
        # what the total is said to be holds for the fee that goes by it
        ("", "excludes: [bonus]", 200),
        ("", "counts: [game-wagers]", 300),
        # the bank of $30 covers one bet of three
        ("excludes: [uncovered]", "", 100),
        ("", "excludes: [uncovered]", 100),
    ],
)
def test_what_a_fee_on_all_action_counts(fee: str, defines: str, amount: int) -> None:
    said = f"{{from: player-dealer, on: total-table-action{', ' if fee else ''}{fee}}}"
    total = f"defines: [{{basis: total-table-action, {defines}}}], " if defines else ""
    block = f"games: [{{called: G}}], fees: [{said}], {total}options: [{{option: 1, limit: 5-100, {TIERS}}}]"
    sheet = file(f"kind: schedule\nname: S\nblocks: [{{{block}}}]".encode(), "s.yaml").model
    assert isinstance(sheet, Schedule)
    of = terms(game(SOUND, WAGERS))
    bets = (
        Stake(2, "base", 3000, WINS, 3000),
        Stake(3, "base", 3000, WINS, 3000),
        Stake(4, "lucky", 500, WINS, 1000),
    )
    table = Table(3000, bets, 1, 2, 4)
    taken, _ = fees(options(sheet.blocks[0])[0], table, of, each(table, of))
    assert [one.amount for one in taken] == [amount]


def test_a_fee_that_the_readings_leave_open() -> None:
    """What is collected first pays the winner under one reading, and not under another."""
    said = "{from: player-dealer, on: total-table-action, excludes: [uncovered]}"
    block = (
        f"games: [{{called: G}}], fees: [{said}], options: [{{option: 1, limit: 5-100, {TIERS}}}]"
    )
    sheet = file(f"kind: schedule\nname: S\nblocks: [{{{block}}}]".encode(), "s.yaml").model
    assert isinstance(sheet, Schedule)
    of = terms(game(SOUND, WAGERS))
    bets = (Stake(2, "base", 3000, "loses", 3000), Stake(3, "base", 6000, WINS, 6000))
    table = Table(3000, bets, 1, 2, 4)
    taken, _ = fees(options(sheet.blocks[0])[0], table, of, each(table, of))
    assert [(one.amount, one.by) for one in taken] == [(None, "uncovered")]
