"""A game has two schedules that differ, and nothing says which holds.

Where a game's own schedule and a collective sheet both set its fees, they set the same ones, or one
says that it replaces the other. An option approved on one sheet and absent from the other may or
may not be used. Which of two sheets is in force is for a person to say, so this is a question, not
a violation.

Schedules replaced by a later one (`supersedes`) are left out.

## Says
- (each):
  Fix (other-start, other-fee, all-differ, some-differ, not-printed): Withdraw one of the schedules,
    or say which replaces the other.
  See other: in “{second}”
  See alike: the same in both
  See only: in one of them only
  See named: names the game
- other-start: Two fee schedules are in force for this game. In {one} ({@}) the {payer} fee of {fee}
  starts at {start}; in {two} ({@other}) it starts at {other_start}.
- other-fee: Two fee schedules are in force for this game. In {one} ({@}) the {payer} fee[ from
  {start}] is {fee}; in {two} ({@other}) it is {other_fee}.
- all-differ: Two fee schedules are in force for this game, “{first}” and “{second}”[, which calls
  it {called}]. No option has the same limit and fees in both[, as far as can be read: the cells of {unread} of
  {broken} are damaged in the copy]. [Among the differences: {apart}. ]Which schedule applies?
  Together (second, apart): Each of {games} has two fee schedules in force: its
    own, and “{second}”. No option has the same limit and fees in both. [Among the differences: {apart}. ]Which schedule applies?
- some-differ: Two fee schedules are in force for this game, “{first}” and “{second}”[, which calls
  it {called}]. {same:option} {same:has} the same limit
  and fees in both.[ Among the differences: {apart}.][
  The first does not have {extra} of the second.][ The cells of {unread} of {broken} are
  damaged in the copy, so it cannot be seen whether the other options are the same too.] Which schedule applies?
  Together (second, apart): Each of {games} has two fee schedules in force: its
    own, and “{second}”. Only some of the options have the same limit and fees in both. [Among the differences: {apart}. ]Which schedule applies?
- not-printed: “{first}” takes {fees:or} for this game, but no option of “{second}”, which is also
  in force, charges that. Which applies?
- same: The schedules in force for this game have the same options ({@}).
- none: Fewer than two schedules in force have fees for this game.
- (many): {number:option}
- (so-many): {number:limit}
- (from): {amounts} from {payer}
- (periods): the first charges {first} and the second {second}
- (by-time): per {period}
- (by-hand): by the hand or round
- (limits): only the first has the limit{limits:s} {limits}
- (fees): at {limits} only the first charges {fees}
- (most): an option of the first takes at most {ours} from {payer}, and one of the second {theirs}
- (bases): the {payer} fee depends on the {basis} in the first and on the {other} in the second

## Examples
```yaml unclear all-differ
category: player-dealer
---
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-100, player-dealer: 1}]
---
kind: schedule
name: Rates
collective: true
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-200, player-dealer: 2}]
```
> Two fee schedules are in force for this game, “Example Fees” and “Rates”. No option has the same
> limit and fees in both. Among the differences: only the first has the limit 5-100. Which
> schedule applies?
```yaml met same
category: player-dealer
---
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-100, player-dealer: 1}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    options: [{option: 7, limit: 5-100, player-dealer: 1}]
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from itertools import chain, combinations, filterfalse, product

from ...docket.filings import Row, ScheduleFile, Subject, options
from ...docket.ladders import components, damaged
from ...docket.names import core
from ...model.statements import Fee
from .._fees import PERIODS, in_force
from .._law import amounts
from .._rates import Rate, shown
from .._twins import Twins, near, paired, period
from ..answer import Answers, Ask, Role, following, judged, unclear
from ..values import Value, money, name, payer, phrase

NEEDS_FILING = True
SHOWN = 2
"""Pairs of options that are the same and are shown."""
FEW = 6
"""So many options are listed by number."""

Sheet = tuple[ScheduleFile, list[Row]]
Pair = tuple[Row, Row]


def judge(subject: Subject, ask: Ask) -> Answers:
    sheets: dict[str, Sheet] = {}
    flat: list[tuple[ScheduleFile, Fee]] = []
    for schedule, block in in_force(subject):
        if rows := options(block):
            sheets.setdefault(schedule.id, (schedule, []))[1].extend(rows)
        else:
            flat += [(schedule, fee) for fee in block.fees]
    ordered = sorted(sheets.values(), key=_rank)
    found = [x for one, sheet in product(flat, ordered) for x in _unprinted(*one, sheet)]
    found += [x for pair in combinations(ordered, 2) for x in _compared(subject, *pair)]
    places = [rows[0].place for _, rows in ordered if ordered[1:]]
    yield from judged(found, places, "same")


def _rank(sheet: Sheet) -> tuple[bool, str]:
    """A game's own schedule comes before one for many games."""
    return bool(sheet[0].schedule.collective), sheet[0].id


