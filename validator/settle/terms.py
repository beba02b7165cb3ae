"""What a game's documents say about settling a round: the limits, the order, the readings left open.

Statements are put together here once; the engine and the proofs read nothing else of a game. What
no statement says is named as an assumption.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import NamedTuple

from ..docket.comparators import RIDING
from ..model.game import Game
from ..model.part import Part
from ..model.statements import Bank, Exposure, Settling, Uncovered
from ..model.values import Odds
from ..model.wagers import Settlement, Wager
from .bank import PARTS, READINGS, Cents, Limits

RETURNED, KEPT, OPEN = "returned", "kept", "open"
GIVEN_BACK = ("returned", "refused", "no-action")
"""Fates by which the player has the stake again."""
NO_LIMIT = "table-limit"
"""An exposure that is none to what was put up."""
BY_SEAT = (None, "seat", "seat-then-wager")


class Assumed(NamedTuple):
    """Something the filing does not say, taken so that the round can be settled."""

    what: str
    wager: str = ""


@dataclass(frozen=True)
class Cover:
    """What the rules promise of one wager, and the statements that do."""

    limits: Limits
    uncovered: str
    """``returned``, ``kept`` where the rules deny it, ``open`` where they are silent."""
    said: tuple[Part, ...] = ()
    denied: Part | None = None


@dataclass(frozen=True)
class Order:
    """In which order bets are settled."""

    wagers: tuple[str, ...]
    by_seat: bool = True
    start: str | None = None
    clockwise: bool = True
    losers_first: str = ""
    """``wagers`` or ``bonus``: losing bets of this kind are collected from everybody before."""
    at_end: frozenset[str] = frozenset()
    together: frozenset[str] = frozenset()
    """Wagers that are one kind, where one kind is settled after the other."""
    passes: tuple[frozenset[str], ...] = ()
    """Wagers settled all around the table before those of the next pass."""
    unplaced: tuple[str, ...] = ()
    """Wagers no statement gives a place."""
    behind_last: bool = False
    """Bets behind the seats come after those of all seats."""
    on_fold: frozenset[str] = frozenset()
    """Wagers collected when a player folds, before hands are compared."""
    at_once: tuple[frozenset[str], ...] = ()
    """Wagers settled when the player-dealer's first cards are known, and those settled before."""
    by_result: bool = True
    """Whether hands that win and hands that lose have orders of their own."""
    said: Part | None = None


@dataclass(frozen=True, eq=False)
class Terms:
    """All that settling a round needs of a game."""

    game: Game
    readings: tuple[str, ...]
    picked: bool
    covers: dict[str, Cover]
    parts: tuple[str, ...] = PARTS
    """What can become of a bet that what is left covers in part."""
    covers_some: Part | None = None
    """Lets the player-dealer cover some bets only, where nothing says what that means for others."""
    implied: bool = False
    """Whether the limit is only implied by that."""

    def cover(self, wager: str) -> Cover:
        return self.covers.get(wager) or self.covers[""]

    @cached_property
    def wagers(self) -> dict[str, Wager]:
        return {wager.name: wager for wager in self.game.wagers}

    def highest(self, wager: str, stake: Cents) -> Cents:
        """The most a stake of a bonus bet could win by any row; nothing for other bets."""
        times, fixed = self._tops.get(wager, (0, 0))
        return max(stake * times, fixed)

    @cached_property
    def _tops(self) -> dict[str, tuple[Cents, Cents]]:
        return {wager.name: _top(wager) for wager in self.game.wagers if wager.bonus}


def _top(wager: Wager) -> tuple[Cents, Cents]:
    """The highest odds of a wager, and its highest fixed payment in cents."""
    odds = _odds(wager)
    fixed = max((one.win or 0 for one in odds if one.style == "dollars"), default=0)
    times = max((one.multiple or Fraction(0) for one in odds), default=Fraction(1))
    return times.numerator if times.denominator == 1 else times, int(fixed * 100)


def _odds(wager: Wager) -> list[Odds]:
    """Everything a wager can pay."""
    found: list[Odds] = []
    for table in wager.pays:
        found += [one for row in table.rows for one in row.pays]
        found += [table.odds] if table.odds else []
    return found


