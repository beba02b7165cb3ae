"""Names shared by two documents, cards that run out, house ways and fees for late wagers: a few
words of a document, the verdict, and the lines it points at.
"""

from __future__ import annotations

import pytest

from tests.predicates.told import GAME, said, told

STUD = (
    "deck: {cards: 52, at: 1}\nseats: {is: 12, of: players, at: 2}\n"
    "round: [{does: deal, called: first, to: each-player, cards: 2, at: 3}, {does: deal, to: players, cards: %s, at: 4}, {does: deal, called: %s, to: players, cards: 1, at: 5}]\n"
)
SET = "compares: {by: two-hands, hands: [player, player-dealer]}\n"
WAY = "house-way: [{dealt: three-pair, play: a, at: 1}, {dealt: two-threes, play: b, at: 2}, {dealt: four-fives, play: c, at: 3}%s]\n"
EARLY = "    fees: [{from: player, %s, at: 1}, %s]\n    options: [{option: 1, limit: 5-50, player: 1}]\n---\n"
LATE = f"{GAME}wagers: [{{name: ante, placed: before-deal}}, {{name: play, placed: {{is: after-flop, at: 9}}}}]\n"
CHART = "draw-matrix: {for: banker-hand, third-cards: [0, 1], rows: [[%s], [6, SH]], at: 3%s}\n"
HITS = "draw-rules: [{for: players, totals: 0-5, must: hit, at: 1}]\ncompares: {by: points-mod-10, natural: {points: 8-9, at: 4}}\n"
STEPS = "round: [{does: betting-round, limit: lower, at: 1}, {does: betting-round, limit: lower, at: 2}, {does: betting-round, limit: higher, at: 3}]\n"
BETS = "---\n    columns: [option, limit, player]\n    rows: {table: [[1, %s, 5]], at: 9}\n"
TIMED = "    fees: [{from: pot, at: 1}, {from: %s, per: %s, at: 2}]\n    columns: [option, limit, player]\n    rows: {table: [[1, 10-20, 5]], at: 3}\n"

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "deck-suffices": [
        (
            STUD % (3, "last")
            + "irregularities: [{what: not-enough-cards, answers: cards-run-out, then: shared, step: last, at: 8}]\n",
            ["unclear 2 8 4"],
        ),
        (
            STUD % (3, "last")
            + "irregularities: [{what: not-enough-cards, answers: cards-run-out, then: shared, step: last, at: 8}, {what: runs-out, answers: cards-run-out, then: x, at: 9}]\n",
            ["met 8 9"],
        ),
        (
            STUD % (3, "last")
            + "irregularities: [{what: not-enough-cards, answers: cards-run-out, then: shared, step: elsewhere, at: 8}]\n",
            ["met 8"],
        ),
        (
            STUD % (2, "last")
            + "irregularities: [{what: not-enough-cards, answers: cards-run-out, then: shared, step: last, at: 8}]\n",
            ["met 8"],
        ),
        (
            STUD % (2, "last")
            + "irregularities: [{what: not-enough-cards, answers: cards-run-out, then: shared, step: first, at: 8}]\n",
            ["met 8"],
        ),
    ],
    "house-way-total": [
        (WAY % "" + SET, ["not-stated 3"]),
        (WAY % ", {dealt: four-and-three, play: d, at: 4}" + SET, ["met 1"]),
        (WAY % ", {dealt: 4-of-a-kind-with-3-of-a-kind, play: d, at: 4}" + SET, ["met 1"]),
        (
            WAY % ", {dealt: four-and-three, play: d, at: 4}"
            + SET
            + "joker: {acts-as: wild, at: 9}\n",
            ["not-stated 3 4 9"],
        ),
        (
            WAY % ", {dealt: four-and-three, play: d, at: 4}, {dealt: five-aces, play: e, at: 5}"
            + SET
            + "joker: [{acts-as: any-card, at: 9}, {acts-as: wild, at: 8}]\n",
            ["not-stated 4 5 9"],
        ),
        (
            WAY % ", {dealt: four-and-three, play: d, at: 4}"
            + SET
            + "joker: {acts-as: ace, at: 9}\n",
            ["not-stated 3 4"],
        ),
        (
            WAY % ", {dealt: four-and-three, play: d, at: 4}, {dealt: 5-of-a-kind, play: e}"
            + SET
            + "joker: {acts-as: wild, at: 9}\n",
            ["met 1"],
        ),
        (
            WAY % ", {dealt: four-and-three, play: d, at: 4}"
            + SET
            + "joker: {acts-as: any-card, where: bonus, at: 9}\n",
            ["met 1"],
        ),
        (
            WAY % ", {dealt: four-and-three, play: d, at: 4}"
            + SET
            + "joker: {acts-as: not-used, at: 9}\n",
            ["met 1"],
        ),
        (WAY % ", {dealt: pair-and-complete-hand, play: d, at: 4}" + SET, ["met 1"]),
        (
            WAY % ", {dealt: four-and-three, play: d, at: 4}, {dealt: five-aces, play: e, at: 5}"
            + SET
            + "joker: {acts-as: wild, at: 9}\n",
            ["not-stated 4 5 9"],
        ),
        (WAY % "", ["not-applicable"]),
        ("house-way: [{dealt: a, play: a}, {dealt: b, play: b}]\n" + SET, ["not-applicable"]),
        (
            "house-way: [{dealt: a, play: a, at: 1}, {dealt: b, play: b, at: 2}, {dealt: c, play: c, at: 3}]\n"
            + SET,
            ["not-stated 3"],
        ),
    ],
    "late-wager-fee": [
        (EARLY % ("per: bet, collected: before-deal", "") + LATE, ["unclear 1 9"]),
        (EARLY % ("per: betting-circle, collected: after-wagers", "") + LATE, ["unclear 1 9"]),
        (
            EARLY
            % ("per: wager, collected: before-play", "{from: player, amount: none, wagers: [play]}")
            + LATE,
            ["met 1"],
        ),
        (EARLY % ("per: wager, collected: before-play, excludes: [play]", "") + LATE, ["met 1"]),
        (
            EARLY
            % (
                "per: wager, collected: before-play",
                "{from: player, per: bet, collected: with-bet, at: 2}",
            )
            + LATE,
            ["unclear 1 9"],
        ),
        (
            EARLY % ("per: wager, collected: before-play", "{from: player, wagers: [play], at: 2}")
            + LATE,
            ["unclear 1 9"],
        ),
        (EARLY % ("per: hand, collected: before-deal", "") + LATE, ["not-applicable"]),
        (EARLY % ("per: bet, collected: after-deal", "") + LATE, ["unclear 1 9"]),
        (EARLY % ("per: bet, collected: after-flop", "") + LATE, ["not-applicable"]),
        (
            EARLY % ("per: bet, collected: after-deal", "")
            + LATE.replace("after-flop", "after-deal"),
            ["met 1"],
        ),
        (
            EARLY.replace("player: 1}", "player: 0}") % ("per: bet, collected: before-deal", "")
            + LATE,
            ["not-applicable"],
        ),
        (EARLY % ("per: bet, amount: none, collected: before-deal", "") + LATE, ["not-applicable"]),
        (
            EARLY % ("per: bet, collected: before-deal", "")
            + LATE.replace("ante, placed: before-deal", "ante"),
            ["met 1"],
        ),
        (
            EARLY % ("per: bet, collected: before-deal", "")
            + LATE.replace(
                "{is: after-flop, at: 9}", "[{is: after-flop, at: 9}, {is: before-deal, at: 8}]"
            ),
            ["met 1"],
        ),
    ],
    "draw-after-natural": [
        (CHART % ("7, SS", "") + HITS, ["unclear 1 4 3"]),
        (CHART % ("7, SS", ", damaged: lost-column") + HITS, ["unclear 1 4"]),
        (CHART % ("7-9, SS", "") + HITS, ["unclear 1 4"]),
        (CHART % ("9, SS", "") + HITS, ["unclear 1 4 3"]),
        (HITS, ["unclear 1 4"]),
    ],
    "limits-offered": [
        (STEPS + BETS % "10-20-40", ["unclear 1 3 9.table"]),
        (STEPS + BETS % "10-20", ["met 1"]),
        (STEPS + BETS % "3-6 to 9-18", ["met 1"]),
        (STEPS.replace("limit: higher, ", "") + BETS % "10-20-40", ["unclear 1 9.table"]),
        (
            STEPS.replace("limit: higher, ", "").replace("limit: lower, ", "") + BETS % "10-20-40",
            ["not-applicable"],
        ),
        (
            STEPS + "table-limit: [{is: 3-6, at: 5}]\n" + BETS % "10-20-40",
            ["unclear 1 3 9.table", "unclear 5 9.table"],
        ),
        (
            STEPS + "table-limit: [{is: 10-20, at: 5}, {is: 10-20, at: 6}]\n" + BETS % "10-20",
            ["met 5"],
        ),
        (STEPS, ["not-applicable"]),
    ],
    "part-breaks-off": [
        (
            "notes: [{about: choices, says: a third is missing, at: 1, damaged: cut-off}, {about: seats, says: six, at: 2}]\n",
            ["unclear 1"],
        ),
        (
            "notes: [{about: choices, says: a third is missing, at: 1, damaged: garbled}]\n",
            ["unclear 1"],
        ),
        (
            "notes: [{about: choices, says: a third is missing, at: 1, damaged: picture}]\n",
            ["not-applicable"],
        ),
    ],
    "fees-printed": [
        (TIMED % ("player", "half-hour"), ["not-stated 1 3.table 2"]),
        (TIMED % ("player", "hand"), ["not-stated 1 3.table"]),
    ],
    "poker-facts-agree": [
        (
            "pot: [{to: low, odd-chip: left-of-button, at: 1}, {to: low, odd-chip: left-of-button, at: 2}]\n",
            ["met 1 2"],
        ),
        (
            "pot: [{to: low, odd-chip: left-of-button, at: 1}, {to: low, odd-chip: high-suit, at: 2}]\n",
            ["unclear 2 1"],
        ),
        (
            "pot: [{to: low, at: 1}, {to: low, odd-chip: high-suit, at: 2}]\n",
            ["met 2"],
        ),
        ("pot: [{to: low, at: 1}]\n", ["not-applicable"]),
    ],
}


