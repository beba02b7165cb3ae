"""Runs one case in a process of its own, within limits, and says what went wrong."""

from __future__ import annotations

import faulthandler
import os
import re
import resource
import select
import shutil
import signal
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from . import written
from .cases import COUNTING, Case, lay

SECONDS = 10
"""Of the processor's time: other work on the machine does not count."""
PATIENCE = 60.0
"""Seconds by the clock, for what waits and does nothing."""
IDLE = 0.5
"""Less than so many seconds of work in that time is nothing: on a busy machine work takes longer.
"""
MEGABYTES = 500
ADDRESS_SPACE = 1_000_000_000
"""Bytes a case may take on top of what the process has when it starts."""
FILE_SIZE = 200_000_000
KEPT = 3_000_000
"""Bytes of output looked at."""
HURRIED = 4.0
"""Seconds of work after which a bound on time may have stopped a command. Run again it begins with
what the first run kept, and may get further.
"""
COUNTED: list[Path] = []
"""Where odds of the documents as they are were kept: only those of mutated games are worked out."""
_UNSEEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]"
)
_FRAME = re.compile(r'File "[^"]*?/((?:validator|site-packages|lib)/[^"]*)", line (\d+),? in (\S+)')
_RAISED = re.compile(r"^houseway: fault of the program: (.*)$", re.MULTILINE)
_FAULT = re.compile(r"([\w.-]+/[\w.-]+) on [^\n]*?: (\w+): [^\n]*? \((\w+), line (\d+)\)")
_JSON_FAULT = re.compile(
    r'"rule": "([^"]+)",\s+"subject": "[^"]*",\s+"error": "(\w+): .* \((\w+), line (\d+)\)"'
)


class Outcome(NamedTuple):
    """What a case came to."""

    number: int
    code: int
    seconds: float
    megabytes: int
    failure: str = ""
    """Empty where all is well; the same for cases with the same cause."""
    output: str = ""
    documents: int = 1
    """Mutated documents in it."""


def run(case: Case) -> Outcome:
    """Lay the files out in a folder of its own, run the command there, and take the folder away."""
    place = Path(tempfile.mkdtemp(prefix="houseway-fuzz-"))
    try:
        lay(case, place)
        if COUNTED and COUNTING & set(case.arguments):
            shutil.copytree(COUNTED[0], place / "cache", copy_function=os.link)
        code, seconds, megabytes = _limited(case, place)
        out, err = (_read(place / name) for name in ("stdout", "stderr"))
        failure = _failure(case, code, seconds, megabytes, out, err) or written.broken(place)
    finally:
        shutil.rmtree(place, ignore_errors=True)
    return Outcome(
        case.number,
        code,
        seconds,
        megabytes,
        failure,
        (err[-6_000:] + out[-2_000:]) if failure else "",
        case.documents,
    )


def _limited(case: Case, place: Path) -> tuple[int, float, int]:
    """Exit code, seconds and peak memory of the command. A pipe tells when it ends."""
    ended, alive = os.pipe()
    inherited = _held()
    child = os.fork()
    if not child:
        os.close(ended)
        _child(case, place)
    os.close(alive)
    done, late = 0.0, False
    while not late and not select.select([ended], [], [], PATIENCE)[0]:
        done, before = worked(child), done
        late = done - before < IDLE
    if late:
        os.killpg(child, signal.SIGKILL)
    os.close(ended)
    _, status, usage = os.wait4(child, 0)
    seconds = PATIENCE if late else usage.ru_utime + usage.ru_stime
    megabytes = usage.ru_maxrss // 1024 - inherited + BARE
    return os.waitstatus_to_exitcode(status), seconds, megabytes


BARE = 150
"""Megabytes of a process that has read every module and rulebook. A fork begins with all that the
harness holds, which may be more.
"""


