"""A wager has no rule of winning or losing, or only one of winning.

For each wager a comparison of hands, an event, a roll of dice or a pay table decides whether it
wins, and what happens to it otherwise; a bonus bet that is not paid is lost without a word. Where
the rules compare no hands at all, `comparison-stated` names the wagers; where they do not say what
a bet pays either, it is shown with the finding of `bets-priced`. A wager that nothing decides
cannot be settled.

## Says
- silent: The rules do not say what decides {wager:the} ({@}).
  Fix: Say when {wager:the} wins and when it loses.
- table-only: All the rules say of {wager:the} is what it pays ({@}). They do not say when it may be
  placed, whose cards count or what else must happen for it to win.
  Together (document): All the rules say of the {wagers} wager{wagers:s} is what they pay ({@}). They do
    not say when they may be placed, whose cards count or what else must happen for them to win.
  Fix: Say when {wager:the} may be placed, and which cards it is paid for.
  Write: placed: before-deal, judged: {whose: own, best: 5}
- other-rules: The rules do not say what decides {wager:the} ({@}). They refer to {source}
  ({@source}).
  Reading: Do those rules decide it?
  Fix: Say when {wager:the} wins and when it loses.
  See source: refers to them
- no-rest: The rules say when {wager:the} wins ({@}), but not what happens to it otherwise.
  Together (document): The rules say what wins for the {wagers} wager{wagers:s} ({@}), but not what
    happens otherwise.
  Fix: Say what happens to {wager:the} when it does not win.
  Write: decided: [{is: loses, otherwise: true}]
- uninsured: The rules say when insurance wins ({@}), but not what happens to it otherwise: when
  there is no natural against it, or when both have one.
  Fix: Say what happens to insurance in each of these cases.
  Write: decided: [{is: loses, otherwise: true}]
- below-table: {wager:the} wins by its pay table ({@table}), whose lowest hand is {lowest}. The rules do
  not say what happens to it when a lower one wins ({@}).
  Fix: Say what happens to {wager:the} when the winning hand is not in the table.
  Write: decided: [{is: pushes, otherwise: true}]
  See table: the pay table
- never-loses: By these rules {wager:the} wins or comes back to the player ({@}), and never loses.
  Reading: Is it meant to lose when it does not win?
  Fix: Say when {wager:the} loses.
  Write: decided: [{is: loses, otherwise: true}]
- by-itself: The rules say when {wager:the} wins ({@}).
- by-hands: A comparison of hands decides {wager:the} ({@}).
- no-outcome: A comparison is said to decide the wager, and nothing says how: `outcomes-total` tells it.
- to-pot: The wager goes to the pot, which a comparison awards.
- rides: The wager is added to another one, which is decided itself.
- bonus-document: This document is for a bonus bet; the rules of the base game are elsewhere.
- nothing-compared: The rules compare no hands; `comparison-stated` names the wager.

## Examples
```yaml not-stated silent
wagers: [{name: base}, {name: bonus, bonus: true, placed: before-deal}]
compares: {by: single-card, wagers: [base], outcomes: [{case: higher, base: wins}]}
```
> The rules do not say what decides the bonus wager (line 4).
```yaml met by-itself
wagers: [{name: pair-plus, bonus: true, placed: before-deal, pays: {rows: [[pair, 1:1], [flush, 3:1]]}}]
```
"""

from __future__ import annotations

from ...docket import comparators
from ...docket.filings import Subject
from ...model.game import Game
from ...model.part import Part
from ...model.wagers import PayTable, Wager
from .._decided import bank_silent, by_itself, for_pot
from .._wagers import ACTIONS, outcomes
from ..answer import (
    Answer,
    Answers,
    Ask,
    following,
    met_by,
    not_applicable,
    not_stated,
    roles,
    unclear,
)
from ..values import name

PRICED = {"name", "called", "bonus", "limit", "pays", "statistics"}
OF_HAND = {"hand", "ranks"}
"""What a row may say of a hand and leave open whose it is."""
WON = ("higher", "not-qualified")
BACK = ("pushes", "returned", "loses", "no-action")
GIVEN_BACK = ("pushes", "returned")
TAKEN = ("loses", "half-lost", "continues", "war", "dead", "rebuys")
LOST = ("lower", "both-lower")
BANKED = ("house-banked", "player-dealer")
INSURANCE = "insurance"
PAID_AS_BASE = tuple(name for name in ACTIONS if name != INSURANCE)
"""Actions that win and lose with a hand; insurance is a bet of its own."""


def judge(subject: Subject, ask: Ask) -> Answers:
    game, wager = subject.game, subject.wager
    assert wager
    own, compared = by_itself(wager), _compared(game, wager)
    if open_ := _by_table(game, wager, compared):
        yield open_
    elif back := _never_loses(game, wager):
        yield unclear("never-loses", back[0], see=roles(back[1:]), wager=wager)
    elif own:
        case = "uninsured" if wager.name == INSURANCE else "no-rest"
        rest_open = not compared and _rest_open(game, wager)
        said = met_by("by-itself", own, wager=wager)
        yield not_stated(case, own[0], wager=wager) if rest_open else said
    elif compared:
        said = met_by("by-hands", compared, wager=wager)
        yield not_applicable("no-outcome") if bank_silent(game) else said
    elif case := _aside(game, wager):
        yield not_applicable(case)
    else:
        yield _undecided(game, wager)


