"""Hands are compared by rank and the rules give the order of hands.

Where the better of two poker hands wins, the rules list the hands from the highest to the lowest,
or take the list over from a game that has it. Every comparison rests on the list: where a joker
plays, whether straights count, whether an ace is high or low.

## Says
- silent: Hands are compared by rank ({@}), but {who} do not list the hands in order.[ The rules of
  {outside}, to which they refer, may do so.]
  Together (): In {games} hands are compared by rank, but the rules do not list the hands in order.
  Fix: List the hands from the highest to the lowest.
- usual: The rules only refer to the usual order of hands ({@}) and do not list it.
  Together (): The rules of {games} only refer to the usual order of hands and do not list it.
  Fix: List the hands from the highest to the lowest.
  See also: refers to it too
- best: The rules name the best low hand, the {hand} ({@}); each next one is told by its cards.
- listed: The rules list the hands in order, from {first} to {last} ({@}).
- none: No hands are compared by rank here, or their order is that of another game.

## Examples
```yaml not-stated silent
compares: {by: two-hands, hands: [player, player-dealer], at: 298}
```
> Hands are compared by rank (line 4), but the rules do not list the hands in order.
```yaml met listed
category: poker
hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, high-card]}
pot: {to: high}
```
"""

from __future__ import annotations

from ...docket.view import View
from ...model.cards import HandRanking
from ...model.game import Game
from .._cards import RANKED, usual_order
from ..answer import Answer, Answers, Ask, Place, Subject, met, not_applicable, roles, unclear
from ..silence import silent

NEEDS_FILING = True
SPECIAL = ("clean-sweep", "front")
"""Lists of hands apart from the ordinary comparison."""


def judge(subject: Subject, ask: Ask) -> Answers:
    view, where = subject.view, _where(subject.game)
    lists = [said.part for said in view.said(_lists)]
    whole = [ranking for ranking in lists if len(ranking.high_to_low) > 1]
    if where is None:
        yield not_applicable("none")
    elif whole:
        order = whole[0].high_to_low
        yield met("listed", whole[0], see=roles(whole[1:2]), first=order[0], last=order[-1])
    elif lists and lists[0].ranking.endswith("-low"):
        yield met("best", lists[0], hand=lists[0].high_to_low[0])
    else:
        yield _unlisted(view, where)


def _lists(game: Game) -> list[HandRanking]:
    return [one for one in game.hands if not any(word in one.ranking for word in SPECIAL)]


def _unlisted(view: View, where: Place) -> Answer:
    if not usual_order(view.game) and any(
        usual_order(one) and _where(one) for one in view.borrowed
    ):
        return not_applicable("none")
    referred = next((found for one in view.rules if (found := usual_order(one))), [])
    if referred:
        return unclear("usual", referred[0], see=roles(referred[1:2]))
    return silent(view, "silent", where)


def _where(game: Game) -> Place | None:
    """The place where hands are compared by rank."""
    compared = [comparison for comparison in game.compares if comparison.by in RANKED]
    first = next(iter(compared), None)
    answered = next((outcome for one in compared for outcome in one.outcomes), None)
    return (first if first and first.at else answered) or next(iter(game.pot), None) or first
