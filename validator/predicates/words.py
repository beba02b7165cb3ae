"""The words of an answer: the sentences on a rule's page, filled with the values found.

``{name}`` is a value; ``{name:rate}`` counts it (*five rates*), ``{name:or}`` joins a list with
*or*, ``{name:s}``, ``{name:is}``, ``{name:has}`` agree with its number, ``{name:a}`` puts an
article before it, ``{name:the}`` says a wager's name with all it needs (*the ante*, *the play
wager*). ``{@}`` names the lines of the place, ``{@first}`` those of the places with that role,
``{@:say}`` is a verb that agrees with them (*line 4 says*, *lines 4 and 6 say*), and
``{@elsewhere}`` names the documents that say it where the one judged does not. What stands in
brackets is left out where one of its values is not there. ``{fact}`` stands for the words of an
entry ``- (fact)`` where no value has that name, and a rule puts them into a value with
``phrase("fact")``. In ``Together`` and in the ``Fix`` of several findings, a value in which they
differ is a list of all; ``{games}``, ``{schedules}``, ``{options}``, ``{wagers}`` and ``{number}``
are theirs together, and ``{@}`` names all their lines. Nothing is judged here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from datetime import date
from decimal import Decimal

from ..model.values import UNNUMBERED, dollars
from ..model.values import plain as figure
from ._say import a_card, card, moment, plain, the_wager, who
from .says import cases
from .typed import Value, Values

UNSAID = "(not given)"
"""What stands for a value that a sentence needs and an answer lacks: a fault of the rule."""
MOST = 40
"""So many games are listed by name: whoever is to act must know all, and a list has an end."""
FIELD = re.compile(r"\{(@[a-z0-9-]*|[a-z][a-z0-9_]*)(?::([^\s{}][^{}]*))?\}|(\[)|(\])")
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_SEAT = re.compile(
    r"\b(left|right) of ((?:house |player-)?dealer|button|(?:big |small |last )?blind)\b"
)
_AGREE = {
    "s": ("", "s"),
    "is": ("is", "are"),
    "was": ("was", "were"),
    "has": ("has", "have"),
    "does": ("does", "do"),
    "it": ("it", "them"),
}


class Speaker:
    """Fills the templates of one case of one rule."""

    def __init__(
        self, rule: str, values: Values, lines: Callable[[str], str], most: int = MOST
    ) -> None:
        self.entries, self.values, self.lines = cases(rule), dict(values), lines
        self.most = most

    def say(self, template: str) -> str:
        """The sentence, or nothing for no template."""
        return _fill(template, self)

    def field(self, name: str, spec: str) -> str | None:
        """A value in words; None where it is not there."""
        if name.startswith("@"):
            return _verb(self.lines(name[1:]), spec) or None
        if name in self.values:
            return self.shown(self.values[name], spec)
        if spec or name not in self.entries or not self.entries[name].words:
            return None
        said = _fill(self.entries[name].message, self, False)
        return None if UNSAID in said else said

    def shown(self, value: Value, spec: str = "") -> str:
        many = _number(value)
        if spec in _AGREE:
            return _AGREE[spec][many != 1]
        if spec == "the":
            return the_wager(str(value.data))
        if spec == "a":
            return _article(self._text(value, ""))
        if spec and spec not in ("and", "or", "figure"):
            one, _, more = spec.partition("|")
            noun = one if many == 1 else more or f"{one}s"
            return (
                f"{_counted(many)} {noun}"
                if value.kind != "counts"
                else f"{self._text(value, '')} {noun}"
            )
        return self._text(value, spec)

    def _text(self, value: Value, spec: str) -> str:
        if value.kind == "phrase":
            of, inside = value.data
            case = self.entries.get(of)
            return _fill(case.message, self.inside(inside), False) if case else UNSAID
        if value.kind == "list":
            return self._listed(value.data, "or" if spec == "or" else "and")
        if value.kind == "count":
            return str(value.data) if spec == "figure" else _counted(value.data)
        return _TEXTS[value.kind](value.data)

    def inside(self, values: Values) -> Speaker:
        made = Speaker.__new__(Speaker)
        made.entries, made.values, made.lines = self.entries, self.values | dict(values), self.lines
        made.most = self.most
        return made

    def _listed(self, items: Sequence[Value], last: str) -> str:
        if all(one.kind == "option" for one in items):
            return _options(items)
        # the name of a schedule may have commas of its own
        shown = (f"“{one.data[1]}”" if one.kind == "schedule" else self.shown(one) for one in items)
        said = list(dict.fromkeys(shown))
        of_games = all(one.kind == "game" for one in items)
        return joined(few(said, self.most, " games") if of_games else said, last)


def few(names: list[str], most: int = MOST, what: str = "") -> list[str]:
    """All of them up to so many; no fewer than two are left unnamed."""
    if len(names) <= most:
        return names
    return [*names[: most - 2], f"{len(names) - most + 2} more{what}"]


def joined(said: Sequence[str], last: str = "and") -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    return f"{', '.join(said[:-1])} {last} {said[-1]}" if len(said) > 1 else said[0] if said else ""


def _fill(template: str, speaker: Speaker, sentence: bool = True) -> str:
    """A template with its fields filled; a group in brackets only where it can be filled."""
    done: list[str] = []
    group: list[str] | None = None
    lacking = False
    at = 0
    for match in FIELD.finditer(template):
        out = done if group is None else group
        out.append(template[at : match.start()])
        at = match.end()
        if match[3]:
            group, lacking = [], False
        elif match[4]:
            done += [] if lacking or group is None else group
            group = None
        else:
            said = speaker.field(match[1], match[2] or "")
            lacking = lacking or said is None
            before = "".join(done) + "".join(group or ()) or ("" if sentence else ",")
            out.append(_begun(UNSAID if said is None else said, before))
    return "".join(done) + template[at:]


def _verb(lines: str, spec: str) -> str:
    """The lines, or a verb that agrees with them."""
    many = lines.startswith("lines") or " and " in lines
    if spec in _AGREE:
        return _AGREE[spec][many]
    return spec + ("" if many else "s") if spec and lines else lines


def _begun(said: str, before: str) -> str:
    """With a capital at the head of a sentence."""
    starts = not before.strip() or before.rstrip().endswith((".", "?", "!"))
    return said[:1].upper() + said[1:] if starts else said


def _number(value: Value) -> int:
    """How many a value is, for the words that agree with it."""
    if value.kind == "count":
        return int(value.data)
    if value.kind == "list":
        return len(value.data)
    if value.kind == "counts":
        low, high = value.data
        return 1 if low == high == "1" else 2
    return 1


def _counted(number: int) -> str:
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else f"{number:,}"


def _article(said: str) -> str:
    return f"{'an' if said[:1].lower() in 'aeiou8' or said[:2] in ('11', '18') else 'a'} {said}"


def _amounts(data: tuple[str, str]) -> str:
    low, high = data
    if low == high:
        return dollars(Decimal(low))
    if not high:
        return f"{dollars(Decimal(low))} or more"
    return f"{dollars(Decimal(low))} to {dollars(Decimal(high))}"


def _counts(data: tuple[str, str]) -> str:
    low, high = (_figure(one) if one else "" for one in data)
    return low if low == high else f"{low} to {high}" if high else f"{low} or more"


def _figure(text: str) -> str:
    number = Decimal(text)
    return _counted(int(number)) if number == int(number) else figure(number)


def _points(number: Decimal) -> str:
    """``9``, ``21.5``: not as cents are written."""
    return figure(number) if number == int(number) else f"{number.normalize():f}"


def _day(text: str) -> str:
    day = date.fromisoformat(text)
    return f"{day:%B} {day.day}, {day.year}"


def spans(numbers: Iterable[tuple[int, int]]) -> str:
    """``line 4``, ``lines 4 to 6 and 9``."""
    listed = sorted(dict.fromkeys(numbers))
    said = [str(first) if first == last else f"{first} to {last}" for first, last in listed]
    many = len(said) > 1 or any(first != last for first, last in listed)
    return f"line{'s' if many else ''} {joined(said)}"


def _options(items: Sequence[Value]) -> str:
    """``options 3 to 5 and 8 of Pai Gow Poker``; those without a number by their limit."""
    games: dict[str, list[tuple[str, str]]] = {}
    for one in items:
        option, limit, of = one.data
        games.setdefault(of, []).append((option, limit))
    return joined([_of(given, of) for of, given in games.items()])


def _of(given: list[tuple[str, str]], of: str) -> str:
    options = list(dict.fromkeys(option for option, _ in given))
    limits = dict.fromkeys(limit for option, limit in given if option in ("", UNNUMBERED))
    names = [*_numbered(options), *_placed(options)] or _limited([one for one in limits if one])
    return f"{joined(names) or 'the option'}{f' of {of}' if of else ''}"


def _several(word: str, number: int) -> str:
    return f"{word}s" if number > 1 else word


def _numbered(options: list[str]) -> list[str]:
    """Options told by a number or a letter."""
    numbers = sorted({int(one) for one in options if one.isdecimal()})
    letters = [one for one in options if one and not one.isdecimal() and not _is_word(one)]
    said = [*runs(numbers), *letters]
    number = max(len(said), len(numbers))
    return [f"{_several('option', number)} {joined(said)}"] if said else []


def _placed(options: list[str]) -> list[str]:
    """Options told by the word of their row."""
    words = [one for one in options if _is_word(one) and one != UNNUMBERED]
    return [f"the {joined(words)} {_several('row', len(words))}"] if words else []


def _limited(limits: list[str]) -> list[str]:
    row, limit = _several("row", len(limits)), _several("limit", len(limits))
    return [f"the {row} for the {limit} {joined(limits)}"] if limits else []


def _is_word(option: str) -> bool:
    return option.isalpha() and len(option) > 1


def runs(numbers: Iterable[int]) -> list[str]:
    """``1 to 3``, ``5``: more than two numbers in a row are drawn together."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return [
        text
        for run in found
        for text in ([f"{run[0]} to {run[-1]}"] if len(run) > 2 else [str(one) for one in run])
    ]


def _word(word: str) -> str:
    """A word of the vocabulary with the small words it leaves out."""
    said = plain(word).replace("counter clockwise", "counterclockwise").replace("dont ", "don't ")
    return _SEAT.sub(r"\1 of the \2", said)


_TEXTS: dict[str, Callable[..., str]] = {
    "money": lambda data: dollars(Decimal(data)),
    "number": lambda data: _points(Decimal(data)),
    "word": _word,
    "name": str,
    "payer": who,
    "moment": moment,
    "wager": the_wager,
    "amounts": _amounts,
    "counts": _counts,
    "range": str,
    "limit": str,
    "odds": str,
    "fee": str,
    "share": str,
    "card": card,
    "a-card": a_card,
    "day": _day,
    "option": lambda data: _of([(data[0], data[1])], data[2]),
    "game": lambda data: data[1],
    "schedule": lambda data: data[1],
    "tier": lambda data: data[0],
    "lines": spans,
}
