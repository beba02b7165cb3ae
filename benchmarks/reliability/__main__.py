"""``python -m benchmarks.reliability``: try every case; exits 1 where one does not hold."""

from __future__ import annotations

import argparse
import json
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


def results(tool: Tool, only: str) -> Results:
    found: Results = {}
    for case in sorted(CASES, key=lambda case: case.family):
        if only in case.key:
            run = attempt(case, tool)
            found[case.key] = {"told": told(run), "wrong": case.wrong(run)}
            print(
                f"{case.key}: {told(run)}{''.join(f'; {w}' for w in case.wrong(run))}", flush=True
            )
    return found


def measure_before(commit: str, only: str) -> None:
    """Try every case on a checkout of *commit*, and keep what came of it."""
    with tempfile.TemporaryDirectory(prefix="houseway-before-") as place:
        Path(place).chmod(0o755)
        _git("clone", "--quiet", "--no-hardlinks", str(ROOT), place)
        _git("-C", place, "checkout", "--quiet", commit)
        found = results(Tool(Path(place)), only)
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
    given = parser.parse_args(arguments)
    if given.before:
        measure_before(given.before, given.only)
        return 0
    now = results(Tool(ROOT), given.only)
    if given.write and not given.only:
        PAGE.write_text(page(json.loads(BEFORE.read_text()), now))
    wrong = sum(1 for one in now.values() if one["wrong"])
    print(f"{len(now)} cases, {len(now) - wrong} hold")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
