"""A round as the engine takes it: seats, bets in cents, what each won or lost.

Rounds come from strangers too: everything is bounded here, and a bet the game does not have, or a
win whose payment nothing says, is refused with a word on what to write.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from ..model.round import Bet, Round, Seat
from ..model.values import Lines, Odds
from ..model.wagers import PayRow, PayTable, Wager
from .bank import Cents
from .terms import Assumed, Terms

MOST_SEATS = 40
MOST_BETS = 400
"""Bets of one round, those behind a seat included."""
MOST_SEAT = 99
MOST_DOLLARS = 10**9
WINS, LOSES, PUSHES, HALF = "wins", "loses", "pushes", "half-lost"


class Unsettled(Exception):
    """A round that cannot be settled as it is written, and where."""

    def __init__(self, said: str, *place: str | int) -> None:
        super().__init__(said)
        self.place = place


class Stake(NamedTuple):
    """One bet of one person."""

    seat: int
    wager: str
    stake: Cents
    result: str
    due: Cents = 0
    """What the bank should pay, or collect."""
    by: str = ""
    """The odds, or the row of the pay table, that say so."""
    at: str = ""
    """The lines of the filing that say so."""
    behind: int = 0
    """The place among the bettors behind the seat; 0 is the seat itself."""
    payer: str = ""
    """Who pays it, when not the player-dealer."""
    added: str = ""
    """How it was added to the wager, when that was after the deal: by a double or a split."""
    folded: bool = False
    """Whether the player gave the hand up."""


class Table(NamedTuple):
    """Everything on the table when the hands are open."""

    put_up: Cents
    bets: tuple[Stake, ...]
    dealer_seat: int | None = None
    button: int | None = None
    seats: int = 0
    """How many seats the table has."""
    assumed: tuple[Assumed, ...] = ()


class Payment(NamedTuple):
    """What a win pays on top of the stake."""

    amount: Fraction
    by: str
    at: Lines | None = None
    assumed: tuple[Assumed, ...] = ()


def cents(dollars: Decimal | Fraction) -> Cents:
    """Dollars as cents: a whole number wherever they are one."""
    made = Fraction(dollars) * 100
    return made.numerator if made.denominator == 1 else made


def laid(played: Round, of: Terms) -> Table:
    """The round of a document, under the terms of its game."""
    from .button import seat_of, seats_of

    bets = tuple(_bets(played, of))
    if len(bets) > MOST_BETS:
        raise Unsettled(f"a round has at most {MOST_BETS} bets", "seats")
    numbers = [one.seat for one in bets]
    places = min(played.places or seats_of(of.game), MOST_SEAT)
    seats = max(places, *numbers, played.player_dealer.seat or 0)
    found, assumed = seat_of(of.game, played, seats)
    for one in played.seats:
        for bet in one.wagers:
            assumed += _assumed(of, bet)
    dealer = played.player_dealer
    put_up = cents(_bounded(dealer.wager, "player-dealer", "wager"))
    return Table(put_up, bets, dealer.seat, found, seats, tuple(dict.fromkeys(assumed)))


def _bets(played: Round, of: Terms) -> Iterable[Stake]:
    known = of.wagers
    if len(played.seats) > MOST_SEATS:
        raise Unsettled(f"a round has at most {MOST_SEATS} seats", "seats")
    for number, seat in enumerate(played.seats):
        if not 0 < seat.seat <= MOST_SEAT:
            raise Unsettled(f"a seat has a number from 1 to {MOST_SEAT}", "seats", number, "seat")
        if seat.seat == played.player_dealer.seat:
            raise Unsettled("the player-dealer sits there", "seats", number, "seat")
        for place, bet in enumerate(seat.wagers):
            where = ("seats", number, "wagers", place)
            if bet.wager not in known:
                said = f"the game has no wager {bet.wager}; it has {', '.join(known) or 'none'}"
                raise Unsettled(said, *where, "wager")
            yield from _stakes(known[bet.wager], bet, seat, where)


def _stakes(wager: Wager, bet: Bet, seat: Seat, where: tuple[str | int, ...]) -> Iterable[Stake]:
    """The bet of a seat, and those behind it."""
    amounts = [bet.amount, *(one.amount for one in bet.backline)]
    for behind, dollars in enumerate(amounts):
        amount = Fraction(_bounded(dollars, *where))
        due, by, at = Fraction(0), "", None
        if bet.result == WINS:
            paid = payment(wager, amount, bet.row, bet.pays, where)
            due, by, at = paid.amount, paid.by, paid.at
        elif bet.result in (LOSES, HALF):
            due = amount / 2 if bet.result == HALF else amount
        yield Stake(
            seat.seat,
            wager.name,
            cents(amount),
            bet.result,
            cents(due),
            by,
            str(at or ""),
            behind,
            wager.pays_from or "",
            bet.added or "",
            bool(seat.folded),
        )


def _bounded(dollars: Decimal, *where: str | int) -> Decimal:
    if not 0 <= dollars <= MOST_DOLLARS:
        raise Unsettled(f"an amount is at most ${MOST_DOLLARS:,}", *where)
    return dollars


def payment(
    wager: Wager,
    amount: Fraction,
    row: str | None = None,
    pays: Odds | None = None,
    where: tuple[str | int, ...] = (),
) -> Payment:
    """What a win pays: by the round, its row or its odds; even money where nothing says."""
    if pays is not None:
        return Payment(_won(pays, amount), str(pays))
    tables = [table for table in wager.pays if not table.statistic]
    if row is not None:
        return _by_row(tables, amount, row, where)
    if (every := _every_win(tables, amount)) is not None:
        return every
    if rows := _rows(tables):
        raise Unsettled(f"say by which row the {wager.name} wager wins: {rows}", *where, "row")
    if not priced(wager):
        said = f"the rules do not print what the {wager.name} wager pays: say it in the round"
        raise Unsettled(said, *where, "pays")
    return Payment(amount, "even", None, (Assumed("even-money", wager.name),))


def _every_win(tables: list[PayTable], amount: Fraction) -> Payment | None:
    """One payment for every win, where the rules have one."""
    for table in tables:
        if table.odds and table.when is None:
            return Payment(_capped(table, _won(table.odds, amount)), str(table.odds), table.at)
    return None


def priced(wager: Wager) -> bool:
    """Whether it is known what a wager pays. A plain one is taken to pay even money."""
    if not wager.pays:
        return not wager.bonus
    return any(table.odds or any(row.pays for row in table.rows) for table in wager.pays)


def rows_of(wager: Wager) -> list[PayRow]:
    """The rows a win must be one of: none where one payment is for every win."""
    tables = [table for table in wager.pays if not table.statistic]
    if any(table.odds and table.when is None for table in tables):
        return []
    rows = (row for table in tables for row in table.rows if row.pays)
    return list({row.label: row for row in reversed(list(rows))}.values())[::-1]


def _rows(tables: list[PayTable]) -> str:
    """The rows of the pay tables by name."""
    return ", ".join(dict.fromkeys(one.label for table in tables for one in table.rows))


def _by_row(
    tables: list[PayTable], amount: Fraction, row: str, where: tuple[str | int, ...]
) -> Payment:
    for table in tables:
        if (case := _case_odds(table, row)) is not None:
            return Payment(_capped(table, _won(case, amount)), f"{row} {case}", table.at)
        priced_rows = (one for one in table.rows if one.label == row and one.pays)
        found: PayRow | None = next(priced_rows, None)
        if found is not None:
            several = (Assumed("first-column"),) if len(set(found.pays)) > 1 else ()
            won = _capped(table, _won(found.pays[0], amount))
            return Payment(won, f"{row} {found.pays[0]}", found.at or table.at, several)
    rows = _rows(tables) or "none"
    raise Unsettled(f"no pay table of the wager has a row {row!r}; there are {rows}", *where, "row")


def _case_odds(table: PayTable, case: str) -> Odds | None:
    """The odds of one case, such as a natural, where it has odds of its own."""
    return table.odds if table.when is not None and table.when.result == case else None


def fixed(wager: Wager) -> bool:
    """Whether a wager pays fixed sums alone: such a bonus has no stake of its own."""
    rows = [row for table in wager.pays for row in table.rows if row.pays]
    plain = any(table.odds for table in wager.pays)
    return bool(rows) and not plain and all(row.pays[0].style == "dollars" for row in rows)


def _won(odds: Odds, amount: Fraction) -> Fraction:
    if odds.style == "dollars":
        return odds.win or Fraction(0)
    return amount * (odds.multiple or 0)


def _capped(table: PayTable, won: Fraction) -> Fraction:
    if table.at_least is not None:
        won = max(won, Fraction(table.at_least))
    return won if table.at_most is None else min(won, Fraction(table.at_most))


def _assumed(of: Terms, bet: Bet) -> tuple[Assumed, ...]:
    """What is taken for granted about one bet."""
    found: tuple[Assumed, ...] = (Assumed("behind"),) if bet.backline else ()
    if bet.result == WINS:
        wager = of.wagers[bet.wager]
        found += payment(wager, Fraction(bet.amount), bet.row, bet.pays).assumed
    return found
