"""A wager spoken of that the game does not have.

## What is asked
Backline statements, sizes, limits and fees name wagers the rules describe. Settlement and outcomes
have rules of their own.

## Why
A schedule that fixes a fee or limit for a wager of another game was copied from there; and a name
that differs in two places leaves open whether one wager is meant or two.

## Says
- unknown: {what} ({@}) names the {wager}, which is not a wager of this game.
  Fix: Use the name the rules give the wager, or describe {wager}.
  See also: names it too
- like: {what} ({@}) names the {wager}, which is not a wager of this game.
  Reading: Is the {other} meant?
  Fix: Use one name for the wager.
  See also: names it too
- twin: {what} ({@}) names the {wager}, which is not a wager of this game.
  Reading: The rules of {game} have that wager ({@game}) and go by the same name. Are the rules of
    {game} meant?
  Fix: Say which rules the fee sheet is for.
  See also: names it too
  See game: {game}
- known: Every wager named is one of the game: {wagers}.
- none: The rules describe no wager.
- (backline): the sentence on backline bets
- (size): the size of the {of}
- (limit): a limit in the rules
- (sheet-limit): a limit on the fee sheet
- (fee): a fee on the fee sheet
- (basis): the basis of the fee sheet

## Fails
```yaml violated unknown
wagers: [{name: ante}, {name: play}]
backline: {allowed: true, on: [ante, pair-plus]}
```
> The sentence on backline bets (line 5) names the pair plus, which is not a wager of this game.

## Passes
```yaml met known
wagers: [{name: ante}, {name: play}]
backline: {allowed: true, on: [ante, play]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import GameFile, Subject
from ...docket.names import core, heading, names
from ...model.fees import Block
from ...model.game import Game
from .._wagers import ACTIONS, SUMS, blocks
from ..answer import Answer, Ask, met, not_applicable, unclear, violated
from ..values import Value, as_called, phrase

NEEDS_FILING = True
FEW = 3
"""Most places a finding names."""
Named = tuple[str, Place, Value]
"""A wager's name, where it is used, and in what."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    if not game.wagers:
        yield not_applicable("none")
        return
    known = {wager.name for wager in game.wagers} | {*SUMS, *ACTIONS}
    known |= {forced.is_ for forced in game.forced_bets}
    strange: dict[str, list[Named]] = {}
    alike: dict[str, str] = {}
    for one in _inside(game):
        if one[0] not in known:
            strange.setdefault(one[0], []).append(one)
    for block, _ in blocks(subject):
        shared = subject.filing.games_of(block)
        others = {wager.name for other in shared for wager in other.game.wagers}
        used = list(_schedule(block))
        unused = [w.name for w in game.wagers if w.name not in {name for name, _, _ in used}]
        for one in used:
            if one[0] not in known | others:
                strange.setdefault(one[0], []).append(one)
                near = [n for n in unused if set(n.split("-")) & set(one[0].split("-"))]
                alike.update({one[0]: near[0]} if near else {})
    for name, places in strange.items():
        yield _answer(subject, name, places, alike.get(name))
    if not strange:
        yield met("known", game.wagers[0], wagers=game.wagers[:5])


def _answer(subject: Subject, name: str, places: list[Named], alike: str | None) -> Answer:
    _, place, what = places[0]
    see = [(other, "also") for _, other, _ in places[1:FEW]]
    twins = [t for t in _twins(subject) if name in {wager.name for wager in t.game.wagers}]
    wager = as_called(name)
    if alike:
        return unclear(
            "like", place, see=see, key=name, what=what, wager=wager, other=as_called(alike)
        )
    if twins:
        also = [*see, (heading(twins[0].game), "game")]
        return unclear("twin", place, see=also, key=name, what=what, wager=wager, game=twins[0])
    return violated("unknown", place, see=see, key=name, what=what, wager=wager)


def _twins(subject: Subject) -> Iterator[GameFile]:
    """Other rules of the filing that print this game's name for themselves."""
    own = {core(name) for name in names(subject.game)}
    others = [other for other in subject.filing.games if other is not subject.game_file]
    yield from (one for one in others if own & {core(name) for name in names(one.game)})


def _inside(game: Game) -> Iterator[Named]:
    for backline in game.backline:
        yield from ((name, backline, phrase("backline")) for name in backline.on)
    for wager in game.wagers:
        of = phrase("size", of=wager)
        yield from ((name, size, of) for size in wager.size for name in size.of)
    for limit in game.limits:
        yield from ((name, limit, phrase("limit")) for name in (*limit.wager, *limit.behind))


def _schedule(block: Block) -> Iterator[Named]:
    yield from ((one.wager, one, phrase("sheet-limit")) for one in block.limits if one.wager)
    for fee in block.fees:
        counted = (*fee.wagers, *fee.counts, *fee.excludes)
        yield from ((name, fee, phrase("fee")) for name in counted)
    for basis in block.defines:
        yield from ((name, basis, phrase("basis")) for name in (*basis.counts, *basis.excludes))
