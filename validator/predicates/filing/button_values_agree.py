"""A card gives the action button the same seat wherever the rules say so.

## What is asked
Where several places give the cards that decide the action button their numbers, each card has one
number.

## Why
When the player-dealer cannot cover everyone, two numbers for a jack are two players who are paid
first.

## Says
- (fact): the seat to which the {card} sends the action button
- (remedy): Print the seat for each card once.
- (seat): seat {number:figure}
- (same-seat): Are {one} and {other} the same seat?
- no-numbers: No card is given a number for the action button.

## Fails
```yaml violated two-ways
player-dealer: {action-button: [{by: card, values: [[A, 1], [J, 11]], at: 60}, {by: card, values: [[A, 1], [J, 9]], at: 118}]}
```
> The rules give the seat to which the jack sends the action button in two ways: seat 11 (line 4),
> and seat 9 (line 4). Which is it?

## Passes
```yaml met agree
player-dealer: {action-button: [{by: card, values: [[A, 1], [2-10, face]], at: 60}, {by: card, values: [[A, 1], [J, 11]], at: 118}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.statements import Button
from .._button import buttons, number, valued
from ..agreement import CONTRADICTION, Clash, Said, agreement
from ..answer import Answer, Ask, not_applicable
from ..values import Value, as_called, card, phrase


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    printed = [button for button in buttons(subject.game, "card", "flop") if button.values]
    if not printed:
        yield not_applicable("no-numbers")
        return
    ranks = dict.fromkeys(rank for button in printed for rank in valued(button))
    said = {rank: [_said(b, rank) for b in printed if rank in valued(b)] for rank in ranks}
    chosen = max(ranks, key=lambda rank: _gravity(said[rank]))
    yield from agreement(said[chosen], _clash, phrase("fact", card=card(chosen)), chosen)


def _gravity(said: list[Said]) -> int:
    """Two for a contradiction, one for a difference, zero for agreement; the first of the gravest
    is taken.
    """
    clashes = [clash for a in said for b in said if (clash := _clash(a.value, b.value))]
    return 2 if any(clash.certain for clash in clashes) else int(bool(clashes))


def _said(button: Button, rank: str) -> Said:
    value = valued(button)[rank]
    seat = number(rank, value)
    return Said(button, value if seat is None else seat, _shown(value if seat is None else seat))


def _shown(seat: int | str) -> Value:
    return phrase("seat", number=seat) if isinstance(seat, int) else as_called(seat)


def _clash(first: int | str, second: int | str) -> Clash | None:
    if first == second:
        return None
    if isinstance(first, int) and isinstance(second, int):
        return CONTRADICTION
    return Clash(phrase("same-seat", one=_shown(first), other=_shown(second)))
