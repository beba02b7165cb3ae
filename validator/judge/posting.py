"""Whether the fees of one option may be posted, read off the verdicts on its filing.

A sheet is not for posting where a provision of law is violated for the option, its block, the
schedule or a game it is for; where it is open whether the law allows so many rates; where two fees
or none are given for an amount; where it is for a game whose document is not there, so that its
rules could not be judged; where the text it is made from is damaged; and where law was not applied.
A suppression changes none of that: the fee on the wall stays what it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..docket.filed import Place
from ..docket.filings import Filing, Row, ScheduleFile, subjects
from ..docket.ladders import covers
from ..law.books import COMMON
from ..source.spans import Span
from .verdict import FINDINGS, Result, Verdict, Where

UNDETERMINED = {
    "tier-overlap": ("violated",),
    "tier-gap": ("violated",),
    "tier-both-ways": ("violated",),
    "tier-open-end": ("violated",),
    "blank-fee": FINDINGS,
}
"""Drafting rules that say that the fee for some amount is not known, and by which verdicts."""
ASKED = {"rate-count": ("zero", "zero-unsettled"), "flat-fee": ()}
"""Rules of law on the figures of the sheet itself, with the cases in which a $0 is a waiver."""
PROOFS = {"fees-not-percentage": "flat-fee", "fees-determined-before-play": "fixed-before-play"}
"""Statements about the fees, and the rule that finds out whether they are so."""


class Reason(NamedTuple):
    """Why a sheet is not for posting."""

    message: str
    where: Where | None
    law: str = ""
    """The authority, where it is a matter of law."""

    @property
    def place(self) -> str:
        """As the other commands write it: path, line and column."""
        if not self.where:
            return ""
        return f"{self.where.path}:{self.where.span.line}:{self.where.span.column}"


class Posting(NamedTuple):
    reasons: tuple[Reason, ...]
    """Why not; none where it may be posted."""
    law_checked: bool
    """False where no jurisdiction is named, so that only the drafting provisions were applied."""
    unproved: frozenset[str]
    """Statements about the fees that the verdicts do not bear out: not for patrons."""


def posting(result: Result, filing: Filing, file: ScheduleFile, row: Row) -> Posting:
    """What the verdicts on the filing say of posting one option."""
    near = _Near(filing, file, row)
    mine = [v for v in result.verdicts if v.subject.filing == filing.id and near.concerns(v)]
    lost = [v for v in mine if _loses_games(v, near)]
    bars = (*filter(_against_law, mine), *filter(_undetermined, mine), *lost)
    found = (*map(_reason, bars), *_damaged(file, row), *_unjudged(result, filing, file))
    books = {name for run in result.runs if run.filing == filing.id for name in run.rulebooks}
    unproved = frozenset(_unproved(result, file, bool(found)))
    return Posting(tuple(dict.fromkeys(found)), books != {COMMON}, unproved)


def _undetermined(v: Verdict) -> bool:
    """Whether it leaves a fee of an option open."""
    return v.verdict in UNDETERMINED.get(v.rule, ()) and v.subject.kind == "option"


def _loses_games(v: Verdict, near: _Near) -> bool:
    """Whether the sheet names a game whose document is not there."""
    return v.rule == "documents-named" and v.verdict == "violated" and near.names_games(v)


def _against_law(v: Verdict) -> bool:
    """Whether a provision of law bars the posting of the sheet."""
    asked = v.rule in ASKED and v.case not in ASKED[v.rule]
    return v.class_ != "drafting" and v.verdict in (FINDINGS if asked else ("violated",))


def _unproved(result: Result, file: ScheduleFile, faulty: bool) -> Iterator[str]:
    """They are made for the whole schedule, so every verdict on it must be that the rule is met."""
    on_sheet = [v for v in result.verdicts if v.subject.document == file.filed.path]
    for claim, rule in PROOFS.items():
        if faulty or {v.verdict for v in on_sheet if v.rule == rule} != {"met"}:
            yield claim


class _Near:
    """Which verdicts concern an option, among those on other options of its schedule."""

    def __init__(self, filing: Filing, file: ScheduleFile, row: Row) -> None:
        self.path = file.filed.path
        self.games = {game.id for game in filing.games_of(row.block)}
        of_row = (s.id for s in subjects(filing, "option") if s.row is row)
        self.option = next(of_row, "")
        self.row = _spans(file, [row.place])
        self.references = _spans(file, row.block.games)
        self.own = [*self.row, *_spans(file, _said(row, True))]
        self.others = _spans(file, [*_elsewhere(file, row), *_said(row, False)])

    def concerns(self, v: Verdict) -> bool:
        if v.subject.kind == "option":
            return v.subject.id == self.option
        if v.subject.kind in ("game", "wager"):
            return bool(self.games.intersection(v.subject.games))
        return v.subject.kind == "schedule" and v.subject.document == self.path and self._here(v)

    def names_games(self, v: Verdict) -> bool:
        """Whether it stands where the block says for which games it is."""
        return v.location is not None and self._within(v.location, self.references)

    def _here(self, v: Verdict) -> bool:
        """A verdict on the schedule is on this option unless it stands at another.

        A part written once and used twice, by a YAML alias, has one place: its own come first.
        """
        if v.location is None or self._within(v.location, self.own):
            return True
        if any(self._within(where, self.row) for where in v.related):
            return True
        return not self._within(v.location, self.others)

    def _within(self, where: Where, spans: list[Span]) -> bool:
        start = (where.span.line, where.span.column)
        return where.path == self.path and any(
            (s.line, s.column) <= start < (s.end_line, s.end_column) for s in spans
        )


def _said(row: Row, here: bool) -> Iterator[Place]:
    """What the block says for this option, or for others only."""
    block, option = row.block, row.option.option
    yield from (fee for fee in block.fees if covers(fee.options, option) is here)
    yield from (limit for limit in block.limits if covers(limit.options, option) is here)
    if here:
        yield from (*block.games, *block.announces, *block.defines, *block.columns, *block.states)


def _elsewhere(file: ScheduleFile, row: Row) -> Iterator[Place]:
    """Other blocks, and the other options of this one."""
    for block, rows in file.blocks:
        if block is not row.block:
            yield block
        else:
            yield from (other.place for other in rows if other is not row)


def _spans(file: ScheduleFile, places: Iterable[Place]) -> list[Span]:
    found = (file.filed.path_of(place) for place in places)
    return [file.filed.text.extent(path) for path in found if path is not None]


def _reason(v: Verdict) -> Reason:
    law = "" if v.class_ == "drafting" else "; ".join(cite.cite for cite in v.authority)
    return Reason(v.message, v.location, law)


def _unjudged(result: Result, filing: Filing, file: ScheduleFile) -> Iterator[Reason]:
    """Law that was not put to the filing says nothing for its fees."""
    where = Where(file.filed.path, Span(1, 1, 1, 1))
    run = next((run for run in result.runs if run.filing == filing.id), None)
    if run is None or not run.whole:
        yield Reason("not all documents of its filing were judged", where)
    for why in run.lawless if run else ():
        yield Reason(f"no law was applied to {why}", where)


def _damaged(file: ScheduleFile, row: Row) -> Iterator[Reason]:
    """Damage leaves verdicts open, and the fees with them."""
    parts: list[tuple[Place, str]] = [(row.place, f"option {row.option.option}")]
    parts += [(fee, "what is said of its fees") for fee in row.prose]
    for place, what in parts:
        path = file.filed.path_of(place)
        damage = file.filed.damage(path) if path is not None else None
        if path is not None and damage:
            how = damage.replace("-", " ")
            told = f"the text of {what} is damaged ({how}): its fees cannot be read for certain"
            yield Reason(told, Where(file.filed.path, file.filed.span(path)))
