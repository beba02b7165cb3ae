"""Recited caps, numbered options, payers and ladders: a few words of a document, the verdict, and
the lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import GAME, JOINED, told
from validator.predicates.answer import Figure

Row = tuple[str, dict[str, Any], list[str]]

POKER = GAME.replace("player-dealer", "poker")
TOTAL = "    columns: [option, limit, {is: player, on: player-wager}, {is: pot, on: ante}, {is: player-dealer, on: total-table-action}]\n"
FALLS = "[[5-10, 2], [11+, 1]]"
SIX = "[[1, 1], [2, 2], [3, 3], [4, 4], [5, 5], [6, 6]]"
COUNTED = (
    "wagers: [{name: base}, {name: play, needs: base, placed: {is: after-deal, at: 8}}]\n---\n"
)
PLAY = "    defines: {basis: total-table-action, counts: [base, play], at: 6}\n"


def recited(*rates: int) -> str:
    return f"states: [{', '.join(f'{{that: rate-cap, rates: {number}, at: {at}}}' for at, number in enumerate(rates, 1))}]\n"


def options(*rows: str) -> str:
    """Options, each at the line of its place among them."""
    return f"    options: [{', '.join(f'{{{row}, at: {at}}}' for at, row in enumerate(rows, 1))}]\n"


PER = "kind: schedule\nname: Rates\nstates: [{that: rate-cap, rates: 5, per: %s, at: 7}]\nblocks: [{options: [{option: 1, player: 1}]}]"

ROWS: dict[str, list[Row]] = {
    "rate-cap-stated": [
        (recited(3, 5), {"level": "game"}, ["unclear 1", "met 2"]),
        (recited(3, 3, 3), {"level": "game"}, ["unclear 1 2 3"]),
        (recited(6), {"level": "game"}, ["violated 1"]),
        (PER % "table-limit", {"level": "schedule", "counted-for": "table"}, ["unclear 7"]),
        (PER % "table", {"level": "schedule", "counted-for": "table"}, ["met 7"]),
        (PER % "table-limit", {"level": "schedule"}, ["met 7"]),
        ((PER % "table").replace(", per: table", ""), {"level": "schedule", "counted-for": "table"}, ["met 7"]),
        (f"{recited(5)}---\nkind: schedule\nname: Rates\nstates: [{{that: fees-posted, at: 7}}]\nblocks: [{{games: {{document: example}}}}]\n", {"level": "game"}, ["met 1"]),
        (f"{recited(5)}---\nkind: schedule\nname: Rates\nstates: [{{that: rate-cap, at: 7}}]\nblocks: [{{games: {{document: example}}}}]\n", {"level": "game"}, ["met 1"]),
        (f"{recited(5)}---\n  - games: {{called: Other}}\n{options(f'option: 1, player: {SIX}')}", {"level": "game"}, ["met 1"]),
        (f"{recited(5)}---\n{options(f'option: 1, player: {SIX}')}", {"level": "game"}, ["violated 1 1"]),
        (f"    {recited(4)}{options(f'option: 1, player: {SIX}')}", {"level": "schedule", "cap": Figure((3, 7))}, ["unclear 1"]),
        (f"    {recited(4)}{options(f'option: 1, player: {SIX}')}", {"level": "schedule", "cap": Figure((5, 7))}, ["violated 1 1"]),
    ],
    "option-numbers": [
        (options("option: first", "option: 1", "option: 1"), {}, ["violated 3 2"]),
        (options("option: 1", "option: first, limit: 5-10", "option: second, limit: 5-10"), {}, ["unclear 3 2"]),
        (options("option: 1", "option: 2", "option: 4"), {}, ["violated 2"]),
    ],
    "payer-exists": [
        (f"{POKER}round: [{{does: deal, to: players, cards: 2, at: 2}}]\n---\n    fees: [{{from: player, per: hand, at: 4}}, {{from: player-dealer, per: hand, at: 5}}]\n", {}, ["violated 5 2"]),
        (f"{POKER}---\n    fees: [{{from: player, per: hand, at: 4}}]\n", {}, ["met 4"]),
        (f"{POKER}states: [{{that: fees-posted}}]\n---\n    fees: [{{from: player-dealer, per: hand, at: 5}}]\n", {}, ["violated 5"]),
        (f"{POKER}states: [{{that: no-player-dealer-position}}]\n---\n    fees: [{{from: player-dealer, per: hand, at: 5}}]\n", {}, ["met 5"]),
        (
            f"{POKER}---\n    fees: [{{from: player-dealer, per: hand, at: 5}}]\n---\nkind: schedule\nname: Other\nblocks: [{{games: {{document: example}}, options: [{{option: 1, player: 1}}]}}]\n",
            {}, ["not-applicable", "met 5"],
        ),
    ],
    "announced-options": [
        (f"{options('option: 1')}{JOINED}    announces: [{{options: 1-2, at: 5}}]\n    options: [{{option: 1, at: 3}}]\n", {}, ["violated 5 3"]),
        (f"    announces: [{{options: 1+, at: 4}}, {{options: 1-3, at: 5}}]\n{options('option: 1', 'option: 2')}", {}, ["violated 5 2"]),
    ],
    "blank-fee": [
        ("    options: [{option: 1, player: [{range: 5-10, fee: blank, at: 6}, {range: 11-20, fee: 2, at: 7}], at: 1}]\n", {}, ["unclear 6 7"]),
        ("    options: [{option: 1, player: [{range: 5-10, fee: blank, at: 6}, {range: 11-20, fee: blank, at: 7}], at: 1}]\n", {}, ["unclear 6"]),
    ],
    "basis-counts": [
        *(
            (f"{COUNTED}    fees: [{{from: player-dealer, on: total-table-action, collected: {when}, at: 4}}]\n{PLAY}", {}, ["unclear 6 4 8"])
            for when in ("before-deal", "with-bet", "after-wagers")
        ),
        *((f"{COUNTED}    defines: {{basis: total-table-action, counts: [{name}], at: 6}}\n", {}, ["met 6"]) for name in ("base", "primary", "all-wagers", "game-wagers", "wagers")),
        (f"{COUNTED}    defines: {{basis: total-table-action, counts: [play], at: 6}}\n", {}, ["met 6"]),  # nothing is graded by it
        (f"{COUNTED}    fees: [{{from: player, on: total-table-action, at: 4}}]\n    defines: {{basis: total-table-action, counts: [play], at: 6}}\n", {}, ["unclear 6"]),
        (
            f"{COUNTED}    fees: [{{from: player, amount: none, wagers: [play], at: 4}}, {{from: player, on: total-table-action, at: 5}}]\n"
            "    defines: {basis: total-table-action, counts: [base], at: 6}\n",
            {}, ["met 6"],
        ),
    ],
    "tier-falls": [
        (options("option: 1, player: [[5-10, 2]]"), {}, ["not-applicable"]),
        (f"    fees: [{{from: player, per: hand, at: 4}}]\n{options(f'option: 1, player: {FALLS}')}", {}, ["unclear"]),
        (f"    fees: [{{from: player, under: 500, at: 4}}]\n{options(f'option: 1, player: {FALLS}')}", {}, ["met 1"]),
        (f"    fees: [{{from: player, under: 500, at: 4}}]\n{options(f'option: 1, player: {FALLS}, player-dealer: {FALLS}')}", {}, ["unclear"]),
        (options("option: 1, player: [[5-10, 2], [11-20, blank], [21+, 1]]"), {}, ["unclear"]),
    ],
    "tier-limits": [
        (TOTAL + options("option: 1, player: [[10-50, 1], [51+, 2]], player-dealer: [[20+, 1]]"), {}, ["not-applicable"]),
        (TOTAL + options("option: 1, player: [[10+, 1]], pot: [[30+, 1]], player-dealer: [[20+, 1]]"), {}, ["not-applicable"]),
        (TOTAL + options("option: 1, player: [[10+, 1]], player-dealer: [[5+, 1]]"), {}, ["not-applicable"]),
    ],
    "own-fee-known": [
        (
            "    fees: [{from: player-dealer, at: 3}, {from: player, amount: 1, at: 4}, {from: player, at: 5}, {from: player, at: 6}]\n    columns: [option, {is: player, on: total-table-action}]\n"
            + options("option: 1, player: [[5-50, 1], [51+, 2]]"),
            {}, ["unclear 1 5"],
        ),
    ],
    "fee-schedule-filed": [
        ("inherits: {from: Pan 9, at: 3}\n", {}, ["not-stated"]),
        (
            f"{GAME.replace('Example', 'Crazy Four Poker')}---\n{GAME.replace('Example', 'Crazy Four Draw')}---\n  - games: {{called: Crazy Four Draw, document: crazy-four-draw, at: 3}}\n",
            {}, ["not-stated 3", "not-stated"],
        ),
        (f"{GAME.replace('Example', 'Crazy Four Poker')}---\n  - games: {{called: Crazy Four Draw, at: 3}}\n", {}, ["unclear 3 .name"]),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("predicate", "row"),
    [
        pytest.param(name, row, id=f"{name}-{number}")
        for name, rows in ROWS.items()
        for number, row in enumerate(rows)
    ],
)
def test_row(predicate: str, row: Row) -> None:
    text, figures, expected = row
    assert told(predicate, text, **figures) == expected
