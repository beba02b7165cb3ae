"""The kind `schedule`: who pays what, when, on which basis, in which numbered options."""

from collections.abc import Iterator
from typing import Any, Literal, get_args

from . import types, words
from .gate import Stray, Unfit, key, under
from .named import of_fees, refuse
from .part import Named, Part, SaidDay, SaidRange, SaidText, Shorthand, must, say
from .statements import Bank, Claim, Fee, Replaced
from .trade import strange_moment
from .values import MOST_OPTIONS, UNNUMBERED


class Tier(Shorthand):
    """One step of a ladder: for this range, this fee."""

    row = ("range", "fee")
    range: types.Range = must("The amounts (or players, or round) it holds for.", "51-150")
    fee: types.Charge = must("The fee; none for N/A, blank for an empty cell.", 2)


class Cell(Shorthand):
    """What one fee column of one option says: an amount, nothing, or a ladder."""

    short = "fee"
    listed = "tiers"
    one_of = ("fee", "tiers")
    fee: types.Charge | None = say("One fee; none for N/A, blank for an empty cell or waived.", 0.5)
    tiers: tuple[Tier, ...] = say("A ladder of fees.", [["5-50", 0.5], ["51+", 2]], ())

    def _fit(self) -> None:
        given = self.model_fields_set & set(Cell.one_of)
        if not given:
            raise ValueError(f"without {' or '.join(Cell.one_of)}")
        if len(given) > 1:
            raise Unfit("a cell says one thing, and this one says both a fee and tiers", ("fee",))


class Column(Shorthand):
    """A printed column of the option table."""

    short = "is"
    is_: types.Slug = must(
        "What it holds: option, limit, players, total, wager, or the name of a fee.",
        "player-dealer",
    )
    from_: words.Payer | None = say("Who pays the fee, when its name does not say.", "pot")
    on: words.Basis | None = say("The basis its ladder is printed against.", "total-table-action")
    called: types.Text | None = say("Its heading, where it matters.", "Total Player Wager")


class Option(Part, others=Cell):
    """One numbered row-set, used alone at a table. Any other key names a fee, by its payer, a
    column of the block or a component in its prose, and gives its cell.
    """

    option: types.Option = say("Its number, where one is printed.", 1, UNNUMBERED)
    limit: types.Limit | None = say("Its table limit.", "5-500")
    players: types.Counts | None = say("The number of players it holds for.", "7+")
    blinds: types.Limit | None = say("The blinds it holds for.", "1-2")
    buy_in: types.Spread | None = say("The buy-in it holds for.", "40-200")
    total: types.Money | None = say("The printed total of its fees.", 1.5)
    label: types.Text | None = say("Anything else the row prints.", "jackpot game")

    @property
    def cells(self) -> dict[str, Cell]:
        return self.model_extra


class Rows(Part):
    """Options written as a table: each row has one entry per column."""

    table: types.Some[tuple[Any, ...]] = must("The rows.", [[2, "10-20", 10], [3, "10-20", 11]])


class Announced(Shorthand):
    """The options a block says it has."""

    short = "options"
    options: types.Options = must("From the first to the last.", "1-49")


class GameRef(Part):
    """A game a block is for."""

    called: types.Text | None = say("The game's name as the sheet prints it.", "Baduci")
    approval: types.Text | None = say("The approval number as the sheet prints it.", "GEGA-002745")
    document: types.Slug | None = say("The id of the game's document.", "face-up-pai-gow-poker")
    inferred: types.Yes | None = say("That this document is meant is inferred, not printed.", True)


class WagerLimit(Part):
    """A limit the schedule sets."""

    wager: types.Slug | None = say("The wager it holds for; the table when absent.", "pair-plus")
    is_: types.Limit | None = say(
        "The limit; from the lowest to the highest game, where it is one of games.", "0-50"
    )
    minimum: types.Limit | None = say("The range in which the minimum may be set.", "5-1000")
    maximum: types.Limit | None = say("The range in which the maximum may be set.", "50-2000")
    buy_in: types.Spread | None = say("The buy-in.", "40-200")
    condition: types.Spread | None = say("Pan: the condition.", "1-25")
    betting: types.Many[Literal["limit", "no-limit", "spread-limit", "pot-limit"]] = say(
        "The kinds of betting it is for.", ["no-limit", "spread-limit"], ()
    )
    within_table_limit: types.Yes | None = say("It must stay within the table limit.", True)
    at_every_limit: types.Yes | None = say("Said to hold whatever the table limit is.", True)
    against_base: types.Many[Literal["less", "equal", "greater"]] = say(
        "How it may compare with the base wager.", ["less", "equal", "greater"], ()
    )
    options: types.Many[types.Options] = say("The options it holds for.", ["1-8"], ())


