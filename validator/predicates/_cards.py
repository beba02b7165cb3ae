"""What several rules on cards ask of a game: the ranks its deck holds, its jokers, how many decks,
which ranking decides a wager.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..docket.charts import DOMAIN, Total, runs
from ..docket.hands import RANKS, STANDARD, group
from ..model.cards import Deck, HandRanking, Joker
from ..model.game import Game
from ..model.part import Note
from ..model.wagers import Wager
from ._say import card
from .values import Value, number, phrase


def removed(game: Game) -> dict[str, Deck]:
    """Ranks taken out of the deck for good, each with the statement that says so; not those a
    statement puts back re-marked.
    """
    return {
        rank: deck
        for deck in game.deck
        for label in deck.removed
        for rank in group(label) or ()
        if not _put_back(rank, deck)
    }


def _put_back(rank: str, deck: Deck) -> bool:
    return any(re.search(rf"\b{card(rank)}s?\b", text.lower()) for text in deck.added)


def ranks(game: Game) -> tuple[str, ...]:
    """The ranks left in the deck, from low to high."""
    gone = removed(game)
    return tuple(rank for rank in RANKS if rank not in gone)


def joker_statements(game: Game) -> tuple[Joker, ...]:
    """Statements that give the joker a function."""
    return tuple(joker for joker in game.joker if joker.acts_as not in ("not-used", "blank"))


def decks_with_joker(game: Game) -> tuple[Deck, ...]:
    """Deck statements that put a joker in, or allow one."""
    return tuple(
        deck
        for deck in game.deck
        if deck.jokers or any("joker" in text.lower() for text in deck.added)
    )


def several_decks(game: Game) -> bool:
    """Whether more than one deck may be in play at once."""
    return any(
        deck.decks is not None and (deck.decks.high is None or deck.decks.high > 1)
        for deck in game.deck
    )


def ranking_of(game: Game, wager: Wager) -> HandRanking | None:
    """The order of hands a wager is judged by: the one it names, or the only one of the game when
    it has as many cards.
    """
    names = [judged.ranking for judged in wager.judged if judged.ranking]
    for ranking in game.hands:
        if ranking.ranking in names and len(ranking.high_to_low) > 2:
            return ranking
    whole = [ranking for ranking in game.hands if len(ranking.high_to_low) > 2]
    if names or len({ranking.ranking for ranking in whole}) != 1:
        return None
    size = size_of(whole[0])
    sizes = {
        judged.best or judged.cards
        for judged in wager.judged
        if judged.best or not (size and judged.cards and judged.cards > size)
    }
    return whole[0] if sizes <= {None, size} else None


def size_of(ranking: HandRanking) -> int | None:
    """How many cards the hands of a ranking have, as its name, its hands or its examples tell."""
    for word, size in (("three-card", 3), ("five-card", 5)):
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


def usual_order(game: Game) -> list[Note]:
    """Where rules that list no hands refer to the usual order of them."""
    return [
        note
        for note in game.notes
        if "rank" in note.about and not {"tie", "ties", "ace"} & set(note.about.split("-"))
    ]


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
