"""The bank: rotation, coverage, the order of settlement, the action button."""

from __future__ import annotations

import pytest

from tests.docket import answers, says
from validator.predicates import _button

HEAD = "kind: game\nname: Example\ncategory: player-dealer\n"
Found = list[tuple[str, str]]
WAGER_RULES = ("wager-outlives-bank", "bonus-covered")


def _findings(predicate: str, *documents: str) -> Found:
    level = "wager" if predicate in WAGER_RULES else "game"
    given = answers(
        predicate, level, [text if text.startswith("kind:") else HEAD + text for text in documents]
    )
    found = [
        (answer.verdict, says(answer))
        for answer in given
        if answer.verdict not in ("met", "not-applicable")
    ]
    assert given, "no answer at all"
    assert len(documents) > 1 or len(found) in (0, len(given)), (
        "a finding and a pass on the same subject"
    )
    return found


BANK = "player-dealer: {%s}"
BUTTON = "player-dealer: {action-button: [%s]}"
THREE = "wagers: [{name: a}, {name: b}, {name: c}]\n"
TWO = "wagers: [{name: ante}, {name: play}]\n"


@pytest.mark.parametrize(
    ("predicate", "text", "expected"),
    [
        ("bank-untaken", BANK % "rotation: {then: must-rotate}", [("not-stated", "passes-on")]),
        ("bank-untaken", BANK % "intervening: true", [("not-stated", "passes-on")]),
        (
            "bank-untaken",
            BANK % "nobody-takes: same-player-continues",
            [("unclear", "stays then=same-player-continues")],
        ),
        ("bank-untaken", BANK % "may-decline: true", []),
        ("bank-holders", BANK % "may-decline: true", []),
        ("bank-holders", BANK % "rotation: {then: offered}, may-hold: {who: players}", []),
        ("bank-holders", BANK % "rotation: {then: offered}", [("not-stated", "not-said")]),
        ("bank-holders", BANK % "rotation: {among: nobody}", [("not-stated", "not-said")]),
        ("bank-holders", BANK % "rotation: {among: players}", []),
        (
            "uncovered-each",
            TWO + BANK % "uncovered-wagers: {are: returned, wagers: [play]}",
            [("not-stated", "some-only named=play missing=ante")],
        ),
        (
            "uncovered-each",
            TWO
            + BANK
            % "uncovered-wagers: [{are: returned, wagers: [play]}, {are: returned, wagers: [ante]}]",
            [],
        ),
        ("settlement-order", "deck: {cards: 52}", []),
        ("settlement-order", TWO, [("not-stated", "silent wagers=ante,play")]),
        ("settlement-order", "wagers: [{name: base}]", [("not-stated", "silent")]),
        (
            "settlement-order",
            TWO + "equipment: [{is: action-button}]",
            [("unclear", "button-only wagers=ante,play")],
        ),
        (
            "settlement-order",
            TWO + BUTTON % "{by: dice, damaged: garbled}",
            [("not-stated", "silent wagers=ante,play")],
        ),
        (
            "settlement-order",
            TWO + "settles: {direction: clockwise}",
            [("not-stated", "no-order wagers=ante,play")],
        ),
        ("settlement-order", TWO + "settles: {first: play, order: [ante]}", []),
        ("settlement-order", TWO + "settles: [{order: [ante]}, {order: [play]}]", []),
        (
            "settlement-order",
            "wagers: [{name: ante}, {name: play}, {name: insurance}]\nsettles: {order: [ante]}",
            [("not-stated", "left-out missing=play")],
        ),
        (
            "settlement-order",
            "wagers: [{name: ante}, {name: insurance}]\nsettles: {order: [ante]}",
            [],
        ),
        (
            "settlement-order",
            "wagers: [{name: ante}, {name: insurance}]\nsettles: {direction: clockwise}",
            [],
        ),
        (
            "settlement-order",
            TWO + "settles: {order: [ante]}",
            [("not-stated", "left-out missing=play")],
        ),
        (
            "settlement-order",
            "wagers: [{name: a}, {name: b}, {name: c}]\nsettles: {order: [b]}",
            [("not-stated", "left-out missing=a,c")],
        ),
        (
            "settlement-order",
            "wagers: [{name: a}, {name: insurance}]\nsettles: {direction: clockwise}",
            [],
        ),
        (
            "settlement-order",
            "wagers: [{name: a}, {name: insurance}]\nsettles: {order: [insurance, a]}",
            [],
        ),
        (
            "settlement-order",
            THREE + "settles: [{order: [a, c]}, {order: [b, c]}]",
            [("not-stated", "loose first=a second=b")],
        ),
        (
            "settlement-order",
            THREE + "settles: [{order: [c, a]}, {order: [c, b]}]",
            [("not-stated", "loose first=a second=b")],
        ),
        ("settlement-order", THREE + "settles: [{order: [a, b]}, {order: [b, c]}]", []),
        ("settlement-order", THREE + "settles: [{order: [c, b]}, {order: [b, a]}]", []),
        ("settlement-order", THREE + "settles: [{order: [a, b]}, {order: [c]}]", []),
        ("settlement-order-agrees", "settles: [{order: [a, b]}, {direction: clockwise}]", []),
        (
            "settlement-order-agrees",
            "settles: [{order: [a, b]}, {order: [b, a], when: player-loses}, {order: [b, a]}]",
            [("violated", "two-orders first=a,b second=b,a")],
        ),
        (
            "settlement-order-agrees",
            "settles: [{order: [a, b, c]}, {order: [c, a]}]",
            [("violated", "two-orders first=a,c second=c,a")],
        ),
        (
            "settlement-order-agrees",
            "settles: [{order: [a, b]}, {order: [b, a], when: player-loses}]",
            [],
        ),
        (
            "settlement-order-agrees",
            "settles: [{order: [a, b], direction: clockwise}, {order: [b, a], direction: counter-clockwise}]",
            [("violated", "two-orders")],
        ),
        (
            "wager-names",
            TWO + "settles: {wagers: [horn], order: [ante]}",
            [("violated", "wager=horn")],
        ),
        (
            "wager-names",
            TWO
            + BANK
            % "uncovered-wagers: {are: returned, wagers: [x]}, settling: {collects: true, wagers: [x, y]}",
            [("violated", "wager=x"), ("violated", "wager=y")],
        ),
        ("wager-outlives-bank", "wagers: [{name: a, lasts-beyond-round: true}]", []),
        ("bonus-covered", "wagers: [{name: a, pays: {odds: 500:1}}]", []),
        (
            "bonus-covered",
            "wagers: [{name: a, bonus: true, pays: {odds: 500:1}}]",
            [("unclear", "most=500:1")],
        ),
        (
            "bonus-covered",
            "wagers: [{name: a, bonus: true, pays: {statistic: true, odds: 500:1}}]",
            [],
        ),
        (
            "bonus-covered",
            "wagers: [{name: a, bonus: true, pays: {rows: [[x, 5], [y, 20]]}}]",
            [("unclear", "most=$20")],
        ),
        (
            "bonus-covered",
            "wagers: [{name: a, bonus: true, pays: {odds: 100:1}}]\n"
            + BANK % "own-wager: {unlimited: true}",
            [("unclear", "uncovered wager=a most=100:1")],
        ),
        (
            "bonus-covered",
            "wagers: [{name: a, bonus: true, pays: {odds: 100:1}}]\n"
            + BANK % "own-wager: {at-least: 5000}",
            [],
        ),
        (
            "bonus-covered",
            "wagers: [{name: a, bonus: true, pays: {odds: 100:1}}]\n"
            + BANK % "own-wager: {must-cover: bonus-payouts}",
            [],
        ),
        (
            "bonus-covered",
            "wagers: [{name: a, bonus: true, pays: {odds: 100:1}}]\n"
            + BANK % "own-wager: {must-cover: some-wagers}",
            [("unclear", "uncovered wager=a most=100:1")],
        ),
        (
            "bonus-covered",
            "wagers: [{name: a, bonus: true, pays: {odds: 100:1}}]\n"
            + BANK % "uncovered-wagers: {are: returned, wagers: [b]}",
            [("unclear", "uncovered wager=a most=100:1")],
        ),
        (
            "bonus-covered",
            "wagers: [{name: a, bonus: true, pays: {odds: 100:1}}]\n"
            + BANK % "uncovered-wagers: {are: returned, wagers: [a]}",
            [],
        ),
        (
            "bonus-covered",
            "wagers: [{name: a, bonus: true, pays: {odds: 100:1}}]\n"
            + BANK % "settling: {to-the-extent: true, wagers: [a]}",
            [],
        ),
        (
            "bonus-covered",
            "wagers: [{name: a, bonus: true, pays: {odds: 100:1}}]\n"
            + BANK % "settling: {pays: true}",
            [("unclear", "uncovered wager=a most=100:1")],
        ),
        (
            "bonus-covered",
            "wagers: [{name: a, bonus: true, pays: {odds: 100:1}}]\n"
            + BANK % "wins-or-loses-at-most: original-wager",
            [],
        ),
    ],
)
def test_bank_and_settlement(predicate: str, text: str, expected: Found) -> None:
    _check(_findings(predicate, text), expected)


