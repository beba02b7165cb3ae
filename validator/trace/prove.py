"""Does a value of the document stand in its own lines?

Each function answers with what is missing, in words; nothing missing is an empty answer. The source
may say a figure in digits or words; a bound may be said the other way round ("fewer than four" for
3). What a reader of the lines would accept is accepted; what is not there is not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from decimal import Decimal
from fractions import Fraction
from typing import Any

from ..model.values import Charge, Limit, Odds, Range, Share
from .cards import cards_missing
from .figures import Figures, figures, squeezed
from .near import NOUNS, at_most, fewer_than, more_than, said_near, stands, together
from .walk import Leaf

_AT_LEAST = re.compile(
    r"\+|\b(?:(?:or|and) (?:more|higher|greater|better|above|over|up)|minimum|at least|least|more than|over|above|greater|(?:no|not) less|exceed"
    r"|plural|multiple|several)"
)
_GAP = 80  # between the two ends of a range, which may be said with words between them
_EVEN = re.compile(
    r"\beven\b|\b(?:pay|paid|win|won|receiv)[^.]{0,60}\b(?:equal|same amount|match)"
    r"|\bthe amount of the player's (?:bet|wager)\b"
)
_TO_ONE = re.compile(r"(?<![\d ]) ?\"?\bto (?:1|one)\b")
_DAY_NAMES = re.findall(
    "[a-z]+",
    "january february march april may june july august september october november december",
)
_ODDS_WORDS = {
    "push": r"push|tie|return|refund|stand-?off|no action|neither",
    "returned": r"return|refund|given back|push",
    "none": r"\bno\b|none|n/a|not|without|nothing|\$0\b|zero|free|-",
    "loses": r"lose|lost|collect|forfeit|taken",
    "share": r"shar|split|divid|percent|%|equally|progressive|jackpot|proportion",
}


def missing(leaf: Leaf, said: Figures) -> str:
    """What of the leaf's value the lines do not say; empty when they say it all."""
    check = _CHECKS.get(leaf.kind)
    return ", ".join(dict.fromkeys(check(leaf, said))) if check else ""


def found(value: Fraction, said: Figures, owner: str = "") -> bool:
    """A number in digits or words, beside what it counts; small ones also by implication."""
    nouns = NOUNS.get(owner)
    if nouns:
        return said_near(value, said, nouns)
    return stands(value, said)


def show(value: Fraction) -> str:
    even = value.denominator in (2, 4, 5, 10, 20, 100)
    return str(Decimal(value.numerator) / value.denominator if even else value)


def _each(values: Iterable[Fraction], said: Figures, owner: str = "") -> Iterator[str]:
    return (show(value) for value in values if not found(value, said, owner))


def _number(leaf: Leaf, said: Figures) -> Iterator[str]:
    return _each([Fraction(leaf.value)], said, leaf.owner)


def _range(leaf: Leaf, said: Figures) -> Iterator[str]:
    value = Range.parse(leaf.value)
    if value.any:
        yield from () if _ANY.search(said.text) else ("any",)
        return
    low, high = Fraction(value.low), None if value.high is None else Fraction(value.high)
    if not _low_said(low, high, said, leaf.owner):
        yield show(low)
    if high is not None:
        yield from _high_unsaid(low, high, value.text, said, leaf.owner)
    if (high is None or value.contradictory) and not _AT_LEAST.search(said.text):
        yield f"{show(low)} or more"


_ANY = re.compile(r"\b(?:any|all|every|each|however|whatever|option|regardless)\b")


def _low_said(low: Fraction, high: Fraction | None, said: Figures, owner: str) -> bool:
    """Whether the lower end is said; one or two go without saying where the text has only a most."""
    if found(low, said, owner) or more_than(low, said):
        return True
    small = high is not None and low <= 2 and low != high
    return small and (at_most(high, said) or fewer_than(high, said))  # type: ignore[arg-type]


def _high_unsaid(
    low: Fraction, high: Fraction, text: str, said: Figures, owner: str
) -> Iterator[str]:
    """The upper end where it is not said, and both where they do not stand together."""
    if high != low and not found(high, said, owner) and not fewer_than(high, said):
        yield show(high)
    both = stands(low, said) and stands(high, said)
    if both and not owner.endswith(".options") and not _beside(low, high, said):
        yield f"{text} together"


def _beside(low: Fraction, high: Fraction, said: Figures) -> bool:
    """The two ends stand together, in either order."""
    return low == high or together([low, high], said, _GAP) or together([high, low], said, _GAP)


_OPEN_LIMITS = {
    "no-limit": r"\b(?:no|any|without|un|not?)[- ]?(?:a )?"
    r"(?:table |betting |maximum |set )?(?:limit|maximum|cap)",
    "pot-limit": r"\bpot[- ]limit",
}


