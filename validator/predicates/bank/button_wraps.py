"""The action button is sent to a seat the table does not have.

Where a card counts higher than the seats of the table, the rules say that counting goes on around
it. A king is thirteen; at a table of eight seats the rules must say where thirteen is.

## Says
- beyond: Cards count up to {highest} for the action button ({@}), but the table has {room}
  places[ {counting}] ({@seats}). The rules do not say where a higher number falls.
  Together (): In {games} cards count up to {highest:or} for the action button, and there are
    tables with fewer places. The rules do not say where such a number falls there.
  Fix: Say how the count goes on past the last seat, such as around the table.
  Write: player-dealer: {action-button: {wraps: true}}
  See seats: {room} places[ {counting}][ at the {table}]
  See also: the same numbers
- (besides): besides the player-dealer's
- (counted): with the player-dealer's
- wraps: Counting goes on around the table past the last seat ({@}).
- seated: Every number up to {highest} has a seat ({@}).
- unnumbered: No card is given a seat number, or the rules do not say how many seats the table has.

## Examples
```yaml not-stated beyond
seats: {is: 8, of: players}
player-dealer: {action-button: {by: card, seat-of-card: [[A, 1], [2-10, face], [J, 11], [Q, 12], [K, 13]]}}
```
> Cards count up to 13 for the action button (line 5), but the table has eight places (line 4).
> The rules do not say where a higher number falls.
```yaml met wraps
seats: {is: 8, of: players}
player-dealer: {action-button: {by: card, wraps: true, seat-of-card: [[A, 1], [2-10, face], [J, 11], [Q, 12], [K, 13]]}}
```
"""

from __future__ import annotations

from ...model.play import Seats
from ...model.statements import Button
from .._button import buttons, counted, number, ranks, smallest, valued
from ..answer import Answer, Answers, Ask, Subject, met_by, not_applicable, not_stated, roles
from ..values import number as figure
from ..values import phrase


def judge(subject: Subject, ask: Ask) -> Answers:
    said = buttons(subject.game, "card", "flop")
    tables = [button for button in said if _numbered(button)]
    wraps = [button for button in said if button.wraps]
    seats = smallest(subject.game)
    if not tables or seats is None:
        yield not_applicable("unnumbered")
    elif wraps:
        yield met_by("wraps", wraps)
    else:
        room, whose = counted(seats, said)
        yield _counted(tables, seats, room, whose)


def _counted(tables: list[Button], seats: Seats, room: int, whose: str) -> Answer:
    """Whether the highest card has a seat at a table with so many."""
    most = max(map(_highest, tables))
    if most <= room:
        return met_by("seated", tables, highest=figure(most))
    return not_stated(
        "beyond",
        tables[0],
        see=[(seats, "seats"), *roles(tables[1:])],
        highest=figure(most),
        room=room,
        counting=phrase(whose) if whose else None,
        table=seats.table,
    )


def _numbered(button: Button) -> bool:
    """Whether a card besides the ace is given a number."""
    return any(rank != "A" for cards, _ in button.seat_of_card for rank in ranks(cards))


def _highest(button: Button) -> int:
    numbers = [number(rank, value) for rank, value in valued(button).items()]
    return max((one for one in numbers if one is not None), default=0)
