"""Several types of fee at one table.

A patron must be able to tell what a seat costs. Where a sheet charges one game by time and also by
the hand, it says at which tables each is due: by limits that do not overlap, by option, or under
headings of their own. Some laws (`law`) allow one type of fee at a table at a time: by time, by the
hand, or as a share.

## Says
- mixed: A fee {first} ({@first}) and a fee {second} ({@}) are charged at the same table. The law
  allows only one type of fee at a table at a time.
  Fix: File each type of fee as an option of its own.
  See first: the fee {first}
- either: {games} {games:is} charged {first} ({@first}) and {second} ({@}). Nothing says at which
  table which of the two is due.
  Reading: Does one replace the other?
  Fix: Say at which tables each of the two fees is taken.
  See first: the fee {first}
- (the-game): The game
- one: No table has two types of fee: this schedule charges {kind} ({@}).
- no-type: The schedule does not say of which type its fees are.

## Examples
```yaml violated mixed law=true
  - fees: [{from: player, per: hour, amount: 5}, {called: rake, from: pot, share: {most-share: 10 %, of: pot}}]
```
> A fee by time (line 4) and a fee by share (line 4) are charged at the same table. The law allows
> only one type of fee at a table at a time.
```yaml met one
  - fees: [{from: player, per: half-hour, amount: 5}]
```
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import chain, combinations, product

from ...docket.filings import Filing, Row, Subject
from ...docket.rows import prose_alone
from ...docket.same_option import apart, games_of
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import free, number, parts
from .._law import fees
from ..answer import Answer, Answers, Ask, met, not_applicable, unclear, violated
from ..parameters import FLAG
from ..values import phrase

PARAMETERS = {"law": FLAG}
TIME = "by-time"
TYPES = {
    **dict.fromkeys(("hour", "half-hour", "day", "session"), TIME),
    **dict.fromkeys(("hand", "round", "pot", "wager", "bet"), "by-the-hand"),
}
INFINITE = Decimal("Infinity")
EVERY = [(Decimal(0), INFINITE)]
MANY = 100_000
"""Pairs of options that no sheet has, and that would take long."""
Charged = tuple[Row, dict[str, Fee]]


def judge(subject: Subject, ask: Ask) -> Answers:
    typed = [fee for fee in fees(subject) if _type(fee)]
    tables = [block.fees for block in subject.schedule.blocks] if subject.schedule_file else [typed]
    clash = next(filter(None, map(_clash, tables)), None) if ask.value("law") else None
    either = None if clash else next(_either(subject), None)
    if not typed:
        yield not_applicable("no-type")
    elif clash:
        one, other = clash
        see = [(one, "first")]
        yield violated("mixed", other, see=see, first=_type(one), second=_type(other))
    elif either:
        yield either
    else:
        yield met("one", typed[0], kind=list(dict.fromkeys(map(_type, typed))))


def _either(subject: Subject) -> Iterator[Answer]:
    """Two parts for one game, or one option, that charge by time and otherwise too."""
    blocks = [(block, rows or (prose_alone(block),)) for block, rows in parts(subject)]
    charged = [(block, [(row, _kinds(row)) for row in rows]) for block, rows in blocks]
    for row, kinds in chain(*(options for _, options in charged)):
        if TIME in kinds and len(kinds) > 1:
            yield _answer(subject, row, row, [*kinds.values()])
    for (one, ours), (other, theirs) in combinations(charged, 2):
        met_ = _met(ours, theirs) if _one_game(subject.filing, one, other) else ()
        for (first, mine), (second, its) in met_:
            if (TIME in mine) != (TIME in its):
                yield _answer(subject, first, second, [*mine.values(), *its.values()])


def _one_game(filing: Filing, one: Block, other: Block) -> bool:
    """Whether two parts are for one game, and not both for a table of another name."""
    shared = games_of(filing, one) & games_of(filing, other)
    return bool(shared) and not (one.called and other.called)


def _kinds(row: Row) -> dict[str, Fee]:
    """The types of fee that players pay under an option, with the first sentence on each."""
    aside = [f for f in row.prose if f.funds or f.only_if or f.from_ == "player-dealer" or free(f)]
    told = [(kind, fee) for fee in row.prose if fee not in aside and (kind := _type(fee))]
    return dict(reversed(told))


def _met(ours: list[Charged], theirs: list[Charged]) -> Iterator[tuple[Charged, Charged]]:
    """Options of two parts that one table may have: no limit and no number keeps them apart."""
    some, others = (list({_head(row): (row, kinds) for row, kinds in rows if kinds}.values())
                    for rows in (ours, theirs))  # fmt: skip
    for one, other in product(some, others) if len(some) * len(others) < MANY else ():
        numbers = {number(one[0]), number(other[0])}
        if not apart(one[0], other[0]) and (None in numbers or len(numbers) == 1):
            yield one, other


def _head(row: Row) -> tuple[object, ...]:
    option = row.option
    heads = (option.limit, option.players, option.blinds, option.buy_in)
    return number(row), *map(str, heads)


def _answer(subject: Subject, one: Row, other: Row, told: list[Fee]) -> Answer:
    later = subject.filing.games_of(other.block)
    shared = [file for file in subject.filing.games_of(one.block) if file in later]
    first, second = (next(f for f in told if (_type(f) == TIME) is by) for by in (True, False))
    return unclear(
        "either",
        second,
        see=[(first, "first")],
        key=(other.of, second.per),
        games=shared or phrase("the-game"),
        first=TIME,
        second=_type(second),
    )


def _type(fee: Fee) -> str | None:
    if fee.amount and all(a.text == "none" for a in fee.amount):
        return None
    return "by-share" if fee.share else TYPES.get(fee.per or "")


def _clash(table: Sequence[Fee]) -> tuple[Fee, Fee] | None:
    """Two types of fee for one option, in the order in which they are said."""
    spans = [
        (low, high, at) for at, fee in enumerate(table) if _type(fee) for low, high in _options(fee)
    ]
    furthest: dict[str | None, tuple[Decimal, int]] = {}
    for low, high, at in sorted(spans):
        kind = _type(table[at])
        for other, (end, earlier) in furthest.items():
            if other != kind and end >= low:
                first, second = sorted((earlier, at))
                return table[first], table[second]
        furthest[kind] = max(furthest.get(kind, (high, at)), (high, at))
    return None


def _options(fee: Fee) -> list[tuple[Decimal, Decimal]]:
    """The first and last option of each range a fee holds for."""
    return [
        (span.low, INFINITE if span.high is None else span.high) for span in fee.options
    ] or EVERY
