"""A total is defined in words the table or the rules do not share.

## What is asked
A total by which a fee is graded bears one name in the prose and over the amounts, and the words by which it counts wagers mean what they mean in the
rules of the game.

## Why
A heading that nothing defines, beside a definition of something with another name, leaves the reader to guess that the two are one. A word that takes in
the bonus bets on the sheet, and is set against them in the rules, has two meanings in one filing. In all of it the plain reading may be meant; a person must
decide.

## Fails
```yaml unclear
kind: schedule
name: Rates
blocks:
  - defines: {basis: total-table-action, called: all action, counts: [base], at: 242}
    columns: [option, limit, {is: player-dealer, on: total-table-action, on-called: Total Bet, at: 244}]
    options: [{option: 1, limit: 5-100, player-dealer: [[5-200, 1], [201+, 2]]}]
```

The rules call the base wager alone a game wager.
```yaml unclear
kind: game
id: example
name: Example
category: player-dealer
wagers: [{name: base, called: game wager}, {name: buster, bonus: true, at: 128}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base, buster], terms: [{called: game wager, takes-in: [base, buster]}], at: 242}
```

## Passes
```yaml met
kind: schedule
name: Rates
blocks:
  - defines: {basis: total-table-action, called: Total Bet, counts: [base]}
    columns: [option, limit, {is: player-dealer, on: total-table-action, on-called: total bet}]
    options: [{option: 1, limit: 5-100, player-dealer: [[5-200, 1], [201+, 2]]}]
```

## Boundary
A word for the main wager, in a game that has two of them before the deal and calls neither so.
```yaml unclear
kind: game
id: example
name: Example
category: player-dealer
wagers: [{name: ante, placed: before-deal, at: 1}, {name: blind, placed: before-deal, at: 2}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base], terms: [{called: base game wager, takes-in: [base]}], at: 3585}
```

One main wager can only be the one meant.
```yaml met
kind: game
id: example
name: Example
category: player-dealer
wagers: [{name: ante, placed: before-deal}, {name: play, placed: after-own-cards}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base], terms: [{called: base game wager, takes-in: [base]}]}
```

## How to fix
Use one name for the total, and the rules' names for the wagers.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.fees import Block, Definition, WagerTerm
from ...model.game import Game
from ...model.wagers import Wager
from .._names import key
from .._say import listed, plain
from .._wagers import ACTIONS, late
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
MAIN = "base"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = [(block, one) for block in subject.schedule.blocks for one in block.defines if one.called or one.terms]
    if not said:
        yield not_applicable("no total is defined in words of its own")
        return
    found = [*_headings(said)]
    for block, one in said:
        games = [file.game for file in subject.filing.games_of(block)]
        for term in one.terms:
            found += [*_wider(one, term, games), *_unknown(one, term, games)]
    yield from found
    if not found:
        yield met("the words of the totals are those of the table and the rules", said[0][1])


def _headings(said: list[tuple[Block, Definition]]) -> Iterator[Answer]:
    """Totals defined under one name and headed with another: one finding for each pair of names."""
    pairs: dict[tuple[str, str], list[tuple[Place, str]]] = {}
    for block, one in said:
        for column in block.columns:
            if one.called and column.on == one.basis and column.on_called and key(column.on_called) != key(one.called):
                pairs.setdefault((one.called, column.on_called), []).extend([(one, "defined"), (column, "the heading")])
    for (called, headed), [(first, _), *others] in pairs.items():
        told = f"the total that grades the fee is defined as “{called}”, and the table heads its amounts “{headed}”, which is not defined; the same may be meant"
        yield unclear(told, "use one name in both places", first, *others)


def _wider(one: Definition, term: WagerTerm, games: list[Game]) -> Iterator[Answer]:
    for game in games:
        main = next((wager for wager in game.wagers if not wager.bonus and key(term.called) in map(key, wager.called)), None)
        bonus = [wager for wager in game.wagers if wager.bonus and wager.name in term.takes_in and key(term.called) not in map(key, wager.called)]
        if main and bonus:
            names = listed(plain(wager.name) for wager in bonus)
            yield unclear(
                f"in the total “{term.called}” takes in {names}; in the rules of {game.name} it is the {plain(main.name)} wager, as against the bonus bets. "
                "The sheet may only mean that all are added up",
                f"name the {plain(main.name)} wager and the bonus bets side by side",
                one,
                *((wager, f"{plain(wager.name)} beside a {term.called}") for wager in bonus),
            )
            return


def _unknown(one: Definition, term: WagerTerm, games: list[Game]) -> Iterator[Answer]:
    """Games with several main wagers before the deal, none of which bears the word."""
    for game in games:
        mains = [wager for wager in game.wagers if _early(game, wager) and wager.name not in one.excludes]
        if term.takes_in == (MAIN,) and len(mains) > 1 and not any(wager.name == MAIN or key(term.called) in map(key, wager.called) for wager in mains):
            names = listed(plain(wager.name) for wager in mains)
            yield unclear(
                f"the total counts each “{term.called}”, and the rules of {game.name} call none of their wagers so: they have {names} before the deal. All of these may be meant",
                "name the wagers as the rules do",
                one,
                *((wager, plain(wager.name)) for wager in mains),
            )


def _early(game: Game, wager: Wager) -> bool:
    return not wager.bonus and wager.name not in ACTIONS and not late(game, wager)
