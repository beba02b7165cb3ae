"""What a predicate answers, and what it is asked with.

An answer is data: a verdict, the case of the rule's page that it is, the values found, and the
places that show it, each with its role. The sentence is on the page (:mod:`.words`). What the
signature of a rule needs is here: ``judge(subject: Subject, ask: Ask) -> Answers``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple

from ..docket.filed import Place as Place
from ..docket.filings import Docket
from ..docket.filings import Subject as Subject
from .values import Value, Values, pack

Role = tuple[Place, str]
"""A place and what it is to the finding: ``(tier, "first")``."""


class Answer(NamedTuple):
    """One verdict of a predicate on one subject. The engine adds code, severity and position."""

    verdict: str
    case: str
    values: Values = ()
    place: Place | None = None
    related: tuple[Role, ...] = ()
    key: tuple[str, ...] = ()
    """What tells it from others of its case on its subject, however a sentence is reworded."""
    follows: tuple[str, ...] = ()
    """Rules whose findings at this place are the cause of it."""
    unsettled: str = ""
    """Why it is not certain that the law of the day asks it."""

    def value(self, name: str) -> Value | None:
        return dict(self.values).get(name)


Answers = Iterator[Answer]


def _answer(
    verdict: str,
    case: str,
    place: Place | None = None,
    /,
    *,
    see: Iterable[Role] = (),
    key: object = "",
    **values: object,
) -> Answer:
    parts = key if isinstance(key, tuple) else (key,)
    named = tuple(str(part) for part in parts if part not in (None, ""))
    return Answer(verdict, case, pack(values), place, tuple(see), named)


met = partial(_answer, "met")
violated = partial(_answer, "violated")
not_stated = partial(_answer, "not-stated")
unclear = partial(_answer, "unclear")


def met_by(case: str, places: Sequence[Place], /, **values: object) -> Answer:
    """Met, as each of several places says."""
    return met(case, places[0], see=roles(places[1:]), **values)


def not_applicable(case: str, /, **values: object) -> Answer:
    return Answer("not-applicable", case, pack(values))


def judged(
    found: list[Answer], places: Sequence[Place | None], passed: str, **values: object
) -> list[Answer]:
    """What was found; else that the first of *places* passes, or that nothing here is concerned."""
    if found:
        return found
    return [met(passed, places[0], see=(), key="", **values) if places else not_applicable("none")]


def roles(places: Iterable[Place], role: str = "also") -> list[Role]:
    """Places that are the same to a finding."""
    return [(place, role) for place in places]


def following(answer: Answer, *rules: str) -> Answer:
    """The answer, told with what *rules* find at the same place, or one case of a rule
    (``coverage/kept``); for itself only without them.
    """
    return answer._replace(follows=rules)


def concluded(
    found: Iterable[Answer],
    judged: Sequence[Place],
    case: str,
    none: str = "none",
    /,
    **values: object,
) -> Answers:
    """What was found; else that all that was judged passes, or that there was nothing to judge."""
    given = list(found)
    yield from given
    if not given:
        yield met_by(case, judged, **values) if judged else not_applicable(none)


class Figure(NamedTuple):
    """A parameter on a day: its values (several inside a window), and what each rests on."""

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


class Window(Exception):
    """A figure of which more than one value may hold on the day, asked for as one value."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Ask(NamedTuple):
    """The question put to a predicate: the law's figures on the day, and the docket around it."""

    as_of: date
    figures: Mapping[str, Figure] = MappingProxyType({})
    docket: Docket | None = None

    def figure(self, name: str, default: Any = None) -> Figure:
        return self.figures.get(name) or Figure((default,))

    def value(self, name: str, default: Any = None) -> Any:
        """The one value of a figure. Inside a window the engine asks with each (:class:`Window`)."""
        figure = self.figure(name, default)
        if not figure.certain:
            raise Window(name)
        return figure.value

    def each(self, name: str) -> list[Ask]:
        """The question once for each value that a figure may have."""
        figure = self.figures[name]
        return [
            self._replace(figures={**self.figures, name: Figure((one,), figure.because)})
            for one in figure.values
        ]
