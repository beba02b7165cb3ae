"""Odds as a page: a bar for each row of a pay table, a line for the edge over numbers of decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby

from ..odds.reading.answer import Answer
from . import odds_chart
from .odds import Told, apart, percent, root, spread, summary
from .odds_chart import Line
from .say import words
from .templates import render

MOST_ROWS = 200
LONGEST = 400
"""Rows of one table and letters of one phrase that are shown; a filing comes from a stranger."""


@dataclass(frozen=True)
class Table:
    """One reading of a wager: the rows at its fewest decks, and the edge at every number."""

    reading: str
    decks: int | None
    summary: str
    rows: tuple[tuple[str, str, str, str, str, float], ...]
    left_out: int
    by_decks: tuple[tuple[str, str, str, str], ...]
    line: Line | None
    """Through all of ``by_decks``."""


@dataclass(frozen=True)
class Bet:
    name: str
    spread: str
    tables: tuple[Table, ...]
    more: int = 0
    """Readings that are not shown."""


def page(told: Iterable[Told]) -> str:
    games = []
    for (game, document), of_game in groupby(apart(told), lambda one: (one.game, one.document)):
        bets = tuple(
            bet(name, [one.answer for one in of_bet])
            for name, of_bet in groupby(of_game, lambda one: one.answer.wager)
        )
        games.append((_cut(game), _cut(document), bets))
    return render("odds.html.j2", games=games)


def bet(name: str, answers: list[Answer]) -> Bet:
    readings: dict[tuple[str, str], list[Answer]] = {}
    for answer in answers:
        readings.setdefault((answer.reading, answer.not_computed), []).append(answer)
    return Bet(_cut(name), spread(answers), tuple(map(_table, readings.values())))


def in_brief(answers: Mapping[str, list[Answer]]) -> tuple[Bet, ...]:
    """Each wager that has rows, by its first reading; how many more there are is said."""
    found = []
    for name, told in answers.items():
        whole = bet(words(name), [one for one in told if one.worked])
        if whole.tables:
            found.append(replace(whole, tables=whole.tables[:1], more=len(whole.tables) - 1))
    return tuple(found)


def _table(answers: list[Answer]) -> Table:
    first = answers[0]
    edges = [(one.decks, one.worked) for one in answers if one.worked and one.returns]
    by_decks = tuple(
        (f"{decks:,}", percent(worked.edge), percent(worked.hit), root(worked.variance))
        for decks, worked in edges
        if decks and len(edges) > 1
    )
    return Table(
        _cut(first.reading),
        first.decks,
        _cut(summary(first)),
        _rows(first),
        max(len(first.worked.rows) - MOST_ROWS, 0) if first.worked else 0,
        by_decks,
        odds_chart.line([worked.edge for _, worked in edges]) if by_decks else None,
    )


def _rows(answer: Answer) -> tuple[tuple[str, str, str, str, str, float], ...]:
    worked = answer.worked
    if not worked:
        return ()
    found = []
    for row, wide in zip(worked.rows[:MOST_ROWS], odds_chart.bars(worked), strict=False):
        chance = Fraction(row.ways, worked.total)
        pays = "" if row.pays is None else str(row.pays)
        gives = percent(chance * row.pays) if row.pays is not None and answer.returns else ""
        found.append((_cut(row.label), pays, f"{row.ways:,}", percent(chance, 6), gives, wide))
    return tuple(found)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
