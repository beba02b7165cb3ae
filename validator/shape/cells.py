"""A schedule of which some fees cannot be read: the rest of it is still worth judging."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, NamedTuple

from ..model.gate import Unfit
from ..model.kinds import model
from ..source.read import Document, Path
from .shape import Fault, Misshapen, may_be_judged

if TYPE_CHECKING:
    from ..model.part import Part

UNKNOWN = "blank"
"""What stands for a fee that cannot be read. No rule is put to an option that has one."""


class Partly(NamedTuple):
    """A schedule without its unreadable fees: what is wrong with them, and the options they are of."""

    model: Part
    faults: tuple[Fault, ...]
    options: tuple[Path, ...]


def partly(document: Document, error: Misshapen) -> Partly | None:
    """What of a schedule can be judged; None where more than fees of options is wrong."""
    if not isinstance(document.data, dict) or document.data.get("kind") != "schedule":
        return None
    from .misfit import MOST, told

    data, found, cells = deepcopy(document.data), list(error.faults), set[Path]()
    ahead = error.faults
    while len(found) <= MOST:
        fresh = {_cell(document.written(fault.path)[0]) for fault in ahead}
        if () in fresh or fresh <= cells:
            return None
        for cell in fresh:
            _set(data, cell)
        cells |= fresh
        try:
            made = model("schedule").model_validate(data)
            may_be_judged(document)
            faults = tuple(_of_option(document, fault) for fault in found)
            return Partly(made, faults, tuple(sorted({cell[:-1] for cell in cells}, key=str)))
        except Unfit as refused:
            ahead = told(document, (refused, *refused.others))
            found += ahead
    return None


def _cell(path: Path) -> Path:
    """The fee of an option, or the entry of a table, in which a place lies; nothing for any other."""
    for number, step in enumerate(path):
        if step in ("options", "table") and len(path) > number + 2:
            return path[: number + 3]
    return ()


def _of_option(document: Document, fault: Fault) -> Fault:
    """A fault with the option it is of, where that has a number."""
    at = _cell(document.written(fault.path)[0])[:-1]
    row = document.written(at)[1]
    if isinstance(row, list):
        columns = document.written((*at[:2], "columns"))[1]
        row = dict(zip(map(str, columns), row, strict=False)) if isinstance(columns, list) else {}
    option = row.get("option")
    said = f"option {option}: {fault.message}"
    return fault._replace(message=said) if isinstance(option, int | str) else fault


def _set(data: Any, cell: Path) -> None:
    for step in cell[:-1]:
        data = data[step]
    data[cell[-1]] = UNKNOWN
