"""Which files the paths mean, and which filing each belongs to. Nothing is read, so a run answered from the cache costs little."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

HEAD = "establishment.yaml"
SUFFIXES = (".yaml", ".yml")
NOT_DOCUMENTS = ("ledger.yaml", "decisions.yaml")
MAX_FILES = 50_000


class Nothing(Exception):
    """The paths given lead to no document."""


class Bundle(NamedTuple):
    """The files of one filing that were given, before any is read. As text: paths of ten thousand filings take six times the room."""

    folder: str
    members: tuple[str, ...]
    every: tuple[str, ...]
    """All documents in its folder, given or not."""
    head: str | None
    """Its establishment, given or not."""
    name: str

    @property
    def whole(self) -> bool:
        return set(self.every) <= set(self.members)


def expand(paths: Iterable[Path], below: dict[str, list[Path]] | None = None) -> tuple[Path, ...]:
    """The files the paths mean, without repetition, in a stable order. *below* gets every document seen under each folder."""
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            seen = documents(path)
            found.update(dict.fromkeys(p for p in seen if not _hidden(p, path)))
            if below is not None:
                _under(path, seen, below)
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
    top = os.fspath(folder)
    found = []
    for where, _, names in os.walk(top):
        steps = where[len(top) :].split(os.sep)  # noqa: PTH206
        found += [((*steps, name), f"{where}{os.sep}{name}") for name in names if os.path.splitext(name)[1] in SUFFIXES and name not in NOT_DOCUMENTS]  # noqa: PTH122
    return [Path(path) for _, path in sorted(found) if os.path.isfile(path)]  # noqa: PTH113


def _hidden(path: Path, root: Path) -> bool:
    return any(part.startswith(".") for part in path.parts[len(root.parts) :])


def _under(root: Path, seen: list[Path], below: dict[str, list[Path]]) -> None:
    """Every document seen by the folders it is under, up to *root*, so that no folder is walked twice."""
    top = str(root)
    fresh: dict[str, list[Path]] = {}
    for path in seen:
        folder = str(path)
        while folder not in (top, ""):
            folder = folder.rpartition(os.sep)[0] or (top if top in (".", os.sep) else "")
            fresh.setdefault(folder, []).append(path)
    below.update(fresh)


def size(path: str) -> int:
    try:
        return os.stat(path).st_size  # noqa: PTH116  one for each document of a docket: text is quicker than paths
    except OSError:
        return 0


def home(path: Path) -> Path:
    """The folder of the filing a document belongs to: the nearest above that has an establishment."""
    folder = path.parent
    for _ in range(4):
        if os.path.isfile(f"{folder}{os.sep}{HEAD}"):  # noqa: PTH113  text is quicker than paths
            return folder
        folder = above(folder)
    return path.parent


def above(folder: Path) -> Path:
    """The folder above, also of the one we are in: a file may be named from inside its folder."""
    return folder.parent if folder.name not in ("", "..") else folder / ".."


def bundles(paths: Iterable[Path]) -> tuple[Bundle, ...]:
    """The files the paths mean, by filing, with the establishment of a file given alone."""
    homes: dict[Path, Path] = {}
    groups: dict[Path, list[Path]] = {}
    below: dict[str, list[Path]] = {}
    for path in expand(paths, below):
        folder = path.parent
        if folder not in homes:
            homes[folder] = home(path)
        groups.setdefault(homes[folder], []).append(path)
    return _apart([_bundle(folder, tuple(members), below) for folder, members in groups.items()])


def _bundle(folder: Path, members: tuple[Path, ...], below: dict[str, list[Path]]) -> Bundle:
    head = folder / HEAD
    seen = below.get(str(folder), [])
    given = tuple(map(str, members))
    if head not in seen and not head.is_file():
        return Bundle(str(folder), given, given, None, _name(folder))
    every = tuple(map(str, seen)) or _as_given(documents(folder), given)
    return Bundle(str(folder), given, given if given == every else every, str(head), _name(folder))


def _as_given(found: list[Path], given: tuple[str, ...]) -> tuple[str, ...]:
    """The documents found, those given by the path they were given by: ``x.yaml`` and ``../games/x.yaml`` are one."""
    known = {os.path.abspath(path): path for path in given}  # noqa: PTH100
    return tuple(known.get(os.path.abspath(path), str(path)) for path in found)  # noqa: PTH100


def _apart(found: list[Bundle]) -> tuple[Bundle, ...]:
    """Filings of one name get as many of the folders above before it as tell them apart: ``california.club`` and ``nevada.club``."""
    if len({bundle.name for bundle in found}) == len(found):
        return tuple(found)
    often = Counter(bundle.name for bundle in found)
    parts = [Path(bundle.folder).resolve().parts[1:] if often[bundle.name] > 1 else (bundle.name,) for bundle in found]
    names, depth = [bundle.name for bundle in found], 1
    while depth <= max(map(len, parts)) and (often := Counter(names)).total() > len(often):
        depth += 1
        names = [".".join(given[-depth:]) if often[name] > 1 else name for name, given in zip(names, parts, strict=True)]
    return tuple(bundle._replace(name=name) for bundle, name in zip(found, names, strict=True))


def _name(folder: Path) -> str:
    """What a filing is called by; a link by the folder it leads to."""
    plain = folder.name not in ("", "..") and not folder.is_symlink()
    return (folder if plain else folder.resolve()).name or "filing"
