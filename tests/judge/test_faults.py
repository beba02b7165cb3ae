"""What goes wrong in one rule, on one document or in one filing costs that, and is told; everything
else is judged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import date
from pathlib import Path

import pytest

from validator import predicates
from validator.cli.check import exit_code
from validator.cli.main import main
from validator.docket.filed import take
from validator.docket.filings import Filing, Subject, subjects
from validator.judge import engine
from validator.judge.engine import Settings, judge
from validator.judge.verdict import Result
from validator.model.part import Part
from validator.predicates import Predicate
from validator.predicates.answer import Answer, Ask, met
from validator.render import json, text
from validator.run.gather import gather

DAY = date(2026, 11, 15)


@pytest.fixture
def docket(tmp_path: Path) -> Path:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "establishment.yaml").write_text(
            "kind: establishment\nname: Club\njurisdictions: [california]\n"
        )
        (tmp_path / name / "war.yaml").write_text(
            f"kind: game\nname: War {name}\ncategory: poker\n"
        )
    return tmp_path


def _raise(error: Exception) -> Iterator[Answer]:
    raise error
    yield


def _nowhere() -> Iterator[Answer]:
    yield met("at a place that is in no document", Part())


def _deep() -> Iterator[Answer]:
    yield from _deep()


WRONG = {
    "an error": lambda: _raise(ValueError("a slip")),
    "a long error": lambda: _raise(ValueError("a slip" * 10_000)),
    "no memory": lambda: _raise(MemoryError()),
    "too deep": _deep,
    "no answer": lambda: iter(()),
    "a place that is nowhere": _nowhere,
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_rule_that_fails_costs_its_own_answer(
    docket: Path, monkeypatch: pytest.MonkeyPatch, wrong: object
) -> None:
    usual = predicates.find("seats-agree")
    before = judge(gather([docket]).docket, Settings(DAY))

    def spoilt(subject: Subject, ask: Ask) -> Iterator[Answer]:
        assert callable(wrong)
        return wrong() if subject.label == "War one" else usual.judge(subject, ask)

    monkeypatch.setattr(
        predicates,
        "find",
        lambda name, find=predicates.find: (
            usual._replace(judge=spoilt) if name == usual.name else find(name)
        ),
    )
    result = judge(gather([docket]).docket, Settings(DAY))
    (fault,) = result.faults
    assert (fault.rule, fault.subject) == ("common/seats-agree", "one/war")
    assert len(fault.error) < 400
    assert len(result.verdicts) == len(before.verdicts) - 1
    assert exit_code(result) == 3
    _shown(result)


def _shown(result: Result) -> None:
    assert "War two" in json.render(result)
    assert "two/war.yaml" in text.render(result)


def test_a_filing_that_fails_costs_no_other(docket: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def spoilt(filing: Filing, level: str) -> Iterator[Subject]:
        if filing.id == "one":
            raise ValueError("a slip")
        return subjects(filing, level)

    monkeypatch.setattr(engine, "subjects", spoilt)
    result = judge(gather([docket]).docket, Settings(DAY))
    assert [(fault.rule, fault.subject) for fault in result.faults] == [("every rule", "one")]
    assert {v.subject.filing for v in result.verdicts} == {"two"}
    assert exit_code(result) == 3
    _shown(result)


def _endless() -> Iterator[Answer]:
    """Works on and on, and takes every error for one of its own."""
    while True:
        with suppress(Exception):
            yield from ()


def _talkative() -> Iterator[Answer]:
    while True:
        yield met("and once more")


MUCH = {
    "works without end": (_endless, "SECONDS", 0.2, "in 0.2 seconds"),
    "says too much": (_talkative, "MOST_VERDICTS", 2_000, "with 2,000 answers"),
}


@pytest.mark.parametrize(("rule", "bound", "most", "says"), MUCH.values(), ids=MUCH)
def test_a_filing_with_too_much_to_judge_costs_no_other(
    docket: Path,
    monkeypatch: pytest.MonkeyPatch,
    rule: Callable[[], Iterator[Answer]],
    bound: str,
    most: float,
    says: str,
) -> None:
    usual = predicates.find("seats-agree")

    def spoilt(subject: Subject, ask: Ask) -> Iterator[Answer]:
        return rule() if subject.label == "War one" else usual.judge(subject, ask)

    def find(name: str, find: Callable[[str], Predicate] = predicates.find) -> Predicate:
        return usual._replace(judge=spoilt) if name == usual.name else find(name)

    monkeypatch.setattr(predicates, "find", find)
    monkeypatch.setattr(engine, bound, most)
    monkeypatch.setattr(engine, "SECONDS_EACH", 0)
    monkeypatch.setattr(engine, "VERDICTS_EACH", 0)
    result = judge(gather([docket]).docket, Settings(DAY))
    (refused,) = result.refused
    assert refused.filing == "one"
    assert refused.message.startswith(f"the filing cannot be judged {says}; ")
    assert [item.what for item in result.missed("one")] == ["one: every rule"]
    assert {v.subject.filing for v in result.verdicts} == {"two"}
    assert exit_code(result) == 2
    _shown(result)


@pytest.mark.parametrize("slow", ["2020-01-01", "2026-01-01"])
def test_a_comparison_tells_what_took_too_long_on_either_day(
    docket: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], slow: str
) -> None:
    usual, asked = predicates.find("seats-agree"), []

    def spoilt(subject: Subject, ask: Ask) -> Iterator[Answer]:
        asked.append((subject.label, str(ask.as_of)))
        return _endless() if asked[-1] == ("War one", slow) else usual.judge(subject, ask)

    def find(name: str, find: Callable[[str], Predicate] = predicates.find) -> Predicate:
        return usual._replace(judge=spoilt) if name == usual.name else find(name)

    monkeypatch.setattr(predicates, "find", find)
    monkeypatch.setattr(engine, "SECONDS", 0.2)
    days = ["--as-of", "2020-01-01", "--compare", "2026-01-01"]
    assert main(["check", str(docket), *days]) == 2
    assert capsys.readouterr().out.count("the filing cannot be judged in") == 1
    assert asked.count(("War one", "2026-01-01")) == (slow == "2026-01-01"), "once is enough"


def test_a_file_that_brings_the_reader_down_costs_no_other(
    docket: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from validator.docket import filed

    def spoilt(content: bytes, path: str) -> filed.Filed:
        if path.endswith("one/war.yaml"):
            raise RuntimeError("a slip")
        return usual(content, path)

    usual = filed.in_part
    monkeypatch.setattr(filed, "in_part", spoilt)
    gathered = gather([docket])
    (refused,) = gathered.refused
    assert refused.fault
    assert refused.message.startswith("fault of the program: RuntimeError: a slip")
    assert exit_code(Result(refused=gathered.refused)) == 3
    assert len(gathered.docket.documents) == 3


def test_a_file_that_is_refused_is_no_fault_of_the_program(docket: Path) -> None:
    (docket / "one" / "war.yaml").write_text("kind: game\nname: [\n")
    found = take(docket / "one" / "war.yaml")
    assert isinstance(found, tuple)
    assert exit_code(Result(refused=found)) == 2
