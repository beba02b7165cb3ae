"""Collection fees: what the rules say, and every block of a schedule joined to the game."""

from __future__ import annotations

from itertools import starmap

from ...docket.due import COUNTS
from ...docket.filed import Filed
from ...docket.filings import Row, ScheduleFile, options
from ...model.fees import Block as Sheet
from ...model.fees import Cell, Column, Definition, GameRef, WagerLimit
from ...model.statements import Claim, Fee
from ..prose import Block, Fields, Heading, Para, Table, Text, missing, text
from ..say import both, sentence, words
from . import phrases as w
from .claims import FEES, claim
from .tell import Teller, add, either, listed, put

EXTRA = {
    "limit": "Table limit",
    "players": "Players",
    "blinds": "Blinds",
    "buy_in": "Buy-in",
    "total": "Total",
    "label": "Remark",
}
"""What an option may print beside its fees, and over which column."""
WHOSE = {
    "all-players": ", added up over all players",
    "each-player": ", for each player alone",
    None: "",
}


def fees(t: Teller) -> list[Block]:
    game = t.file.game
    claims = t.say([c for c in game.states if c.that in FEES], claim)
    said = [*t.say(game.fees, lambda f: fee(t, f)), *claims]
    blocks: list[Block] = listed("What the rules say", said)
    seen: set[str] = set()
    for schedule, sheet, reference in t.filing.fees_of(t.file):
        if schedule.id not in seen:
            seen.add(schedule.id)
            blocks += _schedule(t, schedule)
        blocks += _sheet(t, schedule, sheet, reference)
    for lost in dangling(t):
        blocks.append(Para(text(missing("Not joined: "), f"{lost}. Its fees are not shown here.")))
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
    s, filed = file.schedule, file.filed
    effect = [s.takes_effect] if s.takes_effect else []
    said = (
        ("Dated", t.say(s.dated, "{is_:str}", filed)),
        ("Takes effect", t.say(effect, "{is_:str}", filed)),
        ("Version", t.say(s.version, "{is_:str}", filed)),
        ("Replaces", t.say(s.supersedes, w.replaced, filed)),
        ("Serves", [text(either(s.collective, "many games", "this game alone"))]),
        ("Offered", t.say(s.offers, "The games offered are {names:both}", filed)),
        ("Step", t.say(s.steps, "Tiers go in steps of {is_:money}", filed)),
    )
    rows = tuple((label, one) for label, given in said for one in given if one)
    blocks: list[Block] = [Heading(3, text(s.name))]
    if newer := t.filing.superseded.get(file.id):
        later = f"a later document, “{words(newer.id)}”, replaces this schedule."
        blocks.append(Para(text(missing("Replaced: "), later)))
    blocks += [Fields(rows)] if rows else []
    states = t.say([c for c in s.states if not _told(t, c, filed)], claim, filed)
    return [*blocks, *listed("", states), *listed("", map(t.note, s.notes))]


def _told(t: Teller, said: Claim, filed: Filed) -> bool:
    """Whether the packet has told a statement of a schedule where the rules make it."""
    known = map(claim, t.file.game.states)
    return not (said.note or said.damaged or t.marks(said, filed)) and claim(said) in known


def _listed(given: tuple[str, ...]) -> str:
    return both([words(one) for one in given])


def _sheet(t: Teller, file: ScheduleFile, sheet: Sheet, reference: GameRef) -> list[Block]:
    name, inferred = reference.called or t.file.game.name, either(reference.inferred, " (inferred)")
    approval = put(", approval number {}", reference.approval, str)
    head = f"This part is for {name}{approval}{inferred}"
    said = [t.part(reference, lambda _: head, file.filed)]
    said += t.say(sheet.announces, filed=file.filed)
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
    """What is taken from whom; then its moments and its conditions."""
    own = f.component if f.component != f.from_ else None
    return add(
        _taken(t, f),
        t.phrase(f),
        put("its column of the table: {}", own),
        put("for {}", f.options, w.options),
    )


def _taken(t: Teller, f: Fee) -> str:
    payer = "each player" if f.from_ == "player" else w.who(f.from_)
    amount = [w.odds(a) for a in f.amount]
    if amount == ["nothing"]:
        said = "no fee is taken" + put(" from {}", payer.replace("each player", "the players"))
        said += put(" ({})", f.called)
    else:
        said = (
            f"{f.called or 'The fee'} is taken{put(' from {}', payer)}{put(': {}', amount, both)}"
        )
    said += put(", for each {}", f.per) + put(", on {}", f.wagers, t.wagers)
    said += put(", depending on the {}", f.on)
    said += put(", depending also on {}", f.depends_on, _listed)
    return said + put(", {}", f.share, w.share)


