"""Family 7: what lies in the cache, and a disk that is full."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from .case import case
from .filing import GAME, OVERLAP, SCHEDULE, filing
from .tool import NOBODY, Run, Tool

ONE_RULE = ("--select", "tier-overlap")
CLEARED = "TRIED: a swapped entry cleared the filing"


def _files(cache: Path) -> list[Path]:
    return sorted(path for path in cache.rglob("*") if path.is_file() and path.stat().st_size > 40)


def _swapped(tool: Tool, folder: Path, cache: Path) -> Iterator[tuple[Path, Path]]:
    """A cache with the answers to a clean filing and to a bad one: each pair of their entries."""
    filing(folder, schedule=SCHEDULE, name="clean")
    filing(folder, schedule=OVERLAP, name="bad")
    tool.run(folder, "check", "clean", *ONE_RULE, cache=cache)
    clean = _files(cache)
    tool.run(folder, "check", "bad", *ONE_RULE, cache=cache)
    bad = [path for path in _files(cache) if path not in clean]
    yield from ((one, other) for one in bad for other in clean)


def _attacked(tool: Tool, folder: Path, cache: Path, foreign: bool) -> Run:
    """The bad filing checked after each swap; the worst that came of it."""
    pairs = list(_swapped(tool, folder, cache))
    if foreign:
        _give_away(cache)
    last, cleared = tool.run(folder, "check", "bad", *ONE_RULE, "--no-cache"), 0
    for one, other in pairs:
        kept = one.read_bytes()
        one.write_bytes(other.read_bytes())
        last = tool.run(folder, "check", "bad", *ONE_RULE, cache=cache)
        cleared += last.code == 0
        one.write_bytes(kept)
    if not cleared:
        return last
    return replace(
        last,
        code=0,
        out=f"{last.out}\n{CLEARED}",
        note=f"{cleared} of {len(pairs)} swaps cleared it",
    )


def _give_away(cache: Path) -> None:
    """To another user where we may, else to all users."""
    for path in (cache, *cache.rglob("*")):
        if not os.geteuid():
            os.chown(path, NOBODY, NOBODY)
        path.chmod(0o777 if path.is_dir() else 0o666)


@case(
    7,
    "the entry of a clean filing in the place of a bad one's",
    (1,),
    "tier-overlap violated",
    CLEARED,
)
def swapped(tool: Tool, folder: Path) -> Run:
    return _attacked(tool, folder, folder / "cache", foreign=False)


@case(
    7,
    "the same in a cache folder that another user made",
    (1,),
    ("tier-overlap violated", "cache"),
    CLEARED,
)
def foreign(tool: Tool, folder: Path) -> Run:
    return _attacked(tool, folder, folder / "cache", foreign=True)


@case(7, "`fix` on a full disk", (2,), "cannot|full|written", "[1-9] fixed")
def full(tool: Tool, folder: Path) -> Run:
    """No file may grow beyond what the program prints, which stands for a disk without room."""
    more = f"# {'x' * 20_000}\n"
    filing(folder, game=GAME + more, schedule=SCHEDULE + more)
    return tool.run(folder, "fix", "club/games", "club/schedules", file_size=10_000)
