"""Money taken for a jackpot or a promotion, with no word how it is won.

Where a fee goes into a fund of the players, the filing says how the money comes back to them: which
hand wins it, or how it is drawn and given away; a heading alone does not. Where one fee feeds several
funds, each has its part. A jackpot that the rules name has something that wins it, shares and a
source, whether or not a fee is said to feed it. Until then it is the players' money in the hands of
the house.

## Says
- silent: The {fee} goes into a fund for {funds:a} ({@}). The filing does not say how the money is
  won or given back.
  Reading: Are there rules for it that are not filed?
  Fix: Say which hand wins it or how it is given away, or file the rules that do.
  Write: fees: [{awarded: a losing hand of four of a kind or better}]
- several: The {fee} feeds {number:fund}: {jackpots} ({@}). The filing does not say how it is divided
  among them.
  Fix: Say which part of the {fee} goes into each.
  See fund: one of them
- bare: The rules name the {fund} ({@}), but do not say {missing:or}.
  Reading: Are there rules for it that are not filed?
  Fix: Say {missing:and}, or file the rules that do.
  Write: jackpots: [{won-by: four of a kind that is beaten, shares: [[losing-hand, 50 %], [winning-hand, 50 %]]}]
- said: The filing says how the money in the fund is won or given back ({@}).
- none: No fee of the filing goes into a fund, and no jackpot is named.
- (won): what wins it
- (shares): how it is divided
- (source): where its money comes from
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
from ...model.statements import Fee, Jackpot
from ..answer import Answer, Answers, Ask, Place, concluded, unclear
from ..values import Value, name, phrase

NEEDS_FILING = True
JACKPOT = "jackpot"


def judge(subject: Subject, ask: Ask) -> Answers:
    funds: dict[str, list[Fee]] = {}
    for fee in _fees(subject.filing):
        funds.setdefault(fee.funds or "", []).append(fee)
    funds.pop("", None)
    said = [one for fund, fees in funds.items() for one in _said(subject.filing, fund, fees)]
    found = [_silent(f, fees) for f, fees in funds.items() if not _said(subject.filing, f, fees)]
    found += _several(subject.filing, funds.get(JACKPOT, []))
    found += _bare(subject.filing, funds.get(JACKPOT, []))
    named = [one for one in _jackpots(subject.filing) if one.won_by]
    yield from concluded(found, said or named, "said")


def _fees(filing: Filing) -> list[Fee]:
    """What the rules and the schedules in force say of fees."""
    sheets = [file for file in filing.schedules if file.id not in filing.superseded]
    blocks = [block.fees for file in sheets for block, _ in file.blocks]
    return [fee for fees in (*(file.game.fees for file in filing.games), *blocks) for fee in fees]


def _said(filing: Filing, fund: str, fees: list[Fee]) -> list[Place]:
    """Where a document says how the fund is given back."""
    won = [one for one in _jackpots(filing) if one.won_by] if fund == JACKPOT else []
    return [*(fee for fee in fees if fee.awarded), *won]


def _jackpots(filing: Filing) -> list[Jackpot]:
    return [one for file in filing.games for one in file.game.jackpots]


def _several(filing: Filing, fees: list[Fee]) -> Answers:
    """One fee that feeds several jackpots, each with a name."""
    funds = {one.called: one for one in _jackpots(filing) if one.called}
    if len(funds) > 1 and len({fee.called for fee in fees}) == 1:
        see = [(one, "fund") for one in funds.values()]
        told = {"fee": _called(fees[0]), "number": len(funds), "jackpots": [*map(name, funds)]}
        yield unclear("several", fees[0], see=see, key=JACKPOT, **told)


def _bare(filing: Filing, fees: list[Fee]) -> Answers:
    """Jackpots of which nothing is told but the name, or no source; a fee that feeds one asks for
    what wins it.
    """
    if fees and not _said(filing, JACKPOT, fees):
        return
    for one in _jackpots(filing):
        if missing := _missing(one, fees):
            fund = name(one.called) if one.called else phrase(JACKPOT)
            yield unclear("bare", one, key=one.called, fund=fund, missing=[*map(phrase, missing)])


def _missing(one: Jackpot, fees: list[Fee]) -> list[str]:
    """What is not told of a jackpot; one hand may take the whole."""
    won = one.won_by or any(fee.awarded for fee in fees)
    told = {"won": won, "shares": one.shares, "source": fees}
    missing = [what for what, said in told.items() if not said]
    return [] if missing == ["shares"] else missing


def _called(fee: Fee) -> Value:
    return name(fee.called) if fee.called else phrase("a-fee")


def _silent(fund: str, fees: list[Fee]) -> Answer:
    first, *others = fees
    see = [(fee, "also") for fee in others[:3]]
    return unclear("silent", first, see=see, key=fund, fee=_called(first), funds=phrase(fund))
