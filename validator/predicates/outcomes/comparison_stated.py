"""Nothing says how the winner is found.

The rules of a game played against other hands say how hands are compared, or who takes the pot, or
what decides each wager. Where the hand closest to a total wins, they give the total. The event that
decides the winner is the heart of the rules; an application must describe it.

## Says
- no-winner: The rules do not say how the winner is found.
  Fix: Say which hand wins, and how hands are ranked against each other.
  See open: nothing decides it
- undecided: The rules do not say what decides the {wagers} wager{wagers:s} ({@}).
  Fix: Say which hand wins, and how hands are ranked against each other.
  See open: nothing decides it
- no-target: The hand closest to a total wins ({@}), but {who} do not say which total that is.[
  {perhaps}]
  Fix: Give the total that a hand must come closest to.
  Write: compares: {by: closest-to-target, target: 21}
- no-bank: The rules award a pot ({@}), but do not say how a hand is decided against the
  player-dealer's.
  Fix: Say what happens when a hand is better than, worse than or equal to the player-dealer's.
- word-target: The hand closest to {target} wins ({@}), but {who} do not say what number that is.[
  {perhaps}]
  Fix: Give the total that a hand must come closest to as a number.
  Write: compares: {by: closest-to-target, target: 21}
- other-rules: The rules do not say how the winner is found, and refer to {source} ({@}).
  Reading: Where are the rules of {source} that decide it?
  Fix: Say which hand wins, and how hands are ranked against each other.
- compared: Hands are compared by {by} ({@}).
- no-outcome: Hands are compared, and nothing says what follows: `outcomes-total` tells it.
- awarded: The pot goes to the {to} hand ({@}).
- best-hand: The best hand is the object of the game ({@}), and the hands are ranked ({@ranked}).
- each-wager: The rules say what decides each wager ({@}).
- taken-over: The rules of {source}, which are taken over ({@}), say how the winner is found.
- no-play: This document has no rules of play.

## Examples
```yaml not-stated no-winner
category: poker
cards: {high-to-low: [A, K, Q]}
```
> The rules do not say how the winner is found.
```yaml met awarded
category: poker
pot: {to: low}
```
"""

from __future__ import annotations

from collections.abc import Sequence

from ...docket.filings import Subject
from ...docket.view import View
from ...model.game import Game
from ...model.part import Part
from ...model.wagers import Comparison, Wager
from .._decided import bank_silent, by_itself, decided, pots_alone, undecided
from ..answer import (
    Answer,
    Answers,
    Ask,
    following,
    met,
    not_applicable,
    not_stated,
    roles,
    unclear,
)
from ..silence import silent
from ..values import name

TARGET = "closest-to-target"
SHOWING = ("showdown", "compare", "reveal")


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    view = subject.view
    yield _no_target(view) or _no_bank(game) or _said(game) or _elsewhere(view) or _silent(game)


def _no_target(view: View) -> Answer | None:
    """That a total decides and none is given."""
    nearest = [one for game in view.rules for one in game.compares if one.by == TARGET]
    own = [one for one in view.game.compares if one.by == TARGET]
    return (
        _unnumbered(view, own[0], [text for one in nearest for text in one.target]) if own else None
    )


def _unnumbered(view: View, own: Comparison, given: list[str]) -> Answer | None:
    if any(map(_numbered, given)):
        return None
    if given:
        return silent(view, "word-target", (own, "target"), target=name(given[0]))
    return silent(view, "no-target", next(iter(own.outcomes), own))


def _numbered(text: str) -> bool:
    """Whether a target has a figure, in whatever words it is put."""
    return any(map(str.isdigit, text))


def _no_bank(game: Game) -> Answer | None:
    """That players play for a pot where a player-dealer is said to be against them."""
    if not (pots := pots_alone(game)):
        return None
    return following(not_stated("no-bank", pots[0], see=roles(pots[1:2])), "two-categories")


def _said(game: Game) -> Answer | None:
    """Where these rules say how the winner is found."""
    if game.compares and bank_silent(game):
        return not_applicable("no-outcome")
    if game.compares:
        return _met("compared", game.compares, by=game.compares[0].by)
    if game.pot:
        return _met("awarded", game.pot, to=game.pot[0].to)
    deciding = decided(game)
    if undecided(game):
        return None
    if deciding:
        return _met("each-wager", deciding)
    if game.object and game.hands:
        return met("best-hand", game.object[0], see=[(game.hands[0], "ranked")])
    return None


def _elsewhere(view: View) -> Answer | None:
    """That the rules taken over say it, or may."""
    if not view.game.inherits:
        return None
    known = any(other.compares or other.pot for other in view.borrowed)
    verdict, case = (met, "taken-over") if known else (unclear, "other-rules")
    source = view.game.inherits[0]
    return verdict(case, source, source=name(source.from_))


def _silent(game: Game) -> Answer:
    """Where nothing decides some wagers, or where nothing decides any."""
    showing = [step for step in game.round if step.does in SHOWING]
    near: list[Part] = [*game.object, *showing, *game.round, *game.hands, *game.cards, *game.deck]
    if not [*near, *game.wagers]:
        return not_applicable("no-play")
    open_: list[Wager] = undecided(game)
    deciding = bool(open_) and any(map(by_itself, game.wagers))
    places: list[Part] = [*([] if deciding else near[:1]), *open_]
    see, place = roles(places[1:], "open"), next(iter(places), None)
    case = "undecided" if deciding else "no-winner"
    answer = not_stated(case, place, see=see, wagers=open_)
    unpaid = deciding and not any(wager.pays for wager in open_)  # a pay table would tell both
    return following(answer, "bets-priced") if unpaid else answer


def _met(case: str, places: Sequence[Part], **values: object) -> Answer:
    return met(case, places[0], see=roles(places[1:]), **values)
