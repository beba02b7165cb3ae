"""One cause, one finding: where two rules could speak of it, which one does, and which stands
aside: a few words of a document, the verdict, and the lines it points at.
"""

from __future__ import annotations

import pytest

from tests.predicates.told import said, told

Row = tuple[str, list[str]]

DECK = "deck: {cards: 52, jokers: %s, at: 1}\n"

JOKERS = "joker: [{acts-as: %s, at: 2}, {acts-as: %s, at: 3}]\n"

PAYS = "wagers: [{name: base, pays: [%s]}]\n"

RANKED = "hands: {ranking: three-card, high-to-low: [%s], at: 1}\nwagers: [{name: plus, judged: {whose: own, cards: 3, ranking: three-card}, pays: {rows: [%s], at: 2}}]\n"

NEEDS = "wagers: [{name: ante}, {name: tie}, {name: plus, needs: [%s]}]\n"

PLACED = "no-more-bets: {is: before-deal, at: 1}\nround: [{does: deal, to: players}]\nwagers: [{name: ante, placed: [%s]}, {name: play, placed: [%s]}]\n"

LIMITED = "wagers: [{name: plus, limit: [%s]}]\n---\n    limits: [{wager: plus, is: %s, at: 9}]\n    options: [{option: 1, limit: 5-500, player: 1}]\n"

LADDER = "    columns: [option, limit, {is: player, on: player-wager}]\n    options: [{option: 1, limit: %s, at: 1, player: [[5-100, 1], [101-500, 2]]}]\n"

NUMBERS = "    announces: {options: %s, at: 1}\n    options: [%s]\n"

BARE = "    options: [%s]\n"

FEES = "    fees: [%s]\n    options: [%s]\n"

TAKEN = "{from: player-dealer, per: hand, at: 1}, {from: player, amount: none, at: 2}"

RECITED = "{that: rate-cap, rates: %s, at: 8}, {that: rate-cap, rates: %s, at: 9}"

CLAIMS = f"states: [{{that: rate-cap, rates: 5, at: 1}}]\n---\nkind: schedule\nname: Rates\nstates: [{RECITED}]\nblocks: [{{games: [{{document: example}}]}}]\n"

FLAT = "options: [{option: 1, limit: 5-10, player: %s, at: {line}}]"

SHEETS = f"---\n    {FLAT.replace('{line}', '1')}\n---\nkind: schedule\nname: Sheet\nblocks: [{{games: [{{document: example}}], {FLAT.replace('{line}', '2')}}}]\n"

LOW = "hands: {ranking: deuce-to-seven-low, high-to-low: [high-card, %s], at: 1}\n"

LEVEL = {"wager-limits-agree": "game"}


def numbered(*numbers: int) -> str:
    return ", ".join(
        f"{{option: {n}, limit: 5-{n}00, player: {n}, at: {line}}}"
        for line, n in enumerate(numbers, 11)
    )


