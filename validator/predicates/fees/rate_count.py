"""More collection rates at a table than the law allows.

At a table there may be no more than a set number of collection rates: five in recent law, three
before. A rate is a distinct amount charged to a payer under the option in use, be it in the table
or in the text. A fee that is waived is not a rate. What rests on broken cells, a tier too many, a
number outside the series or a payer not charged is told with the finding on that (`damaged-cells`,
`tier-overlap`, `tier-limits`, `announced-options`, `fee-payer`). The cap is what keeps a graded
schedule of flat fees from becoming a percentage in small steps.

Whether a printed $0 is a rate or a waiver is arguable. An option that is over the cap only with its
$0 is therefore unclear; not so where the prose says that no fee is taken from that payer, which
makes the $0 a waiver. Equal amounts from two payers are two rates; where that alone makes too many,
the message says so.

## Says
- over: {row}[ ({@})] charges {number:collection rate}: {rates}. {allowed}.[ An amount charged to
  two payers counts twice; there are {different:different amount}.]
  Fix: Charge at most {cap:rate} under {row}.
- zero: {row}[ ({@})] charges {number:collection rate}: {rates}. The law allows {cap}, and $0 is
  printed for {zeros} besides.[ The same goes for {others}.]
  Reading: Is the $0 a waiver, and not one more rate?
  Together (cap): Options of {schedules} charge as many collection rates as the law allows,
    {cap}, and print $0 besides. Is the $0 a waiver, and not one more rate?
  Fix: If the $0 is a waiver, say so.
  Write: fees: {from: {payer_of_zero}, amount: none}
- zero-unsettled: {row}[ ({@})] charges {number:collection rate}: {rates}. If the $0 printed for
  {zeros} counts as one more, it may be over the limit: on {day} that was {caps:or}, as the day of
  the change is not known.[ The same goes for {others}.]
  Fix: State that the $0 is a waiver.
  Write: fees: {from: {payer_of_zero}, amount: none}
- by-count: {row}[ ({@})] charges {number:amount} of which only one is taken at a time:
  {rates}. {allowed}.[ The same goes for {others}.]
  Reading: Do the {number:amount} count as one rate?
  Fix: Say that they are one rate, set by the number of players or the round, or charge fewer.
- unsettled: {row}[ ({@})] charges {number:collection rate}: {rates}. On {day} the limit was either
    {caps:or}: the day on which it changed is not known.[ The same goes for {others}.]
  Fix: Name the law of {day} that allows {number:rate}, or charge fewer.
- unreadable: The collection rates of {rows} cannot be counted, because the cells are damaged ({@}).
  Fix: File the table again with every amount in its own cell.
  See alike: damaged too
- within: No option charges more than {number:collection rate} ({row}: {rates}). {allowed}.
- none: No option prints a fee.
- text: The text ({@}) charges {number:collection rate}: {rates}. {allowed}.
  Fix: Charge at most {cap:rate}.
- (from): {amounts} from {payer}
- (law-allows): the law allows {cap}
- (law-allowed): on {day} the law probably allowed {cap}
- parts: In all, {number:collection rate} are charged under {rows}: {rates}. {allowed}.
  Reading: Is each of them an option by itself?
  Fix: Give each option a number of its own, or charge at most {cap:rate} under the options of one
    number.
  See alike: another part of the option

## Examples
```yaml violated over
  - options:
      - {option: 1, limit: 5-500, player-dealer: [[5-50, 0.50], [51-100, 1], [101-200, 2], [201-300, 3], [301-400, 4], [401+, 5]]}
```
> Option 1 (line 5) charges six collection rates: $0.50, $1, $2, $3, $4 and $5 from the
> player-dealer. The law allows five.
```yaml met within
  - options:
      - {option: 1, limit: 5-500, player-dealer: [[5-50, 0.50], [51-100, 1], [101-200, 2], [201-300, 3], [301+, 5]]}
```

## References
Penal Code 337j(f).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, product, starmap
from operator import itemgetter
from typing import NamedTuple

from ...docket.filings import Row, Subject
from ...docket.ladders import Component, components, damaged
from ...docket.same_option import alike, number_of
from ...model.statements import Fee
from .._fees import nothing, same_payer, told
from .._rates import Rate, beside, disputed, shown, waivers
from .._text_rates import TextCount, loose, texts
from ..answer import (
    Answer,
    Answers,
    Ask,
    Figure,
    following,
    met,
    not_applicable,
    roles,
    unclear,
    violated,
)
from ..parameters import COUNT
from ..values import Value, name, payer, phrase

LADDERS = ("tier-overlap", "tier-limits")
COUNTS = ("number-of-players", "round-reached")
MOST_COUNTED = 30
"""No card table seats more, and no hand has more rounds: what goes on is a ladder of amounts."""
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


def judge(subject: Subject, ask: Ask) -> Answers:
    cap = ask.figure("cap", 5)
    written = _written(subject, ask, cap)
    counts = _together(subject, [_count(subject, row, cap) for row in _rows(subject)], cap)
    yield from written
    yield from (_over(count, ask, cap) for count in counts if count.case == "over")
    yield from (_doubt(same, ask, cap) for same in _doubts(counts))
    if not written and {count.case for count in counts} <= {"within", "none"}:
        yield _pass([count for count in counts if count.case == "within"], ask, cap)


def _doubts(counts: list[Count]) -> Iterable[list[Count]]:
    """What is in doubt, each group one question."""
    found: dict[tuple[object, ...], list[Count]] = {}
    for count in counts:
        if count.case not in ("over", "within", "none"):
            part = 0 if count.case in (*ZERO, "parts") else id(count.row.block)
            rates = (_number(count), count.charged) if count.case == "parts" else ()
            found.setdefault((count.case, part, rates), []).append(count)
    return found.values()


def _rows(subject: Subject) -> list[Row]:
    if subject.row or not subject.schedule_file:
        return [subject.row] if subject.row else []
    return [row for _, rows in subject.schedule_file.blocks for row in rows]


def _written(subject: Subject, ask: Ask, cap: Figure) -> list[Answer]:
    """What is wrong with text that stands alone."""
    found = (_text(text, ask, cap) for text in texts(subject))
    return [answer for answer in found if answer]


def _text(text: TextCount, ask: Ask, cap: Figure) -> Answer | None:
    """What is wrong with the rates that text alone charges."""
    if len(text.charged) <= min(cap.values):
        return None
    verdict = violated if len(text.charged) > max(cap.values) else unclear
    return verdict(
        "text",
        (text.place, "amount"),
        number=len(text.charged),
        rates=shown(text.charged),
        cap=max(cap.values),
        allowed=_allowed(ask, cap),
        because=_because(cap),
    )


def _together(subject: Subject, counts: list[Count], cap: Figure) -> list[Count]:
    """Options of one number for one game, as one where they charge too much together."""
    of = {id(count.row): number for number, count in enumerate(counts)}
    for rows in alike(subject.filing, [count.row for count in counts]):
        places = [of[id(row)] for row in rows if counts[of[id(row)]].case == "within"]
        charged = tuple(dict.fromkeys(chain(*(counts[at].charged for at in places))))
        if len(places) > 1 and len(charged) > max(cap.values):
            for at in places:
                counts[at] = counts[at]._replace(case="parts", charged=charged)
    return counts


def _number(count: Count) -> str:
    """The number of an option in parts."""
    return number_of(count.row) if count.case == "parts" else ""


def _count(subject: Subject, row: Row, cap: Figure) -> Count:
    if damaged(row):
        return Count(row, "unreadable")
    rates: dict[Rate, None] = {(c.payer, a): None for c in components(row) for a in c.amounts}
    rates.update(dict.fromkeys(beside(subject, row, loose(subject, row.block))))
    waived = waivers(subject, row)
    charged = tuple(filter(itemgetter(1), rates))
    zeros = tuple(rate for rate in rates if rate[1] == 0 and rate[0] not in waived)
    case = _case(row, charged, zeros, cap) if rates else "none"
    return Count(row, case, charged, zeros, tuple(fees[0] for fees in waived.values()))


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


def _allowed(ask: Ask, cap: Figure) -> Value:
    """How many the law allows, or allowed by all that is known."""
    reported = cap.reason.endswith(REPORTED)
    return phrase("law-allowed" if reported else "law-allows", day=ask.as_of, cap=max(cap.values))


def _because(cap: Figure) -> Value | None:
    """What the figure rests on: kept with the finding, and not said."""
    return name(cap.reason) if cap.reason else None


def _over(count: Count, ask: Ask, figure: Figure) -> Answer:
    cap = max(figure.values)
    amounts = len({amount for _, amount in count.charged})
    answer = violated(
        "over",
        count.row.place,
        key=(count.row.of, count.row.option.option, count.row.option.limit),
        row=count.row,
        number=len(count.charged),
        rates=shown(count.charged),
        cap=cap,
        allowed=_allowed(ask, figure),
        because=_because(figure),
        different=amounts if amounts <= cap else None,
    )
    rests = len(count.charged) - disputed(count.row) <= cap
    return following(answer, *LADDERS) if rests else answer


def _doubt(alike: list[Count], ask: Ask, cap: Figure) -> Answer:
    """One question for all options that raise it."""
    first, rows = alike[0], [count.row for count in alike]
    waived = {id(fee): fee for count in alike for fee in count.waived}
    see = [*roles((row.place for row in rows[1:]), "alike"), *roles(waived.values(), "waiver")]
    zeros = [who for who, _ in first.zeros]
    answer = unclear(
        first.case,
        first.row.place,
        see=see,
        key="" if first.case in ZERO else (first.row.of, _number(first)),
        row=first.row,
        rows=rows,
        others=rows[1:],
        number=len(first.charged),
        rates=shown(first.charged),
        zeros=[*map(payer, zeros)],
        payer_of_zero=zeros[0] if len(zeros) == 1 else None,
        cap=max(cap.values),
        caps=list(cap.values),
        day=ask.as_of,
        allowed=_allowed(ask, cap),
        because=_because(cap),
    )
    causes = [*map(_causes, rows)] if first.case != "parts" else [("option-numbers",)]
    return following(answer, *dict.fromkeys(chain(*causes))) if all(causes) else answer


def _pass(counts: list[Count], ask: Ask, cap: Figure) -> Answer:
    if not counts:
        return not_applicable("none")
    most = max(counts, key=lambda count: len(count.charged))
    return met(
        "within",
        most.row.place,
        row=most.row,
        number=len(most.charged),
        rates=shown(most.charged),
        allowed=_allowed(ask, cap),
        because=_because(cap),
    )


def _causes(row: Row) -> tuple[str, ...]:
    """The rules on whose findings a doubt about the option rests."""
    ladders = LADDERS if disputed(row) else ()
    numbered = () if told(row) else ("announced-options",)
    broken = ("damaged-cells",) if damaged(row) else ()
    free_of = [c.payer for c in components(row) if nothing(c)]
    charged = [fee.from_ for fee in row.prose if not fee.amount]
    payers = ("fee-payer",) if any(starmap(same_payer, product(charged, free_of))) else ()
    return (*broken, *ladders, *numbered, *payers)
