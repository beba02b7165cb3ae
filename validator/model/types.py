"""The values a key may hold: how each is read, and what the published schema says of it."""

import re
import unicodedata
from datetime import date
from decimal import Decimal
from typing import Annotated, Any, TypeVar

from ..source.dates import day
from ..source.nearest import mended
from . import values
from .forms import Exactly, NotEmpty, Reads, Repeatable, Schema, described
from .hand_names import usual

T = TypeVar("T")

FIGURE = values.FIGURE.replace("(?:", "(")
MAX_WORD = 100
"""Characters of a name; the longest of the filings has 60."""
MAX_DICE = 20
_DICE = f"a number of dice, from 1 to {MAX_DICE}"


def _number(value: object) -> Decimal:
    if (found := values.number(value)) is None:
        raise ValueError("an amount in dollars, such as 0.50")
    return found


def _count(value: object) -> int:
    if type(value) is not int or not 0 <= value <= values.MOST_COUNTED:
        raise ValueError(_COUNT)
    return value


def _option(value: object) -> str:
    """The number of an option: a small number, a letter, or a number with one."""
    text = _as_printed(_text(value))
    if not text or (text.isdecimal() and int(text) > values.MOST_OPTION):
        raise ValueError(_OPTION)
    return str(int(text)) if text.isdecimal() else text


def _as_printed(text: str) -> str:
    """A text as it looks on paper: what nobody sees makes no other number of it."""
    if text.isalnum() and text.isascii():
        return text
    plain = unicodedata.normalize("NFKC", text)
    seen = "".join(one for one in plain if unicodedata.category(one) not in ("Cf", "Cc"))
    return re.sub(r"(?<=\d)\.0*\Z", "", " ".join(seen.split()))


def _date(value: object) -> date:
    return value if isinstance(value, date) else day(value)


def _printed(value: object) -> str:
    """Names and identifiers may look like numbers; they stay text."""
    if isinstance(value, bool) or not isinstance(value, str | int | Decimal):
        raise ValueError("a short text")
    return str(value)


def _text(value: object) -> str:
    text = _printed(value)
    if not text.strip():
        raise ValueError("a short text")
    return text


def _dice(value: object) -> int:
    if type(value) is not int or not 1 <= value <= MAX_DICE:
        raise ValueError(_DICE)
    return value


_NUMBER = {"type": "number"}
_AMOUNT = {"type": "number", "minimum": 0, "maximum": values.MOST}
_COUNTED = {"minimum": 0, "maximum": values.MOST_COUNTED}
_COUNT = f"a whole number of at most {values.MOST_COUNTED:,}"
_OPTION = f"the number of an option as printed, of at most {values.MOST_OPTION}"
_RANGE = {"type": "string", "pattern": rf"^(any|from {FIGURE}|>?{FIGURE}( ?- ?{FIGURE})?\+?)$"}


def _upto(most: int) -> Schema:
    """What the published schema says of a range that has an end."""
    says = f"{values.Range.SAYS}, from the lower to the higher, of at most {most:,}"
    return described(says, {"type": "number", "minimum": 0, "maximum": most}, _RANGE)