def _common(t: Teller) -> dict[str, str]:
    """Names a schedule uses for several wagers at once."""
    return {
        "bonus": "the bonus bets",
        "game-wagers": "the wagers of the game",
        "all-wagers": "all wagers",
        "uncovered": "wagers that are not covered",
        "player-dealer-wager": "the player-dealer's own wager",
        **t.called,
    }


def _definition(t: Teller, d: Definition) -> str:
    counts = put(" counts {}", d.counts, lambda names: w.names(names, _common(t)))
    said = f"{words(d.basis)}{counts or ' is defined'}{WHOSE[d.whose]}"
    return add(said, put("it leaves out {}", d.excludes, lambda names: w.names(names, _common(t))))


def _limit(t: Teller, x: WagerLimit) -> str:
    whom = _common(t).get(x.wager, f"the {words(x.wager)} wager") if x.wager else "the table"
    return f"For {whom}: {t.phrase(x)}" + put(", under {}", x.options, w.options)


def _options(t: Teller, file: ScheduleFile, sheet: Sheet) -> list[Block]:
    rows = options(sheet)
    if not rows:
        absent = "the schedule prints no option with amounts for this game."
        return [Para(text(missing("Missing: "), absent))]
    extra = [n for n in EXTRA if any(getattr(row.option, n) is not None for row in rows)]
    given = {c.is_: c for c in sheet.columns}
    names = dict.fromkeys(name for row in rows for name in row.cells)
    columns = [(name, given.get(name)) for name in names]
    heads = ("Option", *(EXTRA[n] for n in extra), *starmap(_head, columns))
    made = tuple(_row(t, file, row, extra, columns) for row in rows)
    alone = any(c.that == "one-schedule-at-a-time" and c.is_ for c in file.schedule.states)
    caption = "Options; one is in use at a table at a time" if alone else "Options"
    return [Table(heads, made, caption), *listed("", _table_notes(t, sheet))]


def _table_notes(t: Teller, sheet: Sheet) -> list[Text]:
    """How the columns of a table are headed, and what is noted of its rows."""
    called = [
        t.told(f"Column {words(c.is_)}" + put(", headed: {}", c.called, str), c.note or "")
        for c in sheet.columns
        if c.called or c.note
    ]
    return [*called, *(t.told("", r.note or "", r.damaged or "") for r in sheet.rows)]


Columns = list[tuple[str, Column | None]]


def _row(
    t: Teller, file: ScheduleFile, row: Row, extra: list[str], columns: Columns
) -> tuple[Text, ...]:
    """An option: its number, what else is printed of it, and what each column takes."""
    o = row.option
    noted = put("\n{}", o.note, str) + put("\nsource text damaged: {}", o.damaged)
    lead = text(o.option, t.flag(t.marks(o, file.filed)), noted)
    more = (text(beside(name, getattr(o, name))) for name in extra)
    fees = (_cell(t, row.cells.get(name), c.on if c else None, file) for name, c in columns)
    return (lead, *more, *fees)


def _head(name: str, column: Column | None) -> str:
    pays = {"player": "Each player pays", "player-dealer": "The player-dealer pays"}
    said = pays.get(name, f"{sentence(words(name))} fee")
    if not column:
        return said
    return said + put(", from {}", column.from_, w.who) + put(", by {}", column.on)


def beside(name: str, given: object) -> str:
    if given is None:
        return ""
    if name in ("limit", "blinds"):
        return w.limit(given)  # type: ignore[arg-type]
    if name == "buy_in":
        return w.money(given)  # type: ignore[arg-type]
    return f"${w.figure(given)}" if name == "total" else str(given)  # type: ignore[arg-type]


def _cell(t: Teller, cell: Cell | None, basis: str | None, file: ScheduleFile) -> Text:
    if cell is None:
        return ()
    if cell.tiers:
        shown = w.span if basis in COUNTS else w.money
        tiers = [f"{shown(r.range)}: {r.fee}" + put(" ({})", r.note, str) for r in cell.tiers]
        marks = (n for tier in cell.tiers for n in t.marks(tier, file.filed))
        return text("\n".join(tiers), t.flag(marks))
    note = put(" ({})", cell.note, str)
    return text(put("{}", cell.fee, str), note, t.flag(t.marks(cell, file.filed)))
