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
from .tell import Teller, add, listed, rest

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
    rows: list[tuple[str, Text]] = [("Name", text(game.name))]
    rows += [("Also called", one) for one in t.say(game.also_called, lambda s: s.is_)]
    rows += [("Version", one) for one in t.say(game.version, lambda s: s.is_)]
    rows += [("Dated", one) for one in t.say(game.dated, lambda s: s.is_.isoformat())]
    rows += (
        [("Takes effect", t.part(game.takes_effect, lambda s: s.is_.isoformat()))]
        if game.takes_effect
        else []
    )
    rows += [("Approval number", one) for one in t.say(game.approvals, _approval)]
    rows += [("Owner", one) for one in t.say(game.owners, _owner)]
    rows += (
        [("Replaces", text(both([words(old) for old in game.supersedes])))]
        if game.supersedes
        else []
    )
    rows += [("Variant of", text(words(game.extends)))] if game.extends else []
    blocks: list[Block] = [
        Fields(tuple(rows)),
        Para(t.told(f"{game.name} is {CATEGORIES[game.category]}")),
    ]
    said = [
        *t.say(game.category_said, lambda s: f"The filing calls it: {s.is_}"),
        *t.say(game.inherits, _inherits),
    ]
    return [*blocks, *listed("", said)]


def _approval(a: Approval) -> str:
    return add(
        a.number + (f", printed in the document “{words(a.on)}”" if a.on else ""),
        rest(a, "number", "on"),
    )


def _owner(o: Owner) -> str:
    agreed = (
        ""
        if o.agreement is None
        else "; an agreement with it has to be submitted"
        if o.agreement
        else "; no agreement with it is needed"
    )
    return o.called + (f", owner of: {words(o.of)}" if o.of else "") + agreed


def _inherits(i: Inherits) -> str:
    return (
        f"It is played by the rules of {i.from_}"
        + (f" (document “{words(i.document)}”)" if i.document else "")
        + (f", except for this: {'; '.join(i.except_)}" if i.except_ else "")
    )


def aim(t: Teller) -> list[Block]:
    return [Para(one) for one in t.say(t.file.game.object, lambda s: f"The object is: {s.is_}")]


def deck(t: Teller) -> list[Block]:
    game = t.file.game
    return [
        *(Para(one) for one in t.say(game.deck, _deck)),
        *listed("Equipment", t.say(game.equipment, _equipment)),
    ]


def _deck(d: Deck) -> str:
    said = []
    if d.cards is not None:
        said.append(f"the deck has {d.cards} cards")
    if d.jokers is not None:
        said.append(
            "no joker"
            if d.jokers == 0
            else f"{d.jokers} joker{'s' if d.jokers != 1 else ''}"
            + (
                f" in each {d.jokers_per}"
                if d.jokers_per == "deck"
                else " in the whole game"
                if d.jokers_per
                else ""
            )
        )
    elif d.jokers_per:
        said.append(f"jokers are counted for each {d.jokers_per}")
    whole = " and ".join(said)
    if d.total is not None:
        whole = add(whole, f"{d.total} cards in all").replace(";", ",")
    if d.decks is not None:
        whole = add(whole, f"{w.count(d.decks, 'deck')} used")
    if d.alternating is not None:
        whole = add(whole, f"{d.alternating} decks are used in turn")
    if d.removed:
        whole = add(whole, f"taken out: {both(d.removed)}")
    if d.added:
        whole = add(whole, f"added: {both(d.added)}")
    if d.added_suits:
        whole = add(whole, f"suits of those: {both([said.is_ for said in d.added_suits])}")
    return add(
        whole,
        rest(
            d,
            "cards",
            "jokers",
            "jokers_per",
            "total",
            "decks",
            "alternating",
            "removed",
            "added",
            "added_suits",
        ),
    )


def _equipment(e: Equipment) -> str:
    return words(e.is_) + (f": {w.span(e.count)}" if e.count else "")


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
    return (
        f"The joker {JOKERS[j.acts_as]}"
        + (f", for {words(j.where)}" if j.where else "")
        + (", as a rule" if j.usually else "")
    )


def _ranks(r: Ranks) -> str:
    said = f"From the highest to the lowest{f' ({words(r.of)})' if r.of else ''}: {', '.join(r.high_to_low)}"
    return said + (f". The ace is {both([ACES[a] for a in r.ace])}" if r.ace else "")


