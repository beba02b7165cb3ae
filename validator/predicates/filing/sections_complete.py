"""The rules of a game have every part that rules of a game need.

For each part in `sections` the document has a heading or, without one, the facts it would hold.
Parts taken over from another game of the filing count; the fees may be on a sheet filed for the
game, and so may the statement how the game is banked. A glossary is asked only of games with terms
of their own. One finding lists all that is missing. An application must describe the game
completely; what is left out is decided at the table.

## Says
- missing: The rules of {game} have no part on {parts:or}.
  Together (parts): The rules of {game} have no part on {parts:or}.
  Fix: Add a section on {parts}.
- no-glossary: The rules of {game} have no glossary of the terms they use.
  Together (): The rules of {game} have no glossary of the terms they use.
  Fix: Add a glossary of the terms that are the game's own.
- bare-words: The glossary lists {terms} ({@}) but does not say what they mean.
  Fix: Say of each term what it means.
  Write: glossary: [{is: natural, note: an eight or a nine in two cards}]
- in-passing: The rules have no glossary, though they explain {terms} in passing ({@}).
  Reading: Are these explanations enough without a glossary?
  Together (): The rules of {games} have no glossary, though they explain some of their terms in
    passing. Is that enough?
  Fix: Add a glossary of the terms that are the game's own.
- ordinary-terms: The game uses only terms that every card player knows.
- complete: The rules have every part asked for: {parts}.
- (and-more): {more} more
- (type-of-game): the type of game
- (object): the object of the game
- (deck): the deck
- (values-and-ranks): the rank and value of cards or hands
- (table): the table
- (dealing): the deal
- (round-of-play): the round of play
- (wagers): the wagers
- (how-wagers-win): how wagers win
- (fees): the fees
- (glossary): terms

## Fails
```yaml not-stated missing
category: poker
object: best hand
deck: {cards: 52}
```
> The rules of Example have no part on the deal, the round of play, the wagers or how wagers win.

## Passes
```yaml met complete sections=object,deck
category: poker
object: best hand
deck: {cards: 52}
```

## References
11 CCR 2071 asks an application for a gaming activity to contain most of these; the provision on the
filing cites it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...docket.filings import Subject
from ...model.cards import Term
from ...model.game import Game
from .._law import claims
from ..answer import Answer, Answers, Ask, following, met, not_applicable, not_stated, unclear
from ..parameters import some_of
from ..values import Value, name, phrase

NEEDS_FILING = True
FEW = 3
GLOSSARY = "glossary"
TYPES = (
    "player-dealer-position-used",
    "no-player-dealer-position",
    "players-play-each-other",
    "legality",
)
"""Statements that tell how a game is banked, be they affirmed or denied."""
DEALT = ("deal", "draw", "roll", "spin", "call-numbers")
HOLDS: dict[str, Callable[[Game], object]] = {
    "type-of-game": lambda g: g.category_said or g.player_dealer or _claimed(g, *TYPES),
    "object": lambda g: g.object or g.pot,
    "deck": lambda g: g.deck or g.equipment,
    "values-and-ranks": lambda g: (
        g.cards
        or g.values
        or g.hands
        or g.totals
        or _claimed(g, "standard-rules-apply", affirmed=True)
    ),
    "table": lambda g: g.seats or g.spots or g.table_limit,
    "dealing": lambda g: [step for step in g.round if step.does in DEALT],
    "round-of-play": lambda g: g.round,
    "wagers": lambda g: g.wagers or g.forced_bets or g.raises or _bets(g),
    "how-wagers-win": lambda g: (
        g.pot or any(c.outcomes for c in g.compares) or any(w.decided or w.rolls for w in g.wagers)
    ),
    "fees": lambda g: g.fees,
    GLOSSARY: lambda g: (
        _explained(g) and not g.sections
    ),  # with headings, terms in passing are no list
}
HEADINGS = {
    GLOSSARY: (GLOSSARY, "definitions"),
    "dealing": ("dealing", "round-of-play"),
    "how-wagers-win": ("how-wagers-win", "pay-tables", "settlement"),
    "table": ("table", "layout"),
    "wagers": ("wagers", "bonus-bets"),
    "type-of-game": ("type-of-game", "legality"),
}
PARAMETERS = {"sections": some_of(*HOLDS)}


def judge(subject: Subject, ask: Ask) -> Answers:
    given = ask.value("sections", ())
    wanted = given.split(",") if isinstance(given, str) else list(given)
    missing = list(_missing(subject, wanted))
    place, game = (subject.game, "name"), subject.game_file
    if not missing:
        yield met("complete", place, parts=[phrase(part) for part in wanted])
    elif missing == [GLOSSARY]:
        yield _no_glossary(subject)
    else:
        yield not_stated("missing", place, game=game, parts=[phrase(part) for part in missing])


def _no_glossary(subject: Subject) -> Answer:
    game = subject.game
    if not _own_terms(game):
        return not_applicable("ordinary-terms")
    if not game.glossary:
        answer = not_stated("no-glossary", (game, "name"), game=subject.game_file)
        return following(answer, "application-contents", "things-named")
    terms = list(_terms(game))
    if _explained(game):
        return unclear("in-passing", game.glossary[0], terms=terms)
    return not_stated("bare-words", game.glossary[0], terms=terms)


def _explained(game: Game) -> list[Term]:
    """Terms of which more is there than the word."""
    return [term for term in game.glossary if term.at or term.note or term.cards or term.totals]


def _own_terms(game: Game) -> bool:
    """Whether a game has terms of its own: poker and pan only where their rules use a word nobody
    else does.
    """
    return game.category not in ("poker", "pan") or bool(game.own_words)


def _terms(game: Game) -> Iterator[Value]:
    names = list(dict.fromkeys(term.is_ for term in game.glossary))
    yield from (name(one) for one in names[:FEW])
    if len(names) > FEW:
        yield phrase("and-more", more=len(names) - FEW)


def _missing(subject: Subject, parts: list[str]) -> Iterator[str]:
    assert subject.game_file
    games = subject.view.rules
    banked = subject.view.banks or subject.game.category == "house-banked"
    told = bool(banked) or any(claim.that in TYPES for claim in claims(subject))
    elsewhere = {
        "fees": bool(subject.filing.fees_of(subject.game_file)),
        "type-of-game": told,
        GLOSSARY: bool(subject.filing.house.glossary),
    }
    for part in parts:
        if not elsewhere.get(part) and not any(_has(game, part) for game in games):
            yield part


def _claimed(game: Game, *that: str, affirmed: bool = False) -> bool:
    return any(claim.that in that and (claim.is_ or not affirmed) for claim in game.states)


def _bets(game: Game) -> bool:
    return any(step.does in ("bet", "betting-round") for step in game.round)


def _has(game: Game, part: str) -> bool:
    headings = HEADINGS.get(part, (part,))
    return any(section.is_ in headings for section in game.sections) or bool(HOLDS[part](game))
