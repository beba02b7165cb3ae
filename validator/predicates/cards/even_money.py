"""Even money for an insured natural comes out even only when the natural pays three to two.

## What is asked
Rules that offer even money as an insurance wager of half the bet say the player wins the bet either
way. That holds when what the natural pays, less the half that insurance loses, is one bet.

## Why
At six to five the insured natural wins seven tenths of the bet when the player-dealer has no
natural, and a whole bet when it has: the passage was written for another payment.

## Says
- uneven: The rules say that even money comes out the same either way ({@}), but a natural pays
  {odds} ({@natural}). After the lost insurance,
    it wins {left} of the bet, not the whole bet.
  Fix: Strike the sentence that the result is the same either way, or pay a natural 3 to 2.
  See natural: a natural pays {odds}
- uneven-once: The rules say that even money comes out the same either way ({@}). That is not so
  where a natural pays {odds} ({@natural}): less the
    lost insurance it wins {left} of the bet.
  Reading: Another place pays a natural so that it is.
  Fix: Pay a natural 3 to 2 everywhere, or strike the sentence that the result is the same either
    way.
  See natural: a natural pays {odds}
- even: An insured natural at {odds} wins one bet whatever the player-dealer has ({@}).
- none: The rules offer no even money for a natural.

## Fails
```yaml violated uneven
wagers:
  - {name: base, pays: [{odds: 6 to 5, when: {result: natural}, at: 243}, {odds: even, when: {result: natural}, at: 334}]}
  - {name: insurance, size: {of: base, times: 0.5, bound: exactly, when: even-money, at: 334}, pays: {odds: 2 to 1, at: 333}}
```
> The rules say that even money comes out the same either way (line 6), but a natural pays 6 to 5
> (line 5). After the lost insurance, it wins 0.7 of the bet, not the whole bet.

## Passes
```yaml met even
wagers:
  - {name: base, pays: {odds: 3 to 2, when: {result: natural}, at: 243}}
  - {name: insurance, size: {of: base, times: 0.5, bound: exactly, when: even-money, at: 334}, pays: {odds: 2 to 1, at: 333}}
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction

from ...docket.filings import Subject
from ...model.wagers import PayTable, Size, Wager
from ..answer import Answer, Ask, met, not_applicable, unclear, violated
from ..values import number

CASE = "even-money"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    wagers = {wager.name: wager for wager in subject.game.wagers}
    insurance = wagers.get("insurance")
    sizes = (
        [s for s in insurance.size if s.when == CASE and s.of and s.times.low] if insurance else []
    )
    naturals = _naturals(wagers.get(sizes[0].of[0])) if sizes else []
    if not naturals:
        yield not_applicable("none")
        return
    size = sizes[0]
    wrong = [table for table in naturals if _left(table, size) != 1]
    if not wrong:
        yield met("even", size, see=[(naturals[0], "natural")], odds=naturals[0].odds)
        return
    every = {str(table.odds) for table in wrong} == {str(table.odds) for table in naturals}
    yield (violated if every else unclear)(
        "uneven" if every else "uneven-once",
        size,
        see=[(wrong[0], "natural")],
        odds=wrong[0].odds,
        left=number(Decimal(f"{float(_left(wrong[0], size)):g}")),
    )


def _naturals(base: Wager | None) -> list[PayTable]:
    """What the base wager pays for a natural, other than even money itself."""
    tables = [t for t in base.pays if t.when and t.when.result == "natural"] if base else []
    return [table for table in tables if table.odds and table.odds.multiple not in (None, 1)]


def _left(table: PayTable, size: Size) -> Fraction:
    """What the insured natural wins, in bets, when the player-dealer has none."""
    assert table.odds
    return (table.odds.multiple or Fraction(0)) - Fraction(size.times.low)
