"""The deficiency letter: what a regulator sends back. What the law asks first, then corrections,
then questions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from ..docket.filings import Filing
from ..judge.items import Item, items
from ..judge.spoken import values
from ..judge.verdict import Result, Verdict
from ..model.establishment import Establishment
from .clean import counted
from .excerpt import Excerpt, excerpts
from .names import Names
from .pages import as_of
from .prose import Block, Document, Fields, Heading, Para, Run, Text, missing, soft, strong, text
from .quote import Sources
from .rests import cites, drafting
from .say import both, sentence
from .signer import sheet
from .trust import damaged_in, law_in

NOTICE = (
    "This letter was drawn up by a program from a transcription of the filing and has to be read and signed"
    " by a person before it is sent. It is not legal advice, and it decides no application."
)
APPROVES = "This letter approves no part of the filing and refuses none, and further points may arise from your answer."
ANSWER = (
    "Please answer by item number, and send the pages that change, marked as amended. If you think that an item"
    " rests on a misreading, please say so and name the lines."
)
IN_ORDER = (
    "Thank you for your filing. We have reviewed it and found nothing that has to be corrected, as far as it was"
    " checked. This letter approves no game and no fee."
)
ASKED_IN_FULL = ("legality", "fees", "outcome")
"""Ranks whose drafting points are written out; the rest is counted, and listed in the report."""


@dataclass(frozen=True)
class Head:
    """What only the sender knows; what is not given is left as a marked place."""

    date: str = ""
    sender: str = ""
    reply_by: str = ""


@dataclass(frozen=True)
class Part:
    """A section of the letter."""

    title: str
    intro: str
    one: str
    many: str

    def counted(self, number: int) -> str:
        return f"{number} {self.one if number == 1 else self.many}"


LAW = Part(
    "What the law requires",
    "These points must be corrected or stated before the filing can be approved.",
    "point of law",
    "points of law",
)
DRAFTING = Part(
    "What should be corrected or stated",
    "These points rest on no statute (drafting standards, HW). They are asked so that the rules and the fees can"
    " be read in one way only.",
    "point of drafting",
    "points of drafting",
)
QUESTIONS = Part(
    "Questions",
    "Here the text can be read in more than one way, or more has to be known. A short answer in writing will do,"
    " or a corrected page.",
    "question",
    "questions",
)


def letter(result: Result, filing: Filing, head: Head, sources: Sources | None = None) -> Document:
    """The letter about one filing."""
    mine = [v for v in result.verdicts if v.subject.filing == filing.id]
    found = [one for one in items(v for v in mine if not v.suppressed) if not one.history]
    parts = _parts([one for one in found if not one.remark])
    left = len(found) - sum(len(given) for _, given in parts)
    writer = _Writer(filing, sources or Sources())
    condition = tuple(damaged_in(result, filing.id, mine))
    word = "; ".join(law_in(result, filing.id))
    opening = _opening(mine, filing, writer.names, head, parts, condition, word)
    blocks = [*_head(filing, head), *opening]
    for part, given in parts:
        blocks += writer.section(part, given)
    blocks += _closing(head, bool(parts), left)
    blocks += sheet(result, filing, mine, _places(blocks))
    return Document(f"Review of the filing of {filing.name}", tuple(blocks), NOTICE)


def _parts(found: Sequence[Item]) -> list[tuple[Part, list[Item]]]:
    """Law first; of drafting what bears on legality, fees and results."""
    certain = [one for one in found if one.first.verdict != "unclear"]
    law = [one for one in certain if one.first.law]
    written = [one for one in certain if not one.first.law and one.rank in ASKED_IN_FULL]
    open_ = [one for one in found if one.first.verdict == "unclear"]
    asked = [one for one in open_ if one.first.law]
    asked += [one for one in open_ if not one.first.law and one.rank in ASKED_IN_FULL[:2]]
    made = ((LAW, law), (DRAFTING, written), (QUESTIONS, asked))
    return [(part, given) for part, given in made if given]


def _places(blocks: list[Block]) -> tuple[str, ...]:
    """What is still to be filled in."""
    said = (s for b in blocks for s in _said(b))
    return tuple(
        dict.fromkeys(
            run.text.strip("[]") for given in said for run in given if run.mark == "missing"
        )
    )


def _said(block: Block) -> Iterable[Text]:
    if isinstance(block, Para):
        return (block.text,)
    return (row[1] for row in block.rows) if isinstance(block, Fields) else ()


def _head(filing: Filing, head: Head) -> list[Block]:
    model = filing.establishment.model if filing.establishment else None
    address = model.address if isinstance(model, Establishment) else None
    street = address.street if address else None
    city = ", ".join(p for p in (address.city, address.state) if p) if address else ""
    sender: list[str | Run] = list(head.sender.split("\n")) if head.sender else []
    town = (
        text(f"{city} ", missing("[ZIP code]"))
        if city
        else text(missing("[city, state and ZIP code]"))
    )
    return [
        *(
            Para(text(line), "address")
            for line in sender or [missing("[name and address of this office]")]
        ),
        Para(text(head.date or missing("[date of this letter]")), "date"),
        Para(text(filing.name), "address"),
        Para(text(street or missing("[street and number]")), "address"),
        Para(town, "address"),
    ]


def _opening(
    mine: list[Verdict],
    filing: Filing,
    names: Names,
    head: Head,
    parts: list[tuple[Part, list[Item]]],
    condition: tuple[str, ...],
    word: str,
) -> list[Block]:
    rows: list[tuple[str, Text]] = [
        ("Concerning", text(_concerning(filing))),
        ("Our reference", text(missing("[file number]"))),
        ("Law applied", text(_law(mine))),
        *((("On whose word", text(f"{word}.")),) if word else ()),
        *(("Damaged text", text(f"{said}.")) for said in condition),
    ]
    blocks: list[Block] = [Heading(1, text("Review of your filing")), Fields(tuple(rows))]
    blocks.append(Para(text(f"To {filing.name}:")))
    if not parts:
        return [*blocks, Para(text(IN_ORDER))]
    listed = both([part.counted(len(given)) for part, given in parts])
    asked = f"Thank you for your filing. We have reviewed it and list {listed} below. The review goes on"
    asked += " when we have your answer; please let us have it by "
    held = f" ({both(names.sources)})" if names.sources else ""
    lines = f"Line numbers are those of the text of your filing as we hold it{held}."
    until = head.reply_by or missing("[reply-by date]")
    return [*blocks, Para(text(asked, until, ".")), Para(text(f"{APPROVES} {lines}"))]


def _concerning(filing: Filing) -> str:
    games, sheets = len(filing.games), len(filing.schedules)
    listed = [counted(games, "game")] if games else []
    if sheets:
        listed.append(f"{sheets} schedule{'' if sheets == 1 else 's'} of collection fees")
    return both(listed) or "the filing"


def _law(mine: list[Verdict]) -> str:
    dates = as_of(mine)
    days = [
        f"{_day(day)}, {why.replace('today,', 'the day of this review,')}"
        + (f" ({counted(number, 'document')})" if len(dates) > 1 else "")
        for day, why, number in dates
    ]
    return f"the law of {'; of '.join(days)}" if days else "none"


def _day(said: str) -> str:
    day = date.fromisoformat(said)
    return f"{day:%B} {day.day}, {day.year}"


class _Writer:
    """Writes items, numbered through the letter."""

    def __init__(self, filing: Filing, sources: Sources) -> None:
        self.names, self.sources = Names.of(filing), sources
        self.number = 0

    def section(self, part: Part, given: Sequence[Item]) -> Iterator[Block]:
        yield Heading(2, text(part.title))
        yield Para(text(part.intro))
        for one in given:
            self.number += 1
            yield Para(
                text(strong(self._lead(one)), " ", one.message, *self._short(one)),
                "item",
                f"{self.number}.",
            )
            if one.first.law:
                yield Fields(tuple(self._fields(one)))

    def _lead(self, item: Item) -> str:
        """The document, or how many, and the lines."""
        titles = list(dict.fromkeys(self.names.title(v) for v in item.verdicts))
        named = titles[0] if len(titles) == 1 else f"{len(titles)} documents"
        lines = self.names.lines(item.verdicts)
        return f"{named} ({lines})." if lines else f"{named}."

    def _short(self, item: Item) -> tuple[Run, ...]:
        """Of a point of drafting: what to do, and its code."""
        if item.first.law:
            return ()
        ask = f" {item.fixes[0]}" if item.fixes and item.first.verdict != "unclear" else ""
        return (Run(ask), soft(f" [{item.first.code}]"))

    def _fields(self, item: Item) -> Iterator[tuple[str, Text]]:
        v = item.first
        yield "Requirement", text(f"{v.statement} {sentence(authority(v))}.")
        quoted = self._quotes(item)
        if quoted:
            yield (
                "In the filing",
                text(*(soft(f"{sentence(q.numbers)}: “{q.text}” ") for q in quoted)),
            )
        if v.settled:
            yield "Decided", text(f"{v.settled}.")
        for also in item.beside:
            yield (
                "It also leaves open",
                text(f"{also.statement} {also.message} {sentence(authority(also))}."),
            )
        yield "Request", text(_request(item))

    def _quotes(self, item: Item) -> tuple[Excerpt, ...]:
        v = item.first
        begins = v.verdict == "not-stated"
        lines = [e for e in v.evidence if not (begins and self.names.begins(e))]
        return excerpts(self.sources, lines, f"{values(v)} {v.statement}", 1)


def _request(item: Item) -> str:
    fixes = " ".join(item.fixes[:2])
    if any(v.damaged for v in item.verdicts):
        return f"Please send a legible copy of these lines. {fixes}".strip()
    if item.first.verdict == "unclear":
        return f"Please explain this point in writing, or correct it. {fixes}".strip()
    return fixes or "Please submit a corrected page."


def authority(v: Verdict) -> str:
    """What it rests on, with its code."""
    return f"drafting standard {v.code}" if drafting(v) else f"{cites(v)} [{v.code}]"


def _closing(head: Head, asked: bool, left: int) -> list[Block]:
    blocks: list[Block] = []
    if left:
        said = f"{counted(left, 'further point')} on how the games are played and on the wording of the papers"
        need = "needs no answer now and is" if left == 1 else "need no answer now and are"
        blocks.append(Para(text(f"{said} {need} listed in the report.")))
    if asked:
        call = "If you need more time, or wish to talk an item over before you answer, please write or call: "
        blocks.append(Heading(2, text("How to answer")))
        blocks.append(Para(text(ANSWER)))
        blocks.append(Para(text(call, missing("[telephone and e-mail]"), ".")))
    signer: list[str | Run] = [missing("[name and title]"), missing("[office]")]
    named = [head.sender.split("\n")[0]] if head.sender else signer
    signed = [Para(text(line), "address") for line in named]
    return [
        *blocks,
        Para(text("Sincerely,"), "sign"),
        Para(text(missing("[signature]")), "sign"),
        *signed,
    ]
