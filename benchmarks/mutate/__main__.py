"""``python -m benchmarks.mutate [PATH ...]``: mutate the predicates, print what no test notices;
exits 1 below 90 % killed.
"""

from __future__ import annotations

import ast
import importlib
import multiprocessing
import sys
from pathlib import Path
from typing import NamedTuple

from .cases import PREDICATES, ROOT, Case, collect
from .mutants import mutants
from .stage import killed
from .texts import wording

LEAST = 0.90
WORKERS = 2


class Tally(NamedTuple):
    """One module: how many mutants, and those that live."""

    path: Path
    mutants: int
    alive: list[str]


TREES: dict[Path, ast.Module] = {}
WORDING: set[int] = set()
CASES: list[Case] = []
"""Filled before the workers fork."""


def mutate(path: Path) -> Tally:
    """Try every mutant of one module."""
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    module, shown = importlib.import_module(name), path.relative_to(ROOT)
    alive, count = [], 0
    for mutant in list(mutants(TREES[path], WORDING)):
        count += 1
        if not killed(module, TREES[path], mutant, CASES):
            alive.append(f"{shown}:{mutant.line}: {mutant}")
    return Tally(shown, count, alive)


def prepare(*tests: str) -> None:
    for path in sorted(PREDICATES.rglob("*.py")):
        if path.name != "__init__.py":
            TREES[path] = ast.parse(path.read_bytes(), str(path))
    WORDING.update(wording({path.stem: tree for path, tree in TREES.items()}))
    CASES.extend(collect(*tests))


def main(arguments: list[str]) -> int:
    prepare()
    wanted = [Path(argument).resolve() for argument in arguments] or [PREDICATES]
    paths = [path for path in TREES if any(path.is_relative_to(place) for place in wanted)]
    total = dead = 0
    with multiprocessing.get_context("fork").Pool(WORKERS) as pool:
        for tally in pool.imap(mutate, paths):
            lost = len(tally.alive)
            total, dead = total + tally.mutants, dead + tally.mutants - lost
            print(
                f"{tally.path}: {tally.mutants} mutants, {tally.mutants - lost} killed, {lost} survived",
                *tally.alive,
                sep="\n  ",
                flush=True,
            )
    share = dead / total if total else 0.0
    print(
        f"{len(paths)} modules, {total} mutants, {dead} killed, {total - dead} survived: {share:.1%}"
    )
    return 0 if share >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
