"""What a predicate answers, and what it is asked with."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from types import MappingProxyType
from typing import Any, NamedTuple

from ..docket import Docket
from ..filed import Place
from .verdict import VERDICTS as VERDICTS


class Answer(NamedTuple):
    """One verdict of a predicate on one subject. The engine adds code, severity, position and authority."""

    verdict: str
    message: str
    place: Place | None = None
    related: tuple[tuple[Place, str], ...] = ()
    fix: str = ""
    follows: tuple[str, ...] = ()
    """Rules whose findings at this place are the cause of it."""


def met(message: str, *places: Place) -> Answer:
    return Answer("met", message, places[0] if places else None, tuple((place, "") for place in places[1:]))


def not_applicable(message: str) -> Answer:
    return Answer("not-applicable", message)


def not_stated(message: str, fix: str, place: Place | None = None, *related: tuple[Place, str]) -> Answer:
    return Answer("not-stated", message, place, related, fix)


def violated(message: str, fix: str, place: Place | None, *related: tuple[Place, str]) -> Answer:
    return Answer("violated", message, place, related, fix)


def unclear(message: str, fix: str, place: Place | None, *related: tuple[Place, str]) -> Answer:
    return Answer("unclear", message, place, related, fix)


def following(answer: Answer, *rules: str) -> Answer:
    """The answer, as one that follows from what *rules* find at the same place: it is told with their finding, and for itself only without one."""
    return answer._replace(follows=rules)


class Figure(NamedTuple):
    """A parameter on a day: its possible values (more than one inside a window), and what each rests on."""

    values: tuple[Any, ...]
    because: tuple[str, ...] = ()

    @property
    def certain(self) -> bool:
        return len(self.values) == 1

    @property
    def value(self) -> Any:
        return self.values[-1]

    @property
    def reason(self) -> str:
        return "; ".join(text for text in self.because if text)


class Ask(NamedTuple):
    """The question put to a predicate: the figures of the law on the day, and the docket around the subject."""

    as_of: date
    figures: Mapping[str, Figure] = MappingProxyType({})
    docket: Docket | None = None

    def figure(self, name: str, default: Any = None) -> Figure:
        return self.figures.get(name) or Figure((default,))

    def value(self, name: str, default: Any = None) -> Any:
        return self.figure(name, default).value
