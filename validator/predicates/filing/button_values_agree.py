"""A card gives the action button the same seat wherever the rules say so.

Where several places give the cards that decide the action button their numbers, each card has one
number. When the player-dealer cannot cover everyone, two numbers for a jack are two players who are
paid first.

## Says
- (fact): the seat to which the {card} sends the action button
- (remedy): Print the seat for each card once.
- (seat): seat {number:figure}
- (same-seat): Are {one} and {other} the same seat?
- no-numbers: No card is given a number for the action button.

## Examples
```yaml violated two-ways
player-dealer: {action-button: [{by: card, seat-of-card: [[A, 1], [J, 11]], at: 60}, {by: card, seat-of-card: [[A, 1], [J, 9]], at: 118}]}
```
> The rules give the seat to which the jack sends the action button in two ways: seat 11 (line 4),
> and seat 9 (line 4). Which is it?
```yaml met agree
player-dealer: {action-button: [{by: card, seat-of-card: [[A, 1], [2-10, face]], at: 60}, {by: card, seat-of-card: [[A, 1], [J, 11]], at: 118}]}
```
"""

from __future__ import annotations

from .._button import buttons, number, valued
from ..agreement import CONTRADICTION, Clash, Said, agreement, differ
from ..answer import Answers, Ask, Subject, not_applicable
from ..values import Value, as_called, card, phrase


def judge(subject: Subject, ask: Ask) -> Answers:
    said: dict[str, list[Said]] = {}
    for button in buttons(subject.game, "card", "flop"):
        for rank, value in valued(button).items() if button.seat_of_card else ():
            seat = number(rank, value)
            shown = value if seat is None else seat
            said.setdefault(rank, []).append(Said(button, shown, _shown(shown)))
    if not said:
        yield not_applicable("no-numbers")
        return
    chosen = max(said, key=lambda rank: _gravity(said[rank]))
    yield from agreement(said[chosen], _clash, phrase("fact", card=card(chosen)), chosen)


def _gravity(said: list[Said]) -> int:
    """Two for a contradiction, one for a difference; the first of the gravest is taken."""
    found = differ(said, _clash)
    return 1 + found[2].certain if found else 0


def _shown(seat: int | str) -> Value:
    return phrase("seat", number=seat) if isinstance(seat, int) else as_called(seat)


def _clash(first: int | str, second: int | str) -> Clash | None:
    if first == second:
        return None
    if isinstance(first, int) and isinstance(second, int):
        return CONTRADICTION
    return Clash(phrase("same-seat", one=_shown(first), other=_shown(second)))
