"""What happens to uncovered wagers is said for some wagers only.

The rule for wagers the player-dealer's wager does not reach covers every wager of the game: said
once for all, or for each. Saying it of the bonus bets alone suggests that the other wagers are
treated otherwise.

## Says
- some-only: The rules say what happens when the {named} wager{named:s} {named:is} not covered
  ({@}), but not when the {missing} wager{missing:s} {missing:is} not covered.
  Fix: Say once that any bet that is not covered is returned.
  Write: player-dealer: {uncovered-wagers: returned}
  See also: says it of this one
- bank-short: A player who banks pays every winning bet ({@}), but the rules do not say what happens
  to bets that player cannot pay, or which are paid first.
  Fix: Say that bets the bank does not cover are returned, and in which order bets are paid.
  Write: player-dealer: {uncovered-wagers: returned}
  See compare: bets are compared
- every: The rules say of every bet what happens when it is not covered ({@}).
- not-said: Nothing is said of bets that are not covered.

## Examples
```yaml not-stated some-only
wagers: [{name: base}, {name: tie}]
player-dealer: {uncovered-wagers: {are: returned, wagers: [tie]}}
```
> The rules say what happens when the tie wager is not covered (line 5), but not when the base wager
> is not covered.
```yaml met every
wagers: [{name: base}, {name: tie}]
player-dealer: {uncovered-wagers: [{are: returned}, {are: returned, wagers: [tie]}]}
```
"""

from __future__ import annotations

from ...docket import comparators
from ...model.statements import Uncovered
from ..answer import Answer, Answers, Ask, Subject, met_by, not_applicable, not_stated, roles

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Answers:
    bank = subject.game.player_dealer
    said = bank.uncovered_wagers if bank else ()
    every = subject.view.of_bank(lambda bank: bank.uncovered_wagers)
    if not said:
        yield _unsaid(subject)
    elif whole := [one for one in every if not one.wagers]:
        yield met_by("every", whole)
    else:
        yield _each(subject, said)


def _each(subject: Subject, said: tuple[Uncovered, ...]) -> Answer:
    named = {name for part in said for name in part.wagers}
    known = {*named, *comparators.RIDING}
    missing = [wager for wager in subject.game.wagers if wager.name not in known]
    if not missing:
        return met_by("every", said)
    see = roles(said[1:])
    return not_stated("some-only", said[0], see=see, named=sorted(named), missing=missing)


def _unsaid(subject: Subject) -> Answer:
    """Asked where a player who banks a game of the house pays without a bound."""
    game, bank = subject.game, subject.game.player_dealer
    settling = bank.settling if bank and game.category == "house-banked" else ()
    pays = [said for said in settling if said.pays and not said.to_the_extent]
    if not pays:
        return not_applicable("not-said")
    steps = [(step, "compare") for step in game.round if step.does == "compare"]
    return not_stated("bank-short", pays[0], see=steps[:1])
