"""Which files the paths mean, and which filing each belongs to. Nothing is read, so a run answered from the cache costs little."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

HEAD = "establishment.yaml"
SUFFIXES = (".yaml", ".yml")
NOT_DOCUMENTS = ("ledger.yaml", "decisions.yaml")
MAX_FILES = 50_000


class Nothing(Exception):
    """The paths given lead to no document."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """The files of one filing that were given, before any is read."""

    folder: Path
    members: tuple[Path, ...]
    every: tuple[Path, ...]
    """All documents in its folder, given or not."""
    head: Path | None
    """Its establishment, given or not."""

    @property
    def name(self) -> str:
        return self.folder.resolve().name or "filing"

    @property
    def whole(self) -> bool:
        return set(self.every) <= set(self.members)


def expand(paths: Iterable[Path]) -> tuple[Path, ...]:
    """The files the paths mean, without repetition, in a stable order."""
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            found.update(dict.fromkeys(p for p in documents(path) if not _hidden(p, path)))
        elif path.is_file():
            found[path] = None
        else:
            raise Nothing(f"{path}: no such file or folder")
        if len(found) > MAX_FILES:
            raise Nothing(f"more than {MAX_FILES:,} files")
    if not found:
        raise Nothing("no .yaml document in the paths given")
    return tuple(found)


def documents(folder: Path) -> list[Path]:
    """Every document below a folder, in a stable order."""
    found = []
    for where, _, names in os.walk(folder):
        found += [Path(where, name) for name in names if os.path.splitext(name)[1] in SUFFIXES and name not in NOT_DOCUMENTS]  # noqa: PTH122
    return sorted((path for path in found if path.is_file()), key=lambda path: path.parts)


def _hidden(path: Path, root: Path) -> bool:
    return any(part.startswith(".") for part in path.parts[len(root.parts) :])


def home(path: Path) -> Path:
    """The folder of the filing a document belongs to: the nearest above that has an establishment."""
    for folder in path.parents[:4]:
        if (folder / HEAD).is_file():
            return folder
    return path.parent


def bundles(paths: Iterable[Path]) -> tuple[Bundle, ...]:
    """The files the paths mean, by filing, with the establishment of a file given alone."""
    homes: dict[Path, Path] = {}
    groups: dict[Path, list[Path]] = {}
    for path in expand(paths):
        folder = path.parent
        if folder not in homes:
            homes[folder] = home(path)
        groups.setdefault(homes[folder], []).append(path)
    return tuple(_bundle(folder, tuple(members)) for folder, members in groups.items())


def _bundle(folder: Path, members: tuple[Path, ...]) -> Bundle:
    head = folder / HEAD
    there = head.is_file()
    return Bundle(folder, members, tuple(documents(folder)) if there else members, head if there else None)
