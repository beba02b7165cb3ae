"""Runs commands in turn and says how long each took: on the wall, on the processor, at its largest."""

from __future__ import annotations

import os
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median


@dataclass(frozen=True)
class Run:
    """One run of one command."""

    wall: float
    cpu: float
    """User and system time, children included."""
    peak: float
    """Megabytes of all its processes together at the highest moment seen; of the largest one where
    that cannot be seen.
    """
    code: int


@dataclass(frozen=True)
class Times:
    """Medians over several runs."""

    wall: float
    cpu: float
    peak: float
    code: int


def once(command: Sequence[str], folder: Path, environment: Mapping[str, str] | None = None) -> Run:
    started = time.perf_counter()
    process = subprocess.Popen(  # noqa: S603
        command,
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **(environment or {})},
    )
    watch = _Watch(process.pid)
    _, status, used = os.wait4(process.pid, 0)
    took = time.perf_counter() - started
    process.returncode = os.waitstatus_to_exitcode(status)
    return Run(
        took,
        used.ru_utime + used.ru_stime,
        max(watch.stop(), used.ru_maxrss / 1024),
        process.returncode,
    )


def alternate(
    commands: Mapping[str, Sequence[str]],
    folder: Path,
    times: int,
    environment: Mapping[str, str] | None = None,
) -> dict[str, Times]:
    """Each command in turn, so that a busy moment of the machine falls on all of them alike."""
    runs: dict[str, list[Run]] = {name: [] for name in commands}
    for _ in range(times):
        for name, command in commands.items():
            runs[name].append(once(command, folder, environment))
    return {
        name: Times(
            median(r.wall for r in made),
            median(r.cpu for r in made),
            max(r.peak for r in made),
            max(r.code for r in made),
        )
        for name, made in runs.items()
    }


class _Watch:
    """Adds up the memory of a process and its children, several times a second."""

    def __init__(self, pid: int) -> None:
        self.pid, self.peak, self._over = pid, 0.0, threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def stop(self) -> float:
        self._over.set()
        self._thread.join()
        return self.peak

    def _run(self) -> None:
        while not self._over.wait(0.2):
            self.peak = max(self.peak, sum(map(_proportional, _tree(self.pid))) / 1024)


def _tree(pid: int) -> list[int]:
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    except OSError:
        return [pid]
    return [pid, *(inner for child in children for inner in _tree(int(child)))]


def _proportional(pid: int) -> int:
    """Kilobytes; what processes share is counted once."""
    try:
        rows = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next((int(row.split()[1]) for row in rows if row.startswith("Pss:")), 0)
