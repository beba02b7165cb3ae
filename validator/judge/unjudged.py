"""Filings that no rule is put to, or not all: what is said of them instead."""

from __future__ import annotations

from ..docket.filings import Filing
from ..law import books as law
from ..law.settings import Settings
from .verdict import NotRun, Refused, Result, Run


class TooMany(Exception):
    """Rules say more of a filing than can be kept."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


def too_much(filing: Filing, most: str) -> Result:
    """A filing on which rules work longer, or say more, than on any real one is refused."""
    largest = max(filing.documents, key=lambda document: len(document.text.content))
    said = f"the filing cannot be judged {most}; this is the largest of its documents"
    fix = "look for a list with far more entries than a game or a rate sheet has"
    refused = Refused(largest.path, 1, 1, said, fix, filing.id)
    return unjudged(filing)._replace(refused=(refused,))


def without_law(filing: Filing, settings: Settings, error: law.Lawless) -> Result:
    """Jurisdictions that cannot be used refuse the filing; law that whoever judges chose raises."""
    if settings.rulebooks is not None or filing.establishment is None:
        raise error
    law.stack(settings.also)
    head = filing.establishment
    span, fix = head.span(("jurisdictions",)), "name jurisdictions that there is law for"
    why = f"the filing cannot be judged: {error}"
    refused = Refused(head.path, span.line, span.column, why, fix, filing.id)
    return unjudged(filing)._replace(refused=(refused,))


def unjudged(filing: Filing) -> Result:
    """A filing no rule was put to."""
    not_run = (NotRun(f"{filing.id}: every rule", "the filing could not be judged"),)
    run = Run(filing.id, (), not_run, filing.whole, filing.folder)
    return Result(
        not_run=not_run, documents=filing.documents, names={filing.id: filing.name}, runs=(run,)
    )
