"""From a document to its odds: a few facts, and what follows from them."""

from fractions import Fraction

import pytest

from tests.docket import docket
from validator.model.game import Game
from validator.odds.reading import memory
from validator.odds.reading.answer import Answer
from validator.odds.reading.game import wagers
from validator.source.patience import Uncounted


def _game(text: str) -> Game:
    made = docket(f"kind: game\nname: Example\ncategory: player-dealer\n{text}")
    return made.filings[0].games[0].game


def _all(text: str) -> list[Answer]:
    return list(wagers(_game(text)))


def _one(text: str) -> Answer:
    (found,) = _all(text)
    return found


def _edge(text: str) -> Fraction:
    found = _one(text)
    assert found.worked, found.not_computed
    return found.worked.edge


def _ways(answer: Answer) -> list[int]:
    assert answer.worked, answer.not_computed
    return [row.ways for row in answer.worked.rows]


PAIR_PLUS = """
deck: {DECK}
wagers:
  - name: pair-plus
    judged: {whose: own, cards: 3}
    pays:
      rows: [ROWS]
"""
ROWS = (
    '[straight-flush, "40:1"], [3-of-a-kind, "30:1"], [straight, "6:1"], [flush, "FLUSH"],'
    ' [pair, "1:1"]'
)


def _pair_plus(deck: str = "cards: 52, decks: 1", rows: str = ROWS, flush: str = "3:1") -> str:
    return PAIR_PLUS.replace("DECK", deck).replace("ROWS", rows.replace("FLUSH", flush))


def test_pair_plus() -> None:
    assert _edge(_pair_plus()) == Fraction(1608, 22100)


def test_rows_are_tested_in_the_order_of_pay() -> None:
    turned = ", ".join(reversed(_split(ROWS)))
    assert _edge(_pair_plus(rows=turned)) == Fraction(1608, 22100)


def _split(rows: str) -> list[str]:
    return [f"[{row.strip(' [],')}]" for row in rows.split("],")]


def test_for_one_is_not_to_one() -> None:
    assert _edge(_pair_plus(flush="4 for 1")) == _edge(_pair_plus(flush="3:1"))
    assert _edge(_pair_plus(flush="3 for 1")) > _edge(_pair_plus(flush="3:1"))


def test_every_number_of_decks() -> None:
    found = _all(_pair_plus("cards: 52, decks: 1-3"))
    assert [answer.decks for answer in found] == [1, 2, 3]
    edges = [answer.worked.edge for answer in found if answer.worked]
    assert edges[0] > edges[1] > edges[2]


FORTUNE = """
deck: {cards: 52, jokers: 1, total: 53}
joker: JOKER
wagers:
  - name: fortune-bonus
    judged: {whose: own, cards: 7}
    pays:
      rows:
        - {label: seven in a row, pays: "5,000:1",
           event: {hand: straight-flush, cards: 7, with-joker: false}}
        - {label: royal and match, pays: "2,000:1",
           event: {hand: royal-flush, plus: [{hand: royal-match}]}}
        - {label: seven with joker, pays: "1,000:1",
           event: {hand: straight-flush, cards: 7, with-joker: true}}
        - [five-aces, "400:1"]
        - [royal-flush, "150:1"]
        - [straight-flush, "50:1"]
        - [4-of-a-kind, "25:1"]
        - [full-house, "5:1"]
        - [flush, "4:1"]
        - [3-of-a-kind, "3:1"]
        - [straight, "2:1"]
"""
PUBLISHED = [32, 72, 196, 1128, 26020, 184644, 307472, 4188528, 6172088, 7672500, 11034204]


def test_fortune_as_published() -> None:
    assert _ways(_one(FORTUNE.replace("JOKER", "ace-straight-or-flush"))) == PUBLISHED


FLUSHES = {"52 cards": 4047644, "bug": 6172088}
"""Plain flushes of seven cards, as published."""


def test_a_joker_that_is_not_in_flushes_makes_fewer() -> None:
    barred, bug, wild = (
        _ways(_one(FORTUNE.replace("JOKER", joker)))[8]
        for joker in ("ace-or-straight", "ace-straight-or-flush", "any-card")
    )
    assert bug == FLUSHES["bug"]
    assert FLUSHES["52 cards"] < barred < bug
    assert wild < bug  # a wild joker makes three of a kind and full houses of other flushes


