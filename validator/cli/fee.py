"""``houseway fee``: what is collected, from whom, by which tier."""

from __future__ import annotations

import argparse
from decimal import Decimal, InvalidOperation
from pathlib import Path

from .common import say
from .options import takes
from .schedule_file import rows, schedule_file


def _amount(text: str) -> Decimal:
    try:
        amount = Decimal(text.lstrip("$").replace(",", ""))
    except InvalidOperation:
        amount = Decimal("NaN")
    if not amount.is_finite() or amount < 0:
        why = f"{text!r} is not an amount in dollars, such as 385 or 0.50"
        raise argparse.ArgumentTypeError(why)
    return amount


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a count from 1 on")
    return int(text)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("schedule", type=Path, metavar="SCHEDULE", help="a schedule document")
    takes(parser, "--option", "N", "the option in use; all without it")
    takes(parser, "--block", "B", "the block, from 1, when several have that option", _count)
    takes(parser, "--action", "DOLLARS", "total table action", _amount)
    takes(parser, "--wager", "DOLLARS", "one player's wager", _amount)
    takes(parser, "--pot", "DOLLARS", "the pot, or what is won", _amount)
    takes(parser, "--players", "N", "players seated", _count)
    takes(parser, "--round", "N", "round the hand reached", _count)


def run(given: argparse.Namespace) -> int:
    from ..docket.due import Situation, due
    from ..render.clean import line

    found = rows(schedule_file(given.schedule), given.option, given.block)
    situation = Situation(given.action, given.wager, given.players, given.round, given.pot)
    for number, row in found:
        games = ", ".join(g.called or g.document or g.approval or "" for g in row.block.games)
        limit = f", table limit {row.option.limit}" if row.option.limit else ""
        head = f"block {number}, option {row.option.option}{limit}{f': {games}' if games else ''}"
        say(f"{line(head)}\n")
        for told in due(row, situation):
            say(f"  {line(told)}\n")
    return 0
