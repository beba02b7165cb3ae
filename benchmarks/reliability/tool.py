"""Runs the program of one checkout on files of a folder, within limits."""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from benchmarks.fuzz.trial import worked

SECONDS = 20
"""Of the processor's time: other work on the machine does not count."""
PATIENCE = 60.0
"""Seconds by the clock, for what waits and does nothing."""
IDLE = 0.5
"""Less than so many seconds of work in that time is nothing."""
MEMORY = 2_000_000_000
KEPT = 2_000_000
"""Bytes of what is printed that are looked at."""
NOBODY = 65_534
DROP_CAPABILITY, CAPABILITIES = 24, (1, 2)
"""Of Linux: the right to read and write whatever the permissions say."""
START = "from validator.cli.main import entry; entry()"


@dataclass(frozen=True)
class Run:
    """What came of a command."""

    code: int
    seconds: float
    megabytes: int
    out: str
    err: str
    stopped: bool = False
    note: str = ""
    """What else was seen: in a file, or in other runs of the same case."""

    @property
    def said(self) -> str:
        return f"{self.out}\n{self.err}"


@dataclass(frozen=True)
class Tool:
    """The program as it stands in a checkout."""

    root: Path
    bytecode: Path
    """Where the compiled program is kept from one command to the next, out of the checkout."""

    def run(
        self,
        folder: Path,
        *arguments: str | bytes,
        cache: Path | None = None,
        barred: bool = False,
        file_size: int = MEMORY,
    ) -> Run:
        """One command, in *folder*. *barred*: permissions bind it, even where we are root."""
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            child = subprocess.Popen(  # noqa: S603
                [sys.executable, "-P", "-c", START, *arguments],
                cwd=folder,
                env=self._environment(cache or folder / ".cache"),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
                start_new_session=True,
                preexec_fn=lambda: _limit(file_size, barred),
            )
            late = _wait(child.pid)
            _, status, usage = os.wait4(child.pid, 0)
            child.returncode = os.waitstatus_to_exitcode(status)
            seconds = usage.ru_utime + usage.ru_stime
            stopped = late or child.returncode in (-signal.SIGXCPU, -signal.SIGKILL)
            megabytes = usage.ru_maxrss // 1024
            return Run(child.returncode, seconds, megabytes, _text(out), _text(err), stopped)

    def _environment(self, cache: Path) -> Mapping[str, str]:
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
        return {
            **kept,
            "PYTHONPATH": str(self.root),
            "HOUSEWAY_CACHE": str(cache),
            "PYTHONPYCACHEPREFIX": str(self.bytecode),
        }


def _limit(file_size: int, barred: bool) -> None:
    if barred and not os.geteuid():
        libc = ctypes.CDLL(None)
        for capability in CAPABILITIES:
            libc.prctl(DROP_CAPABILITY, capability, 0, 0, 0)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (file_size, file_size))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _wait(pid: int) -> bool:
    """Until the process ends; True when it did nothing and had to be stopped."""
    begun, before = time.monotonic(), 0.0
    while os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
        if time.monotonic() - begun > PATIENCE:
            done = worked(pid)
            if done - before < IDLE:
                os.killpg(pid, signal.SIGKILL)
                return True
            begun, before = time.monotonic(), done
        time.sleep(0.02)
    return False


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read(KEPT).decode("utf-8", "replace")
