"""One option number names two options of the same game.

## What is asked
Within a schedule a game and an option number lead to one option. A game listed in two blocks, each of which numbers its options from 1, has
two options 1.

## Why
A placard that says "option 1" for the game then does not say which fees are taken, or when.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - games: [{called: Omaha, approval: GEGA-000001}, {called: Draw Poker, approval: GEGA-000002}]
    options: [{option: 1, pot: 3}, {option: 2, pot: 4}]
  - games: [{called: Omaha, approval: GEGA-000001}]
    options: [{option: 1, pot: 5}, {option: 2, pot: 6}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - games: [{called: Omaha, approval: GEGA-000001}]
    options: [{option: 1, pot: 3}, {option: 2, pot: 4}]
  - games: [{called: Omaha, approval: GEGA-000001}]
    options: [{option: 3, pot: 5}]
```

## Boundary
Two games may each have an option 1.
```yaml met
kind: schedule
name: Example
blocks:
  - games: [{called: Omaha, approval: GEGA-000001}]
    options: [{option: 1, pot: 3}]
  - games: [{called: Draw Poker, approval: GEGA-000002}]
    options: [{option: 1, pot: 5}]
```

Without numbers, a game charged by the pot and by time.
```yaml unclear
kind: schedule
name: Example
blocks:
  - games: [{called: Omaha, document: omaha}]
    fees: {from: pot, per: pot, amount: 5}
  - games: [{called: Limit Omaha, document: omaha}]
    fees: {from: player, per: half-hour}
    options: [{option: unnumbered, limit: 40-80, player: 11}]
```

## How to fix
Let the second block go on where the first one ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...docket import Row, Subject
from ...model.fees import Block, GameRef
from ...model.statements import Fee
from .._fees import number, spans
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

PERIODS = ("half-hour", "hour", "day")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found = False
    for answer in _methods(subject):
        found = True
        yield answer
    blocks = [(block, rows) for block, rows in subject.schedule_file.blocks if block.games and any(number(row) is not None for row in rows)]
    for (first, some), (second, others) in combinations(blocks, 2):
        games = _both(first, second)
        numbers = {n for row in some if (n := number(row)) is not None} & {n for row in others if (n := number(row)) is not None}
        if not games or not numbers:
            continue
        found = True
        low = min(numbers)
        listed = ", ".join(_name(game) for game in games)
        yield violated(
            f"option{'s' if len(numbers) > 1 else ''} {spans(numbers)} of {listed} {'are' if len(numbers) > 1 else 'is'} printed in two blocks, with different options under the same number",
            "number the options of the second block from where the first one ends",
            _row(others, low).place,
            (_row(some, low).place, f"the other option {low}"),
            *((game, "listed here too") for game in games[:1]),
        )
    if len(blocks) < 2 and not found:
        yield not_applicable("the schedule has no two blocks of numbered options")
    elif not found:
        yield met("no game has two options under one number", subject.schedule)


def _methods(subject: Subject) -> Iterator[Answer]:
    """One game charged by the pot in one block and by time in another, where one of them names no limit."""
    assert subject.schedule_file
    plain = [(block, rows) for block, rows in subject.schedule_file.blocks if block.games and not any(number(row) is not None for row in rows)]
    for (first, some), (second, others) in combinations(plain, 2):
        one, two = _per(first), _per(second)
        if _both(first, second) and one and two and (one.per in PERIODS) != (two.per in PERIODS) and not (_limited(some) and _limited(others)):
            name, other = (_name(_both(*pair)[0]) for pair in ((second, first), (first, second)))
            yield unclear(
                f"{name} is charged per {one.per} in one block and {'' if name == other else f'as {other} '}per {two.per} in another; whether the one without limits holds there too is not said",
                "name the limits for which each of them holds",
                two,
                (one, f"per {one.per}"),
            )
            return


def _per(block: Block) -> Fee | None:
    return next((fee for fee in block.fees if fee.per), None)


def _limited(rows: tuple[Row, ...]) -> bool:
    return bool(rows) and all(row.option.limit is not None for row in rows)


def _both(first: Block, second: Block) -> list[GameRef]:
    known = {_key(game) for game in first.games}
    return [game for game in second.games if _key(game) in known]


def _key(game: GameRef) -> str:
    return game.approval or game.document or (game.called or "").casefold()


def _name(game: GameRef) -> str:
    return game.called or game.document or game.approval or "a game"


def _row(rows: tuple[Row, ...], wanted: int) -> Row:
    return next(row for row in rows if number(row) == wanted)
