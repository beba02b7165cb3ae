"""Agreement, references and succession, branch by branch."""

from __future__ import annotations

import pytest

from tests.docket import TODAY, answers, docket, says
from validator.docket.filed import file
from validator.docket.filings import subjects
from validator.docket.names import core, key
from validator.judge.verdict import VERDICTS
from validator.model.play import Step
from validator.predicates import find
from validator.predicates._say import plain
from validator.predicates._steps import again, restated
from validator.predicates.agreement import CONTRADICTION, Clash, Said, agreement, differ, line
from validator.predicates.answer import Ask
from validator.predicates.values import phrase


def game(body: str, name: str = "Example", category: str = "player-dealer") -> str:
    return f"kind: game\nname: {name}\ncategory: {category}\n{body}\n"


def sheet(body: str, name: str = "Rates") -> str:
    return f"kind: schedule\nname: {name}\n{body}\n"


BANK = "player-dealer: {%s: [%s]}"
ROTATION = [
    ("{holds-at-most: 2, unit: hands}, {holds-at-most: 3, unit: rounds}", "unclear"),
    ("{holds-at-most: 2, unit: hands}, {holds-at-most: 3}", "violated"),
    ("{offered-after: 2, unit: hands}, {offered-after: 3, unit: hands}", "violated"),
    ("{holds-at-most: 2, unit: hands}, {holds-at-most: 2, unit: rounds}", "met"),
    ("{direction: right}, {direction: counter-clockwise}", "met"),
    ("{direction: right}, {direction: left}", "violated"),
    ("{then: offered}, {then: must-rotate}", "unclear"),
    ("{then: rotated}, {then: must-rotate}", "met"),
    ("{then: offered}, {then: may-rotate}", "met"),
]
UNITS = [
    ("{holds-at-most: 2, unit: rounds}, {offered-after: 2, unit: hands}", "met"),
    ("{offered-after: 30, unit: minutes}, {offered-after: 2, unit: rounds}", "violated"),
    ("{offered-after: 30, unit: minutes}, {offered-after: 30, unit: minutes}", "met"),
    ("{unit: rounds}, {offered-after: 2, unit: hands}", "met"),
    ("{unit: rounds}", "not-applicable"),
    ("{holds-at-most: 2, unit: turns}, {holds-at-most: 2, unit: minutes}", "unclear"),
    (
        "{holds-at-most: 2, unit: times}, {holds-at-most: 2, unit: hands}, {offered-after: 30, unit: minutes}",
        "violated",
    ),
    ("{holds-at-most: 2, unit: times}, {holds-at-most: 2, unit: turns}", "met"),
    ("{holds-at-most: 2}, {holds-at-most: 2, unit: hands}", "met"),
]
EXPOSURE = [
    ("amount-covered, original-wager", "met"),
    ("table-limit, original-wager", "unclear"),
    ("money-on-table, original-wager", "met"),
    ("table-limit, table-limit", "met"),
]
UNCOVERED = [
    ("{are: refused}, {are: returned}", "met"),
    ("{are: carried-over}, {are: returned}", "violated"),
    ("{are: returned, wagers: [tie]}, {are: carried-over, wagers: [tie, base]}", "violated"),
    ("{are: returned}, {are: not-refunded, wagers: [tie]}", "unclear"),
    ("{are: returned}, {are: carried-over, note: may mean the fee}", "violated"),
    ("{are: returned, note: at once}, {are: carried-over}", "violated"),
    ("{are: returned}, {are: not-refunded}", "unclear"),
    ("{are: returned, wagers: [tie]}, {are: not-refunded, wagers: [tie, base]}", "unclear"),
    ("{are: returned, wagers: [tie]}, {are: not-refunded, wagers: [base]}", "met"),
]


@pytest.mark.parametrize(
    ("key_", "body", "verdict"),
    [("rotation", *row) for row in (*ROTATION, *UNITS)]
    + [("wins-or-loses-at-most", *row) for row in EXPOSURE]
    + [("uncovered-wagers", *row) for row in UNCOVERED],
)
@pytest.mark.parametrize("level", ["game", "schedule"])
def test_bank(key_: str, body: str, verdict: str, level: str) -> None:
    text = BANK % (key_, body)
    assert worst("bank-agrees", level, game(text) if level == "game" else sheet(text)) == verdict


