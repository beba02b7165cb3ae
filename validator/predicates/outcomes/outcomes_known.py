"""An outcome answers a case the comparison does not have, or for a wager the game does not have.

Outcomes name cases the comparator knows and wagers the game has. An answer to a case that cannot
arise leaves the case it was meant for without one.

## Says
- no-case: An outcome is given for the case “{word}” ({@}), which a comparison by {by} does not
  have.
  Fix: Use one of these cases: {known}.
- special: An outcome is given for the case “{word}” ({@}), which a comparison by {by} does not
  have. Higher, lower and equal hands have outcomes of their own.
  Fix: If a special hand is meant that wins by itself, it is a natural: say which cards make it, and
    use the cases natural, dealer-natural and both-natural. If not, strike this outcome.
  Write: compares: {natural: {ranks: [{ranks}], first-cards: {dealt:figure}}, outcomes: [{case: natural, {wager}: wins}, {case: dealer-natural, {wager}: loses}, {case: both-natural, {wager}: pushes}]}
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

from typing import Any

from ...docket import comparators
from ...model.game import Game
from ...model.wagers import Comparison, Outcome
from ..answer import Answers, Ask, Subject, concluded, violated
from ..values import as_called, name

DEALT_TO = ("players", "each-player", "player-hand")
ORDINARY = frozenset({"higher", "lower", "equal"})
MOST = 5
"""Cards written of an example."""


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    checked = [(one, outcome) for one in game.compares for outcome in one.outcomes]
    found = (answer for pair in checked for answer in _unknown(*pair, game))
    outcomes = [outcome for _, outcome in checked]
    yield from concluded(found, outcomes, "known", number=len(outcomes))


def _unknown(comparison: Comparison, outcome: Outcome, game: Game) -> Answers:
    by, word, known = comparison.by, outcome.case, comparators.words(comparison.by)
    if word not in known:
        special = _special(comparison, outcome, game)
        yield violated(
            "special" if special else "no-case",
            (outcome, "case"),
            key=(by, word),
            word=word,
            by=by,
            **(special or {"known": list(map(name, known))}),
        )
    names = {wager.name for wager in game.wagers}
    pot = by in comparators.FOR_POT
    for wager in outcome.results:
        if wager not in names and not (pot and wager == comparators.POT):
            yield violated("no-wager", outcome, key=(word, wager), wager=as_called(wager))


def _special(comparison: Comparison, outcome: Outcome, game: Game) -> dict[str, Any]:
    """How a special hand that wins by itself is written, where the outcome can be meant for one:
    every ordinary case has its own.
    """
    wins = [wager for wager, result in outcome.results.items() if result == "wins"]
    said = {one.case for one in comparison.outcomes}
    natural = "natural" in comparators.words(comparison.by) and not comparison.natural
    if not (natural and wins and said >= ORDINARY):
        return {}
    dealt = min(_dealt(game), MOST)
    return {"wager": name(wins[0]), "dealt": dealt, "ranks": name(", ".join(["J-K"] * dealt))}


def _dealt(game: Game) -> int:
    """How many cards players are dealt first: two where the round has no number."""
    steps = [step.cards for step in game.round if step.does == "deal" and step.to in DEALT_TO]
    return next((int(cards.low) for cards in steps if cards), 2)
