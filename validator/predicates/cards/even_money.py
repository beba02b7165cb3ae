"""Even money for an insured natural comes out even only when the natural pays three to two.

Rules that offer even money as an insurance wager of half the bet say the player wins the bet either
way. That holds when what the natural pays, less the half that insurance loses, is one bet. At six
to five the insured natural wins seven tenths of the bet when the player-dealer has no natural, and
a whole bet when it has: the passage was written for another payment.

## Says
- uneven: The rules say that even money comes out the same either way ({@}), but a natural pays
  {odds} ({@natural}). After the lost insurance, it wins {left} of the bet, not the whole bet.
  Fix: Strike the sentence that the result is the same either way, or pay a natural 3 to 2.
  See natural: a natural pays {odds}
- uneven-once: The rules say that even money comes out the same either way ({@}). That is not so
  where a natural pays {odds} ({@natural}): less the lost insurance it wins {left} of the bet.
  Reading: Is that payment for another case?
  Fix: Pay a natural 3 to 2 everywhere, or strike the sentence that the result is the same either
    way.
  See natural: a natural pays {odds}
- even: An insured natural at {odds} wins one bet whatever the player-dealer has ({@}).
- none: The rules offer no even money for a natural.

## Examples
```yaml violated uneven
wagers:
  - {name: base, pays: [{odds: 6 to 5, when: {result: natural}, at: 243}, {odds: even, when: {result: natural}, at: 334}]}
  - {name: insurance, size: {of: base, times: 0.5, bound: exactly, when: even-money, at: 334}, pays: {odds: 2 to 1, at: 333}}
```
> The rules say that even money comes out the same either way (line 6), but a natural pays 6 to 5
> (line 5). After the lost insurance, it wins 0.7 of the bet, not the whole bet.
```yaml met even
wagers:
  - {name: base, pays: {odds: 3 to 2, when: {result: natural}, at: 243}}
  - {name: insurance, size: {of: base, times: 0.5, bound: exactly, when: even-money, at: 334}, pays: {odds: 2 to 1, at: 333}}
```
"""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from ...model.game import Game
from ...model.wagers import PayTable, Size, Wager
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, unclear, violated
from ..values import number

CASE = "even-money"


def judge(subject: Subject, ask: Ask) -> Answers:
    size = _insured(subject.game)
    base = size and next((w for w in subject.game.wagers if w.name == size.of[0]), None)
    naturals = _naturals(base) if base else []
    if size is None or not naturals:
        yield not_applicable("none")
    elif wrong := [table for table in naturals if _left(table, size) != 1]:
        yield _uneven(size, naturals, wrong)
    else:
        yield met("even", size, see=[(naturals[0], "natural")], odds=naturals[0].odds)


def _insured(game: Game) -> Size | None:
    """What the insurance of a natural costs."""
    sizes = [size for wager in game.wagers if wager.name == "insurance" for size in wager.size]
    return next((size for size in sizes if size.when == CASE and size.of and size.times.low), None)


def _uneven(size: Size, naturals: list[PayTable], wrong: list[PayTable]) -> Answer:
    every = {str(table.odds) for table in wrong} == {str(table.odds) for table in naturals}
    verdict, case = (violated, "uneven") if every else (unclear, "uneven-once")
    left = number(Decimal(f"{float(_left(wrong[0], size)):g}"))
    return verdict(case, size, see=[(wrong[0], "natural")], odds=wrong[0].odds, left=left)


def _naturals(base: Wager) -> list[PayTable]:
    """What the base wager pays for a natural, other than even money itself."""
    tables = [table for table in base.pays if table.when and table.when.result == "natural"]
    return [table for table in tables if table.odds and table.odds.multiple not in (None, 1)]


def _left(table: PayTable, size: Size) -> Fraction:
    """What the insured natural wins, in bets, when the player-dealer has none."""
    assert table.odds
    return (table.odds.multiple or Fraction(0)) - Fraction(size.times.low)
