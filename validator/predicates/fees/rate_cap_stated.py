"""The number of collection rates the filing says are allowed is not the law's, or not its own.

## What the law asks
A filing that recites how many collection rates the law allows recites the number in force on its
day, and its own options keep to that number. It counts them for what the law counts them for, a
table and not a table limit. Where the number is recited in two ways, that is told with the finding
of `rate-cap-agrees` or `rules-and-sheet-agree`.

## Why
Old recitals of "three" stay in rules long after the cap was raised, while the sheet for the same
game prints five. Rules that allow three and options that use five contradict each other, whatever
the law allows.

A recital below the cap is only out of date: whether the house meant to bind itself is for a person
to say.

## Says
- above-law: The text says that {rates:collection rate} {rates:is} allowed ({@}). The law allows
  {cap}.
  Fix: Change the number to {cap}.
  See also: the same number
- options-exceed: The text allows {rates:collection rate} ({@}), but {row} charges {used} ({@over}).
  Fix: Change the number to what the options use, if the law allows it, or charge fewer rates.
  See also: the same number
  See over: {used} rates
- out-of-date: The text says that {rates:collection rate} {rates:is} allowed ({@}). On {day} the law
  allowed {cap}.
  Reading: Does the house limit itself to {rates}?
  Fix: Change the number to {cap}, or say that the house limits itself to {rates}.
  See also: the same number
- unsettled: The text says that {rates:collection rate} {rates:is} allowed ({@}). On {day} the limit
  was {caps:or}: the day of the change is not known.
  Fix: Name the law that the number is taken from.
  See also: the same number
- other-unit: The text allows {rates:collection rate} for each {per} ({@}). The law counts the rates
  for each {scope}.
  Reading: Does it mean the rates in use at one {scope}?
  Fix: Say that the number is for each {scope}.
- as-law: The text says that {rates:collection rate} {rates:is} allowed ({@}), as the law does.
- not-recited: The text does not say how many collection rates are allowed.
- sheet-differs: A fee schedule for this game gives another number of rates; that is reported where
  the two are compared.

## Fails
```yaml violated above-law cap=5 provision=rate-cap-recited-game
states: [{that: rate-cap, rates: 7}]
```
> The text says that seven collection rates are allowed (line 4). The law allows five.

## Passes
```yaml met as-law cap=5 provision=rate-cap-recited-game
states: [{that: rate-cap, rates: 5}]
```

## References
Penal Code 337j(f).
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket.filings import Row, Subject
from ...docket.ladders import components
from ...model.statements import Claim
from .._fees import current
from ..answer import Answer, Ask, Figure, Role, following, met, not_applicable, unclear, violated
from ..parameters import COUNT, TEXT

NEEDS_FILING = True

PARAMETERS = {"cap": COUNT, "counted-for": TEXT}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    claims = [
        claim
        for claim in _claims(subject)
        if claim.that == "rate-cap" and claim.is_ and claim.rates
    ]
    if not claims:
        yield not_applicable("not-recited")
        return
    if subject.game_file and _contradicted(subject, claims):
        yield not_applicable("sheet-differs")
        return
    for rates in sorted({claim.rates for claim in claims if claim.rates}):
        answer = _judge(subject, ask, rates, [claim for claim in claims if claim.rates == rates])
        yield following(answer, "rate-cap-agrees", "rules-and-sheet-agree", *answer.follows)


def _judge(subject: Subject, ask: Ask, rates: int, claims: list[Claim]) -> Answer:
    cap: Figure = ask.figure("cap", 5)
    low, high = min(cap.values), max(cap.values)
    see: list[Role] = [(claim, "also") for claim in claims[1:]]
    over = [(row, count) for row in _rows(subject) if (count := _count(row)) > rates]
    if rates > high:
        return violated("above-law", claims[0], see=see, key=rates, rates=rates, cap=high)
    if over and (subject.game_file or rates < low):
        row, count = over[0]
        see.append((row.place, "over"))
        return violated(
            "options-exceed", claims[0], see=see, key=rates, rates=rates, row=row, used=count
        )
    if rates < low:
        return unclear(
            "out-of-date", claims[0], see=see, key=rates, rates=rates, day=ask.as_of, cap=low
        )
    if not cap.certain:
        caps = list(cap.values)
        return unclear(
            "unsettled", claims[0], see=see, key=rates, rates=rates, day=ask.as_of, caps=caps
        )
    return _scope(rates, claims, str(ask.value("counted-for", "")))


def _scope(rates: int, claims: list[Claim], scope: str) -> Answer:
    """The right number: whether it is counted for what the law counts it for."""
    other = next((claim for claim in claims if scope and claim.per not in (None, scope)), None)
    if other:
        answer = unclear("other-unit", other, key=rates, rates=rates, per=other.per, scope=scope)
        return following(answer, "rate-caps-alike")
    return met("as-law", claims[0], rates=rates)


def _claims(subject: Subject) -> list[Claim]:
    if subject.game_file:
        return list(subject.game.states)
    return [
        *subject.schedule.states,
        *(claim for block in subject.schedule.blocks for claim in block.states),
    ]


def _contradicted(subject: Subject, stated: list[Claim]) -> bool:
    """Whether a sheet for the game recites another number, which is a contradiction of its own."""
    assert subject.game_file
    sheets = [sheet.schedule for sheet, _ in current(subject.filing, subject.game_file)]
    claims = [
        claim
        for sheet in sheets
        for claim in sheet.states
        if claim.that == "rate-cap" and claim.is_
    ]
    others = {claim.rates for claim in claims if claim.rates}
    return bool(others) and others != {claim.rates for claim in stated}


def _rows(subject: Subject) -> list[Row]:
    if subject.game_file:
        used = {id(block) for _, block in current(subject.filing, subject.game_file)}
        blocks = [pair for sheet in subject.filing.schedules for pair in sheet.blocks]
        return [row for block, rows in blocks if id(block) in used for row in rows]
    assert subject.schedule_file
    return [row for _, rows in subject.schedule_file.blocks for row in rows]


def _count(row: Row) -> int:
    """Distinct amounts charged to each payer under the option; a printed $0 is not counted here."""
    rates: set[tuple[str, Decimal]] = {
        (c.payer, a) for c in components(row) for a in c.amounts if a
    }
    return len(rates)
