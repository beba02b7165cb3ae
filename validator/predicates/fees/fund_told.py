"""Money taken for a jackpot or a promotion, with no word how it is won.

Where a fee goes into a fund of the players, the filing says how the money comes back to them: which
hand wins it, or how it is drawn and given away. Until then it is the players' money in the hands of
the house.

## Says
- silent: The {fee} goes into a fund for {funds:a} ({@}). The filing does not say how the money is
  won or given back.
  Reading: Are there rules for it that are not filed?
  Fix: Say which hand wins it or how it is given away, or file the rules that do.
  Write: fees: [{awarded: a losing hand of four of a kind or better}]
- said: The filing says how the money in the fund is won or given back ({@}).
- none: No fee of the filing goes into a fund.
- (a-fee): fee
- (jackpot): jackpot
- (promotions): promotion

## Examples
```yaml unclear silent
kind: schedule
name: Rake
blocks:
  - games: {called: Seven Card Stud}
    fees: [{called: jackpot drop, from: pot, per: hand, amount: 1, funds: jackpot, at: 73}]
```
> The jackpot drop goes into a fund for a jackpot (line 5 of Rake). The filing does not say how the
> money is won or given back. Are there rules for it that are not filed?
```yaml met said
kind: schedule
name: Rake
blocks:
  - games: {called: Seven Card Stud}
    fees: [{called: jackpot drop, from: pot, amount: 1, funds: jackpot, awarded: aces full beaten by four of a kind}]
```
"""

from __future__ import annotations

from ...docket.filings import Filing, Subject
from ...model.statements import Fee
from ..answer import Answer, Answers, Ask, Place, concluded, unclear
from ..values import name, phrase

NEEDS_FILING = True
SECTION = "jackpot"


def judge(subject: Subject, ask: Ask) -> Answers:
    funds: dict[str, list[Fee]] = {}
    for fee in _fees(subject.filing):
        funds.setdefault(fee.funds or "", []).append(fee)
    funds.pop("", None)
    said = [one for fund, fees in funds.items() for one in _said(subject.filing, fund, fees)]
    found = [_silent(f, fees) for f, fees in funds.items() if not _said(subject.filing, f, fees)]
    yield from concluded(found, said, "said")


def _fees(filing: Filing) -> list[Fee]:
    """What the rules and the schedules in force say of fees."""
    sheets = [file for file in filing.schedules if file.id not in filing.superseded]
    blocks = [block.fees for file in sheets for block, _ in file.blocks]
    return [fee for fees in (*(file.game.fees for file in filing.games), *blocks) for fee in fees]


def _said(filing: Filing, fund: str, fees: list[Fee]) -> list[Place]:
    """Where a document says how the fund is given back; rules of a jackpot have a section."""
    sections = [one for file in filing.games for one in file.game.sections if one.is_ == SECTION]
    return [*filter(lambda fee: fee.awarded, fees), *(sections if fund == SECTION else [])]


def _silent(fund: str, fees: list[Fee]) -> Answer:
    first, *others = fees
    see = [(fee, "also") for fee in others[:3]]
    fee = name(first.called) if first.called else phrase("a-fee")
    return unclear("silent", first, see=see, key=fund, fee=fee, funds=phrase(fund))
