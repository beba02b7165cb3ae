"""Faults in the numbers, limits and cells of options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from itertools import pairwise
from typing import Any

from validator.model.values import Range
from validator.source.read import Path

from .fault import Doc, Edit, Fault, also, drop, exchange, fault, insert, operator, put, said

NOT_FEES = (
    "option",
    "limit",
    "players",
    "buy-in",
    "total",
    "label",
    "at",
    "note",
    "damaged",
    "wager",
)


@dataclass(frozen=True)
class Run:
    """Options of a block that stand in one list, with the path of each cell by the name of its
    column.
    """

    block: Path
    items: Path
    options: list[dict[str, tuple[Path, Any]]]

    def path(self, number: int) -> Path:
        return (*self.items, number)

    def numbers(self) -> list[int]:
        """Their numbers; nothing unless all are whole numbers, each one more than the last."""
        given = [option["option"][1] for option in self.options if "option" in option]
        plain = len(given) == len(self.options) and all(isinstance(n, int) for n in given)
        return given if plain and all(b == a + 1 for a, b in pairwise(given)) else []

    def put(self, number: int, name: str, value: Any) -> Edit:
        return put(self.options[number][name][0], value)


def runs(doc: Doc) -> Iterator[Run]:
    """Every list of options, written out or as a table."""
    for at, block in said(doc.data, "blocks"):
        names = [
            column if isinstance(column, str) else column["is"]
            for _, column in said(block, "columns")
        ]
        if "options" in block:
            path = (*at, "options")
            yield Run(
                at,
                path,
                [
                    {name: ((*path, n, name), cell) for name, cell in option.items()}
                    for n, option in enumerate(block["options"])
                ],
            )
        for where, rows in said(block, "rows"):
            path = (*at, *where, "table")
            yield Run(
                at,
                path,
                [
                    {name: ((*path, n, c), row[c]) for c, name in enumerate(names)}
                    for n, row in enumerate(rows["table"])
                ],
            )


def counted(doc: Doc, least: int = 3) -> Iterator[Run]:
    """Lists of options numbered one after the other, alone in their block."""
    every = list(runs(doc))
    for run in every:
        if len(run.numbers()) >= least and sum(other.block == run.block for other in every) == 1:
            yield run


@operator("an option bears the number of the one before it", "schedule")
def number_repeated(doc: Doc) -> Iterator[Fault]:
    for run in counted(doc, 2):
        for number, value in enumerate(run.numbers()[:-1]):
            yield fault(run.block, run.put(number + 1, "option", value))


@operator(
    "from one option on all numbers are one too high, so that a number is missing", "schedule"
)
def number_skipped(doc: Doc) -> Iterator[Fault]:
    for run in counted(doc):
        values = run.numbers()
        for first in range(1, len(values)):
            yield fault(
                run.block, *(run.put(n, "option", values[n] + 1) for n in range(first, len(values)))
            )


@operator("an option in the middle of a table is left out", "schedule")
def option_left_out(doc: Doc) -> Iterator[Fault]:
    for run in counted(doc):
        for number in range(1, len(run.options) - 1):
            yield fault(run.block, drop(run.path(number)))


@operator(
    "an option is printed once more under the next number, which the prose announces and speaks of alike",
    "schedule",
)
def option_copied(doc: Doc) -> Iterator[Fault]:
    announced = {
        block: put(path, f"{low}-{high + 1}") for block, path, low, high in _announced(doc)
    }
    for run in counted(doc, 2):
        last = len(run.options) - 1
        where = run.options[last]["option"][0][-1]
        copy: Any = (
            {name: cell for name, (_, cell) in run.options[last].items()}
            if isinstance(where, str)
            else [cell for _, cell in run.options[last].values()]
        )
        copy[where] = run.numbers()[-1] + 1
        prose = (*said(doc.data, *run.block, "fees"), *said(doc.data, *run.block, "limits"))
        spoken = [
            also((*at, "options"), copy[where])
            for at, sentence in prose
            if _reaches(sentence, run.numbers()[-1])
        ]
        taken = any(copy[where] in other.numbers() for other in runs(doc))
        if run.block in announced and not taken:
            yield fault(run.block, insert(run.path(last + 1), copy), announced[run.block], *spoken)


def _announced(doc: Doc) -> Iterator[tuple[Path, Path, int, int]]:
    for at, block in said(doc.data, "blocks"):
        announced = list(said(block, "announces"))
        if len(announced) == 1 and isinstance(announced[0][1], dict):
            span = Range.parse(announced[0][1]["options"])
            if span.high is not None and span.high > span.low:
                yield at, (*at, *announced[0][0], "options"), int(span.low), int(span.high)


@operator("the prose announces one option more than the table prints", "schedule")
def one_more_announced(doc: Doc) -> Iterator[Fault]:
    for block, path, low, high in _announced(doc):
        yield fault(block, put(path, f"{low}-{high + 1}"))


@operator("the prose announces one option fewer than the table prints", "schedule")
def one_fewer_announced(doc: Doc) -> Iterator[Fault]:
    for block, path, low, high in _announced(doc):
        yield fault(block, put(path, f"{low}-{high - 1}"))


@operator("the last option announced is not printed", "schedule")
def last_option_left_out(doc: Doc) -> Iterator[Fault]:
    announced = {block for block, *_ in _announced(doc)}
    for run in counted(doc):
        if run.block in announced:
            yield fault(run.block, drop(run.path(len(run.options) - 1)))


@operator("the cell of a fee is left empty", "schedule")
def fee_left_empty(doc: Doc) -> Iterator[Fault]:
    for run in runs(doc):
        for number, option in enumerate(run.options):
            for name, (path, cell) in option.items():
                if name not in NOT_FEES and isinstance(cell, int | Decimal) and cell > 0:
                    yield fault(run.path(number), put(path, "blank"))


@operator("the table limit of an option runs from high to low", "schedule")
def limit_reversed(doc: Doc) -> Iterator[Fault]:
    for run in runs(doc):
        for number, option in enumerate(run.options):
            low, _, high = str(option.get("limit", ((), ""))[1]).partition("-")
            if low.isdigit() and high.isdigit() and int(low) < int(high):
                yield fault(run.path(number), run.put(number, "limit", f"{high}-{low}"))


@operator("the highest table limit of a sheet is charged less than the lowest", "schedule")
def highest_limit_cheapest(doc: Doc) -> Iterator[Fault]:
    for run in counted(doc):
        limits = [str(option.get("limit", ((), ""))[1]) for option in run.options]
        for name in run.options[0]:
            fees = [
                option[name][1]
                for option in run.options
                if name in option
                and isinstance(option[name][1], int | Decimal)
                and name not in NOT_FEES
            ]
            rising = (
                len(fees) == len(limits) and all(a < b for a, b in pairwise(fees)) and fees[0] > 0
            )
            if rising and len(set(limits)) == len(limits) and _rise(limits):
                yield fault(run.block, run.put(len(fees) - 1, name, Decimal(fees[0]) / 2))


def _rise(limits: list[str]) -> bool:
    figures = [limit.split("-") for limit in limits]
    return all(len(f) == 2 and all(x.isdigit() for x in f) for f in figures) and all(
        int(a[0]) <= int(b[0]) and int(a[1]) <= int(b[1]) for a, b in pairwise(figures)
    )


def _covers(fee: dict[str, Any], option: Any) -> bool:
    return "wagers" not in fee and ("options" not in fee or _reaches(fee, option))


def _reaches(fee: dict[str, Any], option: Any) -> bool:
    """Whether the options a sentence names are this one among others."""
    return isinstance(option, int) and any(
        Range.parse(given).holds(Decimal(option)) for _, given in said(fee, "options")
    )


@operator(
    "what the prose says the player-dealer pays and players do not is printed the other way round",
    "schedule",
    "rate-cap",
    "zero-fee-reservation",
    "two-schedules",
)
def payers_exchanged(doc: Doc) -> Iterator[Fault]:
    for run in runs(doc):
        free = [
            fee
            for _, fee in said(doc.data, *run.block, "fees")
            if fee.get("from") == "player" and fee.get("amount") == "none"
        ]
        for option in run.options:
            mine, bank = option.get("player"), option.get("player-dealer")
            if (
                mine
                and bank
                and mine[1] in (0, "none")
                and any(_covers(fee, option["option"][1]) for fee in free)
            ):
                yield fault(run.block, *exchange(doc.data, mine[0], bank[0]))


@operator(
    "the prose says besides that the player-dealer pays nothing",
    "schedule",
)
def charged_and_free(doc: Doc) -> Iterator[Fault]:
    for at, block in said(doc.data, "blocks"):
        charged = any(
            fee.get("from") == "player-dealer" and not {"amount", "wagers"} & fee.keys()
            for _, fee in said(block, "fees")
        )
        if charged and any("player-dealer" in option for _, option in said(block, "options")):
            yield fault(at, also((*at, "fees"), {"from": "player-dealer", "amount": "none"}))
