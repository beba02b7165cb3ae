"""Where suits decide between cards of one rank, the rules give the order of the suits.

Rules by which a suit decides who posts a forced bet, acts first or has the button also say which
suit is highest. Two players show a deuce, and the bring-in goes to the lower suit. Spades are high
in most rooms, but not in all.

## Says
- silent: Suits decide between cards of one rank ({@}), but {who} do not give the order of the
  suits.[ The rules of {outside}, to which they refer, may give it.]
  Fix: Give the order of the suits from high to low.
  Write: cards: {of: suits, high-to-low: [spades, hearts, diamonds, clubs]}
- said: The rules give the order of the suits ({@}).
- none: No suit decides between cards of one rank.

## Examples
```yaml not-stated silent
category: poker
forced-bets: [{is: bring-in, by: lowest-card, equal-cards: suit, at: 10}]
```
> Suits decide between cards of one rank (line 4), but the rules do not give the order of the suits.

```yaml met said
category: poker
cards: {of: suits, high-to-low: [spades, hearts, diamonds, clubs], at: 3}
forced-bets: [{is: bring-in, by: lowest-card, equal-cards: suit, at: 10}]
```
"""

from __future__ import annotations

from ...docket.filed import Place
from ...docket.view import View
from ...model.cards import Ranks
from ...model.game import Game
from ..shapes import stated


def _suits(game: Game) -> list[Ranks]:
    return [order for order in game.cards if order.of == "suits"]


def _decided(view: View) -> Place | None:
    """Where a suit decides."""
    game = view.game
    forced = [one for one in game.forced_bets if one.equal_cards == "suit"]
    steps = [one for one in game.round if one.equal_cards == "suit"]
    return next(iter([*forced, *steps]), None)


judge = stated(_suits, _decided)
