"""Reads the decisions on a docket, and applies them."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from ..docket.filed import Filed, take
from ..judge.decide import decide
from ..judge.verdict import Refused, Result
from ..model.decisions import Decisions


def apply(result: Result, paths: list[Path], today: date) -> Result:
    """The result with the decisions in the files applied; a file that is none is refused."""
    files: list[Filed] = []
    refused: list[Refused] = []
    for path in paths:
        made = take(path)
        if not isinstance(made, Filed):
            refused.extend(made)
        elif isinstance(made.model, Decisions):
            files.append(made)
        else:
            why = f"a {made.kind} is not a file of decisions"
            refused.append(Refused(made.path, 1, 1, why, "write 'kind: decisions'"))
    return decide(result, files, today)._replace(refused=(*result.refused, *refused))
