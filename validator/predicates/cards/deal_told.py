"""The rules say what deck is used and how many may play.

## What is asked
The rules of a card game give the deck and the number of players, or take them over from a game that
does. What a game referred to and not filed may say is told with the finding of `references-lead`.

## Why
How many cards are left, how often a hand comes, and whether a full table can be dealt at all follow
from these two figures.

## Says
- missing: Cards are dealt ({@}), but {who} do not say {missing:or}.[ The rules of {outside}, to
  which they refer, may say it.]
  Together (missing): The rules of {games} describe a deal but do not say {missing:or}.
  Fix: Say {missing}.
  See adopts: refers to other rules
  See cards: ranks the cards
- undealt: The rules rank the cards or hands of a poker game ({@}) but do not say {missing:or}.[ The
  rules of {outside}, to which they refer, may say it.]
  Fix: Say {missing}.
  See adopts: refers to other rules
  See cards: ranks the cards
- places-counted: The rules do not say how many may play. They only count places to choose where the
  deal
    starts ({@counted}).
  Reading: Is that the number of seats?
  Fix: Say how many may play.
  See counted: counts the places
- given: The rules name the deck ({@}) and how many may play: {seats} ({@seats}).
- no-deal: These rules describe no deal of a card game.
- (deal): how the cards are dealt
- (deck): what deck is used
- (players): how many may play

## Fails
```yaml not-stated missing
category: poker
round: [{does: deal, to: each-player, cards: 13, at: 44}]
```
> Cards are dealt (line 4), but the rules do not say what deck is used or how many may play.

## Passes
```yaml met given
category: poker
deck: {cards: 52}
seats: {is: 8, of: players}
round: [{does: deal, to: each-player, cards: 4}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..silence import silent
from ..values import counts, phrase

NEEDS_FILING = True
RESTATED = ("object", "definitions", "restated")
COUNTED = "starting-position"
CARD_GAMES = ("poker", "player-dealer", "pan", "house-banked")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    deals = [step for step in game.round if step.does == "deal"]
    undealt = [*game.cards, *game.hands] if game.category == "poker" and not game.round else []
    if game.category not in CARD_GAMES or not (deals or undealt):
        yield not_applicable("no-deal")
        return
    games = subject.view.rules
    deals = deals or [step for one in games for step in one.round if step.does == "deal"]
    decks = [deck for one in games for deck in one.deck if deck.cards or deck.total or deck.decks]
    seats = [seat for one in games for seat in one.seats]
    missing = [
        what for what, said in (("deal", deals), ("deck", decks), ("players", seats)) if not said
    ]
    if not missing:
        most = counts(seats[0].is_.low, seats[0].is_.high)
        yield met("given", decks[0], see=[(seats[0], "seats")], seats=most)
        return
    counted = [step for step in deals if step.cards is not None]
    first = [step for step in counted if step.where not in RESTATED]
    deal: Place = (*first, *counted, *deals, *undealt)[0]
    noted = [note for note in game.notes if note.about == COUNTED and note.numbers]
    if noted and missing == ["players"] and not subject.view.outside:
        yield unclear("places-counted", deal, see=[(noted[0], "counted")])
        return
    order = [(cards, "cards") for cards in game.cards[:1] if not decks and cards is not deal]
    case = "missing" if deals else "undealt"
    yield silent(subject.view, case, deal, order, missing=[phrase(what) for what in missing])
