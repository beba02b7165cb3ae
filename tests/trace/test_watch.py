"""Wording that no line may carry unclaimed."""

from __future__ import annotations

import pytest

from tests.trace.made import source
from validator.trace.wording import WATCHES, unclaimed_wording


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("uncovered wagers returned", "Wagers not covered go back: they are returned.", True),
        ("uncovered wagers returned", "Cards are returned to the deck.", False),
        ("clockwise", "It moves clock-wise.", True),
        ("clockwise", "It moves counter-clockwise.", False),
        ("rotation of the bank", "The player-dealer position rotates.", True),
        ("rotation of the bank", "The wheel rotates.", False),
        ("consecutive turns", "for two consecutive hands", True),
        ("consecutive turns", "five cards in consecutive ranking", False),
        ("percentage", "a percentage of the wager", True),
        ("percentage", "a portion of the opening bet", False),
        ("notice", "Ample notice is given.", True),
        ("notice", "Notice the button.", False),
        ("posted", "The fees are posted at the table.", True),
        ("posted", "Blinds are posted by two players.", False),
        ("waived", "The house may waive the collection.", True),
        ("waived", "To check is to waive the first bet.", False),
        ("backline", "Back-line betting is allowed.", True),
        ("joker", "Jokers are wild.", True),
        ("joker", "No wild cards.", False),
    ],
)
def test_watch(name: str, text: str, found: bool) -> None:
    assert (
        name in [watch.name for _, watch, _ in unclaimed_wording(source(text), [1], {})]
    ) is found


@pytest.mark.parametrize("watch", WATCHES, ids=lambda watch: watch.name)
def test_any_of_its_keys_claims_it(watch: object) -> None:
    text = "Jokers: uncovered wagers are returned clockwise."
    names = [
        w.name
        for _, w, _ in unclaimed_wording(
            source(text), [1], {1: {key for w in WATCHES for key in w.keys}}
        )
    ]
    assert names == []


@pytest.mark.parametrize("key", ["notes", "left-out"])
def test_a_note_or_a_reason_claims_a_line(key: str) -> None:
    assert not list(unclaimed_wording(source("Jokers are wild."), [1], {1: {key}}))
