"""What several fee predicates need: which options a sentence speaks of, who pays, when, and how to
say it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from decimal import Decimal

from ..docket.filings import Filing, GameFile, Row, ScheduleFile
from ..docket.ladders import Component, components, covers
from ..model.fees import Block, Definition
from ..model.game import Step
from ..model.statements import Fee
from ..model.values import Odds
from ._say import moment as moment
from ._say import who as who

DEALT_TO = ("players", "each-player", "active-players", "everyone", "seats", "player-hand")
ENDS = ("showdown", "compare", "settle")
GRADED = ("total-table-action", "total-player-wager", "player-wager", "ante", "wager", "bet")


def number(row: Row) -> int | None:
    """The option's number, when it has one."""
    return int(row.option.option) if row.option.option.isdecimal() else None


def spans(numbers: Iterable[int]) -> str:
    """``1-3, 5``: numbers as people write them."""
    runs: list[list[int]] = []
    for value in sorted(set(numbers)):
        if runs and value == runs[-1][-1] + 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def options(rows: Iterable[Row], bare: bool = False) -> str:
    """``option 3``, ``options 3-5, 8 of Pai Gow Poker``; options without a number by their limit.
    *bare*: without the game, where it was named.
    """
    listed = list(rows)
    games = {row.of for row in listed}
    return _numbered(listed) + (
        f" of {min(games)}" if len(games) == 1 and min(games) and not bare else ""
    )


def _numbered(listed: list[Row]) -> str:
    numbers = [n for row in listed if (n := number(row)) is not None]
    if not numbers:
        limits = list(dict.fromkeys(str(row.option.limit) for row in listed if row.option.limit))
        return (
            f"the row{'s' if len(listed) > 1 else ''} for {', '.join(limits)}"
            if limits
            else "its only option"
            if len(listed) == 1
            else "its options"
        )
    return f"option{'s' if len(set(numbers)) > 1 else ''} {spans(numbers)}"


def misnumbered(block: Block, rows: Iterable[Row]) -> tuple[list[Row], list[int]]:
    """Options that bear a number printed before, and the numbers of the series, as printed or
    announced, that none bears.
    """
    seen: set[int] = set()
    again = []
    for row in rows:
        value = number(row)
        if value in seen:
            again.append(row)
        elif value is not None:
            seen.add(value)
    series = {
        n
        for said in block.announces
        if said.options.high is not None
        for n in range(int(said.options.low), int(said.options.high) + 1)
    }
    return again, sorted((series | set(range(min(seen), max(seen)))) - seen) if seen else []


def payer(name: str | None) -> str | None:
    """Who pays, as a word for findings: players are players however they are counted."""
    return "player" if name == "all-players" else name


def same_payer(first: str | None, second: str | None) -> bool:
    return first == second or {first, second} == {"player", "all-players"}


def basis(name: str | None) -> str:
    return (name or "").replace("-", " ")


def after_deal(name: str) -> bool:
    """Whether a moment lies after the first cards are out."""
    head, _, noun = name.partition("-")
    if head in ("after", "during"):
        return noun not in ("wagers", "antes", "blinds", "bets")
    return head == "before" and noun.partition("-")[0] in (
        "flop",
        "turn",
        "river",
        "draw",
        "reveal",
        "showdown",
        "settlement",
        "round",
    )


def scope(rows: Iterable[Row], fee: Fee) -> list[Row]:
    """The options of a block that a sentence of its prose speaks of."""
    return [row for row in rows if covers(fee.options, row.option.option)]


def free(fee: Fee) -> bool:
    """The prose says no fee is taken."""
    return any(amount.text == "none" for amount in fee.amount)


def ratios(fee: Fee) -> tuple[Odds, ...]:
    """What is given for the amount of a fee and is no amount: odds, a ratio or a word."""
    return tuple(one for one in fee.amount if one.style != "dollars" and one.text != "none")


def speaks_of(fee: Fee, component: Component) -> bool:
    """Whether a sentence is about a column of the table."""
    if fee.component is not None:
        return bool(fee.component == component.name)
    return same_payer(fee.from_, component.payer)


