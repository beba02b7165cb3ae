"""Examples that filings print of a settlement in points: between players, without a bank.

Each comes out by the points its document lists. Where it does not, the document says so in a remark.
"""

from __future__ import annotations

from decimal import Decimal

import pytest

from tests.settle.corpus import RULES
from validator.docket.filed import file
from validator.model.game import Game

EASTERN, ADDED = "eastern", "added"
"""A bonus instead of the point of its segment, or beside it."""


def _game(path: str) -> Game:
    made = file((RULES / "california" / path).read_bytes(), "game.yaml").model
    assert isinstance(made, Game)
    return made


def _listed(game: Game) -> dict[str, Decimal]:
    """What the tables of a game give for a segment and for each bonus hand."""
    return {str(name): Decimal(str(points)) for said in game.values for name, points in said.table}


def _points(listed: dict[str, Decimal], won: int, bonus: str, how: str, times: int = 1) -> Decimal:
    """What one opponent pays to whoever wins so many of three segments."""
    one, more = listed["segment"], listed[bonus] if bonus else Decimal(0)
    plain = won - 1 if bonus and how == EASTERN else won
    return plain * one * times - (3 - won) * one + more


CLUB_ONE = "club-one/games/chinese-poker.yaml"
PALOMAR = "palomar/games/chinese-poker.yaml"


@pytest.mark.parametrize(
    ("path", "won", "bonus", "how", "times", "printed"),
    [
        (CLUB_ONE, 2, "majority of segments", ADDED, 1, 2),  # line 171: two won, one lost, one more
        (CLUB_ONE, 2, "", EASTERN, 1, 1),  # line 191: two won, one lost
        (CLUB_ONE, 3, "four of a kind in back", EASTERN, 1, 6),  # line 191
        (CLUB_ONE, 3, "three of a kind in front", ADDED, 2, 9),  # line 197: the shot doubles
        (CLUB_ONE, 3, "three of a kind in front", ADDED, 3, 12),  # line 199: the home run triples
        (PALOMAR, 3, "four of a kind in back", EASTERN, 1, 6),  # line 61
    ],
)
def test_a_printed_example_comes_out_by_the_points_listed(
    path: str, won: int, bonus: str, how: str, times: int, printed: int
) -> None:
    assert _points(_listed(_game(path)), won, bonus, how, times) == printed


def test_an_example_that_does_not_come_out_is_a_remark() -> None:
    """Line 1386 of face-up Chinese poker counts four points for four of a kind in the back, and its
    table eight: six points by the example, ten by the table.
    """
    game = _game("palomar/games/face-up-chinese-poker.yaml")
    read = [sorted(str(reading.at) for reading in one.readings) for one in game.remarks]
    assert ["1377", "1386"] in read
