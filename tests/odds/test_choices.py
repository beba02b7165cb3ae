"""From a document to the odds of wagers with a choice, and to chances without a return."""

from fractions import Fraction
from itertools import combinations

import pytest

from tests.docket import docket
from validator.odds.reading.answer import Answer
from validator.odds.reading.game import wagers


def _all(text: str, only: str | None = None) -> list[Answer]:
    made = docket(f"kind: game\nname: Example\ncategory: player-dealer\n{text}")
    return list(wagers(made.filings[0].games[0].game, only))


def _edges(text: str, only: str | None = None) -> list[str]:
    found = _all(text, only)
    return [f"{float(one.worked.edge):.5f}" for one in found if one.worked and one.returns]


THREE = """
deck: {cards: 52, decks: 1}
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair]}
round:
  - {does: deal, to: players, cards: 3, face: down}
  - {does: deal, to: dealer, cards: 3, face: FACE}
wagers:
  - {name: ante, on-fold: lost, pays: {odds: 1 to 1}}
  - {name: play, size: {of: ante, times: 1, bound: exactly}, pays: {odds: 1 to 1}}
compares:
  by: ranked-hand
  hands: [player, dealer]
  wagers: [ante, play]
  qualifies: {hand: queen-high, whose: dealer}
  outcomes:
    - {case: higher, ante: wins, play: wins}
    - {case: lower, ante: loses, play: loses}
    - {case: not-qualified, ante: wins, play: pushes}
EQUAL"""
EQUAL = "    - {case: equal, ante: pushes, play: pushes}\n"


def _three(face: str = "down", equal: str = EQUAL) -> str:
    return THREE.replace("FACE", face).replace("EQUAL", equal)


def test_three_cards_without_the_bonus() -> None:
    assert _edges(_three(), "ante") == ["0.08658"]  # 3.373 % and the 5.285 % of the bonus


def test_a_card_that_is_seen_helps_the_player() -> None:
    (seen,), (hidden,) = _edges(_three("mixed"), "ante"), _edges(_three(), "ante")
    assert Fraction(seen) < Fraction(hidden)


def test_a_tie_nobody_speaks_of_is_read_each_way() -> None:
    found = _all(_three(equal=""), "ante")
    assert len(found) == 2
    assert ["pushes" in one.reading for one in found] == [True, False]
    first, second = (one.worked.edge for one in found if one.worked)
    assert first == Fraction(_all(_three(), "ante")[0].worked.edge)  # type: ignore[union-attr]
    assert first < second


def test_the_play_bet_is_told_for_rounds_in_which_it_is_made() -> None:
    (ante,), (play,) = _all(_three(), "ante"), _all(_three(), "play")
    assert ante.worked
    assert play.worked
    folded = next(row.ways for row in ante.worked.rows if row.label == "folded")
    assert play.worked.total == ante.worked.total - folded


@pytest.mark.parametrize(
    ("cut", "put", "why"),
    [
        ("on-fold: lost, ", "", "what becomes of the ante"),
        ("queen-high", "pair", "what qualifies the dealer"),
        ("decks: 1}", "jokers: 1}\njoker: {acts-as: any-card}", "with a joker"),
        ("FACE", "up", "which cards of the dealer are seen"),
        ("{does: deal, to: dealer, cards: 3, face: FACE}", "{does: act}", "depends on play"),
        ("{case: higher, ante: wins", "{case: higher, ante: half-lost", "several ways"),
    ],
)
def test_three_cards_that_cannot_be_worked_out(cut: str, put: str, why: str) -> None:
    text = THREE.replace(cut, put).replace("FACE", "down").replace("EQUAL", EQUAL)
    (found,) = _all(text, "ante")
    assert why in found.not_computed
    assert not found.worked


FIVE = """
deck: {cards: 52, decks: 1}
round:
  - {does: deal, to: players, cards: 5, face: down}
  - {does: deal, to: dealer, cards: 5, face: mixed}
wagers:
  - {name: ante, on-fold: lost}
  - name: raise
    size: {of: ante, times: 2, bound: exactly}
    pays: {rows: [[royal-flush, 100:1], [straight-flush, 50:1], [4-of-a-kind, 20:1], [full-house, 7:1],
                  [flush, 5:1], [straight, 4:1], [3-of-a-kind, 3:1], [two-pair, 2:1]]}
compares:
  by: ranked-hand
  hands: [player, dealer]
  wagers: [ante, raise]
  qualifies: {hand: ace-king, whose: dealer}
  outcomes:
    - {case: higher, ante: wins, raise: wins}
    - {case: equal, ante: pushes, raise: pushes}
    - {case: lower, ante: loses, raise: loses}
    - {case: not-qualified, ante: wins, raise: pushes}
"""


