"""Which files the paths mean, and which filing each belongs to. Documents are not read."""

from __future__ import annotations

import os
import stat
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePath
from typing import NamedTuple, TypeVar

from .alike import looks_named
from .files import content, kind, plain
from .spans import Refused
from .unusable import Unusable

HEAD = "establishment.yaml"
SUFFIXES = (".yaml", ".yml")
LEDGER, DECISIONS = "ledger.yaml", "decisions.yaml"
MAX_FILES = 50_000
P = TypeVar("P", bound=PurePath)
T = TypeVar("T", str, Refused)


class Nothing(Unusable):
    """The paths given lead to no document."""


class Bundle(NamedTuple):
    """The files of one filing that were given, before any is read. As text: paths of ten thousand filings take six times the room.

    With slashes on every system, since these names are part of what answers are kept under.
    """

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


class Given(NamedTuple):
    """What the paths given lead to."""

    files: tuple[Path, ...]
    """Without repetition, in a stable order."""
    refused: tuple[Refused, ...]
    """What could hold or be a document and was not looked at."""
    unread: tuple[Unread, ...]
    """What was left out without failing anything."""


class Unread(NamedTuple):
    """A file that is not judged and fails nothing, and why."""

    path: str
    why: str


HIDDEN = "hidden, since a name in its path begins with a dot; give the file itself to judge it"
"""They fail nothing: most belong to other programs."""
MISNAMED = "no document by its name, which ends neither in .yaml nor in .yml; rename it to judge it"
A_LEDGER = "a ledger of lines of the sources, which is no document of a filing"


class Seen(NamedTuple):
    """What lies below a folder, each in a stable order."""

    documents: list[Path]
    hidden: list[Path]
    refused: list[Refused]
    unread: list[Unread]


def expand(paths: Iterable[Path], below: dict[str, list[Path]] | None = None) -> Given:
    """The files the paths mean. *below* gets every document seen under each folder."""
    found: dict[Path, None] = {}
    refused: dict[Refused, None] = {}
    unread: dict[Unread, None] = {}
    for path in paths:
        if _is_folder(path):
            seen = look(path)
            found.update(dict.fromkeys(seen.documents))
            refused.update(dict.fromkeys(seen.refused))
            unread.update(dict.fromkeys(seen.unread))
            if below is not None:
                _under(path, seen.documents, below)
        else:
            found[path] = None
        if len(found) > MAX_FILES:
            raise Nothing(f"more than {MAX_FILES:,} files")
    if not found and not refused:
        raise Nothing("no .yaml document in the paths given")
    return Given(tuple(found), tuple(refused), tuple(unread))


def _is_folder(path: Path) -> bool:
    """Whether a path, be it a link, is a folder; raises Nothing where it is no file either."""
    try:
        mode = os.stat(path).st_mode  # noqa: PTH116
    except (FileNotFoundError, NotADirectoryError, ValueError):
        linked = os.path.islink(path)  # noqa: PTH114
        why = "a link that leads nowhere" if linked else "no such file or folder"
        raise Nothing(f"{path}: {why}") from None
    except OSError as error:
        raise Nothing(f"{path}: cannot be read: {error.strerror}") from None
    if not stat.S_ISDIR(mode) and not stat.S_ISREG(mode):
        raise Nothing(f"{path}: {kind(mode)}, not a file or folder")
    return stat.S_ISDIR(mode)


def look(folder: Path) -> Seen:
    """Every document below a folder. No link is followed: it may lead out of a stranger's folder."""
    made = _Look([((), os.fspath(folder))])
    made.go()
    found, hidden = _apart_hidden(made.found)
    odd, odd_hidden = _apart_hidden(made.odd)
    ledgers, _ = _apart_hidden(made.ledgers)
    unseen = sorted([*hidden, *(one.path for one in odd_hidden)])
    heads = {steps[:-1] for steps, _ in made.found if steps[-1] == HEAD}
    unread = [*(Unread(path, HIDDEN) for path in unseen), *(Unread(p, A_LEDGER) for p in ledgers)]
    unread += [Unread(path, MISNAMED) for path in _within(heads, made.misnamed)]
    return Seen([*map(Path, found)], [*map(Path, hidden)], odd, unread)


def _apart_hidden(found: list[tuple[Steps, T]]) -> tuple[list[T], list[T]]:
    """What is in plain sight, and what lies in a hidden place, each in order."""
    given = sorted(found)
    shown = [one for steps, one in given if not _hidden(steps)]
    return shown, [one for steps, one in given if _hidden(steps)]


Steps = tuple[str, ...]
"""The names that lead from a folder to something below it."""


