"""A hand is made of the same cards wherever the rules say of which, and of cards that are dealt.

How many own cards and how many cards of the board make a hand agrees between all places for the
same hand; a hand that takes cards from a board is in a game that deals one. Where players have
cards of their own and share a board, the rules say which of them make the hand. A number of cards
that a hand must hold is also held where one card for all replaces the last card of each. Two own
cards with three of the board, and any five of seven, are two games with two winners. That a player
may play the board is part of any five of seven.

## Says
- (fact): the cards that make a hand
- (remedy): Say once which cards make the hand.
- (any-cards): any of the cards
- (own-cards): [{own:own card}][ and {board:card|cards} from the board]
- no-board: The rules make a hand with {board:card} from the board ({@}), but this game deals no
  board ({@deal}).
  Fix: Strike the reference to a board, or say that one is dealt.
- too-few: A hand must hold {holds:card} ({@}). When the cards run out, one card for all replaces a
  card for each ({@answer}), so that no hand holds {holds:card}.
  Reading: Does the shared card count as one of them?
  Fix: Say that a hand with one card fewer is live when a shared card is used.
  See answer: one card for all
- silent: Players are dealt cards of their own ({@}) and share a board ({@board}), but {who} do not
  say which of these cards make a hand.[ {perhaps}]
  Together (): In {games} players are dealt cards of their own and share a board, but the rules do not
    say which of these cards make a hand.
  Fix: Say how many own cards and how many cards of the board make a hand.
  Write: uses: {any-cards: true, hand-size: 5}
  See board: the board
- made: The rules make a hand of {said} ({@}), and those cards are dealt.
- not-given: The rules do not say both which cards make a hand and which cards are dealt.

## Examples
```yaml violated two-ways
round: [{does: deal, to: players, cards: 2}, {does: deal, to: board, cards: 5}]
uses: [{own: 2, board: 3, hand-size: 5, at: 1584}, {any-cards: true, hand-size: 5, at: 1600}]
```
> The rules give the cards that make a hand in two ways: two own cards and three cards from the
> board (line 5), and any of the cards (line 5). Which is it?
```yaml met made
kind: game
name: Omaha
category: poker
round: [{does: deal, to: each-player, cards: 4}, {does: deal, to: board, cards: 3}]
uses: [{own: 2, board: 3, hand-size: 5, at: 10}, {own: 2, board: 3, at: 40}]
```
"""

from __future__ import annotations

from ...docket.filings import Subject
from ...docket.view import View
from ...model.game import Game
from ...model.part import Part
from ...model.play import Step
from ...model.poker import Uses
from ...model.values import Range
from .._steps import restated
from ..agreement import CONTRADICTION, Clash, agreement, stated
from ..answer import Answer, Answers, Ask, concluded, not_applicable, roles, unclear, violated
from ..silence import silent
from ..values import Value, counts, phrase

PLAYERS = ("players", "each-player", "active-players", "everyone")


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    said = [uses for uses in game.uses if uses.any_cards or uses.own or uses.board]
    deals = [step for step in game.round if step.does == "deal" and step.cards is not None]
    found = [*_too_few(game)]
    if said and deals:
        found += [*_no_board(game, said, deals[0]), *_differ(said)]
        yield from concluded(found, said, "made", said=_shown(said[0]))
    elif found:
        yield from found
    else:
        yield (_shared(subject.view) if not said else None) or not_applicable("not-given")


def _too_few(game: Game) -> Answers:
    """A number of cards to hold, and a shared card that leaves everybody without one of them."""
    held = [uses for uses in game.uses if uses.holds]
    answers = [one for one in game.irregularities if one.shared_card]
    for uses in held[:1] if answers else ():
        yield unclear("too-few", uses, see=roles(answers, "answer"), holds=uses.holds)


def _shared(view: View) -> Answer | None:
    """That own cards and a board are dealt, and nothing says which of them make the hand."""
    told = [step for step in view.timeline.steps("deal") if step.does == "deal"]
    board = [step for step in told if step.to == "board"]
    own = [step for step in told if step.to in PLAYERS]
    if not board or not own or view.said(_told):
        return None
    return silent(view, "silent", own[0], [(board[0], "board")])


def _told(game: Game) -> list[Part]:
    """Where the rules say which cards make a hand: of all hands, or of the one a wager looks at."""
    return [*game.uses, *(one for w in game.wagers for one in w.judged if one.best)]


def _no_board(game: Game, said: list[Uses], deal: Step) -> Answers:
    """Board cards in a hand of a game that deals none."""
    if game.inherits or any(step.to == "board" and not restated(step) for step in game.round):
        return
    for uses in [uses for uses in said if uses.board and uses.board.low][:1]:
        yield violated("no-board", uses, see=[(deal, "deal")], board=_count(uses.board))


def _differ(said: list[Uses]) -> Answers:
    for hand in dict.fromkeys(uses.hand for uses in said):
        own = stated([uses for uses in said if uses.hand == hand], lambda uses: uses, _shown)
        yield from (a for a in agreement(own, _clash, key=hand) if a.verdict != "met")


def _count(span: Range | None) -> Value | None:
    return counts(span.low, span.high) if span else None


def _shown(uses: Uses) -> Value:
    if uses.any_cards:
        return phrase("any-cards")
    return phrase("own-cards", own=_count(uses.own), board=_count(uses.board))


def _clash(first: Uses, second: Uses) -> Clash | None:
    fixed = [uses for uses in (first, second) if not uses.any_cards]
    if _choice(first, second):
        return None
    if all(map(_from_none, (first, second))) or not fixed:  # may play the board
        return None
    if len(fixed) == 1:
        return CONTRADICTION if fixed[0].own and fixed[0].board else None
    differ = _other(first.own, second.own) or _other(first.board, second.board)
    return CONTRADICTION if differ else None


def _choice(first: Uses, second: Uses) -> bool:
    """Whether one sentence gives two ways to make a hand of so many cards."""
    one_place = first.at is not None and first.at == second.at
    return one_place and first.hand_size == second.hand_size


def _from_none(uses: Uses) -> bool:
    """Whether a hand may have no card of the player's own."""
    return bool(uses.any_cards) or (uses.own is not None and uses.own.low == 0)


def _other(one: Range | None, other: Range | None) -> bool:
    return bool(one and other) and one != other
