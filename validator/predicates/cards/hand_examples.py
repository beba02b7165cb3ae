"""A hand given as the highest or lowest of its kind is not.

## What is asked
Where the rules name the highest or lowest hand of a rank, no hand of that rank is higher or lower,
and its cards are in the deck.

## Why
The examples decide ties in the eyes of the players; a wrong one contradicts the order of cards.

The code knows the ranks of poker. A straight flush ends at the king where a royal flush is ranked
above it; whether an ace may end a straight at the bottom is taken from the filing.

## Says
- removed: The rules give {cards} as the {which} {hand} ({@}), but the {card} is taken out of the
  deck ({@deck}).
  Fix: Name the {which} {hand} that this deck can make.
  See deck: takes the {card} out
- one-suit: The rules give {cards} as the {which} {hand} ({@}), but two of these cards are of one
  suit.
  Fix: Name cards of different suits.
- too-many: The rules give {cards} as the {which} {hand} ({@}), but this ranking is of {size}-card
  hands ({@ranking}).
  Fix: Name {size} cards.
  See ranking: ranks {size}-card hands
- wrong: An example is wrong ({@}): {wrong}.
  Together (document): Examples are wrong ({@}): {wrong}.
  Fix: Correct the example.
  See royal: the {hand} below it cannot have the same cards
  See low-ace: shows the ace at the low end
- same: Two hands, {other} and {hand}, are given with the same cards, {cards} ({@first} and {@}).
  Fix: Name the cards of each hand.
  See first: the {other}
- right: The highest and lowest hands given are right ({@}).
- none: The rules give no examples of hands.
- (example): the {which} {hand} is {best} (not {cards})
- (high-card): high-card hand

## Fails
```yaml violated wrong
hands:
  ranking: five-card-high
  high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight]
  examples: [{hand: flush, highest: [A, K, Q, J, 9], lowest: [7, 6, 5, 4, 2]}]
```
> An example is wrong (line 7): the lowest flush is 7-5-4-3-2 (not 7-6-5-4-2).

## Passes
```yaml met right
hands:
  ranking: three-card
  high-to-low: [mini-royal-flush, straight-flush, 3-of-a-kind, straight, flush, pair, high-card]
  examples: [{hand: straight-flush, highest: [K, Q, J], lowest: [A, 2, 3]}, {hand: high-card, highest: [A, K, J], lowest: [5, 3, 2]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...docket.filings import Subject
from ...docket.hands import ROYAL, STANDARD, Hand, bounds, canonical, rank, suit
from ...model.cards import Example, HandRanking
from ...model.game import Game
from .._cards import ranks, removed, size_of
from ..answer import Answer, Ask, met, not_applicable, violated
from ..values import Value, name, phrase

SEVEN = 7


class Wrong(NamedTuple):
    """A hand given as highest or lowest, and the one that is."""

    which: str
    cards: tuple[str, ...]
    best: Hand


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    examples = [(ranking, example) for ranking in game.hands for example in ranking.examples]
    found = [answer for ranking, example in examples for answer in _judge(game, ranking, example)]
    found += [answer for ranking in game.hands for answer in _same(ranking)]
    yield from found
    if not examples:
        yield not_applicable("none")
    elif not found:
        yield met("right", examples[0][1], see=[(example, "also") for _, example in examples[1:3]])


def _judge(game: Game, ranking: HandRanking, example: Example) -> Iterator[Answer]:
    hand, gone = example.hand, removed(game)
    both = (("highest", example.highest), ("lowest", example.lowest))
    given = [(which, cards) for which, cards in both if cards]
    for which, cards in given:
        out = [card for card in map(rank, cards) if card in gone]
        suits = [mark for card in cards if (mark := suit(card))]
        said = {"which": which, "hand": hand, "cards": _cards(cards)}
        if out:
            see = [(gone[str(out[0])], "deck")]
            yield violated("removed", example, see=see, key=(hand, which), **said, card=str(out[0]))
            return
        if "badugi" in hand and len(set(suits)) < len(suits):
            yield violated("one-suit", example, key=(hand, which), **said)
            return
    wrong = [
        Wrong(which, cards, best)
        for which, cards in given
        if (best := _better(game, ranking, example, which, cards))
    ]
    if wrong:
        yield _wrong(ranking, example, wrong)


def _wrong(ranking: HandRanking, example: Example, wrong: list[Wrong]) -> Answer:
    hand, size = example.hand, size_of(ranking) or 0
    if all(len(one.cards) > size for one in wrong):
        which, cards, _ = wrong[0]
        return violated(
            "too-many",
            example,
            see=[(ranking, "ranking")],
            key=(hand, which),
            which=which,
            hand=_called(hand),
            cards=_cards(cards),
            size=size,
        )
    shown = [
        phrase(
            "example",
            which=one.which,
            hand=_called(hand),
            best=_cards(one.best),
            cards=_cards(one.cards),
        )
        for one in wrong
    ]
    see = list(_cause(ranking, example, wrong))
    return violated("wrong", example, see=see, key=hand, hand=hand, wrong=shown)


def _called(hand: str) -> Value | str:
    """A hand without a pair is called by its highest card, which is no card here."""
    return phrase("high-card") if hand == "high-card" else hand


def _cards(cards: tuple[str, ...]) -> Value:
    return name(("-" if not any("-" in card for card in cards) else ", ").join(cards))


def _better(
    game: Game, ranking: HandRanking, example: Example, which: str, cards: tuple[str, ...]
) -> Hand | None:
    """The hand that should be there, when the one given is wrong."""
    right = _right(game, ranking, example, which)
    made = [card for card in map(rank, cards) if card]
    if not right or len(made) < len(cards) or canonical(made) in right:
        return None
    return min(right, key=lambda hand: (len(hand) != len(cards), -len(hand), hand[0] == "A"))


def _cause(
    ranking: HandRanking, example: Example, wrong: list[Wrong]
) -> Iterator[tuple[Example, str]]:
    """The other example that shows it: the royal above, or the straight with a low ace."""
    for other in ranking.examples:
        royal = other.hand in ROYAL
        shows = (
            other is not example
            and "straight" in example.hand
            and (royal or other.hand == "straight")
        )
        which = "highest" if royal else "lowest"
        if shows and getattr(other, which) and any(one.which == which for one in wrong):
            yield other, "royal" if royal else "low-ace"


def _right(game: Game, ranking: HandRanking, example: Example, which: str) -> frozenset[Hand]:
    """The hands that may rightly be there; nothing when the code cannot say."""
    seven = example.hand.startswith("seven-card-straight-flush")
    size = SEVEN if seven else size_of(ranking)
    hand = "straight-flush" if seven else example.hand
    known = hand in (*STANDARD, *ROYAL)
    several = len([e for e in ranking.examples if e.hand == example.hand]) > 1
    if size is None or size >= len(ranks(game)) or not known or several:
        return frozenset()
    order = ranking.high_to_low
    ranked = example.hand in order and not seven
    above = frozenset(order[: order.index(example.hand)]) if ranked else frozenset()
    straights = any("straight" in other for other in order)
    found = bounds(hand, size, ranks(game), above, straights, _ace_low(game, ranking, size))
    return found.highest if which == "highest" else found.lowest


def _ace_low(game: Game, ranking: HandRanking, size: int) -> bool | None:
    """Whether the filing lets an ace end a straight at the bottom; None when it does not say."""
    if any("low-in-straights" in order.ace for order in game.cards):
        return True
    straights = [example for example in ranking.examples if "straight" in example.hand]
    given = [cards for example in straights for cards in (example.highest, example.lowest)]
    shown = [set(map(rank, cards)) for cards in given if len(cards) == size]
    return True if any({"A", ranks(game)[0]} <= cards for cards in shown) else None


def _same(ranking: HandRanking) -> Iterator[Answer]:
    seen: dict[tuple[str, ...], Example] = {}
    for example in ranking.examples:
        if "flush" in example.hand or example.hand in STANDARD or not example.highest:
            continue
        first = seen.setdefault(tuple(sorted(example.highest)), example)
        if first.hand != example.hand:
            yield violated(
                "same",
                example,
                see=[(first, "first")],
                key=example.hand,
                cards=_cards(example.highest),
                hand=example.hand,
                other=first.hand,
            )
