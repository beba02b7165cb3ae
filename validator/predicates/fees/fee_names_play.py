"""The fee text speaks of a play the game does not have.

What the text of a schedule counts, leaves out or frees of the fee (insurance, surrender, a split, a
double down) is offered in at least one of its games. A sentence on insurance over a game without
insurance was taken from another sheet, and the rest of it may have been too. Games whose rules list
no such plays at all are left out.

## Says
- not-offered: The fee text speaks of {play} ({@}), but the rules of {games} do not offer it[
  ({@denied})].
  Fix: Strike {play} from the fee text, or add it to the rules.
  See denied: not allowed
- offered: The rules offer what the fee text speaks of: {plays} ({@}).
- none: The fee text speaks of no play that the rules of its games list.

## Examples
```yaml unclear not-offered
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, on: total-table-action, excludes: [split, insurance]}]
---
playing-options: [{is: split, allowed: true}]
```
> The fee text speaks of insurance (line 5), but the rules of Example do not offer it.
```yaml met offered
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, on: total-table-action, excludes: [split, insurance]}]
---
playing-options: [{is: split, allowed: true}, {is: insurance, allowed: true}]
```
"""

from __future__ import annotations

from itertools import chain

from ...docket.filings import GameFile, Subject
from ...model.fees import Block, Definition
from ...model.statements import Fee
from .._wagers import ACTIONS
from ..answer import Answer, Answers, Ask, judged, unclear

Sentence = Fee | Definition
Spoken = tuple[str, Sentence, tuple[GameFile, ...]]


def judge(subject: Subject, ask: Ask) -> Answers:
    spoken = [one for block in subject.schedule.blocks for one in _judged(subject, block)]
    found = [_lacking(*one) for one in spoken if not _offered(one[0], one[2])]
    plays = dict.fromkeys(play for play, _, _ in spoken)
    yield from judged(found, [said for _, said, _ in spoken], "offered", plays=plays)


def _judged(subject: Subject, block: Block) -> list[Spoken]:
    """The plays a block names for games that list theirs."""
    games = subject.filing.games_of(block)
    if not games or not all(game.game.playing_options for game in games):
        return []
    return [(play, said, games) for play, said in _spoken(block).items()]


def _lacking(play: str, said: Sentence, games: tuple[GameFile, ...]) -> Answer:
    options = [option for game in games for option in game.game.playing_options]
    see = [(option, "denied") for option in options if option.is_ == play]
    return unclear("not-offered", said, see=see[:1], key=play, play=play, games=games)


def _spoken(block: Block) -> dict[str, Sentence]:
    """Each play the text names, and the first place that does."""
    spoken: dict[str, Sentence] = {}
    sentences: list[Sentence] = [*block.fees, *block.defines]
    for said in sentences:
        wagers = said.wagers if isinstance(said, Fee) else ()
        for play in (*said.counts, *said.excludes, *wagers):
            if play in ACTIONS:
                spoken.setdefault(play, said)
    return spoken


def _offered(play: str, games: tuple[GameFile, ...]) -> bool:
    wagers = chain(*(game.game.wagers for game in games))
    options = chain(*(game.game.playing_options for game in games))
    allowed = any(option.is_ == play and option.allowed for option in options)
    return allowed or any(wager.name == play for wager in wagers)