def told(row: Row) -> bool:
    """Whether the prose announces the option; true where it announces none."""
    value = number(row)
    return (
        not row.block.announces
        or value is None
        or any(said.options.holds(Decimal(value)) for said in row.block.announces)
    )


def cell(row: Row, fee: Fee) -> Component | None:
    """The column of an option that a sentence is about."""
    return next((c for c in components(row) if speaks_of(fee, c)), None)


def unprinted(fee: Fee, rows: Iterable[Row]) -> list[Row]:
    """The options a sentence takes a fee under for which the table has no such fee, when none of
    them has it and the sentence gives no amount.
    """
    if not fee.from_ or fee.amount or fee.share or fee.waived or fee.funds:
        return []
    spoken = scope(rows, fee)
    return [] if any(cell(row, fee) for row in spoken) else spoken


def charges(component: Component) -> bool:
    return any(amount > 0 for amount in component.amounts)


def charged_by(rows: Iterable[Row], bases: tuple[str, ...]) -> list[tuple[str, Row]]:
    """The bases among *bases* by which a fee that is charged is graded, each with an option."""
    return [
        (component.basis, row)
        for row in rows
        for component in components(row)
        if component.cell.tiers and component.basis in bases and charges(component)
    ]


def standing(filing: Filing) -> Iterator[tuple[ScheduleFile, Block, tuple[Row, ...]]]:
    """Every block of the schedules no later one replaces: those of sheets for many games first."""
    for file in sorted(filing.schedules, key=lambda file: not file.schedule.collective):
        yield from (
            (file, block, rows) for block, rows in file.blocks if file.id not in filing.superseded
        )


def sentence(block: Block, name: str) -> Definition | Fee | None:
    """Where the prose defines a basis, else where it grades a fee by it."""
    return next((said for said in block.defines if said.basis == name), None) or next(
        (fee for fee in block.fees if fee.on == name and not free(fee)), None
    )


def nothing(component: Component) -> bool:
    """The cell says that nothing is taken: $0, N/A or waived, for every tier."""
    charge = component.cell.fee
    if component.cell.tiers:
        return all(
            tier.fee.dollars == 0 or tier.fee.text in ("none", "waived")
            for tier in component.cell.tiers
        )
    return charge is not None and (charge.dollars == 0 or charge.text in ("none", "waived"))


def gratis(row: Row) -> bool:
    """Whether some hand pays nothing at all: one ladder has a tier at $0, and nobody else is
    charged.
    """
    parts = components(row)
    ladders = [part for part in parts if any(tier.fee.dollars == 0 for tier in part.cell.tiers)]
    return len(ladders) == 1 and all(nothing(part) for part in parts if part is not ladders[0])


def definitions(schedule: ScheduleFile) -> Iterator[Definition]:
    for block, _ in schedule.blocks:
        yield from block.defines


def described(game: GameFile) -> bool:
    """Whether the game's own text tells its round from the deal to the end, so that a missing step
    is missing.
    """
    steps = [step for step in game.game.round if step.where is None]
    return any(_dealt(step) for step in steps) and any(step.does in ENDS for step in steps)


def _dealt(step: Step) -> bool:
    return step.does == "deal" and step.to in DEALT_TO


def deals(game: GameFile) -> list[Step]:
    """Deals of the round to the players, in order."""
    return [step for step in game.game.round if step.where is None and _dealt(step)]


def betting_rounds(game: GameFile) -> list[Step]:
    return [step for step in game.game.round if step.where is None and step.does == "betting-round"]


def names(games: Iterable[GameFile]) -> str:
    return ", ".join(dict.fromkeys(game.game.name for game in games))


def current(filing: Filing, game: GameFile) -> list[tuple[ScheduleFile, Block]]:
    """Blocks for a game in schedules no later one replaces, each once."""
    found = {
        id(block): (schedule, block)
        for schedule, block, _ in filing.fees_of(game)
        if schedule.id not in filing.superseded
    }
    return list(found.values())


def money(amounts: Iterable[Decimal]) -> str:
    from ..model.values import dollars

    return ", ".join(dollars(amount) for amount in amounts)
