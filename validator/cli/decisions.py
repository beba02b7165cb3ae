"""Finds the decisions that stand beside a docket, and applies them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

from ..filed import Filed, file
from ..gather import home
from ..judge.decide import decide
from ..judge.verdict import Refused, Result
from ..model.decisions import Decisions
from ..read import Unreadable
from ..shape import Misshapen

NAME = "decisions.yaml"


def beside(paths: list[Path]) -> tuple[Path, ...]:
    """Every decisions.yaml in the folders given, or by the filing of a file given alone."""
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            found.update(dict.fromkeys(sorted(path.rglob(NAME))))
        elif path.is_file():
            folder = home(path)
            found.update(dict.fromkeys(p for p in (folder / NAME, folder.parent / NAME) if p.is_file()))
    return tuple(found)


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
