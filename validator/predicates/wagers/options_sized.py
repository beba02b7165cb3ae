"""The rules say how large a second wager is, all of insurance, and what a surrender costs.

Where a player may double down or split, the rules give the size of the second wager: equal to the
first, or up to it. Where those who lost may buy back into the hand, they give the price. They say
what an insurance bet pays, how large it is and when it may be made, and how much of the wager a
surrender loses. Whether one may double for less decides what the player-dealer must be able to
cover.

## Says
- unsized: A player may {options} ({@}), but {who} do not say how large the second wager is.[ The
  rules of {outside}, to which they refer, may say it.]
  Fix: Say whether the second wager equals the first or may be less.
  See also: {options}
  See adopts: takes over other rules
- unpriced: Players may buy back into the hand ({@}), but {who} do not give the price.[ The rules of
  {outside}, to which they refer, may give it.]
  Fix: Give the price of a buy-back.
  See adopts: takes over other rules
- bare: A player may {options:or} ({@}), but {who} do not say {what:or}.[ The rules of {outside}, to
  which they refer, may say it.]
  Fix: Say {what}.
  See also: {options}
  See adopts: takes over other rules
- (insurance): what insurance pays
- (when): when insurance may be taken
- (size): how large insurance may be
- (surrender): how much of the wager is lost
- (take-insurance): take insurance
- (give-up): surrender
- sized: The rules give the size of the second wager ({@}).
- none: No double down, split or buy-back is offered.

## Examples
```yaml not-stated unsized
wagers: [{name: base}]
playing-options: [{is: double-down, allowed: true, on: [any two cards], at: 414}, {is: split, allowed: true, on: [any pair], at: 416}]
```
> A player may double down and split (line 5), but the rules do not say how large the second wager
> is.
```yaml met sized
wagers: [{name: base}]
playing-options: [{is: double-down, allowed: true, size: {of: base, times: 1, bound: exactly}}]
```
"""

from __future__ import annotations

from ...docket.view import View
from ...model.play import Splitting
from .._wagers import offered
from ..answer import Answers, Ask, Subject, met, not_applicable, roles
from ..silence import silent
from ..values import phrase

NEEDS_FILING = True
SIZED = ("double-down", "split", "buy-back")
BANKED = ("player-dealer", "house-banked")
DOES = {"insurance": "take-insurance", "surrender": "give-up"}
"""Options that need no second size: how a sentence names them."""


def judge(subject: Subject, ask: Ask) -> Answers:
    view, options = subject.view, offered(subject.game, *SIZED)
    against = offered(subject.game, *DOES) if subject.game.category in BANKED else []
    unsized = _unsized(view, options)
    kinds = [one.is_ for one in against if _open(view, one.is_)]
    bare = {kind: next(one for one in against if one.is_ == kind) for kind in kinds}
    if unsized:
        first, *others = unsized.values()
        case = "unpriced" if list(unsized) == ["buy-back"] else "unsized"
        yield silent(view, case, first, roles(others), options=list(unsized))
    if bare:
        first, *others = bare.values()
        does = [phrase(DOES[kind]) for kind in bare]
        what = [phrase(one) for kind in bare for one in _open(view, kind)]
        yield silent(view, "bare", first, roles(others), key=[*bare], options=does, what=what)
    if not unsized and not bare:
        told = roles(options[1:2])
        yield met("sized", options[0], see=told) if options else not_applicable("none")


def _open(view: View, kind: str) -> list[str]:
    """What no rules say of insurance, or of a surrender."""
    wagers = [wager for game in view.rules for wager in game.wagers]
    options = [one for game in view.rules for one in game.playing_options if one.is_ == kind]
    if kind == "surrender":
        cost = any(one.share_lost for one in options)
        return [] if cost or any(w.on_surrender and not w.bonus for w in wagers) else [kind]
    bets = [wager for wager in wagers if wager.name == kind]
    steps = [step for game in view.rules for step in game.round if kind in step.wagers]
    told = {
        kind: any(one.pays for one in options) or any(one.pays for one in bets),
        "size": any(one.size for one in options) or any(one.size or one.limit for one in bets),
        "when": any(one.no_later_than or one.on for one in options)
        or any(one.placed for one in bets)
        or bool(steps),
    }
    return [what for what, said in told.items() if not said]


def _unsized(view: View, options: list[Splitting]) -> dict[str, Splitting]:
    """The first place of each option of which no rules give the size."""
    sized: set[str] = set()
    for game in view.rules:
        sized |= {wager.name for wager in game.wagers if wager.size or wager.limit}
        sized |= {option.is_ for option in game.playing_options if option.size}
    found: dict[str, Splitting] = {}
    for option in options:
        if option.is_ not in sized:
            found.setdefault(option.is_, option)
    return found
