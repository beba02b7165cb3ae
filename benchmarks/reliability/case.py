"""A case: what is tried, and what must hold."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .tool import Run, Tool

FAMILIES = {
    1: "A filing clears itself",
    2: "Documents that end with a fault of the program",
    3: "Small file, large cost",
    4: "Passed over without a word",
    5: "Accepted without a word",
    6: "Injection",
    7: "Cache and disk",
    8: "Placards, packets and references",
    9: "What an independent review found",
    10: "What a second review found",
    11: "The rest of the second review",
    12: "What a third review found",
}
SECONDS, MEGABYTES = 10, 500
TRACEBACK = "^Traceback"
Try = Callable[[Tool, Path], Run]


@dataclass(frozen=True)
class Case:
    """One case of a family."""

    family: int
    name: str
    attempt: Try
    codes: tuple[int, ...]
    says: tuple[str, ...] = ()
    """Patterns of which each must be found in what is printed, whatever the case of letters."""
    lacks: tuple[str, ...] = ()
    """Patterns of which none may be."""

    @property
    def key(self) -> str:
        return f"{self.family} {self.name}"

    def wrong(self, run: Run) -> list[str]:
        """What does not hold."""
        found = []
        if run.stopped:
            found.append("stopped")
        elif run.code not in self.codes:
            found.append(f"exit {run.code}")
        if run.seconds > SECONDS:
            found.append(f"over {SECONDS} s")
        if run.megabytes > MEGABYTES:
            found.append(f"over {MEGABYTES} MB")
        flags = re.IGNORECASE | re.MULTILINE
        found += [f"does not say {p!r}" for p in self.says if not re.search(p, run.said, flags)]
        found += [f"says {p!r}" for p in (TRACEBACK, *self.lacks) if re.search(p, run.said, flags)]
        return found


CASES: list[Case] = []


def case(
    family: int,
    name: str,
    codes: tuple[int, ...],
    says: str | tuple[str, ...] = (),
    lacks: str | tuple[str, ...] = (),
) -> Callable[[Try], Try]:
    """Add a case to the list; the function lays out the files and runs the command."""

    def add(attempt: Try) -> Try:
        CASES.append(Case(family, name, attempt, codes, _tuple(says), _tuple(lacks)))
        return attempt

    return add


def _tuple(given: str | tuple[str, ...]) -> tuple[str, ...]:
    return (given,) if isinstance(given, str) else given