ROWS: dict[str, list[Row]] = {
    "joker-function": [
        (DECK % 1 + "joker: {acts-as: not-used, at: 2}\n", ["not-applicable"]),
        (DECK % 0 + "joker: {acts-as: wild, at: 2}\n", ["not-applicable"]),
        (DECK % 0 + "joker: {acts-as: wild, where: tie, at: 2}\n", ["violated 2 1"]),
        (DECK % 0 + JOKERS % ("not-used", "wild"), ["not-applicable"]),
        ("deck: {cards: 52, at: 1}\n" + JOKERS % ("not-used", "wild"), ["not-applicable"]),
        ("deck: {cards: 52, at: 1}\n" + JOKERS % ("wild", "ace"), ["unclear 2 1"]),
        (
            "deck: [{jokers: 1, at: 1}, {jokers: 0, at: 5}]\njoker: {acts-as: wild, at: 2}\n",
            ["met 1 2"],
        ),
        (
            DECK % 1 + "joker: {acts-as: not-used, usually: true, at: 2}\n",
            ["unclear 2"],
        ),
        (
            DECK % 1 + "joker: {acts-as: not-used, where: bonus, at: 2}\n",
            ["not-stated 1"],
        ),
        (DECK % 1, ["not-stated 1"]),
        (DECK % 0, ["not-applicable"]),
    ],
    "joker-agrees": [
        (DECK % 1 + "joker: {acts-as: not-used, at: 2}\n", ["violated 2 1"]),
        (DECK % 0 + "joker: {acts-as: wild, at: 2}\n", ["violated 2 1"]),
        ("deck: {cards: 52, at: 1}\n" + JOKERS % ("not-used", "wild"), ["violated 3 2"]),
    ],
    "odd-amounts": [
        (PAYS % "{odds: 7 to 2, at: 1}, {odds: even, at: 2}", ["not-applicable"]),
        (PAYS % "{odds: 7 to 2, at: 1}, {odds: 3 to 2, at: 2}", ["not-stated 1 2"]),
        (
            PAYS % "{odds: 7 to 2, at: 1}, {odds: even, at: 2, when: {result: win}}",
            ["not-stated 1"],
        ),
        (
            PAYS
            % "{rows: [{label: flush, pays: 7 to 2, at: 3}]}, {rows: [{label: flush, pays: 4 to 1, at: 4}]}",
            ["not-applicable"],
        ),
        (
            PAYS
            % "{rows: [{label: flush, pays: 7 to 2, at: 3}]}, {rows: [{label: straight, pays: 4 to 1, at: 4}]}",
            ["not-stated 3"],
        ),
        (
            PAYS
            % "{rows: [{label: flush, pays: 7 to 2, at: 3}]}, {rows: [{label: flush, pays: 7 to 2, at: 4}]}",
            ["not-stated 3"],
        ),
    ],
    "ranking-complete": [
        (
            LOW
            % "pair, two-pair, 3-of-a-kind, straight, flush, full-house, 4-of-a-kind, straight-flush",
            ["met 1"],
        ),
        (
            LOW % "pair, two-pair, 3-of-a-kind, flush, full-house, 4-of-a-kind, straight-flush",
            ["violated 1"],
        ),
        (LOW % "pair, two-pair, 3-of-a-kind, full-house, 4-of-a-kind", ["not-applicable"]),
    ],
    "pay-tables-agree": [
        (
            PAYS
            % "{rows: [{label: flush, pays: 4 to 1, at: 3}, {label: flush, pays: 5 to 1, at: 4}]}, {rows: [{label: flush, pays: 4 to 1, at: 5}]}",
            ["violated 5 4"],
        ),
        (
            PAYS
            % "{rows: [{label: flush, pays: 4 to 1, at: 3}]}, {rows: [{label: flush, pays: 5 to 1, at: 5}]}",
            ["violated 5 3"],
        ),
    ],
    "pay-rows": [
        (
            "wagers: [{name: s, judged: {whose: own, best: 5}, pays: {at: 2, rows: [[straight-flush, 9 to 1], {label: 4-of-a-kind, pays: 3 to 1, at: 3}, {label: 4-of-a-kind, pays: 2 to 1, at: 4}]}}]\n",
            ["violated 4 3"],
        ),
        (
            RANKED
            % (
                "straight-flush, straight, flush, pair, straight",
                "[straight-flush, 9 to 1], [straight, 4 to 1]",
            ),
            ["met 2"],
        ),
        (
            RANKED
            % (
                "straight-flush, straight, flush, pair",
                "[straight-flush, 9 to 1], [flush, 4 to 1]",
            ),
            ["violated 2 1"],
        ),
    ],
    "wager-needs-agree": [
        (
            NEEDS % "{all: ante, at: 1}, {all: anty, at: 2}",
            ["not-applicable", "not-applicable", "met 1"],
        ),
        (
            NEEDS % "{all: ante, at: 1}, {any: [anty, ante], at: 2}",
            ["not-applicable", "not-applicable", "met 1"],
        ),
        (
            NEEDS % "{all: anty, at: 1}, {all: anti, at: 2}",
            ["not-applicable", "not-applicable", "unclear 2 1"],
        ),
        (
            NEEDS % "{all: ante, at: 1}, {all: tie, at: 2}",
            ["not-applicable", "not-applicable", "unclear 2 1"],
        ),
    ],
    "prerequisite": [
        (
            NEEDS % "{all: ante, at: 1}, {all: anty, at: 2}",
            ["not-applicable", "not-applicable", "violated 2"],
        ),
        (NEEDS % "{any: [anty, ante], at: 1}", ["not-applicable", "not-applicable", "violated 1"]),
    ],
    "wager-moment": [
        (
            PLACED
            % ("{is: before-deal, at: 2}, {is: after-deal, at: 3}", "{is: before-deal, at: 4}"),
            ["met 2 3 4"],
        ),
        (
            PLACED.partition("\n")[2]
            % ("{is: after-flop, at: 2}, {is: after-flop, at: 3}", "{is: after-flop, at: 4}"),
            ["violated 2 3", "violated 4"],
        ),
        (PLACED % ("{is: after-flop, at: 2}", "{is: before-deal, at: 4}"), ["violated 2"]),
        (
            PLACED.partition("\n")[2]
            % ("{is: after-flop, at: 2}, {is: after-turn, at: 3}", "{is: after-deal, at: 4}"),
            ["violated 2", "violated 3"],
        ),
    ],
    "limits-agree": [
        (LIMITED % ("{is: 1-50, at: 1}, {is: 1-75, at: 2}", "1-50"), ["not-applicable"]),
        (LIMITED % ("{is: 1-50, at: 1}, {is: 1-75, at: 2}", "1-99"), ["violated 1 9"]),
        (LIMITED % ("{is: 50-1, at: 1}", "1-50"), ["not-applicable"]),
        (LIMITED % ("{is: 1-50, at: 1}", "50-1"), ["not-applicable"]),
        (LIMITED % ("{is: 1-50, at: 1}, {is: 50-1, at: 2}", "1-50"), ["met 1 9"]),
    ],
    "wager-limits-agree": [
        ("wagers: [{name: plus, limit: [{is: 1-50, at: 1}, {is: 50-1, at: 2}]}]\n", ["met 1"]),
        (
            "wagers: [{name: plus, limit: [{is: 1-50, at: 1}, {is: 1-75, at: 2}]}]\n",
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: plus, limit: [{is: 50-50, at: 1}, {is: 1-75, at: 2}]}]\n",
            ["violated 2 1"],
        ),
    ],
    "tier-limits": [
        (LADDER % "500-5", ["not-applicable"]),
        (LADDER % "5-500", ["met 1"]),
        (LADDER % "100", ["violated 1", "violated 1"]),
    ],
    "announced-options": [
        (NUMBERS % ("1-3", numbered(1, 2, 2)), ["not-applicable"]),
        (NUMBERS % ("1-4", numbered(1, 2, 2)), ["violated 1 12"]),
        (NUMBERS % ("1-3", numbered(1, 2, 4)), ["violated 13 1"]),
        (NUMBERS % ("1-3", numbered(1, 2, 2, 4)), ["violated 14 1"]),
        (NUMBERS % ("2+", numbered(1, 4)), ["violated 11 1"]),
        (NUMBERS % ("1-3", numbered(1, 3)), ["violated 1 12"]),
    ],
    "option-numbers": [
        (NUMBERS % ("1-3", numbered(1, 2, 2)), ["violated 13 12"]),
        (BARE % numbered(1, 2, 2, 4), ["violated 13 12"]),
        (BARE % numbered(1, 2, 2, 5), ["violated 13 12", "violated 12"]),
        (BARE % numbered(1, 2, 2), ["violated 13 12"]),
        (BARE % numbered(1, 3), ["violated 11"]),
    ],
    "fee-payer": [
        (FEES % (TAKEN, "{option: 1, player: 1, player-dealer: 0, at: 4}"), ["violated 4 2 1"]),
        (
            FEES
            % (
                TAKEN,
                "{option: 1, player: 1, player-dealer: 0, at: 4}, {option: 2, player: 0, player-dealer: 0, at: 5}",
            ),
            ["violated 4 2", "violated 4 1"],
        ),
        (FEES % (TAKEN, "{option: 1, player: 1, player-dealer: 1, at: 4}"), ["violated 4 2"]),
        (FEES % (TAKEN, "{option: 1, player: 0, player-dealer: 0, at: 4}"), ["violated 4 1"]),
        (FEES % ("{from: pot, at: 1}", "{option: 1, player: 1, at: 4}"), ["not-stated 4 1"]),
        (
            FEES
            % (
                "{from: player-dealer, amount: 1, at: 1}, {from: pot, at: 2}",
                "{option: 1, player: 1, at: 4}",
            ),
            ["not-stated 4 2"],
        ),
        (
            FEES
            % (
                "{from: player-dealer, at: 1}, {from: pot, at: 2}",
                "{option: 1, player: 1, player-dealer: 1, pot: 1, at: 4}",
            ),
            ["not-stated 4 1"],
        ),
    ],
    "rules-and-sheet-agree": [
        (CLAIMS % (5, 3), ["not-applicable"]),
        (CLAIMS % (3, 3), ["violated 1 8 9"]),
    ],
    "two-schedules": [
        (SHEETS % (1, "blank"), ["met 1"]),
        (SHEETS % ("blank", 1), ["met 1"]),
        (SHEETS % (1, 2), ["unclear 1 2"]),
    ],
    "totals-column": [
        (
            "    columns: [option, designated, regular, total]\n    options: [{option: 1, designated: blank, regular: 2, total: 3, at: 1}]\n",
            ["not-applicable"],
        ),
        (
            "    columns: [option, designated, regular, total]\n    options: [{option: 1, designated: none, regular: 2, total: 3, at: 1}]\n",
            ["violated 1"],
        ),
    ],
    "wager-decided": [
        ("wagers: [{name: base, at: 1}]\n", ["not-applicable"]),
        (
            "wagers: [{name: base, at: 1}, {name: lucky, at: 2}]\ncompares: {by: single-card, wagers: [base], outcomes: [{case: higher, base: wins, at: 3}]}\n",
            ["met 3", "not-stated 2"],
        ),
    ],
}


