"""A wager has no rule of winning or losing.

## What is asked
For each wager a comparison of hands, an event, a roll of dice or a pay table decides whether it
wins. Where the rules compare no hands at all, `comparison-stated` names the wagers; where they do
not say what a bet pays either, it is shown with the finding of `bets-priced`.

## Why
A wager that nothing decides cannot be settled.

## Says
- silent: The rules do not say what decides {wager:the} ({@}).
  Fix: Say when {wager:the} wins and when it loses.
- other-rules: The rules do not say what decides {wager:the} ({@}). They refer to {source}
  ({@source}).
  Reading: Do those rules decide it?
  Fix: Say when {wager:the} wins and when it loses.
  See source: refers to them
- by-itself: The rules say when {wager:the} wins ({@}).
- by-hands: A comparison of hands decides {wager:the} ({@}).
- to-pot: The wager goes to the pot, which a comparison awards.
- rides: The wager is added to another one, which is decided itself.
- bonus-document: This document is for a bonus bet; the rules of the base game are elsewhere.
- nothing-compared: The rules compare no hands; `comparison-stated` names the wager.

## Fails
```yaml not-stated silent
wagers: [{name: base}, {name: bonus, bonus: true, placed: before-deal}]
compares: {by: single-card, wagers: [base], outcomes: [{case: higher, base: wins}]}
```
> The rules do not say what decides the bonus wager (line 4).

## Passes
```yaml met by-itself
wagers: [{name: pair-plus, bonus: true, pays: {rows: [[pair, 1:1], [flush, 3:1]]}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...docket import comparators
from ...docket.filings import Subject
from ...model.game import Game
from ...model.wagers import Wager
from ..answer import Answer, Ask, following, met, not_applicable, not_stated, unclear
from ..values import name


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game, wager = subject.game, subject.wager
    assert wager
    named = [o for c in game.compares for o in c.outcomes if wager.name in o.results]
    compared: list[Any] = named or [c for c in game.compares if wager.name in c.wagers]
    deciding: list[Any] = [*(wager.decided or wager.rolls or _tables(wager))]
    if deciding or compared:
        first, *others = deciding or compared
        case = "by-itself" if deciding else "by-hands"
        yield met(case, first, see=[(one, "also") for one in others], wager=wager)
    elif case := _aside(game, wager):
        yield not_applicable(case)
    elif game.inherits:
        source = game.inherits[0]
        yield unclear(
            "other-rules", wager, see=[(source, "source")], wager=wager, source=name(source.from_)
        )
    elif not game.compares:
        yield not_applicable("nothing-compared")
    else:
        answer = not_stated("silent", wager, wager=wager)
        yield (
            answer if wager.pays else following(answer, "bets-priced")
        )  # a pay table would tell both


def _aside(game: Game, wager: Wager) -> str:
    """Why a wager needs no rule of its own."""
    if _pot(game):
        return "to-pot"
    if wager.name in comparators.RIDING:
        return "rides"
    return "bonus-document" if game.category == "bonus-bet" else ""


def _tables(wager: Wager) -> list[Any]:
    """Pay tables that say what is paid for."""
    return [table for table in wager.pays if table.rows or table.when]


def undecided(game: Game) -> list[Wager]:
    """The wagers of a game without comparisons that nothing else decides."""
    if game.compares or _pot(game) or game.inherits or game.category == "bonus-bet":
        return []
    return [
        w
        for w in game.wagers
        if not (w.decided or w.rolls or w.name in comparators.RIDING or _tables(w))
    ]


def _pot(game: Game) -> bool:
    pots = game.pot or [c for c in game.compares if c.by in comparators.POTS]
    return bool(pots) or game.category in ("poker", "pan", "bingo", "keno")
