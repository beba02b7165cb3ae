"""A wager spoken of that the game does not have.

Backline statements, sizes, limits, steps, comparisons, settlement and fees name wagers the rules
describe. A schedule that fixes a fee or limit for a wager of another game was copied from there;
and a name that differs in two places leaves open whether one wager is meant or two.

## Says
- unknown: {what} ({@}) names the {wager}, which is not a wager of this game.[
  Did you mean {other}?]
  Fix: Use the name the rules give the wager, or describe {wager}.
  See also: names it too
- like: {what} ({@}) names the {wager}, which is not a wager of this game.
  Reading: Is the {other} meant?
  Fix: Use one name for the wager.
  See also: names it too
- twin: {what} ({@}) names the {wager}. The rules of {own} do not have that wager; those of {game}
  do ({@game}).
  Reading: Is this part of the sheet for {game}?
  Fix: Take the {wager} out of the part for {own}, or say that the part is for {game}.
  See also: names it too
  See game: {game}
- forced: The rules have {wager:the} as a bet with payments of its own ({@}) and as a bet that players must
  post ({@forced}).
  Reading: Are the two one bet?
  Fix: Say that they are one bet, or give them two names.
  See forced: posted by players
- known: Every wager named is one of the game: {wagers}.
- none: The rules describe no wager.
- (backline): the sentence on backline bets
- (size): the size of the {of}
- (limit): a limit in the rules
- (parts): the list of bets that make up the {of}
- (step): a step of the round
- (compared): the comparison of hands
- (order): the order of settlement
- (covered): what is said of covering wagers
- (sheet-limit): a limit on the fee sheet
- (fee): a fee on the fee sheet
- (basis): the basis of the fee sheet

## Examples
```yaml violated unknown
wagers: [{name: ante}, {name: play}]
backline: {allowed: true, on: [ante, pair-plus]}
```
> The sentence on backline bets (line 5) names the pair plus, which is not a wager of this game.
```yaml met known
wagers: [{name: ante}, {name: play}]
backline: {allowed: true, on: [ante, play]}
```
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...docket.filings import GameFile, Subject
from ...docket.names import core, heading, names
from ...model.fees import Block
from ...model.game import Game
from ...model.part import Part
from ...model.statements import Settling, Uncovered
from ...source.nearest import nearest
from .._wagers import ACTIONS, SUMS
from ..answer import Answer, Answers, Ask, Place, met, not_applicable, roles, unclear, violated
from ..values import Value, as_called, phrase

NEEDS_FILING = True
FEW = 3
"""Most places a finding names."""
Named = tuple[str, Place, Value]
"""A wager's name, where it is used, and in what."""


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    if not game.wagers:
        yield not_applicable("none")
        return
    forced = [*_forced(game)]
    yield from forced
    strange: dict[str, list[Named]] = {}
    for one in _strangers(subject):
        strange.setdefault(one[0], []).append(one)
    for name, places in strange.items():
        yield _answer(subject, name, places)
    if not strange and not forced:
        yield met("known", game.wagers[0], wagers=game.wagers[:5])


def _strangers(subject: Subject) -> Iterator[Named]:
    """Names that are none of the game's; on a sheet, nor of another game it is for."""
    forced = {bet.is_ for bet in subject.game.forced_bets}
    known = {*subject.view.wagers, *SUMS, *ACTIONS, *forced}
    yield from (one for one in _inside(subject.game) if one[0] not in known)
    for block, _ in subject.view.options:
        if used := [one for one in _schedule(block) if one[0] not in known]:
            others = _shared(subject, block)
            yield from (one for one in used if one[0] not in others)


def _shared(subject: Subject, block: Block) -> set[str]:
    """The wagers of all games a part of a sheet is for."""
    views = map(subject.filing.view, subject.filing.games_of(block))
    return {name for view in views for name in view.wagers}


def _answer(subject: Subject, name: str, places: list[Named]) -> Answer:
    _, place, what = places[0]
    see = roles([other for _, other, _ in places[1:FEW]])
    given = {"what": what, "wager": as_called(name)}
    if alike := _alike(subject, name):
        return unclear("like", place, see=see, key=name, other=as_called(alike), **given)
    if twin := _twin(subject, name):
        see = [*see, (heading(twin.game), "game")]
        return unclear("twin", place, see=see, key=name, game=twin, own=subject.game_file, **given)
    meant = nearest(name, subject.view.wagers)
    other = as_called(meant) if meant else None
    return violated("unknown", place, see=see, key=name, other=other, **given)


def _alike(subject: Subject, name: str) -> str | None:
    """A wager that shares a word of its name with one a sheet uses, and that the sheet lacks."""
    words = set(name.split("-"))
    for block, _ in subject.view.options:
        used = {each for each, _, _ in _schedule(block)}
        unused = [each for each in subject.view.wagers if each not in used]
        if name in used:
            return next((each for each in unused if words & set(each.split("-"))), None)
    return None


def _twin(subject: Subject, name: str) -> GameFile | None:
    """Other rules of the filing that print this game's name for themselves and have the wager."""
    own = [core(each) for each in names(subject.game)]
    others = [file for each in own for file in subject.filing.by_name.get(each, ())]
    have = [file for file in others if name in subject.filing.view(file).wagers]
    return next((file for file in have if file is not subject.game_file), None)


def _forced(game: Game) -> Answers:
    """A bet paid by itself that has the name of one that players post."""
    posted = {bet.is_: bet for bet in reversed(game.forced_bets)}
    for wager in game.wagers:
        if wager.pays and wager.name in posted:
            yield unclear("forced", wager, see=[(posted[wager.name], "forced")], wager=wager)


def _inside(game: Game) -> Iterator[Named]:
    for wager in game.wagers:
        of = phrase("size", of=wager)
        yield from ((name, size, of) for size in wager.size for name in size.of)
        yield from ((name, wager, phrase("parts", of=wager)) for name in wager.made_of)
    bank = game.player_dealer
    covered: list[Uncovered | Settling] = [*bank.uncovered_wagers, *bank.settling] if bank else []
    lists: list[tuple[Part, str, Iterable[str]]] = [
        *((one, "backline", one.on) for one in game.backline),
        *((one, "step", (*one.wagers, *one.needs)) for one in game.round),
        *((one, "compared", one.wagers) for one in game.compares),
        *((one, "order", (*one.order, *one.wagers, *one.together)) for one in game.settles),
        *((one, "covered", one.wagers) for one in covered),
        *((one, "limit", (*one.wager, *one.behind)) for one in game.limits),
    ]
    yield from ((name, one, phrase(word)) for one, word, names in lists for name in names)


def _schedule(block: Block) -> Iterator[Named]:
    yield from ((one.wager, one, phrase("sheet-limit")) for one in block.limits if one.wager)
    for fee in block.fees:
        counted = (*fee.wagers, *fee.counts, *fee.excludes)
        yield from ((name, fee, phrase("fee")) for name in counted)
    for basis in block.defines:
        yield from ((name, basis, phrase("basis")) for name in (*basis.counts, *basis.excludes))
