"""What a finding says to write can be written: YAML, with the words that documents have."""

from __future__ import annotations

import pytest

from tests.render.made import corpus
from validator.judge.spoken import write
from validator.model.establishment import Establishment
from validator.model.fees import Block, Schedule
from validator.model.game import Game
from validator.model.wagers import Wager
from validator.render.clean import line
from validator.source.read import read

KINDS = (Establishment, Game, Schedule, Block, Wager)
KEYS = {name.rstrip("_").replace("_", "-") for kind in KINDS for name in kind.model_fields}


@pytest.fixture(scope="module")
def written() -> dict[str, str]:
    return {line(text): v.code for v in corpus().verdicts if (text := write(v))}


def test_it_is_yaml_of_known_keys(written: dict[str, str]) -> None:
    assert len(set(written.values())) > 20
    for text, code in written.items():
        made = read(text.encode()).data
        assert isinstance(made, dict), (code, text)
        assert set(made) <= KEYS, (code, text)


def test_a_statement_is_named_as_documents_name_it(written: dict[str, str]) -> None:
    assert written["states: [{that: notice-to-patrons}]"] == "CA206"
