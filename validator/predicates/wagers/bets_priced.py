"""Every bet of a game the house banks has a stated payment, and the game a limit.

## What is asked
A bet that the rules define is found among what winning bets are paid. A game says how much may be
bet.

## Why
A bet without odds is paid as the dealer thinks.

## Says
- no-table: Prizes are paid by a table ({@}), but the rules neither print it nor say where it is
  posted.
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
from ...model.wagers import Wager
from ..answer import Answer, Ask, met, not_applicable, not_stated
from ..values import bet, phrase

RIDING = ("double-down", "split", "surrender")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    priced = [wager for wager in game.wagers if wager.pays]
    others = [rule for wager in game.wagers if not wager.pays for rule in wager.decided]
    tabled = [rule for rule in others if rule.is_ == "paid-by-table"]
    if tabled and not priced:
        where = [(section, "section") for section in game.sections if section.is_ == "pay-tables"]
        yield not_stated("no-table", tabled[0], see=where[:1])
        return
    if not priced:
        yield _unpriced(game)
        return
    bare = [wager for wager in game.wagers if not _paid(game, wager)]
    limited = (
        game.limits or game.table_limit or any(wager.limit or wager.size for wager in game.wagers)
    )
    if bare:
        see = [(wager, "also") for wager in bare[1:]]
        yield not_stated("no-odds", bare[0], see=see, wagers=[bet(wager) for wager in bare])
    if not limited:
        yield not_stated("no-limit", priced[0])
    if limited and not bare:
        first, *rest = [wager.pays[0] for wager in priced]
        yield met("priced", first, see=[(pays, "also") for pays in rest])


def _unpriced(game: Game) -> Answer:
    """None of the bets has a payment."""
    bare = [wager for wager in game.wagers if not _paid(game, wager)]
    if game.round and not game.wagers and not game.inherits:
        return not_stated("no-bets", game.round[0])
    if not bare or game.inherits:
        return not_applicable("none")
    see = [(wager, "also") for wager in bare[1:]]
    which = phrase("any-of-them" if see else "it")
    return not_stated("no-payments", bare[0], see=see, wagers=[bet(w) for w in bare], any=which)


def _paid(game: Game, wager: Wager) -> bool:
    """Whether a payment is given, or follows from that of other bets."""
    options = any(option.is_ == wager.name and option.pays for option in game.playing_options)
    return bool(wager.pays or wager.made_of or wager.name in RIDING or options)
