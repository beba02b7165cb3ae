"""The card that decides the action button does not exist, or lies two ways.

The card that places the button is one that is dealt, and it lies face up or face down, not both. A
button placed by a card everyone sees and one placed by a card nobody sees are different games.

## Says
- two-faces: The card that places the action button lies both face up ({@up}) and face down ({@}).
  Which is it?
  Fix: Say once whether the card lies face up or face down.
  See up: face up
- not-dealt: The {card} card places the action button ({@}), but the deal gives only {count:card}
  ({@deal}).
  Fix: Name a card that is always dealt.
  See deal: the deal
- not-always: The {card} card places the action button ({@}). The deal gives only {count:card}
  ({@deal}), and a further card is not always drawn.
  Fix: Name a card that is always dealt, or say where the action starts when no further card is
    drawn.
  See deal: the deal
- one-card: A card places the action button ({@})[: the {card} card].
- no-card: No card decides where settlement starts.

## Examples
```yaml violated two-faces
player-dealer:
  action-button: [{by: card, card: third, face: up},
                  {by: card, face: down}]
```
> The card that places the action button lies both face up (line 5) and face down (line 6). Which is
> it?
```yaml met one-card
round: [{does: deal, to: player-dealer, cards: 3}]
player-dealer: {action-button: {by: card, card: third, face: up}}
```
"""

from __future__ import annotations

from ...model.game import Game
from ...model.play import Step
from ...model.statements import Button
from .._button import buttons
from ..answer import Answers, Ask, Subject, met_by, not_applicable, unclear, violated

ORDINALS = ("first", "second", "third", "fourth", "fifth")
HANDS = ("player-dealer", "everyone", "dealer", "banker-hand")


def judge(subject: Subject, ask: Ask) -> Answers:
    said = buttons(subject.game, "card")
    found = [*_faces(said), *_dealt(subject.game, said)]
    yield from found
    if not said:
        yield not_applicable("no-card")
    elif not found:
        yield met_by("one-card", said, card=next((one.card for one in said if one.card), None))


def _faces(said: tuple[Button, ...]) -> Answers:
    faces = {button.face: button for button in reversed(said)}
    if "up" in faces and "down" in faces:
        yield violated("two-faces", faces["down"], see=[(faces["up"], "up")])


def _dealt(game: Game, said: tuple[Button, ...]) -> Answers:
    steps = [step for step in game.round if step.does == "deal" and step.to in HANDS]
    count = _cards(steps)
    verdict, case = (unclear, "not-always") if _drawn(game) else (violated, "not-dealt")
    for card, button in {button.card: button for button in reversed(said)}.items():
        if count and card in ORDINALS[count:]:
            see = [(steps[0], "deal")]
            yield verdict(case, button, see=see, key=card, card=card, count=count)


def _cards(steps: list[Step]) -> int | None:
    """The most cards dealt to a hand, where every step gives a number."""
    if any(step.cards is None for step in steps):
        return None
    return max(_hand(steps, hand) for hand in HANDS)


def _drawn(game: Game) -> bool:
    """Whether the hand may get further cards."""
    draws = [step for step in game.round if step.does == "draw" and step.to in (None, *HANDS)]
    return bool(draws or game.charts or game.draw_rules or game.draw_matrix)


def _hand(steps: list[Step], hand: str) -> int:
    """Cards dealt to one hand, counting those dealt to everyone."""
    dealt = [step.cards for step in steps if step.cards and step.to in (hand, "everyone")]
    return sum(int(cards.high or cards.low) for cards in dealt)
