"""Sound rules broken on purpose: a return dropped, a limit removed, an order reversed.

A dropped return or limit must be noticed by the proofs. An order turned around is as good an order
as any other; it must be noticed in the money: some small round pays other people than the rules as
filed do.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from typing import NamedTuple

from validator.model.game import Game
from validator.model.wagers import Settlement
from validator.settle.engine import settle
from validator.settle.order import order
from validator.settle.proof import (
    NOT_BELOW_ZERO,
    PROPERTIES,
    SETTLED,
    WINS_AT_MOST,
    limits_of,
    proven,
)
from validator.settle.search import counterexample
from validator.settle.table import LOSES, WINS, Stake, Table, fixed
from validator.settle.terms import OPEN, Cover, Terms


class Mutation(NamedTuple):
    """One change to the rules of a game."""

    kind: str
    wager: str
    broken: Terms
    claim: str
    """The property it breaks; nothing for an order."""


def sound(of: Terms) -> bool:
    """Whether everything is proven under every reading the filing leaves open."""
    return all(proven(of, claim, reading) for claim in PROPERTIES for reading in of.readings)


def mutations(of: Terms) -> Iterator[Mutation]:
    """Every change, for each wager of a game by itself."""
    for name in limits_of(of):
        cover = of.cover(name)
        paid = replace(cover, limits=cover.limits._replace(paid=False))
        yield Mutation("limit on payment removed", name, _with(of, name, paid), NOT_BELOW_ZERO)
        if fixed(of.wagers[name]):
            continue  # a bonus without a stake has nothing to return or to collect
        yield Mutation(
            "return dropped", name, _with(of, name, replace(cover, uncovered=OPEN)), SETTLED
        )
        taken = replace(cover, limits=cover.limits._replace(collected=False))
        yield Mutation("limit on collection removed", name, _with(of, name, taken), WINS_AT_MOST)
    yield from _orders(of)


def _with(of: Terms, wager: str, cover: Cover) -> Terms:
    return replace(of, covers={**of.covers, wager: cover})


def _orders(of: Terms) -> Iterator[Mutation]:
    """The order of wagers turned around at the first place that lists them, and the way around
    the table.
    """
    game = of.game
    listed = next((one for one in game.settles if len(one.order) > 1), None)
    if listed is not None:
        turned = _said(listed, order=listed.order[::-1])
        settles = tuple(turned if one is listed else one for one in game.settles)
        yield Mutation("order of wagers reversed", "", replace(of, game=_game(of, settles)), "")
    if game.settles:
        way = "counter-clockwise" if order(of)[0].clockwise else "clockwise"
        settles = tuple(_said(one, direction=way) for one in game.settles)
        yield Mutation("direction reversed", "", replace(of, game=_game(of, settles)), "")


def _said(statement: Settlement, **new: object) -> Settlement:
    fields = {name: getattr(statement, name) for name in statement.model_fields_set} | new
    made: Settlement = Settlement.model_construct(_fields_set=set(fields), **fields)
    return made


def _game(of: Terms, settles: tuple[Settlement, ...]) -> Game:
    fields = {name: getattr(of.game, name) for name in of.game.model_fields_set}
    fields |= {"settles": settles}
    made: Game = Game.model_construct(_fields_set=set(fields), **fields)
    return made


def caught(of: Terms, one: Mutation) -> bool:
    """Whether the change is noticed, with a round to show for it."""
    if one.claim:
        return any(
            not proven(one.broken, one.claim, reading)
            and counterexample(one.broken, one.claim, reading) is not None
            for reading in of.readings
        )
    return any(
        _backs(table, of, reading) != _backs(table, one.broken, reading)
        for table in _short(of)
        for reading in of.readings
    )


def _backs(table: Table, of: Terms, reading: str) -> dict[Stake, object]:
    return {step.bet: step.back for step in settle(table, of, reading).steps}


def _short(of: Terms) -> Iterator[Table]:
    """Rounds in which the bank covers one bet of several: at one seat, and at three."""
    names = [wager.name for wager in of.game.wagers]
    for results in product((WINS, LOSES), repeat=2):
        for pair in combinations(names, 2):
            bets = tuple(Stake(2, n, 100, r, 100) for n, r in zip(pair, results, strict=True))
            yield Table(100, bets, 1, 2, 4)
    bets = tuple(Stake(seat, names[0], 100, WINS, 100) for seat in (2, 3, 4))
    yield Table(200, bets, 1, 3, 4)
