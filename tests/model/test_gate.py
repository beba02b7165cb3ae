"""What the gate refuses, and where it says the fault is; what a part is once it is read."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import new_class
from typing import Any

import pytest

from validator.model import types
from validator.model.fees import Block, Option, Schedule
from validator.model.game import Game
from validator.model.gate import Unfit
from validator.model.part import Part, SaidText, must
from validator.model.wagers import Event

ROOT = Path(__file__).parents[2]
GAME = {"kind": "game", "name": "X", "category": "poker"}

REFUSED: list[tuple[Any, tuple[str | int, ...], str]] = [
    ([], (), "keys and values"),
    ({"kind": "game", "name": "X"}, (), "without category"),
    (GAME | {"colour": "red"}, ("colour",), "not a key here"),
    (GAME | {"category": "pokr"}, ("category",), "one of bingo, bonus-bet"),
    (GAME | {"category": ["poker"]}, ("category",), "one of bingo, bonus-bet"),
    (GAME | {"wagers": {"name": "ante"}}, ("wagers",), "a list"),
    (
        GAME | {"wagers": [{"name": "ante"}, {"name": "A B"}]},
        ("wagers", 1, "name"),
        "a name in small letters",
    ),
    (GAME | {"deck": {"cards": True}}, ("deck", 0, "cards"), "a whole number"),
    (GAME | {"backline": {"allowed": 1}}, ("backline", 0, "allowed"), "true or false"),
    (GAME | {"values": {"table": [["A", 1, 2]]}}, ("values", 0, "table", 0), "a list of 2"),
    (
        GAME | {"compares": {"by": "pot", "outcomes": [{"case": "higher", "ante": "wonders"}]}},
        ("compares", 0, "outcomes", 0, "ante"),
        "one of continues",
    ),
    (
        GAME | {"charts": {"for": "players", "rows": [["1", "hit", 3]]}},
        ("charts", 0, "rows", 0),
        "a row has at most 2 entries",
    ),
]


@pytest.mark.parametrize(("data", "path", "message"), REFUSED)
def test_refused(data: Any, path: tuple[str | int, ...], message: str) -> None:
    with pytest.raises(Unfit) as caught:
        Game.model_validate(data)
    assert caught.value.path == path
    assert caught.value.message.startswith(message)


@pytest.mark.parametrize(
    ("block", "message"),
    [
        (
            {"columns": ["option", "player"], "rows": {"table": [[1, 2], [1, 2, 3]]}},
            "row 2 has 3 entries; there are 2 columns",
        ),
        (
            {"columns": ["option", "player"], "rows": {"table": [[1, 2], [2, "x"]]}},
            "a fee in dollars",
        ),
    ],
)
def test_rows_are_options_of_their_columns(block: Any, message: str) -> None:
    with pytest.raises(Unfit) as caught:
        Schedule.model_validate({"kind": "schedule", "name": "X", "blocks": [block]})
    assert caught.value.path[:2] == ("blocks", 0)
    assert caught.value.message.startswith(message)


def test_a_part_knows_what_was_given() -> None:
    option = Option.model_validate({"option": 1, "player-dealer": [["5-50", 1], ["51+", 2]]})
    assert option.model_fields_set == {"option", "player-dealer"}
    assert [str(tier.range) for tier in option.cells["player-dealer"].tiers] == ["5-50", "51+"]
    assert option.limit is None
    assert Block.model_validate({}).options == ()


def test_a_part_may_speak_of_itself() -> None:
    event = Event.model_validate(
        {"hand": "flush", "plus": ["pair", {"hand": "3-of-a-kind", "plus": "pair"}]}
    )
    assert [inner.hand for inner in event.plus] == ["pair", "3-of-a-kind"]
    assert event.plus[1].plus == (event.plus[0],)


def test_parts_are_values() -> None:
    short, whole = SaidText.model_validate("a"), SaidText.model_validate({"is": "a"})
    assert short == whole
    assert hash(short) == hash(whole)
    assert short != SaidText.model_validate({"is": "a", "at": 3})
    assert (
        short.model_copy(update={"is_": "b"})
        == SaidText.model_validate("b")
        == SaidText.model_construct(is_="b")
        == SaidText(is_="b")
    )
    assert repr(short) == "SaidText(is_='a')"
    with pytest.raises(AttributeError, match="SaidText is not changed once it is read: is_"):
        short.is_ = "c"
    assert SaidText.model_validate(short) is short


def test_a_judgement_needs_no_pydantic() -> None:
    """Importing it takes longer than judging a filing."""
    program = "import sys; from validator.cli.main import main; main(sys.argv[1:]); print('loaded:', *sorted({'pydantic', 'jsonschema', 'jinja2'} & set(sys.modules)))"
    game = ROOT / "rules/california/casino-club/games/three-card-poker-6-card-bonus.yaml"
    command = [sys.executable, "-c", program, "check", "--no-cache", str(game)]
    assert (
        subprocess.run(
            command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True
        ).stdout.splitlines()[-1]
        == "loaded:"
    )


def test_keys_are_known_before_annotations_are() -> None:
    """From Python 3.14 on a class gets its annotations only after it is made."""
    late: type[Part] = new_class(
        "Late", (Part,), exec_body=lambda body: body.update(word=must("A word.", "x"))
    )
    late.__annotations__ = {"word": types.Text}
    assert late.model_validate({"word": "x", "at": 3}).model_fields_set == {"word", "at"}
