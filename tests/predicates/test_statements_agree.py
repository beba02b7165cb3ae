"""The same thing said at two places of a filing: a few words of a document, the verdict, and the
lines it points at.
"""

from __future__ import annotations

import pytest

from tests.predicates.told import GAME, told

NAMED = GAME.replace("Example", "{}")
"""A game with a name to fill in."""
LEVELS = {"references-lead": "game", "amendment-keeps": "game"}
"""Of rules that are asked at two levels, the one tried here."""


def sheets(old: str = "", new: str = "", other: str = "example", by: str = "inferred: true") -> str:
    """A game, a sheet for it, and a later sheet that takes its place."""
    return (
        f"---\nkind: schedule\nname: Old Rates\n{old}blocks: [{{games: [{{called: Example, document: example, at: 3}}]}}]\n"
        f"---\nkind: schedule\nname: New Rates\n{new}supersedes: {{document: old-rates, {by}}}\nblocks: [{{games: [{{called: Example, document: {other}, at: 4}}]}}]\n"
    )


def games(old: str, new: str, by: str = "inferred: true") -> str:
    """A game and a later one that takes its place."""
    number = "approvals: [{number: GEGA-000009}]\n"
    first, second = NAMED.format("Old"), NAMED.format("New")
    return f"{first}{number}{old}---\n{second}{number}supersedes: {{document: old, {by}}}\n{new}"


def sizes(*said: str) -> str:
    return f"wagers: [{{name: play, at: 9, size: [{', '.join(f'{{{one}, of: ante}}' for one in said)}]}}]\n"


def jokers(*said: str) -> str:
    return f"joker: [{', '.join(f'{{acts-as: {one}}}' for one in said)}]\n"


