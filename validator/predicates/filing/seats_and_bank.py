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
from ...model.game import Game, Seats
from .._cards import several_decks
from ..answer import Answer, Ask, met, not_applicable, unclear
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
        see = [(other, "again") for other in seats[1:4]]
        yield unclear("uncounted", seats[0], see=see, seats=_shown(seats[0]))
    else:
        yield not_applicable("none")


def _shown(seats: Seats) -> Value:
    return phrase("seats", number=counts(seats.is_.low, seats.is_.high), of=seats.of or "places")


def _no_other_hand(game: Game) -> bool:
    """Whether the one deck, dealt to every place, leaves too few cards for one hand more."""
    cards = max(
        (deck.total or (deck.cards or 0) + (deck.jokers or 0) for deck in game.deck), default=0
    )
    deals = [step for step in game.round if step.does == "deal" and step.to in EVERYBODY]
    each = max((int(step.cards.low) for step in deals if step.cards), default=0)
    return bool(each) and not several_decks(game) and cards // each == game.seats[0].is_.low
