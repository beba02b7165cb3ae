"""The prose and the table disagree on who pays.

## What is asked
Where the prose says that a payer is charged nothing, the table charges that payer nothing; where it says that a fee is taken, the table
prints one; and where the table charges someone, the prose says that this payer is charged. The prose itself does not say both of the same
payer and options.

## Why
Prose and table are both approved text. A table that charges players $0.50 under a sentence that says players pay nothing permits both.

A ladder that charges some amounts and not others is left to `tier-falls`.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand}, {from: player, amount: none}]
    options: [{option: 1, limit: 5-500, player: 0, player-dealer: 1}, {option: 2, limit: 5-500, player: 0.50, player-dealer: 1}]
```

A fee is announced and the table prints $0.
```yaml violated
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand}, {from: player, per: wager}]
    options: [{option: 1, limit: 5-500, player: 0, player-dealer: 1}]
```

The prose says both.
```yaml violated
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand}, {from: player-dealer, amount: none}]
    options: [{option: 1, limit: 5-500, player-dealer: 1}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand}, {from: player, amount: none, options: [1]}, {from: player, per: wager, options: [2]}]
    options: [{option: 1, limit: 5-500, player: 0, player-dealer: 1}, {option: 2, limit: 5-500, player: 0.50, player-dealer: 1}]
```

## Boundary
The prose names only the player-dealer, and the table charges players as well.
```yaml not-stated
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand}]
    options: [{option: 1, limit: 5-500, player: 0.50, player-dealer: 1}]
```

No fee on a bonus bet says nothing about the other wagers.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, per: hand}, {from: player, per: wager}, {from: player, amount: none, wagers: [bonus]}]
    options: [{option: 1, limit: 5-500, player: 0.50, player-dealer: 1}]
```

## How to fix
Make the prose and the table say the same for each option.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...ladders import Component, components
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import cell, charges, free, money, nothing, options, same_payer, scope, speaks_of, unprinted, who
from ..legacy import Answer, Ask, met, not_applicable, not_stated, violated

Wrong = tuple[Fee, list[tuple[Row, Component]]]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, compared = False, None
    for block, rows in subject.schedule_file.blocks:
        said = [fee for fee in block.fees if fee.from_]
        if not said or not rows:
            continue
        compared = compared or said[0]
        for answer in (*_both_ways(said, rows), *_against_prose(subject, said, rows), *_unsaid(block, said, rows)):
            found = True
            yield answer
    if compared is None:
        yield not_applicable("no block has both prose that names a payer and a table")
    elif not found:
        yield met("prose and table charge the same payers", compared)


def _both_ways(said: list[Fee], rows: tuple[Row, ...]) -> Iterator[Answer]:
    """Sentences on the same payer and the same options, one of which takes no fee. A fee for some of the options only is an exception."""
    for fee in said:
        covered = scope(rows, fee)
        taken = [other for other in said if _plain(other) and same_payer(other.from_, fee.from_) and all(row in covered for row in scope(rows, other))]
        all_taken = all(any(row in scope(rows, other) for other in taken) for row in covered)
        if free(fee) and covered and all_taken and not (fee.wagers or fee.component or fee.only_if):
            yield violated(
                f"the prose takes a fee from {who(fee.from_)} under {options(covered)} at one place and none at another",
                f"say once whether {who(fee.from_)} {'pays' if fee.from_ == 'player-dealer' else 'pay'} a fee",
                fee,
                (taken[0], f"a fee from {who(fee.from_)}"),
            )


def _plain(fee: Fee) -> bool:
    """A sentence that takes a fee on every wager and whatever happens."""
    bounds = (fee.amount, fee.wagers, fee.only_if, fee.component, fee.reaches, fee.under, fee.waived, fee.funds, fee.adds_to)
    return not any(bounds) and bool(fee.per or fee.on)


def _against_prose(subject: Subject, said: list[Fee], rows: tuple[Row, ...]) -> Iterator[Answer]:
    charged: list[Wrong] = []
    unpaid: list[Wrong] = []
    for fee in said:
        pairs = [(row, found) for row in scope(rows, fee) if (found := cell(row, fee))]
        if free(fee) and _main(subject, fee):
            wrong = [(row, c) for row, c in pairs if charges(c) and not any(_charged(other, row, c) for other in said)]
            charged += [(fee, wrong)] if wrong else []
        elif not fee.amount and not fee.wagers and not fee.only_if and fee.per and not fee.component:
            wrong = [(row, c) for row, c in pairs if nothing(c) and not any(free(other) and speaks_of(other, c) and row in scope(rows, other) for other in said)]
            unpaid += [(fee, wrong)] if wrong else []
    for fee, wrong in charged:
        row, found = wrong[0]
        other = next((one for one in unpaid if [r for r, _ in one[1]] == [r for r, _ in wrong]), None)
        told = f"the table charges {money(dict.fromkeys(found.amounts))}"
        if other:  # the columns may be exchanged
            unpaid.remove(other)
            payer, freed = who(other[0].from_), who(fee.from_)
            yield violated(
                f"the prose takes a fee from {payer} and none from {freed}, but {told} to {freed} and nothing to {payer} under {options(r for r, _ in wrong)}",
                "correct the prose, or print each fee under who pays it",
                row.place,
                (fee, f"no fee from {who(fee.from_)}"),
                (other[0], f"a fee from {who(other[0].from_)}"),
            )
            continue
        yield violated(
            f"the prose takes no fee from {who(fee.from_)}, but {told} under {options(r for r, _ in wrong)}",
            "correct the table, or say in the prose under which options this fee is taken",
            row.place,
            (fee, f"no fee from {who(fee.from_)}"),
        )
    for fee, wrong in unpaid:
        yield violated(
            f"the prose takes a fee from {who(fee.from_)}, but the table charges {who(fee.from_)} nothing under {options(r for r, _ in wrong)}",
            "correct the prose, or print the fee",
            wrong[0][0].place,
            (fee, f"a fee from {who(fee.from_)}"),
        )


def _unsaid(block: Block, said: list[Fee], rows: tuple[Row, ...]) -> Iterator[Answer]:
    for payer, places in unnamed(block, rows).items():
        row, component = places[0]
        others = [fee for fee in said if row in scope(rows, fee)]
        named = dict.fromkeys(who(fee.from_) for fee in others)
        bare = [fee for fee in others if unprinted(fee, rows)]
        also = f" and prints nothing for {who(bare[0].from_)}" if bare else ""
        yield not_stated(
            f"the table charges {who(payer)} {money(dict.fromkeys(component.amounts))}{also} under {options(r for r, _ in places)}, but the prose names only {' and '.join(named)}",
            f"say in the prose that {who(payer)} pay a fee, for what and when" if payer == "player" else f"say in the prose what is taken from {who(payer)}, and when",
            row.place,
            *((fee, f"speaks of {who(fee.from_)}") for fee in (bare or others)[:1]),
        )


def unnamed(block: Block, rows: tuple[Row, ...]) -> dict[str, list[tuple[Row, Component]]]:
    """Payers the table charges and the prose, which names others for the option, never names."""
    said = [fee for fee in block.fees if fee.from_]
    silent: dict[str, list[tuple[Row, Component]]] = {}
    for row in rows:
        spoken = [fee for fee in said if row in scope(rows, fee)]
        for component in components(row):
            named = any(speaks_of(fee, component) or same_payer(fee.from_, component.payer) for fee in block.fees)
            if charges(component) and spoken and not named:
                silent.setdefault(component.payer, []).append((row, component))
    return silent


def _charged(fee: Fee, row: Row, component: Component) -> bool:
    """Another sentence takes this fee for this option after all."""
    return not fee.amount and fee.per is not None and not fee.component and speaks_of(fee, component) and row in scope((row,), fee)


def _main(subject: Subject, fee: Fee) -> bool:
    """Whether a sentence that takes no fee speaks of the main wager, not only of bonus bets or later ones."""
    if not fee.wagers:
        return True
    required = {wager.name for game in subject.games for wager in game.game.wagers if wager.required}
    return bool(({"base"} | required) & set(fee.wagers))
