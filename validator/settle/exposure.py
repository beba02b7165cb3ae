"""The most the player-dealer can be asked to pay, option by option, and what the table brings in fees.

Every seat bets the most the option allows. What is paid is the highest that can happen in one hand;
the bank that covers it is as much. Where nothing bounds a bet, nothing bounds the bank, and that is
said.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import islice
from typing import NamedTuple

from ..docket.comparators import RIDING
from ..docket.rows import Row
from ..model.game import Game
from ..model.values import Limit
from ..model.wagers import Size, Wager
from .bank import Cents
from .fees import fees
from .joint import POINTS, Won, World, wins, worlds
from .table import LOSES, Stake, Table, Unsettled, cents, fixed, priced
from .terms import Terms

SEATS = 6
"""Assumed where the rules do not say how many seats there are."""
MOST_SEATS = 99
MOST_WAGERS = 40
MOST_OPTIONS = 400
"""Bounds for documents from strangers; the filings have 5 and 201."""
UNITS = {"half-hour": 2, "hour": 1}
BACKLINE, NO_LIMIT, NO_PAY = "backline", "no-limit", "no-pay-table"


class Exposed(NamedTuple):
    """One option with one set of wagers, everybody at the most."""

    schedule: str
    option: str
    limit: str
    """The table limit of the option, or of the game; nothing where none is stated."""
    wagers: tuple[tuple[str, Cents], ...]
    """Each wager with the most one seat can put up on it."""
    seats: int
    pays: Cents | None
    """None where nothing bounds it."""
    unbounded: tuple[str, ...]
    """Why: ``backline``, ``no-limit``, ``no-pay-table``."""
    by: tuple[tuple[str, int], ...]
    """What wins in the worst hand, and at how many seats."""
    fee: Cents | None
    """What the full table pays the house for one hand; None where it is not decided."""
    per_hour: bool = False
    """Whether the fee is for an hour, whatever is played."""


def exposure(game: Game, of: Terms, rows: Iterable[tuple[str, Row]]) -> tuple[Exposed, ...]:
    """Every option, with the wagers everybody must place and with all of them."""
    if len(game.wagers) > MOST_WAGERS:
        raise Unsettled(f"exposure is worked out for at most {MOST_WAGERS} wagers", "wagers")
    found: list[Exposed] = []
    for schedule, row in islice(rows, MOST_OPTIONS):
        found += [_one(game, of, schedule, row, chosen) for chosen in _sets(game)]
    return tuple(found)


def seats_for_players(game: Game) -> int:
    """Seats besides the player-dealer's, at the largest table."""
    sure = [said for said in game.seats if said.counts_player_dealer is not None] or game.seats
    given = [int(s.is_.high or s.is_.low) - bool(s.counts_player_dealer) for s in sure]
    return max(1, min(max(given, default=SEATS), MOST_SEATS))


def _sets(game: Game) -> list[tuple[Wager, ...]]:
    own = tuple(w for w in game.wagers if not w.pays_from and w.name not in RIDING)
    base = tuple(w for w in own if not w.bonus)
    return [base, own] if base and base != own else [own] if own else []


def _one(game: Game, of: Terms, schedule: str, row: Row, chosen: tuple[Wager, ...]) -> Exposed:
    limit = row.option.limit or next((said.is_ for said in game.table_limit), None)
    most = _most(chosen, limit)
    seats = seats_for_players(game)
    stakes = {name: cents(amount) for name, amount in most.items() if amount is not None}
    unbounded = _unbounded(game, chosen, len(stakes))
    paid = [_paid(game, chosen, most, world, seats) for world in worlds(game)]
    worst = max(paid, key=lambda one: one[0])
    fee, hourly = (None, False) if NO_LIMIT in unbounded else _fee(row, of, stakes, seats)
    return Exposed(
        schedule,
        row.option.option,
        str(limit or ""),
        tuple(stakes.items()),
        seats,
        None if {NO_LIMIT, NO_PAY} & set(unbounded) else cents(worst[0]),
        unbounded,
        worst[1],
        fee,
        hourly,
    )


def _unbounded(game: Game, chosen: tuple[Wager, ...], limited: int) -> tuple[str, ...]:
    """Why nothing bounds what can be won, if nothing does."""
    backline, known = any(said.allowed for said in game.backline), all(map(priced, chosen))
    reasons = {NO_LIMIT: limited < len(chosen), NO_PAY: not known, BACKLINE: backline}
    return tuple(why for why, holds in reasons.items() if holds)


def _most(chosen: tuple[Wager, ...], limit: Limit | None) -> Most:
    """The most one seat can put up on each wager."""
    table = Fraction(limit.high) if limit is not None and limit.high is not None else None
    found: Most = {}
    for wager in chosen:
        found[wager.name] = _most_of(wager, table, found)
    return found


def _most_of(wager: Wager, table: Fraction | None, others: Most) -> Fraction | None:
    """Its own limit, so many times another wager, or the table limit."""
    own = _own_limit(wager)
    if own is not None or fixed(wager):
        return own or Fraction(0)
    sized = [(_times(one), one.of[0]) for one in wager.size if one.of[0] in others]
    if not sized:
        return table
    times, base = max(sized)
    most = others[base]
    return None if most is None else most * times


def _times(size: Size) -> Fraction:
    return Fraction(size.times.high if size.times.high is not None else size.times.low)


def _own_limit(wager: Wager) -> Fraction | None:
    ends = (said.maximum or said.is_ for said in wager.limit)
    highest = [end.high for end in ends if end is not None and end.high is not None]
    return Fraction(max(highest)) if highest else None


Most = dict[str, Fraction | None]


def _paid(
    game: Game, chosen: tuple[Wager, ...], most: Most, world: World, seats: int
) -> tuple[Fraction, tuple[tuple[str, int], ...]]:
    """What is paid to all seats in one world, and by what."""
    total, by = Fraction(0), []
    for wager in chosen:
        stake = most[wager.name]
        ladder = wins(game, wager, stake or Fraction(0), world)
        for won, count in _spread(ladder, seats, _decks(game)):
            total += won.amount * count
            by.append((f"{wager.name} {won.by}", count))
    return total, tuple(by)


def _spread(ladder: tuple[Won, ...], seats: int, decks: int) -> list[tuple[Won, int]]:
    """The seats over the rows of a pay table: no more at a row than can hold its hand at once."""
    found = []
    for won in ladder:
        count = seats if won.held is None else min(seats, won.held * decks)
        if count and won.amount:
            found.append((won, count))
            seats -= count
    return found


def _decks(game: Game) -> int:
    """Most decks the hands are dealt from; enough where there is no most, or one shared deal."""
    ranges = [said.decks for said in game.deck if said.decks]
    given = [int(one.high) if one.high is not None else MOST_SEATS for one in ranges]
    shared = any(said.by == POINTS for said in game.compares)
    return MOST_SEATS if shared else max([1, *given])


def _fee(row: Row, of: Terms, stakes: dict[str, Cents], seats: int) -> tuple[Cents | None, bool]:
    """What a full table pays the house, for one hand or for an hour."""
    bets = tuple(
        Stake(seat, name, stake, LOSES, stake)
        for seat in range(1, seats + 1)
        for name, stake in stakes.items()
    )
    taken, _ = fees(row, Table(0, bets, seats=seats + 1), of)
    known = [one.amount for one in taken if one.amount is not None]
    per = {fee.per for fee in row.prose if fee.per in UNITS}
    times = min((UNITS[one] for one in per if one), default=1)
    return (sum(known) * times if len(known) == len(taken) else None), bool(per)
