"""A wager of which the rules do not say what it pays or how large it may be.

## What is asked
Of every wager the rules say what a win pays and between which limits it is placed.

## Why
A payment left to custom, or a limit that is nowhere, cannot be checked by anyone.

When a wager loses is for the rules on outcomes. A wager sized from another has its limits
from there, and one for which the schedule gives a table limit, or whose limits are said to be
posted at the table, has them from there.

## Says
- payment: The rules do not say what {wager} ({@}) pays[ or {limits}].[ The rules of {outside}, to
  which they refer, may say it.]
  Together (limits): The rules of {games} do not say what is paid on the {wagers}
    wager{wagers:s}[ or {limits}].
  Fix: Say what {wager} pays[ and {limits}].
  Write: pays: {odds: 1 to 1}
  See won: the ordinary win
  See adopts: refers to other rules
- natural-only: A natural pays {odds} ({@table}), but the rules do not say what any other winning
  {wager_name} wager pays[ or {limits}].[ The rules of
    {outside}, to which they refer, may say it.]
  Together (limits): In {games} a natural pays {odds:or}, but the rules do not say what any
    other winning {wager_name:or} wager pays[ or {limits}].
  Fix: Say what a winning {wager_name} wager pays when it is not a natural[, and {limits}].
  Write: pays: [{odds: {odds}, when: {result: natural}}, {odds: 1 to 1}]
  See won: the ordinary win
  See table: what a natural pays
  See adopts: refers to other rules
- special-only: The rules say that a special win pays {odds} ({@table}), but do not say what an
  ordinary win of {wager} pays[ or {limits}].[ The
    rules of {outside}, to which they refer, may say it.]
  Fix: Say what an ordinary win of {wager} pays[, and {limits}].
  See won: the ordinary win
  See table: pays for a special win
  See adopts: refers to other rules
- unprinted: {wager} is paid by a table ({@table}) that is not printed, so the rules do not say what
  it pays[ or {limits}].[ The rules
    of {outside}, to which they refer, may say it.]
  Together (limits): In {games} the {wagers} wager{wagers:s} {wagers:is} paid by a table that is
    not printed, so the rules do not say what is paid[ or {limits}].
  Fix: Print the pay table.
  See won: the ordinary win
  See table: refers to a pay table
  See adopts: refers to other rules
- no-limits: The rules do not give the limits of {wager} ({@}).[ The rules of {outside}, to which
    they refer, may give them.]
  Together (): The rules of {games} do not say the limits of the {wagers} wager{wagers:s}.
  Fix: Give the least and the most that may be bet on {wager}.
  Write: limit: {is: 1-100}
  See adopts: refers to other rules
- only-posted: The rules leave the limits of {wager} to what is posted ({@posted}), and no document
  of the filing gives them.
  Together (): The rules of {games} leave the limits of the {wagers} wager{wagers:s} to what is
    posted, and no document
    of the filing gives them.
  Fix: Print the lowest and the highest bet in the rules or on the fee schedule.
  Write: limit: {is: 1-100}
  See posted: limits are posted
- rides: {wager} is paid for the player's hand alone ({@}). The rules do not say whether it is paid
  when the {base} bet loses or the dealer
    does not play.
  Reading: Is {wager} paid whatever the dealer holds?
  Fix: Say whether {wager} is paid when the {base} bet loses.
  See paid: when it is paid
- whole: The rules say what {wager} pays ({@})[ and its limits ({@limit})].
- elsewhere: This wager is settled as part of another, by points or a pot, or belongs to another
  game.
- house: The rules settle this bet of the house's game by rolls, numbers or outcomes, which other
  rules look at.
- (its-limits): what its limits are
- (a-wager): the {name} wager
- (a-bet): the {name}

## Fails
```yaml not-stated no-limits
wagers: [{name: buster, bonus: true, pays: {odds: 2 to 1}, decided: [{is: wins, when: {result: bust}}, {is: loses, otherwise: true}]}]
```
> The rules do not give the limits of the buster wager (line 4).

## Passes
```yaml met whole
wagers: [{name: red-flex, bonus: true, limit: {is: 1-50}, pays: {odds: 2 to 1}, decided: [{is: wins, when: {suited: red}}, {is: loses, otherwise: true}]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.game import Game
from ...model.wagers import Wager
from .._wagers import blocks, schedule_limits
from ..answer import Answer, Ask, following, met, not_applicable, not_stated, unclear
from ..values import Value, name, phrase

NEEDS_FILING = True
DERIVED = ("double-down", "split", "surrender")
COMPARED = ("pot", "high-low-pot", "three-hands")
BETS = ("bet", "bonus", "wager")
"""Endings of a name that says it is a wager."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager, game = subject.wager, subject.game
    if _settled_elsewhere(wager, game):
        yield not_applicable("elsewhere")
        return
    house = game.category == "house-banked"
    base = _rides(wager, game) if house else None
    if base:
        see = [(rule, "paid") for rule in wager.decided[:1]]
        yield unclear("rides", wager.pays[0], see=see, wager=_called(wager), base=base)
    elif house and not (wager.bonus and (game.deck or game.cards or game.hands)):
        yield not_applicable("house")
    else:
        yield _judge(subject, wager, house)


