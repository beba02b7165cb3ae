"""Table limits, and options that share one: a few words of a document, the verdict, and the lines it points at."""

from __future__ import annotations

import pytest

from tests.predicates.told import said, told

HEAD = "kind: schedule\nname: Rates\n%sblocks:\n"
LIMIT = "states: [{that: one-schedule-at-a-time, per: table-limit, at: 7}]\n"
PLAIN = LIMIT.replace(", per: table-limit", "")
TWO = "  - options: [{option: 1, limit: 5-9, player: 1, at: 1}, {option: 2, limit: 5-9, player: 2, at: 2}%s]"
STEPS = "  - columns: [option, limit, player]\n    options: [{option: 1, limit: 3-5, player: 1, at: 1}, {option: 2, limit: 10-20, player: 2, at: 2}, {option: 3, limit: %s, player: 3, at: 3}]"
SHEET = "kind: schedule\nname: %s\ncollective: %s\nblocks:\n  - games: {document: example}\n%s    columns: [option, limit, player]\n    options: [{option: 1, limit: 5-500, player: 1, at: 9}]"
POSTED = "states: [{that: limits-posted, at: 2}]\nbackline: {allowed: true, at: 3}\n---\n"
BY_WAGER = "    fees: [{from: player-dealer, per: hand, at: 6}, {from: player, per: wager%s, at: 7}]\n"
COUNTED = "    fees: [{from: player-dealer, per: hand, at: 6}]\n    defines: [{basis: total-table-action, counts: [base, bonus], at: 7}]\n%s"
ALONE = "wagers: [{name: x, bonus: true, limit: {%s, at: 5}}]\nbackline: {allowed: true, at: 3}\n---\n"
LOW, HIGH, EDGE = "[[5-50, 1], [51+, 2]]", "[[5-100, 1], [101-600, 3], [601+, 8]]", "[[5-100, 1], [101-800, 3], [801+, 8]]"


def house(*documents: str) -> str:
    return "---\n".join(f"{document}\n" for document in documents)


def ladders(*rows: tuple[str, str]) -> str:
    options = ", ".join(f"{{option: {n}, limit: {limit}, player-dealer: {ladder}, at: {n}}}" for n, (limit, ladder) in enumerate(rows, 1))
    return f"  - columns: [option, limit, {{is: player-dealer, on: total-table-action}}]\n    options: [{options}]"


