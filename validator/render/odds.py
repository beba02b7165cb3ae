"""The odds of wagers as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from ..odds.reading.answer import Answer
from ..odds.table import Worked
from .clean import counted, dumps, line

FORMAT = 1


class Told(NamedTuple):
    """An answer, and the document and game it is of."""

    path: str
    document: str
    game: str
    answer: Answer


def as_json(told: Iterable[Told]) -> str:
    """One entry for each wager, number of decks and reading; fractions as ``p/q``."""
    return dumps({"format": FORMAT, "wagers": [_entry(one) for one in told]}, indent=1) + "\n"


def _entry(told: Told) -> dict[str, Any]:
    answer = told.answer
    entry: dict[str, Any] = {
        "document": told.document,
        "game": told.game,
        "wager": answer.wager,
        "decks": answer.decks,
        "reading": answer.reading,
    }
    if not answer.worked:
        return entry | {"not_computed": answer.not_computed}
    return entry | _figures(answer.worked, answer.staked)


def _figures(worked: Worked, staked: bool) -> dict[str, Any]:
    rows = [{"row": row.label, "pays": str(row.pays), "ways": row.ways} for row in worked.rows]
    return {
        "rows": rows,
        "total": worked.total,
        "return": ratio(worked.returned) if staked else None,
        "edge": ratio(worked.edge) if staked else None,
        "hit": ratio(worked.hit),
    }


def ratio(value: Fraction) -> str:
    return f"{value.numerator}/{value.denominator}"


def percent(value: Fraction, places: int = 4) -> str:
    """A share in percent, rounded half away from zero, without a detour over floats."""
    scaled = abs(value) * 100 * 10**places
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    sign = "-" if value < 0 and whole else ""
    return f"{sign}{whole // 10**places}.{whole % 10**places:0{places}d} %"


def as_text(told: Iterable[Told]) -> Iterator[str]:
    """For a person: each wager with its rows, and at the end how many were worked out."""
    yes: set[tuple[str, str]] = set()
    every: set[tuple[str, str]] = set()
    path = ""
    for one in told:
        name = (one.path, one.answer.wager)
        every.add(name)
        if path != one.path:
            path = one.path
            yield line(f"{one.game} ({one.document})") + "\n"
        if one.answer.worked:
            yes.add(name)
        yield from _lines(one.answer)
    yield f"{counted(len(every), 'wager')}, {len(yes)} worked out\n"


def _lines(answer: Answer) -> Iterator[str]:
    where = [counted(answer.decks, "deck")] if answer.decks else []
    title = ", ".join([answer.wager, *where, *([answer.reading] if answer.reading else [])])
    if not answer.worked:
        yield f"  {line(title)}: not computed: {line(answer.not_computed)}\n"
        return
    worked = answer.worked
    told = f"edge {percent(worked.edge)}, return {percent(worked.returned)}, "
    yield f"  {line(title)}: {told if answer.staked else ''}hit {percent(worked.hit)}\n"
    for row in worked.rows:
        chance = percent(Fraction(row.ways, worked.total), 6)
        ways = f"{row.ways:,} of {worked.total:,}"
        yield f"    {line(row.label)}: pays {row.pays}, {ways}, {chance}\n"
