"""Where several people bet on one hand, the rules say which of them plays it.

Where backline betting is allowed on a hand about which a player decides, the rules say who decides:
the seated player, or whoever has the largest wager. One draws, doubles, splits, folds or sets the
hand for the money of all who bet on it; two who disagree need an answer.

## Says
- silent: Several people may bet on one hand ({@}), and its player has choices to make ({@choice}),
  but {who} do not say who decides.[ {perhaps}]
  Together (): In {games} several people may bet on one hand, and its player has choices to
    make. The rules do not say who decides.
  Fix: Say who decides for a hand on which several people bet: the seated player, or the one with
    the largest bet.
  Write: backline: {decides: largest-wager}
  See choice: a choice
  See adopts: takes over other rules
- decided: The decision for a hand on which several people bet is with: {who} ({@}).
- none: No back-line bets are allowed on a hand about which a player decides.

## Examples
```yaml not-stated silent
backline: {allowed: true, at: 4991}
round: [{does: deal, to: players, cards: 7, at: 4994}, {does: set, to: players, at: 5011}]
```
> Several people may bet on one hand (line 4), and its player has choices to make (line 5), but
> the rules do not say who decides.
```yaml met decided
backline: {allowed: true, decides: largest-wager, at: 3997}
round: [{does: deal, to: players, cards: 7, at: 3985}, {does: set, to: players, at: 4001}]
```
"""

from __future__ import annotations

from ...model.game import Game
from ...model.play import Backline
from ..answer import Answers, Ask, Place, Subject, met, not_applicable, roles
from ..silence import silent

NEEDS_FILING = True
DECIDES = ("act", "set", "exchange")
OWN = ("players", "each-player", "active-players", "everyone", None)


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    allowed = [said for said in game.backline if said.allowed and _main(game, said)]
    choices = _choices(game)
    told = [one.part for one in subject.view.said(lambda game: game.backline) if one.part.decides]
    if not allowed or not choices:
        yield not_applicable("none")
    elif told:
        yield met("decided", told[0], see=roles(told[1:]), who=told[0].decides)
    else:
        yield silent(subject.view, "silent", allowed[0], [(choices[0], "choice")])


def _main(game: Game, said: Backline) -> bool:
    """Whether the statement takes in a wager that is no bonus bet."""
    bonuses = {wager.name for wager in game.wagers if wager.bonus}
    return not said.on or bool(set(said.on) - bonuses)


def _choices(game: Game) -> list[Place]:
    """Where a player decides about a hand."""
    decided = [step for step in game.round if step.does in DECIDES and step.to in OWN]
    steps: list[Place] = [step for step in decided if step.where is None]
    return [*steps, *(option for option in game.playing_options if option.allowed)]
