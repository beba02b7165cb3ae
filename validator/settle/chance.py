"""A round made up by chance, the same for the same seed: for trying a game, and for searching."""

from __future__ import annotations

from random import Random
from typing import Any

from ..docket.comparators import RIDING
from ..model.game import Game
from ..model.gate import Unfit
from ..model.round import Round
from ..model.wagers import Outcome, Wager
from .button import seats_of
from .table import MOST_BETS, Unsettled, fixed, priced

SEATS = 6
RESULTS = {"returned": "pushes", "no-action": "pushes", "splits": "pushes", "paid-by-table": "wins"}
KNOWN = ("wins", "loses", "pushes", "half-lost")
STAKES = (5, 10, 15, 20, 25, 40, 50, 100)


def round_of(game: Game, name: str, seed: int, seats: int = SEATS) -> Round:
    """A round of a game. What the game asks for may be more than a round can hold."""
    try:
        made: Round = Round.model_validate(data_of(game, name, seed, seats))
    except Unfit as error:
        raise Unsettled(f"no round of this game can be made up: {error}") from None
    return made


def data_of(game: Game, name: str, seed: int, seats: int = SEATS) -> dict[str, Any]:
    """The same as plain data, as a document has it."""
    rng = Random(seed)  # noqa: S311  (no secret: a seed must give the same round again)
    most = max(2, min(seats_of(game) or seats, seats + 1))
    dealer = rng.randint(1, most)
    taken = [seat for seat in range(1, most + 1) if seat != dealer]
    if len(game.wagers) * len(taken) > MOST_BETS:
        raise Unsettled(f"a round has at most {MOST_BETS} bets", "wagers")
    found = [{"seat": seat, "wagers": _wagers(game, rng)} for seat in taken]
    return {
        "kind": "round",
        "game": name,
        "player-dealer": {"wager": rng.choice((20, 50, 100, 200, 500)), "seat": dealer},
        "button": {"seat": rng.choice(taken)},
        "seats": found,
    }


def _wagers(game: Game, rng: Random) -> list[dict[str, Any]]:
    """The bets of one seat: those that hands are compared for go by one result."""
    results = _compared(game, rng)
    found: list[dict[str, Any]] = []
    for number, wager in enumerate(game.wagers):
        asked = number == 0 or wager.required or (wager.name not in RIDING and rng.random() < 0.6)
        if asked:
            bet = _bet(wager, results.get(wager.name), rng)
            bet["amount"] = 0 if fixed(wager) else _sized(wager, found) or bet["amount"]
            found.append(bet)
    return found


def _sized(wager: Wager, placed: list[dict[str, Any]]) -> int | None:
    """The amount of a wager that must be so many times another."""
    amounts = {bet["wager"]: bet["amount"] for bet in placed}
    for size in wager.size:
        if size.bound == "exactly" and size.of[0] in amounts and size.times.high:
            return int(amounts[size.of[0]] * size.times.high)
    return None


def _compared(game: Game, rng: Random) -> dict[str, str]:
    """The results of one case for the wagers it decides."""
    results: dict[str, str] = {}
    for comparison in game.compares:
        cases: dict[str, dict[str, str]] = {}
        for outcome in comparison.outcomes:
            cases.setdefault(outcome.case, {}).update(_results(outcome))
        if cases:
            results |= cases[rng.choice(sorted(cases))]
    return results


def _results(outcome: Outcome) -> dict[str, str]:
    given = {name: RESULTS.get(word, word) for name, word in outcome.results.items()}
    return {name: word for name, word in given.items() if word in KNOWN}


def _bet(wager: Wager, result: str | None, rng: Random) -> dict[str, Any]:
    result = result or rng.choice(("wins", "loses", "loses"))
    bet: dict[str, Any] = {"wager": wager.name, "amount": rng.choice(STAKES), "result": result}
    rows = rows_of(wager)
    if result == "wins" and rows:
        bet["row"] = rng.choice(rows)
    elif result == "wins" and not priced(wager):
        bet["pays"] = "1:1"
    return bet


def rows_of(wager: Wager) -> list[str]:
    """The rows a win must be one of: none where one payment is for every win."""
    tables = [table for table in wager.pays if not table.statistic]
    if any(table.odds and table.when is None for table in tables):
        return []
    return [row.label for table in tables for row in table.rows if row.pays]
