"""The rules say what a player without chips for the bet can win.

In a game for a pot with rounds of betting, the rules say how a player who has put in all chips goes
on, and who wins the bets that player does not cover. Sooner or later somebody runs out of chips in
the middle of a hand. Without a rule the pot is claimed by two.

## Says
- silent: {who} do not say what a player who is all in can win, or who wins the rest of the pot
  (nearest rule: {@}).[ {perhaps}]
  Together (): The rules of {games} do not say what a player who is all in can win, or who wins the
    rest of the pot.
  Fix: Say which part of the pot a player who is all in can win, and who plays for the rest.
  Write: irregularities: [{what: all-in, answers: all-in, then: wins only what the chips covered}]
  See adopts: takes over other rules
- said: The rules say what a player who is all in can win ({@}).
- none: This game has no rounds of betting for a pot.

## Examples
```yaml not-stated silent
category: poker
round: [{does: deal, to: each-player, cards: 2}, {does: betting-round, at: 100}]
pot: {to: high, at: 100}
source: {document: a.txt, lines: 90-110}
```
> The rules do not say what a player who is all in can win, or who wins the rest of the pot (nearest
> rule: line 100).
```yaml met said
category: poker
round: [{does: deal, to: each-player, cards: 2}, {does: betting-round}]
pot: {to: high}
irregularities: [{what: all-in, answers: all-in, then: wins only what the chips covered, at: 204}]
```
"""

from __future__ import annotations

from ...docket.comparators import remedies
from ...docket.filed import Place
from ...docket.view import View
from ...model.game import Game
from ...model.play import Irregular
from .._decided import for_pot
from .._steps import in_general
from ..shapes import stated

NEEDS_FILING = True


def _all_in(game: Game) -> list[Irregular]:
    return remedies(game, "all-in")


def _betting(view: View) -> Place | None:
    """The last rule on bets and the pot, in a game with rounds of betting for one."""
    game = view.game
    bets = in_general(game, "betting-round")
    if not (for_pot(game) and bets):
        return None
    outcomes = [outcome for comparison in game.compares for outcome in comparison.outcomes]
    return [*bets, *outcomes, *game.pot][-1]


judge = stated(_all_in, when=_betting)
