"""A wager has no place in the order of settlement.

## What is asked
Where the player-dealer's wager may run out, the rules say in which order wagers are settled, and every wager of the game, bonus and envy included,
has its place.

## Why
The order decides which wagers are covered when the money does not reach all.

## Fails
The bonus is left out.
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: ante}, {name: play}, {name: bonus, bonus: true}]
settles: {from: left-of-player-dealer, order: [ante, play]}
```

Nothing at all is said.
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: ante}, {name: play}, {name: bonus, bonus: true}]
settles: {from: left-of-player-dealer, order: [play, ante, bonus]}
```

## Boundary
A single wager needs no order, only a place to start.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: base}, {name: double-down}]
settles: {from: action-button, direction: clockwise}
```

Insurance is decided before the hands are, and may be settled then.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: base}, {name: bonus, bonus: true}, {name: insurance}]
settles: {from: action-button, order: [base, bonus]}
```

Two wagers have a place before a third, and none against each other.
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: primary}, {name: tie}, {name: war}]
settles: [{wagers: [primary, tie], by: seat, at: 3145}, {order: [primary, war], at: 3153}, {order: [tie, war], at: 3153}]
```

An action button is described, but not that settlement starts there.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
player-dealer: {action-button: {by: dice, dice: 3, from: player-dealer, direction: clockwise}}
```

The part of the text that tells the round is broken.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
round: [{does: deal, to: players, cards: 7}, {does: compare, damaged: garbled}]
```

## How to fix
List every wager in the order in which it is settled at each seat.
"""

from __future__ import annotations

from collections.abc import Iterator

from ... import comparators
from ...docket import Subject
from ...model.game import Game
from ...model.part import Part
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

INSURANCE = "insurance"
"""Decided before the hands are compared, so that it may have a time of its own."""
FIX = "list every wager in the order in which it is settled at each seat"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    wagers = [wager.name for wager in game.wagers if wager.name not in (*comparators.RIDING, INSURANCE)]
    ordered = [said for said in game.settles if said.order]
    placed = {name for said in game.settles for name in (*said.order, said.first)}
    missing = [name for name in wagers if name not in placed] if len(wagers) > 1 else []
    refused = any(option.is_ == INSURANCE and option.allowed is False for option in game.playing_options)
    insurance = bool(ordered) and INSURANCE not in placed and any(wager.name == INSURANCE for wager in game.wagers) and not refused
    if not wagers:
        yield not_applicable("the rules name no wager")
    elif not game.settles:
        yield _silent(game, len(wagers) == 1)
    elif loose := _loose(game, wagers) if ordered and not missing else ():
        told = f"each of the {_named(wagers)} wagers has its place, but the order of {loose[0]} and {loose[1]} at a seat is not said"
        both = [(said, "both are settled") for said in game.settles if set(loose) <= set(said.wagers)]
        yield not_stated(told.replace("-", " "), FIX, ordered[0], *((said, "another order") for said in ordered[1:]), *both)
    elif not missing and not insurance:
        yield met("every wager has its place in the order of settlement", *(ordered or game.settles))
    elif not ordered:
        yield not_stated(f"the rules do not say in which order the {_named(wagers)} wagers of a seat are settled", FIX, game.settles[0])
    elif missing:
        verb = "wagers have" if len(missing) > 1 else "wager has"
        others = [(said, "another order") for said in ordered[1:]]
        yield not_stated(f"the {_named(missing)} {verb} no place in the order of settlement", FIX, ordered[0], *others)
    if wagers and insurance:
        told = "the insurance wager has no place in the order of settlement; it may be meant to be settled when the player-dealer's natural is looked for"
        yield unclear(told, FIX, ordered[0], *((wager, "the insurance wager") for wager in game.wagers if wager.name == INSURANCE))


def _loose(game: Game, wagers: list[str]) -> tuple[str, str] | None:
    """Two wagers that no order ranks against each other, not even by way of a third."""
    after = {name: {later for said in game.settles if name in said.order for later in said.order[said.order.index(name) + 1 :]} for name in wagers}
    for name in wagers:
        for other in wagers:
            after[other] |= after[name] if name in after[other] else set()
    known = [name for name in wagers if any(name in said.order for said in game.settles if len(said.order) > 1)]
    pairs = ((one, two) for n, one in enumerate(known) for two in known[n + 1 :])
    return next(((one, two) for one, two in pairs if two not in after[one] and one not in after[two]), None)


def _silent(game: Game, single: bool) -> Answer:
    """No statement at all: unclear where the text is broken or has a button that may mark the start."""
    what = "where settlement starts" if single else "where settlement starts or in which order wagers are settled"
    fix = "say at which seat settlement starts" if single else FIX
    bank = game.player_dealer
    marks: list[Part] = [*(bank.action_button if bank else ()), *(thing for thing in game.equipment if thing.is_ == "action-button")]
    broken = next((part for part in (*marks, *game.round) if part.damaged), None)
    if broken:
        return unclear(f"the rules as they can be read do not say {what}; the part that may have said it is damaged", fix, broken)
    if marks:
        more = "" if single else ", nor in which order wagers are settled"
        return unclear(f"there is an action button, but that settlement starts at it is not said{more}", fix, marks[0])
    return not_stated(f"the rules do not say {what}", fix, _near(game))


def _near(game: Game) -> Part | None:
    bank = game.player_dealer
    said = (*bank.settling, *bank.uncovered_wagers, *bank.rotation) if bank else ()
    return next((part for part in (*said, *game.wagers, *game.round) if part.at), None)


def _named(wagers: list[str]) -> str:
    words = [wager.replace("-", " ") for wager in wagers]
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))
