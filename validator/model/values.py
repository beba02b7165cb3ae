"""The small values filings are made of: amounts, ranges, table limits, odds, shares, line numbers.

Each is read from the text staff would write (``5-50``, ``401+``, ``3 to 2``, ``5 %``) and keeps
that text, so that a report shows what was filed. Nothing here knows of keys:
:mod:`validator.model.types` says how a key holds them.
"""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction

FIGURE = (
    r"(?:[0-9]{1,3}(?:,[0-9]{3}){1,3}(?:\.[0-9]{1,6})?|[0-9]{1,12}(?:\.[0-9]{1,6})?|\.[0-9]{1,6})"
)
"""As many digits as :func:`validator.source.read.scalar` takes for a number."""
MOST = 10**12 - 1
MOST_COUNTED = 9_999
"""Players, cards or times."""
MOST_OPTION = 999
"""The number of an option. Rules go through them one by one."""
UNNUMBERED = "unnumbered"
"""What stands for the number of an option that has none."""
MOST_OPTIONS = 10_000
"""Options of one schedule, over all its blocks; the largest of the filings has 201."""
MOST_LINES = 999_999
MOST_SPANS = 50
"""Spans of lines of one statement, each of which is shown with every verdict on it."""
DAY = r"[0-9]{4}-[0-9]{2}-[0-9]{2}"
NOT_ZERO = r"(?![0,.]*$)"
"""In front of a figure at the end of a text."""


def number(value: object) -> Decimal | None:
    """The number a value is, when it is one from 0 to :data:`MOST`."""
    whole = isinstance(value, int) and not isinstance(value, bool)
    if not whole and not (
        isinstance(value, Decimal) and value.is_finite() and int(value.as_tuple().exponent) >= -6
    ):
        return None
    found = Decimal(value)  # type: ignore[arg-type]  # one of the two
    return found if 0 <= found <= MOST else None


def figure(text: str) -> Decimal:
    """``1,000`` and ``.50`` as exact decimals."""
    return Decimal(text.replace(",", ""))


def plain(amount: Decimal) -> str:
    """``5``, ``0.50``, ``1,000``: dollars the way a rate sheet prints them, without the sign."""
    if amount == amount.to_integral_value():
        return f"{int(amount):,}"
    return f"{amount:,.2f}" if int(amount.as_tuple().exponent) >= -2 else f"{amount:,f}"


def dollars(amount: Decimal) -> str:
    return f"${plain(amount)}"


class Written:
    """What a cell says, equal to what says the same."""

    __slots__: tuple[str, ...] = ()

    def _said(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__slots__)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._said() == other._said()

    def __hash__(self) -> int:
        return hash(self._said())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self._said()}"


class Range(Written):
    """Amounts or counts from *low* to *high*; *high* is None when open (``401+``).

    ``from 10`` is open, and in a ladder ends where the next tier begins.

    ``contradictory`` marks a bound written both ways (``401-1000+``); ``above`` an exclusive lower
    bound (``>35-100``).
    """

    __slots__ = ("above", "any", "contradictory", "high", "low", "text")

    def __init__(
        self,
        low: Decimal,
        high: Decimal | None,
        text: str,
        above: bool = False,
        contradictory: bool = False,
        any: bool = False,
    ) -> None:
        self.low = low
        self.high = high
        self.text = text
        self.above = above
        self.contradictory = contradictory
        self.any = any

    SAYS = "a range such as 5-50, 401+ or 5"
    _FORM = re.compile(rf"(>)?({FIGURE})(?: ?- ?({FIGURE}))?(\+)?\Z")
    _START = re.compile(rf"from ({FIGURE})\Z")

    @classmethod
    def parse(cls, value: object) -> Range:
        if (one := number(value)) is not None:
            return cls(one, one, plain(one))
        if value == "any":
            return cls(Decimal(0), None, "any", any=True)
        if isinstance(value, str) and (start := cls._START.match(value)):
            return cls(figure(start[1]), None, value)
        match = cls._FORM.match(value) if isinstance(value, str) else None
        if not match:
            raise ValueError(cls.SAYS)
        above, low, high, plus = match.groups()
        first = figure(low)
        last = figure(high) if high else (None if plus else first)
        return cls(first, last, match.group(0).replace(" ", ""), bool(above), bool(high and plus))

    @classmethod
    def forward(cls, value: object) -> Range:
        """A range that no rule would find to run backwards."""
        made = cls.parse(value)
        if made.high is not None and made.high < made.low:
            raise ValueError(f"{cls.SAYS}, from the lower to the higher")
        return made

    @classmethod
    def counted(cls, value: object) -> Range:
        """A range of players, cards or times."""
        return cls._upto(value, MOST_COUNTED)

    @classmethod
    def options(cls, value: object) -> Range:
        """A range of options, by their numbers."""
        return cls._upto(value, MOST_OPTION)

    @classmethod
    def _upto(cls, value: object, most: int) -> Range:
        made = cls.forward(value)
        if max(made.low, made.high or 0) > most:
            raise ValueError(f"{cls.SAYS}, of at most {most:,}")
        return made

    @property
    def open(self) -> bool:
        return self.high is None

    @property
    def starts(self) -> bool:
        """Whether only where it begins is printed."""
        return self.text.startswith("from ")

    def holds(self, amount: Decimal) -> bool:
        low = amount > self.low if self.above else amount >= self.low
        return low and (self.high is None or amount <= self.high)

    def __str__(self) -> str:
        return self.text


