"""The number of collection rates the filing says are allowed is not the law's, or not its own.

## What the law asks
A filing that recites how many collection rates the law allows recites the number in force on its day, and its own options keep to that number.
It counts them for what the law counts them for, a table and not a table limit. Where the number is recited in two ways, that is told with the finding of `rate-cap-agrees` or `rules-and-sheet-agree`.

## Why
Old recitals of "three" stay in rules long after the cap was raised, while the sheet for the same game prints five. Rules that allow three
and options that use five contradict each other, whatever the law allows.

A recital below the cap is only out of date: whether the house meant to bind itself is for a person to say.

## Fails
```yaml violated cap=5 provision=rate-cap-recited-game
kind: game
name: Example
category: player-dealer
states: [{that: rate-cap, rates: 7}]
```

The rules allow three, the sheet uses four.
```yaml violated cap=5 provision=rate-cap-recited-game
kind: game
name: Example
category: player-dealer
states: [{that: rate-cap, rates: 3}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, player: 0, player-dealer: [[5-50, 1], [51-100, 2], [101-200, 3], [201+, 4]]}]
```

## Passes
```yaml met cap=5 provision=rate-cap-recited-game
kind: game
name: Example
category: player-dealer
states: [{that: rate-cap, rates: 5}]
```

## Boundary
A recital below the cap, and options that keep to it.
```yaml unclear cap=5 provision=rate-cap-recited-game
kind: game
name: Example
category: player-dealer
states: [{that: rate-cap, rates: 3}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, player: 0, player-dealer: [[5-50, 1], [51-100, 2], [101+, 3]]}]
```

A sheet that recites another number contradicts the rules; that is reported where statements are compared.
```yaml not-applicable cap=5 provision=rate-cap-recited-game
kind: game
name: Example
category: player-dealer
states: [{that: rate-cap, rates: 3}]
---
kind: schedule
name: Rates
states: [{that: rate-cap, rates: 5}]
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, player: 0, player-dealer: [[5-50, 1], [51-100, 2], [101-200, 3], [201+, 4]]}]
```

The right number, counted for something else than the law counts it for.
```yaml unclear cap=5 counted-for=table provision=rate-cap-recited
kind: schedule
name: Rates
states: [{that: rate-cap, rates: 5, per: table-limit, at: 3799}]
blocks: [{options: [{option: 1, limit: 5-500, player: 1}]}]
```

## How to fix
Recite the cap of the day, or bring the options down to the number stated.

## References
Penal Code 337j(f).
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Row, Subject
from ...ladders import components
from ...model.statements import Claim
from .._fees import current, options
from .._say import plain
from ..legacy import Answer, Ask, Figure, following, met, not_applicable, unclear, violated
from ..parameters import COUNT, TEXT

NEEDS_FILING = True

PARAMETERS = {"cap": COUNT, "counted-for": TEXT}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    stated = [claim for claim in _claims(subject) if claim.that == "rate-cap" and claim.is_ and claim.rates]
    if not stated:
        yield not_applicable("no number of collection rates is recited")
        return
    if subject.game_file and _contradicted(subject, stated):
        yield not_applicable("a sheet for the game recites another number: see rules-and-sheet-agree")
        return
    cap = ask.figure("cap", 5)
    for rates in sorted({claim.rates for claim in stated if claim.rates}):
        answer = _judge(subject, ask, rates, [claim for claim in stated if claim.rates == rates], cap)
        yield following(answer, "rate-cap-agrees", "rules-and-sheet-agree", *answer.follows)


def _judge(subject: Subject, ask: Ask, rates: int, claims: list[Claim], cap: Figure) -> Answer:
    low, high = min(cap.values), max(cap.values)
    also = [(claim, f"says {rates} too") for claim in claims[1:]]
    over = [(row, count) for row in _rows(subject) if (count := _count(row)) > rates]
    if rates > high:
        return violated(f"{rates} collection rates are said to be allowed, where the law allows {high}", f"recite {high}", claims[0], *also)
    if over and (subject.game_file or rates < low):
        row, count = over[0]
        return violated(
            f"at most {rates} collection rates are said to be allowed, but {options([row])}{' of the schedule for the game' if subject.game_file else ''} uses {count}",
            "recite the number the options use, if the law allows it, or bring the options down",
            claims[0],
            *also,
            (row.place, f"{count} rates"),
        )
    if rates < low:
        return unclear(
            f"{rates} collection rates are said to be allowed, where the law of {ask.as_of} allows {low}: the recital may be out of date",
            f"recite {low}, or say that the house limits itself",
            claims[0],
            *also,
        )
    if not cap.certain:
        return unclear(
            f"{rates} collection rates are said to be allowed; on {ask.as_of} the cap was {' or '.join(map(str, cap.values))} ({cap.reason})", "name the law the number is taken from", claims[0], *also
        )
    scope = str(ask.value("counted-for", ""))
    other = next((claim for claim in claims if scope and claim.per not in (None, scope)), None)
    if other:
        doubt = unclear(
            f"{rates} collection rates are said to be allowed for each {plain(other.per)}, where the law counts them for each {plain(scope)}. "
            f"What is in use at a {plain(scope)} at a time may be meant",
            f"recite the number for each {plain(scope)}",
            other,
        )
        return following(doubt, "rates-per-limit", "rate-caps-alike")
    return met(f"{rates} collection rates are said to be allowed, as the law allows", claims[0])


def _claims(subject: Subject) -> list[Claim]:
    if subject.game_file:
        return list(subject.game.states)
    return [*subject.schedule.states, *(claim for block in subject.schedule.blocks for claim in block.states)]


def _contradicted(subject: Subject, stated: list[Claim]) -> bool:
    """Whether a sheet for the game recites another number, which is a contradiction of its own."""
    assert subject.game_file
    others = {claim.rates for sheet, _ in current(subject.filing, subject.game_file) for claim in sheet.schedule.states if claim.that == "rate-cap" and claim.is_ and claim.rates}
    return bool(others) and others != {claim.rates for claim in stated}


def _rows(subject: Subject) -> list[Row]:
    if subject.game_file:
        used = {id(block) for _, block in current(subject.filing, subject.game_file)}
        return [row for sheet in subject.filing.schedules for block, rows in sheet.blocks if id(block) in used for row in rows]
    assert subject.schedule_file
    return [row for _, rows in subject.schedule_file.blocks for row in rows]


def _count(row: Row) -> int:
    """Distinct amounts charged to each payer under the option; a printed $0 is not counted here."""
    rates: set[tuple[str, Decimal]] = {(c.payer, amount) for c in components(row) for amount in c.amounts if amount}
    return len(rates)
