"""What several rules on cards ask of a game: its ranks, jokers, decks and rankings."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..docket.charts import DOMAIN, Total, runs
from ..docket.comparators import remedies
from ..docket.hands import RANKS, STANDARD, group
from ..model.cards import Deck, HandRanking, Joker
from ..model.game import Game
from ..model.play import Irregular, Step
from ..model.statements import Claim
from ..model.wagers import Wager
from .values import Value, number, phrase


def removed(game: Game) -> dict[str, Deck]:
    """Ranks taken out of the deck and not put back re-marked, each with its statement."""
    return {
        rank: deck
        for deck in game.deck
        for label in deck.removed
        for rank in group(label) or ()
        if rank not in deck.marked
    }


def described(game: Game) -> list[Deck]:
    """Statements that say what a deck is, not only which of its cards are marked or taken out."""
    return [deck for deck in game.deck if deck.cards is not None or deck.decks or deck.total]


def ranks(game: Game) -> tuple[str, ...]:
    """The ranks left in the deck, from low to high."""
    gone = removed(game)
    return tuple(rank for rank in RANKS if rank not in gone)


def joker_statements(game: Game) -> tuple[Joker, ...]:
    """Statements that give the joker a function."""
    return tuple(joker for joker in game.joker if joker.acts_as not in ("not-used", "blank"))


def decks_with_joker(game: Game) -> tuple[Deck, ...]:
    """Deck statements that put a joker in, or allow one."""
    return tuple(deck for deck in game.deck if deck.jokers)


def joker_denied(game: Game) -> bool:
    """Whether one place has a joker, or says what it can be, and another that none is used."""
    general = [joker for joker in game.joker if joker.where is None and not joker.usually]
    used = {joker.acts_as != "not-used" for joker in general}
    decks = {bool(deck.jokers) for deck in game.deck if deck.jokers is not None}
    if used and len(decks) == 1:  # where decks differ, deck-agrees reports it
        used |= decks
    return len(used) > 1


SEATED = ("players", "each-player", "active-players", "seats", "everyone")
"""To whom cards are dealt at every seat."""


def dealt(deals: Iterable[Step]) -> int:
    """How many cards some deals give one hand, at least."""
    return sum(int(step.cards.low) for step in deals if step.cards)


def several_decks(game: Game) -> bool:
    """Whether more than one deck may be in play at once."""
    return any(
        deck.decks is not None and (deck.decks.high is None or deck.decks.high > 1)
        for deck in game.deck
    )


def ranking_of(game: Game, wager: Wager) -> HandRanking | None:
    """The order a wager is judged by: the one it names, or the only one with as many cards."""
    names = [judged.ranking for judged in wager.judged if judged.ranking]
    whole = [ranking for ranking in game.hands if len(ranking.high_to_low) > 2]
    if names:
        return next((ranking for ranking in whole if ranking.ranking in names), None)
    return whole[0] if _one(whole) and _as_many(wager, size_of(whole[0])) else None


def _one(rankings: list[HandRanking]) -> bool:
    return len({ranking.ranking for ranking in rankings}) == 1


def _as_many(wager: Wager, size: int | None) -> bool:
    """Whether a wager is judged by hands of so many cards, or by the best of more."""
    bests = {judged.best for judged in wager.judged if judged.best}
    cards = {judged.cards for judged in wager.judged if judged.cards and not judged.best}
    return bests <= {size} and all(size and number >= size for number in cards)


def size_of(ranking: HandRanking) -> int | None:
    """How many cards the hands of a ranking have, as its name, its hands or its examples tell."""
    for word, size in (("three-card", 3), ("four-card", 4), ("five-card", 5)):
        if word in ranking.ranking:
            return size
    if {"full-house", "4-of-a-kind", "two-pair"} & set(ranking.high_to_low):
        return 5
    lengths = {
        len(cards)
        for example in ranking.examples
        if example.hand in (*STANDARD[:2], "straight", "flush")
        for cards in (example.highest, example.lowest)
        if cards
    }
    return lengths.pop() if len(lengths) == 1 else None


def usual_order(game: Game) -> list[Claim]:
    """Where rules refer to the usual order of hands."""
    return [claim for claim in game.states if claim.that == "standard-rules-apply" and claim.is_]


def out_of_cards(game: Game) -> list[Irregular]:
    """Where the rules say what is dealt when the cards run out."""
    return remedies(game, "cards-run-out")


RANKED = ("ranked-hand", "two-hands", "three-hands", "pot", "high-low-pot")
"""Comparators that need an order of hands."""
HANDS = {
    5: STANDARD[1:],
    4: (
        "4-of-a-kind",
        "straight-flush",
        "3-of-a-kind",
        "flush",
        "straight",
        "two-pair",
        "pair",
        "high-card",
    ),
    3: ("straight-flush", "3-of-a-kind", "straight", "flush", "pair", "high-card"),
}
"""The hands of poker by the number of their cards."""
WORST = ("straight-flush", "royal-flush")
"""The last of low hands, where straights and flushes count."""
ENOUGH = 4
"""A list with so many hands of poker is an order of them all."""


def hands_due(ranking: HandRanking) -> tuple[str, ...]:
    """The hands the order should have; none for a few hands, or low ones without the worst."""
    hands = HANDS.get(size_of(ranking) or 0, ())
    counting = "low" not in ranking.ranking or ranking.high_to_low[-1] in WORST
    return hands if counting and len(set(hands) & set(ranking.high_to_low)) >= ENOUGH else ()


def hands_left_out(ranking: HandRanking) -> list[str]:
    """The hands, but for the one without a pair, that the order should have and has not."""
    known = [hand for hand in hands_due(ranking) if hand != "high-card"]
    return [hand for hand in known if hand not in ranking.high_to_low]


NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
COUNTED = re.compile(rf"({'|'.join(NUMBERS)})-card-([a-z-]+)\Z")
FEW = 3
"""So many hands that differ only in their number of cards are an order by number."""


def compares(game: Game, order: HandRanking) -> bool:
    """Whether hands are compared by the order: it is not for bonus bets alone."""
    users = [w for w in game.wagers if order.ranking in [judged.ranking for judged in w.judged]]
    paid = bool(users) and len(game.hands) > 1 and all(wager.bonus for wager in users)
    compared = any(comparison.by in RANKED for comparison in game.compares)
    return (compared or bool(game.pot)) and not paid


def sizes_apart(order: HandRanking) -> list[int]:
    """How many cards its hands have, where that tells them apart."""
    counted = [found for hand in order.high_to_low if (found := COUNTED.match(hand))]
    every = len(counted) == len(order.high_to_low) >= FEW
    return [NUMBERS.index(found.group(1)) + 1 for found in counted] if every else []


def totals(given: Iterable[Total]) -> list[Value]:
    """Totals of a chart, drawn together: hard 16 or less, soft 18 or more."""
    return [_run(kind, low, high) for kind, low, high in runs(given)]


def _run(kind: str, low: int, high: int) -> Value:
    domain = DOMAIN[kind]
    if low == high:
        return phrase("total", kind=kind, low=number(low))
    if low == domain[0]:
        return phrase("total-down", kind=kind, high=number(high))
    if high == domain[-1]:
        return phrase("total-up", kind=kind, low=number(low))
    return phrase("total-span", kind=kind, low=number(low), high=number(high))