class _Look:
    """A folder while it is looked through."""

    def __init__(self, ahead: list[tuple[Steps, str]]) -> None:
        self.ahead = ahead
        self.found: list[tuple[Steps, str]] = []
        self.odd: list[tuple[Steps, Refused]] = []
        self.ledgers: list[tuple[Steps, str]] = []
        self.misnamed: list[tuple[Steps, str]] = []

    def go(self) -> None:
        """Not os.walk: it recurses, and passes over what it cannot look into."""
        while self.ahead:
            steps, where = self.ahead.pop()
            try:
                with os.scandir(where) as entries:
                    for entry in entries:
                        self.take(entry, (*steps, entry.name))
            except OSError as error:
                self.refuse(steps, where, f"this folder cannot be looked into: {error.strerror}")

    def take(self, entry: os.DirEntry[str], steps: Steps) -> None:
        """Put one entry where it belongs; what is neither folder nor document, nowhere."""
        document, path = _named(entry.name), entry.path
        if _linked(entry):
            if document or os.path.isdir(path) or not os.path.exists(path):  # noqa: PTH110, PTH112
                self.refuse(steps, path, *_link(path))
        elif document and entry.is_file(follow_symlinks=False):
            if entry.name == LEDGER and isinstance(_held(path), list):  # no document is a list
                self.ledgers.append((steps, path))
            elif entry.name != DECISIONS or not holds_decisions(path):
                self.found.append((steps, path))
        else:
            if entry.is_dir(follow_symlinks=False):
                self.ahead.append((steps, path))
            elif not document and looks_named(entry.name):
                self.misnamed.append((steps, path))
            if document:
                self.refuse(steps, path, *_other(path))

    def refuse(self, steps: Steps, path: str, message: str, fix: str = "") -> None:
        self.odd.append((steps, Refused(Path(path).as_posix(), 1, 1, message, fix)))


def _within(heads: set[Steps], seen: list[tuple[Steps, str]]) -> Iterator[str]:
    """What lies in the filing of an establishment, and is not hidden."""
    for steps, path in sorted(seen):
        if not _hidden(steps) and any(steps[:depth] in heads for depth in range(len(steps))):
            yield path


def _named(name: str) -> bool:
    """Whether a document may have this name."""
    return os.path.splitext(name)[1].lower() in SUFFIXES  # noqa: PTH122


def _held(path: str | os.PathLike[str]) -> object:
    """What a file holds, by what is read in it and not by its name; None where it cannot be read."""
    from .read import Unreadable, read

    try:
        return read(content(path)).data
    except (OSError, Unreadable):
        return None


def holds_decisions(path: str | os.PathLike[str]) -> bool:
    """Whether a file holds decisions: a game may have that name too."""
    data = _held(path)
    return isinstance(data, dict) and data.get("kind") == "decisions"


def _linked(entry: os.DirEntry[str]) -> bool:
    junction = getattr(entry, "is_junction", None)  # of Windows, from Python 3.12 on
    return entry.is_symlink() or bool(junction and junction())


def _link(path: str) -> tuple[str, str]:
    """Why a link is not looked at, and what to do."""
    if not os.path.exists(path):  # noqa: PTH110
        return "a link that leads nowhere", "remove it, or put here what it should lead to"
    why = "a link is not followed: it may lead out of the folder"
    return why, "put here what it leads to, or name the link itself when you run the program"


def _other(path: str) -> tuple[str, str]:
    """Why something that is no file is not looked at, and what to do."""
    mode = os.lstat(path).st_mode
    return f"this is {kind(mode)}, not a document", "give it another name, or put a document here"


def _hidden(steps: Steps) -> bool:
    return any(step.startswith(".") for step in steps)


def _under(root: P, seen: list[P], below: dict[str, list[P]]) -> None:
    """Every document by the folders it is under, so that no folder is walked twice."""
    top = root.as_posix()
    before = "" if top == "." else top if top.endswith("/") else f"{top}/"
    fresh: dict[str, list[P]] = {}
    for path in seen:
        steps = path.as_posix()[len(before) :].split("/")[:-1]
        fresh.setdefault(top, []).append(path)
        for count in range(1, len(steps) + 1):
            fresh.setdefault(before + "/".join(steps[:count]), []).append(path)
    below.update(fresh)


def shown(path: str) -> str:
    """The path as text to be written anywhere: bytes that are not UTF-8 as ``\\xff``."""
    return path if path.isascii() else os.fsencode(path).decode("utf-8", "backslashreplace")


def size(path: str) -> int:
    try:
        return os.stat(path).st_size  # noqa: PTH116  one for each document of a docket: text is quicker than paths
    except OSError:
        return 0


def home(path: Path) -> Path:
    """The folder of the filing of a document: the nearest above that has an establishment."""
    folder = path.parent
    for _ in Path(os.path.abspath(folder)).parts:  # noqa: PTH100
        if os.path.lexists(f"{folder}{os.sep}{HEAD}"):  # also one that cannot be used; it is told
            return folder
        folder = above(folder)
    return path.parent


def above(folder: Path) -> Path:
    """The folder above, also of the one we are in: a file may be named from inside its folder."""
    return folder.parent if folder.name not in ("", "..") else folder / ".."