@pytest.mark.parametrize(
    ("joker", "matches"),
    [
        ("ace-straight-or-flush", 4 * 3 + 4 * 5 * 3),
        ("ace-or-straight", 4 * 3 + 4 * 5 * 3),
        ("any-card", 4 * 3 + 4 * 5 * 3 + 4 * 3 * 2),
    ],
)
def test_royal_match_with_joker_royals(joker: str, matches: int) -> None:
    """Natural royals, those with a joker for one card, and a wild joker as king or queen."""
    assert _ways(_one(FORTUNE.replace("JOKER", joker)))[1] == matches


def test_a_joker_of_unclear_scope_has_a_reading_each() -> None:
    found = _all(FORTUNE.replace("JOKER", "[ace-straight-or-flush, any-card, ace-or-straight]"))
    flushes = [_ways(answer)[8] for answer in found]
    assert len({answer.reading for answer in found}) == 3
    assert flushes[0] == PUBLISHED[8]
    assert flushes[2] < flushes[0]  # a plain flush does not take it


def test_a_joker_without_a_rule() -> None:
    found = _one(FORTUNE.replace("joker: JOKER\n", ""))
    assert found.not_computed == "the deck has a joker and no rule for it"


BACCARAT = """
deck: {cards: 52, decks: 8}
FACTS
draw-rules:
  - {for: player-hand, totals: 0-5, must: hit}
  - {for: banker-hand, totals: 0-5, must: hit, if: player-stands}
draw-matrix:
  for: banker-hand
  third-cards: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  rows:
    - [7, SSSSSSSSSS]
    - [6, SSSSSSHHSS]
    - [5, SSSSHHHHSS]
    - [4, SSHHHHHHSS]
    - [3, HHHHHHHHSH]
    - [2, HHHHHHHHHH]
    - [1, HHHHHHHHHH]
    - [0, HHHHHHHHHH]
compares:
  by: points-mod-10
  hands: [player, banker]
  wagers: [line]
  outcomes:
    - {case: lower, line: wins}
    - {case: higher, line: loses}
wagers:
  - {name: line, PAYS}
"""
ENDS = "facts: [{of: draw-after-natural, is: no-draw}]"


def _baccarat(pays: str, facts: str = ENDS) -> list[Answer]:
    return _all(BACCARAT.replace("FACTS", facts).replace("PAYS", pays))


def test_the_banker_less_five_percent() -> None:
    (found,) = _baccarat('pays: {odds: "0.95:1"}, ties: pushes')
    assert found.worked
    assert f"{float(found.worked.edge):.6f}" == "0.010579"


def test_silence_on_ties_and_naturals_is_read_each_way() -> None:
    found = _baccarat('pays: {odds: "1:1"}', "")
    assert len({answer.reading for answer in found}) == 4
    edges = [answer.worked.edge for answer in found if answer.worked]
    assert len(edges) == 4
    assert edges[0] == edges[2]  # both sides draw on 0 to 5 against a natural, so it evens out
    assert len(set(edges)) == 3


def test_a_line_that_pushes_on_one_winning_hand() -> None:
    pays = (
        'ties: pushes, pays: [{odds: "1:1"}, '
        "{odds: push, when: {whose: banker, cards: 3, points: 7}}]"
    )
    (found,) = _baccarat(pays)
    assert found.worked
    assert f"{float(found.worked.edge):.6f}" == "0.010183"


def test_a_bet_on_how_a_hand_ends() -> None:
    decided = "[{is: wins, when: {whose: player, points: 8, cards: 3, while: {points: 0-7}}}"
    (found,) = _baccarat(
        f'decided: {decided}, {{is: loses, otherwise: true}}], pays: {{odds: "25:1"}}'
    )
    assert found.worked
    assert f"{float(found.worked.edge):.6f}" == "0.101876"


