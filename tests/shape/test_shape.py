"""Everything wrong with the shape of a document, where it stands, in the words of the field."""

from __future__ import annotations

import pytest

from validator.shape.shape import Misshapen, shape
from validator.source.read import read

SCHEDULE = "kind: schedule\nname: x\n"
HEAD = "kind: establishment\nname: x\n"
GAME = "kind: game\nname: x\ncategory: poker\n"

# document, (line, column, part of the message, part of the fix)
CASES: list[tuple[str, str, list[tuple[int, int, str, str]]]] = [
    ("no kind", "name: x\n", [(1, 1, "must say its kind", "kind: game")]),
    ("unknown kind", "kind: gane\n", [(1, 7, "no kind of document 'gane'", "'kind: game'")]),
    ("not keys", "- a\n", [(1, 1, "made of keys and values", "kind: game")]),
    ("missing name", "kind: schedule\n", [(1, 1, "does not say its name", "name:")]),
    ("unknown key", SCHEDULE + "blokcs: []\n", [(3, 1, "'blokcs' is not a key", "'blocks'")]),
    ("a key whose nearest would not take the value", GAME + "round: [{does: reveal, who: player-dealer}]\n", [(4, 24, "'who' is not a key of step 1 of the round", "such a value is taken by 'to' (to whom, or for whom) and 'by' (who does it for them, where that is said)")]),
    ("a key of the whole document", GAME + "compares: {by: points-mod-10, values: {table: [[A, 1]]}}\n", [(4, 31, "'values' is not a key of compares", "'values' stands at the top of the game, beside its name; the keys here are at, bust, by,")]),
    ("a key of a part that belongs here", GAME + "wagers: [{name: base, odds: 1:1}]\n", [(4, 23, "'odds' is not a key of wagers 1", "'odds' is a key of pays; the keys here are")]),
    ("a slip, and the keys", GAME + "seats: {is: 7, off: positions}\n", [(4, 16, "'off' is not a key of seats", "did you mean 'of'? the keys here are at, ")]),
    ("fee with a sign", SCHEDULE + "blocks:\n  - options: [{option: 1, player: $0.50}]\n", [(4, 35, "player must be a fee in dollars", "it says '$0.50'; write 0.50, as 'houseway fix' does")]),
    ("tier", SCHEDULE + "blocks:\n  - options: [{option: 1, player: [[5 to 50, 1]]}]\n", [(4, 37, "a range such as 5-50", "5 to 50")]),
    ("long tier", SCHEDULE + "blocks:\n  - options: [{option: 1, player: [[5-50, 1, 2]]}]\n", [(4, 36, "more entries than columns", "")]),
    ("fee of a tier", SCHEDULE + "blocks:\n  - options: [{option: 1, player: [[5-50, 1], [51+, two]]}]\n", [(4, 53, "player, row 2, entry 2, must be a fee in dollars", "'two'")]),
    ("an amount with a comma", SCHEDULE + "blocks:\n  - options: [{option: 1, player: $1,000}]\n", [(4, 35, "player has an amount with a comma", "write player: 1000")]),
    ("another", SCHEDULE + "blocks:\n  - options: [{option: 1, player: 2,500.50, limit: 5-9}]\n", [(4, 35, "player has an amount with a comma", "write player: 2500.50")]),
    ("no amount", SCHEDULE + "blocks:\n  - options: [{option: 1, label: x, 000}]\n", [(4, 37, "000 has no value", "")]),
    ("limit as printed", SCHEDULE + "blocks:\n  - options: [{option: 1, limit: $5-$500}]\n", [(4, 34, "a table limit", "it says '$5-$500'; write 5-500, as 'houseway fix' does")]),
    ("limit", SCHEDULE + "blocks:\n  - options: [{option: 1, limit: five}]\n", [(4, 34, "a table limit such as 5-500", "five")]),
    ("word", GAME + "wagers: [{name: a, pays: {odds: 3/2}}]\n", [(4, 33, "odds such as 3:2", "3/2")]),
    ("vocabulary", SCHEDULE + "blocks:\n  - fees: [{from: plyer}]\n", [(4, 19, "did you mean 'player'?", "plyer")]),
    ("empty value", GAME + "seats:\n", [(4, 1, "seats has no value", "leave the key out")]),
    ("name of a wager", GAME + "wagers: [{name: Pair Plus}]\n", [(4, 17, "small letters and hyphens", "Pair Plus")]),
    ("a hand in a pay table by another name", GAME + "wagers: [{name: bonus, pays: {rows: [[Three of a Kind, 3 to 1]]}}]\n", [(4, 38, "did you mean '3-of-a-kind'?", "Three of a Kind")]),
    ("a hand in an order by another name", GAME + "hands: {ranking: five-card, high-to-low: [quads, two-pair]}\n", [(4, 43, "did you mean '4-of-a-kind'?", "quads")]),
    ("a hand in an event by another name", GAME + "wagers: [{name: bonus, decided: {is: wins, when: {hand: two-pairs-or-better}}}]\n", [(4, 57, "did you mean 'two-pair-or-better'?", "two-pairs-or-better")]),
    ("date", GAME + "dated: 12/20/2011\n", [(4, 8, "a date such as 2011-12-20", "")]),
    ("truth", GAME + "backline: {allowed: yes}\n", [(4, 21, "true or false", "yes")]),
    ("lines", GAME + "seats: {is: 7, at: 12-11x}\n", [(4, 20, "a line or lines of the source", "")]),
    ("two at once", GAME + "seats: [{is: x}]\nraises: {most: three}\n", [(4, 14, "a range", ""), (5, 16, "a whole number", "three")]),
    ("another word of the trade", GAME + "round: [{does: play, to: players}]\n", [(4, 16, "did you mean 'act'?", "play")]),
    ("a slip in an option", SCHEDULE + "blocks:\n  - options: [{option: 1, limt: 5, player: 1}]\n", [(4, 27, "'limt' is not a key of an option, and this block has no fee", "did you mean 'limit'?")]),
    ("two of them", SCHEDULE + "blocks:\n  - options: [{option: 1, plyer: 1}, {option: 2, zzz: 1}]\n", [(4, 27, "'plyer'", "'player'?"), (4, 50, "'zzz'", "in columns, or as component of a fee")]),
    ("a slip in a fee's name", SCHEDULE + "blocks:\n  - fees: {component: regular, from: pot}\n    options: [{option: 1, reglar: 1}]\n", [(5, 27, "'reglar'", "'regular'?")]),
    ("a fee of another block", SCHEDULE + "blocks:\n  - columns: [option, regular]\n  - options: [{option: 1, regular: 1}]\n", [(5, 27, "'regular'", "")]),
    ("a rulebook of the filing's own", HEAD + "jurisdictions: [california, ./rb.yaml]\n", [(3, 29, "jurisdictions 2 must be the name of a jurisdiction, such as california", "./rb.yaml")]),
    ("a rulebook elsewhere", HEAD + "jurisdictions: ../../x/rb\n", [(3, 16, "is given with --rulebook", "../../x/rb")]),
    ("a rulebook by its whole path", HEAD + "jurisdictions: [/x/rb.yaml]\n", [(3, 17, "the name of a jurisdiction", "/x/rb.yaml")]),
    ("a cell of a table", SCHEDULE + "blocks:\n  - columns: [option, player]\n    rows: {table: [[1, 2], [2, $3]]}\n", [(5, 32, "table, row 2, entry 2, must be a fee in dollars", "it says '$3'")]),
    ("an empty ladder", SCHEDULE + "blocks:\n  - options: [{option: 1, player: []}]\n", [(4, 35, "player is empty, which says nothing", "leave the key out")]),
    ("empty tiers", SCHEDULE + "blocks:\n  - options: [{option: 1, player: {tiers: []}}]\n", [(4, 43, "tiers is empty", "leave the key out")]),
    ("a cell with a line and no fee", SCHEDULE + "blocks:\n  - options: [{option: 1, player: {at: 3}}]\n", [(4, 35, "player does not say its fee", "give its fee")]),
    ("no options", SCHEDULE + "blocks:\n  - options: []\n", [(4, 14, "options is empty", "leave the key out")]),
    ("no rows", SCHEDULE + "blocks:\n  - columns: [option]\n    rows: {table: []}\n", [(5, 19, "table is empty", "leave the key out")]),
    ("no statements", GAME + "player-dealer: {rotation: []}\n", [(4, 27, "rotation is empty", "leave the key out")]),
    ("a statement without a word", GAME + "player-dealer: {}\n", [(4, 16, "player-dealer is empty", "leave the key out")]),
    ("an empty list in a list", SCHEDULE + "blocks: [[]]\n", [(3, 10, "blocks 1 is empty", "leave the key out")]),
    ("damage without a source", GAME + "seats: {is: 7, damaged: garbled}\n", [(4, 16, "damaged is said of a source text, and this document names none", "name the source")]),
    ("damage of the whole", HEAD + "damaged: garbled\n", [(3, 1, "this document names none", "")]),
    ("damage in a cell of a table", SCHEDULE + "blocks:\n  - columns: [option, player]\n    rows: {table: [[1, {fee: 1, damaged: garbled}]]}\n", [(5, 33, "this document names none", "")]),
    ("row and column", SCHEDULE + "blocks:\n  - columns: [option, player]\n    rows: {table: [[1, 2, 3]]}\n", [(4, 5, "row 1 has 3 entries; there are 2 columns", "")]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "faults"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_faults(text: str, faults: list[tuple[int, int, str, str]]) -> None:
    with pytest.raises(Misshapen) as refusal:
        shape(read(text.encode()))
    found = refusal.value.faults
    assert [(f.span.line, f.span.column) for f in found] == [
        (line, column) for line, column, _, _ in faults
    ], [f.message for f in found]
    for fault, (_, _, message, fix) in zip(found, faults, strict=True):
        assert message in fault.message
        assert fix in fault.fix


STATUTE = "an amount in dollars: in California fees are flat (Penal Code 337j(f))"
SHARES = [
    (
        "options: [{option: 1, player: 5%}]",
        "player is a percentage, 5 %",
        "from: player, share: {is: 5 %",
    ),
    ("options: [{option: 1, player: 0.05x}]", "player is a percentage, 5 %", "share: {is: 5 %"),
    (
        "options: [{option: 1, pot: 2.50 percent of it}]",
        "pot is a percentage, 2.5 %",
        "from: pot, share",
    ),
    (
        "options: [{option: 1, player: 1/20}]",
        "player is a share, 1/20",
        "share: {is: 1/20, of: pot}",
    ),
    (
        "options: [{option: 1, player: [[5+, 5 %]]}]",
        "player is a percentage, 5 %",
        "share: {is: 5 %",
    ),
    (
        "{columns: [option, pot], rows: {table: [[1, 3%]]}}",
        "the fee is a percentage, 3 %",
        "share: {is: 3 %",
    ),
    ("fees: {from: player, amount: 5%}", "the fee is a percentage, 5 %", "share: {is: 5 %"),
]


@pytest.mark.parametrize(("block", "said", "key"), SHARES)
def test_a_percentage_in_the_place_of_a_fee_is_told_for_what_it_is(
    block: str, said: str, key: str
) -> None:
    with pytest.raises(Misshapen) as refusal:
        shape(read(f"{SCHEDULE}blocks:\n  - {block}\n".encode()))
    (fault,) = refusal.value.faults
    assert fault.message == f"{said}, and a fee here is {STATUTE}"
    assert key in fault.fix


@pytest.mark.parametrize(
    "text",
    [
        SCHEDULE,
        SCHEDULE
        + "blocks:\n  - columns: [option, regular]\n    fees: {component: jackpot, from: pot}\n    options: [{option: 1, regular: 1, jackpot: 2, all-players: 3}]\n",
        HEAD + "jurisdictions: [california, california/doj-2026]\n",
        GAME + "seats: 7\n",
        GAME + "seats: [7, {is: 8, at: 3}]\n",
        GAME
        + "wagers: [{name: a, pays: {rows: [[straight, 3:2], {label: flush, pays: [2:1, 3:1]}]}}]\n",
        SCHEDULE
        + "blocks:\n  - options: [{option: 1, player: none, player-dealer: [[5-50, 0.50], [51+, 2]]}]\n",
    ],
)
def test_every_way_of_writing_is_accepted(text: str) -> None:
    assert shape(read(text.encode()))
