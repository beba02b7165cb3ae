"""Wagers are settled seat by seat or kind by kind, in the same way wherever it is said.

Rules that settle all wagers of one seat before the next seat do not elsewhere settle all wagers of
one kind before the next kind. When the bank runs short the two ways pay different people.

## Says
- (fact): the order of settlement
- (remedy): Say once which comes first, the seat or the kind of bet.
- (seat): seat by seat
- (kind): one kind of bet after the other
- (runs-short): The two orders pay different people when the bank runs short.

## Examples
```yaml unclear two-ways-unless
settles: [{by: seat},
          {by: wager-then-seat, order: [base, bonus]}]
```
> The rules give the order of settlement in two ways: seat by seat (line 4), and one kind of bet
> after the other (line 5). The two orders pay different people when the bank runs short.
```yaml met agree
settles: [{by: seat, order: [base, bonus]}, {by: seat}]
```
"""

from __future__ import annotations

from ...model.wagers import Settlement
from ..agreement import Clash, agreement, stated
from ..answer import Answers, Ask, Subject
from ..values import Value, phrase

SEAT = ("seat", "seat-then-wager")


def judge(subject: Subject, ask: Ask) -> Answers:
    general = [said for said in subject.game.settles if not said.wagers and not said.when]
    yield from agreement(stated((said for said in general if said.by), _way, _shown), _clash)


def _way(said: Settlement) -> str:
    return "seat" if said.by in SEAT else "kind"


def _shown(said: Settlement) -> Value:
    return phrase(_way(said))


def _clash(first: str, second: str) -> Clash | None:
    return None if first == second else Clash(phrase("runs-short"))
