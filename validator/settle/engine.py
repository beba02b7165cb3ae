"""Settles a round: every bet in the order of action, under one reading or under each.

Pure and exact. What goes in comes out: the bank and all stakes before equal the bank, what every
bettor has, and what the rules leave open, after.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from .bank import ENDS, RUNNING_ON, Cents, Purse, collect, opened, pay
from .order import Order, order
from .table import HALF, LOSES, WINS, Stake, Table
from .terms import RETURNED, Assumed, Terms, understood
from .ways import AS_SAID, Way, ways

BY_RESULT = {"player-wins", "player-loses"}
Arranged = tuple[tuple[Stake, ...], Order, tuple[Assumed, ...]]


class Step(NamedTuple):
    """One bet, settled."""

    bet: Stake
    moved: Cents
    """Paid to the bettor, or collected from them."""
    returned: Cents
    """The part of the stake that had no action and is given back."""
    left_open: Cents
    """The part of the stake that had no action and that no rule gives back."""
    has: Cents
    """What the player-dealer has after it."""
    fate: str = RETURNED

    @property
    def back(self) -> Cents:
        """What the bettor has of this bet in the end, the stake included."""
        lost = self.moved if self.bet.result in (LOSES, HALF) else 0
        won = self.moved if self.bet.result == WINS else 0
        return self.bet.stake - lost + won - self.left_open

    @property
    def short(self) -> Cents:
        """What was due and did not move."""
        return self.bet.due - self.moved


class Settled(NamedTuple):
    """A round, settled under one reading."""

    reading: str
    part: str
    """What becomes of a bet that what is left covers in part."""
    steps: tuple[Step, ...]
    before: Cents
    after: Cents
    order: Order
    assumed: tuple[Assumed, ...]
    implied: bool = False
    """Whether the limit of the bank is only implied by a player-dealer who may cover some bets."""


def settle(
    table: Table, of: Terms, reading: str, part: str | None = None, way: Way = AS_SAID
) -> Settled:
    """The round under one reading, and one way to treat what the rules leave open beside it."""
    arranged = arrange(table, of, way)
    return _settled(table, of, reading, part or of.parts[0], arranged)


def each(table: Table, of: Terms) -> tuple[Settled, ...]:
    """The round under every reading the filing leaves open, and every way around the table."""
    behind = any(bet.behind for bet in table.bets)
    laid = frozenset(bet.wager for bet in table.bets)
    folded = frozenset(bet.wager for bet in table.bets if bet.folded and bet.result == LOSES)
    found = ways(of, frozenset({_case(table)}), behind, laid, folded)
    orders = [arrange(table, of, way) for way in found]
    return tuple(
        _settled(table, meant, reading, part, arranged)
        for meant in understood(of)
        for reading in of.readings
        for part in parts_of(of, reading)
        for arranged in orders
    )


def parts_of(of: Terms, reading: str) -> tuple[str, ...]:
    """What can become of a bet covered in part; a reading that goes on does not end at one."""
    goes_on = tuple(part for part in of.parts if part != ENDS)
    return goes_on if reading == RUNNING_ON and goes_on else of.parts


def _settled(table: Table, of: Terms, reading: str, part: str, arranged: Arranged) -> Settled:
    bets, way, assumed = arranged
    steps = settled(bets, table.put_up, of, reading, part)
    after = steps[-1].has if steps else table.put_up
    every = (*assumed, *_assumed(steps, of))
    assumed = tuple(dict.fromkeys(every))
    return Settled(reading, part, steps, table.put_up, after, way, assumed, of.implied)


def settled(
    bets: tuple[Stake, ...], put_up: Cents, of: Terms, reading: str, part: str
) -> tuple[Step, ...]:
    """Bets that stand in the order of action, settled one after the other."""
    purse, steps = opened(put_up, reading), []
    for bet in bets:
        purse, step = _one(bet, purse, of, reading, part)
        steps.append(step)
    return tuple(steps)


def _one(bet: Stake, purse: Purse, of: Terms, reading: str, part: str) -> tuple[Purse, Step]:
    cover = of.cover(bet.wager)
    moved: Cents = 0
    idle: Cents = 0
    if bet.result == WINS:
        if bet.payer:
            return purse, Step(bet, bet.due, 0, 0, purse.has)
        purse, moved = pay(purse, reading, bet.due, cover.limits, part)
        idle = _idle(bet.stake, bet.due, moved)
    elif bet.result in (LOSES, HALF):
        purse, moved = collect(purse, reading, bet.due, cover.limits, part)
        idle = bet.due - moved
    kept = cover.uncovered != RETURNED
    back, left_open = (0, idle) if kept else (idle, 0)
    return purse, Step(bet, moved, back, left_open, purse.has, cover.uncovered)


def _idle(stake: Cents, due: Cents, moved: Cents) -> Cents:
    """The part of a winning stake that had no action: as much of it as of the payment is missing."""
    if moved == due or not due:
        return 0
    if not moved:
        return stake
    part = Fraction(stake) * Fraction(due - moved) / Fraction(due)
    return part.numerator if part.denominator == 1 else part


def arrange(table: Table, of: Terms, open_way: Way = AS_SAID) -> Arranged:
    """The bets in the order of action."""
    case = {_case(table)}
    cases = {one.when for one in of.game.settles}
    way, assumed = order(of, frozenset(case))
    way = open_way.of(way)
    own = {result: order(of, frozenset(case | {result}))[0] for result in BY_RESULT & cases}
    if case & cases:
        assumed += (Assumed("covers-all"),)
    assumed += _folds(table, way)
    ring, more = _ring(table, way)
    seat_place = {seat: place for place, seat in enumerate(ring)}
    places = _places(table, way, own if way.by_result else {})
    kinds = _kinds(way)

    def key(bet: Stake) -> tuple[int, ...]:
        seat = seat_place.get(bet.seat, len(ring))
        wager = places[bet.seat].get(bet.wager, len(way.wagers))
        inner = (seat, wager) if way.by_seat else (kinds.get(bet.wager, wager), seat, wager)
        waits = way.behind_last and bet.behind > 0
        return (_phase(bet, way, of), waits, _pass(bet, way), *inner, bet.behind)

    kept = (one for one in (*table.assumed, *assumed, *more) if not _answered(one, table, open_way))
    return tuple(sorted(table.bets, key=key)), way, tuple(kept)


def _folds(table: Table, way: Order) -> tuple[Assumed, ...]:
    """Where no rule says when the bets of a player who folds are collected."""
    lost = (bet for bet in table.bets if bet.folded and bet.result == LOSES)
    unsaid = any(bet.wager not in way.on_fold for bet in lost)
    return (Assumed("fold-in-turn"),) if unsaid else ()


def _answered(one: Assumed, table: Table, way: Way) -> bool:
    """Whether an assumption is none here: of a wager nobody bet, or where each way is settled."""
    if one.what in ("no-place", "rides"):
        return one.wager not in {bet.wager for bet in table.bets}
    answers: dict[str, object] = {"seat-by-seat": way.by_seat, "clockwise": way.clockwise}
    answers |= {"behind": way.behind_last, "fold-in-turn": way.on_fold}
    return answers.get(one.what) is not None


def _places(table: Table, way: Order, ways: dict[str, Order]) -> dict[int, dict[str, int]]:
    """The place of each wager, for each seat: some rules settle losing hands in another order."""
    found: dict[int, dict[str, int]] = {}
    usual = {name: place for place, name in enumerate(way.wagers)}
    for bet in table.bets:
        case = f"player-{bet.result}"
        if case in ways and found.get(bet.seat, usual) is usual:
            found[bet.seat] = {name: place for place, name in enumerate(ways[case].wagers)}
        found.setdefault(bet.seat, usual)
    return found


def _kinds(way: Order) -> dict[str, int]:
    """The place of wagers that are settled as one kind: that of the first of them."""
    places = [place for place, name in enumerate(way.wagers) if name in way.together]
    return {name: min(places) for name in way.together if places}


def _pass(bet: Stake, way: Order) -> int:
    """Which way around the table a bet is settled on."""
    passes = (*way.at_once, *way.passes)
    found = (number for number, group in enumerate(passes) if bet.wager in group)
    return next(found, len(passes))


def _case(table: Table) -> str:
    """Whether the bank is smaller than all that is wagered."""
    short = table.put_up < sum(bet.stake for bet in table.bets)
    return "bank-short" if short else "bank-covers-all"


def _phase(bet: Stake, way: Order, of: Terms) -> int:
    """Some rules collect losing bets before anything else, or settle a bet when all is over."""
    if bet.folded and bet.result == LOSES and bet.wager in way.on_fold:
        return -1
    if bet.wager in way.at_end:
        return 2
    first = way.losers_first
    if first and bet.result == LOSES:
        wager = of.wagers.get(bet.wager)
        if first == "wagers" or (wager is not None and wager.bonus):
            return 0
    return 1


def _ring(table: Table, way: Order) -> tuple[tuple[int, ...], tuple[Assumed, ...]]:
    """The seats in the order of action."""
    ring = list(range(1, max(table.seats, *(bet.seat for bet in table.bets), 1) + 1))
    start, assumed = _start(table, way, len(ring))
    if not way.clockwise:
        ring.reverse()
    at = ring.index(start) if start in ring else 0
    return (*ring[at:], *ring[:at]), assumed


def _start(table: Table, way: Order, last: int) -> tuple[int, tuple[Assumed, ...]]:
    """The seat that is settled first."""
    said = way.start or ""
    after_dealer = (table.dealer_seat or last) % last + 1
    if "player-dealer" in said:
        return after_dealer, () if table.dealer_seat else (Assumed("dealer-seat"),)
    if said.startswith(("left-of", "right-of")):  # of the house dealer
        return (1 if said.startswith("left-of") else last), ()
    if not said:
        return after_dealer, ()
    return (after_dealer, (Assumed("button"),)) if table.button is None else (table.button, ())


def _assumed(steps: tuple[Step, ...], of: Terms) -> tuple[Assumed, ...]:
    """What was taken for granted where the bank was short."""
    lost = (step for step in steps if step.moved and step.bet.result == LOSES)
    return tuple(dict.fromkeys(one for step in lost for one in _collected(step, of)))


def _collected(step: Step, of: Terms) -> Iterator[Assumed]:
    """What was taken for granted about a bet that was collected."""
    bet, limits = step.bet, of.cover(step.bet.wager).limits
    if limits.paid and not limits.collected:
        yield Assumed("collects-all")
    if of.highest(bet.wager, bet.stake) > max(0, step.has - step.moved):  # had it won
        yield Assumed("bonus-whole", bet.wager)
