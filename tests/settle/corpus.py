"""Every game of the filings with a player-dealer, as settlement reads it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from validator.docket.filings import Filing, GameFile
from validator.run.gather import gather
from validator.settle.terms import Terms, terms

RULES = Path(__file__).parents[2] / "rules"


class Played(NamedTuple):
    """A game and its terms."""

    name: str
    filing: Filing
    file: GameFile
    terms: Terms


@cache
def games() -> tuple[Played, ...]:
    found = []
    for filing in gather([RULES / "california"]).docket.filings:
        for file in filing.games:
            if file.game.category == "player-dealer":
                sheets = {sheet.id: sheet for sheet, _, _ in filing.fees_of(file)}.values()
                banks = [s.schedule.player_dealer for s in sheets if s.schedule.player_dealer]
                name = f"{filing.id}/{file.id}"
                found.append(Played(name, filing, file, terms(file.game, banks)))
    return tuple(found)
