"""One fee is given with two amounts.

Where a document speaks twice of one fee from one payer, the amounts, ceilings and shares it gives
are the same, unless each is for options, wagers or a case of its own. It is taken before play or
after it, at the start of a period or at its end. Per hour is twice per half hour. A rake of at most
$5 on the first page and $4 on the last leaves the dealer a choice. So does one that a definition takes
of every such bet, and another page only in one case. A share of something that is not named is not
the same as one of something that is. Two moments in the middle of a hand are two amounts, unless the
fee is taken at both.

## Says
- in-case: The {fee} on the {wagers} wager{wagers:s} is taken outright in one place ({@outright}), and
  in another only if {case} ({@}).
  Reading: Is it taken in that case alone?
  Fix: Say in both places when the {fee} is taken.
  See outright: taken in every case
- (fact): the {fee}
- (differ): The document gives {fact} in two ways
- (remedy): Give the fee once.
- (moment): the moment at which the {fee} is collected
- (per-time): {amounts} per {period}
- (same-basis): Are both a share of the {of}?
- (both-moments): Is a part of it taken at each?
- (something): {share} of something that is not named
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
from decimal import Decimal
from itertools import chain

from ...model.statements import Fee, PartOf
from .._fees import free, side
from .._law import amounts
from ..agreement import CONTRADICTION, Clash, Said, agreement
from ..answer import Answers, Ask, Subject, not_applicable, roles, unclear
from ..values import Value, as_called, moment, money, name, phrase

HOURLY = {"half-hour": 2, "hour": 1}
"""How often in an hour a fee is due."""
UNNAMED = "undefined"
ENDINGS = ("after-deal", "after-showdown", "after-settlement", "after-round", "after-hand")
"""Moments that are no step in the middle of a hand."""


def judge(subject: Subject, ask: Ask) -> Answers:
    blocks = [subject.game] if subject.game_file else subject.schedule.blocks
    every = [block.fees for block in blocks]
    found = [*chain(*map(_named, every))]
    timed = [*chain(*map(_timed, every))]
    for called, fees in found:
        said = [Said(fee, fee, _shown(fee)) for fee in fees]
        yield from agreement(said, _clash, phrase("fact", fee=called), fees[0].called)
    cases = [answer for fees in every for answer in _in_case(fees)]
    yield from chain(cases, *map(_moments, timed))
    if not found and not timed and not cases:
        yield not_applicable("no-fee")


def _in_case(fees: tuple[Fee, ...]) -> Answers:
    """Fees on a bet that one sentence takes only in a case, and another in every case."""
    for fee in fees:
        outright = [one for one in fees if _outright(one, fee)]
        if outright:
            bets = [as_called(bet) for bet in fee.wagers if any(bet in o.wagers for o in outright)]
            given = {"fee": name(str(fee.called)), "wagers": bets, "case": name(str(fee.only_if))}
            yield unclear("in-case", fee, see=roles(outright, "outright"), key=fee.called, **given)


def _outright(one: Fee, other: Fee) -> bool:
    """Whether one takes in every case, on a bet of both, the fee that the other takes in a case."""
    same = one.called and one.called == other.called and one.options == other.options
    apart = other.only_if and not one.only_if and {*one.wagers} & {*other.wagers}
    return bool(same and apart) and not (free(one) or free(other))


def _moments(fees: list[Fee]) -> Answers:
    """When one fee is taken, as each of several sentences has it."""
    first, key = fees[0], str(fees[0].called or fees[0].from_)
    whole = name(first.called) if first.called else phrase("fee", payer=first.from_)
    told = [Said(fee, fee.collected, moment(fee.collected)) for fee in fees]
    yield from agreement(told, _other_time, phrase("moment", fee=whole), f"moment-{key}")


def _named(fees: Iterable[Fee]) -> list[tuple[Value, list[Fee]]]:
    """The fees of which a document speaks more than once, by name and payer."""
    by_name: dict[object, list[Fee]] = {}
    for fee in fees:
        if fee.called and (fee.share or amounts(fee)) and not fee.only_if:
            by_name.setdefault((fee.called, fee.component, fee.from_), []).append(fee)
    return [(name(str(said[0].called)), said) for said in by_name.values() if said[1:]]


def _timed(fees: Iterable[Fee]) -> list[list[Fee]]:
    """The sentences that say of one fee when it is taken, where there are several."""
    by_name: dict[object, list[Fee]] = {}
    for fee in fees:
        if fee.collected and fee.from_ and not fee.only_if and not free(fee):
            key = (_one_name(fee), fee.component, fee.from_, fee.per, *_scope(fee))
            by_name.setdefault(key, []).append(fee)
    return [said for said in by_name.values() if said[1:]]


def _one_name(fee: Fee) -> str | None:
    """The name of a fee, whose rake and rake-off are one."""
    return fee.called and fee.called.lower().removesuffix("-off")


def _other_time(first: str, second: str) -> Clash | None:
    one, two = side(first), side(second)
    if one and two and one != two:
        return CONTRADICTION
    apart = first != second and all(map(_within_hand, (first, second)))
    return Clash(phrase("both-moments")) if apart else None


def _within_hand(moment: str) -> bool:
    """Whether a moment is after a step of the round and before its end."""
    return moment.startswith("after-") and side(moment) == "after" and moment not in ENDINGS


def _scope(fee: Fee) -> tuple[object, ...]:
    """What a fee is for, where that is not everything."""
    return (fee.on, fee.depends_on, fee.options, fee.wagers, fee.under, fee.at_least, fee.funds)


def _clash(first: Fee, second: Fee) -> Clash | None:
    if _scope(first) != _scope(second):
        return None
    timed = first.per == second.per or {first.per, second.per} <= set(HOURLY)
    pairs = [(_hourly(first), _hourly(second))] if timed else []
    certain = any(one and two and one != two for one, two in pairs)
    return CONTRADICTION if certain else _other_share(first, second)


def _other_share(first: Fee, second: Fee) -> Clash | None:
    """Two shares of one fee, or one share of which a place does not say of what."""
    one, two = _share(first), _share(second)
    if not one or not two or one == two:
        return None
    bases = [fee.share.of for fee in (first, second) if fee.share and fee.share.of != UNNAMED]
    if str(first.share) != str(second.share) or len(bases) > 1:
        return CONTRADICTION
    return Clash(phrase("same-basis", of=bases[0]))


def _hourly(fee: Fee) -> list[Decimal]:
    """What a fee by time comes to in an hour, and any other each time."""
    return [part * HOURLY.get(str(fee.per), 1) for part in amounts(fee)]


def _share(fee: Fee) -> str:
    return f"{fee.share} of {fee.share.of}" if fee.share and fee.share.shares else ""


def _shown(fee: Fee) -> Value:
    dollars = [*map(money, amounts(fee))]
    if fee.share:
        return _share_shown(fee.share, dollars)
    if fee.per in HOURLY:
        return phrase("per-time", amounts=dollars, period=fee.per)
    return phrase("amounts", amounts=dollars)


def _share_shown(share: PartOf, dollars: list[Value]) -> Value:
    given = name(str(share))
    if dollars:
        return phrase("both", share=given, of=share.of, amounts=dollars)
    if share.of == UNNAMED:
        return phrase("something", share=given)
    return phrase("share", share=given, of=share.of)
