"""The player-dealer can win or lose more than was put up.

The player-dealer wins or loses only a fixed and limited wager. Rounds are settled by the rules as
filed: it is proven for every round that the bank is never below nothing and never wins more than
was put up, whatever the seats, the bets and the odds; or the smallest round is shown in which it
does. A sentence about limits is a claim about money. Settling a round shows whether it holds.

## Says
- proven: Proven for every round, read as {readings:or}: the player-dealer wins and loses at most
  what was put up ({@}).[ {only_there}]
- below-zero: The rules set no limit on what the player-dealer pays. With {bank} put up, {round},
  and the player-dealer owes {owes}.
  Together (): The rules of {games} set no limit on what the player-dealer pays: the bank can owe
    more than was put up.
  Fix: Say that the player-dealer wins or loses at most the amount put up.
  Write: player-dealer: {wins-or-loses-at-most: original-wager}
- below-zero-some: The rules limit what is paid, but not on {wagers}. With {bank} put up, {round},
  and the player-dealer owes {owes}.
  Fix: Say of every bet that it is paid only up to what the player-dealer put up.
  Write: player-dealer: {wins-or-loses-at-most: original-wager}
- wins-more: The rules limit what the player-dealer pays ({@}), but not what it collects. With
  {bank} put up, {round}.
  Reading: Is what the player-dealer collects meant to be limited too?
  Fix: Say that the player-dealer wins or loses at most the amount put up.
  Write: player-dealer: {wins-or-loses-at-most: original-wager}
- searched: It is not proven that the player-dealer wins and loses at most what was put up; no round
  of up to three bets was found in which it does not.
  Fix: Say that the player-dealer wins or loses at most the amount put up.
- no-bet: The game has no wager the player-dealer pays.
- (paid): seat {seat} wins {stake} on {wager} and is paid {moved}[ of {due}]
- (collected): seat {seat} loses {stake} on {wager} and {moved} is collected

## Examples
```yaml not-stated below-zero
wagers: [{name: base}]
```
> The rules set no limit on what the player-dealer pays. With $1 put up, seat 2 wins $2 on the base
> wager and is paid $2, and the player-dealer owes $1.

```yaml unclear wins-more
player-dealer: {wins-or-loses-at-most: {is: amount-wagered, side: paid}}
wagers: [{name: base}]
```
> The rules limit what the player-dealer pays (line 4), but not what it collects. With $1 put up,
> seat 2 loses $2 on the base wager and $2 is collected. Is what the player-dealer collects meant to
> be limited too?
```yaml met proven
player-dealer: {wins-or-loses-at-most: original-wager, uncovered-wagers: returned}
wagers: [{name: base}, {name: envy, bonus: true, pays: {rows: [[five-aces, 3000]]}}]
```
> Proven for every round, read as action, two sided, running or running on: the player-dealer wins
> and loses at most what was put up (line 4).

## Boundary
The limit is said of one bet only.
```yaml not-stated below-zero-some
player-dealer: {settling: {collects: true, pays: true, to-the-extent: true, wagers: [base]}}
wagers: [{name: base}, {name: trips, bonus: true, pays: {odds: "3:1"}}]
```
> The rules limit what is paid, but not on the trips wager. With $1 put up, seat 2 wins $1 on the
> trips wager and is paid $3, and the player-dealer owes $2.

The limit of the table is no limit of the bank.
```yaml not-stated below-zero
player-dealer: {wins-or-loses-at-most: table-limit}
wagers: [{name: base}]
```

Nothing limits the bank, and small rounds do not show it.
```yaml unclear searched
wagers: [{name: base, pays: {odds: 1 to 20}}]
```
> It is not proven that the player-dealer wins and loses at most what was put up; no round of up to
> three bets was found in which it does not.

A house that pays a jackpot does not touch the bank.
```yaml not-applicable no-bet
wagers: [{name: jackpot, pays-from: house}]
```

## References
Penal Code 330.11; Business and Professions Code 19805(c).
"""

from __future__ import annotations

from typing import Any

from ...docket.filings import Subject
from ...settle.proof import NOT_BELOW_ZERO, WINS_AT_MOST, holding, limits_of
from ...settle.search import Found, first_broken
from ...settle.terms import Terms
from .._proof import dollars, first_said, near, terms_of, told
from .._unnamed import doubted, put_up
from ..answer import Answer, Answers, Ask, following, met, not_applicable, not_stated, unclear
from ..values import bet

NEEDS_FILING = True
BEFORE = ("coverage/exposure-not-said", "bonus-covered")
"""What finds the cause by the words alone."""


def judge(subject: Subject, ask: Ask) -> Answers:
    of = terms_of(subject)
    if all(wager.pays_from for wager in subject.game.wagers):
        yield not_applicable("no-bet")
    elif holding(of, NOT_BELOW_ZERO) != of.readings:
        found = first_broken(of, NOT_BELOW_ZERO)
        answer = _owes(subject, of, found) if found else unclear("searched", near(subject))
        yield from doubted(subject, [following(answer, *BEFORE)])
    elif found := first_broken(of, WINS_AT_MOST):
        bank, shown = dollars(found.table.put_up), told(found.settled)
        yield unclear("wins-more", first_said(subject, of), bank=bank, round=shown)
    elif holding(of, WINS_AT_MOST) != of.readings:
        yield unclear("searched", near(subject))
    else:
        yield met("proven", first_said(subject, of), readings=of.readings)


def _owes(subject: Subject, of: Terms, found: Found) -> Answer:
    limits = limits_of(of)
    free = [name for name, one in limits.items() if not one.paid]
    values: dict[str, Any] = {
        "bank": dollars(found.table.put_up),
        "round": told(found.settled),
        "owes": dollars(-found.settled.after),
    }
    place = put_up(subject)
    if len(free) < len(limits):
        return not_stated("below-zero-some", place, wagers=[bet(name) for name in free], **values)
    return not_stated("below-zero", place, **values)
