"""Collection rates: what an option charges to whom, and which printed figures may be no rate."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from ..docket.filings import Row, Subject
from ..docket.ladders import ONE_WAGER, components, overlaps
from ..model.fees import Tier
from ..model.statements import Fee
from ._fees import free, of_payer, payer, plain
from ._law import amounts
from .values import Value, money, phrase
from .values import payer as who_pays

MAIN = "base"
"""The one main wager of a game, as documents name it."""

SOMEONE = "someone"
"""Who pays where the text names nobody."""

Rate = tuple[str, Decimal]
"""Who pays, and how much."""


def disputed(row: Row) -> int:
    """How many tiers lie inside another or beyond the table limit, and may be no rate."""
    most = row.option.limit.high if row.option.limit else None
    ladders = [(ladder.basis, ladder.cell.tiers) for ladder in components(row)]
    within = [_within(one.first, one.second) for _, tiers in ladders for one in overlaps(tiers)]
    single = [tier for basis, tiers in ladders if basis in ONE_WAGER for tier in tiers]
    return sum(within) + sum(most is not None and tier.range.low > most for tier in single)


def _within(first: Tier, second: Tier) -> bool:
    """Of two tiers in the order of amounts, whether the second lies wholly inside the first."""
    high, end = first.range.high, second.range.high
    return first.range.low == second.range.low or high is None or (end is not None and end <= high)


def waivers(subject: Subject, row: Row) -> dict[str, list[Fee]]:
    """The payers whose printed $0 the text makes a waiver of all or of the main wagers."""
    none = [fee for fee in row.prose if free(fee)]
    main = _main_wagers(subject, row) if none else set()
    whole = [fee for fee in none if _whole(fee, main)]
    payers = sorted({c.payer for c in components(row) if 0 in c.amounts})
    return {who: fees for who in payers if (fees := of_payer(whole, who))}


def _main_wagers(subject: Subject, row: Row) -> set[str]:
    wagers = [wager for file in subject.filing.games_of(row.block) for wager in file.game.wagers]
    return {wager.name for wager in wagers if not (wager.bonus or wager.needs or wager.size)}


def _whole(fee: Fee, main: set[str]) -> bool:
    return not fee.wagers or MAIN in fee.wagers or bool(main and main <= set(fee.wagers))


def beside(subject: Subject, row: Row, more: Iterable[Fee] = ()) -> list[Rate]:
    """What the text of the block, or of its games, charges beside what the table prints."""
    games = subject.filing.games_of(row.block)
    printed = {(payer(c.payer), amount) for c in components(row) for amount in c.amounts}
    priced = {who for who, _ in printed}
    own = [fee for file in games for fee in file.game.fees if not plain(fee, priced)]
    fees = [*row.prose, *own, *more]
    said = [(payer_of(fee), amount) for fee in fees for amount in amounts(fee) if amount]
    printed |= {(SOMEONE, amount) for _, amount in printed}
    return [(who, amount) for who, amount in said if (payer(who), amount) not in printed]


def payer_of(fee: Fee) -> str:
    """Who pays a fee of the text: a fee is charged though nobody is named."""
    return fee.from_ or SOMEONE


def shown(rates: Iterable[Rate]) -> list[Value]:
    """The amounts by payer, in words of the page: its entry ``from`` has {amounts} and {payer}."""
    by_payer: dict[str, list[Value]] = {}
    for who, amount in rates:
        by_payer.setdefault(who, []).append(money(amount))
    return [
        phrase("from", amounts=amounts, payer=who_pays(who)) for who, amounts in by_payer.items()
    ]
