"""What several rules on fees need: the options judged, who pays and when."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from decimal import Decimal
from math import ceil, floor

from ..docket.filings import Filing, GameFile, Row, ScheduleFile, Subject
from ..docket.filings import options as options_of
from ..docket.ladders import Component, components, covers
from ..model.fees import Block, Definition
from ..model.play import Step
from ..model.statements import Claim, Fee
from ..model.values import Odds
from ._law import claims
from ._steps import in_general

DEALT_TO = ("players", "each-player", "active-players", "everyone", "seats", "player-hand")
ENDS = ("showdown", "compare", "settle")
GRADED = ("total-table-action", "total-player-wager", "player-wager", "ante", "wager", "bet")
EACH = ("bet", "wager", "betting-circle")
"""Units by which a player with several bets pays several times."""
EARLY = ("before-deal", "before-play", "with-bet", "after-wagers")
AT_DEAL = (*EARLY, "after-antes", "at-deal", "after-deal")
"""Moments up to that when the first cards are out."""
STEPS = ("flop", "turn", "river", "draw", "dice")
"""Steps that a game may lack."""
LATER_STEPS = ("flop", "turn", "river", "draw", "reveal", "showdown", "settlement", "round")
PERIODS = ("half-hour", "hour", "day")


Rows = tuple[Row, ...]
Priced = list[tuple[Row, Component]]
"""Fees of options: each with the option it is printed for."""


def parts(subject: Subject) -> tuple[tuple[Block, Rows], ...]:
    """The parts of the schedule judged, each with its options."""
    assert subject.schedule_file
    return subject.schedule_file.blocks


def all_options(subject: Subject) -> list[Row]:
    """The options of the schedule judged."""
    return [row for _, rows in parts(subject) for row in rows]


def current(filing: Filing, game: GameFile) -> list[tuple[ScheduleFile, Block]]:
    """Blocks for a game in schedules no later one replaces, each once."""
    found = {
        id(block): (schedule, block)
        for schedule, block, _ in filing.fees_of(game)
        if schedule.id not in filing.superseded
    }
    return list(found.values())


def in_force(subject: Subject) -> list[tuple[ScheduleFile, Block]]:
    """Blocks for the game judged in schedules that hold."""
    assert subject.game_file
    return current(subject.filing, subject.game_file)


def fees_in_force(subject: Subject) -> list[Fee]:
    """What those sheets say of the fees of the game judged."""
    return [fee for _, block in in_force(subject) for fee in block.fees]


def fees_for(filing: Filing, game: GameFile, but: ScheduleFile | None = None) -> list[Fee]:
    """What the rules of a game and its sheets say of its fees, all sheets but one."""
    sheets = [block for sheet, block, _ in filing.fees_of(game) if sheet is not but]
    return [*game.game.fees, *(fee for block in sheets for fee in block.fees)]


def offered(subject: Subject) -> list[Row]:
    """The options under which the game judged may be played."""
    return [row for _, block in in_force(subject) for row in options_of(block)]


def recited(subject: Subject, *what: str) -> list[Claim]:
    """Where the documents state something in so many words."""
    return [claim for claim in claims(subject) if claim.that in what and claim.is_]


def number(row: Row) -> int | None:
    """The option's number, when it has one."""
    return int(row.option.option) if row.option.option.isdecimal() else None


def misnumbered(block: Block, rows: Rows) -> tuple[list[Row], list[int]]:
    """Options whose number was printed before, and numbers of the series that none bears.

    Rows by number of players are one option.
    """
    seen: set[int] = set()
    again = []
    seated = {number(row) for row in rows} - {number(row) for row in rows if not row.option.players}
    for row in rows:
        value = number(row)
        if value in seen - seated:
            again.append(row)
        elif value is not None:
            seen.add(value)
    series = {n for said in block.announces for n in announced(said.options.low, said.options.high)}
    return again, sorted((series | set(range(min(seen), max(seen)))) - seen) if seen else []


def announced(low: Decimal, high: Decimal | None) -> range:
    """The numbers of a series of options; none where it is open."""
    return range(0) if high is None else range(int(low), int(high) + 1)


def told(row: Row) -> bool:
    """Whether the prose announces the option; true where it announces none."""
    value, said = number(row), row.block.announces
    return not said or value is None or any(one.options.holds(Decimal(value)) for one in said)


def payer(name: str | None) -> str | None:
    """Who pays, as a word for findings: players are players however they are counted."""
    return "player" if name == "all-players" else name


def same_payer(first: str | None, second: str | None) -> bool:
    return payer(first) == payer(second)


def of_payer(fees: Iterable[Fee], who: str | None) -> list[Fee]:
    """The sentences that name a payer."""
    return [fee for fee in fees if same_payer(fee.from_, who)]


def after_deal(name: str) -> bool:
    """Whether a moment lies after the first cards are out."""
    head, _, noun = name.partition("-")
    if head in ("after", "during"):
        return noun not in ("wagers", "antes", "blinds", "bets")
    return head == "before" and noun.partition("-")[0] in LATER_STEPS


def side(name: str) -> str | None:
    """Before or after the first cards, or which end of which period; None for other moments."""
    if name.startswith(("start-of-", "end-of-")) and name != "end-of-hand":
        return name
    if name == "end-of-hand" or after_deal(name):
        return "after"
    return "before" if name in AT_DEAL else None


def key_of(fee: Fee, rows: list[Row]) -> tuple[str | None, ...]:
    """What tells a finding on a sentence from others: the payer and the first option."""
    return payer(fee.from_), rows[0].of, rows[0].option.option


