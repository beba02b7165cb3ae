"""Where players set their cards into several hands, the rules say which hand must outrank which.

A game in which cards are arranged into two or three hands says of every hand whether it must rank
above or below the others. The order says which of a player's hands meets which of the other side,
and whether a hand is set wrongly; a hand without a place in it can be neither right nor wrong.

## Says
- silent: Players set {number:hand} ({@}), but {who} do not say which hand must rank higher.[
  {perhaps}]
  Fix: Say which hand must rank above which.
  Write: outranks: [{hand: five-card, above: two-card}]
- unpaired: Players set their tiles in {number:hand} ({@}), but {who} do not say which must rank
  higher, or which is compared with which of the player-dealer's.[ {perhaps}]
  Fix: Say which hand must rank higher, and which hands are compared.
  Write: outranks: [{hand: high, over: low}]
- one-unplaced: The {hand} hand must rank no lower than the {over} hand ({@}). A player sets {number:hand},
  and the rules do not say where the {left} hand ranks.
  Fix: Say which hand must rank above which, for all {number:hand}.
  Write: outranks: [{hand: back, above: middle}, {hand: middle, above: front}]
  See also: says the same
- (remaining): remaining
- said: The rules say in which order the {number:hand} must rank ({@}).
- none: Players do not set their cards in several hands.

## Examples
```yaml not-stated silent
round: [{does: set, to: players, at: 7}]
compares: {by: two-hands, hands: [player, player-dealer], outcomes: [{case: both-higher, base: wins, at: 7}]}
```
> Players set two hands (line 4), but the rules do not say which hand must rank higher.
```yaml met said
outranks: [{hand: five-card, above: two-card, at: 290}]
compares: {by: two-hands, hands: [player, player-dealer]}
```
"""

from __future__ import annotations

from ...model.game import Game
from ...model.poker import Outranks
from .._wagers import compared_by
from ..answer import Answers, Ask, Place, Subject, met, not_applicable, not_stated
from ..silence import silent
from ..values import Value, as_called, phrase

NEEDS_FILING = True
SET = {"two-hands": 2, "tiles": 2, "three-hands": 3}
THREE = ("front", "middle", "back")


def judge(subject: Subject, ask: Ask) -> Answers:
    number = next((SET[one.by] for one in subject.game.compares if one.by in SET), None)
    if number is None:
        yield not_applicable("none")
        return
    said = [one.part for one in subject.view.said(lambda game: game.outranks)]
    see = [(one, "also") for one in said[1:]]
    if _longest(said) >= number:
        yield met("said", said[0], see=see, number=number)
    elif said:
        first = said[0]
        yield not_stated(
            "one-unplaced",
            first,
            see=see,
            hand=first.hand,
            over=first.above,
            left=_left(first, number),
            number=number,
        )
    else:
        # hands of five and of two cards are known by their size, hands of two tiles are not
        case = "unpaired" if compared_by(subject.game, "tiles") else "silent"
        yield silent(subject.view, case, _where(subject.game), number=number)


def _left(said: Outranks, number: int) -> Value:
    """The hand that has no place yet, by its name where only one is left."""
    left = [name for name in THREE if name not in (said.hand, said.above)]
    return as_called(left[0]) if number == len(THREE) and len(left) == 1 else phrase("remaining")


def _longest(said: list[Outranks]) -> int:
    """How many hands are in one order, each above the next."""
    over: dict[str, set[str]] = {}
    for one in said:
        over.setdefault(one.hand, set()).add(one.above)

    def below(hand: str, seen: tuple[str, ...]) -> int:
        lower = [one for one in over.get(hand, ()) if one not in (*seen, hand)]
        return 1 + max((below(one, (*seen, hand)) for one in lower), default=0)

    return max((below(hand, ()) for hand in over), default=0)


def _where(game: Game) -> Place:
    """The place where hands are set, or compared."""
    sets = next((step for step in game.round if step.does == "set"), None)
    compared = next((outcome for one in game.compares for outcome in one.outcomes), None)
    return sets or compared or game.compares[0]
