"""One approval number is for one game, and one game has one number.

## What is asked
No number stands beside two games, and no game beside two numbers. Spelling of names does not
matter, and a document that replaces another keeps its number.

## Why
Two games under one number: one of them is not approved.

## Says
- two-games: The approval number {number} is printed for two games: {first} ({@first}) and {second}
  ({@}).
  Fix: Compare with the letters of approval and correct the number.
  See first: {first}
- two-numbers: {game} has two approval numbers: {first} ({@first}) and {second} ({@}).
  Fix: Compare with the letters of approval and correct the number.
  See first: {first}
- unique: {count:approval number} {count:is} for one game each.
- none: No document prints an approval number.

## Fails
```yaml violated two-games
kind: schedule
name: Rates
blocks: [{games: [{called: Baduci, approval: GEGA-002745, at: 1}, {called: Omaha, approval: GEGA-002745, at: 2}]}]
```
> The approval number GEGA-002745 is printed for two games: Baduci (line 3 of Rates) and Omaha (line
> 3 of Rates).

## Passes
```yaml met unique
kind: schedule
name: Rates
blocks: [{games: [{called: Lowball, approval: GEGA-001777, at: 1}, {called: Low-Ball Poker, approval: GEGA-001777, at: 2}]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...docket.filed import Place
from ...docket.filings import Filing, Subject
from ...docket.names import core
from ..answer import Answer, Ask, met, not_applicable, violated
from ..values import name

NEEDS_FILING = True


class Printed(NamedTuple):
    """A number, the name beside it, and where. Rules that print a number print it for themselves."""

    number: str
    game: str
    place: Place


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    printed = list(_printed(subject.filing))
    found = [*_two_games(printed), *_two_numbers(printed)]
    yield from found
    if not printed:
        yield not_applicable("none")
    elif not found:
        yield met("unique", printed[0].place, count=len({one.number for one in printed}))


def _two_games(printed: list[Printed]) -> Iterator[Answer]:
    for number in dict.fromkeys(one.number for one in printed):
        first, *others = (one for one in printed if one.number == number)
        for other in [one for one in others if not _same(first.game, one.game)][:1]:
            yield violated(
                "two-games",
                other.place,
                see=[(first.place, "first")],
                key=number,
                number=name(number),
                first=name(first.game),
                second=name(other.game),
            )


def _two_numbers(printed: list[Printed]) -> Iterator[Answer]:
    for called in dict.fromkeys(core(one.game) for one in printed):
        first, *others = (one for one in printed if core(one.game) == called)
        for other in [one for one in others if one.number != first.number][:1]:
            yield violated(
                "two-numbers",
                other.place,
                see=[(first.place, "first")],
                key=called,
                game=name(first.game),
                first=name(first.number),
                second=name(other.number),
            )


def _printed(filing: Filing) -> Iterator[Printed]:
    for file in filing.schedules:
        blocks = file.schedule.blocks if file.id not in filing.superseded else ()
        for ref in [ref for block in blocks for ref in block.games]:
            if ref.approval and ref.called:
                yield Printed(ref.approval, ref.called, ref)
    for game in filing.games:
        if game.id not in filing.superseded:
            own = [approval for approval in game.game.approvals if not approval.on]
            yield from (Printed(approval.number, game.game.name, approval) for approval in own)


def _same(first: str, second: str) -> bool:
    one, other = set(core(first).split()), set(core(second).split())
    return one <= other or other <= one
