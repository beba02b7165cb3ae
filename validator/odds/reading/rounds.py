"""Baccarat: the lines, the tie, and bets on how a hand ends."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial
from itertools import product

from ...model.cards import DrawRule
from ...model.game import Game
from ...model.wagers import Comparison, Event, Outcome, Wager
from ..baccarat import STANDARD_BANKER, Draws, End, rounds, shoe_of
from ..table import Asked, Row, Worked, each_way
from .answer import Answer, NotComputed, inside, joined, net, only_odds, tables
from .packs import decks, jokers, ranks

CASES = {"higher": 1, "lower": -1, "equal": 0}
UNQUALIFIED = "not-qualified-"
NAMED = {1: "a higher hand", -1: "a lower hand", 0: "a tie"}
Cells = dict[tuple[int, int], set[str]]
"""H, S or both, by the banker's total and the points of the player's third card."""
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
        if rule.for_ in whose
        and rule.must_ == does
        and (rule.if_ in when if when else not rule.if_)
    ]
    return frozenset(total for rule in found for total in range(10) if inside(total, rule.totals))


def _banker(game: Game) -> tuple[tuple[str, ...], str]:
    """The banker's draws after the player drew; cells nothing speaks of are the usual ones."""
    cells = _cells(game)
    if any(letters not in ({"H"}, {"S"}) for letters in cells.values()):
        raise NotComputed(
            "the filing contradicts itself on when the banker hand draws, or lets it choose"
        )
    lines = tuple(
        "".join("".join(cells.get((total, card), usual)) for card, usual in enumerate(line))
        for total, line in enumerate(STANDARD_BANKER)
    )
    every = product(range(7), range(10))
    open_ = dict.fromkeys(str(total) for total, card in every if (total, card) not in cells)
    said = "banker draws on {} by the usual rule, as it is not said"
    return lines, said.format(", ".join(open_)) if open_ else ""


def _cells(game: Game) -> Cells:
    """What is said of the banker's total beside the player's third card."""
    cells: Cells = defaultdict(set)
    for matrix in game.draw_matrix:
        if matrix.for_ == "banker-hand" and not matrix.damaged:
            for total, letters in matrix.rows:
                for card, letter in zip(matrix.third_cards, letters, strict=False):
                    cells[_point(total), _point(card)].add(letter)
    for rule in game.draw_rules:
        if rule.for_ == "banker-hand" and rule.if_ in (None, "player-hits"):
            _by_rule(cells, rule)
    return cells


def _point(text: str) -> int:
    """A total, or the points of a card, as charts head their rows and columns."""
    if len(text) != 1 or text not in "0123456789":
        raise NotComputed(f"a draw chart with {text}")
    return int(text)


def _by_rule(cells: Cells, rule: DrawRule) -> None:
    against = {_point(card) for card in rule.against} or set(range(10))
    named, other = ("H", "S") if rule.must_ == "hit" else ("S", "H")
    for total in range(10):
        if not inside(total, rule.totals):
            continue
        for card in range(10):
            hit = card in against and str(card) not in rule.not_against
            cells[total, card].add(named if hit else other)


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
            rows = [Asked(row.label, pays, partial(comes, row.event)) for row, pays in paid.rows]
            for worked, way in each_way(ends, rows, paid.highest):
                yield joined(paid.name, way), worked
        return
    for unsaid, name in _tie_readings(game, wager):
        yield name, _line(game, wager, ends, unsaid)


def _lasting(wager: Wager, ends: dict[End, int]) -> Iterator[tuple[str, Worked]]:
    """A bet on one number that stands until this number or one that loses comes."""
    lost = [event for told in wager.decided if told.is_ == "loses" for event in told.when]
    chosen = [(paid, row, pays) for paid in tables(wager) for row, pays in paid.rows if pays > 0]
    if not lost or not chosen:
        raise NotComputed("it stays on the table, and what ends it is not said")
    loses = _count(ends, lost)
    for paid, row, pays in chosen:
        wins = _count(ends, [row.event])
        told = f"on {row.label}, until won or lost, every round from a full shoe"
        yield joined(paid.name, told), Worked((Row(row.label, pays, wins),), wins + loses)


