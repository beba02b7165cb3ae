"""Files and folders to a docket: the only room on the judging path that touches the disk."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .docket import Docket, Group, assemble
from .filed import Filed, file
from .judge.verdict import Refused
from .read import MAX_BYTES, Unreadable
from .shape import Misshapen

HEAD = "establishment.yaml"
SUFFIXES = (".yaml", ".yml")
NOT_DOCUMENTS = ("ledger.yaml", "decisions.yaml")
MAX_FILES = 50_000


@dataclass(frozen=True)
class Gathered:
    docket: Docket
    refused: tuple[Refused, ...]


class Nothing(Exception):
    """The paths given lead to no document."""


def expand(paths: Iterable[Path]) -> tuple[Path, ...]:
    """The files the paths mean, without repetition, in a stable order."""
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            inside = sorted(p for p in path.rglob("*") if p.suffix in SUFFIXES and p.is_file() and not _hidden(p, path) and p.name not in NOT_DOCUMENTS)
            found.update(dict.fromkeys(inside))
        elif path.is_file():
            found[path] = None
        else:
            raise Nothing(f"{path}: no such file or folder")
        if len(found) > MAX_FILES:
            raise Nothing(f"more than {MAX_FILES:,} files")
    if not found:
        raise Nothing("no .yaml document in the paths given")
    return tuple(found)


def _hidden(path: Path, root: Path) -> bool:
    return any(part.startswith(".") for part in path.relative_to(root).parts)


def home(path: Path) -> Path:
    """The folder of the filing a document belongs to: the nearest above that has an establishment."""
    for folder in path.parents[:4]:
        if (folder / HEAD).is_file():
            return folder
    return path.parent


def gather(paths: Iterable[Path]) -> Gathered:
    """Read every file, group by filing, and bring in the establishment of a file given alone."""
    files = expand(paths)
    groups: dict[Path, list[Path]] = {}
    for path in files:
        groups.setdefault(home(path), []).append(path)
    refused: list[Refused] = []
    filings = []
    for folder, members in groups.items():
        head_path = folder / HEAD
        documents = [d for d in (_file(p, refused) for p in members if p.name != HEAD) if d and d.kind not in ("rulebook", "decisions")]
        head = _file(head_path, refused) if head_path.is_file() else None
        every = {p for p in folder.rglob("*") if p.suffix in SUFFIXES and p.name not in NOT_DOCUMENTS} if head else set(members)
        name = folder.resolve().name or "filing"
        filings.append(Group(name, head, tuple(documents), every <= set(members), _parents(documents, folder, refused)))
    return Gathered(assemble(filings), tuple(refused))


def _parents(documents: list[Filed], folder: Path, refused: list[Refused]) -> tuple[Filed, ...]:
    """Games that given games extend but that were not given themselves: read so that the variants are whole, not judged."""
    found = {document.id: document for document in documents}
    extra: list[Filed] = []
    queue = [*documents]
    while queue:
        wanted = getattr(queue.pop().model, "extends", None)
        path = next(iter(sorted(folder.rglob(f"{wanted}.yaml"))), None) if wanted and wanted not in found else None
        parent = _file(path, refused) if path else None
        if parent:
            found[parent.id] = parent
            extra.append(parent)
            queue.append(parent)
    return tuple(extra)


def _file(path: Path, refused: list[Refused]) -> Filed | None:
    name = path.as_posix()
    try:
        if path.stat().st_size > MAX_BYTES:
            raise Unreadable(f"the file is larger than {MAX_BYTES:,} bytes")
        return file(path.read_bytes(), name)
    except Unreadable as error:
        refused.append(Refused(name, error.line, error.column, error.message))
    except Misshapen as error:
        refused.extend(Refused(name, f.span.line, f.span.column, f.message, f.fix) for f in error.faults)
    except OSError as error:
        refused.append(Refused(name, 1, 1, f"cannot be read: {error.strerror}"))
    return None
