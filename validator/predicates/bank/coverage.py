"""The player-dealer's wager bounds what is won and lost.

The player-dealer can win or lose only a fixed and limited wager. Each provision names one limb of
that: `exposure` (wins or loses at most the wager put up), `uncovered` (wagers it does not reach are
returned), `settling` (losing wagers are collected and winning ones paid), `house` (the house does
not take part), `interest` (it has no interest in the outcome). What bounds the player-dealer's
wager is what keeps the position from being a bank.

## Says
- (each):
  Fix (uncovered-not-said, kept, not-refunded, no-action): Say that bets the player-dealer's wager
    does not cover are returned.
  Write (uncovered-not-said, kept, not-refunded, uncovered-some, no-action): player-dealer: {uncovered-wagers: returned}
  Fix (interest-not-said, interest-denied): Say that the house has no stake in who wins.
- no-bank: The rules do not say who banks the game. They say nothing of who holds the player-dealer
  position, how it moves on, or that it can win or lose only the amount put up.[ {meant}]
  Together (sheet): The rules of {games} do not say who banks the game. They say nothing of who
    holds the player-dealer position, how it moves on, or that it can win or lose only the amount
    put up.[ {meant_all}]
  Fix: Say who holds the player-dealer position, how it moves on, and that it wins or loses at most
    the amount put up.
  Write: player-dealer: {rotation: {holds-at-most: 2, unit: hands}, wins-or-loses-at-most: original-wager}
- exposure-not-said: The rules do not say that the player-dealer can win or lose only the amount put
  up.[ {meant}]
  Together (sheet): The rules of {games} do not say that the player-dealer can win or lose only the
    amount put up.[ {meant_all}]
  Fix: Say that the player-dealer wins or loses at most the amount put up.
  Write: player-dealer: {wins-or-loses-at-most: original-wager}
- exposure: The player-dealer wins or loses at most the {most} ({@}).[ The rules set no maximum on
  that wager ({@unlimited}).][ {only_there}]
- one-side: The player-dealer {does} at most the {most} ({@}), and bets its wager does not cover are
  returned ({@returned}).[ The rules set no maximum on that wager ({@unlimited}).]
- side-only: The player-dealer {does} at most the {most} ({@}). The rules do not say that it {other}
  no more than that.[ The rules set no maximum on that wager ({@unlimited}).]
  Reading: Does the limit hold for what it {other} too?
  Fix: Say that the player-dealer wins or loses at most the amount put up.
  Write: player-dealer: {wins-or-loses-at-most: original-wager}
- (paid): pays
- (collected): collects
- extent: Bets are settled only up to what the player-dealer's wager covers ({@}).[ The rules set no
  maximum on that wager ({@unlimited}).]
- uncovered-not-said: The rules do not say what happens to bets the player-dealer's wager does not
  cover.[ {meant}]
  Together (sheet): The rules of {games} do not say what happens to bets the player-dealer's wager
    does not cover.[ {meant_all}]
- two-fates: Bets the player-dealer does not cover are returned ({@returned}), and elsewhere {are}
  ({@}). Which is it?
  Fix: Say once that bets the player-dealer's wager does not cover are returned.
- kept: Bets the player-dealer does not cover are {are} ({@}). They have to be returned.
- not-refunded: The rules give no refund where the player-dealer's wager does not cover a bet ({@}).
  They do not say that the bet is returned.
  Reading: Is it the fee that is not refunded, and not the wager?
- returned: Bets the player-dealer does not cover: {are} ({@}).[ {only_there}]
- settling-not-said: The rules do not say that the player-dealer {missing}.[ {meant}]
  Fix: Say that the player-dealer collects losing bets and pays winning bets, up to the amount it
    put up.
  Write: player-dealer: {settling: {collects: true, pays: true, to-the-extent: true}}
- (collects): collects losing bets
- (pays): pays winning bets
- settling-some: The rules say only of the {wagers} that the player-dealer collects losing bets and
  pays winning bets ({@}).[ The sheet for “{sheet}” may say it of all; is it meant for this game?]
  Fix: Say of every bet that the player-dealer collects it when it loses and pays it when it wins.
- reversed: {@right} {@right:say} that the player-dealer collects losing bets and pays winning bets.
    {@} {@:say} it the other way round, read as written.
  Fix: Correct {@}: the player-dealer collects losing bets and pays winning bets.
  See right: collects and pays
- settling-denied: The rules say that the player-dealer does not collect losing bets or does not pay
  winning bets ({@}).
  Fix: Say that the player-dealer collects losing bets and pays winning bets.
- settling: The player-dealer collects losing bets and pays winning bets ({@}).[ {only_there}]
- house-not-said: The rules do not say that the house takes no part in the play.[ {meant}]
  Together (sheet): The rules of {games} do not say that the house takes no part in the play.[
    {meant_all}]
  Fix: Say that the gambling establishment does not take part in the play of the game.
- house-denied: By {@}, the house may take part in the play or hold the bank.
  Fix: Say that the gambling establishment does not take part in the play of the game.
- house: The house takes no part in the play ({@}).[ {only_there}]
- interest-not-said: The rules do not say that the house has no interest in the outcome.[ {meant}]
  Together (sheet): The rules of {games} do not say that the house has no interest in the outcome.[
    {meant_all}]
- interest-denied: By {@}, the house has an interest in the outcome.
- interest: The house has no interest in the outcome ({@}).[ {only_there}]
- uncovered-some: The rules say only of the {wagers} that bets the player-dealer does not cover are
  returned ({@}).
  Fix: Say of every bet that it is returned when the player-dealer's wager does not cover it.
- no-action: Bets the player-dealer does not cover have no action ({@}).
  Reading: Are they returned?

## Examples
```yaml violated kept limb=uncovered
player-dealer: {uncovered-wagers: {are: carried-over}}
```
> Bets the player-dealer does not cover are carried over (line 4). They have to be returned.
```yaml met exposure limb=exposure
player-dealer: {wins-or-loses-at-most: original-wager}
```

## References
Penal Code 330.11; Business and Professions Code 19805(c), 19984(a).
"""

