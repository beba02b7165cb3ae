"""A fee is graded by something the filing never defines.

Where fees depend on a total, the filing says which wagers it counts. Where they depend on the
number of players, it says which players are counted. With and without bonus bets, or the
player-dealer's own wager, the same hand falls into different tiers.

## Says
- (each):
  Fix (no-basis, other-sheet): Say above the amounts what they are, and which wagers are added up.
  Fix (undefined, promised): Say which wagers are added up[, and whether {doubtful} count].
  See wager: counted or not?
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
  Together (payer, document): The {payer} fee of {options} depends on an amount of money ({@}), but
    the filing does not say which wagers are added up to it.
- other-sheet: The {payer} fee of {options} depends on an amount of money ({@}), but this sheet does
    not say which wagers are added up to it.
  Reading: Another sheet for this game uses the total table action. Do these amounts mean the same?
- undefined: The {payer} fee of {options} depends on the {basis} ({@}), but the filing does not say
    which wagers are added up[, for instance whether {doubtful} count].
  Together (payer, basis, document): The {payer} fee of {options} depends on the {basis} ({@}), but
    the filing does not say which wagers are added up[, for instance whether {doubtful} count].
  See names: names the {basis}
- promised: The sheet announces a definition of the {basis} ({@promises}), but none follows.
  The {payer} fee of {options} ({@}) depends on it[, and nobody can tell whether {doubtful} count].
  See promises: promises a definition
- each-wager: Players pay a fee for each wager ({@}). The rules do not say whether a separate fee is
  due on {wagers}.
  Together (document): Players pay a fee for each wager ({@}). The rules do not say whether a
    separate fee is due on {wagers}.
  Fix: Say on which wagers the fee is taken.
  See wager: does it bear a fee?
- defined: The filing defines what its fees depend on: {bases} ({@}).
- none: No fee depends on a total of wagers or on the number of players.
- (own-wager): the player-dealer's own wager
- (wagers-of): {wagers} in {game}
- (backline-of): back-line bets in {game}

## Examples
```yaml not-stated undefined
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-200, player-dealer: [[5-100, 1], [101+, 2]]}]
```
> The player-dealer fee of option 1 depends on the total table action (line 5), but the filing
> does not say which wagers are added up.
```yaml met defined
  - defines: {basis: total-table-action, counts: [base, bonus]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-200, player-dealer: [[5-100, 1], [101+, 2]]}]
```
"""

from __future__ import annotations

from itertools import chain, repeat

from ...docket.filings import GameFile, Row, Subject
from ...docket.ladders import components
from ...model.fees import Block, Definition
from ...model.statements import Fee
from .._fees import charges, parts, payer
from .._law import fees
from .._totals import ACTION, defined, doubtful_in, each_wager, graded, other_sheet, spared
from ..answer import Answer, Answers, Ask, Place, Role, following, judged, not_stated, unclear
from ..values import Value, phrase

NEEDS_FILING = True
PLAYERS = "number-of-players"
Total = tuple[Block, str, list[Row]]
"""A total by which fees of a block are graded, and the options it grades."""


def judge(subject: Subject, ask: Ask) -> Answers:
    players, counted = _by_players(subject)
    totals = [(block, *one) for block, rows in parts(subject) for one in graded(rows).items()]
    found = [unclear("players", fee) for fee in players[:1] if not counted]
    found = [following(answer, "fee-basis") for answer in found] + _of_one(totals)
    for part in parts(subject):
        found += _each_wager(subject, *part)
    for total in totals:
        found += _defined(subject, *total)
    seen: list[Place] = [*counted, *players, *(rows[0].place for _, _, rows in totals)]
    bases = dict.fromkeys([PLAYERS] * bool(players) + [basis for _, basis, _ in totals])
    yield from judged(found, seen, "defined", bases=bases)


