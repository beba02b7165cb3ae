"""A fee is graded by something the filing never defines.

## What is asked
Where fees depend on total table action, an aggregate or another total, the filing says which wagers it counts: in the block, elsewhere in
the schedule, or in the rules of the game. Where they depend on the number of players, it says which players are counted.
Where the table is graded by something else than the number of players, that goes with the finding of `fee-basis`.

## Why
With and without bonus bets, or the player-dealer's own wager, the same hand falls into different tiers. A basis "as defined below" that is
not defined leaves the fee open.

The wager of one player needs no definition, unless the sheet has a term of its own for it.

Where a total table action is not defined, the bonus bets and later wagers of the game are named with it: they are what the reader cannot place.

## Fails
```yaml not-stated
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-200, player-dealer: [[5-100, 1], [101+, 2]]}]
```

A total that is defined as what one player has wagered.
```yaml unclear
kind: schedule
name: Example
blocks:
  - defines: {basis: total-table-action, counts: [all-wagers], whose: each-player}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-200, player-dealer: [[5-100, 1], [101+, 2]]}]
```

A fee for wagers of a kind that nothing in the filing defines.
```yaml unclear
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: wager, on: player-wager, wager-called: controlled game wager}]
    columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 5-200, player: [[5-100, 1], [101-200, 2]]}]
```

Players come and go: whether those seated or those dealt in are counted.
```yaml unclear
kind: schedule
name: Example
blocks:
  - fees: [{from: pot, depends-on: number-of-players, at: 4468}]
    columns: [option, players, {is: pot}]
    options: [{option: 1, players: 7+, pot: 8}, {option: 2, players: 2-6, pot: 5}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - defines: {basis: total-table-action, counts: [base, bonus]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-200, player-dealer: [[5-100, 1], [101+, 2]]}]
```

```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: pot, depends-on: number-of-players}]
    defines: {basis: number-of-players, counts: [seated, playing], at: 3895}
    columns: [option, players, {is: pot}]
    options: [{option: 1, players: 7+, pot: 8}, {option: 2, players: 2-6, pot: 5}]
```

## Boundary
The sentence on the fee says what is counted.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player-dealer, on: total-table-action, counts: [base]}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-200, player-dealer: [[5-100, 1], [101+, 2]]}]
```

A ladder over no named basis.
```yaml not-stated
kind: schedule
name: Example
blocks:
  - columns: [limit, {is: player-dealer, on: undefined}]
    options: [{option: first, limit: 5-200, player-dealer: [[5-100, 1], [101+, 2]]}]
```

Another sheet filed for the same game defines total table action, which may be meant.
```yaml unclear
kind: game
name: Game
category: player-dealer
---
kind: schedule
name: Own
blocks:
  - games: [{document: game}]
    columns: [limit, {is: player-dealer, on: undefined}]
    options: [{option: first, limit: 5-200, player-dealer: [[5-100, 1], [101+, 2]]}]
---
kind: schedule
name: Sheet
blocks:
  - games: [{document: game}]
    defines: {basis: total-table-action, counts: [base, bonus]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-200, player-dealer: [[5-100, 1], [101+, 2]]}]
```

A flat fee for each wager, in a game with a bonus bet.
```yaml unclear
kind: game
id: example
name: Example
category: player-dealer
wagers: [{name: base}, {name: buster, bonus: true, at: 20}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    fees: [{from: player, per: wager, at: 3635}]
    options: [{option: 1, limit: 5-1000, player: 1}]
```

## How to fix
Say which wagers of which players are added up, and when; which players are counted.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...filed import Place
from ...ladders import components
from ...model.fees import Block, Definition
from ...model.game import Game
from ...model.statements import Fee
from ...model.wagers import Wager
from .._fees import basis, definitions, free, options, same_payer, who
from .._fees import charges as charged
from .._say import listed
from .._wagers import late, placed_bets
from ..legacy import Answer, Ask, following, met, not_applicable, not_stated, unclear
from .late_wager_fee import EARLY as TAKEN

NEEDS_FILING = True
PLAYERS = "number-of-players"
TOTALS = ("total-table-action", "total-player-wager", "undefined")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found = False
    by_players = [fee for block in subject.schedule.blocks for fee in block.fees if fee.on == PLAYERS or PLAYERS in fee.depends_on]
    counted = [said for said in definitions(subject.schedule_file) if said.basis == PLAYERS]
    place: Place | None = next(iter((*counted, *by_players)), None)
    if by_players and not counted:
        found = True
        said = "the fee depends on the number of players; whether those seated or those dealt in are counted is not said, nor what holds when they come and go"
        yield following(unclear(said, "say which players are counted, and when", by_players[0]), "fee-basis")
    single: list[tuple[Definition, str, list[Row]]] = []
    for block, rows in subject.schedule_file.blocks:
        for fee in block.fees:
            if fee.wager_called and not fee.counts and not fee.wagers and not _glossed(subject, block, fee.wager_called):
                found, place = True, place or fee
                yield unclear(
                    f"the fee from {who(fee.from_)} is taken on each “{fee.wager_called}”, a term that neither the sheet nor the rules of its games define; whether bonus bets are meant is not said",
                    "say on which wagers the fee is taken",
                    fee,
                )
        for doubt in _each_wager(subject, block, rows):
            found, place = True, place or doubt.place
            yield doubt
        graded: dict[str, list[Row]] = {}
        for row in rows:
            for component in components(row):
                if component.cell.tiers and component.basis in TOTALS:
                    graded.setdefault(component.basis or "", []).append(row)
        for name, where in graded.items():
            place = place or where[0].place
            if name == "total-table-action" and (one := next((said for said in block.defines if said.basis == name and said.whose == "each-player"), None)):
                single.append((one, _payer(name, where), where))
                continue
            answer = _defined(subject, block, name, where)
            if answer:
                found = True
                yield answer
    if single:
        found = True
        yield _of_one(single)
    if place is None:
        yield not_applicable("no fee is graded by a total of wagers")
    elif not found:
        yield met("what the fees are graded by is defined", place)


def _payer(name: str, rows: list[Row]) -> str:
    return who(next(c.payer for c in components(rows[0]) if c.cell.tiers and c.basis == name))


def _of_one(single: list[tuple[Definition, str, list[Row]]]) -> Answer:
    """The total is worded as that of one player: the same words in every block are one cause."""
    (first, payer, rows), *others = single
    under = "; ".join(options(where) for _, _, where in single)
    return unclear(
        f"the {basis(first.basis)} by which the fee from {payer} is graded under {under} is worded as the wagers of one player: it may mean those of each player apart, or of all together",
        "say that the wagers of all players are added up",
        first,
        (rows[0].place, "graded by it"),
        *((part, note) for said, _, where in others for part, note in ((said, "worded alike"), (where[0].place, "graded by it"))),
    )


def _defined(subject: Subject, block: Block, name: str, rows: list[Row]) -> Answer | None:
    payer = _payer(name, rows)
    if name == "undefined":
        told = f"neither the table nor the prose says of which wagers the amounts are by which the fee from {payer} is graded"
        fix = "name the basis in a heading, and define it"
        if _other_sheet(subject, block, "total-table-action"):
            return unclear(f"{told}; another sheet of the game has the total table action, which may be meant", fix, rows[0].place)
        return not_stated(told, fix, rows[0].place)
    own = [said for said in block.defines if said.basis == name]
    if own or _elsewhere(subject, block, name) or _other_sheet(subject, block, name):
        return None
    free_of_it = {wager for fee in block.fees if free(fee) for wager in fee.wagers}
    doubtful = {wager.name: wager for file in subject.filing.games_of(block) for wager in placed_bets(file.game) if wager.bonus and wager.name not in free_of_it}
    unsaid = listed((*doubtful, "the player-dealer's own wager"))
    asked = f", and so not whether {unsaid} count in it" if doubtful and name == "total-table-action" else ""
    promised = any(fee.on == name and fee.defined == "below" for fee in block.fees)
    told = "is said to be defined below, and no definition follows: " if promised else ""
    return not_stated(
        f"the fee from {payer} is graded by {basis(name)} under {options(rows)}, {f'which {told}' if told else 'but '}neither the schedule nor the rules say which wagers that counts{asked}",
        "say which wagers are added up",
        rows[0].place,
        *((fee, f"names the {basis(name)}") for fee in block.fees if fee.on == name),
        *((column, "the heading") for column in block.columns if column.on == name and column.at),
        *((wager, wager.name.replace("-", " ")) for wager in doubtful.values() if asked),
    )


def _each_wager(subject: Subject, block: Block, rows: tuple[Row, ...]) -> Iterator[Answer]:
    """A flat fee for each wager, in games with bonus bets, later bets or bets on another's hand, that does not say which of them bear it."""
    fee = next((one for one in block.fees if one.per in ("wager", "bet") and same_payer(one.from_, "player") and not (free(one) or one.on or one.wagers or one.wager_called or one.excludes)), None)
    if fee is None or not any(charged(c) for row in rows for c in components(row) if c.payer == "player"):
        return
    doubtful: dict[str, tuple[str, Place]] = {}
    for file in subject.filing.games_of(block):
        others = [wager for wager in file.game.wagers if (wager.bonus or wager.needs or wager.size) and not _spared(file.game, block, fee, wager)]
        backline = [said for said in file.game.backline if said.allowed]
        if others:
            doubtful[file.game.name] = (f"the {listed(wager.name for wager in others)} of {file.game.name}", others[0])
        elif backline:
            doubtful[file.game.name] = (f"back-line bets at {file.game.name}", backline[0])
    if doubtful:
        told = f"a fee is taken from players for each wager they place; whether one of its own is due on {' and on '.join(words for words, _ in doubtful.values())} is not said"
        yield following(unclear(told, "say on which wagers the fee is taken", fee, *((part, name) for name, (_, part) in doubtful.items())), "fee-unit")


