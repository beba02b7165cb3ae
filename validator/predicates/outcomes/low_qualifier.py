"""A low hand that must qualify has a stated qualifier.

Rules that say what happens when no low hand qualifies say what a low hand needs to qualify. Half
the pot depends on it, and eight or better is only one of the customs.

## Says
- silent: A hand may fail to qualify for low ({@}), but {who} do not say what a low hand needs.[
  {perhaps}]
  Fix: Name the qualifier, such as eight or better.
  See adopts: takes over other rules
  Write: pot: {to: high-low, low-qualifier: eight-or-better}
- said: A low hand must be {qualifier} ({@}).
- none: The rules do not speak of a low hand that does not qualify.

## Examples
```yaml not-stated silent
category: poker
pot: {to: high-low, no-low: high-takes-all, at: 456}
source: {document: a.txt, lines: 1-500}
```
> A hand may fail to qualify for low (line 456), but the rules do not say what a low hand needs.
```yaml met said
category: poker
pot: [{to: high-low, low-qualifier: eight-or-better, at: 10}, {to: high-low, no-low: high-takes-all, at: 40}]
```
"""

from __future__ import annotations

from ...docket.filed import Place
from ...docket.view import View
from ...model.game import Game
from ...model.poker import Pot
from ..shapes import stated
from ..values import as_called

NEEDS_FILING = True


def _qualifiers(game: Game) -> list[Pot]:
    return [pot for pot in game.pot if pot.low_qualifier]


def _unqualified(view: View) -> Place | None:
    """Where the rules speak of a low hand that does not qualify."""
    pots = [pot for pot in view.game.pot if pot.to == "high-low" and pot.no_low]
    outcomes = [outcome for comparison in view.game.compares for outcome in comparison.outcomes]
    cases = [outcome for outcome in outcomes if outcome.case == "no-low"]
    return next(iter((*pots, *cases)), None)


judge = stated(
    _qualifiers,
    when=_unqualified,
    shown=lambda pot: {"qualifier": as_called(pot.low_qualifier or "")},
)
