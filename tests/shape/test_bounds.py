"""What is out of bounds, written so that it could be read as something else, or wrong many times
over.
"""

from __future__ import annotations

import pytest

from validator.shape.shape import Misshapen, shape
from validator.source.read import read

SCHEDULE = "kind: schedule\nname: x\n"
HEAD = "kind: establishment\nname: x\n"
GAME = "kind: game\nname: x\ncategory: poker\n"


def _option(written: str) -> str:
    return f"{SCHEDULE}blocks:\n  - options: [{{{written}}}]\n"


def _pays(written: str) -> str:
    return f"{GAME}wagers: [{{name: a, pays: {{{written}}}}}]\n"


EITHER = "must be keys and values or a list"
RANGE = "must be a range such as 5-50, 401+ or 5"
DATE = "dated must be a date such as 2011-12-20"
ODDS = "odds must be odds such as 3:2"
FEE = "player must be a fee in dollars"
LIMIT = "limit must be a table limit such as 5-500"
LONG = "a number has at most 12 digits, and 6 after its point"

# document, column of its last line, what is said of it, what it says
CASES: dict[str, tuple[str, int, str, str]] = {
    "a deck that is an amount": (GAME + "deck: 1,000\n", 7, f"deck {EITHER}", "1,000"),
    "blocks that are an amount": (SCHEDULE + "blocks: $5\n", 9, f"blocks {EITHER}", "$5"),
    "offers that are a range": (SCHEDULE + "offers: 5-50\n", 9, f"offers {EITHER}", "5-50"),
    "blanks in a tier": (_option("option: 1, player: [[5-10 0, 1]]"), 37, RANGE, "5-10 0"),
    "a date by the week": (GAME + "dated: 2011-W51-2\n", 8, DATE, "2011-W51-2"),
    "a date in one run": (GAME + "dated: '20111220'\n", 8, DATE, "20111220"),
    "a day that is not": (GAME + "dated: 2011-02-30\n", 8, DATE, "2011-02-30"),
    "players backwards": (
        _option("option: 1, players: 7-2"),
        36,
        f"players {RANGE}, from the lower to the higher",
        "7-2",
    ),
    "seats backwards": (
        GAME + "seats: 7-2\n",
        8,
        f"seats {RANGE}, from the lower to the higher",
        "7-2",
    ),
    "a buy-in backwards": (
        _option("option: 1, buy-in: 200-40"),
        35,
        f"buy-in {RANGE}, from the lower",
        "200-40",
    ),
    "odds to nothing": (_pays("odds: 1:0"), 33, ODDS, "1:0"),
    "odds by nothing": (
        _pays("rows: [[x, 1 1/0 to 1]]"),
        38,
        "rows, row 1, entry 2, must be odds",
        "1 1/0 to 1",
    ),
    "long odds": (_pays(f"odds: '{'9' * 15}:1'"), 33, ODDS, LONG),
    "a limit that is a date": (_option("option: 1, limit: 2011-12-20"), 34, LIMIT, "2011-12-20"),
    "an option's number": (
        _option("option: 10000000"),
        24,
        "option must be the number of an option as printed, of at most 999",
        "10000000",
    ),
    "options announced": (
        SCHEDULE + "blocks: [{announces: {options: 1-99999999}}]\n",
        32,
        f"options {RANGE}, of at most 999",
        "1-99999999",
    ),
    "lines": (
        GAME + "seats: {is: 7, at: 1-99999999}\n",
        20,
        "at must be a line or lines of the source",
        "1-99999999",
    ),
    "many lines": (
        GAME + f"seats: {{is: 7, at: [{'1, ' * 50}1]}}\n",
        20,
        "279, 297-299 or [279, 324], at most 50",
        "[1, 1, 1",
    ),
    "a word for an untaken bank": (
        GAME + "player-dealer: {nobody-takes: house-bank}\n",
        31,
        "nobody-takes must be one of game-stops",
        "house-bank",
    ),
    "a taker": (
        GAME + "player-dealer: {rotation: {among: players-seated}}\n",
        35,
        "among must be one of any-player",
        "players-seated",
    ),
    "a verb": (
        GAME + "player-dealer: {rotation: {then: might-rotate}}\n",
        34,
        "then must be one of offered",
        "might-rotate",
    ),
    "a fate": (
        GAME + "player-dealer: {uncovered-wagers: kept}\n",
        35,
        "uncovered-wagers must be one of returned",
        "kept",
    ),
    "a count": (
        GAME + "deck: {cards: 10000}\n",
        15,
        "cards must be a whole number of at most 9,999",
        "10000",
    ),
    "an amount": (_option("option: 1, player: 1234567890123"), 35, FEE, LONG),
    "a part of a cent": (_option("option: 1, player: 0.1234567"), 35, FEE, LONG),
    "a text of nothing": (GAME + "version: ''\n", 10, "version must be a short text", "''"),
    "a jurisdiction": (
        HEAD + f"jurisdictions: {'a' * 300}\n",
        16,
        "the name of a jurisdiction",
        "aaaaa...",
    ),
    "a name of two lines": (
        GAME + 'wagers: [{name: "a\\n"}]\n',
        17,
        "name must be a name in small letters",
        "a\\n",
    ),
}


