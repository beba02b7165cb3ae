"""A bet larger than the law allows.

No single bet or wager is larger than the cap, by any limit that options, schedules or rules set.
The provision may name the `wagers` it holds for, and `exceptions` for some wagers on some numbers.
A table limit without an end is unclear, unless the filing says that the local limit applies; so is
a wager that is a multiple of another one, where that other one may be as large as the table limit.
Every local ordinance has a wagering limit, and approval of a game does not displace it.

## Says
- over: {what} ({@}) allows bets of up to {most}. The law allows {cap}.
  Fix: Lower the limit to {cap}.
- open: {what} ({@}) has no upper end. The law allows no single bet over {cap}.
  Fix: Say that no single bet may exceed {cap}.
- sized: {wagers} is up to {times:time} {base} ({@}). At a table limit of {most} ({@limit}) that is
    {total}. The law allows {cap}.
  Reading: Is {wagers} held to a limit?
  Together (cap): At the table limit, multiples of another bet ({wagers}) can come to {total}. The
    law allows {cap}. Are they held to a limit?
  Fix: Say that no single bet may exceed {cap}.
  See limit: up to {most}
- silent: The rules do not state the largest bet[ on {wagers}]. The law allows {cap}.
  Fix: State that no bet[ on {wagers}] may exceed {cap}.
- within: The largest bet allowed is {most} ({@}). The law allows {cap}.
- local: No limit is stated; the filing says that the local limit applies ({@}).
- none: No limit[ on {wagers}] is stated here.
- (table): The table limit {limit}
- (table-open): The table limit
- (options): The limit of {options}
- (wager): The limit on {wager:the}
- (bets): The limit on bets[ on {on:or}]
- (bets-of): The limit on {wagers}[ on {on:or}]

## Examples
```yaml violated over provision=single-bet-games cap=200
wagers: [{name: base, limit: 5-500}]
```
> The limit on the base wager (line 4) allows bets of up to $500. The law allows $200.
```yaml met within provision=single-bet-schedules cap=500
kind: schedule
name: Example
blocks: [{limits: [{wager: bonus, is: 1-100}], options: [{option: 1, limit: 5-500, player: 1}]}]
```
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import Any, NamedTuple

from ...docket.filed import Place
from ...docket.filings import GameFile, Row, Subject
from ...model.poker import BetLimit
from ...model.statements import Claim
from ...model.values import Limit
from ...model.wagers import Size, Wager
from .._law import claimed
from ..answer import (
    Answer,
    Answers,
    Ask,
    Role,
    following,
    met,
    not_applicable,
    not_stated,
    roles,
    unclear,
    violated,
)
from ..parameters import AMOUNT, FLAG, WORDS, needed, parts
from ..values import Value, as_called, bet, money, phrase

LOCAL = "local-ordinance-applies"
PARAMETERS = {
    "cap": needed(AMOUNT),
    "must-say": FLAG,
    "wagers": WORDS,
    "exceptions": parts(
        "a list of wagers, their numbers and cap",
        {"wagers": WORDS, "cap": AMOUNT},
        {"numbers": WORDS},
    ),
}


class Bound(NamedTuple):
    """The largest bet a place allows; None when it has no end."""

    most: Decimal | None
    what: Value | None
    place: Place
    wagers: tuple[str, ...] = ()
    on: tuple[str, ...] = ()
    row: Row | None = None
    games: tuple[GameFile, ...] = ()


def judge(subject: Subject, ask: Ask) -> Answers:
    only = set(ask.value("wagers", ()))
    bounds = _game(subject) if subject.game_file else _schedule(subject)
    found = [bound for bound in bounds if not only or only & set(bound.wagers)]
    if not found:
        yield _unsaid(only, ask)
        return
    local, _ = claimed(subject, LOCAL)
    judged = [_judged(alike, bool(local), ask) for alike in _alike(found)]
    judged += [] if local or only else _sized(found, ask)
    yield from list(filter(None, judged)) or [_within(found, local, ask)]


def _sized(bounds: list[Bound], ask: Ask) -> Answers:
    """Multiples of a wager that is within the cap, each wager with the highest table limit."""
    cap = Decimal(str(ask.value("cap")))
    limits = [(b.most, b) for b in bounds if b.row and b.most is not None and b.most <= cap]
    asked: set[int] = set()
    for most, bound in sorted(limits, key=lambda limit: -limit[0]):
        wagers = [wager for file in bound.games for wager in file.game.wagers]
        for wager, size in _sizes(wager for wager in wagers if id(wager) not in asked):
            times = size.times.high or size.times.low
            if times * most > cap and id(wager) not in asked:
                asked.add(id(wager))
                values = {"wagers": bet(wager), "times": int(times), "base": bet(size.of[0])}
                values |= {"most": money(most), "total": money(most * times), "cap": money(cap)}
                see = [(bound.place, "limit")]
                yield unclear("sized", size, see=see, key=(wager.name, most), **values)


def _sizes(wagers: Iterable[Wager]) -> list[tuple[Wager, Size]]:
    """How wagers without figures of their own are sized by others."""
    own = [wager for wager in wagers if not _bounded(wager)]
    return [(wager, size) for wager in own for size in wager.size if size.of]


def _bounded(wager: Wager) -> bool:
    """Whether the wager has figures of its own."""
    return any(limit.is_ or limit.maximum is not None for limit in wager.limit)


def _within(found: list[Bound], local: list[Claim], ask: Ask) -> Answer:
    stated = [bound.most for bound in found if bound.most is not None]
    if stated:
        most, cap = money(max(stated)), money(Decimal(str(ask.value("cap"))))
        return met("within", found[0].place, most=most, cap=cap)
    return met("local", local[0] if local else found[0].place)


def _unsaid(only: set[str], ask: Ask) -> Answer:
    wagers = [as_called(name) for name in sorted(only)]
    if ask.value("must-say", False):
        return not_stated("silent", wagers=wagers, cap=money(Decimal(str(ask.value("cap")))))
    return not_applicable("none", wagers=wagers)


def _judged(alike: list[Bound], local: bool, ask: Ask) -> Answer | None:
    """Whether bounds of one cause keep to the cap."""
    first, cap = alike[0], _cap(alike[0], ask)
    rows = [bound.row for bound in alike if bound.row]
    what = phrase("options", options=rows) if rows else first.what
    see: list[Role] = roles(bound.place for bound in alike[1:])
    values: dict[str, Any] = {"what": what, "cap": money(cap)}
    values["key"] = (*first.wagers, *first.on, first.most)
    if first.most is not None:
        most = money(first.most)
        over = violated("over", first.place, see=see, most=most, **values)
        return over if first.most > cap else None
    if local or _capped(first, cap):
        return None
    return following(unclear("open", first.place, see=see, **values), "limit-brackets")


def _cap(bound: Bound, ask: Ask) -> Decimal:
    """The cap, or that of an exception for its wagers on its numbers."""
    for exception in ask.value("exceptions") or () if bound.wagers and bound.on else ():
        numbers = {str(number) for number in exception.get("numbers", [])}
        if set(bound.wagers) <= set(exception["wagers"]) and set(bound.on) <= numbers:
            return Decimal(str(exception["cap"]))
    return Decimal(str(ask.value("cap")))


def _capped(bound: Bound, cap: Decimal) -> bool:
    """Whether the rules of every game at the table bound all bets within the cap."""
    capped = [
        any(not b.wager and b.at_most is not None and b.at_most <= cap for b in file.game.limits)
        for file in bound.games
    ]
    return bool(capped) and all(capped)


def _alike(bounds: list[Bound]) -> list[list[Bound]]:
    """Options with the same limit are one cause, and so is a limit printed again for others."""
    groups: dict[tuple[Value | None, Decimal | None], list[Bound]] = {}
    for bound in bounds:
        groups.setdefault((bound.what, bound.most), []).append(bound)
    return list(groups.values())


def _schedule(subject: Subject) -> Iterator[Bound]:
    assert subject.schedule_file
    for block, rows in subject.schedule_file.blocks:
        games = subject.filing.games_of(block)
        for row in rows:
            if row.option.limit:
                yield Bound(row.option.limit.high, None, row.place, row=row, games=games)
        limits = [(limit, said) for limit in block.limits for said in (limit.is_, limit.maximum)]
        for limit, said in limits:
            if said:
                wagers = (limit.wager,) if limit.wager else ()
                yield Bound(said.high, _what(limit.wager, said), limit, wagers, games=games)


def _what(wager: str | None, limit: Limit) -> Value:
    if wager:
        return phrase("wager", wager=as_called(wager))
    return phrase("table-open") if limit.unlimited else phrase("table", limit=limit)


def _game(subject: Subject) -> Iterator[Bound]:
    game = subject.game
    for table in game.table_limit:
        yield Bound(table.is_.high, phrase("table", limit=table.is_), table)
    for wager in game.wagers:
        yield from _wager(wager)
    yield from (_bets(one, one.at_most) for one in game.limits if one.at_most is not None)


def _wager(wager: Wager) -> Iterator[Bound]:
    for limit in wager.limit:
        if end := limit.maximum or limit.is_:
            yield Bound(
                end.high, phrase("wager", wager=wager), limit, (wager.name,), limit.on_totals
            )


def _bets(limit: BetLimit, most: Decimal) -> Bound:
    on, wagers = (
        [as_called(one) for one in limit.on_totals],
        [as_called(one) for one in limit.wager],
    )
    what = phrase("bets-of", wagers=wagers, on=on) if wagers else phrase("bets", on=on)
    return Bound(most, what, limit, limit.wager, limit.on_totals)
