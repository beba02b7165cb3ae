"""A rate sheet describes the player-dealer position, and the rules of its games are not filed.

Where a sheet tells how the position moves, and no game on it has rules in the filing that tell more,
the sheet is all there is. Then it says how many turns one person may hold the position, what the
player-dealer can win or lose, and what becomes of wagers that are not covered. A position that moves
by a sheet alone is held as long, and for as much, as the sheet says.

## Says
- silent: The sheet describes the player-dealer position ({@}), and the rules of its games are not
  filed. It does not say {missing:or}.
  Fix: File the rules of these games, or say {missing} on the sheet.
- (turns): how many hands in a row one person may hold it
- (exposure): the most the player-dealer can win or lose
- (uncovered): what happens to wagers the player-dealer does not cover
- said: The sheet says how long the position is held, for how much, and what is not covered ({@}).
- in-rules: The rules of a game on the sheet describe the position.
- none: The sheet does not describe the player-dealer position.

## Examples
```yaml not-stated silent
kind: schedule
name: Drop
player-dealer: {rotation: {then: moved, direction: clockwise, at: 6}}
blocks: [{games: {called: California Games}, options: [{option: 1, limit: 5-100, player: 1}]}]
```
> The sheet describes the player-dealer position (line 3), and the rules of its games are not filed. It
> does not say how many hands in a row one person may hold it, the most the player-dealer can win or
> lose or what happens to wagers the player-dealer does not cover.
```yaml met said
kind: schedule
name: Drop
player-dealer:
  rotation: {holds-at-most: 2, unit: hands}
  wins-or-loses-at-most: original-wager
  uncovered-wagers: {are: returned}
blocks: [{games: {called: California Games}, options: [{option: 1, limit: 5-100, player: 1}]}]
```

## References
Penal Code 330.11; Bureau practice in approved game rules.
"""

from __future__ import annotations

from ...docket.positions import described
from .._law import bank, held
from ..answer import Answers, Ask, Subject, met, not_applicable, not_stated
from ..values import phrase

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Answers:
    said = bank(subject)
    if said is None or not said.rotation:
        yield not_applicable("none")
        return
    if any(described(game.game) for game in subject.games):
        yield not_applicable("in-rules")
        return
    told = {
        "turns": any(map(held, said.rotation)),
        "exposure": bool(said.wins_or_loses_at_most or said.own_wager),
        "uncovered": bool(said.uncovered_wagers),
    }
    if missing := [phrase(what) for what, given in told.items() if not given]:
        yield not_stated("silent", said.rotation[0], missing=missing)
    else:
        yield met("said", said.rotation[0])
