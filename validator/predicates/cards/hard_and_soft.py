"""What a hard and a soft hand are is defined for every hand that the charts go by.

A definition of hard or soft holds for all totals that the chart has a row for, and for hands of two
cards as for hands of more. One written for a single total leaves the other rows of the chart
without a meaning; one that asks for three cards makes a ten and a seven neither hard nor soft.

## Says
- narrow: The chart for the {hand} goes by {totals} ({@chart}), but the rules define only {defined}
  ({@}).
  Fix: Define hard and soft hands by how the ace counts, whatever the total.
  See chart: the chart
  See other: the other definition
- cards: By the definition for the {hand}, a {term} has {cards:card} ({@}), but two cards can make one[.
    The definition for the {others} does not ask for that ({@other})].
  Fix: Define a {term} by how the ace counts, whatever the number of cards.
  See other: the other definition
- whole: What hard and soft mean is defined for every hand that the charts go by ({@}).
- none: The rules name no totals or cards where they define hard or soft hands.

## Examples
```yaml violated narrow
glossary: [{is: soft hand, for: player-dealer, totals: 17}]
charts: {for: player-dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}
```
> The chart for the player-dealer goes by soft 16 or less (line 5), but the rules define only soft 17
> (line 4).
```yaml met whole
glossary: [{is: soft hand, for: player-dealer, totals: 12-21}]
charts: {for: player-dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}
```
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from decimal import Decimal

from ...docket.charts import DOMAIN, Total, held
from ...model.cards import Chart, Term
from ...model.game import Game
from .._cards import totals
from ..answer import Answers, Ask, Subject, concluded, roles, violated
from ..values import counts, name

MOST_OF_TWO = {"hard": 20, "soft": 21}
"""The highest total two cards can make."""
TWO = 2


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    terms = [term for term in game.glossary if _kind(term) in DOMAIN]
    limited = [term for term in terms if term.totals or term.cards]
    found = [answer for charts in _by_hand(game) for answer in _narrow(charts, limited)]
    found += [answer for term in limited for answer in _cards(term, terms)]
    yield from concluded(found, limited, "whole")


def _by_hand(game: Game) -> Iterable[list[Chart]]:
    hands: dict[str, list[Chart]] = defaultdict(list)
    for chart in game.charts:
        hands[chart.for_].append(chart)
    return hands.values()


def _kind(term: Term) -> str:
    return term.is_.lower().split()[0]


def _held(term: Term) -> set[Total]:
    """The totals a definition names."""
    kind, span = _kind(term), term.totals
    return {(kind, one) for one in DOMAIN[kind] if span is None or span.holds(Decimal(one))}


def _narrow(charts: list[Chart], limited: list[Term]) -> Answers:
    """Hard and soft totals of a hand's charts that the definitions for it do not name."""
    hand = charts[0].for_
    terms = [term for term in limited if term.for_ in (hand, None)]
    kinds = tuple(map(_kind, terms))
    defined = {total for term in terms for total in _held(term)}
    left = {chart: _apart(chart, kinds) - defined for chart in charts}
    if places := [chart for chart, totals in left.items() if totals]:
        see = [(places[0], "chart"), *roles(terms[1:], "other")]
        values = {"totals": totals(set().union(*left.values())), "defined": totals(defined)}
        yield violated("narrow", terms[0], see=see, key=hand, hand=hand, **values)


def _apart(chart: Chart, kinds: tuple[str, ...]) -> frozenset[Total]:
    """The totals that rows for hard or soft hands alone name."""
    return held(row for row in chart.rows if kinds and row.totals.startswith(kinds))


def _cards(term: Term, terms: list[Term]) -> Answers:
    """A definition that asks for more cards than such a hand needs."""
    kind, span = _kind(term), term.cards
    possible = any(total <= MOST_OF_TWO[kind] for _, total in _held(term))
    if span is None or span.low <= TWO or not possible:
        return
    free = [one for one in terms if _kind(one) == kind and not one.cards]
    values = {
        "term": name(term.is_),
        "hand": term.for_,
        "cards": counts(span.low, span.high),
        "others": free[0].for_ if free else None,
    }
    yield violated("cards", term, see=roles(free[:1], "other"), key=(kind, term.for_), **values)
