"""The published schemas and the models are one contract."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator
from pydantic import BaseModel, ValidationError

from validator.manual import contract
from validator.model import published
from validator.model.gate import Stray, Unfit
from validator.model.kinds import KINDS, model
from validator.model.part import Part
from validator.model.reference import reference
from validator.model.told import DETAILS
from validator.model.words import FactOf
from validator.shape.shape import _blanks, may_be_empty
from validator.source.read import read

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(
    p
    for p in (
        *(ROOT / "rules").rglob("*.yaml"),
        *(ROOT / "validator" / "rulebooks").rglob("*.yaml"),
    )
    if p.name != "ledger.yaml"
)
SCHEMAS = {kind: contract.schema(kind) for kind in KINDS}
VALIDATORS = {kind: Draft202012Validator(schema) for kind, schema in SCHEMAS.items()}


@pytest.mark.parametrize("kind", KINDS)
def test_schema_is_a_schema(kind: str) -> None:
    Draft202012Validator.check_schema(SCHEMAS[kind])
    assert SCHEMAS[kind]["$id"].endswith(f"/{kind}.schema.json")


def _properties(node: Any, where: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    if isinstance(node, dict):
        for name, field in node.get("properties", {}).items():
            yield f"{where}/{name}", field
        for name, child in node.items():
            if name != "examples":
                yield from _properties(child, f"{where}/{name}")
    elif isinstance(node, list):
        for number, child in enumerate(node):
            yield from _properties(child, f"{where}/{number}")


@pytest.mark.parametrize("kind", KINDS)
def test_every_key_has_title_description_and_example(kind: str) -> None:
    bare = [
        where
        for where, field in _properties(SCHEMAS[kind])
        if not (field.get("title") and field.get("description") and field.get("examples"))
    ]
    assert not bare, "give these keys a description and an example with say() or must()"


def _exact(value: Any) -> Any:
    """Examples are written in Python; documents hold decimals."""
    if isinstance(value, float):
        return Decimal(str(value))
    if isinstance(value, list):
        return [_exact(item) for item in value]
    return {k: _exact(v) for k, v in value.items()} if isinstance(value, dict) else value


@pytest.mark.parametrize("kind", [k for k in KINDS if k != "rulebook"])
def test_every_example_fits_its_key(kind: str) -> None:
    wrong: list[tuple[str, Any]] = []
    for where, field in _properties(SCHEMAS[kind]):
        whole = {**field, "$defs": SCHEMAS[kind].get("$defs", {})}
        wrong += [
            (where, example)
            for example in field["examples"]
            if not Draft202012Validator(whole).is_valid(_exact(example))
        ]
    assert not wrong


def _accepts(kind: str, data: Any) -> tuple[bool, bool, bool]:
    """Whether the published schema, the gate and pydantic take it. Keys without a value are refused
    before any of them.
    """
    if _blanks(data, empty=may_be_empty(kind)):
        return False, False, False
    gate = _takes(lambda: model(kind).model_validate(copy.deepcopy(data)))
    return (
        VALIDATORS[kind].is_valid(data),
        gate,
        _takes(lambda: reference(kind).model_validate(copy.deepcopy(data))),
    )


def _takes(read: Callable[[], object]) -> bool:
    try:
        read()
    except (Unfit, ValidationError):
        return False
    return True


def _same(ours: Any, theirs: Any) -> bool:
    """Whether a part and a pydantic model hold the same, all the way down."""
    if isinstance(ours, Part):
        assert isinstance(theirs, BaseModel)
        names = type(ours).model_fields
        assert list(names) == list(type(theirs).model_fields)
        assert ours.model_fields_set == theirs.model_fields_set
        return all(_same(getattr(ours, name), getattr(theirs, name)) for name in names) and _same(
            ours.model_extra, theirs.model_extra or {}
        )
    if isinstance(ours, dict):
        return ours.keys() == theirs.keys() and all(
            _same(ours[name], theirs[name]) for name in ours
        )
    if isinstance(ours, tuple):
        return type(theirs) is tuple and len(ours) == len(theirs) and all(map(_same, ours, theirs))
    return type(ours) is type(theirs) and bool(ours == theirs)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_documents_fit_schema_and_model(path: Path) -> None:
    data = read(path.read_bytes()).data
    assert _accepts(data["kind"], data) == (True, True, True)
    assert _same(
        model(data["kind"]).model_validate(data), reference(data["kind"]).model_validate(data)
    )


def _holders(data: Any) -> list[Any]:
    found = [data] if isinstance(data, dict | list) else []
    children = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return found + [holder for child in children for holder in _holders(child)]


REPLACEMENTS: list[Any] = [
    "",
    "x y",
    -1,
    0,
    Decimal("0.5"),
    True,
    [],
    {},
    "5-50",
    "3:2",
    ["a"],
    {"is": 1},
    {"at": 0},
    "2011-12-20",
    "a-b",
    10**6,
]


def _mutate(data: Any, dice: random.Random) -> None:
    holder = dice.choice([h for h in _holders(data) if h])
    place = dice.choice(sorted(holder) if isinstance(holder, dict) else range(len(holder)))
    act = dice.choice(("delete", "rename", "replace", "replace", "replace"))
    if act == "delete":
        del holder[place]
    elif act == "rename" and isinstance(holder, dict):
        holder[f"{place}x"] = holder.pop(place)
    else:
        holder[place] = copy.deepcopy(dice.choice(REPLACEMENTS))


@pytest.mark.parametrize("seed", range(60))
def test_schema_and_model_refuse_the_same(seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(5):
        data = read(dice.choice(DOCUMENTS).read_bytes()).data
        _mutate(data, dice)
        kind = data.get("kind")
        if kind not in KINDS or any(
            "rows" in block and "columns" in block
            for block in _holders(data)
            if isinstance(block, dict)
        ):
            continue  # that a row fits its columns is said by the model alone
        schema, gate, pydantic = _accepts(kind, data)
        assert gate == pydantic, _difference(kind, data)
        assert schema == gate or _stray(kind, data), _difference(kind, data)


def _stray(kind: str, data: Any) -> bool:
    """That a key of an option names a fee of its block is said by the model alone."""
    try:
        model(kind).model_validate(copy.deepcopy(data))
    except Unfit as error:
        return isinstance(error, Stray)
    return False


@pytest.mark.parametrize(
    ("name", "taken"),
    [("player", True), ("regular", True), ("jackpot", True), ("jackpt", False), ("limt", False)],
)
def test_gate_and_pydantic_refuse_the_same_names_of_fees(name: str, taken: bool) -> None:
    block = {
        "columns": ["option", "regular"],
        "fees": {"component": "jackpot"},
        "options": [{"option": 1, name: 5}],
    }
    assert _accepts("schedule", {"kind": "schedule", "name": "x", "blocks": [block]}) == (
        True,
        taken,
        taken,
    )


# what a document of a kind says, and whether it is taken: by the published schema, by the gate and
# by pydantic alike
BOUNDS: list[tuple[str, str, Any, bool]] = [
    ("schedule", "dated", "2011-12-20", True),
    ("schedule", "dated", "2011-W51-2", False),
    ("schedule", "dated", "20111220", False),
    ("schedule", "steps", 10**12, False),
    ("schedule", "blocks", {"options": [{"option": 999}]}, True),
    ("schedule", "blocks", {"options": [{"option": "999"}]}, True),
    ("schedule", "blocks", {"options": [{"option": "12345-a"}]}, True),
    ("schedule", "blocks", {"options": [{"option": 1_000}]}, False),
    ("schedule", "blocks", {"options": [{"option": "1000"}]}, False),
    ("schedule", "blocks", {"options": [{"option": 1, "limit": "2000-4000-8000"}]}, True),
    ("schedule", "blocks", {"options": [{"option": 1, "limit": "2011-12-20"}]}, False),
    ("schedule", "blocks", {"options": [{"option": 1, "player": [["5-10 0", 1]]}]}, False),
    ("schedule", "blocks", {"options": [{"option": 1, "player": [["5 - 100", 1]]}]}, True),
    ("schedule", "blocks", {"options": [{"option": 1, "player": 10**12}]}, False),
    ("schedule", "blocks", {"announces": 1_000}, False),
    ("game", "deck", {"cards": 9_999}, True),
    ("game", "deck", {"cards": 10_000}, False),
    ("game", "deck", {"cards": -1}, False),
    ("game", "seats", {"is": 7, "at": 999_999}, True),
    ("game", "seats", {"is": 7, "at": 1_000_000}, False),
    ("game", "seats", {"is": 7, "at": "1-99999999"}, False),
    ("game", "wagers", {"name": "a", "pays": {"odds": "1:0"}}, False),
    ("game", "wagers", {"name": "a", "pays": {"odds": "1 1/0 to 1"}}, False),
    ("game", "wagers", {"name": "a", "pays": {"odds": "1 1/2 to 1"}}, True),
    ("game", "wagers", {"name": "a", "pays": {"odds": f"{'9' * 13}:1"}}, False),
    ("game", "wagers", {"name": "a" * 100}, True),
    ("game", "cards", {"high-to-low": ["A"]}, True),
    ("game", "cards", {"high-to-low": []}, False),
    ("game", "hands", {"ranking": "x", "high-to-low": []}, False),
    ("game", "cards", {"high-to-low": [""]}, False),
    ("game", "version", " \n", False),
    ("schedule", "offers", {"names": []}, False),
    ("schedule", "offers", {"names": "Omaha"}, True),
    ("schedule", "blocks", {"options": [{"option": " "}]}, False),
    ("game", "wagers", {"name": "a" * 101}, False),
    ("establishment", "jurisdictions", "a" * 300, False),
]


@pytest.mark.parametrize(("kind", "key", "value", "taken"), BOUNDS)
def test_bounds_are_those_of_the_contract(kind: str, key: str, value: Any, taken: bool) -> None:
    data = {
        "kind": kind,
        "name": "x",
        "category": "poker",
        key: [value] if key in ("blocks", "wagers") else value,
    }
    if kind != "game":
        del data["category"]
    assert _accepts(kind, data) == (taken, taken, taken)


# what a pattern cannot say is said by gate and pydantic alone
MODEL_ALONE: list[tuple[str, str, Any]] = [
    ("game", "dated", "2011-02-30"),
    ("game", "seats", "7-2"),
    ("game", "minimum-players", "7-2"),
    ("schedule", "blocks", [{"options": [{"option": 1, "players": "7-2"}]}]),
    ("schedule", "blocks", [{"announces": "1-99999999"}]),
    ("game", "wagers", [{"name": "a\n"}]),
]


@pytest.mark.parametrize(("kind", "key", "value"), MODEL_ALONE)
def test_gate_and_pydantic_refuse_what_no_pattern_can_say(kind: str, key: str, value: Any) -> None:
    data = {"kind": kind, "name": "x", key: value} | (
        {"category": "poker"} if kind == "game" else {}
    )
    assert _accepts(kind, data) == (True, False, False)


def _difference(kind: str, data: Any) -> str:
    said = [
        f"{list(e.absolute_path)}: {e.message:.200}" for e in VALIDATORS[kind].iter_errors(data)
    ]
    for take in (model(kind).model_validate, reference(kind).model_validate):
        try:
            take(copy.deepcopy(data))
            said.append("taken")
        except (Unfit, ValidationError) as error:
            said.append(str(error))
    return f"schema, gate and pydantic differ: {said}"


def test_generated_schemas_are_current() -> None:
    stale = [kind for kind in KINDS if published.text(kind) != contract.text(kind)]
    assert not stale, "run 'make generated'"


def test_every_detail_is_put_into_words() -> None:
    assert set(DETAILS) == set(get_args(FactOf))
