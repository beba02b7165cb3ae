"""What the rules decided by proof share: the terms of a game, and a round in the words of a page."""

from __future__ import annotations

from ..docket.filings import Subject
from ..model.part import Part
from ..settle.engine import Settled, Step
from ..settle.table import WINS
from ..settle.terms import Terms, terms
from .values import Value, bet, number, phrase
from .values import name as named

POSITION = "player-dealer"


def terms_of(subject: Subject) -> Terms:
    """What the rules and the sheets filed for a game say about settling a round."""
    own = subject.game.player_dealer
    return terms(subject.game, [bank for bank in subject.view.banks if bank is not own])


def dollars(cents: object) -> Value:
    """Cents as dollars, exact."""
    from ..settle.words import money

    return named(money(cents))  # type: ignore[arg-type]  # cents, whole or not


def told(made: Settled) -> list[Value]:
    """A settled round, bet by bet: words of the page called ``paid`` and ``collected``."""
    return [_step(step) for step in made.steps]


def _step(step: Step) -> Value:
    stake = step.bet
    values = {
        "seat": number(stake.seat),
        "stake": dollars(stake.stake),
        "wager": bet(stake.wager) if stake.wager else None,
        "moved": dollars(step.moved),
        "due": dollars(stake.due) if step.short else None,
        "open": dollars(step.left_open) if step.left_open else None,
    }
    return phrase("paid" if stake.result == WINS else "collected", **values)


def first_said(subject: Subject, of: Terms, last: bool = False) -> Part:
    """The statement a proof rests on; *last*: the one that returns what is not covered."""
    said = [part for cover in of.covers.values() for part in cover.said]
    return said[-1 if last else 0] if said else near(subject)


def near(subject: Subject) -> Part:
    """Where a finding about silence stands: the statement nearest to it."""
    bank = subject.game.player_dealer
    said = (*bank.settling, *bank.wins_or_loses_at_most, *bank.rotation) if bank else ()
    return next(iter((*said, *subject.game.wagers)), subject.game)
