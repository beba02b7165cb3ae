"""The sentence that limits the bank can be read in several ways that pay different people.

The rules say how the amount put up is used up: by every bet it meets, won or lost; by what is paid
and what is collected, each apart; or by what is paid, while what is collected pays later winners.
They also say whether a bet that is covered only in part is settled for that part or returned. “May
not win or lose more than the amount wagered” settles the same round in up to four ways. A player
who is paid by one is sent home by another.

## Says
- picked: The rules say how the amount put up is used up: {reading} ({@}). A bet that is covered only
  in part: {part} ({@part}).
- open: The rules limit the player-dealer to the amount put up ({@}), but do not say how it is used
  up. With {bank} put up, {round}: the last bet gets back {backs:or}, as one reads it.
  Together (): The rules of {games} limit the player-dealer to the amount put up, but do not say how
    it is used up: whether a bet that loses uses it up too, and whether what is collected pays later
    winners.
  Reading: Is every bet that is settled, won or lost, meant to use up its amount?
  Fix: Say whether a losing bet uses up the bank as a winning one does, and whether what is
    collected pays later winners.
  Write: player-dealer: {reading: action}
- two-readings: The rules use up the amount put up in two ways: {first} ({@}) and {second}
  ({@second}). With {bank} put up, {round}: the last bet gets back {backs:or}.
  Fix: Say once how the amount put up is used up.
  See second: another way
- part-open: The rules do not say what happens to a bet that the amount put up covers only in part.
  With {bank} put up, {round}: the bet gets back {backs:or}, as one reads it.
  Together (): The rules of {games} do not say what happens to a bet that the amount put up covers
    only in part: whether it is settled for that part, and whether later bets still follow.
  Reading: Is it meant to be settled for the part that is covered?
  Fix: Say whether such a bet is settled in part or returned, and whether later bets still follow.
  Write: player-dealer: {uncovered-wagers: {are: returned, part-covered: part-action}}
- part-twice: The rules treat a bet that is covered only in part in two ways: {first} ({@}) and
  {second} ({@second}). With {bank} put up, {round}: the bet gets back {backs:or}.
  Fix: Say once what happens to such a bet.
  See second: another way
- no-limit: Nothing limits the bank, or nothing depends on how it is used up.
- (paid): seat {seat} wins {stake} on {wager}
- (collected): seat {seat} loses {stake} on {wager}

## Examples
```yaml unclear open
player-dealer: {wins-or-loses-at-most: original-wager, uncovered-wagers: returned}
wagers: [{name: base}]
```
> The rules limit the player-dealer to the amount put up (line 4), but do not say how it is used up.
> With $1 put up, seat 2 loses $1 on the base wager and seat 3 wins $1 on the base wager: the last
> bet gets back $1 or $2, as one reads it. Is every bet that is settled, won or lost, meant to use
> up its amount?
```yaml met picked
player-dealer:
  wins-or-loses-at-most: original-wager
  uncovered-wagers: {are: returned, part-covered: part-action}
  reading: action
wagers: [{name: base}]
```

## Boundary
Two places pick different readings.
```yaml unclear two-readings
player-dealer:
  wins-or-loses-at-most: original-wager
  uncovered-wagers: returned
  reading: [action,
            running]
wagers: [{name: base}]
```
> The rules use up the amount put up in two ways: action (line 7) and running (line 8). With $1 put
> up, seat 2 loses $1 on the base wager and seat 3 wins $1 on the base wager: the last bet gets back
> $1 or $2.

One place settles a bet in part, another returns it.
```yaml unclear part-twice
player-dealer:
  wins-or-loses-at-most: original-wager
  uncovered-wagers: [{are: returned, part-covered: part-action},
                     {are: returned, part-covered: returned-whole}]
  reading: action
wagers: [{name: base}]
```
> The rules treat a bet that is covered only in part in two ways: part action (line 6) and
> returned whole (line 7). With $1 put up, seat 2 loses $2 on the base wager: the bet gets back $1
> or $2.

```yaml unclear part-open
player-dealer: {wins-or-loses-at-most: original-wager, uncovered-wagers: returned, reading: action}
wagers: [{name: base}]
```
> The rules do not say what happens to a bet that the amount put up covers only in part. With $1 put
> up, seat 2 loses $2 on the base wager: the bet gets back $1 or $2, as one reads it. Is it meant to
> be settled for the part that is covered?

```yaml not-applicable no-limit
wagers: [{name: base}]
```
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...model.part import Part
from ...settle.engine import Settled
from ...settle.proof import limited
from ...settle.search import Parting, difference, part_difference
from ...settle.table import Table
from .._proof import dollars, first_said, terms_of, told
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, roles, unclear

NEEDS_FILING = True
Said = tuple[Part, str]
"""A statement, and its word."""


def judge(subject: Subject, ask: Ask) -> Answers:
    of, view = terms_of(subject), subject.view
    if not limited(of):
        yield not_applicable("no-limit")
        return
    readings = [(one, str(one.is_)) for one in view.of_bank(lambda bank: bank.reading)]
    fates = view.of_bank(lambda bank: bank.uncovered_wagers)
    parts = [(one, str(one.part_covered)) for one in fates if one.part_covered]
    used = None if of.picked else difference(of)
    part = part_difference(of)
    place = first_said(subject, of)
    if used:
        yield _told(used, readings, place, "open", "two-readings")
    if part:
        yield _told(part, parts, place, "part-open", "part-twice")
    if not (used or part):
        yield _picked(readings, parts)


def _picked(readings: Sequence[Said], parts: Sequence[Said]) -> Answer:
    if not readings or not parts:
        return not_applicable("no-limit")
    see = [(parts[0][0], "part"), *roles(one for one, _ in readings[1:])]
    return met("picked", readings[0][0], see=see, reading=readings[0][1], part=parts[0][1])


def _told(shown: Parting, said: Sequence[Said], place: Part, silent: str, twice: str) -> Answer:
    """A round that comes out in several ways: nothing says which, or two places say different."""
    values = _values(*shown)
    if not said:
        return unclear(silent, place, **values)
    first, word = said[0]
    other, second = next(one for one in said if one[1] != word)
    return unclear(twice, first, see=[(other, "second")], first=word, second=second, **values)


def _values(table: Table, made: tuple[Settled, ...]) -> dict[str, Any]:
    backs = [dollars(back) for back in sorted({one.steps[-1].back for one in made})]
    return {"bank": dollars(table.put_up), "round": told(made[0]), "backs": backs}
