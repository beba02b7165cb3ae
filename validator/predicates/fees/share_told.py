"""A share of bets or winnings is a figure, and is taken when its amount is known.

Where rules or a rate sheet give the house a share of a bet, a payout or a pot, they say how large
it is and when it is taken; and a share of what is won is not taken before anything is won. Where it
is one of several, they say who chooses; where it is so many dollars for every so many, what a part
of them brings. Odds of 0.95 to 1 leave out a commission of 5 %, which is not taken once more. "At
most five percent" may be nothing at one table and five at the next. A commission on the payout that
is due with the bet is reckoned on a payout nobody knows yet.

## Says
- (each):
  Fix (not-given, ceiling-only): Give the share as a figure, and say when it is taken.
  See also (not-given, ceiling-only): the {fee}
- not-given: The rules take a {fee} ({@}) but do not say {missing:or}.
- ceiling-only: The rules take a {fee} ({@}) but do not say {missing:or}. The only figure is a ceiling
  of {ceiling}.
- before-won: The {fee}[ on the {wagers} bet] is a share of the {of}, but is taken with the bet
    ({@}), before there is a {of}.
  Reading: Is the {fee} a share of what the bet would win?
  Fix: Say that the {fee} is taken when the bet is paid, or make it a share of the bet.
  See also: on what it is charged
- either: The {fee} is {shares:or} of the {of} ({@}), and the rules do not say who decides which.
  Fix: Give one figure, or say who sets it and that it is posted.
- may-be: The {fee} may be taken ({@}), and the rules do not say when it is and when not.
  Fix: Say that it is taken, or who decides and that it is posted.
- part-open: The {fee} is {shares:or} of the {of} ({@}). What is taken for less than that?
  Fix: Say whether a part counts as the whole amount or is free.
  Write: fees: [{share: {rounding: up}}]
- amount-open: The {fee} is {shares:or} of the {of} ({@}). Nothing says {missing:or}.
  Fix: Say how it is rounded, and the most dollars that are taken.
  Write: fees: [{share: {rounding: down, cap: 5}}]
- crossed: The {fee} comes to at least {floor} and at most {cap} ({@}), which cannot both hold.
  Fix: Correct one of the two amounts.
- on-top: The {fee} is limited to {ceiling} ({@ceiling}). The rules do not say whether the {apart}
  ({@}) counts toward that limit or comes on top.
  Fix: Say whether the {apart} is part of the {ceiling}.
  See ceiling: the limit
- priced-in: The {wagers} bet pays {odds} ({@}), which already leaves out {share}. The {fee} of
  {share} ({@charge}) is taken besides.
  Reading: Is it taken only once?
  Fix: Pay full odds and take the {fee}, or pay {odds} and take none.
  See charge: the {fee}
- (size): how large it is
- (time): when it is taken
- (cents): how it is rounded
- (most): how much is taken at most
- (a-fee): fee
- (a-contribution): contribution
- given: The rules say how large the {fees} is and when it is taken ({@}).
- none: The rules give the house no share of bets or winnings.

## Examples
```yaml not-stated ceiling-only
category: poker
fees: [{called: rake, share: {most-share: 10 %, of: pot}, at: 717}]
```
> The rules take a rake (line 4) but do not say how large it is or when it is taken. The only
> figure is a ceiling of 10 %.
```yaml met given
category: house-banked
fees: [{called: vigorish, share: {is: 5 %, of: bet}, wagers: [buy], collected: with-bet, at: 301}]
```
"""

from __future__ import annotations

from itertools import chain
from typing import Any

from ...model.game import Game
from ...model.statements import Fee
from ...model.values import Odds, Share
from .._fees import parts, ratios, taken
from .._law import most_dollars
from .._wagers import placed_bets
from ..answer import Answers, Ask, Subject, concluded, not_stated, unclear, violated
from ..values import Value, money, name, phrase

WON = ("payout", "winnings")


def judge(subject: Subject, ask: Ask) -> Answers:
    said: dict[str | None, list[Fee]] = {}
    fees = _fees(subject)
    for fee in fees:
        said.setdefault(fee.called, []).append(fee)
    shares = [fee for fee in fees if _shares(fee)]
    names = dict.fromkeys(fee.called for fee in shares)
    printed = _printed(subject)
    found = [a for one in names for a in (*_missing(said[one], printed), *_too_early(said[one]))]
    found += [*chain(*map(_open, shares)), *_on_top(fees, shares)]
    found += [a for fee in shares if fee not in printed for a in _amount(subject, said, fee)][:1]
    found += chain(*(_priced_in(subject.game, fee) for fee in shares)) if subject.game_file else ()
    yield from concluded(found, shares, "given", fees=map(_called, shares))


def _fees(subject: Subject) -> list[Fee]:
    """What the document judged says of fees."""
    if subject.game_file:
        return [*subject.game.fees]
    return [fee for block in subject.schedule.blocks for fee in block.fees]


def _shares(fee: Fee) -> bool:
    return bool(fee.share or ratios(fee))


def _called(fee: Fee) -> Value:
    return name(fee.called) if fee.called else phrase("a-contribution" if fee.funds else "a-fee")