@pytest.mark.parametrize(
    ("rule", "text", "expected"), [(rule, *row) for rule, rows in ROWS.items() for row in rows]
)
def test_row(rule: str, text: str, expected: list[str]) -> None:
    assert told(rule, text, LEVEL.get(rule, "")) == expected


@pytest.mark.parametrize(
    ("rule", "text", "words"),
    [
        ("announced-options", NUMBERS % ("1-3", numbered(1, 2, 4)), "exchanged announced=1,2,3 extra=4 missing=3"),
        ("announced-options", NUMBERS % ("1-3", numbered(1, 3)), "missing announced=1,2,3 missing=2"),
        ("option-numbers", NUMBERS % ("1-3", numbered(1, 2, 2)), "twice number=2 missing=3"),
        ("option-numbers", BARE % numbered(1, 2, 2, 5), "twice number=2"),
        ("fee-payer", FEES % (TAKEN, "{option: 1, player: 1, player-dealer: 0}"), "exchanged payer=player-dealer freed=player amount=1 options=1"),
        ("fee-payer", FEES % ("{from: pot}", "{option: 1, player: 1}"), "unnamed payer=player amount=1 options=1 named=pot bare=pot"),
        ("comparison-stated", "wagers: [{name: ante}, {name: play}, {name: tie, decided: [{is: wins, when: [{hand: pair}]}]}]\n", "undecided wagers=ante,play"),
        ("comparison-stated", "wagers: [{name: ante}]\n", "no-winner wagers=ante"),
    ],
)  # fmt: skip
def test_words(rule: str, text: str, words: str) -> None:
    assert words in " ".join(said(rule, text)), said(rule, text)
