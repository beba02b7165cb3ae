"""An amount that can occur has no fee.

The tiers of a fee reach from the lowest amount that can be wagered to the highest; for total table
action, to as much as all seats together can wager. A last tier that ends at $1,000, where eight
players may each wager $500, leaves the fee of a larger total undetermined.

## Says
- (each):
  Fix (total-beyond, several-beyond, players-unknown): Open the last tier ({low}+).
- starts-late: The table limit starts at {least}, but the {payer} fee is given only from {start}
    on[ ({@})]. No fee is given for {hole}.
  Fix: Start the first tier at {least}.
- ends-early: The table limit allows a wager of {most}, but the {payer} fee ends at {ends}[ ({@})].
  Fix: Open the last tier ({low}+), or lower the table limit.
- total-beyond: {players:player} may wager {most} each against the player-dealer, {total} in all,
  but the {payer} fee ends at a total of {ends}.
- own-wager: {players:player} may wager {most} each against the player-dealer, {total} in all, but
  the {payer} fee ends at a total of {ends}. Is each player's own wager meant?
  Fix: Say that the fee goes by each player's own wager, or open the last tier ({low}+).
- several-beyond: {players:player} may place {wagers:wager} of up to {most} each that count toward
  the total ({@counts}), {total} in all, but the {payer} fee ends at a total of {ends}.
  See counts: what counts
- no-maximum: The {payer} fee ends at {ends}, and the option names no highest wager. Can more be
  wagered?
  Fix: Open the last tier ({low}+), or name the table limit.
- players-unknown: The {payer} fee ends at a total of {ends}. Each player may wager {most}, and no
  game filed for this schedule says how many may play.
- reaches: Every amount that can occur has a fee ({@}).

## Examples
```yaml violated ends-early
  - columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 5-200, player: [[5-40, 0.50], [41-100, 1]]}]
```
> The table limit allows a wager of $200, but the player fee ends at $100 (line 5).
```yaml met reaches
  - columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 5-200, player: [[5-40, 0.50], [41-200, 1]]}]
```
"""

from __future__ import annotations

from decimal import Decimal
from itertools import chain

from ...docket.filings import Row, Subject
from ...docket.ladders import MONEY_BASES, ONE_WAGER, Component, components, damaged, step_of
from ...model.fees import Definition, Tier
from ...model.play import Seats
from ...model.wagers import Wager
from .._fees import parts
from ..answer import Answers, Ask, following, judged, not_applicable, unclear, violated
from ..values import amounts, money, number


def judge(subject: Subject, ask: Ask) -> Answers:
    row = subject.row
    assert row
    ladders = [c for c in components(row) if c.cell.tiers and c.basis in MONEY_BASES]
    if damaged(row) or not ladders:
        yield not_applicable("broken" if damaged(row) else "no-tiers")
        return
    late = (_late(subject, row, ladder) for ladder in ladders)
    early = (_early(subject, row, *one) for one in _closed(row, ladders))
    yield from judged([*chain(*late, *early)], [row.place], "reaches")


def _closed(row: Row, ladders: list[Component]) -> list[tuple[Component, Decimal]]:
    """Fees that end, and where: one of each basis and end."""
    if _limited_in_prose(row):
        return []
    ends = [(ladder, _ends(ladder)) for ladder in reversed(ladders)]
    found = {(ladder.basis, end): (ladder, end) for ladder, end in ends if end is not None}
    return list(reversed(found.values()))


def _limited_in_prose(row: Row) -> bool:
    """Whether the prose sets the limits that the option does not print."""
    limits = [limit for limit in row.block.limits if limit.wager in (None, "base")]
    return row.option.limit is None and any(limit.maximum for limit in limits)


