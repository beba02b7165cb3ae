"""Where a schedule, the rules of its games or other schedules for them make a statement."""

from __future__ import annotations

from ..docket.filings import Subject
from ..docket.ladders import components
from ..model.statements import Claim, Fee
from ._law import claims

FIXED = "fees-determined-before-play"
BEFORE = (
    "before-deal", "before-play", "start-of-hand", "start-of-round", "start-of-half-hour",
    "start-of-hour", "with-bet", "after-wagers",
)  # fmt: skip
"""Moments before which a fee that is taken then must have been fixed."""


def moment(fee: Fee, wanted: list[str]) -> bool:
    """Whether the words on a fee say it: when it is posted, or that it is fixed before play."""
    fixed = (fee.determined or "").startswith("before-") or fee.collected in BEFORE
    return ("fees-posted" in wanted and fee.posted is not None) or (FIXED in wanted and fixed)


def somewhere(subject: Subject, wanted: list[str]) -> list[Claim]:
    """What the schedule or the rules of its games state of it."""
    said = (*claims(subject), *(claim for game in subject.games for claim in game.game.states))
    return [claim for claim in said if claim.that in wanted and claim.is_]


def general(subject: Subject, wanted: list[str]) -> Claim | None:
    """What a sheet of the house for several games of the same kind states of fees in general."""
    kinds = {game.game.category for game in subject.games}
    for sheet in subject.filing.schedules:
        games = {
            id(game): game for block, _ in sheet.blocks for game in subject.filing.games_of(block)
        }
        said = [claim for claim in sheet.schedule.states if claim.that in wanted and claim.is_]
        if (
            said
            and len(games) > 1
            and kinds
            and kinds <= {game.game.category for game in games.values()}
        ):
            return said[0]
    return None


def choice(subject: Subject) -> bool:
    """Whether some game has several options to choose from, of different limits or fees."""
    assert subject.schedule_file
    offers = (
        {(row.option.limit, *((c.name, c.amounts) for c in components(row))) for row in rows}
        for _, rows in subject.schedule_file.blocks
    )
    return any(len(different) > 1 for different in offers)


def denied(subject: Subject, wanted: list[str]) -> bool:
    """Whether another schedule for every game of this one says the opposite."""
    sheets = [
        [schedule for schedule, _, _ in subject.filing.fees_of(game)] for game in subject.games
    ]
    return bool(sheets) and all(
        any(c.that in wanted and not c.is_ for sheet in others for c in sheet.schedule.states)
        for others in sheets
    )


def elsewhere(subject: Subject, wanted: list[str]) -> list[Claim | Fee]:
    """For every game, a statement in its rules or a schedule for it; nothing when one lacks it."""
    found: list[Claim | Fee] = []
    for game in subject.games:
        sheets = [schedule for schedule, _, _ in subject.filing.fees_of(game)]
        stated = (*game.game.states, *(c for sheet in sheets for c in sheet.schedule.states))
        said: list[Claim | Fee] = [c for c in stated if c.that in wanted and c.is_]
        said += [fee for fee in game.game.fees if moment(fee, wanted)]
        if not said:
            return []
        found.append(said[0])
    return found
