"""A fee counts a wager it cannot or should not count.

## What is asked
A total by which a fee is graded counts the main wagers of the game, if they are already placed when
the fee is fixed or taken, and no wager for which the same payer is said to pay nothing. A wager
placed at a step the round does not have goes with the finding of `wager-moment`.

## Why
A total that includes a wager made after the cards are dealt is not known before the deal, when the
fee is due. A total that includes a bonus bet raises the fee for it, whatever the sentence says that
takes no fee on the bonus. A total that adds up only side bets leaves the main wagers without a fee.

## Says
- late: The {basis} counts {wager:the} ({@}), which is placed {placed} ({@wager}). But the fee is
  due {due} ({@due}), when that total is not yet known.
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

## Fails
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
> The total table action counts the play wager (line 6), which is placed after the player's own
> cards (line 4 of Example). But the fee is due before the deal (line 5), when that total is not yet
> known.

## Passes
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

from collections.abc import Iterator

from ...docket.filings import Row, Subject
from ...docket.ladders import components
from ...model.fees import Block, Definition
from ...model.game import Game
from ...model.statements import Fee
from ...model.wagers import Wager
from .._fees import after_deal, free, payer, same_payer
from .._wagers import lacks
from ..answer import Answer, Ask, following, met, not_applicable, unclear
from ..values import moment, name

EARLY = ("before-deal", "before-play", "with-bet", "after-wagers")
ALL = ("base", "primary", "all-wagers", "game-wagers", "wagers")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    blocks = subject.schedule_file.blocks
    said = [(block, rows, one) for block, rows in blocks for one in block.defines]
    found = [answer for part in said for answer in _definition(subject, *part)]
    yield from found
    if not said:
        yield not_applicable("none")
    elif not found:
        yield met("early", said[0][2], basis=said[0][2].basis)


def _definition(
    subject: Subject, block: Block, rows: tuple[Row, ...], said: Definition
) -> Iterator[Answer]:
    games = [file.game for file in subject.filing.games_of(block)]
    yield from _too_late(games, block, said)
    yield from _free(block, rows, said)
    yield from _only_bonus(games, block, said)


def _too_late(games: list[Game], block: Block, said: Definition) -> Iterator[Answer]:
    due = next((fee for fee in block.fees if fee.on == said.basis and _early(fee)), None)
    if due is None or said.placed:
        return
    for game in games:
        for wager in game.wagers:
            times = [placed.is_ for placed in wager.placed]
            if wager.name in said.counts and times and all(map(after_deal, times)):
                yield _late(game, wager, said, due)


def _early(fee: Fee) -> str | None:
    """The moment before the cards at which a fee is taken or fixed."""
    return next((when for when in (fee.collected, fee.determined) if when in EARLY), None)


def _late(game: Game, wager: Wager, said: Definition, due: Fee) -> Answer:
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
    return following(answer, "wager-moment") if lacks(game, placed) else answer


def _free(block: Block, rows: tuple[Row, ...], said: Definition) -> Iterator[Answer]:
    for fee in block.fees:
        both = [one for one in fee.wagers if one in said.counts]
        alike = [one for one in block.fees if same_payer(one.from_, fee.from_)]
        graded = next((one for one in alike if one.on == said.basis and not one.amount), None)
        parts = [part for row in rows for part in components(row)]
        flat = rows and not any(c.cell.tiers for c in parts if same_payer(c.payer, fee.from_))
        if free(fee) and both and graded and not flat:
            see = [(said, "counts"), (graded, "graded")]
            who = payer(fee.from_)
            yield unclear("free", fee, see=see, key=who, payer=who, wagers=both, basis=said.basis)


def _only_bonus(games: list[Game], block: Block, said: Definition) -> Iterator[Answer]:
    graded = {*(fee.on for fee in block.fees), *(column.on for column in block.columns)}
    if not said.counts or said.basis not in graded:
        return
    for game in games:
        main = [wager for wager in game.wagers if not wager.bonus and not wager.needs]
        if main and not set(said.counts) & {*(wager.name for wager in main), *ALL}:
            yield unclear(
                "side-bets",
                said,
                key=game.name,
                basis=said.basis,
                counted=said.counts,
                game=name(game.name),
                main=main,
            )
