"""Where the rules number the places at the table, they say whether the player-dealer's is one of them.

## What is asked
At one place at least that gives the number of seats, players or positions, the rules say whether
the player-dealer is counted.

## Why
How many may play against the bank, how far an action button counts and how much may lie on the
table at most all depend on it.

## Says
- uncounted: The rules count {seats} ({@}) but do not say whether the player-dealer is one of them.
  Together (): The rules of {games} count the places at the table but do not say whether the
    player-dealer has one of them.
  Fix: Say whether the player-dealer is counted.
  Write: seats: {is: 8, of: players, counts-player-dealer: true}
  See again: counted here, too
- (seats): {number} {of}
- counted: The rules say whether the player-dealer is one of the {seats} ({@}).
- no-other-hand: The deck has no cards for a hand beside the {seats}, so the player-dealer's is one
  of them.
- none: The rules do not count the places at the table.

## Fails
```yaml unclear uncounted
seats: [{is: 8, of: players, at: 1040}, {is: 8, of: players, at: 1100}]
```
> The rules count eight players (line 4) but do not say whether the player-dealer is one of them.

## Passes
```yaml met counted
seats: {is: 7, of: players, counts-player-dealer: false, at: 2094}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.cards import Deck
from ...model.game import Game, Seats, Step
from .._cards import several_decks
from ..answer import Answer, Ask, met, not_applicable, roles, unclear
from ..values import Value, counts, phrase

EVERYBODY = ("seats", "each-player", "everyone")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    seats = subject.game.seats
    counted = [said for said in seats if said.counts_player_dealer is not None]
    if counted:
        yield met("counted", counted[0], seats=_shown(counted[0]))
    elif seats and _no_other_hand(subject.game):
        yield met("no-other-hand", seats[0], seats=_shown(seats[0]))
    elif seats:
        see = roles(seats[1:4], "again")
        yield unclear("uncounted", seats[0], see=see, seats=_shown(seats[0]))
    else:
        yield not_applicable("none")


def _shown(seats: Seats) -> Value:
    return phrase("seats", number=counts(seats.is_.low, seats.is_.high), of=seats.of or "places")


def _no_other_hand(game: Game) -> bool:
    """Whether the one deck, dealt to every place, leaves too few cards for one hand more."""
    cards = max((_cards(deck) for deck in game.deck), default=0)
    dealt = [step.cards.low for step in game.round if step.cards and _to_all(step)]
    each = int(max(dealt, default=0))
    return bool(each) and not several_decks(game) and cards // each == game.seats[0].is_.low


def _cards(deck: Deck) -> int:
    return deck.total or (deck.cards or 0) + (deck.jokers or 0)


def _to_all(step: Step) -> bool:
    return step.does == "deal" and step.to in EVERYBODY
