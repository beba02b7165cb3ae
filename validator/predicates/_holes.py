"""Cases of a comparison that the rules do not answer, or only on a condition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..docket import comparators
from ..docket.comparators import Case, Reply
from ..model.game import Inherits
from ..model.part import Part
from ..model.wagers import Comparison, Outcome, PayTable, Wager
from ._cases import bank, events
from .answer import Role, Subject
from .values import as_called, phrase


class Hole(NamedTuple):
    """A case, the wagers it has no answer for, and what is said on some condition only."""

    case: Case
    wagers: tuple[str, ...]
    partly: tuple[Reply, ...] = ()


class Compared(NamedTuple):
    """One comparison of a game, and what its findings name."""

    subject: Subject
    comparison: Comparison

    def values(self, holes: list[Hole]) -> dict[str, Any]:
        """What is open, of which wagers, and when."""
        qualified = bool(self.comparison.qualifies) and any(
            outcome.case.startswith("not-qualified") for outcome in self.comparison.outcomes
        )
        wagers = tuple(dict.fromkeys(wager for hole in holes for wager in hole.wagers))
        kind = "wagers" if wagers != (comparators.POT,) else "pot"
        chip = holes[0].case.group == "odd-chip"
        money = "win-pot" if self.subject.game.pot else "win-bets"
        asked = {"wagers": "settle-wagers", "pot": "get-chip" if chip else money}[kind]
        return {
            "open": phrase(asked),
            "mend": phrase("mend-chip" if chip else f"mend-{kind}"),
            "events": events((hole.case for hole in holes), qualified),
            **self.named(wagers),
        }

    def named(self, wagers: tuple[str, ...]) -> dict[str, Any]:
        return {
            "stake": phrase(self._stake(wagers)),
            "wagers": [as_called(one) for one in wagers],
            "bank": bank(self.subject.game),
        }

    def _stake(self, wagers: tuple[str, ...]) -> str:
        """What is at stake: among players, or where no wager is declared, it has no name."""
        if wagers == (comparators.POT,):
            return "the-pot"
        game = self.subject.game
        return "the-wagers" if game.wagers and game.category != "poker" else "the-bets"

    def beside(self, case: Case) -> list[Role]:
        return [
            (place, "nearest")
            for place in comparators.beside(self.comparison, self.subject.game, case)
        ]

    def replies(self, case: Case, wager: str) -> tuple[Reply, ...]:
        return comparators.replies(self.comparison, self.subject.view, case, wager)


def holes(compared: Compared, case: Case, wagers: tuple[str, ...]) -> Iterator[Hole]:
    given = {wager: compared.replies(case, wager) for wager in wagers}
    silent = tuple(w for w in wagers if not given[w] and not _on_the_other(compared, case, w))
    if silent:
        yield Hole(case, silent)
    pot = compared.comparison.by in comparators.POTS
    for wager, said in given.items():
        if said and not comparators.total(said, pot) and not _beside(compared, case, wager, said):
            yield Hole(case, (wager,), said)


def _on_the_other(compared: Compared, case: Case, wager: str) -> bool:
    """Whether another bet wins by this hand and the wager by the other: it then loses."""
    won = {o.case: o.results for o in compared.comparison.outcomes if not o.if_}
    others = [c for c in ("higher", "lower") if c != case.name and case.name in ("higher", "lower")]
    by_other = any(won.get(other, {}).get(wager) == "wins" for other in others)
    return by_other and "wins" in won.get(case.name, {}).values()


def alike(holes: list[Hole]) -> list[list[Hole]]:
    """The holes apart by wagers that are open in the same cases."""
    apart: dict[tuple[Case, ...], dict[str, None]] = {}
    for wager in dict.fromkeys(wager for hole in holes for wager in hole.wagers):
        cases = tuple(hole.case for hole in holes if wager in hole.wagers)
        apart.setdefault(cases, {})[wager] = None
    return [[Hole(case, tuple(named)) for case in cases] for cases, named in apart.items()]


def _beside(compared: Compared, case: Case, wager: str, given: tuple[Reply, ...]) -> bool:
    """Whether another part of the rules answers what replies leave open."""
    return _otherwise(compared, case, wager, given) or _by_its_hand(compared, wager, given)


def _own(compared: Compared, wager: str) -> list[Wager]:
    return [one for one in compared.subject.game.wagers if one.name == wager]


def _otherwise(compared: Compared, case: Case, wager: str, given: tuple[Reply, ...]) -> bool:
    """Whether naturals are answered outside a variant: one is paid, and two are a tie."""
    if not all(isinstance(one.place, Outcome) and one.place.variant for one in given):
        return False
    if case.name == "both-natural":
        return bool(compared.replies(_equal(compared.comparison), wager))
    tables = [table for one in _own(compared, wager) for table in one.pays]
    return case.name == "natural" and any(map(_for_natural, tables))


def _by_its_hand(compared: Compared, wager: str, given: tuple[Reply, ...]) -> bool:
    """Whether the cases tell of hands below one, and that hand or a better one decides the wager."""
    below = {one.place.below for one in given if isinstance(one.place, Outcome)}
    rules = [rule for one in _own(compared, wager) for rule in one.decided]
    plain = (event for rule in rules for event in rule.when if not event.plus)
    return not below.isdisjoint({(event.hand or "").removesuffix("-or-better") for event in plain})


def _equal(comparison: Comparison) -> Case:
    return next(case for case in comparators.KNOWN[comparison.by] if case.name == "equal")


def _for_natural(table: PayTable) -> bool:
    """Whether it pays every natural, whatever the other hand shows."""
    paid = table.when if not table.if_ else None
    return bool(paid and paid.result == "natural" and not paid.while_)


def of_wagers(comparison: Comparison, hole: Hole) -> list[Role]:
    """What the nearest cases say of wagers for which this one, answered for others, has no answer."""
    like = [outcome for outcome in comparison.outcomes if outcome.case in hole.case.by]
    if not like or any(set(outcome.results) & set(hole.wagers) for outcome in like):
        return []
    near: list[Part] = [
        o
        for o in comparison.outcomes
        if o.case in hole.case.near.split() and set(o.results) & set(hole.wagers)
    ]
    return [(place, "nearest") for place in near]


def inherited(compared: Compared, case: Case) -> Inherits | None:
    """The reference to another game of the filing whose rules answer *case*."""
    subject = compared.subject
    for source in subject.game.inherits:
        other = subject.filing.game(source.document or source.from_.lower().replace(" ", "-"))
        if other is None or other is subject.game_file:
            continue
        for like in comparators.compared(other.game):
            wagers = comparators.wagers(like, other.game)
            view = subject.filing.view(other)
            answers = [comparators.replies(like, view, case, wager) for wager in wagers]
            if like.by == compared.comparison.by and any(answers):
                return source
    return None
