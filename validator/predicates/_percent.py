"""Percentages that no share and no amount says: in names, in what is paid out, on winnings."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..docket.filed import Place
from ..docket.filings import Subject
from ..docket.ladders import MONEY_BASES
from ..model.poker import Payout
from ..model.statements import Fee
from ..model.values import Share
from ..source.alike import latin
from ._fees import speaks_of
from ._law import fees

TAKEN_OF = ("winnings", "payout", "buy-bet", "lay-bet", *MONEY_BASES)
"""Money that a share could be taken of: an amount that depends on it has to be stated."""
NAMES = ("called", "component", "adds_to")
"""What a fee, or something that it is taken of or goes to, is called."""
Named = tuple[Place, str | None]
_PERCENT = re.compile(
    r"[%\u066a\ufe6a\uff05\u2030]|\b(?:per[ -]?cent(?:age|um)?s?|pct|percentile|basis points?)\b",
    re.IGNORECASE,
)
_DENIED = re.compile(
    r"\b(?:no|not|non|never|without)\b(?! (?:less|more|under|over|below|above))[^0-9,;.%]*per[ -]?cent",
    re.IGNORECASE,
)


def unmeasured(subject: Subject) -> Iterator[Fee]:
    """Fees on what is won or bet for which neither the text nor a table has an amount."""
    for fee in fees(subject):
        stated = fee.amount or fee.share or fee.waived
        if fee.on in TAKEN_OF and not stated and not _printed(subject, fee):
            yield fee


def _printed(subject: Subject, fee: Fee) -> bool:
    """Whether a table has a column for the fee: of the sheet, or of a sheet for the game."""
    sheets = (subject.schedule_file,) if subject.schedule_file else subject.view.sheets
    rows = (row for sheet in sheets for _, rows in sheet.blocks for row in rows)
    return any(speaks_of(fee, column) for row in rows for column in row.components)


def keeps_part(subject: Subject) -> Iterator[tuple[Payout, Share, str]]:
    """What is paid out only in part, where nobody is said to keep the rest: the share, its key."""
    payouts = subject.game.payouts if subject.game_file else ()
    for paid in payouts:
        part = [(paid, share, "least_share") for share in paid.least_share if share.part < 1]
        yield from part[:1]
    exact = [(paid, paid.exact_share, "exact_share") for paid in payouts if paid.exact_share]
    if sum(share.part for _, share, _ in exact) < 1:
        yield from exact[:1]


def in_names(subject: Subject) -> Iterator[tuple[Place, str]]:
    """Names of fees, parts, columns and options that name a percentage."""
    plain = [fee for fee in fees(subject) if not fee.share]
    named: list[Named] = [((fee, key), getattr(fee, key)) for fee in plain for key in NAMES]
    if subject.schedule_file:
        for block, rows in subject.schedule_file.blocks:
            named.append(((block, "called"), block.called))
            named += [
                ((c, key), getattr(c, key)) for c in block.columns for key in ("called", "is_")
            ]
            named += [(row.place, row.option.label) for row in rows]
    return _percentages(named)


def in_conditions(subject: Subject) -> Iterator[tuple[Place, str]]:
    """Conditions of fees that name a percentage: perhaps of something that is no money."""
    keys = ("only_if", "waived")
    return _percentages([((fee, key), getattr(fee, key)) for fee in fees(subject) for key in keys])


def _percentages(texts: list[Named]) -> Iterator[tuple[Place, str]]:
    """Those that name a percentage and do not deny one, each text once."""
    seen: set[str] = set()
    for place, said in texts:
        seems = latin(said or "")
        if said and said not in seen and _PERCENT.search(seems) and not _DENIED.search(seems):
            seen.add(said)
            yield place, said
