"""Table limits, and options that share one: a few words of a document, the verdict, and the lines it points at."""

from __future__ import annotations

import pytest

from tests.predicates.told import said, told

HEAD = "kind: schedule\nname: Rates\n%sblocks:\n"
LIMIT = "states: [{that: one-schedule-at-a-time, per: table-limit, at: 7}]\n"
PLAIN = LIMIT.replace(", per: table-limit", "")
EACH = "{from: player-dealer, per: hand, at: 1}"
HANDS = "  - fees: [%s]\n    columns: [option, {is: player-dealer, on: total-table-action}, player]\n    options: [%s]"
FREE = "{option: 1, player: 0, player-dealer: [[5, 0], [6+, 1]], at: 2}"
PAID = "{option: 2, player: 0, player-dealer: [[5, 1], [6+, 2]], at: 3}"
LESS = "{option: 3, player: none, player-dealer: [[5-9, 0], [10+, 1]], at: 4}"
STEPS = "  - columns: [option, limit, player]\n    options: [{option: 1, limit: 3-5, player: 1, at: 1}, {option: 2, limit: 10-20, player: 2, at: 2}, {option: 3, limit: %s, player: 3, at: 3}]"
ANY = "  - columns: [option, limit, {is: player, on: %s}]\n    options: [{option: 1, limit: %s, player: [[%s, 1]], at: 1}, {option: 2, limit: 5-9, player: [[%s, 1]], at: 2}]"
SPOT = "wagers: [{name: base}, {name: x, bonus: true, own-space: {is: %s, at: 4}, limit: {is: %s, at: 5}}]\n---\n"
SPOTTED = "    columns: [option, {is: limit, called: limit per %s, at: 8}, player]\n    options: [{option: 1, limit: 5-500, player: 1, at: 9}]"
SHEET = "kind: schedule\nname: %s\ncollective: %s\nblocks:\n  - games: {document: example}\n%s    columns: [option, limit, player]\n    options: [{option: 1, limit: 5-500, player: 1, at: 9}]"
POSTED = "states: [{that: limits-posted, at: 2}]\nbackline: {allowed: true, at: 3}\n---\n"
BY_WAGER = "    fees: [{from: player-dealer, per: hand, at: 6}, {from: player, per: wager%s, at: 7}]\n"
COUNTED = "    fees: [{from: player-dealer, per: hand, at: 6}]\n    defines: [{basis: total-table-action, counts: [base, bonus], at: 7}]\n%s"
ALONE = "wagers: [{name: x, bonus: true, limit: {%s, at: 5}}]\nbackline: {allowed: true, at: 3}\n---\n"

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "free-hand": [
        (HANDS % (EACH, FREE), ["unclear 2 1"]),
        (HANDS % (EACH, f"{PAID}, {LESS}, {FREE}"), ["unclear 4 1 2"]),
        (HANDS % (EACH, PAID), ["met 1"]),
        (HANDS % (EACH, FREE.replace("player: 0", "player: 1")), ["met 1"]),
        (HANDS % (EACH.replace("at: 1", "options: [2-3], at: 1"), FREE), ["met 1"]),
        (HANDS % (EACH.replace("hand", "round"), FREE), ["unclear 2 1"]),
        (HANDS % (EACH.replace("hand", "wager"), FREE), ["not-applicable"]),
        (HANDS % (EACH.replace("player-dealer", "player"), FREE), ["met 1"]),
        (HANDS % (EACH.replace("at: 1", "amount: none, at: 1"), FREE), ["not-applicable"]),
        (HANDS % (EACH.replace("at: 1", "only-if: asked, at: 1"), FREE), ["not-applicable"]),
        (HANDS % (f"{EACH}, {{from: player-dealer, amount: none, at: 5}}", FREE), ["met 1"]),
        (HANDS % (f"{EACH}, {{from: player-dealer, amount: none, wagers: [play], at: 5}}", FREE), ["unclear 2 1"]),
        (HANDS % (f"{EACH}, {{from: player, amount: none, at: 5}}", FREE), ["unclear 2 1"]),
        (HANDS % (EACH, FREE.replace("at: 2", "damaged: merged-cells, at: 2")), ["met 1"]),
    ],
    "any-amount": [
        (ANY % ("player-wager", "5-9", "any", "5-9"), ["unclear 1"]),
        (ANY % ("player-wager", "5-9", "any", "any"), ["unclear 1 2"]),
        (ANY % ("player-wager", "5-9", "5-9", "5-9"), ["met 1"]),
        (ANY % ("total-table-action", "5-9", "any", "5-9"), ["not-applicable"]),
        (ANY % ("player-wager", "no-limit", "any", "5-9"), ["met 2"]),
    ],
    "limit-brackets": [
        (HEAD % LIMIT + STEPS % "20+", ["unclear 3 2 7"]),
        (HEAD % LIMIT + STEPS % "20-70", ["unclear 3 2 7"]),
        (HEAD % LIMIT + STEPS % "21-70", ["met 1"]),
        (HEAD % PLAIN + STEPS % "20+", ["unclear 3 2 7"]),
        (HEAD % "" + STEPS % "20+", ["unclear 3 2"]),
    ],
    "wager-limits": [
        (SPOT % ("true", "5-50") + SPOTTED % "betting spot", ["unclear 5 8 4"]),
        (SPOT % ("false", "5-50") + SPOTTED % "betting spot", ["met 5"]),
        (SPOT % ("true", "5-500") + SPOTTED % "betting spot", ["met 5"]),
        (SPOT % ("true", "5-50") + SPOTTED % "player", ["met 5"]),
        ((SPOT % ("true", "5-50")).replace("at: 5", "at-every-limit: true, at: 5") + SPOTTED % "betting spot", ["met 5"]),
        ((SPOT % ("true", "0-50")).replace("{is: 0-50, at: 5}", "[{within-table-limit: true, at: 6}, {is: 0-50, at: 5}]") + SPOTTED % "betting spot", ["unclear 5 6 9 8 4"]),
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
        (ALONE % "is: 5-50" + SHEET % ("Wagering limits and fees", "false", ""), ["unclear 9 3"]),
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
            "free-hand",
            HANDS % (EACH, f"{FREE}, {LESS}"),
            "the prose takes a fee per hand from the player-dealer, but under options 1, 3 the tier 5 or 5-9 is $0; nobody else is charged there, so that such a hand brings no fee at all. "
            "A fee of $0 may be meant",
        ),
        (
            "limit-brackets",
            HEAD % LIMIT + STEPS % "20+",
            "meet-at-tables limits=10-20,20+ rows=2,3 edges=20",
        ),
    ],
)
def test_words(predicate: str, text: str, words: str) -> None:
    assert said(predicate, text)[0] == words
