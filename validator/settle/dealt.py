"""How the hands of one round end, drawn by chance: only results that can come together.

Some hands are everybody's: both hands of baccarat, or the player-dealer's. They are drawn once. Each
seat then has a case of the comparison that such a hand leaves, and its other bets agree with both.
"""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from ..model.game import Game
from ..model.wagers import Comparison, Event, PayRow, Wager
from ..odds.baccarat import End, rounds, shoe_of
from ..odds.reading.answer import NotComputed
from ..odds.reading.rounds import comes, draw_readings, is_baccarat, result_of
from .table import LOSES, PUSHES, WINS, payment, rows_of

RESULTS = {"returned": PUSHES, "no-action": PUSHES, "splits": PUSHES, "paid-by-table": WINS}
KNOWN = (WINS, LOSES, PUSHES, "half-lost")
BANKS = ("player-dealer", "dealer", "banker", "banker-hand")
OTHERS = ("any-player", "another-player", "other-players", "several-players")
STATES = {
    "not-qualified": "not-qualified",
    "dealer-bust": "bust",
    "both-bust": "bust",
    "dealer-natural": "natural",
    "both-natural": "natural",
    "dealer-foul": "foul",
}
"""What the beginning of a case says of the player-dealer's hand."""
STANDING = ("continues", "no-action")
DECKS = 8


Outcome = dict[str, Any]
"""How one bet came out: its result, and the row or the odds it won by."""


class Case(NamedTuple):
    """How one seat came out: the case, and the results of the wagers it decides."""

    name: str = ""
    results: dict[str, str] = {}
    further: Case | None = None
    """A further comparison, where this one leads to it."""

    def of(self, wager: str) -> Case:
        """The comparison that decides a wager."""
        return self.further if self.further and wager in self.further.results else self

    @property
    def lost(self) -> bool:
        return LOSES in self.results.values()


class Dealt:
    """The hands that are everybody's."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.end = _end(game, rng)
        cases = {one.case for said in game.compares[:1] for one in said.outcomes}
        states = sorted({_state(case) for case in cases}) or [""]
        self.state = rng.choice([*states, "", ""] if "" in states else states)
        self.cards = {"natural": 2, "bust": rng.randint(3, 5)}.get(self.state, rng.randint(2, 5))
        hands = {e.hand for wager in game.wagers for e in _events(wager) if e.whose in BANKS}
        self.hand = rng.choice([None, *sorted(filter(None, hands))])
        self.joker = rng.random() < 0.2
        self.labels: set[str] = set()
        """Rows that some seat won by with its own cards: nobody else has the same hand."""
        self.rows: dict[str, PayRow | None] = {}

    def case(self) -> Case:
        """The case of one seat, of those the player-dealer's hand leaves."""
        if not self.game.compares or self.end:
            return Case()
        first, *more = self.game.compares
        cases = {one.case for one in first.outcomes if _state(one.case) == self.state}
        made, last = self._case(first, cases), None
        if more and not set(made.results.values()) <= set(KNOWN):
            last = self._case(more[0], {one.case for one in more[0].outcomes})
        waits = LOSES if last and last.lost else PUSHES  # a bet that a later one goes on with
        known = {name: word if word in KNOWN else waits for name, word in made.results.items()}
        return Case(made.name, known, last)

    def _case(self, said: Comparison, cases: set[str]) -> Case:
        name = self.rng.choice(sorted(cases)) if cases else ""
        told = _results(said, name)
        unsaid = WINS if WINS in told.values() and LOSES not in told.values() else PUSHES
        return Case(name, dict.fromkeys(decides(said), unsaid) | told)

    def bets(self, placed: list[Wager], case: Case, folded: bool) -> dict[str, dict[str, Any]]:
        """How each bet of a seat came out."""
        if self.end is not None:
            return {wager.name: self._by_end(wager, self.end) for wager in placed}
        label = None if folded or case.lost else self._own_hand(placed, case)
        return {wager.name: self._of(wager, case, label, folded) for wager in placed}

    def _of(self, wager: Wager, case: Case, label: str | None, folded: bool) -> dict[str, Any]:
        case = case.of(wager.name)
        compared = case.results.get(wager.name)
        rows = paying(wager)
        if rows and all(row.event and row.event.whose in BANKS for row in rows):
            return _won_by(self._shared(wager, rows))
        if (folded and compared) or on_others(wager):
            return {"result": LOSES}
        word = self._decided(wager, case, compared)
        if rows:
            wins = word in (None, WINS) and label in {row.label for row in rows}
            return {"result": WINS, "row": label} if wins else {"result": _without_row(word)}
        return self._without_rows(wager, case, word, folded)

    def _without_rows(self, wager: Wager, case: Case, word: str | None, lost: bool) -> Outcome:
        drawn = LOSES if lost or case.lost or self.rng.random() >= 0.3 else WINS
        own = any(table.when and table.when.result == case.name for table in wager.pays)
        if (word or drawn) == WINS and own:  # some cases have odds of their own
            return {"result": WINS, "row": case.name}
        return {"result": word or drawn}

    def _decided(self, wager: Wager, case: Case, compared: str | None) -> str | None:
        """By its own events, as far as they are known, and else by the comparison."""
        told = [(said, self._holds(event, case)) for said in wager.decided for event in said.when]
        for said, holds in told:
            if holds:
                return RESULTS.get(said.is_, said.is_)
        known = any(holds is False for _, holds in told)
        unsure = not known and any(said.is_ == PUSHES for said, _ in told)
        if compared == WINS and unsure and not paying(wager):
            return PUSHES
        return compared or (LOSES if known else None)

    def _holds(self, event: Event, case: Case) -> bool | None:
        """Whether something came; None where the cards would have to be known."""
        if event.whose in BANKS and (event.result or event.hand):
            return self.shows(event)
        return case.name == "equal" if event.result in ("equal", "tie") else None

    def shows(self, event: Event) -> bool:
        """Whether the player-dealer's hand is such."""
        if event.plus or event.result not in (None, self.state):
            return False
        if event.hand not in (None, self.hand) or event.with_joker not in (None, self.joker):
            return False
        if event.count is None:
            return True
        if event.of == "cards":
            return event.count.holds(Decimal(self.cards))
        return event.count.low <= self.cards

    def _shared(self, wager: Wager, rows: list[PayRow]) -> PayRow | None:
        """The row by which every seat wins a bet on the player-dealer's hand."""
        if wager.name not in self.rows:
            fit = [row for row in rows if row.event and self.shows(row.event)]
            sure = any(row.event and (row.event.result or row.event.hand) for row in rows)
            self.rows[wager.name] = self._rarely(wager, fit) if fit and self._won(sure) else None
        return self.rows[wager.name]

    def _own_hand(self, placed: list[Wager], case: Case) -> str | None:
        """The row that the own cards are worth, by the bet that looks at most of them.""" ""
        own = [] if case.name == "natural" else _on_own_cards(placed)
        must = [wager for wager in own if case.results.get(wager.name) == WINS]
        if not own or not self._won(bool(must)):
            return None
        wager = self.rng.choice(must or own)
        rows = [row for row in paying(wager) if row.label not in self.labels]
        if not rows:
            return None
        label: str = self._rarely(wager, rows).label
        self.labels.add(label)
        return label

    def _won(self, sure: bool) -> bool:
        """Whether a bet that may win by a row does."""
        return sure or self.rng.random() < 0.4

    def _rarely(self, wager: Wager, rows: list[PayRow]) -> PayRow:
        """One of the rows: the more it pays, the more rarely."""
        paid = [payment(wager, Fraction(1), row.label).amount for row in rows]
        return self.rng.choices(rows, [float(1 / (1 + one)) for one in paid])[0]

    def _by_end(self, wager: Wager, end: End) -> dict[str, Any]:
        """A bet on hands that are everybody's."""
        rows = paying(wager)
        if any(said.is_ in STANDING for said in wager.decided):
            return self._standing(wager, rows, end)
        if rows:
            return _won_by(next((row for row in rows if _came(row.event, end)), None))
        for table in wager.pays:
            if table.when and table.odds and table.odds.win and _came(table.when, end):
                return {"result": WINS, "pays": str(table.odds)}
        return {"result": self._compared(wager, end)}

    def _compared(self, wager: Wager, end: End) -> str:
        """What both hands do to a bet; where the rules leave it open, a tie pushes."""
        try:
            word = result_of(self.game, wager, end)
        except NotComputed:
            word = PUSHES if end.player == end.banker else LOSES
        word = RESULTS.get(word, word)
        return word if word in KNOWN else LOSES

    def _standing(self, wager: Wager, rows: list[PayRow], end: End) -> dict[str, Any]:
        """A bet on one number that stands until that number comes, or one that loses."""
        row = self.rng.choice(rows) if rows else None
        if row is not None and _came(row.event, end):
            return _won_by(row)
        lost = (event for said in wager.decided if said.is_ == LOSES for event in said.when)
        return {"result": LOSES if any(_came(event, end) for event in lost) else PUSHES}


