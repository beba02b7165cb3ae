"""The rules of a game have every part that rules of a game need.

## What is asked
For each part in `sections` the document has a heading or, without one, the facts it would hold. Parts taken over from another game of the filing count;
the fees may stand on a sheet filed for the game, and so may the statement how the game is banked.
One finding lists all that is missing.

## Why
An application must describe the game completely; what is left out is decided at the table.

## Fails
```yaml not-stated
kind: game
name: Example
category: poker
object: best hand
deck: {cards: 52}
```

## Passes
```yaml met sections=object,deck
kind: game
name: Example
category: poker
object: best hand
deck: {cards: 52}
```

## Boundary
A heading is enough, and so is a game of the filing that supplies the part.
```yaml met sections=deck,glossary
kind: game
name: Example
category: poker
sections: [{is: definitions, at: 3}]
inherits: [{from: Other}]
---
kind: game
name: Other
category: poker
deck: {cards: 52}
sections: [{is: glossary, at: 3}]
```

A sheet that prices the game may tell its type.
```yaml met sections=type-of-game
kind: game
name: Example
category: poker
---
kind: schedule
name: Rates
states: [{that: no-player-dealer-position, at: 9}]
blocks: [{games: [{document: example}], options: [{option: 1, player: 1}]}]
```

Terms explained along the way are no glossary where the headings are told; whether they will do is for a person to say.
```yaml unclear sections=glossary
kind: game
name: Example
category: poker
sections: [{is: dealing, at: 3}]
glossary: [{is: flop, at: 5}]
```

## How to fix
Add the missing parts.

## References
11 CCR 2071 asks an application for a gaming activity to contain most of these; the provision on the filing cites it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...docket import Subject
from ...model.game import Game
from .._inherited import sources
from .._law import banks, claims
from .._say import listed
from ..legacy import Answer, Ask, met, not_stated, unclear
from ..parameters import WORDS

NEEDS_FILING = True
FEW = 3
TYPES = ("player-dealer-position-used", "no-player-dealer-position", "players-play-each-other", "legality")
"""Statements that tell how a game is banked, be they affirmed or denied."""
HOLDS: dict[str, Callable[[Game], object]] = {
    "type-of-game": lambda g: g.category_said or g.player_dealer or [c for c in g.states if c.that in TYPES],
    "object": lambda g: g.object or g.pot,
    "deck": lambda g: g.deck or g.equipment,
    "values-and-ranks": lambda g: g.cards or g.values or g.hands or g.totals or [c for c in g.states if c.that == "standard-rules-apply" and c.is_],
    "table": lambda g: g.seats or g.spots or g.table_limit,
    "dealing": lambda g: [step for step in g.round if step.does in ("deal", "draw", "roll", "spin", "call-numbers")],
    "round-of-play": lambda g: g.round,
    "wagers": lambda g: g.wagers or g.forced_bets or g.raises or [step for step in g.round if step.does in ("bet", "betting-round")],
    "how-wagers-win": lambda g: [c for c in g.compares if c.outcomes] or g.pot or [w for w in g.wagers if w.decided or w.rolls],
    "fees": lambda g: g.fees,
    "glossary": lambda g: g.glossary and not g.sections,  # with headings told, terms explained along the way are no list of terms
}
HEADINGS = {
    "glossary": ("glossary", "definitions"), "dealing": ("dealing", "round-of-play"), "how-wagers-win": ("how-wagers-win", "pay-tables", "settlement"),
    "table": ("table", "layout"), "wagers": ("wagers", "bonus-bets"), "type-of-game": ("type-of-game", "legality"),
}  # fmt: skip

NOTED = {
    "values-and-ranks": ("rank", "value"),
    "object": ("object", "aim"),
    "table": ("table", "seat"),
    "how-wagers-win": ("win", "showdown"),
}
"""Notes that show that the text speaks of the part, in a way no key could hold."""

PARAMETERS = {"sections": WORDS}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    wanted = ask.value("sections", ())
    parts = wanted.split(",") if isinstance(wanted, str) else list(wanted)
    games = sources(subject, subject.game_file)
    elsewhere = {"fees": bool(subject.filing.fees_of(subject.game_file)), "type-of-game": bool(banks(subject)) or any(claim.that in TYPES for claim in claims(subject))}
    missing = [part for part in parts if not any(_has(game, part) for game in games) and not elsewhere.get(part)]
    along = subject.game.glossary
    if missing == ["glossary"] and along:
        names = list(dict.fromkeys(term.is_ for term in along))
        told = f"{', '.join(names[:FEW])} and {len(names) - FEW} more" if len(names) > FEW else listed(names)
        yield unclear(f"the rules have no glossary; {told} {'are' if len(names) > 1 else 'is'} explained in passing, which may be meant to do", "add a glossary", along[0])
    elif missing:
        yield not_stated(f"the rules have {_no(missing)}", f"add {_the(missing)}", (subject.game, "name"))
    else:
        yield met("the rules have every part asked for", (subject.game, "name"))


def _no(missing: list[str]) -> str:
    return "no glossary" if missing == ["glossary"] else f"no part on {listed(missing)}"


def _the(missing: list[str]) -> str:
    return "a glossary" if missing == ["glossary"] else f"the {'part' if len(missing) == 1 else 'parts'} on {listed(missing)}"


def _has(game: Game, part: str) -> bool:
    headings = HEADINGS.get(part, (part,))
    noted = any(word in note.about for note in game.notes for word in NOTED.get(part, ()))
    return noted or any(section.is_ in headings for section in game.sections) or bool(HOLDS[part](game))
