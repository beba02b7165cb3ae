"""Reads the decisions on a docket, and applies them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

from ..filed import Filed, file
from ..judge.decide import decide
from ..judge.verdict import Refused, Result
from ..model.decisions import Decisions
from ..read import Unreadable
from ..shape import Misshapen


def apply(result: Result, paths: list[Path], today: date) -> Result:
    """The result with the decisions in the files applied; a file that cannot be used is refused like any other."""
    files: list[Filed] = []
    refused: list[Refused] = []
    for path in paths:
        name = path.as_posix()
        try:
            made = file(path.read_bytes(), name)
            if isinstance(made.model, Decisions):
                files.append(made)
            else:
                refused.append(Refused(name, 1, 1, f"a {made.kind} is not a file of decisions", "write 'kind: decisions'"))
        except Unreadable as error:
            refused.append(Refused(name, error.line, error.column, error.message))
        except Misshapen as error:
            refused.extend(Refused(name, f.span.line, f.span.column, f.message, f.fix) for f in error.faults)
        except OSError as error:
            refused.append(Refused(name, 1, 1, f"cannot be read: {error.strerror}"))
    return replace(decide(result, files, today), refused=(*result.refused, *refused))
