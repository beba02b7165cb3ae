"""The environment every test gets: the same on every machine, whatever the user has set."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

OWN = {
    "COLUMNS": "80",
    "LINES": "24",
    "LANG": "C.UTF-8",
    "LC_ALL": "C.UTF-8",
    "TERM": "xterm",
    "TZ": "UTC",
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_CONFIG_NOSYSTEM": "1",
}
DROPPED = (
    "CLICOLOR",
    "CLICOLOR_FORCE",
    "FORCE_COLOR",
    "NO_COLOR",
    "HOUSEWAY_CACHE",
    "HOUSEWAY_SOURCES",
    "LANGUAGE",
    "PYTHONCOERCECLOCALE",
    "PYTHONIOENCODING",
    "PYTHONUTF8",
    "PYTHONWARNINGS",
    "PYTHON_COLORS",
    "SOURCE_DATE_EPOCH",
)
DROPPED_PREFIXES = ("GIT_", "LC_", "XDG_")
HOMES = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")
"""Where a user's settings and caches lie, on any system."""
USERS = {name: os.environ[name] for name in HOMES if name in os.environ}
"""What the user has set of them. Only for a test that installs packages, since how to reach a
registry is set there.
"""


def clean(given: Mapping[str, str]) -> dict[str, str]:
    """*given* without what a user may set otherwise, and with what every test has."""
    kept = {
        name: value
        for name, value in given.items()
        if name not in (*DROPPED, *HOMES) and not name.startswith(DROPPED_PREFIXES)
    }
    return {**kept, **OWN}


def settled(folder: Path) -> dict[str, str]:
    """A home and a cache in *folder*."""
    return {**dict.fromkeys(HOMES[:4], str(folder)), "HOUSEWAY_CACHE": str(folder / "cache")}


def source_texts(given: Mapping[str, str], here: Path) -> Path | None:
    """The folder of the source texts: absolute, since tests change folder. None where none is named
    or there.
    """
    named = given.get("HOUSEWAY_SOURCES")
    folder = here / named if named else None
    return folder if folder and folder.is_dir() else None
