"""Ladders of tiers: gaps, overlaps, cents, ends: a few words of a document, the verdict, and the
lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.docket import TODAY, answers
from tests.predicates.told import SHEET, told
from validator.predicates.says import cases
from validator.predicates.words import Speaker

Row = tuple[str, dict[str, Any], list[str]]

ROWS: dict[str, list[Row]] = {
    "tier-gap": [
        (
            "    options: [{option: 1, player: [{range: 5-50, fee: 1, at: 1}, {range: 61-100, fee: 2, at: 2}], at: 5}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "    options: [{option: 1, player: [{range: 5-500, fee: 1, at: 1}, {range: 51-100, fee: 2, at: 2}, {range: 301-400, fee: 3, at: 3}], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    options: [{option: 1, player: [{range: 5+, fee: 1, at: 1}, {range: 51-100, fee: 2, at: 2}, {range: 301-400, fee: 3, at: 3}], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    options: [{option: 1, player: [{range: 5-200, fee: 1, at: 1}, {range: 51-100, fee: 2, at: 2}, {range: 301-400, fee: 3, at: 3}], at: 5}]\n",
            {},
            ["violated 3 1"],
        ),
        (
            "    options: [{option: 1, player: [{range: 5-50, fee: 1, at: 1}, {range: '>50-100', fee: 2, at: 2}], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    options: [{option: 1, player: [{range: 5-50, fee: 1, at: 1}, {range: '>51-100', fee: 2, at: 2}], at: 5}]\n",
            {},
            ["violated 2 1"],
        ),
    ],
    "tier-overlap": [
        (
            "    options: [{option: 1, player: [{range: 5-500, fee: 1, at: 1}, {range: 51-100, fee: 2, at: 2}, {range: 301-400, fee: 3, at: 3}], at: 5}]\n",
            {},
            ["violated 2 1", "violated 3 1"],
        ),
        (
            "    options: [{option: 1, player: [{range: 5-100, fee: 1, at: 1}, {range: 51-80, fee: 2, at: 2}, {range: 101-400, fee: 3, at: 3}], at: 5}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "    options: [{option: 1, player: [{range: 5+, fee: 1, at: 1}, {range: 51-80, fee: 2, at: 2}, {range: 101-400, fee: 3, at: 3}], at: 5}]\n",
            {},
            ["violated 2 1", "violated 3 1"],
        ),
        (
            "    options: [{option: 1, player: [{range: 5+, fee: 1, at: 1}, {range: 51+, fee: 2, at: 2}, {range: 101+, fee: 3, at: 3}], at: 5}]\n",
            {},
            ["violated 2 1", "violated 3 2"],
        ),
        (
            "    options: [{option: 1, player: [{range: 5-100, fee: 1, at: 1}, {range: '>100-400', fee: 2, at: 2}], at: 5}]\n",
            {},
            ["met 5"],
        ),
    ],
    "tier-limits": [
        (
            "    columns: [option, {is: player, on: player-wager}]\n    options: [{option: 1, limit: 5-100, player: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}]\n    options: [{option: 1, limit: 5-100, player: [[5-50, 1], [51+, 2]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-100, player-dealer: [[4-50, 1], [51-100, 2]], player: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["unclear 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-100, player-dealer: [[51-100, 2], [5-50, 1]], player: [[51-100, 2], [10-50, 1]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}]\n    options: [{option: 1, limit: 6-100, player: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}]\n    options: [{option: 1, limit: 6-100, player: [[5-50, 1], [51+, 2]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 6-100, player-dealer: [[4-50, 1], [51-100, 2]], player: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5", "unclear 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 6-100, player-dealer: [[51-100, 2], [5-50, 1]], player: [[51-100, 2], [10-50, 1]], at: 5}]\n",
            {},
            ["unclear 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}]\n    options: [{option: 1, limit: 5-99, player: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}]\n    options: [{option: 1, limit: 5-99, player: [[5-50, 1], [51+, 2]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-99, player-dealer: [[4-50, 1], [51-100, 2]], player: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5", "unclear 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-99, player-dealer: [[51-100, 2], [5-50, 1]], player: [[51-100, 2], [10-50, 1]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}]\n    options: [{option: 1, limit: 5-51, player: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}]\n    options: [{option: 1, limit: 5-51, player: [[5-50, 1], [51+, 2]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-51, player-dealer: [[4-50, 1], [51-100, 2]], player: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5", "unclear 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-51, player-dealer: [[51-100, 2], [5-50, 1]], player: [[51-100, 2], [10-50, 1]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}]\n    options: [{option: 1, limit: 5-50, player: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}]\n    options: [{option: 1, limit: 5-50, player: [[5-50, 1], [51+, 2]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-50, player-dealer: [[4-50, 1], [51-100, 2]], player: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5", "unclear 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-50, player-dealer: [[51-100, 2], [5-50, 1]], player: [[51-100, 2], [10-50, 1]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}]\n    options: [{option: 1, limit: 5+, player: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}]\n    options: [{option: 1, limit: 5+, player: [[5-50, 1], [51+, 2]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5+, player-dealer: [[4-50, 1], [51-100, 2]], player: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["unclear 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5+, player-dealer: [[51-100, 2], [5-50, 1]], player: [[51-100, 2], [10-50, 1]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}]\n    options: [{option: 1, player: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}]\n    options: [{option: 1, player: [[5-50, 1], [51+, 2]], at: 5}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "    columns: [option, {is: pot, on: number-of-players}]\n    options: [{option: 1, limit: 5-100, pot: [[2-4, 1], [5+, 2]], at: 5}]\n",
            {},
            ["not-applicable"],
        ),
    ],
    "tier-open-end": [
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-100, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["unclear"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: player-wager}]\n    options: [{option: 1, limit: 5-100, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-player-wager}]\n"
            "    options: [{option: 1, limit: 5-100, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-101, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: player-wager}]\n    options: [{option: 1, limit: 5-101, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-player-wager}]\n"
            "    options: [{option: 1, limit: 5-101, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5+, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["unclear"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: player-wager}]\n    options: [{option: 1, limit: 5+, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["unclear"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-player-wager}]\n"
            "    options: [{option: 1, limit: 5+, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["unclear"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: no-limit, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["unclear"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: player-wager}]\n"
            "    options: [{option: 1, limit: no-limit, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["unclear"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-player-wager}]\n"
            "    options: [{option: 1, limit: no-limit, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["unclear"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n    options: [{option: 1, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["unclear"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: player-wager}]\n    options: [{option: 1, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["unclear"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-player-wager}]\n    options: [{option: 1, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["unclear"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 4-100, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5", "unclear"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: player-wager}]\n    options: [{option: 1, limit: 4-100, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-player-wager}]\n"
            "    options: [{option: 1, limit: 4-100, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-10, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["unclear"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: player-wager}]\n    options: [{option: 1, limit: 5-10, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-player-wager}]\n"
            "    options: [{option: 1, limit: 5-10, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-50, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["unclear"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: player-wager}]\n    options: [{option: 1, limit: 5-50, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-player-wager}]\n"
            "    options: [{option: 1, limit: 5-50, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-10, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n---\nkind: game\nname: Example\ncategory: player-dealer\n"
            "seats: {is: 11, at: 8}\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-10, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n---\nkind: game\nname: Example\ncategory: player-dealer\n"
            "seats: {is: 12, at: 8}\n",
            {},
            ["violated 5 8"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-10, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n---\nkind: game\nname: Example\ncategory: player-dealer\n"
            "seats: {is: 10, counts-player-dealer: false, at: 8}\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-10, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n---\nkind: game\nname: Example\ncategory: player-dealer\n"
            "seats: {is: 11, counts-player-dealer: false, at: 8}\n",
            {},
            ["violated 5 8"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-10, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n---\nkind: game\nname: Example\ncategory: player-dealer\n"
            "seats: [{is: 12, at: 8}, {is: 11, at: 9}]\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-10, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n---\nkind: game\nname: Example\ncategory: player-dealer\n"
            "seats: [{is: 12, at: 8}, {is: 13, at: 9}]\n",
            {},
            ["violated 5 8"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-10, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n---\nkind: game\nname: Example\ncategory: player-dealer\n"
            "seats: {is: 13, of: hands, at: 8}\n",
            {},
            ["unclear"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-10, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n---\nkind: game\nname: Example\ncategory: player-dealer\n"
            "seats: {is: 13, of: everyone, at: 8}\n",
            {},
            ["unclear"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-10, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n---\nkind: game\nname: Example\ncategory: player-dealer\n"
            "seats: {is: 12+, at: 8}\n",
            {},
            ["violated 5 8"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-100, player-dealer: [[5-50, 1], [51+, 2]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 4-100, player-dealer: [[5-50, 1], [51+, 2]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    limits: [{wager: base, maximum: 100}]\n    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    limits: [{wager: base, maximum: 100}]\n    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-200, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    limits: [{maximum: 100}]\n    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["met 5"],
        ),
        (
            "    limits: [{maximum: 100}]\n    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-200, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    limits: [{wager: bonus, maximum: 100}]\n    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["unclear"],
        ),
        (
            "    limits: [{wager: bonus, maximum: 100}]\n    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-200, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    limits: [{minimum: 5}]\n    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["unclear"],
        ),
        (
            "    limits: [{minimum: 5}]\n    columns: [option, {is: player-dealer, on: total-table-action}]\n"
            "    options: [{option: 1, limit: 5-200, player-dealer: [[5-50, 1], [51-100, 2]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}, {is: player-dealer, on: player-wager}, {is: pot, on: number-of-players}]\n"
            "    options: [{option: 1, limit: 5-200, player: [[5-50, 1]], player-dealer: [[5-50, 1]], pot: [[2-4, 1]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}, {is: player-dealer, on: player-wager}]\n"
            "    options: [{option: 1, limit: 5-200, player: [[5+, 1]], player-dealer: [[5-50, 1]], at: 5}]\n",
            {},
            ["violated 5"],
        ),
        (
            "    columns: [option, {is: pot, on: number-of-players}]\n    options: [{option: 1, limit: 5-200, pot: [[2-4, 1]], at: 5}]\n",
            {},
            ["not-applicable"],
        ),
    ],
}


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


REMEDIES = [
    ("[10-100, 1], [100-300, 2]", "End the tier 10-100 at $99, or start the tier 100-300 at $101."),
    ("[10-100, 1], [50-300, 2]", "End the tier 10-100 at $49, or start the tier 50-300 at $101."),
    ("[10+, 1], [101+, 2]", "Take one of the two tiers out, or let the tier 10+ hold only for $10 to $100."),
    (
        "[10-300, 1], [101-200, 2]",
        "Take one of the two tiers out, or let the tier 10-300 hold only for $10 to $100 and $201 to $300.",
    ),
    ("[10-50, 1], [10-100, 2]", "Take one of the two tiers out, or let the tier 10-100 hold only for $51 to $100."),
    ("[10-50, 1], [10-50, 2]", "Take one of the two tiers out."),
    ("[10-100.50, 1], [100.50-300, 2]", "End the tier 10-100.50 at $100.49, or start the tier 100.50-300 at $100.51."),
    ("[10-100, 1], [50-300, 1]", "Make one tier of the two, or let the tier 10-100 hold only for $10 to $49."),
]  # fmt: skip


@pytest.mark.parametrize(("tiers", "fix"), REMEDIES)
def test_the_figures_that_end_an_overlap(tiers: str, fix: str) -> None:
    sheet = f"{SHEET}  - options: [{{option: 1, limit: 10-300, player: [{tiers}]}}]\n"
    found = answers("tier-overlap", "option", [sheet], TODAY)
    words = cases("tier-overlap")
    assert [
        Speaker("tier-overlap", one.values, lambda _: "").say(words[one.case].fix) for one in found
    ] == [fix]
