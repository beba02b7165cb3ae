"""One fee is given with two amounts.

Where a document speaks twice of one fee from one payer, the amounts, ceilings and shares it gives
are the same, unless each is for options, wagers or a case of its own. A rake of at most $5 on the
first page and $4 on the last leaves the dealer a choice.

## Says
- (fact): the {fee}
- (differ): The document gives {fact} in two ways
- (remedy): Give the fee once.
- (share): {share} of the {of}
- (most): at most {amounts}
- (both): {share} of the {of}, at most {amounts}
- (amounts): {amounts}
- (fee): fee from the {payer}
- no-fee: The document speaks of no fee twice.

## Examples
```yaml violated two-ways
kind: game
name: Pai Gow Poker
category: house-banked
fees:
  - {called: commission, from: winner, share: {is: 5 %, of: winnings}, at: 19}
  - {called: commission, from: winner, share: {is: 4 %, of: winnings}, at: 45}
```
> The document gives the commission in two ways: 5 % of the winnings (line 5), and 4 % of the
> winnings (line 6). Which is it?
```yaml met agree
kind: game
name: Pai Gow Poker
category: house-banked
fees:
  - {called: commission, from: winner, share: {is: 5 %, of: winnings}, at: 19}
  - {called: commission, from: winner, share: {is: 5 %, of: winnings}, at: 45}
```
"""

from __future__ import annotations

from collections.abc import Iterable

from ...model.statements import Fee
from .._law import amounts
from ..agreement import CONTRADICTION, Clash, Said, agreement
from ..answer import Answers, Ask, Subject, not_applicable
from ..values import Value, money, name, phrase


def judge(subject: Subject, ask: Ask) -> Answers:
    blocks = [subject.game] if subject.game_file else subject.schedule.blocks
    found = [named for block in blocks for named in _named(block.fees)]
    for called, fees in found:
        said = [Said(fee, fee, _shown(fee)) for fee in fees]
        yield from agreement(said, _clash, phrase("fact", fee=called), fees[0].called)
    if not found:
        yield not_applicable("no-fee")


def _named(fees: Iterable[Fee]) -> list[tuple[Value, list[Fee]]]:
    """The fees of which a document speaks more than once, by name and payer."""
    by_name: dict[object, list[Fee]] = {}
    for fee in fees:
        if fee.called and (fee.share or amounts(fee)) and not fee.only_if:
            by_name.setdefault((fee.called, fee.component, fee.from_), []).append(fee)
    return [(name(str(said[0].called)), said) for said in by_name.values() if said[1:]]


def _scope(fee: Fee) -> object:
    """What a fee is for, where that is not everything."""
    return (
        fee.per,
        fee.on,
        fee.depends_on,
        fee.options,
        fee.wagers,
        fee.under,
        fee.at_least,
        fee.funds,
    )


def _clash(first: Fee, second: Fee) -> Clash | None:
    if _scope(first) != _scope(second):
        return None
    pairs = ((_share(first), _share(second)), (amounts(first), amounts(second)))
    return CONTRADICTION if any(one and two and one != two for one, two in pairs) else None


def _share(fee: Fee) -> str:
    return str(fee.share or "")


def _shown(fee: Fee) -> Value:
    dollars = [*map(money, amounts(fee))]
    share = name(_share(fee)) if fee.share else None
    entry = "both" if share and dollars else "share" if share else "amounts"
    return phrase(entry, share=share, of=fee.share and fee.share.of, amounts=dollars or None)
