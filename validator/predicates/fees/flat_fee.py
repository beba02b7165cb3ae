"""A fee that is a percentage, fraction or share.

A fee may not be computed as a fraction or percentage of the wagers made, the pot or the winnings,
whatever it is called: rake, commission, vigorish, time charge. A house that takes a share of what
is wagered runs a percentage game.

## Says
- share: The {fee} is {share:or} of the {of} ({@}). A fee may not be a share of what is wagered or won.
  Fix: Charge an amount in dollars instead of a share.
- share-cap: The {fee} is up to {share} of the {of} ({@}). A fee may not be a share of what is
  wagered or won.
  Fix: Charge an amount in dollars instead of a share.
- ratio: The {fee} is {amount}[ of the {of}] ({@}), which is no amount in dollars. A fee may not be
  a share of what is wagered or won.
  Fix: Charge an amount in dollars.
- admitted: The filing says that its fees are a percentage ({@}). A fee may not be a share of what
  is wagered or won.
  Fix: Charge amounts in dollars, and say that no fee is a percentage.
  See also: said again
- unmeasured: The {fee} depends on the {of} ({@}), and no amount in dollars is stated for it. A fee
  may not be a share of what is wagered or won.
  Fix: State its amount in dollars.
- unscheduled: The {fee} depends on the {of} ({@}), and no document of the filing gives its amount. A
  fee may not be a share of what is wagered or won.
  Reading: Is it an amount in dollars, on a schedule that is not filed?
  Fix: File the schedule, or state the amount in dollars.
- kept: At least {share} of the {of} is paid out ({@}), and nothing says who keeps the rest. A fee may
  not be a share of what is wagered or won.
  Fix: Say that all of it is paid, or who keeps the rest.
- percent-named: “{called}” ({@}) names a percentage, and the filing does not explain it. A fee may
  not be a share of what is wagered or won.
  Fix: Charge an amount in dollars, and name the fee otherwise.
- percent-condition: “{called}” ({@}), a condition of the fee, names a percentage. A fee may not be a
  share of what is wagered or won.
  Reading: Is the fee an amount in dollars all the same?
  Fix: Charge an amount in dollars, and state the condition without a percentage.
- dollars: Every fee is an amount in dollars ({@}).
- none: No fee is stated here.
- (fee): fee

## Examples
```yaml violated share-cap
  - fees: [{called: rake, from: pot, share: {most-share: 10 %, of: pot}}]
```
> The rake is up to 10 % of the pot (line 4). A fee may not be a share of what is wagered or won.
```yaml met dollars
  - fees: [{from: pot, per: hand, amount: 3}]
    options: [{option: 1, limit: 2-4, pot: 3}]
```

## References
Penal Code 337j(f), Penal Code 330.
"""

from __future__ import annotations

from ...model.statements import Fee
from ...model.values import Odds
from .._fees import all_options, ratios
from .._law import PERCENTAGE, claims, fees
from .._percent import in_conditions, in_names, keeps_part, unmeasured
from ..answer import Answer, Answers, Ask, Subject, following, judged, not_stated, unclear, violated
from ..values import name

WON = ("pot", "winnings", "payout")


def judge(subject: Subject, ask: Ask) -> Answers:
    given = fees(subject)
    found = [_share(fee) for fee in given if fee.share]
    found += [_ratio(fee, amount) for fee in given for amount in ratios(fee)[:1]]
    found += _admitted(subject)
    found += _hidden(subject)
    tables = [subject.place] if subject.schedule_file and all_options(subject) else []
    yield from judged(found, [*given, *tables], "dollars")


def _share(fee: Fee) -> Answer:
    assert fee.share
    part = fee.share
    called = name(fee.called) if fee.called else None
    case = "share" if part.is_ else "share-cap"
    place, share = (fee, "share"), part.shares
    return violated(case, place, key=fee.called, fee=called, share=share, of=part.of)


def _ratio(fee: Fee, amount: Odds) -> Answer:
    called = name(fee.called) if fee.called else None
    key = (fee.called, amount.text)
    return violated("ratio", (fee, "amount"), key=key, fee=called, amount=amount, of=fee.on)


def _hidden(subject: Subject) -> Answers:
    """Shares that no share and no amount says."""
    alike = {(fee.called, fee.on): fee for fee in reversed([*unmeasured(subject)])}
    yield from (_unmeasured(subject, fee) for fee in reversed(alike.values()))
    for paid, share, said in keeps_part(subject):
        yield not_stated("kept", (paid, said), key=paid.of, share=share, of=paid.of)
    for place, said in in_names(subject):
        yield not_stated("percent-named", place, key=said, called=name(said))
    for place, said in in_conditions(subject):
        yield unclear("percent-condition", place, key=said, called=name(said))


def _unmeasured(subject: Subject, fee: Fee) -> Answer:
    """Rules often leave the amounts for a wager to a schedule; a share of winnings has none."""
    called, key = name(fee.called) if fee.called else None, (fee.called, fee.on)
    if subject.game_file and not subject.view.sheets and fee.on not in WON:
        answer = unclear("unscheduled", (fee, "on"), key=key, fee=called, of=fee.on)
        return following(answer, "fee-schedule-filed")
    return not_stated("unmeasured", (fee, "on"), key=key, fee=called, of=fee.on)


def _admitted(subject: Subject) -> list[Answer]:
    """What the document itself says of all its fees."""
    states = subject.game.states if subject.game_file else claims(subject)
    said = [claim for claim in states if claim.that in PERCENTAGE and not claim.is_]
    see = [(claim, "also") for claim in said[1:]]
    return [violated("admitted", said[0], see=see)] if said else []