@pytest.mark.parametrize(
    ("rule", "text", "answers"),
    [(rule, text, answers) for rule, rows in ROWS.items() for text, answers in rows],
)
def test_answers(rule: str, text: str, answers: list[str]) -> None:
    assert told(rule, text) == answers


def test_what_the_chart_leaves_out_is_shown() -> None:
    assert said("draw-after-natural", CHART % ("7, SS", "") + HITS) == ["silent missing=8,9"]
    ranked = (
        "hands: {ranking: a, high-to-low: [natural-9, natural-8, natural]}\n"
        + CHART % ("7, SS", "")
        + HITS.replace("points: 8-9", "first-cards: 2")
    )
    assert said("draw-after-natural", ranked) == ["silent missing=8,9"]
    assert said("draw-after-natural", CHART % ("9, SS", "") + HITS) == ["silent missing=8"]


@pytest.mark.parametrize(
    ("rule", "text", "words"),
    [
        (
            "house-way-total",
            WAY % ", {dealt: pair-and-complete-hand, play: d}, {dealt: five-aces, play: e}"
            + SET
            + "joker: {acts-as: wild}\n",
            "missing hands=five-others",
        ),
        (
            "house-way-total",
            WAY % ", {dealt: pair-and-complete-hand, play: d}" + SET + "joker: {acts-as: wild}\n",
            "missing hands=five",
        ),
        (
            "part-breaks-off",
            "notes: [{about: choices, says: two verbs, damaged: garbled}]\n",
            "garbled about=choices says=two verbs",
        ),
        (
            "discretion",
            "discretion: [{over: fouls, whose: the-floor}]\n",
            "left-to over=fouls whose=the-floor",
        ),
        ("discretion", "discretion: [{over: fouls}]\n", "left-open over=fouls"),
        (
            "references-stand",
            "refers: [{to: other games, about: it, unnamed: true}]\n",
            "unnamed to=other games about=it",
        ),
        (
            "low-ace",
            "pot: [{to: high-low, where: hi-lo}, {to: low, where: razz}]\nfacts: [{of: ace-in-low, whose: razz, is: low}]\n",
            "silent version=hi-lo who=the-rules",
        ),
        (
            "low-ace",
            "pot: [{to: high-low, where: hi-lo}, {to: low, where: razz}]\n",
            "silent who=the-rules",
        ),
        ("things-named", "speaks-of: [{thing: burn}]\nround: [{does: deal}]\n", "burn"),
    ],
)
def test_no_more_is_said_than_is_so(rule: str, text: str, words: str) -> None:
    (message,) = said(rule, text)
    assert message.endswith(words)


def test_cards_that_would_beat_the_order_given() -> None:
    order = "cards: {high-to-low: [A, K, Q, 3, 2]}\nhands: {ranking: three-card, high-to-low: [straight, pair, high-card], alike: {by: unshared-card}}\n"
    assert said("like-hands", order) == ["pair low=3"]
