"""Bets on an ace-high hand of the dealer, and of the player beside it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ...model.game import Game
from ...model.wagers import Event, Wager
from ..ace_high import High, ace_high
from ..table import Asked, paid_once
from .answer import Answer, NotComputed, joined, tables
from .packs import packs

HAND = "ace-high"
DEALER = ("player-dealer", "dealer")
CARDS = 7


def is_ace_high(wager: Wager) -> bool:
    events = [row.event for table in wager.pays for row in table.rows]
    return bool(events) and all(event and event.hand == HAND for event in events)


def answers(game: Game, wager: Wager) -> Iterator[Answer]:
    if {judged.cards for judged in wager.judged if judged.cards} != {CARDS}:
        raise NotComputed("how many cards decide it is not said alike")
    for read in packs(game, wager.name):
        if read.pack.decks > 1:
            raise NotComputed("more than one deck")
        cases = ace_high(read.pack, CARDS)
        for paid in tables(wager):
            rows = [Asked(row.label, pays, partial(_is, row.event)) for row, pays in paid.rows]
            said = joined(paid.name, read.reading)
            yield Answer(wager.name, paid_once(cases, rows), read.pack.decks, said)


def _is(event: Event | None, case: High | None) -> bool:
    assert event
    if event.whose not in DEALER or any(more.hand != HAND for more in event.plus):
        raise NotComputed("a row that is not of the dealer's hand")
    if case is None:
        return False
    right = event.with_joker is None or event.with_joker == case.joker
    return right and (case.both or not event.plus)
