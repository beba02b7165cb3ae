"""The law of a day: which value of a parameter holds, and whether a rule is in force."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any, NamedTuple

from ..model.rulebook import Parameter, Provision, Value, When
from ..predicates.answer import Figure as Figure
from .days import earliest, latest, when

if TYPE_CHECKING:
    from .books import Rule

COMING = ("proposed", "adopted", "in-force")
"""Statuses a provision has first when it did not bind before its history begins."""


class Standing(NamedTuple):
    """Whether a rule is in force on a day: yes, no, or uncertain; and why."""

    in_force: bool | None
    because: str


def figures(rule: Rule, day: date) -> dict[str, Figure]:
    """The parameters on a day; until a narrower one starts for certain, the wider may hold."""
    found = {name: figure(parameter, day) for name, parameter in rule.parameters.items()}
    for name, wider in figures(rule.wider, day).items() if rule.wider else ():
        starts = [value.from_ for value in rule.parameters[name].values]
        if all(start and earliest(start) > day for start in starts):
            found[name] = wider
        elif all(start and latest(start) > day for start in starts):
            own = found[name]
            values = (*wider.values, *(value for value in own.values if value not in wider.values))
            found[name] = Figure(values, (*wider.because, *own.because))
    return found


def figure(parameter: Parameter, day: date) -> Figure:
    values: list[Any] = []
    reasons: list[str] = []
    for value in parameter.values:
        start = value.from_
        if start and earliest(start) > day:
            continue
        settled = not start or latest(start) <= day
        if settled:
            values, reasons = [], []
        if value.value not in values:
            values.append(value.value)
        reasons.append(_note(value) if settled else _since(value))
    if not values:
        values, reasons = [parameter.values[0].value], [_note(parameter.values[0])]
    return Figure(tuple(values), tuple(reasons))


def _since(value: Value) -> str:
    """That a value holds since a day which is not known for certain."""
    note = _note(value)
    day = when(value.from_) if value.from_ else ""
    return f"{value.value} since some day {day}" + (f" ({note})" if note else "")


def _note(value: Value) -> str:
    """What a value rests on, and how surely it is known."""
    return ", ".join(text for text in (value.because, value.confidence) if text)


def binding(rule: Rule, day: date) -> Rule:
    """The rule that binds on a day: this, or the wider one while this is not in force."""
    while rule.wider and standing(rule, day).in_force is False:
        rule = rule.wider
    return rule


def standing(rule: Rule, day: date) -> Standing:
    """Whether a rule binds on a day."""
    provision = rule.provision
    begins, ends = provision.in_force, provision.until
    if begins and earliest(begins) > day:
        return Standing(False, f"not yet in force on {day}: it is in force from {when(begins)}")
    if ends and latest(ends) <= day:
        return Standing(False, f"no longer in force on {day}: it ended {when(ends)}")
    state, because, certain = _state(provision, day)
    if not certain or _within(begins, day) or _within(ends, day):
        window = because or when(ends or begins or When())
        return Standing(None, f"whether it was in force on {day} is uncertain: {window}")
    return Standing(state == "in-force", because or "in force")


def _within(moment: When | None, day: date) -> bool:
    """Whether a day lies in the window of a moment."""
    return moment is not None and earliest(moment) <= day < latest(moment)


def _state(provision: Provision, day: date) -> tuple[str, str, bool]:
    """The status on a day by the changes told of it, why, and whether that is certain."""
    first = provision.status[0].status if provision.status else ""
    state, because, certain = "in-force", "", True
    if first in COMING and not provision.in_force:
        state, because = "none", f"not yet {first.replace('-', ' ')} on {day}"
    for change in provision.status:
        told = _told(change.status, change.from_, change.because)
        if latest(change.from_) <= day:
            state, because, certain = change.status, told, True
        elif earliest(change.from_) <= day:
            because = f"{because}; {told}" if because else told
            certain = certain and (state == "in-force") == (change.status == "in-force")
            state = change.status if certain else state
    return state, because, certain


def _told(status: str, moment: When, because: str | None) -> str:
    told = f"{status.replace('-', ' ')} {'on ' if moment.on else ''}{when(moment)}"
    return f"{told} ({because})" if because else told
