"""Family 12: what a third review found in settlement, odds and the newer keys."""

from __future__ import annotations

import json
from pathlib import Path

from .case import case
from .filing import filing, put
from .tool import Run, Tool

FAMILY = 12
_ROWS = [[f"row-{n}", f"{n}:1"] for n in range(1, 101)]
_WAGERS = [
    {"name": f"bet-{n}", "placed": "before-deal", "limit": "5-500", "pays": {"rows": _ROWS}}
    for n in range(40)
]
WIDE = {
    "kind": "game",
    "name": "Example",
    "category": "player-dealer",
    "seats": {"is": 99, "of": "players"},
    "player-dealer": {"wins-or-loses-at-most": "original-wager", "uncovered-wagers": "returned"},
    "wagers": _WAGERS,
}
"""A game of 40 bets with 100 rows each, for 99 players."""
OPEN = WIDE | {"settles": [{"from": f"place-{n}"} for n in range(300)]}
"""The same, with 300 places where settlement starts: each is a way to settle a round."""
SHEET = {
    "kind": "schedule",
    "name": "Rates",
    "blocks": [
        {
            "games": {"called": "Example", "document": "example"},
            "options": [
                {"option": n, "limit": "5-500", "player": [["5-50", 1], ["51+", 2]]}
                for n in range(1, 401)
            ],
        }
    ],
}
ROUND = {
    "kind": "round",
    "game": "example",
    "player-dealer": {"wager": 300, "seat": 40},
    "seats": [
        {
            "seat": seat,
            "wagers": [{"wager": f"bet-{n}", "amount": 10, "result": "loses"} for n in range(10)],
        }
        for seat in range(1, 40)
    ],
}


@case(FAMILY, "the exposure of 400 options with 40 bets at 99 seats", (2,), "cannot be settled in")
def wide_exposure(tool: Tool, folder: Path) -> Run:
    filing(folder, game=json.dumps(WIDE), schedule=json.dumps(SHEET))
    return tool.run(folder, "settle", "club/games/example.yaml", "--exposure")


@case(FAMILY, "a round that can be settled in 2,400 ways", (2,), "cannot be settled in")
def many_ways(tool: Tool, folder: Path) -> Run:
    place = filing(folder, game=json.dumps(OPEN))
    put(folder, "round.yaml", json.dumps(ROUND))
    return tool.run(folder, "settle", "round.yaml", "--game", str(place / "games" / "example.yaml"))
