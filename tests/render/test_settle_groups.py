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


def test_answers_that_depend_on_each_other_are_told_apart() -> None:
    """The loser of $30 comes before the win of $14 by kinds, and after it by seats. Returned whole,
    it leaves the win alone either way; where it ends the round, only by seats.
    """
    bets = (
        Stake(2, "ante", 4000, WINS, 4000),
        Stake(2, "play", 1000, WINS, 1400),
        Stake(3, "ante", 3000, LOSES, 3000),
    )
    settles = "settles: [{from: left-of-house-dealer, by: seat, order: [ante, play]}, {by: wager}]"
    of = terms_of(f"{SOUND}, reading: action", "[{name: ante}, {name: play}]", settles)
    made = groups(each(Table(6000, bets, 1, 2, 3), of))
    assert [one.title for one in made] == [
        "action (part action, seat by seat)",
        "action (part action, kind by kind)",
        "action (returned and over, seat by seat; or returned whole)",
        "action (returned and over, kind by kind)",
    ]
