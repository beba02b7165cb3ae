"""What the game is and what it is played with: type, object, deck, values and ranks, table."""

from __future__ import annotations

from ...model.cards import (
    Alike,
    CardValues,
    Deck,
    Equipment,
    Example,
    HandRanking,
    Joker,
    Ranks,
    SumExample,
    Term,
)
from ...model.game import Approval, Backline, Inherits, Owner, Seats
from ...model.part import SaidRange, SaidYes
from ..prose import Block, Fields, Para, Table, Text, text
from ..say import both, sentence, words
from . import phrases as w
from .tell import Teller, add, either, listed, put, rest

CATEGORIES = {
    "player-dealer": "a game with a player-dealer position: one player takes the other players' wagers",
    "poker": "a poker game, played for a pot",
    "pan": "a game of Pan",
    "house-banked": "a game banked by the house",
    "bonus-bet": "a bonus bet that is added to other games",
    "bingo": "a game of bingo",
    "keno": "a game of keno",
}
JOKERS = {
    "any-card": "stands for any card",
    "ace-straight-or-flush": "stands for an ace, or completes a straight, a flush or a straight flush",
    "ace-or-straight": "stands for an ace, or completes a straight",
    "ace": "stands for an ace",
    "lowest-missing": "stands for the lowest card missing from the hand",
    "not-used": "is not used",
    "blank": "counts as a blank",
    "hard-21": "makes a hard 21",
    "wild": "is wild",
}
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
ALIKE = {
    "unshared-card": "the highest card the other hand lacks decides",
    "own-cards-first": "the cards that make the hand decide first",
    "card-by-card": "the highest card decides, then the next and so on",
    "highest-card-alone": "the highest card decides",
}
ACES = {
    "high": "high",
    "low": "low",
    "low-in-straights": "low where it starts a straight or a straight flush",
}


def kind(t: Teller) -> list[Block]:
    game = t.file.game
    effect = [game.takes_effect] if game.takes_effect else []
    said = (
        ("Name", [text(game.name)]),
        ("Also called", t.say(game.also_called, lambda s: s.is_)),
        ("Version", t.say(game.version, lambda s: s.is_)),
        ("Dated", t.say(game.dated, lambda s: s.is_.isoformat())),
        ("Takes effect", t.say(effect, lambda s: s.is_.isoformat())),
        ("Approval number", t.say(game.approvals, _approval)),
        ("Owner", t.say(game.owners, _owner)),
        ("Replaces", t.say(game.supersedes, w.replaced)),
        ("Variant of", [text(put("{}", game.extends))]),
    )
    rows = tuple((label, one) for label, given in said for one in given if one)
    return [
        Fields(rows),
        Para(t.told(f"{game.name} is {CATEGORIES[game.category]}")),
        *listed(
            "",
            [
                *t.say(game.category_said, lambda s: f"The filing calls it: {s.is_}"),
                *t.say(game.inherits, _inherits),
            ],
        ),
    ]


def _approval(a: Approval) -> str:
    return add(a.number + put(", printed in the document “{}”", a.on), rest(a, "number", "on"))


def _owner(o: Owner) -> str:
    return add(
        o.called + put(", owner of: {}", o.of),
        either(
            o.agreement,
            "an agreement with it has to be submitted",
            "no agreement with it is needed",
        ),
    )


def _inherits(i: Inherits) -> str:
    said = f"It is played by the rules of {i.from_}" + put(" (document “{}”)", i.document)
    return said + put(", except for this: {}", i.except_, "; ".join)


def aim(t: Teller) -> list[Block]:
    return [Para(one) for one in t.say(t.file.game.object, lambda s: f"The object is: {s.is_}")]


def deck(t: Teller) -> list[Block]:
    game = t.file.game
    return [
        *(Para(one) for one in t.say(game.deck, _deck)),
        *listed("Equipment", t.say(game.equipment, _equipment)),
    ]


