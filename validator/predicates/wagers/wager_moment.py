"""A wager placed at a moment the round does not have.

## What is asked
Each wager is placed at a step the round has. In keno, the rules say when the sale of tickets for a
draw ends. A wager placed before the deal by one place and after it by another is a matter of
`wager-moment-agrees`.

## Why
A bet placed after a flop that is never dealt shows that the passage was written for another game.

## Says
- no-step: {wager:the} is placed {when} the {step} ({@}), but the round has no {step}.
  Fix: Name a step that the round has, or describe the {step}.
  See also: placed {when} the {step} here too
- keno-sales: Numbers are drawn again and again ({@}), but the rules do not say until when a ticket
  may be bought for a draw.
  Fix: Say when sales for a draw close.
  See sales: when tickets are sold
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
from ...model.game import Game
from ...model.wagers import Placed, Wager
from ..answer import Answer, Ask, met, not_applicable, not_stated, violated

KENO = "keno"
COMMUNITY = (
    *("flop", "turn", "river", "draw", "dice", "roll"),
    *("fourth-street", "fifth-street", "switch", "war-deal"),
)
"""Nouns that must be steps; others (deal, play, hand, round) every game has."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    placed = [(wager, moment) for wager in game.wagers for moment in wager.placed]
    found = list(_steps(game, placed))
    draws = [step for step in game.round if step.does == "call-numbers"]
    if game.category == KENO and game.wagers and draws and not placed and not game.no_more_bets:
        sold = [(note, "sales") for note in game.notes if note.about == "sales"]
        found.append(not_stated("keno-sales", draws[-1], see=sold[:1]))
    yield from found
    if not placed and not found:
        yield not_applicable("none")
    elif not found:
        wager, moment = placed[0]
        also = [(other, "also") for _, other in placed[1:3]]
        yield met("in-round", moment, see=also, wager=wager, moment=moment.is_)


def _steps(game: Game, placed: list[tuple[Wager, Placed]]) -> Iterator[Answer]:
    missing: dict[tuple[str, str], list[Placed]] = {}
    wagers = {wager.name: wager for wager, _ in placed}
    for wager, moment in placed:
        if lacks(game, moment):
            missing.setdefault((wager.name, moment.is_), []).append(moment)
    for (name, when), (first, *others) in missing.items():
        yield violated(
            "no-step",
            first,
            see=[(other, "also") for other in others],
            key=(name, when),
            wager=wagers[name],
            when=when.partition("-")[0],
            step=_noun(when),
        )


def lacks(game: Game, moment: Placed) -> bool:
    """Whether a wager is placed at a step that the round, as told, does not have."""
    known = {str(step.called) for step in game.round} | {step.does for step in game.round}
    noun = _noun(moment.is_)
    if not known or noun not in COMMUNITY or any(noun in name for name in known):
        return False
    return not (noun == "dice" and "roll" in known)


def _noun(moment: str) -> str:
    return moment.partition("-")[2].removeprefix("of-")
