"""What happens to uncovered wagers is said for some wagers only.

## What is asked
The rule for wagers the player-dealer's wager does not reach covers every wager of the game: said
once for all, or for each.

## Why
Saying it of the bonus bets alone suggests that the other wagers are treated otherwise.

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

## Fails
```yaml not-stated some-only
wagers: [{name: base}, {name: tie}]
player-dealer: {uncovered-wagers: {are: returned, wagers: [tie]}}
```
> The rules say what happens when the tie wager is not covered (line 5), but not when the base wager
> is not covered.

## Passes
```yaml met every
wagers: [{name: base}, {name: tie}]
player-dealer: {uncovered-wagers: [{are: returned}, {are: returned, wagers: [tie]}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import comparators
from ...docket.filings import Subject
from ...model.statements import Settling
from ..answer import Answer, Ask, met, not_applicable, not_stated

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    bank = subject.game.player_dealer
    said = bank.uncovered_wagers if bank else ()
    whole = [s for place in subject.view.banks for s in place.uncovered_wagers if not s.wagers]
    named = {name for part in said for name in part.wagers}
    known = {*named, *comparators.RIDING}
    missing = [wager for wager in subject.game.wagers if wager.name not in known]
    if not said and (pays := _pays(subject)):
        steps = [(step, "compare") for step in subject.game.round if step.does == "compare"]
        yield not_stated("bank-short", pays[0], see=steps[:1])
    elif not said:
        yield not_applicable("not-said")
    elif whole or not missing:
        first, *others = whole or said
        yield met("every", first, see=[(part, "also") for part in others])
    else:
        also = [(part, "also") for part in said[1:]]
        yield not_stated("some-only", said[0], see=also, named=sorted(named), missing=missing)


def _pays(subject: Subject) -> list[Settling]:
    """Where a player who banks a game of the house pays without a bound."""
    bank = subject.game.player_dealer
    if bank is None or subject.game.category != "house-banked":
        return []
    return [said for said in bank.settling if said.pays and not said.to_the_extent]
