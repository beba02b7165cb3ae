"""For what a fee is charged is said, and said once.

A sheet, or another document for its games, says for what players are charged; a fee from the pot or
from the player-dealer is one for each hand. Text and headings charge a payer for the same thing:
for each wager or for each betting circle, for the hand or for the half hour. A player with three
bets in one circle pays once or three times. Hand and round mean the same here; the rest does not.

## Says
- differ: The {payer} fee[ of {options}] is charged per {first} ({@}), but also per {second}
  ({@second}). The two can come to different amounts.
  Reading: Do both mean the same here?
  Fix: Say once for what the {payer} fee is charged.
  See second: charged per {second}
- free-time: The first {periods:or} is free ({@}), and the rules do not say which.
  Fix: Name the one period that is free.
- unsaid: The table prints a {payers} fee ({@}), but no document says for what it is charged:
  each hand, each bet or each half hour.
  Together (payers): The tables of {schedules} print a {payers} fee, but no document says for what
    it is charged: each hand, each bet or each half hour.
  Fix: Say for what each fee is charged.
  Write: fees: [{from: player, per: hand}]
- one: Each fee is charged for one thing: per {units} ({@}).
- none: The text does not say for what a fee is charged.

## Examples
```yaml unclear differ
  - fees: [{from: player, per: bet}, {component: player, from: player, per: betting-circle}]
    options: [{option: 1, limit: 5-50, player: 0.50}]
```
> The player fee is charged per bet (line 4), but also per betting circle (line 4). The two can
> come to different amounts. Do both mean the same here?
```yaml met one
  - fees: [{from: player-dealer, per: hand}, {component: player-dealer, from: player-dealer, per: round}]
    options: [{option: 1, limit: 5-50, player-dealer: 1}]
```
"""

from __future__ import annotations

from ...docket.filings import Row, Subject
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import Rows, cell, fees_for, free, key_of, nothing, parts, payer, scope, taken
from ..answer import Answer, Answers, Ask, judged, not_stated, unclear

NEEDS_FILING = True
EACH = ("player", "all-players")
SAME = {"round": "hand", "bet": "wager"}
Pair = tuple[Fee, Fee]


def judge(subject: Subject, ask: Ask) -> Answers:
    said = [fee for block, _ in parts(subject) for fee in block.fees if _said(fee)]
    found = [answer for part in parts(subject) for answer in (*_differ(*part), *_free_time(*part))]
    units = dict.fromkeys(fee.per for fee in said)
    bare = _bare(subject)
    yield from [bare] if bare else judged(found if said else [], said, "one", units=units)


def _bare(subject: Subject) -> Answer | None:
    """The payers for whom the tables print amounts, where no sentence says for what."""
    others = [fee for game in subject.games for fee in fees_for(subject.filing, game)]
    found: dict[str, Row] = {}
    for block, rows in parts(subject):
        told = {payer(fee.from_) for fee in (*block.fees, *others) if fee.per}
        for who, row in _charged(rows) if None not in told else ():
            if who not in told:
                found.setdefault(who, row)
    if not found:
        return None
    return not_stated("unsaid", next(iter(found.values())).place, payers=list(found))


def _charged(rows: Rows) -> list[tuple[str, Row]]:
    """The players whom a row charges something."""
    printed = [(part, row) for row in rows for part in row.components if part.payer in EACH]
    return [(part.payer, row) for part, row in printed if any(part.amounts)]


def _said(fee: Fee) -> bool:
    return bool(fee.per and fee.from_ and not free(fee))


def _unit(fee: Fee) -> str:
    return SAME.get(fee.per or "", fee.per or "")


def _differ(block: Block, rows: Rows) -> Answers:
    """For each payer the first two sentences that differ under some option."""
    order = {id(fee): n for n, fee in enumerate(block.fees)}
    found: dict[str | None, tuple[int, int]] = {}
    for first, second in (pair for row in rows for pair in _pairs(row)):
        who, pair = payer(first.from_), (order[id(first)], order[id(second)])
        found[who] = min(found.get(who, pair), pair)
    yield from (_answer(who, block.fees[n], block.fees[m], rows) for who, (n, m) in found.items())


def _free_time(block: Block, _: Rows) -> Answers:
    """Two periods of which one is free."""
    for fee in (fee for fee in block.fees if len(fee.free_first) > 1):
        yield unclear("free-time", fee, key=payer(fee.from_), periods=fee.free_first)


def _answer(who: str | None, first: Fee, second: Fee, rows: Rows) -> Answer:
    second_too = set(scope(rows, second))
    both = [row for row, _ in taken(rows, first) if row in second_too]
    return unclear(
        "differ",
        first,
        see=[(second, "second")],
        key=key_of(first, both),
        payer=who,
        options=both if len(both) < len(rows) else None,
        first=first.per,
        second=second.per,
    )


def _pairs(row: Row) -> list[Pair]:
    """For each payer the first sentence on a fee of this option, and one for another thing."""
    firsts: dict[str | None, Fee] = {}
    pairs: dict[str | None, Pair] = {}
    for fee in filter(_said, row.prose):
        who = payer(fee.from_)
        if who not in firsts:
            found = cell(row, fee)
            if found and not nothing(found):
                firsts[who] = fee
        elif who not in pairs and _unit(fee) != _unit(firsts[who]):
            pairs[who] = firsts[who], fee
    return list(pairs.values())
