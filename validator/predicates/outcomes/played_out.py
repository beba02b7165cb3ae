"""A bonus bet on the player-dealer's hand is decided when no base wager is left.

## What is asked
Where a bonus bet is decided by the player-dealer going over, or paid by the cards the player-dealer
draws, the rules say that the hand is played out for it even when all base wagers are settled: for
every such bet, and however the base wagers ended.

## Why
When every player has surrendered, gone over or been paid, the player-dealer has no reason to draw,
and the bonus bet has no result.

## Says
- silent: The rules do not say whether the player-dealer's hand is played out for the {wagers}
  wager{wagers:s} ({@}) when no base wager is left.
  Fix: Say that the player-dealer's hand is played out as long as a bonus bet is up.
  See stays: stays in action
- other-bets: The rules have the player-dealer's hand played out for the {named} wager{named:s}
  ({@}), but do not say so for the {left} wager{left:s} ({@left}).
  Reading: Is the hand played out for every bonus bet?
  Fix: Say that the player-dealer's hand is played out as long as a bonus bet is up.
  See left: needs the hand too
- other-times: The rules have the player-dealer's hand played out when {when} ({@}), but do not say
  so when no base wager is left for another reason.
  Reading: Is the hand played out in every case?
  Fix: Say that the player-dealer's hand is played out as long as a bonus bet is up.
- other-bets-and-times: The rules have the player-dealer's hand played out for the {named}
  wager{named:s} when {when} ({@}), but not for the {left} wager{left:s} ({@left}) or in other
  cases.
  Reading: Is the hand played out for every bonus bet and in every case?
  Fix: Say that the player-dealer's hand is played out as long as a bonus bet is up.
  See left: needs the hand too
- said: The rules say that the player-dealer's hand is played out for a bonus bet ({@}).
- none: No bonus bet is decided by the cards that the player-dealer draws.

## Fails
```yaml not-stated silent
wagers:
  - {name: base}
  - {name: buster, bonus: true, decided: [{is: wins, when: [{whose: player-dealer, result: bust}], at: 882}]}
source: {document: a.txt, lines: 800-900}
```
> The rules do not say whether the player-dealer's hand is played out for the buster wager (line
> 882) when no base wager is left.

## Passes
```yaml met said
facts: [{of: played-out, whose: player-dealer, is: for-the-bonus-bet-alone, at: 139}]
wagers:
  - {name: base}
  - {name: buster, bonus: true, decided: [{is: wins, when: [{whose: player-dealer, result: bust}]}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.told import Fact
from ...model.wagers import Wager
from ..answer import Answer, Ask, met, not_applicable, not_stated, unclear
from ..values import as_called

DEALERS = ("player-dealer", "dealer")
FIRST = 2
"""Cards the player-dealer has before drawing."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    bonus = [wager for wager in game.wagers if wager.bonus]
    bets = {wager.name: (wager, place) for wager in bonus for place in _by_dealer(wager)[:1]}
    told = [fact for fact in game.facts if fact.of == "played-out"]
    if not bets:
        yield not_applicable("none")
    elif told:
        yield _told(told, {bet: place for bet, (_, place) in bets.items()})
    else:
        wager, place = next(iter(bets.values()))
        stays = [(said, "stays") for said in wager.survives[:1]]
        yield not_stated("silent", place, see=stays, wagers=[as_called(bet) for bet in bets])


def _told(told: list[Fact], bets: dict[str, Place]) -> Answer:
    """What is said, against the bets and cases it leaves out."""
    named = [fact.whose for fact in told if fact.whose in bets]
    left = [bet for bet in bets if bet not in named] if len(named) == len(told) else []
    cases = [fact.when for fact in told if fact.when]
    narrow = len(cases) == len(told)
    if not left and not narrow:
        return met("said", told[0], see=[(fact, "also") for fact in told[1:]])
    case = "other-bets-and-times" if left and narrow else "other-bets" if left else "other-times"
    return unclear(
        case,
        told[0],
        see=[(bets[bet], "left") for bet in left],
        named=[as_called(bet) for bet in named if bet],
        left=[as_called(bet) for bet in left],
        when=as_called(cases[0]) if cases else None,
    )


def _by_dealer(wager: Wager) -> list[Place]:
    """Where the wager is decided by the player-dealer going over, or paid by cards drawn."""
    over: list[Place] = [
        wins
        for wins in wager.decided
        if any(event.result == "bust" and event.whose in DEALERS for event in wins.when)
    ]
    events = [(table, row.event) for table in wager.pays for row in table.rows if row.event]
    return over + [
        table
        for table, event in events
        if event.whose in DEALERS and event.count and event.count.low > FIRST
    ]
