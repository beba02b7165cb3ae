"""The rules of a game and its rate sheet disagree on who pays or by what the fee is graded.

Where the rules of a game say who pays the fee and on what it depends, every rate sheet for the game
says the same. Rules that let the ante alone decide the tier and a sheet that adds bonus bets give
two fees for one hand. Rules that make every player pay and a sheet without a fee for players leave
open which was not brought up to date; so do rules that name $1 and a sheet that prints $0.50. A
fee by time that no sheet prices cannot be posted, or taken.

## Says
- (each):
  See sheet: by {theirs}
  See option: an option
- other-basis: By the rules, the fee from {payer} depends on the {ours} ({@}); by the fee schedule,
  on the {theirs} ({@sheet}).
  Fix: Base the fee on the same amount in the rules and in the schedule.
- not-charged: The rules take a fee from {payer} ({@}), but the fee schedules for this game have
  a fee only from {others} ({@option}).
  Reading: Is there a fee from {payer} or not?
  Together (payer): The rules of {games} take a fee from {payer}, but the fee schedules for
    these games have a fee only from {others:or}. Is there a fee from {payer} or not?
  Fix: Print the fee from {payer}, or $0 if none is taken, or delete the sentence in the rules.
- denied: The rules take a fee from {payer} per {unit} ({@}), but the fee schedules for this game
  take nothing from {payer} ({@option}).
  Reading: Is it due only if posted?
  Together (payer): The rules of {games} take a fee from {payer}, but the fee schedules for
    these games take nothing from {payer}. Is it due only if posted?
  Fix: Say that it is due only if posted.
- posted-none: The rules make {payer} pay a fee ({@}), but the fee schedules for this game take
  nothing from {payer} ({@option}).
  Reading: Is it due only if posted?
  Together (payer): The rules of {games} make {payer} pay a fee, but the fee schedules for these
    games take nothing from {payer}. Is it due only if posted?
  Fix: Say that it is due only if posted.
- other-amount: The rules take {ours} from {payer} ({@}), but under {rows} the fee schedule takes
  {theirs:or} ({@option}).
  Reading: Is the amount in the rules an example?
  Fix: Leave the amount to the schedule, or print the same one.
- other-period: The rules speak of a fee per {period} ({@}), but no fee schedule for this game has
  one ({@option}).
  Reading: Is that fee no longer taken?
  Fix: Print the fee per {period} in the schedule, or delete it in the rules.
- each-wager: One schedule takes a fee for each bet ({@}); another takes one from {payer} by the
  {theirs} ({@sheet})[ and none from {free}].
  Reading: Is one of the two out of date?
  Fix: Say on one schedule which fee is taken for what.
  See denied: no fee from players
- other-unit: By the rules, the fee from {payer} is per {ours} ({@}); by the fee schedule, per {theirs}
  ({@sheet}).
  Reading: Do both mean the same here?
  Fix: Charge for the same thing in the rules and in the schedule.
  See sheet: per {theirs}
- two-units: By the rules, the fee from {payer} is per {ours} ({@}), and also per {theirs} ({@sheet}).
  Reading: Do both mean the same here?
  Fix: Say once for what the fee is charged.
  See sheet: per {theirs}
- agree: The rules and the schedules name the same payers and base the fee on the same amount ({@}).
- none: The rules do not say who pays a fee, or no schedule has fees for this game.

## Examples
```yaml violated other-basis
fees: [{from: player-dealer, on: ante}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, on: total-table-action}]
    columns: [option, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, player-dealer: [[5-100, 1], [101+, 2]]}]
```
> By the rules, the fee from the player-dealer depends on the ante (line 4); by the fee schedule, on
> the total table action (line 5 of Rates).
```yaml met agree
fees: [{from: player-dealer, on: total-table-action}, {from: player, per: wager}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, on: total-table-action}]
    columns: [option, {is: player-dealer, on: total-table-action}, player]
    options: [{option: 1, player-dealer: [[5-100, 1], [101+, 2]], player: 1}]
```
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from itertools import chain, combinations, product, repeat
from typing import Any

from ...docket.filings import Row, ScheduleFile, Subject, options
from ...docket.ladders import components, damaged
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import PERIODS, charges, free, in_force, ladders, of_payer, plain, same_payer
from .._fees import payer as same
from .._law import amounts
from .._twins import period
from ..answer import Answer, Answers, Ask, Role, judged, unclear, violated
from ..values import money, payer

NEEDS_FILING = True

ACTION = "total-table-action"
BASES = (ACTION, "total-player-wager", "player-wager", "ante", "table-limit")
UNITS = {"hand": "hand", "round": "hand", "wager": "bet", "bet": "bet", "betting-circle": "circle"}
"""For what a player pays once or several times."""
Sheets = list[tuple[ScheduleFile, Block]]


def judge(subject: Subject, ask: Ask) -> Answers:
    every = in_force(subject)
    rules = [fee for fee in subject.game.fees if fee.from_ and not fee.amount and not fee.wagers]
    sheets = [block for _, block in every if any(map(components, options(block)))]
    found = [*_each_wager(every), *_periods(subject.game.fees, sheets)]
    found += [*_bases(rules, sheets), *_payers(rules, sheets)]
    found += [*_units(rules, sheets), *_other_amounts(subject.game.fees, sheets)]
    said = [*rules, *filter(plain, subject.game.fees)]
    yield from judged(found, said if sheets else [], "agree")


def _bases(rules: list[Fee], sheets: list[Block]) -> Answers:
    """The first fee that a sheet grades by another amount than the rules."""
    graded = [fee for fee in rules if fee.on in BASES]
    pairs = ((fee, other) for fee in graded for block in sheets for other in _same(fee, block))
    differ = ((fee, other) for fee, other in pairs if fee.on != other.on)
    for fee, other in list(differ)[:1]:
        values = {"payer": payer(fee.from_), "ours": fee.on, "theirs": other.on}
        yield violated("other-basis", fee, see=[(other, "sheet")], **values)


def _units(rules: list[Fee], sheets: list[Block]) -> list[Answer]:
    """A fee from players for each bet here and for each hand there, or both in the rules."""
    ours = _by_unit(rules)
    own = [(one, two) for one, two in combinations(ours, 2) if _unit(one) != _unit(two)]
    if own:
        return [_apart("two-units", *own[0])]
    theirs = _by_unit(chain(*(block.fees for block in sheets)))
    apart = [(one, two) for one, two in product(ours, theirs) if _unit(one) != _unit(two)]
    alike = set(map(_unit, ours)) & set(map(_unit, theirs))
    return [_apart("other-unit", *pair) for pair in ([] if alike else apart[:1])]


def _apart(case: str, one: Fee, two: Fee) -> Answer:
    values = {"payer": payer(one.from_), "ours": one.per, "theirs": two.per}
    return unclear(case, one, see=[(two, "sheet")], **values)


def _by_unit(fees: Iterable[Fee]) -> list[Fee]:
    """What players pay once or several times."""
    return [fee for fee in of_payer(fees, "player") if fee.per in UNITS and not free(fee)]


def _unit(fee: Fee) -> str:
    return UNITS[str(fee.per)]


def _same(fee: Fee, block: Block) -> list[Fee]:
    """What a sheet first says of the same payer's graded fee."""
    graded = [one for one in block.fees if one.on in BASES and not one.amount]
    return of_payer(graded, fee.from_)[:1]


