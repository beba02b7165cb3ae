"""Every total of the dice has an answer for a bet that the next roll decides.

Of a bet that wins, loses, pushes or goes to a point on the next roll, the rules say which for every
total two dice can give, and once it has a point, what the point and a seven do to it. A bet whose
losing totals are not said cannot be taken when they come. Which number is its point is said too: one
that is defined as thrown on the come-out roll is no point of a bet placed later.

## Says
- missing: The rules do not say what the {wager} bet does when {totals:or} is rolled ({@})[, or when
  {later:or} comes after that].
  Fix: Say whether the {wager} bet wins, loses or stays on {totals:or}[, and when {later:or} comes later].
  See later: when it has a point
- later: The rules do not say what the {wager} bet does when it has a point and {later:or} comes ({@}).
  Fix: Say whether the {wager} bet wins or loses when {later:or} comes.
- whose-point: The {wager} bet waits for a point ({@}), but the rules define a point as a number of the
  {step} ({@term}). They do not say for which number this bet waits.
  Together (step): The {wagers} bets wait for a point, but the rules define a point as a number of the
    {step}. They do not say for which number these bets wait.
  Fix: Say which number is the point of the {wager} bet.
  See term: the definition
- (seven): a seven
- (point): its point
- answered: The rules have a result for the {wager} bet on every total ({@}).
- no-point: No roll of this bet establishes a point.

## Examples
```yaml not-stated missing
kind: game
name: Craps
category: house-banked
wagers: [{name: come, rolls: {stage: next-roll, wins: [7, 11], other-totals: point, at: 274}}]
source: {document: a.txt, lines: 200-300}
```
> The rules do not say what the come bet does when 2, 3 or 12 is rolled (line 274), or when its point
> or a seven comes after that.
```yaml met answered
kind: game
name: Craps
category: house-banked
wagers:
  - name: pass
    rolls: [{stage: come-out, wins: [7, 11], loses: [2, 3, 12], other-totals: point}, {stage: point, wins: [point], loses: [7]}]
```
"""

from __future__ import annotations

from ...model.cards import Term
from ...model.wagers import Roll, Wager
from ..answer import Answers, Ask, Subject, concluded, not_stated, roles
from ..values import as_called, phrase

TOTALS = {"2", "3", "7", "11", "12"}
"""Totals that are no point in any game of craps: they are won or lost at once."""
LATER = {"point": "point", "7": "seven"}
"""What decides a bet that has a point."""


def judge(subject: Subject, ask: Ask) -> Answers:
    wager = subject.wager
    assert wager
    pointed = [roll for roll in wager.rolls if roll.other_totals == "point"]
    found = [answer for roll in pointed for answer in _missing(wager, roll)]
    found += [answer for roll in pointed for answer in _whose(wager, roll, subject.game.glossary)]
    yield from concluded(found, pointed, "answered", "no-point", wager=wager)


def _missing(wager: Wager, roll: Roll) -> Answers:
    then = [one for one in wager.rolls if one.stage == "point"]
    totals = list(map(as_called, sorted(TOTALS - _said([roll]), key=int)))
    later = [phrase(word) for one, word in LATER.items() if one not in _said(then)]
    if totals or later:
        case, see = "missing" if totals else "later", roles(then if later else (), "later")
        values = {"wager": wager, "totals": totals, "later": later or None}
        yield not_stated(case, roll, see=see, key=roll.stage, **values)


def _said(rolls: list[Roll]) -> set[str]:
    return {total for roll in rolls for total in (*roll.wins, *roll.loses, *roll.pushes)}


def _whose(wager: Wager, roll: Roll, terms: tuple[Term, ...]) -> Answers:
    """A point defined for the come-out roll, and a bet that goes to one on another roll."""
    tied = [term for term in terms if term.is_.lower() == "point" and term.step]
    if tied and roll.stage == "next-roll":
        term = tied[0]
        see, values = [(term, "term")], {"wager": wager, "step": as_called(str(term.step))}
        yield not_stated("whose-point", roll, see=see, **values, wagers=[as_called(wager.name)])
