"""What is paid when a payment is no whole dollar.

Where a wager pays odds such as 6 to 5 or 3 to 2, or half of it is lost, the rules say what happens
when that is no whole dollar: paid exactly, rounded, or only wagers for which it comes out. Six to
five on $7 is $8.40. A table that has no coins keeps the forty cents or gives sixty away; the player
should know which, and so should whoever checks the drop.

## Says
- not-whole: {parts:or} may come to a part of a dollar ({@}). The rules do not say how such an amount
  is paid.
  Together (): In {games} a payment or a loss may come to a part of a dollar. The rules do not
    say how such an amount is paid.
  Fix: Say that such an amount is paid exactly, or how it is rounded.
  Write: rounding: {is: down, to: 0.5}
  See part: may come to a part of a dollar
- said: The rules say how a part of a dollar is paid ({rounding}, {@}).
- whole: Every payment on a whole number of dollars is a whole number of dollars.
- (exact): exactly
- (down): rounded down[ to a multiple of {to}]
- (up): rounded up[ to a multiple of {to}]
- (nearest): rounded to the nearest multiple of {to}
- (nearest-dollar): rounded to the nearest dollar
- (not-accepted): not at all, since such a bet is not accepted
- (paid): a payment of {odds:or}
- (taken): a fee of {share} of the {of}
- (lost): a loss of {share} of the wager

## Examples
```yaml not-stated not-whole
wagers: [{name: base, pays: {odds: 6 to 5, when: {result: natural}}}]
```
> A payment of 6 to 5 may come to a part of a dollar (line 4). The rules do not say how such an
> amount is paid.
```yaml met said
rounding: down
wagers: [{name: base, pays: {odds: 6 to 5, when: {result: natural}}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...model.game import Game
from ...model.statements import Fee, Rounding
from ...model.values import Odds, Share
from ...model.wagers import Wager
from .._wagers import offered
from ..answer import Answers, Ask, Place, Subject, met, not_applicable, not_stated, roles
from ..values import Value, money, name, phrase

WON = ("winnings", "payout")
MOST = 5
"""So many odds are named."""
Part = tuple[str | Share, Place]
"""The odds that are paid or the share that is lost, and where."""


def judge(subject: Subject, ask: Ask) -> Answers:
    parts: dict[str | Share, Place] = {}
    for part, place in _parts(subject.game):
        parts.setdefault(part, place)
    said = subject.game.rounding or subject.filing.house.rounding
    if not parts:
        yield not_applicable("whole")
    elif said:
        yield met("said", said[0], rounding=_rounded(said[0]))
    else:
        first, *others = parts.values()
        see = roles(others, "part")
        yield not_stated("not-whole", first, see=see, parts=list(_shown(parts)))


def _rounded(said: Rounding) -> Value:
    if said.to is None:
        return phrase("nearest-dollar" if said.is_ == "nearest" else said.is_)
    return phrase(said.is_, to=money(said.to))


def _shown(parts: dict[str | Share, Place]) -> Iterator[Value]:
    paid = [name(part) for part in parts if isinstance(part, str)]
    if paid:
        yield phrase("paid", odds=paid[:MOST])
    shares = [(part, place) for part, place in parts.items() if not isinstance(part, str)]
    for share, place in shares:
        of = place.share.of if isinstance(place, Fee) and place.share else None
        yield phrase("taken", share=share, of=of) if of else phrase("lost", share=share)


def _parts(game: Game) -> Iterator[Part]:
    """Each place that pays or takes a part of a wager."""
    for wager in game.wagers:
        yield from _paid(wager)
    for option in offered(game, "surrender"):
        if option.share_lost:
            yield option.share_lost, option
    for fee in game.fees:
        if fee.share and fee.share.of in WON and len(fee.share.is_) == 1 and not fee.share.rounding:
            yield fee.share.is_[0], fee


def _paid(wager: Wager) -> Iterator[Part]:
    """Not one payment where all others for the same are whole, which pay-tables-agree reports."""
    for said in _payments(wager).values():
        broken = [(odds.text, place) for odds, place in said if _broken(odds)]
        whole = [place for odds, place in said if not _broken(odds)]
        if len(broken) > 1 or all(place is other for _, place in broken for other in whole):
            yield from broken


def _payments(wager: Wager) -> dict[object, list[tuple[Odds, Place]]]:
    """What is paid at each place, by what it is paid for."""
    found: dict[object, list[tuple[Odds, Place]]] = {}
    for table in wager.pays:
        if table.odds:
            found.setdefault(table.when, []).append((table.odds, table))
        for row in table.rows:
            found.setdefault(row.label.lower(), []).extend((odds, row) for odds in row.pays)
    return found


def _broken(odds: Odds) -> bool:
    return bool(odds.multiple and odds.multiple.denominator > 1)
