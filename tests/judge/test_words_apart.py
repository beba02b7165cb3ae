"""What is found does not hang on how it is said: random words in every template change no item, no
order, no identity.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from validator.judge import spoken
from validator.judge.engine import Settings, judge
from validator.judge.items import items
from validator.judge.verdict import Result
from validator.predicates import says
from validator.render import sarif
from validator.run import baseline
from validator.run.gather import gather

RULES = Path(__file__).parents[2] / "rules" / "california"
Identity = tuple[object, ...]


@pytest.fixture(scope="module")
def judged() -> Result:
    gathered = gather([RULES / "casino-club", RULES / "livermore"])
    return judge(gathered.docket, Settings(today=date(2026, 11, 15)))


def _identity(result: Result) -> Identity:
    made = items(result.verdicts)
    log = sarif.data(result)["runs"][0]["results"]
    return (
        [
            (
                one.key,
                one.rank,
                one.severity,
                [v.key for v in one.verdicts],
                [v.key for v in one.beside],
            )
            for one in made
        ],
        baseline.dump(baseline.record(result)),
        [(one["ruleId"], one["partialFingerprints"]) for one in log],
    )


def _forget() -> None:
    says.cases.cache_clear()
    spoken.message.cache_clear()
    spoken.fix.cache_clear()


@pytest.fixture
def garbled(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    chance = random.Random(7)
    real = says.entries

    def said(template: str) -> str:
        return "".join(chance.choice("abc {}.:;,") for _ in range(30)) if template else ""

    def entries(section: str) -> dict[str, says.Case]:
        return {
            name: case._replace(
                message=said("x"),
                fix=said(case.fix),
                write=said(case.write),
                reading=said(case.reading),
                together=said(case.together),
                see=tuple((role, said(text)) for role, text in case.see),
            )
            for name, case in real(section).items()
        }

    _forget()
    monkeypatch.setattr(says, "entries", entries)
    yield
    _forget()


def test_random_words_change_nothing_but_the_words(
    judged: Result, request: pytest.FixtureRequest
) -> None:
    before, sentences = _identity(judged), [one.message for one in items(judged.verdicts)]
    request.getfixturevalue("garbled")
    assert _identity(judged) == before
    assert [one.message for one in items(judged.verdicts)] != sentences


def test_every_finding_has_a_key_of_its_own(judged: Result) -> None:
    keys = [v.key for v in judged.verdicts]
    assert len(set(keys)) == len(keys)
