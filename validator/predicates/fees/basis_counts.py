"""A fee counts a wager it cannot or should not count.

A total that sets a fee counts the main wagers, if they are placed when the fee is fixed or taken,
and no wager for which the same payer is said to pay nothing. A total that includes a wager made
after the deal is not known when the fee is due. One that adds up only side bets leaves the main
wagers without a fee.

## Says
- late: The fee is due {due} ({@due}), but the {basis} that sets it counts {wager:the} ({@}), which
  is placed later ({@wager}).
  Reading: Do only wagers placed by then count?
  Fix: Leave {wager:the} out of the total, or say that only wagers placed before the deal count.
  See due: the fee is due {due}
  See wager: placed {placed}
- free: No {payer} fee is taken on the {wagers} wager{wagers:s} ({@}), yet the {basis} that sets the
  {payer} fee counts {wagers} ({@counts}).
  Fix: Leave {wagers} out of the total, or strike the sentence that takes no fee on it.
  See counts: counts {wagers}
  See graded: the fee by that total
- side-bets: The {basis} counts only {counted} ({@}), and not the main wager{main:s} of {game}:
  {main}.
  Fix: Say whether the main wager{main:s} {main:is} counted.
- early: The {basis} counts wagers that are placed before the fee is due and not free of it ({@}).
- none: No total of wagers is defined.

## Examples
```yaml unclear late
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, on: total-table-action, collected: before-deal}]
    defines: {basis: total-table-action, counts: [ante, play]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-50, player-dealer: [[5-50, 1], [51+, 2]]}]
---
wagers: [{name: ante, placed: before-deal}, {name: play, placed: after-own-cards}]
```
> The fee is due before the deal (line 5), but the total table action that sets it counts the play
> wager (line 6), which is placed later (line 4 of Example). Do only wagers placed by then count?
```yaml met early
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, on: total-table-action, collected: before-deal}]
    defines: {basis: total-table-action, counts: [ante]}
---
wagers: [{name: ante, placed: before-deal}, {name: play, placed: after-own-cards}]
```
"""

from __future__ import annotations

from itertools import chain, product

from ...docket.filings import Row, Subject
from ...model.fees import Block, Definition
from ...model.game import Game
from ...model.statements import Fee
from ...model.wagers import Wager
from .._fees import EARLY, after_deal, free, ladders, parts, payer
from ..answer import Answer, Answers, Ask, following, judged, unclear
from ..values import moment, name

ALL = {"base", "primary", "all-wagers", "game-wagers", "wagers"}


def judge(subject: Subject, ask: Ask) -> Answers:
    found: list[Answer] = []
    said: list[Definition] = []
    for block, rows in parts(subject):
        games = [file.game for file in subject.filing.games_of(block)]
        said += block.defines
        found += [*_too_late(games, block), *_free(block, rows), *_only_bonus(games, block)]
    yield from judged(found, said, "early", basis=next((one.basis for one in said), None))


def _too_late(games: list[Game], block: Block) -> Answers:
    due = {fee.on: fee for fee in filter(_early, reversed(block.fees))}
    wagers = chain(*(game.wagers for game in games)) if due else ()
    late = {wager.name: wager for wager in filter(_late, wagers)}
    known = [said for said in block.defines if said.basis in due and not said.placed]
    for said in known:
        counted = late.keys() & set(said.counts)
        for one in sorted(counted):
            yield _counts_late(said, late[one], due[said.basis])


def _counts_late(said: Definition, wager: Wager, due: Fee) -> Answer:
    placed = wager.placed[0]
    answer = unclear(
        "late",
        said,
        see=[(due, "due"), (placed, "wager")],
        key=wager.name,
        basis=said.basis,
        wager=wager,
        placed=moment(placed.is_),
        due=moment(_early(due)),
    )
    return following(answer, "wager-moment")


def _early(fee: Fee) -> str | None:
    """The moment before the cards at which a fee is taken or fixed."""
    return next((when for when in (fee.collected, fee.determined) if when in EARLY), None)


def _late(wager: Wager) -> bool:
    return bool(wager.placed) and all(after_deal(placed.is_) for placed in wager.placed)


def _free(block: Block, rows: tuple[Row, ...]) -> Answers:
    """Wagers free of a fee, counted in the total that sets it."""
    graded = {(payer(f.from_), f.on): f for f in reversed(block.fees) if not f.amount}
    for said, fee in product(block.defines, _freed(block, rows)):
        who = payer(fee.from_)
        by, both = graded.get((who, said.basis)), [x for x in fee.wagers if x in said.counts]
        if by and both:
            see = [(said, "counts"), (by, "graded")]
            yield unclear("free", fee, see=see, key=who, payer=who, wagers=both, basis=said.basis)


def _freed(block: Block, rows: tuple[Row, ...]) -> list[Fee]:
    """Sentences that take no fee on some wagers from a payer of a graded fee."""
    tiered = {payer(part.payer) for _, part in ladders(rows)}
    freed = [fee for fee in block.fees if free(fee) and fee.wagers]
    return [fee for fee in freed if not rows or payer(fee.from_) in tiered]


def _only_bonus(games: list[Game], block: Block) -> Answers:
    graded = {*(fee.on for fee in block.fees), *(column.on for column in block.columns)}
    counting = [said for said in block.defines if said.counts and said.basis in graded]
    for game, said in product(games, counting):
        main = _main(game)
        if main and (ALL | {wager.name for wager in main}).isdisjoint(said.counts):
            values = {"counted": said.counts, "game": name(game.name), "main": main}
            yield unclear("side-bets", said, see=(), key=game.name, basis=said.basis, **values)


def _main(game: Game) -> list[Wager]:
    return [wager for wager in game.wagers if not wager.bonus and not wager.needs]