def _unprinted(schedule: ScheduleFile, fee: Fee, sheet: Sheet) -> Answers:
    """One fee of the prose that no option of the other schedule charges."""
    unit, given = fee.per if fee.per in PERIODS else "", [*filter(None, amounts(fee))]
    rows = [row for row in sheet[1] if period(row) == unit]
    charged = {amount for part in chain(*map(components, rows)) for amount in part.amounts}
    if schedule.id != sheet[0].id and rows and given and charged.isdisjoint(given):
        see, key = [(rows[0].place, "other")], (schedule.id, sheet[0].id)
        values = {"first": schedule, "second": sheet[0], "fees": fee.amount}
        yield unclear("not-printed", fee, see=see, key=key, **values)


def _named(subject: Subject, *sheets: Sheet) -> list[Role]:
    """Where each sheet names the game."""
    assert subject.game_file
    fees = reversed(subject.filing.fees_of(subject.game_file))
    found = {schedule.id: reference for schedule, _, reference in fees if reference.at}
    return [(reference, "named") for schedule, _ in sheets if (reference := found.get(schedule.id))]


def _called(subject: Subject, sheet: Sheet) -> Value | None:
    """The name of the game on a sheet, where that is not the title of its rules."""
    assert subject.game_file
    fees = subject.filing.fees_of(subject.game_file)
    called = [ref.called for file, _, ref in fees if file.id == sheet[0].id and ref.called]
    titled = core(subject.game.name) in map(core, called)
    return None if titled or not called else name(called[0])


def _compared(subject: Subject, one: Sheet, two: Sheet) -> Answers:
    pairs = paired(one[1], two[1])
    matched = set(chain(*pairs))
    only, extra = ([row for row in rows if row not in matched] for _, rows in (one, two))
    if only or extra:
        twins = near(*([*filterfalse(damaged, rows)] for rows in (only, extra)))
        case, shows, values = _figure(twins[0]) if twins else _apart(one, two, only, extra, pairs)
        see = [*_see(shows, only, extra, _moved(pairs)), *_named(subject, one, two)]
        given: dict[str, object] = {"first": one[0], "second": two[0]}
        given |= {"same": len(matched.intersection(one[1])), "called": _called(subject, two)}
        given |= _unmatched((one[0], only), (two[0], extra)) | values
        answer = unclear(case, shows[0].place, see=see, key=(one[0].id, two[0].id), **given)
        broken = ("damaged-cells",) if "unread" in given else ()
        yield following(answer, "two-categories", *broken)


def _unmatched(one: Sheet, two: Sheet) -> dict[str, object]:
    """What only one sheet has. A damaged cell of the other may hide that it has the same."""
    unread = [row for row in (*one[1], *two[1]) if damaged(row)]
    broken = [sheet for sheet, rows in (one, two) if any(map(damaged, rows))]
    if unread:
        return {"unread": unread, "broken": broken}
    return {"extra": None if one[1] else _some(two[1])}


def _moved(pairs: list[Pair]) -> list[Pair]:
    """Options that are the same and bear another number."""
    return [(one, two) for one, two in pairs if one.option.option != two.option.option]


def _see(shows: Pair, only: list[Row], extra: list[Row], moved: list[Pair]) -> list[Role]:
    alike = [row for pair in moved[:SHOWN] for row in pair if row not in shows]
    alone = [] if only and extra else [*only[:1], *extra[:1]]
    see: list[Role] = [(shows[1].place, "other"), *((row.place, "alike") for row in alike)]
    return [*see, *((row.place, "only") for row in alone)]


Found = tuple[str, Pair, dict[str, object]]
"""The case, an option of each sheet that shows it, and what is said of them."""


def _apart(one: Sheet, two: Sheet, only: list[Row], extra: list[Row], pairs: list[Pair]) -> Found:
    case = "some-differ" if pairs else "all-differ"
    if pairs and not (only and extra):
        return case, (_moved(pairs) or pairs)[0], {}
    first, others = (only or one[1])[0], extra or two[1]
    nearest = min(others, key=lambda row: str(row.option.limit) != str(first.option.limit))
    apart = [] if any(map(damaged, (*only, *extra))) else _different((one[0], only), two)
    return case, (first, nearest), {"apart": apart}


