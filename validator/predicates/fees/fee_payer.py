"""The text and the table disagree on who pays.

## What is asked
Where the text says that a payer is charged nothing, the table charges that payer nothing; where it
says that a fee is taken, the table prints one; and where the table charges someone, the text says
that this payer is charged. The text itself does not say both of the same payer and options.

## Why
Text and table are both approved. A table that charges players $0.50 under a sentence that says
players pay nothing permits both. Tiers that charge some amounts and not others are left to
`tier-falls`.

## Says
- both-ways: The text takes a {payer} fee for {options} ({@taken}), and also says that there is none
  ({@}).
  Fix: Say once whether there is a {payer} fee.
  See taken: takes a {payer} fee
- charged: The text says that there is no {payer} fee ({@free}), but the table charges {amount} for
  {options} ({@}).
  Fix: Correct the table, or say in the text for which options there is a {payer} fee.
  See free: no {payer} fee
- unpaid: The text takes a {payer} fee ({@taken}), but the table charges none for {options} ({@}).
  Fix: Print the {payer} fee, or correct the text.
  See taken: takes a {payer} fee
- exchanged: The text takes a {payer} fee ({@taken}) and no {freed} fee ({@free}), but the table
  charges {amount} as the {freed} fee and nothing as the {payer} fee for {options} ({@}).
  Reading: Are the two columns exchanged?
  Fix: Print each fee under the one who pays it, or correct the text.
  See taken: takes a {payer} fee
  See free: no {freed} fee
- unnamed: The table prints a {payer} fee of {amount} for {options} ({@}), but the text speaks only
  of the {named} fee ({@text}).[ The table prints no {bare} fee.]
  Fix: Say in the text that there is a {payer} fee, for what, and when it is taken.
  See text: speaks only of the {named} fee
- agree: The text and the table agree on the fee of each payer: {payers} ({@}).
- none: No part of this schedule has both text that names a payer and a table.

## Fails
```yaml violated charged
  - fees: [{from: player-dealer, per: hand}, {from: player, amount: none}]
    options:
      - {option: 1, limit: 5-500, player: 0, player-dealer: 1}
      - {option: 2, limit: 5-500, player: 0.50, player-dealer: 1}
```
> The text says that there is no player fee (line 4), but the table charges $0.50 for option 2 (line
> 7).

## Passes
```yaml met agree
  - fees:
      - {from: player-dealer, per: hand}
      - {from: player, amount: none, options: [1]}
      - {from: player, per: wager, options: [2]}
    options:
      - {option: 1, limit: 5-500, player: 0, player-dealer: 1}
      - {option: 2, limit: 5-500, player: 0.50, player-dealer: 1}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Row, Subject
from ...docket.ladders import Component, components
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import cell, charges, free, nothing, payer, same_payer, scope, speaks_of, unprinted
from ..answer import Answer, Ask, met, not_applicable, not_stated, violated
from ..values import Value, money

Rows = tuple[Row, ...]
Cells = list[tuple[Row, Component]]
Wrong = tuple[Fee, Cells]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    blocks = [(block, rows, _said(block)) for block, rows in subject.schedule_file.blocks]
    compared = [(block, rows, said) for block, rows, said in blocks if said and rows]
    found: list[Answer] = []
    for block, rows, said in compared:
        found += [
            *_both_ways(said, rows),
            *_against(subject, said, rows),
            *_unsaid(block, said, rows),
        ]
    yield from found
    if not compared:
        yield not_applicable("none")
    elif not found:
        payers = dict.fromkeys(payer(fee.from_) for _, _, said in compared for fee in said)
        yield met("agree", compared[0][2][0], payers=payers)


def _said(block: Block) -> list[Fee]:
    return [fee for fee in block.fees if fee.from_]


def _both_ways(said: list[Fee], rows: Rows) -> Iterator[Answer]:
    """One of two sentences on the same payer and options takes no fee. A fee for some options is an
    exception.
    """
    for fee in said:
        covered = scope(rows, fee)
        alike = [one for one in said if _plain(one) and same_payer(one.from_, fee.from_)]
        taken = [one for one in alike if all(row in covered for row in scope(rows, one))]
        all_taken = all(any(row in scope(rows, one) for one in taken) for row in covered)
        bounds = fee.wagers or fee.component or fee.only_if
        if free(fee) and covered and all_taken and not bounds:
            who, see = payer(fee.from_), [(taken[0], "taken")]
            yield violated(
                "both-ways", fee, see=see, key=_key(fee, covered), payer=who, options=covered
            )


def _plain(fee: Fee) -> bool:
    """A sentence that takes a fee on every wager and whatever happens."""
    bounds = (fee.amount, fee.wagers, fee.only_if, fee.component, fee.reaches, fee.under)
    others = (fee.waived, fee.funds, fee.adds_to)
    return not any((*bounds, *others)) and bool(fee.per or fee.on)


def _key(fee: Fee, rows: list[Row]) -> tuple[str | None, ...]:
    return payer(fee.from_), rows[0].of, rows[0].option.option


def _amounts(cells: Cells) -> list[Value]:
    return [money(amount) for amount in dict.fromkeys(cells[0][1].amounts)]


def _against(subject: Subject, said: list[Fee], rows: Rows) -> Iterator[Answer]:
    """What the table charges against the text, and what it does not charge."""
    charged, unpaid = _charged(subject, said, rows), _unpaid(said, rows)
    for fee, wrong in charged:
        here = [row for row, _ in wrong]
        other = next((one for one in unpaid if [row for row, _ in one[1]] == here), None)
        see = [(fee, "free"), *([(other[0], "taken")] if other else [])]
        if other:
            unpaid.remove(other)
        yield violated(
            "exchanged" if other else "charged",
            here[0].place,
            see=see,
            key=_key(fee, here),
            payer=payer(other[0].from_ if other else fee.from_),
            freed=payer(fee.from_) if other else None,
            amount=_amounts(wrong),
            options=here,
        )
    for fee, wrong in unpaid:
        here, see = [row for row, _ in wrong], [(fee, "taken")]
        key, who = _key(fee, here), payer(fee.from_)
        yield violated("unpaid", here[0].place, see=see, key=key, payer=who, options=here)


def _cells(rows: Rows, fee: Fee) -> Cells:
    return [(row, found) for row in scope(rows, fee) if (found := cell(row, fee))]


def _charged(subject: Subject, said: list[Fee], rows: Rows) -> list[Wrong]:
    """Fees the table prints where the text takes none."""
    none = [fee for fee in said if free(fee) and _main(subject, fee)]
    found = [(fee, [(row, c) for row, c in _cells(rows, fee) if charges(c)]) for fee in none]
    kept = [
        (fee, [(r, c) for r, c in of if not any(_takes(one, r, c) for one in said)])
        for fee, of in found
    ]
    return [(fee, of) for fee, of in kept if of]


def _unpaid(said: list[Fee], rows: Rows) -> list[Wrong]:
    """Fees the text takes where the table prints none."""
    found: list[Wrong] = []
    for fee in said:
        if fee.amount or fee.wagers or fee.only_if or not fee.per or fee.component:
            continue
        none = [one for one in said if free(one)]
        empty = [(row, c) for row, c in _cells(rows, fee) if nothing(c)]
        wrong = [
            (row, c)
            for row, c in empty
            if not any(speaks_of(one, c) and row in scope(rows, one) for one in none)
        ]
        found += [(fee, wrong)] if wrong else []
    return found


def _unsaid(block: Block, said: list[Fee], rows: Rows) -> Iterator[Answer]:
    for who, places in unnamed(block, rows).items():
        here = [row for row, _ in places]
        others = [fee for fee in said if here[0] in scope(rows, fee)]
        bare = [fee for fee in others if unprinted(fee, rows)]
        yield not_stated(
            "unnamed",
            here[0].place,
            see=[(fee, "text") for fee in (bare or others)[:1]],
            key=(payer(who), here[0].of, here[0].option.option),
            payer=payer(who),
            amount=_amounts(places),
            options=here,
            named=dict.fromkeys(payer(fee.from_) for fee in others),
            bare=payer(bare[0].from_) if bare else None,
        )


def unnamed(block: Block, rows: Rows) -> dict[str, Cells]:
    """Payers the table charges and the text, which names others for the option, never names."""
    silent: dict[str, Cells] = {}
    for row in rows:
        if not any(row in scope(rows, fee) for fee in _said(block)):
            continue
        for part in components(row):
            named = any(
                speaks_of(fee, part) or same_payer(fee.from_, part.payer) for fee in block.fees
            )
            if charges(part) and not named:
                silent.setdefault(part.payer, []).append((row, part))
    return silent


def _takes(fee: Fee, row: Row, component: Component) -> bool:
    """Another sentence takes this fee for this option after all."""
    taken = not fee.amount and fee.per is not None and not fee.component
    return taken and speaks_of(fee, component) and row in scope((row,), fee)


def _main(subject: Subject, fee: Fee) -> bool:
    """Whether a sentence that takes no fee speaks of the main wager, not only of bonus bets or
    later ones.
    """
    if not fee.wagers:
        return True
    wagers = [wager for game in subject.games for wager in game.game.wagers]
    return bool(({"base"} | {wager.name for wager in wagers if wager.required}) & set(fee.wagers))
