"""The compliance report as HTML: an index, and one self-contained page per establishment."""

from __future__ import annotations

from ..judge.items import SEVERITIES
from ..judge.verdict import RANKS, VERDICTS, Result
from ..model.game import Game
from ..odds.reading import memory
from ..source.patience import Uncounted
from . import trust
from .odds_page import Bet, in_brief
from .pages import NOTICE, Page, as_of, counts, pages
from .quote import Sources
from .sections import GLYPHS, WORDS
from .templates import render as fill
from .text import HEADINGS

COUNTS = "player-advantage"
"""A rule that is put to every game whose odds are worked out."""
CLASSES = ("statute", "regulation", "ordinance", "tribal-rule", "convention", "drafting")
COMMON = {
    "glyphs": GLYPHS,
    "words": WORDS,
    "verdicts": VERDICTS,
    "severities": SEVERITIES,
    "ranks": [(rank, HEADINGS[rank]) for rank in RANKS],
    "classes": CLASSES,
    "notice": NOTICE,
}


def render(result: Result, sources: Sources) -> dict[str, bytes]:
    """File names and their bytes."""
    made = pages(result, sources)
    counted = _counted(result)
    alone, files = len(made) == 1, {}
    for page in made:
        given = {"page": page, "odds": _odds(page, counted), "alone": alone, **COMMON}
        files[page.file] = fill("establishment.html.j2", **given).encode()
    said = {
        "law": tuple(trust.law(result)),
        "damaged": tuple(trust.damaged(result)),
        "answered": tuple(trust.answered(result.verdicts)),
        "decided": tuple(trust.decided(result)),
    }
    every = {"counts": counts(result.verdicts), "as_of": as_of(result.verdicts), **COMMON}
    index = fill("index.html.j2", pages=made, result=result, **said, **every)
    return {"index.html": index.encode(), **files}


def _counted(result: Result) -> set[str]:
    return {v.subject.document for v in result.verdicts if v.rule == COUNTS}


def count(result: Result) -> None:
    """Have the odds at hand before a page is written: rules may have been run elsewhere."""
    counted = _counted(result)
    for filing in result.docket.filings if result.docket else ():
        for file in filing.games:
            if file.filed.path in counted:
                _bets(file.game)


def _bets(game: Game) -> tuple[Bet, ...]:
    try:
        return in_brief(memory.of(game))
    except Uncounted:  # counted in time where the rules were run, and by a hair not here
        return ()


def _odds(page: Page, counted: set[str]) -> dict[str, tuple[Bet, ...]]:
    """The wagers of each game, where the rules that count them were run."""
    return {
        section.id: _bets(filed.model)
        if filed.path in counted and isinstance(filed.model, Game)
        else ()
        for section, _, filed in page.games
    }
