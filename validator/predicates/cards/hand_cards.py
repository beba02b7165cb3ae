"""A hand is made of the same cards wherever the rules say of which, and of cards that are dealt.

## What is asked
How many own cards and how many cards of the board make a hand agrees between all places for the
same hand; a hand that takes cards from a board is in a game that deals one.

## Why
Two own cards with three of the board, and any five of seven, are two games with two winners.

## Says
- (fact): the cards that make a hand
- (remedy): Say once which cards make the hand.
- (any-cards): any of the cards
- (own-cards): [{own:own card}][ and {board:card|cards} from the board]
- no-board: The rules make a hand with {board:card} from the board ({@}), but this game deals no
  board ({@deal}).
  Fix: Strike the reference to a board, or say that one is dealt.
  See deal: the cards dealt
- made: The rules make a hand of {said} ({@}), and those cards are dealt.
- not-given: The rules do not say both which cards make a hand and which cards are dealt.

## Fails
```yaml violated two-ways
round: [{does: deal, to: players, cards: 2}, {does: deal, to: board, cards: 5}]
uses: [{own: 2, board: 3, makes: 5, at: 1584}, {any: true, makes: 5, at: 1600}]
```
> The rules give the cards that make a hand in two ways: two own cards and three cards from the
> board (line 5), and any of the cards (line 5). Which is it?

## Passes
```yaml met made
kind: game
name: Omaha
category: poker
round: [{does: deal, to: each-player, cards: 4}, {does: deal, to: board, cards: 3}]
uses: [{own: 2, board: 3, makes: 5, at: 10}, {own: 2, board: 3, at: 40}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.game import Uses
from ...model.values import Range
from .._steps import restated
from ..agreement import CONTRADICTION, Clash, agreement, stated
from ..answer import Answer, Ask, met, not_applicable, violated
from ..values import Value, counts, phrase


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    said = [
        uses for uses in game.uses if uses.any or uses.own is not None or uses.board is not None
    ]
    deals = [step for step in game.round if step.does == "deal" and step.cards is not None]
    boards = any(step.to == "board" and not restated(step) for step in game.round)
    if not said or not deals:
        yield not_applicable("not-given")
        return
    boarded = (
        [] if boards or game.inherits else [uses for uses in said if uses.board and uses.board.low]
    )
    found = [
        violated("no-board", uses, see=[(deals[0], "deal")], board=_count(uses.board))
        for uses in boarded[:1]
    ]
    for hand in dict.fromkeys(uses.for_ for uses in said):
        own = stated([uses for uses in said if uses.for_ == hand], lambda uses: uses, _shown)
        found += [a for a in agreement(own, _clash, key=hand) if a.verdict != "met"]
    yield from found or [
        met("made", said[0], see=[(uses, "also") for uses in said[1:]], said=_shown(said[0]))
    ]


def _count(span: Range | None) -> Value | None:
    return counts(span.low, span.high) if span else None


def _shown(uses: Uses) -> Value:
    if uses.any:
        return phrase("any-cards")
    return phrase("own-cards", own=_count(uses.own), board=_count(uses.board))


def _clash(first: Uses, second: Uses) -> Clash | None:
    if first.any and second.any:
        return None
    if first.any or second.any:
        fixed = second if first.any else first
        return CONTRADICTION if fixed.own is not None and fixed.board is not None else None
    pairs = ((first.own, second.own), (first.board, second.board))
    differ = any(a and b and (a.low, a.high) != (b.low, b.high) for a, b in pairs)
    return CONTRADICTION if differ else None
