"""The bytes of a file from a stranger: of a plain file only, never more than a document may have."""

from __future__ import annotations

import errno
import os
import stat

MAX_BYTES = 1_000_000
_KINDS = ((stat.S_ISDIR, "a folder"), (stat.S_ISFIFO, "a pipe"), (stat.S_ISSOCK, "a socket"))
# Opening a pipe would wait for a writer; should one take the file's place meanwhile, it does not.
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


class TooLarge(OSError):
    """A file with more bytes than are read."""

    def __init__(self, most: int) -> None:
        super().__init__(errno.EFBIG, f"the file is larger than {most:,} bytes")


def content(path: str | os.PathLike[str], most: int = MAX_BYTES) -> bytes:
    """The bytes of a file, at most *most*; raises OSError, for anything but a plain file too."""
    _refuse(os.stat(path), most)  # noqa: PTH116  text is quicker than paths
    with open(os.open(path, _FLAGS), "rb") as stream:
        _refuse(os.fstat(stream.fileno()), most)
        found = stream.read(most + 1)
    if len(found) > most:
        raise TooLarge(most)
    return found


def _refuse(found: os.stat_result, most: int) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, f"it is {kind(found.st_mode)}, not a file")
    if found.st_size > most:
        raise TooLarge(most)


def kind(mode: int) -> str:
    """What something is that is not a file, in a word."""
    return next((word for holds, word in _KINDS if holds(mode)), "a device")


def plain(path: str | os.PathLike[str]) -> bool:
    """Whether a file stands here itself, and not a link to one."""
    try:
        return stat.S_ISREG(os.lstat(path).st_mode)
    except (OSError, ValueError):
        return False
