"""The text grades a fee by something the table does not show.

## What is asked
Where the text says that a fee depends on total table action, on the wager or on the number of
players, the table has a column for it, and tiers over no other figure.

## Why
A fee "based on the total table action" and printed as one amount is either flat, and the text is
wrong, or graded, and the tiers are missing or printed under another payer.

## Says
- flat: The text makes the {payer} fee depend on the {basis} ({@text}), but the table prints one
  amount, {amount}, for {options} ({@}).[ The tiers by {basis} are printed under {under}.]
  Fix: Print the tiers under {payer}, or say that the {payer} fee is flat.
  See text: depends on the {basis}
- flat-of-player: The text makes the {payer} fee depend on the {basis} ({@text}), but the table
  prints one amount, {amount}, for {options} ({@}).
  Reading: That wager is a player's. Does the sentence mean only the player fee?
  Fix: Say that the {payer} fee is flat.
  See text: depends on the {basis}
- other-figure: The text makes the {payer} fee depend on the {basis} ({@text}), but the table sets
  it by the {printed} for {options} ({@}).
  Fix: Name one figure in the text and over the tiers.
  See text: depends on the {basis}
- other-sum: The text makes the {payer} fee depend on the {basis} ({@text}), but the table sets it
  by the {printed} for {options} ({@}).
  Reading: Are the two meant to be the same sum?
  Fix: Name one figure in the text and over the tiers.
  See text: depends on the {basis}
- players: The text makes the {payer} fee depend on the number of players ({@}), but no row of
  {options} gives a number of players ({@row}).
  Fix: Add a column for the number of players, or strike the sentence.
  See row: no number of players
- each-wager: The text takes a fee for each wager ({@text}), but the table sets the {payer} fee of
  {options} by the {basis} ({@}).
  Fix: Say which fee is taken for each wager, and which for all wagers together.
  See text: a fee for each wager
- shown: The table shows what the {payer} fee depends on: {basis} ({@}).
- none: The text does not make any fee depend on anything.

## Fails
```yaml violated flat
  - fees: [{from: player-dealer, per: hand, on: total-table-action}]
    columns: [option, limit, {is: player, on: total-table-action}, player-dealer]
    options: [{option: 1, limit: 10-300, player: [[10-100, 1], [101-300, 2]], player-dealer: 2.50}]
```
> The text makes the player-dealer fee depend on the total table action (line 4), but the table
> prints one amount, $2.50, for option 1 (line 6). The tiers by total table action are printed under
> player.

## Passes
```yaml met shown
  - fees: [{from: player-dealer, per: hand, on: total-table-action}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 10-300, player-dealer: [[10-100, 1], [101+, 2]]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Row, Subject
from ...docket.ladders import MONEY_BASES, ONE_WAGER, Component, column, components
from ...model.fees import Column
from ...model.statements import Fee
from .._fees import GRADED, cell, charges, payer, scope
from ..answer import Answer, Ask, met, not_applicable, unclear, violated
from ..values import money

PLAYERS = "number-of-players"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    blocks = [rows for _, rows in subject.schedule_file.blocks if rows]
    graded = [fee for rows in blocks for fee in _fees(rows)]
    found = [answer for rows in blocks for answer in _block(rows)]
    yield from found
    if not found and graded:
        fee = graded[0]
        yield met("shown", fee, payer=payer(fee.from_), basis=fee.on or fee.depends_on[0])
    elif not found:
        yield not_applicable("none")


def _fees(rows: tuple[Row, ...]) -> list[Fee]:
    fees = [fee for fee in rows[0].block.fees if fee.from_ and not fee.amount]
    return [fee for fee in fees if fee.on or fee.depends_on]


def _block(rows: tuple[Row, ...]) -> Iterator[Answer]:
    players: dict[tuple[str, ...], Fee] = {}
    for fee in _fees(rows):
        spoken = scope(rows, fee)
        cells = [(row, c) for row in spoken if (c := cell(row, fee))]
        flat = [(row, c) for row, c in cells if charges(c) and not c.cell.tiers]
        if fee.on in GRADED and flat:
            yield _flat(fee, flat)
        elif other := _other_figure(rows, fee):
            yield _graded_otherwise(fee, other)
        elif PLAYERS in (fee.on, *fee.depends_on) and flat and not any(map(_by_players, spoken)):
            players.setdefault(tuple(row.option.option for row in spoken), fee)
    for fee in players.values():
        covered = scope(rows, fee)
        see = [(covered[0].place, "row")]
        who = payer(fee.from_)
        yield violated("players", fee, see=see, key=_key(fee, covered), payer=who, options=covered)
    yield from _each_wager(rows)


def _key(fee: Fee, rows: list[Row]) -> tuple[str | None, ...]:
    return payer(fee.from_), rows[0].of, rows[0].option.option


def _flat(fee: Fee, flat: list[tuple[Row, Component]]) -> Answer:
    row, component = flat[0]
    rows = [row for row, _ in flat]
    parts = components(row)
    graded = next((c.payer for c in parts if c.cell.tiers and c.basis == fee.on), None)
    of_player = fee.from_ == "player-dealer" and fee.on in ONE_WAGER
    answer = unclear if of_player else violated
    return answer(
        "flat-of-player" if of_player else "flat",
        row.place,
        see=[(fee, "text")],
        key=_key(fee, rows),
        payer=payer(fee.from_),
        basis=fee.on,
        amount=[money(amount) for amount in component.amounts],
        options=rows,
        under=None if of_player else graded,
    )


def _other_figure(rows: tuple[Row, ...], fee: Fee) -> list[tuple[Row, Column]]:
    """Tiers whose heading names another figure than the sentence on the fee."""
    found = []
    for row in scope(rows, fee):
        component = cell(row, fee)
        heading = column(row.block, component.name) if component and component.cell.tiers else None
        by_players = fee.on == PLAYERS and row.option.players is not None
        if heading and heading.on and not _same_figure(fee, heading.on) and not by_players:
            found.append((row, heading))
    return found


def _same_figure(fee: Fee, printed: str) -> bool:
    if fee.on is None or "undefined" in (fee.on, printed) or printed in (fee.on, *fee.depends_on):
        return True
    return fee.on in ONE_WAGER and printed in ONE_WAGER


def _graded_otherwise(fee: Fee, found: list[tuple[Row, Column]]) -> Answer:
    (row, heading), rows = found[0], [row for row, _ in found]
    sums = fee.on in MONEY_BASES and heading.on in MONEY_BASES
    answer = unclear if sums else violated
    return answer(
        "other-sum" if sums else "other-figure",
        row.place,
        see=[(fee, "text")],
        key=_key(fee, rows),
        payer=payer(fee.from_),
        basis=fee.on,
        printed=heading.on,
        options=rows,
    )


def _each_wager(rows: tuple[Row, ...]) -> Iterator[Answer]:
    """A fee for each wager, from nobody in particular, and tiers over what all wager together."""
    each = [fee for fee in rows[0].block.fees if fee.per in ("wager", "bet")]
    fee = next((f for f in each if not (f.from_ or f.component or f.on or f.amount)), None)
    parts = [(row, c) for row in scope(rows, fee) for c in components(row)] if fee else []
    graded = [(row, c) for row, c in parts if c.cell.tiers and c.basis == "total-table-action"]
    if fee and graded:
        found = list(dict.fromkeys(row for row, _ in graded))
        who, basis = payer(graded[0][1].payer), graded[0][1].basis
        see = [(fee, "text")]
        key = (found[0].of, found[0].option.option)
        place = found[0].place
        yield unclear("each-wager", place, see=see, key=key, payer=who, basis=basis, options=found)


def _by_players(row: Row) -> bool:
    parts = components(row)
    return row.option.players is not None or any(c.basis == PLAYERS and c.cell.tiers for c in parts)
