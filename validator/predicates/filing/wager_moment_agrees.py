"""A wager is placed at the same moment wherever the rules say when.

A wager placed before any card is dealt in one place is not placed after the cards are seen in
another, nor in the round as it is told step by step. Moments on the same side of the deal agree. A
wager made with the cards in sight is another wager.

## Says
- (fact): when {wager:the} is placed
- (differ): Two places differ on {fact}
- (remedy): Say once when the wager may be placed.
- (moments): {moments:or}
- (one-more): One place allows a moment that the other does not name. May the wager be placed then?

## Examples
```yaml violated two-ways
wagers: [{name: tie, placed: [{is: before-deal, at: 10}, {is: after-own-cards, at: 40}]}]
```
> Two places differ on when the tie wager is placed: before the deal (line 4), and after the
> player's own cards (line 4). Which is it?
```yaml met agree
wagers: [{name: ante, placed: [{is: start-of-round, at: 10}, {is: before-deal, at: 40}]}]
```
"""

from __future__ import annotations

from ...docket.view import View
from ...model.play import Step
from ...model.wagers import Placed, Wager
from .._steps import in_general
from ..agreement import CONTRADICTION, Clash, Said, agreement
from ..answer import Answers, Ask, Subject
from ..values import moment, phrase

EARLY = (
    *("start-of-round", "start-of-game", "start-of-hand", "before-deal", "before-play"),
    *("before-own-cards", "before-cards", "before-round", "before-hand", "before-initial-deal"),
    *("before-original-deal", "before-first-card"),
)
LATE = (
    *("after-own-cards", "after-deal", "after-initial-deal", "after-original-deal"),
    *("after-first-card", "after-second-card", "after-flop", "after-turn", "after-river"),
    *("after-draw", "after-reveal"),
)
DEALT = ("deal", "draw", "roll", "spin", "call-numbers")
BETS = ("bet", "act")
SIDES = dict.fromkeys(EARLY, "early") | dict.fromkeys(LATE, "late")
"""Before the cards, or after them."""


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.wager
    said = [*_said(subject.view, subject.wager), *_steps(subject.view, subject.wager)]
    yield from agreement(said, _clash, phrase("fact", wager=subject.wager))


def _said(view: View, wager: Wager) -> list[Said]:
    """One statement for each place, with every side of the deal it names."""
    found: dict[str, list[tuple[Placed, set[str]]]] = {}
    for number, placed in enumerate(wager.placed):
        if sides := _sides(view, placed.is_):
            place = str(placed.at or f"number {number}")
            found.setdefault(place, []).append((placed, sides))
    return [_place(group) for group in found.values()]


def _steps(view: View, wager: Wager) -> list[Said]:
    """Where the round has the wager placed, if on one side of the first cards only."""
    steps = in_general(view.game, *DEALT, *BETS)
    first = next((n for n, step in enumerate(steps) if step.does in DEALT), None)
    if first is None or not wager.placed:
        return []
    early, late = (_placing(some, wager) for some in (steps[:first], steps[first:]))
    if bool(early) == bool(late):
        return []
    side, told = ("early", "before-deal") if early else ("late", "after-deal")
    return [Said((early or late)[0], frozenset([side]), moment(told))]


def _placing(steps: list[Step], wager: Wager) -> list[Step]:
    return [step for step in steps if step.does in BETS and wager.name in step.wagers]


def _place(group: list[tuple[Placed, set[str]]]) -> Said:
    moments = list(dict.fromkeys(moment(placed.is_) for placed, _ in group))
    sides = frozenset(side for _, both in group for side in both)
    return Said(group[0][0], sides, phrase("moments", moments=moments))


def _sides(view: View, when: str) -> set[str]:
    """The sides of the deal a moment is on; of a wager placed with another, those of the other."""
    before, _, name = when.partition("with-")
    other = None if before else view.wagers.get(name)
    moments = [placed.is_ for placed in other.placed] if other else [when]
    return {SIDES[moment] for moment in moments if moment in SIDES}


def _clash(first: frozenset[str], second: frozenset[str]) -> Clash | None:
    if first == second:
        return None
    return Clash(phrase("one-more")) if first & second else CONTRADICTION
