"""A fee is graded by something the filing never defines.

## What is asked
Where fees depend on a total, the filing says which wagers it counts: on the sheet or in the rules
of the game. Where they depend on the number of players, it says which players are counted. A table
graded by something else than the number of players goes with the finding of `fee-basis`.

## Why
With and without bonus bets, or the player-dealer's own wager, the same hand falls into different
tiers. The wager of one player needs no definition.

## Says
- players: The fee depends on the number of players ({@}). The sheet does not say whether that means
  players seated or players dealt in, or what happens when the number changes.
  Fix: Say which players are counted, and when.
  Write: defines: {basis: number-of-players, counts: [dealt-in]}
- one-player: The {payer} fee of {options} depends on the {basis}, but the sheet describes that as
    the wagers of one player ({@}[, and again {@also}]).
  Reading: Does the fee depend on each player's wagers separately, or on all players' wagers
    together?
  Fix: Say whether the wagers of one player or of all players are added up.
  See graded: depends on it
- no-basis: The {payer} fee of {options} depends on an amount of money ({@}), but the filing does
    not say which wagers are added up to it.
  Fix: Say above the amounts what they are, and which wagers are added up.
- other-sheet: The {payer} fee of {options} depends on an amount of money ({@}), but this sheet does
    not say which wagers are added up to it.
  Reading: Another sheet for this game uses the total table action. Do these amounts mean the same?
  Fix: Say above the amounts what they are, and which wagers are added up.
- undefined: The {payer} fee of {options} depends on the {basis} ({@}), but the filing does not say
    which wagers are added up[, for instance whether {doubtful} count].
  Fix: Say which wagers are added up[, and whether {doubtful} count].
  See names: names the {basis}
  See wager: counted or not?
- promised: The sheet says that the {basis} is defined below ({@names}), but no definition follows.
  The {payer} fee of {options} ({@}) depends on it[, and nobody can tell whether {doubtful} count].
  Fix: Say which wagers are added up[, and whether {doubtful} count].
  See names: promises a definition
  See wager: counted or not?
- each-wager: Players pay a fee for each wager ({@}). The rules do not say whether a separate fee is
  due on {wagers}.
  Fix: Say on which wagers the fee is taken.
  See wager: does it bear a fee?
- defined: The filing defines what its fees depend on: {bases} ({@}).
- none: No fee depends on a total of wagers or on the number of players.
- (own-wager): the player-dealer's own wager
- (wagers-of): {wagers} in {game}
- (backline-of): back-line bets in {game}

## Fails
```yaml not-stated undefined
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-200, player-dealer: [[5-100, 1], [101+, 2]]}]
```
> The player-dealer fee of option 1 depends on the total table action (line 5), but the filing
> does not say which wagers are added up.

## Passes
```yaml met defined
  - defines: {basis: total-table-action, counts: [base, bonus]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-200, player-dealer: [[5-100, 1], [101+, 2]]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import GameFile, Row, Subject
from ...docket.ladders import components
from ...model.fees import Block, Definition
from ...model.statements import Fee
from .._fees import charges, definitions, payer
from .._totals import ACTION, defined, doubtful_in, each_wager, graded, other_sheet, spared
from ..answer import Answer, Ask, Role, following, met, not_applicable, not_stated, unclear
from ..values import Value, phrase

NEEDS_FILING = True
PLAYERS = "number-of-players"
Total = tuple[Block, str, list[Row]]
"""A total by which fees of a block are graded, and the options it grades."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    blocks = subject.schedule_file.blocks
    fees = [fee for block in subject.schedule.blocks for fee in block.fees]
    by_players = [fee for fee in fees if PLAYERS in (fee.on, *fee.depends_on)]
    counted = [said for said in definitions(subject.schedule_file) if said.basis == PLAYERS]
    totals = [(block, basis, rows) for block, of in blocks for basis, rows in graded(of).items()]
    found: list[Answer] = []
    if by_players and not counted:
        found.append(following(unclear("players", by_players[0]), "fee-basis"))
    for block, rows in blocks:
        found += _each_wager(subject, block, rows)
        own = [total for total in totals if total[0] is block and not _single(total)]
        found += [answer for total in own for answer in _defined(subject, *total)]
    found += _of_one([total for total in totals if _single(total)])
    yield from found
    seen: list[Place] = [*counted, *by_players, *(rows[0].place for _, _, rows in totals)]
    if seen and not found:
        bases = dict.fromkeys(
            [*(PLAYERS for _ in by_players[:1]), *(basis for _, basis, _ in totals)]
        )
        yield met("defined", seen[0], bases=bases)
    elif not found:
        yield not_applicable("none")


