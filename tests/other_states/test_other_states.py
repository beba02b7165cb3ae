"""Games of other states, whole and damaged: a whole one gets no finding at warning or above, and each
damage is told once, at its line.
"""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest

from tests.docket import docket
from validator.judge.engine import Settings, judge
from validator.judge.items import Item, items

HERE = Path(__file__).parent
GAMES = {path.stem: path for path in sorted(HERE.glob("*/games/*.yaml"))}
Damage = tuple[str, str, str, str]
"""What is taken out or changed, what stands there instead, the rule that tells it, and the line of
the paper it names.
"""
DAMAGED: dict[str, list[Damage]] = {
    "blackjack": [
        ("values: {table: [[A, 1 or 11], [2-9, face], [10-K, 10]], at: 12-14}\n", "", "card-values", "51"),
        ("      - {odds: 1 to 1, at: 36}\n", "", "wager-complete", "32"),
        ("  - {wager: base, at-least: 15, at-most: 1000, per: bet, at: 30}\n", "", "bets-priced", "32"),
        ("  target: 21\n", "", "comparison-stated", "51"),
        ("    - {case: dealer-bust, base: wins, at: 54}\n", "", "outcomes-total", "53"),
        ("charts:\n  - {for: dealer, rows: [[hard 16-, hit], [soft 17-, hit], [hard 17+, stand], [soft 18+, stand]], at: 60-61}\n", "", "dealer-draws", "26"),
        ("size: {of: base, times: 1, bound: exactly}, at: 65", "at: 65", "options-sized", "65"),
    ],
    "baccarat": [
        ("  - {for: banker-hand, totals: 0-2, must: hit, if: player-hits, at: 62}\n", "", "draw-chart", "64-68"),
        ("    - [5, SSSSHHHHSS]\n", "", "draw-chart", "64-68"),
        ("  - {for: banker-hand, totals: 0-5, must: hit, if: player-stands, at: 61}\n  - {for: banker-hand, totals: 6-9, must: stand, if: player-stands, at: 61}\n", "", "draw-complete", "64-68"),
        ("player: pushes, banker: pushes, tie: wins", "player: pushes, tie: wins", "outcomes-total", "51"),
        ("    pays: {odds: 8 to 1, at: 42}\n", "", "bets-priced", "32"),
        ("  - {wager: tie, at-least: 5, at-most: 500, per: bet, at: 31}\n", "", "bets-priced", "32"),
        ("facts: [{of: draw-after-natural, is: no-draw, at: 59}]\n", "", "draw-after-natural", "60"),
        ("[10-K, 0]", "[J-K, 0]", "card-values", "12-14"),
    ],
    "let-it-ride": [
        ("      - {is: loses, otherwise: true, at: 46}\n", "", "wager-decided", "45"),
        ("limits:\n  - {wager: [bet-one, bet-two, bet-three], at-least: 5, at-most: 100, per: bet, at: 40}\n", "", "bets-priced", "42"),
        ("        - [flush, 8 to 1]\n", "", "pay-rows", "50-58"),
    ],
    "mississippi-stud": [
        ("      - {is: loses, otherwise: true, at: 47}\n", "", "wager-decided", "45"),
        ("limits:\n  - {wager: ante, at-least: 5, at-most: 100, per: bet, at: 40}\n", "", "bets-priced", "42"),
        ("        - [two-pair, 2 to 1]\n", "", "pay-rows", "50-59"),
        ("needs: {all: fourth-street, at: 43}", "needs: {all: fourth, at: 43}", "prerequisite", "43"),
    ],
    "three-card-poker": [
        ("    - {case: equal, ante: pushes, play: pushes, at: 65}\n", "", "outcomes-total", "63"),
        ("    - {case: not-qualified, ante: wins, play: pushes, at: 66}\n", "", "outcomes-total", "62"),
        ("  - {wager: pair-plus, at-least: 5, at-most: 100, per: bet, at: 41}\n", "", "bets-priced", "46"),
        ("    survives: {is: true, at: 45}\n", "", "wager-complete", "52-54"),
        ("    on-fold: {is: lost, at: 48}\n    pays: {odds: 1 to 1, at: 50}\n", "    pays: {odds: 1 to 1, at: 50}\n", "fold-fate", "42"),
        ("placed: {is: after-own-cards, at: 32}", "placed: {is: after-reveal, at: 32}", "wager-moment", "32"),
        ("[straight, 6 to 1], ", "", "pay-rows", "56-60"),
    ],
    "texas-holdem": [
        ("table-limit: {is: 4-8, at: 24}\n", "", "bets-priced", "30"),
        ("uses: {own: 0-2, board: 3-5, hand-size: 5, at: 40}\n", "", "hand-cards", "31"),
        ("full-house, flush, straight,", "full-house, straight,", "ranking-complete", "13-22"),
        ("amount: 4, share: {is: 10 %, of: pot}, collected: end-of-hand", "amount: 4, share: {is: 10 %, of: pot}", "share-told", "50"),
    ],
}  # fmt: skip
CASES = [(game, damage) for game, damages in DAMAGED.items() for damage in damages]


def found(game: str, text: str) -> list[Item]:
    head = (GAMES[game].parents[1] / "establishment.yaml").read_text(encoding="utf-8")
    result = judge(docket(head, text), Settings(today=date(2026, 11, 18)))
    return [item for item in items(result.verdicts) if item.severity != "info"]


