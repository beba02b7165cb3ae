"""A hand given as the highest or lowest of its kind is not.

Where the rules name the highest or lowest hand of a rank, no hand of that rank is higher or lower,
and its cards are in the deck. The examples decide ties in the eyes of the players; a wrong one
contradicts the order of cards.

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

## Examples
```yaml violated wrong
hands:
  ranking: five-card-high
  high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight]
  examples: [{hand: flush, highest: [A, K, Q, J, 9], lowest: [7, 6, 5, 4, 2]}]
```
> An example is wrong (line 7): the lowest flush is 7-5-4-3-2 (not 7-6-5-4-2).
```yaml met right
hands:
  ranking: three-card
  high-to-low: [mini-royal-flush, straight-flush, 3-of-a-kind, straight, flush, pair, high-card]
  examples: [{hand: straight-flush, highest: [K, Q, J], lowest: [A, 2, 3]}, {hand: high-card, highest: [A, K, J], lowest: [5, 3, 2]}]
```
"""

from __future__ import annotations

from typing import NamedTuple

from ...docket.hands import ROYAL, STANDARD, Hand, bounds, canonical, rank, suit
from ...model.cards import Deck, Example, HandRanking
from ...model.game import Game
from .._cards import ranks, removed, size_of
from ..answer import Answer, Answers, Ask, Role, Subject, concluded, violated
from ..values import Value, name, phrase

SEVEN = 7


class Cards(NamedTuple):
    """The ranks of the deck, those taken out, and whether straights may begin with an ace."""

    ranks: tuple[str, ...]
    gone: dict[str, Deck]
    ace_low: bool


class Given(NamedTuple):
    """A hand given as the highest or lowest, and the one that is, when that is another."""

    which: str
    cards: tuple[str, ...]
    best: Hand | None = None


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    cards = Cards(ranks(game), removed(game), _ace_low_said(game))
    examples = [(ranking, example) for ranking in game.hands for example in ranking.examples]
    found = [answer for pair in examples for answer in _example(cards, *pair)]
    found += [answer for ranking in game.hands for answer in _same(ranking)]
    yield from concluded(found, [example for _, example in examples], "right")


def _example(deck: Cards, ranking: HandRanking, example: Example) -> list[Answer]:
    both = Given("highest", example.highest), Given("lowest", example.lowest)
    given = [one for one in both if one.cards]
    if impossible := [answer for one in given for answer in _impossible(example, one, deck.gone)]:
        return impossible[:1]
    wrong = [one for one in (_checked(deck, ranking, example, one) for one in given) if one.best]
    return [_wrong(ranking, example, wrong)] if wrong else []


def _impossible(example: Example, given: Given, gone: dict[str, Deck]) -> Answers:
    """Cards that are not in the deck, or a badugi of one suit."""
    key = (example.hand, given.which)
    shown = _cards(given.cards)
    out = [card for card in map(rank, given.cards) if card in gone]
    suits = [mark for card in given.cards if (mark := suit(card))]
    if out:
        card = str(out[0])
        see = [(gone[card], "deck")]
        yield violated(
            "removed", example, see=see, key=key, which=key[1], hand=key[0], cards=shown, card=card
        )
    elif "badugi" in example.hand and len(set(suits)) < len(suits):
        yield violated("one-suit", example, key=key, which=key[1], hand=key[0], cards=shown)


def _wrong(ranking: HandRanking, example: Example, wrong: list[Given]) -> Answer:
    hand, size = example.hand, size_of(ranking) or 0
    # a hand without a pair is called by its highest card, which is no card here
    called = phrase("high-card") if hand == "high-card" else hand
    if all(len(one.cards) > size for one in wrong):
        which, cards, _ = wrong[0]
        return violated(
            "too-many",
            example,
            see=[(ranking, "ranking")],
            key=(hand, which),
            which=which,
            hand=called,
            cards=_cards(cards),
            size=size,
        )
    shown = [
        phrase(
            "example",
            which=one.which,
            hand=called,
            best=_cards(one.best or ()),
            cards=_cards(one.cards),
        )
        for one in wrong
    ]
    see = _cause(ranking, example, {one.which for one in wrong})
    return violated("wrong", example, see=see, key=hand, hand=hand, wrong=shown)


def _cards(cards: tuple[str, ...]) -> Value:
    return name(("-" if not any("-" in card for card in cards) else ", ").join(cards))


def _checked(deck: Cards, ranking: HandRanking, example: Example, given: Given) -> Given:
    """With the hand that should be there, when the one given is wrong."""
    right = _right(deck, ranking, example, given.which)
    made = [card for card in map(rank, given.cards) if card]
    if not right or len(made) < len(given.cards) or canonical(made) in right:
        return given
    best = min(right, key=lambda hand: (len(hand) != len(made), -len(hand), hand[0] == "A"))
    return given._replace(best=best)


def _cause(ranking: HandRanking, example: Example, wrong: set[str]) -> list[Role]:
    """The other example that shows it: the royal above, or the straight with a low ace."""
    if "straight" not in example.hand:
        return []
    others = [other for other in ranking.examples if other is not example]
    return [(other, role) for other in others if (role := _shows(other, wrong))]


def _shows(example: Example, wrong: set[str]) -> str:
    """What an example shows of hands that are wrongly the highest or the lowest."""
    if "highest" in wrong and example.hand in ROYAL and example.highest:
        return "royal"
    low = "lowest" in wrong and example.hand == "straight" and example.lowest
    return "low-ace" if low else ""


def _right(deck: Cards, ranking: HandRanking, example: Example, which: str) -> frozenset[Hand]:
    """The hands that may rightly be there; nothing when the code cannot say."""
    hand, size, order = example.hand, size_of(ranking), ranking.high_to_low
    if hand.startswith("seven-card-straight-flush"):
        hand, size, order = "straight-flush", SEVEN, ()
    several = [one.hand for one in ranking.examples].count(example.hand) > 1
    if hand not in (*STANDARD, *ROYAL) or several or not size or size >= len(deck.ranks):
        return frozenset()
    above = frozenset(order[: order.index(hand)] if hand in order else ())
    straights = any("straight" in other for other in ranking.high_to_low)
    found = bounds(hand, size, deck.ranks, above, straights, _ace_low(deck, ranking, size))
    return found.highest if which == "highest" else found.lowest


def _ace_low_said(game: Game) -> bool:
    return any("low-in-straights" in order.ace for order in game.cards)


def _ace_low(deck: Cards, ranking: HandRanking, size: int) -> bool | None:
    """Whether the filing lets an ace end a straight at the bottom; None when it does not say."""
    if deck.ace_low:
        return True
    straights = [example for example in ranking.examples if "straight" in example.hand]
    given = [cards for one in straights for cards in (one.highest, one.lowest)]
    low = {"A", deck.ranks[0]}
    return True if any(low <= set(map(rank, c)) for c in given if len(c) == size) else None


def _same(ranking: HandRanking) -> Answers:
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
