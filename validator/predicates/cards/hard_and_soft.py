"""Hard and soft are defined for fewer hands than the chart uses them for.

## What is asked
Where a chart tells hard totals from soft ones and the rules define the two words, the definitions hold for every total the chart names.

## Why
A definition that makes a hard hand of "three or more cards adding up to 17" leaves out a ten and a seven, and every hard 18. Taken at its word,
the chart then has no line for them.

Everybody knows what is meant, so this is a question for a person.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
charts: {for: player-dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}
glossary: [{is: hard hand, for: player-dealer, cards: 3+, totals: 17}, {is: soft hand, for: player-dealer, totals: 17}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
charts: {for: player-dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}
glossary: [{is: hard hand, for: player-dealer}, {is: soft hand, for: player-dealer, cards: 2+}]
```

## Boundary
The definition is for the other hand; a row without hard or soft does not use the words.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
charts: {for: players, rows: [[hard 17+, stand], [other, option]]}
glossary: [{is: hard hand, for: player-dealer, cards: 3+, totals: 17}]
```
```yaml not-applicable
kind: game
name: Example
category: player-dealer
charts: {for: players, rows: [["21", stand], [20-, option]]}
glossary: [{is: hard hand, for: players, cards: 3+, totals: 21}]
```

Two cards cannot make a hard 21, so that a definition by three cards leaves nothing out.
```yaml met
kind: game
name: Example
category: player-dealer
charts: {for: players, rows: [[hard 21, stand], [other, option]]}
glossary: [{is: hard hand, for: players, cards: 3+, totals: 21}]
```

## How to fix
Define the words without a total: a hand is soft while an ace counts 11 in it, and hard otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...charts import Total, named, spoken
from ...docket import Subject
from ...model.cards import Chart, Term
from .._say import listed
from ..legacy import Answer, Ask, following, met, not_applicable, unclear

TWO = 2
MOST = 20
"""The highest hard total of two cards."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    found: list[Answer] = []
    used: list[Term] = []
    for hand in dict.fromkeys(chart.for_ for chart in game.charts):
        charts = [chart for chart in game.charts if chart.for_ == hand]
        terms = [term for term in game.glossary if _kind(term) and term.for_ in (None, hand) and _totals(term, charts)]
        narrow = [(term, words) for term in terms if (words := _left_out(term, _totals(term, charts)))]
        used += terms
        if narrow:
            found.append(
                following(
                    unclear(
                        f"{' and '.join(dict.fromkeys(_told(term) for term, _ in narrow))}; taken at its word, that leaves out {listed(word for _, words in narrow for word in words)}, "
                        f"which the chart for the {hand} names",
                        "define hard and soft by how an ace counts, without a total or a number of cards",
                        narrow[0][0],
                        *((term, _told(term)) for term, _ in narrow[1:]),
                        *((chart, "the chart") for chart in charts if _totals(narrow[0][0], [chart])),
                    ),
                    "chart-complete",
                )
            )
    if not used:
        yield not_applicable("no chart uses hard or soft as the rules define them")
    else:
        yield from found or [met("hard and soft are defined for all totals the charts name", *used)]


def _kind(term: Term) -> str:
    return next((kind for kind in ("hard", "soft") if term.is_.lower().startswith(kind)), "")


def _totals(term: Term, charts: list[Chart]) -> frozenset[Total]:
    """The totals of its kind that the charts name, each chart that uses the word."""
    kind = _kind(term)
    using = [[row for row in chart.rows if row.totals.startswith(kind)] for chart in charts]
    sets = [frozenset(total for row in rows for total in named(row) or () if total[0] == kind) for rows in using if rows]
    return frozenset.intersection(*sets) if sets else frozenset()


def _left_out(term: Term, totals: frozenset[Total]) -> list[str]:
    """What the chart names and the definition does not hold for."""
    other = [total for total in totals if term.totals is not None and not term.totals.holds(Decimal(total[1]))]
    same = [total for total in totals if total not in other and total[1] <= MOST]
    pairs = term.cards is not None and not term.cards.holds(Decimal(TWO)) and _kind(term) == "hard" and same
    return [*(spoken(other).split(" and ") if other else []), *([f"two cards of {spoken(same)}"] if pairs else [])]


def _told(term: Term) -> str:
    cards = f" of {str(term.cards).removesuffix('+')} {'or more ' if str(term.cards).endswith('+') else ''}cards" if term.cards else ""
    return f"a {_kind(term)} hand is defined as one{cards}" + (f" that makes {term.totals}" if term.totals else "")
