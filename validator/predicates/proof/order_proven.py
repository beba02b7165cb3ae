"""Two bets have no order between them, so a short bank pays one or the other.

Every bet has a place in the order of settlement, and nothing later in it is paid before something
earlier. The rules also say whether the seat or the kind of bet comes first, and when insurance,
bets behind a seat and bets of a player who folds are settled. Where they say two things or nothing,
a round is shown that pays different people. When the bank is short, the order is who gets the
money.

## Says
- placed: Every bet has one place in the order of settlement ({@}).
- one-bet: The game has one bet: there is no order of bets.
- no-place: The rules give no place in the order of settlement to {wagers}. With {bank} put up, where
  {first} and {second} both win at one seat, the rules do not say which is paid.
  Together (): The rules of {games} leave bets out of the order of settlement: a bank that is short
    pays one bet or another.
  Fix: Give every bet a place in the order of settlement.
  Write: settles: {by: seat, order: [base, bonus]}
- insurance: The rules do not say whether {first} is settled when the player-dealer's natural is known
  or in the turn of its seat ({@}). With {bank} put up, where one seat loses {second} and the next
  seat wins {first}, the two ways pay different people.
  Reading: Is it meant to be settled when the natural is known?
  Fix: Say when insurance is settled.
  Write: settles: {by: seat, order: [insurance, base]}
- by-unsaid: The rules list the bets in the order in which they are settled ({@}), but do not say
  whether all bets of a seat are settled before the next seat. With {bank} put up, where one seat wins
  on a later bet and the next seat on an earlier one, the two ways pay different people.
  Fix: Say which comes first, the seat or the kind of bet.
  Write: settles: {by: seat}
- behind: People may bet behind a seat ({@}), but the rules do not say whether such a bet is settled
  with its seat or after all seats. With {bank} put up, where a bet behind one seat and the bet of the
  next seat both win, the two ways pay different people.
  Together (): The rules of {games} let people bet behind a seat, but do not say whether such a bet
    is settled with its seat or after all seats: a bank that is short pays one or the other.
  Reading: Is such a bet meant to be settled with its seat?
  Fix: Say when bets behind a seat are settled.
  Write: backline: {allowed: true, settled-when: with-seat}
- folded: {first} is lost when the player folds ({@}), but the rules do not say whether it is
  collected then or in the turn of the seat. With {bank} put up, where one seat wins $2 and the player
  at the next seat folds, what is collected first can pay more of the win.
  Together (): The rules of {games} do not say whether the bets of a player who folds are collected
    then or in the turn of the seat.
  Fix: Say when the bets of a player who folds are collected.
  Write: settles: {when: fold, wagers: [ante]}
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
- two-starts: The rules name two starts of settlement: {first} ({@}) and {second} ({@other}). With
  {bank} put up, where two seats win, the two starts can pay different people.
  Fix: Say once at which seat settlement starts.
  See other: the other start
- two-ways: Bets are settled seat by seat ({@}) and also one kind after the other ({@other}). With
  {bank} put up, where one seat wins on a later bet and the next seat on an earlier one, the two ways
  pay different people.
  Fix: Say which comes first, the seat or the kind of bet.
  See other: one kind after the other

## Examples
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

```yaml unclear behind
player-dealer: {wins-or-loses-at-most: original-wager}
wagers: [{name: base}]
backline: {allowed: true}
```
> People may bet behind a seat (line 6), but the rules do not say whether such a bet is settled with
> its seat or after all seats. With $1 put up, where a bet behind one seat and the bet of the next
> seat both win, the two ways pay different people. Is such a bet meant to be settled with its seat?
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

from typing import Any

from ...docket.comparators import RIDING
from ...docket.filings import Subject
from ...model.part import Part
from ...settle.conflicts import (
    Conflict,
    at_end,
    behind_unsaid,
    by_unsaid,
    fold_unsaid,
    reversed_pair,
    two_starts,
    two_ways,
)
from ...settle.joint import win_together
from ...settle.order import order
from ...settle.proof import limited
from ...settle.terms import Terms
from ...settle.ways import early
from .._proof import dollars, near, terms_of
from ..answer import Answer, Answers, Ask, following, met, not_applicable, not_stated, unclear
from ..values import bet

BEFORE = (
    "settlement-order",
    "settlement-order-agrees",
    "settlement-way-agrees",
    "settled-early",
)
"""Rules that find the cause."""
BANK: dict[str, Any] = {"bank": dollars(100)}


def judge(subject: Subject, ask: Ask) -> Answers:
    of = terms_of(subject)
    names = dict.fromkeys(wager.name for wager in subject.game.wagers)
    wagers = [name for name in names if name not in RIDING]
    place = order(of)[0].said or near(subject)
    found = [*_placed(of, wagers, place), *(_unsaid(of) if limited(of) else ())]
    if found:
        yield from found
    elif len(wagers) < 2:
        yield not_applicable("one-bet")
    else:
        yield met("placed", place)


def _placed(of: Terms, wagers: list[str], place: Part) -> Answers:
    """What has no place among the bets of a seat, or two."""
    unplaced = order(of)[0].unplaced
    soon = [name for name in wagers if early(of.wagers[name])]
    others = [name for name in wagers if name not in soon]
    missing = [name for name in unplaced if name not in soon]
    for name in [name for name in soon if name in unplaced and others]:
        pair = _pair(name, others[0])
        yield following(unclear("insurance", place, key=name, **pair), *BEFORE)
    if missing and len(others) > 1:
        listed = [bet(name) for name in missing]
        answer = not_stated("no-place", place, wagers=listed, **_pair(*_both(of, missing, others)))
        yield following(answer, *BEFORE)
    else:
        yield from _placed_twice(of, len(others) > 1)


def _placed_twice(of: Terms, several: bool) -> Answers:
    """Two orders of the same bets, or an order that does not say whether seats or bets go first."""
    if found := reversed_pair(of) or at_end(of) or two_ways(of):
        yield following(_twice(found), *BEFORE)
    elif several and (listed_at := by_unsaid(of)):
        yield unclear("by-unsaid", listed_at, **BANK)


def _unsaid(of: Terms) -> Answers:
    """A start that two places give, and bets whose moment no place says."""
    if starts := two_starts(of):
        first, second = starts.first, starts.second
        see = [(starts.other, "other")]
        yield unclear("two-starts", starts.said, see=see, first=first, second=second, **BANK)
    if behind := behind_unsaid(of):
        yield unclear("behind", behind, **BANK)
    if folded := fold_unsaid(of):
        name, fate = folded
        yield unclear("folded", fate, first=bet(name), **BANK)


def _both(of: Terms, missing: list[str], others: list[str]) -> tuple[str, str]:
    """A bet without a place and another, of those that can win together if any can."""
    pairs = [(one, other) for one in missing for other in others if one != other]
    together = (
        pair for pair in pairs if win_together(of.game, *(of.wagers[name] for name in pair))
    )
    return next(together, pairs[0])


def _pair(first: str, second: str) -> dict[str, Any]:
    return {"first": bet(first), "second": bet(second), **BANK}


def _twice(found: Conflict) -> Answer:
    case = "two-orders" if found.second else "end-or-turn" if found.first else "two-ways"
    names = {"first": found.first, "second": found.second}
    pair: dict[str, Any] = {key: bet(name) for key, name in names.items() if name}
    return unclear(case, found.said, see=[(found.other, "other")], **pair, **BANK)
