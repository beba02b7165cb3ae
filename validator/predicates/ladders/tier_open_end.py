"""An amount that can occur has no fee.

## What is asked
A ladder reaches from the lowest amount that can be wagered to the highest: from the table minimum to the table maximum where the
basis is one wager; and, for total table action, to as much as all seats together can wager.

## Why
A last tier that ends ($401-$1,000 at a table where eight players may each wager $500) leaves the fee of a larger total undetermined. So
does a first tier that starts above the table minimum.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 5-200, player: [[5-40, 0.50], [41-100, 1]]}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 5-200, player: [[5-40, 0.50], [41-200, 1]]}]
```

## Boundary
The table minimum is below the first tier.
```yaml violated
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[10-200, 1.50], [201+, 2.50]]}]
```

A player's fee that ends just at the table limit may go by the player's own wager, whatever its heading: the matter of `own-fee-known`.
```yaml unclear
kind: game
name: Example
category: player-dealer
seats: 7
---
kind: schedule
name: Fees
blocks:
  - games: {document: example}
    columns: [option, limit, {is: player, on: total-table-action}]
    options: [{option: 1, limit: 10-300, player: [[10-100, 1], [101-300, 2]]}]
```

A bound written both ways is the matter of `tier-both-ways`.
```yaml met
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-200, 1.50], [201-1000+, 2.50]]}]
```

So are limits that only the prose sets, of `limits-and-ladders`.
```yaml met
kind: schedule
name: Example
blocks:
  - limits: [{wager: base, maximum: 50-2000}]
    columns: [option, {is: player, on: player-wager}]
    options: [{option: 1, player: [[5-40, 0.50], [41-200, 1]]}]
```

## How to fix
Open the last tier (401+), and start the first at the table minimum.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Subject
from ...ladders import MONEY_BASES, ONE_WAGER, Component, components, damaged, step_of
from ...model.fees import Definition, Tier
from ...model.game import Seats
from ...model.values import dollars
from .._fees import BROKEN
from ..legacy import Answer, Ask, following, met, not_applicable, unclear, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.row
    row = subject.row
    assert subject.schedule_file
    limit = row.option.limit
    if damaged(row):
        yield not_applicable(BROKEN)
        return
    ladders = [c for c in components(row) if c.cell.tiers and c.basis in MONEY_BASES]
    if not ladders:
        yield not_applicable("the option has no ladder over amounts of money")
        return
    found = False
    told: set[tuple[str | None, Decimal]] = set()
    for ladder in ladders:
        tiers = sorted(ladder.cell.tiers, key=lambda tier: tier.range.low)
        first, last = tiers[0], tiers[-1]
        if limit and limit.low is not None and first.range.low > limit.low and not first.range.any:
            found = True
            bare = _span(limit.low, first.range.low, step_of(subject.schedule_file))
            yield violated(
                f"the table limit starts at {dollars(limit.low)}, but the {ladder.name} fee starts at {dollars(first.range.low)}: {bare} has no fee",
                f"start the first tier at {dollars(limit.low)}",
                first,
                (row.place, f"table limit {limit}"),
            )
        ends = _ends(ladder)
        if ends is None or _limited_in_prose(subject) or (ladder.basis, ends) in told:
            continue
        told.add((ladder.basis, ends))
        for answer in _closed(subject, ladder, ends, last):
            found = True
            yield answer
    if not found:
        yield met("every amount that can occur has a fee", row.place)


def _limited_in_prose(subject: Subject) -> bool:
    """Whether the prose of the block sets the limits that the option does not print: the matter of `limits-and-ladders`."""
    assert subject.row
    bounds = [limit for limit in subject.row.block.limits if limit.wager in (None, "base") and limit.maximum]
    return subject.row.option.limit is None and bool(bounds)


def _closed(subject: Subject, ladder: Component, ends: Decimal, last: Tier) -> Iterator[Answer]:
    """What can be wagered beyond the end of a closed ladder."""
    assert subject.row
    name, basis = ladder.name, ladder.basis
    limit = subject.row.option.limit
    if limit is None or limit.high is None:
        yield unclear(f"the {name} fee ends at {dollars(ends)}, and the option names no highest wager", "open the last tier, or name the table limit", last)
        return
    if limit.high > ends:
        yield violated(
            f"a wager of {dollars(limit.high)} is allowed, but the {name} fee ends at {dollars(ends)}",
            f"open the last tier ({dollars(last.range.low)[1:]}+), or lower the table limit",
            last,
            (subject.row.place, f"table limit {limit}"),
        )
        return
    if basis in ONE_WAGER or basis == "total-player-wager":
        return
    seats = [(_wagering(seat), seat) for game in subject.games for seat in game.game.seats if seat.of not in ("hands", "everyone")]
    if not seats:
        yield unclear(
            f"the {name} fee ends at a total of {dollars(ends)}; two wagers of {dollars(limit.high)} come to more, and no game joined here says how many may play",
            "open the last tier",
            last,
        )
        return
    players, place = min(seats, key=lambda pair: pair[0])
    if players * limit.high > ends:
        said = f"{players} players besides the player-dealer may wager {dollars(limit.high)} each, {dollars(players * limit.high)} in all, but the {name} fee ends at a total of {dollars(ends)}"
        seen = ((subject.row.place, f"table limit {limit}"), (place, f"{place.is_} {(place.of or 'seats').replace('-', ' ')}"))
        fix = f"open the last tier ({dollars(last.range.low)[1:]}+)"
        if ladder.payer == "player" and ends == limit.high:
            yield following(unclear(f"{said}. Each player's own wager, which ends there, may be meant", fix, last, *seen), "own-fee-known")
        else:
            yield violated(said, fix, last, *seen)
        return
    for counted in (said for said in subject.row.block.defines if said.basis == basis):
        several = len(_placed(subject, counted))
        if players * several * limit.high > ends and not _told_before(subject, basis, limit.high, ends):
            yield unclear(
                f"{players} players besides the player-dealer may place {several} wagers of up to {dollars(limit.high)} each that count, {dollars(players * several * limit.high)} in all, "
                f"but the {name} fee ends at a total of {dollars(ends)}",
                f"open the last tier ({dollars(last.range.low)[1:]}+)",
                last,
                (counted, "what counts"),
                (place, f"{place.is_} {(place.of or 'seats').replace('-', ' ')}"),
            )
            return


def _placed(subject: Subject, said: Definition) -> list[str]:
    """Wagers that count in the total and may each be as high as the table limit."""
    bound = {wager.name for game in subject.games for wager in game.game.wagers if any(limit.within_table_limit for limit in wager.limit)}
    return [name for name in said.counts if name in bound]


def _told_before(subject: Subject, basis: str | None, high: Decimal, ends: Decimal) -> bool:
    """Whether an earlier option of the block with the same highest wager ends at the same total."""
    assert subject.row
    assert subject.schedule_file
    rows = next(rows for block, rows in subject.schedule_file.blocks if block is subject.row.block)
    earlier = [row for row in rows[: subject.row.number] if row.option.limit and row.option.limit.high == high]
    return any(c.basis == basis and _ends(c) == ends for row in earlier for c in components(row))


def _ends(ladder: Component) -> Decimal | None:
    """Where a ladder ends; None when it is open, or its end is written both ways."""
    closed = [tier.range.high for tier in ladder.cell.tiers if tier.range.high is not None and not tier.range.contradictory]
    return max(closed) if closed and len(closed) == len(ladder.cell.tiers) else None


def _wagering(seats: Seats) -> int:
    """How many may wager against the player-dealer; one fewer than the places, unless the player-dealer is said not to be among them."""
    return int(seats.is_.high or seats.is_.low) - (0 if seats.counts_player_dealer is False else 1)


def _span(low: Decimal, start: Decimal, step: Decimal) -> str:
    """``$5 to $100``: what lies below the first tier."""
    last = start - step
    return dollars(low) if last <= low else f"{dollars(low)} to {dollars(last)}"