def _count(ends: dict[End, int], events: Sequence[Event | None]) -> int:
    return sum(ways for end, ways in ends.items() if _any(events, end))


def _line(game: Game, wager: Wager, ends: dict[End, int], unsaid: str) -> Worked:
    """A wager with one payment; *unsaid* is what a tie does when nothing says it."""
    ways = {"wins": 0, "pushes": 0}
    for end, count in ends.items():
        tied = unsaid and end.player == end.banker
        result = unsaid if tied else result_of(game, wager, end)
        if result in ways:
            ways[result] += count
    rows = (
        Row("wins", only_odds(wager), ways["wins"]),
        Row("pushes", Fraction(0), ways["pushes"]),
    )
    return Worked(tuple(row for row in rows if row.ways), sum(ends.values()))


def result_of(game: Game, wager: Wager, end: End) -> str:
    """What an end does to a wager: its own rules before the comparison of the hands."""
    paid = _paid(wager, end)
    compared = _compared(game)
    assert compared
    if paid is not None and case(compared, wager, end) == "wins":
        return "wins" if paid else "pushes"
    return _decided(wager, end) or case(compared, wager, end)


def _decided(wager: Wager, end: End) -> str:
    """What the wager's own rules say of an end; empty where they are silent."""
    found = {str(told.is_) for told in wager.decided if _any(told.when, end)}
    found = found or {str(told.is_) for told in wager.decided if told.otherwise}
    if len(found) > 1:
        raise NotComputed("the filing gives several results for one case")
    return found.pop() if found else ""


def _paid(wager: Wager, end: End) -> Fraction | None:
    """What is paid for this very end, where that is said."""
    for table in wager.pays:
        if table.when and table.odds and comes(table.when, end):
            return net(table.odds)
    return None


def _any(events: Sequence[Event | None], end: End) -> bool:
    return any(comes(event, end) for event in events)


def case(compared: Comparison, wager: Wager, end: End) -> str:
    """What the comparison of the hands does to a wager."""
    order = (end.player > end.banker) - (end.player < end.banker)
    found = _answered(_told(compared, wager, order), end)
    found = found or {str(tie.is_) for tie in wager.ties if not order}
    if len(found) == 1:
        return found.pop()
    how = "said in several ways" if found else "not said"
    raise NotComputed(f"what {NAMED[order]} does to it is {how}")


def _answered(told: list[tuple[Outcome, str]], end: End) -> set[str]:
    """What a case does: by the narrower answers that fit the end, else by the plain ones."""
    found = {result for one, result in told if one.narrower and _applies(one, end)}
    return found or {result for one, result in told if not one.narrower}


def _told(compared: Comparison, wager: Wager, order: int) -> list[tuple[Outcome, str]]:
    """The answers to a case, each with what it does to the wager.

    A hand that does not qualify is told by its cards, so the answers to it count with the others.
    """
    named = [(one.case.removeprefix(UNQUALIFIED), one) for one in compared.outcomes]
    asked = [one for name, one in named if CASES.get(name) == order]
    return [(one, str(one.results[wager.name])) for one in asked if wager.name in one.results]


def _applies(one: Outcome, end: End) -> bool:
    if not one.when:
        raise NotComputed(f"a case told in words: {one.if_}")
    return _any(one.when, end)


def comes(event: Event | None, end: End) -> bool:
    """Whether a round ended as an event says."""
    if event is None or event.plus or event.hand or event.of:
        raise NotComputed("a row that is no end of a round")
    if not event.whose and (event.points or event.cards):
        raise NotComputed("whose points are meant is not said")
    banker = event.whose in (*BANKER, "player-dealer")
    return _adds_up(event, end) and _lies(event, end, banker) and _comes(event, end, banker)


def _adds_up(event: Event, end: End) -> bool:
    both = end.player + end.banker
    return not event.total or any(inside(both, one) for one in event.total)


def _lies(event: Event, end: End, banker: bool) -> bool:
    """Whether points and cards are those of an event."""
    mine, other = (end.player, end.player_cards), (end.banker, end.banker_cards)
    if banker:
        mine, other = other, mine
    return _has(event, *mine) and all(_has(one, *other) for one in event.while_)


def _has(event: Event, points: int, cards: int) -> bool:
    return inside(points, event.points) and event.cards in (None, cards)


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
