"""Outputs are written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path


class Unwritable(OSError):
    """An output that cannot be written: where, and why."""

    def __str__(self) -> str:
        return f"cannot write {self.filename}: {self.strerror}"


def write(path: Path, content: bytes) -> None:
    """Replace *path* in one step, or write to a device or pipe. Raises :class:`Unwritable`."""
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(content)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            _replace(path, content)
    except OSError as error:
        raise Unwritable(error.errno, error.strerror or str(error), os.fspath(path)) from None


def _replace(path: Path, content: bytes) -> None:
    """Who may read a new file is for the user's umask to say; one that was there keeps its mode."""
    beside = path.with_name(f".{path.name[:100]}.{os.urandom(6).hex()}")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    handle = os.open(beside, flags, 0o666)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        if path.exists():
            beside.chmod(path.stat().st_mode & 0o777)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