COPIED = (("5-500", LOW), ("5-500", HIGH), ("5-900", LOW), ("5-900", HIGH), ("9-2000", LOW))

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "limit-and-option": [
        (HEAD % LIMIT + TWO % "", ["unclear 7 1"]),
        (HEAD % LIMIT + (TWO % "").replace("player: 2", "player: 1"), ["met 7"]),
        (HEAD % LIMIT + (TWO % "").replace("limit: 5-9, player: 2", "limit: 5-8, player: 2"), ["met 7"]),
        (HEAD % LIMIT + (TWO % "").replace("player: 1,", "players: 7+, player: 1,"), ["met 7"]),
        (HEAD % LIMIT + TWO % ", {option: 3, limit: 6-9, player: 1, at: 3}, {option: 4, limit: 6-9, player: 3, at: 4}", ["unclear 7 1 3"]),
        (HEAD % LIMIT.replace("at: 7", "names-option: true, at: 7") + TWO % "", ["met 7"]),
        (HEAD % LIMIT.replace("at: 7}", "names-option: true, at: 7}, {that: rate-cap, rates: 5, per: table-limit}") + TWO % "", ["unclear 7 1"]),
        (HEAD % LIMIT.replace("at: 7}", "names-option: true, at: 7}, {that: rate-cap, rates: 5, per: table}") + TWO % "", ["met 7"]),
        (HEAD % LIMIT.replace("at: 7", "is: false, at: 7") + TWO % "", ["not-applicable"]),
        (HEAD % PLAIN + TWO % "", ["not-applicable"]),
        (HEAD % LIMIT + "  - options: [{option: 1, player: 1}, {option: 2, player: 2}]", ["not-applicable"]),
    ],
    "option-choice": [
        (HEAD % PLAIN + TWO % "", ["not-stated 7 1"]),
        (HEAD % "" + TWO % "", ["not-applicable"]),
        (HEAD % PLAIN + (TWO % "").replace("limit: 5-9, player: 2", "limit: 5-8, player: 2"), ["not-applicable"]),
        (HEAD % PLAIN.replace("]\n", ", {that: house-may-change-options, at: 8}]\n") + TWO % "", ["met 8"]),
        (HEAD % PLAIN.replace("]\n", ", {that: fees-determined-before-play, at: 8}]\n") + TWO % "", ["not-stated 7 1 8"]),
        (house("fees: [{collected: before-play, set-by: house, at: 4}]", HEAD % PLAIN + TWO % ""), ["not-stated 7 1 4"]),
        (house("fees: [{collected: before-play, at: 4}]", HEAD % PLAIN + TWO % ""), ["not-stated 7 1"]),
        (house(HEAD % PLAIN + TWO % "", (HEAD % PLAIN).replace("Rates", "More").replace("7", "17") + TWO % ", {option: 3, limit: 5-9, player: 3, at: 3}"), ["not-stated 17 1 7"]),
        (house(HEAD % f"id: a\n{PLAIN}" + TWO % "", "kind: schedule\nname: New\nsupersedes: [a]"), ["not-applicable"]),
    ],
    "near-twin": [
        (ladders(*COPIED, ("9-2000", EDGE)), ["unclear 6 2 4 5"]),
        (ladders(*COPIED, ("9-2000", HIGH)), ["met 1"]),
        (ladders(*COPIED, ("9-2000", EDGE.replace("[801+", "[701+"))), ["met 1"]),
        (ladders(*COPIED, ("9-2000", EDGE.replace("[801+", "[800+"))), ["met 1"]),
        (ladders(*COPIED, ("9-2000", EDGE.replace("8]]", "9]]"))), ["met 1"]),
        (ladders(*COPIED, ("9-2000", EDGE.replace("5-100, 1], [101", "5-90, 1], [91"))), ["met 1"]),
        (ladders(*COPIED, ("9-2000", EDGE.replace("[5-", "[9-"))), ["met 1"]),
        (ladders(*COPIED[:4], ("9-2000", EDGE)), ["met 1"]),
        (ladders(*COPIED[:4], ("9-2000", "[[5-70, 1], [71+, 2]]"), ("9-2000", EDGE)), ["met 1"]),
        (ladders(*COPIED, ("9-2000", EDGE), ("5-500", EDGE)), ["met 1"]),
        (ladders(*COPIED[:2], ("9-2000", EDGE)), ["not-applicable"]),
        (ladders(*COPIED, ("9-2000", EDGE)).replace("at: 6", "damaged: merged-cells, at: 6"), ["met 1"]),
    ],
    "limit-brackets": [
        (HEAD % LIMIT + STEPS % "20+", ["unclear 3 1 2 7"]),
        (HEAD % LIMIT + STEPS % "20-70", ["unclear 3 1 2 7"]),
        (HEAD % LIMIT + STEPS % "21-70", ["met 1"]),
        (HEAD % PLAIN + STEPS % "20+", ["unclear 3 1 2 7"]),
        (HEAD % "" + STEPS % "20+", ["unclear 3 1 2"]),
    ],
    "limit-of-what": [
        (POSTED + SHEET % ("Rates", "true", ""), ["unclear 9 3"]),
        (POSTED + SHEET % ("Rates", "false", ""), ["not-applicable"]),
        ("---\n" + SHEET % ("Rates", "true", BY_WAGER % ""), ["unclear 9 7"]),
        ("---\n" + SHEET % ("Rates", "false", BY_WAGER % ""), ["not-applicable"]),
        ("---\n" + SHEET % ("Rates", "true", BY_WAGER % ", amount: none"), ["not-applicable"]),
        ("---\n" + SHEET % ("Rates", "true", BY_WAGER.replace("player-dealer", "pot") % ""), ["not-applicable"]),
        ("wagers: [{name: a, limit: {within-table-limit: true}}]\n---\n" + SHEET % ("Rates", "true", BY_WAGER % ""), ["not-applicable"]),
        ("---\n" + SHEET % ("Rates", "true", COUNTED % ""), ["unclear 9 7"]),
        ("---\n" + SHEET % ("Rates", "true", COUNTED % "    limits: [{wager: bonus, is: 1-5}]\n"), ["not-applicable"]),
        (ALONE % "is: 5-50" + SHEET % ("Wagering limits and fees", "false", ""), ["unclear 9 3 5"]),
        (ALONE % "is: 5-50" + SHEET % ("Fees", "false", ""), ["unclear 9 3"]),
        (ALONE % "see-schedule: true" + SHEET % ("Wagering limits", "false", ""), ["unclear 9 3"]),
        (ALONE % "is: 5-50" + SHEET % ("Wagering limits", "false", "    limits: [{wager: x, is: 5-50}]\n"), ["unclear 9 3"]),
        (POSTED + (SHEET % ("Rates", "true", "")).replace("limit, player]", "limit, {is: player, on: total-player-wager}]").replace("player: 1,", "player: [[5-500, 1]],"), ["met 9"]),
    ],
    "facts-agree": [("facts: [{of: bonus-bets, is: each-if-placed, at: 1}, {of: bonus-bets, is: one-or-the-other, at: 2}]\n", ["unclear 2 1"])],
}  # fmt: skip


@pytest.mark.parametrize(("predicate", "text", "expected"), [pytest.param(name, *row, id=f"{name}-{number}") for name, rows in ROWS.items() for number, row in enumerate(rows)])
def test_row(predicate: str, text: str, expected: list[str]) -> None:
    assert told(predicate, text) == expected


@pytest.mark.parametrize(
    ("predicate", "text", "words"),
    [
        (
            "limit-brackets",
            HEAD % LIMIT + STEPS % "20+",
            "no limit holds $6 to $9, between 3-5 and 10-20, and $20 belongs to the limit 10-20 and to the limit 20+, which have different fees (options 1-3); "
            "one option at a time is used at a table, and different tables may be meant; an option is said to have one table limit, and 20+ has no upper end",
        ),
        (
            "option-choice",
            HEAD % PLAIN + TWO % "",
            "one option at a time is used at a table, and options 1-2 differ in their fees alone; who chooses among them, and when a table may go from one to another, is not said",
        ),
        (
            "near-twin",
            ladders(*COPIED, ("9-2000", EDGE)),
            "option 6, for 9-2000, has the fees and tiers of options 2, 4, for other limits, but for one edge: $800/$801 in place of $600/$601; "
            "option 5 of the same limit repeats options 1, 3 as printed. A higher edge for this limit may be meant",
        ),
    ],
)
def test_words(predicate: str, text: str, words: str) -> None:
    assert said(predicate, text)[0] == words
