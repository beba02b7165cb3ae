"""The rules of a game and its rate sheets take the fee at different moments.

## What is asked
Wherever the filing says when a game's fee is collected, it says the same: before the deal or after
it, at the start of the half hour or at its end. A moment the game does not have goes with the
finding of `fee-moment`.

## Why
Older law wanted the fee collected before play. Rules that collect before the cards and a sheet that
collects after them cannot both be followed. Putting the fee up, fixing its amount and posting it
are other moments and are not compared with collecting it. Dropping it into the box is compared with
dropping it.

## Says
- differ: The fee is {act} {when}[ under {options}] ({@}), but also {other}[ under {others}]
  ({@against}). It cannot be both.
  Together (): For {games}, two documents name different moments for the same fee. It cannot be
    taken at both.
  Fix: Choose one moment, and give it in the rules and on every sheet.
  See against: {act} {other}
  See alike: {act} {when}
- same: The documents have the fee {act} {when} ({@}).
- none: No two documents say when the same fee of this game is collected.

## Fails
```yaml violated differ
fees: [{collected: before-deal}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, collected: after-deal}]
    options: [{option: 1, player-dealer: 1}]
```
> The fee is collected before the deal (line 4), but also after the deal (line 5 of Rates). It
> cannot be both.

## Passes
```yaml met same
fees: [{from: player-dealer, placed: before-deal}, {collected: before-play}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, collected: before-deal}]
    options: [{option: 1, player-dealer: 1}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from itertools import combinations
from typing import NamedTuple

from ...docket.filed import Place
from ...docket.filings import GameFile, Row, Subject, options
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import after_deal, current, free, number
from ..answer import Answer, Ask, following, met, not_applicable, violated
from ..values import moment
from .fee_moment import STEPS

NEEDS_FILING = True
BEFORE = ("before-deal", "before-play", "with-bet", "after-wagers", "after-antes", "at-deal")
HAND = ("before", "after")


class Said(NamedTuple):
    """One statement of when a fee is collected: before or after the deal, or at which end of a
    period.
    """

    act: str
    when: str
    moment: str
    payer: str | None
    place: Place
    part: tuple[Row, ...] = ()


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    groups = [_rules(subject.game_file)]
    for _, block in current(subject.filing, subject.game_file):
        fees = [fee for fee in block.fees if not free(fee)]
        groups.append([said for fee in fees for said in _said(fee, _part(fee, block))])
    groups = [group for group in groups if group]
    pairs = [(a, b) for one, two in combinations(groups, 2) for a in one for b in two]
    if not any(_comparable(a, b) for a, b in pairs):
        yield not_applicable("none")
        return
    for here, group in enumerate(groups, 1):
        for statement in sorted(group, key=lambda said: said.act):
            if answer := _differ(statement, groups[here:]):
                yield answer
                return
    first = groups[0][0]
    yield met("same", first.place, act=first.act, when=moment(first.moment))


def _differ(one: Said, groups: list[list[Said]]) -> Answer | None:
    """The finding where later documents take the fee at another moment than one statement."""
    against = [clash for group in groups if (clash := _other(one, group))]
    if not against:
        return None
    agreeing = [group for group in groups if not _other(one, group)]
    like = [next((said for said in group if _comparable(one, said)), None) for group in agreeing]
    alike = [said for said in like if said and not _one_line(said, one)]
    see = [*((clash.place, "against") for clash in against[:1])]
    see += [
        *((clash.place, "also") for clash in against[1:]),
        *((said.place, "alike") for said in alike),
    ]
    answer = violated(
        "differ",
        one.place,
        see=see,
        key=one.act,
        act=one.act,
        when=moment(one.moment),
        options=one.part,
        other=moment(against[0].moment),
        others=against[0].part,
    )
    tied = any(_step(said.moment) for said in (one, *against))
    return following(answer, "fee-moment") if tied else answer


def _step(name: str) -> bool:
    """Whether a moment is tied to a step that a game may lack."""
    return name.partition("-")[2].startswith((*STEPS, "round-"))


def _other(statement: Said, group: list[Said]) -> Said | None:
    """What another document says against a statement, unless it says the same elsewhere."""
    found = [said for said in group if _comparable(statement, said)]
    return None if any(said.when == statement.when for said in found) else next(iter(found), None)


def _one_line(one: Said, two: Said) -> bool:
    """Whether two documents hold the same line of the source."""
    first, second = (getattr(said.place, "at", None) for said in (one, two))
    return first is not None and first == second


def _comparable(one: Said, two: Said) -> bool:
    payers = {one.payer, two.payer} - {None}
    return one.act == two.act and (one.when in HAND) == (two.when in HAND) and len(payers) < 2


def _rules(game: GameFile) -> list[Said]:
    said = [statement for fee in game.game.fees if not free(fee) for statement in _said(fee)]
    if not said:
        steps = [step for step in game.game.round if step.where is None]
        taken = next((n for n, step in enumerate(steps) if step.does == "collect-fee"), None)
        dealt = next((n for n, step in enumerate(steps) if step.does == "deal"), None)
        if taken is not None and dealt is not None:
            when = "before" if taken < dealt else "after"
            said.append(Said("collected", when, f"{when}-deal", None, steps[taken]))
    return said


def _part(fee: Fee, block: Block) -> tuple[Row, ...]:
    """Under which options a fee is taken at that moment, where that is not so for all of the block."""
    when = (fee.collected, fee.dropped)
    alike = [one for one in block.fees if (one.collected, one.dropped) == when and not free(one)]
    spans = [span for one in alike for span in one.options]
    rows = [(row, n) for row in options(block) if (n := number(row)) is not None]
    held = tuple(row for row, n in rows if any(span.holds(Decimal(n)) for span in spans))
    return held if fee.options and len(held) < len(rows) else ()


def _said(fee: Fee, part: tuple[Row, ...] = ()) -> Iterator[Said]:
    for act, name in (("collected", fee.collected), ("dropped", fee.dropped)):
        if name and (when := _when(name)):
            yield Said(act, when, name, fee.from_, fee, part)


def _when(name: str) -> str | None:
    if name.startswith(("start-of-", "end-of-")) and name != "end-of-hand":
        return name
    if name in BEFORE:
        return "before"
    return "after" if after_deal(name) or name == "end-of-hand" else None
