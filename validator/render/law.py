"""The law in words: what is in force on a day, what changed between two, one rule explained."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import Any

from ..judge.compare import Comparison, LawChange, shown, words
from ..law import books as law
from ..model.rulebook import When
from ..predicates.manual import Page
from ..predicates.says import Case, cases, entries
from ..predicates.words import FIELD
from .templates import written

DECIDES = {
    "fully": "fully",
    "may-over-report": "may report too much: a finding needs a second look",
    "may-under-report": "may miss cases: no finding is no proof",
    "a-person-must-judge": "only points: a person must judge",
}


def _told(what: str, **given: Any) -> str:
    filters: dict[str, Callable[..., Any]] = {
        "standing": law.standing,
        "figures": law.figures,
        "shown": shown,
        "decides": DECIDES.__getitem__,
        "repr": repr,
    }
    return written("law.txt.j2", filters, what=what, notice=law.NOTICE, **given)


def rules(stack: law.Stack, day: date) -> str:
    """Every provision of a stack on a day, rulebook by rulebook."""
    return _told("rules", stack=stack, day=day)


def changes(found: Iterable[LawChange], first: date, second: date) -> str:
    """What changed in law between two days."""
    return _told("changes", found=found, first=first, second=second)


def compared(comparison: Comparison) -> str:
    """Which verdicts change between two days, for which games, and why; what must be refiled first."""
    return _told("compared", of=comparison)


def listed(rules: Sequence[law.Rule], many: int, words: str, lost: Sequence[str] = ()) -> str:
    """Rules that were found by words, one line each; and words that the first of them lacks."""
    return _told("listed", rules=rules, many=many, words=words, lost=lost)


def explained(rule: law.Rule, page: Page, day: date) -> str:
    """One provision: what it asks, on what authority, on a day; then the page of its predicate."""
    from .. import predicates

    takes = predicates.find(rule.provision.predicate).parameters
    given = {"history": _history(rule), "takes": takes, "page": page, "body": _page(page)}
    return _told("explained", rule=rule, day=day, **given)


def _history(rule: law.Rule) -> Iterator[str]:
    p = rule.provision
    if p.in_force:
        yield f"in force from {law.when(p.in_force)}"
    for name, parameter in rule.parameters.items():
        for value in parameter.values:
            how = f"{value.because or 'the provision itself'}; {value.confidence or p.confidence}"
            yield f"{name} {words(value.value)} {_start(value.from_)} ({how})"
    for change in p.status:
        because = f": {change.because}" if change.because else ""
        source = f" [{change.source}]" if change.source else ""
        yield f"{change.status.replace('-', ' ')} {law.when(change.from_)}{because}{source}"
    if p.until:
        yield f"ended {law.when(p.until)}"
    if rule.wider:
        yield f"tightens {rule.wider.name}"


def _start(given: When | None) -> str:
    if given is None:
        return "from the start"
    return f"from {'' if given.on else 'some day '}{law.when(given)}"


def _page(page: Page) -> Iterator[str]:
    yield from ("", *page.about.splitlines())
    for heading, body in page.sections.items():
        if heading == "Says":
            yield from _says(body)
            continue
        yield from ("", heading, *(f"  {line}".rstrip() for line in body.splitlines()))


def _says(body: str) -> Iterator[str]:
    """What the rule can find, each with what mends it; then what it says of the rest."""
    own = entries(body)
    known = {**cases(""), **own}
    told = [case for case in own.values() if not case.words]
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
            return _filled(known[name].message, {k: v for k, v in known.items() if k != name})
        return _AGREEING.get(spec) or f"<{name.replace('_', ' ')}>"

    return FIELD.sub(shown, template)
