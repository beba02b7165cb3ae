"""The law itself in words: what is in force on a day, what changed between two days, one rule
explained.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date

from ..judge.compare import Change, Comparison, LawChange, shown, words
from ..law import books as law
from ..model.rulebook import Gap, Provision, When
from ..predicates.manual import Page
from ..predicates.words import FIELD, Case, entries
from .clean import counted

DECIDES = {
    "fully": "fully",
    "may-over-report": "may report too much: a finding needs a second look",
    "may-under-report": "may miss cases: no finding is no proof",
    "a-person-must-judge": "only points: a person must judge",
}


def rules(stack: law.Stack, day: date) -> str:
    """Every provision of a stack on a day, rulebook by rulebook."""
    lines = [f"The law as of {day}. {law.NOTICE}"]
    for book in stack.books:
        mine = [rule for rule in stack.rules if rule.book == book.id]
        lines += [
            "",
            f"{book.rulebook.name} ({book.id}): {counted(len(mine), 'provision')}"
            + (f", under {book.rulebook.parent}" if book.rulebook.parent else ""),
        ]
        for rule in mine:
            lines += _rule(rule, day)
        lines += _gaps(book.rulebook.not_covered)
    return "\n".join(lines) + "\n"


def _rule(rule: law.Rule, day: date) -> Iterator[str]:
    p, standing = rule.provision, law.standing(rule, day)
    mark = (
        ""
        if standing.in_force
        else f"  [{'uncertain' if standing.in_force is None else 'not in force'}: {standing.because}]"
    )
    yield f"  {p.code}  {p.id} ({p.class_}, {p.severity}, {p.confidence}){mark}"
    yield f"         {p.statement}"
    for name, figure in law.figures(rule, day).items():
        yield f"         {name}: {shown(figure)}"
    if rule.wider:
        yield f"         tightens {rule.wider.name}"


def _gaps(gaps: Iterable[Gap]) -> Iterator[str]:
    for number, gap in enumerate(gaps):
        if not number:
            yield "  no rule covers"
        yield f"         {gap.cite}: {gap.why}"


def changes(found: Iterable[LawChange], first: date, second: date) -> str:
    """What changed in law between two days."""
    lines = [f"What changed in law between {first} and {second}. {law.NOTICE}", ""]
    for change in found:
        lines += [
            f"{change.code}  {change.provision}: {change.what}",
            f"         {change.statement}",
            f"         {first}: {change.before}",
            f"         {second}: {change.after}",
        ]
    return "\n".join(lines if len(lines) > 2 else [*lines, "nothing"]) + "\n"


def compared(comparison: Comparison) -> str:
    """Which verdicts change between two days, for which games, and why; what must be refiled first."""
    first, second = comparison.first, comparison.second
    lines = [f"Verdicts by the law of {first} and of {second}. {law.NOTICE}"]
    for title, group in (
        ("to be refiled", [c for c in comparison.changes if c.refile]),
        ("otherwise changed", [c for c in comparison.changes if not c.refile]),
    ):
        if group:
            lines += ["", f"{len(group)} {title}"]
            lines += [line for change in group for line in _change(change, first, second)]
    faults = [fault for result in comparison.results for fault in result.faults]
    lines += [
        f"fault of the program {fault.rule} on {fault.subject}: {fault.error}" for fault in faults
    ]
    judged = " and ".join(f"{len(result.verdicts):,}" for result in comparison.results)
    lines += [
        "",
        f"{len(comparison.changes)} of {judged} verdicts change; {counted(len(comparison.law), 'change')} in law",
    ]
    return "\n".join(lines) + "\n"


def _change(change: Change, first: date, second: date) -> Iterator[str]:
    games = (
        f" (games: {', '.join(change.subject.games)})"
        if change.subject.games and change.subject.kind != "game"
        else ""
    )
    yield f"{change.subject.id}: {change.code} {change.rule} {change.before} -> {change.after}{games}"
    yield f"    {first}: {change.said_before}"
    yield f"    {second}: {change.said_after}"
    yield f"    why: {change.why}"


def explained(rule: law.Rule, page: Page, day: date) -> str:
    """One provision: what it asks, on what authority, on a day; then the page of its predicate."""
    p, standing = rule.provision, law.standing(rule, day)
    lines = [
        f"{p.code} {p.predicate}: {rule.name}",
        "",
        p.statement,
        "",
        f"On {day}: {'in force' if standing.in_force else standing.because}",
    ]
    for name, figure in law.figures(rule, day).items():
        lines.append(f"  {name}: {shown(figure)}")
    if history := list(_history(rule)):
        lines += ["", "History", *history]
    lines += [
        "",
        f"Class: {p.class_}. Severity: {p.severity}. Judged for each {p.level}"
        + (f" of {', '.join(p.applies_to)}." if p.applies_to else "."),
    ]
    lines += [
        f"How far it decides: {DECIDES[p.decides]}.",
        f"Last confirmed on {p.confirmed}.",
        "",
        "Authorities",
    ]
    lines += [f"  {_cite(p, number)}" for number in range(len(p.authorities))]
    if rule.by_construction:
        lines.append(
            f"  Filings that are themselves this authority, and meet it by construction: {', '.join(rule.by_construction)}."
        )
    taken = list(_taken(p.predicate))
    lines += ["", "What a rulebook may give it", *taken] if taken else []
    return "\n".join([*lines, "", page.summary, *_page(page), "", law.NOTICE]) + "\n"


def _taken(predicate: str) -> Iterator[str]:
    """The parameters a rule takes."""
    from .. import predicates

    for name, kind in predicates.find(predicate).parameters.items():
        yield f"  {name}: {kind.says}{', which it must have' if kind.needed else ''}"


def _history(rule: law.Rule) -> Iterator[str]:
    p = rule.provision
    if p.in_force:
        yield f"  in force from {law.when(p.in_force)}"
    for name, parameter in rule.parameters.items():
        for value in parameter.values:
            how = f"{value.because or 'the provision itself'}; {value.confidence or p.confidence}"
            yield f"  {name} {words(value.value)} {_start(value.from_)} ({how})"
    for change in p.status:
        yield (
            f"  {change.status.replace('-', ' ')} {law.when(change.from_)}"
            + (f": {change.because}" if change.because else "")
            + (f" [{change.source}]" if change.source else "")
        )
    if p.until:
        yield f"  ended {law.when(p.until)}"
    if rule.wider:
        yield f"  tightens {rule.wider.name}"


def _start(given: When | None) -> str:
    if given is None:
        return "from the start"
    return f"from {'' if given.on else 'some day '}{law.when(given)}"


def _cite(p: Provision, number: int) -> str:
    a = p.authorities[number]
    read = ", ".join(
        text
        for text in (a.document, a.section, f"line {a.lines}" if a.lines else None, a.url)
        if text
    )
    return f"{a.cite} ({a.confidence or p.confidence})" + (f": {read}" if read else "")


def listed(rules: Sequence[law.Rule], many: int, words: str) -> str:
    """Rules that were found by words, one line each."""
    lines = [f"{counted(many, 'rule')} with the words {words!r}:", ""]
    found = (rule.provision for rule in rules)
    lines += [f"{p.code}  {p.predicate}: {p.statement}" for p in found]
    more = [f"and {many - len(rules)} more: add a word"] if many > len(rules) else []
    last = "houseway explain RULE shows the whole page of one"
    return "\n".join([*lines, *more, "", last]) + "\n"


def _page(page: Page) -> Iterator[str]:
    for heading, body in page.sections.items():
        if heading == "Says":
            yield from _says(body)
            continue
        yield from ("", heading, *(f"  {line}".rstrip() for line in body.splitlines()))


def _says(body: str) -> Iterator[str]:
    """What the rule can find, each with what mends it; then what it says of the rest."""
    known = entries(body)
    told = [case for case in known.values() if not case.words]
    wrong = [case for case in told if case.fix or case.write or case.reading or case.together]
    rest = [case for case in told if case not in wrong]
    for heading, group in ((FINDS, wrong), ("What else it says", rest)):
        if group:
            yield from ("", heading)
            yield from (row for case in group for row in _case(case, known))


def _case(case: Case, known: Mapping[str, Case]) -> Iterator[str]:
    yield f"  - {_filled(case.message, known)}"
    if case.reading:
        yield f"    unless: {_filled(case.reading, known)}"
    if case.fix:
        yield f"    fix: {_filled(case.fix, known)}"
    if case.write:
        first, *rest = _filled(case.write, known, yaml=True).splitlines()
        yield from (f"    write: {first}", *(f"           {row}" for row in rest))


FINDS = "What it finds, and what mends it"
_AGREEING = {"s": "s", "is": "is", "was": "was", "has": "has", "does": "does"}


def _filled(template: str, known: Mapping[str, Case], yaml: bool = False) -> str:
    """A sentence of a page with the names of its values in place of the values."""

    def shown(found: re.Match[str]) -> str:
        name, spec = found[1], found[2] or ""
        if not name:
            return found[0] if yaml else ""
        if name.startswith("@"):
            return "line ..."
        if name in known and known[name].words:
            return _filled(known[name].message, known)
        return _AGREEING.get(spec) or f"<{name.replace('_', ' ')}>"

    return FIELD.sub(shown, template)
