"""The rules say when each wager is placed, or when betting ends.

A bet of which nothing says by when it must be down may be placed when the cards, the dice or the
numbers that decide it are seen. Of every bet of its own the rules say when it is placed, or they say
when betting ends for all; in keno, when the sale of tickets for a draw does. A raise or a payment on
another bet has its moment from there, and the wagers of a game for a pot from its rounds of betting.

## Says
- unsaid: {who} do not say when the {wagers} wager{wagers:s} {wagers:is} placed ({@}), or when betting
  ends.[ The rules of {outside}, to which they refer, may say it.]
  Together (): The rules of {games} do not say when wagers are placed, or when betting ends.
  Fix: Say when each wager is placed, and when betting ends.
  Write: no-more-bets: before-deal
- some-unsaid: The rules say when the {told} wager is placed ({@told}), but not when the {wagers}
  wager{wagers:s} {wagers:is} ({@}).
  Reading: May such a bet be placed at any time?
  Fix: Say until when every wager may be placed.
  Write: no-more-bets: before-deal
  See told: placed then
- keno-sales: Numbers are drawn again and again ({@}), but the rules do not say until when a ticket
  may be bought for a draw.
  Fix: Say when sales for a draw close.
- said: The rules say when wagers are placed, or when betting ends ({@}).
- none: The rules describe no round with bets against a bank or the house.

## Examples
```yaml not-stated unsaid
round: [{does: deal, to: players, cards: 3}, {does: settle}]
wagers: [{name: base}, {name: pair-plus, bonus: true, needs: base}]
```
> The rules do not say when the base and pair plus wagers are placed (line 5), or when betting ends.
```yaml met said
round: [{does: deal, to: players, cards: 3}, {does: settle}]
wagers: [{name: base, placed: before-deal}, {name: pair-plus, bonus: true, needs: base, placed: before-deal}]
```
"""

from __future__ import annotations

from itertools import chain

from ...docket.view import View
from ...model.game import Game
from ...model.part import Part
from ...model.wagers import Wager
from .._wagers import placed_bets
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, not_stated, roles, unclear
from ..silence import silent
from ..values import as_called

NEEDS_FILING = True
BANKED = ("player-dealer", "house-banked")
KENO = "keno"


def judge(subject: Subject, ask: Ask) -> Answers:
    view, game = subject.view, subject.game
    bets = [bet for bet in placed_bets(game) if _by_itself(bet)]
    if not bets or not game.round:
        yield not_applicable("none")
    elif game.category == KENO:
        yield _sales(game)
    elif game.category in BANKED:
        ends = _ends(view)
        yield met("said", ends[0]) if ends else _moments(view, bets)
    else:
        yield not_applicable("none")


def _sales(game: Game) -> Answer:
    """The last draw of numbers for which tickets are sold, where nothing ends their sale."""
    draws = [step for step in game.round if step.does == "call-numbers"]
    ends = [*game.no_more_bets, *(moment for bet in game.wagers for moment in bet.placed)]
    if ends or not draws:
        return met("said", ends[0]) if ends else not_applicable("none")
    return not_stated("keno-sales", draws[-1])


def _by_itself(wager: Wager) -> bool:
    """Whether it is a bet of its own, and no raise or payment on another."""
    return wager.bonus or not (wager.needs or wager.size)


def _ends(view: View) -> list[Part]:
    """Where betting is said to end for every bet: the end, a step for all, a total of bets by then."""
    ends: list[Part] = [one for game in view.rules for one in game.no_more_bets]
    ends += (step for step in view.game.round if step.does == "bet" and not step.wagers)
    ends += (said for block in view.blocks for said in block.defines if said.placed)
    return ends


def _moments(view: View, bets: list[Wager]) -> Answer:
    """The bets with a moment, and those without."""
    told = {bet: moment for bet in bets for moment in _placed(view, bet)[:1]}
    left = [bet for bet in bets if bet not in told]
    names = [as_called(bet.name) for bet in left]
    if not left:
        return met("said", told[bets[0]])
    if not told:
        return silent(view, "unsaid", left[0], roles(left[1:]), wagers=names)
    first, moment = next(iter(told.items()))
    see = [(moment, "told"), *roles(left[1:])]
    return unclear("some-unsaid", left[0], see=see, told=first, wagers=names)


def _placed(view: View, bet: Wager) -> list[Part]:
    """Where these rules, or those they take over, say when a bet of that name is placed."""
    wagers = [one for game in view.rules for one in game.wagers if one.name == bet.name]
    steps = [step for game in view.rules for step in game.round if step.does == "bet"]
    named = [step for step in steps if bet.name in step.wagers]
    return [*chain(*(wager.placed for wager in wagers)), *named]
