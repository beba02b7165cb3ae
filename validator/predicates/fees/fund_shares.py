"""The shares of a fund come to the whole of it.

A jackpot is divided among those it names, and nothing is left over or given twice. Where parts of a
side bet are said to go into a fund, the rules say where the rest goes. A jackpot that several can win at
once says what each then gets. One that is only named divides nothing; `fund-told` asks for the rest.

## Says
- not-whole: The shares of the {fund} come to {total} % ({@}), not to the whole of it.
  Fix: Correct the shares, or say what becomes of the rest.
- rest-open: Of {bet} {total} % is accounted for ({@}), and nothing says where the rest goes.
  Fix: Say what becomes of the rest: prizes, the house, another fund.
  See also: another part
- claims-open: The rules say what wins the {fund} ({@}), but not what happens when several win it at
  once.
  Fix: Say how the {fund} is divided when several win it at once.
  Write: jackpots: [{several-claims: split-equally}]
- (jackpot): jackpot
- whole: The shares come to the whole ({@}).
- none: No fund is divided here.

## Examples
```yaml violated not-whole
category: poker
jackpots: [{called: bad beat jackpot, shares: [[losing-hand, 50 %], [winning-hand, 25 %], [remaining-players, 20 %]], at: 738}]
```
> The shares of the bad beat jackpot come to 95 % (line 4), not to the whole of it.
```yaml met whole
category: poker
jackpots: [{shares: [[losing-hand, 50 %], [winning-hand, 25 %], [remaining-players, 25 %]], several-claims: split-equally, at: 738}]
```
"""

from __future__ import annotations

from fractions import Fraction

from ...model.game import Game
from ...model.part import Part
from ...model.statements import Fee, Jackpot
from .._wagers import placed_bets
from ..answer import Answers, Ask, Subject, concluded, not_stated, roles, unclear, violated
from ..values import Value, bet, name, number, phrase

OF_BET = ("wager", "bet", "player-wager")


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    parts = _parts(game)
    found = [answer for one in game.jackpots for answer in _jackpot(one)]
    found += [answer for wager, fees in parts.items() for answer in _rest(game, wager, fees)]
    shared = [one for one in game.jackpots if one.shares or one.won_by]
    divided: list[Part] = [*shared, *(fee for fees in parts.values() for fee in fees)]
    yield from concluded(found, divided, "whole")


def _jackpot(one: Jackpot) -> Answers:
    total = sum((given.share.part for given in one.shares), Fraction(0))
    if one.shares and total != 1:
        yield violated("not-whole", one, key=one.called, fund=_called(one), total=_percent(total))
    if (one.shares or one.won_by) and not one.several_claims:
        yield not_stated("claims-open", one, key=one.called, fund=_called(one))


def _parts(game: Game) -> dict[str, list[Fee]]:
    """The parts of each bet that go into a fund."""
    found: dict[str, list[Fee]] = {}
    for fee in game.fees:
        for wager in fee.wagers if _part(fee) else ():
            found.setdefault(wager, []).append(fee)
    return found


def _part(fee: Fee) -> bool:
    share = fee.share
    return bool(fee.funds and share and share.of in OF_BET and len(share.is_) == 1)


def _rest(game: Game, wager: str, fees: list[Fee]) -> Answers:
    """What no part of a bet accounts for."""
    total = sum((fee.share.is_[0].part for fee in fees if fee.share), Fraction(0))
    for one in [one for one in placed_bets(game) if one.name == wager and total < 1]:
        told: dict[str, Value] = {"bet": bet(one), "total": _percent(total)}
        yield unclear("rest-open", fees[0], see=roles(fees[1:]), key=wager, **told)


def _called(one: Jackpot) -> Value:
    return name(one.called) if one.called else phrase("jackpot")


def _percent(total: Fraction) -> Value:
    of_100 = total * 100
    return number(int(of_100)) if of_100.denominator == 1 else name(f"{float(of_100):.1f}")
