"""A fee taken in a way the law does not know.

## What the law asks
Fees may be taken only as rent of a seat for a time, or as a fixed fee set beforehand, on all
players, collected before the hand. A fee from the pot, from the winner or from the player-dealer
alone is neither; nor is one collected once the hand has begun.

## Why
A city may restrict the methods below what the state allows.

## Says
- one-payer: The {fee} is taken from the {payer} ({@}), not from all players.
  Fix: Charge every player the same fixed fee before the hand, or rent the seat for a time.
- option-payer: {option} takes a fee from the {payer} ({@}), not from all players.
  Fix: Charge every player the same fixed fee before the hand, or rent the seat for a time.
- late: The {fee} is collected {when} ({@}), not before the hand.
  Fix: Collect the fee before the hand, or rent the seat for a time.
- not-said: The rules give a fee ({@}), but do not say that it is collected before the hand.
  Fix: Say that the fee is collected before the hand.
  Write: collected: before-deal
- graded: The fee of {option} goes by the size of the wager ({@}). Is that a fixed fee?
  Fix: Charge every player the same fixed fee before the hand, or rent the seat for a time.
- lawful: Every fee is rent for a time, or a fixed fee on all players before the hand.

## Fails
From one seat only.
```yaml violated one-payer provision=fee-methods
  - fees: [{from: player-dealer, per: hand, collected: before-deal}]
```
> The fee is taken from the player-dealer (line 4), not from all players.

## Passes
```yaml met lawful provision=fee-methods
  - fees: [{from: player, per: half-hour, amount: 5}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Row, Subject
from ...docket.ladders import components
from ...model.statements import Fee
from .._law import BEFORE, called, charged, fees
from ..answer import Answer, Ask, met, not_applicable, not_stated, unclear, violated
from ..parameters import WORDS
from ..values import moment

PARAMETERS = {"periods": WORDS, "payers": WORDS}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    periods, payers = set(ask.value("periods", [])), set(ask.value("payers", []))
    prose = [fee for fee in fees(subject) if not _none(fee)]
    rows = list(charged(subject))
    if not prose and not rows:
        yield not_applicable("no-fee")
        return
    found = [*_prose(prose, periods, payers), *_unsaid(prose, periods, payers)]
    said = {*payers, *(fee.from_ for fee in prose)}
    for payer, row in {who: row for row, _, _, who in reversed(rows) if who not in said}.items():
        found.append(violated("option-payer", row.place, key=payer, option=row, payer=payer))
    if not any(answer.verdict == "violated" for answer in found):
        found += [unclear("graded", row.place, option=row) for row in _graded(subject, payers)][:1]
    yield from found or [met("lawful", *prose[:1])]


def _prose(prose: list[Fee], periods: set[str], payers: set[str]) -> Iterator[Answer]:
    seen: set[tuple[str, str]] = set()
    for fee in prose:
        cause = (str(fee.from_), str(fee.collected) if fee.from_ in payers else "")
        if fee.per in periods or cause in seen:
            continue
        seen.add(cause)
        if fee.from_ and fee.from_ not in payers:
            yield violated("one-payer", fee, key=fee.from_, fee=called(fee), payer=fee.from_)
        elif fee.collected and not fee.collected.startswith(BEFORE):
            when = moment(fee.collected)
            yield violated("late", (fee, "collected"), key=cause, fee=called(fee), when=when)


def _unsaid(prose: list[Fee], periods: set[str], payers: set[str]) -> Iterator[Answer]:
    unsaid = [fee for fee in prose if fee.per not in periods and fee.from_ in payers]
    if unsaid and not any(fee.collected for fee in prose):
        yield not_stated("not-said", unsaid[0])


def _graded(subject: Subject, payers: set[str]) -> Iterator[Row]:
    """The options that charge all players by tiers."""
    for _, rows in subject.schedule_file.blocks if subject.schedule_file else ():
        for row in rows:
            if any(c.cell.tiers and c.payer in payers for c in components(row)):
                yield row


def _none(fee: Fee) -> bool:
    return bool(fee.amount) and all(a.text == "none" or a.win == 0 for a in fee.amount)
