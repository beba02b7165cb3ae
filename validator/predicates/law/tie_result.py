"""A tie that goes otherwise than the law has it.

Ties are decided as the provision's `result` says. Where the sources do not agree on what the law
is, the provision lists every reading, and the answer is unclear whatever the rules of the game say.
Who gets the tie is the edge of the game.

## Says
- against: In a tie the wager {result} ({@}). Under the law it {law}.
  Fix: Decide ties as the law has it: the wager {law}.
- silent: The rules do not say what happens in a tie ({@}). Under the law the wager {law}.
  Fix: Say that in a tie the wager {law}.
- unknown-law: In a tie the wager {results:or} ({@}). The sources do not agree on what the law asks.
  Fix: Say on which text of the regulation the rule for ties rests.
- unknown-both: The rules do not say what happens in a tie ({@}). The sources do not agree on what
  the law asks.
  Fix: Say what happens in a tie, and on which text of the regulation that rests.
- as-law: In a tie the wager {results:or} ({@}), as the law has it.

## Examples
```yaml violated against provision=blackjack-tie result=wins
compares: {by: closest-to-target, target: 22, outcomes: [{case: equal, base: pushes}]}
```
> In a tie the wager pushes (line 4). Under the law it wins.
```yaml met as-law provision=blackjack-tie result=wins
compares: {by: closest-to-target, target: 22, outcomes: [{case: equal, base: wins}]}
```
"""

from __future__ import annotations

from ...docket.filings import Subject
from ...model.wagers import Comparison, Outcome
from .._law import towards
from ..answer import (
    Answer,
    Answers,
    Ask,
    Figure,
    met,
    not_applicable,
    not_stated,
    unclear,
    violated,
)
from ..parameters import TEXT, needed

PARAMETERS = {"result": needed(TEXT)}


def judge(subject: Subject, ask: Ask) -> Answers:
    found = towards(subject.game)
    if not found:
        yield not_applicable("no-target")
    yield from (_answer(comparison, ask.figure("result")) for comparison in found)


def _answer(comparison: Comparison, law: Figure) -> Answer:
    key = comparison.wagers
    ties = _ties(comparison)
    place: Comparison | Outcome = next(iter(ties.values()), comparison)
    if not law.certain:
        case = "unknown-law" if ties else "unknown-both"
        return unclear(case, place, key=key, results=list(ties))
    if not ties:
        return not_stated("silent", place, key=key, law=law.value)
    for result, one in ties.items():
        if result != law.value:
            return violated("against", one, key=key, result=result, law=law.value)
    return met("as-law", place, key=key, results=list(ties))


def _ties(comparison: Comparison) -> dict[str, Outcome]:
    """Every result of a tie, and the first outcome that gives it."""
    found: dict[str, Outcome] = {}
    for one in comparison.outcomes:
        for result in one.results.values() if one.case == "equal" else ():
            found.setdefault(result, one)
    return found
