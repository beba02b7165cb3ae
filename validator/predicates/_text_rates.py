"""Collection rates that no option prints: those of the text of a sheet, or of the rules of a game.

A rate is charged wherever it is said. A sentence on options that the table does not have charges
by itself. A part of a sheet without options charges beside the options
of its games, whichever part those stand in; where its games have none, its text is all there is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..docket.filings import Row, Subject
from ..docket.same_option import games_of
from ..model.fees import Block
from ..model.statements import Fee
from ._fees import scope
from ._law import amounts
from ._rates import Rate, payer_of


class TextCount(NamedTuple):
    """Rates that text alone charges, and the first sentence that does."""

    place: Fee
    charged: tuple[Rate, ...]


def loose(subject: Subject, block: Block) -> tuple[Fee, ...]:
    """What parts without options, of sheets in force, charge for the games of a block."""
    mine = games_of(subject.filing, block)
    return tuple(
        fee
        for other, rows in _in_force(subject)
        if not rows and other is not block and _share(mine, games_of(subject.filing, other))
        for fee in other.fees
    )


def texts(subject: Subject) -> Iterator[TextCount]:
    """What text charges for games that have no option, each game's together."""
    if subject.game_file:
        if not subject.view.sheets:
            yield from _count(subject.game.fees)
        return
    for block in _unpriced(subject):
        rules = [fee for file in subject.filing.games_of(block) for fee in file.game.fees]
        yield from _count([*block.fees, *loose(subject, block), *rules])
    for block, rows in subject.schedule_file.blocks if subject.schedule_file else ():
        yield from _unprinted(block, rows)


def _unprinted(block: Block, rows: tuple[Row, ...]) -> Iterator[TextCount]:
    """What the text charges under options that the table beside it does not have."""
    stray = [fee for fee in block.fees if rows and fee.options and not scope(rows, fee)]
    named = dict.fromkeys(span.low for fee in stray for span in fee.options)
    charged = (
        found
        for low in named
        for found in _count(fee for fee in stray if any(span.holds(low) for span in fee.options))
    )
    yield from {(id(one.place), one.charged): one for one in charged}.values()


def _unpriced(subject: Subject) -> Iterator[Block]:
    """The parts of a sheet whose games have no options on it, one for the same games."""
    assert subject.schedule_file
    blocks = subject.schedule_file.blocks
    priced = [games_of(subject.filing, block) for block, rows in blocks if rows]
    for block, rows in blocks:
        games = games_of(subject.filing, block)
        if not rows and not any(_share(games, other) for other in priced):
            priced.append(games)
            yield block


def _count(fees: Iterable[Fee]) -> Iterator[TextCount]:
    given = [fee for fee in fees if any(amounts(fee))]
    charged = dict.fromkeys((payer_of(fee), a) for fee in given for a in amounts(fee) if a)
    if given:
        yield TextCount(given[0], tuple(charged))


def _in_force(subject: Subject) -> Iterator[tuple[Block, tuple[object, ...]]]:
    """The parts of the sheet judged, and of the others that no later paper replaces."""
    filing = subject.filing
    for file in filing.schedules:
        if file is subject.schedule_file or file.id not in filing.superseded:
            yield from file.blocks


def _share(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether two parts are for one game; a part that names none is for all of them."""
    return bool(one & other) or "" in one or "" in other
