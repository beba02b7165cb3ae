"""Rules that compare hands of cards by rank give the order of the cards.

Where the better hand wins by an order of hands, the rules also say which card is the highest and
which the lowest, and whether an ace is high. Two flushes, two pairs and two hands without a pair
are told apart by their cards alone.

## Says
- silent: Hands are compared by rank ({@}), but the rules do not give the order of the cards.
  Fix: Give the order of the cards, from highest to lowest.
- ace-below: The ace is the highest card ({@}), and straights count ({@straights}). The rules do not
  say whether an ace may also be the lowest card of a straight.
  Reading: Is the ace only high?
  Fix: Say whether an ace may complete a straight with the lowest cards.
  See straights: straights
- given: The rules give the order of the cards ({@}).
- shown: Examples of hands show the order of the cards ({@}).
- none: Hands are not compared by rank, or the rules are taken from another game.

## Examples
```yaml not-stated silent
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card], at: 20}
compares: {by: ranked-hand, at: 40}
source: {document: a.txt, lines: 1-50}
```
> Hands are compared by rank (line 20), but the rules do not give the order of the cards.
```yaml met given
cards: {high-to-low: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2], ace: [high, low-in-straights], at: 18}
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card], at: 20}
compares: {by: ranked-hand, at: 40}
```
"""

from __future__ import annotations

from ...model.cards import Example, HandRanking
from ...model.game import Game
from .._wagers import compared_by
from ..answer import Answers, Ask, Subject, met, not_applicable, not_stated, roles, unclear

BY_RANK = ("ranked-hand", "two-hands")


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    if straights := _open_straights(game):
        yield unclear("ace-below", game.cards[0], see=[(straights[0], "straights")])
    elif game.inherits or not game.hands or not compared_by(game, *BY_RANK):
        yield not_applicable("none")
    elif game.cards:
        yield met("given", game.cards[0], see=roles(game.cards[1:]))
    elif shown := [one for one in _examples(game) if one.highest or one.lowest]:
        yield met("shown", shown[-1])
    else:
        yield not_stated("silent", game.hands[0])


def _examples(game: Game) -> list[Example]:
    return [example for order in game.hands for example in order.examples]


def _open_straights(game: Game) -> list[HandRanking]:
    """High hands with straights, where the ace is the top card and nothing says if it may be low."""
    top = any(order.high_to_low[:1] == ("A",) for order in game.cards)
    if game.inherits or not top or _ace_told(game):
        return []
    high = [order for order in game.hands if "low" not in order.ranking]
    return [order for order in high if "straight" in order.high_to_low]


def _ace_told(game: Game) -> bool:
    """Whether the rules say, or an example shows, if the ace may be low."""
    if any(order.ace for order in game.cards) or any(f.of == "ace-in-low" for f in game.facts):
        return True
    straights = [one for one in _examples(game) if "straight" in one.hand]
    return any({"A", "2"} <= {*cards} for one in straights for cards in (one.lowest, one.highest))
