"""The odds of a game's wagers, as an appendix to its rules."""

from __future__ import annotations

from collections.abc import Iterable

from ..odds_page import Bet, Table
from ..prose import Block, Heading, Para, text
from ..prose import Table as Sheet
from ..say import sentence
from .phrases import hand

LEAD = (
    "Worked out by exact count from the facts in this packet; no part of the rules. "
    "A longer bar comes more often, on a logarithmic scale."
)


def odds(bets: Iterable[Bet]) -> list[Block]:
    blocks: list[Block] = []
    for bet in bets:
        for table in bet.tables:
            blocks += _table(sentence(bet.name), bet, table)
    return [Heading(2, text("Appendix: odds")), Para(text(LEAD)), *blocks] if blocks else []


def _table(name: str, bet: Bet, table: Table) -> list[Block]:
    decks = f" with {table.decks:,} deck{'s' * (table.decks > 1)}" if table.decks else ""
    read = f" Assumed: {table.reading}." if table.reading else ""
    spread = f" In all readings and numbers of decks: {bet.spread}." if bet.spread else ""
    rows = tuple(
        tuple(text(cell) for cell in (sentence(hand(label)), pays, ways, chance))
        for label, pays, ways, chance, _, _ in table.rows
    )
    heads = ("Row", "Pays", "Ways", "Probability")
    blocks: list[Block] = [
        Para(text(f"{name}{decks}: {table.summary}.{read}{spread}")),
        Sheet(heads, rows, f"{name}: how often each row comes", table),
    ]
    if table.by_decks:
        edges = tuple(tuple(map(text, row)) for row in table.by_decks)
        blocks.append(
            Sheet(("Decks", "Edge", "Hit", "Standard deviation"), edges, f"{name}: edge by decks")
        )
    return blocks
