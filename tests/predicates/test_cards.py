"""Rules on cards, hands and pay tables, branch by branch."""

from __future__ import annotations

import pytest

from tests.docket import answers, says
from validator.docket import charts, hands
from validator.model.cards import ChartRow

GAME = "kind: game\nname: Example\ncategory: player-dealer\n"


def verdicts(predicate: str, body: str, level: str = "game") -> list[str]:
    return [answer.verdict for answer in answers(predicate, level, [GAME + body])]


RANKED = "hands: {ranking: high, high-to-low: [full-house, flush, straight, pair]}\n"


@pytest.mark.parametrize(
    ("label", "ranks"),
    [
        ("10-K", ("10", "J", "Q", "K")),
        ("K-J bonus", ("J", "Q", "K")),
        ("1-3", ("A", "2", "3")),
        ("K, Q, J, 10 bonus", ("K", "Q", "J", "10")),
        ("A", ("A",)),
        ("face-card", ("J", "Q", "K")),
        ("6-1", None),
        ("6-6", None),
        ("other", None),
        ("joker", None),
        ("dragon", None),
    ],
)
def test_group_of_ranks(label: str, ranks: tuple[str, ...] | None) -> None:
    assert hands.group(label) == ranks


@pytest.mark.parametrize(
    ("hand", "length", "above", "straights", "ace_low", "highest", "lowest"),
    [
        ("high-card", 5, "", True, True, "AKQJ9", "75432"),
        ("high-card", 3, "", True, None, "AKJ", "532"),
        ("high-card", 3, "", False, None, "AKQ", "432"),
        ("flush", 3, "", True, True, "AKJ", "532"),
        ("straight", 5, "", True, True, "AKQJT", "5432A"),
        ("straight", 5, "", True, False, "AKQJT", "65432"),
        ("straight-flush", 5, "royal-flush", True, True, "KQJT9", "5432A"),
        ("straight-flush", 3, "mini-royal-flush", True, True, "KQJ", "32A"),
        ("straight-flush", 3, "", True, True, "AKQ", "32A"),
        ("royal-flush", 3, "", True, True, "AKQ", ""),
        ("4-of-a-kind", 5, "", True, True, "AAAA", "2222"),
        ("4-of-a-kind", 5, "", True, True, "AAAAK", "22223"),
        ("full-house", 5, "", True, True, "AAAKK", "22233"),
        ("3-of-a-kind", 5, "", True, True, "AAAKQ", "22243"),
        ("two-pair", 5, "", True, True, "AAKK", "3322"),
        ("pair", 3, "", True, True, "AAK", "223"),
    ],
)
def test_highest_and_lowest(
    hand: str,
    length: int,
    above: str,
    straights: bool,
    ace_low: bool | None,
    highest: str,
    lowest: str,
) -> None:
    found = hands.bounds(hand, length, hands.RANKS, frozenset(above.split()), straights, ace_low)
    assert hands.canonical("10" if card == "T" else card for card in highest) in found.highest
    assert (
        not lowest
        or hands.canonical("10" if card == "T" else card for card in lowest) in found.lowest
    )


def test_ace_not_said_to_be_low_allows_both_lowest_straights() -> None:
    found = hands.bounds("straight", 3, hands.RANKS, frozenset(), True, None)
    assert found.lowest == {("4", "3", "2"), ("A", "3", "2")}


def test_hand_too_long_or_unknown_has_no_bounds() -> None:
    assert hands.bounds("full-house", 3, hands.RANKS, frozenset(), True, True) == hands.Bounds()
    assert hands.bounds("dragon", 5, hands.RANKS, frozenset(), True, True) == hands.Bounds()


