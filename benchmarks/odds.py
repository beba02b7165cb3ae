"""``python -m benchmarks.odds``: how long the odds of every filing take, cold and from the cache.

Says how many wagers are worked out, which takes longest, and why the others are not.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from validator.odds.reading.answer import Answer
from validator.odds.reading.game import worked
from validator.odds.reading.memory import counting
from validator.run.gather import gather

RULES = Path(__file__).parents[1] / "rules"
SHOWN = 5
TO_BE_SET = "the best five of the cards dealt"
"""How chances begin that decide nothing before the cards are set."""
RUN = "from validator.cli.main import entry; entry()"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("path", nargs="?", type=Path, default=RULES)
    path = parser.parse_args().path
    with tempfile.TemporaryDirectory() as kept:
        for what in ("cold", "from the cache"):
            clock, processor = _command(path, kept)
            print(f"{what}: {clock:.2f} s by the clock, {processor:.2f} s of CPU")
    _each(path)


def _command(path: Path, kept: str) -> tuple[float, float]:
    """Seconds for the whole command in a process of its own; it must have answered."""
    command = [sys.executable, "-c", RUN, "odds", str(path), "--format", "json"]
    start, used = time.perf_counter(), os.times()
    done = subprocess.run(  # noqa: S603  (our own command)
        command, env=os.environ | {"HOUSEWAY_CACHE": kept}, capture_output=True, check=True
    )
    taken, now = time.perf_counter() - start, os.times()
    processor = sum(now[2:4]) - sum(used[2:4])  # of the processes that ended meanwhile
    if not json.loads(done.stdout)["wagers"]:
        raise SystemExit("no wager was answered, so nothing was timed")
    return taken, processor


def _each(path: Path) -> None:
    times: list[tuple[float, str]] = []
    standing: Counter[str] = Counter()
    tables = 0
    why: Counter[str] = Counter()
    for filing in gather([path]).docket.filings:
        for file in filing.games:
            for wager in file.game.wagers:
                start = time.process_time()
                with counting():
                    answers = list(worked(file.game, wager))
                times.append((time.process_time() - start, f"{file.game.name}, {wager.name}"))
                standing[_standing(answers)] += 1
                tables += sum(answer.whole for answer in answers)
                why.update({answer.not_computed for answer in answers if answer.not_computed})
    counts = ", ".join(f"{count} {what}" for what, count in standing.most_common())
    print(f"{len(times)} wagers: {counts}; {tables} answers over readings and decks")
    print("why there is no return: " + "; ".join(f"{n} {what}" for what, n in why.most_common()))
    for seconds, what in sorted(times, reverse=True)[:SHOWN]:
        print(f"{seconds:.2f} s of CPU: {what}")


def _standing(answers: list[Answer]) -> str:
    if any(answer.whole for answer in answers):
        return "worked out"
    chances = [answer.reading for answer in answers if answer.worked]
    if not chances:
        return "not computed"
    dealt = all(reading.startswith(TO_BE_SET) for reading in chances)
    return "with chances of cards to be set" if dealt else "with chances of a result"


if __name__ == "__main__":
    main()