UNCOUNTED = "by: card, counts-player-dealer: false, seat-of-card: [[A, 1], [2-10, face], [J, 11], [Q, 12], [K, 13]]"
WITH_BANK = "seats: {is: 7, counts-player-dealer: true}\n"
CARDS = "seat-of-card: [[A, 1], [2-10, face], [J, 11], [Q, 12], [K, 13]]"


@pytest.mark.parametrize(
    ("predicate", "text", "expected"),
    [
        ("button-described", "deck: {cards: 52}", []),
        (
            "button-described",
            "round: [{does: settle, first: action-button}]",
            [("not-stated", "start-not-placed")],
        ),
        ("button-described", "equipment: {is: action-button}\n" + BUTTON % "{by: none}", []),
        ("button-described", "equipment: {is: action-button}", [("not-stated", "not-placed")]),
        ("button-values", BUTTON % "{by: dice}", []),
        ("button-values", BUTTON % "{by: card}, {by: card, seat-of-card: [[A, 1], [J-K, 10]]}", []),
        (
            "button-values",
            BUTTON % "{by: card, seat-of-card: [[A, 1]]}",
            [("not-stated", "no-seat cards=J,Q,K")],
        ),
        ("button-values", BUTTON % "{by: flop, seat-of-card: [[A-8, face], [9-K, not used]]}", []),
        (
            "button-values",
            BUTTON
            % "{by: card, seat-of-card: [[A-9, face]]}, {by: card, seat-of-card: [[A-9, face]]}",
            [("not-stated", "no-seat cards=10,J,Q,K")],
        ),
        (
            "button-values",
            BUTTON
            % "{by: card, seat-of-card: [[A-9, face]]}, {by: card, seat-of-card: [[A-10, face]]}",
            [("not-stated", "no-seat cards=10,J,Q,K"), ("not-stated", "no-seat cards=J,Q,K")],
        ),
        (
            "button-values",
            "deck: {jokers: 1}\njoker: not-used\n" + BUTTON % f"{{by: card, {CARDS}}}",
            [],
        ),
        (
            "button-values",
            "deck: {jokers: 1}\njoker: wild\n" + BUTTON % f"{{by: card, {CARDS}}}",
            [("not-stated", "no-seat cards=joker")],
        ),
        (
            "button-values",
            "deck: {jokers: 1}\n" + BUTTON % "{by: card, seat-of-card: [[A-K, 1], [jokers, 14]]}",
            [],
        ),
        ("button-wraps", "seats: 7\n" + BUTTON % "{by: card}", []),
        ("button-wraps", "seats: 7\n" + BUTTON % "{by: card, seat-of-card: [[A, 1]]}", []),
        ("button-wraps", BUTTON % f"{{by: card, {CARDS}}}", []),
        (
            "button-wraps",
            WITH_BANK + BUTTON % f"{{{UNCOUNTED}}}",
            [("not-stated", "room=6 counting=besides")],
        ),
        (
            "button-wraps",
            "seats: {is: 7}\n" + BUTTON % f"{{{UNCOUNTED}}}",
            [("not-stated", "beyond highest=13 room=7")],
        ),
        (
            "button-wraps",
            WITH_BANK + BUTTON % f"{{{UNCOUNTED}}}, {{by: card, counts-player-dealer: true}}",
            [("not-stated", "beyond highest=13 room=7")],
        ),
        (
            "button-wraps",
            WITH_BANK + BUTTON % f"{{{UNCOUNTED}}}, {{by: card}}",
            [("not-stated", "room=6 counting=besides")],
        ),
        (
            "button-wraps",
            "seats: {is: 12, counts-player-dealer: false}\n"
            + BUTTON % f"{{by: card, counts-player-dealer: true, {CARDS}}}",
            [],
        ),
        ("button-wraps", "seats: 13\n" + BUTTON % f"{{by: card, {CARDS}}}", []),
        (
            "button-wraps",
            "seats: 12\n" + BUTTON % f"{{by: card, {CARDS}}}",
            [("not-stated", "room=12")],
        ),
        (
            "button-wraps",
            "seats: [7, 9]\n" + BUTTON % f"{{by: card, {CARDS}}}",
            [("not-stated", "room=9")],
        ),
        (
            "button-wraps",
            "seats: [{is: 14, table: big}, {is: 8, table: small}]\n"
            + BUTTON % f"{{by: card, {CARDS}}}",
            [("not-stated", "room=8 table=small")],
        ),
        (
            "button-wraps",
            "seats: [{is: 14, table: big}, {is: 8}]\n" + BUTTON % f"{{by: card, {CARDS}}}",
            [],
        ),
        (
            "button-wraps",
            "seats: 7\n" + BUTTON % f"{{by: card, {CARDS}}}, {{by: card, wraps: true}}",
            [],
        ),
        ("button-dice", BUTTON % "{by: dice}", [("not-stated", "no-start missing=start,way")]),
        (
            "button-dice",
            BUTTON % "{by: dice, from: player-dealer}",
            [("not-stated", "no-start missing=way")],
        ),
        (
            "button-dice",
            BUTTON % "{by: dice, from: player-dealer}, {by: dice, direction: left}",
            [],
        ),
        (
            "button-dice",
            BUTTON % "{by: dice, player-dealer-numbers: [1, 8]}",
            [("not-stated", "no-start missing=way")],
        ),
        (
            "button-dice",
            BUTTON % "{by: dice, player-dealer-numbers: [1, 8], direction: clockwise}",
            [],
        ),
        ("button-dice", BUTTON % "{by: dice, dice: 1, seat-of-total: [['1-6', seat 1]]}", []),
        (
            "button-dice",
            BUTTON % "{by: dice, dice: 1, seat-of-total: [['2-4', seat 1], ['6', seat 2]]}",
            [("not-stated", "no-seat missing=1,5")],
        ),
        ("button-dice", BUTTON % "{by: dice, seat-of-total: [['2', seat 1]]}", []),
        (
            "button-dice",
            "seats: [{is: 8, of: positions}, {is: 7, of: positions}]\n"
            + BUTTON % "{by: dice, from: dealer, direction: left, player-dealer-numbers: [1, 8]}",
            [],
        ),
        (
            "button-dice",
            "seats: {is: 7, of: positions}\n"
            + BUTTON
            % "{by: dice, from: dealer, direction: left, player-dealer-numbers: [1, 8, 15]}",
            [],
        ),
        (
            "button-dice",
            "seats: {is: 8, of: players}\n"
            + BUTTON
            % "{by: dice, from: dealer, direction: left, player-dealer-numbers: [1, 8, 15]}",
            [],
        ),
        (
            "button-dice",
            "seats: {is: 8, counts-player-dealer: true}\n"
            + BUTTON % "{by: dice, from: dealer, direction: left, player-dealer-numbers: [1, 8]}",
            [],
        ),
        (
            "button-dice",
            "seats: {is: 8, of: positions}\n"
            + BUTTON
            % "{by: dice, from: dealer, direction: left, player-dealer-numbers: [1, 8, 14]}",
            [],
        ),
        ("button-card", BUTTON % "{by: card, face: down}, {by: card, face: down}", []),
        ("button-card", BUTTON % "{by: card, card: third}", []),
        (
            "button-card",
            "round: [{does: deal, to: everyone, cards: 1}, {does: deal, to: player-dealer, cards: 1}]\n"
            + BUTTON % "{by: card, card: second}",
            [],
        ),
        (
            "button-card",
            "round: [{does: deal, to: players, cards: 1}, {does: deal, to: player-dealer, cards: 1}]\n"
            + BUTTON % "{by: card, card: second}",
            [("violated", "not-dealt card=second")],
        ),
        (
            "button-card",
            "round: [{does: deal, to: player-dealer}]\n" + BUTTON % "{by: card, card: second}",
            [],
        ),
        (
            "button-card",
            "round: [{does: deal, to: dealer, cards: 1}, {does: draw, to: players}]\n"
            + BUTTON % "{by: card, card: second}",
            [("violated", "not-dealt card=second")],
        ),
        (
            "button-card",
            "round: [{does: deal, to: dealer, cards: 1}, {does: draw}]\n"
            + BUTTON % "{by: card, card: second}",
            [("unclear", "not-always card=second count=1")],
        ),
        ("button-empty-seat", BUTTON % "{by: flop}", [("not-stated", "not-said")]),
        ("button-empty-seat", BUTTON % "{by: dice}, {by: dice, empty-seat: next-active-seat}", []),
    ],
)
def test_action_button(predicate: str, text: str, expected: Found) -> None:
    _check(_findings(predicate, text), expected)


