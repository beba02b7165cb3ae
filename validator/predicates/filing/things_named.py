"""What the rules speak of as part of the game is part of the game.

## What is asked
A street, a board, a draw, a blind, a qualifying hand or an option that a passage speaks of is found where the rules tell the round, the forced bets, the
wagers or the comparison.

## Why
A passage taken over from another game sends players and dealers after something that never happens.

## Fails
```yaml violated
kind: game
name: Example
category: poker
speaks-of: [{what: flop, at: 2085}]
round: [{does: deal, called: third-street, to: each-player, cards: 3, at: 10}]
```
```yaml violated
kind: game
name: Example
category: player-dealer
speaks-of: [{what: qualifying, at: 2524}]
round: [{does: deal, to: player-hand, cards: 2, at: 10}]
compares: {by: points-mod-10, at: 20}
```

## Passes
```yaml met
kind: game
name: Example
category: poker
speaks-of: [{what: flop, at: 30}, {what: big-blind, at: 31}]
forced-bets: [{is: big-blind, at: 5}]
round: [{does: deal, called: flop, to: board, cards: 3, at: 10}]
```

## Boundary
A word that may stand for something the game has is a question.
```yaml unclear
kind: game
name: Example
category: player-dealer
speaks-of: [{what: banker-hand, at: 1330}]
round: [{does: deal, to: players, cards: 3, at: 10}]
compares: {by: points-mod-10, hands: [player, player-dealer], at: 20}
```
Rules taken from another game may have it there; without a round nothing can be missed.
```yaml unclear
kind: game
name: Example
category: poker
inherits: [{from: Texas Hold-Em, at: 3}]
speaks-of: [{what: middle-blind, at: 103}]
round: [{does: deal, to: each-player, cards: 2, at: 10}]
```
```yaml not-applicable
kind: game
name: Example
category: poker
speaks-of: [{what: flop, at: 30}]
```
A house way or a glossary is a part of the filing: what is spoken of is not given.
```yaml not-stated
kind: game
name: Example
category: player-dealer
speaks-of: [{what: house-way, at: 292}]
round: [{does: deal, to: each-player, cards: 7, at: 10}]
```
An ante or a burned card that only a rule for errors knows may well be meant; nothing says when it comes. The rules taken over are asked too.
```yaml not-stated
kind: game
name: Asian Stud
category: poker
inherits: [{from: Five Card Stud, at: 79}]
speaks-of: [{what: ante, at: 95}]
---
kind: game
name: Five Card Stud
category: poker
round: [{does: deal, to: each-player, cards: 1, at: 331}]
```
```yaml met
kind: game
name: Asian Stud
category: poker
inherits: [{from: Five Card Stud, at: 79}]
speaks-of: [{what: ante, at: 95}]
---
kind: game
name: Five Card Stud
category: poker
forced-bets: [{is: ante, at: 330}]
round: [{does: deal, to: each-player, cards: 1, at: 331}]
```
The dealer's up card is spoken of, and no card is said to lie face up.
```yaml not-stated
kind: game
name: Example
category: house-banked
speaks-of: [{what: up-card, at: 231}]
round: [{does: deal, to: everyone, cards: 2, at: 216}]
```

## How to fix
Strike out the passage, or add what it speaks of.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.game import Game
from .._inherited import elsewhere, sources
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear, violated

NEEDS_FILING = True
THINGS = {"qualifying": "a hand that qualifies", "glossary": "a glossary", "draw": "a draw", "community-cards": "community cards", "house-way": "a house way"}
GIVEN = ("house-way", "glossary")
"""Parts of a filing, not of the game: the passage is right, and what it leads to is missing."""
UP = "up-card"
BANK = ("dealer", "player-dealer", "house-dealer", "banker-hand", "everyone")
TOLD = {
    "ante": ("an ante and nowhere say who posts one", "who posts one"),
    "burn": ("burned cards, and the deal as they tell it in the regular course has none", "when a card is burned in the regular course of the deal"),
    UP: ("the dealer's up card and nowhere say that a card of the dealer's lies face up", "that a card of the dealer's lies face up"),
}
"""Steps that a passage may rightly take for granted: what is missing is the step."""
LOOSE = {
    "hand-setting": ("setting a hand", "The word may be meant loosely"),
    "backline": ("several people on one position", "They may be allowed as usual, without a rule"),
    "banker-hand": ("a banker's hand", "The player-dealer's may be meant"),
    "jackpot": ("a jackpot", "The word may be meant loosely"),
}
"""Words that may stand for something the game has."""
FIX = "strike out the passage, or add what it speaks of"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    game = subject.game
    games = sources(subject, subject.game_file)
    rounds = [step for one in games for step in one.round]
    if not game.speaks_of or not rounds:
        yield not_applicable("the document notes no such mention, or does not tell the round")
        return
    outside = elsewhere(subject, subject.game_file)
    missing = [mention for mention in game.speaks_of if not any(_has(one, mention.what) for one in games)]
    for what in dict.fromkeys(mention.what for mention in missing):
        first, *others = (mention for mention in missing if mention.what == what)
        named, reading = LOOSE.get(what, (THINGS.get(what, f"the {plain(what)}"), ""))
        again: list[tuple[Place, str]] = [(one, named) for one in others[:3]]
        if what in TOLD and not outside:
            named, unsaid = TOLD[what]
            again += [(step, "how cards are dealt") for step in rounds if what == UP and step.does == "deal"][:2]
            yield not_stated(f"the rules speak of {named}", f"say {unsaid}, or strike out the passage", first, *again)
            continue
        if what in GIVEN and not outside:
            yield not_stated(f"the rules speak of {named} and do not give it", "add what the passage speaks of", first, *again)
            continue
        said = f"the rules speak of {named}, and the game as they tell it has none"
        more = f"; that of {outside.from_} may" if outside else f". {reading}" if reading else ""
        yield (unclear if more else violated)(f"{said}{more}", FIX, first, *again, (rounds[0], "the round as told"))
    if not missing:
        yield met("everything spoken of is part of the game", *game.speaks_of)


def _has(game: Game, what: str) -> bool:
    """Whether the game has it, in the part of the document where such a thing belongs."""
    steps = [step for step in game.round if step.where is None]
    boards = any(step.to == "board" for step in steps)
    special: dict[str, bool] = {
        "community-cards": boards,
        "board": boards,
        "draw": any(step.does == "draw" for step in steps),
        "burn": any(step.does == "burn" for step in steps),
        "qualifying": any(comparison.qualifies for comparison in game.compares),
        "action-button": bool(game.player_dealer and game.player_dealer.action_button),
        "house-way": bool(game.house_way),
        "hand-setting": any(step.does == "set" for step in steps),
        "backline": bool(game.backline) or any(wager.backline for wager in game.wagers),
        "banker-hand": any("banker" in comparison.hands for comparison in game.compares) or any(step.to == "banker-hand" for step in steps),
        "jackpot": any(section.is_ == "jackpot" for section in game.sections) or any(fee.funds == "jackpot" for fee in game.fees),
        UP: any(step.to in BANK and step.face in ("up", "mixed") for step in game.round),
        "glossary": bool(game.glossary) or any(section.is_ == "glossary" for section in game.sections),
    }
    if what in special:
        return special[what]
    named = {step.called for step in steps} | {bet.is_ for bet in game.forced_bets} | {wager.name for wager in game.wagers}
    return what in named | {option.is_ for option in game.playing_options}
