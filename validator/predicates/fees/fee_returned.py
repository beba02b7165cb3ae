"""A fee the rules give back is given back by the schedule too.

Where the rules return the collection fee in some case of play, the schedule for the game says so.
The schedule fixes the fee before play. A fee that is returned when a wager had no action depends on
how the hand was settled. Where a bet may be covered in part, it is also said how much comes back.

## Says
- silent: The rules return the fee when a bet gets no action ({@}). The sheet takes the fee and does
  not mention a return ({@sheet}).[ {part}]
  Reading: Does the rule apply to the fees of the sheet?
  Fix: Say on the sheet when the fee is returned, or strike the sentence from the rules.
  See sheet: takes the fee
- part-open: The fee is returned when a bet gets no action ({@}). {part}
  Fix: Say how much of the fee is returned then.
  Write: fees: [{part-refunded: in-proportion}]
- (covered-in-part): A bet may also be covered in part, and nothing says how much of the fee is
  returned then.
- unsaid: Players pay a fee ({@}), and a bet may get no action ({@uncovered}). Nothing says whether
  the fee of such a bet is returned[, or {how_much}].
  Together (): In {games} players pay a fee, and a bet may get no action. Nothing says whether the
    fee of such a bet is returned.
  Fix: Say whether the fee is returned[, and {how_much}].
  Write: fees: [{refunded: no-action{key_of_part}}]
  See uncovered: bets without action
- (how-much): how much of it where a bet is covered in part
- (key-of-part): , part-refunded: in-proportion
- both: The rules and the sheet both return the fee when a bet gets no action ({@}).
- none: The rules return no fee, or no schedule speaks of one.

## Examples
```yaml unclear silent
kind: game
id: example
name: Example
category: player-dealer
fees: [{refunded: no-action}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    fees: [{from: player, per: wager, collected: before-deal}]
    columns: [option, limit, player]
    options: [{option: 1, limit: 10-300, player: 1}]
```
> The rules return the fee when a bet gets no action (line 5). The sheet takes the fee and does not
> mention a return (line 5 of Rates). Does the rule apply to the fees of the sheet?
```yaml met both
kind: game
id: example
name: Example
category: player-dealer
fees: [{refunded: no-action}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    fees: [{from: player, per: wager, collected: before-deal, refunded: no-action, part-refunded: whole}]
    columns: [option, limit, player]
    options: [{option: 1, limit: 10-300, player: 1}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from ...docket.filings import Row, ScheduleFile, Subject
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import charges, fees_in_force, in_force, offered
from ..answer import Answer, Answers, Ask, Role, met, not_applicable, not_stated, unclear
from ..values import phrase

NEEDS_FILING = True
BACK = ("returned", "no-action")
WHOLE = ("returned-whole", "returned-and-ends")
"""Ways to treat a bet covered in part that leave none."""


def judge(subject: Subject, ask: Ask) -> Answers:
    returned = list(filter(_returned, subject.game.fees))
    fees = fees_in_force(subject)
    said = list(filter(_returned, fees))
    given_back = [*returned, *said]
    parts = _in_parts(subject) and not any(fee.part_refunded for fee in given_back)
    if not given_back:
        yield _unsaid(subject, parts)
    elif returned and fees and not said:
        main = [fee for fee in _shared(in_force(subject)) if fee.collected]
        part = phrase("covered-in-part") if parts else None
        yield unclear("silent", returned[0], see=[((main or fees)[0], "sheet")], part=part)
    elif parts:
        yield not_stated("part-open", given_back[0], part=phrase("covered-in-part"))
    elif returned and said:
        yield met("both", returned[0], see=[(said[0], "sheet")])
    else:
        yield not_applicable("none")


def _unsaid(subject: Subject, parts: bool) -> Answer:
    """That nothing is said of a fee that is taken for a bet without action."""
    charged = _charged(subject)
    if not charged:
        return not_applicable("none")
    more = {"how_much": phrase("how-much"), "key_of_part": phrase("key-of-part")}
    see = _uncovered(subject)[:1]
    return not_stated("unsaid", charged[0].place, see=see, **(more if parts else {}))


def _charged(subject: Subject) -> list[Row]:
    """The options that charge players for bets that may get no action."""
    uncovered = _uncovered(subject)
    rows = offered(subject) if uncovered else []
    return [row for row in rows if any(c.payer == "player" and charges(c) for c in row.components)]


def _uncovered(subject: Subject) -> list[Role]:
    """Where the rules give back a bet; rules that refuse a refund may mean the fee."""
    bank = subject.game.player_dealer
    said = bank.uncovered_wagers if bank else ()
    kept = any(one.are == "not-refunded" for one in said)
    return [] if kept else [(one, "uncovered") for one in said if one.are in BACK]


def _in_parts(subject: Subject) -> bool:
    """Whether a bet may be covered in part."""
    bank = subject.game.player_dealer
    said = bank.uncovered_wagers if bank else ()
    whole = any(one.part_covered in WHOLE or one.are == "refused" for one in said)
    return bank is not None and not whole


def _shared(blocks: list[tuple[ScheduleFile, Block]]) -> Iterator[Fee]:
    """What sheets for many games say of fees."""
    return chain(*(block.fees for sheet, block in blocks if sheet.schedule.collective))


def _returned(fee: Fee) -> bool:
    return fee.refunded == "no-action"
