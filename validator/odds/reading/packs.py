"""The cards a game is played with, for every number of decks it allows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...model.game import Game
from ...model.values import Range
from ..poker import STANDARD, Joker, Pack
from .answer import NotComputed, joined

SAME_HAND = {"envy-bonus": "fortune-bonus"}
"""A wager on the hand that another wager is paid for."""
FEWEST_RANKS = 5
MOST_FILED = 20
"""More decks than anybody shuffles."""
MOST_DECKS = 8
"""How far an open number of decks is worked out one by one."""
ENDLESS = 1_000_000
"""The other bound of an open number of decks: so many that a card taken out changes nothing."""
RANKS = {str(rank): rank for rank in range(2, 11)} | {"J": 11, "Q": 12, "K": 13, "A": 14}
ACTS: dict[str, Joker] = {
    "any-card": "wild",
    "wild": "wild",
    "ace-straight-or-flush": "bug",
    "ace-or-straight": "ace-or-straight",
    "ace": "ace",
}
SAID: dict[Joker, str] = {
    "bug": "joker as an ace, or as the card that makes a straight or flush",
    "wild": "joker as any card",
    "ace-or-straight": "joker as an ace or in straights, not in plain flushes",
    "ace": "joker as an ace only",
}


@dataclass(frozen=True, slots=True)
class Read:
    """A pack, and how the document was read to get it."""

    pack: Pack
    reading: str


def decks(game: Game) -> tuple[list[int], str]:
    """The numbers of decks in play, and how that was read.

    Decks that are used in turn are not in play together, so only ``decks`` counts.
    """
    told = [deck.decks for deck in game.deck if deck.decks]
    if not told:
        return [1], "number of decks not said, taken as one"
    found: set[int] = set()
    reading = ""
    for one in [one for one in told if one.high != one.low] or told:
        low = max(int(one.low), 1)
        high = _highest(one, low)
        found |= set(range(low, high + 1))
        if one.high is None:
            found.add(ENDLESS)
            span = f"at {low} to {high}" if high > low else f"at {low}"
            reading = f"{low} decks or more, worked out {span} and for {ENDLESS:,} as the bound"
    if not found:
        raise NotComputed("a game without a deck")
    return sorted(found), reading


def fewest_and_most(game: Game) -> tuple[list[int], str]:
    """The fewest and the most decks: for games that take long to work out."""
    numbers, _ = decks(game)
    few, most = numbers[0], max(one for one in numbers if one != ENDLESS)
    if len(numbers) <= 2 and most == numbers[-1]:
        return numbers, ""
    return sorted({few, most}), f"of the numbers of decks, {few} and {most} are worked out"


def _highest(one: Range, low: int) -> int:
    high = max(low, MOST_DECKS) if one.high is None else int(one.high)
    if high > MOST_FILED:
        raise NotComputed(f"{high} decks")
    return high


def ranks(game: Game) -> tuple[int, ...]:
    """The ranks in the deck."""
    left = _left(game)
    whole = {deck.cards for deck in game.deck if deck.cards} or {52}
    if len(whole) > 1:
        raise NotComputed("the filing gives several sizes of the deck")
    (size,) = whole
    if size == 52 and any(deck.marked for deck in game.deck):
        return STANDARD  # cards of the same rank, marked, take the place of those removed
    if size not in (len(left) * 4, 52):
        raise NotComputed(f"a deck of {size} cards, the ranks of which are not said")
    return left


def _left(game: Game) -> tuple[int, ...]:
    """The ranks that are not taken out."""
    out = {RANKS.get(card) for deck in game.deck for card in deck.removed}
    if None in out:
        raise NotComputed("what is taken out of the deck is not a rank")
    left = tuple(rank for rank in STANDARD if rank not in out)
    if len(left) < FEWEST_RANKS:
        raise NotComputed("hardly a rank is left in the deck")
    return left


def jokers(game: Game) -> int:
    found = {deck.jokers for deck in game.deck if deck.jokers is not None}
    if len(found) > 1:
        raise NotComputed("the filing gives several numbers of jokers")
    return found.pop() if found else 0


def joker_readings(game: Game, wager: str) -> list[Joker]:
    """What the joker stands for in a wager: what is said of it, else what is said of all."""
    mine = (wager, SAME_HAND.get(wager, wager))
    own = [one.acts_as for one in game.joker if one.where in mine]
    said = own or [one.acts_as for one in game.joker if not one.where]
    if not said:
        raise NotComputed("the deck has a joker and no rule for it")
    return list(dict.fromkeys(map(_acts, said)))


def _acts(said: str) -> Joker:
    if said not in ACTS:
        raise NotComputed(f"the joker is {said}")
    return ACTS[said]


def packs(game: Game, wager: str) -> Iterator[Read]:
    """Every pack the game may be dealt from."""
    left, extra = ranks(game), jokers(game)
    numbers, reading = decks(game)
    if not game.deck:
        reading = "deck not said, taken as 52 cards"
    if extra > 1 or (extra and numbers != [1]):
        raise NotComputed("more than one joker")
    for number in numbers:
        if not extra:
            yield Read(Pack(left, decks=number), reading)
            continue
        for joker in joker_readings(game, wager):
            yield Read(
                Pack(left, decks=number, jokers=1, joker=joker), joined(reading, SAID[joker])
            )


def shared(game: Game) -> tuple[object, ...]:
    """What two games have in common where much of what is counted for one serves the other."""
    how = tuple(sorted({one.by for one in game.compares}))
    try:
        return how, tuple(decks(game)[0]), ranks(game), jokers(game)
    except NotComputed:
        return how