def _payer(basis: str, rows: list[Row]) -> str | None:
    return payer(next(c.payer for c in components(rows[0]) if c.cell.tiers and c.basis == basis))


def _single(total: Total) -> Definition | None:
    """The definition that words a total as that of one player."""
    block, basis, _ = total
    own = [said for said in block.defines if said.basis == basis == ACTION]
    return next((said for said in own if said.whose == "each-player"), None)


def _of_one(totals: list[Total]) -> Iterator[Answer]:
    """The same words in every block are one cause."""
    said = [(one, total[2]) for total in totals if (one := _single(total))]
    if said:
        first, rows = said[0]
        see: list[Role] = [(rows[0].place, "graded")]
        for one, where in said[1:]:
            see += [(one, "also"), (where[0].place, "graded")]
        who = _payer(ACTION, rows)
        yield unclear("one-player", first, see=see, payer=who, options=rows, basis=ACTION)


def _defined(subject: Subject, block: Block, basis: str, rows: list[Row]) -> Iterator[Answer]:
    who, place = _payer(basis, rows), rows[0].place
    if basis == "undefined" and other_sheet(subject, block, ACTION):
        yield unclear("other-sheet", place, key=who, payer=who, options=rows)
    elif basis == "undefined":
        yield not_stated("no-basis", place, key=who, payer=who, options=rows)
    elif not defined(subject, block, basis):
        doubtful = doubtful_in(subject, block) if basis == ACTION else []
        named = [fee for fee in block.fees if fee.on == basis]
        heads = [column for column in block.columns if column.on == basis and column.at]
        see: list[Role] = [(fee, "names") for fee in named]
        see += [*((head, "heading") for head in heads), *((wager, "wager") for wager in doubtful)]
        yield not_stated(
            "promised" if any(fee.defined == "below" for fee in named) else "undefined",
            place,
            see=see,
            key=(basis, who, rows[0].option.option),
            payer=who,
            options=rows,
            basis=basis,
            doubtful=[*doubtful, phrase("own-wager")] if doubtful else None,
        )


def _each_wager(subject: Subject, block: Block, rows: tuple[Row, ...]) -> Iterator[Answer]:
    """A flat fee for each wager, where it is not said which of the other bets bear it."""
    fee = next((one for one in block.fees if each_wager(one)), None)
    charged = any(charges(c) for row in rows for c in components(row) if c.payer == "player")
    if fee is None or not charged:
        return
    unsettled = [
        found for file in subject.filing.games_of(block) if (found := _unsettled(file, block, fee))
    ]
    if unsettled:
        see = [(part, "wager") for _, part in unsettled]
        wagers = [words for words, _ in unsettled]
        answer = unclear("each-wager", fee, see=see, wagers=wagers)
        yield following(answer, "fee-unit")


def _unsettled(file: GameFile, block: Block, fee: Fee) -> tuple[Value, Place] | None:
    added = [wager for wager in file.game.wagers if wager.bonus or wager.needs or wager.size]
    others = [wager for wager in added if not spared(file.game, block, fee, wager)]
    if others:
        return phrase("wagers-of", wagers=others, game=file), others[0]
    backline = [said for said in file.game.backline if said.allowed]
    return (phrase("backline-of", game=file), backline[0]) if backline else None
