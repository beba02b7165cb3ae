"""The mutation runner kills what a test can see, lets live what none can, and leaves texts alone."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import ModuleType

import pytest

from benchmarks.mutate.cases import Case
from benchmarks.mutate.mutants import Mutant, mutants
from benchmarks.mutate.stage import killed
from benchmarks.mutate.texts import wording

SOURCE = '''"""A page."""

NAMES = {"a": "the first"}
SMALL = ("a", "b")


def judge(value, word):
    said = NAMES.get(word, word) if value > 3 else "none at all"
    if value > 3 and word in SMALL:
        return violated(f"{said}: {value + 1}", "write 3 or less", None)
    return sorted(range(max(value, value)))


def violated(message, fix, place):
    return "violated"
'''


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    path = tmp_path / "validator_example.py"
    path.write_text(SOURCE)
    made = ModuleType("validator.predicates.example")
    made.__file__ = str(path)
    exec(compile(SOURCE, str(path), "exec"), vars(made))
    monkeypatch.setitem(sys.modules, made.__name__, made)
    return made


def _cases(module: ModuleType) -> list[Case]:
    def at_the_bound() -> None:
        assert module.judge(3, "a") == [0, 1, 2]

    def above() -> None:
        assert module.judge(4, "a") == "violated"

    lines = {str(module.__file__): set(range(1, 20))}
    return [Case("at the bound", at_the_bound, lines), Case("above", above, lines)]


def _mutants() -> tuple[ast.Module, dict[str, Mutant]]:
    tree = ast.parse(SOURCE)
    return tree, {
        f"{mutant.line}: {mutant}": mutant for mutant in mutants(tree, wording({"example": tree}))
    }


def test_an_obvious_mutant_is_killed_and_an_equivalent_one_lives(module: ModuleType) -> None:
    tree, found = _mutants()
    assert killed(module, tree, found["9: value > 3 → value >= 3"], _cases(module))
    assert killed(module, tree, found["4: 'a' → 'a~'"], _cases(module))
    assert not killed(
        module, tree, found["11: max(value, value) → min(value, value)"], _cases(module)
    )
    assert not killed(module, tree, found["4: 'b' → 'b~'"], _cases(module)), "no test speaks of b"


def test_the_module_is_put_back(module: ModuleType) -> None:
    tree, found = _mutants()
    before = dict(vars(module))
    killed(module, tree, found["9: value > 3 → value >= 3"], _cases(module))
    assert vars(module) == before
    assert ast.unparse(tree) == ast.unparse(ast.parse(SOURCE))


def test_texts_are_not_mutated() -> None:
    _, found = _mutants()
    assert not [name for name in found if name.startswith(("1:", "3:", "8:"))], (
        "the page, and what only feeds a message"
    )
    assert not [name for name in found if "1 → 2" in name or "write" in name.partition(" → ")[2]]
    assert (
        "10: return violated(f'{said}: {value + 1}', 'write 3 or less', None) → return None"
        in found
    )


def test_a_mutant_that_does_not_stop_is_killed(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("benchmarks.mutate.stage.SECONDS", 0.2)

    def endless() -> None:
        while True:
            pass

    tree, found = _mutants()
    assert killed(
        module,
        tree,
        found["9: value > 3 → value >= 3"],
        [Case("endless", endless, {str(module.__file__): {9}})],
    )