def _by_players(subject: Subject) -> tuple[list[Fee], list[Definition]]:
    """Fees that depend on the number of players, and where it is said which are counted."""
    said = [said for block in subject.schedule.blocks for said in block.defines]
    counted = [one for one in said if one.basis == PLAYERS and not one.promised]
    return [fee for fee in fees(subject) if PLAYERS in (fee.on, *fee.depends_on)], counted


def _payer(basis: str, rows: list[Row]) -> str | None:
    return payer(next(c.payer for c in components(rows[0]) if c.cell.tiers and c.basis == basis))


def _single(block: Block, basis: str) -> Definition | None:
    """The definition that words a total as that of one player."""
    own = [said for said in block.defines if said.basis == basis == ACTION]
    return next((said for said in own if said.whose == "each-player"), None)


def _of_one(totals: list[Total]) -> list[Answer]:
    """The same words in every block are one cause."""
    said = [(one, rows) for block, basis, rows in totals if (one := _single(block, basis))]
    if not said:
        return []
    (first, rows), *others = said
    see: list[Role] = [(rows[0].place, "graded")]
    for one, where in others:
        see += [(one, "also"), (where[0].place, "graded")]
    who = _payer(ACTION, rows)
    return [unclear("one-player", first, see=see, payer=who, options=rows, basis=ACTION)]


def _defined(subject: Subject, block: Block, basis: str, rows: list[Row]) -> Answers:
    who, place = _payer(basis, rows), rows[0].place
    if _single(block, basis):
        return
    if basis == "undefined" and other_sheet(subject, block, ACTION):
        yield unclear("other-sheet", place, key=who, payer=who, options=rows)
    elif basis == "undefined":
        yield not_stated("no-basis", place, key=who, payer=who, options=rows)
    elif not defined(subject, block, basis):
        yield _undefined(subject, block, basis, rows)


def _undefined(subject: Subject, block: Block, basis: str, rows: list[Row]) -> Answer:
    who, named = _payer(basis, rows), [fee for fee in block.fees if fee.on == basis]
    promised = [said for said in block.defines if said.basis == basis]
    doubtful = doubtful_in(subject, block) if basis == ACTION else []
    heads = [column for column in block.columns if column.on == basis and column.at]
    see: list[Role] = [
        *zip(promised, repeat("promises")),
        *zip(named, repeat("names")),
        *zip(heads, repeat("heading")),
    ]
    return not_stated(
        "promised" if promised else "undefined",
        rows[0].place,
        see=[*see, *zip(doubtful, repeat("wager"))],
        key=(basis, who, rows[0].option.option),
        payer=who,
        options=rows,
        basis=basis,
        doubtful=[*doubtful, phrase("own-wager")] if doubtful else None,
    )


def _each_wager(subject: Subject, block: Block, rows: tuple[Row, ...]) -> Answers:
    """A flat fee for each wager, where it is not said which of the other bets bear it."""
    for fee in list(filter(each_wager, block.fees))[:1]:
        paid = [c for c in chain(*map(components, rows)) if c.payer == "player"]
        games = subject.filing.games_of(block) if any(map(charges, paid)) else ()
        unsettled = [one for file in games for one in _unsettled(file, block, fee)]
        see = [(part, "wager") for _, part in unsettled]
        answer = unclear("each-wager", fee, see=see, wagers=[words for words, _ in unsettled])
        yield from [following(answer, "fee-unit")] if unsettled else []


def _unsettled(file: GameFile, block: Block, fee: Fee) -> list[tuple[Value, Place]]:
    """The bets of a game that may or may not bear the fee."""
    added = [wager for wager in file.game.wagers if any((wager.bonus, wager.needs, wager.size))]
    others = [wager for wager in added if not spared(file.game, block, fee, wager)]
    backline = next((said for said in file.game.backline if said.allowed), None)
    if others:
        return [(phrase("wagers-of", wagers=others, game=file), others[0])]
    return [(phrase("backline-of", game=file), backline)] if backline else []
