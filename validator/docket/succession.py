"""Which documents take the place of others: what a filing says of that is a claim, and is checked.

A paper is replaced by one of its own kind, for its own games, that is not older. Otherwise any
harmless paper could make history of any other. An id that two documents bear names neither.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING, NamedTuple

from ..model.fees import GameRef, Schedule
from ..model.game import Game
from .filed import Filed
from .names import core, names

if TYPE_CHECKING:
    from .filings import Filing

OTHER_KIND, OTHER_GAMES, EARLIER, TWO_OF_ONE_ID = "other-kind", "other-games", "earlier", "two-ids"


class Succession(NamedTuple):
    """A document, one it says it replaces, and why it cannot."""

    new: Filed
    old: Filed
    against: str
    """A word for what speaks against it; nothing where it is so."""


def successions(filing: Filing) -> Iterator[Succession]:
    """Every pair of a document and one of the filing that it says it replaces."""
    by_id = {document.id: document for document in filing.documents}
    bearers = Counter(document.id for document in filing.documents)
    for new in filing.documents:
        for name in new.replaces:
            old = by_id.get(name)
            if old is not None:
                against = TWO_OF_ONE_ID if bearers[name] > 1 else _against(filing, new, old)
                yield Succession(new, old, against)


def _against(filing: Filing, new: Filed, old: Filed) -> str:
    if new.kind != old.kind:
        return OTHER_KIND
    if not _same_games(filing, new, old):
        return OTHER_GAMES
    first, second = day(old), day(new)
    return EARLIER if first and second and second < first else ""


def day(document: Filed) -> date | None:
    """The last day that a document bears: its date, or the day it takes effect."""
    effect = getattr(document.model, "takes_effect", None)
    dates = [said.is_ for said in getattr(document.model, "dated", ())]
    return max((*dates, *((effect.is_,) if effect else ())), default=None)


def _same_games(filing: Filing, new: Filed, old: Filed) -> bool:
    """Whether a document is for all that the other is for."""
    if isinstance(new.model, Game) and isinstance(old.model, Game):
        return bool(_known_by(new.model) & _known_by(old.model))
    there = [one for each in _references(new) for one in _named(filing, each)]
    return all(_named(filing, each) & set(there) for each in _references(old))


def _references(document: Filed) -> tuple[GameRef, ...]:
    blocks = document.model.blocks if isinstance(document.model, Schedule) else ()
    return tuple(reference for block in blocks for reference in block.games)


def _known_by(game: Game) -> set[str]:
    """The names of a game, and its approval numbers."""
    return {*map(core, names(game)), *(approval.number for approval in game.approvals)}


def _named(filing: Filing, reference: GameRef) -> set[str]:
    """All by which a game on a sheet is known: there, and in its own rules."""
    found = {core(reference.called)} if reference.called else set()
    found |= {reference.approval} if reference.approval else set()
    for file in filing.joined(reference):
        found |= _known_by(file.game)
    return found or {reference.document or ""}
