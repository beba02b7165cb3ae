"""What the rules leave to the house is not settled by the filing.

The rules themselves say what players may do, what is paid and what becomes of a hand; where they
leave it to somebody of the house, the bounds of the choice are stated. What is usual, what some do,
or what holds if the game is played in one of two ways, is no rule yet: it leaves the matter open. A game is approved as filed. What management may
change from table to table has not been looked at by anybody, and two players may be treated
differently. A duty whose breach has no consequence is left to the house as well.

## Says
- left-to: {@} {@:leave} this to {whose} without any limits: {over}.
  Together (whose): The rules of {games} leave the following to {whose} and set no limits:
    {over}.
  Fix: State the rule, or say within which limits {whose} may decide.
- left-open: {@} {@:leave} this open: {over}. The rules do not say who decides, when, or how
  players are told.
  Together (): The rules of {games} leave the following open and do not say who decides, when, or
    how players are told: {over}.
  Fix: State the rule, or say who decides, when, and how players are told.
- no-remedy: The rules do not say what follows from this ({@}): {over}.
  Fix: Say what happens then.
- bounded: The rules set limits to what the house decides: {over} ({within}).
- none: The rules leave nothing to the house, and say what follows on every mishap they name.

## Examples
```yaml unclear left-to
discretion: [{over: more than three betting circles, whose: management, at: 1215}]
```
> Line 4 leaves this to management without any limits: more than three betting circles.
```yaml met bounded
category: poker
discretion: [{over: a hand taken back, whose: the-dealer, within: only while not face down in the discards, at: 73}]
```
"""

from __future__ import annotations

from ...model.game import Game
from ...model.told import Discretion
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, roles, unclear
from ..values import name


def judge(subject: Subject, ask: Ask) -> Answers:
    left = subject.game.discretion
    bounded = [said for said in left if said.within]
    open_ = [*map(_loose, (said for said in left if not said.within)), *_unanswered(subject.game)]
    yield from open_
    if not left and not open_:
        yield not_applicable("none")
    elif not open_:
        first, *others = bounded[:3]
        given = {"over": name(first.over), "within": name(str(first.within))}
        yield met("bounded", first, see=roles(others), **given)


def _unanswered(game: Game) -> Answers:
    """Mishaps and breaches that the rules name and say nothing more of."""
    for said in game.irregularities:
        if said.then is None:
            yield unclear("no-remedy", said, key=said.what, over=name(said.what))


def _loose(first: Discretion) -> Answer:
    return unclear(
        "left-to" if first.whose else "left-open",
        first,
        key=first.over,
        over=name(first.over),
        whose=first.whose,
    )
