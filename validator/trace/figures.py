"""The figures a text says, however it says them: ``\\$1,000``, ``$.50``, ``2:1``, "five", "second", "one-half".

A filing writes the same number in many ways and a document in one. Both sides are brought to exact
fractions here, so that a comparison is one of numbers and never of spelling.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

_ONES = re.findall(
    "[a-z]+",
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen",
)
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_ORDINALS = re.findall(
    "[a-z]+",
    "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth "
    "thirteenth fourteenth fifteenth sixteenth",
)
_OTHERS = {
    "deuce": 2,
    "deuces": 2,
    "trey": 3,
    "treys": 3,
    "once": 1,
    "twice": 2,
    "thrice": 3,
    "dozen": 12,
}

WORDS: dict[str, int] = {
    **{word: number for number, word in enumerate(_ONES)},
    **{word + ("es" if word.endswith("x") else "s"): number for number, word in enumerate(_ONES)},
    **{word: 20 + 10 * step for step, word in enumerate(_TENS)},
    **{word: number for number, word in enumerate(_ORDINALS)},
    **_OTHERS,
}
_TENS_VALUE = {word: 20 + 10 * step for step, word in enumerate(_TENS)}

_FIGURE = r"(?:\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)"
_MIXED = rf"(?:\d+ \d+/\d+|{_FIGURE})"
_NUMBER = re.compile(
    rf"(?<!\d)(?<!\d\.)(?![a-z])(?!(?<=[a-z])\.)(?:(?P<whole>\d+) (?=\d+/\d))?(?:(?P<top>\d+)/(?P<bottom>[1-9]\d*)(?!\d)|(?P<figure>{_FIGURE}))"
)
_MONEY = re.compile(rf"\$ ?({_FIGURE})(?: ?[-/] ?({_FIGURE})(?![\d/]| ?%))?")
_DOLLARS = re.compile(rf"({_FIGURE}) dollars?\b")
_CENTS = re.compile(rf"({_FIGURE}) ?(?:cents\b|¢)")
_PERCENT = re.compile(rf"({_FIGURE}) ?(?:%|percent\b|per cent\b)")
_ODDS = re.compile(
    rf"(?<![\w.$,/])({_MIXED})(?: ?(:|x) ?| ?(to|for) )({_FIGURE})(?![\w/\"]|[.,]\d)"
)
_TIGHT_ODDS = re.compile(r"(?<![\w.$,])(\d+) to(\d+)\b")
_PAYS = re.compile(r"\b(?:pay|paid|odds)\b|\b(?:pay(?:s|ing|out|off)|odds of|to (?:lose|win))\b")
_PAYS_BEFORE = re.compile(r"\b(?:pay|paid|odds)[^.]{0,40}$")
_HUNDREDS = re.compile(r"\b(\d{1,2}) (hundred|thousand)\b")
_TAG = re.compile(r"</?[a-z][^<>]*>")

_NUMBER_WORD = "|".join(sorted(WORDS, key=len, reverse=True))
_WORD = re.compile(
    rf"\b(?:{_NUMBER_WORD}|half|halves)(?:-(?:{_NUMBER_WORD}|half|halves|thirds|quarters?|fourths))*\b"
)

_GLYPHS = str.maketrans("“”‘’–—‑−×\u00a0™®", "\"\"''----x   ")
_FRACTIONS = {"½": "1/2", "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3"}
_MARKS = str.maketrans({**dict.fromkeys("\\*", ""), **dict.fromkeys("#_♠♥♦♣♤♡♢♧", " ")})
_LATEX = re.compile(r"\$\\frac\{(\d+)\}\{(\d+)\}\$")
_SPACES = re.compile(" +")


@lru_cache(maxsize=65536)
def plain(text: str) -> str:
    """The text without mark-up, in small letters, with one sign for each thing."""
    text = text.translate(_GLYPHS).lower()
    for glyph, written in _FRACTIONS.items():
        text = text.replace(glyph, f" {written}")
    if "frac" in text:
        text = _LATEX.sub(r" \1/\2 ", text)
    if "<" in text:
        text = _TAG.sub(lambda tag: "" if tag.group().strip("</>") == "sup" else " ", text)
        text = text.replace("&amp;", "&").replace("&nbsp;", " ")
    text = text.replace("\\$", "$").translate(_MARKS)
    return _SPACES.sub(" ", text)


def squeezed(text: str) -> str:
    """Its letters and digits alone."""
    return re.sub(r"[^a-z0-9]", "", text.lower())


@dataclass(frozen=True, slots=True)
class Odd:
    """Odds as printed: what is won, for how much, and where in the line."""

    win: Fraction
    per: Fraction
    text: str
    start: int
    sure: bool = True

    @property
    def ratio(self) -> Fraction:
        return self.win / self.per


@dataclass(frozen=True, slots=True)
class Amount:
    """Dollars as printed, and where in the line."""

    value: Fraction
    text: str
    start: int


@dataclass(frozen=True, slots=True)
class Figures:
    """Everything with a number in a text; *digits* is the text with number words in digits."""

    text: str
    digits: str = ""
    amounts: tuple[Amount, ...] = ()
    odds: tuple[Odd, ...] = ()
    shares: frozenset[Fraction] = frozenset()
    numbers: dict[Fraction, list[tuple[int, int]]] = field(default_factory=dict)


@lru_cache(maxsize=65536)
def number(text: str) -> Fraction:
    """``1,000``, ``.50``, ``9 1/2`` as an exact fraction."""
    whole, _, part = text.replace(",", "").rpartition(" ")
    return Fraction(part) + (Fraction(whole) if whole else 0)


@lru_cache(maxsize=65536)
def spelled(text: str) -> str:
    """The text with numbers in digits; words that mean no number stay."""
    return _WORD.sub(_digits, text)


_PARTS = {"thirds": 3, "quarter": 4, "quarters": 4, "fourths": 4}


def _digits(match: re.Match[str]) -> str:
    """``twenty-one`` is 21 and ``five-card`` is 5-card."""
    parts = match.group().split("-")
    done: list[str] = []
    for part in parts:
        value = WORDS.get(part)
        last = done[-1] if done else ""
        after_ten = last.isdecimal() and parts[len(done) - 1] in _TENS_VALUE
        if after_ten and value is not None and value < 10:
            done[-1] = str(int(last) + value)
        elif part in ("half", "halves"):
            done = [*(done[:-1] if last == "1" else done), "1/2"]
        elif part in _PARTS and last.isdecimal():
            done[-1] = f"{last}/{_PARTS[part]}"
        else:
            done.append(part if value is None else str(value))
    return "-".join(done)


@lru_cache(maxsize=65536)
def figures(text: str) -> Figures:
    """What *text* says in numbers. The text may be raw; it is made plain first."""
    clean = plain(text)
    digits = _HUNDREDS.sub(
        lambda m: str(int(m[1]) * (100 if m[2] == "hundred" else 1000)), spelled(clean)
    )
    amounts = tuple(_amounts(digits))
    numbers = _numbers(digits)
    for amount in amounts:
        numbers.setdefault(amount.value, []).append((amount.start, amount.start + len(amount.text)))
    return Figures(
        clean, digits, amounts, tuple(_odds(clean, digits)), frozenset(_shares(digits)), numbers
    )


def _amounts(text: str) -> list[Amount]:
    found = []
    for match in _MONEY.finditer(text):
        found.append(Amount(number(match[1]), "$" + match[1], match.start(1)))
        if match[2]:
            found.append(Amount(number(match[2]), "$" + match[2], match.start(2)))
    found += [
        Amount(number(m[1]), m.group(), m.start())
        for m in _DOLLARS.finditer(text)
        if "$" not in text[max(0, m.start() - 2) : m.start()]
    ]
    found += [Amount(number(m[1]) / 100, m.group(), m.start()) for m in _CENTS.finditer(text)]
    return found


def _odds(clean: str, text: str) -> list[Odd]:
    """``a to b`` is odds when a is not less than b, or the line speaks of paying."""
    pays = bool(_PAYS.search(clean))
    found: dict[int, Odd] = {}
    for match in (*_ODDS.finditer(text), *_TIGHT_ODDS.finditer(text)):
        groups = match.groups()
        win, per = number(groups[0]), number(groups[-1])
        sign = groups[1] or groups[2] if len(groups) == 4 else "to"
        if per == 0:
            continue
        start = match.start()
        printed = match.group() in clean or bool(_PAYS_BEFORE.search(text[:start]))
        likely = win > 0 and (win >= per or pays) and not (sign == "for" and per != 1)
        found.setdefault(start, Odd(win, per, match.group().strip(), start, likely and printed))
    return [found[start] for start in sorted(found)]


def _shares(text: str) -> set[Fraction]:
    if "%" not in text and "cent" not in text and "/" not in text:
        return set()
    parts = (match for match in _NUMBER.finditer(text) if match["top"])
    found = {Fraction(int(match["top"]), int(match["bottom"])) for match in parts}
    return found | {number(match[1]) / 100 for match in _PERCENT.finditer(text)}


def _numbers(text: str) -> dict[Fraction, list[tuple[int, int]]]:
    """Every number, and where it stands; a fraction also says its two numbers."""
    found: dict[Fraction, list[tuple[int, int]]] = {}
    for match in _NUMBER.finditer(text):
        if match["figure"]:
            values = [number(match["figure"])]
        else:
            top, bottom = Fraction(int(match["top"])), Fraction(int(match["bottom"]))
            values = [top / bottom, top, bottom]
            if match["whole"]:
                whole = Fraction(int(match["whole"]))
                values += [whole, whole + top / bottom]
        for value in values:
            found.setdefault(value, []).append(match.span())
    return found