@pytest.mark.parametrize("predicate", ["button-dice", "button-empty-seat"])
@pytest.mark.parametrize(("source", "count"), [("parent", 1), ("nowhere", 2)])
def test_a_procedure_taken_from_another_game_is_judged_there(
    predicate: str, source: str, count: int
) -> None:
    parent = HEAD.replace("Example", "Parent") + BUTTON % "{by: dice, dice: 3}"
    child = HEAD + f"inherits: {{from: Other, document: {source}}}\n" + BUTTON % "{by: dice}"
    assert len(_findings(predicate, parent, child)) == count


def test_a_chart_that_is_lost_is_not_asked_for() -> None:
    (answer,) = answers(
        "button-values",
        "game",
        [HEAD + BUTTON % "{by: card, at: 5}, {by: card, damaged: picture, at: 9}"],
    )
    assert answer.verdict == "not-applicable"


@pytest.mark.parametrize(
    ("predicate", "text", "expected"),
    [
        (
            "bank-untaken",
            BANK % "rotation: {then: moved, at: 1}, may-decline: {is: true, at: 2}",
            ["1"],
        ),
        (
            "bank-untaken",
            BANK
            % "rotation: [{then: moved, at: 1}, {offered-after: 2, at: 2}], may-decline: {is: true, at: 2}",
            ["2", "1"],
        ),
        (
            "bank-untaken",
            BANK
            % "rotation: [{then: moved, at: 1}, {then: moved, at: 2}], nobody-takes: {then: same-player-continues, at: 3}",
            ["3", "1"],
        ),
        (
            "bank-holders",
            BANK % "rotation: {then: offered, at: 1}, may-hold: {who: house, is: false, at: 2}",
            ["1", "2"],
        ),
        (
            "uncovered-each",
            TWO
            + BANK
            % "uncovered-wagers: [{are: returned, wagers: [play], at: 1}, {are: returned, wagers: [play], at: 2}]",
            ["1", "2"],
        ),
        ("settlement-order", TWO + BANK % "settling: {pays: true, at: 3}", ["3"]),
        ("settlement-order", "wagers: [{name: a}, {name: b, at: 4}]", ["4"]),
        (
            "settlement-order",
            THREE
            + "settles: [{wagers: [a, b], at: 1}, {wagers: [a], at: 2}, {order: [a, c], at: 3}, {order: [b, c], at: 4}]",
            ["3", "4", "1"],
        ),
        (
            "settlement-order",
            TWO + "settles: [{by: seat, at: 1}, {order: [ante], at: 2}, {order: [ante], at: 3}]",
            ["2", "3"],
        ),
        (
            "wager-names",
            TWO
            + "settles: [{order: [x, ante], at: 1}, {order: [ante], at: 2}, {wagers: [x], at: 3}]",
            ["1", "3"],
        ),
        (
            "wager-outlives-bank",
            "wagers: [{name: a, lasts-beyond-round: {is: true, at: 1}}]\n"
            + BANK % "rotation: [{holds-at-most: 2, at: 2}, {then: moved, at: 3}]",
            ["1", "3"],
        ),
        (
            "bonus-covered",
            "wagers: [{name: a, bonus: true, pays: [{odds: 200:1, at: 1}, {odds: 500:1, at: 2}]}]",
            ["2"],
        ),
        (
            "button-described",
            "settles: [{by: seat, at: 1}, {from: action-button, at: 2}]\n"
            + BUTTON % "{by: none, at: 3}",
            ["2", "3"],
        ),
        (
            "button-values",
            BUTTON
            % "{by: card, at: 1}, {by: card, seat-of-card: [[A, 1]], at: 2}, {by: card, seat-of-card: [[A, 1]], at: 3}",
            ["2", "3"],
        ),
        (
            "button-values",
            BUTTON
            % "{by: card, damaged: picture, at: 1}, {by: card, seat-of-card: [[A, 1]], at: 2}",
            ["2"],
        ),
        (
            "button-wraps",
            "seats: {is: 7, at: 1}\n"
            + BUTTON
            % f"{{by: card, at: 2}}, {{by: card, {CARDS}, at: 3}}, {{by: card, {CARDS}, at: 4}}",
            ["3", "1", "4"],
        ),
        (
            "button-dice",
            BUTTON % "{by: dice, at: 1}, {by: dice, at: 2}, {by: dice, damaged: picture, at: 3}",
            ["1", "3"],
        ),
        ("button-empty-seat", BUTTON % "{by: card, at: 1}, {by: card, from: dealer, at: 2}", ["2"]),
        ("button-empty-seat", BUTTON % "{by: card, at: 1}, {by: card, at: 2}", ["1"]),
    ],
)
def test_findings_point_at_what_they_rest_on(
    predicate: str, text: str, expected: list[str]
) -> None:
    level = "wager" if predicate in WAGER_RULES else "game"
    (answer,) = answers(predicate, level, [HEAD + text])
    places = (answer.place, *(other for other, _ in answer.related))
    assert [str(place.at) for place in places] == expected  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("rank", "value", "expected"),
    [
        ("7", "face", 7),
        ("A", "face", 1),
        ("K", "face", None),
        ("K", "13", 13),
        ("9", "not used", None),
    ],
)
def test_seat_of_a_card(rank: str, value: str, expected: int | None) -> None:
    assert _button.number(rank, value) == expected


def _check(found: Found, expected: Found) -> None:
    assert [verdict for verdict, _ in found] == [verdict for verdict, _ in expected], found
    for (_, message), (_, part) in zip(found, expected, strict=True):
        assert part in message