def _payers(rules: list[Fee], sheets: list[Block]) -> Answers:
    """The first payer of the rules whom no sheet charges, where sheets charge others."""
    rows = list(chain(*map(options, sheets)))
    fees = list(chain(*map(components, rows)))
    others = dict.fromkeys(fee.payer for fee in fees if charges(fee))
    known = {same(fee.payer) for fee in fees}
    known.update(same(fee.from_) for fee in _denials(sheets))
    for fee in [fee for fee in rules if _unpaid(fee, others)][:1] if others else ():
        values = {"payer": payer(fee.from_), "others": [*map(payer, others)], "unit": fee.per}
        none = "denied" if fee.per else "posted-none"
        case = none if same(fee.from_) in known else "not-charged"
        yield unclear(case, fee, see=[(rows[0].place, "option")], **values)


def _other_amounts(fees: Iterable[Fee], sheets: list[Block]) -> Answers:
    """The first fee whose one amount is not what some options charge the same payer."""
    rows = [row for block in sheets for row in options(block) if not damaged(row)]
    for fee in filter(plain, fees):
        ours = set(amounts(fee))
        apart = [row for row in rows if (_paid(row, fee) or ours) != ours]
        if apart:
            theirs = sorted(set().union(*(_paid(row, fee) for row in apart)))
            given: dict[str, Any] = {"payer": payer(fee.from_), "ours": [*map(money, amounts(fee))]}
            given |= {"rows": apart, "theirs": [*map(money, theirs)]}
            yield unclear("other-amount", fee, see=[(apart[0].place, "option")], **given)
            return


def _paid(row: Row, fee: Fee) -> set[Decimal]:
    """What an option charges the payer of a fee, where that is no ladder."""
    paid = [one for one in components(row) if same_payer(one.payer, fee.from_)]
    return set() if any(one.cell.tiers for one in paid) else set(chain(*(c.amounts for c in paid)))


def _unpaid(fee: Fee, others: Iterable[str]) -> bool:
    """Whether nobody charges it. A fee due only where one applies may be nothing."""
    return not fee.only_if and same(fee.from_) not in map(same, others)


def _periods(fees: Iterable[Fee], sheets: list[Block]) -> Answers:
    """The first fee by time without an amount, where the sheets charge and none by that time."""
    rows = list(chain(*map(options, sheets)))
    charged = {fee.per for block in sheets for fee in block.fees} | set(map(period, rows))
    for fee in fees:
        if fee.per in PERIODS and fee.per not in charged and rows and not fee.amount:
            see = [(rows[0].place, "option")]
            yield unclear("other-period", fee, see=see, period=fee.per)
            return


def _denials(blocks: Iterable[Block]) -> list[Fee]:
    return [fee for block in blocks for fee in block.fees if free(fee)]


def _each_wager(sheets: Sheets) -> Answers:
    """A sheet with a fee for each wager and none that is graded, beside one by the total."""
    pairs = [
        (each, block, fee)
        for (one, own), (two, block) in product(sheets, repeat=2)
        for each, fee in product(_flat(own), block.fees)
        if one is not two and fee.on == ACTION
    ]
    for each, block, fee in pairs[:1]:
        players = of_payer(block.fees, "player")
        none = players[:1] if all(map(free, players)) else []
        see: list[Role] = [(fee, "sheet"), *zip(none, repeat("denied"))]
        free_of = payer("player") if none else None
        values = {"payer": payer(fee.from_), "theirs": fee.on, "free": free_of}
        yield unclear("each-wager", each, see=see, **values)


def _flat(block: Block) -> list[Fee]:
    """A fee for each wager of which nothing more is said, beside no graded one."""
    each = [fee for fee in block.fees if fee.per in ("wager", "bet")]
    plain = [fee for fee in each if not (fee.from_ or fee.on or fee.amount or fee.component)]
    return [] if ladders(options(block)) else plain[:1]
