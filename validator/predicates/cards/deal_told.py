"""The rules say what deck is used and how many may play.

## What is asked
The rules of a card game give the deck and the number of players, or take them over from a game that does.
What a game referred to and not filed may say is told with the finding of `references-lead`.

## Why
How many cards are left, how often a hand comes, and whether a full table can be dealt at all follow from these two figures.

## Fails
```yaml not-stated
kind: game
name: Example
category: poker
round: [{does: deal, to: each-player, cards: 13, at: 44}]
```

## Passes
```yaml met
kind: game
name: Example
category: poker
deck: {cards: 52}
seats: {is: 8, of: players}
round: [{does: deal, to: each-player, cards: 4}]
```

## Boundary
The fewest players are not the most.
```yaml not-stated
kind: game
name: Example
category: poker
deck: {cards: 52}
minimum-players: 2
round: [{does: deal, to: each-player, cards: 4}]
```
Rules taken from a game that is not at hand may say it.
```yaml unclear
kind: game
name: Example
category: poker
deck: {cards: 52}
inherits: [{from: Texas Hold-Em, at: 3}]
round: [{does: deal, to: each-player, cards: 4}]
```
The places are counted for the start of the deal, and nothing else tells how many there are.
```yaml unclear
kind: game
name: Example
category: house-banked
deck: {cards: 53}
round: [{does: deal, to: each-player, cards: 7, at: 613}]
notes: [{about: starting-position, says: a random number counted around the table, numbers: [1-7], at: 609}]
```
Rules of poker that tell no game.
```yaml not-stated
kind: game
name: Example
category: poker
cards: {high-to-low: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2], at: 697}
```
A bonus bet is added to a game that has its own deck and seats.
```yaml not-applicable
kind: game
name: Example
category: bonus-bet
round: [{does: deal, to: each-player, cards: 2}]
```

## How to fix
Name the deck and the most players.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from .._inherited import elsewhere, pointed, resting, silent, sources
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

NEEDS_FILING = True
RESTATED = ("object", "definitions", "restated")
COUNTED = "starting-position"
CARD_GAMES = ("poker", "player-dealer", "pan", "house-banked")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    game = subject.game
    deals = [step for step in game.round if step.does == "deal"]
    undealt = [*game.cards, *game.hands] if game.category == "poker" and not game.round else []
    if game.category not in CARD_GAMES or not (deals or undealt):
        yield not_applicable("the rules tell no deal of a card game")
        return
    games = sources(subject, subject.game_file)
    deals = deals or [step for one in games for step in one.round if step.does == "deal"]
    decks = [deck for one in games for deck in one.deck if deck.cards or deck.total or deck.decks]
    seats = [seat for one in games for seat in one.seats]
    asked = (("how cards are dealt", deals), ("what deck is used", decks), ("how many may play", seats))
    missing = [what for what, said in asked if not said]
    counted = [step for step in deals if step.cards is not None]
    deal: Place = (*(step for step in counted if step.where not in RESTATED), *counted, *deals, *undealt)[0]
    if not missing:
        yield met("the rules name the deck and how many may play", decks[0], seats[0])
        return
    outside = elsewhere(subject, subject.game_file)
    counted_to = [note for note in game.notes if note.about == COUNTED and note.numbers and missing == ["how many may play"]]
    answer = unclear if outside or counted_to else not_stated
    meant = ". The places may be as many as are counted for the start" if counted_to else ""
    cards = [(order, "the cards") for order in game.cards[:1] if not decks and order is not deal]
    related = [*pointed(subject.game_file, outside), *((note, "places are counted") for note in counted_to[:1])]
    yield resting(answer(f"{silent(listed(missing), subject.game_file, outside)}{meant}", f"say {listed(missing)}", deal, *related, *cards), outside)
