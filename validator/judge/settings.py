"""How to judge: what the command line and the configuration ask for, as one value."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date


@dataclass(frozen=True)
class Settings:
    """How to judge. The date of today is given, never read from a clock here."""

    today: date
    as_of: date | None = None
    rulebooks: tuple[str, ...] | None = None
    """Replaces the stack the establishments name."""
    also: tuple[str, ...] = ()
    select: frozenset[str] = frozenset()
    ignore: frozenset[str] = frozenset()
    as_if_in_force: bool = False
    severities: dict[str, str] = field(default_factory=dict)
    brief: bool = False
    """What is met or not applicable is only counted: all the terminal shows, in a fraction of the time and memory."""


def in_a_file(rulebook: str) -> bool:
    """Whether a rulebook is given as a file, and not by the name of a jurisdiction."""
    return rulebook.endswith((".yaml", ".yml"))


class Lawless(Exception):
    """A rulebook that cannot be used, and why."""
