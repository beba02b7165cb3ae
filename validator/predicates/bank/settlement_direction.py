"""Where the rules say at which seat settlement starts, they say which way it goes on.

With the seat that is settled first, the rules state which seat is next. A start beside the
player-dealer says it by itself: the other way, the next seat is the player-dealer's own. When the
player-dealer's wager does not reach around the table, the direction decides who is paid and who
gets the wager back. The seats are counted the same way for the action button.

## Says
- (each):
  Fix (no-way, another-way): Say whether settlement goes clockwise or counterclockwise.
  See also: the start again
- no-way: The rules say where settlement starts ({@}), but not which way it goes on.
  Together (): The rules of {games} say where settlement starts, but not which way it goes on.
  Write: settles: {direction: clockwise}
- another-way: The rules say where settlement starts ({@}), but not which way it goes on. Is it
  {way}, as the seats are counted or the cards dealt ({@other})?
  Together (): The rules of {games} say where settlement starts, but not which way it goes on.
    Is it the way in which the seats are counted or the cards dealt?
  See other: {way}
- two-ways: The seats are counted {count} ({@count}), and settlement from the seat so found goes {way}
  ({@}).
  Reading: Are the two meant to go opposite ways?
  Fix: Say that they go opposite ways, or make them go the same way.
  See count: counted {count}
- said: Settlement goes {way} ({@}).
- beside: Settlement starts at one side of the dealer and goes on away from there ({@}).
- no-start: The rules do not say where settlement starts, or take over those of another game.

## Examples
```yaml not-stated no-way
settles: {from: action-button}
```
> The rules say where settlement starts (line 4), but not which way it goes on.
```yaml met said
settles: {from: action-button, direction: clockwise}
```
"""

from __future__ import annotations

import re

from ...model.game import Game
from ...model.play import Step
from ...model.statements import Button
from ...model.wagers import Settlement
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, not_stated, roles, unclear

CLOCKWISE = ("clockwise", "left")
BESIDE = re.compile(r"(?:left|right)-of-(?:.*-)?dealer$")


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    told: list[Settlement | Step] = [*game.settles, *subject.view.timeline.steps("settle")]
    starts = list(filter(_start, told))
    way = next((part for part in told if part.direction), None)
    beside = next((part for part in starts if BESIDE.match(_start(part))), None)
    if not starts or game.inherits:
        yield not_applicable("no-start")
    elif way:
        yield _against(game, way) or met("said", way, way=way.direction)
    else:
        yield met("beside", beside) if beside else _no_way(subject, starts)


def _against(game: Game, way: Settlement | Step) -> Answer | None:
    """That the seats are counted the other way."""
    buttons = game.player_dealer.action_button if game.player_dealer else ()
    turned = (one for one in buttons if one.direction)
    for one in turned:
        if (one.direction in CLOCKWISE) != (way.direction in CLOCKWISE):
            see = [(one, "count")]
            return unclear("two-ways", way, see=see, count=one.direction, way=way.direction)
    return None


def _no_way(subject: Subject, starts: list[Settlement | Step]) -> Answer:
    """Perhaps the way is that of the count of seats, or of the deal."""
    bank, see = subject.game.player_dealer, roles(starts[1:3])
    others: list[Button | Step] = [*(bank.action_button if bank else ())]
    for other in (*others, *subject.view.timeline.steps("deal")):
        if other.direction:
            see = [(other, "other"), *see]
            return unclear("another-way", starts[0], see=see, way=other.direction)
    return not_stated("no-way", starts[0], see=see)


def _start(part: Settlement | Step) -> str:
    return (part.from_ if isinstance(part, Settlement) else part.first) or ""
