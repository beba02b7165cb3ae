"""What several rules share: words for moments, payers, cards, seats and wagers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.docket import docket
from validator.docket import names as _names
from validator.docket.filings import Row
from validator.model.cards import HandRanking
from validator.model.game import Game
from validator.predicates import _button, _cards, _fees, _say, _twins, _wagers
from validator.predicates.words import few, joined

HEAD = "kind: game\nname: Example\ncategory: player-dealer\n"


def game(text: str) -> Game:
    return docket(HEAD + text).filings[0].games[0].game


def row(text: str) -> Row:
    (found,) = (
        docket(f"kind: schedule\nname: Rates\nblocks:\n  - {text}")
        .filings[0]
        .schedules[0]
        .blocks[0][1]
    )
    return found


@pytest.mark.parametrize(
    ("moment", "late"),
    [(f"before-{noun}", True) for noun in ("flop", "turn", "river", "draw", "reveal", "showdown", "settlement", "round-2")]
    + [(f"after-{noun}", False) for noun in ("wagers", "antes", "blinds", "bets")]
    + [("before-deal", False), ("during-deal", True), ("after-bets-close", True)],
)  # fmt: skip
def test_moments_after_the_deal(moment: str, late: bool) -> None:
    assert _fees.after_deal(moment) is late


@pytest.mark.parametrize(
    ("payer", "said"),
    [
        ("player", "players"), ("all-players", "players"), ("player-dealer", "the player-dealer"), ("pot", "the pot"), ("winner", "the winner"),
        ("house", "the house"), ("jackpot-fund", "the jackpot fund"), (None, "someone"),
    ],
)  # fmt: skip
def test_payers_in_words(payer: str | None, said: str) -> None:
    assert _say.who(payer) == said


@pytest.mark.parametrize(
    ("cell", "nothing"),
    [
        ("0", True),
        ("none", True),
        ("waived", True),
        ("1", False),
        ("blank", False),
        ("[[5-50, waived], [51+, none]]", True),
        ("[[5-50, 0], [51+, 1]]", False),
    ],
)
def test_cells_that_take_nothing(cell: str, nothing: bool) -> None:
    found = row(f"options: [{{option: 1, player: {cell}}}]")
    fee = (
        docket("kind: schedule\nname: Rates\nblocks: [{fees: [{from: player}]}]")
        .filings[0]
        .schedules[0]
        .schedule.blocks[0]
        .fees[0]
    )
    component = _fees.cell(found, fee)
    assert component is not None
    assert _fees.nothing(component) is nothing


@pytest.mark.parametrize(
    ("announces", "told"),
    [
        ("", True),
        ("announces: {options: 1-3}, ", True),
        ("announces: {options: 2-3}, ", False),
        ("announces: [{options: 2-3}, {options: 1}], ", True),
    ],
)
def test_options_the_prose_announces(announces: str, told: bool) -> None:
    assert _fees.told(row(f"{{{announces}options: [{{option: 1, player: 1}}]}}")) is told


@pytest.mark.parametrize(
    ("round_", "described"),
    [
        *(
            (f"{{does: deal, to: {to}}}, {{does: showdown}}", True)
            for to in (
                "players",
                "each-player",
                "active-players",
                "everyone",
                "seats",
                "player-hand",
            )
        ),
        *(
            (f"{{does: deal, to: players}}, {{does: {end}}}", True)
            for end in ("showdown", "compare", "settle")
        ),
        ("{does: deal, to: board}, {does: showdown}", False),
        ("{does: draw, to: players}, {does: showdown}", False),
        ("{does: deal, to: players}, {does: bet}", False),
        ("{does: deal, to: players, where: elsewhere}, {does: showdown, where: elsewhere}", False),
    ],
)
def test_rounds_told_to_the_end(round_: str, described: bool) -> None:
    (found,) = docket(f"{HEAD}round: [{round_}]").filings[0].games
    assert _fees.described(found) is described


@pytest.mark.parametrize(
    ("ranking", "order", "examples", "size"),
    [
        ("three-card", ["flush"], [], 3),
        ("five-card-high", ["flush"], [], 5),
        ("house", ["full-house"], [], 5),
        ("house", ["4-of-a-kind"], [], 5),
        ("house", ["two-pair"], [], 5),
        ("house", ["flush"], [], None),
        *(
            ("house", ["flush"], [{"hand": hand, "highest": ["A", "K", "Q", "J"]}], 4)
            for hand in ("straight", "flush", "straight-flush")
        ),
        ("house", ["flush"], [{"hand": "pair", "highest": ["A", "A"]}], None),
        (
            "house",
            ["flush"],
            [{"hand": "flush", "highest": ["A", "K", "Q"], "lowest": ["2", "3", "4", "6"]}],
            None,
        ),
    ],
)
def test_cards_of_a_ranked_hand(
    ranking: str, order: list[str], examples: list[dict[str, Any]], size: int | None
) -> None:
    assert (
        _cards.size_of(
            HandRanking.model_validate(
                {"ranking": ranking, "high-to-low": order, "examples": examples}
            )
        )
        == size
    )


ORDERS = "hands: [{ranking: three-card, high-to-low: [a, b, c]}%s]\nwagers: [{name: bonus%s}]"


@pytest.mark.parametrize(
    ("more", "judged", "found"),
    [
        ("", "", "three-card"),
        ("", ", judged: {whose: own, ranking: three-card}", "three-card"),
        ("", ", judged: {whose: own, ranking: other}", None),
        ("", ", judged: {whose: own, best: 3}", "three-card"),
        ("", ", judged: {whose: own, best: 5}", None),
        (", {ranking: other, high-to-low: [a, b, c]}", "", None),
        (", {ranking: other, high-to-low: [a, b]}", "", "three-card"),
        (", {ranking: other, high-to-low: [a, b]}", ", judged: {whose: own, ranking: other}", None),
        (
            ", {ranking: other, high-to-low: [a, b, c]}",
            ", judged: {whose: own, ranking: other}",
            "other",
        ),
    ],
)
def test_the_ranking_of_a_wager(more: str, judged: str, found: str | None) -> None:
    made = game(ORDERS % (more, judged))
    ranking = _cards.ranking_of(made, made.wagers[0])
    assert (ranking.ranking if ranking else None) == found


@pytest.mark.parametrize(
    ("removed", "added", "gone"),
    [
        ("[10]", "marked: [10]", []), ("[A, K]", "marked: [A]", ["K"]), ("[7]", "marked: [8]", ["7"]),
            ],
)  # fmt: skip
def test_ranks_put_back(removed: str, added: str, gone: list[str]) -> None:
    assert list(_cards.removed(game(f"deck: {{cards: 52, removed: {removed}, {added}}}"))) == gone


@pytest.mark.parametrize(
    ("deck", "more", "cards"),
    [
        ("cards: 52", "", "A 2 3 4 5 6 7 8 9 10 J Q K"),
        ("removed: [2, 3-6]", "", "A 7 8 9 10 J Q K"),
        ("removed: [10-K]", "", "A 2 3 4 5 6 7 8 9"),
        ("removed: [A], marked: [A]", "", "A 2 3 4 5 6 7 8 9 10 J Q K"),
        ("jokers: 1, removed: [2-K]", "", "A joker"),
        ("jokers: 1, jokers-when: house-chooses, removed: [2-K]", "", "A joker"),
        ("jokers: 1, removed: [2-K]", "joker: not-used\n", "A"),
    ],
)
def test_cards_that_can_be_dealt(deck: str, more: str, cards: str) -> None:
    made = game(f"deck: {{{deck}}}\n{more}")
    assert _button.deck(made) == tuple(cards.split())
    assert set(_button.deck(made)) - {"joker"} == set(_cards.ranks(made))


@pytest.mark.parametrize(
    ("rank", "name", "one"),
    [
        ("A", "ace", "an ace"),
        ("8", "8", "an 8"),
        ("10", "ten", "a 10"),
        ("J", "jack", "a jack"),
        ("joker", "joker", "a joker"),
    ],
)
def test_cards_in_words(rank: str, name: str, one: str) -> None:
    assert (_say.card(rank), _say.a_card(rank)) == (name, one)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Texas Hold-'Em", "texas hold em"),
        ("Texas  Hold\u2019em", "texas hold em"),
        ("Pur\u00e9e 21.5", "puree 21.5"),
        ("Lucky 9\u2122 Poker", "lucky 9 poker"),
    ],
)
def test_names_compared(name: str, key: str) -> None:
    assert _names.key(name) == key


@pytest.mark.parametrize(
    ("decks", "several"), [("1", False), ("2", True), ("1-2", True), ("1+", True)]
)
def test_several_decks(decks: str, several: bool) -> None:
    assert (
        _cards.several_decks(game(f"deck: [{{cards: 52}}, {{cards: 52, decks: {decks}}}]"))
        is several
    )


@pytest.mark.parametrize(("acts_as", "used"), [("not-used", 0), ("blank", 0), ("wild", 1)])
def test_jokers_with_a_function(acts_as: str, used: int) -> None:
    assert len(_cards.joker_statements(game(f"joker: {acts_as}"))) == used


@pytest.mark.parametrize(
    ("seats", "buttons", "counted"),
    [
        ("{is: 7, counts-player-dealer: true}", ["{by: card, counts-player-dealer: false}"], 6),
        (
            "{is: 7, counts-player-dealer: true}",
            ["{by: card, counts-player-dealer: false}", "{by: card}"],
            6,
        ),
        (
            "{is: 7, counts-player-dealer: true}",
            ["{by: card, counts-player-dealer: false}", "{by: card, counts-player-dealer: true}"],
            7,
        ),
        ("{is: 7}", ["{by: card, counts-player-dealer: false}"], 7),
        ("{is: 7, counts-player-dealer: false}", ["{by: card, counts-player-dealer: true}"], 8),
        ("{is: 7, counts-player-dealer: false}", ["{by: card}"], 7),
        ("{is: 7, counts-player-dealer: true}", ["{by: card, counts-player-dealer: true}"], 7),
        ("{is: 6-8}", ["{by: card}"], 8),
    ],
)
def test_places_a_number_is_counted_over(seats: str, buttons: list[str], counted: int) -> None:
    made = game(f"seats: {seats}\nplayer-dealer: {{action-button: [{', '.join(buttons)}]}}")
    assert made.player_dealer is not None
    assert _button.counted(made.seats[0], made.player_dealer.action_button)[0] == counted


@pytest.mark.parametrize(("rest", "king"), [("other", "5"), ("others", "5"), ("joker", None)])
def test_values_of_the_other_cards(rest: str, king: str | None) -> None:
    made = game(
        f"player-dealer: {{action-button: [{{by: card, seat-of-card: [[A, 1], [{rest}, 5]]}}]}}"
    )
    assert made.player_dealer is not None
    assert _button.valued(made.player_dealer.action_button[0]).get("K") == king


@pytest.mark.parametrize(
    ("equipment", "dice"),
    [
        ("[{is: dice, count: 3}]", 3),
        ("[{is: cup, count: 1}, {is: dice, count: 2}]", 2),
        ("[{is: dice}]", None),
    ],
)
def test_dice_among_the_equipment(equipment: str, dice: int | None) -> None:
    assert _button.dice(game(f"equipment: {equipment}")) == dice


@pytest.mark.parametrize(
    "action",
    [
        "double-down",
        "split",
        "surrender",
        "insurance",
        "resplit",
        "double-after-split",
        "envy-bonus",
    ],
)
def test_actions_need_no_space(action: str) -> None:
    assert [
        wager.name
        for wager in _wagers.placed_bets(game(f"wagers: [{{name: base}}, {{name: {action}}}]"))
    ] == ["base"]


@pytest.mark.parametrize(
    ("per", "period"), [("half-hour", "half-hour"), ("hour", "hour"), ("day", "day"), ("hand", "")]
)
def test_the_time_a_fee_buys(per: str, period: str) -> None:
    assert (
        _twins.period(
            row(f"{{fees: [{{from: player, per: {per}}}], options: [{{option: 1, player: 1}}]}}")
        )
        == period
    )


LADDER = "[[5-50, 1], [51-100, 2]]"


@pytest.mark.parametrize(
    ("others", "twins"),
    [
        (["[[5-50, 1], [51-100, 3]]"], [(False, "51 $2", "51 $3")]),
        (["[[5-60, 1], [61-100, 2]]"], [(True, "51 $2", "61 $2")]),
        (["[[5-50, 1], [51-100, 3]]", "[[5-50, 1], [51-100, 4]]"], []),
        (["[[5-50, 1], [51-200, 3]]"], []),
        (["[[5-60, 1], [61-200, 2]]"], []),
        (["[[5-50, 3], [51-100, 4]]"], []),
        ([LADDER], []),
        (["[[5-50, 1], [51-100, 2], [101+, 3]]"], []),
    ],
)
def test_options_alike_but_for_one_figure(
    others: list[str], twins: list[tuple[bool, str, str]]
) -> None:
    rows = [
        row(f"{{options: [{{option: 1, limit: 5-100, player: {cell}}}]}}")
        for cell in (LADDER, *others)
    ]
    found = _twins.near(rows[:1], rows[1:])
    assert [
        (pair.starts, *(f"{step[1]} {step[3]}" for step in (pair.first, pair.second)))
        for pair in found
    ] == twins


def test_fees_of_other_payers_are_not_one_figure_apart() -> None:
    one, other = (
        row(
            f"{{columns: [option, limit, jackpot], options: [{{option: 1, limit: 5-100, jackpot: 1, {payer}: {fee}}}]}}"
        )
        for payer, fee in (("player", 2), ("pot", 3))
    )
    assert _twins.near([one], [other]) == []


@pytest.mark.parametrize(
    ("names", "most", "what", "said"),
    [
        ("abc", 3, "", "a, b and c"),
        ("abcd", 3, "", "a and 3 more"),
        ("abcdef", 5, " games", "a, b, c and 3 more games"),
        ("a", 5, "", "a"),
    ],
)
def test_a_list_has_an_end(names: str, most: int, what: str, said: str) -> None:
    assert joined(few(list(names), most, what)) == said
