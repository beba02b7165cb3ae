"""Collection fees: what the rules say of them, and every block of every schedule joined to the
game.
"""

from __future__ import annotations

from ...docket.filings import ScheduleFile, options
from ...model.fees import Block as Sheet
from ...model.fees import Cell, Column, Definition, GameRef, WagerLimit
from ...model.statements import Fee
from ..prose import Block, Fields, Heading, Para, Table, Text, missing, text
from ..say import both, sentence, words
from . import phrases as w
from .bets import against
from .claims import FEES, claim
from .tell import Teller, add, listed, rest

COUNTED = ("number-of-players", "round-reached")


def fees(t: Teller) -> list[Block]:
    game = t.file.game
    blocks: list[Block] = listed(
        "What the rules say",
        [
            *t.say(game.fees, lambda f: fee(t, f)),
            *t.say([c for c in game.states if c.that in FEES], claim),
        ],
    )
    seen: set[str] = set()
    for schedule, sheet, reference in t.filing.fees_of(t.file):
        if schedule.id not in seen:
            seen.add(schedule.id)
            blocks += _schedule(t, schedule)
        blocks += _sheet(t, schedule, sheet, reference)
    for said in dangling(t):
        blocks.append(Para(text(missing("Not joined: "), f"{said}. Its fees are not shown here.")))
    return blocks


def dangling(t: Teller) -> list[str]:
    """Schedules that seem to mean the game and name a document that is not there."""
    said = (
        f"the schedule {file.schedule.name} refers to a document that is not there, "
        f"{reference.document}; this game, {t.file.id}, may be meant"
        for file, reference in t.filing.dangling(t.file)
    )
    return list(dict.fromkeys(said))


def _schedule(t: Teller, file: ScheduleFile) -> list[Block]:
    s = file.schedule
    rows: list[tuple[str, Text]] = [
        ("Dated", one) for one in t.say(s.dated, lambda d: d.is_.isoformat(), file.filed)
    ]
    rows += (
        [("Takes effect", t.part(s.takes_effect, lambda d: d.is_.isoformat(), file.filed))]
        if s.takes_effect
        else []
    )
    rows += [("Version", one) for one in t.say(s.version, lambda v: v.is_, file.filed)]
    rows += [("Replaces", text(both([words(old) for old in s.supersedes])))] if s.supersedes else []
    rows += (
        [("Serves", text("many games" if s.collective else "this game alone"))]
        if s.collective is not None
        else []
    )
    rows += [
        ("Offered", one)
        for one in t.say(
            s.offers, lambda o: f"The games offered are {both(list(o.games))}", file.filed
        )
    ]
    rows += [
        ("Step", one)
        for one in t.say(s.steps, lambda r: f"Tiers go in steps of {w.money(r.is_)}", file.filed)
    ]
    newer = t.filing.superseded.get(file.id)
    old: list[Block] = (
        [
            Para(
                text(
                    missing("Replaced: "),
                    f"a later document, “{words(newer.id)}”, replaces this schedule.",
                )
            )
        ]
        if newer
        else []
    )
    fields: list[Block] = [Fields(tuple(rows))] if rows else []
    notes = listed(
        "",
        [
            t.told(
                f"{sentence(words(n.about))}: {n.says}", rest(n, "about", "says"), n.damaged or ""
            )
            for n in s.notes
        ],
    )
    return [
        Heading(3, text(s.name)),
        *old,
        *fields,
        *listed("", t.say(s.states, claim, file.filed)),
        *notes,
    ]


def _sheet(t: Teller, file: ScheduleFile, sheet: Sheet, reference: GameRef) -> list[Block]:
    said = [
        t.told(
            f"This part is for {reference.called or t.file.game.name}"
            + (f", approval number {reference.approval}" if reference.approval else ""),
            reference.note or "",
            reference.damaged or "",
            t.marks(reference, file.filed),
        )
    ]
    said += t.say(
        sheet.announces, lambda a: f"The text speaks of options {w.span(a.options)}", file.filed
    )
    said += t.say(sheet.fees, lambda f: fee(t, f), file.filed)
    said += t.say(sheet.defines, lambda d: _definition(t, d), file.filed)
    said += t.say(sheet.limits, lambda x: _limit(t, x), file.filed)
    said += t.say(sheet.states, claim, file.filed)
    note = t.told("", sheet.note or "", sheet.damaged or "")
    return [
        *([Heading(4, text(sheet.called))] if sheet.called else []),
        *listed("", [*said, note]),
        *_options(t, file, sheet),
    ]


