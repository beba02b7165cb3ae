"""What the game is and what it is played with: type, object, deck, values and ranks, table."""

from __future__ import annotations

from ...model.cards import Alike, CardValues, Deck, Example, HandRanking
from ...model.part import SaidRange
from ...model.play import Seats
from ...model.values import Range
from ..prose import Block, Fields, Para, Table, Text, text
from ..say import both, sentence, words
from . import phrases as w
from .book import terms
from .tell import Teller, add, either, listed, put, rest

TIES = "{is_?Suits or the order of play break ties|Neither suits nor the order of play break ties}"
PER = {"deck": "each deck", "game": "the whole game"}
DECK = (
    *("cards", "jokers", "jokers_per", "total", "decks", "alternating"),
    *("removed", "marked"),
)
"""What the sentence on a deck tells by itself."""
SEATS = {
    "players": ("player", "players", "can play"),
    "positions": ("position", "positions", "stand"),
    "hands": ("hand", "hands", "are dealt"),
    "betting-spots": ("betting spot", "betting spots", "stand"),
    "everyone": ("person", "people", "can play"),
}


def kind(t: Teller) -> list[Block]:
    game = t.file.game
    effect = [game.takes_effect] if game.takes_effect else []
    said = (
        ("Name", [text(game.name)]),
        ("Also called", t.say(game.also_called, "{is_:str}")),
        ("Version", t.say(game.version, "{is_:str}")),
        ("Dated", t.say(game.dated, "{is_:str}")),
        ("Takes effect", t.say(effect, "{is_:str}")),
        ("Approval number", t.say(game.approvals)),
        ("Owner", t.say(game.owners)),
        ("Replaces", t.say(game.supersedes, w.replaced)),
        ("Variant of", [text(put("{}", game.extends))]),
    )
    rows = tuple((label, one) for label, given in said for one in given if one)
    called = t.say(game.category_said, "The filing calls it: {is_:str}")
    category = Para(t.told(f"{game.name} is {terms('categories')[game.category]}"))
    return [Fields(rows), category, *listed("", [*called, *t.say(game.inherits)])]


def aim(t: Teller) -> list[Block]:
    return [Para(one) for one in t.say(t.file.game.object, "The object is: {is_:str}")]


def deck(t: Teller) -> list[Block]:
    game = t.file.game
    return [
        *(Para(one) for one in t.say(game.deck, _deck)),
        *listed("Equipment", t.say(game.equipment)),
    ]


def _deck(d: Deck) -> str:
    jokers = put("jokers are counted for each {}", d.jokers_per, str)
    if d.jokers is not None:
        jokers = w.jokers(d.jokers) + put(" in {}", d.jokers_per, PER.__getitem__)
    whole = " and ".join(filter(None, (put("the deck has {} cards", d.cards, str), jokers)))
    return add(
        ", ".join(filter(None, (whole, put("{} cards in all", d.total, str)))),
        put("{} used", d.decks, _decks),
        put("{} decks are used in turn", d.alternating, str),
        put("taken out: {}", d.removed, both),
        put("specially marked: {}", d.marked, both),
        rest(d, *DECK),
    )


def _decks(number: Range) -> str:
    return f"{w.count(number, 'deck')} {'is' if number.low == number.high == 1 else 'are'}"


def ranks(t: Teller) -> list[Block]:
    game = t.file.game
    blocks: list[Block] = [
        *listed("Joker", t.say(game.joker)),
        *listed("Order of cards", t.say(game.cards)),
        *listed("Suits and ties", t.say(game.tie_rules, TIES)),
    ]
    for values in game.values:
        blocks += _values(t, values)
    blocks += listed("Examples of totals", t.say(game.totals))
    for ranking in game.hands:
        blocks += _hands(t, ranking)
    return blocks


def _values(t: Teller, given: CardValues) -> list[Block]:
    rows = tuple((text(card), text(w.points(points))) for card, points in given.table)
    return [Table(("Card", "Counts"), rows, "Points of cards"), *t.beneath(given)]


def _hands(t: Teller, ranking: HandRanking) -> list[Block]:
    examples: dict[str, list[Example]] = {}
    for example in ranking.examples:
        examples.setdefault(example.hand, []).append(example)
    ranked = enumerate(ranking.high_to_low, 1)
    rows = [_hand(t, str(number), hand, examples.pop(hand, [])) for number, hand in ranked]
    rows += [_hand(t, "not in the order", hand, given) for hand, given in examples.items()]
    caption = f"Order of hands, best first: {words(ranking.ranking)}"
    return [
        Table(("Rank", "Hand", "Highest", "Lowest"), tuple(rows), caption),
        *t.beneath(ranking),
        *listed("Two hands of one rank", t.say(ranking.alike, _alike)),
    ]


def _alike(a: Alike) -> str:
    return f"{both([w.hand(hand) for hand in a.of]) or 'all hands'}: {terms('alike')[a.by]}"


def _hand(t: Teller, number: str, hand: str, given: list[Example]) -> tuple[Text, ...]:
    highest, lowest = (
        "\n".join(w.cards(cards) for e in given if (cards := getattr(e, side)))
        for side in ("highest", "lowest")
    )
    notes = put(" ({})", "; ".join(e.note for e in given if e.note), str)
    broken = "".join(put(" (source text damaged: {})", e.damaged, str) for e in given)
    flags = t.flag(n for e in given for n in t.marks(e))
    named = text(sentence(w.hand(hand)), notes, broken, flags)
    return text(number), named, text(highest), text(lowest)


def table(t: Teller) -> list[Block]:
    game = t.file.game
    said = [
        *t.say(game.seats, _seats),
        *t.say(game.spots, _spots),
        *t.say(game.most_hands, lambda s: f"At most {w.count(s.is_, 'hand')} for each player"),
        *t.say(game.minimum_players, lambda s: f"At least {w.count(s.is_, 'player')} must play"),
    ]
    return [*listed("Places", said), *listed("Backline betting", t.say(game.backline))]


def _seats(s: Seats) -> str:
    people = s.of in ("players", "everyone")
    one, many, verb = SEATS.get(s.of or "", ("place", "places", "stand"))
    if s.is_.low == s.is_.high == 1:
        verb = {"are dealt": "is dealt", "stand": "stands"}.get(verb, verb)
    where = " at the table" if verb.startswith("stand") else ""
    whose = "the player-dealer" if people else "the player-dealer's"
    counted = either(s.counts_player_dealer, f", {whose} included", f", not counting {whose}")
    said = f"{'At most ' if people else ''}{w.count(s.is_, one, many)} {verb}{where}{counted}"
    return said + put(" ({})", s.table)


def _spots(s: SaidRange) -> str:
    return f"In front of each seat there {'is' if s.is_.high == 1 else 'are'} {w.count(s.is_, 'betting space')}"
