"""The rules of a game and its rate sheets take the fee at different moments.

## What is asked
Wherever the filing says when a game's fee is collected, it says the same: before the deal or after it, at the start of the half hour or at its end.
A moment the game does not have is told with the finding of `fee-moment`.

## Why
Older law wanted the fee collected before play. Rules that collect before the cards and a sheet that collects after them cannot both be followed.

Putting the fee up, fixing its amount and posting it are other moments and are not compared with collecting it. Dropping it into the box is compared with dropping it.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
fees: [{collected: before-deal}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, collected: after-deal}]
    options: [{option: 1, player-dealer: 1}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
fees: [{from: player-dealer, placed: before-deal}, {collected: before-play}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, collected: before-deal}]
    options: [{option: 1, player-dealer: 1}]
```

## Boundary
The rules tell only the order of steps: the fee before the cards.
```yaml violated
kind: game
name: Example
category: player-dealer
round: [{does: collect-fee}, {does: deal, to: players, cards: 5}, {does: compare}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, collected: after-deal}]
    options: [{option: 1, player-dealer: 1}]
```

Players who put the fee up before the deal have not yet had it collected, and a fee that is dropped early is compared with dropping.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
fees: [{from: player, placed: before-deal}, {dropped: before-deal}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: hand, collected: after-deal}]
    options: [{option: 1, player: 1}]
```

Two schedules of one game disagree.
```yaml violated
kind: game
name: Example
category: player-dealer
---
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, collected: before-deal}]
    options: [{option: 1, player-dealer: 1}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, collected: after-deal}]
    options: [{option: 1, player-dealer: 1}]
```

## How to fix
Choose one moment and say it in the rules and on every sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from itertools import combinations

from ...docket import GameFile, Subject, options
from ...filed import Place
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import after_deal, current, free, moment, number, spans
from ..legacy import Answer, Ask, following, met, not_applicable, violated
from .fee_moment import STEPS

NEEDS_FILING = True

BEFORE = ("before-deal", "before-play", "with-bet", "after-wagers", "after-antes", "at-deal")


@dataclass(frozen=True)
class Said:
    """One statement of when a fee is collected: before or after the deal, or at which end of a period."""

    act: str
    when: str
    moment: str
    payer: str | None
    place: Place
    where: str
    part: str = ""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    groups: list[list[Said]] = [_rules(subject.game_file)]
    for schedule, block in current(subject.filing, subject.game_file):
        groups.append([said for fee in block.fees if not free(fee) for said in _said(fee, schedule.schedule.name, _part(fee, block))])
    groups = [group for group in groups if group]
    if not any(_comparable(a, b) for one, two in combinations(groups, 2) for a in one for b in two):
        yield not_applicable("no two documents say when the same fee of this game is collected")
        return
    for here, group in enumerate(groups, 1):
        for statement in sorted(group, key=lambda said: said.act):
            against = [clash for other in groups[here:] if (clash := _other(statement, other))]
            if against:
                others = [other for other in groups[here:] if not _other(statement, other)]
                alike = [same for other in others if (same := next((said for said in other if _comparable(statement, said)), None)) and not _one_line(same, statement)]
                too = f"; {alike[0].where} too it is {moment(alike[0].moment)}{alike[0].part}" if alike else ""
                answer = violated(
                    f"{statement.where} the fee is {statement.act} {moment(statement.moment)}{statement.part}, but {against[0].where} {moment(against[0].moment)}{against[0].part}{too}",
                    "choose one moment, and say it in the rules and on every sheet",
                    statement.place,
                    *((clash.place, f"{clash.where} {moment(clash.moment)}") for clash in against),
                    *((same.place, f"{same.where} {moment(same.moment)}") for same in alike),
                )
                yield following(answer, "fee-moment") if any(_step(said.moment) for said in (statement, *against)) else answer
                return
    yield met("the documents collect the fee at the same moment", groups[0][0].place)


def _step(name: str) -> bool:
    """Whether a moment is tied to a step that a game may lack."""
    return name.partition("-")[2].startswith((*STEPS, "round-"))


def _other(statement: Said, group: list[Said]) -> Said | None:
    """What another document says against a statement, unless it says the same elsewhere."""
    if any(_comparable(statement, said) and said.when == statement.when for said in group):
        return None
    return next((said for said in group if _comparable(statement, said)), None)


def _one_line(one: Said, two: Said) -> bool:
    """Whether two documents hold the same line of the source."""
    first, second = (getattr(said.place, "at", None) for said in (one, two))
    return first is not None and first == second


def _comparable(one: Said, two: Said) -> bool:
    hand = ("before", "after")
    return one.act == two.act and (one.when in hand) == (two.when in hand) and (one.payer is None or two.payer is None or one.payer == two.payer)


def _rules(game: GameFile) -> list[Said]:
    said = [statement for fee in game.game.fees if not free(fee) for statement in _said(fee, None)]
    if not said:
        steps = [step for step in game.game.round if step.where is None]
        taken = next((n for n, step in enumerate(steps) if step.does == "collect-fee"), None)
        dealt = next((n for n, step in enumerate(steps) if step.does == "deal"), None)
        if taken is not None and dealt is not None:
            when = "before" if taken < dealt else "after"
            said.append(Said("collected", when, f"{when}-deal", None, steps[taken], "in the rules"))
    return said


def _part(fee: Fee, block: Block) -> str:
    """Under which options a fee is taken at that moment, where that is not so for all of the block."""
    numbers = {value for row in options(block) if (value := number(row)) is not None}
    alike = [other for other in block.fees if (other.collected, other.dropped) == (fee.collected, fee.dropped) and not free(other)]
    held = {value for value in numbers if any(span.holds(Decimal(value)) for other in alike for span in other.options)}
    return f" (option{'s' if len(held) > 1 else ''} {spans(held)})" if fee.options and held and held != numbers else ""


def _said(fee: Fee, sheet: str | None, part: str = "") -> Iterator[Said]:
    where = f"on the sheet “{sheet}”" if sheet else "in the rules"
    for act, name in (("collected", fee.collected), ("dropped", fee.dropped)):
        if name and (when := _when(name)):
            yield Said(act, when, name, fee.from_, fee, where, part)


def _when(name: str) -> str | None:
    if name.startswith(("start-of-", "end-of-")) and name != "end-of-hand":
        return name
    return "before" if name in BEFORE else "after" if after_deal(name) or name == "end-of-hand" else None
