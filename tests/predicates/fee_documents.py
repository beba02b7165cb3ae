"""Small documents about fees, for the tables of the fee rules."""

from __future__ import annotations

from typing import Any

from tests.docket import answers, says


def schedule(blocks: str, head: str = "") -> str:
    return f"kind: schedule\nname: Rates\n{head}blocks:\n{blocks}"


def game(body: str = "", name: str = "Example", category: str = "player-dealer") -> str:
    return f"kind: game\nname: {name}\ncategory: {category}\n{body}"


def verdicts(rule: str, level: str, *documents: str, **figures: Any) -> list[str]:
    return [answer.verdict for answer in answers(rule, level, documents, **figures)]


def messages(rule: str, level: str, *documents: str, **figures: Any) -> str:
    return "\n".join(says(answer) for answer in answers(rule, level, documents, **figures))


JOINED = "  - games: {called: Example, document: example}\n"


LADDER = "player-dealer: [[5-50, 1], [51+, 2]]"


DRAW = "round: [{does: deal, to: each-player, cards: 5}, {does: betting-round}, {does: draw, called: draw}, {does: betting-round}, {does: showdown}]"


UNTOLD = "round: [{does: showdown}]"


DICE = "equipment: [{is: dice}]\nround: [{does: deal, to: seats, cards: 7}, {does: settle}]"


TWO = "round: [{does: deal, to: players, cards: 1}, {does: deal, to: players, cards: 1}, {does: act}, {does: deal, to: players, cards: 1}, {does: compare}]"


def sheet(fees: str, name: str = "Rates", head: str = "") -> str:
    return f"kind: schedule\nname: {name}\n{head}blocks:\n{JOINED}    fees: {fees}\n    options: [{{option: 1, limit: 5-100, player-dealer: 1, player: 0}}]"


LADDER_RULES = (
    "tier-both-ways",
    "tier-falls",
    "tier-gap",
    "tier-limits",
    "tier-open-end",
    "tier-order",
    "tier-overlap",
)


OWN = "kind: schedule\nname: Own\nblocks:\n" + JOINED + "    options: [%s]\n"


SHEET = "kind: schedule\nname: Sheet\ncollective: true\nblocks:\n" + JOINED + "    options: [%s]\n"
