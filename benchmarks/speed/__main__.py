"""``python -m benchmarks.speed``: makes the filings, times the peers beside us, prints ratios.
``--quick`` does a tenth.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from . import inside, peers, scale
from .clock import Times, alternate, once
from .made import ROOT, filings

ONE = ROOT / "rules/california/casino-club/games/three-card-poker-6-card-bonus.yaml"
US = "houseway"


def machine() -> str:
    """The processor and how many there are; nothing else of the machine."""
    name = ""
    if Path("/proc/cpuinfo").exists():
        rows = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        name = next(
            (row.partition(":")[2].strip() for row in rows if row.startswith("model name")), ""
        )
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return f"{name or platform.machine()}, {cores} cores, Python {platform.python_version()}"


def table(title: str, times: dict[str, Times], void: set[str]) -> Iterator[str]:
    yield f"\n## {title}\n"
    yield "| | ours ÷ theirs, wall | ours ÷ theirs, CPU | seconds wall | seconds CPU | peak MB |"
    yield "|---|---|---|---|---|---|"
    ours = times[US]
    for name, t in times.items():
        if name in void:
            yield f"| {name} | void: exit {t.code} | | {t.wall:.2f} | {t.cpu:.2f} | {t.peak:.0f} |"
        else:
            yield f"| {name} | {ours.wall / t.wall:.2f} | {ours.cpu / t.cpu:.2f} | {t.wall:.2f} | {t.cpu:.2f} | {t.peak:.0f} |"


def void(times: dict[str, Times]) -> set[str]:
    """Peers that do not accept the valid files: their time means nothing."""
    return {name for name, t in times.items() if name.split(",")[0] != US and t.code != 0}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.speed")
    parser.add_argument("--quick", action="store_true", help="a tenth of the files")
    parser.add_argument(
        "--repeat",
        type=int,
        default=3,
        help="runs of each command over many files; one file is run five times as often",
    )
    given = parser.parse_args(arguments)
    many = 100 if given.quick else 1000
    work = peers.HOME / "work"
    shutil.rmtree(work, ignore_errors=True)
    cache = work / "cache"
    os.environ |= {"HOUSEWAY_CACHE": str(cache), "PYTHONPYCACHEPREFIX": str(work / "bytecode")}
    for name in (
        "PYTHONDONTWRITEBYTECODE",
        "HOUSEWAY_SOURCES",
    ):  # quoting the sources is no part of what the others do
        os.environ.pop(name, None)
    found = peers.install()
    ours = [*peers.houseway(), "check", "--as-of", "2026-11-15"]
    for row in report(found, ours, many, work, given.repeat):
        print(row, flush=True)
    return 0


def report(
    found: dict[str, list[str]], ours: list[str], many: int, work: Path, repeat: int
) -> Iterator[str]:
    yield f"# Speed\n\n{machine()}. Ours judges every provision; yamllint checks syntax, the others the schema of one kind."
    fresh = [*ours, "--no-cache"]
    once([*fresh, str(ONE)], ROOT)  # bytecode is written by whoever runs first
    single = alternate(
        {US: [*fresh, str(ONE)], f"{US}, from cache": [*ours, str(ONE)]}
        | {name: peers.given(name, c, [ONE]) for name, c in found.items()},
        ROOT,
        repeat * 5,
    )
    yield from table(
        f"One game of {ONE.read_text(encoding='utf-8').count(chr(10))} lines, cold",
        single,
        void(single),
    )

    games = filings(work / "docket", many)
    lines = sum(game.read_text(encoding="utf-8").count("\n") for game in games) // many
    commands = {
        US: [*fresh, str(work / "docket")],
        f"{US}, one process": [*fresh, "--jobs", "1", str(work / "docket")],
    }
    commands |= {name: peers.given(name, c, games) for name, c in found.items()}
    cold = alternate(commands, ROOT, repeat)
    yield from table(f"{many:,} filings of {lines + 4} lines, no cache", cold, void(cold))

    once([*ours, str(work / "docket")], ROOT)
    warm = alternate(
        {US: [*ours, str(work / "docket")], f"{US}, no cache": commands[US]}, ROOT, repeat
    )
    yield from table(f"The same {many:,} filings, from the cache", warm, set())
    yield from growth(fresh, many, work)

    yield "\n## Import, one file cold\n"
    yield from (
        f"- {name}: {spent:.0f} ms"
        for name, spent in list(inside.imports(fresh[fresh.index("check") :], ONE, ROOT).items())[
            :14
        ]
    )
    yield "\n## Steps, milliseconds of CPU per filing\n"
    yield from (
        f"- {name}: {spent:.1f}" for name, spent in inside.steps(games[: min(many, 200)]).items()
    )
    yield "\n## One filing of very many\n"
    yield from scale.table(list(scale.KINDS), scale.SIZES, work)


def growth(fresh: list[str], many: int, work: Path) -> Iterator[str]:
    yield "\n## Growth, no cache\n\n| filings | seconds wall | seconds CPU | ms CPU per filing | peak MB, all processes |\n|---|---|---|---|---|"
    for number in (many // 4, many, many * 10):
        folder = work / f"grow{number}"
        filings(folder, number)
        run = once([*fresh, str(folder)], ROOT)
        yield f"| {number:,} | {run.wall:.1f} | {run.cpu:.1f} | {run.cpu / number * 1000:.1f} | {run.peak:.0f} |"
        shutil.rmtree(folder)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
