"""Every wager of a game, worked out as filed or with the reason why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from ...docket.terms import unexplained
from ...model.game import Game
from ...model.wagers import Wager
from . import ace, chances, dealer, first, hands, nine, numbers, play, rounds, showdown, twenty_one
from .answer import Answer, NotComputed, has_odds, joined

CHOICES = {
    "closest-to-target": "the player chooses when to draw",
    "two-hands": "the player chooses how to set two hands",
    "three-hands": "the player chooses how to set three hands",
    "ranked-hand": "the player chooses whether to bet or fold",
}
SHARED = ("pot", "melds")
"""Comparisons by which one of the players wins what all put up."""
Counting = Callable[[Game, Wager], Iterator[Answer]]


def wagers(game: Game, only: str | None = None) -> Iterator[Answer]:
    """What can be said of each wager, in the order of the document."""
    for wager in game.wagers:
        if only in (None, wager.name):
            yield from worked(game, wager)


def worked(game: Game, wager: Wager) -> Iterator[Answer]:
    """One wager: an answer for each reading and number of decks, or one that says why not."""
    try:
        found = list(_counting(game, wager)(game, wager))
    except NotComputed as error:
        yield from _in_part(game, wager, str(error))
        return
    if not found:
        yield Answer(wager.name, not_computed="the pay table has no payments")
    for answer in found:
        yield replace(answer, reading=joined(answer.reading, _fee(game, wager)))


def _in_part(game: Game, wager: Wager, why: str) -> list[Answer]:
    """What can be said of a wager without a return, or only why there is none."""
    try:
        found = list(chances.known(game, wager, why))
    except NotComputed:
        found = []
    return found or [Answer(wager.name, not_computed=why)]


def _fee(game: Game, wager: Wager) -> str:
    taken = any(fee.share and wager.name in fee.wagers for fee in game.fees)
    return "before what is collected on it" if taken else ""


def _counting(game: Game, wager: Wager) -> Counting:
    if twenty_one.is_hand(game, wager):  # even money, where nothing else is printed
        return twenty_one.answers
    if showdown.is_fold(game, wager):
        return showdown.answers
    if nine.is_nine(game, wager):
        return nine.answers
    if numbers.has_dice(game):
        return numbers.on_dice
    if not any(has_odds(table) for table in wager.pays):
        raise NotComputed(joined("no pay table", _choice(game, wager)))
    for holds, counting in _families(game, wager):
        if holds:
            return counting
    raise NotComputed(_unsaid(game, wager))


def _unsaid(game: Game, wager: Wager) -> str:
    """Which cards make what a row pays, what a player decides, or else what decides the wager."""
    rows = [row.label for table in wager.pays for row in unexplained(table, game)]
    if rows:
        return f"the rules do not say what {rows[0]!r} is"
    return _choice(game, wager) or "what decides it is not said"


def _choice(game: Game, wager: Wager) -> str:
    """What a player decides about a wager, where its result depends on that."""
    for compared in game.compares:
        if wager.name in compared.wagers:
            return (
                f"depends on play: {CHOICES.get(compared.by, 'hands are compared after choices')}"
            )
    if any(compared.by in SHARED and not compared.wagers for compared in game.compares):
        return "players play each other for it"
    later = [placed.is_ for placed in wager.placed if placed.is_.startswith("after")]
    return "depends on play: the player makes it after seeing cards" if later else ""


def _families(game: Game, wager: Wager) -> Iterator[tuple[bool, Counting]]:
    yield bool(numbers.compartments(game)), numbers.on_wheel
    yield rounds.is_baccarat(game), rounds.answers
    yield play.is_ride(game, wager), play.on_ride
    yield hands.is_table(wager), hands.answers
    yield ace.is_ace_high(wager), ace.answers
    yield play.is_war(game, wager), play.on_war
    yield dealer.is_buster(wager), dealer.on_bust
    yield dealer.is_red_run(wager), dealer.on_red
    yield wager.name == "insurance", dealer.on_insurance
    yield first.is_match(wager), first.on_match
    yield first.is_two(wager), first.on_two
    yield first.is_equal(game, wager), first.on_equal
