"""Baccarat: the lines, the tie, and bets on how a hand ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial

from ...model.cards import DrawRule
from ...model.game import Game
from ...model.wagers import Comparison, Event, Outcome, Wager
from ..baccarat import STANDARD_BANKER, Draws, End, rounds, shoe_of
from ..table import Asked, Row, Worked, each_way
from .answer import Answer, NotComputed, inside, joined, net, only_odds, tables
from .packs import decks, jokers, ranks

CASES = {"higher": 1, "lower": -1, "equal": 0}
BANKER, PLAYER = ("banker", "banker-hand", "dealer"), ("player", "player-hand")


def is_baccarat(game: Game) -> bool:
    return _compared(game) is not None and bool(game.draw_rules or game.draw_matrix)


def _compared(game: Game) -> Comparison | None:
    for one in game.compares:
        sides = tuple(one.hands)
        if (
            one.by == "points-mod-10"
            and len(sides) == 2
            and sides[0] in PLAYER
            and sides[1] in BANKER
        ):
            return one
    return None


def draw_readings(game: Game) -> list[tuple[Draws, str]]:
    """When the hands draw, under each reading."""
    cells, told = _banker(game)
    player = _totals(game, ("player-hand",), "hit", ())
    stands = _totals(game, ("player-hand",), "stand", ())
    if not player or player & stands:
        raise NotComputed("when the player hand draws is not said")
    alone = _totals(game, ("banker-hand",), "hit", ("player-stands",))
    if not alone:
        raise NotComputed("when the banker hand draws after the player stands is not said")
    draws = Draws(player, cells, alone)
    if any(fact.of == "draw-after-natural" and fact.is_ == "no-draw" for fact in game.facts):
        return [(draws, told)]
    both = [(draws, joined(told, "naturals end the round"))]
    on = Draws(player, cells, alone, naturals_end=False)
    return [*both, (on, joined(told, "naturals do not end the round, as it is not said"))]


def _totals(game: Game, whose: tuple[str, ...], does: str, when: tuple[str, ...]) -> frozenset[int]:
    found = [
        rule
        for rule in game.draw_rules
        if rule.for_ in whose and rule.does == does and (rule.if_ in when if when else not rule.if_)
    ]
    return frozenset(total for rule in found for total in range(10) if inside(total, rule.totals))


def _banker(game: Game) -> tuple[tuple[str, ...], str]:
    """The banker's draws after the player drew; cells nothing speaks of are the usual ones."""
    cells: dict[tuple[int, int], set[str]] = {}
    for matrix in game.draw_matrix:
        if matrix.for_ == "banker-hand" and not matrix.damaged:
            for total, letters in matrix.rows:
                for card, letter in zip(matrix.against, letters, strict=False):
                    cells.setdefault((_point(total), _point(card)), set()).add(letter)
    for rule in game.draw_rules:
        if rule.for_ == "banker-hand" and rule.if_ in (None, "player-hits"):
            _by_rule(cells, rule)
    if any(letters not in ({"H"}, {"S"}) for letters in cells.values()):
        raise NotComputed(
            "the filing contradicts itself on when the banker hand draws, or lets it choose"
        )
    lines = tuple(
        "".join(
            next(iter(cells.get((total, card), STANDARD_BANKER[total][card]))) for card in range(10)
        )
        for total in range(10)
    )
    open_ = sorted(
        {total for total in range(7) for card in range(10) if (total, card) not in cells}
    )
    said = "banker draws on {} by the usual rule, as it is not said"
    return lines, said.format(", ".join(map(str, open_))) if open_ else ""


def _point(text: str) -> int:
    """A total, or the points of a card, as charts head their rows and columns."""
    if len(text) != 1 or text not in "0123456789":
        raise NotComputed(f"a draw chart with {text}")
    return int(text)


def _by_rule(cells: dict[tuple[int, int], set[str]], rule: DrawRule) -> None:
    against = {_point(card) for card in rule.against} or set(range(10))
    named, other = ("H", "S") if rule.does == "hit" else ("S", "H")
    for total in range(10):
        if not inside(total, rule.totals):
            continue
        for card in range(10):
            hit = card in against and str(card) not in rule.except_
            cells.setdefault((total, card), set()).add(named if hit else other)


def answers(game: Game, wager: Wager) -> Iterator[Answer]:
    if jokers(game) or len(ranks(game)) != 13:
        raise NotComputed("baccarat with another deck")
    numbers, reading = decks(game)
    for draws, told in draw_readings(game):
        for number in numbers:
            ends = rounds(shoe_of(number), draws)
            for name, worked in _worked(game, wager, ends):
                yield Answer(wager.name, worked, number, joined(name, told, reading))


def _tie_readings(game: Game, wager: Wager) -> list[tuple[str, str]]:
    """What a tie does where the filing is silent, each with the words for it."""
    compared = _compared(game)
    told = compared.outcomes if compared else ()
    silent = not wager.ties and not any(
        one.case == "equal" and wager.name in one.results for one in told
    )
    if wager.decided or not silent:
        return [("", "")]
    return [(one, f"a tie {one}, as it is not said what it does") for one in ("pushes", "loses")]


