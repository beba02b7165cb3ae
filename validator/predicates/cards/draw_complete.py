"""A total for which nobody says whether a card is drawn, or of which two things are said.

## What is asked
Where the rules say when a hand draws, every total has one instruction, in the chart or in the text.
A total that the chart leaves out as well is told with the finding of `draw-chart`.

## Why
A hand with a total nobody speaks of cannot be finished.

## Says
- silent: The rules do not say whether the {hand} draws on a total of {totals:or}[ when the {drawn}
  has drawn] ({@}).
  Fix: Say whether the {hand} draws on a total of {totals:or}[ when the {drawn} has drawn].
  See chart: the chart does not say either
- two-instructions: On a total of {totals:or}, the rules give two instructions for the {hand}:
  {first} ({@first}) and
    {second} ({@}).
  Fix: Give each total one instruction.
  See first: says {first}
- each: Every total has one instruction ({@}).
- none: The rules do not say in words when a hand draws.

## Fails
```yaml not-stated silent
draw-rules:
  - {for: banker-hand, totals: 3-6, does: hit, except: [8], if: player-hits}
  - {for: banker-hand, totals: 7-9, does: stand}
```
> The rules do not say whether the banker hand draws on a total of 0, 1 or 2 (line 5).

## Passes
```yaml met each
draw-rules: [{for: player-hand, totals: 0-5, does: hit}, {for: player-hand, totals: 6-9, does: stand}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.cards import DrawRule
from ...model.game import Game
from .._draws import ALWAYS, cells, digits
from ..answer import Answer, Ask, following, met, not_applicable, not_stated, violated
from ..values import number

DRAWN = range(8)


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    rules = [rule for rule in game.draw_rules if rule.if_ in ALWAYS]
    found: list[Answer] = []
    for hand in dict.fromkeys(rule.for_ for rule in rules):
        own = [rule for rule in rules if rule.for_ == hand]
        found += [*_clashes(hand, own), *_missing(game, hand, own)]
    yield from found
    if not rules:
        yield not_applicable("none")
    elif not found:
        yield met("each", rules[0], see=[(rule, "also") for rule in rules[1:3]])


def _missing(game: Game, hand: str, own: list[DrawRule]) -> Iterator[Answer]:
    charts = [matrix for matrix in game.draw_matrix if matrix.for_ == hand]
    spoken = {total for matrix in charts for total, _ in cells(matrix)}
    spoken |= {total for rule in own for total in digits(rule.totals)}
    missing = [total for total in DRAWN if total not in spoken]
    if missing:
        others = [rule for rule in game.draw_rules if rule.for_ == hand and rule.if_ not in ALWAYS]
        answer = not_stated(
            "silent",
            own[0],
            see=[(matrix, "chart") for matrix in charts],
            key=hand,
            hand=hand,
            totals=[number(total) for total in missing],
            drawn="player-hand" if _when_drawn(own, others, missing) else None,
        )
        yield following(answer, "draw-chart")


def _when_drawn(rules: list[DrawRule], others: list[DrawRule], missing: list[int]) -> bool:
    """Whether only the case is open in which the other hand has drawn."""
    spoken = {total for rule in others for total in digits(rule.totals)}
    return any(rule.if_ == "player-hits" for rule in rules) and bool(spoken & set(missing))


def _clashes(hand: str, rules: list[DrawRule]) -> Iterator[Answer]:
    plain = [rule for rule in rules if not rule.against and not rule.except_]
    for place, later in enumerate(plain):
        for earlier in plain[:place]:
            shared = sorted(set(digits(later.totals)) & set(digits(earlier.totals)))
            general = any(_any_total(rule) for rule in (earlier, later))
            differ = later.does != earlier.does and later.if_ == earlier.if_
            if shared and differ and not general:
                yield violated(
                    "two-instructions",
                    later,
                    see=[(earlier, "first")],
                    key=hand,
                    hand=hand,
                    totals=[number(total) for total in shared],
                    first=earlier.does,
                    second=later.does,
                )
                return


def _any_total(rule: DrawRule) -> bool:
    return rule.does == "option" and set(DRAWN) <= set(digits(rule.totals))
