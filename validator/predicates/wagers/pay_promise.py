"""The hand that is said to win is the lowest hand the pay table pays.

Where the rules say with which hand a bet begins to win, or below which it is lost, the pay table
begins with that hand. A player with two pair reads in one place that two pair wins, and finds no
row for it in the table, or a row without a payment.

## Says
- unpaid: {wager} wins with {promised} or better ({@}), but the pay table pays nothing below {lowest}
  ({@table}). Which is it?
  Fix: Add the missing rows, or say that {wager} wins with {lowest} or better.
- neither: {wager} is lost only with a hand lower than {promised} ({@}), but the pay table pays
  nothing below {lowest} ({@table}). With {promised} it is neither paid nor lost.
  Reading: Is {wager} given back then?
  Fix: Say what happens to {wager} with {promised}.
- unpromised: {wager} wins with {promised} or better ({@}), but the pay table also pays {lowest}
  ({@table}). Which is it?
  Fix: Strike the row, or say that {wager} wins with {lowest} or better.
- same: The pay table begins with the hand that is said to win ({@}).
- none: The rules do not say with which hand {wager} begins to win, or print no pay table of hands.

## Examples
```yaml violated unpaid
wagers: [{name: bonus, bonus: true, decided: {is: wins, when: [{hand: two-pair-or-better}]}, pays: {rows: [[3-of-a-kind, 5 to 1], [straight, 25 to 1]]}}]
```
> The bonus wager wins with two pair or better (line 4), but the pay table pays nothing below 3 of
> a kind (line 4). Which is it?
```yaml met same
wagers: [{name: bonus, bonus: true, decided: {is: wins, when: [{hand: 3-of-a-kind-or-better}]}, pays: {rows: [[3-of-a-kind, 5 to 1], [straight, 25 to 1]]}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...docket.hands import ORDER, PLURALS, STANDARD, rank
from ...model.game import Game
from ...model.wagers import Event, PayRow, PayTable, Wager, Wins
from .._cards import ranking_of
from ..answer import Answers, Ask, Subject, met, not_applicable, unclear, violated
from ..values import as_called, bet

UP, DOWN = "-or-better", "lower-than-"
WON = ("wins", "paid-by-table")


class Least(NamedTuple):
    """A hand to begin with, by its place in the order and its lowest rank."""

    place: int
    rank: int
    called: str


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.wager
    wager, order = subject.wager, _order(subject.game, subject.wager)
    found = [(rule, least) for rule in wager.decided for least in _promised(rule, order)]
    printed = [(table, hand) for table in wager.pays for hand in _lowest(table, order)]
    if not found or not printed:
        yield not_applicable("none", wager=bet(wager))
        return
    (rule, promised), (table, lowest) = found[0], printed[0]
    see = [(table, "table")]
    case = _case(wager, rule, promised, lowest)
    if not case:
        yield met("same", rule, see=see)
        return
    verdict = unclear if case == "neither" else violated
    hands = {"promised": as_called(promised.called), "lowest": as_called(lowest.called)}
    yield verdict(case, rule, see=see, wager=bet(wager), **hands)


def _case(wager: Wager, rule: Wins, promised: Least, lowest: Least) -> str:
    """How a table that begins with another hand differs from what is promised."""
    if promised[:2] <= lowest[:2]:
        return "" if promised[:2] == lowest[:2] else "unpromised"
    rest = any(one.otherwise for one in wager.decided)
    return "unpaid" if rule.is_ != "loses" or rest else "neither"


def _order(game: Game, wager: Wager) -> tuple[str, ...]:
    """The hands from the best to the worst."""
    ranking = ranking_of(game, wager)
    return ranking.high_to_low if ranking else STANDARD


def _promised(rule: Wins, order: tuple[str, ...]) -> Iterator[Least]:
    """The lowest hand that is said to win."""
    for event in rule.when:
        hand = event.hand or ""
        if rule.is_ in WON and hand.endswith(UP):
            yield from _least(hand.removesuffix(UP), order)
        elif rule.is_ == "loses" and hand.startswith(DOWN):
            yield from _least(hand.removeprefix(DOWN), order)


def _least(called: str, order: tuple[str, ...]) -> list[Least]:
    """A hand of the order, with the rank it names: a pair of tens."""
    hand, _, ranks = called.partition("-of-")
    if called in order:
        return [Least(order.index(called), 0, called)]
    if hand in order and ranks in PLURALS:
        return [Least(order.index(hand), -ORDER[PLURALS[ranks]], called)]
    return []


def _lowest(table: PayTable, order: tuple[str, ...]) -> list[Least]:
    """The lowest hand that is paid; nothing where a row is no hand of the order."""
    paid = [_paid(row, order) for row in table.rows if any(odds.win for odds in row.pays)]
    known = [one for one in paid if one]
    return [max(known)] if known and len(known) == len(paid) else []


def _paid(row: PayRow, order: tuple[str, ...]) -> Least | None:
    if not row.event and row.label not in order:
        return None
    event = row.event or Event(hand=row.label)
    low = [rank(label.removesuffix("+")) for label in event.ranks]
    if event.hand not in order or {*event.keys()} - {"hand", "ranks"} or None in low:
        return None
    ranks = [-ORDER[one] for one in low if one]
    return Least(order.index(event.hand), max(ranks, default=0), row.label)
