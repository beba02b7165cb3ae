"""The rules say how large a second wager is, all of insurance, and what a surrender costs.

Where a player may double down or split, the rules give the size of the second wager: equal to the
first, or up to it. Where those who lost may buy back into the hand, they give the price. They say
what an insurance bet pays, how large it is, when it may be made and when it loses, and how much of the wager a
surrender loses. Whether one may double for less decides what the player-dealer must be able to
cover.

## Says
- unsized: A player may {options} ({@}), but {who} do not say how large the second wager is.[
  {perhaps}]
  Fix: Say whether the second wager equals the first or may be less.
  See also: {options}
  See adopts: takes over other rules
- unpriced: Players may buy back into the hand ({@}), but {who} do not give the price.[ The rules of
  {outside}, to which they refer, may give it.]
  Fix: Give the price of a buy-back.
  See adopts: takes over other rules
- bare: A player may {options:or} ({@}), but {who} do not say {what:or}.[ {perhaps}]
  Fix: Say {what}.
  See also: {options}
  See adopts: takes over other rules
- (insurance): what insurance pays
- (when): when insurance may be taken
- (size): how large insurance may be
- (decided): when insurance wins and loses
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
from ...model.wagers import Wager
from .._wagers import offered, outcomes
from ..answer import Answers, Ask, Subject, concluded, roles
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
    found = [*_unsized(view, options), *_bare(view, against)]
    yield from concluded(found, options[:2], "sized")


def _unsized(view: View, options: list[Splitting]) -> Answers:
    """Options of which no rules give the size of the second wager."""
    places = _first([one for one in options if "size" not in _told(view, one.is_)])
    if places:
        first, *others = places.values()
        case = "unpriced" if list(places) == ["buy-back"] else "unsized"
        yield silent(view, case, first, roles(others), options=list(places))


def _bare(view: View, options: list[Splitting]) -> Answers:
    """Insurance and surrender of which the rules do not say all that is asked."""
    places = _first([one for one in options if _open(view, one.is_)])
    if places:
        first, *others = places.values()
        does = [phrase(DOES[kind]) for kind in places]
        what = [phrase(one) for kind in places for one in _open(view, kind)]
        yield silent(view, "bare", first, roles(others), key=[*places], options=does, what=what)


def _first(options: list[Splitting]) -> dict[str, Splitting]:
    """The first place of each option."""
    found: dict[str, Splitting] = {}
    for one in options:
        found.setdefault(one.is_, one)
    return found


def _open(view: View, kind: str) -> list[str]:
    """What no rules say of insurance, or of a surrender."""
    asked = [kind] if kind == "surrender" else [kind, "size", "when", "decided"]
    return [what for what in asked if what not in _told(view, kind)]


def _told(view: View, kind: str) -> set[str]:
    """What any rules say of an option: its price, its size, its moment."""
    told: set[str] = set()
    for game in view.rules:
        told.update(*(_of_option(one) for one in game.playing_options if one.is_ == kind))
        told.update(*(_of_bet(wager, kind) for wager in game.wagers))
        told |= {"when" for step in game.round if kind in step.wagers}
        told |= {"decided" for one in outcomes(game) if kind in one.results}
    return told


def _of_option(one: Splitting) -> set[str]:
    price = one.share_lost if one.is_ == "surrender" else one.pays
    said = {one.is_: price, "size": one.size, "when": one.no_later_than or one.on}
    said["decided"] = [table for table in one.pays if table.when]
    return {what for what, told in said.items() if told}


def _of_bet(wager: Wager, kind: str) -> set[str]:
    if kind == "surrender":
        return {kind} if wager.on_surrender and not wager.bonus else set()
    said = {kind: wager.pays, "size": wager.size or wager.limit, "when": wager.placed}
    named = {what for what, told in said.items() if told}
    # of a bet in the list `wager-decided` asks that
    return named | {"decided"} if wager.name == kind else set()
