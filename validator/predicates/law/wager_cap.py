"""A bet larger than the law allows.

## What the law asks
No single bet or wager is larger than the cap. Looked at are the table limits of the options and the limits a schedule sets, and the
table limits, limits of wagers and limits of bets in a game's rules. The provision may name the `wagers` it holds for, and
`exceptions` for some wagers on some numbers. A table limit without an end is unclear, unless the filing itself says that the local limit
applies.

## Why
Every local ordinance has a wagering limit, and approval of a game does not displace it.

## Fails
```yaml violated provision=single-bet-games cap=200
kind: game
name: Example
category: player-dealer
wagers: [{name: base, limit: 5-500}]
```

```yaml violated provision=single-bet-schedules cap=200
kind: schedule
name: Example
blocks: [{options: [{option: 1, limit: 5-500, player: 1}]}]
```

## Passes
```yaml met provision=single-bet-schedules cap=500
kind: schedule
name: Example
blocks: [{limits: [{wager: bonus, is: 1-100}], options: [{option: 1, limit: 5-500, player: 1}]}]
```

## Boundary
No limit, and nothing that says the local one applies.
```yaml unclear provision=single-bet-schedules
kind: schedule
name: Example
blocks: [{options: [{option: 1, limit: no-limit, player: 1}]}]
```

An exception for one wager on some numbers.
```yaml met provision=craps-bets
kind: game
name: Craps
category: house-banked
limits: [{at-most: 500}, {wager: lay, on: [5, 9], at-most: 750}]
```

The same amount on other numbers.
```yaml violated provision=craps-bets
kind: game
name: Craps
category: house-banked
limits: [{at-most: 500}, {wager: lay, on: [6, 8], at-most: 750}]
```

## How to fix
Lower the limit to the cap, or say that no single bet may exceed it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from ...docket import Filing, GameFile, Subject
from ...filed import Place
from ...model.game import BetLimit
from ...model.values import dollars
from .._law import claims
from ..legacy import Answer, Ask, following, met, not_applicable, not_stated, unclear, violated
from ..parameters import AMOUNT, FLAG, WORDS, needed, parts


@dataclass(frozen=True)
class Bound:
    """The largest bet a place allows; None when it has no end."""

    most: Decimal | None
    what: str
    place: Place
    wagers: tuple[str, ...] = ()
    on: tuple[str, ...] = ()
    option: bool = False
    games: tuple[GameFile, ...] = ()

PARAMETERS = {
    "cap": needed(AMOUNT),
    "must-say": FLAG,
    "wagers": WORDS,
    "exceptions": parts("a list of wagers, their numbers and cap", {"wagers": WORDS, "cap": AMOUNT}, {"numbers": WORDS}),
}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    only = set(ask.value("wagers", None) or ())
    found = [b for b in (_game(subject) if subject.game_file else _schedule(subject)) if not only or only & set(b.wagers)]
    if not found:
        silent = f"no limit of {', '.join(sorted(only)) or 'bets'} is stated here"
        yield not_stated(silent, "state the largest bet") if ask.value("must-say", False) else not_applicable(silent)
        return
    bad = False
    local = [c for c in claims(subject) if c.that == "local-ordinance-applies" and c.is_]
    for bounds in _alike(found):
        bound, cap = bounds[0], _cap(bounds[0], ask)
        others = tuple((b.place, b.what) for b in bounds[1:])
        what = bound.what if len(bounds) == 1 or not bound.option else f"{bound.what} and {len(bounds) - 1} more with the same limit"
        if bound.most is not None and bound.most > cap:
            bad = True
            yield violated(f"{what} allows bets of {dollars(bound.most)}, where the law of the place allows {dollars(cap)}", f"lower the limit to {dollars(cap)}", bound.place, *others)
        elif bound.most is None and not local and not _capped(bound, ask):
            bad = True
            quoted = _quoted(subject.filing, cap)
            elsewhere = "; the filing quotes that ceiling, but not for this table" if quoted else ""
            told = f"{what} has no upper end; no single bet may be larger than {dollars(cap)}{elsewhere}"
            yield following(unclear(told, f"say that no single bet may exceed {dollars(cap)}", bound.place, *others, *quoted), "limit-brackets")
    if not bad:
        stated = [b.most for b in found if b.most is not None]
        yield met(f"no stated limit is above the cap{f'; the largest is {dollars(max(stated))}' if stated else '; the local limit applies'}", found[0].place)


def _cap(bound: Bound, ask: Ask) -> Decimal:
    for exception in ask.value("exceptions", None) or ():
        named, numbers = set(exception["wagers"]), {str(number) for number in exception.get("numbers", [])}
        if bound.wagers and set(bound.wagers) <= named and bound.on and set(bound.on) <= numbers:
            return Decimal(str(exception["cap"]))
    return Decimal(str(ask.value("cap")))


def _capped(bound: Bound, ask: Ask) -> bool:
    """Whether the rules of every game at the table bound all bets within the cap."""
    cap = _cap(bound, ask)
    return bool(bound.games) and all(any(not b.wagers and b.most is not None and b.most <= cap for b in _bets(game.game.limits)) for game in bound.games)


def _quoted(filing: Filing, cap: Decimal) -> list[tuple[Place, str]]:
    """Where another document of the filing prints the ceiling as that of the local law."""
    for game in filing.games:
        ceiling = [limit for limit in game.game.limits if not limit.wager and limit.at_most == cap]
        if ceiling and any(claim.that == "local-ordinance-applies" and claim.is_ for claim in game.game.states):
            return [(ceiling[0], f"the ceiling, in the rules of {game.game.name}")]
    return []


def _alike(bounds: list[Bound]) -> list[list[Bound]]:
    """Bounds of options with the same limit are one cause, and so is a limit printed again for other options."""
    groups: dict[tuple[str, Decimal | None], list[Bound]] = {}
    for bound in bounds:
        groups.setdefault(("" if bound.option else bound.what, bound.most), []).append(bound)
    return list(groups.values())


def _schedule(subject: Subject) -> Iterator[Bound]:
    assert subject.schedule_file
    for block, rows in subject.schedule_file.blocks:
        games = subject.filing.games_of(block)
        for row in rows:
            if row.option.limit:
                yield Bound(row.option.limit.high, f"option {row.option.option}{f' of {row.of}' if row.of else ''}, limit {row.option.limit},", row.place, option=True, games=games)
        for limit in block.limits:
            for said in (limit.is_, limit.maximum):
                if said:
                    of = f"{limit.wager} wager" if limit.wager else "table"
                    what = f"the {of} without limit" if said.unlimited else f"the limit {said} of the {of}"
                    yield Bound(said.high, what, limit, (limit.wager,) if limit.wager else (), games=games)


def _game(subject: Subject) -> Iterator[Bound]:
    game = subject.game
    for table in game.table_limit:
        yield Bound(table.is_.high, f"the table limit {table.is_}", table)
    for wager in game.wagers:
        for limit in wager.limit:
            if limit.is_ or limit.maximum is not None:
                most = limit.maximum if limit.maximum is not None else limit.is_.high if limit.is_ else None
                yield Bound(most, f"the limit of the {wager.name} wager", limit, (wager.name,), limit.on)
    yield from _bets(game.limits)


def _bets(limits: tuple[BetLimit, ...]) -> Iterator[Bound]:
    for limit in limits:
        if limit.at_most is not None:
            numbers = f" on {', '.join(limit.on)}" if limit.on else ""
            yield Bound(limit.at_most, f"the limit of {' and '.join(limit.wager) or 'bets'}{numbers}", limit, limit.wager, limit.on)
