"""Cards put into the deck have a suit where a bet depends on suits.

## What is asked
Where marked cards take the place of others and a bet is decided by suit or color, the rules say
which suits the marked cards have.

## Why
"Four of each king" may be one of every suit, or four alike. A bet on red cards or on a suited match
has other odds with each.

## Says
- unsaid: The deck has {added} ({@}), and the rules do not give their suits. {wager:the} depends on
  suits ({@bet}).
  Reading: Is there one of each in every suit?
  Fix: Say which suits the added cards have.
  See bet: depends on suits
- said: The rules give the suits of the added cards ({@}).
- none: No cards are added to the deck, or no bet depends on suits.

## Fails
```yaml unclear unsaid
deck: {cards: 52, added: [16 bonus cards], at: 2255}
wagers: [{name: red-flex, bonus: true, decided: [{is: wins, when: [{whose: player-dealer, first: 2, suited: red}], at: 2366}]}]
source: {document: a.txt, lines: 2200-2400}
```
> The deck has 16 bonus cards (line 2255), and the rules do not give their suits. The red flex wager
> depends on suits (line 2366). Is there one of each in every suit?

## Passes
```yaml met said
deck: {cards: 52, added: [16 bonus cards], added-suits: {is: one card of every suit, at: 2256}, at: 2255}
wagers: [{name: red-flex, bonus: true, decided: [{is: wins, when: [{whose: player-dealer, first: 2, suited: red}]}]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.cards import Deck
from ...model.wagers import Event, Wager
from ..answer import Answer, Ask, met, not_applicable, roles, unclear
from ..values import as_called, name

BY_SUIT = ("red-cards", "black-cards", "suited-matches", "non-suited-matches")
"""What a bet may count that goes by suits or colors."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    added = [deck for deck in game.deck if deck.added]
    bets = {wager.name: places for wager in game.wagers if (places := [*_by_suit(wager)])}
    told = [said for deck in added for said in deck.added_suits]
    if not added or not bets:
        yield not_applicable("none")
    elif told:
        yield met("said", told[0], see=roles(told[1:]))
    else:
        yield _unsaid(added[0], *next(iter(bets.items())))


def _unsaid(deck: Deck, wager: str, places: list[Place]) -> Answer:
    see, cards = [(place, "bet") for place in places], name(deck.added[0])
    return unclear("unsaid", deck, see=see, added=cards, wager=as_called(wager))


def _by_suit(wager: Wager) -> Iterator[Place]:
    """The places by which the wager depends on suits."""
    yield from (wins for wins in wager.decided if any(_suited(event) for event in wins.when))
    for table in wager.pays:
        events = [table.when, *(row.event for row in table.rows)]
        if any(event and _suited(event) for event in events):
            yield table


def _suited(event: Event) -> bool:
    return bool(event.suited) or event.of in BY_SUIT or any(map(_suited, event.plus))
