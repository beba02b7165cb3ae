"""A card that can be dealt gives the action button no seat.

Where a card decides who has first action, every rank of the deck has a value: the ten as well as
the nine, and the joker if there is one. The card will come up, and when the player-dealer cannot
cover everyone, where the button stands is money.

## Says
- no-seat: A card decides where the action button goes ({@}), but the rules give no seat for the
  {cards}.
  Fix: Give every card of the deck its seat number.
  See also: the same list
- every-card: Every card of the deck gives the action button a seat ({@}).
- no-card: No card decides where settlement starts.
- lost: The chart that gives the cards their seats is lost from the text.

## Examples
The ten is passed over.
```yaml not-stated no-seat
deck: {cards: 52}
player-dealer: {action-button: {by: card, seat-of-card: [[A, 1], [2-9, face], [J, 11], [Q, 12], [K, 13]]}}
```
> A card decides where the action button goes (line 5), but the rules give no seat for the ten.
```yaml met every-card
deck: {cards: 52}
player-dealer: {action-button: {by: card, seat-of-card: [[A, 1], [2-10, face], [J, 11], [Q, 12], [K, 13]]}}
```
"""

from __future__ import annotations

from ...model.statements import Button
from .._button import buttons, deck, valued
from ..answer import Answer, Answers, Ask, Subject, met_by, not_applicable, not_stated, roles
from ..values import card

COURTS = {"J", "Q", "K"}


def judge(subject: Subject, ask: Ask) -> Answers:
    said = buttons(subject.game, "card", "flop")
    charts = [button for button in said if button.seat_of_card]
    if not said:
        yield not_applicable("no-card")
    elif not charts and any(button.damaged for button in said):
        yield not_applicable("lost")
    else:
        yield from _tables(subject, charts or list(said[:1]))


def _tables(subject: Subject, tables: list[Button]) -> Answers:
    missing: dict[tuple[str, ...], list[Button]] = {}
    for button in tables:
        missing.setdefault(_missing(subject, button), []).append(button)
    holes = [_hole(ranks, found) for ranks, found in missing.items() if ranks]
    yield from holes or [met_by("every-card", tables)]


def _hole(ranks: tuple[str, ...], found: list[Button]) -> Answer:
    see, cards = roles(found[1:]), map(card, ranks)
    return not_stated("no-seat", found[0], see=see, key="-".join(ranks), cards=cards)


def _missing(subject: Subject, button: Button) -> tuple[str, ...]:
    """The ranks without a seat. Court cards count as in play where the list leaves them out."""
    cards, given = deck(subject.game), valued(button)
    ranks = tuple(rank for rank in cards if rank not in given)
    return () if set(ranks) == COURTS & set(cards) and subject.game.values else ranks
