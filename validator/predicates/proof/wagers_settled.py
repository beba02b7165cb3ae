"""A bet can be neither settled nor returned.

Every bet is paid, collected or given back, in every round and however short the bank is. Rounds are
settled by the rules as filed; the smallest in which money is left over is shown. Where the bank
runs out, what lies on the table belongs to somebody. Rules that do not say to whom leave it to
whoever picks it up.

## Says
- (each):
  Fix (denied, no-refund, silent, searched): Say that bets the player-dealer's wager does not cover
    are returned.
  Write (denied, no-refund, silent): player-dealer: {uncovered-wagers: returned}
- proven: Proven for every round, read as {readings:or}: each bet is paid, collected or returned
  ({@}).[ {only_there}]
- no-limit: Nothing limits the bank, so each bet is paid or collected in full.
- denied: Bets the player-dealer does not cover are not given back ({@}). With {bank} put up,
  {round}; {left} of that stake is then nobody's.
  Together (): Bets the player-dealer does not cover are not given back in {games} ({@}): part of a
    stake can be nobody's.
- no-refund: The rules give no refund where the player-dealer's wager does not cover a bet ({@}). With
  {bank} put up, {round}; the rules do not say whose the other {left} is.
  Reading: Is it the fee that is not refunded, and not the wager?
- two-fates: Bets the player-dealer does not cover are given back at one place ({@returned}) and not
  at another ({@}). With {bank} put up, {round}; whose is the other {left}?
  Fix: Say once that bets the player-dealer's wager does not cover are returned.
  See returned: given back
- silent: The rules do not say what happens to bets the player-dealer's wager does not cover[, if
  they are on {wagers:or}]. With {bank} put up, {round}; the rules do not say whose the other {left} is.
  Together (): The rules of {games} do not say whose a bet is that the player-dealer's wager does
    not cover.
- searched: It is not proven that each bet is paid, collected or returned; no round of up to three
  bets was found in which one is not.
- (paid): seat {seat} wins {stake} on {wager} and is paid {moved}[ of {due}]
- (collected): seat {seat} loses {stake} on {wager} and {moved} is collected

## Examples
```yaml violated denied
player-dealer: {wins-or-loses-at-most: original-wager, uncovered-wagers: carried-over}
wagers: [{name: base}]
```
> Bets the player-dealer does not cover are not given back (line 4). With $1 put up, seat 2 loses $2
> on the base wager and $1 is collected; $1 of that stake is then nobody's.

```yaml not-stated silent
player-dealer: {wins-or-loses-at-most: original-wager}
wagers: [{name: base}]
```
> The rules do not say what happens to bets the player-dealer's wager does not cover. With $1 put up,
> seat 2 loses $2 on the base wager and $1 is collected; the rules do not say whose the other $1 is.
```yaml met proven
player-dealer: {wins-or-loses-at-most: original-wager, uncovered-wagers: returned}
wagers: [{name: base}]
```

## Boundary
Only one bet is said to be returned.
```yaml not-stated silent
player-dealer: {wins-or-loses-at-most: original-wager, uncovered-wagers: {are: returned, wagers: [trips]}}
wagers: [{name: base}, {name: trips, bonus: true, pays: {odds: "3:1"}}]
```

No refund may be of the wager, or only of its fee.
```yaml not-stated no-refund
player-dealer: {wins-or-loses-at-most: original-wager, uncovered-wagers: not-refunded}
wagers: [{name: base}]
```
> The rules give no refund where the player-dealer's wager does not cover a bet (line 4). With $1 put
> up, seat 2 loses $2 on the base wager and $1 is collected; the rules do not say whose the other $1
> is. Is it the fee that is not refunded, and not the wager?

One place gives it back and another does not.
```yaml unclear two-fates
player-dealer:
  wins-or-loses-at-most: original-wager
  uncovered-wagers: [{are: returned},
                     {are: not-refunded}]
wagers: [{name: base}]
```
> Bets the player-dealer does not cover are given back at one place (line 6) and not at another (line
> 7). With $1 put up, seat 2 loses $2 on the base wager and $1 is collected; whose is the other $1?

What is paid is limited and nothing is said of the rest; small rounds do not show it.
```yaml unclear searched
player-dealer: {settling: {pays: true, to-the-extent: true}, reading: two-sided}
wagers: [{name: base, pays: {odds: 1 to 20}}]
```
> It is not proven that each bet is paid, collected or returned; no round of up to three bets was
> found in which one is not.

Nothing limits the bank: all is settled, and the bank may owe, which is another rule's.
```yaml not-applicable no-limit
wagers: [{name: base}]
```
"""

from __future__ import annotations

from typing import Any

from ...docket.filings import Subject
from ...model.statements import Uncovered
from ...settle.proof import SETTLED, holding, limited, limits_of
from ...settle.search import Found, first_broken
from ...settle.terms import RETURNED, Terms
from .._bank import UNPAID
from .._proof import dollars, first_said, near, terms_of, told
from .._unnamed import doubted, put_up
from ..answer import (
    Answer,
    Answers,
    Ask,
    following,
    met,
    not_applicable,
    not_stated,
    unclear,
    violated,
)
from ..values import Value, bet

NEEDS_FILING = True
FOUND = ("uncovered-not-said", "uncovered-some", "two-fates", "kept", "not-refunded", "no-action")
BEFORE = (*(f"coverage/{case}" for case in FOUND), "uncovered-each")
"""What finds the cause by the words alone."""


def judge(subject: Subject, ask: Ask) -> Answers:
    of = terms_of(subject)
    if not limited(of):
        yield not_applicable("no-limit")
        return
    shown = first_broken(of, SETTLED)
    if shown is None and holding(of, SETTLED) != of.readings:
        yield following(unclear("searched", near(subject)), *BEFORE)
    elif shown is None:
        yield met("proven", first_said(subject, of, last=True), readings=of.readings)
    else:
        answer = following(_left_over(subject, of, shown), *BEFORE)
        yield from doubted(subject, [answer])


def _left_over(subject: Subject, of: Terms, shown: Found) -> Answer:
    step = next(step for step in shown.settled.steps if step.left_open)
    cover = of.cover(step.bet.wager)
    values: dict[str, Any] = {
        "bank": dollars(shown.table.put_up),
        "round": told(shown.settled),
        "left": dollars(step.left_open),
    }
    if cover.denied is None:
        return not_stated("silent", put_up(subject), wagers=_some(of), **values)
    given = [part for part in cover.said if isinstance(part, Uncovered)]
    if given:
        return unclear("two-fates", cover.denied, see=[(given[0], "returned")], **values)
    if isinstance(cover.denied, Uncovered) and cover.denied.are == UNPAID:
        return not_stated("no-refund", cover.denied, **values)
    return violated("denied", cover.denied, **values)


def _some(of: Terms) -> list[Value] | None:
    """The bets no rule gives back, where it does so for others."""
    every = limits_of(of)
    missing = [name for name in every if of.cover(name).uncovered != RETURNED]
    return [bet(name) for name in missing] if len(missing) < len(every) else None