def _on_top(fees: list[Fee], shares: list[Fee]) -> Answers:
    """A contribution beside a share with a ceiling, or with the most dollars it comes to."""
    limits = [(fee, most) for fee in shares if (most := _ceiling(fee))]
    for limited, ceiling in limits[:1]:
        for apart in [fee for fee in fees if fee.funds and fee.called != limited.called][:1]:
            values = {"fee": _called(limited), "ceiling": ceiling, "apart": _called(apart)}
            yield unclear("on-top", apart, see=[(limited, "ceiling")], **values)


def _ceiling(fee: Fee) -> Share | Value | None:
    if fee.share is None:
        return None
    cap = most_dollars(fee)
    return fee.share.most_share or (None if cap is None else money(cap))


def _priced_in(game: Game, fee: Fee) -> Answers:
    """A share of what a bet wins, where the odds of the bet come to whole ones less that share."""
    if not fee.share or fee.share.of not in WON or not fee.share.is_:
        return
    part = fee.share.is_[0]
    for wager in [wager for wager in placed_bets(game) if wager.name in fee.wagers]:
        for table in [one for one in wager.pays if _less(one.odds, part)][:1]:
            values: dict[str, Any] = {"wagers": [wager.name], "odds": table.odds, "share": part}
            key, called = (fee.called, wager.name), _called(fee)
            yield unclear("priced-in", table, see=[(fee, "charge")], key=key, fee=called, **values)


def _less(odds: Odds | None, share: Share) -> bool:
    """0.95 to 1 is even money less 5 %."""
    times = odds.multiple if odds else None
    if not times or share.part >= 1:
        return False
    return times % 1 != 0 and times / (1 - share.part) % 1 == 0


def _printed(subject: Subject) -> list[Fee]:
    """The fees of a sheet whose amounts its table has."""
    if subject.game_file:
        return []
    return [fee for block, rows in parts(subject) for fee in block.fees if taken(rows, fee)]


def _missing(said: list[Fee], printed: list[Fee]) -> Answers:
    """What is not said of a fee of one name: how large it is, and when it is taken."""
    first = next(filter(_shares, said))
    fixed = any(_fixed(fee) or fee in printed for fee in said)
    known = {"size": fixed, "time": any(map(_timed, said))}
    missing = [phrase(what) for what, told in known.items() if not told]
    if missing:
        ceiling = None if fixed or not first.share else first.share.most_share
        see = [(fee, "also") for fee in said if fee is not first][:3]
        given = {"fee": _called(first), "missing": missing, "ceiling": ceiling}
        case = "ceiling-only" if ceiling else "not-given"
        yield not_stated(case, first, see=see, key=first.called, **given)


def _open(fee: Fee) -> Answers:
    """What leaves the dollars of a share open, or makes them impossible."""
    part = fee.share
    if not part:
        return
    told: dict[str, Any] = {"fee": _called(fee), "shares": part.shares, "of": part.of}
    place, key = (fee, "share"), (fee.called, *fee.wagers)
    if fee.set_by or fee.posted:
        pass
    elif len(part.is_) > 1:
        yield not_stated("either", place, key=key, **told)
    elif fee.optional:
        yield not_stated("may-be", fee, key=key, fee=_called(fee))
    if any(share.step for share in part.shares) and not part.rounding:
        yield unclear("part-open", place, key=key, **told)
    if part.floor is not None and part.cap is not None and part.floor > part.cap:
        ends: dict[str, Any] = {"floor": money(part.floor), "cap": money(part.cap)}
        yield violated("crossed", place, key=key, fee=_called(fee), **ends)


def _amount(subject: Subject, said: dict[str | None, list[Fee]], fee: Fee) -> Answers:
    """What leaves the dollars of a share open that no table prints: cents, and how many at most."""
    part = fee.share
    if part is None or not part.is_ or any(one.step for one in part.is_):
        return
    alike = said[fee.called]
    cents = subject.schedule_file and not any(f.share and f.share.rounding for f in alike)
    most = part.of == "pot" and all(not f.set_by and most_dollars(f) is None for f in alike)
    missing = [phrase(what) for what, due in {"cents": cents, "most": most}.items() if due]
    if missing:
        told: dict[str, Any] = {"fee": _called(fee), "shares": part.shares, "of": part.of}
        key = (fee.called, "amount")
        yield unclear("amount-open", (fee, "share"), key=key, missing=missing, **told)


def _fixed(fee: Fee) -> bool:
    return bool(fee.amount or (fee.share and fee.share.is_))


def _timed(fee: Fee) -> bool:
    return bool(fee.collected or fee.dropped or fee.placed) or fee.from_ == "winner"


def _too_early(said: list[Fee]) -> Answers:
    """A share of what is won, taken with the bet."""
    early = [(fee, fee.share.of) for fee in said if fee.share and fee.collected == "with-bet"]
    for fee, of in ((fee, of) for fee, of in early if of in WON):
        see = [(other, "also") for other in said if other is not fee and other.on in WON][:1]
        values = {"fee": _called(fee), "wagers": fee.wagers, "of": of}
        yield unclear("before-won", fee, see=see, key=(fee.called, *fee.wagers), **values)