def _ties(s: SaidYes) -> str:
    return (
        "Suits or the order of play break ties"
        if s.is_
        else "Neither suits nor the order of play break ties"
    )


def _values(t: Teller, given: CardValues) -> list[Block]:
    rows = tuple(
        (text(card), text("its face value" if points == "face" else points))
        for card, points in given.table
    )
    note = t.told("", given.note or "", given.damaged or "", t.marks(given))
    return [Table(("Card", "Counts"), rows, "Points of cards"), *([Para(note)] if note else [])]


def _total(s: SumExample) -> str:
    return f"{', '.join(s.cards)} make {s.makes}"


def _hands(t: Teller, ranking: HandRanking) -> list[Block]:
    examples: dict[str, list[Example]] = {}
    for example in ranking.examples:
        examples.setdefault(example.hand, []).append(example)
    rows = []
    for number, hand in enumerate(ranking.high_to_low, 1):
        given = examples.pop(hand, [])
        rows.append(_hand(t, str(number), hand, given))
    rows += [_hand(t, "not in the order", hand, given) for hand, given in examples.items()]
    caption = f"Order of hands, best first: {words(ranking.ranking)}" + (
        f", as for {ranking.called}" if ranking.called else ""
    )
    note = t.told("", ranking.note or "", ranking.damaged or "", t.marks(ranking))
    return [
        Table(("Rank", "Hand", "Highest", "Lowest"), tuple(rows), caption),
        *([Para(note)] if note else []),
        *listed("Two hands of one rank", t.say(ranking.alike, _alike)),
    ]


def _alike(a: Alike) -> str:
    return f"{both([w.hand(hand) for hand in a.of]) if a.of else 'all hands'}: {ALIKE[a.by]}"


def _hand(t: Teller, number: str, hand: str, given: list[Example]) -> tuple[Text, ...]:
    highest, lowest = (
        "\n".join(w.cards(getattr(e, side)) for e in given if getattr(e, side))
        for side in ("highest", "lowest")
    )
    notes = "; ".join(e.note for e in given if e.note)
    flags = t.flag(n for e in given for n in t.marks(e))
    broken = "".join(f" (source text damaged: {e.damaged})" for e in given if e.damaged)
    return (
        text(number),
        text(sentence(w.hand(hand)), f" ({notes})" if notes else "", broken, flags),
        text(highest),
        text(lowest),
    )


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
    one, many = {
        "players": ("player", "players"),
        "positions": ("position", "positions"),
        "hands": ("hand", "hands"),
        "betting-spots": ("betting spot", "betting spots"),
        "everyone": ("person", "people"),
    }.get(s.of or "", ("place", "places"))
    whose = "the player-dealer" if s.of in ("players", "everyone") else "the player-dealer's"
    counted = {True: f", {whose} included", False: f", not counting {whose}", None: ""}[
        s.counts_player_dealer
    ]
    lead = "At most " if s.of in ("players", "everyone") else ""
    verb = (
        "are dealt"
        if s.of == "hands"
        else "can play"
        if s.of in ("players", "everyone")
        else "stand at the table"
    )
    if s.is_.low == s.is_.high == 1:
        verb = {"are dealt": "is dealt", "stand at the table": "stands at the table"}.get(
            verb, verb
        )
    return f"{lead}{w.count(s.is_, one, many)} {verb}{counted}" + (
        f" ({words(s.table)})" if s.table else ""
    )


def _spots(s: SaidRange) -> str:
    return f"In front of each seat there {'is' if s.is_.high == 1 else 'are'} {w.count(s.is_, 'betting space')}"


def _backline(t: Teller, b: Backline) -> str:
    said = f"People who are not seated may {'' if b.allowed else 'not '}bet behind a seat (backline betting)"
    said += f", on {w.names(b.on, t.called)}" if b.on else ""
    said += (
        f"; whoever has the {words(b.decides)} there decides how the hand is played"
        if b.decides
        else ""
    )
    return said + (
        ""
        if b.as_local_law_allows is None
        else ", as far as local law allows"
        if b.as_local_law_allows
        else ", whatever local law allows"
    )


def term(s: Term) -> str:
    said = s.is_ + (f", for {w.who(s.for_)}" if s.for_ else "")
    said = add(said, f"of {s.cards} cards" if s.cards else "")
    return add(said, f"a total of {s.totals}" if s.totals else "")
