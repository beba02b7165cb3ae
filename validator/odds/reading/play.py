"""Wagers on which a player chooses in a small tree: Casino War and Let It Ride."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from ...model.game import Game
from ...model.wagers import Wager
from ..poker import Made
from ..ride import LOSES, ride
from ..table import Asked, Row, Worked
from ..war import Ways, war
from .answer import Answer, NotComputed, joined, net, tables
from .hands import asked, is_table
from .packs import packs

STAYS = {"stays-on-the-table": Fraction(0), "is-collected-in-full": Fraction(-1)}
"""What happens to the first bet when the second is made and won."""
SAID = {
    "stays-on-the-table": "the primary wager is given back when the war is won",
    "is-collected-in-full": "the primary wager is collected when a war begins",
}


def is_war(game: Game, wager: Wager) -> bool:
    """One card each, and a second bet after a tie."""
    single = [one for one in game.compares if one.by == "single-card"]
    return len(single) == 2 and wager.name in (_first(game), _second(game))


def _first(game: Game) -> str:
    """The bet that a tie sends to war."""
    for one in game.compares:
        for told in one.outcomes:
            found = [name for name, result in told.results.items() if result == "war"]
            if told.case == "equal" and found:
                return found[0]
    return ""


def _second(game: Game) -> str:
    name = next((w.name for w in game.wagers for size in w.size if _first(game) in size.of), "")
    return name if name != _first(game) else ""


def on_war(game: Game, wager: Wager) -> Iterator[Answer]:
    named = {one.name: one for one in game.wagers}
    primary, raised = named.get(_first(game)), named.get(_second(game))
    if primary is None or raised is None:
        raise NotComputed("what a tie leads to is not said")
    half = _surrender(game)
    for read in packs(game, wager.name):
        if read.pack.jokers:
            raise NotComputed("a deck with jokers")
        ways = war(read.pack)
        if wager is raised:
            worked = _raised(ways, raised)
            said = joined("once made", read.reading)
            yield Answer(wager.name, worked, read.pack.decks, said, of_itself=False)
            continue
        for stays, said in _fates(game):
            worked, choice = _primary(ways, primary, raised, stays, half)
            what = joined("with the war wager, by the best play", choice, said, read.reading)
            yield Answer(wager.name, worked, read.pack.decks, what)


def _fates(game: Game) -> list[tuple[Fraction, str]]:
    told = [fact.is_ for fact in game.facts if fact.of == "primary-at-war"]
    found = list(dict.fromkeys(one for one in told if one in STAYS))
    if not found:
        raise NotComputed("what becomes of the first wager at war is not said")
    return [(STAYS[one], SAID[one]) for one in found]


def _surrender(game: Game) -> Fraction | None:
    told = [one for one in game.playing_options if one.is_ == "surrender"]
    found = {one.share_lost.part for one in told if one.share_lost}
    if len(found) > 1:
        raise NotComputed("what a surrender costs is said in several ways")
    return found.pop() if found else None


def _pays(wager: Wager, result: str | None) -> Fraction:
    found = {
        net(table.odds)
        for table in wager.pays
        if table.odds and (table.when.result if table.when else None) == result
    }
    if len(found) != 1:
        raise NotComputed("the filing gives several payments for it, or none")
    return found.pop()


def _raised(ways: Ways, raised: Wager) -> Worked:
    rows = (
        Row("higher", _pays(raised, None), ways.war_higher),
        Row("equal", _pays(raised, "equal"), ways.war_equal),
    )
    return Worked(rows, ways.tied)


def _primary(
    ways: Ways, primary: Wager, raised: Wager, stays: Fraction, half: Fraction | None
) -> tuple[Worked, str]:
    """Both bets in units of the first; after a tie whatever loses less."""
    rows = [
        Row("higher", _pays(primary, None), ways.higher),
        Row("lower", Fraction(-1), ways.lower),
    ]
    after = [
        Row("war, higher", stays + _pays(raised, None), ways.war_higher),
        Row("war, equal", stays + _pays(raised, "equal"), ways.war_equal),
        Row("war, lower", Fraction(-2), ways.war_lower),
    ]
    going = sum(((row.pays or Fraction(0)) * row.ways for row in after), Fraction(0))
    if half is not None and -half * ways.tied > going:
        return Worked(
            (*rows, Row("surrendered", -half, ways.tied)), sum(ways)
        ), "surrender on a tie"
    return Worked((*rows, *after), sum(ways)), "war on every tie"


def is_ride(game: Game, wager: Wager) -> bool:
    """Three bets, two of which may be taken back between the cards."""
    acts = {step.called for step in game.round if step.does == "act" and wager.name in step.wagers}
    bets = any(limit.wager == (wager.name,) and limit.bets == 3 for limit in game.limits)
    return is_table(wager) and len(acts) == 2 and bets


def on_ride(game: Game, wager: Wager) -> Iterator[Answer]:
    for read in packs(game, wager.name):
        if read.pack.jokers:
            raise NotComputed("a deck with jokers")
        for paid in tables(wager):
            rows = [asked(row, pays, 5) for row, pays in paid.rows]
            ends = ride(read.pack, [row.pays for row in rows], Picker(rows))
            told = "three bets, two of them by the best play; a unit is one bet"
            said = joined(paid.name, told, read.reading)
            yield Answer(wager.name, _by_bets(ends, rows), read.pack.decks, said)


def _by_bets(ends: Mapping[tuple[int, int], int], rows: list[Asked[Made]]) -> Worked:
    found = []
    for (place, bets), ways in sorted(ends.items(), key=lambda end: (end[0][0] < 0, end[0])):
        label = "no row" if place == LOSES else rows[place].label
        pays = Fraction(-1) if place == LOSES else rows[place].pays
        count = "one bet" if bets == 1 else f"{bets} bets"
        found.append(Row(f"{label}, {count}", pays * bets, ways))
    return Worked(tuple(found), sum(ends.values()))


class Picker:
    """The place of the row that pays most for a hand."""

    def __init__(self, rows: list[Asked[Made]]) -> None:
        self.rows = rows
        self.order = sorted(range(len(rows)), key=lambda place: -rows[place].pays)

    def __call__(self, made: Made) -> int:
        return next((place for place in self.order if self.rows[place].holds(made)), LOSES)
