"""How long the work on one filing may take, whatever its documents hold.

A document is bounded where it is read, and most rules take time in proportion to what they look at.
Some compare each thing with each other, so a document as full as the bounds allow could keep them
busy for minutes. That is stopped here, and told.

What counts is the time of the processor: other work on the machine takes nothing away. A thread of
its own looks at it, since signals exist neither on Windows nor outside the main thread. Where it is
asked to, it looks at memory too, on systems that tell how much a process has used.
"""

from __future__ import annotations

import _thread
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

EVERY = 0.25
"""Seconds between two tries to stop the work: one that comes while memory is tidied up is lost."""


class TooLong(BaseException):
    """The work took longer than it may. No handler of errors takes it for one."""


class Uncounted(Exception):
    """The odds of one game take too long. That costs what rests on them, and nothing else."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"its odds cannot be counted in {seconds:g} seconds")


@contextmanager
def at_most(seconds: float, megabytes: float = 0) -> Iterator[None]:
    """Raise :class:`TooLong` once the process has worked for so long on what is inside, or takes so
    much more memory for it.
    """
    watch = _Watch(seconds, megabytes)
    try:
        yield
    except TooLong as error:
        if watch.fired:
            error.args = error.args or (seconds,)
        raise
    finally:
        watch.end()
    if watch.fired:
        raise TooLong(seconds)


class _Watch:
    """A thread that stops the one that made it, if that is not done in time."""

    def __init__(self, seconds: float, megabytes: float) -> None:
        self.fired = self._over = False
        self._most = _used() + megabytes if megabytes else 0.0
        self._until = time.process_time() + seconds
        self._worker = _thread.get_ident()
        self._done, self._gone = _thread.allocate_lock(), _thread.allocate_lock()
        self._done.acquire()
        self._gone.acquire()
        _thread.start_new_thread(self._look, (seconds,))

    def _look(self, left: float) -> None:
        while not self._done.acquire(timeout=self._pause(left)) and not self._over:
            left = self._until - time.process_time()
            if left <= 0 or 0 < self._most < _used():
                self.fired = True
                _raise_in(self._worker, TooLong)
        self._gone.release()

    def _pause(self, left: float) -> float:
        return EVERY if self._most or left <= 0 else left

    def end(self) -> None:
        """Let the thread go, and take back what it raised but a moment ago."""
        self._over = True
        with suppress(TooLong):
            self._done.release()
            self._gone.acquire()
            if self.fired:
                _raise_in(self._worker, None)


def _used() -> float:
    """The most megabytes the process has had; none where the system does not say."""
    if sys.platform == "win32":
        return 0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << (20 if sys.platform == "darwin" else 10))


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    """Have a thread raise an error at its next step; None takes back one that waits for that."""
    import ctypes

    what = ctypes.py_object(error) if error else None
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), what)