def _spared(game: Game, block: Block, fee: Fee, wager: Wager) -> bool:
    """Whether a wager is said to bear no fee, or is placed only when the fee has been taken: the matter of `late-wager-fee`."""
    named = {name for other in block.fees if free(other) for name in other.wagers}
    return wager.name in named or (bool(wager.bonus) and "bonus" in named) or (fee.collected in TAKEN and late(game, wager))


def _glossed(subject: Subject, block: Block, term: str) -> bool:
    return any(said.is_.lower().startswith(term.lower()) for game in subject.filing.games_of(block) for said in game.game.glossary)


def _elsewhere(subject: Subject, block: Block, name: str) -> bool:
    """Whether the schedule or the rules of a joined game define it outside the block."""
    assert subject.schedule_file
    said: list[Definition | Fee] = [d for d in definitions(subject.schedule_file) if d.basis == name]
    said += [fee for b in subject.schedule.blocks for fee in b.fees if fee.on == name and fee.counts]
    said += [fee for game in subject.filing.games_of(block) for fee in game.game.fees if fee.on == name and fee.counts]
    return bool(said)


def _other_sheet(subject: Subject, block: Block, name: str) -> bool:
    """Whether every game of the block has another sheet that defines it for that game."""
    games = subject.filing.games_of(block)
    return bool(games) and all(
        any(said.basis == name for schedule, other, _ in subject.filing.fees_of(game) if schedule is not subject.schedule_file for said in other.defines) for game in games
    )
