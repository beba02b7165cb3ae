"""The limits of a wager are the same wherever one document gives them.

Figures for the least and the most of one wager agree within the rules, and within a schedule for
the same options. A bonus bet of $100 is either allowed or refused.

## Says
- (fact): the limits of the {wagers} wager
- (differ): The document gives {fact} in two ways
- (remedy): Print the limits of the wager once.
- (minimum): a minimum of {least}
- (maximum): a maximum of {most}
- (both): a minimum of {least} and a maximum of {most}
- (table): the table limit
- (which-part): Both parts of the schedule are for the same game. Which limit goes with which
  option?
- no-limits: No wager has limits of its own.

## Examples
```yaml violated two-ways
wagers: [{name: pair-plus, limit: [{is: 1-50, at: 10}, {is: 1-100, at: 40}]}]
```
> The document gives the limits of the pair plus wager in two ways: $1 to $50 (line 4), and $1 to
> $100 (line 4). Which is it?
```yaml met agree
wagers: [{name: pair-plus, limit: [{is: 1-50, at: 10}, {minimum: 1, maximum: 50, at: 40}, {within-table-limit: true}]}]
```
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ...model.fees import GameRef, WagerLimit
from ...model.poker import BetLimit
from ...model.values import Limit
from ...model.wagers import WagerBound
from .._wagers import turned
from ..agreement import CONTRADICTION, Clash, Said, agreement, line
from ..answer import Answers, Ask, Subject, not_applicable
from ..values import Value, amounts, money, phrase

Pair = tuple[object, object]
Bound = WagerBound | WagerLimit | BetLimit
Limited = tuple[Bound, object, Pair]


def judge(subject: Subject, ask: Ask) -> Answers:
    limits = _own(subject) if subject.game_file else _sheet(subject)
    found = {name: said for name, said in limits.items() if said}
    together: dict[object, list[str]] = {}
    for name, said in found.items():  # wagers limited in the same sentences are one fact
        same = tuple((line(one.place) or id(one), one.shown) for one in said)
        together.setdefault(same, []).append(name)
    for names in together.values():
        yield from agreement(found[names[0]], _clash, phrase("fact", wagers=names), tuple(names))
    if not found:
        yield not_applicable("no-limits")


def _own(subject: Subject) -> dict[str, list[Said]]:
    game = subject.game
    return {
        wager.name: _said(
            [
                *((one, tuple(one.on_totals)) for one in wager.limit if not one.see_schedule),
                *((one, _case(one)) for one in game.limits if wager.name in one.wager),
            ]
        )
        for wager in game.wagers
    }


def _case(limit: BetLimit) -> object:
    """The case in which a limit of the game holds: as that of a wager, where it has none but numbers."""
    more = (limit.behind, limit.bets, limit.if_, limit.per)
    return (
        (limit.on_totals, *more)
        if any(more[:3]) or limit.per not in (None, "bet")
        else limit.on_totals
    )


def _sheet(subject: Subject) -> dict[str, list[Said]]:
    assert subject.schedule_file
    found: dict[str, list[tuple[WagerLimit, object]]] = {}
    for block, rows in subject.schedule_file.blocks:
        numbers = frozenset(row.option.option for row in rows)
        scope = Scope(id(block), _games(block.games), numbers)
        for limit in block.limits:
            if limit.wager:
                found.setdefault(limit.wager, []).append((limit, scope))
    return {name: _said(given) for name, given in found.items()}


class Scope(NamedTuple):
    """A block of a schedule: the games it is for and the numbers of its options."""

    block: int
    games: tuple[str, ...]
    numbers: frozenset[str]

    def apart(self, other: Scope) -> bool:
        """Whether the two are for other games or options, so that each holds in its own place."""
        if self.games != other.games:
            return True
        numbered = self.block != other.block and self.numbers and other.numbers
        return bool(numbered and not self.numbers & other.numbers)


def _games(references: Iterable[GameRef]) -> tuple[str, ...]:
    return tuple(sorted({str(ref.document or ref.approval or ref.called) for ref in references}))


def _said(limits: Iterable[tuple[Bound, object]]) -> list[Said]:
    return [
        Said(limit, (limit, scope, _figures(limit)), _shown(limit))
        for limit, scope in limits
        if isinstance(limit, BetLimit) or not turned(limit)
    ]


def _figures(limit: Bound) -> Pair:
    """Least and most, as numbers or as ranges within which they may be set."""
    if isinstance(limit, BetLimit):
        return limit.at_least, limit.at_most
    if limit.is_ is not None:
        return limit.is_.low, limit.is_.high
    return _bound(limit.minimum), _bound(limit.maximum)


def _bound(bound: Limit | None) -> object:
    if bound is None or bound.low == bound.high:
        return bound and bound.low
    return bound.low, bound.high


def _shown(limit: Bound) -> Value:
    if isinstance(limit, BetLimit):
        return _ends(limit)
    if limit.is_ is not None and limit.is_.low is not None:
        return amounts(limit.is_.low, limit.is_.high)
    least, most = (
        _dollars(limit.minimum),
        _dollars(limit.maximum if limit.is_ is None else limit.is_),
    )
    entry = "both" if least and most else "minimum" if least else "maximum" if most else "table"
    return phrase(entry, least=least, most=most)


def _ends(limit: BetLimit) -> Value:
    if limit.at_least is not None and limit.at_most is not None:
        return amounts(limit.at_least, limit.at_most)
    least, most = (one and money(one) for one in (limit.at_least, limit.at_most))
    return phrase("minimum" if least else "maximum" if most else "table", least=least, most=most)


def _dollars(bound: Limit | None) -> Value | None:
    if bound is None or (bound.low is None and bound.high is None):
        return None
    return amounts(bound.high or 0 if bound.low is None else bound.low, bound.high)


def _clash(first: Limited, second: Limited) -> Clash | None:
    (one, here, figures), (other, there, others) = first, second
    if _apart(one, here, other, there) or _alike(figures, others):
        return None
    return CONTRADICTION if here == there else Clash(phrase("which-part"))


def _apart(one: Bound, here: object, other: Bound, there: object) -> bool:
    """Whether the two limits hold for other games, options or cases."""
    if isinstance(here, Scope) and isinstance(there, Scope):
        return getattr(one, "options", ()) != getattr(other, "options", ()) or here.apart(there)
    return here != there


def _alike(first: Pair, second: Pair) -> bool:
    """Whether no end is given twice with two figures."""
    return all(None in pair or pair[0] == pair[1] for pair in zip(first, second, strict=True))
