"""Every bet of a game the house banks has a stated payment and a limit, and so has a pot game.

A bet that the rules define is found among what winning bets are paid, and the most that may be bet
on it is a figure. For a pot game only the limit is asked, in its rules or on its sheets. A bet
without odds is paid as the dealer thinks, and one without a limit is limited as the dealer thinks.

A limit of the table is for the bets of the game and not for a bonus bet, which needs one of its own
or a sentence on every bet. A bet sized from another has its limit from there. A payment on another bet needs none.

## Says
- (each):
  See also (no-odds, no-payments): not paid either
  Fix (no-limit, only-posted): State the limits of the game.
  Write (no-limit, only-posted, some-unlimited): limits: [{at-least: 5, at-most: 500, per: bet}]
- no-table: Prizes depend on the result ({@}), but the rules neither print a table of prizes nor say
  where one is posted.
  Fix: Print the table of prizes.
  See section: the part on payment
- no-odds: The rules do not give the payment for {wagers} ({@}).
  Fix: Add {wagers} to the list of payments.
- no-payments: The rules name {wagers:bet} ({@}) but do not give a payment for {any}.
  Fix: Print what each bet pays.
  Write: pays: {odds: 1 to 1}
- no-bets: The rules describe the play ({@}) but name no bet and give no payment.
  Fix: Name the bets, and print what each pays.
  Write: wagers: [{name: base, pays: {odds: 1 to 1}}]
- no-limit: The rules give no amount that may be bet ({@}).
  Together (): The rules of {games} give no amount that may be bet.
- only-posted: The rules leave the limits to what is posted ({@}), and no document of the filing gives
  them.
  Together (): The rules of {games} leave the limits to what is posted, and no document of the filing
    gives them.
- some-unlimited: The rules[ give limits for other bets ({@limit}) but] do not say how much may be
  bet on {wagers} ({@}).
  Fix: State the limits of {wagers}.
  See also: no limits either
  See limit: limits of other bets
- limited: The rules or sheets give the limits of the game ({@}).
- priced: Every bet has a payment ({@}), and there are limits.
- none: The rules describe no play, or leave it to another game.
- (it): it
- (any-of-them): any of them

## Examples
```yaml not-stated no-odds
kind: game
name: Craps
category: house-banked
limits: {at-most: 500, at: 306}
wagers: [{name: pass, pays: {odds: 1 to 1, at: 328}}, {name: craps-eleven, at: 279}]
```
> The rules do not give the payment for the craps eleven wager (line 5).
```yaml met priced
kind: game
name: Craps
category: house-banked
limits: {at-most: 500, at: 306}
wagers: [{name: pass, pays: {odds: 1 to 1, at: 328}}]
```
"""

from __future__ import annotations

from ...model.game import Game
from ...model.poker import BetLimit
from ...model.wagers import Wager, Wins
from .._wagers import ENVY, RIDING
from ..answer import Answer, Answers, Ask, Place, Subject, met, not_applicable, not_stated, roles
from ..values import bet, phrase

NEEDS_FILING = True
POT = "poker"


def judge(subject: Subject, ask: Ask) -> Answers:
    if subject.game.category == POT:
        yield _pot_limited(subject)
        return
    found = [*_payments(subject.game), *filter(None, [_unlimited(subject)])]
    yield from found
    tables = [table for wager in subject.game.wagers for table in wager.pays]
    if not found and tables:
        yield met("priced", tables[0], see=roles(tables[1:]))


def _payments(game: Game) -> Answers:
    """The bets without a payment."""
    bare = _bare(game)
    if not any(wager.pays for wager in game.wagers):
        yield _unpriced(game, bare)
    elif bare:
        yield not_stated("no-odds", bare[0], see=roles(bare[1:]), wagers=[bet(w) for w in bare])


def _bare(game: Game) -> list[Wager]:
    """Bets without a payment of their own, or one that follows from other bets."""
    options = {option.is_ for option in game.playing_options if option.pays}
    paid = {*RIDING, *options}
    return [w for w in game.wagers if not w.pays and not w.made_of and w.name not in paid]


def _pot_limited(subject: Subject) -> Answer:
    """Whether a pot game has limits: in its rules, in those it takes over or on a sheet."""
    game, view = subject.game, subject.view
    given = [part for one in view.rules for part in (*one.table_limit, *one.limits)]
    betting = [step for step in game.round if step.does in ("betting-round", "bet")]
    if given:
        return met("limited", given[0])
    if view.table_limited or view.resembling or view.outside or not betting:
        return not_applicable("none")
    return _no_limit(game, betting[0])


def _no_limit(game: Game, place: Place) -> Answer:
    posted = [said for said in game.states if said.that == "limits-posted" and said.is_]
    return not_stated("only-posted", posted[0]) if posted else not_stated("no-limit", place)


def _unlimited(subject: Subject) -> Answer | None:
    """The bets without a limit: all of them, or some beside others that have one."""
    game = subject.game
    own = [wager for wager in game.wagers if _bet(wager)]
    bare = [bet for bet in _without_limit(game, own) if not _limited(subject, bet)]
    if not bare:
        return None
    if len(bare) == len(own):
        return _no_limit(game, bare[0])
    given = [*game.limits, *game.table_limit, *(limit for wager in own for limit in wager.limit)]
    see = [*roles(bare[1:]), *roles(given[:1], "limit")]
    return not_stated("some-unlimited", bare[0], see=see, wagers=[bet(w) for w in bare])


def _without_limit(game: Game, own: list[Wager]) -> list[Wager]:
    named = {name for limit in game.limits if _most(limit) for name in limit.wager}
    return [wager for wager in own if not wager.limit and wager.name not in named]


def _limited(subject: Subject, wager: Wager) -> bool:
    """Whether a limit is for every bet; one of the table, or of other rules, is for no bonus bet
    that they do not know.
    """
    game, view = subject.game, subject.view
    if any(_most(limit) and not limit.wager for one in view.rules for limit in one.limits):
        return True
    if wager.bonus:
        return any(one.name == wager.name for other in view.borrowed for one in other.wagers)
    return bool(game.inherits or game.table_limit or view.table_limited)


def _most(limit: BetLimit) -> bool:
    return limit.at_most is not None or limit.times_base is not None


def _bet(wager: Wager) -> bool:
    """Whether it is put up by itself, in a size of its own."""
    put_up = bool(wager.placed or wager.bonus) or wager.required is not None or not wager.needs
    return put_up and not wager.size and not wager.made_of and wager.name not in (*RIDING, ENVY)


def _unpriced(game: Game, bare: list[Wager]) -> Answer:
    """None of the bets has a payment."""
    rules = [rule for wager in game.wagers for rule in wager.decided]
    if tabled := [rule for rule in rules if rule.is_ == "paid-by-table"]:
        return _untabled(game, tabled[0])
    if game.inherits:
        return not_applicable("none")
    if game.round and not game.wagers:
        return not_stated("no-bets", game.round[0])
    return _unpaid(bare) if bare else not_applicable("none")


def _untabled(game: Game, rule: Wins) -> Answer:
    where = [section for section in game.sections if section.is_ == "pay-tables"]
    return not_stated("no-table", rule, see=roles(where[:1], "section"))


def _unpaid(bare: list[Wager]) -> Answer:
    which = phrase("any-of-them" if len(bare) > 1 else "it")
    wagers = [bet(wager) for wager in bare]
    return not_stated("no-payments", bare[0], see=roles(bare[1:]), wagers=wagers, any=which)
