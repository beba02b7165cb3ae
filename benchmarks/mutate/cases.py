"""The tests of the predicates as plain calls, and which lines of which module each of them reaches."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from functools import cache
from io import StringIO
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PREDICATES = ROOT / "validator" / "predicates"


@dataclass
class Case:
    """One test with its parameters."""

    name: str
    call: Callable[[], object]
    lines: dict[str, set[int]] = field(default_factory=dict)
    """The lines it reaches, by the path of the file."""
    steps: int = 0

    def trace(self) -> None:
        """Run it once and note where it goes."""

        def line(frame: FrameType, event: str, _: object) -> Any:
            self.lines.setdefault(frame.f_code.co_filename, set()).add(frame.f_lineno)
            self.steps += 1
            return line

        def call(frame: FrameType, event: str, _: object) -> Any:
            return (
                line(frame, event, _)
                if frame.f_code.co_filename.startswith(str(PREDICATES))
                else None
            )

        before = sys.gettrace()
        sys.settrace(call)
        try:
            self.call()
        finally:
            sys.settrace(before)


class _Collected:
    def __init__(self) -> None:
        self.items: list[pytest.Item] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.items = session.items


def collect(*where: str) -> list[Case]:
    """The tests of the predicates, those that take the fewest steps first."""
    from tests import docket

    docket.docket = cache(docket.docket)  # documents are read once, not once for each mutant
    plugin = _Collected()
    places = where or (str(ROOT / "tests" / "predicates"),)
    said = StringIO()
    with redirect_stdout(said):
        failed = pytest.main(
            ["--collect-only", "-qq", "--assert=plain", "--rootdir", str(ROOT), *places],
            plugins=[plugin],
        )
    if failed:
        raise RuntimeError(f"the tests of the predicates cannot be collected:\n{said.getvalue()}")
    cases = []
    for item in plugin.items:
        assert isinstance(item, pytest.Function)
        parameters = item.callspec.params if hasattr(item, "callspec") else {}
        cases.append(Case(item.nodeid, _bound(item.obj, parameters)))
    for case in cases:
        try:
            case.trace()
        except Exception as why:  # it would kill every mutant
            print(f"left out, fails without a mutant: {case.name}: {why}", file=sys.stderr)
            case.lines.clear()
    return sorted((case for case in cases if case.lines), key=lambda case: case.steps)


def _bound(function: Callable[..., object], parameters: dict[str, object]) -> Callable[[], object]:
    return lambda: function(**parameters)