GAMES = [
    (
        "seats-agree",
        "seats: [{is: 7, of: players, counts-player-dealer: true}, {is: 7, of: positions, counts-player-dealer: true}]",
        "met",
    ),
    ("seats-agree", "seats: [{is: 8, of: positions}, {is: 6, of: players}]", "unclear"),
    ("seats-agree", "seats: [{is: 8, of: positions}, {is: 7, of: players}]", "met"),
    (
        "seats-agree",
        "seats: [{is: 8, of: betting-spots}, {is: 6, of: players, counts-player-dealer: true}]",
        "unclear",
    ),
    ("seats-agree", "seats: [{is: 9, of: players}, {is: 7, of: players}]", "violated"),
    ("seats-agree", "seats: [{is: 2-8, of: players}, {is: 9-10, of: players}]", "violated"),
    (
        "seats-agree",
        "seats: [{is: 8, of: positions, counts-player-dealer: true}, {is: 9, of: positions, counts-player-dealer: true, table: big}]",
        "met",
    ),
    ("seats-agree", "seats: [{is: 8, of: hands}, {is: 6, of: hands}]", "not-applicable"),
    ("seats-agree", "seats: [{is: 9+, of: players}, {is: 7, of: players}]", "met"),
    ("deck-agrees", "deck: [{cards: 52}, {cards: 48}]", "violated"),
    ("deck-agrees", "deck: [{cards: 52}, {cards: 48, removed: [10]}]", "unclear"),
    (
        "deck-agrees",
        "deck: [{jokers: 1, jokers-per: deck}, {jokers: 8, jokers-per: game}]",
        "unclear",
    ),
    ("deck-agrees", "deck: [{jokers: 1}, {jokers: 2}]", "violated"),
    ("deck-agrees", "deck: [{jokers: 0}, {jokers: 2, jokers-per: game}]", "violated"),
    ("deck-agrees", "deck: [{decks: 6+}, {decks: 1-5}]", "violated"),
    ("deck-agrees", "deck: [{decks: 1-6}, {decks: 6-8}]", "unclear"),
    ("deck-agrees", "object: none", "not-applicable"),
    (
        "joker-agrees",
        "joker: [{acts-as: ace-or-straight, at: 1}, {acts-as: ace-straight-or-flush, at: 2}]",
        "unclear",
    ),
    (
        "joker-agrees",
        "joker: [{acts-as: wild, at: 1}, {acts-as: wild, at: 2}, {acts-as: ace, at: 2}]",
        "unclear",
    ),
    ("joker-agrees", "joker: [{acts-as: not-used, at: 1}]\ndeck: [{jokers: 1, at: 2}]", "violated"),
    ("joker-agrees", "joker: [{acts-as: wild, at: 1}]\ndeck: [{jokers: 1, at: 2}]", "met"),
    (
        "joker-agrees",
        "joker: [{acts-as: wild, at: 1}]\ndeck: [{jokers: 1, at: 2}, {jokers: 0, at: 3}]",
        "met",
    ),
    (
        "joker-agrees",
        "joker: [{acts-as: wild, where: tie, at: 1}]\ndeck: {jokers: 0, at: 2}",
        "met",
    ),
    ("joker-agrees", "object: none", "not-applicable"),
    (
        "qualifier-agrees",
        "compares: [{by: ranked-hand, qualifies: {hand: pair}}, {by: single-card, qualifies: {hand: ace}}]",
        "met",
    ),
    ("qualifier-agrees", "compares: {by: ranked-hand}", "not-applicable"),
    (
        "wager-size-agrees",
        "wagers: [{name: a, size: [{of: b, times: 1, bound: at-most, at: 1}, {of: b, times: 2, bound: at-most, at: 2}]}]",
        "violated",
    ),
    (
        "wager-size-agrees",
        "wagers: [{name: a, size: [{of: b, times: 1, bound: exactly, at: 1}, {of: c, times: 2, bound: exactly, at: 2}]}]",
        "met",
    ),
    (
        "wager-size-agrees",
        "wagers: [{name: a, size: [{of: b, times: 1, bound: exactly, at: 1}, {of: b, times: 2, bound: at-least, at: 2}]}]",
        "violated",
    ),
    (
        "wager-size-agrees",
        "wagers: [{name: a, size: [{of: b, times: 1, bound: exactly}, {of: b, times: 2, bound: exactly}]}]",
        "violated",
    ),
    ("wager-size-agrees", "wagers: [{name: a}]", "not-applicable"),
    (
        "wager-size-agrees",
        "wagers: [{name: split, size: {of: b, times: 1, bound: exactly, at: 1}}]\n"
        "playing-options: [{is: split, allowed: true, size: {of: b, times: 2, bound: exactly}, at: 1}]",
        "met",
    ),
    (
        "wager-size-agrees",
        "wagers: [{name: split, size: {of: b, times: 1, bound: exactly, at: 1}}]\n"
        "playing-options: [{is: split, allowed: true, size: {of: b, times: 2, bound: exactly}, at: 2}]",
        "violated",
    ),
    (
        "wager-limits-agree",
        "wagers: [{name: a, limit: [{is: 1-50, on-totals: [4]}, {is: 1-60, on-totals: [5]}]}]",
        "met",
    ),
    ("wager-limits-agree", "wagers: [{name: a, limit: [{minimum: 1}, {minimum: 2}]}]", "violated"),
    ("wager-limits-agree", "wagers: [{name: a, limit: [{minimum: 1}, {maximum: 50}]}]", "met"),
    (
        "wager-limits-agree",
        "wagers: [{name: a, limit: [{within-table-limit: true, against-base: [less]}, {is: 1-100}]}]",
        "met",
    ),
    (
        "wager-limits-agree",
        "wagers: [{name: a, limit: [{within-table-limit: true, against-base: [greater]}, {minimum: 1}]}]",
        "met",
    ),
    ("wager-limits-agree", "wagers: [{name: a, limit: {see-schedule: true}}]", "not-applicable"),
    (
        "playing-options-agree",
        "playing-options: [{is: split, allowed: true, on: [aces]}, {is: split, allowed: false, on: [aces]}]",
        "violated",
    ),
    (
        "playing-options-agree",
        "playing-options: [{is: split, allowed: true, on: [aces]}, {is: split, allowed: false, on: [aces], except: [x]}]",
        "met",
    ),
    (
        "playing-options-agree",
        "playing-options: [{is: split, allowed: true}, {is: split, allowed: false, except: [aces]}]",
        "met",
    ),
    (
        "playing-options-agree",
        "playing-options: [{is: split, allowed: true, hands: 4}, {is: split, allowed: true, hands: 3, on: [aces]}]",
        "met",
    ),
    (
        "playing-options-agree",
        "playing-options: [{is: split, allowed: false, most: 1}, {is: split, allowed: false, most: 2}]",
        "met",
    ),
    (
        "playing-options-agree",
        "playing-options: [{is: surrender, allowed: true, share-lost: 1/2}, {is: surrender, allowed: true, share-lost: 1/3}]",
        "violated",
    ),
    (
        "playing-options-agree",
        "playing-options: [{is: insurance, allowed: false, on: [x]}]\nwagers: [{name: insurance}]",
        "met",
    ),
    (
        "playing-options-agree",
        "playing-options: [{is: insurance, allowed: true}]\nwagers: [{name: insurance}]",
        "met",
    ),
    ("playing-options-agree", "object: none", "not-applicable"),
    (
        "settlement-start-agrees",
        "settles: [{from: button, at: 1}]\nround: [{does: settle, first: dealer, at: 2}]",
        "unclear",
    ),
    (
        "settlement-start-agrees",
        "settles: [{from: button, at: 1}]\nround: [{does: settle, first: dealer, at: 1}]",
        "met",
    ),
    (
        "settlement-start-agrees",
        "settles: [{from: button, at: 1}]\nround: [{does: settle, first: dealer, wagers: [x], at: 2}]",
        "met",
    ),
    (
        "settlement-start-agrees",
        "settles: [{from: button, at: 1}]\nround: [{does: compare, first: dealer, at: 2}]",
        "met",
    ),
    (
        "settlement-start-agrees",
        "settles: [{from: button, at: 1}, {from: dealer, note: when short, at: 2}]",
        "unclear",
    ),
    (
        "settlement-start-agrees",
        "settles: [{direction: clockwise, at: 1}, {direction: right, when: bank-short, at: 2}]",
        "unclear",
    ),
    ("settlement-start-agrees", "settles: [{order: [a], at: 1}]", "not-applicable"),
    (
        "faces-agree",
        "round: [{does: deal, to: board, face: down, at: 1}, {does: deal, to: board, face: up, where: glossary, at: 2}]",
        "violated",
    ),
    (
        "faces-agree",
        "round: [{does: deal, to: board, face: down, at: 1}, {does: deal, to: players, face: up, where: glossary, at: 2}]",
        "met",
    ),
    (
        "faces-agree",
        "round: [{does: deal, to: everyone, face: down, where: all-cards, at: 1}, {does: deal, to: board, face: up, where: glossary, at: 2}]",
        "met",
    ),
    (
        "faces-agree",
        "round: [{does: deal, to: everyone, face: up, where: all-cards, at: 1}, {does: deal, to: board, face: mixed, at: 2}]",
        "met",
    ),
    (
        "faces-agree",
        "round: [{does: deal, called: a, to: board, face: up, where: shoe}, {does: deal, called: a, to: board, face: down, where: hand}]",
        "met",
    ),
    ("faces-agree", "round: [{does: reveal, face: up}]", "not-applicable"),
    (
        "round-agrees",
        "round: [{does: deal, to: players, cards: 5, at: 1}, {does: deal, to: players, cards: 4, where: glossary, at: 2}]",
        "violated",
    ),
    (
        "round-agrees",
        "round: [{does: draw, called: a, to: players, cards: 0-5, at: 1}, {does: draw, called: a, to: players, cards: 3, at: 2}]",
        "met",
    ),
    (
        "round-agrees",
        "round: [{does: reveal, called: a, to: players, cards: 1, at: 1}, {does: reveal, called: a, to: players, cards: 3, at: 2}]",
        "met",
    ),
    (
        "round-agrees",
        "round: [{does: draw, at: 1}, {does: draw, where: restated, at: 2}, {does: draw, where: restated, at: 3}]",
        "met",
    ),
    ("round-agrees", "round: [{does: draw, where: restated, at: 2}]", "met"),
    (
        "round-agrees",
        "round: [{does: act, first: button, at: 1}, {does: act, first: dealer, at: 2}, {does: act, first: button, where: glossary, at: 3}]",
        "met",
    ),
    ("round-agrees", "object: none", "not-applicable"),
    ("poker-facts-agree", "raises: [{most: 3}, {unlimited: true}]", "violated"),
    ("poker-facts-agree", "raises: [{most: 3, unless: two-players}, {unlimited: true}]", "met"),
    (
        "poker-facts-agree",
        "raises: [{most: 3, unlimited-when: two-players}, {most: 4}]",
        "violated",
    ),
    (
        "poker-facts-agree",
        "forced-bets: [{is: small-blind, by: left-of-button}, {is: small-blind, by: right-of-button}]",
        "unclear",
    ),
    (
        "poker-facts-agree",
        "forced-bets: [{is: small-blind, by: left-of-button}, {is: big-blind, by: right-of-button}]",
        "met",
    ),
    ("poker-facts-agree", "object: none", "not-applicable"),
    (
        "bank-agrees",
        "states: [{that: rate-cap, rates: 3, per: game}, {that: rate-cap, rates: 5, per: table}]",
        "unclear",
    ),
    ("bank-agrees", "states: [{that: rate-cap}, {that: fees-posted}]", "not-applicable"),
    (
        "two-categories",
        "player-dealer: {rotation: {holds-at-most: 2}}\nstates: [{that: no-player-dealer-position, is: false}]",
        "met",
    ),
    (
        "two-categories",
        "states: [{that: no-player-dealer-position}, {that: player-dealer-position-used}]",
        "violated",
    ),
]


