"""A wager has no place in the order of settlement.

The rules say in which order wagers are settled, and every wager has its place. Insurance needs
none where the rules settle it with the player-dealer's natural. The order decides which wagers are
covered when the money does not reach all.

## Says
- (each):
  See other: another order
  Fix (no-order, loose): List every bet in the order in which it is settled at each seat.
- left-out: The order of settlement ({@}) leaves out the {missing} wager{missing:s}.
  Fix: Put the {missing} wager{missing:s} in the order in which a seat's bets are settled.
- no-order: The rules say how bets are settled ({@}), but not in which order the {wagers} wagers of
  a seat are settled.
  Together (): The rules of {games} say how bets are settled, but not in which order the bets of
    a seat are settled.
- loose: The rules do not say whether the {first} wager or the {second} wager of a seat is settled
  first ({@}).
  See both: both are settled
- insured: The order of settlement ({@}) leaves out insurance ({@insurance}).
  Reading: Is it settled as soon as the player-dealer's natural is looked for?
  Fix: Say when insurance is settled.
  See insurance: may be taken
- silent: The rules do not say where settlement starts[, or in which order the {wagers} wagers of a
  seat are settled].
  Together (): The rules of {games} do not say where settlement starts. Nor do they say in which
    order the bets of a seat are settled, where there are several.
  Fix: Say at which seat settlement starts, and in which order several bets of a seat are settled.
- button-only: There is an action button ({@}), but the rules do not say that settlement starts at
  it[, or in which order the {wagers} wagers of a seat are settled].
  Reading: Does settlement start at the button?
  Together (): The rules of {games} have an action button, but do not say that settlement starts
    at it. Does settlement start at the button?
  Fix: Say at which seat settlement starts, and in which order several bets of a seat are settled.
- ordered: The order of settlement has a place for the {wagers} wager{wagers:s} ({@}).
- no-bet: The rules name no bet.

## Examples
The bonus is left out.
```yaml not-stated left-out
wagers: [{name: ante}, {name: play}, {name: bonus, bonus: true}]
settles: {from: left-of-player-dealer, order: [ante, play]}
```
> The order of settlement (line 5) leaves out the bonus wager.
```yaml met ordered
wagers: [{name: ante}, {name: play}, {name: bonus, bonus: true}]
settles: {from: left-of-player-dealer, order: [play, ante, bonus]}
```
"""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from itertools import chain, pairwise

from ...docket import comparators
from ...docket.filings import Subject
from ...model.game import Game
from ...model.part import Part
from ...model.wagers import Settlement
from .._wagers import offered
from ..answer import Answer, Answers, Ask, Role, met_by, not_applicable, not_stated, unclear

INSURANCE = "insurance"
APART = (*comparators.RIDING, INSURANCE)


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    wagers = [wager.name for wager in game.wagers if wager.name not in APART]
    if not wagers:
        yield not_applicable("no-bet")
    elif not game.settles:
        yield _silent(game, wagers if len(wagers) > 1 else [])
    else:
        ordered = met_by("ordered", _orders(game) or game.settles, wagers=wagers)
        yield _missing(game, wagers) or _loose(game, wagers) or _insured(game) or ordered


def _orders(game: Game) -> list[Settlement]:
    return [said for said in game.settles if said.order]


def _others(ordered: list[Settlement]) -> list[Role]:
    return [(said, "other") for said in ordered[1:]]


def _missing(game: Game, wagers: list[str]) -> Answer | None:
    """Wagers without a place, where there are several."""
    placed = {name for said in game.settles for name in (*said.order, said.first)}
    missing = [name for name in wagers if name not in placed]
    if len(wagers) < 2 or not missing:
        return None
    if ordered := _orders(game):
        return not_stated("left-out", ordered[0], see=_others(ordered), missing=missing)
    return not_stated("no-order", game.settles[0], wagers=wagers)


def _loose(game: Game, wagers: list[str]) -> Answer | None:
    """Two wagers that no order ranks against each other, not even by way of a third."""
    ordered = _orders(game)
    pair = _unranked([said.order for said in ordered if len(said.order) > 1], wagers)
    if pair is None:
        return None
    both = [(said, "both") for said in game.settles if set(pair) <= set(said.wagers)]
    see = [*_others(ordered), *both]
    return not_stated("loose", ordered[0], see=see, first=pair[0], second=pair[1])


def _insured(game: Game) -> Answer | None:
    """Insurance that neither an order nor a step settles, where other bets have an order."""
    bets = [*(one for one in game.wagers if one.name == INSURANCE), *offered(game, INSURANCE)]
    ordered = [said for said in _orders(game) if len(said.order) > 1]
    if not bets or not ordered or INSURANCE in _settled(game):
        return None
    return unclear("insured", ordered[0], see=[(bets[0], "insurance")])


def _settled(game: Game) -> set[str | None]:
    """The wagers that an order, or a step of the round, settles."""
    told = {name for said in game.settles for name in (*said.order, *said.wagers, said.first)}
    return told.union(*(step.wagers for step in game.round if step.does == "settle"))


def _unranked(orders: list[tuple[str, ...]], wagers: list[str]) -> tuple[str, str] | None:
    """In an order of all, two neighbors of which no order has the one before the other."""
    ranked = set(chain.from_iterable(orders))
    after: dict[str, list[str]] = {name: [] for name in wagers if name in ranked}
    for order in orders:
        for first, second in pairwise(filter(after.__contains__, order)):
            after[second].append(first)
    try:
        whole = list(TopologicalSorter(after).static_order())
    except CycleError:
        return None  # told by settlement-order-agrees
    return next((pair for pair in pairwise(whole) if pair[0] not in after[pair[1]]), None)


def _silent(game: Game, wagers: list[str]) -> Answer:
    """No statement at all: perhaps where the text is broken, or a button marks the start."""
    bank = game.player_dealer
    things = [thing for thing in game.equipment if thing.is_ == "action-button"]
    marks: list[Part] = [*(bank.action_button if bank else ()), *things]
    broken = next((part for part in (*marks, *game.round) if part.damaged), None)
    if marks and not broken:
        return unclear("button-only", marks[0], wagers=wagers)
    return not_stated("silent", broken or _near(game), wagers=wagers)


def _near(game: Game) -> Part | None:
    bank = game.player_dealer
    said = (*bank.settling, *bank.uncovered_wagers, *bank.rotation) if bank else ()
    return next((part for part in (*said, *game.wagers, *game.round) if part.at), None)
