"""Is the data of the shape its kind requires?

What the models declare is tried first, by :mod:`validator.model.gate`: that is fast, and gives the
parts the rest of the program works with. Only a file that fails there is looked at again with its
JSON Schema, which gives every error in the words of the field.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from ..model.gate import Unfit
from ..model.kinds import KINDS, model
from ..source.read import Document, Path, Span

if TYPE_CHECKING:
    from ..model.part import Part


class Fault(NamedTuple):
    """One thing wrong with the shape of a document."""

    path: Path
    message: str
    fix: str
    span: Span


class Misshapen(Exception):
    """The document is not of the shape its kind requires."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(f"{len(faults)} faults")
        self.faults = faults


def kind_of(document: Document) -> str:
    """The kind the document says it is, or raise :class:`Misshapen`."""
    data = document.data
    if not isinstance(data, dict):
        raise Misshapen(
            (
                Fault(
                    (),
                    "a document is made of keys and values",
                    "start with a line such as 'kind: game'",
                    document.span(()),
                ),
            )
        )
    kind = data.get("kind")
    if kind in KINDS:
        return str(kind)
    from ..source.nearest import nearest

    said = (
        "a document must say its kind" if kind is None else f"there is no kind of document {kind!r}"
    )
    guess = nearest(str(kind), KINDS) or KINDS[1]
    raise Misshapen(
        (
            Fault(
                ("kind",),
                said,
                f"write 'kind: {guess}'; the kinds are {', '.join(KINDS)}",
                document.span(("kind",)),
            ),
        )
    )


def shape(document: Document) -> Part:
    """The model of the document, or raise :class:`Misshapen` with everything that is wrong."""
    kind = kind_of(document)
    if kind in FILED:
        _refuse_long_lists(document)
    blanks = tuple(_blanks(document.data, empty=may_be_empty(kind)))
    if not blanks:
        try:
            made = model(kind).model_validate(document.data)
            may_be_judged(document)
            return made
        except Unfit as error:
            refused = error
    from .misfit import explain, told

    raise Misshapen(explain(kind, document, blanks) or told(document, (refused, *refused.others)))


FILED = ("establishment", "game", "schedule", "round")
"""Kinds that come from strangers."""
MOST_LISTED = 300
"""Entries of a list; the longest of the filings has 47. Rules compare each with each other."""
LONGER = frozenset({"options", "table", "games", "wagers", "fees"})
"""What a large house may have more of: as many as are read."""


def _refuse_long_lists(document: Document) -> None:
    ahead: list[tuple[Path, Any]] = [((), document.data)]
    while ahead:
        path, data = ahead.pop()
        if isinstance(data, list) and len(data) > MOST_LISTED and path[-1] not in LONGER:
            said = (
                f"{path[-1]} has {len(data):,} entries, where at most {MOST_LISTED} can be judged"
            )
            raise Misshapen((Fault(path, said, "split the document", document.span(path)),))
        children = data.items() if isinstance(data, dict) else enumerate(data)
        ahead += [((*path, n), one) for n, one in children if isinstance(one, dict | list)]


def may_be_judged(document: Document) -> None:
    """Only a transcribed text can be damaged: a draft says what it means. Raises Misshapen."""
    first = None if "source" in document.data else next(damaged(document.data), None)
    if first is not None:
        said = "damaged is said of a source text, and this document names none"
        fix = "name the source, or take 'damaged' out"
        raise Misshapen((Fault(first, said, fix, document.key_span(first)),))


def damaged(data: Any, path: Path = ()) -> Iterator[Path]:
    """Every place that is marked as damaged in the source."""
    if isinstance(data, dict):
        if "damaged" in data:
            yield (*path, "damaged")
        children: Iterable[tuple[str | int, Any]] = data.items()
    else:
        children = enumerate(data)
    for name, value in children:
        if isinstance(value, dict | list):
            yield from damaged(value, (*path, name))


def may_be_empty(kind: str) -> bool:
    """Whether an empty list says something: in a rulebook, that nothing is allowed."""
    return kind == "rulebook"


def _blanks(data: Any, path: Path = (), *, empty: bool = False) -> list[Path]:
    """Keys that say nothing: without a value, or with an empty list unless it may be *empty*."""
    if not data and (data is None or not empty):
        return [path]
    return [
        found
        for name, value in (data.items() if isinstance(data, dict) else enumerate(data))
        if value is None or isinstance(value, dict | list)
        for found in _blanks(value, (*path, name), empty=empty)
    ]
