"""An order of hands that leaves a hand out, names one twice or has two in an unusual order.

An order of poker hands names every hand its cards can make, down to the pair, and each once. With a
whole deck the hand that is dealt less often stands above. Two players may both hold what the list
leaves out.

A list may end with the pair: how hands without one compare is known to everybody. One by which
bonus bets alone are paid may end with the lowest hand that is paid.

## Says
- twice: The order of hands ({@}) lists {hands} twice.
  Fix: List every hand once.
- left-out: The order of hands ({@}) leaves out {hands:or}.
  Fix: Give {hands} a place in the order.
- unusual: The order of hands ({@}) has {higher} above {lower}, which is dealt less often.
  Reading: Is that order meant?
  Fix: Put {lower} above {higher}.
- whole: The order lists every hand once, from {first} to {last} ({@}).
- none: The rules give no order of poker hands.

## Examples
```yaml violated left-out
category: poker
hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, straight, 3-of-a-kind, two-pair, pair, high-card]}
```
> The order of hands (line 4) leaves out flush.
```yaml met whole
category: poker
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card]}
```
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from ...model.cards import HandRanking
from ...model.game import Game
from .._cards import RANKED, hands_due, hands_left_out
from .._wagers import compared_by
from ..answer import Answers, Ask, Subject, concluded, unclear, violated


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    orders = [ranking for ranking in game.hands if hands_due(ranking)]
    first = orders[0].high_to_low if orders else ("", "")
    found = (answer for ranking in orders for answer in _faults(game, ranking))
    yield from concluded(found, orders, "whole", first=first[0], last=first[-1])


def _faults(game: Game, ranking: HandRanking) -> Answers:
    twice = [hand for hand, count in Counter(ranking.high_to_low).items() if count > 1]
    for case, hands in (("twice", twice), ("left-out", _left_out(game, ranking))):
        if hands:
            yield violated(case, ranking, key=ranking.ranking, hands=hands)
    for higher, lower in _unusual(game, ranking):
        key = (ranking.ranking, higher, lower)
        yield unclear("unusual", ranking, key=key, higher=higher, lower=lower)


def _unusual(game: Game, ranking: HandRanking) -> list[tuple[str, str]]:
    """Neighbors that stand the other way round than a whole deck deals them."""
    if "low" in ranking.ranking or any(deck.removed for deck in game.deck):
        return []
    usual = hands_due(ranking)
    told = [hand for hand in dict.fromkeys(ranking.high_to_low) if hand in usual]
    return [(one, two) for one, two in pairwise(told) if usual.index(one) > usual.index(two)]


def _left_out(game: Game, ranking: HandRanking) -> list[str]:
    missing = hands_left_out(ranking)
    if missing and _only_paid(game, ranking):
        due = hands_due(ranking)
        lowest = max(due.index(hand) for hand in ranking.high_to_low if hand in due)
        return [hand for hand in missing if due.index(hand) < lowest]
    return missing


def _only_paid(game: Game, ranking: HandRanking) -> bool:
    """Whether no hands are compared by the order: it is for bonus bets and their pay tables."""
    users = [w for w in game.wagers if ranking.ranking in [j.ranking for j in w.judged]]
    own = bool(users) and len(game.hands) > 1 and all(wager.bonus for wager in users)
    return own or not _compared(game)


def _compared(game: Game) -> bool:
    """Whether hands are compared by rank, here or in rules these take over."""
    by_rank = compared_by(game, *RANKED)
    return bool(by_rank or game.pot or game.inherits or game.category == "poker")
