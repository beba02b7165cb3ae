"""A game at a glance: what the filing says of it, and the lines that say it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ..docket.filings import Filing, GameFile
from ..model.game import Game
from ..model.part import Part
from ..model.statements import Claim, Rotation
from ..model.wagers import Wager
from .say import lines, part, runs, words


@dataclass(frozen=True)
class Fact:
    label: str
    said: tuple[tuple[str, str], ...]
    """Each statement and the source lines that make it."""


@dataclass(frozen=True)
class WagerRow:
    name: str
    kind: str
    placed: str
    limit: str
    pays: str
    at: str


@dataclass(frozen=True)
class Glance:
    facts: tuple[Fact, ...]
    wagers: tuple[WagerRow, ...]
    fees: tuple[tuple[str, str], ...]
    """Key and name of each schedule that is for the game."""


def glance(filing: Filing, file: GameFile) -> Glance:
    """The facts a reader asks for first."""
    game = file.game
    schedules = {schedule.id: schedule.schedule.name for schedule, _, _ in filing.fees_of(file)}
    return Glance(
        tuple(fact for fact in _facts(game) if fact.said),
        tuple(_wager(w) for w in game.wagers),
        tuple(schedules.items()),
    )


def _facts(game: Game) -> Iterable[Fact]:
    yield Fact("Category", ((words(game.category), ""),))
    if game.extends:
        yield Fact("Variant of", ((game.extends, ""),))
    yield Fact("Also called", _said(game.also_called))
    yield Fact("Approval", tuple((a.number, lines(a)) for a in game.approvals))
    yield Fact("Dated", _said(game.dated))
    yield Fact("Takes effect", _said((game.takes_effect,) if game.takes_effect else ()))
    yield Fact("Version", _said(game.version))
    yield Fact("Owner", tuple((o.called, lines(o)) for o in game.owners))
    yield Fact("Object", _said(game.object))
    yield Fact("Deck", _said(game.deck))
    yield Fact("Joker", _said(game.joker))
    yield Fact("Seats", _said(game.seats))
    yield Fact("Fewest players", _said(game.minimum_players))
    yield Fact("Backline betting", _said(game.backline))
    yield Fact("Table limit", _said(game.table_limit))
    bank = game.player_dealer
    if bank:
        yield Fact("Player-dealer position", _said(bank.rotation, _rotation))
        yield Fact("Player-dealer wins or loses at most", _said(bank.wins_or_loses_at_most))
        yield Fact("Wagers not covered are", _said(bank.uncovered_wagers))
        yield Fact("Player-dealer settles", _said(bank.settling))
        yield Fact("Player-dealer's own wager", _said(bank.own_wager))
        yield Fact("First action decided by", _said(bank.action_button))
        yield Fact("When nobody takes the position", _said(bank.nobody_takes))
    yield Fact("Hands compared", tuple((part(c, "outcomes"), lines(c)) for c in game.compares))
    yield Fact("Settled", _said(game.settles))
    yield Fact("Pot goes to", _said(game.pot))
    yield Fact("Fees stated in the rules", _said(game.fees))
    yield Fact("Statements", tuple((_stated(c), lines(c)) for c in game.states))


def _stated(claim: Claim) -> str:
    return words(claim.that) + ("" if claim.is_ else ": says the opposite")


def _rotation(given: Part) -> str:
    assert isinstance(given, Rotation)
    unit = f" {given.unit}" if given.unit else ""
    turns = {"held at most": given.holds_at_most, "offered on after": given.offered_after}
    said = [f"{what} {many}{unit}" for what, many in turns.items() if many is not None]
    rest = part(given, "holds_at_most", "offered_after", *(["unit"] if said else ()))
    return "; ".join(filter(None, (*said, rest)))


def _said(parts: Iterable[Part], tell: Callable[[Part], str] = part) -> tuple[tuple[str, str], ...]:
    """Each distinct statement once, with every line that makes it."""
    found: dict[str, list[str]] = {}
    for given in parts:
        text = tell(given) or "said"
        if given.damaged:
            text += f" (source {words(given.damaged)})"
        found.setdefault(text, []).extend([lines(given)] if given.at else [])
    return tuple((text, ", ".join(dict.fromkeys(at))) for text, at in found.items())


def _wager(wager: Wager) -> WagerRow:
    kinds = {True: "required", False: "optional", None: "wager"}
    kind = "bonus bet" if wager.bonus else kinds[wager.required]
    placed = ", ".join(dict.fromkeys(words(p.is_) for p in wager.placed))
    limit = "; ".join(dict.fromkeys(part(bound) for bound in wager.limit))
    pays = "; ".join(dict.fromkeys(_pays(table) for table in wager.pays))
    places = [given.at for given in (wager, *wager.pays) if given.at]
    at = runs(str(first) for place in places for first, _ in place.spans)
    return WagerRow(words(wager.name), kind, placed, limit, pays, at)


def _pays(table: object) -> str:
    odds, rows = getattr(table, "odds", None), getattr(table, "rows", ())
    if odds is not None:
        return str(odds)
    if not rows:
        return part(table) if isinstance(table, Part) else ""
    shown = [f"{words(row.label)} {' / '.join(str(p) for p in row.pays)}" for row in rows[:3]]
    return ", ".join(shown) + (f" and {len(rows) - 3} more rows" if len(rows) > 3 else "")
