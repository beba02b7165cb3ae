"""The deficiency letter a regulator sends back: the law first, then corrections, then questions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from ..docket.filings import Filing
from ..judge.items import Item, items
from ..judge.spoken import values
from ..judge.verdict import Result, Verdict
from ..model.establishment import Address
from ..predicates.words import few
from .clean import counted
from .excerpt import Excerpt, excerpts
from .names import Names
from .pages import as_of
from .prose import Block, Document, Fields, Heading, Para, Run, Text, missing, soft, strong, text
from .quote import Sources
from .rests import cites, drafting
from .say import both, sentence
from .signer import sheet

NOTICE = (
    "This letter was drawn up by a program from a transcription of the filing and has to be read and signed"
    " by a person before it is sent. It is not legal advice, and it decides no application."
)
APPROVES = "This letter neither approves nor refuses any part of the filing."
ANSWER = (
    "Please answer by item number, and send the pages that change, marked as amended. If an item rests on a"
    " misreading, name the lines."
)
THANKS = "Thank you for your filing."
IN_ORDER = (
    f"{THANKS} We have reviewed it and found nothing that has to be corrected, as far as it was"
    " checked. This letter approves no game and no fee."
)
QUOTED = 70
"""Most characters quoted of a line."""
PLACES = 3
"""Most places named of a point whose sentence names none."""
_LINES = re.compile(r"\blines? [0-9]", re.IGNORECASE)
ASKED_IN_FULL = ("legality", "fees", "outcome")
"""Ranks whose drafting points are written out; the rest is counted, and listed in the report."""
MOST_ASKED = 80
"""Most points of drafting written out, the gravest first: of a longer letter nobody answers all."""


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
    what: str
    more: str

    def counted(self, number: int) -> str:
        return f"{counted(number, self.what)} {self.more}"


LAW = Part(
    "What the law requires",
    "These points must be corrected or stated before the filing can be approved.",
    "point",
    "of law",
)
WRONG = Part(
    "What should be corrected",
    "These points rest on no statute (drafting standards, HW).",
    "point",
    "to correct",
)
SILENT = Part(
    "What should be stated",
    "No statute is in question.",
    "point",
    "to state",
)
QUESTIONS = Part(
    "Questions of law",
    "Here the text can be read in more than one way. A short written answer or a corrected page will do.",
    "question",
    "of law",
)
CLARIFY = Part(
    "What should be clarified",
    "The fees, or who answers for a bet, are not plain. No statute is in question.",
    "point",
    "to clarify",
)


def letter(result: Result, filing: Filing, head: Head, sources: Sources | None = None) -> Document:
    """The letter about one filing."""
    mine = [v for v in result.verdicts if v.subject.filing == filing.id]
    parts, left = _parts(
        one for one in items(v for v in mine if not v.suppressed) if not one.history
    )
    writer = _Writer(filing, sources or Sources())
    opening = _opening(mine, filing, writer.names, head, parts)
    blocks = [*_head(filing, head), *opening]
    for part, given in parts:
        blocks += writer.section(part, given)
    blocks += _closing(head, bool(parts), left)
    blocks += sheet(result, filing, mine, _places(blocks))
    return Document(f"Review of the filing of {filing.name}", tuple(blocks), NOTICE)


Point = tuple[Item, ...]
"""What has one number in the letter: an item, or several that one instruction answers."""


def _parts(found: Iterable[Item]) -> tuple[list[tuple[Part, list[Point]]], int]:
    """Law first; of drafting what bears on legality, fees and results. And how many are left out."""
    parts: dict[Part, list[Item]] = {LAW: [], QUESTIONS: [], WRONG: [], SILENT: [], CLARIFY: []}
    left = asked = 0
    for one in found:
        part = None if one.remark else _part(one)
        drafting = part in (WRONG, SILENT, CLARIFY)
        asked += drafting
        if part is None or (drafting and asked > MOST_ASKED):
            left += 1
        else:
            parts[part].append(one)
    return [(part, _points(part, given)) for part, given in parts.items() if given], left


def _part(one: Item) -> Part | None:
    """Where in the letter an item stands; nowhere if the report alone tells it."""
    asked = one.first.verdict == "unclear"
    if one.first.law:
        return QUESTIONS if asked else LAW
    if asked:
        return CLARIFY if one.rank in ASKED_IN_FULL[:2] else None
    if one.rank not in ASKED_IN_FULL:
        return None
    return SILENT if one.first.verdict == "not-stated" else WRONG


def _points(part: Part, given: Sequence[Item]) -> list[Point]:
    """Each item of law is a point; of drafting, all on one document, or with one instruction."""
    if part in (LAW, QUESTIONS):
        return [(one,) for one in given]
    asked: dict[tuple[str, ...], list[Item]] = {}
    for number, one in enumerate(given):
        asked.setdefault(_asked(one) if part is CLARIFY else (str(number),), []).append(one)
    points: dict[frozenset[str], list[Item]] = {}
    for alike in asked.values():
        documents = frozenset(v.subject.document for one in alike for v in one.verdicts)
        points.setdefault(documents, []).extend(alike)
    return [tuple(point) for point in points.values()]


def _asked(item: Item) -> tuple[str, ...]:
    """The rule, and what it asks for."""
    return (item.first.code, *(item.fixes[:1] or (item.message,)))


def _places(blocks: list[Block]) -> tuple[str, ...]:
    """What is still to be filled in."""
    said = (run for block in blocks for given in _said(block) for run in given)
    return tuple(dict.fromkeys(run.text.strip("[]") for run in said if run.mark == "missing"))


def _said(block: Block) -> Iterable[Text]:
    if isinstance(block, Para):
        return (block.text,)
    return (row[1] for row in block.rows) if isinstance(block, Fields) else ()


def _head(filing: Filing, head: Head) -> list[Block]:
    address = filing.house.address
    street = address.street if address else None
    sender: list[str | Run] = [*head.sender.split("\n")] if head.sender else [_OFFICE]
    return [
        *(Para(text(line), "address") for line in sender),
        Para(text(head.date or missing("[date of this letter]")), "date"),
        Para(text(filing.name), "address"),
        Para(text(street or missing("[street and number]")), "address"),
        Para(_town(address), "address"),
    ]


_OFFICE = missing("[name and address of this office]")


def _town(address: Address | None) -> Text:
    city = ", ".join(part for part in (address.city, address.state) if part) if address else ""
    if not city:
        return text(missing("[city, state and ZIP code]"))
    return text(f"{city} ", missing("[ZIP code]"))


Parts = list[tuple[Part, list[Point]]]


def _opening(
    mine: list[Verdict], filing: Filing, names: Names, head: Head, parts: Parts
) -> list[Block]:
    rows: list[tuple[str, Text]] = [
        ("Concerning", text(_concerning(filing))),
        ("Our reference", text(missing("[file number]"))),
        ("Law applied", text(_law(mine))),
    ]
    blocks: list[Block] = [Heading(1, text("Review of your filing")), Fields(tuple(rows))]
    blocks.append(Para(text(f"To {filing.name}:")))
    if not parts:
        return [*blocks, Para(text(IN_ORDER))]
    listed = both([part.counted(len(given)) for part, given in parts])
    asked = f"{THANKS} We have reviewed it and list {listed} below. Please answer by "
    held = f" ({both(names.sources)})" if names.sources else ""
    lines = f"Line numbers are those of our copy{held}."
    until = head.reply_by or missing("[reply-by date]")
    return [*blocks, Para(text(asked, until, ".")), Para(text(f"{APPROVES} {lines}"))]


def _concerning(filing: Filing) -> str:
    games, sheets = len(filing.games), len(filing.schedules)
    listed = [counted(games, "game")] if games else []
    if sheets:
        listed.append(f"{sheets} schedule{'' if sheets == 1 else 's'} of collection fees")
    return both(listed) or "the filing"


def _law(mine: list[Verdict]) -> str:
    days: dict[str, int] = {}
    for day, _, number in as_of(mine):
        days[day] = days.get(day, 0) + number
    if len(days) == 1:
        return f"the law of {_day(next(iter(days)))}"
    told = [f"of {_day(day)} ({counted(number, 'document')})" for day, number in days.items()]
    return f"the law {both(told)}" if told else "none"


def _day(said: str) -> str:
    day = date.fromisoformat(said)
    return f"{day:%B} {day.day}, {day.year}"


class _Writer:
    """Writes items, numbered through the letter. What was said of a requirement is not said again."""

    def __init__(self, filing: Filing, sources: Sources) -> None:
        self.names, self.sources = Names.of(filing), sources
        self.number = 0
        self.required: dict[str, int] = {}
        """The item that tells each requirement."""
        self.asked: dict[tuple[str, str], int] = {}
        """The item that asks each thing."""

    def section(self, part: Part, given: Sequence[Point]) -> Iterator[Block]:
        yield Heading(2, text(part.title))
        yield Para(text(part.intro))
        for point in given:
            self.number += 1
            first, number = point[0], f"{self.number}."
            if part is CLARIFY:
                yield Para(self._clarified(point), "item", number)
                continue
            yield Para(self._told(point), "item", number)
            if first.first.law:
                yield Fields(tuple(self._fields(first)))

    def _told(self, point: Point) -> Text:
        """The documents once, then what is said of them."""
        said: list[Text] = []
        led = ""
        for item in point:
            lead = self._lead(item)
            again, led = lead == led, lead or led
            lines = self._lines(item.verdicts, item.message)
            said.append(text(strong("" if again else lead), f" {item.message}", lines))
            said.append(text(*self._short(item)))
        return text(*said)

    def _clarified(self, point: Point) -> Text:
        """The documents, and each thing to do once."""
        asked: dict[tuple[str, ...], list[Verdict]] = {}
        for item in point:
            asked.setdefault(_asked(item), []).extend(item.verdicts)
        titles = self._titles(v for item in point for v in item.verdicts)
        rows = (
            text(f" {self._once(code, said)}", self._lines(found), soft(f" [{code}]"))
            for (code, said), found in asked.items()
        )
        return text(strong(f"{both(few(titles))}."), *rows)

    def _titles(self, found: Iterable[Verdict]) -> list[str]:
        return list(dict.fromkeys(self.names.title(v) for v in found))

    def _lead(self, item: Item) -> str:
        """The documents, where the sentence does not name them itself."""
        titles = self._titles(item.verdicts)
        told = any(v.subject.title in item.message for v in item.verdicts)
        whole = all(v.subject.title == self.names.title(v) for v in item.verdicts)
        return "" if told and (whole or len(titles) > 1) else f"{both(few(titles))}."

    def _lines(self, found: Sequence[Verdict], said: str = "") -> str:
        """The lines, where the sentence has none. Those of many documents would lead nowhere."""
        if _LINES.search(said) or len(self._titles(found)) > 1:
            return ""
        lines = self.names.lines(found, PLACES)
        return f" ({sentence(lines)}.)" if lines else ""

    def _fields(self, item: Item) -> Iterator[tuple[str, Text]]:
        v = item.first
        yield "Requirement", text(self._requirement(v))
        quoted = self._quotes(item)
        if quoted:
            runs = (soft(f"{sentence(q.numbers)}: “{q.text}” ") for q in quoted)
            yield "Quoted", text(*runs)
        if v.settled:
            yield "Decided", text(f"{v.settled}.")
        if item.beside:
            codes = list(dict.fromkeys(also.code for also in item.beside))
            yield "It also leaves open", text(f"What {both(codes)} ask{'s' * (len(codes) == 1)}.")
        yield "Request", text(self._request(item))

    def _requirement(self, v: Verdict) -> str:
        told = self.required.setdefault(v.code, self.number)
        if told != self.number:
            return f"As in item {told} [{v.code}]."
        return f"{v.statement} {sentence(authority(v))}."

    def _request(self, item: Item) -> str:
        fix = item.fixes[0] if item.fixes else "Please submit a corrected page."
        asked = self._once(item.first.code, fix)
        damaged = any(v.damaged for v in item.verdicts)
        return f"Please send a legible copy of these lines. {asked}" if damaged else asked

    def _short(self, item: Item) -> tuple[Run, ...]:
        """Of a point of drafting: its code, and what to do where nothing says it yet."""
        v = item.first
        if v.law:
            return ()
        plain = v.verdict == "violated" and not item.message.endswith("?")
        fix = f" {self._once(v.code, item.fixes[0])}" if plain and item.fixes else ""
        return (Run(fix), soft(f" [{v.code}]"))

    def _once(self, code: str, fix: str) -> str:
        """What to do; where an item before asked it, that item."""
        told = self.asked.setdefault((code, fix), self.number)
        return fix if told == self.number else f"As in item {told}."

    def _quotes(self, item: Item) -> tuple[Excerpt, ...]:
        """A line of the filing; none where the filing is silent."""
        v = item.first
        lines = () if v.verdict == "not-stated" else v.evidence
        return excerpts(self.sources, lines, f"{values(v)} {v.statement}", 1, QUOTED)


def authority(v: Verdict) -> str:
    """What it rests on, with its code."""
    return f"drafting standard {v.code}" if drafting(v) else f"{cites(v)} [{v.code}]"


def _closing(head: Head, asked: bool, left: int) -> list[Block]:
    blocks: list[Block] = []
    if left:
        said = f"{counted(left, 'further point')} on play and wording"
        need = "needs no answer now and is" if left == 1 else "need no answer now and are"
        blocks.append(Para(text(f"{said} {need} listed in the report.")))
    if asked:
        call = "For more time, or to talk an item over, please write or call: "
        blocks.append(Heading(2, text("How to answer")))
        blocks.append(Para(text(ANSWER)))
        blocks.append(Para(text(call, missing("[telephone and e-mail]"), ".")))
    signer: list[str | Run] = [missing("[name and title]"), missing("[office]")]
    named = [head.sender.split("\n")[0]] if head.sender else signer
    signed = [Para(text(line), "address") for line in named]
    signature = Para(text(missing("[signature]")), "sign")
    return [*blocks, Para(text("Sincerely,"), "sign"), signature, *signed]
