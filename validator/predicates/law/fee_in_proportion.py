"""A fee in steps that is the same share of the wager at every step.

## What the law asks
No fee is computed as a fraction or percentage of wagers. A ladder of flat fees is none; but one whose every fee is the same share of the highest wager of its
step, over `steps` steps and more, comes to a percentage rounded up.

## Why
$1 to $100, $2 to $200, $3 to $300 is one dollar for each hundred begun. Whether flat steps of that kind still are flat fees is for a person to say.

## Fails
```yaml unclear steps=3
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 5-400, player: [[5-100, 1], [101-200, 2], [201-300, 3], [301-400, 4]]}]
```

## Passes
```yaml met steps=3
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 5-400, player: [[5-100, 1], [101-200, 2], [201-300, 3], [301-400, 6]]}]
```

## Boundary
Two steps, or a last step without an end, make no percentage.
```yaml met steps=3
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player, on: player-wager}]
    options:
      - {option: 1, limit: 5-200, player: [[5-100, 1], [101-200, 2]]}
      - {option: 2, limit: 5+, player: [[5-100, 1], [101-200, 2], [201-300, 3], [301+, 4]]}
```

## How to fix
Take fewer steps, or steps that do not follow the wager.

## References
Penal Code 337j(f).
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Row, Subject
from ...judge.answer import Answer, Ask, met, not_applicable, unclear
from ...ladders import MONEY_BASES, Component, components, damaged
from ...model.values import dollars
from .._fees import basis, options, who


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    steps = int(ask.value("steps", 3))
    ladders = [(row, c) for _, rows in subject.schedule_file.blocks for row in rows if not damaged(row) for c in components(row) if c.cell.tiers and c.basis in MONEY_BASES]
    even: dict[tuple[int, str, Decimal], list[tuple[Row, Component]]] = {}
    for row, component in ladders:
        share = _share(component, steps)
        if share is not None:
            even.setdefault((id(row.block), component.payer, share), []).append((row, component))
    for (_, payer, share), found in even.items():
        row, first = found[0]
        tiers = ", ".join(f"{dollars(tier.fee.dollars or Decimal(0))} up to {dollars(tier.range.high or Decimal(0))}" for tier in first.cell.tiers)
        yield unclear(
            f"under {options(r for r, _ in found)} the fee from {who(payer)} is {_percent(share)} of the highest {basis(first.basis)} of every step ({tiers}): "
            "flat steps that follow the wager so closely come near a percentage",
            "take fewer steps, or steps that do not follow the wager",
            row.place,
            *((r.place, options([r], bare=True)) for r, _ in found[1:]),
        )
    if not ladders:
        yield not_applicable("no fee is graded by money")
    elif not even:
        yield met("no ladder follows the wager at every step", ladders[0][0].place)


def _share(component: Component, steps: int) -> Decimal | None:
    """The share every fee is of the highest amount of its step, if it is one and the same."""
    tiers = component.cell.tiers
    if len(tiers) < steps or any(tier.range.high is None or tier.range.open or not tier.fee.dollars for tier in tiers):
        return None
    shares = {(tier.fee.dollars or Decimal(0)) / (tier.range.high or Decimal(1)) for tier in tiers}
    return shares.pop() if len(shares) == 1 else None


def _percent(share: Decimal) -> str:
    return f"{(share * 100).normalize():f} %"