def whole(game: str) -> str:
    text = GAMES[game].read_text(encoding="utf-8")
    return f"{text}source: {{document: a.txt, lines: 1-99}}\n"


def told(item: Item) -> tuple[str, str]:
    where = item.first.location
    lines = where.lines if where else ()
    spans = (str(n.first) if n.first == n.last else f"{n.first}-{n.last}" for n in lines)
    return item.first.rule, ", ".join(spans)


def test_every_game_is_damaged() -> None:
    assert set(GAMES) == set(DAMAGED)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_gets_no_finding(game: str) -> None:
    assert [item.message for item in found(game, whole(game))] == []


@pytest.mark.parametrize(("game", "damage"), CASES, ids=[f"{g}-{d[2]}-{d[3]}" for g, d in CASES])
def test_damage_is_told_once_at_its_line(game: str, damage: Damage) -> None:
    old, new, rule, line = damage
    text = whole(game)
    assert old in text
    assert [told(item) for item in found(game, text.replace(old, new))] == [(rule, line)]


@pytest.mark.parametrize("game", GAMES)
def test_all_damages_of_a_game_are_told_together(game: str) -> None:
    text = whole(game)
    for old, new, _, _ in DAMAGED[game]:
        text = text.replace(old, new)
    rules = {item.first.rule for item in found(game, text)}
    assert rules == {rule for _, _, rule, _ in DAMAGED[game]}


def test_a_bare_game_of_the_house_is_asked_for_each_thing() -> None:
    """No payouts, limits, drawing rules, end of betting or cards for the dealer: a finding for each."""
    bare = (
        "kind: game\nname: Twenty-One\ncategory: house-banked\n"
        "round: [{does: deal, to: players, cards: 2}, {does: act, to: players}]\n"
        "values: {table: [[A, 1 or 11], [2-9, face], [10-K, 10]]}\nwagers: [{name: base, required: true}]\n"
        "compares: {by: closest-to-target, target: 21, bust: true, wagers: [base], outcomes: [{case: higher, base: wins}, {case: lower, base: loses}, {case: equal, base: pushes}, {case: player-bust, base: loses}, {case: dealer-bust, base: wins}]}\n"
    )
    rules = sorted((item.first.rule, item.first.case) for item in found("blackjack", bare))
    assert rules == [
        ("bets-priced", "no-limit"),
        ("bets-priced", "no-payments"),
        ("betting-ends", "unsaid"),
        ("dealer-draws", "silent"),
        ("hands-dealt", "silent"),
    ]


CALIFORNIA = "kind: establishment\nname: House\njurisdictions: [california]\n"
TILES = "kind: game\nname: Tiles\ncategory: player-dealer\nspeaks-of: [{thing: glossary}]\nround: [{does: deal, to: players, cards: 4}]\n"
PART = """\
  - games: [{called: Game %(n)s, document: game-%(n)s}]
    fees: [{from: player-dealer, per: hand}, {from: player, per: wager}]
    columns: [option, limit, player, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-%(n)s00, player: 0, player-dealer: [[5-50, 0.%(n)s0], [51+, 2]]}]
"""


def asked(*documents: str) -> list[Item]:
    result = judge(docket(*documents), Settings(today=date(2026, 11, 18)))
    return list(items(result.verdicts))


def test_one_missing_glossary_is_one_item() -> None:
    found = [item for item in asked(CALIFORNIA, TILES) if "glossary" in item.message]
    assert [item.first.rule for item in found] == ["application-contents"]
    assert "things-named" in {v.rule for v in found[0].beside}


@pytest.mark.parametrize("rule", ["basis-defined", "fee-payer", "sheet-names-games"])
def test_eight_copies_of_one_question_are_one_item(rule: str) -> None:
    sheet = "kind: schedule\nname: Rates\nblocks:\n" + "".join(PART % {"n": n} for n in range(1, 9))
    games = [f"kind: game\nname: Game {n}\ncategory: player-dealer\n" for n in range(1, 9)]
    filed = [] if rule == "sheet-names-games" else games
    sheet = sheet if filed else re.sub(r", document: game-\d", "", sheet)
    found = [item for item in asked(CALIFORNIA, sheet, *filed) if item.first.rule == rule]
    cases = [item.first.case for item in found]
    assert found
    assert len(set(cases)) == len(cases)


@pytest.mark.parametrize(
    ("house", "game", "rule"),
    [
        ("rounding: down\n", "wagers: [{name: base, pays: {odds: 3 to 2}}]\n", "odd-amounts"),
        ("glossary: [{is: half action}]\n", "own-words: [{is: half action}]\n", "terms-defined"),
        ("irregularities: [{what: short-spin, then: spun again}]\n", "round: [{does: spin}]\n", "misplay-told"),
    ],
)  # fmt: skip
def test_the_house_speaks_for_its_games(house: str, game: str, rule: str) -> None:
    """What the general procedures say is not missing in each game."""
    where = "oregon/grand-ronde" if rule == "misplay-told" else "california"
    kind = "house-banked" if rule == "misplay-told" else "player-dealer"
    head = CALIFORNIA.replace("california", where)
    text = f"kind: game\nname: Game\ncategory: {kind}\n{game}"
    before, after = (
        {item.first.provision for item in asked(one, text) if item.first.rule == rule}
        for one in (head, head + house)
    )
    assert before - after
