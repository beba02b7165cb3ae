"""``houseway new round GAME``: a round of a game to fill in, with a line for each of its wagers."""

from __future__ import annotations

from pathlib import Path

from ..render.clean import plain
from .common import Unusable, opened, say
from .console import put

_HOW = """\
## A round to settle: houseway settle FILE. Lines with ## explain; change the figures to what was
## played, and take out the bets nobody made.
## result: wins, loses, pushes or half-lost. row: by which row of the pay table a bet won.
## backline: [{amount: 5}] are bets of people behind the seat.
"""


def run(game: str, output: Path | None) -> int:
    """Print the round, or write it; an existing file is kept."""
    from ..render.settle_yaml import written

    if not game:
        raise Unusable("name the file of the game: houseway new round GAME.yaml")
    data = _data(Path(game))
    if output is None:
        put(plain(_explained(written(data))))
        return 0
    if output.exists():
        raise Unusable(f"{output} exists already")
    from ..render.clean import line
    from ..render.whole import write
    from .fix import schema

    write(output, _explained(written(data, schema(output, "round"))).encode())
    say(f"wrote {line(str(output))}\n")
    return 0


def _explained(text: str) -> str:
    """The explanation stands under the line that editors read."""
    first, rest = text.split("\n", 1)
    return f"{first}\n{_HOW}{rest}"


def _data(path: Path) -> dict[str, object]:
    """A round that could have been played, with each bet that may be made in it."""
    from ..model.game import Game
    from ..settle.chance import data_of

    filed = opened(path)
    if not isinstance(filed.model, Game):
        raise Unusable(f"{path} is a {filed.kind}, not a game")
    if not filed.model.wagers:
        raise Unusable(f"{path} names no wagers: there is nothing to settle")
    return data_of(filed.model, filed.id, 0, every=True)
