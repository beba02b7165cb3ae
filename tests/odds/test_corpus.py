"""Every wager of the filings in rules/: worked out, or with a reason."""

from functools import cache
from pathlib import Path

import pytest

from validator.odds.reading.answer import Answer
from validator.odds.reading.game import wagers
from validator.run.gather import gather

RULES = Path(__file__).parents[2] / "rules"
COMPUTED = 135
IN_PART = 153
"""With those that have chances and no return."""


@cache
def _corpus() -> dict[tuple[str, str], list[Answer]]:
    found: dict[tuple[str, str], list[Answer]] = {}
    for filing in gather([RULES]).docket.filings:
        for file in filing.games:
            for answer in wagers(file.game):
                found.setdefault((file.filed.path, answer.wager), []).append(answer)
    return found


@pytest.mark.slow
def test_how_many_are_worked_out() -> None:
    computed = [told for told in _corpus().values() if any(answer.whole for answer in told)]
    assert len(computed) >= COMPUTED


@pytest.mark.slow
def test_each_answer_is_whole() -> None:
    for told in _corpus().values():
        for answer in told:
            assert answer.worked or answer.not_computed
            assert answer.whole == (not answer.not_computed)
            if answer.worked:
                assert 0 <= sum(row.ways for row in answer.worked.rows) <= answer.worked.total


@pytest.mark.slow
def test_no_two_answers_of_a_wager_are_told_alike() -> None:
    for (path, wager), told in _corpus().items():
        names = [(answer.decks, answer.reading) for answer in told]
        assert len(set(names)) == len(names), (path, wager)


@pytest.mark.slow
def test_how_many_have_chances_at_least() -> None:
    some = [told for told in _corpus().values() if any(answer.worked for answer in told)]
    assert len(some) >= IN_PART
