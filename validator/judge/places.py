"""Where an answer stands: places of documents with their lines, and what a subject is called."""

from __future__ import annotations

from collections.abc import Iterable

from ..docket.filed import Filed, Place, last_line
from ..docket.filings import Docket, Filing, Subject
from ..model.game import Inherits
from ..model.part import Part
from ..predicates.answer import Answer
from ..source.read import Path, Span
from .verdict import COPY_ENDS, SubjectRef, Where

BREAKS_OFF = "part-breaks-off"
"""The rule that tells where a copy ends."""


def silent(answer: Answer) -> bool:
    """Whether it is about something not said, be it that rules which are taken over may say it."""
    places = (answer.place, *(place for place, _ in answer.related))
    left = answer.verdict == "unclear" and any(isinstance(one, Inherits) for one in places)
    return left or answer.verdict == "not-stated"


def beyond(answer: Answer, ends: Part) -> Answer:
    """The answer on a silence, as one that the missing rest of a paper may break."""
    return answer._replace(
        related=(*answer.related, (ends, COPY_ENDS)), follows=(BREAKS_OFF, *answer.follows)
    )


def _paper(filed: Filed) -> str:
    """The paper a document was made of: itself where no source is given."""
    source = filed.model.source
    return source.document if source else filed.path


def _last(filed: Filed) -> int:
    return last_line(filed.model)


class Places:
    """The places of one filing, each looked up once."""

    def __init__(self, docket: Docket, filing: Filing) -> None:
        self.docket, self.filing = docket, filing
        self._references: dict[int, SubjectRef] = {}
        self._located: dict[tuple[int, Path], tuple[Where, str | None]] = {}

    def of(self, subject: Subject, answer: Answer) -> tuple[Where | None, list[Where], str]:
        """The place of an answer, with those beside it, and how the text is damaged there."""
        own = answer.place if answer.place is not None else subject.place
        found = [self._locate(subject, place, role) for place, role in ((own, ""), *answer.related)]
        damage = next((damage for _, damage in found if damage), "")
        return found[0][0], [where for where, _ in found if where], damage

    def copy_ends(self, subject: Subject) -> Part | None:
        """The part with which the copy of a paper breaks off: the rest may say what this does not.

        What an option does not say is seen in its own row. All papers of a filing say what one
        does not; documents made of one paper end where it does.
        """
        if subject.kind == "option":
            return None
        if subject.kind not in ("filing", "establishment"):
            return subject.filed.copy_ends if subject.filed else None
        papers = [one for one in self.filing.documents if one is not self.filing.establishment]
        ends = {_paper(one): one.copy_ends for one in sorted(papers, key=_last)}
        return next(iter(ends.values())) if ends and all(ends.values()) else None

    def reference(self, subject: Subject) -> SubjectRef:
        """What a verdict says of its subject."""
        return self._references.get(id(subject)) or self._refer(subject)

    def _refer(self, subject: Subject) -> SubjectRef:
        games = tuple(g.id for g in subject.games) if subject.kind != "filing" else ()
        path = subject.filed.path if subject.filed else ""
        made = SubjectRef(
            subject.kind,
            subject.id,
            subject.label,
            self.filing.id,
            path,
            games,
            subject.number,
            subject.row.option.option if subject.row else "",
            subject.wager.name if subject.wager else "",
            self._title(subject.filed) if subject.filed else self.filing.name,
            self._replaced(subject.filed),
        )
        self._references[id(subject)] = made
        return made

    def _locate(
        self, subject: Subject, place: Place | None, role: str = ""
    ) -> tuple[Where | None, str | None]:
        """A place with its lines, and how the text is damaged there."""
        if place is None:
            first, top = subject.filed, Span(1, 1, 1, 1)
            return (Where(first.path, top, role, (), self._title(first)) if first else None), None
        for filed in self._near(subject):
            path = filed.path_of(place)
            if path is not None:
                spot = (id(filed), path)
                if spot not in self._located:
                    owner, lines = filed.owner(path).path, filed.evidence(path)
                    where = Where(owner, filed.span(path), "", lines, self._title(filed))
                    self._located[spot] = where, filed.damage(path)
                where, damage = self._located[spot]
                return where._replace(role=role), damage
        if subject.row is not None and place is not subject.place:
            return self._locate(subject, subject.place, role)  # a tier written inside a table
        raise LookupError(f"a predicate named a place that no document has: {place!r:.80}")

    def _replaced(self, filed: Filed | None) -> str:
        later = self.filing.superseded.get(filed.id) if filed else None
        return later.id if later else ""

    def _title(self, filed: Filed) -> str:
        own = getattr(filed.model, "name", None) or filed.id
        return self.filing.titles.get(filed.id) or str(own)

    def _near(self, subject: Subject) -> Iterable[Filed]:
        if subject.filed:
            yield subject.filed
        yield from self.filing.documents
        yield from self.docket.documents
