"""Which finding goes with which cause: a few lines of YAML, a rule, and the rules it is told with;
nothing where it stands for itself.
"""

from __future__ import annotations

from datetime import date

import pytest

from tests.docket import docket
from validator.judge.engine import Settings, judge
from validator.judge.follow import told
from validator.judge.items import items
from validator.judge.verdict import FINDINGS

GAME = "kind: game\nname: Example\ncategory: player-dealer\n"

KEPT_OUT = GAME + "states: [{that: house-does-not-participate}]\n"

POKER = "kind: game\nname: Example\ncategory: poker\nround: [{does: deal, to: players, cards: 2}, {does: betting-round}]\n"

KIND_OF = POKER + "inherits: {from: Stud Poker}\n"

LOST = POKER + "inherits: {from: Lost Game, document: lost-game}\n"

UNDEALT = "kind: game\nname: Example\ncategory: poker\ncards: {high-to-low: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2]}\n"

THREE = "kind: game\nname: Three Card Poker\ncategory: house-banked\n"

ORDER = "hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card]}\n"

PAID = (
    THREE
    + ORDER
    + "wagers: [{name: pair-plus, judged: {whose: own, cards: 3, ranking: three-card}, pays: {rows: [%s]}}]\n"
)

MOST = "[straight-flush, 40 to 1], [straight, 6 to 1], [flush, 3 to 1], [pair, 1 to 1]"

STYLED = "[straight-flush, %s], [3-of-a-kind, 30 to 1], [straight, 6 to 1], [flush, 3 to 1], [pair, 1 to 1]"

BONUS = (
    GAME
    + "wagers: [{name: bonus, judged: {whose: own, best: 5}, pays: {rows: [[straight-flush, 9 to 1], [full-house, 3 to 1], [flush, 2 to 1]]}}]\n"
)

HIGH = "hands: {ranking: five-card-high, high-to-low: [%s, flush, straight, two-pair, pair, high-card]}\n"

SHEET = "kind: schedule\nname: Rates\nblocks:\n  - games: [{called: Example, document: example}]\n"

COLUMNS = "    columns: [option, limit, {is: player, on: player-wager}]\n"

LADDER = (
    SHEET
    + COLUMNS
    + "    options: [{option: 1, limit: 5-500, player: [[5-100, 1], [101-200, 2], [201-300, 3], [301-400, 4], [401-500, 5]%s]}]\n"
)

ZERO = "    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51-100, 2], [101-200, 3], [201-300, 4], [301%s, 5]%s], player: 0}]\n"

GRADED = "    options: [{option: 1, limit: 5-500, player: [[5-50, 1], [51-500, 2]]}]\n"

RECITED = "kind: schedule\nname: %s\nstates: [{that: rate-cap, rates: %d, per: %s}]\nblocks: [{options: [{option: 1, player: 1}]}]\n"

CAPS = "kind: schedule\nname: Rates\nstates: [{that: rate-cap, rates: %s}, {that: rate-cap, rates: %s}]\nblocks: [{options: [{option: 1, player: 1}]}]\n"

DENIED = "kind: schedule\nname: Rates\nstates: [{that: fees-determined-before-play, is: %s}]\nblocks: [{fees: [{from: player, determined: after-deal}], options: [{option: 1, player: 1}]}]\n"

RETURNS = SHEET.replace("blocks:", "player-dealer: {uncovered-wagers: {are: returned}}\nblocks:")

TURNS = SHEET.replace(
    "blocks:", "player-dealer: {rotation: {holds-at-most: 2, unit: hands}}\nblocks:"
)

ROUND = "round: [{does: deal, to: players}, {does: compare}]\n"

COUNTED = (
    GAME
    + ROUND
    + "wagers: [{name: base, placed: before-deal}, {name: lucky, bonus: true, placed: %s}]\n"
)

COUNTS = (
    SHEET
    + "    defines: {basis: total-table-action, counts: [base, lucky]}\n    fees: [{from: player-dealer, on: total-table-action, collected: before-deal}]\n"
)

COLLECTED = (
    SHEET + "    fees: [{from: player, collected: %s}]\n    options: [{option: 1, player: 1}]\n"
)

