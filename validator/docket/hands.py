"""Cards and hands, as far as a drafting rule needs them: ranks, groups of ranks, the best and the worst hand of a kind,
which hands of poker some ranks can make.

Pure functions. A hand is looked at by its ranks alone; suits count only where the filing prints
them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import NamedTuple

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""From low to high."""
NAMES = ("twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens")
PLURALS = dict(zip((*NAMES, "jacks", "queens", "kings", "aces"), RANKS, strict=True))
"""The word for several cards of a rank, and the rank."""
SUITS = "♠♥♦♣"
ORDER = {rank: number for number, rank in enumerate(RANKS)}
STANDARD = (
    "royal-flush",
    "straight-flush",
    "4-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "3-of-a-kind",
    "two-pair",
    "pair",
    "high-card",
)
"""The hands of five cards, best first."""
ROYAL = ("royal-flush", "mini-royal-flush")
USUAL = (*STANDARD, *ROYAL, "five-aces", "5-of-a-kind")
"""What a hand of poker is called: a word that explains itself."""

Hand = tuple[str, ...]


def rank(card: str) -> str | None:
    """The rank of a card as printed: ``K``, ``10♠``; None for a joker or anything else."""
    bare = card.strip(SUITS + " ")
    return "A" if bare == "1" else bare if bare in ORDER else None


def suit(card: str) -> str | None:
    return next((mark for mark in card if mark in SUITS), None)


def group(label: str) -> tuple[str, ...] | None:
    """The ranks a group of cards names: ``10-K``, ``J``, ``K, Q, J``; None for anything else."""
    bare = label.removesuffix(" bonus").strip()
    if bare in ("face-card", "face cards", "face-cards"):
        return ("J", "Q", "K")
    first, _, last = bare.partition("-")
    if rank(first) and last in ORDER:
        return _from_to(first, last)
    parts = [rank(part.strip()) for part in bare.replace("&", ",").split(",")]
    return tuple(part for part in parts if part) if all(parts) else None


def _from_to(first: str, last: str) -> tuple[str, ...] | None:
    low, high = (0 if first == "1" else ORDER[first] + 1), ORDER[last] + 1
    if low >= high and first.isdecimal():  # 6-1 is a tile
        return None
    low, high = sorted((low, high))
    return tuple("A" if number == 0 else RANKS[number - 1] for number in range(low, high + 1))


def sequences(ranks: tuple[str, ...], length: int, ace_low: bool = True) -> list[Hand]:
    """The straights of a deck, best first; the one with a low ace last."""
    starts = range(len(ranks) - length, -1, -1)
    found = [tuple(reversed(ranks[start : start + length])) for start in starts]
    if ace_low and "A" in ranks and len(ranks) > length:
        found.append((*reversed(ranks[: length - 1]), "A"))
    return found


class Bounds(NamedTuple):
    """The hands that may rightly be the highest and lowest of a kind; none where not known."""

    highest: frozenset[Hand] = frozenset()
    lowest: frozenset[Hand] = frozenset()


ENDS = 2
"""Runs of cards that a deck has at least, so that one is the highest and another the lowest."""


@cache
def bounds(
    hand: str,
    length: int,
    ranks: tuple[str, ...],
    above: frozenset[str],
    straights: bool,
    ace_low: bool | None,
) -> Bounds:
    """Highest and lowest *hand* of *length* cards from a deck of *ranks*.

    *above* are the hands ranked better; *straights* says whether the ranking knows straights at
    all; *ace_low* whether the ace may end a straight at the bottom, None when the filing does not
    say.
    """
    if len(sequences(ranks, length, ace_low=False)) < ENDS:
        return Bounds()
    if hand in ROYAL:
        return Bounds(_set(sequences(ranks, length)[0]))
    if hand in ("straight", "straight-flush"):
        return _straights(hand, length, ranks, above, ace_low)
    if hand in ("flush", "high-card"):
        return _unpaired(length, ranks, straights)
    shape = _SHAPES.get(hand)
    if shape is None or sum(shape) > length:
        return Bounds()
    down = ranks[::-1]
    return Bounds(_groups(shape, length, down, down), _groups(shape, length, ranks, ranks))


_SHAPES: dict[str, tuple[int, ...]] = {
    "4-of-a-kind": (4,),
    "full-house": (3, 2),
    "3-of-a-kind": (3,),
    "two-pair": (2, 2),
    "pair": (2,),
}


def _unpaired(length: int, ranks: tuple[str, ...], straights: bool) -> Bounds:
    runs = {canonical(run) for run in sequences(ranks, length)} if straights else set()
    hands = [made for made in map(canonical, combinations(ranks, length)) if made not in runs]
    if not hands:
        return Bounds()
    return Bounds(_set(max(hands, key=_strength)), _set(min(hands, key=_strength)))


def _straights(
    hand: str, length: int, ranks: tuple[str, ...], above: frozenset[str], ace_low: bool | None
) -> Bounds:
    plain = sequences(ranks, length, ace_low=False)
    wheel = sequences(ranks, length)[-1]
    royal = hand == "straight-flush" and bool(above & set(ROYAL))
    highest = _set(plain[1], wheel) if royal else _set(plain[0])
    either = {True: [wheel], False: [plain[-1]], None: [wheel, plain[-1]]}
    return Bounds(highest, _set(*either[ace_low]))


def _groups(
    shape: tuple[int, ...], length: int, ranks: Iterable[str], kickers: Iterable[str]
) -> frozenset[Hand]:
    """The groups alone, or with kickers. Of two pairs the lowest is threes over twos."""
    chosen = list(ranks)[: len(shape)]
    main = [card for card, count in zip(chosen, shape, strict=True) for _ in range(count)]
    rest = [card for card in kickers if card not in chosen][: length - len(main)]
    return _set(tuple(main), (*main, *rest))


def made_of(hand: str, ranks: tuple[str, ...], length: int) -> Hand:
    """A *hand* of so many cards, all of *ranks*; nothing where there is none, or none is known."""
    if hand in ("straight", "straight-flush"):
        made = sequences(RANKS, length)
    elif hand == "flush":
        made = [*combinations(ranks, length)]
    else:
        shape = _SHAPES.get(hand, ())
        made = [*_groups(shape, length, ranks, ranks)] if 0 < len(shape) <= len(ranks) else []
    return next((one for one in made if len(one) == length and {*one} <= {*ranks}), ())


def canonical(cards: Iterable[str]) -> Hand:
    """Ranks from high to low."""
    return tuple(sorted(cards, key=lambda card: -ORDER[card]))


def _strength(hand: Hand) -> tuple[int, ...]:
    return tuple(ORDER[card] for card in hand)


def _set(*hands: Hand) -> frozenset[Hand]:
    return frozenset(canonical(hand) for hand in hands)