BUSTER = """
deck: {cards: 52, decks: 8}
charts: [{for: player-dealer, rows: [[hard 17+, stand], [SOFT, hit]]}]
wagers:
  - name: buster
    pays:
      rows:
        - {label: eight, pays: "200:1",
           event: {result: bust, whose: player-dealer, count: LAST, of: cards}}
"""


def test_eight_or_more_is_not_eight() -> None:
    eight, more = (
        _ways(_one(BUSTER.replace("SOFT", "soft 17-").replace("LAST", last)))
        for last in ("8", "8+")
    )
    assert 0 < eight[0] < more[0]


def test_the_dealer_draws_by_the_chart() -> None:
    hit, stand = (
        _ways(_one(BUSTER.replace("SOFT", soft).replace("LAST", "8+")))
        for soft in ("soft 17-", "soft 16-")
    )
    assert hit != stand


CHART = BUSTER.replace("[[hard 17+, stand], [SOFT, hit]]", "ROWS").replace("LAST", "8+")


@pytest.mark.parametrize(
    ("rows", "readings"),
    [
        ("[['17+', stand], [below 17, hit]]", {""}),
        (
            "[[hard 17+, stand], [hard below 17, hit], [soft 17-, hit]]",
            {"the dealer stands on soft 18 to 21, as the chart is silent"},
        ),
        (
            "[['17+', stand], [hard 12-, hit], [soft 16-, hit]]",
            {
                "the dealer stands on hard 13 to 16, as the chart is silent",
                "the dealer draws on hard 13 to 16, as the chart is silent",
            },
        ),
        (
            "[['16', hit], ['17', stand]]",
            {
                "the dealer draws on hard 4 to 15, as the chart is silent; "
                "the dealer stands on hard 18 to 21, as the chart is silent; "
                "the dealer draws on soft 12 to 15, as the chart is silent; "
                "the dealer stands on soft 18 to 21, as the chart is silent"
            },
        ),
    ],
)
def test_what_a_chart_leaves_open_is_named(rows: str, readings: set[str]) -> None:
    found = _all(CHART.replace("ROWS", rows))
    assert {answer.reading for answer in found} == readings
    assert len({answer.worked for answer in found}) == len(readings)


def test_an_open_number_of_decks_has_both_bounds() -> None:
    found = _all(_pair_plus("cards: 52, decks: 7+"))
    assert [answer.decks for answer in found] == [7, 8, 1_000_000]
    assert "7 decks or more" in found[0].reading
    (least, bound) = _all(_pair_plus("cards: 52, decks: 12+"))
    assert (least.decks, bound.decks) == (12, 1_000_000)


def test_decks_used_in_turn_are_not_in_play_together() -> None:
    turns = _one(_pair_plus("cards: 52, decks: 1, alternating: 2"))
    assert (turns.decks, turns.worked) == (1, _one(_pair_plus()).worked)


def test_overlapping_ends_of_a_round_are_paid_once() -> None:
    rows = (
        '{label: nine, pays: "5:1", event: {whose: banker, points: 9}}, '
        '{label: nine of three, pays: "9:1", event: {whose: banker, points: 9, cards: 3}}, '
        '{label: eight or nine, pays: "1:1", event: {whose: banker, points: 8-9}}'
    )
    (found,) = _baccarat(f"ties: pushes, pays: {{rows: [{rows}]}}")
    (apart,) = _baccarat(
        "ties: pushes, pays: {rows: "
        '[{label: all, pays: "1:1", event: {whose: banker, points: 8-9}}]}'
    )
    assert sum(_ways(found)) == _ways(apart)[0]
    assert min(_ways(found)) > 0


def test_no_chart() -> None:
    found = _one(
        "\n".join(line for line in BUSTER.splitlines() if "charts" not in line).replace("LAST", "8")
    )
    assert found.not_computed == "when the dealer draws is not said"


FIELD = """
deck: {cards: 52, decks: 1}
wagers:
  - name: field
    judged: {whose: own, cards: 2}
    pays:
      rows:
        - {label: two aces, pays: "10:1", event: {ranks: [A, A], first-cards: 2}}
        - {label: 3 or 4, pays: "3:1", event: {total: [3, 4], first-cards: 2}}
        - {label: 11 or 12, pays: "1:1", event: {total: [11, 12], first-cards: 2}}
        - {label: blackjack, pays: "3:2", event: {result: natural, first-cards: 2}}
"""


