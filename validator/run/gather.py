"""Files and folders to a docket: the only room on the judging path that touches the disk."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from ..docket.filed import Filed, take
from ..docket.filings import MAX_CHAIN, Docket, Group, assemble, chain
from ..source.paths import HEAD as HEAD
from ..source.paths import Bundle, Unread, bundles, look, size
from ..source.paths import Nothing as Nothing
from ..source.paths import expand as expand
from ..source.paths import home as home
from ..source.progress import NOBODY, READ, Watch
from ..source.spans import Refused


class Gathered(NamedTuple):
    """A docket, and the files that could not be part of it."""

    docket: Docket
    refused: tuple[Refused, ...]
    unread: tuple[Unread, ...] = ()
    """What was left out without failing anything."""


def gather(paths: Iterable[Path], watch: Watch = NOBODY) -> Gathered:
    """Read every file, group by filing, and bring in the establishment of a file given alone."""
    found, skipped, unread = bundles(paths)
    refused = [*skipped]
    members = [path for bundle in found for path in bundle.members]
    watch.begin(len(members), sum(map(size, members)))
    filings = [group(bundle, refused, watch) for bundle in found]
    return Gathered(assemble(filings), tuple(refused), unread)


def group(bundle: Bundle, refused: list[Refused], watch: Watch = NOBODY) -> Group:
    """The documents of one filing, read. What cannot be used is added to *refused*."""
    before = len(refused)
    members = (path for path in map(Path, bundle.members) if path.name != HEAD)
    read = [d for d in (_watched(path, refused, watch) for path in members) if d]
    aside = tuple(d for d in read if d.kind in ("rulebook", "decisions", "round"))
    given = [d for d in read if d not in aside]
    head = _watched(Path(bundle.head), refused, watch) if bundle.head else None
    head, given = _in_its_place(head, given, refused)
    parents = _parents(given, bundle, refused)
    given = _one_of_an_id(_within_chain(given, parents, refused), refused)
    refused[before:] = [refusal._replace(filing=bundle.name) for refusal in refused[before:]]
    lost = _lost(refused[before:], (*given, *parents, *aside, head))
    whole = bundle.whole or head is None
    return Group(bundle.name, head, tuple(given), whole and not lost, parents, aside, lost)


def _lost(refused: list[Refused], used: tuple[Filed | None, ...]) -> tuple[str, ...]:
    """The files of a filing that could not be used at all."""
    paths = {document.path for document in used if document}
    return tuple(dict.fromkeys(one.path for one in refused if one.path not in paths))


def _in_its_place(
    head: Filed | None, given: list[Filed], refused: list[Refused]
) -> tuple[Filed | None, list[Filed]]:
    """The establishment, and the documents that are none; one in the other's place is refused."""
    if head and head.kind != "establishment":
        said = f"a file named {HEAD} holds an establishment; this is a {head.kind}"
        refused.append(_at("kind", head, said, "give the file another name"))
        head = None
    for document in given:
        if document.kind == "establishment":
            said = f"an establishment stands in a file named {HEAD}, once in a filing"
            refused.append(_at("kind", document, said, f"name the file {HEAD}, or take it out"))
    return head, [document for document in given if document.kind != "establishment"]


def _at(key: str, document: Filed, said: str, fix: str) -> Refused:
    span = document.span((key,))
    return Refused(document.path, span.line, span.column, said, fix)


def _parents(documents: list[Filed], bundle: Bundle, refused: list[Refused]) -> tuple[Filed, ...]:
    """Games that given games extend but that were not given: read for that, not judged."""
    known = {document.id for document in documents}
    beside: dict[str, str] | None = None
    extra: list[Filed] = []
    queue = [*documents]
    while queue and len(extra) <= MAX_CHAIN * max(1, len(documents)):
        wanted = getattr(queue.pop().model, "extends", None)
        if not wanted or wanted in known:
            continue
        known.add(wanted)  # also one whose own id is another: it is not looked for again
        beside = _beside(bundle) if beside is None else beside
        path = beside.get(f"{wanted}.yaml")
        parent = _file(Path(path), refused) if path else None
        if parent:
            known.add(parent.id)
            extra.append(parent)
            queue.append(parent)
    return tuple(extra)


def _beside(bundle: Bundle) -> dict[str, str]:
    """The documents of a filing's folder by the name of their file; of two the first."""
    seen = () if bundle.head else look(Path(bundle.folder)).documents
    return {Path(path).name: path for path in reversed([*map(str, seen)] or bundle.every)}


def _within_chain(
    documents: list[Filed], parents: tuple[Filed, ...], refused: list[Refused]
) -> list[Filed]:
    """The documents without those that extend a game that extends another, on and on."""
    by_id = {one.id: one for one in (*parents, *documents) if one.kind == "game"}
    long = [one for one in documents if len(chain(one, by_id)) > MAX_CHAIN]
    said = f"the game extends another, which extends another, more than {MAX_CHAIN} times"
    refused += [_at("extends", one, said, "extend a game that is written out") for one in long]
    return [one for one in documents if one not in long]


def _one_of_an_id(documents: list[Filed], refused: list[Refused]) -> list[Filed]:
    """The documents without those whose id another of their kind has."""
    first: dict[tuple[str, str], Filed] = {}
    for document in sorted(documents, key=lambda document: document.path):
        other = first.setdefault((document.kind, document.id), document)
        if other is not document:
            said = f"the id {document.id!r} is that of another {document.kind} too: {other.path}"
            fix = "give each document a file name or an id of its own"
            refused.append(_at("id", document, said, fix))
    return [document for document in documents if first[document.kind, document.id] is document]


def _watched(path: Path, refused: list[Refused], watch: Watch) -> Filed | None:
    made = _file(path, refused)
    watch.step(READ)
    return made


def _file(path: Path, refused: list[Refused]) -> Filed | None:
    made = take(path, partly=True)
    if isinstance(made, Filed):
        refused.extend(made.refused)
        return made
    refused.extend(made)
    return None