class Bundles(NamedTuple):
    """What the paths given lead to, by filing."""

    given: tuple[Bundle, ...]
    refused: tuple[Refused, ...]
    unread: tuple[Unread, ...]


class _Homes(dict[Path, Path]):
    """The filing's folder for each folder of documents, looked for once."""

    def __missing__(self, folder: Path) -> Path:
        self[folder] = found = home(folder / HEAD)
        return found


def bundles(paths: Iterable[Path]) -> Bundles:
    """The files the paths mean, by filing, with the establishment of a file given alone."""
    homes = _Homes()
    groups: dict[Path, list[Path]] = {}
    below: dict[str, list[Path]] = {}
    found = expand(paths, below)
    for path in found.files:
        groups.setdefault(homes[path.parent], []).append(path)
    made = _apart([_bundle(folder, tuple(own), below, homes) for folder, own in groups.items()])
    heads = (r for folder in groups if (r := _head_refused(folder)))
    refused = _placed((*found.refused, *heads, *_nested(made)), made)
    return Bundles(made, tuple(dict.fromkeys(refused)), found.unread)


def _nested(made: tuple[Bundle, ...]) -> Iterator[Refused]:
    """An establishment inside the folder of another: it would take documents from the other's law."""
    heads = {Path(bundle.folder): bundle.head for bundle in made if bundle.head}
    for folder, head in heads.items():
        outer = next((heads[above] for above in folder.parents if above in heads), None)
        if outer:
            why = f"an establishment within the filing of another, {outer}"
            yield Refused(head, 1, 1, why, "give each establishment a folder of its own")


def _head_refused(folder: Path) -> Refused | None:
    """An establishment that is no file: without it a filing has no law, also a file given alone."""
    head = os.fspath(folder / HEAD)
    if plain(head) or not os.path.lexists(head):
        return None
    why = _link(head) if os.path.islink(head) else _other(head)  # noqa: PTH114
    return Refused(Path(head).as_posix(), 1, 1, *why)


def _placed(refused: Iterable[Refused], made: tuple[Bundle, ...]) -> Iterator[Refused]:
    """Each with the filing it lies in, if any."""
    names = {Path(bundle.folder): bundle.name for bundle in made}
    for one in refused:
        path = Path(one.path)
        yield one._replace(filing=next((names[p] for p in (path, *path.parents) if p in names), ""))


def _bundle(
    folder: Path, members: tuple[Path, ...], below: dict[str, list[Path]], homes: _Homes
) -> Bundle:
    """One filing. What lies below its folder and belongs to another filing is not missing here."""
    head = folder / HEAD
    where = folder.as_posix()
    seen = [path for path in below.get(where, ()) if homes[path.parent] == folder]
    given = tuple(path.as_posix() for path in members)
    if head not in seen and not plain(head):
        return Bundle(where, given, given, None, _name(folder))
    every = tuple(path.as_posix() for path in seen)
    if not seen:
        beside = look(folder).documents
        every = _as_given([path for path in beside if homes[path.parent] == folder], given)
    return Bundle(where, given, given if given == every else every, head.as_posix(), _name(folder))


def _as_given(found: list[Path], given: tuple[str, ...]) -> tuple[str, ...]:
    """The documents found, named as they were given: ``x.yaml`` and ``../games/x.yaml`` are one."""
    known = {os.path.abspath(path): path for path in given}  # noqa: PTH100
    return tuple(known.get(os.path.abspath(path), path.as_posix()) for path in found)  # noqa: PTH100


def _apart(found: list[Bundle]) -> tuple[Bundle, ...]:
    """Filings of one name get folders above before it: ``california.club``, ``nevada.club``."""
    if len({bundle.name for bundle in found}) == len(found):
        return tuple(found)
    often = Counter(bundle.name for bundle in found)
    parts = [
        Path(shown(str(Path(bundle.folder).resolve()))).parts[1:]
        if often[bundle.name] > 1
        else (bundle.name,)
        for bundle in found
    ]
    names, depth = [bundle.name for bundle in found], 1
    while depth <= max(map(len, parts)) and (often := Counter(names)).total() > len(often):
        depth += 1
        named = zip(names, parts, strict=True)
        names = [".".join(of[-depth:]) if often[name] > 1 else name for name, of in named]
    pairs = zip(found, _numbered(names), strict=True)
    return tuple(bundle._replace(name=name) for bundle, name in pairs)


def _numbered(names: list[str]) -> Iterator[str]:
    """Names that are still alike, since one has a byte that the other spells out, are counted."""
    seen: Counter[str] = Counter()
    for name in names:
        seen[name] += 1
        yield name if seen[name] == 1 else f"{name}~{seen[name]}"


def _name(folder: Path) -> str:
    """What a filing is called by; a link by the folder it leads to."""
    own = folder.name not in ("", "..") and not folder.is_symlink()
    return shown((folder if own else folder.resolve()).name) or "filing"
