"""Rules that no sheet names, where a sheet prices a game of nearly their name."""

from __future__ import annotations

from collections.abc import Iterable

from ..docket.names import heading
from ..model.fees import GameRef
from ..model.statements import BankWager
from .answer import Answer, Answers, Subject
from .values import name


def perhaps(subject: Subject) -> GameRef | None:
    """The game on a sheet that these rules may be meant for."""
    return subject.view.resembling if subject.game_file else None


def put_up(subject: Subject) -> BankWager | None:
    """Where the rules speak of the player-dealer's own wager, which may reach some wagers only."""
    wagers = subject.view.of_bank(lambda bank: bank.own_wager)
    return next((one for one in wagers if one.must_cover), None)


def doubted(subject: Subject, answers: Iterable[Answer]) -> Answers:
    """The answers; silence is open where a sheet of another name, ``sheet``, may be its own."""
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
