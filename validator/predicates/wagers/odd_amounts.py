"""What is paid when a payment is no whole dollar.

## What is asked
Where a wager pays odds such as 6 to 5 or 3 to 2, or half of it is lost, the rules say what happens when that is no whole dollar: paid exactly, rounded, or
only wagers for which it comes out.

## Why
Six to five on $7 is $8.40. A table that has no coins keeps the forty cents or gives sixty away; the player should know which, and so should
whoever checks the drop.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: base, pays: {odds: 6 to 5, when: {result: natural}}}]
```
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: base, pays: {odds: 1 to 1}}]
playing-options: [{is: surrender, allowed: true, loses: 1/2}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
rounding: down
wagers: [{name: base, pays: {odds: 6 to 5, when: {result: natural}}}]
```

## Boundary
Odds to one always come out.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: base, pays: {odds: even}}, {name: bonus, pays: [{rows: [[flush, 4 to 1], [straight, 20:2]]}]}]
```

Another place pays it in whole dollars: which of the two holds must be settled first.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: base, pays: [{odds: 3 to 2}, {odds: even}]}]
```

## How to fix
Say how a payment that is no whole dollar is rounded, or that only wagers are taken for which it comes out.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.game import Game
from ...model.values import Odds
from ...model.wagers import PayRow, PayTable
from .._say import listed
from ..cards.pay_tables_agree import otherwise
from ..legacy import Answer, Ask, met, not_applicable, not_stated

PAID = "a payment of "


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    parts = list(_parts(subject.game))
    if not parts:
        yield not_applicable("every payment of a whole number of dollars is one")
    elif subject.game.rounding:
        yield met("the rules say what happens when a payment is no whole dollar", subject.game.rounding[0])
    else:
        told = list(dict.fromkeys(words for _, words in parts))
        first = [next(place for place, words in parts if words == word) for word in told]
        paid = [words.removeprefix(PAID) for words in told if words.startswith(PAID)]
        lost = [words for words in told if not words.startswith(PAID)]
        yield not_stated(
            f"{' and '.join([*([PAID + listed(paid)] if paid else []), *lost])} may come to no whole dollar, and nothing is said of what is done then",
            "say how such an amount is rounded, or that it is paid exactly",
            first[0],
            *zip(first[1:], told[1:], strict=True),
        )


def _broken(odds: Odds) -> bool:
    return bool(odds.multiple and odds.multiple.denominator > 1)


def _parts(game: Game) -> Iterator[tuple[Place, str]]:
    """Each place that pays or takes a part of a wager, and the part; not a payment that another place gives in whole dollars, which pay-tables-agree reports."""
    for wager in game.wagers:
        for table in wager.pays:
            paid: list[tuple[PayTable | PayRow, Odds, PayRow | None]] = [(table, table.odds, None)] if table.odds else []
            paid += [(row, odds, row) for row in table.rows for odds in row.pays]
            for place, said, row in paid:
                if _broken(said) and all(_broken(odds) for odds in otherwise(wager, table, row)):
                    yield place, f"{PAID}{said.text}"
    for option in game.playing_options:
        if option.allowed and option.loses and option.is_ == "surrender":
            yield option, f"a loss of {option.loses}"
