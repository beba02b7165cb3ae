"""Collection rates: what an option charges to whom, what a printed $0 is, and which tiers may be no
rate.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from ..docket.filings import Row, Subject
from ..docket.ladders import ONE_WAGER, components, overlaps, prose
from ..model.fees import Tier
from ..model.statements import Fee
from ._fees import free, same_payer
from ._law import amounts
from .values import Value, money, payer, phrase

MAIN = "base"
"""The one main wager of a game, as documents name it."""

SOMEONE = "someone"
"""Who pays where the text names nobody."""

Rate = tuple[str, Decimal]
"""Who pays, and how much."""


def disputed(row: Row) -> int:
    """How many tiers lie inside another or beyond the table limit, and may be no rate."""
    limit = row.option.limit
    most = limit.high if limit else None
    count = 0
    for ladder in components(row):
        tiers = ladder.cell.tiers
        count += sum(_within(one.first, one.second) for one in overlaps(tiers))
        beyond = most is not None and ladder.basis in ONE_WAGER
        count += sum(beyond and most is not None and tier.range.low > most for tier in tiers)
    return count


def _within(first: Tier, second: Tier) -> bool:
    """Of two tiers in the order of amounts, whether the second lies wholly inside the first."""
    high, end = first.range.high, second.range.high
    return first.range.low == second.range.low or high is None or (end is not None and end <= high)


def waivers(subject: Subject, row: Row) -> dict[str, list[Fee]]:
    """The payers whose printed $0 the text makes a waiver, and where it says so.

    It takes no fee from them on anything, or on the game wagers themselves.
    """
    wagers = [wager for file in subject.filing.games_of(row.block) for wager in file.game.wagers]
    main = {wager.name for wager in wagers if not (wager.bonus or wager.needs or wager.size)}
    said = [fee for fee in prose(row.block, row) if free(fee) and _whole(fee, main)]
    payers = sorted({c.payer for c in components(row) if 0 in c.amounts})
    return {
        who: fees for who in payers if (fees := [fee for fee in said if same_payer(fee.from_, who)])
    }


def _whole(fee: Fee, main: set[str]) -> bool:
    return not fee.wagers or MAIN in fee.wagers or bool(main and main <= set(fee.wagers))


def beside(subject: Subject, row: Row, more: Iterable[Fee] = ()) -> list[Rate]:
    """What the text of the block, or of its games, charges beside what the table prints for the
    option.
    """
    printed = [(c.payer, amount) for c in components(row) for amount in c.amounts]
    rules = [fee for file in subject.filing.games_of(row.block) for fee in file.game.fees]
    return [
        (payer_of(fee), amount)
        for fee in (*prose(row.block, row), *rules, *more)
        for amount in amounts(fee)
        if amount and not any(_same(payer_of(fee), amount, one) for one in printed)
    ]


def payer_of(fee: Fee) -> str:
    """Who pays a fee of the text: a fee is charged though nobody is named."""
    return fee.from_ or SOMEONE


def _same(who: str, amount: Decimal, printed: Rate) -> bool:
    return amount == printed[1] and (who == SOMEONE or same_payer(who, printed[0]))


def shown(rates: Iterable[Rate]) -> list[Value]:
    """The amounts by payer, in words of the page: its entry ``from`` has {amounts} and {payer}."""
    by_payer: dict[str, list[Value]] = {}
    for who, amount in rates:
        by_payer.setdefault(who, []).append(money(amount))
    return [phrase("from", amounts=amounts, payer=payer(who)) for who, amounts in by_payer.items()]