def terms(game: Game, sheets: Iterable[Bank] = ()) -> Terms:
    """What a game says, and the rate sheets filed for it."""
    banks = [bank for bank in (game.player_dealer, *sheets) if bank]
    said = tuple(dict.fromkeys(one.is_ for bank in banks for one in bank.reading))
    fates = [one.part_covered for bank in banks for one in bank.uncovered_wagers]
    parts = tuple(part for part in PARTS if part in fates)
    names = ("", *(wager.name for wager in game.wagers))
    covers = {name: _cover(banks, name) for name in names}
    some = _covers_some(banks) if not any(any(one.limits) for one in covers.values()) else None
    return Terms(game, said or READINGS, len(said) == 1, covers, parts or PARTS, some)


def _covers_some(banks: list[Bank]) -> Part | None:
    wagers = (one for bank in banks for one in bank.wager)
    return next((one for one in wagers if one.must_cover == "some-wagers"), None)


@lru_cache(256)
def understood(of: Terms) -> tuple[Terms, ...]:
    """The terms as written; and, where a bank that covers some bets is all they say of a limit, as
    if the rest had no action.
    """
    if of.covers_some is None:
        return (of,)
    cover = Cover(Limits(), RETURNED, (of.covers_some,))
    covers = dict.fromkeys(of.covers, cover)
    return of, replace(of, covers=covers, covers_some=None, implied=True)


def _cover(banks: list[Bank], wager: str) -> Cover:
    paid = _limiting(banks, wager, "paid", _pays)
    taken = _limiting(banks, wager, "collected", _collects)
    fates = [one for bank in banks for one in bank.uncovered_wagers if _of(one, wager)]
    fate, denied = _fate(fates, wager)
    given = [one for one in fates if one.are in GIVEN_BACK]
    said: tuple[Part, ...] = (*paid[:1], *taken[:1], *given[:1])
    return Cover(Limits(bool(paid), bool(taken)), fate, said, denied)


def _limiting(
    banks: list[Bank], wager: str, side: str, holds: Callable[[Settling], bool]
) -> list[Part]:
    """The statements that limit one side of a wager by what was put up."""
    found: list[Part] = []
    for bank in banks:
        found += [one for one in bank.wins_or_loses_at_most if _limits(one, side)]
    for bank in banks:
        found += [one for one in bank.settling if holds(one) and _of(one, wager)]
    return found


def _of(said: Settling | Uncovered, wager: str) -> bool:
    """Whether a statement speaks of a wager: one that names none speaks of all."""
    return not said.wagers or wager in said.wagers


def _limits(said: Exposure, side: str) -> bool:
    return said.is_ != NO_LIMIT and said.side in (None, side)


def _pays(said: Settling) -> bool:
    return _bounds(said) and (bool(said.pays) or said.collects is None)


def _collects(said: Settling) -> bool:
    return _bounds(said) and (bool(said.collects) or said.pays is None)


def _bounds(said: Settling) -> bool:
    """A sentence printed the wrong way round bounds nothing: who pays whom is what it gets wrong."""
    return bool(said.to_the_extent) and said.is_


def _fate(fates: list[Uncovered], wager: str) -> tuple[str, Part | None]:
    """What is said of bets that are not covered: what is said of one bet goes before the rest."""
    own = [one for one in fates if wager and wager in one.wagers] or fates
    denied = next((one for one in own if one.are not in GIVEN_BACK), None)
    if denied is not None:
        return KEPT, denied
    return (RETURNED if own else OPEN), None


@lru_cache(256)
def order(of: Terms, case: frozenset[str] = frozenset()) -> tuple[Order, tuple[Assumed, ...]]:
    """The order of settlement in a case, such as a bank that is short, and what was assumed."""
    said = sorted(
        (one for one in of.game.settles if one.when is None or one.when in case),
        key=lambda one: one.when is None,  # what holds in the case goes before the rest
    )
    general = [one for one in said if not one.wagers]
    every = (*general, *said, *of.game.settles)  # better a rule for another case than none
    wagers, unplaced = _ranked(of, every)
    by, start, way = (_said(every, key) for key in ("by", "from_", "direction"))
    made = Order(
        wagers,
        by in BY_SEAT,
        start or _button(of),
        way in (None, "clockwise", "left"),
        _first(general),
        _at_end(of),
        frozenset(name for one in said for name in one.together),
        _passes(said, wagers),
        unplaced,
        _behind_last(of.game),
        frozenset(name for one in of.game.settles if one.when == "fold" for name in one.wagers),
        said=next(iter(general), None),
    )
    return made, tuple(_order_assumed(made, by, start, way))


