"""The words of documents as phrases a sentence can take: moments, people, cards, amounts, odds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal

from ...model.statements import PartOf, Replaced
from ...model.values import Limit, Odds, Range, dollars, plain
from ...model.wagers import Event, Size
from ..say import both, words
from .book import terms

NUMBERS = re.findall("[a-z]+", "no one two three four five six seven eight nine ten eleven twelve")
ORDINALS = re.findall("[a-z]+", "none first second third fourth fifth sixth seventh eighth ninth")
ROUNDED = {
    "exact": "exact to the cent",
    "down": "rounded down",
    "up": "rounded up",
    "nearest": "rounded to the nearest amount",
    "not-accepted": "only where it comes out even",
}
CARDS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}
_ARTICLE = (
    "straight-flush",
    "royal-flush",
    "flush",
    "straight",
    "full-house",
    "pair",
    "royal-match",
    "straight-or-better",
    "non-pair",
)


def number(count: int | Decimal) -> str:
    """Small counts as words."""
    small = count == int(count) and 0 <= count < len(NUMBERS)
    return NUMBERS[int(count)] if small else plain(Decimal(count))


def figure(count: int | Decimal) -> str:
    return plain(Decimal(count))


def count(given: Range, one: str, many: str | None = None) -> str:
    """``7 cards``, ``2 to 8 decks``, ``1 or more decks``."""
    many = many or f"{one}s"
    if given.any:
        return f"any number of {many}"
    if given.high is None:
        return f"{plain(given.low)} or more {many}"
    if given.high != given.low:
        more = " or more" if given.contradictory else ""
        return f"{plain(given.low)} to {plain(given.high)}{more} {many}"
    return f"{plain(given.low)} {one if given.low == 1 else many}"


def span(given: Range) -> str:
    """A range of plain figures."""
    if given.any:
        return "any"
    above = "above " if given.above else ""
    high = f" to {plain(given.high)}" if given.high is not None and given.high != given.low else ""
    more = " or more" if given.high is None or given.contradictory else ""
    return f"{above}{plain(given.low)}{high}{more}"


def multiples(given: Size) -> str:
    """How many times another wager: ``3 or 4`` where only whole multiples are allowed."""
    low, high = given.times.low, given.times.high
    if given.bound != "one-of" or high is None:
        return span(given.times)
    return " or ".join(map(str, range(int(low), int(high) + 1)))


def way(direction: str) -> str:
    return direction if "clock" in direction else f"to the {direction}"


def options(given: Sequence[Range]) -> str:
    """``option 3``, ``options 1 to 4 and 7``."""
    many = len(given) > 1 or given[0].low != given[0].high
    return f"option{'s' * many} {both([span(one) for one in given])}"


def jokers(count: int) -> str:
    return "no joker" if count == 0 else f"{count} joker{'s' * (count != 1)}"


def points(given: str) -> str:
    """What a card counts."""
    return "its face value" if given == "face" else given


def hand(slug: str) -> str:
    """A rank of hand: ``4-of-a-kind`` too."""
    return slug.replace("-", " ") if slug[:1].isdigit() and "-" in slug else words(slug)


def money(given: Range) -> str:
    """``$5 to $40``, ``$101 and more``."""
    if given.any:
        return "any amount"
    low = f"above {dollars(given.low)}" if given.above else dollars(given.low)
    if given.high is None:
        return f"{low} and more"
    if given.high == given.low:
        return low
    more = ", printed with “and more” as well" if given.contradictory else ""
    return f"{low} to {dollars(given.high)}{more}"


def limit(given: Limit) -> str:
    """A table limit."""
    if given.unlimited:
        return given.text.replace("-", " ")
    first, last = ("-".join(dollars(f) for f in figures) for figures in (given.figures, given.last))
    if last:
        return f"{first} {'or' if ' or ' in given.text else 'to'} {last}"
    kind = "spread " if given.text.startswith("spread") else ""
    said = first if len(given.figures) != 2 else " to ".join(map(dollars, given.figures))
    return kind + said + (" and more" if given.open else "")


def share(given: PartOf) -> str:
    """``10 % of the pot, at most $5, rounded down``."""
    rounded = given.rounding
    to = f" to {dollars(rounded.to)}" if rounded and rounded.to else ""
    said = (
        f"{'' if given.is_ else 'at most '}{given} of the {words(given.of)}",
        f"at least {dollars(given.floor)}" if given.floor is not None else "",
        f"at most {dollars(given.cap)}" if given.cap is not None else "",
        f"{ROUNDED[rounded.is_]}{to}" if rounded else "",
    )
    note = f" ({given.note})" if given.note else ""
    return ", ".join(one for one in said if one) + note


def replaced(given: Replaced) -> str:
    return words(given.document) + (" (inferred)" if given.inferred else "")


def odds(given: Odds) -> str:
    return {
        "even": "even money",
        "push": "a push",
        "none": "nothing",
        "loses": "nothing (it loses)",
        "share": "a share",
        "returned": "the wager back",
    }.get(given.text, given.text)


def who(slug: str | None, fallback: str = "") -> str:
    return terms("people").get(slug, f"the {words(slug)}") if slug else fallback


def place(slug: str) -> str:
    """``left-of-player-dealer`` as a place at the table."""
    side, _, whom = slug.partition("-of-")
    if whom and side in ("left", "right", "far-left", "far-right", "second-left", "two-left"):
        return f"the {words(side)} of the {words(whom)}"
    return {
        "action-button": "the action button",
        "action-seat": "the action seat",
        "player-dealer": "the player-dealer's seat",
    }.get(slug, f"the {words(slug)}")


def moment(slug: str) -> str:
    if slug in (known := terms("moments")):
        return known[slug]
    for prefix, said in terms("prefixes").items():
        if slug.startswith(prefix):
            return f"{said}the {words(slug.removeprefix(prefix))}"
    return words(slug)


def cards(given: Iterable[str]) -> str:
    """Cards by their signs; a cell the source left empty is said to be empty."""
    return " ".join("[empty]" if card == "blank" else card for card in given)


def names(given: Iterable[str], called: dict[str, str]) -> str:
    """Wagers by the names the packet uses."""
    return both([called.get(name, f"the {words(name)}") for name in given])


def event(given: Event) -> str:
    """``the player-dealer's hand is ace high of 7 cards``; without an owner, only what the hand is."""
    while_ = "".join(f", while {event(other)}" for other in given.while_)
    return ", and ".join([_event(given), *map(event, given.plus)]) + while_