def fee(t: Teller, f: Fee) -> str:
    name = f.called or "The fee"
    payer = {
        "player": "each player",
        "player-dealer": "the player-dealer",
        "pot": "the pot",
        "winner": "the winner",
    }.get(f.from_ or "", w.who(f.from_))
    amount = [w.odds(a) for a in f.amount]
    if amount == ["nothing"]:
        said = (
            f"no fee is taken from {'the players' if f.from_ == 'player' else payer}"
            if payer
            else "no fee is taken"
        )
        said += f" ({f.called})" if f.called else ""
    else:
        said = f"{name} is taken from {payer}" if payer else f"{name} is taken"
        said += f": {both(amount)}" if amount else ""
    said += f", for each {words(f.per)}" if f.per else ""
    said += f", on {w.names(f.wagers, t.called)}" if f.wagers else ""
    said += f", depending on the {words(f.on)}" if f.on else ""
    said += f", depending also on {both([words(d) for d in f.depends_on])}" if f.depends_on else ""
    if f.share:
        said += (
            f", {f.share.is_ or ''}{f'at most {f.share.at_most}' if f.share.at_most else ''} of {words(f.share.of)}"
            + (f" ({f.share.note})" if f.share.note else "")
        )
    for moment, phrase in (
        (f.determined, "its amount is fixed"),
        (f.posted, "it is posted"),
        (f.placed, "it is put up"),
        (f.collected, "it is collected"),
        (f.dropped, "it goes into the box"),
    ):
        said = add(said, f"{phrase} {w.moment(moment)}" if moment else "")
    for given, phrase in (
        (f.waived, "it is waived"),
        (words(f.refunded or ""), "it is given back"),
        (f.only_if, "only if"),
        (f.adds_to, "added to the option"),
    ):
        said = add(said, f"{phrase}: {given}" if given else "")
    said = add(
        said,
        f"the {words(f.set_by)} set{'s' if f.set_by == 'house' else ''} its amount"
        if f.set_by
        else "",
    )
    said = add(said, f"only when the hand reaches the {words(f.reaches)}" if f.reaches else "")
    said = add(
        said,
        f"that is after {w.count_of(f.cards_dealt)} dealt" if f.cards_dealt is not None else "",
    )
    said = add(said, f"taken on each {f.wager_called}" if f.wager_called else "")
    said = add(said, f"what counts for it: {w.names(f.counts, t.called)}" if f.counts else "")
    said = add(
        said,
        f"what does not count for it, or bears no fee: {w.names(f.excludes, t.called)}"
        if f.excludes
        else "",
    )
    said = add(said, f"only on wagers under ${w.figure(f.under)}" if f.under is not None else "")
    said = add(said, f"the first, partial period: {words(f.first_part)}" if f.first_part else "")
    said = add(said, f"it goes to: {words(f.funds)}" if f.funds else "")
    said = add(
        said,
        f"its column of the table: {words(f.component)}"
        if f.component and f.component != f.from_
        else "",
    )
    return add(said, f"for options {both([w.span(o) for o in f.options])}" if f.options else "")


def _common(t: Teller) -> dict[str, str]:
    """Names a schedule uses for several wagers at once."""
    return {
        "bonus": "the bonus bets",
        "game-wagers": "the wagers of the game",
        "all-wagers": "all wagers",
        **t.called,
    }


def _definition(t: Teller, d: Definition) -> str:
    said = (
        f"{words(d.basis)} counts {w.names(d.counts, _common(t))}"
        if d.counts
        else f"{words(d.basis)} is defined"
    )
    said += {
        "all-players": ", added up over all players",
        "each-player": ", for each player alone",
        None: "",
    }[d.whose]
    return add(said, f"it leaves out {w.names(d.excludes, t.called)}" if d.excludes else "")


