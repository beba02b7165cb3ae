"""An outcome answers a case the comparison does not have, or for a wager the game does not have.

Outcomes name cases the comparator knows and wagers the game has. An answer to a case that cannot
arise leaves the case it was meant for without one.

## Says
- no-case: An outcome is given for the case “{word}” ({@}), which a comparison by {by} does not
  have.
  Fix: Use one of these cases: {known}.
- no-wager: An outcome is given for a {wager} wager ({@}), which this game does not have.
  Fix: Use the name of a wager of this game.
- known: Each of the outcomes given ({number}) names a case and wagers that exist.
- none: No outcome is stated.

## Examples
Points are compared; there is no case called tie.
```yaml violated no-case
wagers: [{name: base}]
compares: {by: points-mod-10, wagers: [base], outcomes: [{case: tie, base: pushes}]}
```
> An outcome is given for the case “tie” (line 5), which a comparison by points mod 10 does not
> have.
```yaml met known
wagers: [{name: base}]
compares: {by: points-mod-10, wagers: [base], outcomes: [{case: equal, base: pushes}]}
```
"""

from __future__ import annotations

from ...docket import comparators
from ...model.wagers import Comparison, Outcome
from ..answer import Answers, Ask, Subject, concluded, violated
from ..values import as_called, name


def judge(subject: Subject, ask: Ask) -> Answers:
    names = {wager.name for wager in subject.game.wagers}
    checked = [(one, outcome) for one in subject.game.compares for outcome in one.outcomes]
    found = (answer for pair in checked for answer in _unknown(*pair, names))
    outcomes = [outcome for _, outcome in checked]
    yield from concluded(found, outcomes, "known", number=len(outcomes))


def _unknown(comparison: Comparison, outcome: Outcome, names: set[str]) -> Answers:
    by, word, known = comparison.by, outcome.case, comparators.words(comparison.by)
    pot = by in comparators.FOR_POT
    if word not in known:
        yield violated(
            "no-case",
            (outcome, "case"),
            key=(by, word),
            word=word,
            by=by,
            known=list(map(name, known)),
        )
    for wager in outcome.results:
        if wager not in names and not (pot and wager == comparators.POT):
            yield violated("no-wager", outcome, key=(word, wager), wager=as_called(wager))
