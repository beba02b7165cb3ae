"""Family 2: documents that end with exit 3, and what one of them does to the others."""

from __future__ import annotations

import os
from pathlib import Path

from .case import CASES, Case, Try, case
from .filing import GAME, HEAD, OVERLAP, SCHEDULE, TELLS_OVERLAP, filing, put
from .tool import Run, Tool

CHAIN = 1_000
BOOK = """\
kind: rulebook
name: City
provisions:
  - id: hand-fee
    code: CI101
    predicate: fee-amount
    level: schedule
    statement: A fee by the hand is at most the ceiling for each hand and player.
    severity: error
    class: regulation
    authorities: [{{cite: City Code 1}}]
    confidence: certain
    confirmed: 2026-11-15
    in-force: 2008-01-01
    decides: fully
    parameters:
      per: {{tighter: none, values: {{value: [hand]}}}}
{parameters}
"""
PAYS = "wagers: [{{name: ante, pays: {{rows: [[pair, {odds}]]}}}}]\n"


def _game(text: str) -> Try:
    def attempt(tool: Tool, folder: Path) -> Run:
        filing(folder, game=GAME + text)
        return tool.run(folder, "check", "club", "--no-cache")

    return attempt


def _schedule(old: str, new: str) -> Try:
    def attempt(tool: Tool, folder: Path) -> Run:
        filing(folder, schedule=SCHEDULE.replace(old, new))
        return tool.run(folder, "check", "club", "--no-cache")

    return attempt


def _settings(content: str) -> Try:
    def attempt(tool: Tool, folder: Path) -> Run:
        put(filing(folder, schedule=SCHEDULE), "houseway.toml", content)
        return tool.run(folder, "check", "club", "--no-cache")

    return attempt


def _book(parameters: str) -> Try:
    def attempt(tool: Tool, folder: Path) -> Run:
        filing(folder, schedule=SCHEDULE)
        put(folder, "city.yaml", BOOK.format(parameters=parameters))
        return tool.run(folder, "check", "club", "--no-cache", "--also", "./city.yaml")

    return attempt


BLOCKS = SCHEDULE[SCHEDULE.index("blocks:") :]
TABLE: tuple[tuple[str, Try, tuple[int, ...], str], ...] = (
    ("`deck: 1,000`", _game("deck: 1,000\n"), (2,), "deck"),
    ("`blocks: $5`", _schedule(BLOCKS, "blocks: $5\n"), (2,), "blocks"),
    ("`offers: 5-50`", _schedule("steps: 1", "offers: 5-50"), (2,), "offers"),
    ('a pay row `"1 1/0 to 1"`', _game(PAYS.format(odds='"1 1/0 to 1"')), (2,), "odds|rows"),
    (
        "`cards: {high-to-low: []}` with a high-low pot",
        _game("cards: {high-to-low: [], at: 1}\npot: {to: high-low, at: 2}\n"),
        (0, 1, 2),
        "high-to-low|verdicts",
    ),
    (
        "an option number of 4,400 digits",
        _schedule("option: 1", f"option: {'9' * 4_400}"),
        (2,),
        "option|4,400",
    ),
    (
        "settings with `~nosuchuser`",
        _settings('sources = "~nosuchuser/x"\n'),
        (0, 1, 2),
        "nosuchuser|verdicts",
    ),
    (
        "settings with NUL",
        _settings('rulebooks = ["./a\\u0000b.yaml"]\n'),
        (0, 1, 2),
        "rulebooks|verdicts",
    ),
    (
        "settings 2,000 brackets deep",
        _settings(f"paths = {'[' * 2_000}{']' * 2_000}\n"),
        (2,),
        "houseway.toml",
    ),
    ("a rulebook with a parameter missing", _book(""), (2,), "cap|parameter"),
    (
        "a rulebook with a parameter of the wrong type",
        _book("      cap: {tighter: lower, values: {value: [much]}}"),
        (2,),
        "cap|parameter",
    ),
)
CASES.extend(Case(2, name, attempt, codes, (says,)) for name, attempt, codes, says in TABLE)


@case(2, "a jurisdiction of 300 characters", (2,), "jurisdiction|rulebook")
def long_jurisdiction(tool: Tool, folder: Path) -> Run:
    filing(folder, schedule=SCHEDULE, head=HEAD.replace("california", "a" * 300))
    return tool.run(folder, "check", "club", "--no-cache")


@case(2, "a thousand games, each extending the next", (0, 1, 2), "extend|verdicts")
def chained(tool: Tool, folder: Path) -> Run:
    place = filing(folder)
    for number in range(CHAIN):
        more = f"extends: game-{number + 1}\n" if number + 1 < CHAIN else ""
        put(
            place,
            f"games/game-{number}.yaml",
            f"kind: game\nname: Game {number}\ncategory: poker\n{more}",
        )
    return tool.run(folder, "check", "club", "--no-cache")


@case(2, "a file name with the byte 0xff", (0, 1, 2), "verdicts|name")
def odd_name(tool: Tool, folder: Path) -> Run:
    place = filing(folder, schedule=SCHEDULE)
    put(place, os.fsdecode(b"schedules/\xff.yaml"), OVERLAP)
    return tool.run(folder, "check", "club")


@case(2, "a baseline with `times: 1e400`", (2,), r"known\.json")
def baseline(tool: Tool, folder: Path) -> Run:
    filing(folder, schedule=OVERLAP)
    entry = '{"code": "HW101", "subject": "x", "message": "x", "times": 1e400}'
    put(folder, "known.json", f'{{"format": 1, "findings": [{entry}]}}')
    return tool.run(folder, "check", "club", "--no-cache", "--baseline", "known.json")


@case(2, "NUL in the name of a source, in `trace`", (0, 1, 2))
def source_name(tool: Tool, folder: Path) -> Run:
    filing(folder, game=f'{GAME}source: {{document: "a\\0b", lines: 1-9}}\n')
    put(folder, "texts/x.txt", "text\n")
    return tool.run(folder, "trace", "club", "--sources", "texts")


@case(
    2,
    "two filings, one with `deck: 1,000`: the other's finding is told",
    (2,),
    (TELLS_OVERLAP, "deck"),
)
def one_of_two(tool: Tool, folder: Path) -> Run:
    filing(folder, game=f"{GAME}deck: 1,000\n", name="a-club")
    filing(folder, schedule=OVERLAP, name="b-club")
    return tool.run(folder, "check", ".", "--no-cache")


@case(
    2,
    "two filings, one of an unknown jurisdiction: the other's finding is told",
    (2,),
    (TELLS_OVERLAP, "atlantis"),
)
def lawless(tool: Tool, folder: Path) -> Run:
    filing(folder, schedule=SCHEDULE, name="a-club", head=HEAD.replace("california", "atlantis"))
    filing(folder, schedule=OVERLAP, name="b-club")
    return tool.run(folder, "check", ".", "--no-cache")