class Limit(Written):
    """A table limit as rate sheets write it.

    ``5-500``, ``200``, ``20+`` (one spread); ``10-20-40`` (three figures); ``3-6 to 9-18`` (a span
    of limits); ``3-6 or 4-8`` (two); ``no-limit``; ``pot-limit``; ``spread 2-10``.
    """

    __slots__ = ("figures", "high", "last", "low", "open", "text", "unlimited")

    def __init__(
        self,
        text: str,
        low: Decimal | None,
        high: Decimal | None,
        figures: tuple[Decimal, ...] = (),
        last: tuple[Decimal, ...] = (),
        unlimited: bool = False,
        open: bool = False,
    ) -> None:
        self.text = text
        self.low = low
        self.high = high
        self.figures = figures
        self.last = last
        self.unlimited = unlimited
        self.open = open

    _SPREAD = re.compile(
        rf"(?!{DAY}\Z)(?:spread )?({FIGURE}(?:-{FIGURE}){{0,3}})(\+)?(?: (?:to|or) ({FIGURE}(?:-{FIGURE}){{0,3}}))?\Z"
    )
    OPEN = ("no-limit", "pot-limit")
    SAYS = (
        "a table limit such as 5-500, 200, 10-20-40, 3-6 to 9-18, 3-6 or 4-8, no-limit or pot-limit"
    )

    @classmethod
    def parse(cls, value: object) -> Limit:
        if (one := number(value)) is not None:
            return cls(plain(one), one, one, (one,))
        if value in cls.OPEN:
            return cls(str(value), None, None, unlimited=True)
        match = cls._SPREAD.match(value) if isinstance(value, str) else None
        if not match:
            raise ValueError(cls.SAYS)
        first, plus, second = match.groups()
        figures = tuple(map(figure, first.split("-")))
        last = tuple(map(figure, second.split("-"))) if second else ()
        return cls(
            value if isinstance(value, str) else "",
            figures[0],
            None if plus else (last or figures)[-1],
            figures,
            last,
            False,
            bool(plus),
        )

    def __str__(self) -> str:
        return self.text


class Odds(Written):
    """What a winning wager is paid: odds, a fixed number of dollars, or a word."""

    __slots__ = ("per", "style", "text", "win")

    def __init__(
        self, text: str, win: Fraction | None = None, per: Fraction | None = None, style: str = "to"
    ) -> None:
        self.text = text
        self.win = win
        self.per = per
        self.style = style

    _FORM = re.compile(
        rf"({FIGURE})(?: ([0-9]{{1,4}})/([1-9][0-9]{{0,3}}))? ?(:|to|for|x) ?{NOT_ZERO}({FIGURE})\Z"
    )
    WORDS = ("even", "push", "returned", "none", "loses", "share")

    @classmethod
    def parse(cls, value: object) -> Odds:
        if (one := number(value)) is not None:
            return cls(dollars(one), Fraction(one), None, "dollars")
        if isinstance(value, str) and value in cls.WORDS:
            even = Fraction(1) if value == "even" else None
            return cls(value, even, even, "to" if even else "word")
        match = cls._FORM.match(value) if isinstance(value, str) else None
        if not match:
            raise ValueError(
                "odds such as 3:2, 6 to 5 or 10 for 1; a number of dollars; or even, push, returned, none"
            )
        whole, top, bottom, sign, per = match.groups()
        win = Fraction(figure(whole)) + (Fraction(int(top), int(bottom)) if top else 0)
        style = {":": "to", "x": "to"}.get(sign, sign)
        return cls(value if isinstance(value, str) else "", win, Fraction(figure(per)), style)

    @property
    def multiple(self) -> Fraction | None:
        """How many times the wager is won on top of it (``10 for 1`` wins nine)."""
        if self.style in ("dollars", "word") or not self.per or self.win is None:
            return None
        return self.win / self.per - (1 if self.style == "for" else 0)

    def __str__(self) -> str:
        return self.text


