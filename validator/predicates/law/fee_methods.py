"""A fee taken in a way the law does not know.

Fees are taken only as rent of a seat for a time, or as a fixed fee on all players, collected before
the hand. A fee from the pot, the winner or the player-dealer alone is neither. A city may restrict
the methods below what the state allows.

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

## Examples
From one seat only.
```yaml violated one-payer provision=fee-methods
  - fees: [{from: player-dealer, per: hand, collected: before-deal}]
```
> The fee is taken from the player-dealer (line 4), not from all players.
```yaml met lawful provision=fee-methods
  - fees: [{from: player, per: half-hour, amount: 5}]
```
"""

from __future__ import annotations

from ...docket.filings import Subject
from ...docket.ladders import components
from ...model.statements import Fee
from .._law import Charged, Timed, called, charged, timed
from ..answer import Answer, Answers, Ask, met, not_applicable, not_stated, unclear, violated
from ..parameters import WORDS
from ..values import moment

PARAMETERS = {"periods": WORDS, "payers": WORDS}


def judge(subject: Subject, ask: Ask) -> Answers:
    periods, payers = set(ask.value("periods", [])), set(ask.value("payers", []))
    prose = [one for one in timed(subject) if not _none(one.fee)]
    rows = list(charged(subject))
    by_hand = [one for one in prose if one.fee.per not in periods]
    found = [*_prose(by_hand, payers), *_unsaid(prose, by_hand, payers)]
    found += _options(rows, {*payers, *(one.fee.from_ for one in prose)})
    if not {"violated"} & {answer.verdict for answer in found}:
        found += _graded(subject, payers)
    yield from found or [_lawful(prose, rows)]


def _lawful(prose: list[Timed], rows: list[Charged]) -> Answer:
    if not prose and not rows:
        return not_applicable("no-fee")
    return met("lawful", prose[0].fee if prose else None)


def _prose(by_hand: list[Timed], payers: set[str]) -> Answers:
    """One finding for each payer, or moment of one that may pay."""
    causes: dict[tuple[str, str], Timed] = {}
    for one in by_hand:
        moment_of = str(one.fee.collected) if one.fee.from_ in payers else ""
        causes.setdefault((str(one.fee.from_), moment_of), one)
    for cause, one in causes.items():
        fee = one.fee
        if fee.from_ and fee.from_ not in payers:
            yield violated("one-payer", fee, key=fee.from_, fee=called(fee), payer=fee.from_)
        elif fee.collected and not one.early(fee.collected):
            when = moment(fee.collected)
            yield violated("late", (fee, "collected"), key=cause, fee=called(fee), when=when)


def _unsaid(prose: list[Timed], by_hand: list[Timed], payers: set[str]) -> Answers:
    unsaid = [one.fee for one in by_hand if one.fee.from_ in payers]
    if unsaid and not any(one.fee.collected for one in prose):
        yield not_stated("not-said", unsaid[0])


def _options(rows: list[Charged], said: set[str | None]) -> Answers:
    """The first option that charges a payer the prose does not name."""
    first = {payer: row for row, payer in reversed(rows) if payer not in said}
    for payer, row in first.items():
        yield violated("option-payer", row.place, key=payer, option=row, payer=payer)


def _graded(subject: Subject, payers: set[str]) -> list[Answer]:
    """The first option that charges all players by tiers."""
    blocks = subject.schedule_file.blocks if subject.schedule_file else ()
    charges = ((row, one) for _, rows in blocks for row in rows for one in components(row))
    graded = (row for row, one in charges if one.cell.tiers and one.payer in payers)
    return [unclear("graded", row.place, option=row) for row in graded][:1]


def _none(fee: Fee) -> bool:
    return bool(fee.amount) and all(a.text == "none" or a.win == 0 for a in fee.amount)
