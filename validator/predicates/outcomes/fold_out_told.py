"""The pot when all players but one have folded.

## What is asked
Rules for a pot that let players fold and award the pot by comparing hands say who takes it when
only one player is left. What a game referred to and not filed may say is shown with the finding of
`references-lead`.

## Why
Most pots end so. Rules that know only the showdown have the last player compare a hand with
nobody's, and leave open whether it must be shown.

## Says
- silent: The pot is awarded at the showdown ({@showdown}), and {who} do not say who takes it
  when all others have folded.[ The rules of {outside}, to which they refer, may say it.]
  Fix: Say who takes the pot then, and whether that hand must be shown.
  Write: pot: {to: high, unopposed: last-player-takes-it}
  See showdown: the showdown
  See folding: folding
  See adopts: takes over other rules
- said: The rules say who takes the pot when all others have folded: {unopposed} ({@}).
- no-folding: The rules do not speak of folding and of a showdown for a pot.

## Fails
```yaml not-stated silent
category: poker
glossary: [{is: fold, at: 3849}]
round: [{does: betting-round}, {does: showdown, at: 3884}]
pot: {to: high, at: 3888}
source: {document: a.txt, lines: 3800-3900}
```
> The pot is awarded at the showdown (line 3884), and the rules do not say who takes it when all
> others have folded.

## Passes
```yaml met said
category: poker
glossary: [{is: fold}]
round: [{does: betting-round}, {does: showdown}]
pot: [{to: high}, {to: high, unopposed: last-player-takes-it, at: 12}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ..answer import Answer, Ask, met, not_applicable
from ..silence import silent
from ..values import as_called

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    folds = [term for term in game.glossary if term.is_.lower() == "fold"]
    shown = [step for step in game.round if step.does == "showdown" and step.where is None]
    outcomes = [outcome for comparison in game.compares for outcome in comparison.outcomes]
    awarded: list[Place] = [*outcomes, *game.pot]
    told = [(pot.unopposed, pot) for one in subject.view.rules for pot in one.pot if pot.unopposed]
    if game.category != "poker" or not folds or not shown or not awarded:
        yield not_applicable("no-folding")
    elif told:
        yield met("said", told[0][1], unopposed=as_called(told[0][0]))
    else:
        see = [(shown[0], "showdown"), (folds[0], "folding")]
        yield silent(subject.view, "silent", awarded[0], see)
