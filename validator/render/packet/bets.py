"""Wagers: when they are placed, how large, what they pay; and how each wins, loses or ties."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from ...docket.comparators import (
    FOLLOWS,
    Case,
    Reply,
    cases,
    compared,
    decided_alone,
    replies,
    total,
    wagers,
)
from ...model.game import Game
from ...model.statements import Rounding
from ...model.values import dollars
from ...model.wagers import (
    Comparison,
    Fate,
    Judged,
    Needs,
    Outcome,
    Roll,
    Wager,
    WagerBound,
    Wins,
)
from ..prose import Block, Heading, Listing, Para, Table, Text, missing, text
from ..say import both, sentence, words
from . import phrases as w
from .pays import bet_limit, payout, pays, titled
from .rounds import pot, size
from .tell import Teller, add, either, listed, put, rest

COMPARES = {
    "ranked-hand": "by the rank of the hands",
    "closest-to-target": "by which is closer to the target",
    "points-mod-10": "by points, of which only the last digit counts",
    "two-hands": "hand by hand: the small front hand against the front hand, the large back hand against the back hand",
    "single-card": "by one card",
    "pot": "for the pot",
    "high-low-pot": "for the high and the low half of the pot",
    "three-hands": "hand by hand: front, middle and back",
    "tiles": "hand by hand, by tiles",
    "melds": "by who is first to meld the cards needed",
    "none": "not at all",
}
FATES = {
    "on_fold": "the player folds",
    "on_bust": "the player goes over",
    "on_surrender": "the player surrenders",
    "on_natural": "the player has a natural",
}


def called(game: Game) -> dict[str, str]:
    """What the packet calls each wager: the filing's first name for it, else its own."""
    found = {}
    for wager in game.wagers:
        given = (name for name in wager.called if name.lower() not in ("wager", "bet"))
        name = next(given, words(wager.name))
        complete = name.lower().endswith(("bet", "wager", "bonus", "line"))
        found[wager.name] = f"the {name}" if complete else f"the {name} wager"
    return found


def placed(t: Teller) -> list[Block]:
    game = t.file.game
    blocks: list[Block] = []
    for wager in game.wagers:
        told = tuple(one for one in _wager(t, wager) if one)
        blocks += [Heading(3, text(titled(t, wager))), Listing(told)]
        for table in wager.pays:
            blocks += pays(t, wager, table)
    limits = t.say(game.table_limit, lambda s: f"The table limit is {w.limit(s.is_)}")
    buy_in = t.say(game.buy_in, lambda s: f"The buy-in is {w.money(s.is_)}")
    return [
        *blocks,
        *listed("Table limits the rules state", limits),
        *listed("Limits on bets", t.say(game.limits, lambda b: bet_limit(t, b))),
        *listed("Least and most that is paid", t.say(game.payouts, payout)),
        *listed("Buy-in", buy_in),
    ]


def _wager(t: Teller, wager: Wager) -> list[Text]:
    kind = "a bonus bet" if wager.bonus else "a wager of the game"
    must = either(wager.required, "; every player must place it", "; nobody has to place it")
    compares = any(wager.name in c.wagers for c in t.file.game.compares)
    own, behind = (
        "It has {} betting space of its own",
        "People betting behind a seat may {}place it",
    )
    lasts = "It {} stay on the table into the next round"
    return [
        t.part(wager, lambda _: f"It is {kind}{must}"),
        *_other_names(t, wager),
        *t.say(wager.needs, lambda n: _needs(t, n)),
        *_moments(t, wager),
        *t.say(wager.size, lambda s: size(t, s)),
        *t.clauses(wager.limit, _bound),
        *t.say(wager.own_space, lambda s: own.format("a" if s.is_ else "no")),
        *t.say(wager.open_to_backline, lambda s: behind.format("" if s.is_ else "not ")),
        *t.say(wager.judged, lambda j: _judged(j, compares)),
        *t.say(wager.lasts_beyond_round, lambda s: lasts.format("can" if s.is_ else "cannot")),
        t.told(put("It is paid by {}", wager.pays_from, w.who)),
        *t.notes(wager.name, wager.name.removesuffix("-bonus")),
    ]


def _other_names(t: Teller, wager: Wager) -> list[Text]:
    name = t.called[wager.name].removeprefix("the ")
    others = [one for one in wager.called if one not in name or one.lower() in ("wager", "bet")]
    return [t.told(f"The filing also calls it: {both(others)}")] if others else []


def _moments(t: Teller, wager: Wager) -> list[Text]:
    """When it is placed, in one sentence unless a place adds something of its own."""
    if any(p.note or p.damaged for p in wager.placed) or not wager.placed:
        return t.say(wager.placed, lambda p: f"It is placed {w.moment(p.is_)}")
    said = list(dict.fromkeys(w.moment(p.is_) for p in wager.placed))
    return [
        t.told(
            f"It is placed {said[0]}" + (f" (also put as: {both(said[1:])})" if said[1:] else ""),
            numbers=[n for p in wager.placed for n in t.marks(p)],
        )
    ]


