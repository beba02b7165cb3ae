"""Casino War: one card each, and another after a tie."""

from __future__ import annotations

from typing import NamedTuple

from .poker import Pack


class Ways(NamedTuple):
    """Ways to deal four cards in order: two, and two more that matter only after a tie."""

    higher: int
    lower: int
    war_higher: int
    war_equal: int
    war_lower: int

    @property
    def tied(self) -> int:
        return self.war_higher + self.war_equal + self.war_lower


def war(pack: Pack) -> Ways:
    """Cards burned in between are not seen and change nothing."""
    each, cards = pack.suits * pack.decks, pack.cards
    later = (cards - 2) * (cards - 3)
    tied = cards * (each - 1)
    apart = (cards * (cards - 1) - tied) // 2 * later
    others = len(pack.ranks) - 1
    again = others * each * (each - 1) + (each - 2) * (each - 3)
    one_way = tied * (later - again) // 2
    return Ways(apart, apart, one_way, tied * again, one_way)
