"""The names rules are asked for by, and the names that are none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ..law import books as law
from ..law.settings import prefixes
from ..model.rulebook import CLASSES
from .verdict import RANKS

if TYPE_CHECKING:
    from .suppress import Kept


def of(books: Iterable[law.Book]) -> Iterator[str]:
    """Every name of every rule of some rulebooks: predicate, provision, code."""
    for book in books:
        for p in book.rulebook.provisions:
            yield from (p.predicate, p.id, p.code, f"{book.id}/{p.id}")


def after() -> tuple[Kept, ...]:
    """Rules of no rulebook, judged after all others: about decisions and suppressions."""
    from . import decide, suppress

    return (
        suppress.Kept(decide.CODE, decide.RULE, decide.STATEMENT),
        suppress.EXPIRED,
        suppress.UNUSED,
    )


def groups(books: Iterable[law.Book]) -> Iterator[str]:
    """What chooses several rules at once: a class, a rank, the beginning of a code."""
    yield from (*CLASSES, *RANKS)
    for book in books:
        for p in book.rulebook.provisions:
            yield from prefixes(p.code)


def unknown_choice(
    names: Iterable[str], books: Iterable[law.Book], more: Iterable[str] = ()
) -> Iterator[tuple[str, str | None]]:
    """The same of names that may stand for several rules."""
    used = tuple(books)
    rest = set(names) - set(groups(used))
    for name, guess in unknown(rest, used, more):
        every = set(groups(law.load(one) for one in (*law.names(), *more)))
        if name not in every:
            from ..source.nearest import nearest

            yield name, guess or nearest(name, every)


def unknown(
    names: Iterable[str], books: Iterable[law.Book], more: Iterable[str] = ()
) -> Iterator[tuple[str, str | None]]:
    """Names that no rulebook knows, each with what was probably meant; all are loaded for that."""
    kept = {name for rule in after() for name in rule.called}
    missing = sorted(set(names) - set(of(books)) - kept)
    if not missing:
        return
    from ..source.nearest import nearest

    known = {*of(law.load(name) for name in (*law.names(), *more)), *kept}
    for name in missing:
        if name not in known:
            yield name, nearest(name, known)
