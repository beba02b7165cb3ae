"""No rule reads what whoever wrote a document says in words of their own.

A key for such words has the type :data:`validator.model.types.Prose`. Here each of them is read as
random words, over every filing, and every verdict stays what it was.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from validator.judge.engine import Settings, judge
from validator.model import types
from validator.model.gate import Declared
from validator.run.gather import gather

RULES = Path(__file__).parents[2] / "rules"
LETTERS = "abcdefghijklmnopqrstuvwxyz"
SEED = 17


def _parts(of: type[Declared] = Declared) -> Iterator[type[Declared]]:
    yield of
    for part in of.__subclasses__():
        yield from _parts(part)


def _forget() -> None:
    """How the keys of a part are read is worked out once; it is worked out anew after this."""
    for part in _parts():
        if "_readers" in vars(part):
            del part._readers


@pytest.fixture
def read_as(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Says by what words of one's own are read."""

    def change(parse: Any) -> None:
        monkeypatch.setattr(types.Prose.__metadata__[0], "parse", parse)  # type: ignore[attr-defined]
        _forget()

    yield change
    monkeypatch.undo()
    _forget()


def _verdicts() -> Counter[tuple[str, ...]]:
    docket = gather([RULES]).docket
    found = judge(docket, Settings(date(2026, 11, 15)))
    assert not found.faults, found.faults[0]
    return Counter(
        (
            v.provision,
            v.subject.id,
            v.verdict,
            v.case,
            str(v.location and (v.location.path, v.location.span)),
        )
        for v in found.verdicts
    )


def test_random_words_leave_every_verdict_as_it_was(read_as: Any) -> None:
    before, drawn, read = _verdicts(), random.Random(SEED), []

    def words(value: object) -> str:
        read.append(value)
        lengths = (drawn.randint(2, 9) for _ in range(drawn.randint(1, 4)))
        return " ".join("".join(drawn.choices(LETTERS, k=length)) for length in lengths)

    read_as(words)
    after = _verdicts()
    assert len(read) > 2_000, "the filings have words of their own to change"
    assert sorted((before - after).items()) == sorted((after - before).items()) == []
