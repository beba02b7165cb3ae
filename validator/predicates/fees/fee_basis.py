"""The text grades a fee by something the table does not show.

Where the text says that a fee depends on total table action, on the wager or on the number of
players, the table has a column for it, and tiers over no other figure. A fee "based on the total
table action" and printed as one amount is either flat, and the text is wrong, or graded, and the
tiers are missing or printed under another payer.

## Says
- (each):
  See text: depends on the {basis}
  Fix (other-figure, other-sum): Name one figure in the text and over the tiers.
- flat: The text makes the {payer} fee depend on the {basis} ({@text}), but the table prints one
  amount, {amount}, for {options} ({@}).[ The tiers by {basis} are printed under {under}.]
  Fix: Print the tiers under {payer}, or say that the {payer} fee is flat.
- other-figure: The text makes the {payer} fee depend on the {basis} ({@text}), but the table sets
  it by the {printed} for {options} ({@}).
- other-sum: The text makes the {payer} fee depend on the {basis} ({@text}), but the table sets it
  by the {printed} for {options} ({@}).
  Reading: Are the two meant to be the same sum?
- players: The text makes the {payer} fee depend on the number of players ({@}), but no row of
  {options} gives a number of players ({@row}).
  Fix: Add a column for the number of players, or strike the sentence.
  See row: no number of players
- each-wager: The text takes a fee for each wager ({@text}), but the table sets the {payer} fee of
  {options} by the {basis} ({@}).
  Reading: Is the fee for each wager meant for players only?
  Fix: Say which fee is taken for each wager, and which for all wagers together.
  See text: a fee for each wager
- shown: The table shows what the {payer} fee depends on: {basis} ({@}).
- untabled: The text makes the {payer} fee depend on the {basis}, and prints no table; `fees-printed`
  asks for the amounts.
- none: The text does not make any fee depend on anything.

## Examples
```yaml violated flat
  - fees: [{from: player-dealer, per: hand, on: total-table-action}]
    columns: [option, limit, {is: player, on: total-table-action}, player-dealer]
    options: [{option: 1, limit: 10-300, player: [[10-100, 1], [101-300, 2]], player-dealer: 2.50}]
```
> The text makes the player-dealer fee depend on the total table action (line 4), but the table
> prints one amount, $2.50, for option 1 (line 6). The tiers by total table action are printed under
> player.
```yaml met shown
  - fees: [{from: player-dealer, per: hand, on: total-table-action}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 10-300, player-dealer: [[10-100, 1], [101+, 2]]}]
```
"""

from __future__ import annotations

from ...docket.filings import Row, Subject
from ...docket.ladders import MONEY_BASES, ONE_WAGER, column
from ...model.fees import Column
from ...model.statements import Fee
from .._fees import GRADED, Priced, Rows, cells, charges, key_of, ladders, parts, payer, scope
from ..answer import Answer, Answers, Ask, met, not_applicable, unclear, violated
from ..values import money

PLAYERS = "number-of-players"
ACTION = "total-table-action"


def judge(subject: Subject, ask: Ask) -> Answers:
    blocks = [rows for _, rows in parts(subject) if rows]
    found = [answer for rows in blocks for answer in (*_block(rows), *_each_wager(rows))]
    yield from found or [_passed(subject)]


def _passed(subject: Subject) -> Answer:
    graded = [(fee, rows) for block, rows in parts(subject) for fee in block.fees if _graded(fee)]
    for fee, rows in sorted(graded, key=lambda one: not one[1]):
        basis = fee.on or fee.depends_on[0]
        if rows:
            return met("shown", fee, payer=payer(fee.from_), basis=basis)
        return not_applicable("untabled", payer=payer(fee.from_), basis=basis)
    return not_applicable("none")


