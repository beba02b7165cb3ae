"""Something an application must contain is missing from the filing.

## What the law asks
A report or request must give the name of each activity, its rules with the event that decides the winner, the wagering
conventions and how fees are assessed and collected, a glossary of distinctive terms, and a statement why the activity is not unlawful.
Each item is looked for once in the whole filing; that every single game has fees is the business of `fee-schedule-filed`.
Texts that say of themselves that the Bureau approved them are what came of an application: that the games are lawful was argued in the application, which is not at hand.

## Why
Review starts only when the application is complete.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: ante}]
fees: [{from: player, amount: 1}]
compares: {by: ranked-hand}
glossary: [{is: ante}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
states: [{that: legality}]
wagers: [{name: ante}]
fees: [{from: player, amount: 1}]
compares: {by: ranked-hand}
glossary: [{is: ante}]
```

## Boundary
The fees stand in a schedule of their own, the rest in a game whose rules are taken over.
```yaml met
kind: game
name: Example
category: poker
sections: [{is: legality}, {is: definitions}]
inherits: Texas Hold'em
---
kind: schedule
name: Sheet
blocks: [{games: [{document: example}], options: [{option: 1, player: 1}]}]
```

The documents say that they are approved: the argument stood in the application.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: ante}]
fees: [{from: player, amount: 1}]
compares: {by: ranked-hand}
glossary: [{is: ante}]
---
kind: schedule
name: Sheet
states: [{that: bureau-approval}]
blocks: [{games: [{document: example}], options: [{option: 1, player: 1}]}]
```

## How to fix
Add the section that is missing, or name the document that has it.

## References
11 CCR 2071(a).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...docket import Filing, GameFile, Subject
from ...model.game import Game
from ..legacy import Answer, Ask, met, not_applicable, not_stated

NEEDS_FILING = True
SHOWN = 12


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    filing = subject.filing
    games = [game for game in filing.games if game.id not in filing.superseded and game.game.category != "bonus-bet"]
    if not games:
        yield not_applicable("the filing has no game of its own")
        return
    for what, has in EACH.items():
        without = [game for game in games if not has(filing, game)]
        if without:
            named = ", ".join(game.game.name for game in without[:SHOWN]) + (f" and {len(without) - SHOWN} more" if len(without) > SHOWN else "")
            others = tuple(((game.game, "name"), "") for game in without[1:SHOWN])
            yield not_stated(f"{what} not stated for {len(without)} of {len(games)} games: {named}", f"state the {what}", (without[0].game, "name"), *others)
        else:
            yield met(f"{what} stated for every game")
    priced = [game for game in games if _fees(filing, game)]
    if priced:
        yield met(f"fee methods are stated ({len(priced)} of {len(games)} games; each game by itself: see fee-schedule-filed)", (priced[0].game, "name"))
    else:
        yield not_stated("no document of the filing says how fees are assessed and collected", "state the fee collection and assessment methods")
    for what, claim, sections in ONCE:
        found = [game for game in filing.games if _somewhere(game.game, claim, sections)]
        if found:
            yield met(f"the filing has {what} ({len(found)} of {len(filing.games)} games)", (found[0].game, "name"))
        elif claim == "legality" and _approved(filing):
            yield not_applicable(f"the documents are said to be approved: {what} belongs to the application, which is not among them")
        else:
            yield not_stated(f"no document of the filing has {what}", f"add {what}")


def _approved(filing: Filing) -> bool:
    """Whether a document says that the Bureau approved what the filing has."""
    said = [*(claim for sheet in filing.schedules for claim in sheet.schedule.states), *(claim for game in filing.games for claim in game.game.states)]
    return any(claim.that == "bureau-approval" and claim.is_ for claim in said)


def _wagers(filing: Filing, game: GameFile) -> bool:
    g = game.game
    return bool(g.wagers or g.forced_bets or g.raises or g.table_limit or g.limits or g.inherits or _has(g, "wagers") or any(s.does in ("bet", "betting-round") for s in g.round))


def _winner(filing: Filing, game: GameFile) -> bool:
    g = game.game
    decided = any(w.decided or w.pays or w.rolls for w in g.wagers)
    return bool(decided or g.compares or g.pot or g.object or g.hands or g.inherits or _has(g, "how-wagers-win", "object"))


def _fees(filing: Filing, game: GameFile) -> bool:
    return bool(game.game.fees or filing.fees_of(game) or _has(game.game, "fees"))


def _has(game: Game, *sections: str) -> bool:
    return any(section.is_ in sections for section in game.sections)


def _somewhere(game: Game, claim: str, sections: tuple[str, ...]) -> bool:
    return _has(game, *sections) or any(said.that == claim and said.is_ for said in game.states) or (claim == "glossary" and bool(game.glossary))


EACH: dict[str, Callable[[Filing, GameFile], bool]] = {
    "wagering conventions": _wagers,
    "event that decides the winner": _winner,
}
ONCE = (
    ("a glossary of distinctive terms", "glossary", ("glossary", "definitions")),
    ("a statement why the games are not unlawful", "legality", ("legality",)),
)
