"""Cards put into the deck have a suit where a bet depends on suits.

## What is asked
Where marked cards take the place of others and a bet is decided by suit or colour, the rules say which suits the marked cards have.

## Why
"Four of each king" may be one of every suit, or four alike. A bet on red cards or on a suited match has other odds with each.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
deck: {cards: 52, added: [16 bonus cards], at: 2255}
wagers: [{name: red-flex, bonus: true, decided: [{is: wins, when: [{whose: player-dealer, first: 2, suited: red}], at: 2366}]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
deck: {cards: 52, added: [16 bonus cards], added-suits: {is: one card of every suit, at: 2256}, at: 2255}
wagers: [{name: red-flex, bonus: true, decided: [{is: wins, when: [{whose: player-dealer, first: 2, suited: red}]}]}]
```

## Boundary
A pay table by suit asks for suits too; a bet on numbers of cards does not, and a joker has no suit to state.
```yaml unclear
kind: game
name: Example
category: player-dealer
deck: {cards: 48, added: [12 bonus cards], at: 2493}
wagers: [{name: match, bonus: true, pays: {rows: [{label: 2 suited matches, pays: 18 to 1, event: {count: 2, of: suited-matches}}], at: 2616}}]
```
```yaml not-applicable
kind: game
name: Example
category: player-dealer
deck: {cards: 52, added: [16 bonus cards]}
wagers: [{name: buster, bonus: true, pays: {rows: [{label: "3", pays: 2 to 1, event: {count: 3, of: cards}}]}}]
```

## How to fix
Say that there is one marked card of each rank in every suit.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.wagers import Event, Wager
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, unclear

FIX = "say which suits the added cards have"
SUITS = ("suit", "red", "black")
"""Words in what is counted that tell of suits or colours."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    added = [deck for deck in game.deck if any("joker" not in cards for cards in deck.added)]
    bets = [(wager, place) for wager in game.wagers for place in _by_suit(wager)]
    told = [said for deck in added for said in deck.added_suits]
    if not added or not bets:
        yield not_applicable("no cards are put into the deck, or no bet depends on suits")
    elif told:
        yield met("the suits of the added cards are stated", *told)
    else:
        wager = bets[0][0]
        said = f"the deck has {added[0].added[0]}, whose suits are not given, and the {plain(wager.name)} wager depends on suits"
        yield unclear(f"{said}. One of every suit may be meant", FIX, added[0], *((place, "depends on suits") for other, place in bets if other is wager))


def _by_suit(wager: Wager) -> Iterator[Place]:
    """The places by which the wager depends on suits."""
    yield from (wins for wins in wager.decided if any(_suited(event) for event in wins.when))
    yield from (table for table in wager.pays if (table.when and _suited(table.when)) or any(row.event and _suited(row.event) for row in table.rows))


def _suited(event: Event) -> bool:
    return bool(event.suited) or any(word in (event.of or "") for word in SUITS) or any(_suited(part) for part in event.plus)
