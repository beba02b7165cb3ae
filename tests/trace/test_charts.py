"""Draw charts, cell by cell."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.trace.made import found, game, traced

CHART = "Banker draws (H) or stands (S)\n\t0\t1\t2\n6\tS\tS\tH\n5\tS\tH\tH"
MATRIX = (
    "draw-matrix: {for: banker-hand, third-cards: [0, 1, 2], rows: [[6, SSH], [5, SHH]], at: 2-4}"
)


@pytest.mark.parametrize(
    ("old", "new", "codes"),
    [
        ("", "", []),
        ("SSH", "SHH", ["chart-differs"]),
        ("[0, 1, 2]", "[0, 2, 1]", ["chart-differs"]),
        (", [5, SHH]", "", ["chart-differs"]),
        ("[6, SSH], [5, SHH]", "[5, SHH], [6, SSH]", ["chart-differs", "chart-differs"]),
    ],
)
def test_chart(tmp_path: Path, old: str, new: str, codes: list[str]) -> None:
    result = traced(tmp_path, CHART, game(MATRIX.replace(old, new), "1-4"))
    assert [code for code, _, _ in found(result.problems)] == codes