@pytest.mark.parametrize(("rule", "body", "verdict"), GAMES)
def test_game(rule: str, body: str, verdict: str) -> None:
    assert worst(rule, "game", game(body)) == verdict


WAGERS = [
    ("wager-moment-agrees", "placed: [{is: before-flop}, {is: before-deal}]", "met"),
    ("wager-moment-agrees", "placed: [{is: before-flop}]", "not-applicable"),
    ("wager-moment-agrees", "placed: [{is: with-nothing}, {is: after-deal}]", "met"),
    ("wager-moment-agrees", "placed: [{is: start-of-game}, {is: after-flop}]", "violated"),
    ("wager-needs-agree", "needs: [{all: ante}, {any: [ante]}]", "unclear"),
    ("wager-needs-agree", "needs: [{all: ante, first-at-least: 5}, {all: ante}]", "met"),
    ("wager-needs-agree", "needs: [{all: [a, b]}, {all: [b, a]}]", "met"),
]


@pytest.mark.parametrize(("rule", "body", "verdict"), WAGERS)
def test_wager(rule: str, body: str, verdict: str) -> None:
    assert worst(rule, "wager", game(f"wagers: [{{name: tie, {body}}}]")) == verdict


FREE = sheet(
    "states: [{that: no-player-dealer-position}]\nblocks: [{games: [{document: example}]}]"
)
BOTH = sheet(
    "states: [{that: no-player-dealer-position}, {that: player-dealer-position-used}]\nblocks: [{games: [{document: example}]}]"
)
CHARGED = sheet(
    "blocks: [{games: [{document: example}], options: [{option: 1, player-dealer: [[5-10, 0], [11+, 2]]}]}]"
)
DOCKETS = [
    ("two-categories", "game", (game(""), FREE), "violated"),
    ("two-categories", "game", (game("", category="poker"), FREE), "met"),
    ("two-categories", "game", (game("", category="poker"), CHARGED), "unclear"),
    (
        "two-categories",
        "game",
        (game("states: [{that: no-player-dealer-position}]", category="poker"), CHARGED),
        "violated",
    ),
    (
        "two-categories",
        "game",
        (game("player-dealer: {rotation: {then: offered}}", category="poker"), CHARGED),
        "violated",
    ),
    ("two-categories", "game", (game("", category="house-banked"),), "not-applicable"),
    ("two-categories", "game", (game(""), BOTH), "met"),
    ("two-categories", "schedule", (BOTH,), "violated"),
    ("two-categories", "schedule", (FREE,), "met"),
    ("two-categories", "schedule", (CHARGED,), "not-applicable"),
    (
        "sheet-names-games",
        "schedule",
        (sheet("blocks: [{games: [{document: example}]}]"),),
        "not-applicable",
    ),
    (
        "sheet-names-games",
        "schedule",
        (game(""), sheet("blocks: [{games: [{called: Example}]}]")),
        "unclear",
    ),
    (
        "references-lead",
        "game",
        (game("inherits: [{from: Other, document: other}]"), game("", name="Other")),
        "met",
    ),
    (
        "references-lead",
        "game",
        (game("inherits: [{from: Other, document: lost}]"), game("", name="Other")),
        "met",
    ),
    ("references-lead", "game", (game("inherits: [{from: Other, document: lost}]"),), "unclear"),
    ("references-lead", "game", (game(""),), "not-applicable"),
    (
        "references-lead",
        "schedule",
        (sheet("supersedes: [old]\ndated: 2012-01-01"), sheet("dated: 2011-01-01", "Old")),
        "met",
    ),
    ("references-lead", "schedule", (sheet(""),), "not-applicable"),
    ("approval-unique", "filing", (game(""),), "not-applicable"),
    (
        "approval-unique",
        "filing",
        (
            game("approvals: [{number: A, note: named in passing}]"),
            game("approvals: [{number: A}]", name="Other"),
        ),
        "violated",
    ),
    (
        "approval-unique",
        "filing",
        (
            game("approvals: [{number: A}]"),
            game("approvals: [{number: A}]\nsupersedes: [example]", name="Other"),
        ),
        "met",
    ),
    (
        "game-approval",
        "game",
        (game(""), sheet("blocks: [{games: [{document: example}]}]")),
        "not-stated",
    ),
]


