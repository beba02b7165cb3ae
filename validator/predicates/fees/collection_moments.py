"""The rules of a game and its rate sheets take the fee at different moments.

Wherever the filing says when a game's fee is collected, it says the same. Rules that collect before
the cards and a sheet that collects after them cannot both be followed. Putting the fee up, fixing
it and posting it are other moments; dropping it is compared with dropping.

## Says
- (each):
  Fix (differ, differ-unless): Choose one moment for the rules and every sheet.
  See while: {act} {other}
  See alike: {act} {when}
- differ: The fee is {act} {when}[ under {options}] ({@}), but also {other}[ under {others}]
  ({@against}).
  Together (act, when, other): For {games}, one document has the fee {act} {when} and another
    {other}.
- differ-unless: The fee is {act} {when}[ under {options}] ({@}), but also {other}[ under {others}]
  ({@against}).
  Reading: Which is meant?
  Together (): For {games}, one document has the fee taken before play and another after the deal.
    Which is meant?
- same: The documents have the fee {act} {when} ({@}).
- none: No two documents say when the same fee of this game is collected.

## Examples
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
> The fee is collected before the deal (line 4), but also after the deal (line 5 of Rates).
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

from collections.abc import Iterable, Sequence
from itertools import chain, combinations, product, repeat, starmap
from typing import NamedTuple

from ...docket.filings import Row, Subject, options
from ...docket.ladders import covers
from ...model.fees import Block
from ...model.game import Game
from ...model.play import Step
from ...model.statements import Fee
from .._fees import STEPS, free, in_force, number, side
from .._steps import in_general
from ..answer import (
    Answer,
    Answers,
    Ask,
    Role,
    following,
    met,
    not_applicable,
    roles,
    unclear,
    violated,
)
from ..values import moment

NEEDS_FILING = True
HAND = ("before", "after")
PLAY = "before-play"
"""It may be before the deal or just after it."""


class Said(NamedTuple):
    """When a fee is collected: before or after the deal, or at which end of a period."""

    act: str
    when: str
    moment: str
    payer: str | None
    place: Fee | Step
    block: Block | None = None


def judge(subject: Subject, ask: Ask) -> Answers:
    sheets = [_said(block.fees, block) for _, block in in_force(subject)]
    groups = list(filter(None, (_rules(subject.game), *sheets)))
    pairs = [pair for one, two in combinations(groups, 2) for pair in product(one, two)]
    if not any(starmap(_comparable, pairs)):
        yield not_applicable("none")
        return
    said = [(one, groups[n:]) for n, group in enumerate(groups, 1) for one in group]
    first = groups[0][0]
    passed = met("same", first.place, act=first.act, when=moment(first.moment))
    yield next(chain(*starmap(_differ, said)), passed)


def _differ(one: Said, groups: list[list[Said]]) -> Answers:
    """The finding where later documents take the fee at another moment than one statement."""
    firsts = list(filter(None, map(_answering, repeat(one), groups)))
    against = [said for said in firsts if said.when != one.when]
    alike = [said for said in firsts if said not in against and not _one_line(said, one)]
    if against:
        places, same = [said.place for said in against], [said.place for said in alike]
        see = [(places[0], "against"), *roles(places[1:]), *roles(same, "alike")]
        answer = _clash(one, against[0], see)
        yield following(answer, "fee-moment") if any(map(_tied, (one, *against))) else answer


def _clash(one: Said, two: Said, see: Sequence[Role]) -> Answer:
    # before play and after the deal may both be the time between the deal and the first act
    loose = {one.moment, two.moment} == {PLAY, "after-deal"}
    verdict, case = (unclear, "differ-unless") if loose else (violated, "differ")
    return verdict(
        case,
        one.place,
        see=see,
        key=one.act,
        act=one.act,
        when=moment(one.moment),
        options=_part(one),
        other=moment(two.moment),
        others=_part(two),
    )


def _answering(one: Said, group: list[Said]) -> Said | None:
    """What a document says of the same fee: the same moment, else the first other one."""
    like = [said for said in group if _comparable(one, said)]
    return min(like, key=lambda said: said.when != one.when, default=None)


def _tied(said: Said) -> bool:
    """Whether a moment is tied to a step that a game may lack."""
    return said.moment.partition("-")[2].startswith((*STEPS, "round-"))


def _one_line(one: Said, two: Said) -> bool:
    """Whether two documents hold the same line of the source."""
    return one.place.at is not None and one.place.at == two.place.at


def _comparable(one: Said, two: Said) -> bool:
    payers = {one.payer, two.payer} - {None}
    return one.act == two.act and (one.when in HAND) == (two.when in HAND) and len(payers) < 2


def _rules(game: Game) -> list[Said]:
    """What the rules say; else where their round has the fee collected."""
    steps = in_general(game, "collect-fee", "deal")
    order = [step.does for step in steps]
    said = _said(game.fees)
    if said or len(set(order)) < 2:
        return said
    when = "before" if order[0] == "collect-fee" else "after"
    taken = next(step for step in steps if step.does == "collect-fee")
    return [Said("collected", when, f"{when}-deal", None, taken)]


def _said(fees: Iterable[Fee], block: Block | None = None) -> list[Said]:
    """Each moment that a document gives, once: of collecting the fee, before dropping it."""
    found: dict[tuple[str, str, str | None], Said] = {}
    for fee in fees:
        for act, name in (("collected", fee.collected), ("dropped", fee.dropped)):
            when = None if free(fee) or not name else side(name)
            if name and when:
                said = Said(act, when, name, fee.from_, fee, block)
                key = (act, when, fee.from_)
                if key not in found or found[key].moment == PLAY:
                    found[key] = said
    return sorted(found.values(), key=lambda said: said.act)


def _part(said: Said) -> list[Row]:
    """Under which options the fee is taken at that moment, where that is not so for all."""
    fee, block = said.place, said.block
    if block is None or not isinstance(fee, Fee) or not fee.options:
        return []
    taken = chain(*(one.options for one in block.fees if _moments(one) == _moments(fee)))
    spans, numbered = tuple(taken), [row for row in options(block) if number(row) is not None]
    held = [row for row in numbered if covers(spans, row.option.option)]
    return held if len(held) < len(numbered) else []


def _moments(fee: Fee) -> tuple[object, ...]:
    return fee.collected, fee.dropped, free(fee)
