"""The deficiency letter: what a regulator sends back. Numbered items by document, questions apart, remarks at the end."""

from __future__ import annotations

from dataclasses import dataclass

from ..docket import Filing
from ..judge.verdict import Result, Verdict
from ..model.establishment import Establishment
from .fold import Group, Item, both, groups
from .pages import as_of
from .prose import Block, Document, Fields, Heading, Listing, Para, Text, missing, strong, text
from .say import sentence

NOTICE = "This letter was drawn up by a program from a transcription of the filing and has to be read and signed by a person before it is sent. It is not legal advice, and it decides no application."
BLANK = "____________________________"
REMARKS = 20
ANSWER = (
    "Please answer by item number and send the pages that change, marked as amended, with the next version of the document. "
    "If you think an item rests on a misreading, please say so and name the lines.",
    "A drafting standard is no statute. It is asked of every filing so that its rules can be read in one way only and be compared with the law.",
)


@dataclass(frozen=True)
class Head:
    """What only the sender knows; what is not given stays a blank line."""

    date: str = ""
    sender: str = ""


def letter(result: Result, filing: Filing, head: Head) -> Document:
    """The letter about one filing."""
    found = [v for v in result.verdicts if v.subject.filing == filing.id and v.verdict in ("violated", "not-stated", "unclear") and not v.suppressed]
    wrong = [v for v in found if v.counts]
    asked = [v for v in found if v.verdict == "unclear" and v.severity in ("error", "warning") and not v.settled]
    minor = [v for v in found if v.severity not in ("error", "warning")]
    blocks: list[Block] = [*_head(filing, head), *_opening(result, filing, wrong, asked)]
    number = 1
    for title, intro, verdicts, question in (
        ("Items to correct", "Each item names what the filing says or leaves out, where, the requirement, and what to submit.", wrong, False),
        ("Questions", "On these points the text can be read in more than one way, or a person has to decide. An answer in writing, or a corrected page, will do.", asked, True),
    ):
        if verdicts:
            blocks += [Heading(2, text(title)), Para(text(intro))]
            for group in groups(filing, verdicts):
                made = _group(group, number, question)
                number += len(group.items)
                blocks += made
    blocks += _remarks(groups(filing, minor)) if minor else []
    answered = [v for v in result.verdicts if v.subject.filing == filing.id and (v.suppressed or v.annotation)]
    blocks += _answered(answered) if answered else []
    blocks += _closing(result, filing, number - 1, head)
    return Document(f"Review of the filing of {filing.name}", tuple(blocks), NOTICE)


def _head(filing: Filing, head: Head) -> list[Block]:
    model = filing.establishment.model if filing.establishment else None
    address = model.address if isinstance(model, Establishment) else None
    lines = [filing.name]
    lines += [part for part in ((address.street, ", ".join(p for p in (address.city, address.state) if p)) if address else ()) if part]
    blocks: list[Block] = [Para(text(line), "address") for line in (head.sender.split("\n") if head.sender else [BLANK])]
    blocks += [Para(text("Date: ", head.date or BLANK))]
    blocks += [Para(text(line), "address") for line in lines]
    if not (address and address.street):
        blocks.append(Para(text(missing("Address to be added: the filing gives " + ("no street." if address and address.city else "none."))), "address"))
    return blocks


def _opening(result: Result, filing: Filing, wrong: list[Verdict], asked: list[Verdict]) -> list[Block]:
    sources = list(dict.fromkeys(d.model.source.document for d in filing.documents if d.model.source))
    games, schedules = len(filing.games), len(filing.schedules)
    counted = " and ".join(f"{n} {word}{'s' if n != 1 else ''}" for n, word in ((games, "game"), (schedules, "schedule of collection fees" if schedules == 1 else "schedule")) if n)
    counted = counted.replace("schedules", "schedules of collection fees")
    mine = [v for v in result.verdicts if v.subject.filing == filing.id]
    days = [f"{day} ({why})" for day, why, _ in as_of(mine)]
    blocks: list[Block] = [
        Heading(1, text("Review of your filing")),
        Fields((("Concerning", text(counted + (f", filed as {both(sources)}" if sources else ""))), ("Law applied", text(f"as of {both(days)}" if days else "none")))),
        Para(text(f"To {filing.name}:")),
    ]
    if wrong or asked:
        n, q = sum(len(g.items) for g in groups(filing, wrong)), sum(len(g.items) for g in groups(filing, asked))
        what = " and ".join(part for part in (f"{n} item{'s' if n != 1 else ''} to correct" if n else "", f"{q} question{'s' if q != 1 else ''}" if q else "") if part)
        thanks = f"Thank you for your filing. We have read it and list below {what}. Until they are settled the review cannot be completed."
        blocks.append(Para(text(thanks + " Everything not listed here was found in order or does not apply, as far as it was checked.")))
    else:
        blocks.append(Para(text("Thank you for your filing. We have read it and found nothing that has to be corrected, as far as it was checked.")))
    return blocks


