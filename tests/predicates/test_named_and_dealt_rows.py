"""Rules on names shared by two documents, cards that run out, house ways and fees for late wagers: a few words of a document, the verdict, the lines."""

from __future__ import annotations

import pytest

from tests.predicates.told import GAME, said, told

SECOND = f"---\n{GAME}id: second\n"
BARRED = "wagers: [{name: bank-line, decided: [{is: %s, when: [{points: 7, cards: %s}], at: %s}]}]\n"
TWO = "wagers: [{name: a, decided: [{is: wins, when: [{points: 7, cards: 3}, {points: 8, cards: 2}], at: 2}%s]}]\n"
STUD = (
    "deck: {cards: 52, at: 1}\nseats: {is: 12, of: players, at: 2}\n"
    "round: [{does: deal, called: first, to: each-player, cards: 2, at: 3}, {does: deal, to: players, cards: %s, at: 4}, {does: deal, called: %s, to: players, cards: 1, at: 5}]\n"
)

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "same-name": [
        ("also-called: {is: Other, at: 3}\nbackline: {allowed: true, at: 1}\n---\nkind: game\nname: Other\ncategory: poker\nbackline: {allowed: false, at: 2}\n", ["unclear 2 1 3"]),
        ("backline: {allowed: true, at: 1}\n---\nkind: game\nname: Other\nalso-called: {is: Example, at: 3}\ncategory: poker\nbackline: {allowed: false, at: 2}\n", ["unclear 2 1 3"]),
        ("also-called: {is: Third, at: 3}\n---\nkind: game\nname: Other\nalso-called: {is: Third, at: 4}\ncategory: poker\n", ["not-applicable"]),
        (BARRED % ("pushes", 3, 1) + SECOND + BARRED % ("wins", 3, 2), ["unclear 2 1"]),
        (BARRED % ("wins", 3, 1) + SECOND + BARRED % ("pushes", 3, 2), ["unclear 1 2"]),
        (BARRED % ("pushes", 3, 1) + SECOND + BARRED % ("pushes", 3, 2), ["met .name"]),
        (BARRED % ("pushes", 3, 1) + SECOND + BARRED % ("wins", 2, 2), ["met .name"]),
        (BARRED % ("pushes", 3, 1) + SECOND + BARRED % ("wins", 3, 2) + "also-called: [{is: Other, at: 5}]\n", ["unclear 2 1"]),
        (BARRED % ("pushes", 3, 1) + SECOND + TWO % ", {is: pushes, when: [{points: 7, cards: 3}]}", ["met .name"]),
        (BARRED % ("pushes", 3, 1) + SECOND + TWO % "", ["unclear 2 1"]),
        (BARRED % ("loses", 3, 1) + SECOND + BARRED % ("wins", 3, 2), ["met .name"]),
    ],
    "deck-suffices": [
        (STUD % (3, "last") + "irregularities: [{what: not-enough-cards, then: shared, step: last, at: 8}]\n", ["unclear 2 8 4"]),
        (STUD % (3, "last") + "irregularities: [{what: not-enough-cards, then: shared, step: last, at: 8}, {what: runs-out, then: x, at: 9}]\n", ["met 8 9"]),
        (STUD % (3, "last") + "irregularities: [{what: not-enough-cards, then: shared, step: elsewhere, at: 8}]\n", ["met 8"]),
        (STUD % (2, "last") + "irregularities: [{what: not-enough-cards, then: shared, step: last, at: 8}]\n", ["met 8"]),
        (STUD % (2, "last") + "irregularities: [{what: not-enough-cards, then: shared, step: first, at: 8}]\n", ["met 8"]),
    ],
    "poker-facts-agree": [
        ("pot: [{to: low, odd-chip: left-of-button, at: 1}, {to: low, odd-chip: left-of-button, at: 2}]\n", ["not-applicable", "not-applicable", "met 1 2"]),
        ("pot: [{to: low, odd-chip: left-of-button, at: 1}, {to: low, odd-chip: high-suit, at: 2}]\n", ["not-applicable", "not-applicable", "unclear 2 1"]),
        ("pot: [{to: low, at: 1}, {to: low, odd-chip: high-suit, at: 2}]\n", ["not-applicable", "not-applicable", "met 2"]),
        ("pot: [{to: low, at: 1}]\n", ["not-applicable"]),
    ],
}


@pytest.mark.parametrize(("rule", "text", "answers"), [(rule, text, answers) for rule, rows in ROWS.items() for text, answers in rows])
def test_answers(rule: str, text: str, answers: list[str]) -> None:
    assert told(rule, text) == answers


def test_the_shared_name_is_told() -> None:
    text = "also-called: {is: Other, at: 3}\nbackline: {allowed: true}\n---\nkind: game\nname: Other\ncategory: poker\nbackline: {allowed: false}\n"
    assert said("same-name", text)[0].startswith("two documents are called Other, example and other")
