"""A fee counts a wager it cannot or should not count.

## What is asked
A total by which a fee is graded counts the main wagers of the game, if they are already placed when the fee is fixed or taken, and no wager
for which the same payer is said
to pay nothing.
A wager placed at a step the round does not have is told with the finding of `wager-moment`.

## Why
A total that includes a wager made after the cards are dealt is not known before the deal, when the fee is due. A total that includes a
bonus bet raises the player-dealer's fee for it, whatever
the sentence says that takes no fee on the bonus.

A total that adds up only side bets, where a fee is graded by it, leaves the main wagers without a fee.

All this may be loose wording; a person must decide.

## Fails
```yaml unclear
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, on: total-table-action, collected: before-deal}]
    defines: {basis: total-table-action, counts: [ante, play]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-50, player-dealer: [[5-50, 1], [51+, 2]]}]
---
kind: game
name: Example
category: player-dealer
wagers: [{name: ante, placed: before-deal}, {name: play, placed: after-own-cards}]
```

## Passes
```yaml met
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, on: total-table-action, collected: before-deal}]
    defines: {basis: total-table-action, counts: [ante]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-50, player-dealer: [[5-50, 1], [51+, 2]]}]
---
kind: game
name: Example
category: player-dealer
wagers: [{name: ante, placed: before-deal}, {name: play, placed: after-own-cards}]
```

## Boundary
The bonus bet is free of fees for the player-dealer, and counted.
```yaml unclear
kind: schedule
name: Example Fees
blocks:
  - fees: [{from: player-dealer, on: total-table-action}, {from: player-dealer, amount: none, wagers: [bonus]}]
    defines: {basis: total-table-action, counts: [base, bonus]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-50, player-dealer: [[5-50, 1], [51+, 2]]}]
```

Only side bets are added up.
```yaml unclear
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, on: total-table-action}]
    defines: {basis: total-table-action, counts: [tie, dragon]}
---
kind: game
name: Example
category: player-dealer
wagers: [{name: player-line}, {name: banker-line}, {name: tie, needs: {any: [player-line, banker-line]}}, {name: dragon, bonus: true}]
```

## How to fix
Take the wager out of the total, or say that the total counts only what is placed before the deal.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...ladders import components
from ...model.fees import Block, Definition
from .._fees import after_deal, basis, free, moment, same_payer, who
from ..legacy import Answer, Ask, following, met, not_applicable, unclear
from ..wagers.wager_moment import lacks

EARLY = ("before-deal", "before-play", "with-bet", "after-wagers")
ALL = ("base", "primary", "all-wagers", "game-wagers", "wagers")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, place = False, None
    for block, rows in subject.schedule_file.blocks:
        for said in block.defines:
            place = place or said
            for answer in (*_too_late(subject, block, said), *_free(block, rows, said), *_only_bonus(subject, block, said)):
                found = True
                yield answer
    if place is None:
        yield not_applicable("no total of wagers is defined")
    elif not found:
        yield met("the totals count wagers that are placed before the fee is due and not free of it", place)


def _too_late(subject: Subject, block: Block, said: Definition) -> Iterator[Answer]:
    due = next((fee for fee in block.fees if fee.on == said.basis and (fee.collected in EARLY or fee.determined in EARLY)), None)
    if due is None or said.placed:
        return
    for game in subject.filing.games_of(block):
        for wager in game.game.wagers:
            times = [placed.is_ for placed in wager.placed]
            if wager.name in said.counts and times and all(map(after_deal, times)):
                when = due.collected if due.collected in EARLY else due.determined
                answer = unclear(
                    f"{basis(said.basis)} counts the {wager.name} wager, which is placed {moment(times[0])}, but the fee graded by it is due {moment(when or '')}",
                    f"leave the {wager.name} wager out of the total, or say that only wagers placed before the deal count",
                    said,
                    (due, f"due {moment(when or '')}"),
                    (wager.placed[0], f"placed {moment(times[0])}"),
                )
                yield following(answer, "wager-moment") if lacks(game.game, wager.placed[0]) else answer


def _free(block: Block, rows: tuple[Row, ...], said: Definition) -> Iterator[Answer]:
    for fee in block.fees:
        both = [name for name in fee.wagers if name in said.counts]
        graded = next((other for other in block.fees if other.on == said.basis and same_payer(other.from_, fee.from_) and not other.amount), None)
        flat = rows and not any(part.cell.tiers for row in rows for part in components(row) if same_payer(part.payer, fee.from_))
        if free(fee) and both and graded and not flat:
            yield unclear(
                f"no fee is taken from {who(fee.from_)} on the {', '.join(both)} wager, yet it is counted in the {basis(said.basis)} by which the fee from {who(fee.from_)} is graded",
                f"leave the {', '.join(both)} wager out of the total, or strike the sentence that takes no fee on it",
                fee,
                (said, f"counts {', '.join(both)}"),
                (graded, "graded by it"),
            )


def _only_bonus(subject: Subject, block: Block, said: Definition) -> Iterator[Answer]:
    graded = {*(fee.on for fee in block.fees), *(column.on for column in block.columns)}
    for game in subject.filing.games_of(block):
        main = [wager.name for wager in game.game.wagers if not wager.bonus and not wager.needs]
        if main and said.counts and said.basis in graded and not set(said.counts) & {*main, *ALL}:
            yield unclear(
                f"{basis(said.basis)} is said to count {', '.join(said.counts)}, and not the main wagers of {game.game.name} ({', '.join(main)})",
                "say whether the main wagers are counted",
                said,
            )
