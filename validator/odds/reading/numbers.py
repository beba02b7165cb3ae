"""Bets on dice and on a wheel."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations

from ...model.game import Game
from ...model.values import Range
from ...model.wagers import Event, PayRow, Roll, Wager
from .. import dice, wheel
from ..dice import ROLLS, FirstRoll
from ..table import Row, Worked
from .answer import Answer, NotComputed, joined, only_odds, tables

THROWS = {"pair": 1, "non-pair": 2}
"""Ways of one throw with two dice that are alike, or not."""
NEXT = ("one-roll", "next-roll")
MOST_NUMBER = 100
MOST_PARTS = 12
ROLL = re.compile(r"(?:(?:hard|easy) )?[0-9]{1,2}\Z")
COLORS = ("red-numbers", "black-numbers", "odd-numbers", "even-numbers")


def compartments(game: Game) -> int:
    """How many numbers the wheel has; 0 where there is none."""
    found = [one.count for one in game.equipment if one.is_ == "wheel-compartments" and one.count]
    return int(found[0].low) if found else 0


def on_wheel(game: Game, wager: Wager) -> Iterator[Answer]:
    covered = {_covered(event) for told in wager.decided for event in told.when}
    if len(covered) != 1:
        raise NotComputed("how many numbers it covers is not said alike")
    worked = wheel.numbers(covered.pop(), compartments(game), only_odds(wager), wager.name)
    yield Answer(wager.name, worked)


def _covered(event: Event) -> int:
    if event.of in COLORS:
        return 18
    if event.count and event.count.high == event.count.low:
        return int(event.count.low)
    return len(_totals(event.total))


def _totals(ranges: tuple[Range, ...]) -> list[int]:
    found: list[int] = []
    for one in ranges:
        if one.high is None or one.high > MOST_NUMBER:
            raise NotComputed("an open range of numbers")
        found += range(int(one.low), int(one.high) + 1)
    return found


def has_dice(game: Game) -> bool:
    return any(one.is_ == "dice" for one in game.equipment) and any(w.rolls for w in game.wagers)


def on_dice(game: Game, wager: Wager) -> Iterator[Answer]:
    if wager.made_of:
        yield from _several(game, wager)
    elif any(roll.other_totals == "point" for roll in wager.rolls):
        yield from _line(wager)
    elif any(table.rows for table in wager.pays):
        yield from _rows(wager)
    elif wager.rolls and any(table.odds for table in wager.pays):
        yield Answer(wager.name, _plain(wager, only_odds(wager)))
    elif wager.rolls:
        yield from _as_others(game, wager)
    else:
        raise NotComputed("how the dice decide it is not said")


def _line(wager: Wager) -> Iterator[Answer]:
    """Pass and come bets, and those against them."""
    first = next(roll for roll in wager.rolls if roll.other_totals == "point")
    then = [roll for roll in wager.rolls if roll.stage == "point"]
    if len(then) != 1 or not then[0].wins or not {*then[0].wins, *then[0].loses} <= {"point", "7"}:
        raise NotComputed("what follows the point is not said")
    told = FirstRoll(_known(first.wins), _known(first.loses), _known(first.pushes))
    for one, reading in _first_rolls(told):
        worked = dice.come_out(one, only_odds(wager), "point" in then[0].wins)
        yield Answer(wager.name, worked, reading=reading)


NO_POINTS = (2, 3, 11, 12)
"""Totals that are no point at craps."""


def _first_rolls(told: FirstRoll) -> list[tuple[FirstRoll, str]]:
    """A first roll that leaves open what is no point is read each way; a seven can be no point."""
    seven, others = 7 in told.points(), [one for one in told.points() if one in NO_POINTS]
    said = "a seven on the first roll loses, as it is not said" if seven else ""
    loses = (*told.loses, "7") if seven else told.loses
    if not others:
        return [(FirstRoll(told.wins, loses, told.pushes), said)]
    named = " and ".join(map(str, others))
    out = (*loses, *map(str, others))
    return [
        (
            FirstRoll(told.wins, loses, told.pushes),
            joined(said, f"{named} made a point, as written"),
        ),
        (FirstRoll(told.wins, out, told.pushes), joined(said, f"{named} lose on the first roll")),
    ]


def _plain(wager: Wager, pays: Fraction) -> Worked:
    """One set of totals that wins: on the next roll, or before another set."""
    roll = _roll(wager)
    if roll.stage == "any-roll":
        if not roll.wins or not roll.loses:
            raise NotComputed("what ends it is not said")
        return dice.until(_known(roll.wins), _known(roll.loses), pays, wager.name)
    return dice.one_roll([(wager.name, pays, _known(roll.wins))])


def _roll(wager: Wager) -> Roll:
    if len({(roll.stage, roll.wins, roll.loses) for roll in wager.rolls}) != 1:
        raise NotComputed("the dice decide it in several ways, or in none that is said")
    return wager.rolls[0]


def _known(rolls: Iterable[str]) -> tuple[str, ...]:
    """Totals of dice, as written; anything else is not counted."""
    found = tuple(rolls)
    for roll in found:
        if not ROLL.match(roll):
            raise NotComputed(f"a roll called {roll}")
    return found


def _rows(wager: Wager) -> Iterator[Answer]:
    """A bet with a payment for each number: one bet on the next roll, or one of several bets."""
    for paid in tables(wager):
        if wager.rolls and _roll(wager).stage == "one-roll" and all(map(_by_total, paid.rows)):
            rows = [(row.label, pays, _texts(row)) for row, pays in paid.rows]
            yield Answer(wager.name, dice.one_roll(rows), reading=paid.name)
            continue
        for row, pays in paid.rows:
            yield Answer(wager.name, _choice(wager, row, pays), reading=f"on {row.label}")


def _by_total(row: tuple[PayRow, Fraction]) -> bool:
    return bool(row[0].event and row[0].event.total)


def _texts(row: PayRow) -> list[str]:
    return [str(total) for total in _totals(row.event.total if row.event else ())]


def _choice(wager: Wager, row: PayRow, pays: Fraction) -> Worked:
    """One number chosen, against a seven; or one throw named, on the next roll."""
    event = row.event or Event()
    if event.of == "dice" and event.hand in THROWS:
        return Worked((Row(row.label, pays, THROWS[event.hand]),), 36)
    numbers = [number for number in _totals(event.total) if number in ROLLS]
    if 7 in numbers or len({ROLLS[number] for number in numbers}) != 1:
        raise NotComputed("how the dice decide it is not said")
    lays = wager.name.startswith("lay") or _wins_on_seven(wager)
    return dice.against_seven(numbers[0], pays, row.label, lays)


def _wins_on_seven(wager: Wager) -> bool:
    return bool(wager.rolls) and "7" in _roll(wager).wins


def _several(game: Game, wager: Wager) -> Iterator[Answer]:
    """Equal bets on several totals at once, told for one unit of the whole."""
    parts = {other.name: other for other in game.wagers}
    if any(name not in parts for name in wager.made_of):
        raise NotComputed("a bet it is made of is not in the document")
    bets = [(_roll(parts[name]), only_odds(parts[name])) for name in wager.made_of]
    if not wager.name.endswith("-high"):
        yield Answer(wager.name, _together(bets))
        return
    for place, name in enumerate(wager.made_of):
        yield Answer(wager.name, _together([*bets, bets[place]]), reading=f"{name} twice")


def _as_others(game: Game, wager: Wager) -> Iterator[Answer]:
    """A bet on the next roll without a payment: equal bets on others that cover just its rolls."""
    singles = {w.name: (_roll(w), only_odds(w)) for w in game.wagers if _is_single(w)}
    covers = _covers(_roll(wager), {name: roll.wins for name, (roll, _) in singles.items()})
    if not covers or _roll(wager).stage not in NEXT:
        raise NotComputed("no pay table")
    for names in covers:
        told = f"no payment is printed; paid as equal bets on {', '.join(names)}"
        yield Answer(wager.name, _together([singles[name] for name in names]), reading=told)


def _covers(roll: Roll, others: dict[str, tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The bets that together have each of these rolls once."""
    parts = {name: rolls for name, rolls in others.items() if set(rolls) < set(roll.wins)}
    if len(parts) > MOST_PARTS:
        raise NotComputed("no pay table")
    sets = (names for size in range(2, len(parts) + 1) for names in combinations(parts, size))
    wanted = sorted(roll.wins)
    return [names for names in sets if sorted(r for one in names for r in parts[one]) == wanted]


def _is_single(wager: Wager) -> bool:
    """A bet on the next roll with one payment."""
    stages = {roll.stage for roll in wager.rolls}
    paid = [table for table in wager.pays if table.odds]
    return len(wager.rolls) == 1 and stages <= set(NEXT) and len(paid) == len(wager.pays) == 1


def _together(bets: list[tuple[Roll, Fraction]]) -> Worked:
    rows: list[Row] = []
    for total, ways in ROLLS.items():
        won = sum((pays + 1 for roll, pays in bets if str(total) in roll.wins), Fraction(0))
        if won:
            rows.append(Row(str(total), won / len(bets) - 1, ways))
    return Worked(tuple(rows), 36)
