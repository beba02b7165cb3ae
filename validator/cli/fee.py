"""``houseway fee``: what is collected, from whom, by which tier."""

from __future__ import annotations

import argparse
import sys
from decimal import Decimal, InvalidOperation
from pathlib import Path

from ..docket import ScheduleFile
from ..filed import file
from ..model.fees import Schedule
from ..read import Unreadable
from ..shape import Misshapen
from .common import complain


def _amount(text: str) -> Decimal:
    try:
        amount = Decimal(text.lstrip("$").replace(",", ""))
    except InvalidOperation:
        raise argparse.ArgumentTypeError(f"{text!r} is not an amount in dollars, such as 385 or 0.50") from None
    if not amount.is_finite() or amount < 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not an amount in dollars, such as 385 or 0.50")
    return amount


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a count from 1 on")
    return int(text)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("schedule", type=Path, metavar="SCHEDULE", help="a schedule document")
    parser.add_argument("--option", required=True, metavar="N", help="the option in use")
    parser.add_argument("--block", type=_count, metavar="B", help="the block, from 1, when several have that option")
    parser.add_argument("--action", type=_amount, metavar="DOLLARS", help="total table action")
    parser.add_argument("--wager", type=_amount, metavar="DOLLARS", help="one player's wager")
    parser.add_argument("--players", type=_count, metavar="N", help="players seated")
    parser.add_argument("--round", type=_count, metavar="N", help="round the hand reached")


def run(given: argparse.Namespace) -> int:
    from ..fees import Situation, due

    try:
        filed = file(given.schedule.read_bytes(), given.schedule.as_posix())
    except OSError as error:
        return complain(f"{given.schedule}: {error.strerror}")
    except Unreadable as error:
        return complain(f"{given.schedule}:{error.line}:{error.column}: {error.message}")
    except Misshapen as error:
        first = error.faults[0]
        return complain(f"{given.schedule}:{first.span.line}:{first.span.column}: {first.message}")
    if not isinstance(filed.model, Schedule):
        return complain(f"{given.schedule} is a {filed.kind}, not a schedule")
    situation = Situation(given.action, given.wager, given.players, given.round)
    found = [
        (number, row)
        for number, (_, rows) in enumerate(ScheduleFile(filed, filed.model).blocks, 1)
        for row in rows
        if row.option.option == given.option and given.block in (None, number)
    ]
    if not found:
        return complain(f"{given.schedule} has no option {given.option}" + (f" in block {given.block}" if given.block else ""))
    for number, row in found:
        games = ", ".join(g.called or g.document or g.approval or "" for g in row.block.games)
        sys.stdout.write(f"block {number}, option {row.option.option}{f', table limit {row.option.limit}' if row.option.limit else ''}{f': {games}' if games else ''}\n")
        for line in due(row, situation):
            sys.stdout.write(f"  {line}\n")
    return 0
