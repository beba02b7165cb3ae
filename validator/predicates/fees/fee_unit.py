"""Two places say differently for what a fee is charged.

## What is asked
Text and headings charge a payer for the same thing: for each wager or for each betting circle, for
the hand or for the half hour.

## Why
A player with three bets in one circle pays once or three times. Hand and round mean the same here;
the rest does not.

## Says
- differ: The {payer} fee[ of {options}] is charged per {first} ({@}), but also per {second}
  ({@second}). The two can come to different amounts.
  Fix: Say once for what the {payer} fee is charged.
  See second: charged per {second}
- one: Each fee is charged for one thing: per {units} ({@}).
- none: The text does not say for what a fee is charged.

## Fails
```yaml unclear differ
  - fees: [{from: player, per: bet}, {component: player, from: player, per: betting-circle}]
    options: [{option: 1, limit: 5-50, player: 0.50}]
```
> The player fee is charged per bet (line 4), but also per betting circle (line 4). The two can
> come to different amounts.

## Passes
```yaml met one
  - fees: [{from: player-dealer, per: hand}, {component: player-dealer, from: player-dealer, per: round}]
    options: [{option: 1, limit: 5-50, player-dealer: 1}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...docket.filings import Row, Subject
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import cell, free, nothing, payer, same_payer, scope
from ..answer import Answer, Ask, met, not_applicable, unclear

SAME = {"round": "hand", "bet": "wager"}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    blocks = subject.schedule_file.blocks
    said = [fee for block, _ in blocks for fee in _said(block)]
    found = [answer for block, rows in blocks for answer in _differ(_said(block), rows)]
    yield from found
    if not said:
        yield not_applicable("none")
    elif not found:
        yield met("one", said[0], units=dict.fromkeys(fee.per for fee in said))


def _said(block: Block) -> list[Fee]:
    return [fee for fee in block.fees if fee.per and fee.from_ and not free(fee)]


def _differ(said: list[Fee], rows: tuple[Row, ...]) -> Iterator[Answer]:
    seen: set[str | None] = set()
    for first, second in combinations(said, 2):
        who = first.from_
        differ = same_payer(who, second.from_) and _unit(first) != _unit(second)
        both = _both(rows, first, second) if differ and who not in seen else []
        if both:
            seen.add(who)
            yield unclear(
                "differ",
                first,
                see=[(second, "second")],
                key=(payer(who), both[0].of, both[0].option.option),
                payer=payer(who),
                options=both if len(both) < len(rows) else None,
                first=first.per,
                second=second.per,
            )


def _both(rows: tuple[Row, ...], first: Fee, second: Fee) -> list[Row]:
    """The options both sentences speak of, and under which the fee is charged at all."""
    shared = [row for row in scope(rows, first) if row in scope(rows, second)]
    return [row for row in shared if (found := cell(row, first)) and not nothing(found)]


def _unit(fee: Fee) -> str:
    return SAME.get(fee.per or "", fee.per or "")