def _group(group: Group, number: int, question: bool) -> list[Block]:
    blocks: list[Block] = [Heading(3, text(group.title))]
    for item in group.items:
        blocks += _item(item, number, group, question)
        number += 1
    return blocks


def _item(item: Item, number: int, group: Group, question: bool) -> list[Block]:
    blocks: list[Block] = []
    if len(item.points) == 1:
        point = item.points[0]
        blocks.append(Para(text(strong(_stop(sentence(_led(point.of, point.message))))), "item", f"{number}."))
    else:
        whole = f" in {item.of}" if item.of else " at these places"
        lead = f"We cannot tell whether one requirement is met{whole}:" if question else f"One requirement is not met{whole}:"
        blocks.append(Para(text(strong(lead)), "item", f"{number}."))
        blocks.append(Listing(tuple(text(_stop(sentence(_led(p.of, p.message)))) for p in item.points)))
    rows: list[tuple[str, Text]] = [("Requirement", text(_stop(item.first.statement))), ("Authority", text(_stop(sentence(item.authority))))]
    if item.places:
        label = "Looked for at" if item.first.verdict == "not-stated" else "In the filing"
        rows.append((label, text(_stop("; ".join(item.places) + ("" if group.kind == "filing" else f" ({group.title})")))))
    if item.first.settled:
        rows.append(("Decided", text(_stop(item.first.settled))))
    rows.append(_asked(item, question))
    return [*blocks, Fields(tuple(rows))]


def _asked(item: Item, question: bool) -> tuple[str, Text]:
    fixes = "; ".join(item.fixes)
    if question and any("source text is damaged" in p.message for p in item.points):
        return "Please answer", text("Please send a legible copy of these lines." + (f" If they are to be changed, please {fixes}." if fixes else ""))
    if question:
        return "Please answer", text("What is meant? Please tell us in writing" + (f" or, in a corrected page, {fixes}." if fixes else "."))
    return "Please submit", text(f"Please {fixes}." if fixes else "Please submit a corrected page.")


def _led(of: str, message: str) -> str:
    """The options first, so that the reader finds them; not when the message names them itself."""
    return f"{of}: {message}" if of and "option" not in message else message


def _stop(words: str) -> str:
    return words if words.endswith((".", "?", "!")) else f"{words}."


def _remarks(found: tuple[Group, ...]) -> list[Block]:
    items = [(group, item) for group in found for item in group.items]
    shown = tuple(text(f"{group.title}: ", _stop(item.points[0].message + (f" (and {len(item.points) - 1} more of the kind)" if len(item.points) > 1 else ""))) for group, item in items[:REMARKS])
    more = (text(f"{len(items) - REMARKS} more remarks of this kind stand in the full report."),) if len(items) > REMARKS else ()
    return [Heading(2, text("Remarks")), Para(text("These need no answer; they may be worth a look when the documents are next changed.")), Listing(shown + more)]


def _answered(found: list[Verdict]) -> list[Block]:
    """What the documents themselves answer for: shown to whoever signs, counted, not asked again."""
    listed = dict.fromkeys(f"{v.code} {v.subject.label}: {_stop(v.message)} {'Answered' if v.suppressed else 'Noted'}: {_stop(v.suppressed or v.annotation)}" for v in found)
    return [Heading(2, text("Points the documents answer for")), Para(text(f"{len(found)} findings carry an answer of the applicant.")), Listing(tuple(text(said) for said in listed))]


def _closing(result: Result, filing: Filing, items: int, head: Head) -> list[Block]:
    blocks: list[Block] = [Heading(2, text("How to answer" if items else "What was checked"))]
    if items:
        blocks += [Para(text(said)) for said in ANSWER]
    run = next((run for run in result.runs if run.filing == filing.id), None)
    if run and run.not_run:
        blocks += [Para(text("Not checked in this review:")), Listing(tuple(text(f"{n.what}: {n.why}.") for n in run.not_run))]
    elif not items:
        blocks.append(Para(text("Every provision that was put to the filing was decided.")))
    blocks += [Para(text("Sincerely,"), "sign"), Para(text(BLANK)), Para(text(head.sender.split("\n")[0] if head.sender else "Name and office"))]
    return blocks
