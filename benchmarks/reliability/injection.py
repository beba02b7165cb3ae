"""Family 6: what a filing says must not speak to the terminal, the workflow or files outside."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from .case import case
from .filing import GAME, OVERLAP, SCHEDULE, filing, put
from .tool import Run, Tool

ESCAPE, NAMED = "\x1b", '"\\e[31mred"'
GAMES = f"- games: [{{called: {NAMED}, at: 1}}]\n    options:"


@case(6, "an escape sequence in a game's name, in `fee`", (0, 2), lacks=ESCAPE)
def fee(tool: Tool, folder: Path) -> Run:
    filing(folder, schedule=SCHEDULE.replace("- options:", GAMES))
    return tool.run(folder, "fee", "club/schedules/rates.yaml", "--option", "1", "--action", "20")


@case(6, "an escape sequence in a file's name, in `fix --diff`", (0, 1, 2), lacks=ESCAPE)
def fix_name(tool: Tool, folder: Path) -> Run:
    put(filing(folder), f"games/a{ESCAPE}[31mb.yaml", GAME)
    return tool.run(folder, "fix", "--diff", "club")


@case(6, "C1 and bidi characters in JSON", (0, 1, 2), lacks="[\x80-\x9f\u202a-\u202e\u2066-\u2069]")
def json(tool: Tool, folder: Path) -> Run:
    name = '"a\\x9b31m \\u202egnp.exe \\u2066x"'
    filing(
        folder, game=GAME.replace("Example Poker", name), schedule=OVERLAP.replace("Rates", name)
    )
    return tool.run(folder, "check", "club", "--no-cache", "--format", "json")


@case(6, "a line of text that begins with `::error::`", (0, 1, 2), lacks="^::")
def command(tool: Tool, folder: Path) -> Run:
    name = "::error::x.yaml"
    put(folder, "establishment.yaml", "kind: establishment\nname: X\njurisdictions: [california]\n")
    put(folder, name, OVERLAP)
    return tool.run(folder, "check", name, "--no-cache")


@case(6, "`fix` on a link to a file outside the folder", (0, 1, 2), lacks="TRIED: the file outside")
def fix_link(tool: Tool, folder: Path) -> Run:
    outside = put(folder, "outside/game.yaml", GAME)
    place = filing(folder)
    (place / "games").mkdir()
    (place / "games" / "game.yaml").symlink_to(outside)
    run = tool.run(folder, "fix", "club")
    changed = outside.read_text() != GAME
    return (
        replace(run, out=f"{run.out}\nTRIED: the file outside was rewritten", note="rewritten")
        if changed
        else run
    )
