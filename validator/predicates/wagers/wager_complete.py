"""A wager of which the rules do not say what it pays, how large it may be, or when it loses.

## What is asked
Of every wager the rules say what a win pays, between which limits it is placed, and when it is lost.

## Why
These three make a wager. A payment left to custom, or a bonus bet whose losing case is nowhere, cannot be checked by anyone.

A wager decided by comparing hands loses by the outcomes of the comparison, which have rules of their own. A wager sized from another has its limits
from there, and one for which the schedule gives a table limit, or whose limits are said to be posted at the table, has them from there.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: buster, bonus: true, pays: {odds: 2 to 1}, decided: [{is: wins, when: {result: bust}}, {is: loses, otherwise: true}]}]
```
Only the natural has a payment.
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers: [{name: base, limit: {within-table-limit: true}, pays: {odds: 3 to 2, when: {result: natural}}}]
compares: {by: closest-to-target, wagers: [base], outcomes: [{case: higher, base: wins}, {case: lower, base: loses}]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: red-flex, bonus: true, limit: {is: 1-50}, pays: {odds: 2 to 1}, decided: [{is: wins, when: {suited: red}}, {is: loses, otherwise: true}]}]
```

## Boundary
Limits and losses may stand elsewhere.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: base, pays: {odds: 1 to 1}}]
compares: {by: ranked-hand, wagers: [base], outcomes: [{case: higher, base: wins}, {case: lower, base: loses}]}
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], options: [{option: 1, limit: 5-500, player: 1}]}]
```
When only the losing case is missing, the reader can supply it; not even that is needed where the rules say of the wager that what loses is collected.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: red-flex, bonus: true, limit: {is: 1-50}, pays: {odds: 2 to 1}, decided: [{is: wins, when: {suited: red}}]}]
```
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {settling: {collects: true, pays: true, wagers: [red-flex]}}
wagers: [{name: red-flex, bonus: true, limit: {is: 1-50}, pays: {odds: 2 to 1}, decided: [{is: wins, when: {suited: red}}]}]
```
So it is where the wager is defined as a bet that something comes.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: red-flex, bonus: true, limit: {is: 1-50}, pays: {odds: 2 to 1}, decided: [{is: wins, bet-that: true, when: {suited: red}}]}]
```
A win that takes the amount of the wager has its payment, though no odds are printed.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: base, limit: {within-table-limit: true}, pays: {amount-of-wager: true, at: 300}}]
compares: {by: two-hands, wagers: [base], outcomes: [{case: both-higher, base: wins}, {case: both-lower, base: loses}]}
```
A loss told of players who fold, or whose hand has lost, leaves the hands that win and push.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers:
  - {name: trips, bonus: true, limit: {is: 1-50}, pays: {odds: 2 to 1},
     decided: [{is: wins, when: {hand: 3-of-a-kind}}, {is: loses, when: {result: hand-lost-below-3-of-a-kind}}]}
```
Rules taken from another game may say it; where they are asked for the outcomes too, it is told with the finding of `outcomes-total`.
```yaml unclear
kind: game
name: Example
category: player-dealer
inherits: {from: Pai Gow Poker}
wagers: [{name: base, limit: {within-table-limit: true}}]
```
An envy bonus has no chips, and doubling pays as the wager it doubles.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: double-down}]
```

Of a game the house banks, only when a side bet on cards is lost is asked here; a bet on dice is told by its rolls.
```yaml unclear
kind: game
name: Example
category: house-banked
deck: {cards: 52}
wagers: [{name: pair-plus, bonus: true, decided: {is: wins, when: [{result: on-pay-table}]}, pays: {rows: [[flush, 3 to 1]]}}]
```
```yaml not-applicable
kind: game
name: Example
category: house-banked
wagers: [{name: field, bonus: true}]
```

A loss told only of a player who folds says nothing of one who stays.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers:
  - name: trips
    bonus: true
    limit: {is: 5-50}
    pays: {odds: 3 to 1}
    decided: [{is: wins, when: [{hand: 3-of-a-kind-or-better}], at: 1489}, {is: loses, when: [{result: fold-below-3-of-a-kind}], at: 1578}]
```

A payment for the player's hand that rides on a bet against the dealer says whether it outlives that bet.
```yaml unclear
kind: game
name: Example
category: house-banked
wagers: [{name: ante}, {name: ante-bonus, needs: ante, decided: {is: paid-by-table, when: [{result: on-pay-table}]}, pays: {rows: [[straight, 1 to 1]]}}]
compares: {by: ranked-hand, wagers: [ante], outcomes: [{case: higher, ante: wins}, {case: lower, ante: loses}]}
```

## How to fix
Add what is missing to the description of the wager.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Game
from ...model.part import Part
from ...model.wagers import Outcome, Wager, Wins
from .._say import plain
from .._wagers import blocks, schedule_limits
from ..legacy import Answer, Ask, following, met, not_applicable, not_stated, unclear

NEEDS_FILING = True
DERIVED = ("double-down", "split", "surrender")
SOME = {"fold": "from a player who folds", "hand-lost": "when the hand loses"}
"""Results of which a place that takes the wager may speak alone, and in words."""
SHOWN = 2
COMPARED = ("pot", "high-low-pot", "three-hands")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager, game = subject.wager, subject.game
    settled = any(comparison.by in COMPARED for comparison in game.compares)
    if wager.name in DERIVED or "envy" in wager.name or settled or (game.category == "bonus-bet" and not wager.bonus):
        yield not_applicable("the wager is settled as part of another, by points or a pot, or belongs to another game")
        return
    house = game.category == "house-banked"
    if house and (base := _rides(wager, game)):
        said = f"the {plain(wager.name)} goes by the player's hand alone; whether it is paid when the {plain(base)} bet loses or the dealer's hand does not play is not said"
        told = [(rule, "when it is paid") for rule in wager.decided[:1]]
        yield unclear(f"{said}. It may be meant to be paid whatever the dealer holds", f"say whether it is paid when the {plain(base)} bet loses", wager.pays[0], *told)
        return
    if house and not (wager.bonus and (game.deck or game.cards or game.hands)):
        yield not_applicable("the bets of dice, wheels and the house's main game are told by their rolls, numbers and outcomes")
        return
    name = plain(wager.name)
    lost = f"when {name} is lost"
    missing = [what for what, said in ((_payment(wager), _pays(wager, game)), (f"the limits of {name}", _limits(subject, wager))) if not said and not house]
    if not _loses(wager, game) and not (_payment(wager) in missing and wager.decided):  # what wins is told, and what it brings is the gap
        missing.append(lost)
    tables: list[tuple[Part, str]] = [*_won(wager, game), *((table, "what is said of payment") for table in wager.pays[:1])] if _payment(wager) in missing else []
    some = [wins for wins in wager.decided if lost in missing and wins.is_ == "loses"]
    tables += [(wins, f"taken {_by(wins)}") for wins in some]
    missing.sort(key=lambda what: ", for " in what)  # a reason that follows reads on to the end
    fix = f"say {_and(missing)}"
    if missing == [lost]:
        place, *more = [*wager.decided[:1], *(table for table in wager.pays[:1] if table.rows)] or [wager]
        others = [(wins, "only when it wins") for wins in wager.decided[1:] if some and wins.is_ == "wins" and wins.at not in {loses.at for loses in some}][:SHOWN]
        alone = f"; they take it only {_and(list(dict.fromkeys(map(_by, some))))}" if some else ""
        shown: list[tuple[Part, str]] = [*tables, *others, *((table, "the hands it is paid for") for table in more)]
        yield unclear(f"the rules say when {name} wins, and leave to the reader that it is lost otherwise{alone}", fix, place, *shown)
    elif missing and game.inherits:
        open_ = unclear(
            f"the rules do not say {_and(missing)}; those of {game.inherits[0].from_} may hold here",
            fix,
            wager,
            (game.inherits[0], "refers to them"),
            *tables,
        )
        yield following(open_, "outcomes-total")
    elif missing:
        yield not_stated(f"the rules do not say {_and(missing)}", fix, wager, *tables)
    else:
        yield met(f"the rules say of {name} {'' if house else 'what it pays, its limits and '}when it is lost", *wager.pays[:1], *wager.limit[:1])


def _rides(wager: Wager, game: Game) -> str | None:
    """The compared bet that a payment by hand rides on, where nothing says that it outlives that bet."""
    compared = {name for comparison in game.compares for name in comparison.wagers}
    needed = [name for needs in wager.needs for name in needs.all if name in compared]
    own = not wager.bonus and wager.name not in compared and any(table.rows for table in wager.pays)
    return needed[0] if own and needed and not wager.survives and not wager.placed else None


def _won(wager: Wager, game: Game) -> list[tuple[Outcome, str]]:
    """The place that tells the ordinary win, where the payment should stand."""
    told = [outcome for comparison in game.compares for outcome in comparison.outcomes if outcome.results.get(wager.name) == "wins"]
    plainly = [outcome for outcome in told if outcome.case in ("higher", "both-higher") and not outcome.if_]
    return [(outcome, "the ordinary win") for outcome in (plainly or told)[:1]]


def _and(missing: list[str]) -> str:
    return missing[0] if len(missing) == 1 else f"{', '.join(missing[:-1])} and {missing[-1]}" if missing else ""


def _payment(wager: Wager) -> str:
    """What of the payment is missing, in words."""
    name = plain(wager.name)
    one = name if name.endswith(("bet", "bonus", "wager")) else f"{name} wager"
    special = [table.when for table in wager.pays if table.odds and table.when]
    if special and special[0].result == "natural":
        return f"what a winning {one} pays unless it is a natural"
    if special:
        return f"what an ordinary win of the {one} pays"
    return f"what the {one} pays, for the pay table it refers to is not printed" if wager.pays else f"what the {one} pays"


def _pays(wager: Wager, game: Game) -> bool:
    """A payment for the ordinary win: odds for one kind of win alone are not enough."""
    if any(table.rows for table in wager.pays) or any((table.odds or table.amount_of_wager) and not table.when for table in wager.pays):
        return True
    return any(option.is_ == wager.name and option.pays for option in game.playing_options)


def _limits(subject: Subject, wager: Wager) -> bool:
    if wager.limit or wager.size or any(schedule_limits(subject, wager)) or subject.game.limits or subject.game.table_limit:
        return True
    posted = any(claim.that == "limits-posted" and claim.is_ for claim in subject.game.states)
    whole = any(limit.wager is None for block, _ in blocks(subject) for limit in block.limits)
    return not wager.bonus and (posted or whole or any(row.option.limit for _, rows in blocks(subject) for row in rows))


def _loses(wager: Wager, game: Game) -> bool:
    own = any(wins.otherwise or wins.bet_that or (wins.is_ == "loses" and not _folded(wins)) for wins in wager.decided) or any(roll.loses for roll in wager.rolls)
    rows = any(odds.text == "loses" for table in wager.pays for row in table.rows for odds in row.pays)
    compared = any(wager.name in comparison.wagers or any(wager.name in outcome.results for outcome in comparison.outcomes) for comparison in game.compares)
    decides = bool(wager.decided or wager.rolls or any(table.rows for table in wager.pays))
    collected = any(settling.collects and wager.name in settling.wagers for settling in (game.player_dealer.settling if game.player_dealer else ()))
    folds = any(wins.is_ == "loses" for wins in wager.decided)  # told of those who fold alone, the others are left open
    return own or rows or compared or (collected and not folds) or not decides  # what nothing decides at all is the business of another rule


def _folded(wins: Wins) -> bool:
    """Whether the place speaks only of players who fold, or whose hand has lost."""
    return bool(wins.when) and all((event.result or "").startswith(tuple(SOME)) for event in wins.when)


def _by(wins: Wins) -> str:
    return next(words for start, words in SOME.items() if any((event.result or "").startswith(start) for event in wins.when))
