"""Names in a game that must be of the trade or declared in the document: hands, moments, variants."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from .gate import Unfit, key
from .trade import strange_hand, strange_moment, strange_thing

if TYPE_CHECKING:
    from .game import Game
    from .statements import Fee
    from .wagers import Comparison, Event, Wager

_WORD = re.compile(r"[a-z]+")
Path = tuple[str | int, ...]
Placed = tuple[Path, str]
"""A name, and the keys that lead to it."""


def refuse_strange_names(game: Game) -> None:
    """Raises the first name nobody knows, with the others beside it."""
    hands = {hand for ranking in game.hands for hand in ranking.high_to_low}
    steps = {step.called for step in game.round if step.called}
    hands |= {ranking.ranking for ranking in game.hands}
    events = steps | {wager.name for wager in game.wagers}
    variants = {said.is_ for said in game.also_called}
    faults = [(path, strange_hand(name, hands)) for path, name in _hands(game)]
    faults += [(path, strange_moment(said, events)) for path, said in _moments(game)]
    faults += [(path, _variant(name, variants)) for path, name in _variants(game)]
    things = hands | events | {word for one in variants for word in _WORD.findall(one.lower())}
    faults += [(path, strange_thing(name, things)) for path, name in _things(game)]
    refuse(faults)


def refuse(faults: list[tuple[Path, Unfit | None]]) -> None:
    wrong = [Unfit(fault.message, path, fault.fix) for path, fault in faults if fault]
    if wrong:
        wrong[0].others = tuple(wrong[1:])
        raise wrong[0]


def _variant(name: str, known: set[str]) -> Unfit | None:
    said = f"{name!r} is no variant of this game"
    return None if name in known else Unfit(said, (), "name it in also-called")


def _hands(game: Game) -> Iterator[Placed]:
    for at, ranking in enumerate(game.hands):
        for number, example in enumerate(ranking.examples):
            yield ("hands", at, "examples", number, "hand"), example.hand
        for number, alike in enumerate(ranking.alike):
            path = ("hands", at, "alike", number, "of")
            yield from (((*path, nth), name) for nth, name in enumerate(alike.of))
    for at, line in enumerate(game.house_way):
        yield ("house-way", at, "dealt"), line.dealt
    for at, compared in enumerate(game.compares):
        yield from _compared(compared, ("compares", at))
    for at, wager in enumerate(game.wagers):
        for number, size in enumerate(wager.size):
            if size.with_:
                yield ("wagers", at, "size", number, "with"), size.with_
        yield from _fates(wager, at)
        yield from _events(wager, at)


def _compared(compared: Comparison, path: Path) -> Iterator[Placed]:
    if compared.natural:
        yield from _event(compared.natural, (*path, "natural"))
    for number, outcome in enumerate(compared.outcomes):
        if outcome.below:
            yield (*path, "outcomes", number, "below"), outcome.below
        for nth, event in enumerate(outcome.when):
            yield from _event(event, (*path, "outcomes", number, "when", nth))
    for number, qualifier in enumerate(compared.qualifies):
        yield (*path, "qualifies", number, "hand"), qualifier.hand


FATES = ("on_fold", "on_bust", "on_surrender", "on_natural")


def _fates(wager: Wager, at: int) -> Iterator[Placed]:
    for name in FATES:
        for number, fate in enumerate(getattr(wager, name)):
            for bound in ("with_", "below"):
                if hand := getattr(fate, bound):
                    yield ("wagers", at, key(name), number, key(bound)), hand


def _events(wager: Wager, at: int) -> Iterator[Placed]:
    for number, decided in enumerate(wager.decided):
        for nth, event in enumerate(decided.when):
            yield from _event(event, ("wagers", at, "decided", number, "when", nth))
    for number, table in enumerate(wager.pays):
        if table.when:
            yield from _event(table.when, ("wagers", at, "pays", number, "when"))
        for nth, row in enumerate(table.rows):
            if row.event:
                path = ("wagers", at, "pays", number, "rows", nth, "event")
                yield from _event(row.event, path)


def _event(event: Event, path: Path) -> Iterator[Placed]:
    if event.hand:
        yield (*path, "hand"), event.hand
    for name in ("plus", "while_"):
        for number, other in enumerate(getattr(event, name)):
            yield from _event(other, (*path, key(name), number))


def _moments(game: Game) -> Iterator[Placed]:
    for at, wager in enumerate(game.wagers):
        for number, placed in enumerate(wager.placed):
            yield ("wagers", at, "placed", number, "is"), placed.is_
    for at, said in enumerate(game.no_more_bets):
        yield ("no-more-bets", at, "is"), said.is_
    for at, option in enumerate(game.playing_options):
        if option.no_later_than:
            yield ("playing-options", at, "no-later-than"), option.no_later_than
    yield from of_fees(game.fees)


THINGS = (
    ("equipment", "is_"),
    ("speaks_of", "thing"),
    ("thresholds", "of"),
    ("irregularities", "step"),
    ("seats", "table"),
    ("facts", "whose"),
    ("settles", "first"),
    ("round", "where"),
    ("forced_bets", "where"),
    ("pot", "where"),
    ("pot", "low_qualifier"),
    ("joker", "where"),
    ("outranks", "hand"),
    ("outranks", "above"),
    ("payouts", "of"),
    ("discretion", "whose"),
    ("best_hands", "ranking"),
    ("glossary", "step"),
)
"""Keys whose words are of the trade: things, cases, hands as they are set, who decides."""


def _things(game: Game) -> Iterator[Placed]:
    for part, name in THINGS:
        for at, said in enumerate(getattr(game, part)):
            if word := getattr(said, name):
                yield (key(part), at, key(name)), word
    for at, button in enumerate(game.player_dealer.action_button if game.player_dealer else ()):
        if button.where:
            yield ("player-dealer", "action-button", at, "where"), button.where
    for at, compared in enumerate(game.compares):
        for number, hand in enumerate(compared.hands):
            yield ("compares", at, "hands", number), hand
    for at, wager in enumerate(game.wagers):
        for number, judged in enumerate(wager.judged):
            if judged.ranking:
                yield ("wagers", at, "judged", number, "ranking"), judged.ranking


def of_fees(fees: tuple[Fee, ...]) -> Iterator[Placed]:
    """The moments fees name."""
    for at, fee in enumerate(fees):
        for name in ("determined", "posted", "placed", "collected", "dropped"):
            if said := getattr(fee, name):
                yield ("fees", at, name), said
        if fee.reaches:
            yield ("fees", at, "reaches"), f"at-{fee.reaches}"


def _variants(game: Game) -> Iterator[Placed]:
    for at, compared in enumerate(game.compares):
        for number, outcome in enumerate(compared.outcomes):
            if outcome.variant:
                yield ("compares", at, "outcomes", number, "variant"), outcome.variant