def _by_table(game: Game, wager: Wager, compared: list[Part]) -> Answer | None:
    """What the pay table of a bet leaves open."""
    if compared or game.inherits:
        return _below_table(game, wager)
    return _table_only(wager)


def _below_table(game: Game, wager: Wager) -> Answer | None:
    """A bet that a comparison sends to its pay table, where a hand may win that is not in it."""
    sent = [one for one in outcomes(game) if one.results.get(wager.name) == "paid-by-table"]
    tables = [table for table in wager.pays if table.rows and not table.statistic]
    lowest = _lowest(game, tables[0]) if sent and tables else None
    if lowest is None or _rest_told(game, wager):
        return None
    see = [(tables[0], "table")]
    return not_stated("below-table", sent[0], see=see, wager=wager, lowest=lowest)


def _lowest(game: Game, table: PayTable) -> str | None:
    """The lowest hand of a table, where the game ranks lower ones."""
    paid = [row.label for row in table.rows]
    ranked = (order.high_to_low for order in game.hands)
    full = next((order for order in ranked if set(paid) <= set(order)), ())
    return max(paid, key=full.index) if full and full[-1] not in paid else None


def _rest_told(game: Game, wager: Wager) -> bool:
    """Whether something else says what a bet paid by its table wins or loses."""
    priced = wager.bonus or any(one.odds for one in wager.pays)
    own = any(one.is_ != "paid-by-table" for one in wager.decided)
    won = (one for one in outcomes(game) if one.case in WON)
    return priced or own or any(one.results.get(wager.name) in BACK for one in won)


def _table_only(wager: Wager) -> Answer | None:
    """That nothing is said of a bet but a pay table whose rows name hands and no cards."""
    rows = [row for table in wager.pays for row in table.rows]
    told = any(set(row.event.keys()) - OF_HAND for row in rows if row.event)
    if told or not rows or set(wager.keys()) - PRICED:
        return None
    return not_stated("table-only", wager.pays[0], wager=wager)


def _rest_open(game: Game, wager: Wager) -> bool:
    """Whether a bet put up by itself is only said to win, and no rule has the rest."""
    put_up = bool(wager.placed or wager.size) or wager.required is not None
    rest = any(one.otherwise or one.bet_that or one.is_ == "loses" for one in wager.decided)
    usual = wager.bonus or wager.name in PAID_AS_BASE
    return put_up and not (rest or usual) and _by_cards(game)


def _never_loses(game: Game, wager: Wager) -> list[Part]:
    """Where the rules give back a bet put up that does not win, and nowhere take it."""
    if not _staked(game, wager) or _taken(game, wager):
        return []
    worse = [one for one in outcomes(game) if one.case in LOST]
    back = [one for one in worse if one.results.get(wager.name) in GIVEN_BACK]
    return [*(one for one in wager.decided if one.otherwise and one.is_ in GIVEN_BACK), *back]


def _staked(game: Game, wager: Wager) -> bool:
    """Whether it is a bet put up, decided by cards against a bank."""
    put_up = bool(wager.placed or wager.size or wager.limit)
    return put_up and wager.name not in ACTIONS and _by_cards(game)


def _taken(game: Game, wager: Wager) -> bool:
    """Whether the rules take the bet, or a part of it, anywhere."""
    told = {one.results.get(wager.name) for one in outcomes(game)}
    told |= {one.is_ for one in wager.decided}
    fates = (*wager.on_fold, *wager.on_bust, *wager.on_surrender)
    return not told.isdisjoint(TAKEN) or any(fate.is_ == "lost" for fate in fates)


def _by_cards(game: Game) -> bool:
    """Whether bets are decided by cards against a bank."""
    dice = any(wager.rolls for wager in game.wagers)
    return game.category in BANKED and not (dice or for_pot(game) or game.inherits)


def _compared(game: Game, wager: Wager) -> list[Part]:
    """The outcomes of the wager, or the comparisons that are said to decide it."""
    every = [one for comparison in game.compares for one in comparison.outcomes]
    named: list[Part] = [one for one in every if wager.name in one.results]
    return named or [one for one in game.compares if wager.name in one.wagers]


def _undecided(game: Game, wager: Wager) -> Answer:
    if game.inherits:
        source = game.inherits[0]
        see = [(source, "source")]
        return unclear("other-rules", wager, see=see, wager=wager, source=name(source.from_))
    if not game.compares:
        return not_applicable("nothing-compared")
    answer = not_stated("silent", wager, wager=wager)
    # a pay table would tell both
    return answer if wager.pays else following(answer, "bets-priced")


def _aside(game: Game, wager: Wager) -> str:
    """Why a wager needs no rule of its own."""
    if for_pot(game):
        return "to-pot"
    if wager.name in comparators.RIDING:
        return "rides"
    return "bonus-document" if game.category == "bonus-bet" else ""