def test_five_cards_as_printed() -> None:
    """Caribbean Stud; the ante, and hands no row is for, win even money."""
    assert _edges(FIVE, "ante") == ["0.05224"]


@pytest.mark.parametrize(
    ("cut", "put", "why"),
    [
        ("decks: 1", "decks: 2", "several decks"),
        ("ace-king", "queen-high", "what qualifies the dealer"),
        (
            "[two-pair, 2:1]",
            "{label: pair of kings, pays: 2:1, event: {hand: pair, ranks: [K]}}",
            "one kind",
        ),
        (
            "wagers:\n  - {",
            "hands: {ranking: high, high-to-low: [full-house, 4-of-a-kind]}\nwagers:\n  - {",
            "as usual",
        ),
        ("rows: [[royal", "odds: 1:1, rows: [[royal", "several payments"),
    ],
)
def test_five_cards_that_cannot_be_worked_out(cut: str, put: str, why: str) -> None:
    (found,) = _all(FIVE.replace(cut, put), "ante")
    assert why in found.not_computed


def test_a_bet_to_play_beside_an_ante_that_is_not_declared() -> None:
    text = _three().replace("  - {name: ante, on-fold: lost, pays: {odds: 1 to 1}}\n", "")
    (found,) = _all(text, "play")
    assert found.not_computed


WAR = """
deck: {cards: 52, decks: 6}
wagers:
  - {name: primary, pays: {odds: 1 to 1}}
  - name: war
    size: {of: primary, times: 1, bound: exactly}
    pays: [{odds: 1 to 1}, {odds: 2 to 1, when: {result: equal}}]
compares:
  - {by: single-card, hands: [player, dealer], wagers: [primary], outcomes: [{case: equal, primary: war}]}
  - {by: single-card, hands: [player, dealer], wagers: [war], outcomes: [{case: equal, war: wins}]}
playing-options: [{is: surrender, allowed: true, share-lost: LOSES}]
facts: [FACTS]
"""
STAYS = "{of: primary-at-war, is: stays-on-the-table}"
TAKEN = "{of: primary-at-war, is: is-collected-in-full}"


@pytest.mark.parametrize(
    ("facts", "loses", "edges"),
    [
        (STAYS, "1/2", ["0.02330"]),
        (TAKEN, "1/2", ["0.03698"]),  # surrender: half of 23 ties in 311
        (f"{STAYS}, {TAKEN}", "1/2", ["0.02330", "0.03698"]),
        (STAYS, "1/10", ["0.00740"]),
    ],
)
def test_casino_war(facts: str, loses: str, edges: list[str]) -> None:
    assert _edges(WAR.replace("FACTS", facts).replace("LOSES", loses), "primary") == edges


@pytest.mark.parametrize("wager", ["primary", "war", "tie"])
def test_single_cards_from_a_deck_with_jokers(wager: str) -> None:
    tie = "  - {name: tie, pays: {odds: 10 to 1}, decided: {is: wins, when: {result: equal}}}\n"
    text = WAR.replace("FACTS", STAYS).replace("LOSES", "1/2")
    text = text.replace("compares:\n", f"{tie}compares:\n").replace("[primary],", "[primary, tie],")
    (plain,) = _all(text, wager)
    assert plain.worked
    joker = text.replace("decks: 6}", "decks: 1, jokers: 1}\njoker: {acts-as: any-card}")
    (found,) = _all(joker, wager)
    assert found.not_computed == "a deck with jokers"


def test_the_war_bet_alone() -> None:
    (found,) = _all(WAR.replace("FACTS", STAYS).replace("LOSES", "1/2"), "war")
    assert found.worked
    assert [row.pays for row in found.worked.rows] == [1, 2]
    assert found.reading == "once made"


ACE = """
deck: {cards: 52, decks: 1, jokers: 1}
joker: ace-straight-or-flush
wagers:
  - name: ace-high-bonus
    judged: {whose: player-dealer, cards: 7}
    pays:
      rows:
        - {label: both, pays: "40:1",
           event: {hand: ace-high, whose: player-dealer, plus: [{hand: ace-high, whose: own}]}}
        - {label: joker, pays: "15:1", event: {hand: ace-high, whose: player-dealer, with-joker: true}}
        - {label: none, pays: "5:1", event: {hand: ace-high, whose: player-dealer, with-joker: false}}
"""


