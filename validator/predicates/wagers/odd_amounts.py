"""What is paid when a payment is no whole dollar.

## What is asked
Where a wager pays odds such as 6 to 5 or 3 to 2, or half of it is lost, the rules say what happens
when that is no whole dollar: paid exactly, rounded, or only wagers for which it comes out.

## Why
Six to five on $7 is $8.40. A table that has no coins keeps the forty cents or gives sixty away; the
player should know which, and so should whoever checks the drop.

## Says
- not-whole: {parts} may come to a part of a dollar ({@}). The rules do not say how such an amount
  is paid.
  Together (): In {games} a payment or a loss may come to a part of a dollar. The rules do not
    say how such an amount is paid.
  Fix: Say that such an amount is paid exactly, or how it is rounded.
  Write: rounding: down
  See part: may come to a part of a dollar
- said: The rules say how a part of a dollar is paid (rounding: {rounding}, {@}).
- whole: Every payment on a whole number of dollars is a whole number of dollars.
- (paid): a payment of {odds:or}
- (lost): a loss of {share} of the wager

## Fails
```yaml not-stated not-whole
wagers: [{name: base, pays: {odds: 6 to 5, when: {result: natural}}}]
```
> A payment of 6 to 5 may come to a part of a dollar (line 4). The rules do not say how such an
> amount is paid.

## Passes
```yaml met said
rounding: down
wagers: [{name: base, pays: {odds: 6 to 5, when: {result: natural}}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.game import Game
from ...model.values import Odds, Share
from ...model.wagers import PayRow, PayTable
from .._pay_tables import otherwise
from ..answer import Answer, Ask, met, not_applicable, not_stated
from ..values import name, phrase

MOST = 5
"""So many odds are named."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    first = dict(reversed([(part, place) for place, part in _parts(subject.game)]))
    parts = dict(reversed(first.items()))
    said = subject.game.rounding
    if not parts:
        yield not_applicable("whole")
    elif said:
        yield met("said", said[0], rounding=said[0].is_)
    else:
        place, *others = parts.values()
        paid = [part for part in parts if isinstance(part, str)]
        lost = [part for part in parts if not isinstance(part, str)]
        shown = [phrase("paid", odds=[name(odds) for odds in paid[:MOST]])] if paid else []
        shown += [phrase("lost", share=share) for share in lost]
        yield not_stated("not-whole", place, see=[(other, "part") for other in others], parts=shown)


def _broken(odds: Odds) -> bool:
    return bool(odds.multiple and odds.multiple.denominator > 1)


def _parts(game: Game) -> Iterator[tuple[Place, str | Share]]:
    """Each place that pays or takes a part of a wager, and the odds or share.

    Not a payment that another place gives in whole dollars, which pay-tables-agree reports.
    """
    for wager in game.wagers:
        for table in wager.pays:
            paid: list[tuple[PayTable | PayRow, Odds, PayRow | None]] = []
            paid += [(table, table.odds, None)] if table.odds else []
            paid += [(row, odds, row) for row in table.rows for odds in row.pays]
            for place, said, row in paid:
                if _broken(said) and all(_broken(odds) for odds in otherwise(wager, table, row)):
                    yield place, said.text
    for option in game.playing_options:
        if option.allowed and option.loses and option.is_ == "surrender":
            yield option, option.loses
