"""A fee that is a percentage, fraction or share.

## What the law asks
A fee may not be computed as a fraction or percentage of the wagers made, the pot or the winnings, whatever it is called: rake, commission,
vigorish, time charge.

## Why
A house that takes a share of what is wagered runs a percentage game.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - fees: [{called: rake, from: pot, share: {at-most: 10 %, of: pot}}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: pot, per: hand, amount: 3}]
    options: [{option: 1, limit: 2-4, pot: 3}]
```

## Boundary
The share hides in a fee of the game's own rules.
```yaml violated
kind: game
name: Example
category: poker
fees: [{called: service charge, from: winner, share: {is: 1/20, of: winnings}}]
```

## How to fix
Charge an amount in dollars, the same whatever is wagered within its tier.

## References
Penal Code 337j(f), Penal Code 330.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.statements import Fee
from ..legacy import Answer, Ask, met, not_applicable, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    fees, priced = _fees(subject)
    shares = [fee for fee in fees if fee.share]
    for fee in shares:
        assert fee.share
        part = fee.share.is_ or fee.share.at_most
        ceiling = "at most " if fee.share.at_most and not fee.share.is_ else ""
        yield violated(
            f"the {fee.called or 'fee'} is {ceiling}{part} of the {fee.share.of.replace('-', ' ')}",
            "charge an amount in dollars instead of a share",
            (fee, "share"),
        )
    if not shares:
        if not fees and not priced:
            yield not_applicable("it states no fee")
        else:
            yield met("every fee is an amount in dollars", fees[0] if fees else subject.place or subject.schedule)


def _fees(subject: Subject) -> tuple[list[Fee], bool]:
    if subject.game_file:
        return list(subject.game.fees), False
    assert subject.schedule_file
    return [fee for block in subject.schedule.blocks for fee in block.fees], any(rows for _, rows in subject.schedule_file.blocks)
