"""Every wager of the filings in rules/: worked out, or with a reason."""

from functools import cache
from pathlib import Path

import pytest

from benchmarks.odds import TO_BE_SET
from validator.odds.reading.answer import Answer
from validator.odds.reading.game import wagers
from validator.render.odds import percent
from validator.run.gather import gather

RULES = Path(__file__).parents[2] / "rules"
COMPUTED = 135
RESULTS = 151
"""With those of which a result has exact chances, and no return can be told."""
IN_PART = 157
"""With those of which only the cards dealt have chances, before they are set."""


@cache
def _corpus() -> dict[tuple[str, str], list[Answer]]:
    found: dict[tuple[str, str], list[Answer]] = {}
    for filing in gather([RULES]).docket.filings:
        for file in filing.games:
            for answer in wagers(file.game):
                found.setdefault((file.filed.path, answer.wager), []).append(answer)
    return found


def test_figures_printed_in_a_filing() -> None:
    """000_81b34d20f6bec96f.txt, lines 2829 and 2830: 6.74 % and 7.2798 %."""
    path = RULES / "california/club-one/games/three-card-poker-6-card-bonus.yaml"
    (filing,) = gather([path]).docket.filings
    (answer,) = wagers(filing.games[0].game, "six-card-bonus")
    assert answer.worked
    assert percent(answer.worked.edge, 2) == "6.74 %"
    assert percent(answer.worked.hit, 4) == "7.2798 %"


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
    dealt = [told for told in some if all(_to_be_set(answer) for answer in told)]
    assert len(some) - len(dealt) >= RESULTS


def _to_be_set(answer: Answer) -> bool:
    return answer.reading.startswith(TO_BE_SET)
