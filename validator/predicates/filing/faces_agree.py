"""Cards lie face up or face down in the same way wherever the rules tell of the same deal.

The same step told twice gives the same face, and a sentence about every card holds for every deal.
A definition of cards that are turned over later may mean how they end. A card seen before the wager
is made changes the game.

## Says
- (differ): The rules say two things about how these cards are dealt
- (fact): how the cards are dealt
- (remedy): Say once which cards are dealt face up and which face down.
- (every-card): every card face {face}
- (dealt): {cards} to the {to} face {face}
- (dealt-each): {cards} to {to} face {face}

## Examples
All cards are said to be dealt face up, and one is dealt face down.
```yaml violated two-ways
round:
  - {does: deal, to: everyone, face: up, where: all-cards, at: 1050}
  - {does: deal, called: hole-card, to: player-dealer, cards: 1, face: down, at: 1051}
```
> The rules say two things about how these cards are dealt: every card face up (line 5), and hole
> card to the player-dealer face down (line 6). Which is it?
Different cards of the same hand may lie differently.
```yaml met agree
round:
  - {does: deal, called: first-card, to: player-dealer, cards: 1, face: up, at: 10}
  - {does: deal, called: second-card, to: player-dealer, cards: 1, face: down, at: 10}
```
"""

from __future__ import annotations

from ...model.play import Step
from .._steps import EVERY, again, restated
from ..agreement import CONTRADICTION, Clash, Compare, agreement, stated
from ..answer import Answers, Ask, Subject
from ..values import Value, phrase


def judge(subject: Subject, ask: Ask) -> Answers:
    steps = [
        step for step in subject.game.round if step.face in ("up", "down") and step.does == "deal"
    ]
    yield from agreement(stated(steps, lambda s: s, _shown), _clash(subject.game.round))


def _shown(step: Step) -> Value:
    if step.where == EVERY:
        return phrase("every-card", face=step.face)
    to = step.to or "players"
    entry = "dealt-each" if to.startswith(("each", "every", "all")) else "dealt"
    return phrase(entry, cards=step.called or "cards", to=to, face=step.face)


def _clash(steps: tuple[Step, ...]) -> Compare:
    def compare(first: Step, second: Step) -> Clash | None:
        if first.face == second.face:
            return None
        if EVERY in (first.where, second.where):
            told = [step for step in (first, second) if step.where != EVERY]
            return None if told and restated(told[0]) else CONTRADICTION
        if not again(first, second):
            return None
        turned = any(step.does == "reveal" and step.to == first.to for step in steps)
        loose = restated(first) or restated(second)
        return None if turned and loose else CONTRADICTION

    return compare
