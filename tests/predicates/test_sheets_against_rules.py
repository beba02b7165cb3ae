"""Rate sheets held against the rules of their games, and the bank's limit: a few words of a
document, the verdict, and the lines it points at.
"""

from __future__ import annotations

import pytest

from tests.predicates.told import said, told

SEATED = "player-dealer: {action-button: {by: card, from: dealer, at: 3}}\n"
FLEX = "wagers: [{name: flex, bonus: true, at: 2, limit: {is: 1-50, at: 3}, pays: {odds: 2 to 1, at: 4}, decided: [{is: wins, when: {suited: red}, at: 5}%s]}]\n"
TABLE = "    options: [{option: 1, limit: 5-500, player: 1, at: 9}]"
ARGUED = "compares: {by: ranked-hand}\nwagers: [{name: a}]\nfees: {from: player, amount: 1}\nglossary: [{is: a, at: 9}, {is: b, at: 9}]\n"
STEPS = "    columns: [option, limit, player]\n    options: [{option: 1, limit: 3-5, player: 1, at: 1}, {option: 2, limit: 6-20, player: 2, at: 2}, {option: 3, limit: 20+, player: 3, at: 3}%s]"
ONE = (
    "kind: schedule\nname: Rates\nstates: {that: one-schedule-at-a-time, is: %s, at: 7}\nblocks:\n  - columns: [option, limit, player]\n"
    + STEPS.partition("\n")[2]
)
UNTAKEN = "not-accepted turns=%s(number=2)"
FIVE = "player-dealer: [[5-50, 0.50], [51-100, 1], [101-200, 2], [201-300, 3], [301+, 5]]"
OFFER = "kind: schedule\nname: Sheet\nplayer-dealer: {rotation: {offered-after: 2, unit: hands, at: 7}}\nblocks: [{games: [{document: a}, {document: b}, {document: c}]}]"
GAMES = "kind: game\nname: %s\nid: %s\ncategory: player-dealer\n"
BOTH = "%s---\nkind: schedule\nname: Rates\nplayer-dealer: {rotation: {offered-after: 2, unit: %s, at: 9}}\nblocks: [{games: [{document: example}]}]"
SECOND = "kind: schedule\nname: Two\nblocks: [{games: {document: example}, fees: {dropped: before-deal, at: %d}}]"
ZEROS = FIVE.replace("[[5-50", "[[5, 0], [6-50")
ALLOWED = "allowed=law-allows(day=2026-11-15 cap=5)"
CAP = f"cap=5 caps=5 day=2026-11-15 {ALLOWED}"

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "button-empty-seat": [
        (SEATED + "settles: {from: action-button, direction: clockwise, at: 5}", ["met 5"]),
        (SEATED + "settles: {from: action-button, by: seat, at: 5}", ["met 5"]),
        (SEATED + "settles: {from: action-button, at: 5}", ["not-stated 3"]),
        (SEATED + "settles: {from: left-of-player-dealer, direction: clockwise, at: 5}", ["not-stated 3"]),
    ],
    "application-contents": [
        (ARGUED + "states: {that: bureau-approval}", ["met", "met", "met .name", "met 9 9", "not-applicable"]),
        (ARGUED + "states: {that: bureau-approval, is: false}", ["met", "met", "met .name", "met 9 9", "not-stated"]),
        ("kind: game\nname: A\ncategory: poker\nstates: {that: bureau-approval}\n" + ARGUED.replace("glossary: [{is: a, at: 9}, {is: b, at: 9}]\n", ""), ["met", "met", "met .name", "not-stated .name", "not-applicable"]),
    ],
    "basis-own-wager": [
        ("  - defines: {basis: ante, excludes: [player-dealer-wager], at: 1}\n  - defines: {basis: ante, whose: all-players, at: 2}", ["met 1"]),
        ("  - defines: {basis: ante, excludes: [player-dealer-wager], at: 1}\n  - defines: {basis: ante, at: 2}", ["unclear 2 1"]),
    ],
    "references-stand": [
        ("refers: {to: X-1, about: fees, stands: {is: a sheet, at: 2}, at: 3}", ["violated 3 2"]),
        ("refers: {to: X-1, about: fees, at: 3}", ["not-stated 3"]),
    ],
    "wager-limits": [
        ("wagers: [{name: bet, bonus: true, limit: [{within-table-limit: true, at: 1}, {is: 1-9, at-every-limit: true, at: 2}]}]\n---\n" + TABLE, ["met 1"]),
        ("wagers: [{name: bet, bonus: true, limit: [{within-table-limit: true, at: 1}, {is: 1-9, at: 2}]}]\n---\n" + TABLE, ["unclear 2 1 9"]),
    ],
    "rules-and-sheet-agree": [
        (BOTH % ("player-dealer: {rotation: {holds-at-most: 2, unit: rounds, at: 3}}\n", "hands"), ["met 3 9"]),
        (BOTH % ("player-dealer: {rotation: {offered-after: 30, unit: minutes, at: 3}}\n", "hands"), ["violated 3 9"]),
    ],
    "limit-brackets": [
        (ONE % ("true", ""), ["not-applicable"]),
        (ONE % ("false", ""), ["unclear 3 2"]),
        (ONE % ("true", ", {option: 4, limit: 60+, player: 3, at: 4}"), ["not-applicable"]),
        ((ONE % ("false", "")).replace("6-20", "10-20").replace("20+", "21-30"), ["unclear 2 1"]),
        ((ONE % ("false", "")).replace("6-20", "10-20").replace("20+", "20-30"), ["unclear 3 2"]),
        ((ONE % ("false", "")).replace("3-5", "3-6").replace("6-20", "6-20"), ["unclear 3 1 2"]),
    ],
    "rules-and-rates": [
        ("fees: {from: player, only-if: applicable, at: 3}\n---\n    options: [{option: 1, player-dealer: 1, at: 9}]", ["met 3"]),
        ("fees: {from: player, at: 3}\n---\n    options: [{option: 1, player-dealer: 1, at: 9}]", ["unclear 3 9"]),
    ],
    "collection-moments": [
        (
            "fees: {dropped: before-play, at: 3}\n---\n    fees: {dropped: end-of-hand, at: 5}\n---\n" + SECOND % 6,
            ["violated 3 5 6"],
        ),
        (
            "fees: {dropped: before-play, at: 3}\n---\n    fees: {dropped: end-of-hand, at: 5}\n---\n" + SECOND % 3,
            ["violated 3 5"],
        ),
    ],
    "sheet-names-games": [
        (
            "kind: game\nname: No Bust\nid: no-bust\ncategory: player-dealer\n---\n"
            "  - games: [{called: No Bust, approval: A-1, document: no-bust, at: 1}, {called: No Bust Wild, approval: A-2, at: 2}]",
            ["unclear 2 .name"],
        ),
        ("kind: game\nname: Century 21 Baccarat\nid: c\ncategory: player-dealer\n---\n  - games: {called: 21st Century Baccarat, approval: A-1, at: 1}", ["unclear 1 .name"]),
        ("kind: game\nname: Century Poker\nid: c\ncategory: player-dealer\n---\n  - games: {called: 21st Century Baccarat, approval: A-1, at: 1}", ["unclear 1"]),
    ],
    "banker-limit": [
        (GAMES % ("A", "a") + "---\n" + GAMES % ("B", "b") + "---\n" + GAMES % ("C", "c") + "player-dealer: {rotation: {holds-at-most: 2, at: 4}}\n---\n" + OFFER, ["unclear 7", "unclear 7", "met 4"]),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("predicate", "text", "expected"),
    [
        pytest.param(name, *row, id=f"{name}-{number}")
        for name, rows in ROWS.items()
        for number, row in enumerate(rows)
    ],
)
def test_row(predicate: str, text: str, expected: list[str]) -> None:
    assert told(predicate, text) == expected


