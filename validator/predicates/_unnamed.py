"""Rules that no sheet names, where a sheet prices a game of nearly their name: what is said there
may be meant for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..docket.filings import Filing, Subject
from ..docket.names import heading, resembles
from ..model.fees import GameRef
from ._approvals import references
from .answer import Answer
from .values import name


def perhaps(subject: Subject) -> GameRef | None:
    """The game on a sheet, without rules of its own in the filing, that these rules may be meant
    for.
    """
    if subject.game_file is None or subject.filing.fees_of(subject.game_file):
        return None
    own = subject.game.name
    alike = (ref for ref in stray(subject.filing) if resembles(own, ref.called or ""))
    return next(alike, None)


def doubted(subject: Subject, answers: Iterable[Answer]) -> Iterator[Answer]:
    """The answers; what is not stated is open where a sheet for another name may be this game's.

    The value ``sheet`` is that name, for the sentence on the page.
    """
    reference = perhaps(subject)
    for answer in answers:
        if answer.verdict != "not-stated" or reference is None:
            yield answer
            continue
        place = heading(subject.game)
        yield answer._replace(
            verdict="unclear",
            values=(*answer.values, ("sheet", name(reference.called or ""))),
            place=answer.place or place,
            related=(*answer.related, (place, "title"), (reference, "sheet")),
            follows=(*answer.follows, "fee-schedule-filed", "documents-named"),
        )


def stray(filing: Filing) -> tuple[GameRef, ...]:
    """References of sheets that lead to no game filed."""
    named = (ref for sheet in filing.schedules for ref in references(sheet.schedule) if ref.called)
    return tuple(ref for ref in named if not filing.joined(ref))