Count = Annotated[int, Reads(_count), described(_COUNT, {"type": "integer", **_COUNTED})]
Dice = Annotated[
    int, Reads(_dice), described(_DICE, {"type": "integer", "minimum": 1, "maximum": MAX_DICE})
]
Yes = Annotated[bool, Exactly(bool, "true or false")]
Money = Annotated[Decimal, Reads(_number), described("an amount in dollars, such as 0.50", _AMOUNT)]
Text = Annotated[
    str, Reads(_text), described("a short text", {"type": "string", "pattern": r"\S"}, _NUMBER)
]
Prose = Annotated[
    str,
    Reads(_text),
    described("a few words of your own", {"type": "string", "pattern": r"\S"}, _NUMBER),
]
"""Words of whoever wrote the document, for people: no rule reads them."""
Printed = Annotated[
    str, Reads(_printed), described("a short text, or none", {"type": "string"}, _NUMBER)
]
"""What a cell prints, which may be nothing."""
Option = Annotated[
    str,
    Reads(_option),
    described(
        _OPTION,
        {"type": "string", "pattern": r"^(?!0*[1-9]\d{3,}$)(?=[\s\S]*\S)"},
        {"type": "number", "maximum": values.MOST_OPTION},
    ),
]
Day = Annotated[
    date,
    Reads(_date),
    described("a date such as 2011-12-20", {"type": "string", "pattern": rf"^{values.DAY}$"}),
]
Range = Annotated[
    values.Range, Reads(values.Range.parse), described(values.Range.SAYS, _AMOUNT, _RANGE)
]
Spread = Annotated[
    values.Range,
    Reads(values.Range.forward),
    described(f"{values.Range.SAYS}, from the lower to the higher", _AMOUNT, _RANGE),
]
"""A range of which no rule asks whether it runs backwards."""
Counts = Annotated[values.Range, Reads(values.Range.counted), _upto(values.MOST_COUNTED)]
"""A range of players, cards or times."""
Options = Annotated[values.Range, Reads(values.Range.options), _upto(values.MOST_OPTION)]
"""A range of options, by their numbers."""
Limit = Annotated[
    values.Limit,
    Reads(values.Limit.parse),
    described(
        values.Limit.SAYS,
        _AMOUNT,
        {
            "type": "string",
            "pattern": rf"^(?!{values.DAY}$)(no-limit|pot-limit|(spread )?{FIGURE}(-{FIGURE}){{0,3}}\+?( (to|or) {FIGURE}(-{FIGURE}){{0,3}})?)$",
        },
    ),
]
Odds = Annotated[
    values.Odds,
    Reads(values.Odds.parse),
    described(
        "odds such as 3:2, 6 to 5 or 10 for 1, a number of dollars, or one of even, push, returned, none, loses, share",
        _AMOUNT,
        {
            "type": "string",
            "pattern": rf"^(even|push|returned|none|loses|share|{FIGURE}( [0-9]{{1,4}}/[1-9][0-9]{{0,3}})? ?(:|to|for|x) ?{values.NOT_ZERO}{FIGURE})$",
        },
    ),
]
Charge = Annotated[
    values.Charge,
    Reads(values.Charge.parse),
    described(
        "a fee in dollars, such as 0.50; none (printed N/A), blank (an empty cell) or waived",
        _AMOUNT,
        {"enum": list(values.Charge.WORDS)},
    ),
]
Share = Annotated[
    values.Share,
    Reads(values.Share.parse),
    described(
        values.Share.SAYS,
        {
            "type": "string",
            "pattern": rf"^({FIGURE} ?%|[0-9]{{1,6}}/[1-9][0-9]{{0,5}}|{FIGURE} per {values.NOT_ZERO}{FIGURE})$",
        },
    ),
]
_LINE = [
    {"type": "integer", "minimum": 1, "maximum": values.MOST_LINES},
    {"type": "string", "pattern": r"^[1-9][0-9]{0,5}(-[1-9][0-9]{0,5})?$"},
]
Lines = Annotated[
    values.Lines,
    Reads(values.Lines.parse),
    described(
        values.Lines.SAYS,
        *_LINE,
        {
            "type": "array",
            "minItems": 1,
            "maxItems": values.MOST_SPANS,
            "items": {"anyOf": _LINE},
        },
    ),
]


def _word(pattern: str, says: str, numbers: tuple[int, int] | None = None) -> Any:
    """A word in kebab case that follows *pattern*; *numbers* bounds one that is a number."""
    form = re.compile(pattern.replace("$", r"\Z"))

    def check(value: object) -> str:
        word = (
            str(value)
            if isinstance(value, int) and not isinstance(value, bool) and value >= 0
            else value
        )
        if not isinstance(word, str) or len(word) > MAX_WORD or not form.match(word):
            raise ValueError(says)
        return word

    low, high = numbers or (0, values.MOST)
    number = {"type": "integer", "minimum": low, "maximum": high}
    return Annotated[
        str,
        Reads(check),
        described(
            says,
            {"type": "string", "pattern": pattern, "maxLength": MAX_WORD},
            *([number] if numbers or form.match("0") else []),
        ),
    ]


