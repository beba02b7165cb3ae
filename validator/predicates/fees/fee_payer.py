"""The text and the table disagree on who pays.

Text and table charge the same payers under the same options. The text does not say both that a
payer is charged and that the payer is not. Both are approved. A table that charges players $0.50
under a sentence that says players pay nothing permits both.

## Says
- (each):
  See taken: takes a {payer} fee
- both-ways: The text takes a {payer} fee for {options} ({@taken}), and also says that there is none
  ({@}).
  Fix: Say once whether there is a {payer} fee.
- charged: The text says that there is no {payer} fee ({@free}), but the table charges {amount} for
  {options} ({@}).
  Together (payer, document): The text says that there is no {payer} fee ({@free}), but the table
    charges {amount} for {options} ({@}).
  Fix: Correct the table, or say in the text for which options there is a {payer} fee.
  See free: no {payer} fee
- unpaid: The text takes a {payer} fee ({@taken}), but the table charges none for {options} ({@}).
  Together (payer, document): The text takes a {payer} fee ({@taken}), but the table charges none
    for {options} ({@}).
  Fix: Print the {payer} fee, or correct the text.
- exchanged: The text takes a {payer} fee ({@taken}) and no {freed} fee ({@free}), but the table
  charges {amount} as the {freed} fee and nothing as the {payer} fee for {options} ({@}).
  Reading: Are the two columns exchanged?
  Fix: Print each fee under the one who pays it, or correct the text.
  See free: no {freed} fee
- unnamed: The table prints a {payer} fee of {amount} for {options} ({@}), but the text speaks only
  of the {named} fee ({@text}).[ The table prints no {bare} fee.]
  Fix: Say in the text that there is a {payer} fee, for what, and when it is taken.
  See text: speaks only of the {named} fee
- denied: The table prints a {payer} fee of {amount} for {options} ({@}), and the text says only that
  there is no {named} fee ({@text}).
  Fix: Say in the text who pays this fee, for what, and when it is taken.
  See text: no {named} fee
- agree: The text and the table agree on the fee of each payer: {payers} ({@}).
- none: No part of this schedule has both text that names a payer and a table.

## Examples
```yaml violated charged
  - fees: [{from: player-dealer, per: hand}, {from: player, amount: none}]
    options:
      - {option: 1, limit: 5-500, player: 0, player-dealer: 1}
      - {option: 2, limit: 5-500, player: 0.50, player-dealer: 1}
```
> The text says that there is no player fee (line 4), but the table charges $0.50 for option 2 (line
> 7).
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

from collections.abc import Callable
from itertools import chain

from ...docket.filings import Row, Subject
from ...docket.ladders import Component, components
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import (
    Priced,
    Rows,
    cell,
    charges,
    free,
    key_of,
    nothing,
    parts,
    payer,
    scope,
    speaks_of,
    unnamed,
    unprinted,
)
from ..answer import Answer, Answers, Ask, judged, not_stated, violated
from ..values import Value, money

Wrong = tuple[Fee, Priced]
"""A sentence, and the options under which the table contradicts it."""


def judge(subject: Subject, ask: Ask) -> Answers:
    compared = [(block, rows) for block, rows in parts(subject) if rows and _named(block)]
    found: list[Answer] = []
    for block, rows in compared:
        said = _named(block)
        found += [*_both_ways(said, rows), *_against(subject, said, rows), *_unsaid(block, rows)]
    named = [fee for block, _ in compared for fee in _named(block)]
    yield from judged(found, named, "agree", payers=dict.fromkeys(map(_payer, named)))


def _named(block: Block) -> list[Fee]:
    return [fee for fee in block.fees if fee.from_]


def _both_ways(said: list[Fee], rows: Rows) -> Answers:
    """One of two sentences on one payer takes no fee; one for some options is an exception."""
    denials = list(filter(_flat_denial, said))
    takes = filter(_plain, said if denials else ())
    plain = [(payer(fee.from_), fee, set(scope(rows, fee))) for fee in takes]
    for fee in denials:
        who, covered = payer(fee.from_), scope(rows, fee)
        taken = [one for one in plain if one[0] == who and one[2].issubset(covered)]
        if covered and set().union(*(under for _, _, under in taken)).issuperset(covered):
            see, key = [(taken[0][1], "taken")], key_of(fee, covered)
            yield violated("both-ways", fee, see=see, key=key, payer=who, options=covered)


def _flat_denial(fee: Fee) -> bool:
    """A sentence that takes no fee, whatever is wagered or happens."""
    return free(fee) and not (fee.wagers or fee.component or fee.only_if)


def _plain(fee: Fee) -> bool:
    """A sentence that takes a fee on every wager and whatever happens."""
    bounds = (fee.amount, fee.wagers, fee.only_if, fee.component, fee.reaches, fee.under)
    others = (fee.waived, fee.funds, fee.adds_to)
    return not any((*bounds, *others)) and bool(fee.per or fee.on)


def _against(subject: Subject, said: list[Fee], rows: Rows) -> Answers:
    """What the table charges against the text, and what it does not charge."""
    charged, unpaid = _wrong(subject, said, rows)
    missing = {tuple(row for row, _ in of): fee for fee, of in reversed(unpaid)}
    exchanged = []
    for fee, of in charged:
        other = missing.pop(tuple(row for row, _ in of), None)
        exchanged.append(other)
        yield _charged(fee, of, other)
    for fee, of in unpaid:
        here, see = [row for row, _ in of], [(fee, "taken")]
        key, who = key_of(fee, here), payer(fee.from_)
        if not any(fee is other for other in exchanged):
            yield violated("unpaid", here[0].place, see=see, key=key, payer=who, options=here)


def _charged(fee: Fee, of: Priced, other: Fee | None) -> Answer:
    """A fee of the table where the text takes none; *other*: one that it takes instead."""
    here = [row for row, _ in of]
    return violated(
        "exchanged" if other else "charged",
        here[0].place,
        see=[(fee, "free"), *([(other, "taken")] if other else [])],
        key=key_of(fee, here),
        payer=payer((other or fee).from_),
        freed=payer(fee.from_) if other else None,
        amount=_amounts(of),
        options=here,
    )


def _wrong(subject: Subject, said: list[Fee], rows: Rows) -> tuple[list[Wrong], list[Wrong]]:
    """Fees the table prints where the text takes none, and the other way round."""
    main = _main(subject)
    charged: dict[int, Priced] = {}
    unpaid: dict[int, Priced] = {}
    for row in rows:
        denied, taken = _spoken(row, free), _spoken(row, _takes)
        for fee, part in _cells(row):
            if part not in taken and charges(part) and _denies(fee, main):
                charged.setdefault(id(fee), []).append((row, part))
            elif part not in denied and nothing(part) and _demands(fee):
                unpaid.setdefault(id(fee), []).append((row, part))
    return _in_order(said, charged), _in_order(said, unpaid)


def _main(subject: Subject) -> set[str]:
    wagers = chain(*(game.game.wagers for game in subject.games))
    return {"base", *(wager.name for wager in wagers if wager.required)}


def _cells(row: Row) -> list[tuple[Fee, Component]]:
    named = [fee for fee in row.prose if fee.from_]
    return [(fee, part) for fee in named if (part := cell(row, fee))]


def _in_order(said: list[Fee], found: dict[int, Priced]) -> list[Wrong]:
    return [(fee, found[id(fee)]) for fee in said if id(fee) in found]


def _spoken(row: Row, of: Callable[[Fee], bool]) -> set[Component]:
    """The fees of an option that some sentence of a kind speaks of."""
    said = [fee for fee in row.prose if fee.from_ and of(fee)]
    return {part for part in components(row) if any(speaks_of(fee, part) for fee in said)}


def _takes(fee: Fee) -> bool:
    return not fee.amount and fee.per is not None and not fee.component


def _demands(fee: Fee) -> bool:
    return _takes(fee) and not fee.wagers and not fee.only_if


def _denies(fee: Fee, main: set[str]) -> bool:
    """Whether a sentence takes no fee on the main wager, not only on bonus bets or later ones."""
    return free(fee) and (not fee.wagers or bool(main & set(fee.wagers)))


def _amounts(of: Priced) -> list[Value]:
    return [money(amount) for amount in dict.fromkeys(of[0][1].amounts)]


def _payer(fee: Fee) -> str | None:
    return payer(fee.from_)


def _unsaid(block: Block, rows: Rows) -> Answers:
    for who, of in unnamed(block, rows).items():
        named = [fee for fee in of[0][0].prose if fee.from_]
        taken = [fee for fee in named if not free(fee)]
        bare = [fee for fee in taken if unprinted(fee, rows)][:1]
        yield _unsaid_of(who, of, taken or named, bare, "unnamed" if taken else "denied")


def _unsaid_of(who: str, of: Priced, named: list[Fee], bare: list[Fee], case: str) -> Answer:
    first = of[0][0]
    return not_stated(
        case,
        first.place,
        see=[(fee, "text") for fee in (bare or named)[:1]],
        key=(payer(who), first.of, first.option.option),
        payer=payer(who),
        amount=_amounts(of),
        options=[row for row, _ in of],
        named=dict.fromkeys(map(_payer, named)),
        bare=[*map(_payer, bare)],
    )
