"""How a template is filled: verbs that agree with lines, wagers with their article, games by name."""

from __future__ import annotations

from typing import get_args

import pytest

from validator.judge.spoken import DAMAGED, short
from validator.model.part import Damage
from validator.predicates.says import entries
from validator.predicates.values import pack
from validator.predicates.words import Speaker


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("line 5", "Line 5 says so and has it."),
        ("lines 5 to 6", "Lines 5 to 6 say so and have it."),
        ("line 5 and line 8 of Rates", "Line 5 and line 8 of Rates say so and have it."),
    ],
)
def test_verb_agrees_with_lines(lines: str, said: str) -> None:
    speaker = Speaker("", (), lambda _: lines)
    assert speaker.say("{@} {@:say} so and {@:has} it.") == said


@pytest.mark.parametrize(
    ("wager", "said"),
    [
        ("play", "The play wager wins."),
        ("envy-bonus", "The envy bonus wins."),
        ("insurance", "Insurance wins."),
    ],
)
def test_wager_has_all_it_needs(wager: str, said: str) -> None:
    speaker = Speaker("", pack({"wager": wager}), lambda _: "")
    assert speaker.say("{wager:the} wins.") == said


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("left-of-player-dealer", "left of the player-dealer"),
        ("left-of-the-button", "left of the button"),
        ("dont-come", "don't come"),
    ],
)
def test_word_gets_its_small_words(word: str, said: str) -> None:
    speaker = Speaker("", pack({"word": word}), lambda _: "")
    assert speaker.say("at {word}") == f"at {said}"


def test_sheet_has_a_short_name() -> None:
    assert short("Casino War, collection rates") == "the Casino War sheet"
    assert short("Club Rates") == "Club Rates"
    assert short("Letter, with annexes") == "Letter, with annexes"


def test_every_kind_of_damage_is_described() -> None:
    assert set(DAMAGED) == set(get_args(Damage))


SAYS = """
- (each):
  Fix (silent, partly): Say it.
  See first: the first
- silent: Nothing says it.
- partly: Some of it is said.
  Fix: Say the rest.
- said: It is said.
  See first: said first
"""


@pytest.mark.parametrize(
    ("case", "fix", "first"),
    [
        ("silent", "Say it.", "the first"),
        ("partly", "Say the rest.", "the first"),
        ("said", "", "said first"),
    ],
)
def test_what_is_said_once_serves_each_case_without_its_own(
    case: str, fix: str, first: str
) -> None:
    made = entries(SAYS)[case]
    assert (made.fix, dict(made.see)["first"]) == (fix, first)
