"""Something an application must contain is missing from the filing.

## What the law asks
A report or request must give the name of each activity, its rules with the event that decides the
winner, the wagering conventions and how fees are assessed and collected, a glossary of distinctive
terms, and a statement why the activity is not unlawful. Each item is looked for once in the whole
filing; that every single game has fees is the business of `fee-schedule-filed`. Texts that say of
themselves that the Bureau approved them are what came of an application: that the games are lawful
was argued in the application, which is not at hand.

## Why
Review starts only when the application is complete.

## Says
- wagers-missing: The rules do not say how wagers are made in {number:figure} of {all:figure} games:
  {games}.
  Fix: State the wagering conventions of {games}.
  See game: no wagering conventions
- winner-missing: The rules do not say what decides the winner in {number:figure} of {all:figure}
  games: {games}.
  Fix: State the event that decides the winner of {games}.
  See game: nothing decides the winner
- fees-missing: No document of the filing says how fees are assessed and collected.
  Fix: State how fees are assessed and collected.
- glossary-missing: No document of the filing has a glossary of distinctive terms.
  Fix: Add a glossary of the terms peculiar to these games.
- glossary-bare: The filing lists terms ({@}) but does not explain any of them.
  Fix: Say of each term what it means.
  Write: glossary: [{is: natural, note: an eight or a nine in two cards}]
- legality-missing: No document of the filing says why the games are not unlawful.
  Fix: Add a statement why the games are not unlawful.
- legality-bare: The filing says that the games are lawful ({@}) but not why.
  Fix: Say why the games are not unlawful.
  Write: states: [{that: legality, note: no player banks for more than two hands in a row}]
- stated: {item} given in {number:figure} of {all:figure} games[ ({@said})].
- (wagers): Wagering conventions are
- (winner): What decides the winner is
- (fees): How fees are collected is
- (glossary): A glossary is
- (legality): A statement why the game is not unlawful is
- no-game: The filing has no game of its own.

## Fails
```yaml not-stated legality-missing
wagers: [{name: ante}]
fees: [{from: player, amount: 1}]
compares: {by: ranked-hand}
glossary: [{is: ante, note: the first bet}]
```
> No document of the filing says why the games are not unlawful.

## Passes
```yaml met stated
states: [{that: legality, note: no player banks for more than two hands in a row}]
wagers: [{name: ante}]
fees: [{from: player, amount: 1}]
compares: {by: ranked-hand}
glossary: [{is: ante, note: the first bet}]
```

## References
11 CCR 2071(a).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...docket.filings import Filing, GameFile, Subject
from ...model.game import Game
from ...model.part import Part
from ..answer import Answer, Ask, met, not_applicable, not_stated
from ..values import phrase

NEEDS_FILING = True
SHOWN = 12
GLOSSARY = ("glossary", "definitions")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    filing = subject.filing
    current = [game for game in filing.games if game.id not in filing.superseded]
    games = [game for game in current if game.game.category != "bonus-bet"]
    if not games:
        yield not_applicable("no-game")
        return
    for item, has in EACH.items():
        yield _each(item, games, [game for game in games if not has(game.game)])
    yield _once("fees", games, [game for game in games if _fees(filing, game)])
    every = list(filing.games)
    yield _worded("glossary", every, _glossary)
    if not any(_lawful(game.game) for game in every) and _approved(filing):
        yield not_applicable("approved")
    else:
        yield _worded("legality", every, _lawful)


def _each(item: str, games: list[GameFile], without: list[GameFile]) -> Answer:
    """An item that every game must have."""
    if not without:
        return met("stated", key=item, item=phrase(item), number=len(games), all=len(games))
    places = [(game.game, "name") for game in without[:SHOWN]]
    see = [(place, "game") for place in places[1:]]
    number = len(without)
    return not_stated(
        f"{item}-missing", places[0], see=see, number=number, all=len(games), games=without
    )


def _worded(item: str, games: list[GameFile], said: Callable[[Game], list[Part]]) -> Answer:
    """An item that the filing must have somewhere, in words of its own."""
    given = [(game, part) for game in games for part in said(game.game)]
    worded = [(game, part) for game, part in given if part.at or part.note]
    if given and not worded:
        return not_stated(f"{item}-bare", given[0][1])
    if not worded:
        return not_stated(f"{item}-missing")
    number = len({game.id for game, _ in worded})
    first, see = worded[0][1], [(worded[0][1], "said")]
    return met("stated", first, see=see, key=item, item=phrase(item), number=number, all=len(games))


def _once(item: str, games: list[GameFile], found: list[GameFile]) -> Answer:
    """An item that the filing must have somewhere."""
    if not found:
        return not_stated(f"{item}-missing")
    number, every = len(found), len(games)
    return met(
        "stated", (found[0].game, "name"), key=item, item=phrase(item), number=number, all=every
    )


def _approved(filing: Filing) -> bool:
    """Whether a document says that the Bureau approved what the filing has."""
    sheets = [claim for sheet in filing.schedules for claim in sheet.schedule.states]
    rules = [claim for game in filing.games for claim in game.game.states]
    return any(claim.that == "bureau-approval" and claim.is_ for claim in (*sheets, *rules))


def _wagers(game: Game) -> bool:
    bets = any(step.does in ("bet", "betting-round") for step in game.round)
    placed = game.wagers or game.forced_bets or game.raises or game.table_limit or game.limits
    return bool(placed or game.inherits or _has(game, "wagers") or bets)


def _winner(game: Game) -> bool:
    decided = any(wager.decided or wager.pays or wager.rolls for wager in game.wagers)
    told = game.compares or game.pot or game.object or game.hands or game.inherits
    return bool(decided or told or _has(game, "how-wagers-win", "object"))


def _fees(filing: Filing, game: GameFile) -> bool:
    return bool(game.game.fees or filing.fees_of(game) or _has(game.game, "fees"))


def _glossary(game: Game) -> list[Part]:
    return [*game.glossary, *_sections(game, *GLOSSARY), *_claims(game, "glossary")]


def _lawful(game: Game) -> list[Part]:
    return [*_sections(game, "legality"), *_claims(game, "legality")]


def _claims(game: Game, claim: str) -> list[Part]:
    return [said for said in game.states if said.that == claim and said.is_]


def _sections(game: Game, *sections: str) -> list[Part]:
    return [section for section in game.sections if section.is_ in sections]


def _has(game: Game, *sections: str) -> bool:
    return bool(_sections(game, *sections))


EACH: dict[str, Callable[[Game], bool]] = {"wagers": _wagers, "winner": _winner}
