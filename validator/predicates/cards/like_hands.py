"""Between two hands of one rank the better one wins.

Where the rules say how two pairs, or two other hands of one rank, compare, the cards that make the
pair are compared before those beside it. An example of the highest or the lowest pair says so.
Cards compared one by one do not end with the first. "The hand with the highest card that the other
one lacks" is right for flushes and for hands without a pair. Taken at its word, it lets threes with
an ace beat a pair of kings.

How two straights compare, every player of poker knows. Of hands that a game has for itself nobody
does: where its order has such hands, the rules say which of two of them wins, or show the lowest of
a rank beside the highest.

## Says
- own: The order of hands ({@}) has hands that are not those of poker, and the rules do not say which of
  two of one rank wins ({hand}, for instance).[ The rules of {outside}, to which they
  refer, may do so.]
  Fix: Say how two hands of one rank compare, for each rank of the order.
  Write: hands: {alike: {by: card-by-card}}
- pair: The rules decide between two hands of the same rank by the highest card that the other hand
  does not have ({@}). A pair of {low}s with an ace would then beat a pair of kings.
  Reading: Is the pair itself compared first?
  Fix: Say that the cards that make the hand are compared first, and the others only when these are
    equal.
- highest-alone: Hands are compared by their highest card ({@}), but the rules do not say what
  decides when those are equal.
  Reading: Are the next cards compared in turn?
  Fix: Say that the next highest cards are compared in turn.
- fair: The rules say how two hands of one rank compare ({@}).
- none: The rules do not say how two hands of one rank compare.

## Examples
```yaml unclear pair
category: poker
hands: {ranking: five-card-high, high-to-low: [flush, straight, 3-of-a-kind, two-pair, pair, high-card], alike: {by: unshared-card, at: 713}, at: 699-711}
```
> The rules decide between two hands of the same rank by the highest card that the other hand does
> not have (line 4). A pair of 3s with an ace would then beat a pair of kings. Is the pair itself
> compared first?
```yaml met fair
category: poker
hands: {ranking: five-card-high, high-to-low: [flush, straight, 3-of-a-kind, two-pair, pair, high-card], alike: {by: own-cards-first, at: 713}}
```
"""

from __future__ import annotations

from itertools import chain

from ...docket.hands import USUAL
from ...model.cards import Alike, HandRanking
from .._cards import FEW, compares, ranks, sizes_apart
from ..answer import Answers, Ask, Subject, concluded, unclear
from ..silence import silent
from ..values import as_called

SUM = "points"
"""Hands by their sum: of two, the higher sum wins."""
SPECIAL = ("clean-sweep", "front")


def judge(subject: Subject, ask: Ask) -> Answers:
    given = [(ranking, alike) for ranking in subject.game.hands for alike in ranking.alike]
    cards = ranks(subject.game)
    found = (answer for pair in given for answer in _faults(cards, *pair))
    own = () if given else _own(subject)
    yield from concluded(chain(found, own), [alike for _, alike in given], "fair")


def _own(subject: Subject) -> Answers:
    """Orders with hands of the game's own, of which nothing says how two of one rank compare."""
    for ranking in subject.game.hands:
        hands = [hand for hand in ranking.high_to_low if hand not in (*USUAL, SUM)]
        shown = any(example.lowest for example in ranking.examples)
        if hands and not shown and compares(subject.game, ranking) and _of_classes(ranking):
            key, hand = ranking.ranking, as_called(hands[0])
            yield silent(subject.view, "own", ranking, key=key, hand=hand)


def _of_classes(ranking: HandRanking) -> bool:
    """Whether many hands have each rank of the order: not where low hands are named one by one."""
    single = "low" in ranking.ranking and not sizes_apart(ranking)
    apart = any(word in ranking.ranking for word in SPECIAL)
    return len(ranking.high_to_low) >= FEW and not single and not apart


def _faults(cards: tuple[str, ...], ranking: HandRanking, alike: Alike) -> Answers:
    if alike.by == "unshared-card" and "pair" in _asked(ranking, alike):
        yield unclear("pair", alike, key=ranking.ranking, low=cards[1])
    elif alike.by == "highest-card-alone":
        yield unclear("highest-alone", alike, key=ranking.ranking)


def _asked(ranking: HandRanking, alike: Alike) -> set[str]:
    """The hands the words are on, but for those that others rank by their own cards."""
    order = ranking.high_to_low
    first = [other for other in ranking.alike if other.by == "own-cards-first"]
    settled = {hand for other in first for hand in other.of or order}
    settled |= {example.hand for example in ranking.examples}
    return {*(alike.of or order)} & {*order} - settled
