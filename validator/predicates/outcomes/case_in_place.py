"""What becomes of the main wager is said among the rules of a bonus bet alone.

## What is asked
Rules with a part on how wagers win tell there every way the hands can compare, and not only in passing among the rules of a bonus bet.

## Why
Whoever plays without the bonus bet does not read its rules. A list of how wagers win that leaves out the best hand against a lower one looks complete and is not.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
sections: [{is: how-wagers-win, at: 92-110}, {is: bonus-bets, at: 120-190}]
wagers: [{name: base}, {name: buster, bonus: true}]
compares:
  by: closest-to-target
  wagers: [base]
  outcomes: [{case: both-natural, base: pushes, at: 94}, {case: natural, base: wins, at: 132}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
sections: [{is: how-wagers-win, at: 92-110}, {is: bonus-bets, at: 120-190}]
wagers: [{name: base}, {name: buster, bonus: true}]
compares:
  by: closest-to-target
  wagers: [base]
  outcomes: [{case: both-natural, base: pushes, at: 94}, {case: natural, base: wins, at: 97}, {case: natural, base: wins, at: 132}]
```

## Boundary
What becomes of the bonus bet itself belongs there.
```yaml met
kind: game
name: Example
category: player-dealer
sections: [{is: how-wagers-win, at: 92-110}, {is: bonus-bets, at: 120-190}]
wagers: [{name: base}, {name: buster, bonus: true}]
compares:
  by: closest-to-target
  wagers: [base]
  outcomes: [{case: both-natural, base: pushes, at: 94}, {case: natural, buster: wins, at: 132}]
```
```yaml not-applicable
kind: game
name: Example
category: player-dealer
sections: [{is: how-wagers-win, at: 92-110}]
compares: {by: single-card, wagers: [base], outcomes: [{case: higher, base: wins, at: 94}]}
```

## How to fix
Say it in the part on how wagers win too.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...comparators import KNOWN
from ...docket import Subject
from ...model.game import Game
from ...model.values import Lines
from ...model.wagers import Comparison, Outcome
from .._agree import line
from .._say import listed
from ..legacy import Answer, Ask, following, met, not_applicable, unclear

FIX = "say it in the part on how wagers win too"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    listed_at, bonus = _lines(game, "how-wagers-win"), _lines(game, "bonus-bets")
    main = [outcome for comparison in game.compares for outcome in comparison.outcomes if _main(game, outcome)]
    there = [outcome for outcome in main if _within(outcome, listed_at)]
    if not there or not bonus:
        yield not_applicable("the rules have no part on how wagers win beside one on bonus bets")
        return
    found = False
    for comparison in game.compares:
        for case in dict.fromkeys(outcome.case for outcome in comparison.outcomes):
            said = [outcome for outcome in main if outcome.case == case and outcome in comparison.outcomes]
            if said and all(_within(outcome, bonus) and not _within(outcome, listed_at) for outcome in said):
                found = True
                near = [outcome for outcome in comparison.outcomes if outcome in there and _akin(outcome.case, case)] or there
                away = unclear(
                    f"what becomes of {listed(said[0].results)} when {_says(comparison, case)} is said outright only among the rules of a bonus bet; the part on how wagers win does not name the case",
                    FIX,
                    said[0],
                    (near[0], "in the part on how wagers win"),
                )
                yield following(away, "settled-early")
    if not found:
        yield met("every case of the main wagers that is told is told outside the rules of bonus bets", *there[:3])


def _main(game: Game, outcome: Outcome) -> bool:
    """Whether an outcome speaks of a wager that is neither a bonus bet nor rests on another."""
    beside = {wager.name for wager in game.wagers if wager.bonus or wager.needs}
    return any(name not in beside for name in outcome.results)


def _lines(game: Game, name: str) -> list[Lines]:
    return [section.at for section in game.sections if section.is_ == name and section.at]


def _within(outcome: Outcome, places: list[Lines]) -> bool:
    return any(line(outcome) in place for place in places)


def _akin(case: str, other: str) -> bool:
    return case.rpartition("-")[2] == other.rpartition("-")[2]


def _says(comparison: Comparison, case: str) -> str:
    return next((known.says for known in KNOWN.get(comparison.by, ()) if known.name == case), f"the case is “{case.replace('-', ' ')}”")
