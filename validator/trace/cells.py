"""Does a printed cell of a fee table say what the document says of it?"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from ..model.values import Charge, Limit, Range
from .figures import figures, number

_FIGURE = re.compile(r"\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+")
_OPEN = re.compile(r"\+|\b(?:or|and|&) ?(?:more|higher|greater|above|up|over)\b|& above")
_LESS = re.compile(
    r"\b(?:or|and) (?:less|fewer|under|below|lower)\b|\bup to\b|\bless than\b|\bunder\b"
)
_ABOVE = re.compile(r"(?:\$ ?[\d,.]+ ?\+ ?(?:to|-)|\bover\b|\babove \$?\d|\bmore than\b)")
_NONE = re.compile(
    r"^(?:n/?a|none|no|no fee|no charge|free|-+|not applicable)\b|^-+$|\bno collection\b"
)
_VALUE = re.compile(
    r"^\(?\$ ?[\d.]|^\d|^\.\d|^n/a|^any\b|^no limit|^initial|^round \d|^waived|^none\b|^-$"
)


def is_value(cell: str) -> bool:
    """Whether a cell holds a figure, or a word for one, and is no heading or remark."""
    return bool(_VALUE.search(cell))


def is_header(cells: tuple[str, ...]) -> bool:
    """A row that names columns: not one of its cells holds a value."""
    return not any(is_value(cell) for cell in cells)


def _figures(cell: str) -> list[Fraction]:
    return [number(text) for text in _FIGURE.findall(cell)]


def says_range(value: Any, cell: str) -> bool:
    """``5-50`` of ``$5 - $50``, ``7+`` of ``7 or more``, ``4-6`` of ``4,5,6``."""
    if value in ("blank", "none"):
        return says_charge(value, cell)
    said = Range.parse(value)
    if said.any:
        return cell.startswith(("any", "all"))
    ends = [Fraction(end) for end in (said.low, said.high) if end is not None]
    endless, open_, found = said.high is None, bool(_OPEN.search(cell)), _ends(cell)
    if said.above:
        return found == ends and (bool(_ABOVE.search(cell)) or (open_ and endless))
    if len(found) == 1 and _LESS.search(cell):
        return ends[1:] == found and ends[0] <= 2
    if ends == [*found, *found]:
        return open_ == said.contradictory
    return found == ends and open_ == (endless or said.contradictory)


def _ends(cell: str) -> list[Fraction]:
    """The figures of a range; of numbers that follow each other, the first and the last."""
    if cell.startswith("initial"):
        return [Fraction(1)]
    found = _figures(re.sub(r"(?<=\d),(?=\d(?!\d\d))", " ", cell))
    run = len(found) > 2 and found == [found[0] + step for step in range(len(found))]
    return [found[0], found[-1]] if run else found


def says_limit(value: Any, cell: str) -> bool:
    """``10-20-40`` of ``$10-$20-$40``; ``10-20+`` of ``$10/$20 or higher``."""
    if value in ("blank", "none"):
        return says_charge(value, cell)
    said = Limit.parse(value)
    if said.unlimited:
        return bool(re.search(rf"\b{said.text[:-6]}[- ]limit|unlimited", cell))
    same = _figures(cell) == [Fraction(figure) for figure in (*said.figures, *said.last)]
    return same and said.open == bool(_OPEN.search(cell))


def says_charge(value: Any, cell: str) -> bool:
    """``0.50`` of ``50¢``; ``none`` of ``N/A``; ``blank`` of an empty cell."""
    said = Charge.parse(value)
    if said.dollars is None:
        found = {"blank": not cell, "none": bool(_NONE.search(cell)), "waived": "waive" in cell}
        return found[said.text]
    amounts = [amount.value for amount in figures(cell).amounts] or _figures(cell)
    return bool(amounts) and amounts[0] == Fraction(said.dollars)


def says_name(value: Any, cell: str) -> bool:
    """An option's number or label."""
    squeezed = re.sub(r"[^a-z0-9.]", "", cell)
    said = re.sub(r"[^a-z0-9.]", "", str(value).lower())
    return squeezed.strip(".") == said or re.sub(r"^(?:schedule)?(?:option)?", "", squeezed) == said


SAYS: dict[str, Callable[[Any, str], bool]] = {
    "range": says_range,
    "limit": says_limit,
    "charge": says_charge,
    "name": says_name,
}
