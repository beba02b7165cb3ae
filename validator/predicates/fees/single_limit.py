"""A bet that may be less or more than another, within a table limit of one amount, can be neither.

## What is asked
Where a bonus bet may differ from the line bet and must keep the table limit, the table limit is a range.

## Why
Under a limit of one amount every bet is that amount; the sentence was written for another option, or the amount is only the least or the most, which is not said.

## Fails
```yaml unclear
kind: schedule
name: Example Fees
blocks:
  - limits: [{wager: tie, within-table-limit: true, against-base: [less, equal, greater], options: [2], at: 2611}]
    options: [{option: 1, limit: 10-100, player-dealer: 1}, {option: 2, limit: 100, player-dealer: 2, at: 2619}]
```

The rules of the game say it of the bet.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: fortune-bonus, bonus: true, limit: {within-table-limit: true, against-base: [less, equal, greater], at: 4122}}]
---
kind: schedule
name: Example Fees
blocks:
  - games: [{document: example}]
    options: [{option: 1, limit: 5-200, player: 1}, {option: 5, limit: 200, player: 2, at: 3684}]
```

## Passes
```yaml met
kind: schedule
name: Example Fees
blocks:
  - limits: [{wager: tie, within-table-limit: true, against-base: [less, equal, greater], at: 2609}]
    options: [{option: 1, limit: 10-100, player-dealer: 1}]
```

## Boundary
A bet that must equal the other fits any limit.
```yaml not-applicable
kind: schedule
name: Example Fees
blocks:
  - limits: [{wager: tie, within-table-limit: true, against-base: [equal], at: 2609}]
    options: [{option: 1, limit: 100, player-dealer: 1}]
```

## How to fix
Give the option a range, or the bet limits of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...filed import Place
from ...ladders import ONE_WAGER, components, covers
from ...model.fees import Block, WagerLimit
from ...model.values import Range
from ...model.wagers import WagerBound
from .._fees import options
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
FIX = "give the option a range, or the bet limits of its own"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    seen: Place | None = None
    found = False
    for block, rows in subject.schedule_file.blocks:
        free: list[tuple[str, WagerLimit | WagerBound, tuple[Range, ...]]] = [(str(limit.wager), limit, limit.options) for limit in block.limits if _free(limit)]
        free += [(name, bound, ()) for name, bound in _of_games(subject, block) if name not in {limit.wager for limit in block.limits}]
        seen = seen or next((limit for _, limit, _ in free), None)
        narrow: dict[tuple[str, ...], list[Row]] = {}
        for row in rows:
            names = tuple(dict.fromkeys(name for name, _, of in free if covers(of, row.option.option)))
            amount = row.option.limit
            if names and amount and amount.low is not None and amount.low == amount.high:
                narrow.setdefault(names, []).append(row)
        for names, of in narrow.items():
            found = True
            amounts = listed(dict.fromkeys(str(row.option.limit) for row in of))
            said = f"{listed(names)} may be less or more than the base wager and must keep the table limit, which is one amount, {amounts}, under {options(of)}"
            bound = next(limit for name, limit, span in free if name == names[0] and covers(span, of[0].option.option))
            open_ = "whether that is the least, the most or the only wager is not said"
            fixed = "; the fee beside it is for that amount alone, so that a fixed wager may be meant, or" if all(map(_alone, of)) else "."
            others = ((row.place, "one amount") for row in of[1:])
            yield unclear(f"{said}; {open_}{fixed} {'a' if fixed != '.' else 'A'} range may be missing", FIX, of[0].place, (bound, "may be less or more"), *others)
    if seen is None:
        yield not_applicable("no bet is both free to differ from another and bound by the table limit")
    elif not found:
        yield met("table limits leave room for bets that may differ", seen)


def _alone(row: Row) -> bool:
    """Whether a fee by single wagers is printed for the one amount of the limit."""
    ladders = [component.cell.tiers for component in components(row) if component.basis in ONE_WAGER and component.cell.tiers]
    return bool(ladders) and all(len(tiers) == 1 and row.option.limit is not None and tiers[0].range.low == tiers[0].range.high == row.option.limit.low for tiers in ladders)


def _of_games(subject: Subject, block: Block) -> Iterator[tuple[str, WagerBound]]:
    """Bets of the games of a block whose rules say that they may differ and must keep the table limit."""
    for game in subject.filing.games_of(block):
        for wager in game.game.wagers:
            bound = next((limit for limit in wager.limit if _free(limit)), None)
            if bound and not any(limit.is_ or limit.minimum or limit.maximum for limit in wager.limit):
                yield wager.name, bound


def _free(limit: WagerLimit | WagerBound) -> bool:
    return bool(limit.within_table_limit and {"less", "greater"} & set(limit.against_base))
