"""Schedules and the games they are for: a few words of a document, the verdict, and the lines it
points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import JOINED, SHEET, told
from validator.predicates.answer import Figure

Row = tuple[str, dict[str, Any], list[str]]

# two players besides the player-dealer; base and bonus may each be as high as the table limit, side
# may not
TWO = "seats: {is: 3, at: 5}\nwagers: [{name: base, limit: {within-table-limit: true}}, {name: bonus, limit: [{is: 5-10}, {within-table-limit: true}]}, {name: side, limit: {is: 1-5}}]\n---\n"
TOTAL = "    columns: [option, limit, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]\n"
BOTH = "    defines: {basis: total-table-action, counts: [base, bonus], at: 6}\n" + TOTAL


def sheet(name: str, *blocks: str, head: str = "") -> str:
    """One more schedule, its blocks for the game."""
    return (
        "---\n"
        + SHEET.replace("name: Rates\n", f"name: {name}\n{head}")
        + "".join(JOINED + block for block in blocks)
    )


def offers(limits: str, named: str) -> str:
    """A game that names table limits, and options for each of those offered."""
    return f"table-limit: [{named}]\n" + sheet(
        "Rates", f"    columns: [option, limit, player]\n    options: [{limits}]\n"
    )


def flat(fee: str, rows: str, per: str = "half-hour") -> str:
    """A sheet with one fee told in prose beside one with options."""
    return sheet("Example Fees", f"    fees: [{{from: player, {fee}, at: 4}}]\n") + sheet(
        "Rates", f"    fees: [{{from: player, per: {per}}}]\n    options: [{rows}]\n"
    )


def two(rows: str, others: str) -> str:
    """Two sheets with options."""
    return sheet("Example Fees", f"    options: [{rows}]\n") + sheet(
        "Rates", f"    options: [{others}]\n"
    )


def tiers(count: int) -> str:
    """A ladder of so many fees."""
    return str([[number, number] for number in range(1, count + 1)])


GRADED = sheet(
    "Rates",
    f"    fees: [{{from: player-dealer, on: total-table-action, at: 5}}]\n{TOTAL}    options: [{{option: 1, player-dealer: [[5-50, 1], [51+, 2]], at: 1}}]\n",
)
RESERVED = "states: [{that: zero-fee-review, at: 4}]\n"
BUSTER = "wagers: [{name: base}, {name: buster, bonus: true, at: 8}]\n---\n"
FLOP = "round: [{does: deal, to: players, cards: 2, at: 2}, {does: deal, to: players, called: flop-card, cards: 1, at: 3}, {does: betting-round, at: 6}, {does: showdown, at: 7}]\n---\n"

FREED = f"    fees: [{{from: player, amount: none, wagers: [ante]}}]\n    options: [{{option: 1, player: 0, player-dealer: {tiers(5)}, at: 1}}]\n"

ROWS: dict[str, list[Row]] = {
    "tier-open-end": [
        (f"{TWO}{BOTH}    options: [{{option: 1, limit: 5-100, player-dealer: [[5-250, 1]], at: 1}}]\n", {}, ["unclear 6 5"]),
        (f"{TWO}{BOTH}    options: [{{option: 1, limit: 5-100, player-dealer: [[5-400, 1]], at: 1}}]\n", {}, ["met 1"]),
        (f"{TWO}{BOTH}    options: [{{option: 1, limit: 5-100, player-dealer: [[5-399, 1]], at: 1}}]\n", {}, ["unclear 6 5"]),
        (f"{TWO}{BOTH}    options: [{{option: 1, limit: 5-100, player-dealer: [[5-150, 1]], at: 1}}]\n", {}, ["violated 1 5"]),
        (f"{TWO}{BOTH.replace('bonus', 'side')}    options: [{{option: 1, limit: 5-100, player-dealer: [[5-250, 1]], at: 1}}]\n", {}, ["met 1"]),
        (f"{TWO}{BOTH.replace('basis: total-table-action', 'basis: total-player-wager')}    options: [{{option: 1, limit: 5-100, player-dealer: [[5-250, 1]], at: 1}}]\n", {}, ["met 1"]),
        (
            f"{TWO}    defines: [{{basis: total-table-action, counts: [base, bonus], at: 6}}, {{basis: total-table-action, counts: [base, bonus], at: 7}}]\n{TOTAL}"
            "    options: [{option: 1, limit: 5-100, player-dealer: [[5-250, 1]], at: 1}]\n",
            {}, ["unclear 6 5"],
        ),
        # the same end under the same limit is told once; another limit, another end, another block
        # or another basis is another matter
        (
            f"{TWO}{BOTH}    options: [{{option: 1, limit: 5-100, player-dealer: [[5-250, 1]], at: 1}}, {{option: 2, limit: 10-100, player-dealer: [[10-250, 2]], at: 2}}]\n",
            {}, ["unclear 6 5", "met 2"],
        ),
        (
            f"{TWO}{BOTH}    options: [{{option: 1, limit: 5-90, player-dealer: [[5-250, 1]], at: 1}}, {{option: 2, limit: 5-100, player-dealer: [[5-250, 2]], at: 2}}]\n",
            {}, ["unclear 6 5", "unclear 6 5"],
        ),
        (f"{TWO}{BOTH}    options: [{{option: 1, player: 1, at: 1}}, {{option: 2, limit: 5-100, player-dealer: [[5-250, 2]], at: 2}}]\n", {}, ["not-applicable", "unclear 6 5"]),
        (
            f"{TWO}{BOTH}    options: [{{option: 1, limit: 5-100, player-dealer: [[5-250, 1], [251-300, 2]], at: 1}}, {{option: 2, limit: 5-100, player-dealer: [[5-250, 2]], at: 2}}]\n",
            {}, ["unclear 6 5", "unclear 6 5"],
        ),
        (
            f"{TWO}{BOTH}    options: [{{option: 1, limit: 5-100, player-dealer: [[5-250, 1]], at: 1}}]\n{JOINED}{BOTH}"
            "    options: [{option: 1, limit: 5-100, player-dealer: [[5-300, 1]], at: 2}, {option: 2, limit: 5-100, player-dealer: [[5-250, 1]], at: 3}]\n",
            {}, ["unclear 6 5", "unclear 6 5", "unclear 6 5"],
        ),
        (f"{TWO}{BOTH}    options: [{{option: 1, limit: 5-100, player: [[5-250, 1]], at: 1}}, {{option: 2, limit: 5-100, player-dealer: [[5-250, 2]], at: 2}}]\n", {}, ["met 1", "unclear 6 5"]),
        (
            f"{TWO}{BOTH}    options: [{{option: 1, limit: 5-100, player-dealer: [[5-250, 1], [251+, 2]], at: 1}}, {{option: 2, limit: 5-100, player-dealer: [[5-250, 2]], at: 2}}]\n",
            {}, ["met 1", "unclear 6 5"],
        ),
    ],
    "limits-offered": [
        (offers("{option: 1, limit: 5-10, player: 1, at: 1}", "{is: 3-6, at: 7}"), {}, ["unclear 7 1"]),
        (offers("{option: 1, limit: 5-10, player: 1, at: 1}, {option: 2, limit: 3-6, player: 1, at: 2}", "{is: 3-6, at: 7}"), {}, ["met 7"]),
        (offers("{option: 1, player: 1, at: 1}", "{is: 3-6, at: 7}"), {}, ["not-applicable"]),
        (offers("{option: 1, player: 1, at: 1}, {option: 2, limit: 5-10, player: 1, at: 2}", "{is: 3-6, at: 7}"), {}, ["unclear 7 2"]),
        (offers("{option: 1, limit: 5-10, player: 1, at: 1}", "{is: 3-6, at: 7}, {is: 2-4, at: 8}, {is: 1-2, at: 7}, {is: 1-3, at: 9}"), {}, ["unclear 7 8 1"]),
        (offers("{option: 1, limit: no-limit, player: 1, at: 1}", "{is: no-limit, at: 7}"), {}, ["met 7"]),
        (offers("{option: 1, limit: no-limit, player: 1, at: 1}", "{is: 3-6, at: 7}"), {}, ["unclear 7 1"]),
        (offers("{option: 1, limit: 5+, player: 1, at: 1}", "{is: no-limit, at: 7}"), {}, ["unclear 7 1"]),
        (offers("{option: 1, limit: 5-10 to 20-40, player: 1, at: 1}", "{is: 10-20, at: 7}"), {}, ["met 7"]),
        (offers("{option: 1, limit: 5-10 to 20-40, player: 1, at: 1}", "{is: 50-100, at: 7}"), {}, ["unclear 7 1"]),
        (offers("{option: 1, limit: 50-100, player: 1, at: 1}", "{is: 10-20 to 40-80, at: 7}"), {}, ["met 7"]),
        (offers("{option: 1, limit: 5-100, player: 1, at: 1}", "{is: 5-50, at: 7}"), {}, ["met 7"]),
        (offers("{option: 1, limit: 5-100, player: 1, at: 1}", "{is: 10-100, at: 7}"), {}, ["met 7"]),
        (offers("{option: 1, limit: 5-100, player: 1, at: 1}", "{is: 10-101, at: 7}"), {}, ["unclear 7 1"]),
        (offers("{option: 1, limit: 5-100, player: 1, at: 1}", "{is: 10+, at: 7}"), {}, ["unclear 7 1"]),
    ],
    "two-schedules": [
        (flat("per: half-hour, amount: 6", "{option: 1, limit: 10-20, player: 10, at: 1}, {option: 2, limit: 20-40, player: 8, at: 2}"), {}, ["unclear 4 1"]),
        (flat("per: half-hour, amount: 6", "{option: 1, limit: 10-20, player: 10, at: 1}, {option: 2, limit: 20-40, player: 6, at: 2}"), {}, ["not-applicable"]),
        (flat("per: half-hour, amount: [6, none]", "{option: 1, limit: 10-20, player: 10, at: 1}"), {}, ["unclear 4 1"]),
        (flat("per: half-hour, amount: none", "{option: 1, limit: 10-20, player: 10, at: 1}"), {}, ["not-applicable"]),
        (flat("per: half-hour, amount: 0", "{option: 1, limit: 10-20, player: 10, at: 1}"), {}, ["not-applicable"]),
        (flat("per: hand, amount: 6", "{option: 1, limit: 10-20, player: 10, at: 1}"), {}, ["not-applicable"]),
        (flat("per: hand, amount: 6", "{option: 1, limit: 10-20, player: 10, at: 1}", per="hand"), {}, ["unclear 4 1"]),
        (sheet("Rates", "    fees: [{from: player, amount: 6, at: 4}]\n", "    options: [{option: 1, player: 10, at: 1}]\n"), {}, ["not-applicable"]),
        (
            two("{option: 1, limit: 5-10, player: 1, at: 1}, {option: 2, limit: 5-20, player: 2, at: 2}", "{option: 1, limit: 5-20, player: 2, at: 3}, {option: 2, limit: 5-10, player: 1, at: 4}"),
            {}, ["met 1"],
        ),
        (two("{option: 1, limit: 5-10, player: 1, at: 1}", "{option: 1, limit: 5-20, player: 2, at: 3}, {option: 2, limit: 5-10, player: 1, at: 4}"), {}, ["unclear 1 4 3"]),
        # the pair that differs in one figure is shown, else the option of the same limit
        (
            two("{option: 1, limit: 5-10, player: 1, at: 1}, {option: 2, limit: 5-20, player: 2, at: 2}", "{option: 1, limit: 5-50, pot: 7, at: 3}, {option: 2, limit: 5-20, player: 3, at: 4}"),
            {}, ["unclear 2 4"],
        ),
        (two("{option: 1, limit: 5-10, player: 1, at: 1}", "{option: 1, limit: 5-50, pot: 7, at: 3}, {option: 2, limit: 5-10, pot: 7, at: 4}"), {}, ["unclear 1 4"]),
    ],
    "basis-bonus": [
        (f"{BUSTER}    defines: {{basis: total-table-action, counts: [game-wagers, bonus-wagers], at: 6}}\n", {}, ["met 6"]),
        (f"{BUSTER}    defines: {{basis: total-table-action, counts: [game-wagers], excludes: [all-bonus-wagers], at: 6}}\n", {}, ["met 6"]),
        (f"{BUSTER}    defines: {{basis: total-table-action, counts: [game-wagers, buster], at: 6}}\n", {}, ["met 6"]),
        ("wagers: [{name: base}]\n---\n    defines: {basis: total-table-action, counts: [game-wagers], at: 6}\n", {}, ["not-applicable"]),
        (
            f"fees: [{{from: player, wagers: [base], at: 10}}, {{from: player, amount: none, wagers: [buster], at: 9}}, {{from: pot, wagers: [buster], at: 11}}]\n{BUSTER}"
            "    defines: {basis: total-table-action, counts: [game-wagers], at: 6}\n",
            {}, ["unclear 6 8 9"],
        ),
        (
            f"{BUSTER}    defines: [{', '.join(f'{{basis: total-table-action, counts: [game-wagers], at: {at}}}' for at in (6, 6, 16, 26, 36))}]\n",
            {}, ["unclear 6 8 16 26"],
        ),
        (f"{BUSTER}    defines: [{', '.join(f'{{basis: total-table-action, counts: [game-wagers], at: {at}}}' for at in (6, 16))}]\n", {}, ["unclear 6 8 16"]),
    ],
    "fee-basis": [
        ("    fees: [{from: player, depends-on: [number-of-players], at: 4}]\n    options: [{option: 1, players: 2-4, player: 1, at: 1}, {option: 2, player: 2, at: 2}]\n", {}, ["met 4"]),
        (
            "    fees: [{from: player, depends-on: [number-of-players], at: 4}]\n    columns: [option, player, {is: pot, on: number-of-players}]\n"
            "    options: [{option: 1, player: 1, pot: [[2-4, 1], [5+, 2]], at: 1}]\n",
            {}, ["met 4"],
        ),
        (
            "    fees: [{from: player, depends-on: [number-of-players], at: 4}]\n    columns: [option, player, {is: pot, on: round-reached}]\n"
            "    options: [{option: 1, player: 1, pot: [[1, 1], [2, 2]], at: 1}]\n",
            {}, ["violated 4 1"],
        ),
        (f"    fees: [{{per: bet, at: 4}}]\n{TOTAL}    options: [{{option: 1, player-dealer: [[5-50, 1], [51+, 2]], at: 1}}]\n", {}, ["unclear 1 4"]),
        (f"    fees: [{{per: bet, at: 4}}]\n{TOTAL}    options: [{{option: 1, player: [[5-50, 1], [51+, 2]], player-dealer: 2, at: 1}}]\n", {}, ["not-applicable"]),
        ("    fees: [{from: player, on: player-wager, at: 4}]\n", {}, ["not-applicable"]),
        (f"    fees: [{{from: player, on: total-table-action, at: 4}}]\n{TOTAL}    options: [{{option: 1, player: [[5-50, 1], [51+, 2]], at: 1}}]\n", {}, ["unclear 1 4"]),
        (f"    fees: [{{from: player, on: ante, at: 4}}]\n{TOTAL}    options: [{{option: 1, player: [[5-50, 1], [51+, 2]], at: 1}}]\n", {}, ["met 4"]),
        (f"    fees: [{{from: player, on: table-limit, at: 4}}]\n{TOTAL}    options: [{{option: 1, player: 1, at: 1}}]\n", {}, ["met 4"]),
    ],
    "rules-and-rates": [
        (sheet("Own", "    fees: [{per: wager, at: 4}]\n") + GRADED, {}, ["unclear 4 5"]),
        ("fees: [{from: player-dealer, on: total-table-action, at: 3}]\n" + sheet("Own", "    fees: [{per: bet, at: 4}]\n") + GRADED, {}, ["unclear 4 5"]),
        ("fees: [{from: player-dealer, on: total-table-action, at: 3}]\n" + sheet("Own", "    fees: [{per: bet, at: 4}]\n"), {}, ["not-applicable"]),
        (sheet("Own", "    fees: [{per: wager, at: 4}]\n") + sheet("Two", "    fees: [{per: wager, at: 6}]\n") + GRADED, {}, ["unclear 4 5"]),
        (sheet("Own", "    fees: [{per: wager, from: player, at: 4}]\n") + GRADED, {}, ["not-applicable"]),
        (sheet("Own", "    fees: [{per: hand, at: 4}]\n") + GRADED, {}, ["not-applicable"]),
        (sheet("Own", "    fees: [{per: wager, at: 4}]\n") + sheet("Rates", "    fees: [{from: player, per: hand, at: 5}]\n"), {}, ["not-applicable"]),
        (sheet("Own", "    fees: [{per: wager, at: 4}, {from: player-dealer, on: total-table-action, at: 5}]\n"), {}, ["not-applicable"]),
        ("fees: [{from: player, at: 3}]\n---\n    options: [{option: 1, limit: 5-10, at: 1}, {option: 2, limit: 5-20, player: 1, at: 2}]\n", {}, ["met 3"]),
    ],
    "basis-defined": [
        (
            "    fees: [{from: player, on: player-wager, counts: [base], at: 5}, {from: player-dealer, on: total-table-action, at: 4}]\n"
            "    columns: [option, {is: player, on: player-wager, at: 7}, {is: player-dealer, on: total-table-action, at: 6}]\n"
            "    options: [{option: 1, player-dealer: [[5-50, 1], [51+, 2]], at: 1}]\n",
            {}, ["not-stated 1 4 6"],
        ),
        (f"    defines: {{basis: total-table-action, counts: [base]}}\n{JOINED}{TOTAL}    options: [{{option: 1, player-dealer: [[5-50, 1], [51+, 2]], at: 1}}]\n", {}, ["met 1"]),
        (
            f"---\nkind: game\nname: Other\ncategory: player-dealer\n---\n  - games: [{{document: example}}, {{document: other}}]\n{TOTAL}"
            "    options: [{option: 1, player-dealer: [[5-50, 1], [51+, 2]], at: 1}]\n" + sheet("Own", "    defines: {basis: total-table-action, counts: [base]}\n"),
            {}, ["not-applicable", "not-stated 1"],
        ),
    ],
    "rate-count": [
        (f"    options: [{{option: 1, player: {tiers(6)}, at: 1}}]\n", {"level": "option"}, ["violated 1"]),
        (f"    options: [{{option: 1, player: {tiers(5)}, at: 1}}]\n", {"level": "option"}, ["met 1"]),
        (f"    columns: [option, {{is: pot, on: round-reached}}]\n    options: [{{option: 1, pot: {tiers(6)}, at: 1}}]\n", {"level": "option"}, ["unclear 1"]),
        (f"    columns: [option, {{is: pot, on: round-reached}}]\n    options: [{{option: 1, pot: 1, player: {tiers(5)}, at: 1}}]\n", {"level": "option"}, ["unclear 1"]),
        (f"    columns: [option, {{is: pot, on: round-reached}}]\n    options: [{{option: 1, pot: 1, player: {tiers(6)}, at: 1}}]\n", {"level": "option"}, ["violated 1"]),
        (f"    options: [{{option: 1, player: {tiers(6)}, damaged: merged-cells, at: 1}}]\n", {"level": "option"}, ["unclear 1"]),
        (f"    options: [{{option: 1, player: {tiers(4)}, at: 1}}]\n", {"level": "option", "cap": Figure((3, 5))}, ["unclear 1"]),
        (f"    options: [{{option: 1, player: {tiers(3)}, at: 1}}]\n", {"level": "option", "cap": Figure((3, 5))}, ["met 1"]),
        (f"    options: [{{option: 1, player: {tiers(6)}, at: 1}}]\n", {"level": "option", "cap": Figure((3, 5))}, ["violated 1"]),
        (f"    options: [{{option: 1, player: 0, player-dealer: {tiers(5)}, at: 1}}]\n", {"level": "option"}, ["unclear 1"]),
        (f"    fees: [{{from: player, amount: none, wagers: [base]}}]\n    options: [{{option: 1, player: 0, player-dealer: {tiers(5)}, at: 1}}]\n", {"level": "option"}, ["met 1"]),
        (f"    fees: [{{from: player, amount: none, wagers: [bonus]}}]\n    options: [{{option: 1, player: 0, player-dealer: {tiers(5)}, at: 1}}]\n", {"level": "option"}, ["unclear 1"]),
        (f"    fees: [{{from: player, per: hand}}]\n    options: [{{option: 1, player: 0, player-dealer: {tiers(5)}, at: 1}}]\n", {"level": "option"}, ["unclear 1"]),
        (f"wagers: [{{name: ante}}, {{name: play, needs: ante}}, {{name: side, bonus: true}}]\n---\n{FREED}", {"level": "option"}, ["met 1"]),
        (f"wagers: [{{name: ante}}, {{name: play, size: {{of: ante, times: 1, bound: exactly}}}}]\n---\n{FREED}", {"level": "option"}, ["met 1"]),
        (f"wagers: [{{name: ante}}, {{name: tie}}]\n---\n{FREED}", {"level": "option"}, ["unclear 1"]),
        (FREED, {"level": "option"}, ["unclear 1"]),
    ],
    "zero-fee-review": [
        ("---\n" + sheet("Rates", "    options: [{option: 1, player: 1, at: 1}]\n", head=RESERVED), {}, ["met 4"]),
        (sheet("Rates", "    options: [{option: 1, player: 0, at: 1}]\n", head=RESERVED), {}, ["unclear 4 1"]),
        (sheet("Rates", "    options: [{option: 1, player: 0, at: 1}]\n") + sheet("Other", "    options: [{option: 1, player: 1, at: 2}]\n", head=RESERVED), {}, ["met 4", "not-applicable"]),
        (sheet("Rates", "    options: [{option: 1, player-dealer: [[5-50, 0], [51+, 1]], at: 1}]\n") + sheet("Other", "    options: [{option: 1, player: 1, at: 2}]\n", head=RESERVED),
         {}, ["met 4", "unclear 1 4"]),
        (sheet("Rates", "    options: [{option: 1, player: 0, at: 1}]\n", head="states: [{that: fees-posted, at: 4}]\n"), {}, ["not-applicable"]),
        (sheet("Rates", "    options: [{option: 1, player: 0, at: 1}]\n", head="states: [{that: zero-fee-review, is: false, at: 4}]\n"), {}, ["not-applicable"]),
        # a ladder with a tier at nothing, and nobody else charged, is the one to look at
        (
            sheet("Rates", "    options: [{option: 1, player: 0, player-dealer: [[5-50, 1], [51+, 2]], at: 1}, {option: 2, player-dealer: [[5-50, 0], [51+, 1]], at: 2}]\n", head=RESERVED),
            {}, ["unclear 4 2"],
        ),
        (
            sheet("Rates", "    options: [{option: 1, player: 1, pot: 0, player-dealer: [[5-50, 0], [51+, 2]], at: 1}, {option: 2, player-dealer: [[5-50, 0], [51+, 1]], at: 2}]\n", head=RESERVED),
            {}, ["unclear 4 2"],
        ),
    ],
    "fee-moment": [
        (f"{FLOP}    fees: [{{from: pot, collected: after-flop, at: 4}}]\n", {}, ["unclear 4 3"]),
        (f"{FLOP.replace('flop', 'turn')}    fees: [{{from: pot, collected: after-turn, at: 4}}, {{from: player, collected: after-turn, at: 5}}]\n", {}, ["unclear 4 3"]),
        (f"{FLOP}    fees: [{{from: pot, collected: after-river, at: 4}}, {{from: player, collected: after-river, at: 5}}]\n", {}, ["violated 4 2", "violated 5 2"]),
        (f"{FLOP}    fees: [{{from: pot, collected: after-round-2, at: 4}}]\n", {}, ["violated 4 6"]),
        (f"{FLOP}    fees: [{{from: pot, collected: after-round-1, at: 4}}]\n", {}, ["met 4"]),
        (
            f"{FLOP}kind: game\nname: Other\ncategory: poker\nround: [{{does: deal, to: players, cards: 2, at: 8}}, {{does: showdown}}]\n---\n"
            "  - games: [{document: example}, {document: other}]\n    fees: [{from: pot, collected: after-flop, at: 4}, {from: player, collected: after-flop, at: 5}]\n",
            {}, ["unclear 4 3", "violated 4 8", "violated 5 8"],
        ),
    ],
    "limit-brackets": [
        ("    options: [{option: 1, limit: 1-5, player: 1, at: 1}, {option: 2, limit: 3-9, player: 2, at: 2}, {option: 3, limit: 10-25, player: 3, at: 3}]\n", {}, ["not-applicable"]),
        ("    options: [{option: 1, limit: 1-5, player: 1, at: 1}, {option: 2, limit: 6-9, player: 2, at: 2}, {option: 3, limit: 12-25, player: 3, at: 3}]\n", {}, ["unclear 3 2"]),
        ("    options: [{option: 1, limit: 1-5, player: 1, at: 1}, {option: 2, limit: 6-9, player: 2, at: 2}, {option: 3, limit: 12, player: 3, at: 3}]\n", {}, ["met 1"]),
    ],
    "limits-and-ladders": [
        (f"    limits: [{{minimum: 5, at: 6}}]\n{TOTAL}    options: [{{option: 1, limit: 10-100, player: [[10-100, 1]], at: 1}}]\n", {}, ["not-applicable"]),
        (f"    limits: [{{minimum: 5, at: 6}}]\n{TOTAL}    options: [{{option: 1, player: 1, at: 1}}]\n", {}, ["not-applicable"]),
        ("    limits: [{minimum: 5, at: 6}]\n    columns: [option, {is: pot, on: number-of-players}]\n    options: [{option: 1, pot: [[6-8, 1]], at: 1}]\n", {}, ["not-applicable"]),
        (f"    options: [{{option: 1, player: 1, at: 1}}]\n{JOINED}    limits: [{{minimum: 5, at: 6}}]\n{TOTAL}    options: [{{option: 1, player: [[10+, 1]], at: 2}}]\n", {}, ["unclear 2 6"]),
        (f"    limits: [{{minimum: 5, at: 6}}]\n{TOTAL}    options: [{{option: 1, player: [[20+, 1]], at: 1}}, {{option: 2, player: [[5+, 1]], at: 2}}]\n", {}, ["met 6"]),
        (f"    limits: [{{minimum: 5, at: 6}}]\n{TOTAL}    options: [{{option: 1, player: [[20+, 1]], at: 1}}, {{option: 2, player: [[10+, 1]], at: 2}}]\n", {}, ["unclear 2 6"]),
    ],
    "collection-stated": [
        (
            "fees: [{from: player, collected: after-deal}]\n---\n    fees: [{from: player, collected: before-deal, at: 3}]\n    options: [{option: 1, player: 1, at: 7}]\n" + JOINED
            + "    fees: [{from: player, options: [2], per: hand, at: 4}, {from: player, options: [2], collected: before-deal, at: 5}]\n"
            "    options: [{option: 1, player: 1, at: 1}, {option: 2, player: 1, at: 2}]\n",
            {}, ["unclear 1"],
        ),
        (
            "fees: [{from: player, collected: after-deal}]\n---\nkind: game\nname: Other\ncategory: player-dealer\n---\n  - games: [{document: example}, {document: other}]\n"
            "    options: [{option: 1, player: 1, at: 1}]\n",
            {}, ["not-stated 1"],
        ),
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