class Definition(Part):
    """What the schedule says a basis is. With the basis alone: the text announces a definition and gives
    none.
    """

    basis: words.Basis = must("The basis defined.", "total-table-action")
    called: types.Text | None = say(
        "What the wording calls it, where the table has another name for it.",
        "total action on the table",
    )
    counts: types.Many[types.Slug] = say("What it counts.", ["base", "bonus"], ())
    excludes: types.Many[types.Slug] = say("What it does not.", ["player-dealer-wager"], ())
    placed: types.Moment | None = say("By when a wager must be placed to count.", "before-deal")
    whose: Literal["each-player", "all-players"] | None = say(
        "Whose wagers are added up, where the wording says so.", "all-players"
    )

    @property
    def promised(self) -> bool:
        """Whether a definition is only announced: nothing is said of what counts."""
        return not set(self.keys()) - {"basis", "called"}


class Block(Part):
    """The part of a schedule for some games."""

    called: types.Text | None = say("Its heading.", "Limit Games")
    games: types.Many[GameRef] = say(
        "The games it is for.", [{"called": "Baduci", "approval": "GEGA-002745", "at": 1108}], ()
    )
    announces: types.Many[Announced] = say(
        "The options the prose announces.", [{"options": "1-49", "at": 3351}], ()
    )
    fees: types.Many[Fee] = say(
        "What the prose says of each fee.", [{"from": "player", "amount": "none", "at": 3351}], ()
    )
    defines: types.Many[Definition] = say(
        "What a basis means.", [{"basis": "total-table-action", "counts": ["base"], "at": 3351}], ()
    )
    limits: types.Many[WagerLimit] = say(
        "Limits the block sets.", [{"wager": "pair-plus", "is": "0-50", "at": 432}], ()
    )
    columns: types.Many[Column] = say(
        "The printed columns, in order.",
        ["option", "limit", {"is": "player-dealer", "on": "total-table-action"}],
        (),
    )
    rows: types.Many[Rows] = say(
        "Options as a table, one row each, in the order of the columns.",
        [{"at": "1118-1136", "table": [[2, "10-20", 10]]}],
        (),
    )
    options: tuple[Option, ...] = say(
        "Options written out.",
        [{"option": 1, "limit": "5-500", "player": 0, "at": "3354-3358"}],
        (),
    )
    states: types.Many[Claim] = say(
        "Statements made for this block alone.", [{"that": "zero-fee-review", "at": 430}], ()
    )

    def options_of(self, rows: Rows) -> tuple[tuple[Option, int], ...]:
        """The options a table writes, each with the number of its row."""
        return _options(self.columns, rows)

    def _fit(self) -> None:
        _refuse_columns(self.columns)
        moments = [*of_fees(self.fees), *_defined(self.defines)]
        refuse([(path, strange_moment(said, ())) for path, said in moments])
        for number, fee in enumerate(self.fees):
            if fee.component in NO_FEE:
                place = ("fees", number, "component")
                raise Unfit(f"{fee.component!r} is no fee", place, "name the fee otherwise")
        for at, rows in enumerate(self.rows):
            _refuse_rows(self.columns, rows, at)
        _refuse_strays(self)
        _refuse_slips(self)


