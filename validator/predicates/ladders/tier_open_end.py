"""An amount that can occur has no fee.

## What is asked
The tiers of a fee reach from the lowest amount that can be wagered to the highest: from the table
minimum to the table maximum where the basis is one wager; and, for total table action, to as much
as all seats together can wager.

## Why
A last tier that ends ($401-$1,000 at a table where eight players may each wager $500) leaves the
fee of a larger total undetermined. So does a first tier that starts above the table minimum.

## Says
- starts-late: The table limit starts at {least}, but the {payer} fee is given only from {start}
    on[ ({@})]. No fee is given for {hole}.
  Fix: Start the first tier at {least}.
  See limit: table limit {limit}
- ends-early: The table limit allows a wager of {most}, but the {payer} fee ends at {ends}[ ({@})].
  Fix: Open the last tier ({low}+), or lower the table limit.
  See limit: table limit {limit}
- total-beyond: {players:player} may wager {most} each against the player-dealer, {total} in all,
  but the {payer} fee ends at a total of {ends}.
  Fix: Open the last tier ({low}+).
  See limit: table limit {limit}
  See seats: the number of players
- own-wager: {players:player} may wager {most} each against the player-dealer, {total} in all, but
  the {payer} fee ends at a total of {ends}. Is each player's own wager meant?
  Fix: Say that the fee goes by each player's own wager, or open the last tier ({low}+).
  See limit: table limit {limit}
  See seats: the number of players
- several-beyond: {players:player} may place {wagers:wager} of up to {most} each that count toward
  the total ({@counts}), {total} in all, but the {payer} fee ends at a total of {ends}.
  Fix: Open the last tier ({low}+).
  See counts: what counts
  See seats: the number of players
- no-maximum: The {payer} fee ends at {ends}, and the option names no highest wager. Can more be
  wagered?
  Fix: Open the last tier ({low}+), or name the table limit.
- players-unknown: The {payer} fee ends at a total of {ends}. Each player may wager {most}, and no
  game filed for this schedule says how many may play.
  Fix: Open the last tier ({low}+).
- reaches: Every amount that can occur has a fee ({@}).

## Fails
```yaml violated ends-early
  - columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 5-200, player: [[5-40, 0.50], [41-100, 1]]}]
```
> The table limit allows a wager of $200, but the player fee ends at $100 (line 5).

## Passes
```yaml met reaches
  - columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 5-200, player: [[5-40, 0.50], [41-200, 1]]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket.filings import Subject
from ...docket.ladders import MONEY_BASES, ONE_WAGER, Component, components, damaged, step_of
from ...model.fees import Definition, Tier
from ...model.game import Seats
from ..answer import Answer, Ask, following, met, not_applicable, unclear, violated
from ..values import amounts, money, number


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    row = subject.row
    assert row
    if damaged(row):
        yield not_applicable("broken")
        return
    ladders = [c for c in components(row) if c.cell.tiers and c.basis in MONEY_BASES]
    found = [answer for ladder in ladders for answer in _late(subject, ladder)]
    seen: set[tuple[str | None, Decimal]] = set()
    for ladder in ladders:
        ends = _ends(ladder)
        if ends is None or _limited_in_prose(subject) or (ladder.basis, ends) in seen:
            continue
        seen.add((ladder.basis, ends))
        found += _early(subject, ladder, ends)
    yield from found
    if not ladders:
        yield not_applicable("no-tiers")
    elif not found:
        yield met("reaches", row.place)


def _limited_in_prose(subject: Subject) -> bool:
    """Whether the prose sets the limits that the option does not print: the matter of
    `limits-and-ladders`.
    """
    assert subject.row
    limits = [limit for limit in subject.row.block.limits if limit.wager in (None, "base")]
    return subject.row.option.limit is None and any(limit.maximum for limit in limits)


def _late(subject: Subject, ladder: Component) -> Iterator[Answer]:
    """A first tier that starts above the table minimum."""
    assert subject.row
    assert subject.schedule_file
    limit = subject.row.option.limit
    first = min(ladder.cell.tiers, key=lambda tier: tier.range.low)
    start = first.range.low
    if limit and limit.low is not None and start > limit.low and not first.range.any:
        last = max(start - step_of(subject.schedule_file), limit.low)
        values = {
            "least": money(limit.low),
            "start": money(start),
            "hole": amounts(limit.low, last),
        }
        see = [(subject.row.place, "limit")]
        key, payer = ladder.name, ladder.name
        yield violated("starts-late", first, see=see, key=key, payer=payer, limit=limit, **values)


def _early(subject: Subject, ladder: Component, ends: Decimal) -> Iterator[Answer]:
    """What can be wagered beyond the end of a closed fee."""
    assert subject.row
    limit, last = subject.row.option.limit, _last(ladder)
    see = [(subject.row.place, "limit")]
    values = {
        "payer": ladder.name,
        "ends": money(ends),
        "low": number(last.range.low),
        "limit": limit,
    }
    if limit is None or limit.high is None:
        yield unclear("no-maximum", last, see=(), key=ladder.name, **values)
    elif limit.high > ends:
        most = money(limit.high)
        yield violated("ends-early", last, see=see, key=ladder.name, most=most, **values)
    elif ladder.basis not in (*ONE_WAGER, "total-player-wager"):
        yield from _total(subject, ladder, ends, limit.high)


def _total(subject: Subject, ladder: Component, ends: Decimal, most: Decimal) -> Iterator[Answer]:
    """What all players together can wager beyond the end of a fee on their total."""
    assert subject.row
    last, key = _last(ladder), ladder.name
    every = [seats for game in subject.games for seats in game.game.seats]
    seats = min(
        (s for s in every if s.of not in ("hands", "everyone")), key=_wagering, default=None
    )
    low = number(last.range.low)
    values: dict[str, object] = {"payer": key, "ends": money(ends), "low": low, "most": money(most)}
    if seats is None:
        yield unclear("players-unknown", last, see=(), key=key, **values)
    elif (players := _wagering(seats)) * most > ends:
        see = [(subject.row.place, "limit"), (seats, "seats")]
        values |= {
            "players": players,
            "total": money(players * most),
            "limit": subject.row.option.limit,
        }
        if ladder.payer == "player" and ends == most:
            yield following(unclear("own-wager", last, see=see, key=key, **values), "own-fee-known")
        else:
            yield violated("total-beyond", last, see=see, key=key, **values)
    elif several := _several(subject, ladder, ends, most * players):
        wagers, counted = several
        values |= {"players": players, "wagers": wagers, "total": money(players * wagers * most)}
        see = [(counted, "counts"), (seats, "seats")]
        yield unclear("several-beyond", last, see=see, key=key, **values)


def _several(
    subject: Subject, ladder: Component, ends: Decimal, each: Decimal
) -> tuple[int, Definition] | None:
    """How many wagers of a player count in the total, where together they go beyond its end."""
    assert subject.row
    wagers = [wager for game in subject.games for wager in game.game.wagers]
    bound = {
        wager.name for wager in wagers if any(limit.within_table_limit for limit in wager.limit)
    }
    for said in subject.row.block.defines:
        number = sum(name in bound for name in said.counts)
        if (
            said.basis == ladder.basis
            and each * number > ends
            and not _earlier(subject, ladder, ends)
        ):
            return number, said
    return None


def _earlier(subject: Subject, ladder: Component, ends: Decimal) -> bool:
    """Whether an earlier option of the table with the same highest wager ends at the same total."""
    row = subject.row
    assert row
    assert row.option.limit
    assert subject.schedule_file
    rows = next(rows for block, rows in subject.schedule_file.blocks if block is row.block)
    alike = [
        r
        for r in rows[: row.number]
        if r.option.limit and r.option.limit.high == row.option.limit.high
    ]
    return any(c.basis == ladder.basis and _ends(c) == ends for r in alike for c in components(r))


def _last(ladder: Component) -> Tier:
    return sorted(ladder.cell.tiers, key=lambda tier: tier.range.low)[-1]


def _ends(ladder: Component) -> Decimal | None:
    """Where a fee ends; None when it is open, or its end is written both ways."""
    ranges = [tier.range for tier in ladder.cell.tiers]
    closed = [one.high for one in ranges if one.high is not None and not one.contradictory]
    return max(closed) if closed and len(closed) == len(ranges) else None


def _wagering(seats: Seats) -> int:
    """How many may wager against the player-dealer, who is taken to be among the places."""
    return int(seats.is_.high or seats.is_.low) - (0 if seats.counts_player_dealer is False else 1)