def test_ace_high_rows_do_not_overlap() -> None:
    (found,) = _all(ACE)
    assert found.worked
    both, joker, none = (row.ways for row in found.worked.rows)
    assert both < joker + none
    assert f"{float(found.worked.hit):.6f}" == "0.093619"


LASTING = """
deck: {cards: 52, decks: 8}
facts: [{of: draw-after-natural, is: no-draw}]
draw-rules:
  - {for: player-hand, totals: 0-5, must: hit}
  - {for: banker-hand, totals: 0-5, must: hit}
  - {for: banker-hand, totals: 0-5, must: hit, if: player-stands}
compares: {by: points-mod-10, hands: [player, banker], wagers: [line]}
wagers:
  - name: flex
    decided: [{is: loses, when: {whose: banker, points: 9}}, {is: continues, otherwise: true}]
    pays: {rows: [{label: five, pays: "1:1", event: {whose: banker, points: 5}}]}
"""


def test_a_bet_that_stands_until_it_is_decided() -> None:
    found = [one for one in _all(LASTING) if one.worked]
    assert found
    assert found[0].worked
    five, nine = found[0].worked.rows[0].ways, found[0].worked.total
    assert 0.3 < five / nine < 0.5  # a nine comes more often than a five
    assert "until won or lost" in found[0].reading


@pytest.mark.parametrize(
    ("text", "first", "why"),
    [
        (
            "equipment: [{is: balls, count: 80}]\nround: [{does: call-numbers, cards: 20}]\n"
            "wagers: [{name: ticket}]",
            Fraction(1, 4),
            "no pay table",
        ),
        (
            "equipment: [{is: dice, count: 2}]\n"
            "wagers: [{name: horn, rolls: {stage: one-roll, wins: [2, 12]}}]",
            Fraction(1, 36),
            "no pay table",
        ),
        (
            "deck: {cards: 52, decks: 1}\n"
            "wagers: [{name: base, pays: {odds: 3 to 2, when: {result: natural}}}]\n"
            "compares: {by: closest-to-target, hands: [player, dealer], wagers: [base], "
            "natural: {ranks: [A, 10-K], first-cards: 2}}",
            Fraction(4 * 16, 1326),
            "when the dealer draws is not said",
        ),
        (
            "deck: {cards: 52, decks: 1}\nwagers: [{name: trips, judged: {whose: own, cards: 7}, "
            "decided: {is: wins, when: {hand: 3-of-a-kind-or-better}}}]",
            Fraction(4324, 133784560),
            "no pay table",
        ),
        (
            "deck: {cards: 52, decks: 1}\n"
            "wagers: [{name: ante, pays: {odds: 1:1}}, {name: trips, judged: {whose: own, cards: 7}}]\n"
            "compares: {by: ranked-hand, hands: [player, dealer], wagers: [ante], "
            "qualifies: {hand: pair}, outcomes: [{case: not-qualified, ante: pushes}]}",
            Fraction(23294460, 133784560),
            "depends on play: the player chooses whether to bet or fold",
        ),
        (
            "deck: {cards: 52, decks: 1}\nround: [{does: deal, to: everyone, cards: 5}]\n"
            "wagers: [{name: bet, pays: {rows: [[flush, 6:1], [pair, 1:1]]}}]\n"
            "compares: {by: ranked-hand, hands: [player, dealer], wagers: [bet]}",
            Fraction(5148, 2598960),  # straight flushes too
            "depends on play: the hand must also beat another",
        ),
        (
            "deck: {cards: 52, decks: 2, jokers: 2, jokers-per: deck}\n"
            "wagers: [{name: base, pays: {odds: 3 to 2, when: {ranks: [joker, joker]}}}]",
            Fraction(6, 54 * 107),
            "what decides it is not said",
        ),
        (
            "deck: {cards: 52, decks: 1, jokers: 1}\njoker: {acts-as: wild}\nwagers: [{name: base}]\n"
            "compares: {by: points-mod-10, hands: [player, dealer], wagers: [base], "
            "natural: {points: 9, first-cards: 2}}",
            Fraction(16 * 4 + 4 * 16 + 52, 53 * 26),  # 0-9, 1-8 to 4-5, and the joker with any
            "no pay table; depends on play: hands are compared after choices",
        ),
        (
            "deck: {cards: 52, decks: 6}\nwagers: [{name: base, "
            "decided: {is: wins, when: {hand: 4-of-a-kind, whose: own, first-cards: 4}}}]",
            Fraction(13 * 10626, 387278970),
            "no pay table",
        ),
        (
            "deck: {cards: 52, decks: 1, jokers: 1}\njoker: {acts-as: ace-straight-or-flush}\n"
            "round: [{does: deal, to: seats, cards: 7}]\nwagers: [{name: base, pays: {odds: 1:1}}]\n"
            "compares: {by: two-hands, hands: [player, dealer], wagers: [base]}",
            Fraction(1128, 154143080),
            "depends on play: the player chooses how to set two hands",
        ),
    ],
)
def test_chances_without_a_return(text: str, first: Fraction, why: str) -> None:
    found = _all(text)[0]
    assert found.worked
    assert Fraction(found.worked.rows[0].ways, found.worked.total) == first
    assert found.not_computed == why
    assert not found.returns