@pytest.mark.parametrize(("rule", "level", "documents", "verdict"), DOCKETS)
def test_docket(rule: str, level: str, documents: tuple[str, ...], verdict: str) -> None:
    assert worst(rule, level, *documents) == verdict


SHEETS = [
    (
        "bank-agrees",
        "states: [{that: rate-cap, rates: 3}]\nblocks: [{states: [{that: rate-cap, rates: 5}]}]",
        "violated",
    ),
    (
        "wager-limits-agree",
        "blocks: [{limits: [{wager: a, is: 1-5, options: 1}, {wager: a, is: 1-9, options: 2}]}]",
        "met",
    ),
    ("wager-limits-agree", "blocks: [{limits: [{wager: a, is: 1-5}, {wager: b, is: 1-9}]}]", "met"),
    ("wager-limits-agree", "blocks: [{limits: [{is: 1-5}, {is: 1-9}]}]", "not-applicable"),
    (
        "wager-limits-agree",
        "blocks: [{games: [{document: x}], limits: [{wager: a, is: 1-5}]}, {games: [{document: y}], limits: [{wager: a, is: 1-9}]}]",
        "met",
    ),
    (
        "wager-limits-agree",
        "blocks: [{limits: [{wager: a, minimum: 5}, {wager: a, minimum: 5-10}]}]",
        "violated",
    ),
    ("approval-on-sheet", "blocks: [{games: [{approval: A}, {document: x}]}]", "met"),
]


