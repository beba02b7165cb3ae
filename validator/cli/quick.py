"""What makes a short run short, in a process of our own alone."""

from __future__ import annotations

import gc
import os
import sys
from contextlib import suppress
from typing import NoReturn


def quicken() -> None:
    """Garbage is looked for seldom, since hardly any of what is made here is thrown away."""
    gc.set_threshold(200_000, 20, 100)


def leave(code: int) -> NoReturn:
    """End at once: taking a hundred thousand objects apart would take a tenth of the run."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError):  # main has told what could not be written, and flushed what could
            stream.flush()
    os._exit(code)
