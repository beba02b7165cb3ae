"""Steps of a round told more than once: which place repeats which."""

from __future__ import annotations

from ..model.game import Game
from ..model.play import Step

EVERY = "all-cards"
REPEATS = (
    EVERY,
    "restated",
    "glossary",
    "definitions",
    "standards-of-play",
    "table-description",
    "object",
)
"""Values of `where` that name another part of the text, not another way to play."""


def in_general(game: Game, *does: str) -> list[Step]:
    """The steps of a round, or those that do so: none of a case or of another part of the text."""
    return [step for step in game.round if step.where is None and (not does or step.does in does)]


def restated(step: Step) -> bool:
    """Whether the step stands in a part of the text that tells the round once more."""
    return step.where in REPEATS


def again(first: Step, second: Step) -> bool:
    """Whether two places tell the same step."""
    if first.does != second.does or first.to != second.to:
        return False
    if restated(first) or restated(second):
        return not (restated(first) and restated(second)) and None in (first.called, second.called)
    return (
        first.called is not None and first.called == second.called and first.where == second.where
    )
