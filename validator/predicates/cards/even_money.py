"""Even money for an insured natural comes out even only when the natural pays three to two.

## What is asked
Rules that offer even money as an insurance wager of half the bet say the player wins the bet either way. That holds when what the natural pays, less the half
that insurance loses, is one bet.

## Why
At six to five the insured natural wins seven tenths of the bet when the player-dealer has no natural, and a whole bet when it has: the passage
was written for another payment.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers:
  - {name: base, pays: [{odds: 6 to 5, when: {result: natural}, at: 243}, {odds: even, when: {result: natural}, at: 334}]}
  - {name: insurance, size: {of: base, times: 0.5, bound: exactly, when: even-money, at: 334}, pays: {odds: 2 to 1, at: 333}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers:
  - {name: base, pays: {odds: 3 to 2, when: {result: natural}, at: 243}}
  - {name: insurance, size: {of: base, times: 0.5, bound: exactly, when: even-money, at: 334}, pays: {odds: 2 to 1, at: 333}}
```

## Boundary
Two payments for the natural, of which one comes out even.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers:
  - {name: base, pays: [{odds: 3 to 2, when: {result: natural}, at: 243}, {odds: 6 to 5, when: {result: natural}, at: 250}]}
  - {name: insurance, size: {of: base, times: 0.5, bound: exactly, when: even-money, at: 334}, pays: {odds: 2 to 1, at: 333}}
```
Insurance without even money makes no such claim.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers:
  - {name: base, pays: {odds: 6 to 5, when: {result: natural}}}
  - {name: insurance, size: {of: base, times: 0.5, bound: at-most}, pays: {odds: 2 to 1}}
```

## How to fix
Drop the sentence that the result is the same, or pay the natural three to two.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from ...docket import Subject
from ...model.wagers import PayTable, Size
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

CASE = "even-money"
FIX = "drop the sentence that the result is the same either way, or change what the natural pays"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    wagers = {wager.name: wager for wager in subject.game.wagers}
    insurance = wagers.get("insurance")
    sizes = [size for size in insurance.size if size.when == CASE and size.of and size.times.low] if insurance else []
    base = wagers.get(sizes[0].of[0]) if sizes else None
    naturals = [t for t in base.pays if t.when and t.when.result == "natural" and t.odds and t.odds.multiple not in (None, 1)] if base else []
    if not sizes or not naturals:
        yield not_applicable("the rules offer no even money for a natural")
        return
    size = sizes[0]
    wrong = [table for table in naturals if _left(table, size) != 1]
    if not wrong:
        yield met("the insured natural wins one bet whatever the player-dealer has", size, naturals[0])
        return
    odds = wrong[0].odds
    said = f"even money is said to come out the same either way, but a natural at {odds} less the insurance lost wins {float(_left(wrong[0], size)):g} of the bet"
    answer = violated if len({str(t.odds) for t in wrong}) == len({str(t.odds) for t in naturals}) else unclear
    yield answer(f"{said} and not the whole", FIX, size, (wrong[0], f"a natural pays {odds}"))


def _left(table: PayTable, size: Size) -> Fraction:
    """What the insured natural wins, in bets, when the player-dealer has none."""
    assert table.odds
    return (table.odds.multiple or Fraction(0)) - Fraction(size.times.low)