def _owner(slug: str) -> str:
    own = {
        "own": "the player's own hand",
        "another-player": "another player's hand",
        "any-player": "any player's hand",
        "several-players": "each of several players' hands",
    }
    named = slug.endswith("-hand") or "with" in slug
    return own.get(slug) or (who(slug) if named else f"the {words(slug)}'s hand")


def _event(given: Event) -> str:
    what = " ".join(filter(None, _holds(given)))
    note = f" ({given.note})" if given.note else ""
    beside = f", {what}{note}" if what else note
    if given.result and given.result in (known := terms("whole-results")) and not given.whose:
        return f"{known[given.result]}{beside}"
    if given.result:
        does = terms("comes-out").get(given.result, f"comes out so: {words(given.result)}")
        return f"{_owner(given.whose) if given.whose else 'the hand'} {does}{beside}"
    return (f"{_owner(given.whose)} {_verb(given)} {what}" if given.whose else what) + note


def _verb(given: Event) -> str:
    """``is`` a pair, but ``has`` two aces or 7 points."""
    has = given.count or given.of or given.points or given.total or given.ranks
    return "has" if has and not given.hand else "is"


def _holds(given: Event) -> Iterator[str]:
    """What cards the hand of an event has."""
    kind = [*_kind(given)]
    yield from kind
    if given.cards is not None:
        lead = _in_or_of(given) if kind else f"a hand {_in_or_of(given)}"
        yield f"{lead} {figure(given.cards)} cards"
    if given.ranks:
        lead = "with " if kind or given.cards is not None else ""
        yield f"{lead}{' and '.join(_ranks(given.ranks))}"
    if given.suited:
        named = f"of suit or colour: {words(given.suited)}"
        yield {"same": "of one suit", "none": "of different suits"}.get(given.suited, named)
    if given.first_cards is not None:
        yield f"in the first {figure(given.first_cards)} cards"
    if given.with_joker is not None:
        yield "with the joker" if given.with_joker else "without a joker"


def _in_or_of(given: Event) -> str:
    """Points are had in so many cards; a hand is of so many."""
    return "in" if given.points or given.total else "of"


def _ranks(given: Iterable[str]) -> Iterator[str]:
    """The ranks of a hand; of one rank or run several cards together."""
    for rank, many in Counter(given).items():
        low, _, high = rank.partition("-")
        run = f"{low} to {high}" if high else ""
        if many == 1:
            yield f"a card from {run}" if run else rank
        else:
            yield f"{number(many)} cards {f'from {run}' if run else f'of rank {rank}'}"


def _kind(given: Event) -> Iterator[str]:
    """The rank of a hand, or what of it is counted."""
    if given.hand:
        yield f"{'a ' if given.hand in _ARTICLE else ''}{hand(given.hand)}"
    if given.count is not None:
        yield f"{span(given.count)} {words(given.of) if given.of else 'of them'}"
    elif given.of:
        yield words(given.of)
    if given.points is not None:
        yield f"{span(given.points)} points"
    if given.total:
        yield f"a total of {' or '.join(span(total) for total in given.total)}"
