"""A wager placed at a moment the round does not have.

## What is asked
Each wager is placed at a step the round has. In keno, the rules say when the sale of tickets for a
draw ends. Places that differ are a matter of `wager-moment-agrees`.

## Why
A bet placed after a flop that is never dealt shows that the passage was written for another game.

## Says
- no-step: {wager:the} is placed {when} the {step} ({@}), but the round has no {step}.
  Fix: Name a step that the round has, or describe the {step}.
  See also: placed {when} the {step} here too
- keno-sales: Numbers are drawn again and again ({@}), but the rules do not say until when a ticket
  may be bought for a draw.
  Fix: Say when sales for a draw close.
- in-round: Wagers are placed at moments the round has: {wager} {moment} ({@}).
- none: The rules do not say when wagers are placed.

## Fails
A round without a flop.
```yaml violated no-step
round: [{does: bet, wagers: [ante]}, {does: deal, called: deal, to: players, cards: 3}]
wagers: [{name: ante, placed: before-deal}, {name: play, placed: after-flop}]
```
> The play wager is placed after the flop (line 5), but the round has no flop.

## Passes
```yaml met in-round
wagers: [{name: ante, placed: before-deal}, {name: play, placed: after-own-cards}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.game import Game, Step
from ...model.wagers import Placed, Wager
from .._wagers import lacks, step_of
from ..answer import Answer, Ask, met, not_applicable, not_stated, roles, violated

KENO = "keno"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    placed = [(wager, moment) for wager in game.wagers for moment in wager.placed]
    if placed:
        wager, moment = placed[0]
        also = roles(other for _, other in placed[1:3])
        right = met("in-round", moment, see=also, wager=wager, moment=moment.is_)
        yield from list(_missing(game, placed)) or [right]
    elif draw := _sold_without_end(game):
        yield not_stated("keno-sales", draw)
    else:
        yield not_applicable("none")


def _sold_without_end(game: Game) -> Step | None:
    """The last draw of numbers for which tickets are sold, where nothing ends their sale."""
    if game.category != KENO or not game.wagers or game.no_more_bets:
        return None
    return next((step for step in reversed(game.round) if step.does == "call-numbers"), None)


def _missing(game: Game, placed: list[tuple[Wager, Placed]]) -> Iterator[Answer]:
    missing: dict[tuple[str, str], list[tuple[Wager, Placed]]] = {}
    for wager, moment in placed:
        if lacks(game, moment):
            missing.setdefault((wager.name, moment.is_), []).append((wager, moment))
    for (name, when), [(wager, first), *others] in missing.items():
        yield violated(
            "no-step",
            first,
            see=roles(other for _, other in others),
            key=(name, when),
            wager=wager,
            when=when.partition("-")[0],
            step=step_of(when),
        )