def _defined(defines: tuple[Definition, ...]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """The moments by which a wager counts."""
    for at, said in enumerate(defines):
        if said.placed:
            yield ("defines", at, "placed"), said.placed


SAID_OF_A_PART = tuple(map(key, Part.model_fields))
"""Where a part is said, that its text is damaged, a note: nothing a table prints."""
NO_FEE = tuple(map(key, Option.model_fields))
"""What an option says besides its fees."""


def _refuse_columns(columns: tuple[Column, ...]) -> None:
    """A row is read by the names of its columns: each has one of its own, and a fee has its own."""
    seen: dict[str, int] = {}
    for number, column in enumerate(columns):
        name = column.is_
        place = ("columns", number)
        if name in seen:
            said = f"column {number + 1} is named {name!r}, as column {seen[name] + 1} is"
            fix = "give each column a name of its own, and its payer with 'from'"
            raise Unfit(f"{said}: only one of them would be read", place, fix)
        if name in SAID_OF_A_PART:
            raise Unfit(f"{name!r} is no column of a table", place, "write it beside the table")
        if name in NO_FEE and (column.from_ or column.on):
            raise Unfit(f"the column {name!r} is no fee", place, "name the fee otherwise")
        seen[name] = number


def _refuse_rows(columns: tuple[Column, ...], rows: Rows, at: int) -> None:
    for number, cells in enumerate(rows.table, 1):
        if len(cells) != len(columns):
            said = f"row {number} has {len(cells)} entries; there are {len(columns)} columns"
            raise Unfit(said)
    try:
        _options(columns, rows)
    except Unfit as error:
        raise under("rows", under(at, under("table", error))) from None


def _refuse_strays(block: Block) -> None:
    """Keys of options that no payer, column or component of a fee names."""
    named = {
        *get_args(words.Payer),
        *(column.is_ for column in block.columns),
        *(fee.component for fee in block.fees if fee.component),
    }
    strays = [
        _stray(number, name, named)
        for number, option in enumerate(block.options)
        for name in option.model_extra
        if name not in named
    ]
    if strays:
        first, *more = strays
        raise Stray(first.message, first.path, first.fix, tuple(more))


def _refuse_slips(block: Block) -> None:
    """A fee of the prose alone has a name no column has; one that nearly has one is a slip."""
    from ..source.nearest import nearest

    columns = {column.is_ for column in block.columns}
    cells = {name for option in block.options for name in option.model_extra}
    known = columns | cells | {*get_args(words.Payer)}
    for number, fee in enumerate(block.fees):
        unknown = fee.component if fee.component not in known else None
        if unknown and (guess := nearest(unknown, columns)):
            said, place = f"{unknown!r} is no column of this block", ("fees", number, "component")
            raise Unfit(said, place, f"did you mean '{guess}'?")


def _stray(number: int, name: str, named: set[str]) -> Stray:
    """A slip of the pen must not become a fee."""
    from ..source.nearest import nearest

    known = {*map(key, Option.model_fields), *named}
    guess = nearest(name, known)
    fix = (
        f"did you mean '{guess}'?"
        if guess
        else f"name the fee as its payer ({', '.join(get_args(words.Payer))}), in columns, or as component of a fee"
    )
    return Stray(
        f"{name!r} is not a key of an option, and this block has no fee of that name",
        ("options", number, name),
        fix,
    )


def _options(columns: tuple[Column, ...], rows: Rows) -> tuple[tuple[Option, int], ...]:
    names = [column.is_ for column in columns]
    return tuple((_row(names, cells, number), number) for number, cells in enumerate(rows.table))


def _row(names: list[str], cells: tuple[Any, ...], number: int) -> Option:
    """The option a row writes; what is wrong with it is at its column."""
    try:
        return Option.model_validate(dict(zip(names, cells, strict=False)))
    except Unfit as error:
        first, *rest = error.path or ("",)
        error.path = (names.index(str(first)), *rest) if first in names else ()
        raise under(number, error) from None


class Offered(Part):
    """A list of the games on offer."""

    names: types.OneOrMany[types.Text] = must("Their names as printed.", ["Texas Hold'em", "Omaha"])


class Schedule(Named):
    """A schedule of collection fees."""

    kind: Literal["schedule"] = must("The kind of document.", "schedule")
    name: types.Text = must("Its title.", "Poker Games Collection Rates")
    dated: types.Many[SaidDay] = say("The date it bears.", {"is": "2011-12-20", "at": 1052}, ())
    takes_effect: SaidDay | None = say("The day it takes effect.", {"is": "2012-01-01", "at": 3})
    version: types.Many[SaidText] = say("Its version.", "2", ())
    supersedes: types.Many[Replaced] = say(
        "Documents this one replaces, by id.", ["report-of-gaming-activities-2007"], ()
    )
    collective: types.Yes | None = say("True for a sheet that serves many games.", True)
    steps: types.Many[SaidRange] = say(
        "The step between tiers, if the filing says; whole dollars otherwise.",
        {"is": 1, "at": 9},
        (),
    )
    offers: types.Many[Offered] = say(
        "Where the document says which games are offered.",
        {"names": ["Texas Hold'em", "Omaha"], "at": "10-11"},
        (),
    )
    states: types.Many[Claim] = say(
        "Statements the schedule makes.",
        [{"that": "rate-cap", "rates": 5, "per": "table-limit", "at": 3799}],
        (),
    )
    player_dealer: Bank | None = say(
        "What the schedule says of the player-dealer position.",
        {"rotation": {"offered-after": 2, "unit": "hands", "at": 3794}},
    )
    blocks: types.Many[Block] = say(
        "The parts of the schedule.",
        [{"games": [{"called": "Baduci"}], "options": [{"option": 1, "player": 1}]}],
        (),
    )

    def _fit(self) -> None:
        tables = (rows.table for block in self.blocks for rows in block.rows)
        number = sum(len(block.options) for block in self.blocks) + sum(map(len, tables))
        if number > MOST_OPTIONS:
            said = f"the schedule has {number:,} options; at most {MOST_OPTIONS:,} are read"
            raise Unfit(said, ("blocks",), "divide it into several schedules")