def _block(rows: Rows) -> Answers:
    players: dict[tuple[str, ...], Answer] = {}
    for fee in filter(_graded, rows[0].block.fees):
        for answer in _fee(rows, fee):
            if answer.case == "players":  # one cause, whichever sentences want that column
                players.setdefault(answer.key[1:], answer)
            else:
                yield answer
    yield from players.values()


def _graded(fee: Fee) -> bool:
    return bool(fee.from_ and not fee.amount and (fee.on or fee.depends_on))


def _fee(rows: Rows, fee: Fee) -> Answers:
    printed = cells(rows, fee)
    flat = [(row, c) for row, c in printed if charges(c) and not c.cell.tiers]
    if fee.on in GRADED and flat and not _of_players(fee):
        yield _flat(fee, flat)
    elif other := _other_figure(fee, printed):
        yield _graded_otherwise(fee, other)
    elif PLAYERS in (fee.on, *fee.depends_on) and flat:
        spoken = scope(rows, fee)
        if not any(map(_by_players, spoken)):
            see, key = [(spoken[0].place, "row")], key_of(fee, spoken)
            who = payer(fee.from_)
            yield violated("players", fee, see=see, key=key, payer=who, options=spoken)


def _flat(fee: Fee, flat: Priced) -> Answer:
    (row, component), rows = flat[0], [row for row, _ in flat]
    graded = next((c.payer for _, c in ladders([row], fee.on or "")), None)
    return violated(
        "flat",
        row.place,
        see=[(fee, "text")],
        key=key_of(fee, rows),
        payer=payer(fee.from_),
        basis=fee.on,
        amount=[money(amount) for amount in component.amounts],
        options=rows,
        under=graded,
    )


def _of_players(fee: Fee) -> bool:
    """A player's wager cannot well be the measure of what the player-dealer pays."""
    return fee.from_ == "player-dealer" and fee.on in ONE_WAGER


def _other_figure(fee: Fee, printed: Priced) -> list[tuple[Row, Column]]:
    """Tiers whose heading names another figure than the sentence on the fee."""
    by_players = fee.on == PLAYERS
    tiers = [(row, c.name) for row, c in printed if c.cell.tiers]
    rows = [(row, name) for row, name in tiers if not (by_players and row.option.players)]
    headed = [(row, head) for row, name in rows if (head := column(row.block, name))]
    return [(row, head) for row, head in headed if not _same_figure(fee, head.on)]


def _same_figure(fee: Fee, printed: str | None) -> bool:
    if not {fee.on, printed}.isdisjoint((None, "undefined")):
        return True
    return printed in (fee.on, *fee.depends_on) or {fee.on, printed} <= set(ONE_WAGER)


def _graded_otherwise(fee: Fee, found: list[tuple[Row, Column]]) -> Answer:
    (row, heading), rows = found[0], [row for row, _ in found]
    sums = fee.on in MONEY_BASES and heading.on in MONEY_BASES
    answer = unclear if sums else violated
    return answer(
        "other-sum" if sums else "other-figure",
        row.place,
        see=[(fee, "text")],
        key=key_of(fee, rows),
        payer=payer(fee.from_),
        basis=fee.on,
        printed=heading.on,
        options=rows,
    )


def _each_wager(rows: Rows) -> Answers:
    """A fee for each wager, from nobody in particular, and tiers over what all wager together."""
    for fee in list(filter(_bare, rows[0].block.fees))[:1]:
        graded = ladders(scope(rows, fee), ACTION)
        found = list(dict.fromkeys(row for row, _ in graded))
        for row, part in graded[:1]:
            values = {"payer": payer(part.payer), "basis": ACTION, "options": found}
            key = (row.of, row.option.option)
            yield unclear("each-wager", row.place, see=[(fee, "text")], key=key, **values)


def _bare(fee: Fee) -> bool:
    bounds = fee.from_ or fee.component or fee.on or fee.amount
    return fee.per in ("wager", "bet") and not bounds


def _by_players(row: Row) -> bool:
    return row.option.players is not None or bool(ladders([row], PLAYERS))
