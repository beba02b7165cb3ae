"""Family 11: what else the second review found, and what was found while that was mended."""

from __future__ import annotations

import json
import os
from pathlib import Path

from .case import case
from .filing import SCHEDULE, filing, put
from .lawful import GAME, OPTION, SHEET, changed, club
from .review import tried
from .tool import Run, Tool

FAMILY = 11
LADDER = "[[5-50, 1], [51-100, 2], [101+, 3]]"
GAP = "[[5-50, 1], [90-100, 2], [101+, 3]]"
DECKS = """\
kind: game
name: Example
category: poker
deck: {cards: 52, decks: 1-20}
wagers: [{name: a, judged: {whose: own, cards: 7}, pays: {rows: [[pair, 1:1]]}}]
"""
WAGER = "wagers: [{name: it's, needs: that's, limit: [{is: 5-50}, {is: 5-100}]}]\n"


def _options(*options: str) -> str:
    """The sheet with these options."""
    return changed(SHEET, f"      - {OPTION}\n", "".join(f"      - {one}\n" for one in options))


def _holed(number: int) -> str:
    """An option with four faults in its ladder."""
    starts = ((10, 20), (15, 40), (60, 80), (90, 100))
    tiers = [[f"{number + low}-{number + high}", n] for n, (low, high) in enumerate(starts, 1)]
    return f"{{option: {number}, limit: {number}-5000, player-dealer: {tiers}}}"


ISOLATED = ("--isolated",)
HOLES = club(sheet=_options(*map(_holed, range(1, 900))))
LABELED = OPTION.replace("limit", "label: plus 5 % of the pot, limit")
CONDITION = "collected: before-deal, only-if: and five percent of winnings}"
OTHER_NAMES = ("rates2.json", "rates2.yaml.txt", "rates2.yaml ", "rates2.y\u0430ml")
LONG = json.dumps(
    {
        "kind": "schedule",
        "name": "Rates",
        "blocks": [
            {
                "options": [
                    {
                        "option": n,
                        "limit": "1-2",
                        "note": "x" * 880,
                        "player": [["5-50", n], ["50+", 2]],
                    }
                    for n in range(1, 990)
                ]
            }
        ],
    }
)
ALIKE = (
    "kind: schedule\nname: Rates\nblocks:\n  - options:\n"
    + "".join(f"      - option: {n}\n        limit: '$5 - $50'\n" for n in range(1, 990))
    + "#a\n#b\n" * 150_000
)
ELEVEN = "".join(f", c{n}: [[5-50, {n}], [51+, 2]]" for n in range(1, 12))
COMPONENTS = ", ".join(f"{{component: c{n}, from: player, at: 2}}" for n in range(1, 12))
TRACED = (
    "kind: schedule\nname: Rates\nsource: {document: x.txt, lines: 1-9}\nblocks:\n"
    f"  - fees: [{COMPONENTS}]\n    options: [{{option: 1, limit: 5-100, at: 2-3{ELEVEN}}}]\n"
)

case(FAMILY, "a percentage in the label of an option", (1,), r"CA201 \S+ not-stated")(
    tried(club(sheet=_options(LABELED)), options=ISOLATED)
)
case(FAMILY, "a percentage in the condition of a fee", (0, 1), r"CA201 \S+ unclear")(
    tried(
        club(sheet=changed(SHEET, "collected: before-deal}", CONDITION)),
        options=ISOLATED,
    )
)
case(FAMILY, "`steps: 1000` over a gap in a ladder", (1,), "tier-gap violated")(
    tried(
        club(sheet=changed(SHEET, "steps: 1\n", "steps: 1000\n").replace(LADDER, GAP)),
        options=ISOLATED,
    )
)
case(FAMILY, "an apostrophe in the name of a wager", (0, 1))(tried(club(GAME + WAGER)))
case(FAMILY, "odds of seven cards from one to twenty decks", (0, 2), "cannot be counted in")(
    tried({"x.yaml": DECKS}, "club/x.yaml", command="odds")
)
case(
    FAMILY, "a finding on each of 990 options on one line of 900 KB, as text", (1,), "tier-overlap"
)(
    tried(club(sheet=LONG)),
)
case(FAMILY, "300,000 lines that are alike, in `fix --diff`", (1, 2))(
    tried({"rates.yaml": ALIKE}, "club", "--diff", command="fix")
)
case(FAMILY, "900 options with four faults each, as PDF", (0, 2))(
    tried(HOLES, "club", "--format", "pdf", "--output", "out.pdf", command="report")
)
for command, words, codes in (
    ("report", ("club", "--format", "pdf", "--appendix"), (2,)),
    ("letter", ("club",), (0, 2)),  # it tells like faults as one, which may be few enough
    ("packet", ("club/games/example.yaml",), (2,)),
):
    case(
        FAMILY,
        f"the same, `{' '.join((command, *words[1:]))}` as PDF",
        codes,
        () if 0 in codes else "too much to write",
    )(tried(HOLES, *words, "--output", "out.pdf", command=command))


@case(FAMILY, "a sheet in files that are no documents by their names", (0,), "by its name")
def other_names(tool: Tool, folder: Path) -> Run:
    files = club() | {f"schedules/{name}": SHEET for name in OTHER_NAMES}
    return tried(files, options=ISOLATED)(tool, folder)


@case(FAMILY, "a table of eleven fees without columns, traced", (0, 1, 2))
def eleven_fees(tool: Tool, folder: Path) -> Run:
    place = filing(folder, schedule=TRACED)
    put(place, "t/x.txt", "a\n1\t$5 - $100\t$5 - $50\t$1.00\t$0\n\t\t$51 +\t$2.00\t\n" * 4)
    return tool.run(folder, "trace", "club", "--sources", "club/t")


@case(FAMILY, "a source text that is a pipe, traced", (2,), "not at hand")
def piped_source(tool: Tool, folder: Path) -> Run:
    place = filing(folder, schedule=f"{SCHEDULE}source: {{document: x.txt, lines: 1-1}}\n")
    (place / "t").mkdir()
    os.mkfifo(place / "t" / "x.txt")
    return tool.run(folder, "trace", "club", "--sources", "club/t")


@case(FAMILY, "a source text of 10 GB, traced", (2,), "not at hand")
def vast_source(tool: Tool, folder: Path) -> Run:
    place = filing(folder, schedule=f"{SCHEDULE}source: {{document: x.txt, lines: 1-1}}\n")
    text = put(place, "t/x.txt", "a\n")
    os.truncate(text, 10_000_000_000)
    return tool.run(folder, "trace", "club", "--sources", "club/t")