class Charge(Written):
    """What a cell of a rate sheet prints as a fee: dollars, or one of the words for no amount."""

    __slots__ = ("dollars", "text")

    def __init__(self, text: str, dollars: Decimal | None) -> None:
        self.text = text
        self.dollars = dollars

    WORDS = ("none", "blank", "waived")

    @classmethod
    def parse(cls, value: object) -> Charge:
        if (one := number(value)) is not None:
            return cls(dollars(one), one)
        if value in cls.WORDS:
            return cls(str(value), None)
        raise ValueError("a fee in dollars, such as 0.50; or none, blank, waived")

    def __str__(self) -> str:
        return self.text


class Share(Written):
    """A percentage or fraction of something: ``5 %``, ``1/2``; or dollars for every so many:
    ``1 per 100``.
    """

    __slots__ = ("part", "step", "text")

    def __init__(self, text: str, part: Fraction, step: Decimal | None = None) -> None:
        self.text = text
        self.part = part
        self.step = step
        """The dollars it goes up by, where it is so many for every so many."""

    SAYS = "a share such as 5 %, 1/2 or 1 per 100"
    _FORM = re.compile(rf"(?:({FIGURE}) ?%|([0-9]{{1,6}})/([1-9][0-9]{{0,5}}))\Z")
    _PER = re.compile(rf"({FIGURE}) per {NOT_ZERO}({FIGURE})\Z")

    @classmethod
    def parse(cls, value: object) -> Share:
        text = value if isinstance(value, str) else ""
        if per := cls._PER.match(text):
            step, every = map(figure, per.groups())
            said = f"{dollars(step)} for every {dollars(every)}"
            return cls(said, Fraction(step) / Fraction(every), step)
        match = cls._FORM.match(text)
        if not match:
            raise ValueError(cls.SAYS)
        percent, top, bottom = match.groups()
        return cls(
            match.group(0),
            Fraction(figure(percent)) / 100 if percent else Fraction(int(top), int(bottom)),
        )

    def __str__(self) -> str:
        return self.text


class Lines(Written):
    """Lines of the source text, as one or more spans."""

    __slots__ = ("spans",)

    def __init__(self, spans: tuple[tuple[int, int], ...]) -> None:
        self.spans = spans

    SAYS = (
        f"a line or lines of the source, such as 279, 297-299 or [279, 324], at most {MOST_SPANS}"
    )
    _FORM = re.compile(r"([1-9][0-9]{0,5})(?:-([1-9][0-9]{0,5}))?\Z")

    @classmethod
    def parse(cls, value: object) -> Lines:
        parts = value if isinstance(value, list) else [value]
        spans = tuple(cls._span(part) for part in parts)
        if not 0 < len(spans) <= MOST_SPANS:
            raise ValueError(cls.SAYS)
        return cls(spans)

    @classmethod
    def _span(cls, part: object) -> tuple[int, int]:
        match = (
            cls._FORM.match(str(part))
            if isinstance(part, int | str) and not isinstance(part, bool)
            else None
        )
        if not match or (match.group(2) and int(match.group(2)) < int(match.group(1))):
            raise ValueError(cls.SAYS)
        first = int(match.group(1))
        return first, int(match.group(2) or first)

    def __contains__(self, line: int) -> bool:
        return any(first <= line <= last for first, last in self.spans)

    @property
    def count(self) -> int:
        """How many lines, those that two spans name counted twice."""
        return sum(last - first + 1 for first, last in self.spans)

    def __str__(self) -> str:
        return ", ".join(f"{a}" if a == b else f"{a}-{b}" for a, b in self.spans)
