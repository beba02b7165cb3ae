"""What wagers pay: pay tables, limits on bets, the least and most that is paid."""

from __future__ import annotations

from ...model.poker import BetLimit, Payout
from ...model.statements import Jackpot
from ...model.wagers import PayRow, PayTable, Wager
from ..prose import Block, Para, Table, Text, text
from ..say import both, sentence, words
from . import phrases as w
from .tell import Teller, add, either, put


def titled(t: Teller, wager: Wager) -> str:
    return sentence(t.called[wager.name].removeprefix("the "))


def pays(t: Teller, wager: Wager, table: PayTable) -> list[Block]:
    blocks: list[Block] = [Para(t.part(table, lambda table: _lead(t, wager, table)))]
    wide = max([1, *(len(row.pays) for row in table.rows)])
    named = len(table.headings) == wide
    if table.rows:
        heads = table.headings if named else ("Pays", *[""] * (wide - 1))
        rows = tuple(_row(t, row, wide) for row in table.rows)
        caption = titled(t, wager) + put(" ({})", table.identifier, str)
        blocks.append(Table(("Hand or event", "What it means", *heads), rows, caption))
    if table.headings and not named:
        blocks.append(Para(text(f"The columns are headed: {both(table.headings)}.")))
    return blocks


def _lead(t: Teller, wager: Wager, table: PayTable) -> str:
    """What stands over a pay table."""
    only = "only the highest of these is paid"
    if any(j.whose != "own" for j in wager.judged):
        only = "when several players hold such hands, only the highest of those hands is paid on, and no other"
    return add(
        f"{titled(t, wager)}: " + (put("pays {}", table.odds, w.odds) or "pay table"),
        put("identifier {}", table.identifier, str),
        put("as printed in the {}", table.printed, str),
        put("only when {}", table.when, w.event),
        put("a win pays at least ${}", table.at_least, w.figure),
        put("a win pays at most ${}", table.at_most, w.figure)
        + put(" per {}", table.at_most_per if table.at_most is not None else None),
        either(table.highest_only, only, "not only the highest is paid"),
        either(
            table.rises.is_ if table.rises else None,
            "each further card or better hand is said to pay more",
            "a further card or better hand need not pay more",
        ),
        put("these rows are no payments but figures", table.statistic),
    )


def _row(t: Teller, row: PayRow, wide: int) -> tuple[Text, ...]:
    means = t.part(row, lambda row: put("{}", row.event, w.event))
    pays = [text(w.odds(p)) for p in row.pays]
    return text(sentence(w.hand(row.label))), means, *pays, *[() for _ in range(wide - len(pays))]


def bet_limit(t: Teller, b: BetLimit) -> str:
    said = t.wagers(b.wager) if b.wager else "every bet"
    said += put(" behind {}", b.behind, t.wagers) + put(" on {}", b.on_totals, both)
    said += put(" (only if {})", b.if_, str)
    more = (
        put("at least ${}", b.at_least, w.figure),
        put("at most ${}", b.at_most, w.figure),
        put("at most {} times the base bet", b.times_base, w.span),
        put("each of {} equal bets", b.bets, str),
    )
    return f"{said}: {', '.join(m for m in more if m)}" + put(", per {}", b.per)


def jackpot(j: Jackpot) -> str:
    shares = [
        f"{one.share} to the {words(one.to)}" + put(" ({})", one.note, str) for one in j.shares
    ]
    more = (
        put("won by {}", j.won_by, str),
        put("divided as {}", shares, both),
        put("several winners at once: {}", j.several_claims),
    )
    return f"{j.called or 'the jackpot'}: {'; '.join(m for m in more if m)}"


def payout(p: Payout) -> str:
    more = (
        put("{}", p.exact_share, str),
        put("at least {}", [str(s) for s in p.least_share], both),
        put("at least ${}", p.at_least, w.figure),
        put("at most ${}", p.at_most, w.figure),
    )
    return f"{words(p.of)}: {', '.join(m for m in more if m)}" + put(", per {}", p.per)
