"""The rules say how large the wager for a double down, a split or a buy-back is.

Where a player may double down or split, the rules give the size of the second wager: equal to the
first, or up to it. Where those who lost may buy back into the hand, they give the price. Whether
one may double for less decides what the player-dealer must be able to cover.

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
from ...model.game import Splitting
from .._wagers import offered
from ..answer import Answers, Ask, Subject, met, not_applicable, roles
from ..silence import silent

NEEDS_FILING = True
SIZED = ("double-down", "split", "buy-back")


def judge(subject: Subject, ask: Ask) -> Answers:
    options = offered(subject.game, *SIZED)
    unsized = _unsized(subject.view, options)
    if not options:
        yield not_applicable("none")
    elif not unsized:
        yield met("sized", options[0], see=roles(options[1:2]))
    else:
        first, *others = unsized.values()
        case = "unpriced" if list(unsized) == ["buy-back"] else "unsized"
        yield silent(subject.view, case, first, roles(others), options=list(unsized))


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
