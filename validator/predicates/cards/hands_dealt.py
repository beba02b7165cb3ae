"""Cards are dealt to every hand that plays, and the rules say how many.

A game in which players act, draw or have their hand compared with that of a bank deals cards first.
The rules say how many each of these hands gets; to deal to players says nothing of the dealer. A
deal told elsewhere, in rules that these take over, is enough.

## Says
- silent: {who} do not say how many cards are dealt to {hands:or} ({@}).[ The rules of {outside}, to
  which they refer, may say it.]
  Together (who, hands): In {games} the rules do not say how many cards are dealt to {hands:or}.
  Fix: Say how many cards {hands} {hands:is} dealt, and which of them lie face up.
  Write: round: [{does: deal, to: everyone, cards: 2}]
- told: The rules say how many cards each hand is dealt ({@}).
- no-hands: No hands of cards are played here against a bank.
- (each-player): each player
- (the-bank): the {bank}
- (player-hand): the player hand
- (banker-hand): the banker hand

## Examples
```yaml not-stated silent
category: house-banked
round: [{does: deal, to: players, cards: 5, at: 7}]
compares: {by: ranked-hand, hands: [player, dealer], at: 11}
```
> The rules do not say how many cards are dealt to the dealer (line 5).
```yaml met told
category: house-banked
round: [{does: deal, to: everyone, cards: 5, at: 7}]
compares: {by: ranked-hand, hands: [player, dealer], at: 11}
```
"""

from __future__ import annotations

from collections.abc import Iterable

from ...docket.filings import Subject
from ...docket.view import View
from ...model.game import Game
from ...model.part import Part
from ...model.play import Step
from .._cases import bank as bank_of
from ..answer import Answers, Ask, met_by, not_applicable
from ..silence import silent
from ..values import Value, phrase

NEEDS_FILING = True
BANKED = ("player-dealer", "house-banked")
BY_CARDS = (
    "ranked-hand", "closest-to-target", "points-mod-10", "two-hands", "three-hands", "single-card",
)  # fmt: skip
PLAYS = ("act", "draw", "set", "reveal")
ALL = (None, "everyone", "seats")
"""To whom cards go where they go to every hand."""
PLAYER, BANKER = "player", "banker"
HANDS = dict.fromkeys(
    ("players", "each-player", "active-players", "player-hand", "player"), PLAYER
) | dict.fromkeys(
    ("player-dealer", "dealer", "house-dealer", "bank", "banker-hand", "banker"), BANKER
)
"""Whose hand a word of the documents means."""


def judge(subject: Subject, ask: Ask) -> Answers:
    game, view = subject.game, subject.view
    hands = _playing(game) if game.category in BANKED else {}
    counted = [step for step in _deals(view) if step.cards or step.until_cards]
    undealt = {hand: place for hand, place in hands.items() if not _dealt(hand, counted)}
    if undealt:
        yield silent(view, "silent", _nearest(view, undealt), hands=_shown(game, undealt))
    elif hands:
        yield met_by("told", counted)
    else:
        yield not_applicable("no-hands")


def _deals(view: View) -> list[Step]:
    """Every deal of these rules, or of those they take over."""
    return [step for one in view.rules for step in one.round if step.does == "deal"]


def _nearest(view: View, undealt: dict[str, Part]) -> Part:
    """The deal of the first of the hands, where it has one without a number; else the hand's place."""
    hand, place = next(iter(undealt.items()))
    return next((step for step in _deals(view) if _dealt(hand, [step])), place)


def _playing(game: Game) -> dict[str, Part]:
    """The hands that are compared, act or draw, each with the first place that says so."""
    said: list[tuple[str | None, Part]] = [
        (hand, one)
        for one in game.compares
        if one.by in BY_CARDS
        for hand in one.hands or ("player", "player-dealer")
    ]
    said += [(step.to, step) for step in game.round if said and step.does in PLAYS]
    found: dict[str, Part] = {}
    for hand, place in said:
        if kind := HANDS.get(str(hand)):
            found.setdefault(kind, place)
    return found


def _dealt(kind: str, deals: list[Step]) -> bool:
    return any(step.to in ALL or HANDS.get(str(step.to)) == kind for step in deals)


def _shown(game: Game, kinds: Iterable[str]) -> list[Value]:
    """Two hands of the table have names; else they are each player's and the bank's."""
    if any(hand.startswith(BANKER) for one in game.compares for hand in one.hands):
        words = {PLAYER: phrase("player-hand"), BANKER: phrase("banker-hand")}
    else:
        words = {PLAYER: phrase("each-player"), BANKER: phrase("the-bank", bank=bank_of(game))}
    return [words[kind] for kind in kinds]
