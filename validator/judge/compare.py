"""Two days compared: what changed in the law, and which verdicts change with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from ..docket.filings import Docket, Filing
from ..law import books as law
from .engine import Settings, judge
from .verdict import VERDICTS, Result, SubjectRef, Verdict

WRONG = ("violated", "not-stated")


@dataclass(frozen=True, slots=True)
class LawChange:
    """A provision that is not on the second day what it was on the first."""

    code: str
    provision: str
    statement: str
    what: str
    """Whether it is in force, or the name of a parameter."""
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Change:
    """A verdict that is another on the second day."""

    code: str
    rule: str
    provision: str
    subject: SubjectRef
    before: str
    after: str
    said_before: str
    said_after: str
    why: str

    @property
    def refile(self) -> bool:
        """Whether what was in order, or open, on the first day is not on the second."""
        return self.after in WRONG and self.before not in WRONG


@dataclass(frozen=True)
class Comparison:
    first: date
    second: date
    law: tuple[LawChange, ...]
    changes: tuple[Change, ...]
    results: tuple[Result, Result]
    """Everything judged by each day, with what was not run and what went wrong."""


def compare(docket: Docket, settings: Settings, first: date, second: date) -> Comparison:
    """Judge the docket by the law of two days. The date in *settings* is not used."""
    before = judge(docket, settings._replace(as_of=first))
    refused = {refusal.filing for refusal in before.refused}
    docket = Docket(tuple(filing for filing in docket.filings if filing.id not in refused))
    after = judge(docket, settings._replace(as_of=second))
    stacks = map(law.stack, _names(docket.filings, settings))
    every = (change for stack in stacks for change in law_changes(stack.rules, first, second))
    changed = tuple(dict.fromkeys(every))
    why: dict[str, list[str]] = {}
    for change in changed:
        said = f"{change.what}: {change.before}, then {change.after}"
        why.setdefault(_id(change.provision), []).append(said)
    old, changes = _worst(before), []
    for key, v in _worst(after).items():
        if key in old and old[key].verdict != v.verdict:
            because = "; ".join(why.get(key[0], ["the same law, read with another date"]))
            a, b = old[key], v
            both = (a.verdict, b.verdict, a.message, b.message, because)
            changes.append(Change(b.code, b.rule, b.provision, b.subject, *both))
    return Comparison(first, second, changed, tuple(changes), (before, after))


def _names(filings: Iterable[Filing], settings: Settings) -> list[tuple[str, ...]]:
    chosen = (
        settings.rulebooks if settings.rulebooks is not None else filing.jurisdictions
        for filing in filings
    )
    return list(dict.fromkeys((*names, *settings.also) for names in chosen))


def _id(provision: str) -> str:
    """A provision is the same in a wider and a narrower rulebook."""
    return provision.rpartition("/")[2]


def _worst(result: Result) -> dict[tuple[str, str, str], Verdict]:
    """The worst verdict of each provision on each subject."""
    found: dict[tuple[str, str, str], Verdict] = {}
    for verdict in result.verdicts:
        key = (_id(verdict.provision), verdict.rule, verdict.subject.id)
        if key not in found or VERDICTS.index(verdict.verdict) < VERDICTS.index(found[key].verdict):
            found[key] = verdict
    return found


def law_changes(rules: Iterable[law.Rule], first: date, second: date) -> tuple[LawChange, ...]:
    """What to act on between two days: what each provision asks, and whether it binds."""
    found: list[LawChange] = []
    for rule in rules:
        one, two = _in_law(rule, first), _in_law(rule, second)
        old, new = law.standing(one, first), law.standing(two, second)
        of = rule.provision.code, rule.name, rule.provision.statement
        if old.in_force is not new.in_force:
            found.append(LawChange(*of, "in force", _standing(old), _standing(new)))
        if old.in_force is not False and new.in_force is not False:
            was, now = law.figures(one, first), law.figures(two, second)
            other = (key for key in now if key in was and _asked(was[key]) != _asked(now[key]))
            found.extend(LawChange(*of, key, shown(was[key]), shown(now[key])) for key in other)
    return tuple(found)


def _in_law(rule: law.Rule, day: date) -> law.Rule:
    """The rule that binds on a day; while only good drafting asked for it, no law did."""
    bound = law.binding(rule, day)
    return rule if bound.drafting else bound


def _asked(figure: law.Figure) -> list[str]:
    """What a figure asks, in whatever order it may."""
    return sorted(map(words, figure.values))


def _standing(standing: law.Standing) -> str:
    return "in force" if standing.in_force else standing.because


def shown(figure: law.Figure) -> str:
    """A parameter on a day in words."""
    value = " or ".join(map(words, figure.values))
    return f"{value} ({figure.reason})" if figure.reason else value


def words(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(
            f"({words(item)})" if isinstance(item, list | tuple | dict) else words(item)
            for item in value
        )
    if isinstance(value, dict):
        return "; ".join(f"{key} {words(item)}" for key, item in value.items())
    return "yes" if value is True else "no" if value is False else str(value)
