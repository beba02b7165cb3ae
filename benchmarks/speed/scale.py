"""``python -m benchmarks.speed.scale``: one filing of very many options, wagers, fees or games.

Each is judged at three sizes. The order says how the time grows from one size to the next: 1 is in
proportion, 2 with the square.
"""

from __future__ import annotations

import math
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from . import peers
from .clock import once
from .made import HEAD, ROOT, patterns

SIZES = (100, 1_000, 10_000)
MOST = {"fees": 1_000, "games": 1_000}
"""Of what no filing has ten thousand."""
IN_A_BLOCK = 100
"""Options of one game, as a large sheet has them."""
Make = Callable[[int], dict[str, str]]


def options(number: int) -> dict[str, str]:
    """One schedule; each block has the options of a game of its own."""
    rows = ["kind: schedule\nname: Rates\nblocks:"]
    for first in range(0, number, IN_A_BLOCK):
        block = first // IN_A_BLOCK + 1
        rows.append(f"""  - games: [{{called: Game {block}, approval: GEGA-{block:06}}}]
    fees:
      - {{from: player-dealer, per: hand, on: total-table-action, determined: before-play, collected: before-deal}}
      - {{from: player, per: hand, determined: before-play, collected: before-deal}}
    options:""")
        rows += (
            f"      - {{option: {n + 1}, limit: 5-{100 * n + 100}, player: {n % 4}, "
            f"player-dealer: [[5-99, {n % 5 + 1}], [100+, {n % 7 + 6}]]}}"
            for n in range(min(IN_A_BLOCK, number - first))
        )
    return {"schedules/rates.yaml": "\n".join(rows) + "\n"}


def wagers(number: int) -> dict[str, str]:
    """One game."""
    rows = "".join(
        f"  - {{name: spot-{n}, limit: 5-{n % 90 + 10}, needs: spot-{n // 2}, pays: {{odds: {n % 40 + 1}:1}}}}\n"
        for n in range(number)
    )
    return {
        "games/spots.yaml": f"kind: game\nname: Spots\ncategory: player-dealer\nwagers:\n{rows}"
    }


def fees(number: int) -> dict[str, str]:
    """One block whose fees are said in sentences, each of some of its options."""
    rows = "".join(
        f"      - {{from: player, per: hand, called: fee {n}, amount: {n % 30 + 1}, "
        f"options: [{n % 10 + 1}], collected: before-deal}}\n"
        for n in range(number)
    )
    listed = ", ".join(f"{{option: {n}, limit: {n}-{n * 20}}}" for n in range(1, 11))
    head = "kind: schedule\nname: Rates\nblocks:\n  - games: [{called: Draw, approval: GEGA-1}]\n"
    return {"schedules/rates.yaml": f"{head}    options: [{listed}]\n    fees:\n{rows}"}


def games(number: int) -> dict[str, str]:
    """Real games of about a hundred lines under new names."""
    known = patterns()
    made = {}
    for n in range(number):
        _, text = known[n % len(known)]
        text = re.sub(r"^id: .*\n", "", text, flags=re.MULTILINE)
        named = re.sub(r"^name: .*$", f"name: Game {n}", text, count=1, flags=re.MULTILINE)
        made[f"games/game-{n}.yaml"] = named
    return made


KINDS: dict[str, Make] = {"options": options, "wagers": wagers, "fees": fees, "games": games}


def filing(folder: Path, made: dict[str, str]) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    for name, text in ({"establishment.yaml": HEAD.format(number=1)} | made).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def table(kinds: list[str], sizes: tuple[int, ...], work: Path) -> Iterator[str]:
    yield "| | seconds wall | seconds CPU | peak MB | order |\n|---|---|---|---|---|"
    for kind in kinds:
        last, before = 0.0, 0
        for number in (one for one in sizes if one <= MOST.get(kind, one)):
            filing(work / "scale", KINDS[kind](number))
            command = [*peers.houseway(), "check", str(work / "scale"), "--no-cache"]
            run = once(command, ROOT)
            order = f"{math.log(run.cpu / last, number / before):.2f}" if last else ""
            told = order if run.code in (0, 1) else f"refused: exit {run.code}"
            yield f"| {number:,} {kind} | {run.wall:.1f} | {run.cpu:.1f} | {run.peak:.0f} | {told} |"
            last, before = run.cpu, number


def main(arguments: list[str]) -> int:
    kinds = [one for one in arguments if one in KINDS] or list(KINDS)
    sizes = tuple(int(one) for one in arguments if one.isdigit()) or SIZES
    for row in table(kinds, sizes, peers.HOME / "work"):
        print(row, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
