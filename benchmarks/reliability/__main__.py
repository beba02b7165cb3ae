"""``python -m benchmarks.reliability``: try every case; exits 1 where one does not hold."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from . import cache, cost, crashes, injection, posting, rest, review, second, third, trust, unsaid
from .case import CASES, Case
from .page import BEFORE, PAGE, Results, page, told
from .tool import Run, Tool

ROOT = Path(__file__).parents[2]
MODULES = (trust, crashes, cost, unsaid, injection, cache, posting, review, second, rest, third)
"""Each adds its cases to the list."""


def attempt(case: Case, tool: Tool) -> Run:
    """One case in a folder of its own. Where the program cannot even prepare it, it has failed."""
    folder = Path(tempfile.mkdtemp(prefix="houseway-reliability-"))
    try:
        return case.attempt(tool, folder)
    except (json.JSONDecodeError, KeyError) as error:
        return Run(3, 0.0, 0, "", "", note=f"cannot be tried: {error!r}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def results(tool: Tool, only: str, jobs: int) -> Results:
    """What comes of each case, several at a time: what counts is the processor's time."""
    found: Results = {}
    chosen = [(number, tool) for number, case in enumerate(CASES) if only in case.key]
    chosen.sort(key=lambda one: CASES[one[0]].family)
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        for (number, _), run in zip(chosen, pool.imap(_numbered, chosen), strict=True):
            case = CASES[number]
            found[case.key] = {"told": told(run), "wrong": case.wrong(run)}
            print(
                f"{case.key}: {told(run)}{''.join(f'; {w}' for w in case.wrong(run))}", flush=True
            )
    return found


def _numbered(chosen: tuple[int, Tool]) -> Run:
    """By number, since what a case tries cannot be sent to another process."""
    number, tool = chosen
    return attempt(CASES[number], tool)


def measure_before(commit: str, only: str, jobs: int) -> None:
    """Try every case on a checkout of *commit*, and keep what came of it."""
    with tempfile.TemporaryDirectory(prefix="houseway-before-") as place:
        Path(place).chmod(0o755)
        _git("clone", "--quiet", "--no-hardlinks", str(ROOT), place)
        _git("-C", place, "checkout", "--quiet", commit)
        found = results(Tool(Path(place), Path(place, "build", "bytecode")), only, jobs)
    known = json.loads(BEFORE.read_text())["results"] if BEFORE.exists() and only else {}
    measured = {key: {**one, "commit": commit} for key, one in found.items()}
    kept = {"results": {**known, **measured}}
    BEFORE.write_text(json.dumps(kept, indent=1, ensure_ascii=False, sort_keys=True) + "\n")


def _git(*arguments: str) -> None:
    subprocess.run(["git", *arguments], check=True)  # noqa: S603, S607


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.reliability", description=__doc__)
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.relative_to(ROOT)}")
    parser.add_argument("--only", default="", help="cases with this in their name")
    parser.add_argument(
        "--before", metavar="COMMIT", help="measure that commit, and keep it as before"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    if given.before:
        measure_before(given.before, given.only, given.jobs)
        return 0
    with tempfile.TemporaryDirectory(prefix="houseway-bytecode-") as place:
        Path(place).chmod(0o777)
        now = results(Tool(ROOT, Path(place)), given.only, given.jobs)
    if given.write and not given.only:
        PAGE.write_text(page(json.loads(BEFORE.read_text()), now))
    wrong = sum(1 for one in now.values() if one["wrong"])
    print(f"{len(now)} cases, {len(now) - wrong} hold")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