from __future__ import annotations

from collections.abc import Callable

from ...docket.filings import Subject
from ...model.part import Part
from ...model.statements import Exposure, Settling, Uncovered
from .._bank import UNPAID
from .._law import claimed
from .._unnamed import doubted, put_up
from ..answer import (
    Answer,
    Answers,
    Ask,
    Role,
    following,
    met,
    met_by,
    not_stated,
    roles,
    unclear,
    violated,
)
from ..parameters import one_of
from ..values import phrase

NEEDS_FILING = True
HARMLESS = ("returned", "no-action", "refused")
HOUSE = ("house-does-not-participate", "house-never-player-dealer", "no-bank-by-anyone")
SIDES = ("paid", "collected")
TO_THE_HOUSE = ("house-banks", "back-to-the-dealer")
Limb = Callable[[Subject], Answer]


def judge(subject: Subject, ask: Ask) -> Answers:
    limb = str(ask.value("limb", "exposure"))
    answer = LIMBS[limb](subject)
    if not subject.view.banks and answer.verdict == "not-stated":  # one cause, told by one limb
        answer = not_stated("no-bank") if limb == "exposure" else following(answer, "coverage")
    yield from doubted(subject, [answer])


def _exposure(subject: Subject) -> Answer:
    view = subject.view
    said = view.of_bank(lambda bank: bank.wins_or_loses_at_most)
    extent = [one for one in view.of_bank(lambda bank: bank.settling) if one.to_the_extent]
    wagers = view.of_bank(lambda bank: bank.own_wager)
    unlimited: list[Role] = [(one, "unlimited") for one in wagers if one.unlimited]
    whole = [one for one in said if not one.side]
    if whole or len({one.side for one in said}) > 1:
        first, *more = whole or said
        return met("exposure", first, see=[*roles(tuple(more)), *unlimited], most=first.is_)
    if extent:
        return met("extent", extent[0], see=[*roles(extent[1:]), *unlimited])
    if said:
        return _one_side(subject, said, unlimited)
    return not_stated("exposure-not-said", put_up(subject))


def _one_side(subject: Subject, said: tuple[Exposure, ...], unlimited: list[Role]) -> Answer:
    """A limit on one side alone; where bets not covered go back, it bounds the other too."""
    back = subject.view.of_bank(lambda bank: bank.uncovered_wagers)
    returned: list[Role] = [(one, "returned") for one in back if one.are in HARMLESS[::2]]
    does, other = SIDES if said[0].side == SIDES[0] else SIDES[::-1]
    values = {"most": said[0].is_, "does": phrase(does), "other": phrase(other)}
    see = [*roles(said[1:]), *unlimited]
    if returned:
        return met("one-side", said[0], see=[*see, *returned], **values)
    return unclear("side-only", said[0], see=see, **values)