def _end(game: Game, rng: Random) -> End | None:
    """How both hands of baccarat end, each as often as it comes."""
    if not is_baccarat(game):
        return None
    try:
        ends = rounds(shoe_of(DECKS), draw_readings(game)[0][0])
    except NotComputed:
        ends = rounds(shoe_of(DECKS))
    return rng.choices(sorted(ends), [ends[end] for end in sorted(ends)])[0]


def _state(case: str) -> str:
    return next((state for start, state in STATES.items() if case.startswith(start)), "")


def decides(said: Comparison) -> list[str]:
    """The wagers that a comparison decides."""
    return list(dict.fromkeys(name for one in said.outcomes for name in one.results))


def _results(said: Comparison, case: str) -> dict[str, str]:
    """What a case does to each wager: what holds always, or else the first narrower answer."""
    told = [one for one in said.outcomes if one.case == case and not one.variant]
    plain = [one for one in told if not one.narrower] or told[:1]
    words = [pair for one in reversed(plain) for pair in one.results.items()]
    return {name: RESULTS.get(word, word) for name, word in words}


def _without_row(word: str | None) -> str:
    """The result of a bet that has rows and did not win by one."""
    return PUSHES if word == WINS else word or LOSES


def _came(event: Event | None, end: End) -> bool:
    try:
        return comes(event, end)
    except NotComputed:
        return False


def _won_by(row: PayRow | None) -> dict[str, Any]:
    return {"result": LOSES} if row is None else {"result": WINS, "row": row.label}


def _events(wager: Wager) -> list[Event]:
    rows = [row.event for table in wager.pays for row in table.rows if row.event]
    return rows + [event for said in wager.decided for event in said.when]


def _on_own_cards(placed: list[Wager]) -> list[Wager]:
    """The bets on a seat's own cards that look at most of them, or do not say at how many."""
    own = [wager for wager in placed if paying(wager) and not on_others(wager)]
    most = max((_cards(wager) for wager in own), default=0)
    return [wager for wager in own if _cards(wager) in (0, most)]


def _cards(wager: Wager) -> int:
    return max((said.cards or 0 for said in wager.judged), default=0)


def on_others(wager: Wager) -> bool:
    """Whether the cards of other seats decide a bet."""
    return any(event.whose in OTHERS for event in _events(wager))


def paying(wager: Wager) -> list[PayRow]:
    """The rows by which something is won."""
    return [row for row in rows_of(wager) if row.pays[0].win]
