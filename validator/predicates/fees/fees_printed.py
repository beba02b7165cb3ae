"""A fee is described and no amount is given for it.

Every fee the text speaks of has an amount: in the text itself, or in the table under its payer.
Where the table charges somebody the text does not name instead, that is left to `fee-payer`. Where
another sheet in force prints the fees of the games, only a table with headings and no row is asked
about. A fee without an amount cannot be determined before the hand, nor posted.

## Says
- (each):
  Fix (unprinted, unprinted-timed): Print the {payer} fee, or strike the sentence.
  See table: the table
- no-amounts: No amount is given for any fee[ of {games}] ({@}).
  Fix: Print the options and their fees.
- no-amount: No amount is given for the {fee} from the {payer}[ in {games}] ({@}).
  Fix: Give the amount, or print the options and their fees.
- unprinted: The text takes a {fee} from the {payer} ({@}), but the table prints no amount for it
  under {options} ({@table}).[ Nothing says {open:or} either.]
- (unit): for what it is charged
- (time): when it is taken
- unprinted-timed: The text takes a {fee} from the {payer} ({@}), but the table prints only the
  {other} fee per {unit} for {options} ({@table}). Which of the two applies?
  See timed: the fee per {unit}
- empty-table: The fee table has headings but no amounts[ for {games}] ({@}). Another sheet in force
  has the fees ({@other}).
  Reading: Is this table left over?
  Fix: Print the fees here too, or delete the table and refer to the other sheet.
  See other: prints the fees
- offered: The sheet lists {games} as offered ({@}), but no sheet of the filing has fees for
  {games:or}.
  Fix: Print the fees, or take {games} off the list.
- printed: Every fee in the text has an amount.
- elsewhere: Every fee in the text has an amount, here or on another sheet in force.
- other-payer: The table charges somebody whom the text does not name, which `fee-payer` reports.
- none: This schedule speaks of no fee.
- (fee): fee

## Examples
```yaml not-stated unprinted-timed
  - fees: [{called: fixed fee, from: pot, collected: after-antes}, {from: player, per: half-hour}]
    columns: [option, limit, player]
    options: [{option: 1, limit: 10-20, player: 10}]
```
> The text takes a fixed fee from the pot (line 4), but the table prints only the player fee per
> half hour for option 1 (line 6). Which of the two applies?
```yaml met printed
  - fees: [{from: pot, per: pot, amount: 5}, {from: player, per: half-hour}]
    columns: [option, limit, player]
    options: [{option: 1, limit: 10-20, player: 10}]
```
"""

from __future__ import annotations

from itertools import chain, starmap

from ...docket.filings import Filing, GameFile, Row, Subject
from ...docket.filings import options as rows_of
from ...docket.ladders import components
from ...docket.names import core
from ...docket.rows import called
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import (
    PERIODS,
    Rows,
    cell,
    current,
    given,
    parts,
    payer,
    same_payer,
    unnamed,
    unpriced,
    unprinted,
)
from ..answer import Answer, Answers, Ask, Place, judged, not_applicable, not_stated, unclear
from ..values import Value, name, phrase


def judge(subject: Subject, ask: Ask) -> Answers:
    blocks = parts(subject)
    here = [part for part in blocks if not _elsewhere(subject, *part)]
    found = list(chain(*starmap(_block, here)))
    found += chain(*(_empty(subject, part[0]) for part in blocks if part not in here))
    found += _offered(subject)
    if not blocks and not found:
        yield not_applicable("none")
    elif not found and any(starmap(_unprinted_fees, here)):
        yield not_applicable("other-payer")
    else:
        case = "elsewhere" if len(here) < len(blocks) else "printed"
        yield from judged(found, [subject.schedule], case)


def _offered(subject: Subject) -> Answers:
    """Games on a list of games offered that no sheet prices and no rules are filed for."""
    known = _names(subject.filing)
    for offers in subject.schedule.offers:
        lost = [one for one in offers.names if not _known(core(one), known)]
        if lost and known:
            yield not_stated("offered", offers, key=tuple(lost), games=[*map(name, lost)])


