"""A fee per round is taken from players who may have several wagers.

Where players pay a fee per round or hand and can place several wagers in it, the schedule says
whether the fee is due once or for each wager. With a bonus bet, a player pays half a dollar or a
dollar and a half. Wagers made after the deal, and those free of the fee, are not counted.

## Says
- several: Under {rows} players pay a fee per {unit} ({@}). In {game} they may place {bets} ({@bet}).
  Is the fee due once, or for each bet?
  Fix: Say whether the fee is due once from each player or for each bet[, and whether {bonus} bear
    it].
  See also: also per round or hand
  See bet: one of several bets
  See also-bet: one of several
    bets
- (bonuses): bonus bets
- clear: The schedule says for how many bets players pay the fee ({@}).
- none: No fee per round or hand is taken from players.

## Examples
```yaml unclear several
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: round, on: player-wager, at: 3668}]
    columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 9, limit: 5-200, player: [[5-40, 0.50], [41-200, 1]]}]
---
wagers: [{name: base, at: 4120}, {name: fortune-bonus, bonus: true, at: 4122}]
```
> Under option 9 players pay a fee per round (line 5). In Example they may place the base wager and
> the fortune bonus (line 4 of Example). Is the fee due once, or for each bet?
```yaml met clear
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: round, on: player-wager, wagers: [base]}]
    columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 9, limit: 5-200, player: [[5-40, 0.50], [41-200, 1]]}]
---
wagers: [{name: base}, {name: fortune-bonus, bonus: true}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import GameFile, Row, Subject
from ...model.fees import Block
from ...model.statements import Fee
from ...model.wagers import Wager
from .._fees import Rows, free, parts, same_payer, taken
from .._totals import left_out
from .._wagers import late, means, placed_bets
from ..answer import Answer, Answers, Ask, Role, met, not_applicable, unclear
from ..values import bet, phrase

NEEDS_FILING = True
UNITS = ("round", "hand")
Several = tuple[GameFile, list[Wager]]
"""A game, and the bets a player can have in it at once."""
Doubt = tuple[Fee, list[Row], list[Several]]


def judge(subject: Subject, ask: Ask) -> Answers:
    asked = [(block, *one) for block, rows in parts(subject) for one in _asked(block, rows)]
    open_ = [one for one in asked if not (one[1].wagers or one[1].wager_called)]
    doubts = [(fee, rows, of) for block, fee, rows in open_ if (of := _several(subject, block))]
    if doubts:
        yield _doubt(doubts)
    else:
        yield met("clear", asked[0][1]) if asked else not_applicable("none")


def _asked(block: Block, rows: Rows) -> Iterator[tuple[Fee, list[Row]]]:
    """Fees per round that players are charged, and the options under which they are."""
    for fee in block.fees:
        if fee.per in UNITS and same_payer(fee.from_, "player") and not free(fee):
            charged = [row for row, _ in taken(rows, fee)]
            yield from [(fee, charged)] if charged else []


def _doubt(doubts: list[Doubt]) -> Answer:
    fee, _, games = doubts[0]
    see: list[Role] = [(other, "also") for other, _, _ in doubts[1:]]
    see += [(found[0][1][1], "also-bet" if n else "bet") for n, (_, _, found) in enumerate(doubts)]
    return unclear(
        "several",
        fee,
        see=see,
        unit=fee.per,
        rows=[row for _, rows, _ in doubts for row in rows],
        bets=[bet(wager) for wager in games[0][1]],
        game=games[0][0],
        bonus=phrase("bonuses") if any(map(_with_bonus, doubts)) else None,
    )


def _with_bonus(doubt: Doubt) -> bool:
    return any(wager.bonus for _, bets in doubt[2] for wager in bets)


def _several(subject: Subject, block: Block) -> list[Several]:
    """The games of a block in which a player can have more than one bet that may bear the fee."""
    games = [
        file for file in subject.filing.games_of(block) if file.game.category == "player-dealer"
    ]
    found = [(file, _bearing(file, block)) for file in games]
    return [(file, bets) for file, bets in found if len(bets) > 1]


def _bearing(file: GameFile, block: Block) -> list[Wager]:
    out = left_out(block)
    early = [wager for wager in placed_bets(file.game) if not late(file.game, wager)]
    return [wager for wager in early if not any(means(name, wager) for name in out)]
