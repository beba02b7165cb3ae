"""A settled round on a page: what is drawn can be read."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.settle.made import SOUND, terms_of
from validator.render.settle import Told, step_line
from validator.render.settle_page import APART, _arrows, _chip_spots
from validator.settle.engine import Step, settle
from validator.settle.table import LOSES, WINS, Stake, Table


def test_numbers_of_arrows_do_not_cover_each_other() -> None:
    """Seats 1 to 3 with two bets each, where what is collected crosses what is paid."""
    bets = tuple(
        Stake(seat, name, 1000, result, 1000)
        for seat, results in ((1, (WINS, WINS)), (2, (LOSES, LOSES)), (3, (WINS, LOSES)))
        for name, result in zip(("base", "bonus"), results, strict=True)
    )
    of = terms_of(
        SOUND, "[{name: base}, {name: bonus}]", "settles: {by: seat, order: [base, bonus]}"
    )
    table = Table(100000, bets, 8, 1, 8)
    made = settle(table, of, "action")
    told = Told("Example", "example.txt", table, (made,), True)
    drawn = _arrows(made, _chip_spots(told, tuple(range(1, 9))))
    assert len(drawn) == 6
    for one, other in combinations(drawn, 2):
        assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= APART**2


@pytest.mark.parametrize(
    ("wager", "at", "said"),
    [
        ("six-card-bonus", "417-424", "seat 2, six card bonus $10 wins, lines 417-424: $10 paid; bank $5"),
        ("base", "300", "seat 2, base $10 wins, line 300: $10 paid; bank $5"),
        ("base", "", "seat 2, base $10 wins: $10 paid; bank $5"),
    ],
)  # fmt: skip
def test_a_bet_is_told_in_words(wager: str, at: str, said: str) -> None:
    bet = Stake(2, wager, 1000, WINS, 1000, at=at)
    assert step_line(Step(bet, 1000, 0, 0, 500)) == said
