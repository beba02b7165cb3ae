"""A wager has no place in the order of settlement.

## What is asked
Where the player-dealer's wager may run out, the rules say in which order wagers are settled, and
every wager of the game, bonus and envy included, has its place. Insurance has not: it is settled
when the player-dealer's natural is looked for.

## Why
The order decides which wagers are covered when the money does not reach all.

## Says
- left-out: The order of settlement ({@}) leaves out the {missing} wager{missing:s}.
  Fix: Put the {missing} wager{missing:s} in the order in which a seat's bets are settled.
  See other: another order
- no-order: The rules say how bets are settled ({@}), but not in which order the {wagers} wagers of
  a seat are settled.
  Together (): The rules of {games} say how bets are settled, but not in which order the bets of
    a seat are settled.
  Fix: List the {wagers} wagers in the order in which they are settled at each seat.
- loose: The rules do not say whether the {first} wager or the {second} wager of a seat is settled
  first ({@}).
  Fix: List every bet in the order in which it is settled at each seat.
  See other: another order
  See both: both are settled
- silent: The rules do not say where settlement starts[, or in which order the {wagers} wagers of a
  seat are settled].
  Together (): The rules of {games} do not say where settlement starts. Nor do they say in which
    order the bets of a seat are settled, where there are several.
  Fix: Say at which seat settlement starts[, and in which order the {wagers} wagers are settled].
- button-only: There is an action button ({@}), but the rules do not say that settlement starts at
  it[, or in which order the {wagers} wagers of a seat are settled].
  Together (): The rules of {games} have an action button, but do not say that settlement starts
    at it.
  Fix: Say at which seat settlement starts[, and in which order the {wagers} wagers are settled].
- damaged: The rules, as far as they can be read, do not say where settlement starts.
  Fix: Say at which seat settlement starts[, and in which order the {wagers} wagers are settled].
- ordered: The order of settlement has a place for the {wagers} wager{wagers:s} ({@}).
- no-bet: The rules name no bet.

## Fails
The bonus is left out.
```yaml not-stated left-out
wagers: [{name: ante}, {name: play}, {name: bonus, bonus: true}]
settles: {from: left-of-player-dealer, order: [ante, play]}
```
> The order of settlement (line 5) leaves out the bonus wager.

## Passes
```yaml met ordered
wagers: [{name: ante}, {name: play}, {name: bonus, bonus: true}, {name: insurance}]
settles: {from: left-of-player-dealer, order: [play, ante, bonus]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import comparators
from ...docket.filings import Subject
from ...model.game import Game
from ...model.part import Part
from ...model.wagers import Settlement
from ..answer import Answer, Ask, met, not_applicable, not_stated, unclear

APART = (*comparators.RIDING, "insurance")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    wagers = [wager.name for wager in game.wagers if wager.name not in APART]
    if not wagers:
        yield not_applicable("no-bet")
    elif not game.settles:
        yield _silent(game, wagers if len(wagers) > 1 else [])
    else:
        yield _settled(game, wagers)


def _settled(game: Game, wagers: list[str]) -> Answer:
    ordered = [said for said in game.settles if said.order]
    placed = {name for said in game.settles for name in (*said.order, said.first)}
    missing = [name for name in wagers if name not in placed] if len(wagers) > 1 else []
    others = [(said, "other") for said in ordered[1:]]
    if missing and not ordered:
        return not_stated("no-order", game.settles[0], wagers=wagers)
    if missing:
        return not_stated("left-out", ordered[0], see=others, missing=missing)
    if pair := _loose(game, wagers):
        both = [(said, "both") for said in game.settles if set(pair) <= set(said.wagers)]
        return not_stated("loose", ordered[0], see=[*others, *both], first=pair[0], second=pair[1])
    said: list[Settlement] = ordered or list(game.settles)
    return met("ordered", said[0], see=[(one, "also") for one in said[1:]], wagers=wagers)


def _loose(game: Game, wagers: list[str]) -> tuple[str, str] | None:
    """Two wagers that no order ranks against each other, not even by way of a third."""
    orders = [said.order for said in game.settles if len(said.order) > 1]
    after: dict[str, set[str]] = {name: set() for name in wagers}
    for order in orders:
        for place, name in enumerate(order):
            after.setdefault(name, set()).update(order[place + 1 :])
    for name in wagers:
        for other in wagers:
            after[other] |= after[name] if name in after[other] else set()
    known = [name for name in wagers if any(name in order for order in orders)]
    pairs = ((one, two) for n, one in enumerate(known) for two in known[n + 1 :])
    loose = (
        pair for pair in pairs if pair[1] not in after[pair[0]] and pair[0] not in after[pair[1]]
    )
    return next(loose, None)


def _silent(game: Game, wagers: list[str]) -> Answer:
    """No statement at all: unclear where the text is broken or a button may mark the start."""
    bank = game.player_dealer
    things = [thing for thing in game.equipment if thing.is_ == "action-button"]
    marks: list[Part] = [*(bank.action_button if bank else ()), *things]
    broken = next((part for part in (*marks, *game.round) if part.damaged), None)
    if broken:
        return unclear("damaged", broken, wagers=wagers)
    if marks:
        return unclear("button-only", marks[0], wagers=wagers)
    return not_stated("silent", _near(game), wagers=wagers)


def _near(game: Game) -> Part | None:
    bank = game.player_dealer
    said = (*bank.settling, *bank.uncovered_wagers, *bank.rotation) if bank else ()
    return next((part for part in (*said, *game.wagers, *game.round) if part.at), None)