def _some(rows: list[Row]) -> object:
    return rows if len(rows) <= FEW else phrase("many", number=len(rows))


def _different(one: Sheet, two: Sheet) -> list[Value]:
    """The first difference: limits, fees or bases of one sheet that the other does not have."""
    ours, theirs = _by_limit(one), _by_limit(two)
    alone = [limit for limit in ours if limit not in theirs] if theirs else []
    fees: dict[tuple[Rate, ...], list[str]] = {}
    for limit in filter(theirs.__contains__, ours):
        if apart := tuple(paid for paid in ours[limit] if paid not in theirs[limit]):
            fees.setdefault(apart, []).append(limit)
    found = [phrase("limits", limits=_few(alone))] if alone else []
    found += [phrase("fees", limits=_few(at), fees=shown(paid)) for paid, at in fees.items()]
    return [*_periods(one, two), *found, *_bases(one, two), *_most(one, two)][:1]


def _periods(one: Sheet, two: Sheet) -> Iterator[Value]:
    """Per what all the options of a sheet charge, where one does so by time."""
    ours, theirs = ({period(row) for row in rows} for _, rows in (one, two))
    if ours.isdisjoint(theirs) and len(ours) == len(theirs) == 1:
        first, second = (
            phrase("by-time", period=x) if x else phrase("by-hand") for x in (*ours, *theirs)
        )
        yield phrase("periods", first=first, second=second)


def _few(limits: list[str]) -> object:
    """Table limits in order, by name where they are few."""
    ordered = sorted(limits, key=lambda limit: [int(n) for n in re.findall(r"\d+", limit)])
    return [*map(name, ordered)] if len(limits) <= FEW else phrase("so-many", number=len(limits))


def _by_limit(sheet: Sheet) -> dict[str, dict[Rate, None]]:
    """What a sheet charges at each of its table limits, and whom."""
    found: dict[str, dict[Rate, None]] = {}
    for row in sheet[1]:
        if row.option.limit:
            found.setdefault(str(row.option.limit), {}).update(_paid(row))
    return found


def _most(one: Sheet, two: Sheet) -> Iterator[Value]:
    """The most that one payer pays under an option, where that is not the same on both sheets."""
    ours, theirs = _sums(one), _sums(two)
    for who in filter(theirs.__contains__, ours):
        if ours[who] != theirs[who]:
            values = {"ours": money(ours[who]), "theirs": money(theirs[who])}
            yield phrase("most", payer=payer(who), **values)


def _sums(sheet: Sheet) -> dict[str, Decimal]:
    found: dict[str, Decimal] = {}
    for row in sheet[1]:
        parts = [(part.payer, max(part.amounts)) for part in components(row) if part.amounts]
        for who in dict.fromkeys(who for who, _ in parts):
            total = sum((most for one, most in parts if one == who), Decimal(0))
            found[who] = max(total, found.get(who, total))
    return found


def _bases(one: Sheet, two: Sheet) -> Iterator[Value]:
    """What the fee of one payer depends on, where that is another thing on each sheet."""
    ours, theirs = _basis(one), _basis(two)
    for who in filter(theirs.__contains__, ours):
        if ours[who].isdisjoint(theirs[who]):
            first, second = min(ours[who]), min(theirs[who])
            yield phrase("bases", payer=who, basis=first, other=second)


def _basis(sheet: Sheet) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for row in sheet[1]:
        said: dict[str, str] = {fee.from_: fee.on for fee in row.prose if fee.from_ and fee.on}
        for part in components(row):
            if basis := part.basis or said.get(part.payer):
                found.setdefault(part.payer, set()).add(basis)
    return found


def _paid(row: Row) -> dict[Rate, None]:
    """What an option charges, by payer."""
    paid = ((part.payer, amount) for part in components(row) for amount in part.amounts)
    return dict.fromkeys(one for one in paid if one[1])


def _figure(twins: Twins) -> Found:
    """The one figure in which two options differ."""
    (column, start, _, fee), (_, other_start, _, other_fee) = twins.first, twins.second
    values: dict[str, object] = {"one": twins.one, "two": twins.two, "payer": column}
    values |= {"fee": name(fee), "start": money(start) if start else None}
    if twins.starts:
        values |= {"start": money(start), "other_start": money(other_start)}
        return "other-start", (twins.one, twins.two), values
    return "other-fee", (twins.one, twins.two), values | {"other_fee": name(other_fee)}
