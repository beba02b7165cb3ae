"""The packet: every fact of the document is told, what is not said is marked as missing, both sides
of a contradiction stand.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from tests.docket import TODAY, docket
from tests.render.packets import RULES, silent
from validator.cli.main import main
from validator.docket.filed import walk
from validator.docket.filings import Docket
from validator.judge.engine import Settings, judge
from validator.judge.verdict import Result
from validator.manual.scaffold import example
from validator.model import cards, fees, play, poker, statements, told, wagers
from validator.model import game as games
from validator.model.fees import GameRef
from validator.model.values import Charge, Limit, Odds, Range, Share
from validator.model.wagers import Wager
from validator.odds.reading import memory
from validator.render.packet import packet
from validator.render.packet.book import clauses_of, sentences, terms
from validator.render.packet.sentences import FIELD, WAYS
from validator.render.prose import Document, Heading, make, plain, texts
from validator.run.gather import gather

PARTS = (cards, fees, games, play, poker, statements, told, wagers)

FACE_UP = "california/club-one/games/face-up-pai-gow-poker.yaml"
SECTIONS = ("Type of game", "Object of the game", "Deck and equipment", "Values and ranks", "Table", "Dealing and round of play", "Wagers and pay tables", "How each wager wins, loses or ties",
            "Player-dealer position and rotation", "Settlement", "Collection fees", "Glossary", "Statement of legality")  # fmt: skip
FACTS = re.compile(r"[0-9]+(?:\.[0-9]+)?")


@cache
def corpus() -> Docket:
    return gather([RULES]).docket


@cache
def club_one() -> Result:
    return judge(gather([RULES / "california" / "club-one"]).docket, Settings(date(2026, 11, 16)))


def face_up() -> Document:
    result = club_one()
    assert result.docket
    filing = result.docket.filings[0]
    game = filing.game("face-up-pai-gow-poker")
    assert game
    return packet(result, filing, game)


def figures(value: object) -> Iterator[str]:
    """The figures of a value, as the packet may print them."""
    if isinstance(value, Range | Limit | Odds | Charge | Share):
        value = value.text
    if isinstance(value, bool) or not isinstance(value, int | Decimal | str):
        return
    yield from (
        str(Decimal(found).normalize()) for found in FACTS.findall(str(value).replace(",", ""))
    )


def test_every_figure_of_every_game_is_in_its_packet() -> None:
    for filing in corpus().filings:
        for game in filing.games:
            said = " ".join(texts(packet(Result(), filing, game))).replace(",", "")
            known = {
                str(Decimal(found).normalize())
                for found in FACTS.findall(
                    re.sub("no joker", "0 jokers", said, flags=re.IGNORECASE)
                )
            }
            parts = walk(game.game) + [
                part
                for _, block, own in filing.fees_of(game)
                for part in walk(block)
                if not isinstance(part, GameRef) or part is own
            ]
            for part in parts:
                for name in part.model_fields_set - {"at", "source", "left_out", "id", "lines"}:
                    value = (
                        part.model_extra[name] if name in part.model_extra else getattr(part, name)
                    )
                    for one in value if isinstance(value, tuple) else (value,):
                        if type(part).__name__ not in ("Source", "Unclaimed") and name not in (
                            "extends",
                            "supersedes",
                            "document",
                        ):
                            assert set(figures(one)) <= known, (
                                game.id,
                                type(part).__name__,
                                name,
                                one,
                            )


def test_every_name_of_every_game_is_in_its_packet() -> None:
    for filing in corpus().filings:
        for game in filing.games:
            said = squeeze(" ".join(texts(packet(Result(), filing, game))))
            for part in walk(game.game):
                for key in ("called", "label", "number", "says", "then", "play", "dealt", "note"):
                    for one in _strings(getattr(part, key, None)):
                        one = "at most" if one == "up to" else one  # told by the sentence itself
                        if type(part).__name__ not in (
                            "Unclaimed",
                            "Nobody",
                            "Rotation",
                            "Reading",
                        ):
                            assert squeeze(one) in said, (game.id, type(part).__name__, key, one)
                if isinstance(part, Wager) and not part.called:
                    assert squeeze(part.name) in said, (game.id, part.name)


def _strings(value: object) -> Iterator[str]:
    yield from (
        one for one in (value if isinstance(value, tuple) else (value,)) if isinstance(one, str)
    )


@pytest.mark.parametrize(
    ("note", "said"),
    [
        ("up to", "At most 8 players can play."),
        ("at most", "At most 8 players can play."),
        ("as posted", "At most 8 players can play (as posted)."),
    ],
)
def test_a_note_that_only_says_it_is_the_most_is_not_told_again(note: str, said: str) -> None:
    made = docket(
        "kind: game\nname: Plain\ncategory: poker\n"
        f"seats: [{{is: 8, of: players, note: {note}, at: 1}}]\n"
    ).filings[0]
    assert said in list(texts(packet(Result(), made, made.games[0])))


def squeeze(said: str) -> str:
    return re.sub(r"[\s-]+", " ", said).lower()


@pytest.mark.parametrize("game", [FACE_UP, "california/livermore/games/buster-blackjack.yaml"])
def test_no_fact_can_change_without_the_packet_changing(game: str) -> None:
    assert [
        one for one in silent(game) if not re.fullmatch(r"wagers\.\d+\.name|remarks\..*", one)
    ] == []


def test_sections_stand_in_the_order_regulators_expect() -> None:
    heads = [
        plain(block.text)
        for block in face_up().blocks
        if isinstance(block, Heading) and block.level == 2
    ]
    assert tuple(head.partition(". ")[2] for head in heads[1:14]) == SECTIONS


def test_what_is_not_said_is_missing_and_not_invented() -> None:
    found = docket("kind: game\nname: Bare\ncategory: player-dealer\n")
    filing = found.filings[0]
    said = " ".join(texts(packet(Result(), filing, filing.games[0])))
    assert said.count("Missing:") == 12
    assert "52" not in said


@pytest.mark.parametrize(
    ("rules", "sheet", "words", "there"),
    [
        (
            "states: [{that: legality}]\n",
            "",
            "a statement in so many words why the game is lawful",
            False,
        ),
        (
            "states: [{that: legality, is: false}]\n",
            "",
            "a statement in so many words why the game is lawful",
            True,
        ),
        (
            "states: [{that: legality, is: false}]\nsections: [{is: legality}]\n",
            "",
            "a statement in so many words why the game is lawful",
            False,
        ),
        (
            "",
            "states: [{that: one-schedule-at-a-time}]\n",
            "Options; one is in use at a table at a time",
            True,
        ),
        (
            "",
            "states: [{that: one-schedule-at-a-time, is: false}]\n",
            "Options; one is in use at a table at a time",
            False,
        ),
    ],
)
def test_a_denial_is_not_the_statement(rules: str, sheet: str, words: str, there: bool) -> None:
    blocks = "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}, {option: 2, player: 2}]}]\n"
    found = docket(
        f"kind: game\nname: Example\ncategory: player-dealer\n{rules}",
        f"kind: schedule\nname: Rates\n{sheet}{blocks}",
    )
    filing = found.filings[0]
    assert (words in " ".join(texts(packet(Result(), filing, filing.games[0])))) is there


def test_unanswered_cases_are_missing() -> None:
    found = docket(
        "kind: game\nname: Half\ncategory: player-dealer\nwagers: [{name: base}]\ncompares: {by: ranked-hand, wagers: [base], outcomes: [{case: higher, base: wins}]}\n"
    )
    filing = found.filings[0]
    said = " ".join(texts(packet(Result(), filing, filing.games[0])))
    assert "Missing: what happens to the base wager when the hands are equal." in said


def test_contradictory_statements_both_stand_and_point_to_the_checklist() -> None:
    found = docket(
        "kind: game\nname: Two Ways\ncategory: player-dealer\nseats: [{is: 6, of: players, at: 1}, {is: 8, of: players, at: 2}]\nsource: {document: a.txt, lines: 1-9}\n"
    )
    result = judge(found, Settings(date(2026, 11, 16)))
    filing = found.filings[0]
    lines = list(texts(packet(result, filing, filing.games[0])))
    six, eight = (
        next(line for line in lines if line.startswith(f"At most {n} players")) for n in (6, 8)
    )
    assert "open item" in six
    assert (
        re.findall("open items? ([0-9, and]+)", six)[0].split()[0]
        in re.findall("open items? ([0-9, and]+)", eight)[0]
    )


def test_face_up_pai_gow_poker_answers_questions() -> None:
    said = " ".join(texts(face_up()))
    for answer in (
        "The deck has 52 cards and 1 joker, 53 cards in all.",
        "At most 6 players can play, not counting the player-dealer.",
        "The totals 1, 8 and 15".replace("The", "the"),
        "The second seat clockwise from the player-dealer 3, 10 and 17",
        "the button goes to the next active seat",
        "the player-dealer wins a copied hand",
        "the base game wager pushes (a tie: neither won nor lost) when the front hand is a copy and the player wins the back",
        "Seven card straight flush no joker A straight flush of 7 cards without a joker. 5,000 to 1",
        "of at least $5",
        "no envy for a hand of one's own",
        "only the highest of those hands is paid on, and no other",
        "a royal match with K and Q of one suit (a suit other than that of the royal flush)",
        "from the left, then back from the right",
        "at each table or in view of it",
        "Three pair Highest pair in front. 9 9 7 7 5 5 A",
        "$401 to $1,000: $7",
        "for at most two (2) rounds in a row",
        "It cannot tie.",
    ):
        assert answer in said, answer


def test_hostile_strings_are_text() -> None:
    bad = "<script>alert(1)</script>"
    found = docket(
        f"kind: game\nname: {bad}\ncategory: player-dealer\nobject: {{is: '{bad}', note: '{bad}'}}\nnotes: [{{about: x, says: '{bad}'}}]\nwagers: [{{name: base, called: '{bad}'}}]\n"
    )
    filing = found.filings[0]
    page = make(packet(Result(), filing, filing.games[0]), ".html").decode()
    assert "<script>alert" not in page
    assert page.count("&lt;script&gt;") >= 4


def test_command_writes_both_formats_with_the_same_bytes(tmp_path: Path) -> None:
    game = RULES / "california/casino-club/games/three-card-poker-6-card-bonus.yaml"
    for name in ("p.html", "p.docx"):
        made = []
        for _ in range(2):
            assert (
                main(
                    ["packet", str(game), "--as-of", "2026-11-16", "--output", str(tmp_path / name)]
                )
                == 0
            )
            made.append((tmp_path / name).read_bytes())
        assert made[0] == made[1]


def test_command_refuses_what_is_no_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["packet", str(RULES / "california/casino-club/establishment.yaml")]) == 2
    assert main(["packet", str(tmp_path / "none.yaml")]) == 2
    lone = tmp_path / "lone.yaml"
    lone.write_text(
        json.dumps({"kind": "game", "name": "Lone", "category": "poker"}), encoding="utf-8"
    )
    assert main(["packet", str(lone), "--output", str(tmp_path / "lone.html")]) == 0
    assert "is no game document" in capsys.readouterr().err


@pytest.fixture
def two_games(tmp_path: Path) -> Path:
    """A filing of two games that leave open when a bet behind a seat is settled."""
    left_open = example("game").replace("backline: {allowed: false}", "backline: {allowed: true}")
    (tmp_path / "establishment.yaml").write_text(example("establishment"))
    for name in ("nine", "other"):
        (tmp_path / f"{name}.yaml").write_text(left_open)
    return tmp_path


UNPROVED = "decided only by playing the game or counting its odds, which was not done"


@pytest.mark.parametrize("countable", [True, False])
def test_the_checklist_has_what_playing_the_game_finds(
    two_games: Path, monkeypatch: pytest.MonkeyPatch, countable: bool
) -> None:
    if not countable:
        monkeypatch.setattr(memory, "_counted", lambda game: None)
    written = two_games / "packet.html"
    assert main(["packet", str(two_games / "nine.yaml"), "--output", str(written)]) == 0
    said = written.read_text()
    assert ("after all seats" in said) is countable
    assert said.count(UNPROVED) == (not countable), "in one sentence, or not at all"
    assert ("HW241 bank-within-wager, HW242 wagers-settled" in said) is not countable
    assert "--proofs" not in said


def test_proofs_may_be_of_one_game(two_games: Path) -> None:
    docket = gather([two_games]).docket
    other = str(two_games / "other.yaml")
    settings = Settings(TODAY, select=frozenset({"order-proven"}), proofs=True)
    for only, found in (("", {"(nine)", "(other)"}), (other, {"(other)"})):
        result = judge(docket, settings._replace(proofs_of=only))
        assert {v.subject.label.split()[-1] for v in result.verdicts} == found


TRIPS = "kind: game\nname: Golden Trips\ncategory: player-dealer\n"
OPTIONS = "options: [{option: 1, limit: 5-100, player: 7}]"
PRICED = "kind: schedule\nname: Rates\nblocks: [{games: [{document: %s}], " + OPTIONS + "}]\n"


@pytest.mark.parametrize(
    ("document", "lost", "unnamed"),
    [("golden-trips", False, False), ("golden-trip", True, False), ("war", False, True)],
)
def test_a_schedule_with_a_slip_in_its_reference_is_told(
    document: str, lost: bool, unnamed: bool
) -> None:
    made = docket(TRIPS, PRICED % document)
    result = judge(made, Settings(TODAY))
    lines = list(texts(packet(result, made.filings[0], made.filings[0].games[0])))
    said = " ".join(lines)
    told = (
        "the schedule Rates refers to a document that is not there, golden-trip; "
        "this game, golden-trips, may be meant"
    )
    assert said.count(told) == (2 if lost else 0), "on the cover, and where the fees would stand"
    assert ("Is “golden-trips” meant?" in said) is lost, "in the checklist"
    assert ("no schedule names this game" in said) is unnamed


@pytest.mark.parametrize("kind", sorted(sentences()))
def test_a_sentence_asks_for_what_its_part_can_say(kind: str) -> None:
    """A sentence is filled only where a document says something: a slip in one must show before."""
    [part] = {vars(module)[kind] for module in PARTS if kind in vars(module)}
    for clause in clauses_of(kind):
        assert "{" not in FIELD.sub("", clause), clause
        for name, way, *_ in FIELD.findall(clause):
            assert name == "*" or name in part.model_fields
            if way not in ("", "wagers", *WAYS):
                assert _words(get_type_hints(part, include_extras=True)[name]) <= set(terms(way))


BANK = "player-dealer: {%s}"
COMPARED = "compares: {by: points-mod-10, %s}"
WINS = "wagers: [{name: dragon, decided: [{when: [%s], is: wins}]}]"
ALOUD = [
    ("deck: {cards: 52, jokers: 0, decks: 1}", "no joker; 1 deck is used."),
    ("deck: {cards: 52, jokers: 0, decks: 2-8}", "no joker; 2 to 8 decks are used."),
    (BANK % "nobody-takes: game-stops", "When nobody takes the position, the game stops."),
    (BANK % "nobody-takes: back-to-the-dealer", "the position, it goes back to the dealer."),
    (
        BANK % "rotation: {holds-at-most: 2, unit: hands, then: offered, direction: clockwise}",
        "at most two (2) hands in a row; it is offered to the next player clockwise.",
    ),
    (
        BANK % "rotation: {offered-after: 2, unit: hands, then: rotated}",
        "It is counted in hands; after two (2) hands it rotates.",
    ),
    (BANK % "rotation: {offered-after: 1}", "After one (1) turn it is passed on."),
    (
        BANK % "rotation: {unit: hands, systematic: true, continuous: true}",
        "the rotation is said to be systematic and continuous.",
    ),
    (
        BANK % "rotation: {unit: hands, systematic: false, continuous: true}",
        "the rotation is said to be continuous; the rotation is said not to be systematic.",
    ),
    (COMPARED % "natural: {ranks: [A, 10-K], first-cards: 2}", "A natural is A and a card from 10 to K in the first 2 cards."),
    (COMPARED % "natural: {ranks: [J-K, J-K, J-K], first-cards: 3}", "A natural is three cards from J to K in the first 3 cards."),
    (COMPARED % "natural: {ranks: [8, 8]}", "A natural is two cards of rank 8."),
    (COMPARED % "natural: {points: 8-9, first-cards: 2}", "A natural is 8 to 9 points in the first 2 cards."),
    (WINS % "{whose: player-dealer, points: 7, cards: 3}", "the player-dealer's hand has 7 points in 3 cards."),
    (WINS % "{whose: player-dealer, hand: straight, cards: 3}", "the player-dealer's hand is a straight of 3 cards."),
    ("draw-rules: [{for: banker-hand, totals: 0-5, must: hit, if: player-stands}]", "draws, when the player hand stands."),
    ("round: [{does: settle, first: left-of-player-dealer}]", "settled, starting at the left of the player-dealer."),
    ("fees: [{from: player, options: [1]}]", "from each player; for option 1."),
    ("fees: [{from: player, options: [1-4, 7]}]", "from each player; for options 1 to 4 and 7."),
]  # fmt: skip
"""What a document says, and how it is read aloud."""


@pytest.mark.parametrize(("given", "said"), ALOUD)
def test_a_sentence_reads_as_a_person_would_say_it(given: str, said: str) -> None:
    made = docket(f"kind: game\nname: Nine\ncategory: player-dealer\n{given}\n").filings[0]
    told = " ".join(texts(packet(Result(), made, made.games[0])))
    assert said.lower() in told.lower()


def test_what_rules_and_schedule_both_say_is_told_once() -> None:
    paid = "pays: [{odds: 1 to 1, at: 1}, {odds: 1 to 1, at: 2}]"
    made = docket(
        f"kind: game\nid: nine\nname: Nine\ncategory: player-dealer\nstates: [{{that: fees-posted}}]\nwagers: [{{name: base, {paid}}}]\n",
        "kind: schedule\nname: Rates\nstates: [{that: fees-posted}, {that: fee-waiver}]\n"
        "blocks: [{games: [{document: nine}], announces: {options: 1-2}, options: [{option: 1, player: 1}], "
        "defines: {basis: total-table-action, counts: [base], excludes: [uncovered, player-dealer-wager]}}]\n",
    ).filings[0]
    told = list(texts(packet(Result(), made, made.games[0])))
    for said in (
        "The fees are posted.",
        "The house may waive fees.",
        "Base wager: pays 1 to 1.",
        "The schedule announces options 1 to 2.",
        "Total table action counts the base wager; it leaves out wagers that are not covered and the player-dealer's own wager.",
    ):
        assert told.count(said) == 1, said


TOLD_BY_CODE = {
    "Button": {"seat_of_card", "seat_of_total"},
    "Fee": {
        "amount",
        "called",
        "component",
        "depends_on",
        "from_",
        "on",
        "options",
        "per",
        "share",
        "wagers",
    },
    "Reference": {"right"},
    "Splitting": {"no_later_than", "pays", "size"},
    "WagerLimit": {"options", "wager"},
}
"""What a sentence leaves to a table or a function; and that an examiner finds a reference right."""


@pytest.mark.parametrize("kind", sorted(sentences()))
def test_a_sentence_leaves_out_nothing_its_part_can_say(kind: str) -> None:
    [part] = {vars(module)[kind] for module in PARTS if kind in vars(module)}
    told = {field[0] for clause in clauses_of(kind) for field in FIELD.findall(clause)}
    known = {*told, *TOLD_BY_CODE.get(kind, ()), "at", "note", "damaged"}
    assert "*" in told or set(part.model_fields) <= known


def _words(hint: Any) -> set[str]:
    """The words of a vocabulary, however many of them a key takes."""
    inner = get_args(hint)
    given = inner if get_origin(hint) is Literal else chain(*map(_words, inner))
    return {word for word in given if isinstance(word, str)}
