"""PyYAML with libyaml and without: the same nodes at the same places, and the same verdicts."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import yaml

from validator.source.composer import Loader, PureLoader

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted((ROOT / "rules").rglob("*.yaml"))
GAME = ROOT / "rules/california/casino-club/games/three-card-poker-6-card-bonus.yaml"
BLOCKED = "import sys; sys.modules['yaml._yaml'] = None; from validator.cli.main import main; sys.exit(main(sys.argv[1:]))"


def _nodes(node: yaml.Node) -> Iterator[tuple[Any, ...]]:
    marks = [(mark.line, mark.column) for mark in (node.start_mark, node.end_mark) if mark]
    yield type(node), node.tag, marks, node.value if isinstance(node, yaml.ScalarNode) else None
    if isinstance(node, yaml.CollectionNode):
        for child in node.value:
            for one in child if isinstance(child, tuple) else (child,):
                yield from _nodes(one)


def test_libyaml_is_used_where_it_is() -> None:
    assert (Loader is PureLoader) == (find_spec("yaml._yaml") is None)


@pytest.mark.parametrize("start", range(10))
def test_every_document_composes_alike(start: int) -> None:
    for path in DOCUMENTS[start::10]:
        content = path.read_bytes()
        with_libyaml, without = (
            Loader(content).get_single_node(),
            PureLoader(content).get_single_node(),
        )
        assert with_libyaml
        assert without
        assert list(_nodes(with_libyaml)) == list(_nodes(without)), path


def test_without_libyaml_the_verdicts_are_the_same() -> None:
    check = ["check", "--no-cache", "--as-of", "2026-11-15", "--format", "json", str(GAME)]
    plain = "import sys; from validator.cli.main import main; sys.exit(main(sys.argv[1:]))"
    runs = [
        subprocess.run(
            [sys.executable, "-c", code, *check], capture_output=True, check=False, cwd=ROOT
        )
        for code in (plain, BLOCKED)
    ]
    assert runs[0].returncode == 1
    assert (runs[0].returncode, runs[0].stdout) == (runs[1].returncode, runs[1].stdout)
