"""More collection rates at a table than the law allows.

## What the law asks
At a table there may be no more than a set number of collection rates: five in recent law, three before. A rate is a distinct amount
charged to a payer under the option in use. A fee that is waived is not a rate.
What rests on broken cells, a tier too many, a number outside the series or a payer not charged is told
with the finding on that (`damaged-cells`, `tier-overlap`, `tier-limits`, `announced-options`, `fee-payer`).

## Why
The cap is what keeps a graded schedule of flat fees from becoming a percentage in small steps.

Whether a printed $0 is a rate or a waiver is arguable. An option that is over the cap only with its $0 is therefore
unclear, and both counts are given; not so where the prose says that no fee is taken from that payer, which makes the $0 a waiver. Equal amounts from two payers are two
rates; where that alone makes too many, the message says so.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - options:
      - {option: 1, limit: 5-500, player-dealer: [[5-50, 0.50], [51-100, 1], [101-200, 2], [201-300, 3], [301-400, 4], [401+, 5]]}
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - options:
      - {option: 1, limit: 5-500, player-dealer: [[5-50, 0.50], [51-100, 1], [101-200, 2], [201-300, 3], [301+, 5]]}
```

## Boundary
Five rates and a printed $0.
```yaml unclear
kind: schedule
name: Example
blocks:
  - options:
      - {option: 1, limit: 5-500, player: 0, player-dealer: [[5-50, 0.50], [51-100, 1], [101-200, 2], [201-300, 3], [301+, 5]]}
```

The prose says that no fee is taken from players: their $0 is a waiver.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player, amount: none, options: [1]}]
    options:
      - {option: 1, limit: 5-500, player: 0, player-dealer: [[5-50, 0.50], [51-100, 1], [101-200, 2], [201-300, 3], [301+, 5]]}
```

Six amounts by the number of players: whether they are six rates is arguable.
```yaml unclear
kind: schedule
name: Example
blocks:
  - columns: [{is: pot, on: number-of-players}]
    options: [{option: 1, pot: [[2, 1], [3, 2], [4, 3], [5, 4], [6, 5], [7+, 6]]}]
```

One question for all options that ask it.
```yaml unclear
kind: schedule
name: Example
blocks:
  - options:
      - {option: 1, limit: 5-500, player: 0, player-dealer: [[5-50, 0.50], [51-100, 1], [101-200, 2], [201-300, 3], [301+, 5]]}
      - {option: 2, limit: 5-500, player: 0, player-dealer: [[5-50, 0.50], [51-100, 1], [101-200, 2], [201-300, 3], [301+, 6]]}
      - {option: 3, limit: 5-500, player: 0, player-dealer: [[5-50, 0.50], [51+, 1]]}
```

Cells that are visibly broken cannot be counted.
```yaml unclear
kind: schedule
name: Example
source: {document: a.txt, lines: 1-9}
blocks:
  - options: [{option: 1, player-dealer: [[5-50, 0.50], [51+, 1]], damaged: merged-cells}]
```

## How to fix
File at most five rates under each option, or say that the fee shown as $0 is waived.

## References
Penal Code 337j(f).
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Row, Subject
from ...ladders import ONE_WAGER, components, damaged, overlaps, prose
from ...model.fees import Tier
from ...model.statements import Fee
from ...model.values import dollars
from .._fees import free, nothing, options, same_payer, told
from ..legacy import Answer, Ask, Figure, following, met, not_applicable, unclear, violated
from ..parameters import COUNT

LADDERS = ("tier-overlap", "tier-limits")
COUNTS = ("number-of-players", "round-reached")
ZERO = "say that the fee shown as $0 is waived, or drop a rate"
UNREADABLE = "the collection rates cannot be counted, since the cells are visibly broken"
AGAIN = "file the table again with every amount in its own cell"
MAIN = "base"
"""The one main wager of a game, as documents name it."""

PARAMETERS = {"cap": COUNT}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    if subject.row:
        yield _option(subject, subject.row, ask)
        return
    assert subject.schedule_file
    answers = [(block, row, _option(subject, row, ask)) for block, rows in subject.schedule_file.blocks for row in rows]
    yield from (answer for _, _, answer in answers if answer.verdict == "violated")
    doubts: dict[tuple[int, str], list[tuple[Row, Answer]]] = {}
    for block, row, answer in answers:
        if answer.verdict == "unclear":
            doubts.setdefault((0 if answer.fix == ZERO else id(block), answer.fix), []).append((row, answer))
    for alike in doubts.values():
        (row, first), *others = alike
        heads: dict[str, list[Row]] = {}
        for r, answer in alike:
            heads.setdefault(answer.message.partition(": ")[0], []).append(r)
        same, *different = (_where(rows) for rows in heads.values())
        listed = f"; so it is under {same}" if len(heads[first.message.partition(": ")[0]]) > 1 else ""
        listed += "".join(f"; under {where}: {head}" for where, head in zip(different, list(heads)[1:], strict=True))
        free_of = {id(fee): fee for r, _ in alike for fees in _waivers(subject, r).values() for fee in fees[:1]}
        places = [*((r.place, options([r], bare=True)) for r, _ in others), *((fee, "takes no fee") for fee in free_of.values())]
        answer = unclear(f"{options([row])}: {first.message}{listed}", first.fix, row.place, *places)
        yield following(answer, *dict.fromkeys(rule for r, _ in alike for rule in _causes(r))) if all(_causes(r) for r, _ in alike) else answer
    verdicts = {answer.verdict for _, _, answer in answers}
    if verdicts <= {"met", "not-applicable"}:
        passed = [answer for _, _, answer in answers if answer.verdict == "met"]
        yield passed[0] if passed else not_applicable("no option prints a fee")


def _where(rows: list[Row]) -> str:
    """Options of one part or several."""
    parts = {id(row.block): [other for other in rows if other.block is row.block] for row in rows}
    return ", ".join(options(part, bare=len(parts) == 1) for part in parts.values())


def _option(subject: Subject, row: Row, ask: Ask) -> Answer:
    if damaged(row):
        return unclear(UNREADABLE, AGAIN, row.place)
    place = row.place
    cap = ask.figure("cap", 5)
    rates: dict[tuple[str, Decimal], None] = {(c.payer, amount): None for c in components(row) for amount in c.amounts}
    waived = _waivers(subject, row)
    zeros = [rate for rate in rates if rate[1] == 0 and rate[0] not in waived]
    charged = [rate for rate in rates if rate[1] != 0]
    if not rates:
        return not_applicable("the option prints no fee")
    low, high = min(cap.values), max(cap.values)
    counted = f"{_list(charged)}{f'; and {_list(zeros)}' if zeros else ''}{_apart([*charged, *zeros], low)}{_waived(list(waived))}"
    graded = {(c.payer, amount) for c in components(row) if c.basis in COUNTS for amount in c.amounts}
    if len(charged) > high and len([rate for rate in charged if rate not in graded]) <= high:
        return unclear(
            f"{len(charged)} amounts that depend on the number of players or the round reached, where {high} collection rates are allowed{_why(cap)}: {counted}; only one of them is taken at a time",
            "say why amounts of which only one is taken are not different rates, or file fewer",
            place,
        )
    if len(charged) > high:
        answer = violated(f"{len(charged)} collection rates, where {high} are allowed{_why(cap)}: {counted}", f"file at most {high} rates under this option", place)
        return following(answer, *LADDERS) if len(charged) - _disputed(row) <= high else answer
    if len(charged) > low:
        return unclear(f"{len(charged)} collection rates; the cap on {ask.as_of} was {_either(cap)}: {counted}", "name the law of that day that allows this number of rates, or file fewer", place)
    if len(charged) + len(zeros) > low:
        over = f"{low}" if cap.certain else _either(cap)
        printed = "the printed $0 is one" if len(zeros) == 1 else "the $0 printed for each payer is one"
        return unclear(f"{len(charged)} collection rates, or {len(charged) + len(zeros)} if {printed}, where {over} are allowed: {counted}", ZERO, place)
    return met(f"{len(charged) + len(zeros)} collection rates, where {low} are allowed{_why(cap)}: {counted}", place)


def _causes(row: Row) -> tuple[str, ...]:
    """The rules on whose findings a doubt about the option rests: a ladder with a tier too many, a number outside the series, a $0 for one who pays by the prose."""
    ladders = LADDERS if _disputed(row) else ()
    numbered = () if told(row) else ("announced-options",)
    broken = ("damaged-cells",) if damaged(row) else ()
    free_of = [c.payer for c in components(row) if nothing(c)]
    payers = ("fee-payer",) if any(same_payer(fee.from_, payer) and not fee.amount for fee in prose(row.block, row) for payer in free_of) else ()
    return (*broken, *ladders, *numbered, *payers)


def _disputed(row: Row) -> int:
    """How many tiers stand in the room of another, or beyond the table limit: what they charge may be no rate at all."""
    limit = row.option.limit
    most = limit.high if limit else None
    count = 0
    for ladder in components(row):
        tiers = ladder.cell.tiers
        count += sum(_within(one.first, one.second) for one in overlaps(tiers))
        count += sum(most is not None and ladder.basis in ONE_WAGER and tier.range.low > most for tier in tiers)
    return count


def _within(first: Tier, second: Tier) -> bool:
    """Of two tiers in the order of amounts, whether the second lies wholly in the room of the first."""
    high, end = first.range.high, second.range.high
    return first.range.low == second.range.low or high is None or (end is not None and end <= high)


def _waivers(subject: Subject, row: Row) -> dict[str, list[Fee]]:
    """The payers whose printed $0 the prose makes a waiver, and where it says of the option that no fee is taken from them: on anything, or on the game wagers themselves."""
    main = {wager.name for file in subject.filing.games_of(row.block) for wager in file.game.wagers if not (wager.bonus or wager.needs or wager.size)}
    free_ = [fee for fee in prose(row.block, row) if free(fee) and (not fee.wagers or MAIN in fee.wagers or (main and main <= set(fee.wagers)))]
    payers = sorted({c.payer for c in components(row) if 0 in c.amounts})
    return {payer: said for payer in payers if (said := [fee for fee in free_ if same_payer(fee.from_, payer)])}


def _waived(payers: list[str]) -> str:
    return "".join(f"; the $0 from the {payer} is a waiver and not counted, since the prose takes no fee there" for payer in payers)


def _apart(rates: list[tuple[str, Decimal]], cap: int) -> str:
    """What is said where there are too many rates only because equal amounts of two payers are two."""
    amounts = len({amount for _, amount in rates})
    return f" (equal amounts from two payers are two rates; there are {amounts} different amounts)" if amounts <= cap < len(rates) else ""


def _why(cap: Figure) -> str:
    return f" ({cap.reason})" if cap.reason else ""


def _list(rates: list[tuple[str, Decimal]]) -> str:
    by_payer: dict[str, list[str]] = {}
    for payer, amount in rates:
        by_payer.setdefault(payer, []).append(dollars(amount))
    return "; ".join(f"{', '.join(amounts)} from the {payer}" for payer, amounts in by_payer.items())


def _either(cap: Figure) -> str:
    return " or ".join(map(str, cap.values)) + (f" ({cap.reason})" if cap.reason else "")
