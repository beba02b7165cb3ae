"""What a rule's page says of each case: the entries of its section ``Says``.

An entry has the sentence of a case, and what belongs to it::

    - overlap: The {payer} fee for {shared} is both {first} and {second}[ (see {@first})].
      Reading: The second tier may be meant for another table.
      Together (payer, shared): In {options} two tiers of the {payer} fee hold {shared}.
      Fix: End the tier {first} before {low}.
      Write: player-dealer: [[5-50, 1], [51+, 2]]
      See first: the tier {first}

An entry ``- (fact): the number of decks`` is no case but words. ``Together`` is the sentence for
several findings of a case in one filing that agree in the values listed: they are one item;
``Together (document)`` joins only those on one document. Without it, only findings with the same
values are one item. What several cases have in common stands once, under ``- (each):``, as in
``Fix (silent, partly): ...``; without a list it is for every case. A case's own comes before it.
Entries of :mod:`._shared` serve every rule, and so do the ``See`` under its ``(each)``. No text is
taken apart but the page's own. :mod:`.words` fills the sentences.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

EACH = "(each)"
"""The entry of what is said once for several cases; a case may be called ``each``."""
_ENTRY = re.compile(r"^- (\()?([a-z][a-z0-9_-]*)\)?: ?(.*)$")
_PART = re.compile(
    r"^  (Fix|Write|Reading|Together|See [a-z0-9-]+)(?: \(([a-z0-9_, -]*)\))?: ?(.*)$"
)

_Parts = dict[tuple[str, str], list[str]]
"""The lines of an entry by kind (``""`` for its sentence), and what is listed behind the kind."""


class Case(NamedTuple):
    """What a page says of one case."""

    message: str
    fix: str = ""
    write: str = ""
    reading: str = ""
    together: str = ""
    """The sentence for several findings of the case at once."""
    alike: frozenset[str] | None = None
    """The values in which such findings agree; None for all."""
    see: tuple[tuple[str, str], ...] = ()
    words: bool = False
    """No case, but words that sentences of the page use."""


def entries(section: str) -> dict[str, Case]:
    """The entries of a section ``Says``."""
    found: dict[str, _Parts] = {}
    parts: _Parts = {}
    rows: list[str] = []
    for line in section.splitlines():
        if entry := _ENTRY.match(line):
            name = EACH if line.startswith(f"- {EACH}:") else entry[2]
            parts = found.setdefault(name, {})
            rows = parts.setdefault(("", entry[1] or ""), [entry[3]])
        elif part := _PART.match(line):
            rows = parts.setdefault((part[1], part[2] or ""), [part[3]])
        elif line.strip():
            rows.append(line[4:] if line.startswith("    ") else line.strip())
    each = found.get(EACH, {})
    return {name: _case(_serving(each, name) | given) for name, given in found.items()}


def _serving(each: _Parts, case: str) -> _Parts:
    """What is said once for all cases, or for some that it lists."""
    return {
        (kind, listed): rows
        for (kind, listed), rows in each.items()
        if kind and (not listed or case in _names(listed))
    }


def _names(listed: str) -> frozenset[str]:
    return frozenset(listed.replace(",", " ").split())


def _case(parts: _Parts) -> Case:
    said = {kind: rows for (kind, _), rows in parts.items()}
    listed = dict(parts.keys())

    def joined(kind: str) -> str:
        return " ".join(row.strip() for row in said.get(kind, ()))

    return Case(
        joined(""),
        joined("Fix"),
        "\n".join(said.get("Write", ())),
        joined("Reading"),
        joined("Together"),
        _names(listed["Together"]) if "Together" in listed else None,
        tuple((kind[4:], joined(kind)) for kind in said if kind.startswith("See ")),
        bool(listed[""]),
    )


def section(page: str) -> str:
    """The section ``Says`` of a docstring."""
    _, _, after = page.partition("\n## Says\n")
    return after.partition("\n## ")[0]


@cache
def cases(rule: str) -> Mapping[str, Case]:
    """Every entry a rule can use: its own, and those all rules share."""
    from . import index, page

    own = entries(section(page(rule))) if rule in index() else {}
    own.pop(EACH, None)
    return _of_all() | own


@cache
def _of_all() -> dict[str, Case]:
    from . import _shared

    return entries(section(_shared.__doc__ or ""))
