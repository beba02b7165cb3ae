"""A fee is described and no amount is given for it.

## What is asked
Every fee the text speaks of has an amount: in the text itself, or in the table under its payer.
Where the table charges somebody the text does not name instead, that is left to `fee-payer`. A
sheet with an empty table asks nothing where another sheet in force prints the fees of its games.

## Why
A fee without an amount cannot be determined before the hand, nor posted.

## Says
- no-amounts: No amount is given for any fee[ of {games}] ({@}).
  Fix: Print the options and their fees.
- unprinted: The text takes a {fee} from the {payer} ({@}), but the table prints no amount for it
  under {options} ({@table}).
  Fix: Print the {payer} fee, or strike the sentence.
  See table: the table
- unprinted-timed: The text takes a {fee} from the {payer} ({@}), but the table prints only the
  {other} fee per {unit} for {options} ({@table}). Which of the two applies?
  Fix: Print the {payer} fee, or strike the sentence.
  See table: the table
  See timed: the fee per {unit}
- printed: Every fee in the text has an amount.
- elsewhere: Every fee in the text has an amount, here or on another sheet in force.
- other-payer: The table charges somebody whom the text does not name, which `fee-payer` reports.
- none: This schedule speaks of no fee.
- (fee): fee

## Fails
```yaml not-stated unprinted-timed
  - fees: [{called: fixed fee, from: pot, collected: after-antes}, {from: player, per: half-hour}]
    columns: [option, limit, player]
    options: [{option: 1, limit: 10-20, player: 10}]
```
> The text takes a fixed fee from the pot (line 4), but the table prints only the player fee per
> half hour for option 1 (line 6). Which of the two applies?

## Passes
```yaml met printed
  - fees: [{from: pot, per: pot, amount: 5}, {from: player, per: half-hour}]
    columns: [option, limit, player]
    options: [{option: 1, limit: 10-20, player: 10}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Row, Subject
from ...docket.filings import options as rows_of
from ...docket.ladders import components
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import cell, current, payer, same_payer, unprinted
from .._twins import PERIODS
from ..answer import Answer, Ask, Role, met, not_applicable, not_stated
from ..values import name
from .fee_payer import unnamed


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    blocks = subject.schedule_file.blocks
    elsewhere = [
        block for block, rows in blocks if not _priced(rows) and _elsewhere(subject, block)
    ]
    found = [
        answer for block, rows in blocks if block not in elsewhere for answer in _block(block, rows)
    ]
    yield from found
    if found:
        return
    if elsewhere:
        yield met("elsewhere", subject.schedule)
    elif not any(block.fees or rows or block.columns for block, rows in blocks):
        yield not_applicable("none")
    elif any(unprinted(fee, rows) for block, rows in blocks for fee in block.fees):
        yield not_applicable("other-payer")
    else:
        yield met("printed", subject.schedule)


def _priced(rows: tuple[Row, ...]) -> bool:
    return any(components(row) for row in rows)


def _elsewhere(subject: Subject, block: Block) -> bool:
    """Whether every game of a block without amounts has its fees on another sheet in force."""
    if not subject.filing.whole and any(game.document for game in block.games):
        return True  # a file judged alone does not know the other sheets
    games = subject.filing.games_of(block)
    others = [
        [one for _, one in current(subject.filing, game) if one is not block] for game in games
    ]
    return bool(games) and all(any(_priced(rows_of(one)) for one in sheets) for sheets in others)


def _block(block: Block, rows: tuple[Row, ...]) -> Iterator[Answer]:
    if not _priced(rows):
        if not any(fee.amount or fee.share for fee in block.fees):
            place: Place = next(iter((*block.columns, *block.fees)), block)
            games = [name(game.called) for game in block.games if game.called]
            yield not_stated("no-amounts", place, key=tuple(g.data for g in games), games=games)
        return
    reported = [row for places in unnamed(block, rows).values() for row, _ in places]
    for fee in block.fees:
        bare = unprinted(fee, rows)
        if bare and not any(row in reported for row in bare):
            yield _unprinted(block, fee, bare)


def _unprinted(block: Block, fee: Fee, bare: list[Row]) -> Answer:
    by_time = [
        one for one in block.fees if one.per in PERIODS and not same_payer(one.from_, fee.from_)
    ]
    timed = next((one for one in by_time if cell(bare[0], one)), None)
    see: list[Role] = [(bare[0].place, "table"), *([(timed, "timed")] if timed else [])]
    return not_stated(
        "unprinted-timed" if timed else "unprinted",
        fee,
        see=see,
        key=(payer(fee.from_), fee.called, bare[0].of, bare[0].option.option),
        fee=name(fee.called) if fee.called else None,
        payer=payer(fee.from_),
        options=bare,
        other=payer(timed.from_) if timed else None,
        unit=timed.per if timed else None,
    )
