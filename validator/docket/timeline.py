"""A round in time: which moment comes before which.

A moment of a document (``before-deal``, ``after-round-2``, ``with-bet``) names a side of a point.
The point is a step of the round where the rules tell one. Otherwise it lies where it does in every
round, in the order of :data:`STAGES`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import takewhile

from ..model.play import Step
from ..model.wagers import Wager

STAGES = {
    "bank": ("shuffle", "offer-bank"),
    "wagers": ("bet", "no-more-bets"),
    "fee": ("collect-fee",),
    "dice": ("place-button", "roll", "spin", "call-numbers"),
    "deal": ("deal", "burn"),
    "flop": (),
    "turn": (),
    "river": (),
    "betting": ("betting-round",),
    "draw": ("draw", "discard", "exchange", "pass"),
    "play": ("act", "set"),
    "reveal": ("reveal", "qualify", "showdown"),
    "settle": ("compare", "settle"),
}
"""What is done at each stage, in the order of a usual round."""
NAMES = {
    "wagers": ("bet", "bets", "antes", "blinds"),
    "dice": ("dice-opened", "come-out-roll"),
    "deal": ("play", "cards", "own-cards", "initial-deal", "original-deal", "first-card",
             "second-card", "distribution"),
    "reveal": ("peek",),
    "settle": ("settlement",),
}  # fmt: skip
"""Other names moments have for a stage. Play begins with the first cards."""
WHOLE = ("round", "hand", "game", "session", "hour", "half-hour", "day")
"""What begins before every step and ends after every one."""
SIDES = {"before": -1, "start": -1, "at": 0, "on": 0, "with": 0, "during": 0, "after": 1, "end": 1}

RANK = {stage: rank for rank, stage in enumerate(STAGES)}
STAGE = {does: stage for stage, done in STAGES.items() for does in done}
NOUNS = {
    **STAGE,
    **{stage: stage for stage in STAGES},
    **{noun: stage for stage, nouns in NAMES.items() for noun in nouns},
}
BETWEEN = 10
"""Puts a stage that no step tells between two steps."""
Time = tuple[int, int]


class Timeline:
    """The steps of a round, and when each moment is."""

    def __init__(self, steps: Iterable[Step] = (), wagers: Iterable[Wager] = ()) -> None:
        self.told = tuple(step for step in steps if step.where is None)
        self._wagers = {wager.name: wager for wager in wagers}

    def before(self, one: str | Step, other: str | Step) -> bool:
        """Whether *one* surely comes before *other*: moments, stages or steps."""
        first, second = self.when(one), self.when(other)
        return first is not None and second is not None and first < second

    def after(self, one: str | Step, other: str | Step) -> bool:
        return self.before(other, one)

    def steps(self, *stages: str) -> tuple[Step, ...]:
        """The steps of some stages, each with who is first and which way it goes."""
        return tuple(step for step, stage in self._staged if stage in stages)

    def when(self, moment: str | Step) -> Time | None:
        """Where a moment lies; None where neither the steps nor the usual round tell."""
        if isinstance(moment, Step):
            return next(((n, 0) for n, step in enumerate(self.told) if step is moment), None)
        head, _, noun = moment.partition("-")
        if head not in SIDES:
            return self._point(moment, 0)
        return self._point(noun.removeprefix("of-"), SIDES[head])

    @cached_property
    def _staged(self) -> tuple[tuple[Step, str], ...]:
        """A card that is dealt to place a button is no deal."""
        return tuple((s, "dice" if s.by_card else STAGE[s.does]) for s in self.told)

    def _point(self, noun: str, side: int) -> Time | None:
        if noun in WHOLE:
            return {-1: (-2, 0), 1: (len(self.told), 0)}.get(side)
        if span := self._named(noun) or self._done(noun):
            return span[side > 0], side
        if noun in NOUNS:
            return self._untold(NOUNS[noun], side)
        return self._bet(noun)

    def _named(self, noun: str) -> tuple[int, int] | None:
        """The first and last step of that name that follow each other."""
        return _run([noun in (step.called, f"round-{step.round_number}") for step in self.told])

    def _done(self, noun: str) -> tuple[int, int] | None:
        """The same of steps that do it, else of those of its stage."""
        stage = NOUNS.get(noun)
        exact = [other == stage and step.does == noun for step, other in self._staged]
        return _run(exact) or _run([other == stage for _, other in self._staged])

    def _untold(self, stage: str, side: int) -> Time:
        """No step tells it: it lies before the first step of a later stage."""
        rank = RANK[stage]
        later = (n for n, (_, other) in enumerate(self._staged) if RANK[other] > rank)
        return next(later, len(self.told)) - 1, BETWEEN + 3 * rank + side

    def _bet(self, wager: str) -> Time | None:
        """``with-ante``: when that wager is placed."""
        steps = (n for n, step in enumerate(self.told) if wager in step.wagers)
        found = next(steps, None)
        if found is not None:
            return found, 0
        placed = self._wagers[wager].placed if wager in self._wagers else ()
        other = next((said.is_ for said in placed if not said.is_.startswith("with-")), None)
        return self.when(other) if other else None


def _run(found: list[bool]) -> tuple[int, int] | None:
    """The first and last place of the first unbroken run."""
    if True not in found:
        return None
    first = found.index(True)
    return first, first + len(list(takewhile(bool, found[first:]))) - 1


USUAL = Timeline()
"""A round of which nothing is told."""
