"""The deficiency letter: what a regulator sends back. What must be corrected, what must be stated, questions, and remarks that need no answer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from ..docket import Filing
from ..judge.follow import told
from ..judge.verdict import FINDINGS, Result, Verdict
from ..model.establishment import Establishment
from .asks import Group, Item, Names, Place, Point, asks, authority, gravity, item, telling
from .excerpt import Excerpt, excerpts
from .fold import both, parts
from .pages import as_of
from .prose import Block, Document, Fields, Heading, Listing, Para, Run, Text, missing, soft, strong, text
from .quote import Sources
from .say import sentence
from .signer import sheet
from .trust import damaged_in, law_in

NOTICE = "This letter was drawn up by a program from a transcription of the filing and has to be read and signed by a person before it is sent. It is not legal advice, and it decides no application."
QUOTED = 2
QUOTED_POINTS = 3
_RULES = re.compile(r"\(([a-z]+(?:-[a-z]+)+(?:, [a-z]+(?:-[a-z]+)+)*)\)")


@dataclass(frozen=True)
class Head:
    """What only the sender knows; what is not given is left as a marked place."""

    date: str = ""
    sender: str = ""
    reply_by: str = ""


@dataclass(frozen=True)
class Part:
    """A section of the letter."""

    verdict: str
    title: str
    intro: str
    found: str
    """How a folded item goes on after its requirement."""


PARTS = (
    Part("violated", "What must be corrected", "The filing contradicts itself, its tables or the requirement named.", "The filing departs from this"),
    Part(
        "not-stated",
        "What must be stated",
        "The filing is silent on these points, or we did not find them. The lines named are those that deal with the matter, or where the document begins.",
        "We did not find this",
    ),
    Part(
        "unclear",
        "Questions",
        "On these points the text can be read in more than one way, or more has to be known. A short answer in writing will do, or a corrected page.",
        "We cannot tell whether this is so",
    ),
)
APPROVES = "This letter approves no part of the filing and refuses none, and further points may arise from your answer."
ANSWER = "Please answer by item number, and send the pages that change, marked as amended. If you think that an item rests on a misreading, please say so and name the lines."
DRAFTING = "A point that names a drafting standard (HW) rests on no statute: it is asked so that the rules can be read in one way only and be compared with the law."


def letter(result: Result, filing: Filing, head: Head, sources: Sources | None = None) -> Document:
    """The letter about one filing."""
    mine = [v for v in result.verdicts if v.subject.filing == filing.id]
    found = [v for v in mine if v.verdict in FINDINGS and not v.suppressed]
    grave = told([v for v in found if v.severity in ("error", "warning")])
    graver = grave.standing
    writer = _Writer(Names.of(filing), sources or Sources(), {d.path: d.text.content for d in filing.documents}, grave.beside)
    sections = [(part, asks(writer.names, [v for v in graver if v.verdict == part.verdict])) for part in PARTS]
    small = told([v for v in found if v.severity not in ("error", "warning")])
    minor = (*small.standing, *(v for beside in small.beside.values() for v in beside))
    condition = tuple(damaged_in(result, filing.id, mine))
    word = "; ".join(law_in(result, filing.id))
    opening = _opening(mine, filing, writer.names, head, sections, condition, word)
    blocks: list[Block] = [*_head(filing, head), *opening]
    writer.number(sections)
    for part, groups in sections:
        blocks += writer.section(part, groups)
    blocks += writer.remarks(minor) if minor else []
    blocks += _closing(head, bool(graver))
    blocks += sheet(result, filing, mine, _places(blocks))
    return Document(f"Review of the filing of {filing.name}", tuple(blocks), NOTICE)


def _places(blocks: list[Block]) -> tuple[str, ...]:
    """What is still to be filled in."""
    runs = (run for b in blocks for said in ((b.text,) if isinstance(b, Para) else (row[1] for row in b.rows) if isinstance(b, Fields) else ()) for run in said)
    return tuple(dict.fromkeys(run.text.strip("[]") for run in runs if run.mark == "missing"))


def _head(filing: Filing, head: Head) -> list[Block]:
    model = filing.establishment.model if filing.establishment else None
    address = model.address if isinstance(model, Establishment) else None
    street, city = (address.street, ", ".join(p for p in (address.city, address.state) if p)) if address else (None, "")
    sender: list[str | Run] = list(head.sender.split("\n")) if head.sender else [missing("[name and address of this office]")]
    blocks: list[Block] = [Para(text(line), "address") for line in sender]
    blocks.append(Para(text(head.date or missing("[date of this letter]")), "date"))
    blocks.append(Para(text(filing.name), "address"))
    blocks.append(Para(text(street or missing("[street and number]")), "address"))
    blocks.append(Para(text(*((f"{city} ", missing("[ZIP code]")) if city else (missing("[city, state and ZIP code]"),))), "address"))
    return blocks


def _opening(
    mine: list[Verdict],
    filing: Filing,
    names: Names,
    head: Head,
    sections: list[tuple[Part, tuple[Group, ...]]],
    condition: tuple[str, ...],
    word: str,
) -> list[Block]:
    counted = [f"{n} {one if n == 1 else many}" for n, one, many in ((len(filing.games), "game", "games"), (len(filing.schedules), "schedule of collection fees", "schedules of collection fees")) if n]
    dates = as_of(mine)
    days = [f"{_day(day)}, {why.replace('today,', 'the day of this review,')}" + (f" ({number} document{'s' if number > 1 else ''})" if len(dates) > 1 else "") for day, why, number in dates]
    rows: list[tuple[str, Text]] = [("Concerning", text(both(counted) or "the filing")), ("Our reference", text(missing("[file number]")))]
    rows.append(("Law applied", text(f"the law of {'; of '.join(days)}" if days else "none")))
    rows += [("On whose word", text(_stop(word)))] if word else []
    rows += [("Damaged text", text(_stop(said))) for said in condition]
    blocks: list[Block] = [Heading(1, text("Review of your filing")), Fields(tuple(rows)), Para(text(f"To {filing.name}:"))]
    numbers = [sum(len(g.items) for g in groups) for _, groups in sections]
    told = [f"{n} {one if n == 1 else many}" for n, (one, many) in zip(numbers, (("point", "points"), ("point", "points"), ("question", "questions")), strict=True) if n]
    ends = [end for n, end in zip(numbers, (" to correct", " to state", ""), strict=True) if n]
    if not told:
        return [*blocks, Para(text("Thank you for your filing. We have reviewed it and found nothing that has to be corrected, as far as it was checked. This letter approves no game and no fee."))]
    listed = both([f"{what}{end}" for what, end in zip(told, ends, strict=True)])
    asked = f"Thank you for your filing. We have reviewed it and list {listed} below. The review goes on when we have your answer; please let us have it by "
    blocks += [Para(text(asked, head.reply_by or missing("[reply-by date]"), ".")), Para(text(APPROVES))]
    lines = f"Line numbers are those of the text of your filing as we hold it{f' ({both(names.sources)})' if names.sources else ''}. "
    blocks.append(Para(text(lines + DRAFTING)))
    return blocks


def _day(said: str) -> str:
    day = date.fromisoformat(said)
    return f"{day:%B} {day.day}, {day.year}"


class _Writer:
    """Writes items, knowing the names of documents and the number of each item."""

    def __init__(self, names: Names, sources: Sources, documents: dict[str, bytes], beside: dict[int, tuple[Verdict, ...]]) -> None:
        self.names, self.sources, self._documents, self._beside = names, sources, documents, beside
        self._numbers: dict[int, int] = {}
        self._of_rule: dict[tuple[str, str], list[int]] = {}

    def number(self, sections: list[tuple[Part, tuple[Group, ...]]]) -> None:
        """Through the whole letter."""
        for one in (one for _, groups in sections for group in groups for one in group.items):
            n = self._numbers[id(one)] = len(self._numbers) + 1
            for title in one.titles:
                self._of_rule.setdefault((one.first.rule, title), []).append(n)

    def section(self, part: Part, groups: tuple[Group, ...]) -> Iterator[Block]:
        if groups:
            yield Heading(2, text(part.title))
            yield Para(text(part.intro))
        for group in groups:
            yield Heading(3, text(group.title))
            for one in group.items:
                yield from self._item(one, part)

    def _item(self, item: Item, part: Part) -> Iterator[Block]:
        requirement, rests = _stop(item.first.statement), _stop(sentence(authority(item.first)))
        rows: list[tuple[str, Text]] = []
        if len(item.points) == 1:
            point = item.points[0]
            yield Para(text(strong(self._said(point))), "item", f"{self._numbers[id(item)]}.")
            rows = [("Requirement", text(f"{requirement} {rests}")), *self._found(point)]
        else:
            yield Para(text(strong(f"{requirement} {part.found} {_where(item)}:")), "item", f"{self._numbers[id(item)]}.")
            yield Listing(tuple(self._point(point, item, n < QUOTED_POINTS) for n, point in enumerate(item.points)))
            rows = [("Authority", text(rests))]
        if item.first.settled:
            rows.append(("Decided", text(_stop(item.first.settled))))
        rows += [("It also leaves open", text(said)) for said in dict.fromkeys(self._also(v) for found in item.verdicts for v in self._beside.get(id(found), ()))]
        rows.append(("Request", text(_request(item, part))))
        yield Fields(tuple(rows))

    def _found(self, point: Point) -> Iterator[tuple[str, Text]]:
        """Where the one thing of an item is found, and how it reads there."""
        first, *others = point.places
        if others:
            quotes = (f"\n{place.title}, {q.numbers}: “{q.text}”" for place in point.places[:QUOTED] for q in self._quotes(point, place, 1))
            yield "In the filing", text(_stop("; ".join(_named(place) for place in point.places)), *map(soft, quotes))
        elif self.names.of_name(first.evidence):
            yield "Looked for in", text(f"All documents of the filing. The establishment is named at {first.lines}.")
        elif first.lines:
            quoted = self._quotes(point, first, QUOTED)
            if len(quoted) == 1 and len(first.evidence) == 1:
                yield "In the filing", text(f"{sentence(first.lines)}: ", soft(f"“{quoted[0].text}”"))
            else:
                yield "In the filing", text(_stop(sentence(first.lines)), *(soft(f"\n{sentence(q.numbers)}: “{q.text}”") for q in quoted))

    def _point(self, point: Point, item: Item, quote: bool) -> Text:
        """One thing of several that an item draws together; the document is named where there are more than one."""
        first, *others = point.places
        ask = f" Please {'; '.join(point.fixes)}." if len(item.fixes) > 1 and point.fixes else ""
        quotes = [soft(f"\n{q.numbers}: “{q.text}”") for q in self._quotes(point, first, 1)] if quote and not others else []
        if others:
            return text(self._message(point) + ask, soft(f"\n{'; '.join(_named(place) for place in point.places)}"))
        named = ", ".join(part for part in (first.title if len(item.titles) > 1 else "", first.of) if part)
        lead = " ".join(part for part in (named, f"({first.lines})" if first.lines and named else first.lines) if part)
        return text(f"{sentence(lead)}: " if lead else "", self._message(point) + ask, *quotes)

    def _said(self, point: Point) -> str:
        """The options first, so that the reader finds them; not when the message names them itself."""
        of = point.places[0].of if len(point.places) == 1 and "option" not in point.message else ""
        return f"{sentence(of)}: {self._message(point, False)}" if of else self._message(point)

    def _message(self, point: Point, capital: bool = True) -> str:
        """A rule it refers to becomes the number of its item."""
        message = _stop(_RULES.sub(lambda m: self._reference(m, point.places[0].title), point.message))
        return sentence(message) if capital else message

    def _also(self, v: Verdict) -> str:
        """A requirement that cannot be answered as long as the item stands."""
        said = _RULES.sub(lambda m: self._reference(m, self.names.title(v)), v.message)
        lines = self.names.lines([v])
        return f"{_stop(v.statement)} {sentence(said)}{f' ({lines})' if lines else ''}. {_stop(sentence(authority(v)))}"

    def _reference(self, match: re.Match[str], title: str) -> str:
        numbers = [self._of_rule.get((rule, title)) for rule in match.group(1).split(", ")]
        if not all(numbers):
            return match.group()
        listed = [str(n) for n in sorted({n for given in numbers for n in given or ()})]
        return f"(item{'s' if len(listed) > 1 else ''} {both(listed)})"

    def _quotes(self, point: Point, place: Place, most: int) -> tuple[Excerpt, ...]:
        return excerpts(self.sources, telling(self.names, place), f"{point.message} {self._words(place.first)}", most)

    def _words(self, v: Verdict) -> str:
        """The facts a finding points at, as transcribed: they tell which part of a long line matters."""
        found = [where for where in (v.location, *v.related) if where and where.span.end_line - where.span.line < 4]
        rows = ((self._documents.get(where.path, b"").decode("utf-8-sig", "replace").splitlines()[where.span.line - 1 : where.span.end_line], where.span) for where in found)
        return " ".join(" ".join(given) if span.end_line > span.line else given[0][span.column - 1 : span.end_column - 1] for given, span in rows if given)

    def remarks(self, found: Sequence[Verdict]) -> list[Block]:
        """One line for each rule: no answer is asked, but nothing is left out."""
        by_rule: dict[tuple[str, str], list[Verdict]] = {}
        for v in sorted(found, key=gravity):
            by_rule.setdefault((v.provision, v.verdict), []).append(v)
        rows = tuple(self._remark(item(self.names, given)) for given in by_rule.values())
        return [Heading(2, text("Remarks")), Para(text("These need no answer; they may be worth a look when the documents are next changed.")), Listing(rows)]

    def _remark(self, made: Item) -> Text:
        rule = f" [{made.first.code}]"
        told = [(self._message(point), "; ".join(_named(place) for place in point.places)) for point in made.points]
        if len(told) == 1:
            return text(told[0][0], soft(f" {told[0][1]}{rule}"))
        return text(_stop(made.first.statement), soft(rule), *(soft(f"\n{where}: {said}") for said, where in told))


def _named(place: Place) -> str:
    return ", ".join(part for part in (place.title, place.of, place.lines) if part)


def _where(item: Item) -> str:
    """How widely a folded item is found."""
    if len(item.titles) > 1:
        return f"in {len(item.titles)} documents"
    named = parts(item.verdicts)
    return f"in {named}" if named else f"at {len(item.points)} places"


def _request(item: Item, part: Part) -> str:
    each = len(item.fixes) > 1 and len(item.points) > 1
    fixes = "" if each else "; ".join(item.fixes)
    if part.verdict != "unclear":
        return f"Please {fixes}." if fixes else "Please submit corrected pages, as asked at each place." if each else "Please submit a corrected page."
    if any(v.damaged for v in item.verdicts):
        return "Please send a legible copy of these lines." + (f" If they are to be changed, please {fixes}." if fixes else "")
    return f"Please explain this point in writing, or {fixes}." if fixes else "Please explain in writing, or amend as asked at each place." if each else "Please explain this point in writing."


def _stop(words: str) -> str:
    return words if words.endswith((".", "?", "!")) else f"{words}."


def _closing(head: Head, items: bool) -> list[Block]:
    blocks: list[Block] = []
    if items:
        blocks.append(Heading(2, text("How to answer")))
        blocks.append(Para(text(ANSWER)))
        blocks.append(Para(text("If you need more time, or wish to talk an item over before you answer, please write or call: ", missing("[telephone and e-mail]"), ".")))
    signed: list[Block] = [Para(text(head.sender.split("\n")[0]), "address")] if head.sender else [Para(text(missing("[name and title]")), "address"), Para(text(missing("[office]")), "address")]
    return [*blocks, Para(text("Sincerely,"), "sign"), Para(text(missing("[signature]")), "sign"), *signed]
