"""One approval number is for one game, and one game has one number.

No number stands beside two games, and no game beside two numbers. Spelling of names does not
matter, and a document that replaces another keeps its number. Two games under one number: one of
them is not approved.

## Says
- two-games: The approval number {number} is printed for two games: {first} ({@first}) and {second}
  ({@}).
  Fix: Compare with the letters of approval and correct the number.
- two-numbers: {game} has two approval numbers: {first} ({@first}) and {second} ({@}).
  Fix: Compare with the letters of approval and correct the number.
- unique: {count:approval number} {count:is} for one game each.
- none: No document prints an approval number.

## Examples
```yaml violated two-games
kind: schedule
name: Rates
blocks: [{games: [{called: Baduci, approval: GEGA-002745, at: 1}, {called: Omaha, approval: GEGA-002745, at: 2}]}]
```
> The approval number GEGA-002745 is printed for two games: Baduci (line 3 of Rates) and Omaha (line
> 3 of Rates).
```yaml met unique
kind: schedule
name: Rates
blocks: [{games: [{called: Lowball, approval: GEGA-001777, at: 1}, {called: Low-Ball Poker, approval: GEGA-001777, at: 2}]}]
```
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...docket.filings import Filing, Subject
from ...docket.names import core
from ...model.fees import Schedule
from ...model.game import Game
from .._approvals import Printed, numbers
from ..answer import Answers, Ask, met, not_applicable, violated
from ..values import name

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Answers:
    printed = list(_in_force(subject.filing))
    found = [*_two_games(printed), *_two_numbers(printed)]
    yield from found
    if not printed:
        yield not_applicable("none")
    elif not found:
        yield met("unique", printed[0].place, count=len({one.number for one in printed}))


def _two_games(printed: list[Printed]) -> Answers:
    for number, (first, *others) in _grouped(printed, lambda one: one.number).items():
        for other in [one for one in others if not _same(first.game, one.game)][:1]:
            games = {"first": name(first.game), "second": name(other.game)}
            see = [(first.place, "first")]
            yield violated(
                "two-games", other.place, see=see, key=number, number=name(number), **games
            )


def _two_numbers(printed: list[Printed]) -> Answers:
    for called, (first, *others) in _grouped(printed, lambda one: core(one.game)).items():
        for other in [one for one in others if one.number != first.number][:1]:
            both = {"first": name(first.number), "second": name(other.number)}
            see, game = [(first.place, "first")], name(first.game)
            yield violated("two-numbers", other.place, see=see, key=called, game=game, **both)


def _grouped(printed: list[Printed], key: Callable[[Printed], str]) -> dict[str, list[Printed]]:
    found: dict[str, list[Printed]] = {}
    for one in printed:
        found.setdefault(key(one), []).append(one)
    return found


def _in_force(filing: Filing) -> Iterator[Printed]:
    """The numbers printed beside a name, in documents that nothing replaces."""
    documents: list[Game | Schedule] = [
        *(file.schedule for file in filing.schedules if file.id not in filing.superseded),
        *(file.game for file in filing.games if file.id not in filing.superseded),
    ]
    yield from (one for document in documents for one in numbers(document) if one.game)


def _same(first: str, second: str) -> bool:
    one, other = set(core(first).split()), set(core(second).split())
    return one <= other or other <= one
