"""Option numbers that repeat or skip.

Each option of a game has a number of its own, also where several parts of a sheet are for that
game, and within a part no number is left out. Holes in an announced series belong to
`announced-options`, unless a number printed twice accounts for them. A table names its option by
number. A number printed twice names two fees; a missing one may be a lost row.

## Says
- twice: Two options[ of {game}] have the number {number:figure} ({@first} and {@})[, and no option
  has the number {missing:figure}].
  Fix: Give one of them another number.
  See first: also option {number:figure}
- hole: The options[ of {game}] run from {low:figure} to {high:figure}, but {holes:number}
  {holes:is} missing: {holes}.
  Fix: Add the missing option, or number the options without a hole.
- two-parts: Two parts of the sheet[ are for {game}, and they] both have an option
  {number:figure} ({@first} and {@}). The number then names two fees.[ So it is with {others:other
  number}.]
  Fix: Number the options of both parts as one series, or say which part is for which tables.
  See first: the same number in the other part
- unnumbered: Two rows[ for the table limit {limit}][ of {game}] have no number ({@first} and {@}).
  Nothing says which of them is in use.
  Fix: Number the options.
  See first: the other row
- apart: The options can be told apart by their numbers or limits.
- none: This schedule has no more than one option for a game.

## Examples
```yaml violated twice
  - options: [{option: 1, limit: 5-100, player: 1}, {option: 2, limit: 5-200, player: 2}, {option: 2, limit: 5-300, player: 3}]
```
> Two options have the number 2 (line 4 and line 4).
```yaml met apart
  - options: [{option: 16, limit: 5-100, player: 1}, {option: 17, limit: 5-200, player: 2}]
```
"""

from __future__ import annotations

from decimal import Decimal

from ...docket.filings import Row, Subject
from ...docket.ladders import damaged
from ...docket.same_option import alike
from ...model.fees import Block
from .._fees import Rows, misnumbered, number, parts
from ..answer import Answer, Answers, Ask, following, met, not_applicable, unclear, violated
from ..values import name
from ..values import number as figure


def judge(subject: Subject, ask: Ask) -> Answers:
    several = [part for part in parts(subject) if len(part[1]) > 1]
    found = [a for part in several for a in (*_numbered(*part), *_unnumbered(part[1]))]
    found += _in_two_parts(subject, [row for _, rows in parts(subject) for row in rows])
    yield from found or [met("apart", subject.schedule) if several else not_applicable("none")]


def _numbered(block: Block, rows: Rows) -> Answers:
    again, free = misnumbered(block, rows)
    slipped = len(again) == len(free)  # a number printed twice and one that is missing are one slip
    seen = {n: row for row in reversed(rows) if (n := number(row)) is not None}
    for place, row in enumerate(again):
        value = number(row) or 0
        yield _twice(seen[value], row, value, free[place] if slipped else None)
    if seen and not (again and slipped):
        yield from _holes(block, seen)


def _twice(first: Row, second: Row, value: int, missing: int | None) -> Answer:
    answer = violated(
        "twice",
        second.place,
        see=[(first.place, "first")],
        key=(second.of, value),
        game=_game(second),
        number=value,
        missing=missing,
    )
    return following(answer, "damaged-cells") if damaged(first) or damaged(second) else answer


def _in_two_parts(subject: Subject, rows: list[Row]) -> Answers:
    """Numbers that two parts of the sheet, without headings of their own, both give to one game."""
    found: dict[tuple[int, int], list[tuple[Row, Row, int]]] = {}
    for first, *others in alike(subject.filing, rows):
        for row in others:
            value = number(first)
            one_head = first.block is not row.block and first.block.called == row.block.called
            if one_head and value is not None and value == number(row):
                pair = id(first.block), id(row.block)
                found.setdefault(pair, []).append((first, row, value))
    for (first, row, value), *more in found.values():
        rest = len({n for _, _, n in more} - {value})
        yield violated(
            "two-parts",
            row.place,
            see=[(first.place, "first")],
            key=(first.of, row.of),
            game=list(map(name, _both(subject, first, row))),
            number=value,
            others=rest or None,
        )


def _both(subject: Subject, first: Row, second: Row) -> list[str]:
    """The games that two parts are both for."""
    later = subject.filing.games_of(second.block)
    shared = [file.game.name for file in subject.filing.games_of(first.block) if file in later]
    return shared


def _holes(block: Block, seen: dict[int, Row]) -> Answers:
    """Numbers left out that nothing announces."""
    low, high = min(seen), max(seen)
    missing = [n for n in range(low, high) if n not in seen]
    spans = [said.options for said in block.announces]
    holes = [n for n in missing if not any(span.holds(Decimal(n)) for span in spans)]
    if holes:
        row = seen[max(n for n in seen if n < holes[0])]
        values = {"low": low, "high": high, "holes": list(map(figure, holes))}
        yield violated("hole", row.place, see=(), key=row.of, game=_game(row), **values)


def _game(row: Row) -> object:
    """Which game's option it is, where the schedule has those of several."""
    return name(row.of) if row.of else None


def _unnumbered(rows: Rows) -> Answers:
    seen: dict[tuple[str, ...], Row] = {}
    for row in (row for row in rows if number(row) is None):
        option = row.option
        told = (option.limit, option.players, option.buy_in, option.label)
        printed = tuple(map(str, (*told, option.blinds) if option.blinds else told))
        first = seen.setdefault(printed, row)
        if first is not row:
            see, key = [(first.place, "first")], (row.of, *printed)
            values = {"limit": option.limit, "game": _game(row)}
            yield unclear("unnumbered", row.place, see=see, key=key, **values)