def _behind_last(game: Game) -> bool:
    """Whether bets behind the seats wait: not where nothing says so."""
    return any(one.settled == "after-seats" for one in game.backline)


def _passes(said: list[Settlement], wagers: tuple[str, ...]) -> tuple[frozenset[str], ...]:
    """Wagers that have a way around the table of their own, in the order of settlement."""
    groups = [frozenset(one.wagers) for one in said if one.by and one.wagers and one.when is None]
    if len(groups) < 2 or sum(map(len, groups)) != len(frozenset().union(*groups)):
        return ()
    place = {name: number for number, name in enumerate(wagers)}
    return tuple(sorted(groups, key=lambda group: min(place.get(name, 0) for name in group)))


def _button(of: Terms) -> str | None:
    """The action button, where the rules describe one and do not say where settlement starts."""
    bank = of.game.player_dealer
    has = bank is not None and any(button.by != "none" for button in bank.action_button)
    return "action-button" if has else None


def _said(said: Iterable[Settlement], key: str) -> str | None:
    """The first answer to one question."""
    return next((value for one in said if (value := getattr(one, key))), None)


def _ranked(of: Terms, said: Iterable[Settlement]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The wagers in order, and those of them no statement gives a place."""
    names = [wager.name for wager in of.game.wagers]
    placed = [name for name in _placed(said) if name in names]
    unplaced = tuple(name for name in names if name not in placed and name not in RIDING)
    ranked = (*placed, *unplaced)
    return _with_riders(ranked, names), unplaced if len(ranked) > 1 else ()


def _at_end(of: Terms) -> frozenset[str]:
    """Wagers settled when the round is over, unless a list puts them in the turn of each seat."""
    ends = (one for one in of.game.settles if one.when == "end-of-round")
    return frozenset(name for one in ends for name in one.wagers if not _in_turn(name, of))


def _in_turn(wager: str, of: Terms) -> bool:
    """Whether a wager settled at the end is also given a place in the turn of each seat."""
    listed = [one for one in of.game.settles if one.when is None and len(one.order) > 1]
    return any(wager in one.order for one in listed)


def _placed(said: Iterable[Settlement]) -> tuple[str, ...]:
    """Wagers in the order of the first list; others where a later list puts them: before what it
    has after them, or behind what it has before them.
    """
    placed: list[str] = []
    for one in said:
        for number, name in enumerate(one.order):
            if name not in placed:
                placed.insert(_place(placed, one.order, number), name)
    return tuple(placed)


def _place(placed: list[str], listed: tuple[str, ...], number: int) -> int:
    after = [placed.index(name) for name in listed[number + 1 :] if name in placed]
    before = [placed.index(name) + 1 for name in listed[:number] if name in placed]
    return max(before) if before else min(after) if after else len(placed)


def _with_riders(wagers: tuple[str, ...], names: list[str]) -> tuple[str, ...]:
    """Doubles and splits ride on the first wager and are settled right behind it."""
    riders = [name for name in names if name in RIDING and name not in wagers]
    return (*wagers[:1], *riders, *wagers[1:])


def _first(said: list[Settlement]) -> str:
    words = {"losing-wagers": "wagers", "losing-bonus-wagers": "bonus"}
    return next((words[one.first] for one in said if one.first in words), "")


def _order_assumed(
    made: Order, by: str | None, start: str | None, way: str | None
) -> list[Assumed]:
    several = len(made.wagers) > 1
    found = [Assumed("no-place", name) for name in made.unplaced]
    if several and by is None:
        found.append(Assumed("seat-by-seat"))
    if start is None:
        found.append(Assumed("start-at-button" if made.start else "start"))
    if way is None:
        found.append(Assumed("clockwise"))
    return found


def changed(of: Terms, **new: object) -> Terms:
    """Terms with something else in their place: what a mutation does."""
    return replace(of, **new)  # type: ignore[arg-type]
