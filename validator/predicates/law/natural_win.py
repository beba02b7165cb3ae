"""An ace and a ten-value card win by themselves.

An ace with a ten-value card is not an automatic win; the hand is compared like any other. The
natural is the mark of the named game.

## Says
- wins: A natural wins by itself ({@}). The law does not allow an ace with a ten-value card to win
  automatically.
  Fix: Compare an ace with a ten-value card like any other hand.
  See natural: what a natural is
- defined: The rules define a natural ({@}) but do not say what it does.
  Reading: Does an ace with a ten-value card win by itself?
  Fix: Say that an ace with a ten-value card is compared like any other hand.
- paid: {wager:the} pays {odds} for a natural ({@}).
  Reading: Does a natural win by itself, whatever the player-dealer holds?
  Fix: Say that an ace with a ten-value card is compared like any other hand.
- other-hand: The natural of this game is not an ace with a ten-value card.
- no-natural: This game has no natural.

## Examples
```yaml violated wins provision=blackjack-natural
compares: {by: closest-to-target, target: 22, natural: {ranks: [A, 10-K], first-cards: 2}, outcomes: [{case: natural, base: wins}]}
```
> A natural wins by itself (line 4). The law does not allow an ace with a ten-value card to win
> automatically.
```yaml met no-natural provision=blackjack-natural
compares: {by: closest-to-target, target: 22}
```
"""

from __future__ import annotations

from ...model.wagers import Comparison, PayTable, Wager
from .._law import towards
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, unclear, violated

TENS = {"10", "J", "Q", "K", "ten", "bonus"}
Paid = list[tuple[Wager, PayTable]]


def judge(subject: Subject, ask: Ask) -> Answers:
    found = towards(subject.game)
    if not found:
        yield not_applicable("no-target")
    tables = [(w, table) for w in subject.game.wagers if not w.bonus for table in w.pays]
    paid = [(w, table) for w, table in tables if table.when and table.when.result == "natural"]
    yield from (_answer(comparison, paid) for comparison in found)


def _answer(comparison: Comparison, paid: Paid) -> Answer:
    natural, key = comparison.natural, comparison.wagers
    wins = [o for o in comparison.outcomes if o.case == "natural" and "wins" in o.results.values()]
    if not _ace_and_ten(comparison):
        return met("other-hand", (comparison, "natural"), key=key)
    if wins:
        return violated("wins", wins[0], see=[(natural, "natural")] if natural else [], key=key)
    if natural:
        return unclear("defined", (comparison, "natural"), key=key)
    for wager, table in paid:
        return unclear("paid", table, key=key, wager=wager, odds=table.odds)
    return met("no-natural", comparison, key=key)


def _ace_and_ten(comparison: Comparison) -> bool:
    """Whether the natural, as far as its ranks are given, is the hand the law speaks of."""
    ranks = comparison.natural.ranks if comparison.natural else ()
    lowest = {rank.partition("-")[0] for rank in ranks}
    return not ranks or ("A" in ranks and bool(TENS & lowest))
