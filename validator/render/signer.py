"""The sheet for whoever signs a letter: what to fill in and to check. It is taken off."""

from __future__ import annotations

from collections.abc import Iterator

from ..docket.filings import Filing
from ..judge.verdict import FINDINGS, Result, Verdict
from .clean import counted
from .prose import Block, Break, Heading, Listing, Para, text
from .rests import CONFIDENCE
from .say import both, sentence
from .summary import on_paper
from .trust import damaged_in, decided, law_in


def sheet(
    result: Result, filing: Filing, verdicts: list[Verdict], blanks: tuple[str, ...]
) -> list[Block]:
    """A page of its own at the end."""
    off = "This sheet is no part of the letter. Please take it off before the letter is sent."
    blocks: list[Block] = [Break(), Heading(2, text("For whoever signs")), Para(text(off))]
    rows = [f"Fill in what is marked: {'; '.join(blanks)}."] if blanks else []
    rows += _to_check(result, filing, verdicts)
    blocks += [Listing(tuple(map(text, rows)), boxes=True)] if rows else []
    answered = [v for v in verdicts if v.suppressed or v.annotation]
    return [*blocks, *(_answered(answered) if answered else ())]


def _to_check(result: Result, filing: Filing, verdicts: list[Verdict]) -> Iterator[str]:
    """What the letter rests on: the law, the text, decisions, and what was not checked."""
    for said in (*law_in(result, filing.id), *damaged_in(result, filing.id, verdicts)):
        yield f"{sentence(said)}."
    for how, known in _unsure(verdicts).items():
        yield f"Check before relying on what is known here only {how}: {'; '.join(known)}."
    yield from (f"Decided: {said}." for said in decided(result, filing.id))
    for v in verdicts:
        if v.settled and v.verdict not in FINDINGS:
            yield f"Decided, and not asked: {v.code} {v.subject.label}: {v.settled}."
    yield from (f"Not checked: {said}." for said in on_paper(result.missed(filing.id)))


def _unsure(verdicts: list[Verdict]) -> dict[str, list[str]]:
    """Authorities the letter cites that were not read in their own words, by how they are known."""
    found: dict[tuple[str, str], dict[str, None]] = {}
    for v in verdicts:
        if v.verdict in FINDINGS and not v.suppressed:
            for a in v.authority:
                if a.confidence in CONFIDENCE:
                    found.setdefault((a.cite, CONFIDENCE[a.confidence]), {})[v.code] = None
    known: dict[str, list[str]] = {}
    for (cite, how), codes in sorted(found.items()):
        known.setdefault(how, []).append(f"{cite} ({both(sorted(codes))})")
    return known


def _answered(found: list[Verdict]) -> list[Block]:
    """What the documents themselves answer for: counted, not asked again."""
    answers = {
        id(v): f"Answered: {v.suppressed}" if v.suppressed else f"Noted: {v.annotation}"
        for v in found
    }
    listed = dict.fromkeys(
        f"{v.code} {v.subject.label}: {v.message} {answers[id(v)]}" for v in found
    )
    carry = "carries" if len(found) == 1 else "carry"
    head = f"{counted(len(found), 'finding')} {carry} an answer of the applicant."
    return [
        Heading(3, text("Points the documents answer for")),
        Para(text(head)),
        Listing(tuple(text(said) for said in listed)),
    ]