def _late(subject: Subject, row: Row, ladder: Component) -> Answers:
    """A first tier that starts above the table minimum."""
    assert subject.schedule_file
    limit = row.option.limit
    first = min(ladder.cell.tiers, key=lambda tier: tier.range.low)
    start = first.range.low
    unbet = ladder.basis == "pot" or first.range.any  # a pot grows, and is not bet at once
    if limit and limit.low is not None and start > limit.low and not unbet:
        hole = amounts(limit.low, max(start - step_of(subject.schedule_file), limit.low))
        values = {"least": money(limit.low), "start": money(start), "hole": hole, "limit": limit}
        see, who = [(row.place, "limit")], ladder.name
        yield violated("starts-late", first, see=see, key=who, payer=who, **values)


def _early(subject: Subject, row: Row, ladder: Component, ends: Decimal) -> Answers:
    """What can be wagered beyond the end of a closed fee."""
    limit, last, key = row.option.limit, _last(ladder), ladder.name
    low = number(last.range.low)
    values: dict[str, object] = {"payer": key, "ends": money(ends), "low": low}
    if limit is None or limit.high is None:
        yield unclear("no-maximum", last, see=(), key=key, **values)
        return
    values["most"] = money(limit.high)
    if limit.high > ends:
        see = [(row.place, "limit")]
        yield violated("ends-early", last, see=see, key=key, **values, limit=limit)
    elif ladder.basis not in (*ONE_WAGER, "total-player-wager"):
        yield from _total(subject, row, ladder, ends, limit.high, values)


def _total(
    subject: Subject,
    row: Row,
    ladder: Component,
    ends: Decimal,
    most: Decimal,
    values: dict[str, object],
) -> Answers:
    """What all players together can wager beyond the end of a fee on their total."""
    last, key = _last(ladder), ladder.name
    every = chain(*(game.game.seats for game in subject.games))
    seated = [seats for seats in every if seats.of not in ("hands", "everyone")]
    if not seated:
        yield unclear("players-unknown", last, see=(), key=key, **values)
        return
    seats = min(seated, key=_wagering)
    players = _wagering(seats)
    values |= {"players": players, "total": money(players * most), "limit": row.option.limit}
    see = [(row.place, "limit"), (seats, "seats")]
    if players * most > ends and ladder.payer == "player" and ends == most:
        yield following(unclear("own-wager", last, see=see, key=key, **values), "own-fee-known")
    elif players * most > ends:
        yield violated("total-beyond", last, see=see, key=key, **values)
    else:
        for wagers, counted in _several(subject, row, ladder, ends, most * players)[:1]:
            values |= {"wagers": wagers, "total": money(players * wagers * most)}
            see = [(counted, "counts"), (seats, "seats")]
            yield unclear("several-beyond", last, see=see, key=key, **values)


def _several(
    subject: Subject, row: Row, ladder: Component, ends: Decimal, each: Decimal
) -> list[tuple[int, Definition]]:
    """How many wagers of a player count in the total, where together they go beyond its end."""
    wagers = chain(*(game.game.wagers for game in subject.games))
    bound = {wager.name for wager in wagers if _within_limit(wager)}
    beyond = [
        (count, said)
        for said in row.block.defines
        if said.basis == ladder.basis
        and each * (count := len(bound.intersection(said.counts))) > ends
    ]
    return [] if beyond and _earlier(subject, row, ladder, ends) else beyond


def _within_limit(wager: Wager) -> bool:
    return any(limit.within_table_limit for limit in wager.limit)


def _earlier(subject: Subject, row: Row, ladder: Component, ends: Decimal) -> bool:
    """Whether an earlier option of the table with the same highest wager ends at the same total."""
    rows = next(rows for block, rows in parts(subject) if block is row.block)
    alike = [one for one in rows[: row.number] if _most(one) == _most(row)]
    others = [c for one in alike for c in components(one) if c.basis == ladder.basis]
    return any(_ends(c) == ends for c in others)


def _most(row: Row) -> Decimal | None:
    return row.option.limit.high if row.option.limit else None


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
