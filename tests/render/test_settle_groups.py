"""Readings that settle a round alike are named in one line."""

from __future__ import annotations

import pytest

from tests.settle.made import SOUND, table, terms_of
from validator.render.settle_groups import groups
from validator.settle.engine import each
from validator.settle.table import LOSES, WINS, Stake, Table

W, L = "wins", "loses"


@pytest.mark.parametrize(
    ("bank", "bets", "titles"),
    [
        (SOUND, [(1, W)], ["every reading"]),
        (f"{SOUND}, reading: action", [(1, W)], ["every reading"]),
        (f"{SOUND}, reading: action", [(6, W)], ["action (part action)", "action (returned and over or returned whole)"]),
        (SOUND, [(5, W), (5, L)], ["action or running", "two-sided or running-on"]),
        ("own-wager: {must-cover: some-wagers}, reading: action", [(6, W)], ["action (no limit)", "action (part action, limit implied)", "action (returned and over or returned whole, limit implied)"]),
        # ends alone: a later loser is collected unless the round is over
        (f"{SOUND}, reading: running", [(6, W), (3, L)], ["running (part action)", "running (returned whole)", "running (returned and over)"]),
    ],
)  # fmt: skip
def test_what_leads_to_one_result_is_named_once(
    bank: str, bets: list[tuple[int, str]], titles: list[str]
) -> None:
    made = groups(each(table(5, *bets), terms_of(bank)))
    assert [one.title for one in made] == titles


def test_when_folded_bets_are_collected_is_named() -> None:
    bets = (Stake(1, "base", 200, WINS, 200), Stake(2, "base", 100, LOSES, 100, folded=True))
    of = terms_of(
        f"{SOUND.replace('returned', '{are: returned, part-covered: part-action}')}, reading: running"
    )
    made = groups(each(Table(100, bets, seats=2), of))
    assert [one.title for one in made] == ["running (folds in turn)", "running (base at the fold)"]