def test_the_ace_is_one_in_field_bets() -> None:
    ways = _ways(_one(FIELD))
    assert ways[0] == 6
    assert ways[1] == 16 + 16 + 6  # ace and two; ace and three, two twos
    assert ways[3] == 64
    eleven = 16 * 4  # 2-9, 3-8, 4-7, 5-6; an ace with a ten is paid as blackjack
    twelve = 4 * 16 + 16 * 3 + 6  # 2 with a ten; 3-9, 4-8, 5-7; two sixes
    assert ways[2] == eleven + twelve


MATCH = """
deck: {cards: 48, decks: DECKS, removed: [10]}
wagers:
  - name: match
    pays:
      rows:
        - {label: one of each, pays: "13:1",
           event: {count: 1, of: suited-matches, plus: {count: 1, of: non-suited-matches}}}
        - {label: suited, pays: "9:1", event: {count: 1, of: suited-matches}}
        - {label: other, pays: "4:1", event: {count: 1, of: non-suited-matches}}
"""


def test_decks_in_play_change_what_matches() -> None:
    assert _ways(_one(MATCH.replace("DECKS", "1"))) == [0, 0, 3 * 44]
    assert _ways(_one(MATCH.replace("DECKS", "4"))) == [3 * 12, 3 * 176, 12 * 176]


UNUSUAL = [
    (
        "equipment: [{is: dice}]",
        "rolls: {stage: one-roll, wins: [any total]}",
        "a roll called any total",
    ),
    ("equipment: [{is: dice}]", "rolls: {stage: any-roll, wins: [4]}", "what ends it is not said"),
    (
        "equipment: [{is: wheel-compartments, count: 38}]",
        "decided: {is: wins, when: {total: 1+}}",
        "an open range of numbers",
    ),
]


@pytest.mark.parametrize(("facts", "told", "why"), UNUSUAL)
def test_what_is_not_known_is_said(facts: str, told: str, why: str) -> None:
    text = f'{facts}\nwagers: [{{name: side, pays: {{odds: "1:1"}}, {told}}}]'
    assert _one(text).not_computed == why


def test_rows_without_payments() -> None:
    rows = "{name: side, judged: {whose: own, cards: 3}, pays: {rows: [[pair]]}}"
    assert _one(f"wagers: [{rows}]").not_computed == "the pay table has no payments"


def test_a_deck_with_next_to_nothing_in_it() -> None:
    out = "cards: 52, removed: [2, 3, 4, 5, 6, 7, 8, 9, 10]"
    assert _one(_pair_plus(out)).not_computed == "hardly a rank is left in the deck"


@pytest.mark.parametrize("row", ["[7, SSSSSSSSS-]", "[x, SSSSSSSSSS]"])
def test_a_chart_that_cannot_be_read(row: str) -> None:
    text = BACCARAT.replace("FACTS", ENDS).replace("PAYS", 'ties: pushes, pays: {odds: "1:1"}')
    assert _one(text.replace("[7, SSSSSSSSSS]", row)).not_computed


CRAPS = """
equipment: [{is: dice, count: 2}]
wagers:
  - {name: pass, pays: {odds: "1:1"},
     rolls: [{stage: come-out, wins: [7, 11], loses: [2, 3, 12], other-totals: point},
       {stage: point, wins: [point], loses: [7]}]}
  - {name: two, pays: {odds: "30:1"}, rolls: {stage: one-roll, wins: [2]}}
  - {name: twelve, pays: {odds: "30:1"}, rolls: {stage: one-roll, wins: [12]}}
  - {name: both, made-of: [two, twelve]}
  - {name: hard, pays: {odds: "9:1"}, rolls: {stage: any-roll, wins: [hard 8], loses: [easy 8, 7]}}
  - {name: place, rolls: {stage: any-roll, wins: [6, 8], loses: [7]},
     pays: {rows: [{label: 6 or 8, pays: "7:6", event: {total: [6, 8]}}]}}
"""
WHEEL = """
equipment: [{is: wheel-compartments, count: 38}]
wagers:
  - {name: split, pays: {odds: "17:1"}, decided: {is: wins, when: {count: 2, of: numbers}}}
  - {name: dozen, pays: {odds: "2:1"}, decided: {is: wins, when: [{total: 1-12}, {total: 13-24}]}}
  - {name: red, pays: {odds: "1:1"}, decided: {is: wins, when: {of: red-numbers}}}
"""


