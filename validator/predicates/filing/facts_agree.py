"""A detail of play told at two places is told in the same way.

## What is asked
Details such as what cards are dealt from, who sets a hand, who is first, what a bonus hand is paid or what becomes of a wrong number of cards are the same
at every place that tells them.

## Why
Each place is right for whoever reads it alone.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
facts: [{of: settled, whose: envy-bonus, is: after-the-hand, at: 4003}, {of: settled, whose: envy-bonus, is: in-the-turn-of-each-seat, at: 4082}]
```
Two figures for one thing cannot both be true.
```yaml violated
kind: game
name: Example
category: poker
facts: [{of: points, whose: 4-of-a-kind-in-back, is: "8", at: 1377}, {of: points, whose: 4-of-a-kind-in-back, is: "4", at: 1386}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
facts: [{of: settled, whose: envy-bonus, is: after-the-hand, at: 10}, {of: settled, whose: envy-bonus, is: after-the-hand, at: 40}]
```

## Boundary
Two wagers, and a case of its own, are not compared with the rest.
```yaml met
kind: game
name: Example
category: player-dealer
facts:
  - {of: settled, whose: envy-bonus, is: after-the-hand}
  - {of: settled, whose: base, is: in-the-turn-of-each-seat}
  - {of: settled, whose: base, is: at-once, when: natural}
```

## How to fix
Tell the detail once, or say when each holds.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.told import DETAILS, Fact
from .._agree import CONTRADICTION, Clash, Compare, agreement, stated
from .._say import plain
from ..legacy import Answer, Ask, not_applicable

FIX = "tell the detail once, or say when each holds"
FIGURES = ("points", "patent-dated", "betting-rounds")
"""Details that are one figure: two cannot both be right."""
READINGS = {
    "cards-counted": "Only those in a row may be meant by both",
    "cards-dealt-from": "Both may be in use",
    "first-to-act": "The words may mean the same seat, or another moment of play",
    "called": "Both names may mean the same thing",
    "lowest-limit": "One may only be an example",
    "hands-compared": "The hand the player-dealer pays for may be meant",
    "doubling-and-splitting": "One may be short for the other",
    "settled": "One may tell the order in a seat and the other the moment",
    "draw-after-natural": "The rule on naturals may be meant to go before the others",
    "surrender-against-natural": "One may be an alternative to the other",
    "means": "The word may be used for both",
    "counts-as": "The one may be meant for pairs and the other for the rest",
    "scored-in": "A version left out may be meant to score nothing",
    "last-card": "The second may speak of that player's own cards",
    "total-counted": "The examples may be meant as the rule",
    "figure-of": "Each share, or all of them together, may be meant",
    "soft-17": "One may be written for tables of other rules",
    "splits-allowed": "The second may speak of the moment only, and leave the number as it is",
    "bonus-bets": "“Or” may mean either of them, or both",
    "equipment": "The list may be meant for what is out of the ordinary",
}
OTHER = "One may be meant as an exception to the other"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    facts = subject.game.facts
    if not facts:
        yield not_applicable("the document has no such detail at two places")
        return
    answers: list[Answer] = []
    for of, whose in dict.fromkeys((fact.of, fact.whose) for fact in facts):
        said = [fact for fact in facts if (fact.of, fact.whose) == (of, whose)]
        of_whom = f" ({plain(whose)})" if whose else ""
        answers += agreement(f"{DETAILS[of]}{of_whom}", stated(said, lambda f: f, lambda f: plain(f.is_)), _compare(of), FIX)
    bad = [answer for answer in answers if answer.verdict != "met"]
    yield from bad or answers[:1]


def _compare(of: str) -> Compare:
    def clash(first: Fact, second: Fact) -> Clash | None:
        if first.is_ == second.is_ or first.when != second.when:
            return None
        return CONTRADICTION if of in FIGURES else Clash(READINGS.get(of, OTHER))

    return clash
