"""``python -m benchmarks.settle``: rounds a second, time of the proofs, mutations noticed."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

from validator.docket.filings import Docket
from validator.run.gather import gather
from validator.settle.bank import READINGS
from validator.settle.engine import settle
from validator.settle.proof import PROPERTIES, proven
from validator.settle.search import counterexample, difference, part_difference
from validator.settle.table import LOSES, WINS, Stake, Table
from validator.settle.terms import Terms, terms

from .mutations import caught, mutations, sound

RULES = Path(__file__).parents[2] / "rules"
SECONDS = 2.0


def games(docket: Docket) -> list[Terms]:
    """Every game with a player-dealer, with the sheets filed for it."""
    found = []
    for filing in docket.filings:
        for file in filing.games:
            if file.game.category == "player-dealer":
                sheets = {sheet.id: sheet for sheet, _, _ in filing.fees_of(file)}.values()
                banks = [s.schedule.player_dealer for s in sheets if s.schedule.player_dealer]
                found.append(terms(file.game, banks))
    return found


def rounds_a_second(every: list[Terms]) -> float:
    """Rounds of six seats with four wagers each, settled under one reading after the other."""
    of = next(one for one in every if len(one.game.wagers) == 4 and len(one.readings) > 1)
    bets = tuple(
        Stake(seat, wager.name, 500, (WINS, LOSES)[(seat + n) % 2], 500)
        for seat in range(2, 8)
        for n, wager in enumerate(of.game.wagers)
    )
    table = Table(6000, bets, 1, 4, 7)
    done, start = 0, time.process_time()  # others may use the core meanwhile
    while time.process_time() - start < SECONDS:
        settle(table, of, READINGS[done % len(READINGS)])
        done += 1
    return done / (time.process_time() - start)


def prove(every: list[Terms]) -> tuple[float, Counter[str]]:
    """All properties of all games, with a counterexample or the round on which readings part."""
    told: Counter[str] = Counter()
    start = time.process_time()
    for of in every:
        for claim in PROPERTIES:
            for reading in of.readings:
                if proven(of, claim, reading):
                    told["proven"] += 1
                elif counterexample(of, claim, reading):
                    told["with a counterexample"] += 1
                else:
                    told["searched, nothing found"] += 1
        told["readings told apart"] += difference(of) is not None
        told["shown with a bet covered in part"] += part_difference(of) is not None
    return time.process_time() - start, told


def noticed(every: list[Terms]) -> dict[str, tuple[int, int]]:
    """Of each kind of mutation, how many were noticed, of how many."""
    found: dict[str, list[bool]] = {}
    for of in every:
        if sound(of):
            for one in mutations(of):
                found.setdefault(one.kind, []).append(caught(of, one))
    return {kind: (sum(given), len(given)) for kind, given in found.items()}


def main() -> None:
    every = games(gather([RULES]).docket)
    print(f"{len(every)} games with a player-dealer, {sum(map(sound, every))} of them sound")
    print(
        f"{rounds_a_second(every):,.0f} rounds of six seats and four wagers a second, on one core"
    )
    seconds, told = prove(every)
    print(
        f"proofs of all: {seconds:.2f} s of CPU; " + ", ".join(f"{n} {w}" for w, n in told.items())
    )
    kinds = noticed(every)
    for kind, (yes, of) in kinds.items():
        print(f"  {kind}: {yes} of {of} noticed")
    yes, of = (sum(pair[n] for pair in kinds.values()) for n in (0, 1))
    print(f"mutations noticed: {yes} of {of}, {100 * yes / of:.1f} %")


if __name__ == "__main__":
    main()
