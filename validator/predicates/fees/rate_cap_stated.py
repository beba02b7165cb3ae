"""The number of collection rates the filing says are allowed is not the law's, or not its own.

A filing that recites how many collection rates the law allows gives the number in force on its day,
counted for a table, and its own options keep to it. Old recitals of "three" stay in rules long
after the cap was raised, while the sheet prints five. A recital below the cap may bind the house: a
person must say.

## Says
- (each):
  See also: the same number
- above-law: The text says that {rates:collection rate} {rates:is} allowed ({@}). The law allows
  {cap}.
  Fix: Change the number to {cap}.
- options-exceed: The text allows {rates:collection rate} ({@}), but {row} charges {used} ({@over}).
  Fix: Change the number to what the options use, if the law allows it, or charge fewer rates.
  See over: {used} rates
- out-of-date: The text says that {rates:collection rate} {rates:is} allowed ({@}). On {day} the law
  allowed {cap}.
  Reading: Does the house limit itself to {rates}?
  Fix: Change the number to {cap}, or say that the house limits itself to {rates}.
- unsettled: The text says that {rates:collection rate} {rates:is} allowed ({@}). On {day} the limit
  was {caps:or}: the day of the change is not known.
  Fix: Name the law that the number is taken from.
- other-unit: The text allows {rates:collection rate} for each {per} ({@}). The law counts the rates
  for each {scope}.
  Reading: Does it mean the rates in use at one {scope}?
  Fix: Say that the number is for each {scope}.
- as-law: The text says that {rates:collection rate} {rates:is} allowed ({@}), as the law does.
- not-recited: The text does not say how many collection rates are allowed.

## Examples
```yaml violated above-law cap=5 provision=rate-cap-recited-game
states: [{that: rate-cap, rates: 7}]
```
> The text says that seven collection rates are allowed (line 4). The law allows five.
```yaml met as-law cap=5 provision=rate-cap-recited-game
states: [{that: rate-cap, rates: 5}]
```

## References
Penal Code 337j(f).
"""

from __future__ import annotations

from ...docket.filings import Row, Subject
from ...docket.ladders import components
from ...model.statements import Claim
from .._fees import all_options, offered, recited
from ..answer import Answer, Answers, Ask, Role, following, met, not_applicable, unclear, violated
from ..parameters import COUNT, TEXT

NEEDS_FILING = True

PARAMETERS = {"cap": COUNT, "counted-for": TEXT}
RECITAL = "rate-cap"


def judge(subject: Subject, ask: Ask) -> Answers:
    said: dict[int, list[Claim]] = {}
    for claim in _claims(subject):
        said.setdefault(claim.rates or 0, []).append(claim)
    if not said:
        yield not_applicable("not-recited")
    else:
        for rates, claims in sorted(said.items()):
            answer = _judge(subject, ask, rates, claims)
            yield following(answer, "bank-agrees", "rules-and-sheet-agree", *answer.follows)


def _claims(subject: Subject) -> list[Claim]:
    """Recitals of a number in the document judged."""
    said = subject.game.states if subject.game_file else recited(subject, RECITAL)
    return [claim for claim in said if claim.that == RECITAL and claim.is_ and claim.rates]


def _judge(subject: Subject, ask: Ask, rates: int, claims: list[Claim]) -> Answer:
    cap = ask.figure("cap", 5)
    low, high = min(cap.values), max(cap.values)
    see: list[Role] = [(claim, "also") for claim in claims[1:]]
    if rates > high:
        return violated("above-law", claims[0], see=see, key=rates, rates=rates, cap=high)
    over = _over(subject, rates) if subject.game_file or rates < low else None
    if over:
        values = {"row": over, "used": _count(over)}
        see.append((over.place, "over"))
        return violated("options-exceed", claims[0], see=see, key=rates, rates=rates, **values)
    if rates < low or not cap.certain:
        values = {"day": ask.as_of, "cap": low, "caps": list(cap.values)}
        case = "out-of-date" if rates < low else "unsettled"
        return unclear(case, claims[0], see=see, key=rates, rates=rates, **values)
    return _scope(rates, claims, str(ask.value("counted-for", "")))


def _scope(rates: int, claims: list[Claim], scope: str) -> Answer:
    """The right number: whether it is counted for what the law counts it for."""
    other = next((claim for claim in claims if scope and claim.per not in (None, scope)), None)
    if other:
        answer = unclear("other-unit", other, key=rates, rates=rates, per=other.per, scope=scope)
        return following(answer, "rate-caps-alike")
    return met("as-law", claims[0], rates=rates)


def _over(subject: Subject, rates: int) -> Row | None:
    """The first option that charges more."""
    rows = offered(subject) if subject.game_file else all_options(subject)
    return next((row for row in rows if _count(row) > rates), None)


def _count(row: Row) -> int:
    """Distinct amounts charged to each payer under the option; a printed $0 is not counted here."""
    return len({(part.payer, a) for part in components(row) for a in part.amounts if a})
