"""Nothing says who takes the pot when all others fold.

Rules for a pot with rounds of betting say that the last player left takes it, and that the hand
ends there. Most hands of poker end before the showdown. A round told only as far as the showdown
goes on dealing to one player.

## Says
- silent: The betting leads to a showdown ({@}), but {who} do not say who takes the pot when all
  players but one fold.[ {perhaps}]
  Together (): The rules of {games} do not say who takes the pot when all players but one fold.
  Fix: Say that the last player left takes the pot, and that the hand ends.
  Write: pot: {to: high, unopposed: last-player-takes-it}
- said: The rules say what happens when all others fold ({@}).
- none: Players do not bet in rounds for a pot here.

## Examples
```yaml not-stated silent
category: poker
pot: {to: high, at: 39}
round: [{does: betting-round, at: 32}, {does: showdown, at: 39}]
```
> The betting leads to a showdown (line 5), but the rules do not say who takes the pot when all
> players but one fold.
```yaml met said
category: poker
pot: {to: high, unopposed: last-player-takes-it, at: 40}
round: [{does: betting-round, at: 32}, {does: showdown, at: 39}]
```
"""

from __future__ import annotations

from ...docket.filed import Place
from ...docket.view import View
from ...model.game import Game
from ...model.poker import Pot
from .._steps import in_general
from ..shapes import stated

NEEDS_FILING = True


def _unopposed(game: Game) -> list[Pot]:
    return [pot for pot in game.pot if pot.unopposed]


def _contested(view: View) -> Place | None:
    """The showdown of a game in which players bet for a pot, or its last round of betting."""
    game = view.game
    does = {step.does: step for step in in_general(game)}
    return does.get("showdown", does.get("betting-round")) if _bets(game) else None


def _bets(game: Game) -> bool:
    return bool(game.pot) and any(step.does == "betting-round" for step in game.round)


judge = stated(_unopposed, when=_contested)