def _deck(d: Deck) -> str:
    jokers = put(
        "{}", d.jokers, lambda n: w.jokers(n) + put(" in {}", d.jokers_per, PER.__getitem__)
    )
    if d.jokers is None:
        jokers = put("jokers are counted for each {}", d.jokers_per, str)
    made = (put("the deck has {} cards", d.cards, str), jokers)
    whole = " and ".join(one for one in made if one)
    total = put("{} cards in all", d.total, str)
    return add(
        ", ".join(one for one in (whole, total) if one),
        put("{} used", d.decks, lambda n: w.count(n, "deck")),
        put("{} decks are used in turn", d.alternating, str),
        put("taken out: {}", d.removed, both),
        put("specially marked: {}", d.marked, both),
        rest(d, *DECK),
    )


def _equipment(e: Equipment) -> str:
    return words(e.is_) + put(": {}", e.count, w.span)


def ranks(t: Teller) -> list[Block]:
    game = t.file.game
    blocks: list[Block] = [
        *listed("Joker", t.say(game.joker, _joker)),
        *listed("Order of cards", t.say(game.cards, _ranks)),
        *listed("Suits and ties", t.say(game.tie_rules, _ties)),
    ]
    for values in game.values:
        blocks += _values(t, values)
    blocks += listed("Examples of totals", t.say(game.totals, _total))
    for ranking in game.hands:
        blocks += _hands(t, ranking)
    return blocks


def _joker(j: Joker) -> str:
    said = f"The joker {JOKERS[j.acts_as]}" + put(", for {}", j.where)
    return said + put(", as a rule", j.usually)


def _ranks(r: Ranks) -> str:
    said = f"From the highest to the lowest{put(' ({})', r.of)}: {', '.join(r.high_to_low)}"
    return said + put(". The ace is {}", [ACES[a] for a in r.ace], both)


def _ties(s: SaidYes) -> str:
    return (
        "Suits or the order of play break ties"
        if s.is_
        else "Neither suits nor the order of play break ties"
    )


def _values(t: Teller, given: CardValues) -> list[Block]:
    rows = tuple((text(card), text(w.points(points))) for card, points in given.table)
    return [Table(("Card", "Counts"), rows, "Points of cards"), *t.beneath(given)]


def _total(s: SumExample) -> str:
    return f"{', '.join(s.cards)} make {s.makes}"


def _hands(t: Teller, ranking: HandRanking) -> list[Block]:
    examples: dict[str, list[Example]] = {}
    for example in ranking.examples:
        examples.setdefault(example.hand, []).append(example)
    rows = [
        _hand(t, str(number), hand, examples.pop(hand, []))
        for number, hand in enumerate(ranking.high_to_low, 1)
    ]
    rows += [_hand(t, "not in the order", hand, given) for hand, given in examples.items()]
    caption = f"Order of hands, best first: {words(ranking.ranking)}"
    caption += put(", as for {}", ranking.called, str)
    return [
        Table(("Rank", "Hand", "Highest", "Lowest"), tuple(rows), caption),
        *t.beneath(ranking),
        *listed("Two hands of one rank", t.say(ranking.alike, _alike)),
    ]


def _alike(a: Alike) -> str:
    return f"{both([w.hand(hand) for hand in a.of]) or 'all hands'}: {ALIKE[a.by]}"


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
        *t.say(game.minimum_players, lambda s: f"At least {w.count(s.is_, 'player')} must play"),
    ]
    return [
        *listed("Places", said),
        *listed("Backline betting", t.say(game.backline, lambda b: _backline(t, b))),
    ]


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


_BEHIND = {"with-seat": "with their seat", "after-seats": "after all seats"}


def _backline(t: Teller, b: Backline) -> str:
    said = f"People who are not seated may {'' if b.allowed else 'not '}bet behind a seat (backline betting)"
    said += put(", on {}", b.on, t.wagers)
    said += put("; whoever has the {} there decides how the hand is played", b.decides)
    said += put("; such bets are settled {}", b.settled_when, lambda word: _BEHIND[word])
    return said + either(
        b.as_local_law_allows, ", as far as local law allows", ", whatever local law allows"
    )


def term(s: Term) -> str:
    said = s.is_ + put(", for {}", s.for_, w.who)
    return add(said, put("of {} cards", s.cards, str), put("a total of {}", s.totals, str))