def _names(filing: Filing) -> set[str]:
    """The names of the games that a filing prices or has rules for."""
    blocks = (block for sheet in filing.schedules for block, _ in sheet.blocks)
    names = [one.called for block in blocks for one in block.games]
    names += [file.game.name for file in filing.games]
    return {*map(core, filter(None, names))}


def _known(one: str, known: set[str]) -> bool:
    return any(one.startswith(other) or other.startswith(one) for other in known if other)


def _unprinted_fees(block: Block, rows: Rows) -> list[tuple[Fee, list[Row]]]:
    return [(fee, bare) for fee in block.fees if (bare := unprinted(fee, rows))]


def _priced(rows: Rows) -> bool:
    return any(map(components, rows))


def _elsewhere(subject: Subject, block: Block, rows: Rows) -> bool:
    """Whether every game of a block without amounts has its fees on another sheet in force."""
    games = subject.filing.games_of(block)
    if _priced(rows):
        return False
    if not subject.filing.whole and any(game.document for game in block.games):
        return True  # a file judged alone does not know the other sheets
    return bool(games) and all(_priced_elsewhere(subject, game, block) for game in games)


def _priced_elsewhere(subject: Subject, game: GameFile, block: Block) -> list[Block]:
    others = [one for _, one in current(subject.filing, game) if one is not block]
    return [one for one in others if _priced(rows_of(one))]


def _empty(subject: Subject, block: Block) -> Answers:
    """A table of which only the headings are there, and where else the fees are."""
    every = [_priced_elsewhere(subject, game, block) for game in subject.filing.games_of(block)]
    if block.columns and any(every):
        other, games = rows_of(next(filter(None, every))[0])[0], called(block)
        see = [(other.place, "other")]
        yield unclear("empty-table", block.columns[0], see=see, key=games, games=map(name, games))


def _block(block: Block, rows: Rows) -> Answers:
    if _priced(rows):
        priced = [one for of in unnamed(block, rows).values() for one in of]
        reported = {row for row, _ in priced}
        bare = [one for one in _unprinted_fees(block, rows) if reported.isdisjoint(one[1])]
        yield from (_unprinted(block, *one) for one in bare)
    else:
        yield from _untabled(block)


def _untabled(block: Block) -> Answers:
    """A block without a table that gives no amount, or none for a fee beside others."""
    games = called(block)
    if not any(map(given, block.fees)):
        place: Place = next(iter((*block.columns, *block.fees)), block)
        yield not_stated("no-amounts", place, key=games, games=map(name, games))
    for fee in unpriced(block):
        yield not_stated(
            "no-amount",
            fee,
            key=(payer(fee.from_), fee.called, *games),
            fee=name(fee.called) if fee.called else None,
            payer=payer(fee.from_),
            games=map(name, games),
        )


def _unprinted(block: Block, fee: Fee, bare: list[Row]) -> Answer:
    first = bare[0]
    by_time = [one for one in block.fees if one.per in PERIODS and cell(first, one)]
    timed = [one for one in by_time if not same_payer(one.from_, fee.from_)][:1]
    other = {"other": payer(timed[0].from_), "unit": timed[0].per} if timed else {}
    return not_stated(
        "unprinted-timed" if timed else "unprinted",
        fee,
        see=[(first.place, "table"), *((one, "timed") for one in timed)],
        key=(payer(fee.from_), fee.called, first.of, first.option.option),
        fee=name(fee.called) if fee.called else None,
        payer=payer(fee.from_),
        open=_open(block, fee),
        options=bare,
        **other,
    )


def _open(block: Block, fee: Fee) -> list[Value]:
    """What the text leaves open of the fee besides its amount."""
    same = [
        one for one in block.fees if one.called == fee.called and same_payer(one.from_, fee.from_)
    ]
    told = {"unit": any(one.per for one in same), "time": any(one.collected for one in same)}
    return [phrase(what) for what, known in told.items() if not known]