SLUG = r"^[a-z0-9][a-z0-9.'-]*$"
Slug = _word(SLUG, "a name in small letters and hyphens, such as six-card-bonus")
PLACE = r"^[a-z][a-z0-9-]*(/[a-z0-9-]+)*$"
Jurisdiction = _word(
    PLACE,
    "the name of a jurisdiction, such as california or california/fresno; a rulebook in a file is given with --rulebook or --also",
)
RuleName = _word(
    r"^(?!(all|any|every|everything)$)[A-Za-z][A-Za-z0-9./-]*$",
    "the name or code of one rule, such as tier-gap or HW102; there is no naming all of them",
)
Code = _word(r"^[A-Z]{1,8}[0-9]{1,6}$", "a code of capitals and a number, such as CA203")
SubjectName = _word(
    r"^[^/*]+(/.*)?$",
    "the id of a subject, such as club-one/casino-war-fees or club-one/*: "
    "it names the filing, and there is no deciding for all filings",
)
_RANK = "(A|K|Q|J|10|[1-9])"
Ranks = _word(
    rf"^({_RANK}(-{_RANK}|\+)?|jokers?|bonus|ten-value|face-cards?)$",
    "a card or a run of cards, such as A, 2-9, 10+, joker or bonus",
    (1, 10),
)
ThirdCard = _word(
    r"^([0-9]|10|[AKQJ]|none)$", "a card or its points, from 0 to 10, or none", (0, 10)
)
Totals = _word(
    r"^(other|natural|((hard|soft) )?(below )?[0-9]{1,4}(-[0-9]{1,4}|\+|-)?)$",
    "totals such as hard 17+, soft 17-, below 17, 12-19, 21, natural or other",
    (0, 9999),
)
Moment = _word(
    r"^(before|after|at|during|with|on|start-of|end-of)-[a-z0-9-]+$",
    "a moment such as before-deal, after-flop, after-round-2 or end-of-half-hour",
)


def _words(trade: str, says: str, closed: bool = False) -> Any:
    """A name made of words of the trade: a slip in any of them is refused, and where the list is
    *closed* any other word.
    """
    known = frozenset(trade.split())
    read = Slug.__metadata__[0].parse

    def check(value: object) -> str:
        name: str = read(value)
        if better := mended(name, known):
            raise ValueError(f"{says}; did you mean '{better}'?")
        strange = (
            [] if not closed else [w for w in name.split("-") if not (w in known or w.isdecimal())]
        )
        if strange:
            raise ValueError(
                f"{says}; no place is known by '{strange[0]}', which own-words can keep"
            )
        return name

    form = {"type": "string", "pattern": SLUG, "maxLength": MAX_WORD}
    number = {"type": "integer", "minimum": 0, "maximum": values.MOST}
    return Annotated[str, Reads(check), described(says, form, number)]


def _hand(kind: Any) -> Any:
    """What may name a usual hand of poker: in one spelling, since rules look for it."""
    read, *form = kind.__metadata__

    def check(value: object) -> str:
        name: str = read.parse(value)
        if (better := usual(name)) not in (None, name):
            raise ValueError(f"a hand by its name here; did you mean '{better}'?")
        return name

    return Annotated[str, Reads(check), *form]


Hand, HandLabel = _hand(Slug), _hand(Text)
SeatName = _words(
    "left right far farthest furthest first second third two last next nearest from clockwise "
    "counter consecutive new newly returning each every all one or three any other random of the "
    "to in on player players dealer house casino banker bank button action puck pot seat position "
    "base blind small big middle ante straddle winner winning who hand hands card cards high low "
    "highest lowest face up down exposed board suit by number dice total active opener opened bet "
    "raise check bettor raiser seated person instituted sixth fourth fifth seventh with",
    "whose place at the table it is, such as left-of-button, action-button or high-card",
    closed=True,
)
EndOf = _words(
    "player players dealer banker bank hand hands number numbers wagered on wins win winner loses "
    "lose lost does not push pushes tie equal natural naturals bust fold folds below above or and "
    "better than at least pay table no any match matches matched qualified qualifies straight "
    "flush pair kind of a three two war point even odd higher lower high low",
    "how the base game ends, such as bust, natural, not-qualified or player-hand-wins",
)
WhichHand = _words(
    "high low hi lo badugi deuce to seven ace five razz omaha back middle front top bottom run the "
    "board single tiles suits pairs first second third hand hands card cards five-card two three "
    "with without joker",
    "which hand or order it is, such as low, front or suits",
)
WhichCard = _words(
    "first second third fourth fifth sixth seventh last up down hole face exposed of player dealer "
    "banker hand draw drawn card",
    "which card it is, such as third, hole or first-of-banker-hand",
)
Stage = _words(
    "before after at first second third flop turn river deal initial point even money to be paid "
    "round street own cards dealer player or and",
    "in which case, such as before-flop or even-money",
)
RollTotal = _word(
    r"^([0-9]{1,2}|(hard|easy) [0-9]{1,2}|point|((chosen|any) )?(number|total|combination))$",
    "a total such as 7, hard 8 or point",
    (0, 99),
)


Some = Annotated[tuple[T, ...], NotEmpty()]
Many = Annotated[tuple[T, ...], Repeatable()]
OneOrMany = Annotated[tuple[T, ...], Repeatable(1)]
"""As Many, where something must be said."""
