"""A folder of answers already worked out, each under the digest of everything it depends on.

Safe for several runs at once: an entry is written whole under a name of its own and then renamed; one that cannot be read, for
whatever reason, is as good as absent and written again. Nothing here ever fails a run.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from . import __version__
from .digest import sha256

DAYS = 30
"""Entries nobody has asked for in so many days are removed."""
_PACKAGE = Path(__file__).parent


def folder() -> Path:
    """Where the user's programs keep what they can make again."""
    if given := os.environ.get("HOUSEWAY_CACHE"):
        return Path(given)
    if given := os.environ.get("XDG_CACHE_HOME"):
        return Path(given) / "houseway"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "houseway"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "houseway" / "cache"
    return Path.home() / ".cache" / "houseway"


def program() -> str:
    """What the program itself is: its version, and the size and time of each of its files, so that an edited rule is a new program."""
    made = sha256(f"{__version__} {sys.version}".encode())
    for where, folders, names in os.walk(_PACKAGE):
        folders[:] = sorted(name for name in folders if name not in ("__pycache__", "_rules", "_reports"))
        with os.scandir(where) as entries:
            seen = {entry.name: entry.stat() for entry in entries if entry.name.endswith((".py", ".yaml"))}
        made.update("".join(f"{where}/{name} {seen[name].st_size} {seen[name].st_mtime_ns}\n" for name in sorted(names) if name in seen).encode())
    return made.hexdigest()


class Store(NamedTuple):
    """A cache in one folder."""

    root: Path

    def get(self, key: str) -> bytes | None:
        """What is kept under *key*."""
        path = self._path(key)
        try:
            content = path.read_bytes()
            if time.time() - path.stat().st_mtime > 86_400:
                os.utime(path)
        except OSError:
            return None
        return content

    def has(self, key: str) -> bool:
        """Whether something is kept under *key*."""
        return self._path(key).exists()

    def put(self, key: str, content: bytes) -> None:
        """Keep *content*; in vain when the disk is full or not ours."""
        path = self._path(key)
        made = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            made.write_bytes(content)
            made.replace(path)
        except OSError:
            self._drop((made,))

    def tidy(self, now: float) -> None:
        """Once a day, remove what nobody has asked for in a long time."""
        mark = self.root / "tidied"
        try:
            if mark.exists() and now - mark.stat().st_mtime < 86_400:
                return
            mark.touch()
            self._drop(path for path in self.root.glob("??/*") if now - path.stat().st_mtime > DAYS * 86_400)
        except OSError:
            return

    def _path(self, key: str) -> Path:
        return self.root / key[:2] / key[2:]

    @staticmethod
    def _drop(paths: Iterable[Path]) -> None:
        for path in paths:
            try:
                path.unlink()
            except OSError:
                continue
