"""One card more or none, nearest to nine: against plain enumeration, and from a document."""

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import permutations

import pytest

from validator.odds.baccarat import End
from validator.odds.nine import Rules, best_play

from .test_choices import _all

SHOE = (2, 1, 1, 0, 1, 1, 0, 1, 0, 1)


def _units(end: End) -> Fraction:
    """A win that is worth half against a zero of all cards; equal zeros lose."""
    if end.player == end.banker:
        return Fraction(-1 if end.player == 0 else 0)
    part = Fraction(1, 2) if end.banker == 0 and end.banker_cards == 3 else Fraction(1)
    return part if end.player > end.banker else Fraction(-1)


@pytest.mark.parametrize(
    "rules",
    [
        Rules(2, frozenset(range(5))),
        Rules(2, frozenset(), frozenset({1, 2}), frozenset({3, 9})),
        Rules(1, frozenset(range(10))),
    ],
)
def test_small_shoe(rules: Rules) -> None:
    cards = [point for point, count in enumerate(SHOE) for _ in range(count)]
    seen: dict[tuple[int, ...], dict[bool, Counter[End]]] = defaultdict(
        lambda: {False: Counter(), True: Counter()}
    )
    n = rules.cards
    for dealt in permutations(cards, 2 * n + 2):
        own, other = dealt[:n], dealt[n : 2 * n]
        theirs = sum(other) % 10
        banker, size = theirs, n
        if theirs in rules.dealer:
            banker, size = (theirs + dealt[-1]) % 10, n + 1
        held = seen[tuple(sorted(own))]
        held[False][End(sum(own) % 10, banker, n, size)] += 1
        held[True][End((sum(own) + dealt[2 * n]) % 10, banker, n + 1, size)] += 1
    found: Counter[End] = Counter()
    for own, ways in seen.items():
        total = sum(own) % 10
        free = [
            draw for draw in (False, True) if total not in (rules.stands, rules.draws)[not draw]
        ]
        worth = {draw: sum(_units(end) * k for end, k in ways[draw].items()) for draw in free}
        found.update(ways[max(free, key=worth.__getitem__)])
    assert best_play(SHOE, rules, _units) == found


NINE = """
deck: {cards: 52, decks: 8}
round:
  - {does: deal, to: everyone, cards: 3}
  - {does: draw, to: players, cards: 1, optional: true}
wagers: [{name: base}]
draw-rules:
  - {for: player-dealer, totals: 0-5, must: hit}
  - {for: player-dealer, totals: 6-9, must: stand}
compares:
  by: points-mod-10
  hands: [player, player-dealer]
  wagers: [base]
  outcomes:
    - {case: higher, base: wins}
    - {case: equal, base: pushes}
    - {case: lower, base: loses}
"""


def _edge(text: str) -> Fraction:
    (found,) = _all(text)
    assert found.worked
    return found.worked.edge


def test_equal_rules_are_no_advantage_and_a_choice_is_one() -> None:
    must = NINE.replace(
        "draw-rules:",
        "draw-rules:\n  - {for: players, totals: 0-5, must: hit}\n"
        "  - {for: players, totals: 6-9, must: stand}",
    )
    assert _edge(must) == 0
    assert _edge(NINE) <= 0


def test_what_makes_the_edge() -> None:
    lost = "    - {case: equal, if: both 0, when: {whose: own, points: 0}, base: loses}\n"
    half = (
        "    - {case: not-qualified-higher, base: half-won, "
        "when: {whose: own, points: 1-7, while: {points: 0, cards: 4}}}\n"
    )
    assert 0 < _edge(NINE + lost) < _edge(NINE + lost + half)


def test_a_choice_of_the_dealer_is_the_best_for_it() -> None:
    may = NINE.replace("totals: 6-9, must: stand", "totals: 6, must: option}").replace(
        "must: option}}", "must: option}\n  - {for: player-dealer, totals: 7-9, must: stand}"
    )
    (found,) = _all(may)
    assert found.worked
    assert found.worked.edge >= _edge(NINE)
    assert "on 6, which is best for it" in found.reading


def test_a_rule_and_a_choice_on_one_total_are_read_each_way() -> None:
    both = NINE.replace(
        "draw-rules:",
        "draw-rules:\n  - {for: players, totals: any, must: option}\n"
        "  - {for: players, totals: 9, must: hit}",
    )
    free, bound = _all(both)
    assert free.worked
    assert bound.worked
    assert free.worked.edge < bound.worked.edge


@pytest.mark.parametrize(
    ("cut", "put", "why"),
    [
        ("totals: 0-5", "totals: 1-5", "when the dealer draws"),
        ("totals: 0-5", "totals: 0-6", "several ways"),
        ("cards: 52", "cards: 52, jokers: 1", "jokers"),
        ("cards: 3}", "cards: 4}", "how many cards"),
        ("equal, base: pushes", "equal, if: both are black, base: pushes", "told in words"),
        ("must: stand", "must: stand, if: player-stands", "more than the total"),
        ("higher, base: wins", "higher, base: continues", "continues"),
    ],
)
def test_what_cannot_be_worked_out(cut: str, put: str, why: str) -> None:
    (found,) = _all(NINE.replace(cut, put))
    assert why in found.not_computed
