"""A fee taken in a way the law does not know.

## What the law asks
Fees may be taken only as rent of a seat for a time, or as a fixed fee set beforehand, on all players, collected before the hand. A fee from the pot, from
the winner or from the player-dealer alone is neither; nor is one collected once the hand has begun.

## Why
A city may restrict the methods below what the state allows.

## Fails
From one seat only.
```yaml violated provision=fee-methods
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand, collected: before-deal}]
```

After the deal.
```yaml violated provision=fee-methods
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: hand, collected: after-deal, amount: 1}]
```

## Passes
```yaml met provision=fee-methods
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: half-hour, amount: 5}]
```

## Boundary
Nothing says when it is collected.
```yaml not-stated provision=fee-methods
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: hand, amount: 1}]
```

Graded by the wager: whether that is fixed is arguable.
```yaml unclear provision=fee-methods
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: hand, collected: before-deal}]
    columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 5-100, player: [[5-50, 1], [51-100, 2]]}]
```

## How to fix
Charge every player the same fixed fee before the hand, or rent for a time.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...ladders import components
from ...model.statements import Fee
from .._fees import options
from .._law import BEFORE, charged, fees
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear, violated
from ..parameters import WORDS

FIX = "charge every player the same fixed fee before the hand, or rent the seat for a time"

PARAMETERS = {"periods": WORDS, "payers": WORDS}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    periods, payers = set(ask.value("periods", [])), set(ask.value("payers", []))
    prose = [fee for fee in fees(subject) if not _none(fee)]
    rows = list(charged(subject))
    if not prose and not rows:
        yield not_applicable("it states no fee")
        return
    found = list(_prose(prose, periods, payers))
    said = {fee.from_ for fee in prose}
    for payer in dict.fromkeys(payer for _, _, _, payer in rows):
        if payer not in payers and payer not in said:
            row = next(row for row, _, _, who in rows if who == payer)
            found.append(violated(f"{options([row])} takes a fee from the {payer.replace('-', ' ')}, not from all players", FIX, row.place))
    if subject.schedule_file and not any(a.verdict == "violated" for a in found):
        ladders = [row for _, block_rows in subject.schedule_file.blocks for row in block_rows for c in components(row) if c.cell.tiers and c.payer in payers]
        if ladders:
            found.append(unclear(f"the fee of {options(ladders[:1])} is graded; whether a graded fee is a fixed one is arguable", FIX, ladders[0].place))
    yield from found or [met("every fee is rent for a time, or a fixed fee on all players before the hand", *prose[:1])]


def _prose(prose: list[Fee], periods: set[str], payers: set[str]) -> Iterator[Answer]:
    seen: set[tuple[str, str]] = set()
    for fee in prose:
        called = fee.called or "fee"
        cause = (str(fee.from_), str(fee.collected) if fee.from_ in payers else "")
        if fee.per in periods or cause in seen:
            continue
        seen.add(cause)
        if fee.from_ and fee.from_ not in payers:
            yield violated(f"the {called} is taken from the {fee.from_.replace('-', ' ')}, not from all players", FIX, fee)
        elif fee.collected and not fee.collected.startswith(BEFORE):
            yield violated(f"the {called} is collected {fee.collected.replace('-', ' ')}, not before the hand", FIX, (fee, "collected"))
    unsaid = [fee for fee in prose if fee.per not in periods and fee.from_ in payers]
    if unsaid and not any(fee.collected for fee in prose):
        yield not_stated("nothing says that the fee is collected before the hand", FIX, unsaid[0])


def _none(fee: Fee) -> bool:
    return bool(fee.amount) and all(a.text == "none" or a.win == 0 for a in fee.amount)