def _limit(t: Teller, x: WagerLimit) -> str:
    whom = _common(t).get(x.wager, f"the {words(x.wager)} wager") if x.wager else "the table"
    more = [
        f"the limit is {w.limit(x.is_)}" if x.is_ else "",
        f"the minimum is set within {w.limit(x.minimum)}" if x.minimum else "",
        f"the maximum is set within {w.limit(x.maximum)}" if x.maximum else "",
    ]
    more += [
        f"for {' and '.join(kind.replace('-', ' ') for kind in x.betting)} games"
        if x.betting
        else ""
    ]
    more += [
        f"the buy-in is {w.money(x.buy_in)}" if x.buy_in else "",
        f"the condition is {w.money(x.condition)}" if x.condition else "",
        against(x.within_table_limit, x.against_base),
    ]
    return f"For {whom}: {'; '.join(m for m in more if m)}" + (
        f", under options {both([w.span(o) for o in x.options])}" if x.options else ""
    )


def _options(t: Teller, file: ScheduleFile, sheet: Sheet) -> list[Block]:
    rows = options(sheet)
    if not rows:
        return [
            Para(
                text(
                    missing("Missing: "),
                    "the schedule prints no option with amounts for this game.",
                )
            )
        ]
    extra = [
        name
        for name in ("limit", "players", "buy_in", "total", "label")
        if any(getattr(row.option, name) is not None for row in rows)
    ]
    names = list(dict.fromkeys(name for row in rows for name in row.cells))
    columns = {c.is_: c for c in sheet.columns}
    made = []
    for row in rows:
        o = row.option
        numbers = t.marks(o, file.filed)
        cells: list[Text] = [
            text(
                o.option,
                t.flag(numbers),
                f"\n{o.note}" if o.note else "",
                f"\nsource text damaged: {words(o.damaged)}" if o.damaged else "",
            )
        ]
        cells += [text(_extra(name, getattr(o, name))) for name in extra]
        cells += [
            _cell(t, row.cells.get(name), columns[name].on if name in columns else None, file)
            for name in names
        ]
        made.append(tuple(cells))
    heads = [
        "Option",
        *(
            {
                "limit": "Table limit",
                "players": "Players",
                "buy_in": "Buy-in",
                "total": "Total",
                "label": "Remark",
            }[name]
            for name in extra
        ),
    ]
    heads += [_head(name, columns) for name in names]
    called = [
        t.told(
            f"Column {words(c.is_)}" + (f", headed: {c.called}" if c.called else ""), c.note or ""
        )
        for c in sheet.columns
        if c.called or c.note
    ]
    tables = [t.told("", r.note or "", r.damaged or "") for r in sheet.rows if r.note or r.damaged]
    return [
        Table(
            tuple(heads),
            tuple(made),
            "Options; one is in use at a table at a time"
            if any(c.that == "one-schedule-at-a-time" and c.is_ for c in file.schedule.states)
            else "Options",
        ),
        *listed("", [*called, *tables]),
    ]


def _head(name: str, columns: dict[str, Column]) -> str:
    column = columns.get(name)
    payer, basis = (column.from_, column.on) if column else (None, None)
    said = {"player": "Each player pays", "player-dealer": "The player-dealer pays"}.get(
        name, sentence(words(name)) + " fee"
    )
    return (
        said
        + (f", from {w.who(payer)}" if payer else "")
        + (f", by {words(basis)}" if basis else "")
    )


def _extra(name: str, given: object) -> str:
    if given is None:
        return ""
    if name == "limit":
        return w.limit(given)  # type: ignore[arg-type]
    if name == "buy_in":
        return w.money(given)  # type: ignore[arg-type]
    return f"${w.figure(given)}" if name == "total" else str(given)  # type: ignore[arg-type]


def _cell(t: Teller, cell: Cell | None, basis: str | None, file: ScheduleFile) -> Text:
    if cell is None:
        return ()
    if cell.tiers:
        shown = [
            f"{w.span(tier.range) if basis in COUNTED else w.money(tier.range)}: {tier.fee}"
            + (f" ({tier.note})" if tier.note else "")
            for tier in cell.tiers
        ]
        return text(
            "\n".join(shown), t.flag(n for tier in cell.tiers for n in t.marks(tier, file.filed))
        )
    return text(
        str(cell.fee) if cell.fee else "",
        f" ({cell.note})" if cell.note else "",
        t.flag(t.marks(cell, file.filed)),
    )