def mentions(what: str, more: str) -> str:
    """A thing spoken of, and a round that does not begin with it."""
    return (
        f"speaks-of: [{{thing: {what}, at: 9}}]\nround: [{{does: deal, to: players, at: 2}}{more}"
    )


ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "succession-said": [
        (sheets(), ["not-stated .name .name 3 4"]),
        (sheets(old="dated: [{is: 2011-01-01, at: 7}, {is: 2011-02-01, at: 6}]\n"), ["not-stated .name .name 7 3 4"]),
        (sheets(new="dated: {is: 2012-01-01, at: 8}\n"), ["not-stated .name .name 3 4"]),
        (sheets(old="dated: {is: 2011-01-01, at: 7}\n", new="dated: {is: 2012-01-01, at: 8}\n"), ["unclear 8 7 3 4"]),
        (sheets(by="at: 5"), ["met 5"]),
        (f"{sheets(other='second')}---\n{NAMED.format('Second')}", ["not-stated .name .name"]),
        (games("", ""), ["not-stated .name .name"]),
        (f"{GAME}supersedes: [gone]\n", ["not-applicable"]),
        (f"{games('', '', 'at: 5')}\n---\n{NAMED.format('Then')}supersedes: [new]\n", ["met 5", "violated .supersedes .name"]),
    ],
    "things-named": [
        (f"speaks-of: [{', '.join(f'{{thing: flop, at: {at}}}' for at in range(1, 6))}]\nround: [{{does: deal, at: 9}}]\n", ["violated 1 2 3 4 9"]),
        (f"speaks-of: [{', '.join(f'{{thing: glossary, at: {at}}}' for at in range(1, 6))}]\nround: [{{does: deal, at: 9}}]\n", ["not-stated 1 2 3 4"]),
        ("speaks-of: [{thing: house-way, at: 1}, {thing: flop, at: 2}]\nround: [{does: deal, at: 9}]\n", ["not-stated 1", "violated 2 9"]),
        (mentions("community-cards", ", {does: deal, to: board, at: 3}]\n"), ["met 9"]),
        (mentions("draw", ", {does: draw, to: players, at: 3}]\n"), ["met 9"]),
        (mentions("hand-setting", ", {does: set, to: players, at: 3}]\n"), ["met 9"]),
        (mentions("banker-hand", ", {does: deal, to: banker-hand, at: 3}]\n"), ["met 9"]),
        (mentions("banker-hand", "]\ncompares: {by: points-mod-10, hands: [player, banker]}\n"), ["met 9"]),
        (mentions("house-way", "]\nhouse-way: [{dealt: one-pair, play: pair in back}]\n"), ["met 9"]),
        (mentions("jackpot", "]\nsections: [{is: jackpot}]\n"), ["met 9"]),
        (mentions("jackpot", "]\nsections: [{is: fees}]\n"), ["unclear 9 2"]),
        (mentions("glossary", "]\nsections: [{is: fees}]\n"), ["not-stated 9"]),
    ],
    "round-agrees": [
        *((f"round: [{{does: {does}, cards: 1, at: 1}}, {{does: {does}, cards: 2, where: restated, at: 2}}]\n", ["violated 2 1"]) for does in ("deal", "draw", "burn", "discard")),
        ("round: [{does: burn, cards: 1, at: 1}, {does: burn, cards: 2, where: restated, at: 2}, {does: burn, cards: 3, where: restated, at: 3}]\n", ["violated 2 1"]),
        ("round: [{does: draw, at: 1}, {does: draw, at: 2}, {does: draw, where: restated, at: 3}]\n", ["unclear 3 2"]),
        ("round: [{does: betting-round, first: big-blind, at: 1}, {does: betting-round, first: button, where: restated, at: 2}]\n", ["unclear 2 1"]),
        ("round: [{does: act, first: left-of-big-blind, at: 1}, {does: act, first: left-of-last-blind, where: restated, at: 2}]\n", ["met 1"]),
        ("round: [{does: act, first: left-of-blind, at: 1}, {does: act, first: left-of-small-blind, where: restated, at: 2}]\n", ["unclear 2 1"]),
        ("round: [{does: act, first: blind, at: 1}, {does: act, first: button, where: restated, at: 2}, {does: act, first: dealer, where: restated, at: 3}]\n", ["unclear 3 1 2"]),
    ],
    "wager-size-agrees": [
        (sizes("bound: at-least, times: 2, at: 1", "bound: between, times: 2-4, at: 2"), ["met 1 2"]),
        (sizes("bound: at-least, times: 2, at: 1", "bound: between, times: 3-4, at: 2"), ["violated 2 1"]),
        (sizes("bound: at-most, times: 4, at: 1", "bound: between, times: 2-4, at: 2"), ["met 1 2"]),
        (sizes("bound: at-least, times: 2, at: 1", "bound: exactly, times: 3, at: 2"), ["violated 2 1"]),
        (sizes("bound: at-most, times: 2, at: 1", "bound: exactly, times: 2, at: 2"), ["violated 2 1"]),
        ("wagers: [{name: play}]\n", ["not-applicable"]),
    ],
    "game-approval": [
        ("", ["not-stated .name"]),
        ("approvals: [{number: GEGA-000001, at: 3}]\n", ["met 3"]),
        ("---\n  - games: {called: Other, approval: GEGA-000001, at: 3}\n", ["not-stated .name"]),
        ("---\n  - games: {called: Example, approval: GEGA-000001, at: 3}\n", ["not-applicable"]),
        ("---\n  - games: {called: Example, document: example, approval: GEGA-000001, at: 3}\n", ["met 3"]),
    ],
    "joker-agrees": [
        (jokers("ace, at: 1", "ace-straight-or-flush, at: 2"), ["unclear 2 1"]),
        (jokers("ace, at: 1", "ace-or-straight, at: 2"), ["unclear 2 1"]),
        (jokers("ace-or-straight, at: 1", "ace-straight-or-flush, at: 2"), ["unclear 2 1"]),
        (jokers("ace, at: 1", "any-card, at: 2"), ["violated 2 1"]),
        (jokers("any-card, at: 1", "wild, at: 2"), ["met 1 2"]),
        (jokers("ace, at: 1", "ace, at: 2", "any-card, at: 2"), ["unclear 2 1"]),
        ("deck: [{cards: 52, at: 1}]\n" + jokers("not-used, at: 2"), ["met 2"]),
        ("deck: [{cards: 53, jokers: 1, at: 1}]\n" + jokers("not-used, at: 2"), ["violated 2 1"]),
        ("", ["not-applicable"]),
    ],
    "deck-agrees": [
        ("", ["not-applicable"]),
        ("deck: [{cards: 53, jokers: 1, decks: 1, at: 1}, {cards: 53, jokers: 1, decks: 1, at: 2}]\n", ["met 1 2", "met 1 2", "met 1 2"]),
        ("deck: [{cards: 53, jokers: 1, decks: 1, at: 1}, {cards: 53, decks: 1, at: 2}]\n", ["met 1 2", "met 1", "met 1 2"]),
        ("deck: [{jokers: 1, decks: 1-6, at: 1}, {jokers: 1, decks: 6-8, at: 2}]\n", ["not-applicable", "met 1 2", "unclear 2 1"]),
        ("deck: [{jokers: 1, decks: 6-8, at: 1}, {jokers: 1, decks: 1-6, at: 2}]\n", ["not-applicable", "met 1 2", "unclear 2 1"]),
    ],
    "amendment-keeps": [
        (games("player-dealer: {rotation: {then: moved, at: 1}, uncovered-wagers: {are: returned, at: 2}}\n", ""), ["not-stated .name 1 2", "not-applicable"]),
        (games("player-dealer: {rotation: {then: moved, at: 1}}\n", "player-dealer: {rotation: {then: offered, at: 2}}\n"), ["met 2", "not-applicable"]),
        ("", ["not-applicable"]),
    ],
    "references-lead": [
        ("extends: gone\nsupersedes: [gone]\n", ["not-applicable"]),
        (games("dated: {is: 2011-01-01, at: 1}\n", "dated: {is: 2011-01-01, at: 2}\n"), ["met .name", "not-applicable"]),
        (games("dated: {is: 2011-01-01, at: 1}\n", "dated: [{is: 2010-01-01, at: 2}, {is: 2011-02-01, at: 3}]\n"), ["met .name", "not-applicable"]),
        (games("dated: [{is: 2010-01-01, at: 1}, {is: 2011-01-01, at: 4}]\n", "dated: {is: 2010-02-01, at: 2}\n"), ["violated 2 1", "not-applicable"]),
    ],
    "poker-facts-agree": [
        ("", ["not-applicable"]),
        ("raises: [{most: 3, at: 1}, {most: 3, at: 2}]\n", ["met 1 2"]),
        ("minimum-players: [{is: 2, at: 1}, {is: 2, at: 2}]\n", ["met 1 2"]),
        ("minimum-players: [{is: 2, at: 1}, {is: 3, at: 2}]\n", ["violated 2 1"]),
    ],
    "setting-agrees": [
        ("round: [{does: set, to: players, by: house-dealer, at: 1}, {does: set, to: player-dealer, by: player-dealer, at: 2}]\n", ["met 2"]),
        ("round: [{does: deal, to: player-dealer, by: house-dealer, at: 1}, {does: set, to: player-dealer, by: player-dealer, at: 2}]\n", ["met 2"]),
        ("round: [{does: set, to: player-dealer, by: house-dealer, how: house-way, at: 1}, {does: set, to: player-dealer, by: house-dealer, how: own-choice, at: 2}]\n", ["unclear 2 1"]),
        ("round: [{does: set, to: player-dealer, by: house-dealer, how: house-way, at: 1}, {does: set, to: player-dealer, by: house-dealer, at: 2}]\n", ["met 1 2"]),
    ],
    "approval-unique": [
        ("approvals: [{number: GEGA-000001, at: 3}]\n---\n  - games: {called: Example, document: example, approval: GEGA-000001, at: 4}\n", ["met 4"]),
        ("approvals: [{number: GEGA-000001, at: 3}]\n---\n  - games: {called: Other, approval: GEGA-000001, at: 4}\n", ["violated 3 4"]),
        ("approvals: [{number: GEGA-000002, at: 3}]\n---\n  - games: {called: Example, document: example, approval: GEGA-000001, at: 4}\n", ["violated 3 4"]),
    ],
    "settlement-start-agrees": [
        ("", ["not-applicable"]),
        ("settles: [{from: action-button, at: 1}, {from: player-dealer, wagers: [tie], at: 2}]\n", ["not-applicable", "met 1"]),
        ("settles: [{from: action-button, at: 1}, {from: player-dealer, at: 2}]\n", ["not-applicable", "unclear 2 1"]),
    ],
    "wager-moment-agrees": [
        ("wagers: [{name: ante, placed: {is: before-deal, at: 3}}, {name: play, placed: [{is: with-ante, at: 1}, {is: before-deal, at: 2}]}]\n", ["met 3", "met 1 2"]),
        ("wagers: [{name: ante, placed: {is: before-deal, at: 3}}, {name: play, placed: [{is: with-ante, at: 1}, {is: after-deal, at: 2}]}]\n", ["met 3", "violated 2 1"]),
        (
            "wagers: [{name: ante, placed: {is: before-deal, at: 3}}, {name: side, placed: {is: after-deal, at: 4}}, {name: play, placed: [{is: with-ante, at: 1}, {is: before-deal, at: 2}]}]\n",
            ["met 3", "met 4", "met 1 2"],
        ),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "text", "expected"),
    [(rule, text, expected) for rule, rows in ROWS.items() for text, expected in rows],
)
def test_rule_answers(rule: str, text: str, expected: list[str]) -> None:
    assert told(rule, text, level=LEVELS.get(rule, "")) == expected
