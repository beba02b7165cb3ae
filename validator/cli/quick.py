"""What makes a short run short. Only for a process of our own: another program that uses this package keeps its settings."""

from __future__ import annotations

import gc
import os
import sys
from typing import NoReturn


def quicken() -> None:
    """Garbage is looked for seldom, since hardly any of what is made here is thrown away."""
    gc.set_threshold(200_000, 20, 100)


def leave(code: int) -> NoReturn:
    """End the process at once. Taking a hundred thousand objects apart first would take a tenth of the run."""
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:
        code = code or 1
    os._exit(code)
