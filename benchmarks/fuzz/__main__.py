"""``python -m benchmarks.fuzz``: mutate, judge, list what went wrong; exits 1 if anything did."""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from . import cases, corpus, preserve, shrink, trial
from .trial import Outcome

KNOWN: list[corpus.Corpus] = []
"""Filled before the workers fork."""


def prepare() -> corpus.Corpus:
    """The documents read, and every command run once in this process, so that a fork has it all."""
    if not KNOWN:
        KNOWN.append(corpus.load())
        for kind, commands in _warming().items():
            base = next(base for base in KNOWN[0].filed if base.kind == kind)
            for command in commands:
                trial.warm(cases.clean(base, command))
            trial.warm(cases.clean(base._replace(content=base.content + b"x: 1\n"), "check"))
        gc.collect()
        gc.freeze()
    return KNOWN[0]


def _warming() -> dict[str, list[str]]:
    words = list(cases.COMMANDS)
    schedule = [name for name in words if name.startswith(("fee", "placard"))]
    return {"schedule": schedule, "game": [name for name in words if name not in schedule]}


def attempt(job: tuple[int, int]) -> Outcome:
    seed, number = job
    return trial.run(cases.make(seed, number, KNOWN[0]))


def outcomes(seed: int, numbers: range, jobs: int) -> Iterator[Outcome]:
    """Every case tried, in the order in which they end."""
    prepare()
    if jobs == 1:
        yield from (attempt((seed, number)) for number in numbers)
        return
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        yield from pool.imap_unordered(attempt, ((seed, number) for number in numbers), 4)


def until(seed: int, first: int, count: int, jobs: int) -> Iterator[Outcome]:
    """Cases from the first on, as many as it takes to try so many mutated documents."""
    while count > 0:
        numbers = range(first, first + min(count, 20 if jobs == 1 else 400))
        for outcome in outcomes(seed, numbers, jobs):
            count -= outcome.documents
            yield outcome
        first = numbers.stop


def main(arguments: list[str]) -> int:
    given = _parser().parse_args(arguments)
    begun = time.monotonic()
    failed: dict[str, list[Outcome]] = {}
    codes: Counter[int] = Counter()
    slowest, largest, documents, told = 0.0, 0, 0, 0
    prepare()
    kept = tempfile.TemporaryDirectory(prefix="houseway-odds-")
    trial.count(corpus.ROOT / "rules", Path(kept.name))
    for outcome in until(given.seed, given.first, given.count, given.jobs):
        codes[outcome.code] += 1
        documents += outcome.documents
        slowest, largest = max(slowest, outcome.seconds), max(largest, outcome.megabytes)
        if outcome.failure:
            if outcome.failure not in failed:
                print(f"number {outcome.number}: {outcome.failure}", flush=True)
            failed.setdefault(outcome.failure, []).append(outcome)
        if documents // 1_000 > told:
            told = documents // 1_000
            tried = f"{documents} documents in {codes.total()} filings"
            print(f"{tried}, {sum(map(len, failed.values()))} failures", flush=True)
    kept.cleanup()
    took = time.monotonic() - begun
    print(f"seed {given.seed}: {documents} mutated documents in {took:.0f} s")
    ended = ", ".join(f"{code}: {codes[code]}" for code in sorted(codes))
    print(f"{codes.total()} filings; exit codes: {ended}")
    print(f"slowest {slowest:.1f} s, most memory {largest} MB")
    keep(given.seed, failed, given.output, given.shrink)
    changed = preserve.run(given.seed, given.rounds)
    return 1 if failed or changed else 0


def keep(seed: int, failed: dict[str, list[Outcome]], output: Path, shrinking: bool) -> None:
    """List the failures by cause, and write one case of each, made smaller, to a folder."""
    print(f"{sum(map(len, failed.values()))} failures, {len(failed)} causes")
    order = sorted(failed.items(), key=lambda item: (-len(item[1]), item[0]))
    for place, (failure, found) in enumerate(order, 1):
        case = min(
            (cases.make(seed, outcome.number, KNOWN[0]) for outcome in found[:20]),
            key=lambda case: (len(case.content()), case.number),
        )
        small = shrink.shrunk(case, failure) if shrinking else case
        folder = output / f"{seed}-{place:03}"
        cases.lay(small, folder)
        told = next(outcome.output for outcome in found if outcome.number == case.number)
        (folder / "failure.txt").write_text(
            f"{failure}\n{small.shown()}\n{cases.ascii_only(case.about)}\n\n{told}\n",
            errors="replace",
        )
        print(f"{len(found):5} {failure}\n      {small.shown()}, number {case.number}: {folder}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="benchmarks.fuzz", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=20_000, help="mutated documents")
    parser.add_argument("--first", type=int, default=0, help="the number of the first filing")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--rounds", type=int, default=2, help="rounds of changes that keep the meaning"
    )
    parser.add_argument(
        "--output", type=Path, default=Path("build/fuzz"), help="where failing cases go"
    )
    parser.add_argument(
        "--no-shrink", dest="shrink", action="store_false", help="keep cases as they are"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