@pytest.mark.parametrize(("rule", "body", "verdict"), SHEETS)
def test_sheet(rule: str, body: str, verdict: str) -> None:
    assert worst(rule, "schedule", sheet(body)) == verdict


def test_rules_and_sheet() -> None:
    old = sheet(
        "player-dealer: {uncovered-wagers: {are: returned}}\nblocks: [{games: [{document: example}]}]",
        "Old",
    )
    new = sheet("supersedes: [old]\nblocks: [{games: [{document: example}]}]", "New")
    kept = game("player-dealer: {uncovered-wagers: {are: carried-over}}")
    assert worst("rules-and-sheet-agree", "game", kept, old) == "violated"
    assert (
        worst("rules-and-sheet-agree", "game", kept, old, new) == "not-applicable"
    )  # a replaced sheet binds no game in use
    bonus = game(
        "player-dealer: {uncovered-wagers: [{are: carried-over, at: 5}, {are: returned, wagers: [buster], at: 9}]}"
    )
    assert worst("rules-and-sheet-agree", "game", bonus, old) == "violated"
    caps = sheet("states: [{that: rate-cap, rates: 5}]\nblocks: [{games: [{document: example}]}]")
    assert (
        worst("rules-and-sheet-agree", "game", game("states: [{that: rate-cap, rates: 3}]"), caps)
        == "violated"
    )


