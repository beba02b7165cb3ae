"""The hand that is said to win is the lowest hand the pay table pays.

Where the rules say with which hand a bet begins to win, or below which it is lost, the pay table
begins with that hand. A player with two pair reads in one place that two pair wins, and finds no
row for it in the table.

## Says
- unpaid: {wager} wins with {promised} or better ({@}), but the pay table pays nothing below {lowest}
  ({@table}). Which is it?
  Fix: Add the missing rows, or say that {wager} wins with {lowest} or better.
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

from ...docket.hands import STANDARD
from ...model.game import Game
from ...model.wagers import PayTable, Wager, Wins
from .._cards import ranking_of
from ..answer import Answers, Ask, Subject, met, not_applicable, violated
from ..values import bet

UP, DOWN = "-or-better", "lower-than-"
WON = ("wins", "paid-by-table")
CASES = {True: "unpaid", False: "unpromised"}
"""By whether the table begins with a better hand than the one promised."""


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.wager
    wager, order = subject.wager, _order(subject.game, subject.wager)
    found = [(rule, hand) for rule in wager.decided for hand in _promised(rule) if hand in order]
    printed = [(table, hand) for table in wager.pays for hand in _lowest(table, order)]
    if not found or not printed:
        yield not_applicable("none", wager=bet(wager))
        return
    (rule, promised), (table, lowest) = found[0], printed[0]
    gap = order.index(promised) - order.index(lowest)
    if not gap:
        yield met("same", rule, see=[(table, "table")])
        return
    given = {"promised": promised, "lowest": lowest}
    yield violated(CASES[gap > 0], rule, see=[(table, "table")], wager=bet(wager), **given)


def _order(game: Game, wager: Wager) -> tuple[str, ...]:
    """The hands from the best to the worst."""
    ranking = ranking_of(game, wager)
    return ranking.high_to_low if ranking else STANDARD


def _promised(rule: Wins) -> Iterator[str]:
    """The lowest hand that is said to win."""
    for event in rule.when:
        hand = event.hand or ""
        if rule.is_ in WON and hand.endswith(UP):
            yield hand.removesuffix(UP)
        elif rule.is_ == "loses" and hand.startswith(DOWN):
            yield hand.removeprefix(DOWN)


def _lowest(table: PayTable, order: tuple[str, ...]) -> list[str]:
    """The lowest hand that is paid; nothing where a row is no hand of the order."""
    paid = [row for row in table.rows if any(odds.win for odds in row.pays)]
    hands = [row.label for row in paid if not row.event]
    if not hands or len(hands) < len(paid) or not set(hands) <= set(order):
        return []
    return [max(hands, key=order.index)]
