"""Provisions x games: each cell the worst verdict, and where its evidence stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ..docket.filings import Filing
from ..judge.verdict import VERDICTS, Verdict

FILING = ""
"""The column of what concerns the filing as a whole, or a document no game is joined to."""

SUBJECTS = {
    "HW1": "Fees",
    "HW2": "The bank",
    "HW3": "Cards",
    "HW4": "Wagers",
    "HW5": "Outcomes",
    "HW6": "The filing's own words",
    "HW9": "Suppressions",
}


@dataclass(frozen=True)
class Cell:
    verdict: str
    count: int
    """How many verdicts are as bad as the worst."""
    href: str


@dataclass(frozen=True)
class Row:
    first: Verdict
    cells: tuple[Cell | None, ...]

    @property
    def code(self) -> str:
        return self.first.code

    @property
    def name(self) -> str:
        return self.first.provision.rpartition("/")[2]


@dataclass(frozen=True)
class Matrix:
    columns: tuple[tuple[str, str], ...]
    """Id and name of each game."""
    rows: tuple[Row, ...]
    whole: bool
    """Whether the first column is the filing as a whole."""
    idle: tuple[Row, ...]
    """Provisions that concern nothing here."""

    @property
    def groups(self) -> tuple[tuple[str, tuple[Row, ...]], ...]:
        """The rows under what they are about: the law first, drafting by the hundred of its codes."""
        found: dict[str, list[Row]] = {}
        for row in self.rows:
            drafting = SUBJECTS.get(row.code[:3], "Drafting")
            title = drafting if row.code.startswith("HW") else "The law"
            found.setdefault(title, []).append(row)
        return tuple((title, tuple(rows)) for title, rows in found.items())


def matrix(filing: Filing, verdicts: Iterable[Verdict], link: Callable[[Verdict], str]) -> Matrix:
    """The whole of a filing at a glance."""
    games = list(filing.titles.items())
    found: dict[str, dict[str, list[Verdict]]] = {}
    heads: dict[str, Verdict] = {}
    for v in verdicts:
        heads.setdefault(v.provision, v)
        cells = found.setdefault(v.provision, {})
        for game in v.subject.games or (FILING,):
            cells.setdefault(game, []).append(v)
    whole = any(FILING in cells for cells in found.values())
    columns = ((FILING, "The filing as a whole"), *games) if whole else tuple(games)
    rows = []
    for v in sorted(heads.values(), key=by_law):
        given = (found[v.provision].get(column, ()) for column, _ in columns)
        rows.append(Row(v, tuple(_cell(one, link) for one in given)))
    idle = tuple(row for row in rows if {c.verdict for c in row.cells if c} <= {"not-applicable"})
    return Matrix(tuple(columns), tuple(row for row in rows if row not in idle), whole, idle)


def by_law(v: Verdict) -> tuple[bool, str, str]:
    """Provisions of law before those of drafting."""
    return v.class_ == "drafting", v.code, v.provision


def _cell(verdicts: Iterable[Verdict], link: Callable[[Verdict], str]) -> Cell | None:
    given = list(verdicts)
    if not given:
        return None
    worst = min(given, key=lambda v: VERDICTS.index(v.verdict))
    return Cell(worst.verdict, sum(1 for v in given if v.verdict == worst.verdict), link(worst))
