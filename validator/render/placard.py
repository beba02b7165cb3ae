"""The rate placard to post at the table: one option on one sheet, in type as large as fits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePath

from ..docket.due import COUNTS, in_prose, speaks_of
from ..docket.filings import Row, ScheduleFile
from ..docket.ladders import Component, components, covers
from ..judge.posting import Posting, Reason
from ..model.fees import Block, Definition, Option
from ..model.statements import Fee
from ..model.values import dollars
from ..source.unusable import Unusable
from . import paper
from .packet.book import terms
from .packet.claims import FEES, claim
from .packet.phrases import limit, moment, money, share, span
from .packet.rates import EXTRA, beside
from .packet.tell import put
from .say import both, sentence, words
from .templates import render as fill

NOTICE = "Made by a program from the schedule as filed. Not legal advice."
SIZES = (23, 21, 19, 17.5, 16, 14.5, 13, 12, 11, 10, 9, 8, 7, 6)
"""Points of the body type, largest first."""
HEIGHT, WIDTH = 700, 518
"""Points of paper inside the margins, with a little to spare."""
SILENT = (
    "fees-posted",
    "notice-to-patrons",
    "zero-fee-review",
    "rate-cap",
    "house-may-change-options",
    "different-rates-allowed",
)
"""Statements to the regulator, or about this very sheet, which are no notice to a patron."""

UNCHECKED = "No jurisdiction named: checked against drafting provisions only."
PAYS = {
    "player": "Each player pays",
    "player-dealer": "The player-dealer pays",
    "pot": "Taken from the pot",
    "winner": "The winner pays",
    "house": "The house pays",
}
MOST = 8
"""Reasons that fit on the sheet."""


@dataclass(frozen=True)
class Ladder:
    """What one payer pays."""

    payer: str
    terms: str
    basis: str
    rows: tuple[tuple[str, str], ...]
    """Amount and fee; one row without an amount for a flat fee."""


@dataclass(frozen=True)
class Placard:
    establishment: str
    games: str
    option: str
    limit: str
    more: tuple[tuple[str, str], ...]
    ladders: tuple[Ladder, ...]
    notes: tuple[str, ...]
    notices: tuple[str, ...]
    faults: tuple[str, ...]
    """Why it must not be posted as it is; it is stamped where there is any."""
    unchecked: str
    """What was not checked, in a sentence."""
    schedule: str


def placard(
    file: ScheduleFile, row: Row, establishment: str, names: tuple[str, ...], posting: Posting
) -> Placard:
    """All the sheet says: the fees from the schedule, whether to post it from the verdicts."""
    block, option = row.block, row.option
    unsaid = {*SILENT, *posting.unproved}
    said = (*file.schedule.states, *block.states)
    states = [c for c in said if c.that in FEES and c.that not in unsaid and c.is_]
    return Placard(
        establishment=establishment,
        games=both(list(names)) or file.schedule.name,
        option=option.option,
        limit=limit(option.limit) if option.limit else "",
        more=tuple(_more(option)),
        ladders=(*(_ladder(row, c) for c in components(row)), *_in_prose(row)),
        notes=tuple(dict.fromkeys(_notes(block, row))),
        notices=tuple(dict.fromkeys(sentence(claim(c)) + "." for c in states)),
        faults=tuple(_faults(posting.reasons)),
        unchecked="" if posting.law_checked else UNCHECKED,
        schedule=file.schedule.name,
    )


def _more(option: Option) -> Iterator[tuple[str, str]]:
    for name in ("players", "label", "blinds", "buy_in"):
        if (given := getattr(option, name)) is not None:
            yield EXTRA[name], beside(name, given)


def _ladder(row: Row, c: Component) -> Ladder:
    said = [f for f in row.prose if speaks_of(f, c.name, c.payer)]
    told = dict.fromkeys(t for f in said for t in _terms(f))
    payer = _payer(c.payer)
    payer += f": {words(c.name)} fee" if c.name != c.payer else ""
    basis = sentence(words(c.basis)) if c.basis else "Amount"
    return Ladder(payer, "; ".join(told), basis, _charged(c))


def _charged(c: Component) -> tuple[tuple[str, str], ...]:
    """What is charged, tier by tier."""
    if not c.cell.tiers:
        return (("", _fee(str(c.cell.fee)) if c.cell.fee else "not stated"),)
    shown = span if c.basis in COUNTS else money
    return tuple((shown(t.range), _fee(str(t.fee))) for t in c.cell.tiers)


def _payer(name: str) -> str:
    return PAYS.get(name, sentence(words(name)))


def _in_prose(row: Row) -> Iterator[Ladder]:
    """Fees that the text charges and no column prints: patrons pay them all the same."""
    for f in in_prose(row):
        amounts = [str(a) for a in f.amount if a.style == "dollars" and a.win]
        given = both(amounts) or (share(f.share) if f.share else "")
        told = dict.fromkeys(t for t in _terms(f) if t != given)
        payer = ": ".join(filter(None, (f.from_ and _payer(f.from_), f.called)))
        yield Ladder(payer, "; ".join(told), "Amount", (("", given),))


def _fee(given: str) -> str:
    known = {"none": "no fee", "blank": "not stated", "$0": "no fee ($0)"}
    return known.get(given, given)


def _wager(name: str) -> str:
    return {"bonus": "bonus bets", "base": "base wager"}.get(name, words(name))


def _terms(f: Fee) -> list[str]:
    wagers = put(" on {}", [_wager(name) for name in f.wagers], both)
    if f.amount and all(a.text == "none" for a in f.amount):
        return [f"no fee on {both(list(map(words, f.wagers)))}"] if f.wagers else []
    said = (
        put("for each {}", f.per) + (wagers if f.per else ""),
        both([str(a) for a in f.amount]),
        put("{}", f.share, share),
        put("only from {} on", f.at_least, dollars),
        put("collected {}", f.collected, moment),
        put("only when {}", f.only_if, str),
        put("waived: {}", f.waived, str),
        put("{}", f.refunded, terms("refunded").__getitem__),
        put("{}", f.part_refunded, terms("part_refunded").__getitem__),
    )
    return [one for one in said if one]


def _notes(block: Block, row: Row) -> Iterator[str]:
    yield from filter(None, map(_definition, block.defines))
    for x in block.limits:
        said = (
            put("limit {}", x.is_, limit),
            put("minimum set within {}", x.minimum, limit),
            put("maximum set within {}", x.maximum, limit),
            put("within the table limit", x.within_table_limit),
        )
        if covers(x.options, row.option.option) and any(said):
            of = sentence(_wager(x.wager) if x.wager else "table")
            yield f"{of}: {', '.join(s for s in said if s)}."


def _definition(d: Definition) -> str:
    """What a total counts and leaves out."""
    counts = put("counts {}", [words(c) for c in d.counts], both)
    left_out = ["wagers that are not covered" if e == "uncovered" else words(e) for e in d.excludes]
    leaves = put("leaves out {}", left_out, both)
    of = {"all-players": ", of all players together", "each-player": ", of each player"}
    whose = of.get(d.whose or "", "")
    said = " and ".join(one for one in (counts and counts + whose, leaves) if one)
    return put(f"{sentence(words(d.basis))} {{}}.", said, str)


def _fault(reason: Reason) -> str:
    """Why it must not be posted, with its law and its place."""
    at = reason.where
    where = f"{PurePath(at.path).name} line {at.span.line}" if at else ""
    beside = "; ".join(said for said in (reason.law, where) if said)
    return f"{reason.message} ({beside})" if beside else reason.message


def _faults(reasons: tuple[Reason, ...]) -> Iterator[str]:
    yield from map(_fault, reasons[:MOST])
    if len(reasons) > MOST:
        yield f"And {len(reasons) - MOST} more."


def height(p: Placard, points: float) -> float:
    """About how many points of paper it takes at a size of type, rather too many than too few."""

    def lines(said: str, scale: float) -> int:
        return 1 + int(len(said) / (WIDTH / (points * scale * 0.52)))

    games = 1.98 * lines(p.games, 1.75)
    if len(p.games) > 60:
        games = 1.16 * lines(p.games, 1.05) * 1.3
    head = 1.1 + games + 4.4 + (2.3 if len(p.more) > 2 else 0)
    faults = 2.2 + 0.8 * sum(lines(said, 0.6) for said in p.faults) if p.faults else 0
    faults += 1.4 if p.unchecked else 0
    ladders = sum(
        1.1
        + 1.4 * lines(x.payer, 1.1)
        + (0.45 + 0.8 * lines(x.terms, 0.62) if x.terms else 0)
        + (0.8 if x.rows[0][0] else 0)
        + 1.5 * len(x.rows)
        for x in p.ladders
    )
    notes = 1.1 + sum(0.22 + 0.75 * lines(said, 0.54) for said in (*p.notices, *p.notes))
    return points * (head + faults + ladders + notes + 1.2) + 24


def size(p: Placard) -> int:
    """The step of type an estimate allows."""
    fit = (number for number, points in enumerate(SIZES) if height(p, points) <= HEIGHT)
    return next(fit, len(SIZES) - 1)


def html(p: Placard, step: int | None = None) -> str:
    points = SIZES[size(p) if step is None else step]
    return fill("placard.html.j2", p=p, points=points, notice=NOTICE)


def pdf(p: Placard) -> bytes:
    """One page, always: smaller type until it fits."""
    for step in range(max(0, size(p) - 1), len(SIZES)):
        made = paper.laid_out(html(p, step))
        if len(made.pages) == 1:
            return paper.pdf(made)
    raise TooLong(f"the schedule says too much of option {p.option} for one sheet of letter paper")


def make(p: Placard, suffix: str) -> bytes:
    """The sheet as the file a suffix asks for."""
    if suffix == ".pdf":
        return pdf(p)
    if suffix == ".docx":
        from .docx import write

        title = f"Collection fees, {p.games}, option {p.option}"
        return write("placard.xml", title, p=p, points=SIZES[size(p)], notice=NOTICE)
    return html(p).encode()


class TooLong(Unusable):
    """No size of type fits the sheet."""
