"""A round made up by chance, the same for the same seed: one that could have been played."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from ..docket.comparators import RIDING
from ..docket.ladders import ONE_WAGER
from ..docket.rows import Row
from ..model.game import Game
from ..model.gate import Unfit
from ..model.round import Round
from ..model.wagers import Needs, Size, Wager
from .button import seats_of
from .dealt import KNOWN, Case, Dealt, decides, on_others
from .table import LOSES, MOST_BETS, PUSHES, WINS, Unsettled, fixed, payment, priced, rows_of

SEATS = 6
STAKES = tuple(map(Decimal, (1, 2, 5, 10, 15, 20, 25, 40, 50, 100, 200, 500)))
Bounds = tuple[Decimal | None, Decimal | None]
USUAL = (Decimal(5), Decimal(100))
"""Bets where no limit is stated."""


class Offered(NamedTuple):
    """An option of a schedule: where it is printed, and the least and most of a bet."""

    schedule: str
    block: int
    option: str
    limit: Bounds


def offered(schedule: str, block: int, row: Row) -> Offered:
    """An option by its table limit; where it has none, by the tiers of what one wager pays."""
    ladders = (one.cell.tiers for one in row.components if one.basis in ONE_WAGER)
    tiers = [tier.range for ladder in ladders for tier in ladder]
    limit: Bounds = (tiers[0].low, tiers[-1].high) if tiers else (None, None)
    if row.option.limit:
        limit = (row.option.limit.low, row.option.limit.high)
    return Offered(schedule, block, row.option.option, limit)


def round_of(game: Game, name: str, seed: int, options: Sequence[Offered] = ()) -> Round:
    """A round of a game. What the game asks for may be more than a round can hold."""
    try:
        made: Round = Round.model_validate(data_of(game, name, seed, options))
    except Unfit as error:
        raise Unsettled(f"no round of this game can be made up: {error}") from None
    return made


def data_of(
    game: Game, name: str, seed: int, options: Sequence[Offered] = (), every: bool = False
) -> dict[str, Any]:
    """The same as plain data; with *every* bet that may be made, at two seats."""
    rng = Random(seed)  # noqa: S311  (no secret: a seed must give the same round again)
    option = rng.choice(options) if options else None
    stated = next(((said.is_.low, said.is_.high) for said in game.table_limit), (None, None))
    limit = option.limit if option and any(option.limit) else stated
    most = 3 if every else max(2, min(seats_of(game) or SEATS, SEATS + 1))
    dealer = rng.randint(1, most)
    taken = [*range(1, dealer), *range(dealer + 1, most + 1)]
    if len(game.wagers) * len(taken) > MOST_BETS:
        raise Unsettled(f"a round has at most {MOST_BETS} bets", "wagers")
    dealt = Dealt(game, rng)
    seats = [_seat(game, seat, dealt, limit, every) for seat in taken]
    _on_others(game, seats)
    made = {
        "kind": "round",
        "game": name,
        "player-dealer": {"wager": rng.choice((20, 50, 100, 200, 500)), "seat": dealer},
        "button": {"seat": rng.choice(taken)},
        "seats": seats,
    }
    if option:
        made["fees"] = {"schedule": option.schedule, "option": option.option, "block": option.block}
    return made


def _seat(game: Game, number: int, dealt: Dealt, limit: Bounds, every: bool) -> dict[str, Any]:
    """The bets of one seat: what it put up, then how that came out."""
    case = dealt.case()
    amounts, folded = _placed(game, case, dealt.rng, limit, every)
    placed = [wager for wager in game.wagers if wager.name in amounts]
    results = dealt.bets(placed, case, folded)
    bets = [_bet(wager, amounts[wager.name], results[wager.name]) for wager in placed]
    made: dict[str, Any] = {"seat": number}
    return made | ({"folded": True} if folded else {}) | {"wagers": bets}


def _bet(wager: Wager, amount: Decimal, result: dict[str, Any]) -> dict[str, Any]:
    bet = {"wager": wager.name, "amount": amount, **result}
    if bet["result"] not in KNOWN:
        bet["result"] = PUSHES
    if bet["result"] == WINS and "row" not in bet and "pays" not in bet:
        if rows_of(wager):
            bet["result"] = LOSES
        elif not priced(wager):
            bet["pays"] = "1:1"
    return bet


def _on_others(game: Game, seats: list[dict[str, Any]]) -> None:
    """A bet on the hands of other seats wins by the best row that one of them has."""
    paid = {one.name: _by_label(one) for one in game.wagers if on_others(one)}
    bets = [(seat["seat"], bet) for seat in seats for bet in seat["wagers"]]
    won = {bet["row"]: seat for seat, bet in bets if "row" in bet and bet["wager"] not in paid}
    for seat, bet in bets:
        rows = paid.get(bet["wager"], {})
        found = [row for row, of in won.items() if row in rows and of is not seat]
        if found:
            bet |= {"result": WINS, "row": max(found, key=rows.__getitem__)}


def _by_label(wager: Wager) -> dict[str, Fraction]:
    """What each row of a bet pays on a dollar."""
    labels = [row.label for row in rows_of(wager)]
    return {label: payment(wager, Fraction(1), label).amount for label in labels}


def _placed(
    game: Game, case: Case, rng: Random, limit: Bounds, every: bool
) -> tuple[dict[str, Decimal], bool]:
    """What one seat bets on each wager, and whether it gave its hand up."""
    amounts: dict[str, Decimal] = {}
    folded = False
    plain = [one.name for one in game.wagers if not (one.bonus or one.needs or one.size)]
    start = rng.choice(plain or [game.wagers[0].name])
    for wager in game.wagers:
        if wager.name in amounts or not _may(game, wager, amounts, case):
            continue
        raises = bool(wager.size) and not wager.bonus and wager.name in case.results
        likely = 0.8 if raises else 0.2 if wager.name in plain else 0.5
        asked = every or wager.name == start or _must(wager, case)
        if asked or rng.random() < likely:
            amounts[wager.name] = _amount(game, wager, amounts, rng, limit)
        else:
            folded = folded or raises
    return amounts, folded


def _must(wager: Wager, case: Case) -> bool:
    """Whether the bet is required, or decided by a comparison that was come to."""
    return bool(wager.required) or bool(case.further and wager.name in case.further.results)


def _may(game: Game, wager: Wager, amounts: dict[str, Decimal], case: Case) -> bool:
    """Whether all that must come first has: other bets, or a comparison that leads to it."""
    later = {name for said in game.compares[1:] for name in decides(said)}
    if wager.name in RIDING or (wager.name in later and case.of(wager.name) is case):
        return wager.name in case.results
    return all(_met(one, amounts) for one in wager.needs)


def _met(needs: Needs, amounts: dict[str, Decimal]) -> bool:
    every = all(amounts.get(name, -1) >= (needs.first_at_least or 0) for name in needs.all)
    return every and (not needs.any or any(name in amounts for name in needs.any))


def _amount(
    game: Game, wager: Wager, amounts: dict[str, Decimal], rng: Random, limit: Bounds
) -> Decimal:
    """A stake within the limits of the table and the wager, and as its rules size it."""
    if fixed(wager):
        return Decimal(0)
    sizes = [size for size in wager.size if size.of[0] in amounts]
    if sizes:
        size = rng.choice(sizes)
        return amounts[size.of[0]] * _times(size)
    low, high = _bounds(wager, limit)
    high = max(low, high / _rises(game, wager))
    against = {word for said in wager.limit for word in said.against_base}
    if against and "greater" not in against and amounts:
        high = min(high, next(iter(amounts.values())))
    return rng.choice([one for one in STAKES if low <= one <= high] or [min(low, high)])


def _times(size: Size) -> Decimal:
    """By how much a bet is multiplied: the most, where it has one."""
    times = size.times
    return times.low if size.bound == "at-least" or times.high is None else times.high


def _rises(game: Game, wager: Wager) -> Decimal:
    """How many times as large a bet that is sized from this one may be."""
    sized = (size for one in game.wagers for size in one.size if wager.name in size.of)
    return max([Decimal(1), *(size.times.high or Decimal(1) for size in sized)])


def _bounds(wager: Wager, limit: Bounds) -> tuple[Decimal, Decimal]:
    """From least to most: by its own limits, or else by those of the table."""
    own = [said for said in wager.limit if not said.on_totals]
    lows = [one.low for said in own if (one := said.is_ or said.minimum)]
    highs = [one.high for said in own if (one := said.is_ or said.maximum)]
    low = max([one for one in lows if one is not None], default=limit[0])
    high = min([one for one in highs if one is not None], default=limit[1])
    return _usual(low, high)


def _usual(low: Decimal | None, high: Decimal | None) -> tuple[Decimal, Decimal]:
    """A usual bet for an end that is not stated."""
    if low is None:
        low = USUAL[0] if high is None else min(USUAL[0], high)
    return max(low, Decimal(1)), max(low, USUAL[1]) if high is None else high
