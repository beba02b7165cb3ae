"""``houseway settle``: play a round by the rules of a game, under every reading they leave open."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ..source.patience import TooLong, at_most
from .common import Unusable, collect, complain, opened
from .main import EXIT_CLEAN, EXIT_FINDINGS
from .options import declare
from .written import put_text

if TYPE_CHECKING:
    from ..docket.filings import Filing, GameFile
    from ..docket.rows import Row
    from ..model.round import Charged, Round
    from ..render.settle import Told
    from ..settle.chance import Offered
    from ..settle.terms import Terms

FORMATS = ("text", "json", "html", "yaml")
MOST_SEED = 2**32 - 1
SECONDS = 8.0
"""Of the processor's time, to settle and to show it. The longest real one takes less than two."""


def _seed(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 10 or int(text) > MOST_SEED:
        raise argparse.ArgumentTypeError(f"{text!r:.80} is not a number from 0 to {MOST_SEED}")
    return int(text)


OPTIONS = """
--game FILE  the game, when it is in no filing beside the round
--random  make up a round of the game
--seed N  for --random: the same seed gives the same round
--exposure  the most the player-dealer can be asked to pay, and what a full table brings in fees
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "path", type=Path, metavar="ROUND", help="a round; or a game, with --random or --exposure"
    )
    declare(parser, OPTIONS, seed=_seed)
    parser.set_defaults(seed=0)
    parser.add_argument(
        "--format", choices=FORMATS, default="text", help="how to print it (yaml: the round itself)"
    )
    declare(parser, "--output FILE  write there instead")


def run(given: argparse.Namespace) -> int:
    from ..settle.table import Unsettled

    try:
        with at_most(SECONDS):
            said, code = _said(given)
        put_text(said, given.output)
    except TooLong:
        return complain(f"{given.path}: this cannot be settled in {SECONDS:g} seconds")
    except Unsettled as error:
        where = ".".join(str(step) for step in error.place)
        return complain(f"{given.path}: {where + ': ' if where else ''}{error}")
    return code


def _said(given: argparse.Namespace) -> tuple[str, int]:
    """What to print; and 1 where figures worked out by hand differ."""
    filed = opened(given.path)
    if given.random or given.exposure:
        if filed.kind != "game":
            raise Unusable(f"{given.path} is a {filed.kind}, not a game")
        return (_exposed(given) if given.exposure else _made_up(given)), EXIT_CLEAN
    if filed.kind != "round":
        more = "--random makes up one of a game"
        raise Unusable(f"{given.path} is a {filed.kind}, not a round; {more}")
    played: Round = filed.model  # type: ignore[assignment]  # its kind says so
    filing, game = _game(given.game or given.path, None if given.game else played.game)
    if given.format == "yaml":
        raise Unusable("--format yaml is for a round that --random makes up")
    told = told_of(played, filing, game)
    return _shown(told, given.format), EXIT_FINDINGS if told.worked else EXIT_CLEAN


def _made_up(given: argparse.Namespace) -> str:
    from ..settle.chance import data_of, round_of

    filing, game = _game(given.path, None)
    if not game.game.wagers:
        raise Unusable(f"{given.path} names no wagers: there is nothing to settle")
    if given.format == "yaml":
        from ..render.settle_yaml import written

        return written(data_of(game.game, game.id, given.seed, options_of(filing, game)))
    played = round_of(game.game, game.id, given.seed, options_of(filing, game))
    return _shown(told_of(played, filing, game), given.format)


def _exposed(given: argparse.Namespace) -> str:
    from ..render.exposure import as_json, as_text, page
    from ..settle.exposure import exposure

    if given.format == "yaml":
        raise Unusable("--format yaml is for a round that --random makes up")
    filing, game = _game(given.path, None)
    found = exposure(game.game, _terms(filing, game), _rows(filing, game))
    if given.format == "json":
        return as_json(found)
    return (page if given.format == "html" else as_text)(game.game.name, found)


def _game(path: Path, name: str | None) -> tuple[Filing, GameFile]:
    """The game of a name in the filing a file lies in; or the game in the file itself."""
    from ..source.paths import HEAD, home

    folder = home(path)
    whole = (folder / HEAD).is_file()
    docket = collect([str(folder) if whole else str(path if name is None else path.parent)]).docket
    wanted = name or opened(path).id
    for filing in docket.filings:
        if found := filing.game(wanted):
            return filing, found
    raise Unusable(f"there is no game {wanted} beside {path}; name its file with --game")


def _terms(filing: Filing, game: GameFile) -> Terms:
    from ..settle.terms import terms

    sheets = {sheet.id: sheet for sheet, _, _ in filing.fees_of(game)}
    banks = [sheet.schedule.player_dealer for sheet in sheets.values()]
    return terms(game.game, [bank for bank in banks if bank])


def _rows(filing: Filing, game: GameFile) -> list[tuple[str, Row]]:
    """Every option of every schedule in force for the game."""
    return [(sheet, row) for sheet, _, rows in _blocks(filing, game) for row in rows]


def options_of(filing: Filing, game: GameFile) -> list[Offered]:
    """The options a round can be played at: those that name one row."""
    from ..settle.chance import offered

    found = []
    for sheet, number, rows in _blocks(filing, game):
        often = Counter(row.option.option for row in rows)
        found += [offered(sheet, number, row) for row in rows if often[row.option.option] == 1]
    return found


def _blocks(filing: Filing, game: GameFile) -> Iterator[tuple[str, int, tuple[Row, ...]]]:
    """The parts of schedules in force that are for the game: which, and their options."""
    for sheet, block, _ in filing.fees_of(game):
        for number, (one, rows) in enumerate(sheet.blocks, 1):
            if one is block and sheet.id not in filing.superseded:
                yield sheet.id, number, rows


def told_of(played: Round, filing: Filing, game: GameFile) -> Told:
    """A round settled by the rules of a game, with its fees and what was worked out by hand."""
    from ..render.settle import Told
    from ..settle.engine import each
    from ..settle.fees import fees
    from ..settle.table import laid
    from ..settle.worked import differences, fee_differences

    of = _terms(filing, game)
    table = laid(played, of)
    source = game.game.source
    document = source.document if source else game.filed.path
    made = each(table, of)
    row = _row(played.fees, filing) if played.fees else None
    taken, assumed = fees(row, table, of, made) if row else ((), ())
    by_hand = tuple(differences(played.worked, made)) if played.worked else None
    if played.fees and played.fees.worked:
        by_hand = (*(by_hand or ()), *fee_differences(played.fees.worked, taken))
    return Told(game.game.name, document, table, made, of.picked, taken, assumed, by_hand)


def _row(charged: Charged, filing: Filing) -> Row:
    """The option whose fees are taken."""
    from .schedule_file import rows

    sheet = next((one for one in filing.schedules if one.id == charged.schedule), None)
    if sheet is None:
        raise Unusable(f"there is no schedule {charged.schedule} in the filing")
    found = rows(sheet, charged.option, charged.block)
    if len(found) > 1:
        raise Unusable(f"{sheet.id} has option {charged.option} in several blocks: name the block")
    return found[0][1]


def _shown(told: Told, form: str) -> str:
    if form == "json":
        from ..render.settle import as_json

        return as_json(told)
    if form == "html":
        from ..render.settle_page import page

        return page(told)
    from ..render.settle import as_text

    return as_text(told)
