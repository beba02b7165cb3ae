"""A hand is made of the same cards wherever the rules say of which, and of cards that are dealt.

## What is asked
How many own cards and how many cards of the board make a hand agrees between all places for the same hand; a hand that takes cards from a board is in
a game that deals one.

## Why
Two own cards with three of the board, and any five of seven, are two games with two winners.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: players, cards: 2}, {does: deal, to: board, cards: 5}]
uses: [{own: 2, board: 3, makes: 5, at: 1584}, {any: true, makes: 5, at: 1600}]
```
A definition left over from another game.
```yaml violated
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: players, cards: 3, at: 20}]
uses: {own: 3, board: 2, makes: 5, at: 90}
```

## Passes
```yaml met
kind: game
name: Omaha
category: poker
round: [{does: deal, to: each-player, cards: 4}, {does: deal, to: board, cards: 3}]
uses: [{own: 2, board: 3, makes: 5, at: 10}, {own: 2, board: 3, at: 40}]
```

## Boundary
The high and the low hand are two hands; a place that only says how many cards a hand has is not against one that says which.
```yaml met
kind: game
name: Example
category: poker
round: [{does: deal, to: each-player, cards: 4}, {does: deal, to: board, cards: 3}]
uses: [{own: 2, board: 3, for: high}, {any: true, for: low}, {makes: 5}]
```
A game told by reference to another may have its board there.
```yaml not-applicable
kind: game
name: Example
category: poker
uses: {own: 2, board: 3}
```

## How to fix
Say once which cards make the hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Game, Uses
from .._agree import CONTRADICTION, Clash, agreement, stated
from .._steps import restated
from ..legacy import Answer, Ask, met, not_applicable, violated

FIX = "say once which cards make the hand"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    said = [uses for uses in game.uses if uses.any or uses.own is not None or uses.board is not None]
    deals = [step for step in game.round if step.does == "deal" and step.cards is not None]
    boards = any(step.to == "board" and not restated(step) for step in game.round)
    if not said or not deals:
        yield not_applicable("the rules do not say both which cards make a hand and which are dealt")
        return
    found = False
    for uses in said:
        if uses.board is not None and uses.board.low and not boards and not game.inherits:
            found = True
            yield violated(f"a hand is said to take {uses.board} cards of the board, and the game deals none to a board", FIX, uses, (deals[0], "the deal"))
            break
    for hand in dict.fromkeys(uses.for_ for uses in said):
        answers = list(agreement("which cards make a hand", stated([uses for uses in said if uses.for_ == hand], lambda u: u, _told), _clash, FIX))
        bad = [answer for answer in answers if answer.verdict != "met"]
        found = found or bool(bad)
        yield from bad
    if not found:
        yield met(_fine(game), *said)


def _fine(game: Game) -> str:
    return f"which cards make a hand is said {len(game.uses)} times, of cards that are dealt" if len(game.uses) > 1 else "the hand is made of cards that are dealt"


def _told(uses: Uses) -> str:
    parts = [f"{count} {what}" for count, what in ((uses.own, "own cards"), (uses.board, "cards of the board")) if count is not None]
    return "any of the cards" if uses.any else " and ".join(parts)


def _clash(first: Uses, second: Uses) -> Clash | None:
    if first.any and second.any:
        return None
    if first.any or second.any:
        fixed = second if first.any else first
        return CONTRADICTION if fixed.own is not None and fixed.board is not None else None
    pairs = ((first.own, second.own), (first.board, second.board))
    return CONTRADICTION if any(a is not None and b is not None and (a.low, a.high) != (b.low, b.high) for a, b in pairs) else None
