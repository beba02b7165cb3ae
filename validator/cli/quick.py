"""What makes a short run short. Only for a process of our own: another program that uses this package keeps its settings."""

from __future__ import annotations

import gc
import os
import sys
from importlib import import_module
from types import ModuleType
from typing import Any, NoReturn

_LOADER = "pydantic.plugin._loader"


class _NoPlugins(ModuleType):
    """In place of pydantic's search for plugins, which reads the metadata of every package installed."""

    @staticmethod
    def get_plugins() -> tuple[()]:
        return ()

    def __getattr__(self, name: str) -> Any:
        sys.modules.pop(_LOADER, None)
        return getattr(import_module(_LOADER), name)


def quicken() -> None:
    """No pydantic plugins; and garbage is looked for seldom, since hardly any of what is made here is thrown away."""
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    if os.environ["PYDANTIC_DISABLE_PLUGINS"] == "__all__":
        sys.modules.setdefault(_LOADER, _NoPlugins(_LOADER))
    gc.set_threshold(200_000, 20, 100)


def leave(code: int) -> NoReturn:
    """End the process at once. Taking a hundred thousand objects apart first would take a tenth of the run."""
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:
        code = code or 1
    os._exit(code)
