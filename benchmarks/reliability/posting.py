"""Family 8: placards that must not be posted, and references that lead nowhere."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from .case import case
from .filing import GAME, SCHEDULE, filing, put
from .tool import Run, Tool

SIX = "[[5-50, 1], [51-100, 2], [101-150, 3], [151-200, 4], [201-250, 5], [251+, 6]]"
CLAIM = "states: [{that: fees-not-percentage, at: 1}]\n"
NO_PERCENTAGE = "no percentage|not.{1,20}percentage"


def _placard(tool: Tool, folder: Path, *options: str) -> Run:
    given = (
        "placard",
        "club/schedules/rates.yaml",
        "--option",
        "1",
        "--output",
        "placard.html",
        *options,
    )
    run = tool.run(folder, *given)
    made = folder / "placard.html"
    return (
        replace(run, out=f"{run.out}\n{made.read_text()}", note="printed") if made.exists() else run
    )


def _six(folder: Path) -> None:
    filing(
        folder,
        schedule=SCHEDULE.replace("[[5-50, 1], [51+, 2]]", SIX).replace(
            "steps: 1\n", f"steps: 1\n{CLAIM}"
        ),
    )


def _share(folder: Path) -> None:
    fee = "fees: [{from: player-dealer, share: {is: 5 %, of: wager}, at: 1}]\n    options:"
    filing(
        folder,
        schedule=SCHEDULE.replace("options:", fee).replace("steps: 1\n", f"steps: 1\n{CLAIM}"),
    )


@case(8, "the placard of an option with six rates", (1, 2), "rate", "(?s)<html.*no percentage")
def six_rates(tool: Tool, folder: Path) -> Run:
    _six(folder)
    return _placard(tool, folder)


@case(8, "the same with `--draft`", (0,), "NOT FOR POSTING")
def six_rates_draft(tool: Tool, folder: Path) -> Run:
    _six(folder)
    return _placard(tool, folder, "--draft")


@case(8, "the placard of an option with a share of the wager", (1, 2), "share|percent|%", "<html")
def share(tool: Tool, folder: Path) -> Run:
    _share(folder)
    return _placard(tool, folder)


@case(8, "the same with `--draft`, for the share", (0,), "NOT FOR POSTING")
def share_draft(tool: Tool, folder: Path) -> Run:
    _share(folder)
    return _placard(tool, folder, "--draft")


def _golden(folder: Path) -> None:
    games = "- games: [{called: Golden Trips, document: golden-trip, at: 1}]\n    options:"
    place = filing(folder, schedule=SCHEDULE.replace("- options:", games))
    put(place, "games/golden-trips.yaml", GAME.replace("Example Poker", "Golden Trips"))


@case(
    8,
    "a reference to a document that is not there, in `check`",
    (1, 2),
    r"golden-trip\b.*golden-trips.* meant",
)
def dangling(tool: Tool, folder: Path) -> Run:
    _golden(folder)
    return tool.run(folder, "check", "club", "--no-cache")


@case(8, "the same in `packet`", (0, 1, 2), r"golden-trip\b.*golden-trips.* meant")
def packet(tool: Tool, folder: Path) -> Run:
    _golden(folder)
    return tool.run(folder, "packet", "club/games/golden-trips.yaml")