def _held() -> int:
    """Megabytes of memory this process has; those of a bare one where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return BARE
    return pages * os.sysconf("SC_PAGE_SIZE") // 1_048_576


def worked(process: int) -> float:
    """Seconds of the processor's time a process has had; 0 where the system does not tell."""
    try:
        told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def _mapped() -> int:
    """Bytes of address space this process has; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[0])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def _child(case: Case, place: Path) -> None:
    """The command, in a process that ends with it."""
    code = 99
    try:
        os.setsid()
        for number, name in ((1, "stdout"), (2, "stderr")):
            os.dup2(os.open(place / name, os.O_WRONLY | os.O_CREAT, 0o600), number)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.chdir(place)
        os.environ["HOUSEWAY_CACHE"] = str(place / "cache")
        os.environ.pop("HOUSEWAY_SOURCES", None)
        if mapped := _mapped():
            space = mapped + ADDRESS_SPACE
            resource.setrlimit(resource.RLIMIT_AS, (space, space))
        resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_SIZE, FILE_SIZE))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        most = SECONDS * runs(case)
        resource.setrlimit(resource.RLIMIT_CPU, (most, most + 1))
        faulthandler.enable(2)
        faulthandler.register(signal.SIGXCPU, file=2)
        faulthandler.dump_traceback_later(PATIENCE - 1, file=2)
        code = command(case)
    except SystemExit as error:
        code = error.code if isinstance(error.code, int) else 2
    except BaseException:
        import traceback

        os.write(2, traceback.format_exc().encode(errors="replace"))
        code = 98
    finally:
        os._exit(code)


def command(case: Case) -> int:
    """The public command; with a cache, twice, so that the answer from the cache is tried too."""
    import sys

    from validator.cli.main import main

    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(  # noqa: SIM115
        2, "w", encoding="utf-8", errors="backslashreplace", closefd=False
    )
    given = [word for word in case.arguments if not (case.cached and word == "--no-cache")]
    codes = [main(given)]
    hurried = time.process_time() > HURRIED
    codes += [main(given) for _ in range(runs(case) - 1)]
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    return codes[0] if hurried or len(set(codes)) == 1 else 97


def runs(case: Case) -> int:
    """How often the command runs; each time it has its seconds."""
    return 2 if case.cached and case.arguments[0] == "check" else 1


def warm(case: Case) -> None:
    """Run a clean case in this process, for what it imports and reads; nothing is shown or kept."""
    here = Path.cwd()
    with tempfile.TemporaryDirectory(prefix="houseway-fuzz-") as place:
        lay(case, Path(place))
        os.chdir(place)
        try:
            _quietly(case.arguments)
        finally:
            os.chdir(here)


def count(filings: Path, place: Path) -> None:
    """Work out the odds of every game as it is, and keep them in a folder for the cases."""
    from validator.odds.reading import memory

    child = os.fork()
    if not child:
        os.environ["HOUSEWAY_CACHE"] = str(place)
        memory.SECONDS = PATIENCE
        _quietly(("odds", str(filings)))
        os._exit(0)
    os.waitpid(child, 0)
    COUNTED[:] = [place]


def _quietly(arguments: Sequence[str]) -> None:
    import contextlib
    import io

    from validator.cli.main import main

    with (
        contextlib.redirect_stdout(io.TextIOWrapper(io.BytesIO())),
        contextlib.redirect_stderr(io.StringIO()),
    ):
        main(list(arguments))


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return file.read(KEPT).decode("utf-8", "replace")
    except OSError:
        return ""


def _failure(case: Case, code: int, seconds: float, megabytes: int, out: str, err: str) -> str:
    word = case.arguments[0]
    if seconds >= SECONDS * runs(case):
        return f"slow: {_place(err, first=True)}"
    if code == 97:
        return f"cache: another exit code the second time, {word}"
    if code not in (0, 1, 2):
        return f"exit {code}: {_cause(out, err)}"
    if megabytes > MEGABYTES:
        return f"memory: more than {MEGABYTES} MB, {word}"
    if "Traceback (most recent call last)" in err:
        return f"traceback with exit {code}: {_cause(out, err)}"
    if any(line.startswith("::") for line in out.splitlines()) and "github" not in case.arguments:
        return f"output: a line begins with two colons, {word}"
    if found := _UNSEEN.search(out) or _UNSEEN.search(err):
        return f"output: raw U+{ord(found.group()):04X}, {_format(case)}"
    return ""


def _format(case: Case) -> str:
    word = case.arguments[0]
    return (
        " ".join((word, *case.arguments[case.arguments.index("--format") + 1 :][:1]))
        if "--format" in case.arguments
        else word
    )


def _cause(out: str, err: str) -> str:
    """The exception and where it was raised, whichever way the program told it."""
    if found := _FAULT.search(out) or _FAULT.search(err) or _JSON_FAULT.search(out):
        rule, error, where, line = found.groups()
        return f"{error} in rule {rule}, {where} line {line}"
    raised = _RAISED.findall(err)
    kind = raised[-1].partition(":")[0] if raised else "no exception told"
    return f"{kind} at {_place(err)}"


def _place(err: str, first: bool = False) -> str:
    """The last frame of ours in a traceback; faulthandler prints the last one first."""
    frames = _FRAME.findall(err)
    ours = [frame for frame in frames if frame[0].startswith("validator/")] or frames
    if not ours:
        return "unknown place"
    path, line, name = ours[0 if first else -1]
    return f"{path}:{line} {name}"
