"""Every bet of a game the house banks has a stated payment, and the game a limit.

## What is asked
A bet that the rules define is found among what winning bets are paid. A game says how much may be
bet.

## Why
A bet without odds is paid as the dealer thinks.

## Says
- no-table: Prizes depend on the result ({@}), but the rules neither print a table of prizes nor say
  where one is posted.
  Fix: Print the table of prizes.
  See section: the part on payment
- no-odds: The rules do not give the payment for {wagers} ({@}).
  Fix: Add {wagers} to the list of payments.
  See also: not paid either
- no-payments: The rules name {wagers:bet} ({@}) but do not give a payment for {any}.
  Fix: Print what each bet pays.
  Write: pays: {odds: 1 to 1}
  See also: not paid either
- no-bets: The rules describe the play ({@}) but name no bet and give no payment.
  Fix: Name the bets, and print what each pays.
  Write: wagers: [{name: base, pays: {odds: 1 to 1}}]
- no-limit: The rules say what bets pay ({@}) but not how much may be bet.
  Fix: State the limits of the game.
- priced: Every bet has a payment ({@}), and there are limits.
- none: The rules describe no play, or leave it to another game.
- (it): it
- (any-of-them): any of them

## Fails
```yaml not-stated no-odds
kind: game
name: Craps
category: house-banked
limits: {at-most: 500, at: 306}
wagers: [{name: pass, pays: {odds: 1 to 1, at: 328}}, {name: craps-eleven, at: 279}]
```
> The rules do not give the payment for the craps eleven wager (line 5).

## Passes
```yaml met priced
kind: game
name: Craps
category: house-banked
limits: {at-most: 500, at: 306}
wagers: [{name: pass, pays: {odds: 1 to 1, at: 328}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.game import Game
from ...model.wagers import Wager, Wins
from .._wagers import RIDING
from ..answer import Answer, Ask, met, not_applicable, not_stated, roles
from ..values import bet, phrase


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    bare = _bare(game)
    priced = [wager for wager in game.wagers if wager.pays]
    if not priced:
        yield _unpriced(game, bare)
        return
    if bare:
        yield not_stated("no-odds", bare[0], see=roles(bare[1:]), wagers=[bet(w) for w in bare])
    if not _limited(game):
        yield not_stated("no-limit", priced[0])
    elif not bare:
        first, *others = (wager.pays[0] for wager in priced)
        yield met("priced", first, see=roles(others))


def _bare(game: Game) -> list[Wager]:
    """Bets without a payment of their own, or one that follows from other bets."""
    options = {option.is_ for option in game.playing_options if option.pays}
    paid = {*RIDING, *options}
    return [w for w in game.wagers if not w.pays and not w.made_of and w.name not in paid]


def _limited(game: Game) -> bool:
    own = any(wager.limit or wager.size for wager in game.wagers)
    return bool(game.limits or game.table_limit or own)


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