SIZED = (
    GAME
    + "wagers: [{name: ante}, {name: play, size: [{of: ante, times: 2, bound: exactly, at: 3}%s], limit: {within-table-limit: true}}]\n"
)


NUMBERED = "kind: schedule\nname: Rates\nblocks: [{games: [{called: Example, document: example, approval: GEGA-000001}, {called: Strange%s}]}]\n"

NEARLY = "kind: game\nname: Century 21 Baccarat\ncategory: player-dealer\n"

SHEETED = "kind: schedule\nname: Rates\nblocks: [{games: [{called: %s, approval: GEGA-000001}], options: [{option: 1, limit: 5-10, player: 1}]}]\n"

PRICED = "kind: game\nname: Craps\ncategory: house-banked\nwagers: [{name: pass, pays: {odds: 1 to 1}}, {name: field%s}]\ncompares: {by: single-card, wagers: [pass]}\n"


CASES: list[tuple[str, tuple[str, ...], str, list[str]]] = [
    ("nothing is said of a bank", (GAME,), "rotation-clause", ["coverage"]),
    (
        "nothing rotates, so nothing limits a turn",
        (GAME + "player-dealer: {uncovered-wagers: {are: returned}}\n",),
        "rotation-clause",
        ["banker-limit"],
    ),
    (
        "a clause, and a sheet of nearly the name",
        (
            NEARLY,
            SHEETED % "21st Century Baccarat",
        ),
        "rotation-clause",
        ["fee-schedule-filed"],
    ),
    (
        "a rotation without a count",
        (GAME + "player-dealer: {rotation: {systematic: true}}\n",),
        "banker-limit",
        [],
    ),
    (
        "two counts, in the rules and on the sheet",
        (GAME + "player-dealer: {rotation: {holds-at-most: 3, unit: hands}}\n", TURNS),
        "banker-limit",
        ["rules-and-sheet-agree"],
    ),
    ("the house is kept out, and nothing rotates", (KEPT_OUT,), "no-bank-clause", ["coverage"]),
    ("nor is the house kept out", (GAME,), "no-bank-clause", ["coverage"]),
    (
        "offered on, and the house not kept out",
        (GAME + "player-dealer: {rotation: {offered-after: 2, then: offered}}\n",),
        "no-bank-clause",
        [],
    ),
    (
        "graded by players, in the prose alone",
        (SHEET + "    fees: [{from: player, on: number-of-players}]\n" + COLUMNS + GRADED,),
        "basis-defined",
        ["fee-basis"],
    ),
    (
        "kept on one sheet, returned on another",
        (GAME + "player-dealer: {uncovered-wagers: {are: not-refunded}}\n", RETURNS),
        "coverage",
        ["rules-and-sheet-agree"],
    ),
    (
        "cards without a deal, by a game that is not filed",
        (UNDEALT + "inherits: {from: Lost Game}\n",),
        "deal-told",
        ["references-lead"],
    ),
    # Rules with a round of their own name a kind of game: what they leave open stands for itself.
    ("a deal like that of a kind of game", (KIND_OF,), "deal-told", []),
    ("bets like those of a kind of game", (KIND_OF,), "betting-told", []),
    ("all in, like a kind of game", (KIND_OF,), "all-in-told", []),
    ("a deal of a document that is not filed", (LOST,), "deal-told", ["documents-named"]),
    ("bets of a document that is not filed", (LOST,), "betting-told", ["documents-named"]),
    ("all in, by a document that is not filed", (LOST,), "all-in-told", ["documents-named"]),
    ("told by nobody", (POKER,), "deal-told", []),
    (
        "a row printed twice, against another table",
        (
            GAME
            + f"wagers: [{{name: plus, pays: [{{rows: [{MOST}]}}, {{rows: [{MOST}, [pair, 2 to 1]]}}]}}]\n",
        ),
        "pay-tables-agree",
        ["pay-rows"],
    ),
    (
        "the same odds written two ways",
        (
            GAME
            + f"wagers: [{{name: pair-plus, pays: [{{rows: [{STYLED % '40 to 1'}]}}, {{rows: [{STYLED % '40 for 1'}]}}]}}]\n",
        ),
        "pay-tables-agree",
        ["odds-style"],
    ),
    (
        "other odds",
        (
            GAME
            + f"wagers: [{{name: pair-plus, pays: [{{rows: [{STYLED % '40 to 1'}]}}, {{rows: [{STYLED % '30 for 1'}]}}]}}]\n",
        ),
        "pay-tables-agree",
        [],
    ),
    (
        "a hand paid and not ranked",
        (BONUS + HIGH % "straight-flush",),
        "pay-rows",
        ["ranking-complete"],
    ),
    ("denied, so not fixed", (DENIED % "false",), "fixed-before-play", ["required-statement"]),
    ("two ceilings recited", (CAPS % (5, 3),), "rate-cap-stated", ["bank-agrees"]),
    ("one ceiling too high", (CAPS % (9, 9),), "rate-cap-stated", []),
    (
        "a ceiling too high where sheets count it for different things",
        (RECITED % ("Rates", 9, "table-limit"), RECITED % ("Others", 5, "table")),
        "rate-cap-stated",
        [],
    ),
    (
        "a ceiling for a limit where sheets count it for different things",
        (RECITED % ("Rates", 5, "table-limit"), RECITED % ("Others", 5, "table")),
        "rate-cap-stated",
        ["rate-caps-alike"],
    ),
    (
        "a tier too many in the room of another",
        (LADDER % ", [401-500, 6]",),
        "rate-count",
        ["tier-overlap"],
    ),
    (
        "a tier too many beyond the limit",
        (LADDER % ", [501-900, 6]",),
        "rate-count",
        ["tier-limits"],
    ),
    (
        "a tier too many inside another",
        (LADDER % ", [410-450, 6]",),
        "rate-count",
        ["tier-overlap"],
    ),
    (
        "a tier too many that only touches another",
        (
            LADDER.replace("401-500, 5", "400-500, 5").replace(
                "[5-100, 1]", "[5-50, 0.5], [51-100, 1]"
            )
            % "",
        ),
        "rate-count",
        [],
    ),
    (
        "a $0 beside a tier too many",
        (SHEET + ZERO.replace("[201-300, 4], ", "") % ("-400", ", [301-400, 6]"),),
        "rate-count",
        ["tier-overlap"],
    ),
    (
        "a rate too many",
        (LADDER.replace("[5-100, 1]", "[5-50, 0.5], [51-100, 1]") % "",),
        "rate-count",
        [],
    ),
    (
        "a $0 where the prose takes a fee",
        (
            SHEET
            + "    fees: [{from: player, per: hand}, {from: player-dealer, per: hand}]\n"
            + ZERO % ("+", ""),
        ),
        "rate-count",
        ["fee-payer"],
    ),
    ("a $0 of which nothing is said", (SHEET + ZERO % ("+", ""),), "rate-count", []),
    (
        "a $0 outside the series",
        (SHEET + "    announces: {options: 2}\n" + ZERO % ("+", ""),),
        "rate-count",
        ["announced-options"],
    ),
    (
        "counted, at a step that is missing",
        (COUNTED % "after-flop", COUNTS),
        "basis-counts",
        ["wager-moment"],
    ),
    ("counted, and placed late", (COUNTED % "after-deal", COUNTS), "basis-counts", []),
    (
        "collected at a step that is missing",
        (
            GAME + ROUND + "fees: [{from: player, collected: before-deal}]\n",
            COLLECTED % "after-flop",
        ),
        "collection-moments",
        ["fee-moment"],
    ),
    (
        "collected late, after a hand that is not all of the cards",
        (
            GAME
            + ROUND.replace("players}", "players, cards: 2}")
            + "fees: [{from: player, collected: before-deal}]\n",
            COLLECTED % "after-deal, cards-dealt: 1",
        ),
        "collection-moments",
        [],
    ),
    (
        "collected late, of cards not dealt",
        (
            GAME
            + ROUND.replace("players}", "players, cards: 1}")
            + "fees: [{from: player, collected: before-deal}]\n",
            COLLECTED % "after-deal, cards-dealt: 2",
        ),
        "collection-moments",
        [],
    ),
    (
        "collected late",
        (
            GAME + ROUND + "fees: [{from: player, collected: before-deal}]\n",
            COLLECTED % "after-deal",
        ),
        "collection-moments",
        [],
    ),
    (
        "two sizes, one beyond the limit",
        (SIZED % ", {of: ante, times: 1, bound: exactly, at: 9}",),
        "sized-within-limit",
        ["wager-size-agrees"],
    ),
    ("one size, beyond the limit", (SIZED % "",), "sized-within-limit", []),
    (
        "a number with a digit missing",
        (
            GAME,
            NUMBERED % ", approval: GEGA-00002",
        ),
        "sheet-names-games",
        ["approval-form"],
    ),
    (
        "no number beside one name",
        (
            GAME,
            NUMBERED % "",
        ),
        "sheet-names-games",
        ["approval-on-sheet"],
    ),
    (
        "a number of another game",
        (
            GAME,
            NUMBERED % ", approval: GEGA-000001",
        ),
        "sheet-names-games",
        ["approval-unique"],
    ),
    (
        "a number of its own",
        (
            GAME,
            NUMBERED % ", approval: GEGA-000002",
        ),
        "sheet-names-games",
        [],
    ),
    (
        "a number, and a sheet of nearly the name",
        (
            NEARLY,
            SHEETED % "21st Century Baccarat",
        ),
        "game-approval",
        ["fee-schedule-filed"],
    ),
    (
        "a number, and a sheet of another name",
        (
            NEARLY,
            SHEETED % "Super Pan",
        ),
        "game-approval",
        [],
    ),
]

