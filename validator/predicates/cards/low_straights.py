"""Where the lowest hand wins, the rules say whether straights and flushes count against it.

A game whose pot, or half of it, goes to the low hand says whether a straight or a flush spoils a
low hand. With 5-4-3-2-A one player holds the best low hand and, where straights count, one that
loses to any pair.

## Says
- silent: A low hand wins ({@}), but {who} do not say whether straights and flushes count against
  it.[ {perhaps}]
  Together (): A low hand can win in {games}, but the rules do not say whether straights and flushes
    count against it.
  Fix: Say whether straights and flushes count against a low hand.
  Write: facts: [{of: straights-in-low, is: ignored}]
- said: The rules say whether straights and flushes count in a low hand ({@}).
- none: No low hand of five cards wins here.

## Examples
```yaml not-stated silent
category: poker
pot: {to: low, at: 339}
```
> A low hand wins (line 4), but the rules do not say whether straights and flushes count against it.
```yaml met said
category: poker
pot: {to: high-low, at: 29}
facts: [{of: straights-in-low, is: ignored, at: 52}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from ...docket.filed import Place
from ...docket.view import View
from ...model.game import Game
from ...model.part import Part
from ..shapes import stated

NEEDS_FILING = True
LOW = ("low", "high-low")
RUNS = {"wheel", "straight", "flush", "straight-flush", "no-pair"}
"""A hand of these in an order of low hands tells it."""


def _told(game: Game) -> Iterator[Part]:
    yield from (fact for fact in game.facts if fact.of == "straights-in-low")
    low = [order for order in game.hands if "low" in order.ranking]
    yield from (order for order in low if not RUNS.isdisjoint(order.high_to_low))
    best = chain(*(order.examples for order in low))
    yield from (one for one in best if one.highest[:5] == ("5", "4", "3", "2", "A"))


def _low(view: View) -> Place | None:
    """Where a low hand takes a pot, by these rules and not by those they take over."""
    if any(pot.to in LOW for game in view.borrowed for pot in game.pot):
        return None
    return next((pot for pot in view.game.pot if pot.to in LOW), None)


judge = stated(_told, when=_low)