@pytest.mark.parametrize(("text", "column", "message", "says"), CASES.values(), ids=CASES)
def test_out_of_bounds(text: str, column: int, message: str, says: str) -> None:
    with pytest.raises(Misshapen) as refusal:
        shape(read(text.encode()))
    (fault,) = refusal.value.faults
    assert (fault.span.line, fault.span.column) == (text.count("\n"), column)
    assert message in fault.message
    assert fault.fix.startswith("it says ")
    assert says in fault.fix


# many faults: those shown, and how many more are told; none takes long
MANY: dict[str, tuple[str, str, str]] = {
    "unknown keys": (
        GAME + "".join(f"k{n}: 1\n" for n in range(900)),
        "'k0' is not a key",
        "850 more faults from here on",
    ),
    "keys without a value": (
        GAME + "".join(f"k{n}:\n" for n in range(900)),
        "k0 has no value",
        "850 more faults from here on",
    ),
    "amounts torn apart": (
        _option(f"option: 1, player: 1, {', '.join(f'{n:03}' for n in range(900))}"),
        "player has an amount with a comma",
        "850 more faults from here on",
    ),
    "fees": (
        _option("}, {".join(["option: 1, player: $x"] * 60)),
        FEE,
        "10 more faults from here on",
    ),
    "one more": (
        GAME + "".join(f"k{n}: 1\n" for n in range(51)),
        "'k0' is not a key",
        "1 more fault from here on",
    ),
}


@pytest.mark.parametrize(("text", "first", "last"), MANY.values(), ids=MANY)
def test_many_faults_are_counted(text: str, first: str, last: str) -> None:
    with pytest.raises(Misshapen) as refusal:
        shape(read(text.encode()))
    found = refusal.value.faults
    assert len(found) == 51
    assert first in found[0].message
    assert found[-1].message == last


@pytest.mark.parametrize(
    ("first", "second", "fits"), [(5_000, 5_000, True), (5_000, 5_001, False), (10_000, 1, False)]
)
def test_a_schedule_has_so_many_options(first: int, second: int, fits: bool) -> None:
    table = ", ".join(f"[{n % 999}, 1]" for n in range(first))
    options = ", ".join(f"{{option: {n % 999}, player: 1}}" for n in range(second))
    blocks = f"blocks: [{{columns: [option, player], rows: {{table: [{table}]}}}}, {{options: [{options}]}}]\n"
    document = read((SCHEDULE + blocks).encode())
    if fits:
        assert shape(document)
        return
    with pytest.raises(Misshapen) as refusal:
        shape(document)
    (fault,) = refusal.value.faults
    assert (fault.path, fault.span.line) == (("blocks",), 3)
    assert fault.message == "the schedule has 10,001 options; at most 10,000 are read"


def test_many_names_of_fees_are_counted() -> None:
    """The model alone says that no fee of the block has such a name."""
    options = ", ".join(f"{{option: {n}, zz{n}: 1}}" for n in range(70))
    with pytest.raises(Misshapen) as refusal:
        shape(read(f"{SCHEDULE}blocks: [{{options: [{options}]}}]\n".encode()))
    assert len(refusal.value.faults) == 51
    assert refusal.value.faults[-1].message == "20 more faults from here on"