def _limit(leaf: Leaf, said: Figures) -> Iterator[str]:
    limit = Limit.parse(leaf.value)
    if limit.unlimited and not re.search(_OPEN_LIMITS[limit.text], said.text):
        yield limit.text.replace("-", " ")
    figures_ = list(map(Fraction, (*limit.figures, *limit.last)))
    zero_floor = len(figures_) == 2 and figures_[0] == 0 and at_most(figures_[1], said)
    lacking = list(_each(figures_[1:] if zero_floor else figures_, said))
    if not lacking and len(figures_) > 1 and not zero_floor and not together(figures_, said, _GAP):
        lacking = [f"{limit.text} together"]
    yield from lacking


def _odds(leaf: Leaf, said: Figures) -> Iterator[str]:
    odds = Odds.parse(leaf.value)
    if odds.style == "word":
        if not re.search(_ODDS_WORDS[odds.text], said.text):
            yield odds.text
    elif odds.style == "dollars":
        yield from _each([odds.win or Fraction(0)], said)
    elif not _said_odds(odds, said):
        yield odds.text


def _said_odds(odds: Odds, said: Figures) -> bool:
    if odds.win == odds.per and _EVEN.search(said.text):
        return True
    if any((odd.win, odd.per) == (odds.win, odds.per) for odd in said.odds):
        return True
    if odds.per == 1 and _TO_ONE.search(said.text) and odds.win in said.numbers:
        return True
    return bool(re.search(rf"(?<![\d/]){odds.win}/{odds.per}(?![\d/])", said.text))


def _charge(leaf: Leaf, said: Figures) -> Iterator[str]:
    charge = Charge.parse(leaf.value)
    if charge.dollars is not None:
        yield from _each([Fraction(charge.dollars)], said)
    elif charge.text == "waived" and "waive" not in said.text:
        yield "waived"
    elif charge.text == "none" and not re.search(r"n/a|\bno\b|none|not|without|-", said.text):
        yield "N/A"


def _share(leaf: Leaf, said: Figures) -> Iterator[str]:
    share = Share.parse(leaf.value)
    if share.step:
        yield from _each([Fraction(share.step), Fraction(share.step) / share.part], said)
    elif share.part not in said.shares and not (
        share.part.numerator == 1 and found(share.part, said)
    ):
        yield share.text


def _day(leaf: Leaf, said: Figures) -> Iterator[str]:
    year, month, day = map(int, str(leaf.value).split("-"))
    if not {Fraction(year), Fraction(year % 100)} & said.numbers.keys():
        yield str(year)
    if Fraction(month) not in said.numbers and _DAY_NAMES[month - 1][:3] not in said.text:
        yield _DAY_NAMES[month - 1].capitalize()
    if Fraction(day) not in said.numbers:
        yield f"day {day}"


CARD_KEYS = frozenset(
    {
        "Ranks.high-to-low",
        "CardValues.table",
        "Example.highest",
        "Example.lowest",
        "SumExample.cards",
        "HouseWay.front",
        "HouseWay.back",
        "Button.seat-of-card",
        "Deck.removed",
    }
)
FREE_TEXT = frozenset({"Unclaimed.why", "Source.document", "Suppression.reason", "Suppression.who"})
EXACT = frozenset({"Approval.number", "GameRef.approval", "PayTable.identifier"})


def _text(leaf: Leaf, said: Figures) -> Iterator[str]:
    if leaf.owner in FREE_TEXT or leaf.owner.endswith(".note"):
        return
    text = str(leaf.value)
    if leaf.owner in EXACT and re.search(r"\d", text):
        if squeezed(text) not in squeezed(said.text):
            yield text
    elif leaf.owner in CARD_KEYS:
        yield from cards_missing(text, said)
    else:
        yield from _each(sorted(_digits(text)), said)


def _digits(text: str) -> set[Fraction]:
    """The figures of a text in digits only: its words are the transcriber's own."""
    return set(figures(re.sub(r"[A-Za-z]+", " ", text)).numbers)


def _moment(leaf: Leaf, said: Figures) -> Iterator[str]:
    return _each(sorted(_digits(str(leaf.value).replace("-", " "))), said)


def _cell(leaf: Leaf, said: Figures) -> Iterator[str]:
    return _each(sorted(_digits(str(leaf.value))), said)


_CHECKS: dict[str, Callable[[Leaf, Figures], Iterator[Any]]] = {
    "number": _number,
    "money": _number,
    "range": _range,
    "limit": _limit,
    "odds": _odds,
    "charge": _charge,
    "share": _share,
    "day": _day,
    "text": _text,
    "moment": _moment,
    "cell": _cell,
}
