"""A folder of answers already worked out, each under the digest of everything it depends on.

Safe for several runs at once: an entry is written whole under a name of its own and then renamed;
one that cannot be read, for whatever reason, is as good as absent and written again. Each begins
with a digest of its key and its content: one that was damaged, or put in the place of another, is
absent too. Nothing here ever fails a run.

Whoever can write to the folder can say what a check finds. So it must be the user's own, and must
not lie in what is checked.
"""

from __future__ import annotations

import os
import stat
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from .. import __version__
from ..source.digest import sha256

DAYS = 30
"""Entries nobody has asked for in so many days are removed."""
MOST = 200_000_000
"""Bytes of entries that are kept; beyond, the oldest go."""
GROWTH = 20_000_000
"""Bytes written after which the folder is looked through again."""
_DIGEST = 32
_PACKAGE = Path(__file__).parents[1]


class Distrusted(Exception):
    """A folder that may not serve as a cache, and why."""


def folder() -> Path:
    """Where the user's programs keep what they can make again."""
    if given := os.environ.get("HOUSEWAY_CACHE"):
        return Path(given).absolute()
    if given := os.environ.get("XDG_CACHE_HOME"):
        return Path(given).absolute() / "houseway"
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
        return Path(local, "houseway", "cache")
    usual = ("Library", "Caches") if sys.platform == "darwin" else (".cache",)
    return Path.home().joinpath(*usual, "houseway")


def program() -> str:
    """Its version, and the size and time of each file, so that an edited rule is a new program."""
    made = sha256(f"{__version__} {sys.version}".encode())
    for where, folders, _ in os.walk(_PACKAGE):
        folders[:] = sorted({*folders} - {"__pycache__", "_rules", "_reports"})
        with os.scandir(where) as entries:
            ours = (entry for entry in entries if entry.name.endswith((".py", ".yaml")))
            seen = {entry.name: entry.stat() for entry in ours}
        told = (
            f"{where}/{name} {of.st_size} {of.st_mtime_ns}\n" for name, of in sorted(seen.items())
        )
        made.update("".join(told).encode())
    return made.hexdigest()


class Store(NamedTuple):
    """A cache in one folder, or a part of it."""

    root: Path
    part: str = ""

    def get(self, key: str) -> bytes | None:
        """What is kept under *key*."""
        path = self._path(key)
        try:
            entry = path.read_bytes()
            if time.time() - path.stat().st_mtime > 86_400:
                with suppress(OSError):  # it may be for others to write
                    os.utime(path)
        except OSError:
            return None
        content = entry[_DIGEST:]
        return content if entry[:_DIGEST] == _digest(key, content) else None

    def has(self, key: str) -> bool:
        """Whether something is kept under *key*."""
        return self._path(key).exists()

    def put(self, key: str, content: bytes) -> None:
        """Keep *content*; in vain when the disk is full or not ours."""
        path = self._path(key)
        made = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            made.write_bytes(_digest(key, content) + content)
            made.replace(path)
            with self._grown.open("ab") as stream:  # a byte for each KB; several runs may add
                stream.write(b"." * (len(content) // 1000 + 1))
        except OSError:
            self._drop((made,))

    def tidy(self, now: float) -> None:
        """Once a day, or when much was written, remove what is old or too much."""
        mark = self.root / "tidied"
        try:
            fresh = mark.exists() and now - mark.stat().st_mtime < 86_400
            if fresh and _size(self._grown) * 1000 < GROWTH:
                return
            mark.touch()
            self._grown.unlink(missing_ok=True)
        except OSError:
            return
        self._drop(_superfluous(self._entries(), now))

    @property
    def _grown(self) -> Path:
        return self.root / "grown"

    def _entries(self) -> Iterator[tuple[float, int, Path]]:
        """When each was last asked for, its size and its place; of every part."""
        for pattern in ("??/*", "*/??/*"):
            for path in self.root.glob(pattern):
                try:
                    found = path.stat()
                except OSError:  # another run was quicker
                    continue
                if stat.S_ISREG(found.st_mode):
                    yield found.st_mtime, found.st_size, path

    def _path(self, key: str) -> Path:
        return self.root / self.part / key[:2] / key[2:]

    @staticmethod
    def _drop(paths: Iterable[Path]) -> None:
        for path in paths:
            try:
                path.unlink()
            except OSError:
                continue


def trusted(root: Path, given: Iterable[str] = ()) -> Store | None:
    """A cache in *root*, made if need be; none where none can be made.

    Raises :class:`Distrusted` where another than the user could have filled it: in a folder of
    somebody else's, in one that others can write to, or in one of those *given* to be checked.
    """
    try:
        root.mkdir(mode=0o700, parents=True, exist_ok=True)
        found, place = root.stat(), root.resolve()
        inside = next((path for path in given if place.is_relative_to(Path(path).resolve())), None)
    except (OSError, ValueError, RuntimeError):
        return None
    owner = getattr(os, "getuid", None)  # Windows has no such owners and modes
    if owner and found.st_uid != owner():
        raise Distrusted(f"{root} belongs to another user")
    if owner and found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        mend = "empty it, then take that right away (chmod go-w)"
        raise Distrusted(f"other users can write to {root}; {mend}")
    if inside is not None:
        raise Distrusted(f"{root} lies in {inside}, which is checked")
    return Store(root)


def _superfluous(entries: Iterable[tuple[float, int, Path]], now: float) -> Iterator[Path]:
    """Entries too old, and of the others the oldest beyond the bound. Room is left to grow."""
    kept = 0
    for used, size, path in sorted(entries, reverse=True):
        kept += size
        if now - used > DAYS * 86_400 or kept > MOST - GROWTH:
            yield path


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _digest(key: str, content: bytes) -> bytes:
    made = sha256(key.encode())
    made.update(content)
    return made.digest()
