"""A full table that draws all it may can need more cards than the deck holds.

## What is asked
Where players may exchange cards, the rules either have enough cards for every seat and draw, or say what happens when the deck runs out.

## Why
The last player to draw is owed cards that are not there.

## Fails
```yaml unclear
kind: game
name: Example
category: poker
deck: {cards: 52, decks: 1}
seats: {is: 6, of: players, at: 527}
round: [{does: deal, to: each-player, cards: 5}, {does: draw, to: active-players, up-to: 5, at: 513}, {does: draw, to: active-players, at: 517}]
```

## Passes
```yaml met
kind: game
name: Example
category: poker
deck: {cards: 52, decks: 1}
seats: {is: 5, of: players}
round: [{does: deal, to: each-player, cards: 5}, {does: draw, to: active-players, up-to: 5}]
```

## Boundary
Rules that say what happens then need not have enough.
```yaml met
kind: game
name: Example
category: poker
deck: {cards: 52, decks: 1}
seats: {is: 8, of: players}
round: [{does: deal, to: each-player, cards: 5}, {does: draw, to: active-players, up-to: 5}]
irregularities: [{what: deck-exhausted, then: discards are shuffled and used}]
```
Without a number of players any number may sit down.
```yaml not-stated
kind: game
name: Example
category: poker
deck: {cards: 52, decks: 1}
round: [{does: deal, to: each-player, cards: 5}, {does: draw, to: active-players, up-to: 5, at: 214}]
```
What is said of the last draw alone comes too late.
```yaml unclear
kind: game
name: Example
category: poker
deck: {cards: 52, decks: 1}
seats: {is: 8, of: players}
round:
  - {does: deal, to: each-player, cards: 4}
  - {does: draw, called: first-draw, to: active-players, up-to: 4, at: 466}
  - {does: draw, called: second-draw, to: active-players}
irregularities: [{what: deck-runs-out, then: discards are shuffled, step: second-draw, at: 468}]
```
Where players draw in turn until one goes out, no count of cards is enough.
```yaml not-stated
kind: game
name: Pan
category: pan
deck: {total: 320}
seats: {is: 8, of: players}
round: [{does: deal, to: each-player, cards: 10}, {does: draw, to: each-player, cards: 1, at: 725}]
```
Without a number of cards that may be drawn nothing can be counted.
```yaml not-applicable
kind: game
name: Example
category: poker
deck: {cards: 52, decks: 1}
seats: {is: 8, of: players}
round: [{does: deal, to: each-player, cards: 5}, {does: draw, to: active-players}]
```

## How to fix
Say what happens when the deck runs out, or seat fewer players.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Irregular, Step
from .._cards import several_decks
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear
from .deck_suffices import OUT_OF_CARDS, SEATED

FIX = "say what happens when the deck runs out, or seat fewer players"
WORDS = (*OUT_OF_CARDS, "depleted", "reshuffle")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    told = [step for step in game.round if step.where is None and step.to in SEATED]
    deal = next((step for step in told if step.does == "deal" and step.cards is not None), None)
    draws = [step for step in told if step.does == "draw"]
    drawn = _most(draws)
    seats = [seat for seat in game.seats if seat.is_.high is not None and seat.table is None]
    held = max((deck.total or (deck.cards or 0) + (deck.jokers or 0) for deck in game.deck), default=0)
    answered = [said for said in game.irregularities if any(word in said.what for word in WORDS)]
    noted = [note for note in game.notes if any(word in note.about for word in WORDS)]
    if deal and draws and held and game.category == "pan" and not answered and not noted:
        said = "players draw in turn until one of them goes out, and what happens when the deck runs out is not said"
        yield not_stated(said, "say what happens when the deck runs out", draws[-1])
        return
    if deal and draws and held and not game.seats and not answered and not noted and not game.inherits and game.category == "poker" and not several_decks(game):
        said = "players may exchange cards, no number of players is given, and what happens when the deck runs out is not said"
        yield not_stated(said, FIX, draws[0], (deal, "cards dealt"))
        return
    if deal is None or deal.cards is None or not drawn or not seats or not held or several_decks(game):
        yield not_applicable("the rules do not give one deck, the seats, and how many cards may be drawn")
        return
    seat = min(seats, key=lambda said: said.is_.high or 0)
    needed = int(seat.is_.high or 0) * (int(deal.cards.low) + drawn)
    if needed <= held:
        yield met(f"a full table that draws all it may needs {needed} cards, and the deck holds {held}", seat, *draws)
    elif (late := _late(answered, draws, held, int(seat.is_.high or 0), int(deal.cards.low))) is not None:
        step = f"the {plain(late.called)}" if late.called else "an earlier draw"
        said = f"what happens when the deck runs out is said only of the {plain(answered[0].step)}, and {seat.is_} players may use up {held} cards by {step}"
        yield unclear(f"{said}. It may be meant for every draw", FIX, late, (answered[0], "what is said"), (seat, f"{seat.is_} players"))
    elif answered or noted:
        yield met("the rules say what happens when the deck runs out", *(answered or noted))
    else:
        said = f"{seat.is_} players who draw all they may need {needed} cards, and the deck holds {held}; what happens when it runs out is not said"
        yield unclear(f"{said}. So many may never be drawn", FIX, draws[0], (seat, f"{seat.is_} players"))


def _most(draws: list[Step]) -> int:
    """Cards one player may draw in all: a draw that gives no number is like the one before it."""
    total = 0
    last = 0
    for step in draws:
        last = step.up_to or (int(step.cards.high) if step.cards and step.cards.high else last)
        total += last
    return total


def _late(answered: list[Irregular], draws: list[Step], held: int, players: int, dealt: int) -> Step | None:
    """The draw at which the deck may run out before the one that the rules speak of."""
    steps = {said.step for said in answered}
    if not answered or None in steps:
        return None
    for number, step in enumerate(draws, 1):
        if step.called in steps:
            return None
        if players * (dealt + _most(draws[:number])) > held:
            return step
    return None