def _settled_elsewhere(wager: Wager, game: Game) -> bool:
    if wager.name in DERIVED or "envy" in wager.name:
        return True
    other = game.category == "bonus-bet" and not wager.bonus
    return other or any(comparison.by in COMPARED for comparison in game.compares)


def _judge(subject: Subject, wager: Wager, house: bool) -> Answer:
    game = subject.game
    paid, limited = _pays(wager, game), house or _limits(subject, wager)
    if paid and limited:
        limits = [(limit, "limit") for limit in wager.limit[:1]]
        return met(
            "whole", wager.pays[0] if wager.pays else wager, see=limits, wager=_called(wager)
        )
    if paid and (posted := [s for s in game.states if s.that == "limits-posted" and s.is_]):
        return not_stated("only-posted", wager, see=[(posted[0], "posted")], wager=_called(wager))
    parent = game.inherits[0] if game.inherits else None
    special = [table for table in wager.pays if table.odds and table.when]
    tables = special or wager.pays
    see: list[tuple[Place, str]] = [(parent, "adopts")] if parent else []
    if not paid:
        see += [*_won(wager, game), *((table, "table") for table in tables[:1])]
    answer = (unclear if parent else not_stated)(
        "no-limits" if paid else _payment(wager),
        wager,
        see=see,
        wager=_called(wager),
        wager_name=wager,
        odds=special[0].odds if special and not paid else None,
        limits=None if limited else phrase("its-limits"),
        outside=name(parent.from_) if parent else None,
    )
    return following(answer, "outcomes-total") if parent else answer


def _called(wager: Wager) -> Value:
    return phrase("a-bet" if wager.name.endswith(BETS) else "a-wager", name=wager)


def _rides(wager: Wager, game: Game) -> str | None:
    """The compared bet that a payment by hand rides on and is not said to outlive."""
    compared = {name for comparison in game.compares for name in comparison.wagers}
    needed = [name for needs in wager.needs for name in needs.all if name in compared]
    own = not wager.bonus and wager.name not in compared and any(t.rows for t in wager.pays)
    return needed[0] if own and needed and not wager.survives and not wager.placed else None


def _won(wager: Wager, game: Game) -> list[tuple[Place, str]]:
    """The place that tells the ordinary win, where the payment should be."""
    outcomes = [outcome for comparison in game.compares for outcome in comparison.outcomes]
    won = [outcome for outcome in outcomes if outcome.results.get(wager.name) == "wins"]
    plainly = [one for one in won if one.case in ("higher", "both-higher") and not one.if_]
    return [(outcome, "won") for outcome in (plainly or won)[:1]]


def _payment(wager: Wager) -> str:
    """What of the payment is missing."""
    special = [table.when for table in wager.pays if table.odds and table.when]
    if special:
        return "natural-only" if special[0].result == "natural" else "special-only"
    return "unprinted" if wager.pays else "payment"


def _pays(wager: Wager, game: Game) -> bool:
    """A payment for the ordinary win: odds for one kind of win alone are not enough."""
    plainly = [table for table in wager.pays if not table.when]
    if any(table.rows for table in wager.pays):
        return True
    if any(table.odds or table.amount_of_wager for table in plainly):
        return True
    return any(option.is_ == wager.name and option.pays for option in game.playing_options)


def _limits(subject: Subject, wager: Wager) -> bool:
    game = subject.game
    if wager.limit or wager.size or game.limits or game.table_limit:
        return True
    if any(schedule_limits(subject, wager)):
        return True
    if wager.bonus:
        return False
    whole = any(limit.wager is None for block, _ in blocks(subject) for limit in block.limits)
    return whole or any(row.option.limit for _, rows in blocks(subject) for row in rows)
