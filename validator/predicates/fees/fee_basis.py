"""The prose grades a fee by something the table does not show.

## What is asked
Where the prose says that a fee depends on total table action, on the wager or on the number of players, the table has a column for it,
and a ladder over no other figure.

## Why
A fee "based on the total table action" and printed as one amount is either flat, and the prose is wrong, or graded, and the ladder is
missing or stands under another payer.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-table-action}]
    columns: [option, limit, {is: player, on: total-table-action}, player-dealer]
    options: [{option: 1, limit: 10-300, player: [[10-100, 1], [101-300, 2]], player-dealer: 2.50}]
```

The ladder is there, over another figure.
```yaml violated
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand, on: number-of-players}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 10-300, player-dealer: [[10-100, 1], [101+, 2]]}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-table-action}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 10-300, player-dealer: [[10-100, 1], [101+, 2]]}]
```

## Boundary
The option is said to depend on the number of players, and no row names one.
```yaml violated
kind: schedule
name: Example
blocks:
  - fees: [{from: pot, collected: after-flop, depends-on: [number-of-players]}]
    options: [{option: 1, limit: 2-4, pot: 3}, {option: 2, limit: 2-4, pot: 4}]
```

A fee of nothing needs no ladder.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: wager, on: player-wager}]
    options: [{option: 1, limit: 10-300, player: 0}]
```

Both figures are sums of money, and may be one.
```yaml unclear
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-player-wager}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 10-300, player-dealer: [[10-100, 1], [101+, 2]]}]
```

A fee "for each wager" beside a ladder over what all wager together may be loose wording.
```yaml unclear
kind: schedule
name: Example
blocks:
  - fees: [{per: wager, collected: before-play}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 10-300, player-dealer: [[10-100, 1], [101+, 2]]}]
```

A player's wager cannot well be the measure of what the player-dealer pays.
```yaml unclear
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: round, on: player-wager}, {from: player, per: round, on: player-wager}]
    options: [{option: 9, limit: 5-200, player-dealer: 2, player: [[5-40, 0.50], [41-200, 1]]}]
```

## How to fix
Print the ladder under its payer, or say that the fee is the same whatever is wagered.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...filed import Place
from ...ladders import MONEY_BASES, ONE_WAGER, Component, column, components
from ...model.fees import Column
from ...model.statements import Fee
from .._fees import GRADED, basis, cell, charges, money, options, scope, who
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found = False
    place: Place | None = None
    for _, rows in subject.schedule_file.blocks:
        players: dict[str, Fee] = {}
        for fee in (*_fees(subject, rows),):
            place = place or fee
            flat = [(row, c) for row in scope(rows, fee) if (c := cell(row, fee)) and charges(c) and not c.cell.tiers]
            if fee.on in GRADED and flat:
                found = True
                yield _flat(fee, flat)
            elif other := _other_figure(rows, fee):
                found = True
                yield _graded_otherwise(fee, other)
            elif "number-of-players" in (fee.on, *fee.depends_on) and flat and not any(_by_players(row) for row in scope(rows, fee)):
                players.setdefault(options(scope(rows, fee)), fee)
        for covered, fee in players.items():
            found = True
            yield violated(
                f"the fee from {who(fee.from_)} is said to depend on the number of players, but no row of {covered} names a number of players",
                "add the column, or strike the sentence",
                fee,
                (scope(rows, fee)[0].place, "no number of players"),
            )
        for answer in _each_wager(rows):
            found, place = True, place or rows[0].place
            yield answer
    if place is None:
        yield not_applicable("the prose grades no fee")
    elif not found:
        yield met("the table shows what the prose grades its fees by", place)


def _fees(subject: Subject, rows: tuple[Row, ...]) -> Iterator[Fee]:
    block = next((row.block for row in rows), None)
    for fee in block.fees if block else ():
        if fee.from_ and not fee.amount and (fee.on or fee.depends_on):
            yield fee


def _flat(fee: Fee, flat: list[tuple[Row, Component]]) -> Answer:
    row, component = flat[0]
    graded = next((c for c in components(row) if c.cell.tiers and c.basis == fee.on), None)
    told = f"the prose bases the fee from {who(fee.from_)} on the {basis(fee.on)}, but the table prints one amount, {money(component.amounts)}"
    if fee.from_ == "player-dealer" and fee.on in ONE_WAGER:
        return unclear(
            f"{told}, under {options(r for r, _ in flat)}; that wager is a player's, and the sentence may mean the players' fee alone",
            "say that the fee from the player-dealer is flat",
            row.place,
            (fee, f"based on {basis(fee.on)}"),
        )
    elsewhere = f"; the ladder over {basis(fee.on)} stands under {who(graded.payer)}" if graded else ""
    return violated(
        f"{told}, under {options(r for r, _ in flat[:1])}"
        f"{f' (and likewise under {options((r for r, _ in flat[1:]), bare=True)})' if len(flat) > 1 else ''}{elsewhere}",
        "print the ladder under its payer, or say that the fee is flat",
        row.place,
        (fee, f"based on {basis(fee.on)}"),
    )


def _other_figure(rows: tuple[Row, ...], fee: Fee) -> list[tuple[Row, Column]]:
    """Ladders whose heading names another figure than the sentence on the fee."""
    found = []
    for row in scope(rows, fee):
        component = cell(row, fee)
        heading = column(row.block, component.name) if component and component.cell.tiers else None
        if component and heading and heading.on and not _same_figure(fee, heading.on) and not (fee.on == "number-of-players" and row.option.players is not None):
            found.append((row, heading))
    return found


def _same_figure(fee: Fee, printed: str) -> bool:
    return fee.on is None or "undefined" in (fee.on, printed) or printed in (fee.on, *fee.depends_on) or (fee.on in ONE_WAGER and printed in ONE_WAGER)


def _graded_otherwise(fee: Fee, found: list[tuple[Row, Column]]) -> Answer:
    row, heading = found[0]
    told = f"the prose bases the fee from {who(fee.from_)} on the {basis(fee.on)}, but the table grades it by {basis(heading.on)} under {options(r for r, _ in found)}"
    fix = "name one figure in the prose and over the ladder"
    related = (fee, f"based on {basis(fee.on)}")
    if fee.on in MONEY_BASES and heading.on in MONEY_BASES:
        return unclear(f"{told}; the two may be meant to be one sum", fix, row.place, related)
    return violated(told, fix, row.place, related)


def _each_wager(rows: tuple[Row, ...]) -> Iterator[Answer]:
    """A fee for each wager, from nobody in particular, and a ladder over what all wager together."""
    fee = next((f for f in (rows[0].block.fees if rows else ()) if f.per in ("wager", "bet") and not f.from_ and not f.component and not f.on and not f.amount), None)
    graded = [(row, c) for row in scope(rows, fee) for c in components(row) if c.cell.tiers and c.basis == "total-table-action"] if fee else []
    if fee and graded:
        row, component = graded[0]
        yield unclear(
            f"the prose takes a fee for each wager, but the table grades the fee from {who(component.payer)} by {basis(component.basis)} under {options(r for r, _ in dict.fromkeys(graded))}",
            "say which fee is taken for each wager, and which for all together",
            row.place,
            (fee, f"per {fee.per}"),
        )


def _by_players(row: Row) -> bool:
    return row.option.players is not None or any(c.basis == "number-of-players" and c.cell.tiers for c in components(row))
