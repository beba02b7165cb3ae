"""What the rules say a joker stands for, and whether they say there is none."""

from __future__ import annotations

from ..model.cards import Joker
from ..model.game import Game
from .agreement import Said
from .values import phrase

ALIKE = {"wild": "any-card"}
UNUSED = frozenset({"not-used"})


def scopes(game: Game, where: str | None) -> list[Said]:
    """What is said of it without exception, place by place; several at one are alternatives."""
    found: dict[str, list[Joker]] = {}
    for number, joker in enumerate(game.joker):
        if joker.where == where and not joker.usually:
            found.setdefault(str(joker.at or f"number {number}"), []).append(joker)
    return [_said(group) for group in found.values()]


def _said(group: list[Joker]) -> Said:
    scopes = frozenset(ALIKE.get(joker.acts_as, joker.acts_as) for joker in group)
    return Said(group[0], scopes, phrase("alternatives", scopes=[phrase(j.acts_as) for j in group]))


def decks(game: Game) -> list[Said]:
    """Whether the deck has jokers; nothing where its statements differ, which deck-agrees reports."""
    given = [deck for deck in game.deck if deck.jokers is not None]
    if len({bool(deck.jokers) for deck in given}) != 1:
        return []
    value, shown = (None, "deck-with") if given[0].jokers else (UNUSED, "deck-without")
    return [Said(deck, value, phrase(shown)) for deck in given]
