"""Whether what a command wrote can be opened by whatever is meant to open it."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

from .cases import OUT


def _xml(path: Path) -> None:
    ElementTree.fromstring(path.read_bytes())  # noqa: S314  (made by the program itself)


def _json(path: Path) -> None:
    json.loads(path.read_bytes())


def _archive(path: Path) -> None:
    """A file of Word or Excel: every part of it is XML."""
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            ElementTree.fromstring(archive.read(name))  # noqa: S314


READERS: dict[str, Callable[[Path], None]] = {
    ".docx": _archive,
    ".xlsx": _archive,
    ".junit": _xml,
    ".json": _json,
    ".sarif": _json,
}


def broken(place: Path) -> str:
    """What no other program could open, of all that was written to a folder; or nothing."""
    for path in sorted(place.glob(f"{OUT}.*")):
        try:
            READERS.get(path.suffix, Path.stat)(path)
        except (ElementTree.ParseError, zipfile.BadZipFile, ValueError) as error:
            return f"output: {path.suffix} cannot be opened, {type(error).__name__}"
    return ""
