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
    code: str
    rule: str
    provision: str
    severity: str
    statement: str
    because: str
    cells: tuple[Cell | None, ...]

    @property
    def name(self) -> str:
        return self.provision.rpartition("/")[2]


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
            found.setdefault(
                SUBJECTS.get(row.code[:3], "Drafting") if row.code.startswith("HW") else "The law",
                [],
            ).append(row)
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
    rows = [
        Row(
            v.code,
            v.rule,
            name,
            v.severity,
            v.statement,
            v.message,
            tuple(_cell(found[name].get(column, ()), link) for column, _ in columns),
        )
        for name, v in sorted(
            heads.items(), key=lambda item: (item[1].class_ == "drafting", item[1].code, item[0])
        )
    ]
    idle = tuple(
        row
        for row in rows
        if all(cell is None or cell.verdict == "not-applicable" for cell in row.cells)
    )
    return Matrix(tuple(columns), tuple(row for row in rows if row not in idle), whole, idle)


def _cell(verdicts: Iterable[Verdict], link: Callable[[Verdict], str]) -> Cell | None:
    given = list(verdicts)
    if not given:
        return None
    worst = min(given, key=lambda v: VERDICTS.index(v.verdict))
    return Cell(worst.verdict, sum(1 for v in given if v.verdict == worst.verdict), link(worst))
