"""Plain enumeration: every hand, looked at card by card. Slow, short, and nothing shared."""

from collections import Counter
from functools import cache
from itertools import combinations, product

from validator.odds import poker

Card = tuple[int, int]  # rank and suit; a suit of -1 is none
JOKER: Card = (0, -2)
LATIN = {poker.STRAIGHT, poker.FLUSH, poker.STRAIGHT_FLUSH, poker.ROYAL, poker.WHOLE}


def cards(pack: poker.Pack) -> list[Card]:
    each = list(product(pack.ranks, range(pack.suits)))
    return each * pack.decks + [JOKER] * pack.jokers


def consecutive(ranks: list[int]) -> bool:
    low = [1 if rank == 14 else rank for rank in ranks]
    return any(sorted(one) == list(range(min(one), min(one) + len(one))) for one in (ranks, low))


@cache
def of_size(hand: tuple[Card, ...]) -> frozenset[int]:
    """What exactly these cards make. Kept: the same few cards are in many hands."""
    ranks = [rank for rank, _ in hand]
    alike = [*sorted(Counter(ranks).values(), reverse=True), 0]
    flush = len({suit for _, suit in hand}) == 1 and hand[0][1] >= 0
    straight = consecutive(ranks)
    royal = min(ranks) == 15 - len(hand)
    found = {
        poker.PAIR: alike[0] >= 2,
        poker.TWO_PAIR: alike[0] >= 2 and alike[1] >= 2,
        poker.TRIPS: alike[0] >= 3,
        poker.FULL_HOUSE: alike[0] >= 3 and alike[1] >= 2,
        poker.QUADS: alike[0] >= 4,
        poker.FIVE: alike[0] >= 5,
        poker.FIVE_ACES: ranks.count(14) >= 5,
        poker.STRAIGHT: straight,
        poker.FLUSH: flush,
        poker.STRAIGHT_FLUSH: straight and flush,
        poker.ROYAL: straight and flush and royal,
    }
    return frozenset(name for name, holds in found.items() if holds)


def whole(hand: tuple[Card, ...], size: int) -> set[int]:
    found: set[int] = set()
    for part in combinations(hand, size):
        found |= of_size(part)
        if poker.ROYAL not in of_size(part):
            continue
        beside = list(hand)
        for card in part:
            beside.remove(card)
        suits = [{suit for rank, suit in beside if rank == want} for want in (12, 13)]
        if any(s != part[0][1] for s in suits[0] & suits[1]):
            found.add(poker.ROYAL_MATCH)
    if poker.STRAIGHT_FLUSH in of_size(hand):
        found.add(poker.WHOLE)
    return found


def holds(hand: tuple[Card, ...], size: int, joker: poker.Joker) -> set[int]:
    if JOKER not in hand:
        return whole(hand, size)
    rest = tuple(card for card in hand if card != JOKER)
    found = whole((*rest, (14, -1)), size) if joker != "wild" else set()
    if joker == "ace":
        return found
    natural = {card for card in rest if card[0] in (12, 13)}
    for stands in product(range(2, 15), range(4)):
        made = whole((*rest, stands), size)
        if joker == "wild":
            found |= made
            continue
        kept = set(LATIN) if joker == "bug" else LATIN - {poker.FLUSH}
        if poker.ROYAL_MATCH in made and any(
            {(12, suit), (13, suit)} <= natural
            and poker.ROYAL in whole_without(rest, stands, suit, size)
            for suit in range(4)
        ):
            kept.add(poker.ROYAL_MATCH)
        found |= made & kept
    return found


def whole_without(rest: tuple[Card, ...], stands: Card, suit: int, size: int) -> set[int]:
    """What the hand makes without the king and queen of a suit."""
    left = tuple(card for card in (*rest, stands) if card not in ((12, suit), (13, suit)))
    return whole(left, size) if len(left) >= size else set()


def count(pack: poker.Pack, dealt: int, size: int) -> Counter[tuple[int, bool]]:
    """Hands by what they hold and whether the joker is in them."""
    found: Counter[tuple[int, bool]] = Counter()
    for hand in combinations(cards(pack), dealt):
        found[sum(holds(hand, size, pack.joker)), JOKER in hand] += 1
    return found
