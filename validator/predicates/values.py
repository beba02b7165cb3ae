"""The values of an answer: typed, plain data that a template puts into words.

A rule hands over what it found as it has it: a count, a tier, an option, a game. :func:`value`
makes plain data of it, which the cache keeps, JSON prints and :mod:`.words` says. A word is one of
the vocabulary and has no blanks; any other text is a name, and said as it is written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from decimal import Decimal
from typing import Any

from ..docket.filings import GameFile, Row, ScheduleFile
from ..docket.rows import called
from ..model import values as filed
from ..model.fees import Tier
from ..model.values import UNNUMBERED
from ..model.wagers import Wager
from .typed import Value as Value
from .typed import Values as Values

FEW = 4
"""So many games of an option are called by name."""
_WORD = re.compile(r"[a-z0-9][a-z0-9.'+/-]*\Z", re.IGNORECASE)
_AS_FILED = {
    filed.Range: "range",
    filed.Limit: "limit",
    filed.Odds: "odds",
    filed.Charge: "fee",
    filed.Share: "share",
}


def money(amount: Decimal | int) -> Value:
    """Dollars."""
    return Value("money", str(amount))


def number(figure: Decimal | int) -> Value:
    """A number that is no count and no money: points, a total."""
    return Value("number", str(figure))


def amounts(low: Decimal | int, high: Decimal | int | None) -> Value:
    """Dollars from *low* to *high*; open without *high*."""
    return Value("amounts", (str(low), "" if high is None else str(high)))


def counts(low: Decimal | int, high: Decimal | int | None) -> Value:
    """Players, cards or times from *low* to *high*; open without *high*."""
    return Value("counts", (str(low), "" if high is None else str(high)))


def name(text: str) -> Value:
    """What a document calls something, as it is written there."""
    return Value("name", text)


def as_called(text: str) -> Value:
    """What a document calls a hand, a wager or a total: a word, or a name as written."""
    return Value("word", text) if _WORD.match(text) else name(text)


def topic(text: str) -> Value:
    """What a passage is about, for a sentence that puts the article before it."""
    return as_called(text.removeprefix("the ").removeprefix("an ").removeprefix("a "))


def payer(of: str | None) -> Value | None:
    """Who pays a fee: *players*, *the player-dealer*, *the pot*."""
    return Value("payer", of) if of else None


def bet(of: Wager | str) -> Value:
    """A wager with its article: *the ante*, *the play wager*, *the six card bonus*."""
    return Value("wager", of if isinstance(of, str) else of.name)


def card(rank: str) -> Value:
    return Value("card", rank)


def moment(name: str | None) -> Value | None:
    """A moment of the round, as the vocabulary has it: ``after-deal``."""
    return Value("moment", name) if name else None


def option(number: int, of: str = "") -> Value:
    """An option by its number alone: one that is not printed."""
    return Value("option", (str(number), "", of))


def a_card(rank: str) -> Value:
    """A card with its article: *an ace*."""
    return Value("a-card", rank)


def phrase(entry: str, /, **given: object) -> Value:
    """Words of the rule's page, filled like a sentence: ``{number} {of}``."""
    return Value("phrase", (entry, pack(given)))


def pack(given: Mapping[str, object]) -> Values:
    """The values of an answer, by name. What is None or empty is left out: it is not there."""
    made = ((label, value(one)) for label, one in given.items())
    return tuple((label, one) for label, one in made if one is not None)


def value(given: object) -> Value | None:
    """What a rule found, as plain data; None for what is not there."""
    if given is None or isinstance(given, Value):
        return given
    if isinstance(given, bool):
        raise TypeError("a yes or no is a case of its own, not a value")
    if isinstance(given, int):
        return Value("count", given)
    if isinstance(given, str):
        return as_called(given) if given else None
    if type(given) in _AS_FILED:
        return Value(_AS_FILED[type(given)], str(given))
    return _part(given)


def _of(row: Row) -> str:
    """The games an option is for: by name where they are few."""
    games = called(row.block)
    if not row.of or not 1 < len(games) <= FEW:
        return row.of
    return f"{', '.join(games[:-1])} and {games[-1]}"


def _option(row: Row) -> Value:
    named = row.option.option if row.option.option != UNNUMBERED else ""
    return Value("option", (named, str(row.option.limit or ""), _of(row)))


_PARTS: dict[type, Callable[[Any], Value]] = {
    date: lambda day: Value("day", day.isoformat()),
    Row: _option,
    GameFile: lambda file: Value("game", (file.id, file.game.name)),
    ScheduleFile: lambda file: Value("schedule", (file.id, file.schedule.name)),
    Tier: lambda tier: Value("tier", (str(tier.range), str(tier.fee))),
    Wager: lambda wager: as_called(wager.name),
    filed.Lines: lambda lines: Value("lines", lines.spans),
}


def _part(given: object) -> Value | None:
    if known := _PARTS.get(type(given)):
        return known(given)
    if isinstance(given, Iterable):
        items = tuple(one for one in map(value, given) if one is not None)
        return Value("list", items) if items else None
    raise TypeError(f"{type(given).__name__} is no kind of value: money(), number(), name(), ...")
