"""A card gives the action button the same seat wherever the rules say so.

## What is asked
Where several places give the cards that decide the action button their numbers, each card has one number.

## Why
When the player-dealer cannot cover everyone, two numbers for a jack are two players who are paid first.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: [{by: card, values: [[A, 1], [J, 11]], at: 60}, {by: card, values: [[A, 1], [J, 9]], at: 118}]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: [{by: card, values: [[A, 1], [2-10, face]], at: 60}, {by: card, values: [[A, 1], [J, 11]], at: 118}]}
```

## Boundary
A group and its cards one by one are the same; a word that is no number may mean either.
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: [{by: card, values: [[A-3, face]]}, {by: card, values: [[A, 1], ["2", 2], ["3", 3]]}]}
```
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: [{by: card, values: [[J, 11]]}, {by: card, values: [[J, player-dealer]]}]}
```

## How to fix
Print the numbers of the cards once.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.statements import Button
from .._agree import CONTRADICTION, Clash, Said, agreement
from .._button import buttons, number, valued
from .._say import card as spoken
from ..legacy import Answer, Ask, not_applicable

FIX = "print the numbers of the cards once"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    printed = [button for button in buttons(subject.game, "card", "flop") if button.values]
    if not printed:
        yield not_applicable("no card is given a number for the action button")
        return
    cards = dict.fromkeys(rank for button in printed for rank in valued(button))
    said = {card: [_said(button, card) for button in printed if card in valued(button)] for card in cards}
    apart = [card for card in cards if any(_clash(said[card][0].value, other.value) for other in said[card][1:])]
    chosen = next((card for card in apart if any(_clash(a.value, b.value) is CONTRADICTION for a in said[card] for b in said[card])), next(iter(apart or cards)))
    yield from agreement(f"the number of the {spoken(chosen)} for the action button", said[chosen], _clash, FIX)


def _said(button: Button, card: str) -> Said:
    value = valued(button)[card]
    seat = number(card, value)
    return Said(button, value if seat is None else seat, value if seat is None else str(seat))


def _clash(first: int | str, second: int | str) -> Clash | None:
    if first == second:
        return None
    return CONTRADICTION if isinstance(first, int) and isinstance(second, int) else Clash(f"They agree only if {first} and {second} are the same seat")
