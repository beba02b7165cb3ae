"""Settings kept in a file: ``houseway.toml``, or ``[tool.houseway]`` in ``pyproject.toml``.

What the file says holds where the command line says nothing. A key nobody knows is an error, so
that a slip of the pen does not pass for a setting. A file that is named is the runner's own, and
all of it holds. One that is found, nearest above what is checked, may have come with the filing: it
reaches drafting rules only (docs/trust.md).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from ..law.settings import in_a_file
from ..source.dates import day
from ..source.paths import shown
from ..source.unusable import Unusable

OWN, SHARED = "houseway.toml", "pyproject.toml"
TABLE = "tool.houseway"
SEVERITIES = ("error", "warning", "info")
MAX_BYTES = 100_000
"""A file of settings has a few hundred; a project's own file, a few thousand."""
MAX_TEXT = 1_000
MAX_DOTS = 50
"""In one name. The parser of the standard library takes room for the square of them."""
_ENDS_A_NAME = bytes.maketrans(b"=[]{},#", b"\n" * 7)
POLICIES = ("today", "document")
"""Besides a date: judge everything by the law of today, or each document by the date it bears."""


class Misconfigured(Unusable):
    """A configuration file that cannot be used, and why."""


class Config(NamedTuple):
    """What a configuration file says; None or empty where it says nothing."""

    file: Path | None = None
    paths: tuple[str, ...] = ()
    rulebooks: tuple[str, ...] | None = None
    also: tuple[str, ...] = ()
    as_of: date | str | None = None
    sources: Path | None = None
    severity: Mapping[str, str] = {}
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    decisions: tuple[str, ...] = ()
    baseline: Path | None = None

    @property
    def shown(self) -> str:
        """The file as seen from here."""
        return shown(Path(os.path.relpath(self.file)).as_posix()) if self.file else ""

    def below(self, folder: Path) -> bool:
        """Whether a folder lies below the file: a filing does not reach outside itself."""
        return self.file is not None and folder.resolve().is_relative_to(self.file.parent.resolve())


OWNED = ("rulebooks", "also", "as_of", "decisions", "baseline")
"""What decides the law or the result: only a file that the runner names may say it."""


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
    found = _table(path)
    if found is None:
        raise Misconfigured(f"{path}: there is no [{TABLE}] in it")
    return parse(found, path)


