"""The cases of a comparison as values: their words are on the page of shared sentences."""

from __future__ import annotations

from collections.abc import Iterable

from ..docket.comparators import KNOWN, WHOLE, Case
from ..model.game import Game
from .values import Value, phrase

GROUPS = (*WHOLE, "natural")
"""Groups of cases with a name of their own."""
JOINED = {
    "tied": ("tied-best", "tied-low"),
    "copy-and-higher": ("copy-front-and-higher", "copy-back-and-higher"),
    "copy-and-lower": ("copy-front-and-lower", "copy-back-and-lower"),
    "not-qualified-not-higher": ("not-qualified-equal", "not-qualified-lower"),
    "retired": ("one-stays", "none-stays"),
}
"""Cases that are said in one when they come together."""


def bank(game: Game) -> str:
    """Who plays against the players."""
    return "dealer" if game.category == "house-banked" else "player-dealer"


def event(case: Case) -> Value:
    """When the case arises."""
    return phrase(f"case-{case.name}")


def events(cases: Iterable[Case], qualified: bool = False) -> list[Value]:
    """The cases, a whole group by its own name; *qualified*: of a bank that qualifies."""
    groups: dict[str, list[Case]] = {}
    for case in dict.fromkeys(cases):
        groups.setdefault(case.group, []).append(case)
    found: list[Value] = []
    for group, own in groups.items():
        if group in GROUPS and len(own) == _size(group):
            found.append(phrase(f"group-{group}"))
        else:
            found += [_of_bank(name, qualified) for name in _joined(own)]
    return found


def _size(group: str) -> int:
    """How many cases a group has, in the comparison that knows most of them."""
    return max(
        len({case.name for case in known if case.group == group}) for known in KNOWN.values()
    )


def _joined(cases: list[Case]) -> list[str]:
    names = [case.name for case in cases]
    for together, parts in JOINED.items():
        if set(parts) <= set(names):
            names = [
                together if name == parts[0] else name for name in names if name not in parts[1:]
            ]
    return names


def _of_bank(name: str, qualified: bool) -> Value:
    said = phrase(f"case-{name}")
    return (
        phrase("case-qualified", event=said)
        if qualified and name in ("higher", "lower", "equal")
        else said
    )
