"""A share of bets or winnings is a figure, and is taken when its amount is known.

## What is asked
Where the rules themselves give the house a share of a bet, a payout or a pot, they say how large it is and when it is taken; and a share of what is won is not
taken before anything is won.

## Why
"At most five percent" may be nothing at one table and five at the next. A commission on the payout that is due with the bet is reckoned on a payout nobody knows yet.

## Fails
```yaml not-stated
kind: game
name: Example
category: poker
fees: [{called: rake, share: {at-most: 10 %, of: pot}, at: 717}]
```
```yaml unclear
kind: game
name: Example
category: house-banked
fees: [{called: vigorish, share: {is: 5 %, of: payout}, wagers: [lay], collected: with-bet, at: 301}]
```

## Passes
```yaml met
kind: game
name: Example
category: house-banked
fees: [{called: vigorish, share: {is: 5 %, of: bet}, wagers: [buy], collected: with-bet, at: 301}]
```

## Boundary
A share of what is won, taken from whoever wins, is taken when the bet is paid.
```yaml met
kind: game
name: Example
category: house-banked
fees: [{called: vigorish, from: winner, share: {is: 5 %, of: winnings}, at: 639}]
```
Another place gives the figure.
```yaml met
kind: game
name: Example
category: poker
fees: [{called: rake, share: {at-most: 10 %, of: pot}, at: 717}, {called: rake, share: {is: 4 %, of: pot}, collected: end-of-hand, at: 720}]
```
What goes to a jackpot may be part of the share or come on top of it.
```yaml unclear
kind: game
name: Example
category: poker
fees: [{called: rake, amount: 4, share: {at-most: 10 %, of: pot}, collected: end-of-hand, at: 717}, {called: contribution, funds: jackpot, amount: 2, at: 749}]
```
A fixed amount has rules of its own.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
fees: [{called: collection, amount: 2, at: 5}]
```

## How to fix
Give the share as a figure, or say where it is posted, and say when it is taken.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.statements import Fee
from .._say import listed, plain
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

WON = ("payout", "winnings")
FIX = "give the share as a figure, and say when it is taken"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    fees = subject.game.fees
    shares = [fee for fee in fees if fee.share]
    found = False
    for name in dict.fromkeys(fee.called for fee in shares):
        for answer in _fee(name or "fee", [fee for fee in fees if fee.called == name]):
            found = True
            yield answer
    ceiling = next((fee for fee in shares if fee.share and fee.share.at_most), None)
    apart = [fee for fee in fees if fee.funds and fee.called != (ceiling.called if ceiling else None)]
    if ceiling and ceiling.share and apart:
        found = True
        said = f"the {apart[0].called or 'contribution'} comes on top of a {ceiling.called or 'fee'} of at most {ceiling.share.at_most}, or counts toward it: which is not said"
        yield unclear(said, "say whether it is part of the ceiling", apart[0], (ceiling, "the ceiling"))
    if not shares:
        yield not_applicable("the rules give the house no share of bets or winnings")
    elif not found:
        yield met("the share is a figure and is taken when it is known", *shares)


def _fee(name: str, told: list[Fee]) -> Iterator[Answer]:
    shares = [fee for fee in told if fee.share]
    fixed = any(fee.amount or (fee.share and fee.share.is_) for fee in told)
    taken = any(fee.collected or fee.dropped or fee.placed or fee.from_ == "winner" for fee in told)
    missing = [what for what, said in (("how large it is", fixed), ("when it is taken", taken)) if not said]
    if missing:
        limit = "" if fixed else f"; the only figure is a ceiling of {shares[0].share.at_most}" if shares[0].share else ""
        others = [(fee, f"the {name}") for fee in told if fee is not shares[0]]
        yield not_stated(f"the rules take a {name} and do not say {listed(missing)}{limit}", FIX, shares[0], *others[:3])
    for fee in shares:
        if fee.share and fee.share.of in WON and fee.collected == "with-bet":
            on = f" on the {listed(fee.wagers)} bet" if fee.wagers else ""
            more = [(other, "on what it is charged") for other in told if other is not fee and other.on in WON]
            said = f"the {name}{on} is a share of the {plain(fee.share.of)} and is taken with the bet, before there is any. What the bet would win may be meant"
            yield unclear(said, "say that it is taken when the bet is paid, or reckon it on the bet", fee, *more[:1])
