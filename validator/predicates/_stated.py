"""Where a schedule, the rules of its games or other schedules for them make a statement."""

from __future__ import annotations

from ..docket.filings import GameFile, ScheduleFile, Subject
from ..docket.ladders import components
from ..model.statements import Claim, Fee
from ._law import Timed, claims, timed

FIXED = "fees-determined-before-play"


def _says(one: Timed, wanted: list[str]) -> bool:
    """Whether the words on a fee say it: when it is posted, or that it is fixed before play."""
    fixed = one.early(one.fee.determined) or one.early(one.fee.collected)
    return ("fees-posted" in wanted and one.fee.posted is not None) or (FIXED in wanted and fixed)


def on_fees(subject: Subject, wanted: list[str]) -> list[Fee]:
    """The fees of a document whose own words say it."""
    return [one.fee for one in timed(subject) if _says(one, wanted)]


def somewhere(subject: Subject, wanted: list[str], is_: bool = True) -> list[Claim]:
    """What the schedule or the rules of its games state of it."""
    said = [*claims(subject), *(claim for game in subject.games for claim in game.game.states)]
    return [claim for claim in said if claim.that in wanted and claim.is_ == is_]


def general(subject: Subject, wanted: list[str]) -> Claim | None:
    """What a sheet of the house for several games of the same kind states of fees in general."""
    kinds = {game.game.category for game in subject.games}
    for sheet in subject.filing.schedules:
        said = [claim for claim in sheet.schedule.states if claim.that in wanted and claim.is_]
        if said and kinds and kinds <= _kinds(subject, sheet):
            return said[0]
    return None


def _kinds(subject: Subject, sheet: ScheduleFile) -> set[str]:
    """Of which kinds the games of a sheet for several are."""
    blocks = [block for block, _ in sheet.blocks]
    games = {game.id: game for block in blocks for game in subject.filing.games_of(block)}
    return {game.game.category for game in games.values()} if len(games) > 1 else set()


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
    found = [_sheets(subject, game) for game in subject.games]
    return bool(found) and all(
        any(claim.that in wanted and not claim.is_ for claim in said) for said in found
    )


def elsewhere(subject: Subject, wanted: list[str]) -> list[Claim | Fee]:
    """For every game, a statement in its rules or a schedule for it; nothing when one lacks it."""
    found = [_of_game(subject, game, wanted) for game in subject.games]
    return [said for said in found if said] if None not in found else []


def _of_game(subject: Subject, game: GameFile, wanted: list[str]) -> Claim | Fee | None:
    stated = (*game.game.states, *_sheets(subject, game))
    said: list[Claim | Fee] = [c for c in stated if c.that in wanted and c.is_]
    rounds = (subject.filing.view(game).timeline,)
    said += [fee for fee in game.game.fees if _says(Timed(fee, rounds), wanted)]
    return said[0] if said else None


def _sheets(subject: Subject, game: GameFile) -> list[Claim]:
    """What the schedules for a game state."""
    sheets = [schedule for schedule, _, _ in subject.filing.fees_of(game)]
    return [claim for sheet in sheets for claim in sheet.schedule.states]
