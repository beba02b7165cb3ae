"""What documents are called, and the approval numbers they print beside names of games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..docket.filed import Filed, Place
from ..docket.filings import Filing
from ..model.fees import GameRef, Schedule
from ..model.game import Game


class Printed(NamedTuple):
    """A number, the name beside it, and where. Rules that print a number print it for themselves."""

    number: str
    game: str
    place: Place


def title(document: Filed) -> str:
    """What a document is called in a sentence: its name, else its id."""
    return str(getattr(document.model, "name", document.id))


def references(schedule: Schedule) -> list[GameRef]:
    """Every game a schedule names."""
    return [reference for block in schedule.blocks for reference in block.games]


def numbers(document: Game | Schedule) -> Iterator[Printed]:
    """The numbers a document prints itself."""
    if isinstance(document, Schedule):
        for ref in references(document):
            if ref.approval:
                yield Printed(ref.approval, ref.called or "", ref)
    else:
        for approval in document.approvals:
            if not approval.on:
                yield Printed(approval.number, document.name, approval)


def everywhere(filing: Filing) -> Iterator[Printed]:
    """The numbers of all schedules, then of all games."""
    for sheet in filing.schedules:
        yield from numbers(sheet.schedule)
    for file in filing.games:
        yield from numbers(file.game)