@pytest.mark.parametrize(
    ("rows", "uncovered"),
    [
        ([["hard 17+", "stand"], ["soft 17-", "hit"]], "hard 16 or less and soft 18 or more"),
        ([["17+", "stand"], ["12-15", "hit"], ["11-", "hit"]], "hard 16 and soft 16"),
        ([["17+", "stand"], ["16-", "hit"]], ""),
        ([["hard 17+", "stand"], ["other", "hit"]], ""),
        ([["natural", "stand"], ["12+", "stand"], ["4-8", "hit"]], "hard 9 to 11"),
        ([["hard 17+", "stand"], ["hard below 17", "hit"], ["soft 17-", "hit"]], "soft 18 or more"),
    ],
)
def test_totals_without_instruction(rows: list[list[str]], uncovered: str) -> None:
    assert (
        charts.spoken(charts.uncovered([ChartRow.model_validate(row) for row in rows])) == uncovered
    )


@pytest.mark.parametrize(
    ("predicate", "level", "body", "expected"),
    [
        ("rank-list", "game", "deck: {cards: 52, removed: [9]}\ncards: {high-to-low: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2]}", ["violated"]),
        ("rank-list", "game", "deck: {cards: 52}\ncards: {of: low, high-to-low: [8, 7, 6, 5, 4, 3, 2, A]}", ["met"]),
        ("rank-list", "game", "deck: {cards: 52}", ["not-applicable"]),
        ("rank-list", "game", "deck: {cards: 52, removed: [A], marked: [A]}\ncards: {high-to-low: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2]}", ["met"]),
        ("card-values", "game", "deck: {cards: 52}\nvalues: {table: [[A, 1], [2-9, face], [bonus, 10]]}", ["met"]),
        ("card-values", "game", "deck: {cards: 52, removed: [10]}\nvalues: {table: [[A, 1], [2-9, face], [J-K, 10]]}", ["met"]),
        ("deck-count", "game", "deck: {jokers: 1, total: 54}", ["unclear"]),
        ("deck-count", "game", "deck: {removed: [8, 9, 10], total: 320}", ["met"]),
        ("deck-count", "game", "deck: {cards: 52, jokers: 1, removed: [8, 9, 10], total: 41}", ["met"]),
        ("deck-count", "game", "deck: {cards: 52, decks: 1, jokers: 2, total: 53}", ["violated"]),
        ("deck-count", "game", "deck: {cards: 52, decks: 1-8, total: 416}", ["met"]),
        ("deck-count", "game", "seats: 7", ["not-applicable"]),
        ("deck-suffices", "game", "deck: {cards: 52}\nseats: {is: 7, of: positions}\nround: [{does: deal, to: players, cards: 7}, {does: deal, to: player-dealer, cards: 7}]", ["met"]),
        ("deck-suffices", "game", "deck: {cards: 52}\nseats: {is: 8, of: hands}\nround: [{does: deal, to: seats, cards: 7}]", ["violated"]),
        ("deck-suffices", "game", "deck: {cards: 52}\nseats: {is: 7, counts-player-dealer: false}\nround: [{does: deal, to: everyone, cards: 7}]", ["violated"]),
        ("deck-suffices", "game", "deck: {cards: 52}\nseats: {is: 7}\nround: [{does: deal, to: seats, cards: 7}, {does: deal, to: players, cards: 7}]", ["met"]),
        ("deck-suffices", "game", "deck: {total: 320}\nseats: {is: 9}\nround: [{does: deal, to: players, cards: 10}]", ["met"]),
        ("deck-suffices", "game", "deck: {cards: 52}\nseats: {is: 10}\nround: [{does: deal, to: players, cards: 5}, {does: deal, to: board, cards: 9, where: b}]", ["met"]),
        ("deck-suffices", "game", "deck: {cards: 52}\nseats: {is: 12}\nround: [{does: deal, to: players, cards: 4}, {does: deal, to: board, cards: 5}]", ["violated"]),
        ("joker-function", "game", "deck: {jokers: 1}\njoker: {acts-as: not-used}", ["not-applicable"]),
        ("joker-function", "game", "deck: {cards: 52}", ["not-applicable"]),
        ("joker-function", "game", "joker: {acts-as: wild}", ["met"]),
        ("joker-function", "game", "deck: {cards: 52, jokers: 1, jokers-when: house-chooses}\njoker: {acts-as: wild}", ["met"]),
        ("joker-hands", "game", "deck: {cards: 52}\nwagers: [{name: b, pays: {rows: [{label: x, pays: 5 to 1, event: {hand: straight-flush, with-joker: true}}]}}]", ["violated"]),
        ("joker-hands", "game", "deck: {cards: 52}\nhands: {ranking: five-card-high, high-to-low: [flush, straight]}", ["not-applicable"]),
        ("joker-hands", "game", "hands: {ranking: five-card-high, high-to-low: [five-aces, straight]}", ["not-applicable"]),
        ("chart-complete", "game", "charts: [{for: dealer, rows: [[hard 17, stand], [soft 17, hit]]}]", ["not-applicable"]),
        ("chart-complete", "game", "charts: [{for: dealer, rows: [[soft 17, hit]]}, {for: dealer, rows: [[soft 17, option]]}]", ["violated"]),
        ("chart-complete", "game", "charts: [{for: dealer, if: only-bonus-bets-are-left, rows: [[soft 17, hit]]}, {for: dealer, if: only-bonus-bets-are-left, rows: [[soft 17, stand]]}]", ["violated"]),
        ("chart-complete", "game", "charts: [{for: dealer, if: only-bonus-bets-are-left, rows: [[soft 17, hit]]}, {for: dealer, if: all-players-have-naturals, rows: [[soft 17, stand]]}]", ["not-applicable"]),
        ("chart-complete", "game", "charts: [{for: players, rows: [[hard 17, stand], [soft 17, hit]]}]", ["not-applicable"]),
        ("chart-complete", "game", "charts: [{for: dealer, rows: [[hard 17, stand], [soft 17, hit]]}, {for: dealer, rows: [[17+, stand], [16-, hit]]}]", ["unclear"]),
        ("chart-complete", "game", "charts: [{for: players, rows: [[21, stand], [natural, stand], [12-20, option]]}]", ["violated"]),
        ("chart-complete", "game", "charts: [{for: players, rows: [[21, stand], [12-20, option]]}]", ["not-applicable"]),
        ("chart-complete", "game", "charts: [{for: players, rows: [[21, stand], [natural, stand], [20, stand]]}]", ["not-applicable"]),
        ("chart-complete", "game", "charts: [{for: dealer, rows: [[17+, stand], [16-, hit]]}, {for: dealer, rows: [[17+, stand], [16-, hit], [natural, stand]]}]", ["met"]),
        ("chart-complete", "game", "charts: [{for: dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}, {for: dealer, rows: [[soft 17-, hit], [hard 17+, stand]]}]", ["not-stated"]),
        ("draw-complete", "game", "draw-rules: [{for: banker-hand, totals: 0-5, must: hit, if: player-stands}]", ["not-applicable"]),
        ("draw-complete", "game", "draw-rules: [{for: players, totals: 0-5, must: hit}, {for: players, totals: 5-9, must: hit}]", ["met"]),
        ("draw-agree", "game", "draw-matrix: {for: banker-hand, third-cards: [0-9], rows: [[5, S]]}\ndraw-rules: [{for: banker-hand, totals: 5, must: hit, against: [4]}]", ["violated"]),
        ("draw-agree", "game", "draw-matrix: {for: banker-hand, third-cards: [4, 5], rows: [[5, HS]]}\ndraw-rules: [{for: banker-hand, totals: 5, must: hit, against: [4]}]", ["met"]),
        ("totals-right", "game", "values: {table: [[A, 1], [2-9, face], [10-K, 10]]}\ntotals: [{cards: [8, 9], makes: 7}]\ncompares: {by: points-mod-10}", ["met"]),
        ("totals-right", "game", "values: {table: [[bonus, 10 or 10.5], [A, 11]]}\ntotals: [{cards: [bonus, A], makes: 21.5}]", ["met"]),
        ("totals-right", "game", "values: {table: [[A, 11]]}\ntotals: [{cards: [joker, A], makes: 21}, {cards: [A], makes: natural}]", ["not-applicable"]),
        ("odds-style", "game", "wagers: [{name: base}]", ["not-applicable"]),
        ("pay-rows", "wager", "wagers: [{name: base, pays: {odds: 1 to 1}}]", ["not-applicable"]),
        ("pay-rows", "wager", RANKED + "wagers: [{name: b, judged: {whose: own, cards: 7}, pays: {rows: [[full-house, 9 to 1], [straight, 3 to 1]]}}]", ["violated"]),
        (
            "pay-rows",
            "wager",
            RANKED + "wagers: [{name: a, pays: {rows: [[full-house, 9 to 1], [flush, 3 to 1]], at: 5}}, {name: b, pays: {rows: [[full-house, 9 to 1], [straight, 3 to 1]], at: 5}}]",
            ["met", "violated"],  # two columns of one printed table, and the second lacks a row
        ),
        ("pay-rows", "wager", RANKED + "wagers: [{name: b, judged: {whose: own, cards: 3}, pays: {rows: [[full-house, 9 to 1], [straight, 3 to 1]]}}]", ["met"]),
        ("pay-rows", "wager", "wagers: [{name: six, judged: {whose: own, best: 5}, pays: {rows: [[straight-flush, 9 to 1], [4-of-a-kind, 3 to 1]]}}]", ["met"]),
        ("pay-rows", "wager", "hands: {ranking: five-card-high, high-to-low: [straight-flush]}\nwagers: [{name: b, judged: {whose: own, best: 5}, pays: {rows: [[straight-flush, 9]]}}]", ["met"]),
        ("pay-rows", "wager", "wagers: [{name: six, judged: {whose: own, best: 5}, pays: {rows: [{label: red, pays: 9 to 1, event: {suited: red}}, {label: seven, pays: 9 to 1, event: {points: 7}}, [flush, 3 to 1]]}}]", ["met"]),
        ("pay-rows", "wager", "wagers: [{name: six, judged: {whose: own, best: 5, ranking: other}, pays: {rows: [[straight-flush, 9 to 1]]}}]", ["met"]),
        ("pay-rows", "wager", "wagers: [{name: six, judged: {whose: own, cards: 5}, pays: {rows: [[flush, 9 to 1]]}}]", ["met"]),
        ("pay-rows", "wager", "wagers: [{name: six, judged: {whose: own, best: 5}, pays: {rows: [[straight-flush, 9 to 1], [full-house, 3 to 1], [flush, 2 to 1]]}}]", ["violated"]),
        ("pay-rows", "wager", "wagers: [{name: b, pays: {at: 5-9, rows: [[flush, 1 to 1], [flush, 2 to 1]]}}, {name: envy, pays: {at: 5-9, rows: [[flush, 5]]}}]", ["violated", "not-applicable"]),
        ("pay-tables-agree", "wager", "wagers: [{name: b, pays: [{rows: [[flush, 4 to 1], [pair, 1 to 1]]}, {rows: [[flush, 4 to 1]]}]}]", ["violated"]),
        ("pay-tables-agree", "wager", "wagers: [{name: b, pays: [{odds: 3 to 2}, {odds: 6 to 5, if: one-deck}]}]", ["not-applicable"]),
        ("pay-tables-agree", "wager", "wagers: [{name: b, pays: [{odds: even}, {odds: '1:1'}]}]", ["met"]),
    ],
)  # fmt: skip
def test_branch(predicate: str, level: str, body: str, expected: list[str]) -> None:
    assert verdicts(predicate, body, level) == expected


def test_one_finding_for_a_chart_printed_twice_names_both_places() -> None:
    body = "charts: [{for: dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}, {for: dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}]"
    (answer,) = answers("chart-complete", "game", [GAME + body])
    assert len(answer.related) == 1


def test_highest_and_lowest_of_one_example_are_one_finding() -> None:
    body = """hands:
  ranking: three-card
  high-to-low: [mini-royal-flush, straight-flush, 3-of-a-kind, straight]
  examples: [{hand: mini-royal-flush, highest: [A, K, Q]}, {hand: straight-flush, highest: [A, K, Q], lowest: [4, 3, 2]}, {hand: straight, lowest: [A, 2, 3]}]
"""
    (answer,) = answers("hand-examples", "game", [GAME + body])
    assert answer.verdict == "violated"
    assert "K-Q-J" in says(answer)
    assert "A-3-2" in says(answer)
    assert len(answer.related) == 2