def _needs(t: Teller, n: Needs) -> str:
    if n.none is not None:
        return either(
            n.none, "It can be placed without any other wager", "It cannot be placed alone"
        )
    parts = (put("{}", n.all, t.wagers), put("any of these: {}", n.any, t.wagers))
    of = " and ".join(part for part in parts if part) or "another wager"
    first = f"It goes to whoever is the first at a seat to place {of} of at least ${{}}"
    needed = f"Whoever places it must also have placed {of}"
    return put(first, n.first_at_least, w.figure) or needed


def _bound(b: WagerBound) -> str:
    said = add(
        put("its limit is {}", b.is_, w.limit),
        put("its least amount is {}", b.minimum, w.limit),
        put("its greatest amount is {}", b.maximum, w.limit),
        against(b.within_table_limit, b.against_base),
        either(
            b.see_schedule,
            "its limits stand in the schedule of collection fees",
            "its limits do not stand in the schedule of collection fees",
        ),
    )
    return said + put(", on {}", b.on, both)


def against(within: bool | None, base: tuple[str, ...]) -> str:
    word = {"less": "less than", "equal": "equal to", "greater": "greater than"}
    return add(
        either(
            within,
            "it must stay within the table limit",
            "it need not stay within the table limit",
        ),
        put("it may be {} the base wager", both([word[b] for b in base], "or"), str),
    )


def _judged(j: Judged, compares: bool) -> str:
    said = f"It is decided by {'comparing ' if compares else ''}{_whose(j.whose)}"
    said += put(", looking at {} cards", j.cards, str)
    said += put(", of which the best {} count", j.best, str)
    return said + put(", by the ranking “{}”", j.ranking)


def _whose(slug: str) -> str:
    return {
        "own": "the player's own hand",
        "another-player": "another player's hand",
        "player-dealer": "the player-dealer's hand",
    }.get(slug, f"the cards of: {words(slug)}")


def _rounded(said: Rounding) -> str:
    to = f" to a multiple of {dollars(said.to)}" if said.to else ""
    of = f", {both([words(one) for one in said.wager])}" if said.wager else ""
    return f"Rounding{of}: {words(said.is_)}{to}"


def decided(t: Teller) -> list[Block]:
    game = t.file.game
    blocks: list[Block] = []
    for comparison in game.compares:
        blocks += _comparison(t, comparison)
    if not game.compares:
        blocks += [block for comparison in compared(game) for block in _open_cases(t, comparison)]
    rounded = t.say(game.rounding, _rounded)
    blocks += listed("The pot", t.say(game.pot, pot))
    blocks += listed("Amounts that are no whole dollar", rounded)
    for wager in game.wagers:
        blocks += listed(titled(t, wager), _fate_of(t, wager))
    return blocks


STATISTICS = {"advantage": "advantage for the bank", "hit-frequency": "hit frequency"}


def _fate_of(t: Teller, wager: Wager) -> list[Text]:
    """How one wager wins, loses or ties apart from a comparison of hands."""
    rules = sorted(wager.decided, key=lambda x: bool(x.otherwise and not x.when))
    stands = "It stands whatever the result of the base game"
    apart = "It does not stand apart from the result of the base game"
    order = "The cards are counted in this order: {}"
    return [
        *t.say(rules, partial(_wins, rules)),
        *t.say(wager.rolls, _roll),
        *t.say(wager.ties, lambda x: _tie(x.is_)),
        *t.say(wager.survives, lambda s: stands if s.is_ else apart),
        *t.say(wager.statistics, lambda s: f"Its {STATISTICS[s.is_]} is given as {s.figure}"),
        *t.say(wager.card_order, lambda s: order.format(", ".join(s.cards))),
        *(
            said
            for name, when in FATES.items()
            for said in t.say(getattr(wager, name), partial(_fate, when))
        ),
    ]


def _wins(rules: Iterable[Wins], x: Wins) -> str:
    """One rule; where another place gives the same event a second word, both words stand in one
    sentence.
    """
    alike = [r.is_ for r in rules if (r.when, r.otherwise) == (x.when, x.otherwise)]
    result = " and ".join(w.RESULTS[word] for word in dict.fromkeys(alike))
    if x.when:
        events = " or when ".join(w.event(e) for e in x.when)
        return f"It {result} when {events}" + either(x.otherwise, ", and in all other cases")
    others = f"In all other cases it {result}"
    return either(x.otherwise, others, f"It {result}, but not in all other cases") or f"It {result}"