@pytest.mark.parametrize(
    ("text", "edges"),
    [
        (CRAPS, ["7/495", "5/36", "5/36", "5/36", "1/11", "1/66"]),
        (WHEEL, ["1/19"] * 3),
    ],
)
def test_dice_and_wheel(text: str, edges: list[str]) -> None:
    found = [str(answer.worked.edge) for answer in _all(text) if answer.worked]
    assert found == edges


@pytest.mark.parametrize(
    ("wager", "why"),
    [
        ("{name: side}", "no pay table"),
        ("{name: base}", "no pay table; depends on play: the player chooses when to draw"),
        ('{name: base, pays: {odds: "1:1"}}', "depends on play: the player chooses when to draw"),
        (
            '{name: split, placed: after-initial-deal, pays: {odds: "1:1"}}',
            "depends on play: the player makes it after seeing cards",
        ),
        ('{name: side, pays: {odds: "1:1"}}', "what decides it is not said"),
        ('{name: side, pays: {rows: [[lucky, "9:1"]]}}', "the rules do not say what 'lucky' is"),
        ('{name: insurance, pays: {odds: "2:1"}}', "what a natural is, is not said"),
        ("{name: side, pays: {rows: [[pair, share]]}}", "how many cards decide it is not said"),
    ],
)
def test_why_not(wager: str, why: str) -> None:
    compares = "compares: {by: closest-to-target, wagers: [base]}"
    assert _one(f"{compares}\nwagers: [{wager}]").not_computed == why


DICE = "equipment: [{is: dice, count: 2}]\nwagers: [{name: line, pays: {odds: 1:1}, rolls: {ROLL}}]"
WHEEL = """
equipment: [{is: wheel-compartments, count: 2}]
wagers: [{name: dozen, pays: {odds: 2:1}, decided: {is: wins, when: [{count: 12, of: numbers}]}}]
"""
THREE = """
compares: {by: ranked-hand, hands: [player, player-dealer], wagers: [play, play]}
round: [{does: deal, to: everyone, cards: 3}]
wagers: [{name: play, size: {of: play, times: 1, bound: exactly}, pays: {odds: 1:1}}]
"""
HAND = """
deck: {decks: 0}
compares: {by: closest-to-target, wagers: [base], natural: {ranks: [A, 10-K]}}
charts: {for: player-dealer, rows: [[17+, stand], [16-, hit]]}
wagers: [{name: base, pays: {odds: 1:1}}]
"""
NO_WAYS = [
    (DICE.replace("ROLL", "stage: any-roll, wins: [99], loses: [98]"), "nothing that can happen"),
    (DICE.replace("ROLL", "stage: one-roll, wins: [7, 7, 7, 7, 7, 7, 7]"), "more ways than"),
    (WHEEL, "more ways than"),
    (THREE, "depends on play"),
    (HAND, "without a deck"),
    (_pair_plus("decks: 0"), "without a deck"),
]


@pytest.mark.parametrize(("text", "why"), NO_WAYS)
def test_what_cannot_happen_is_not_counted(text: str, why: str) -> None:
    found = _one(text)
    assert found.worked is None
    assert why in found.not_computed


def test_odds_that_take_too_long_are_tried_but_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def slow(game: Game) -> list[Answer]:
        tried.append(game.name)
        while True:
            pass

    monkeypatch.setattr(memory, "SECONDS", 0.1)
    monkeypatch.setattr(memory._MEMORY, "source", slow)
    game = _game(_pair_plus())
    for _ in range(2):
        with pytest.raises(Uncounted) as told:
            memory.of(game)
        assert "in 0.1 seconds" in str(told.value)
    assert tried == ["Example"]