OREGON = [
    ("a hand not paid", (PAID % MOST,), "payout-floor", ["pay-rows"]),
    (
        "the last hand not paid, in a table with another fault",
        (PAID % f"{(STYLED % '40 to 1').replace('pair, 1', 'flush, 3')}",),
        "payout-floor",
        [],
    ),
    (
        "paid less by how it is written",
        (PAID % (STYLED % "40 for 1"),),
        "payout-floor",
        ["odds-style"],
    ),
    ("paid less however it is written", (PAID % (STYLED % "39 for 1"),), "payout-floor", []),
    ("paid less", (PAID % (STYLED % "39 to 1"),), "payout-floor", []),
    ("what pays nothing is decided by nothing", (PRICED % "",), "wager-decided", ["bets-priced"]),
    ("paid, and decided by nothing", (PRICED % ", pays: {odds: 2 to 1}",), "wager-decided", []),
]

ALL = [("california", *case) for case in CASES] + [("oregon/grand-ronde", *case) for case in OREGON]


@pytest.mark.parametrize(
    ("where", "documents", "rule", "causes"),
    [(case[0], *case[2:]) for case in ALL],
    ids=[case[1] for case in ALL],
)
def test_told_with(where: str, documents: tuple[str, ...], rule: str, causes: list[str]) -> None:
    head = f"kind: establishment\nname: House\njurisdictions: [{where}]\n"
    result = judge(docket(head, *documents), Settings(today=date(2026, 11, 15)))
    made = told(result.verdicts)
    found = [v for v in result.verdicts if v.rule == rule and v.verdict in FINDINGS]
    assert found
    assert sorted({root.rule for v in found for root in made.roots.get(id(v), ())}) == causes
    assert any(v in made.standing for v in found) == (not causes) or rule == "coverage"


def test_what_is_told_for_several_games_is_not_repeated_for_each() -> None:
    games = [GAME.replace("Example", name) for name in ("Alpha", "Beta")]
    turns = "player-dealer: {rotation: {offered-after: 2, unit: hands, then: offered, at: 9}}\n"
    sheet = f"kind: schedule\nname: Rates\n{turns}blocks: [{{games: [{{called: Alpha, document: alpha}}, {{called: Beta, document: beta}}]}}]\n"
    result = judge(
        docket("kind: establishment\nname: House\njurisdictions: [california]\n", *games, sheet),
        Settings(today=date(2026, 11, 15)),
    )
    found = [item for item in items(result.verdicts) if item.first.rule == "banker-limit"]
    assert len(found) == 1
    assert "Alpha and Beta" in found[0].message
