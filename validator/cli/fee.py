"""``houseway fee``: what is collected, from whom, by which tier."""

from __future__ import annotations

import argparse
from decimal import Decimal, InvalidOperation
from pathlib import Path

from .common import Unusable, complain, say
from .schedule_file import rows, schedule_file


def _amount(text: str) -> Decimal:
    try:
        amount = Decimal(text.lstrip("$").replace(",", ""))
    except InvalidOperation:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not an amount in dollars, such as 385 or 0.50"
        ) from None
    if not amount.is_finite() or amount < 0:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not an amount in dollars, such as 385 or 0.50"
        )
    return amount


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a count from 1 on")
    return int(text)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("schedule", type=Path, metavar="SCHEDULE", help="a schedule document")
    parser.add_argument("--option", required=True, metavar="N", help="the option in use")
    parser.add_argument(
        "--block", type=_count, metavar="B", help="the block, from 1, when several have that option"
    )
    parser.add_argument("--action", type=_amount, metavar="DOLLARS", help="total table action")
    parser.add_argument("--wager", type=_amount, metavar="DOLLARS", help="one player's wager")
    parser.add_argument("--players", type=_count, metavar="N", help="players seated")
    parser.add_argument("--round", type=_count, metavar="N", help="round the hand reached")


def run(given: argparse.Namespace) -> int:
    from ..docket.due import Situation, due
    from ..render.clean import line

    try:
        found = rows(schedule_file(given.schedule), given.option, given.block)
    except Unusable as error:
        return complain(error)
    situation = Situation(given.action, given.wager, given.players, given.round)
    for number, row in found:
        games = ", ".join(g.called or g.document or g.approval or "" for g in row.block.games)
        limit = f", table limit {row.option.limit}" if row.option.limit else ""
        head = f"block {number}, option {row.option.option}{limit}{f': {games}' if games else ''}"
        say(f"{line(head)}\n")
        for told in due(row, situation):
            say(f"  {line(told)}\n")
    return 0
