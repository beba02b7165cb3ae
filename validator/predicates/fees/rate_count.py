"""More collection rates at a table than the law allows.

## What the law asks
At a table there may be no more than a set number of collection rates: distinct amounts charged to a
payer under the option in use. What rests on broken cells, a tier too many or a payer not charged is
told with the finding on that.

## Why
The cap keeps a graded schedule of flat fees from becoming a percentage in small steps. Whether a
printed $0 is a rate or a waiver is arguable, unless the text says that no fee is taken; equal amounts
from two payers are two rates.

## Says
- over: {row}[ ({@})] charges {number:collection rate}: {rates}. {allowed}.[ An amount charged to
  two payers counts twice; there are {different:different amount}.]
  Fix: Charge at most {cap:rate} under {row}.
- zero: {row}[ ({@})] charges {number:collection rate}: {rates}. If the $0 printed for {zeros}
  counts as one
    more rate, the total is over the limit of {cap}.[ The same goes for {others}.]
  Together (cap): Options of {schedules} charge as many collection rates as the law allows,
    {cap}. If a printed $0 counts as one more, they are over the limit.
  Fix: If the $0 is a waiver, say so.
  Write: fees: {from: {payer_of_zero}, amount: none}
  See alike: the same question
  See waiver: no fee is taken there
- zero-unsettled: {row}[ ({@})] charges {number:collection rate}: {rates}. If the $0 printed for
  {zeros} counts as one more, it may be over the limit: on {day} that was {caps:or}, as the day of
  the change is not known.[ The same goes for {others}.]
  Fix: State that the $0 is a waiver.
  Write: fees: {from: {payer_of_zero}, amount: none}
  See alike: the same question
  See waiver: no fee is taken there
- by-count: {row}[ ({@})] charges {number:amount} by the number of players or the round reached:
  {rates}. {allowed}, but only one of these is taken at a time.[ The same goes for {others}.]
  Reading: Do the {number:amount} count as one rate?
  Fix: Say why amounts of which only one is taken are not separate rates, or charge fewer.
  See alike: the same question
  See waiver: no fee is taken there
- unsettled: {row}[ ({@})] charges {number:collection rate}: {rates}. On {day} the limit was either
    {caps:or}: the day on which it changed is not known.[ The same goes for {others}.]
  Fix: Name the law of {day} that allows {number:rate}, or charge fewer.
  See alike: the same question
  See waiver: no fee is taken there
- unreadable: The collection rates of {rows} cannot be counted, because the cells are damaged ({@}).
  Fix: File the table again with every amount in its own cell.
  See alike: damaged too
- within: No option charges more than {number:collection rate} ({row}: {rates}). {allowed}.
- none: No option prints a fee.
- (from): {amounts} from {payer}
- (law-allows): the law allows {cap}
- (law-allowed): on {day} the law probably allowed {cap}
- parts: {rows} together charge {number:collection rate}: {rates}. {allowed}.
  Reading: Is each of them an option by itself?
  Fix: Give each option a number of its own, or charge at most {cap:rate} under the options of one
    number.
  See alike: another part of the option
  See waiver: no fee is taken there

## Fails
```yaml violated over
  - options:
      - {option: 1, limit: 5-500, player-dealer: [[5-50, 0.50], [51-100, 1], [101-200, 2], [201-300, 3], [301-400, 4], [401+, 5]]}
```
> Option 1 (line 5) charges six collection rates: $0.50, $1, $2, $3, $4 and $5 from the
> player-dealer. The law allows five.

## Passes
```yaml met within
  - options:
      - {option: 1, limit: 5-500, player-dealer: [[5-50, 0.50], [51-100, 1], [101-200, 2], [201-300, 3], [301+, 5]]}
```

## References
Penal Code 337j(f).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from operator import itemgetter
from typing import NamedTuple

from ...docket.filings import Row, Subject
from ...docket.ladders import Component, components, damaged
from ...model.statements import Fee
from .._fees import all_options, nothing, payer, told
from .._rates import Rate, beside, disputed, shown, waivers
from ..answer import Answer, Ask, Figure, Role, following, met, not_applicable, unclear, violated
from ..parameters import COUNT
from ..values import Value, name, phrase
from ..values import payer as who_pays

LADDERS = ("tier-overlap", "tier-limits")
COUNTS = ("number-of-players", "round-reached")
MOST_COUNTED = 30
"""No card table seats more, and no hand has more rounds: a ladder that goes on is one of amounts.
"""
_PART = re.compile(r"([0-9]+)[ .-]?[A-Za-z]")
"""The number of an option that is printed in parts: 1a, 1-B."""
ZERO = ("zero", "zero-unsettled")
REPORTED = "reported"
"""How the ground of a figure ends that rests on a report alone."""

PARAMETERS = {"cap": COUNT}


class Count(NamedTuple):
    """The rates of one option, and the case it is."""

    row: Row
    case: str
    charged: tuple[Rate, ...] = ()
    zeros: tuple[Rate, ...] = ()
    waived: tuple[Fee, ...] = ()
    """Where the text says that a printed $0 is a waiver."""

    @property
    def number(self) -> str:
        """The number of an option that is printed in parts."""
        found = _PART.fullmatch(self.row.option.option)
        return found[1] if found else ""

    @property
    def key(self) -> tuple[str, ...]:
        """What tells its question from others of its case."""
        if self.case in ZERO:
            return ()
        return self.row.of, self.number if self.case == "parts" else ""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    cap = ask.figure("cap", 5)
    rows = [subject.row] if subject.row else all_options(subject)
    counts = _together([_count(subject, row, cap) for row in rows], cap)
    cases: dict[tuple[object, ...], list[Count]] = {}
    for count in counts:
        cases.setdefault(_alike(count), []).append(count)
    within = cases.pop(("within",), [])
    cases.pop(("none",), None)
    found = [_over(count, ask, cap) for count in cases.pop(("over",), ())]
    found += [_doubt(alike, ask, cap) for alike in cases.values()]
    yield from found or [_pass(within, ask, cap)]


def _alike(count: Count) -> tuple[object, ...]:
    """What options must have in common to raise one question."""
    if count.case in ("over", "within", "none"):
        return (count.case,)
    block = 0 if count.case in ZERO else id(count.row.block)
    return count.case, block, count.charged if count.case == "parts" else ()


def _together(counts: list[Count], cap: Figure) -> list[Count]:
    """Options of one number in several parts, as one where they charge too much together."""
    parts: dict[tuple[int, str], dict[Rate, None]] = {}
    for count in counts:
        if count.number and count.case == "within":
            rates = parts.setdefault((id(count.row.block), count.number), {})
            rates.update(dict.fromkeys(count.charged))
    return [_part(count, parts, cap) for count in counts]


def _part(count: Count, parts: dict[tuple[int, str], dict[Rate, None]], cap: Figure) -> Count:
    rates = parts.get((id(count.row.block), count.number), {})
    if count.case != "within" or len(rates) <= max(cap.values):
        return count
    return count._replace(case="parts", charged=tuple(rates))


def _count(subject: Subject, row: Row, cap: Figure) -> Count:
    printed = [(part.payer, amount) for part in components(row) for amount in part.amounts]
    rates = dict.fromkeys([*printed, *beside(subject, row)])
    if damaged(row):
        return Count(row, "unreadable")
    if not rates:
        return Count(row, "none")
    charged = tuple(rate for rate in rates if rate[1])
    waived = waivers(subject, row)
    zeros = tuple(rate for rate in rates if rate not in charged and rate[0] not in waived)
    case = _case(row, charged, zeros, cap)
    return Count(row, case, charged, zeros, tuple(map(itemgetter(0), waived.values())))


def _case(row: Row, charged: tuple[Rate, ...], zeros: tuple[Rate, ...], cap: Figure) -> str:
    low, high = min(cap.values), max(cap.values)
    if len(charged) > high:
        graded = {(c.payer, a) for c in components(row) if _counted(c) for a in c.amounts}
        return "by-count" if len(set(charged) - graded) <= high else "over"
    if len(charged) > low:
        return "unsettled"
    if len(charged) + len(zeros) > low:
        return "zero" if cap.certain else "zero-unsettled"
    return "within"


def _counted(component: Component) -> bool:
    """Whether its tiers go by a count of players or rounds."""
    small = all(tier.range.low <= MOST_COUNTED for tier in component.cell.tiers)
    return component.basis in COUNTS and small


def _law(ask: Ask, cap: Figure) -> dict[str, Value | None]:
    """How many the law allows, or allowed by all that is known; and what the figure rests on, which
    is kept with the finding and not said.
    """
    entry = "law-allowed" if cap.reason.endswith(REPORTED) else "law-allows"
    allowed = phrase(entry, day=ask.as_of, cap=max(cap.values))
    return {"allowed": allowed, "because": name(cap.reason) if cap.reason else None}


def _over(count: Count, ask: Ask, figure: Figure) -> Answer:
    cap = max(figure.values)
    amounts = len({amount for _, amount in count.charged})
    answer = violated(
        "over",
        count.row.place,
        see=(),
        key=(count.row.of, count.row.option.option, count.row.option.limit),
        row=count.row,
        number=len(count.charged),
        rates=shown(count.charged),
        cap=cap,
        **_law(ask, figure),
        different=amounts if amounts <= cap else None,
    )
    rests = len(count.charged) - disputed(count.row) <= cap
    return following(answer, *LADDERS) if rests else answer


def _doubt(alike: list[Count], ask: Ask, cap: Figure) -> Answer:
    """One question for all options that raise it."""
    first, *others = alike
    waived = {id(fee): fee for fee in chain(*(count.waived for count in alike))}
    see: list[Role] = [(other.row.place, "alike") for other in others]
    see += [(fee, "waiver") for fee in waived.values()]
    zeros = [who for who, _ in first.zeros]
    answer = unclear(
        first.case,
        first.row.place,
        see=see,
        key=first.key,
        row=first.row,
        rows=[count.row for count in alike],
        others=[count.row for count in others],
        number=len(first.charged),
        rates=shown(first.charged),
        zeros=map(who_pays, zeros),
        payer_of_zero=None if zeros[1:] else next(iter(zeros), None),
        cap=max(cap.values),
        caps=list(cap.values),
        day=ask.as_of,
        **_law(ask, cap),
    )
    causes = [_causes(count.row) for count in alike]
    return following(answer, *dict.fromkeys(chain(*causes))) if all(causes) else answer


def _pass(counts: list[Count], ask: Ask, cap: Figure) -> Answer:
    if not counts:
        return not_applicable("none")
    most = max(counts, key=lambda count: len(count.charged))
    values = {"row": most.row, "number": len(most.charged), "rates": shown(most.charged)}
    return met("within", most.row.place, see=(), key="", **values, **_law(ask, cap))


def _causes(row: Row) -> tuple[str, ...]:
    """The rules on whose findings a doubt about the option rests."""
    free_of = {payer(c.payer) for c in components(row) if nothing(c)}
    asked = {payer(fee.from_) for fee in row.prose if not fee.amount}
    causes = {
        "damaged-cells": damaged(row),
        **dict.fromkeys(LADDERS, disputed(row)),
        "announced-options": not told(row),
        "fee-payer": asked & free_of,
    }
    return tuple(rule for rule, found in causes.items() if found)
