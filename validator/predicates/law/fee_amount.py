"""A fee of more dollars than the law allows.

A fee of a kind has a ceiling in dollars. The provision says which: by where it goes (`funds`), by
what it is charged for (`per`; half-hours count twice in an hour), by who pays (`payers`). A flat
fee with a ceiling needs no arithmetic at the table.

## Says
- over: The {fee}[ of {option}] comes to {amount}[ {hourly}] ({@}). The limit is {cap}[ {hourly}].[
  {more:more amount} {more:is} too high.]
  Fix: Lower the {fee} to {cap} or less.
- not-given: The rules name the {fee} ({@}), but do not give its amount. At most {cap} is allowed.
  Fix: State the amount of the {fee}.
- within: The largest fee of this kind is {most}, and the limit is {cap} ({@}).
- (an-hour): an hour

## Examples
```yaml violated over provision=jackpot-contribution
kind: game
name: Poker
category: poker
fees: [{called: jackpot contribution, funds: jackpot, per: hand, amount: 3}]
```
> The jackpot contribution comes to $3 (line 4). The limit is $2.
```yaml met within provision=jackpot-contribution
kind: game
name: Poker
category: poker
fees: [{called: jackpot contribution, funds: jackpot, per: hand, amount: 2}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from ...docket.filings import Row, Subject
from ...docket.ladders import components, covers
from ...model.statements import Fee
from .._law import amounts, called, fees
from ..answer import Answer, Answers, Ask, Place, met, not_applicable, not_stated, violated
from ..parameters import AMOUNT, TEXT, WORDS, needed
from ..values import Value, money, phrase

HOURS = {"hour": 1, "half-hour": 2}

PARAMETERS = {"cap": needed(AMOUNT), "funds": TEXT, "per": WORDS, "payers": WORDS}


class Charge(NamedTuple):
    """One amount of a fee: in the prose, or in an option."""

    amount: Decimal
    fee: Value
    place: Place
    option: Row | None = None


def judge(subject: Subject, ask: Ask) -> Answers:
    cap = Decimal(str(ask.value("cap")))
    kinds = [(fee, list(_charges(subject, fee))) for fee in fees(subject) if _is(fee, ask)]
    found = [charge.amount for _, charges in kinds for charge in charges]
    over = [_over(fee, charges, cap) for fee, charges in kinds if _most(charges) > cap]
    yield from over
    if not kinds:
        yield not_applicable("no-such-fee")
    elif not found:
        yield not_stated("not-given", kinds[0][0], fee=called(kinds[0][0]), cap=money(cap))
    elif not over:
        yield met("within", kinds[0][0], most=money(max(found)), cap=money(cap))


def _most(charges: list[Charge]) -> Decimal:
    return max((charge.amount for charge in charges), default=Decimal(0))


def _over(fee: Fee, charges: list[Charge], cap: Decimal) -> Answer:
    """One finding for the amounts of a statement that are too high, on the highest."""
    most = max(charges, key=lambda charge: charge.amount)
    return violated(
        "over",
        most.place,
        key=(fee.called or fee.from_ or "", fee.per or ""),
        fee=most.fee,
        option=most.option,
        amount=money(most.amount),
        hourly=phrase("an-hour") if fee.per in HOURS else None,
        cap=money(cap),
        more=sum(charge.amount > cap for charge in charges) - 1 or None,
    )


def _is(fee: Fee, ask: Ask) -> bool:
    per, payers = ask.value("per"), ask.value("payers")
    asked = (not per or fee.per in per) and (not payers or fee.from_ in payers)
    return asked and fee.funds == ask.value("funds")


def _charges(subject: Subject, fee: Fee) -> Iterator[Charge]:
    times = HOURS.get(fee.per or "", 1)
    most = [fee.share.cap] if fee.share and fee.share.cap is not None else []
    yield from (Charge(amount * times, called(fee), fee) for amount in [*amounts(fee), *most])
    for row in _rows(subject, fee):
        for one in components(row):
            if one.name in (fee.component, fee.from_) or one.payer == fee.from_:
                column = phrase("column-fee", payer=one.name)
                yield from (
                    Charge(amount * times, column, row.place, row) for amount in one.amounts
                )


def _rows(subject: Subject, fee: Fee) -> Iterator[Row]:
    for block, rows in subject.schedule_file.blocks if subject.schedule_file else ():
        if any(other is fee for other in block.fees):
            yield from (row for row in rows if covers(fee.options, row.option.option))
