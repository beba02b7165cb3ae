"""Two bets have no order between them, so a short bank pays one or the other.

## What is asked
Every bet has a place in the order of settlement, and nothing later in it is paid before something
earlier. Where two places of the rules put two bets the other way round, or no place ranks a bet, a
round is shown that pays different bets.

## Why
When the bank is short, the order is who gets the money.

## Says
- placed: Every bet has one place in the order of settlement ({@}).
- one-bet: The game has one bet: there is no order of bets.
- no-place: The rules give no place in the order of settlement to {wagers}. With {bank} put up, where
  {first} and {second} both win at one seat, the rules do not say which is paid.
  Together (): The rules of {games} leave bets out of the order of settlement: a bank that is short
    pays one bet or another.
  Fix: Give every bet a place in the order of settlement.
  Write: settles: {by: seat, order: [base, bonus]}
- two-orders: {first} is settled before {second} at one place ({@}) and after it at another
  ({@other}). With {bank} put up, where both win at one seat, one place pays {first} and the other
  {second}.
  Fix: Give the order once.
  See other: the other order
- end-or-turn: {first} is settled in the turn of each seat ({@}) and when the round is over
  ({@other}). With {bank} put up, where it wins at one seat and another bet at the next, the two
  places pay different people.
  Fix: Say once when it is settled.
  See other: the other moment

- two-ways: Bets are settled seat by seat ({@}) and also one kind after the other ({@other}). With
  {bank} put up, where one seat wins on a later bet and the next seat on an earlier one, the two ways
  pay different people.
  Fix: Say which comes first, the seat or the kind of bet.
  See other: one kind after the other

## Fails
```yaml not-stated no-place
wagers: [{name: base}, {name: trips, bonus: true}]
settles: {by: seat, from: action-button}
```
> The rules give no place in the order of settlement to the base wager and the trips wager. With $1
> put up, where the base wager and the trips wager both win at one seat, the rules do not say which
> is paid.

```yaml unclear two-orders
wagers: [{name: ante}, {name: play}]
settles: [{order: [ante, play]},
          {order: [play, ante]}]
```
> The ante is settled before the play wager at one place (line 5) and after it at another (line 6).
> With $1 put up, where both win at one seat, one place pays the ante and the other the play wager.

## Passes
```yaml met placed
wagers: [{name: ante}, {name: play}]
settles: {by: seat, order: [ante, play]}
```

## Boundary
One order is for hands that win and one for hands that lose.
```yaml met placed
wagers: [{name: ante}, {name: play}]
settles: [{order: [ante, play], when: player-wins}, {order: [play, ante], when: player-loses}]
```

A bonus has its turn, and is settled at the end.
```yaml unclear end-or-turn
wagers: [{name: base}, {name: envy, bonus: true}]
settles: [{order: [base, envy]},
          {wagers: [envy], when: end-of-round}]
```
> The envy wager is settled in the turn of each seat (line 5) and when the round is over (line 6).
> With $1 put up, where it wins at one seat and another bet at the next, the two places pay
> different people.

Both ways around the table.
```yaml unclear two-ways
wagers: [{name: base}, {name: trips, bonus: true}]
settles: [{by: seat, order: [base, trips]},
          {by: wager}]
```
> Bets are settled seat by seat (line 5) and also one kind after the other (line 6). With $1 put up,
> where one seat wins on a later bet and the next seat on an earlier one, the two ways pay different
> people.

What rides on another bet is settled with it.
```yaml not-applicable one-bet
wagers: [{name: base}, {name: double-down}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...docket.comparators import RIDING
from ...docket.filings import Subject
from ...model.part import Part
from ...settle.conflicts import Conflict, at_end, reversed_pair, two_ways
from ...settle.order import order
from .._proof import dollars, near, terms_of
from ..answer import Answer, Ask, following, met, not_applicable, not_stated, unclear
from ..values import bet

BEFORE = (
    "settlement-order",
    "settlement-order-agrees",
    "settlement-way-agrees",
    "settled-early",
)
"""Rules that find the cause."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    names = dict.fromkeys(wager.name for wager in subject.game.wagers)
    wagers = [name for name in names if name not in RIDING]
    if len(wagers) < 2:
        yield not_applicable("one-bet")
        return
    of = terms_of(subject)
    made, _ = order(of)
    place = made.said or near(subject)
    if made.unplaced:
        yield following(_nowhere(made.unplaced, wagers, place), *BEFORE)
    elif found := reversed_pair(of) or at_end(of) or two_ways(of):
        yield following(_twice(found), *BEFORE)
    else:
        yield met("placed", place)


def _nowhere(unplaced: tuple[str, ...], wagers: list[str], place: Part) -> Answer:
    first = unplaced[0]
    second = next(name for name in wagers if name != first)
    pair: dict[str, Any] = {"bank": dollars(100), "first": bet(first), "second": bet(second)}
    return not_stated("no-place", place, wagers=[bet(name) for name in unplaced], **pair)


def _twice(found: Conflict) -> Answer:
    case = "two-orders" if found.second else "end-or-turn" if found.first else "two-ways"
    names = {"first": found.first, "second": found.second}
    pair: dict[str, Any] = {key: bet(name) for key, name in names.items() if name}
    pair["bank"] = dollars(100)
    return unclear(case, found.said, see=[(found.other, "other")], **pair)