def _worked(game: Game, wager: Wager, ends: dict[End, int]) -> Iterator[tuple[str, Worked]]:
    if any(told.is_ in ("continues", "no-action") for told in wager.decided):
        yield from _lasting(wager, ends)
        return
    if any(table.rows for table in wager.pays):
        for paid in tables(wager):
            rows = [Asked(row.label, pays, partial(_is, row.event)) for row, pays in paid.rows]
            for worked, way in each_way(ends, rows, paid.highest):
                yield joined(paid.name, way), worked
        return
    for unsaid, name in _tie_readings(game, wager):
        yield name, _line(game, wager, ends, unsaid)


def _lasting(wager: Wager, ends: dict[End, int]) -> Iterator[tuple[str, Worked]]:
    """A bet on one number that stands until this number or one that loses comes."""
    lost = [event for told in wager.decided if told.is_ == "loses" for event in told.when]
    if not lost or not any(table.rows for table in wager.pays):
        raise NotComputed("it stays on the table, and what ends it is not said")
    loses = _count(ends, lost)
    chosen = [(paid, row, pays) for paid in tables(wager) for row, pays in paid.rows if pays > 0]
    for paid, row, pays in chosen:
        wins = _count(ends, [row.event])
        told = f"on {row.label}, until won or lost, every round from a full shoe"
        yield joined(paid.name, told), Worked((Row(row.label, pays, wins),), wins + loses)


def _count(ends: dict[End, int], events: Sequence[Event | None]) -> int:
    return sum(ways for end, ways in ends.items() if any(_is(event, end) for event in events))


def _line(game: Game, wager: Wager, ends: dict[End, int], unsaid: str) -> Worked:
    """A wager with one payment; *unsaid* is what a tie does when nothing says it."""
    ways = {"wins": 0, "pushes": 0}
    for end, count in ends.items():
        tied = unsaid and end.player == end.banker
        result = unsaid if tied else _result(game, wager, end)
        if result in ways:
            ways[result] += count
    rows = (
        Row("wins", only_odds(wager), ways["wins"]),
        Row("pushes", Fraction(0), ways["pushes"]),
    )
    return Worked(tuple(row for row in rows if row.ways), sum(ends.values()))


def _result(game: Game, wager: Wager, end: End) -> str:
    """What an end does to a wager: its own rules before the comparison of the hands."""
    for table in wager.pays:
        if table.when and table.odds and _is(table.when, end) and _case(game, wager, end) == "wins":
            return "pushes" if net(table.odds) == 0 else "wins"
    found = {told.is_ for told in wager.decided if any(_is(event, end) for event in told.when)}
    found = found or {told.is_ for told in wager.decided if told.otherwise}
    if not found or (found == {"loses"} and not wager.decided):
        return _case(game, wager, end)
    if len(found) > 1:
        raise NotComputed("the filing gives several results for one case")
    return str(found.pop())


def _case(game: Game, wager: Wager, end: End) -> str:
    compared = _compared(game)
    assert compared is not None
    case = (end.player > end.banker) - (end.player < end.banker)
    told = [
        one
        for one in compared.outcomes
        if CASES.get(one.case) == case and wager.name in one.results
    ]
    narrow = {str(one.results[wager.name]) for one in told if one.narrower and _applies(one, end)}
    found = narrow or {str(one.results[wager.name]) for one in told if not one.narrower}
    found = found or {str(tie.is_) for tie in wager.ties if case == 0}
    if len(found) != 1:
        which = "a tie" if case == 0 else f"a {'higher' if case > 0 else 'lower'} hand"
        raise NotComputed(
            f"what {which} does to it is " + ("said in several ways" if found else "not said")
        )
    return found.pop()


def _applies(one: Outcome, end: End) -> bool:
    if not one.when:
        raise NotComputed(f"a case told in words: {one.if_}")
    return any(_is(event, end) for event in one.when)


def _is(event: Event | None, end: End) -> bool:
    """Whether a round ended as an event says."""
    if event is None or event.plus or event.hand or event.of:
        raise NotComputed("a row that is no end of a round")
    banker = event.whose in BANKER
    points, cards = (end.banker, end.banker_cards) if banker else (end.player, end.player_cards)
    other = end.player if banker else end.banker
    if event.total and not any(inside(end.player + end.banker, one) for one in event.total):
        return False
    if not event.whose and (event.points or event.cards):
        raise NotComputed("whose points are meant is not said")
    right = inside(points, event.points) and event.cards in (None, cards)
    beside = all(inside(other, one.points) for one in event.against)
    return right and beside and _comes(event, end, banker)


def _comes(event: Event, end: End, banker: bool) -> bool:
    won = end.banker > end.player if banker else end.player > end.banker
    results = {
        None: True,
        "wins": won,
        "banker-hand-wins": end.banker > end.player,
        "player-hand-wins": end.player > end.banker,
        "banker-hand-does-not-win": end.banker <= end.player,
        "player-hand-does-not-win": end.player <= end.banker,
        "tie": end.banker == end.player,
        "equal": end.banker == end.player,
    }
    if event.result not in results:
        raise NotComputed(f"a result called {event.result}")
    return results[event.result]