def scope(rows: Iterable[Row], fee: Fee) -> list[Row]:
    """The options of a block that a sentence of its prose speaks of."""
    if not fee.options:
        return list(rows)
    first = fee.options[0]
    if len(fee.options) == 1 and first.high is not None and not first.above:
        low, high = ceil(first.low), floor(first.high)  # the usual form, without decimals
        return [row for row in rows if (n := number(row)) is not None and low <= n <= high]
    return [row for row in rows if covers(fee.options, row.option.option)]


def free(fee: Fee) -> bool:
    """The prose says no fee is taken."""
    return any(amount.text == "none" for amount in fee.amount)


def plain(fee: Fee, payers: Container[str | None] = ("player", "player-dealer", "pot")) -> bool:
    """Whether a sentence gives the amount of the fee that a sheet prints for one of *payers*."""
    other = fee.called or fee.component or fee.wagers or fee.funds or fee.only_if or fee.adds_to
    return (
        bool(fee.amount) and not (other or free(fee) or ratios(fee)) and payer(fee.from_) in payers
    )


def ratios(fee: Fee) -> tuple[Odds, ...]:
    """What is given for the amount of a fee and is no amount: odds, a ratio or a word."""
    return tuple(one for one in fee.amount if one.style != "dollars" and one.text != "none")


def speaks_of(fee: Fee, component: Component) -> bool:
    """Whether a sentence is about a column of the table."""
    if fee.component is not None:
        return bool(fee.component == component.name)
    return same_payer(fee.from_, component.payer)


def cell(row: Row, fee: Fee) -> Component | None:
    """The column of an option that a sentence is about."""
    return next((c for c in components(row) if speaks_of(fee, c)), None)


def cells(rows: Iterable[Row], fee: Fee) -> Priced:
    """What the table prints for the options and the fee that a sentence is about."""
    return [(row, found) for row in scope(rows, fee) if (found := cell(row, fee))]


def taken(rows: Iterable[Row], fee: Fee) -> Priced:
    """The same, without cells that say that nothing is taken."""
    return [(row, found) for row, found in cells(rows, fee) if not nothing(found)]


def ladders(rows: Iterable[Row], *bases: str) -> Priced:
    """The graded fees of options: all, or those graded by one of *bases*."""
    every = [(row, c) for row in rows for c in components(row) if c.cell.tiers]
    return [(row, c) for row, c in every if c.basis in bases] if bases else every


def paid(rows: Iterable[Row], *bases: str) -> Priced:
    """The graded fees under which something is charged."""
    return [(row, c) for row, c in ladders(rows, *bases) if charges(c)]


def charges(component: Component) -> bool:
    return any(amount > 0 for amount in component.amounts)


def nothing(component: Component) -> bool:
    """The cell says that nothing is taken: $0, N/A or waived, for every tier."""
    tiers, fee = component.cell.tiers, component.cell.fee
    printed = [tier.fee for tier in tiers] if tiers else [fee] if fee else []
    gone = [one.dollars == 0 or one.text in ("none", "waived") for one in printed]
    return bool(gone) and all(gone)


def unprinted(fee: Fee, rows: Iterable[Row]) -> list[Row]:
    """The options for which a sentence without an amount takes a fee that the table lacks."""
    if not fee.from_ or fee.amount or fee.share or fee.waived or fee.funds:
        return []
    spoken = scope(rows, fee)
    return [] if any(cell(row, fee) for row in spoken) else spoken


def given(fee: Fee) -> bool:
    """Whether a sentence says itself how much is taken, be it nothing."""
    return bool(fee.amount or fee.share)


def unpriced(block: Block) -> list[Fee]:
    """What a block without a table takes and gives no amount for, while it gives another one: the
    first sentence on each payer.
    """
    told = {payer(fee.from_) for fee in block.fees if given(fee)}
    found = {payer(fee.from_): fee for fee in reversed(block.fees) if _bare(fee)}
    return [fee for who, fee in found.items() if told and who not in told]


def _bare(fee: Fee) -> bool:
    return not (given(fee) or fee.waived or fee.funds or fee.from_ is None)


def unnamed(block: Block, rows: Rows) -> dict[str, Priced]:
    """Payers the table charges and the text, which names others for the option, never names."""
    columns = {fee.component for fee in block.fees}
    payers = {payer(fee.from_) for fee in block.fees}
    silent: dict[str, Priced] = {}
    for row in rows:
        for part in components(row) if any(fee.from_ for fee in row.prose) else ():
            named = part.name in columns or payer(part.payer) in payers
            if not named and charges(part):
                silent.setdefault(part.payer, []).append((row, part))
    return silent


def standing(filing: Filing) -> Iterator[tuple[ScheduleFile, Block, Rows]]:
    """Every block of the schedules no later one replaces: those of sheets for many games first."""
    for file in sorted(filing.schedules, key=lambda file: not file.schedule.collective):
        if file.id not in filing.superseded:
            yield from ((file, block, rows) for block, rows in file.blocks)


def sentence(block: Block, name: str) -> Definition | Fee | None:
    """Where the prose defines a basis, else where it grades a fee by it."""
    defined = next((said for said in block.defines if said.basis == name), None)
    return defined or next((fee for fee in block.fees if fee.on == name and not free(fee)), None)


def described(game: GameFile) -> bool:
    """Whether the game's own text tells its round from the deal to the end."""
    return bool(in_general(game.game, *ENDS) and deals(game))


def deals(game: GameFile) -> list[Step]:
    """Deals of the round to the players, in order."""
    return [step for step in in_general(game.game, "deal") if step.to in DEALT_TO]


def betting_rounds(game: GameFile) -> list[Step]:
    """The betting rounds of the game's own text."""
    return in_general(game.game, "betting-round")