@pytest.mark.parametrize(
    ("predicate", "text", "words"),
    [
        ("limit-brackets", ONE % ("false", ""), "meet limits=6-20,20+ rows=2,3 edges=20"),
        (
            "rate-count",
            f"    fees: {{from: player, amount: none}}\n    options: [{{option: 1, player: 0, {FIVE}}}, {{option: 2, player: 0, {ZEROS}}}]",
            f"zero row=2 rows=2 number=5 rates=from(amounts=0.50,1,2,3,5 payer=player-dealer) zeros=player-dealer payer_of_zero=player-dealer {CAP}",
        ),
        (
            "rate-count",
            f"    options: [{{option: 1, player: 0, {FIVE}}}, {{option: 2, player: 0, {ZEROS}}}]",
            f"zero row=1 rows=1,2 others=2 number=5 rates=from(amounts=0.50,1,2,3,5 payer=player-dealer) zeros=player payer_of_zero=player {CAP}",
        ),
        (
            "rate-count",
            f"    options: [{{option: 1, player: 1, {FIVE}}}]",
            f"over row=1 number=6 rates=from(amounts=1 payer=player),from(amounts=0.50,1,2,3,5 payer=player-dealer) cap=5 {ALLOWED} different=5",
        ),
        (
            "bank-untaken",
            "player-dealer: {rotation: {holds-at-most: 2, unit: rounds, then: offered}}",
            UNTAKEN % "rounds",
        ),
        (
            "bank-untaken",
            "player-dealer: {rotation: [{holds-at-most: 3}, {offered-after: 2, unit: hands, then: offered}]}",
            UNTAKEN % "hands",
        ),
        (
            "bank-untaken",
            "player-dealer: {rotation: [{holds-at-most: 2}, {then: offered}]}",
            UNTAKEN % "turns",
        ),
        (
            "banker-limit",
            GAMES % ("A", "a") + "---\n" + GAMES % ("B", "b") + "---\n" + OFFER,
            "offer-unsettled turns=hands(number=2) cap=2",
        ),
    ],
)
def test_words(predicate: str, text: str, words: str) -> None:
    assert said(predicate, text)[0] == words
