"""Odds as a workbook: a line for each wager, number of decks and reading, and one for each row."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import isqrt

from openpyxl import Workbook

from .odds import Told, apart, ratio
from .xlsx import EPOCH, Row, _plain, _sheet, timeless

WAGERS = (
    "document", "game", "wager", "decks", "reading", "edge", "edge of resolved bets", "return",
    "hit", "standard deviation", "edge as a fraction", "not computed",
)  # fmt: skip
ROWS = (
    "document", "game", "wager", "decks", "reading", "row", "pays", "ways", "of", "probability",
    "contribution",
)  # fmt: skip
WIDE = (26, 30, 18, 8, 50, 12, 12, 12, 12, 12, 30, 40)
MOST_DIGITS = 15
"""Longer numbers are written as text: a workbook would round them."""
MOST_LINES = 200_000


def book(told: Iterable[Told]) -> bytes:
    given = apart(told)
    made = Workbook(write_only=True)
    made.properties.creator = "houseway"
    made.properties.created = made.properties.modified = EPOCH
    _sheet(made, "Wagers", WIDE, _bounded(_wagers(given)), "D2")
    _sheet(made, "Rows", WIDE, _bounded(_rows(given)), "D2")
    stream = io.BytesIO()
    made.save(stream)
    return timeless(stream.getvalue())


def _bounded(rows: Iterable[Row]) -> Iterator[Row]:
    for number, row in enumerate(rows):
        if number > MOST_LINES:
            yield _plain(f"more than {MOST_LINES:,} lines; the rest is left out")
            return
        yield row


def _head(told: Told) -> tuple[str, str, str, int | None, str]:
    answer = told.answer
    return told.document, told.game, answer.wager, answer.decks, answer.reading


def _wagers(told: Iterable[Told]) -> Iterator[Row]:
    yield _plain(*WAGERS)
    for one in told:
        worked, answer = one.answer.worked, one.answer
        if not worked or not answer.whole:
            yield _plain(*_head(one), *[None] * 6, answer.not_computed)
            continue
        deviation = isqrt(int(worked.variance * 10**12)) / 10**6
        shares = map(_share, (worked.edge, worked.resolved_edge, worked.returned))
        figures = (*shares, _share(worked.hit), deviation, ratio(worked.edge))
        hit = (None, None, None, _share(worked.hit), None, None)
        yield _plain(*_head(one), *(figures if answer.staked else hit), "")


def _rows(told: Iterable[Told]) -> Iterator[Row]:
    yield _plain(*ROWS)
    for one in told:
        worked = one.answer.worked
        for row in worked.rows if worked else ():
            assert worked
            chance = Fraction(row.ways, worked.total)
            pays = None if row.pays is None else _share(row.pays)
            known = row.pays is not None and one.answer.returns
            adds = _share(chance * (row.pays or 0)) if known else None
            counts = _count(row.ways), _count(worked.total)
            yield _plain(*_head(one), row.label, pays, *counts, _share(chance), adds)


def _share(value: Fraction) -> float:
    """Digits enough to read; the fraction itself is beside it."""
    return round(float(value), 12)


def _count(value: int) -> int | str:
    return value if len(str(value)) <= MOST_DIGITS else str(value)