def _toml(path: Path) -> dict[str, Any]:
    import tomllib

    try:
        content = _content(path)
        names = content.translate(_ENDS_A_NAME).split(b"\n")
        if any(name.count(b".") > MAX_DOTS for name in names):
            why = f"not TOML that can be used: a name has more than {MAX_DOTS} dots"
            raise Misconfigured(f"{path}: {why}")
        return tomllib.loads(content.decode("utf-8-sig"))  # some editors begin with a mark
    except OSError as error:
        raise Misconfigured(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Misconfigured(f"{path}: the file is not UTF-8 text") from None
    except RecursionError:
        raise Misconfigured(f"{path}: not TOML that can be used: it is nested too deeply") from None
    except ValueError as error:  # not TOML, or a number that is too long
        raise Misconfigured(f"{path}: not TOML: {str(error)[:200]}") from None


def _content(path: Path) -> bytes:
    """The bytes of a file that is not too large for settings."""
    with path.open("rb") as file:
        content = file.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise Misconfigured(f"{path}: the file is larger than {MAX_BYTES:,} bytes")
    return content


def _may_be_ours(content: bytes) -> bool:
    """Whether there is a table of our name; a project that only installs us has none."""
    lines = (line.translate(None, b" \t\r\"'") for line in content.split(b"\n"))
    return any(b"tool.houseway" in line or line.startswith((b"[tool]", b"tool=")) for line in lines)


def _table(path: Path) -> dict[str, Any] | None:
    """The part of a shared file that is ours; one without it may be broken, and is not parsed."""
    try:
        if not _may_be_ours(_content(path)):
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
    from ..source.nearest import nearest

    made: dict[str, Any] = {}
    for key, value in given.items():
        if key not in _KEYS:
            guess = nearest(key, _KEYS)
            meant = f"did you mean '{guess}'?" if guess else f"the settings are {', '.join(_KEYS)}"
            raise Misconfigured(f"{file}: {key!r:.80} is not a setting; {meant}")
        try:
            made[key.replace("-", "_")] = _KEYS[key](value, file.parent)
        except ValueError as error:
            raise Misconfigured(f"{file}: {key} must be {error}; it says {_shown(value)}") from None
    return Config(file=file, **made)


def _shown(value: Any) -> str:
    """What was written, cut short; a table deeper than Python can show is only called one."""
    try:
        return f"{value!r:.80}"
    except (RecursionError, ValueError):
        return "something else"


def _text(value: Any) -> bool:
    """Whether it is a text that can be a name of a rule, a rulebook or a file."""
    return isinstance(value, str) and 0 < len(value) <= MAX_TEXT and value.isprintable()


Reader = Callable[[Any, Path], Any]


def _texts(says: str, placed: Callable[[Path, str], str] = lambda _, name: name) -> Reader:
    """Reads a list of names; *placed* says what each is as seen from here."""

    def read(value: Any, folder: Path) -> tuple[str, ...]:
        if not isinstance(value, list) or not all(map(_text, value)):
            raise ValueError(f"a list of {says}")
        return tuple(placed(folder, name) for name in value)

    return read


def _path(says: str) -> Reader:
    """Reads the path of one file or folder."""

    def read(value: Any, folder: Path) -> Path:
        if not _text(value):
            raise ValueError(says)
        return Path(_beside(folder, value))

    return read


def _book(folder: Path, name: str) -> str:
    """A rulebook by name; one given as a file stands beside the configuration."""
    return _beside(folder, name) if in_a_file(name) else name


def _as_of(value: Any, folder: Path) -> date | str:
    try:
        return value if type(value) is date else policy(value)
    except ValueError:
        raise ValueError('a date such as 2026-11-15, "today" or "document"') from None


def _severity(value: Any, folder: Path) -> dict[str, str]:
    if not isinstance(value, dict) or not all(given in SEVERITIES for given in value.values()):
        known = ", ".join(SEVERITIES)
        raise ValueError(f'a table of rules, each one of {known}, such as {{tier-gap = "info"}}')
    return dict(value)


def policy(text: str) -> date | str:
    """A date, or one of the words for a day that depends; raises ValueError."""
    return text if text in POLICIES else day(text)


def _beside(folder: Path, name: str) -> str:
    """A path as seen from here, as short as it can be said, with slashes on every system."""
    try:
        path = os.path.normpath(folder / Path(name).expanduser())
    except RuntimeError:
        nobody = name.split("/")[0]
        said = f"files and folders that can be found; nobody's home is {nobody}"
        raise ValueError(said) from None
    try:
        near = os.path.relpath(path)
    except ValueError:  # another drive
        near = path
    far = near.startswith("..") and len(near) > len(path)
    return Path(path if far else near).as_posix()


_RULES = 'rules, such as ["tier-gap", "CA203"]'
_BOOKS = 'rulebooks, such as ["california", "./city.yaml"]'
_KEYS: dict[str, Reader] = {
    "paths": _texts('files and folders, such as ["rules"]', _beside),
    "rulebooks": _texts(_BOOKS, _book),
    "also": _texts(_BOOKS, _book),
    "as-of": _as_of,
    "sources": _path('a folder, such as "../sources"'),
    "severity": _severity,
    "select": _texts(_RULES),
    "ignore": _texts(_RULES),
    "decisions": _texts('files, such as ["decisions.yaml"]', _beside),
    "baseline": _path('a file, such as "known.json"'),
}
