"""One file as filed: its bytes read, shaped and identified, with the place of each part."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path as FilePath

from ..model.part import Named, Part, Source, key
from ..shape.shape import Misshapen, damaged, kind_of, shape
from ..source import files
from ..source.digest import sha256
from ..source.paths import shown
from ..source.read import Document, Unreadable, read
from ..source.spans import Lines as Lines
from ..source.spans import Path, Refused, Span

Place = Part | tuple[Part | str | int, ...]
"""A part, or a part followed by keys into it."""


CUT_OFF = "cut-off"
PART = (CUT_OFF, "excerpt")
"""What a document is marked with of which the filing has only a part."""


@dataclass(eq=False)
class Filed:
    """A document of a docket."""

    path: str
    kind: str
    id: str
    sha256: str
    text: Document
    model: Named
    parent: Filed | None = None
    own: frozenset[str] = frozenset()
    """Top-level keys this document gives itself, when it extends a parent."""
    refused: tuple[Refused, ...] = ()
    """What of it cannot be read, where the rest can be judged."""
    unread: tuple[Path, ...] = ()
    """The options of which a fee cannot be read."""

    @property
    def replaces(self) -> tuple[str, ...]:
        """The ids of the documents whose place it takes."""
        return tuple(said.document for said in getattr(self.model, "supersedes", ()))

    def owner(self, path: Path) -> Filed:
        """The document whose text holds *path*: this one, or the one it extends."""
        inherited = self.parent and path and str(path[0]) not in self.own
        return self.parent.owner(path) if self.parent and inherited else self

    def path_of(self, place: Place) -> Path | None:
        part, *keys = place if isinstance(place, tuple) else (place,)
        start = self._stamped[0].get(id(part))
        steps = (key(k) if isinstance(k, str) else k for k in keys if not isinstance(k, Part))
        return None if start is None else (*start, *steps)

    def rests_on_unread(self, place: Place | None) -> bool:
        """Whether a place lies in an option of which a fee cannot be read."""
        path = self.path_of(place) if place is not None and self.unread else None
        return path is not None and any(path[: len(one)] == one for one in self.unread)

    def span(self, path: Path) -> Span:
        return self.owner(path).text.span(path)

    def evidence(self, path: Path) -> tuple[Lines, ...]:
        """The source lines nearest around *path*."""
        owner = self.owner(path)
        source = owner.model.source
        if source is None:
            return ()
        part = self._nearest(path)
        spans = part.at.spans if part is not None and part.at else (_title(source),)
        return tuple(Lines(source.document, first, last) for first, last in spans)

    def damage(self, path: Path) -> str | None:
        """What is broken in the text at *path* or around it."""
        data, found = self.owner(path).text.data, None
        if data.get("damaged") not in PART:  # that the copy ends is said of what it lacks
            found = data.get("damaged")
        for step in path:
            try:
                data = data[step]
            except (KeyError, IndexError, TypeError):
                return found
            found = data.get("damaged", found) if isinstance(data, dict) else found
        return found

    @cached_property
    def copy_ends(self) -> Part | None:
        """A part of a longer paper, or where its copy breaks off: the rest is not known."""
        if self.model.damaged in PART:
            return self.model
        parts = getattr(self.model, "sections", ()) or getattr(self.model, "blocks", ())
        last = max(reversed(parts), key=last_line, default=None)
        return last if last and last.damaged == CUT_OFF else None

    @cached_property
    def damaged(self) -> int:
        """How many of its parts are marked as damaged."""
        return sum(1 for _ in damaged(self.text.data))

    @cached_property
    def _stamped(self) -> tuple[dict[int, Path], dict[Path, Part]]:
        """The path of every part by identity, and at every path the outermost part with lines."""
        found: tuple[dict[int, Path], dict[Path, Part]] = ({}, {})
        _stamp(self.model, self.text.data, (), *found)
        return found

    def _nearest(self, path: Path) -> Part | None:
        parts = self._stamped[1]
        for length in range(len(path), -1, -1):
            if found := parts.get(path[:length]):
                return found
        return None


def _title(source: Source) -> tuple[int, int]:
    """Where the longest part of a document starts: what silence is pinned to."""
    first, _ = max(source.lines.spans, key=lambda span: span[1] - span[0])
    return first, first


def last_line(part: Part) -> int:
    """The last line of the source that a part names; 0 for none."""
    lines = part.source.lines if isinstance(part, Named) and part.source else part.at
    return max((last for _, last in lines.spans), default=0) if lines else 0


def walk(value: object) -> list[Part]:
    """Every part inside *value*, itself included, in order."""
    found: list[Part] = []
    ahead = [value]
    while ahead:
        one = ahead.pop()
        if isinstance(one, Part):
            found.append(one)
            ahead += [child for _, child in reversed(_children(one))]
        elif isinstance(one, tuple):
            ahead += reversed(one)
    return found


def _children(part: Part) -> list[tuple[str, object]]:
    """What the keys of a part say, where that has parts; a set of names would have no order."""
    given = part.model_fields_set
    declared: list[tuple[str, object]] = [
        (name, child)
        for name, child in part.__dict__.items()
        if isinstance(child, Part | tuple) and name in given
    ]
    return [*declared, *part.model_extra.items()] if part.model_extra else declared


def _stamp(
    value: object, raw: object, path: Path, found: dict[int, Path], parts: dict[Path, Part]
) -> None:
    """Note the path of each part inside *value*, which *raw* writes."""
    if isinstance(value, Part):
        found[id(value)] = path
        if value.at is not None:
            parts.setdefault(path, value)
        written = raw if isinstance(raw, dict) else {}
        for name, child in _children(value):
            alias = key(name)
            said, at = (written[alias], (*path, alias)) if alias in written else (raw, path)
            _stamp(child, said, at, found, parts)
    elif isinstance(value, tuple):
        listed = raw if isinstance(raw, list) and len(raw) == len(value) else None
        for number, child in enumerate(value):
            said, at = (listed[number], (*path, number)) if listed else (raw, path)
            _stamp(child, said, at, found, parts)


def file(content: bytes, path: str, name: str | None = None) -> Filed:
    """Read and shape one file; raises Unreadable or Misshapen."""
    text = read(content)
    return _filed(content, path, text, shape(text), name)


def _filed(
    content: bytes,
    path: str,
    text: Document,
    model: Part,
    name: str | None = None,
    refused: tuple[Refused, ...] = (),
    unread: tuple[Path, ...] = (),
) -> Filed:
    assert isinstance(model, Named)
    known = model.id or name or FilePath(path).stem
    digest, kind = sha256(content).hexdigest(), kind_of(text)
    return Filed(path, kind, known, digest, text, model, refused=refused, unread=unread)


def in_part(content: bytes, path: str) -> Filed:
    """The same, also where fees of some options cannot be read: those options are marked."""
    text = read(content)
    try:
        return _filed(content, path, text, shape(text))
    except Misshapen as error:
        from ..shape.cells import partly

        if not (found := partly(text, error)):
            raise
        told = refusals(path, Misshapen(found.faults))
        refused = tuple(one._replace(fix=f"{one.fix}; {NOT_JUDGED}") for one in told)
        return _filed(content, path, text, found.model, refused=refused, unread=found.options)


NOT_JUDGED = "until then this option is not judged"


def take(path: FilePath, partly: bool = False) -> Filed | tuple[Refused, ...]:
    """The document in a file, or every reason why not; *partly*: some options may be unusable."""
    name = shown(path.as_posix())
    try:
        return (in_part if partly else file)(content(path), name)
    except Exception as error:  # whatever a file holds, the others are read
        return refusals(name, error)


def content(path: FilePath) -> bytes:
    """The bytes of a file not too large to be a document; raises Unreadable or OSError."""
    try:
        return files.content(path)
    except files.TooLarge as error:
        from ..source.foreign import HEAD, advice

        with path.open("rb") as stream:
            found = advice(stream.read(HEAD))
        said, fix = found or (str(error.strerror), "")
        raise Unreadable(said, fix=fix) from None


def refusals(path: str, error: Exception) -> tuple[Refused, ...]:
    """Why a file cannot be used: its shape, the reading of it, or a fault of the program."""
    if isinstance(error, Misshapen):
        return tuple(
            Refused(path, fault.span.line, fault.span.column, fault.message, fault.fix)
            for fault in error.faults
        )
    if isinstance(error, Unreadable):
        return (Refused(path, error.line, error.column, error.message, error.fix),)
    if isinstance(error, OSError):
        return (Refused(path, 1, 1, f"cannot be read: {error.strerror}"),)
    from ..source.spans import described

    return (Refused(path, 1, 1, f"fault of the program: {described(error)}", fault=True),)
