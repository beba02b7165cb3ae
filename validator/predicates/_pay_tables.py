"""Pay tables of one wager, told at several places: which of them speak of the same, and what each pays."""

from __future__ import annotations

from collections.abc import Iterator

from ..model.values import Odds
from ..model.wagers import PayRow, PayTable, Wager


def comparable(first: PayTable, second: PayTable) -> bool:
    """Whether two tables are for the same wins, so that they must pay alike."""
    if first.statistic or second.statistic or _scope(first) != _scope(second):
        return False
    return bool(first.odds and second.odds) or bool(first.rows and second.rows)


def _scope(table: PayTable) -> object:
    return table.when, table.if_, table.headings


def value(odds: Odds) -> object:
    """What odds come to, however they are written."""
    if odds.multiple is not None:
        return odds.multiple
    return odds.style, odds.win, odds.text if odds.style == "word" else ""


def values(row: PayRow) -> list[object]:
    return [value(odds) for odds in row.pays]


def otherwise(wager: Wager, table: PayTable, row: PayRow | None = None) -> Iterator[Odds]:
    """What other statements of the wager pay for the same, where it is not what this one pays."""
    mine = {*map(value, row.pays if row else _whole(table))}
    others = [other for other in wager.pays if other is not table and comparable(table, other)]
    for other in others:
        paid = _twins(other, row) if row else _whole(other)
        yield from (odds for odds in paid if value(odds) not in mine)


def _whole(table: PayTable) -> list[Odds]:
    return [table.odds] if table.odds else []


def _twins(table: PayTable, row: PayRow) -> list[Odds]:
    """What a table pays for the hand of another table's row."""
    label = row.label.lower()
    return [odds for twin in table.rows if twin.label.lower() == label for odds in twin.pays]
