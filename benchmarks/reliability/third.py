"""Family 12: what a third review found in settlement, odds and the newer keys."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

from .case import case
from .filing import filing, put
from .lawful import GAME, SHEET, changed, club
from .review import tried
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
_WORDS = ("button", "dealer", "banker", "player", "pot", "seat", "ante")
_PLACES = ["-".join(words) for words in product(_WORDS, repeat=3)][:300]
OPEN = WIDE | {"settles": [{"from": place} for place in _PLACES]}
"""The same, with 300 places where settlement starts: each is a way to settle a round."""
OPTIONS = {
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

_FEE = "    defines:"


def _fee(words: str) -> str:
    """The sheet with one more sentence on a fee."""
    return changed(SHEET, _FEE, f"      - {{{words}, collected: before-deal}}\n{_FEE}")


def _named(name: str) -> str:
    return changed(GAME, "name: Example Nines", f"name: {name}")


NINE = "from: player, amount: [1, 2, 3, 4, 5, 6, 7, 8, 9], options: 9"
# what is done, the game, the sheet, what must be told
FILINGS: tuple[tuple[str, str, str, str], ...] = (
    ("nine rates under an option that is not printed", GAME, _fee(NINE), r"CA203 \S+ violated"),
    (
        "a percentage in what the text calls a wager",
        GAME,
        _fee("from: player, amount: 4, called: a wager of 5 % of the pot"),
        r"CA201 \S+ not-stated",
    ),
    (
        "a percentage in the name of a part of a fee",
        GAME,
        _fee("from: player, amount: 4, component: five-percent-of-the-pot"),
        r"CA201 \S+ not-stated",
    ),
    (
        "a percentage in the heading of a part of a sheet",
        GAME,
        changed(SHEET, "  - games:", "  - called: five percent of every pot\n    games:"),
        r"CA201 \S+ not-stated",
    ),
    (
        "a forbidden game named with letters of another alphabet",
        _named('"R\\u043eulette"'),
        SHEET,
        r"CA601 \S+ violated",
    ),
    ("a forbidden game with blanks in its name", _named("F a r o"), SHEET, r"CA601 \S+ violated"),
)
case(FAMILY, "a percentage in where a fee goes", (2,), "funds must be one of")(
    tried(club(GAME, _fee("from: player, amount: 4, funds: five-percent-of-the-pot")))
)
for name, game, sheet, says in FILINGS:
    case(FAMILY, name, (1,), says)(tried(club(game, sheet), options=("--isolated",)))

DECKS = """\
kind: game
name: Example Decks
category: poker
deck: {cards: 52, decks: 1-20}
wagers: [{name: a, judged: {whose: own, cards: 7}, pays: {rows: [[pair, 1:1]]}}]
"""
case(
    FAMILY,
    "a game whose odds take too long, beside a sheet with nine rates",
    (2,),
    (r"CA203 \S+ violated", "its odds cannot be counted in"),
)(
    tried(
        club(GAME, _fee(NINE)) | {"games/decks.yaml": DECKS},
        options=("--isolated", "--proofs"),
    )
)


@case(FAMILY, "the exposure of 400 options with 40 bets at 99 seats", (2,), "cannot be settled in")
def wide_exposure(tool: Tool, folder: Path) -> Run:
    filing(folder, game=json.dumps(WIDE), schedule=json.dumps(OPTIONS))
    return tool.run(folder, "settle", "club/games/example.yaml", "--exposure")


@case(FAMILY, "a round that can be settled in 2,400 ways", (0, 2), "cannot be settled in|Bank: ")
def many_ways(tool: Tool, folder: Path) -> Run:
    place = filing(folder, game=json.dumps(OPEN))
    put(folder, "round.yaml", json.dumps(ROUND))
    return tool.run(folder, "settle", "round.yaml", "--game", str(place / "games" / "example.yaml"))
