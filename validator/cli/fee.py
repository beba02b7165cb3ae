"""``houseway fee``: what is collected, from whom, by which tier."""

from __future__ import annotations

import argparse
from decimal import Decimal, InvalidOperation
from pathlib import Path

from .common import say
from .options import declare
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


OPTIONS = """
--block B  the block, from 1, when several have that option
--action DOLLARS  total table action
--wager DOLLARS  one player's wager
--pot DOLLARS  the pot, or what is won
--players N  players seated
--round N  round the hand reached
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("schedule", type=Path, metavar="SCHEDULE", help="a schedule document")
    parser.add_argument("--option", metavar="N", help="the option in use; all without it")
    kinds = {"action": _amount, "wager": _amount, "pot": _amount}
    declare(parser, OPTIONS, **kinds, block=_count, players=_count, round=_count)


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
