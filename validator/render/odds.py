"""The odds of wagers as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import groupby
from math import isqrt
from typing import Any, NamedTuple

from ..odds.reading.answer import Answer, joined
from ..odds.table import Worked
from .clean import counted, dumps, line

FORMAT = 1


class Told(NamedTuple):
    """An answer, and the document and game it is of."""

    path: str
    document: str
    game: str
    answer: Answer
    lines: str = ""
    """The lines of the source, which tell two games of one name apart."""


def as_json(told: Iterable[Told]) -> str:
    """One entry for each wager, number of decks and reading; fractions as ``p/q``."""
    entries = [_entry(one) for one in apart(told)]
    return dumps({"format": FORMAT, "wagers": entries}, indent=1) + "\n"


def apart(told: Iterable[Told]) -> list[Told]:
    """Answers that no two are named alike: games of one name and source get their lines."""
    given = list(told)
    paths: dict[tuple[str, str], set[str]] = {}
    for one in given:
        paths.setdefault((one.document, one.game), set()).add(one.path)
    return [_by_lines(one) if len(paths[one.document, one.game]) > 1 else one for one in given]


def _by_lines(told: Told) -> Told:
    where = f"the rules in lines {told.lines}" if told.lines else f"the rules of {told.path}"
    reading = joined(where, told.answer.reading)
    return told._replace(answer=replace(told.answer, reading=reading))


def _entry(told: Told) -> dict[str, Any]:
    answer = told.answer
    entry: dict[str, Any] = {
        "document": told.document,
        "game": told.game,
        "wager": answer.wager,
        "decks": answer.decks,
        "reading": answer.reading,
    }
    if answer.worked:
        entry |= _figures(answer, answer.worked)
    return entry | ({"not_computed": answer.not_computed} if answer.not_computed else {})


def _figures(answer: Answer, worked: Worked) -> dict[str, Any]:
    rows = [
        {"row": row.label, "pays": None if row.pays is None else str(row.pays), "ways": row.ways}
        for row in worked.rows
    ]
    return {
        "rows": rows,
        "total": worked.total,
        "return": ratio(worked.returned) if answer.returns else None,
        "edge": ratio(worked.edge) if answer.returns else None,
        "hit": ratio(worked.hit) if answer.whole else None,
    }


def ratio(value: Fraction) -> str:
    return f"{value.numerator}/{value.denominator}"


def percent(value: Fraction, places: int = 4) -> str:
    """A share in percent, rounded half away from zero, without a detour over floats."""
    scaled = abs(value) * 100 * 10**places
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    sign = "-" if value < 0 and whole else ""
    return f"{sign}{whole // 10**places}.{whole % 10**places:0{places}d} %"


def root(value: Fraction, places: int = 4) -> str:
    """A square root, cut after so many places, without a detour over floats."""
    scaled = isqrt(value.numerator * 10 ** (2 * places) // value.denominator)
    return f"{scaled // 10**places}.{scaled % 10**places:0{places}d}"


def as_text(told: Iterable[Told]) -> Iterator[str]:
    """For a person: each wager with its rows, and at the end how many were worked out."""
    whole: set[tuple[str, str]] = set()
    part: set[tuple[str, str]] = set()
    every: set[tuple[str, str]] = set()
    path = ""
    for name, of_bet in groupby(told, lambda one: (one.path, one.answer.wager)):
        answers = list(of_bet)
        every.add(name)
        if path != answers[0].path:
            path = answers[0].path
            yield line(f"{answers[0].game} ({answers[0].document})") + "\n"
        for one in answers:
            if one.answer.worked:
                (whole if one.answer.whole else part).add(name)
            yield from _lines(one.answer)
        if said := spread([one.answer for one in answers]):
            yield f"  {line(name[1])}: {said}\n"
    yield tally(len(every), len(whole), len(part - whole))


def tally(every: int, whole: int, part: int) -> str:
    chances = f", chances without a return for {part}" if part else ""
    return f"{counted(every, 'wager')}, {whole} worked out{chances}\n"


def spread(answers: Iterable[Answer]) -> str:
    """How far the edge of one wager goes, over every reading and number of decks."""
    edges = [one.worked.edge for one in answers if one.worked and one.returns]
    if len(edges) < 2:
        return ""
    return f"edge from {percent(min(edges))} to {percent(max(edges))} over {len(edges)} cases"


def title(answer: Answer) -> str:
    where = [counted(answer.decks, "deck")] if answer.decks else []
    return ", ".join([answer.wager, *where, *([answer.reading] if answer.reading else [])])


def summary(answer: Answer) -> str:
    """The figures of an answer in one line."""
    worked = answer.worked
    if not worked:
        return f"not computed: {answer.not_computed}"
    if not answer.whole:
        return f"chances only: {answer.not_computed}"
    told = [f"hit {percent(worked.hit)}"]
    if answer.staked:
        told = [
            f"edge {percent(worked.edge)}",
            *([f"of resolved bets {percent(worked.resolved_edge)}"] if worked.pushed else []),
            f"return {percent(worked.returned)}",
            *told,
            f"standard deviation {root(worked.variance)}",
        ]
    return ", ".join(told)


def _lines(answer: Answer) -> Iterator[str]:
    yield f"  {line(title(answer))}: {line(summary(answer))}\n"
    if not answer.worked:
        return
    for row in answer.worked.rows:
        chance = percent(Fraction(row.ways, answer.worked.total), 6)
        pays = "" if row.pays is None else f"pays {row.pays}, "
        ways = f"{row.ways:,} of {answer.worked.total:,}"
        yield f"    {line(row.label)}: {pays}{ways}, {chance}\n"
