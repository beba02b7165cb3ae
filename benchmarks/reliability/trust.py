"""Family 1: a filing clears itself."""

from __future__ import annotations

import json
from pathlib import Path

from .case import case
from .filing import OVERLAP, SCHEDULE, damage, decisions, filing, put, real
from .tool import Run, Tool

SOURCE = "source: {document: x.txt, lines: 1-99}\n"
GAME = f"""\
kind: game
name: Example
category: player-dealer
{SOURCE}player-dealer: {{may-hold: {{who: house, is: true, at: 3}}, at: 3}}
"""
RATES = f"""\
kind: schedule
name: Rates
{SOURCE}steps: {{is: 1, at: 1}}
blocks:
  - games: [{{called: Example, document: example, at: 2}}]
    fees: [{{from: player-dealer, share: {{is: 5 %, of: wager}}, collected: after-hand, at: 4}}]
    options:
      - option: 1
        limit: 5-300
        player-dealer: [[5-50, 1], [51-100, 2], [101-150, 3], [151-200, 4], [201-250, 5], [251+, 6]]
        at: 5
    at: 2-9
"""
STATUTES = ("CA201", "CA203", "CA304")
"""What the game and its rates break: a share of the wager, six rates, a house that banks."""
STILL_TOLD = tuple(rf"{code} \S+ violated" for code in STATUTES)
ASKED = ("--no-cache", "--select", ",".join(STATUTES))


def _grave(folder: Path) -> Path:
    return filing(folder, game=GAME, schedule=RATES)


@case(
    1,
    "`damaged: garbled` on every part of a real filing with 18 failing findings",
    (1, 2),
    "damaged",
)
def damaged(tool: Tool, folder: Path) -> Run:
    damage(real(folder))
    return tool.run(folder, "check", "casino-club", "--no-cache")


@case(
    1,
    "`damaged: garbled` on every part of a filing that breaks three statutes",
    (1, 2),
    ("damaged", "CA201", "CA304"),
)
def damaged_statutes(tool: Tool, folder: Path) -> Run:
    damage(_grave(folder))
    return tool.run(folder, "check", "club", *ASKED)


def _decided(tool: Tool, folder: Path, *options: str) -> Run:
    place = _grave(folder)
    damage(place)
    rows = [(one, "*") for one in ("california/flat-fee", "california/house-does-not-bank")]
    put(place, "decisions.yaml", decisions(*rows))
    return tool.run(folder, "check", "club", *ASKED, *options)


@case(
    1,
    'the same, and a `decisions.yaml` in the filing with `subject: "*"`',
    (1, 2),
    (r"decisions\.yaml", "CA201", "CA304"),
)
def decided(tool: Tool, folder: Path) -> Run:
    return _decided(tool, folder)


@case(1, "the same with `--strict --isolated`", (1, 2), (r"decisions\.yaml", "CA201", "CA304"))
def decided_strictly(tool: Tool, folder: Path) -> Run:
    return _decided(tool, folder, "--strict", "--isolated")


@case(
    1,
    "`damaged` on a part of a document that names no source",
    (1, 2),
    "damaged.*source|source.*damaged",
)
def damaged_no_source(tool: Tool, folder: Path) -> Run:
    schedule = OVERLAP.replace("- options:", "- damaged: garbled\n    options:")
    filing(folder, schedule=schedule)
    return tool.run(folder, "check", "club", "--no-cache", "--select", "tier-overlap")


@case(
    1,
    "one filing's `decisions.yaml` settles another's verdicts",
    (0, 1, 2),
    lacks=r'"settled": ("was|[1-9])',
)
def decided_next_door(tool: Tool, folder: Path) -> Run:
    real(folder)
    judged = tool.run(folder, "check", ".", "--no-cache", "--format", "json")
    verdicts = json.loads(judged.out)["verdicts"]
    unclear = sorted({one["provision"] for one in verdicts if one["verdict"] == "unclear"})
    place = filing(folder, schedule=SCHEDULE, name="a-club")
    put(
        place, "decisions.yaml", decisions(*((provision, "casino-club/*") for provision in unclear))
    )
    return tool.run(folder, "check", ".", "--no-cache", "--format", "json")


@case(1, "`player-dealer: []` in the place of a ladder that overlaps", (1, 2), "player-dealer")
def no_tiers(tool: Tool, folder: Path) -> Run:
    filing(folder, schedule=SCHEDULE.replace("[[5-50, 1], [51+, 2]]", "[]"))
    return tool.run(folder, "check", "club", "--no-cache", "--select", "tier-overlap")


@case(1, "`suppress` in a document, for what the Bureau asks", (1, 2), "CA402")
def suppressed(tool: Tool, folder: Path) -> Run:
    answer = "suppress: [{rule: CA402, reason: as filed, who: the applicant}]\n"
    filing(folder, game=GAME + answer)
    return tool.run(folder, "check", "club", "--no-cache", "--select", "CA402")


def _settings(tool: Tool, folder: Path, content: str) -> Run:
    put(_grave(folder), "houseway.toml", content)
    return tool.run(folder, "check", "club", "--no-cache")


@case(
    1,
    "a `houseway.toml` in the filing that selects one harmless rule",
    (1, 2),
    (r"houseway\.toml", *STILL_TOLD),
)
def selected(tool: Tool, folder: Path) -> Run:
    return _settings(tool, folder, 'select = ["tier-overlap"]\n')


@case(
    1,
    "a `houseway.toml` in the filing that ignores what fails",
    (1, 2),
    (r"houseway\.toml", *STILL_TOLD),
)
def ignored(tool: Tool, folder: Path) -> Run:
    return _settings(tool, folder, f"ignore = {json.dumps(STATUTES)}\n")


@case(
    1,
    "a `houseway.toml` in the filing that chooses another law",
    (1, 2),
    (r"houseway\.toml", *STILL_TOLD),
)
def chosen(tool: Tool, folder: Path) -> Run:
    return _settings(tool, folder, 'rulebooks = ["washington"]\n')
