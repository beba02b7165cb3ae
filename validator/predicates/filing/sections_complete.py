"""The rules of a game have every part that rules of a game need.

For each part in `sections` the document has a heading or, without one, the facts it would hold.
Parts taken over from another game of the filing count. One finding lists all that is missing. An
application must describe the game completely; what is left out is decided at the table.

## Says
- missing: The rules of {game} have no part on {parts:or}.
  Together (parts): The rules of {game} have no part on {parts:or}.
  Fix: Add a section on {parts}.
- complete: The rules have every part asked for: {parts}.
- (dealing): the deal
- (round-of-play): the round of play
- (wagers): the wagers
- (how-wagers-win): how wagers win
- (table): the table and its layout
- (players): the number of players
- (deck): the deck
- (ranks): the rank of cards and hands
- (betting): the scheme of betting
- (fees): the fees and how they are taken
- (glossary): the terms used

## Examples
```yaml not-stated missing
category: poker
object: best hand
```
> The rules of Example have no part on the deal, the round of play, the wagers or how wagers win.
```yaml met complete sections=dealing,how-wagers-win
category: poker
round: [{does: deal, to: players, cards: 5}]
pot: {to: high}
```
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...model.game import Game
from ...model.play import Step
from ..answer import Answers, Ask, Subject, met, not_stated
from ..parameters import some_of
from ..values import phrase

NEEDS_FILING = True
TABLES = ("table", "layout")
DEALT = ("roll", "spin", "call-numbers")
BETS = ("bet", "betting-round")


def _deals(step: Step) -> bool:
    """Whether a step says what is dealt, and not only that it is; to draw is no deal."""
    return step.does == "deal" and bool(step.to or step.cards or step.until_cards)


HOLDS: dict[str, Callable[[Game], object]] = {
    "table": lambda g: [place for place in g.equipment if place.is_ in TABLES],
    "players": lambda g: g.seats,
    "deck": lambda g: g.deck,
    "ranks": lambda g: g.cards or g.hands or g.values,
    "betting": lambda g: g.wagers or g.raises or g.limits or g.forced_bets or g.table_limit,
    "fees": lambda g: g.fees,
    "glossary": lambda g: g.glossary,
    "dealing": lambda g: any(step.does in DEALT or _deals(step) for step in g.round),
    "round-of-play": lambda g: g.round,
    "wagers": lambda g: (
        g.wagers or g.forced_bets or g.raises or any(step.does in BETS for step in g.round)
    ),
    "how-wagers-win": lambda g: (
        g.pot or any(c.outcomes for c in g.compares) or any(w.decided or w.rolls for w in g.wagers)
    ),
}
HEADINGS = {
    "table": ("table", "layout", "equipment"),
    "players": (),
    "deck": ("deck",),
    "ranks": ("values-and-ranks",),
    "betting": ("wagers",),
    "fees": ("fees",),
    "glossary": ("glossary", "definitions"),
    "dealing": ("dealing", "round-of-play"),
    "round-of-play": ("round-of-play",),
    "how-wagers-win": ("how-wagers-win", "pay-tables"),
    "wagers": ("wagers", "bonus-bets"),
}
PARAMETERS = {"sections": some_of(*HOLDS)}


def judge(subject: Subject, ask: Ask) -> Answers:
    given = ask.value("sections", ())
    wanted = given.split(",") if isinstance(given, str) else list(given)
    rules = subject.view.rules
    missing = [phrase(part) for part in wanted if not _told(subject, part, rules)]
    place = (subject.game, "name")
    if missing:
        yield not_stated("missing", place, game=subject.game_file, parts=missing)
    else:
        yield met("complete", place, parts=[phrase(part) for part in wanted])


def _told(subject: Subject, part: str, rules: Iterable[Game]) -> bool:
    """Whether its rules have the part; fees may stand on a sheet, and terms with the house."""
    beside = {"fees": subject.view.sheets, "glossary": subject.filing.house.glossary}
    return bool(beside.get(part)) or any(_has(game, part) for game in rules)


def _has(game: Game, part: str) -> bool:
    headed = any(section.is_ in HEADINGS[part] for section in game.sections)
    return headed or bool(HOLDS[part](game))