def _uncovered(subject: Subject) -> Answer:
    said = subject.view.of_bank(lambda bank: bank.uncovered_wagers)
    if not said:
        return not_stated("uncovered-not-said", put_up(subject))
    if kept := [one for one in said if one.are not in HARMLESS]:
        return _kept(kept[0], said)
    if {one.are for one in said} == {"no-action"}:
        return unclear("no-action", said[0], see=roles(said[1:]))
    if some := _some(subject, said):
        return following(not_stated("uncovered-some", said[0], wagers=some), "uncovered-each")
    return met_by("returned", said, are=said[0].are)


def _kept(kept: Uncovered, said: tuple[Uncovered, ...]) -> Answer:
    returned = [(one, "returned") for one in said if one.are == "returned" and not one.wagers]
    if not returned and kept.are == UNPAID:
        return not_stated("not-refunded", kept)
    if not returned:
        return violated("kept", kept, are=kept.are)
    answer = unclear("two-fates", kept, see=returned[:1], are=kept.are)
    return following(answer, "bank-agrees", "rules-and-sheet-agree")


def _some(subject: Subject, said: tuple[Uncovered | Settling, ...]) -> list[str]:
    """The wagers of which alone it is said, where the game has others or names none."""
    named = dict.fromkeys(wager for one in said for wager in one.wagers)
    every = {wager.name for wager in subject.game.wagers}
    whole = any(not one.wagers for one in said) or (every and every <= set(named))
    return [] if whole else list(named)


def _settling(subject: Subject) -> Answer:
    said = subject.view.of_bank(lambda bank: bank.settling)
    some = _some(subject, said)
    whole = [one for one in said if not (some and one.wagers)]
    if refused := list(filter(_refused, said)):
        return _reversed(refused[0], [one for one in whole if not _refused(one)])
    if said and not whole:
        return not_stated("settling-some", said[-1], wagers=some)
    return _said(said, whole)


def _said(said: tuple[Settling, ...], whole: list[Settling]) -> Answer:
    """Whether statements on every wager say both that losing ones are taken and winning ones paid."""
    missing = [] if any(one.collects for one in whole) else [phrase("collects")]
    missing += [] if any(one.pays for one in whole) else [phrase("pays")]
    if missing:
        return not_stated("settling-not-said", next(iter(said), None), missing=missing)
    return met_by("settling", whole)


def _refused(one: Settling) -> bool:
    return False in (one.is_, one.collects, one.pays)


def _reversed(refused: Settling, right: list[Settling]) -> Answer:
    if not right:
        return violated("settling-denied", refused)
    best = next((one for one in right if one.collects and one.pays), right[0])
    return unclear("reversed", refused, see=[(best, "right")])


def _claimed(limb: str, *wanted: str) -> Limb:
    """A limb that a statement of the rules answers."""

    def judged(subject: Subject) -> Answer:
        said, denied = claimed(subject, *wanted)
        against: list[Part] = [*denied, *(_house_holds(subject) if limb == "house" else ())]
        if against:
            return violated(f"{limb}-denied", against[0])
        return met_by(limb, said) if said else not_stated(f"{limb}-not-said")

    return judged


def _house_holds(subject: Subject) -> list[Part]:
    """Where the rules give the position to the house: outright, in turn, or when nobody takes it."""
    holders = subject.view.of_bank(lambda bank: bank.may_hold)
    untaken = subject.view.of_bank(lambda bank: bank.nobody_takes)
    found: list[Part] = [one for one in holders if one.who == "house" and one.is_]
    found += [one for one in subject.view.rotations if one.among == "house"]
    return [*found, *(said for said in untaken if said.then in TO_THE_HOUSE)]


LIMBS: dict[str, Limb] = {
    "exposure": _exposure,
    "uncovered": _uncovered,
    "settling": _settling,
    "house": _claimed("house", *HOUSE),
    "interest": _claimed("interest", "house-no-interest"),
}
PARAMETERS = {"limb": one_of(*LIMBS)}
