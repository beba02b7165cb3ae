"""The rules say who begins each round of betting and how often a bet may be raised.

## What is asked
Where players bet in rounds, the rules say who acts first in the first round and in the later ones,
how many raises a round allows, and how large the blinds and the ante are. What a game referred to
and not filed may say is shown with the finding of `references-lead`.

## Why
Position and the size of the pot are the game; left open, they are settled by whoever is loudest.

## Says
- silent: There are rounds of betting ({@}), but {who} do not say {missing:or}.[ The rules of
  {outside}, to which they refer, may say it.]
  Together (missing): The rules of {games} have rounds of betting but do not say {missing:or}.
  Fix: Say {missing}.
  See adopts: takes over other rules
  See forced: the forced bet
- no-rounds: The rules speak of raises ({@}) and forced bets ({@forced}) but do not describe the
  rounds of betting.
  Fix: Describe each round of betting, and say who begins it.
  See forced: a forced bet
- (who-first): who begins a round of betting
- (who-later): who begins the later rounds of betting
- (how-many-raises): how many raises a round allows
- (blind-size): how large the blinds are
- (ante-size): how large the ante is
- said: The rules say who begins each round of betting ({@}) and how many raises it allows.
- no-betting: This game has no rounds of betting.

## Fails
```yaml not-stated silent
category: poker
forced-bets: [{is: blind, at: 242}]
round: [{does: deal, to: each-player, cards: 5}, {does: betting-round, at: 244}, {does: betting-round, at: 246}]
source: {document: a.txt, lines: 1-300}
```
> There are rounds of betting (line 244), but the rules do not say who begins a round of betting,
> how many raises a round allows or how large the blinds are.

## Passes
```yaml met said
category: poker
forced-bets: [{is: blind, amount: 1}]
raises: {at-most: 3}
round: [{does: betting-round, first: left-of-big-blind}, {does: betting-round, first: left-of-button}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.game import Game, Step
from ..answer import Answer, Ask, met, not_applicable, not_stated
from ..silence import silent
from ..values import phrase

NEEDS_FILING = True
LATER = ("bet-size", "blind")
"""What notes on the size of bets are about."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    rounds = [step for step in game.round if _betting(step) and step.where is None]
    if (
        game.category == "poker"
        and not rounds
        and game.raises
        and game.forced_bets
        and not game.inherits
    ):
        yield not_stated("no-rounds", game.raises[0], see=[(game.forced_bets[0], "forced")])
    elif game.category != "poker" or not rounds:
        yield not_applicable("no-betting")
    elif missing := list(_missing(rounds, subject.view.rules)):
        yield _answer(subject, rounds, missing)
    else:
        yield met("said", rounds[0], see=[(raises, "raises") for raises in game.raises[:1]])


def _betting(step: Step) -> bool:
    return step.does == "betting-round"


def _missing(rounds: list[Step], games: tuple[Game, ...]) -> Iterator[str]:
    """What neither the rules nor those they take over say."""
    yield from _first(rounds, [step for one in games for step in one.round if _betting(step)])
    if not any(one.raises or _noted(one, "raises") for one in games):
        yield "how-many-raises"
    forced = [bet for one in games for bet in one.forced_bets]
    blinds = [bet for bet in forced if "blind" in bet.is_]
    sized = any(bet.amount for bet in blinds)
    if blinds and not sized and not any(_noted(one, *LATER) for one in games):
        yield "blind-size"
    antes = [bet for bet in forced if bet.is_ == "ante" and not bet.optional]
    told = any(bet.amount for bet in antes) or any(_noted(one, "bet-size", "ante") for one in games)
    if antes and not told:
        yield "ante-size"


def _answer(subject: Subject, rounds: list[Step], missing: list[str]) -> Answer:
    bets = subject.game.forced_bets
    open_ = next((step for step in rounds if not step.first), rounds[-1])
    place = open_ if missing[0].startswith("who") else rounds[0]
    shown = [bet for bet in bets if "blind" in bet.is_][-1:] if "blind-size" in missing else []
    shown += (
        [bet for bet in bets if bet.is_ == "ante" and not bet.optional][:1]
        if "ante-size" in missing
        else []
    )
    see = [(bet, "forced") for bet in shown]
    return silent(subject.view, "silent", place, see, missing=[phrase(one) for one in missing])


def _first(rounds: list[Step], every: list[Step]) -> Iterator[str]:
    told = [step for step in every if step.first]
    if not told:
        yield "who-first"
    elif (
        len(rounds) > 1
        and len({step.first for step in told}) < 2
        and not any(s.first for s in rounds[1:])
    ):
        yield "who-later"


def _noted(game: Game, *words: str) -> bool:
    return any(word in note.about for note in game.notes for word in words)
