"""A bonus bet on the player-dealer's hand is decided when no base wager is left.

Where a bonus bet is decided by the player-dealer going over, or paid by the cards the player-dealer
draws, the rules say that the hand is played out for it even when all base wagers are settled: for
every such bet, and however the base wagers ended. When every player has surrendered, gone over or
been paid, the player-dealer has no reason to draw, and the bonus bet has no result.

## Says
- (each):
  Fix (silent, other-bets, other-times, other-bets-and-times): Say that the player-dealer's hand is
    played out as long as a bonus bet is up.
  See left: needs the hand too
- silent: The rules do not say whether the player-dealer's hand is played out for the {wagers}
  wager{wagers:s} ({@}) when no base wager is left.
  See stays: stays in action
- other-bets: The rules have the player-dealer's hand played out for the {named} wager{named:s}
  ({@}), but do not say so for the {left} wager{left:s} ({@left}).
  Reading: Is the hand played out for every bonus bet?
- other-times: The rules have the player-dealer's hand played out when {when} ({@}), but do not say
  so when no base wager is left for another reason.
  Reading: Is the hand played out in every case?
- other-bets-and-times: The rules have the player-dealer's hand played out for the {named}
  wager{named:s} when {when} ({@}), but not for the {left} wager{left:s} ({@left}) or in other
  cases.
  Reading: Is the hand played out for every bonus bet and in every case?
- said: The rules say that the player-dealer's hand is played out for a bonus bet ({@}).
- none: No bonus bet is decided by the cards that the player-dealer draws.

## Examples
```yaml not-stated silent
wagers:
  - {name: base}
  - {name: buster, bonus: true, decided: [{is: wins, when: [{whose: player-dealer, result: bust}], at: 882}]}
source: {document: a.txt, lines: 800-900}
```
> The rules do not say whether the player-dealer's hand is played out for the buster wager (line
> 882) when no base wager is left.
```yaml met said
facts: [{of: played-out, whose: player-dealer, is: for-the-bonus-bet-alone, at: 139}]
wagers:
  - {name: base}
  - {name: buster, bonus: true, decided: [{is: wins, when: [{whose: player-dealer, result: bust}]}]}
```
"""

from __future__ import annotations

from ...docket.filed import Place
from ...model.told import Fact
from ...model.wagers import Event, PayTable, Wager, Wins
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, not_stated, roles, unclear
from ..values import as_called

DEALERS = ("player-dealer", "dealer")
LEFT_OUT = {
    (False, False): "",
    (False, True): "other-times",
    (True, False): "other-bets",
    (True, True): "other-bets-and-times",
}
"""By whether some bets, and cases other than the one named, are left out."""
FIRST = 2
"""Cards the player-dealer has before drawing."""


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    bonus = [wager for wager in game.wagers if _by_dealer(wager)]
    told = [fact for fact in game.facts if fact.of == "played-out"]
    if not bonus:
        yield not_applicable("none")
    elif told:
        yield _told(told, {wager.name: _by_dealer(wager)[0] for wager in bonus})
    else:
        stays = [(said, "stays") for said in bonus[0].survives[:1]]
        names = [as_called(wager.name) for wager in bonus]
        yield not_stated("silent", _by_dealer(bonus[0])[0], see=stays, wagers=names)


def _told(told: list[Fact], bets: dict[str, Place]) -> Answer:
    """What is said, against the bets and cases it leaves out."""
    named = [fact.whose for fact in told if fact.whose in bets]
    every = len(named) < len(told)
    left = [bet for bet in bets if not every and bet not in named]
    case = LEFT_OUT[bool(left), all(fact.when for fact in told)]
    if not case:
        return met("said", told[0], see=roles(told[1:]))
    return unclear(
        case,
        told[0],
        see=[(bets[bet], "left") for bet in left],
        named=[*map(as_called, filter(None, named))],
        left=[*map(as_called, left)],
        when=as_called(str(told[0].when)),
    )


def _by_dealer(wager: Wager) -> list[Place]:
    """Where a bonus bet is decided by the player-dealer going over, or paid by cards drawn."""
    if not wager.bonus:
        return []
    return [*filter(_by_bust, wager.decided), *filter(_by_cards, wager.pays)]


def _by_bust(wins: Wins) -> bool:
    return any(event.result == "bust" and event.whose in DEALERS for event in wins.when)


def _by_cards(table: PayTable) -> bool:
    return any(row.event and _drawn(row.event) for row in table.rows)


def _drawn(event: Event) -> bool:
    return event.whose in DEALERS and event.count is not None and event.count.low > FIRST