def _roll(r: Roll) -> str:
    return add(
        f"On this roll: {words(r.stage)}",
        put("it wins on {}", r.wins, both),
        put("it loses on {}", r.loses, both),
        put("it pushes on {}", r.pushes, both),
        put("all other totals: {}", r.other_totals),
    )


def _tie(result: str) -> str:
    return "It cannot tie" if result == "cannot-tie" else f"On a tie it {w.RESULTS[result]}"


def _fate(when: str, f: Fate) -> str:
    does = {"lost": "is lost", "stays": "stays in play", "returned": "is returned"}
    return f"When {when}, it {does[f.is_]}"


def _comparison(t: Teller, c: Comparison) -> list[Block]:
    qualifies = "To qualify, {} needs at least {}"
    copied = "A hand equal to the other side's is a copy; {} wins a copied hand"
    blocks: list[Block] = [Para(t.part(c, lambda c: _compared(t, c)))]
    blocks += listed(
        "",
        t.say(c.qualifies, lambda q: qualifies.format(w.who(q.whose, "the hand"), w.hand(q.hand))),
    )
    if c.outcomes:
        said = {case.name: case.says for case in cases(c, t.file.game)} | _CASES
        rows = tuple(_outcome(t, o, said) for o in c.outcomes)
        blocks.append(Table(("When", "Then"), rows, "What each result means"))
    copies = t.say(c.copies, lambda x: copied.format(w.who(x.to)))
    return [*blocks, *listed("", [*copies, *_follows(t, c)]), *_open_cases(t, c)]


def _compared(t: Teller, c: Comparison) -> str:
    """How hands are compared, and for which wagers."""
    hands = put(": {}", c.hands, lambda hands: " against ".join(w.who(h) for h in hands))
    own = [x.name for x in t.file.game.wagers if x.decided and not decided_alone(x)]
    alone = [name for name in own if name in c.wagers]
    return add(
        f"The hands are compared {COMPARES[c.by]}{hands}",
        put("this decides {}", c.wagers, t.wagers),
        put("the target is {}", c.target, both),
        either(
            c.bust,
            "going over the target loses by itself",
            "going over the target does not lose by itself",
        ),
        put("a natural: {}", c.natural, w.event),
        put("first see below what decides {} whatever the hands", alone, t.wagers),
    )


def _follows(t: Teller, c: Comparison) -> list[Text]:
    """What a wager does with a copied hand where that is not printed but follows from who wins the
    hand.
    """
    said: dict[str, list[str]] = {}
    for case, wager, given in _answers(t, c):
        if given and all(reply.word == FOLLOWS for reply in given):
            result = f"{t.called.get(wager, wager)} {w.RESULTS[given[0].result]}"
            said.setdefault(result, []).append(case.says)
    marks = [number for copies in c.copies for number in t.marks(copies)]
    follows = "It follows, though it is not printed, that {} when {}"
    return [
        t.told(follows.format(result, ", or when ".join(events)), numbers=marks)
        for result, events in said.items()
    ]


def _answers(t: Teller, c: Comparison) -> Iterator[tuple[Case, str, tuple[Reply, ...]]]:
    """Every way a comparison can end, for each wager, with what answers it."""
    game, view = t.file.game, t.filing.view(t.file)
    for case in cases(c, game):
        for wager in wagers(c, game):
            yield case, wager, replies(c, view, case, wager)


_CASES = {
    "foul": "the player sets the hand wrongly (a foul hand)",
    "copy-front": "the two front hands are equal (a copy)",
    "copy-back": "the two back hands are equal (a copy)",
    "copy-both": "both hands are copies",
    "not-qualified": "the player-dealer does not qualify",
    "both-bust": "both are over",
}


def _outcome(t: Teller, o: Outcome, said: dict[str, str]) -> tuple[Text, ...]:
    when = sentence(said.get(o.case, words(o.case))) + put(", in {}", o.variant, str)
    when += put(", if {}", o.if_, str) or (", otherwise" if o.otherwise else "")
    names = {"pot": "the pot", **t.called}
    results = [
        f"{names.get(name, f'the {words(name)}')} {w.RESULTS[result]}"
        for name, result in o.results.items()
    ]
    then = both(results) or rest(o, "case", "if_", "when", "otherwise", "variant")
    settled = put("settled {}", o.settled, w.moment)
    return text(when), t.part(o, lambda _: add(then, settled))


def _open_cases(t: Teller, c: Comparison) -> list[Block]:
    """Cases the comparison can end in that nothing answers: said to be missing, each with its
    wagers.
    """
    found: dict[str, list[str]] = {}
    for case, wager, given in _answers(t, c):
        if not given or not total(given, wager == "pot"):
            found.setdefault(case.says, []).append(t.called.get(wager, f"the {words(wager)}"))
    absent = tuple(
        text(missing("Missing: "), f"what happens to {both(names)} when {says}.")
        for says, names in found.items()
    )
    return [Listing(absent)] if absent else []
