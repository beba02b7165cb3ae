"""A card that can be dealt gives the action button no seat.

## What is asked
Where a card decides who has first action, every rank of the deck has a value: the ten as well as
the nine, and the joker if there is one.

## Why
The card will come up, and when the player-dealer cannot cover everyone, where the button stands is
money.

## Says
- no-seat: A card decides where the action button goes ({@}), but the rules give no seat for the
  {cards}.
  Fix: Give every card of the deck its seat number.
  See also: the same list
- every-card: Every card of the deck gives the action button a seat ({@}).
- no-card: No card decides where settlement starts.
- lost: The chart that gives the cards their seats is lost from the text.

## Fails
The ten is passed over.
```yaml not-stated no-seat
deck: {cards: 52}
player-dealer: {action-button: {by: card, values: [[A, 1], [2-9, face], [J, 11], [Q, 12], [K, 13]]}}
```
> A card decides where the action button goes (line 5), but the rules give no seat for the ten.

## Passes
```yaml met every-card
deck: {cards: 52}
player-dealer: {action-button: {by: card, values: [[A, 1], [2-10, face], [J, 11], [Q, 12], [K, 13]]}}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.statements import Button
from .._button import buttons, deck, valued
from ..answer import Answer, Ask, met, not_applicable, not_stated
from ..values import card

COURTS = {"J", "Q", "K"}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = buttons(subject.game, "card", "flop")
    charts = [button for button in said if button.values]
    tables = charts or list(said[:1])
    missing = [(button, _missing(subject, button)) for button in tables]
    if not said:
        yield not_applicable("no-card")
    elif not charts and any(button.damaged for button in said):
        yield not_applicable("lost")
    elif not any(ranks for _, ranks in missing):
        yield met("every-card", tables[0], see=[(other, "also") for other in tables[1:]])
    else:
        for ranks in dict.fromkeys(ranks for _, ranks in missing if ranks):
            first, *others = [button for button, gone in missing if gone == ranks]
            also = [(button, "also") for button in others]
            yield not_stated(
                "no-seat", first, see=also, key="-".join(ranks), cards=map(card, ranks)
            )


def _missing(subject: Subject, button: Button) -> tuple[str, ...]:
    """The ranks without a seat. Court cards of which the list says nothing at all count as they do
    in play, where that is said.
    """
    cards = deck(subject.game)
    ranks = tuple(rank for rank in cards if rank not in valued(button))
    return () if set(ranks) == COURTS & set(cards) and subject.game.values else ranks