SMALL = "{decks: 2, removed: [7, 8, 9, 10, J, Q, K], jokers: 1, jokers-per: deck}"


def _small() -> list[str]:
    return [*"A23456" * 8, "joker", "joker"]


@pytest.mark.parametrize(
    "named", [("A", "6"), ("A", "A"), ("A", "joker"), ("joker", "joker")], ids="-".join
)
def test_two_cards_of_a_small_deck_with_jokers(named: tuple[str, str]) -> None:
    (found,) = _all(
        f"deck: {SMALL}\nwagers: [{{name: base, "
        f"pays: {{odds: 3 to 2, when: {{ranks: [{', '.join(named)}]}}}}}}]"
    )
    pairs = list(combinations(_small(), 2))
    assert found.worked
    assert found.worked.total == len(pairs)
    assert found.worked.rows[0].ways == sum(sorted(one) == sorted(named) for one in pairs)


@pytest.mark.parametrize("points", ["7", "8-9"])
def test_points_of_a_small_deck_with_jokers(points: str) -> None:
    (found,) = _all(
        f"deck: {SMALL}\njoker: {{acts-as: wild}}\nwagers: [{{name: base}}]\n"
        "compares: {by: points-mod-10, hands: [player, dealer], wagers: [base], "
        f"natural: {{points: {points}, first-cards: 2}}}}"
    )
    worth = {card: int(card) for card in "23456"} | {"A": 1}
    wanted = range(int(points[0]), int(points[-1]) + 1)
    pairs = list(combinations(_small(), 2))
    made = sum("joker" in one or sum(map(worth.__getitem__, one)) % 10 in wanted for one in pairs)
    assert found.worked
    assert (found.worked.rows[0].ways, found.worked.total) == (made, len(pairs))


@pytest.mark.parametrize(
    ("rolls", "readings"),
    [("wins: [7, 11], loses: [2, 3, 12]", 1), ("wins: [2, 3], pushes: [12]", 2)],
)
def test_a_seven_that_nothing_decides(rolls: str, readings: int) -> None:
    found = _all(
        "equipment: [{is: dice, count: 2}]\nwagers: [{name: line, pays: {odds: 1:1}, rolls: "
        f"[{{stage: come-out, {rolls}, other-totals: point}}, "
        "{stage: point, wins: [7], loses: [point]}]}]"
    )
    assert len(found) == readings
    assert all(one.returns for one in found)


SINGLES = """
equipment: [{is: dice, count: 2}]
wagers:
  - {name: craps, pays: {odds: 7 to 1}, rolls: {stage: one-roll, wins: [2, 3, 12]}}
  - {name: eleven, pays: {odds: 15 to 1}, rolls: {stage: next-roll, wins: [11]}}
  - {name: twelve, pays: {odds: 30 to 1}, rolls: {stage: one-roll, wins: [12]}}
  - {name: both, rolls: {stage: one-roll, wins: [WINS]}}
"""


@pytest.mark.parametrize(
    ("wins", "edges"),
    [
        ("2, 3, 11, 12", ["0.11111"]),  # half on craps, half on eleven: each loses a ninth
        ("11, 12", ["0.12500"]),  # 16 / 2 - 1 twice and 31 / 2 - 1 once, of 36
        ("2, 3, 12", []),  # a bet alone is no cover
        ("2, 11", []),  # nobody pays for a two
    ],
)
def test_a_bet_without_payment_is_paid_as_the_bets_it_covers(wins: str, edges: list[str]) -> None:
    assert _edges(SINGLES.replace("WINS", wins), "both") == edges
