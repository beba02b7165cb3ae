"""In which order bets are settled, as far as the rules say; what they do not say is named."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from ..docket.comparators import RIDING
from ..model.game import Game
from ..model.part import Part
from ..model.wagers import Settlement
from .terms import Assumed, Terms

BY_SEAT = (None, "seat", "seat-then-wager")


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
        on_fold(of.game),
        said=next(iter(general), None),
    )
    assumed = (*_order_assumed(made, by, start, way), *_riding(made, every))
    return made, assumed


def on_fold(game: Game) -> frozenset[str]:
    """Wagers the rules collect when a player folds."""
    folds = (one for one in game.settles if one.when == "fold")
    return frozenset(name for one in folds for name in one.wagers)


def _behind_last(game: Game) -> bool:
    """Whether bets behind the seats wait: not where nothing says so."""
    return any(one.settled_when == "after-seats" for one in game.backline)


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
    return frozenset(name for one in ends for name in one.wagers if not in_turn(name, of))


def in_turn(wager: str, of: Terms) -> Settlement | None:
    """The place that settles a bet among the others of its seat."""
    listed = (one for one in of.game.settles if one.when is None and len(one.order) > 1)
    return next((one for one in listed if wager in one.order), None)


def _placed(said: Iterable[Settlement]) -> tuple[str, ...]:
    """Wagers in the order of the first list; others where a later list puts them among these."""
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


def _riding(made: Order, said: Iterable[Settlement]) -> Iterator[Assumed]:
    listed = {name for one in said for name in one.order}
    return (Assumed("rides", name) for name in made.wagers if name in RIDING and name not in listed)


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