def test_agreement_names_the_later_place_and_the_earlier_one() -> None:
    made = docket(
        game(
            "seats: [{is: 9, of: players, at: 40}, {is: 7, of: players, at: 10}, {is: 9, of: players, at: 20}]",
            category="poker",
        )
    )
    (subject,) = subjects(made.filings[0], "game")
    (answer,) = find("seats-agree").judge(subject, Ask(TODAY))
    assert answer.place is not None
    assert line(answer.place) == 20
    assert [line(place) for place, _ in answer.related] == [10, 40]
    assert "earlier=seats(number=7-7 of=players)" in says(answer)
    assert "later=seats(number=9-9 of=players)" in says(answer)


def test_a_finding_between_documents_stands_in_the_document_judged() -> None:
    here, there = (
        file(game(f"source: {{document: x, lines: 1-9}}\nat: {n}").encode(), f"{n}.yaml").model
        for n in (5, 9)
    )
    said = [Said(here, 1, "one"), Said(there, 2, "two", own=False)]
    answer = next(agreement(said, lambda a, b: None if a == b else CONTRADICTION))
    assert answer.place is here
    assert [place for place, _ in answer.related] == [there]


def test_only_statements_of_the_document_judged_are_compared_with_others() -> None:
    one, two = (file(game(f"at: {n}").encode(), f"{n}.yaml").model for n in (5, 9))
    said = [Said(one, 1, "one", own=False), Said(two, 2, "two", own=False)]
    assert differ(said, lambda a, b: CONTRADICTION) is None


def test_a_certain_clash_comes_before_an_uncertain_one() -> None:
    parts = [file(game(f"at: {n}").encode(), f"{n}.yaml").model for n in (1, 2, 3)]
    said = [Said(part, number, str(number)) for number, part in enumerate(parts)]
    found = differ(said, lambda a, b: CONTRADICTION if b == 2 else Clash(phrase("perhaps")))
    assert found is not None
    assert found[0] is said[2]
    assert found[2].certain


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ("Texas Hold-'Em", "Texas Hold’em Poker", True),
        ("Low-Ball", "Lowball", True),
        ("Omaha Hi-Lo", "Omaha High Low", True),
        ("Pan", "Panguingue", True),
        ("7-Card Stud", "Seven Card Stud", True),
        ("Draw Poker", "Draw Poker Hi-Lo", False),
    ],
)
def test_names(first: str, second: str, same: bool) -> None:
    assert (core(first) == core(second)) is same


def test_words() -> None:
    assert key("Pair-Plus!") == "pair plus"
    assert plain("player-dealer-wager") == "player-dealer wager"


def test_steps() -> None:
    told, glossary, other = (
        Step(does="deal", to="board"),
        Step(does="deal", to="board", where="glossary"),
        Step(does="draw", to="board", where="glossary"),
    )
    assert restated(glossary)
    assert not restated(told)
    assert again(told, glossary)
    assert not again(told, told)
    assert not again(glossary, glossary)
    assert not again(told, other)
    assert not again(
        told.model_copy(update={"called": "a"}), glossary.model_copy(update={"called": "b"})
    )


def worst(rule: str, level: str, *documents: str) -> str:
    given = [answer.verdict for answer in answers(rule, level, documents)]
    assert given
    return min(given, key=VERDICTS.index)
