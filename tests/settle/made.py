"""Games and rounds written in a line, for tests of settlement."""

from __future__ import annotations

from fractions import Fraction

from validator.docket.filed import file
from validator.model.game import Game
from validator.settle.table import LOSES, WINS, Stake, Table
from validator.settle.terms import Terms, terms

SOUND = "wins-or-loses-at-most: original-wager, uncovered-wagers: returned"


def game(bank: str = SOUND, wagers: str = "[{name: base}]", more: str = "") -> Game:
    text = f"kind: game\nname: Example\ncategory: player-dealer\nplayer-dealer: {{{bank}}}\nwagers: {wagers}\n{more}"
    made = file(text.encode(), "example.yaml").model
    assert isinstance(made, Game)
    return made


def terms_of(bank: str = SOUND, wagers: str = "[{name: base}]", more: str = "") -> Terms:
    return terms(game(bank, wagers, more))


def table(put_up: int, *bets: tuple[int, str], wager: str = "base") -> Table:
    """Bets of one seat each, in dollars: `(5, "wins")` pays even money."""
    made = tuple(
        Stake(seat, wager, 100 * amount, result, 100 * amount if result in (WINS, LOSES) else 0)
        for seat, (amount, result) in enumerate(bets, 1)
    )
    return Table(100 * put_up, made, seats=len(made))


def dollars(cents: int | Fraction) -> Fraction:
    return Fraction(cents) / 100
