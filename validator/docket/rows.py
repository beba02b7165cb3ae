"""The options of a block, however they are written: each with its fees and what is said of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property
from math import ceil, floor

from ..model.fees import Block, Cell, Column, Option
from ..model.statements import Fee
from ..model.values import MOST_OPTION, Range
from .filed import Place

PAYERS = ("player", "player-dealer", "pot", "winner", "house")
_RANK = {name: place for place, name in enumerate(PAYERS)}


@dataclass(eq=False)
class Component:
    """One fee of one option: a flat amount or a ladder."""

    name: str
    payer: str
    basis: str | None
    cell: Cell

    @cached_property
    def amounts(self) -> tuple[Decimal, ...]:
        """Every amount it can come to, as printed; none for a fee that is waived or blank."""
        fee, tiers = self.cell.fee, self.cell.tiers
        charges = [tier.fee for tier in tiers] if tiers else [fee] if fee else []
        return tuple(charge.dollars for charge in charges if charge.dollars is not None)

    @property
    def waived(self) -> bool:
        return self.cell.fee is not None and self.cell.fee.text == "waived"


@dataclass(eq=False)
class Row:
    """An option of a schedule, however it was written, with the block and place it stands in."""

    option: Option
    block: Block
    place: Place
    number: int
    """Its position in the block, from zero."""
    sheet: Sheet
    of: str = ""
    """Which games it is for, where the schedule has options of other games too."""

    @cached_property
    def cells(self) -> dict[str, Cell]:
        """Its fees in the order of the printed columns, then of the payers."""
        given, printed = self.option.cells, self.sheet.order
        behind = len(printed)

        def place(name: str) -> tuple[int, int, str]:
            return printed.get(name, behind), _RANK.get(name, len(_RANK)), name

        return {name: given[name] for name in sorted(given, key=place)}

    @cached_property
    def prose(self) -> tuple[Fee, ...]:
        """What the prose of the block says of its fees."""
        return self.sheet.prose(self.option.option)

    @cached_property
    def components(self) -> tuple[Component, ...]:
        """Its fees, each with who pays it and what it is graded by."""
        return tuple(self._component(name, cell) for name, cell in self.cells.items())

    def _component(self, name: str, cell: Cell) -> Component:
        heading = self.sheet.columns.get(name)
        payer, basis = self.sheet.said(self.option.option, name)
        known = name if name in PAYERS else None
        return Component(
            name,
            (heading.from_ if heading else None) or known or payer or name,
            (heading.on if heading else None) or basis,
            cell,
        )


class Sheet:
    """A block as its options need it: its columns by name, its prose by option."""

    def __init__(self, block: Block) -> None:
        self.fees = block.fees
        self._spoken_of = tuple(_numbers(fee.options) for fee in block.fees)
        self._prose: dict[str, tuple[Fee, ...]] = {}
        self._said: dict[tuple[str, str], tuple[str | None, str | None]] = {}
        self.columns: Mapping[str, Column] = {c.is_: c for c in reversed(block.columns)}
        self.order: Mapping[str, int] = {
            name: place for place, name in enumerate(dict.fromkeys(c.is_ for c in block.columns))
        }

    def prose(self, option: str) -> tuple[Fee, ...]:
        """The sentences that speak of an option: of all options, or of its number."""
        key = option if option.isdecimal() else ""
        if key not in self._prose:
            bit = 1 << int(key) if key else 0
            pairs = zip(self.fees, self._spoken_of, strict=True)
            self._prose[key] = tuple(
                fee for fee, numbers in pairs if numbers is None or numbers & bit
            )
        return self._prose[key]

    def said(self, option: str, name: str) -> tuple[str | None, str | None]:
        """Who pays a fee of an option, and what it is graded by, as far as the prose says."""
        key = option if option.isdecimal() else "", name
        if key not in self._said:
            about = [
                fee
                for fee in self.prose(option)
                if name in (fee.component, fee.from_) and not fee.wagers
            ]
            payer = next((fee.from_ for fee in about if fee.from_), None)
            self._said[key] = payer, next((fee.on for fee in about if fee.on), None)
        return self._said[key]


def _numbers(ranges: Iterable[Range]) -> int | None:
    """The numbers that ranges of options hold, one bit each; None where none is named."""
    found = None
    for span in ranges:
        first = floor(span.low) + 1 if span.above else ceil(span.low)
        last = MOST_OPTION if span.high is None else floor(span.high)
        found = (found or 0) | (1 << max(first, last + 1)) - (1 << first)
    return found


def options(block: Block, of: str = "") -> tuple[Row, ...]:
    """Every option of a block in the order printed: those written out and those of tables."""
    rows: list[tuple[Option, Place]] = [(option, option) for option in block.options]
    for table in block.rows:
        for number, (option, _) in enumerate(block.options_of(table)):
            rows.append((option, (table, "table", number)))
    sheet = Sheet(block)
    return tuple(
        Row(option, block, place, number, sheet, of) for number, (option, place) in enumerate(rows)
    )


def prose_alone(block: Block) -> Row:
    """A block that prints no option, as one: its fees are those of the prose."""
    return Row(Option.model_validate({}), block, block, 0, Sheet(block))


def called(block: Block) -> tuple[str, ...]:
    """The games of a block as it names them."""
    return tuple(dict.fromkeys(game.called for game in block.games if game.called))


def games_named(block: Block) -> str:
    """The games of a block in a few words: the first of them, and how many more."""
    named = called(block)
    others = f"{len(named) - 1} more game{'s' if len(named) > 2 else ''}"
    return " and ".join((*named[:1], *([others] if named[1:] else ()))) or block.called or ""
