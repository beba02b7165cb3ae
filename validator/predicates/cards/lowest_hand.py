"""An order of hands leaves out the hands that are dealt most often.

An order by which hands are compared ends with the worst hand the cards can make: the one without a
pair in poker, a single card in badugi, and of cards of one suit as many as four suits force. An
order of low hands has the hands without a pair above the pair, and not the best of them alone. Two
players may both hold what the list leaves out, and it is the commonest hand of all.

## Says
- stops: The order of hands ends with {last} ({@}), but a player may be left with no more
  than {hand}, which has no rank.
  Fix: Add {hand} at the end of the order.
- no-pair: The order of hands ends with {last} ({@}) and gives no rank to a hand without a pair.
  Together (): The orders of hands of {games} give no rank to a hand without a pair.
  Reading: Does its highest card decide?
  Fix: Add the hand without a pair at the end of the order.
- low-no-pair: The order of low hands has {first} and then a pair ({@}), and gives no rank to other
  hands without a pair.
  Together (first): The orders of low hands of {games} have {first} and then a pair, and give no
    rank to other hands without a pair. Does the highest card decide between them?
  Reading: Does the highest card decide between them?
  Fix: Add the hands without a pair above the pair, and say how they are compared.
- ends: The order goes down to the lowest hand that can be dealt ({@}).
- none: The rules compare no hands by such an order.

## Examples
```yaml violated stops
category: poker
pot: {to: badugi-low}
hands: {ranking: badugi-low, high-to-low: [four-card-badugi, three-card-badugi, two-card-badugi]}
```
> The order of hands ends with two card badugi (line 5), but a player may be left with no more
> than one card badugi, which has no rank.
```yaml met ends
category: poker
pot: {to: high}
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card]}
```
"""

from __future__ import annotations

from ...model.cards import HandRanking
from ...model.game import Game
from .._cards import COUNTED, NUMBERS, SEATED, compares, dealt, hands_due, sizes_apart
from .._steps import in_general
from ..answer import Answers, Ask, Subject, concluded, unclear, violated

SUITS = 4
UNPAIRED = {"high-card", "no-pair"}


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    orders = [
        one for one in game.hands if compares(game, one) and (hands_due(one) or sizes_apart(one))
    ]
    found = (answer for one in orders for answer in _open(game, one))
    yield from concluded(found, orders, "ends")


def _open(game: Game, order: HandRanking) -> Answers:
    last, sizes = order.high_to_low[-1], sizes_apart(order)
    if sizes and min(sizes) > (least := _least(game, order)):
        hand = COUNTED.sub(rf"{NUMBERS[least - 1]}-card-\2", last)
        yield violated("stops", order, key=order.ranking, last=last, hand=hand)
    elif "low" in order.ranking:
        yield from _low(order)
    elif hands_due(order) and last == "pair":
        yield unclear("no-pair", order, key=order.ranking, last=last)


def _low(order: HandRanking) -> Answers:
    """An order of low hands that has the pair, and of what is better no more than single hands."""
    first, *_ = hands = order.high_to_low
    if "pair" in hands and UNPAIRED.isdisjoint(hands):
        yield unclear("low-no-pair", order, key=order.ranking, first=first)


def _least(game: Game, order: HandRanking) -> int:
    """The fewest cards that count: of one suit, as many as the suits force on a hand."""
    steps = [step for step in in_general(game, "deal") if step.to in SEATED]
    return max(1, -(-dealt(steps) // SUITS)) if order.high_to_low[-1].endswith("flush") else 1
