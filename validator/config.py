"""Settings kept in a file: ``houseway.toml``, or ``[tool.houseway]`` in ``pyproject.toml``, nearest above what is checked.

What the file says holds where the command line says nothing. A key nobody knows is an error, so that a slip of the pen does not
pass for a setting.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from .judge.settings import in_a_file

OWN, SHARED = "houseway.toml", "pyproject.toml"
TABLE = "tool.houseway"
SEVERITIES = ("error", "warning", "info")
_MAY_BE_OURS = re.compile(rb"""tool[\s"']*\.[\s"']*houseway|^\s*\[?[\s"']*tool[\s"']*[\]=]""", re.MULTILINE)
"""A table of our name, or a table of all tools that may hold it. A project that only installs us has neither."""
POLICIES = ("today", "document")
"""Besides a date: judge everything by the law of today, or each document by the date it bears."""


class Misconfigured(Exception):
    """A configuration file that cannot be used, and why."""


@dataclass(frozen=True)
class Config:
    """What a configuration file says; None or empty where it says nothing."""

    file: Path | None = None
    paths: tuple[str, ...] = ()
    rulebooks: tuple[str, ...] | None = None
    also: tuple[str, ...] = ()
    as_of: date | str | None = None
    sources: Path | None = None
    severity: dict[str, str] = field(default_factory=dict)
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()


def find(start: Path) -> Config:
    """The configuration nearest above *start*, a file or folder; an empty one where there is none."""
    where = start.absolute()
    inside = os.path.isdir(where)  # noqa: PTH112  unlike Path's, it has an answer for every path
    for folder in (where, *where.parents) if inside else where.parents:
        own, shared = folder / OWN, folder / SHARED
        if os.path.isfile(own):  # noqa: PTH113
            return load(own)
        if os.path.isfile(shared) and (found := _table(shared)) is not None:  # noqa: PTH113
            return parse(found, shared)
    return Config()


def load(path: Path) -> Config:
    """The configuration a file holds."""
    if path.name != SHARED:
        return parse(_toml(path), path)
    return parse(_table(path) or {}, path)


def _toml(path: Path) -> dict[str, Any]:
    import tomllib

    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Misconfigured(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Misconfigured(f"{path}: the file is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise Misconfigured(f"{path}: not TOML: {error}") from None


def _table(path: Path) -> dict[str, Any] | None:
    """The part of a shared file that is ours. One that cannot have it is not parsed: it may be broken, and is not our business."""
    try:
        if not _MAY_BE_OURS.search(path.read_bytes()):
            return None
    except OSError:
        return None
    tool = _toml(path).get("tool")
    found = tool.get("houseway") if isinstance(tool, dict) else None
    if found is not None and not isinstance(found, dict):
        raise Misconfigured(f"{path}: {TABLE} must be a table")
    return found


def parse(given: dict[str, Any], file: Path) -> Config:
    """Check every key and its type."""
    from .nearest import nearest

    made: dict[str, Any] = {}
    for key, value in given.items():
        if key not in _KEYS:
            guess = nearest(key, _KEYS)
            raise Misconfigured(f"{file}: {key!r} is not a setting; " + (f"did you mean '{guess}'?" if guess else f"the settings are {', '.join(_KEYS)}"))
        try:
            made[key.replace("-", "_")] = _KEYS[key](value, file.parent)
        except ValueError as error:
            raise Misconfigured(f"{file}: {key} must be {error}; it says {value!r}") from None
    return Config(file=file, **made)


def _texts(value: Any, says: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
        raise ValueError(says)
    return tuple(value)


def _names(value: Any, folder: Path) -> tuple[str, ...]:
    return _texts(value, 'a list of rules, such as ["tier-gap", "CA203"]')


def _books(value: Any, folder: Path) -> tuple[str, ...]:
    """Rulebooks by name; one given as a file stands beside the configuration."""
    given = _texts(value, 'a list of rulebooks, such as ["california", "./city.yaml"]')
    return tuple(_beside(folder, name) if in_a_file(name) else name for name in given)


def _paths(value: Any, folder: Path) -> tuple[str, ...]:
    return tuple(_beside(folder, name) for name in _texts(value, 'a list of files and folders, such as ["rules"]'))


def _folder(value: Any, folder: Path) -> Path:
    if not isinstance(value, str) or not value:
        raise ValueError('a folder, such as "../sources"')
    return Path(_beside(folder, value))


def _as_of(value: Any, folder: Path) -> date | str:
    says = 'a date such as 2026-11-15, "today" or "document"'
    if type(value) is date:
        return value
    try:
        return policy(value) if isinstance(value, str) else _refuse(says)
    except ValueError:
        raise ValueError(says) from None


def _severity(value: Any, folder: Path) -> dict[str, str]:
    if not isinstance(value, dict) or not all(given in SEVERITIES for given in value.values()):
        raise ValueError(f'a table of rules, each one of {", ".join(SEVERITIES)}, such as {{tier-gap = "info"}}')
    return dict(value)


def _refuse(says: str) -> str:
    raise ValueError(says)


def policy(text: str) -> date | str:
    """A date, or one of the words for a day that depends; raises ValueError."""
    return text if text in POLICIES else date.fromisoformat(text)


def _beside(folder: Path, name: str) -> str:
    """A path of the file as seen from here, as short as it can be said."""
    path = os.path.normpath(folder / Path(name).expanduser())
    try:
        near = os.path.relpath(path)
    except ValueError:  # another drive
        return path
    return path if near.startswith("..") and len(near) > len(path) else near


_KEYS: dict[str, Callable[[Any, Path], Any]] = {
    "paths": _paths,
    "rulebooks": _books,
    "also": _books,
    "as-of": _as_of,
    "sources": _folder,
    "severity": _severity,
    "select": _names,
    "ignore": _names,
}
