"""Several types of fee at one table.

Only one type of fee is used at a table at a time: by time, by the hand, or as a share. A patron
must be able to tell what a seat costs.

## Says
- mixed: A fee {first} ({@first}) and a fee {second} ({@}) are charged at the same table. The law
  allows only one type of fee at a table at a time.
  Fix: File each type of fee as an option of its own.
  See first: the fee {first}
- one: Fees are charged {kind} only ({@}).
- no-type: The schedule does not say of which type its fees are.

## Examples
```yaml violated mixed
  - fees: [{from: player, per: hour, amount: 5}, {called: rake, from: pot, share: {most-share: 10 %, of: pot}}]
```
> A fee by time (line 4) and a fee by share (line 4) are charged at the same table. The law allows
> only one type of fee at a table at a time.
```yaml met one
  - fees: [{from: player, per: half-hour, amount: 5}]
```
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from ...model.statements import Fee
from .._law import fees
from ..answer import Answers, Ask, Subject, met, not_applicable, violated

TYPES = {
    **dict.fromkeys(("hour", "half-hour", "day", "session"), "by-time"),
    **dict.fromkeys(("hand", "round", "pot", "wager", "bet"), "by-the-hand"),
}
INFINITE = Decimal("Infinity")
EVERY = [(Decimal(0), INFINITE)]


def judge(subject: Subject, ask: Ask) -> Answers:
    typed = [fee for fee in fees(subject) if _type(fee)]
    tables = [block.fees for block in subject.schedule.blocks] if subject.schedule_file else [typed]
    clash = next(filter(None, map(_clash, tables)), None)
    if not typed:
        yield not_applicable("no-type")
    elif clash:
        one, other = clash
        see = [(one, "first")]
        yield violated("mixed", other, see=see, first=_type(one), second=_type(other))
    else:
        yield met("one", typed[0], kind=list(dict.fromkeys(map(_type, typed))))


def _type(fee: Fee) -> str | None:
    if fee.amount and all(a.text == "none" for a in fee.amount):
        return None
    return "by-share" if fee.share else TYPES.get(fee.per or "")


def _clash(table: Sequence[Fee]) -> tuple[Fee, Fee] | None:
    """Two types of fee for one option, in the order in which they are said."""
    spans = [
        (low, high, number)
        for number, fee in enumerate(table)
        if _type(fee)
        for low, high in _options(fee)
    ]
    furthest: dict[str | None, tuple[Decimal, int]] = {}
    for low, high, number in sorted(spans):
        kind = _type(table[number])
        for other, (end, earlier) in furthest.items():
            if other != kind and end >= low:
                first, second = sorted((earlier, number))
                return table[first], table[second]
        furthest[kind] = max(furthest.get(kind, (high, number)), (high, number))
    return None


def _options(fee: Fee) -> list[tuple[Decimal, Decimal]]:
    """The first and last option of each range a fee holds for."""
    return [
        (span.low, INFINITE if span.high is None else span.high) for span in fee.options
    ] or EVERY
