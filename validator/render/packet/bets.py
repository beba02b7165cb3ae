"""Wagers: when they are placed, how large, what they pay; and how each wins, loses or ties."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from ...docket import comparators as can
from ...model.game import Game
from ...model.wagers import Comparison, Fate, Judged, Needs, Outcome, Wager, Wins
from ..prose import Block, Heading, Listing, Para, Table, Text, missing, text
from ..say import both, sentence, words
from . import phrases as w
from .book import terms
from .pays import bet_limit, jackpot, payout, pays, titled
from .rounds import size
from .tell import Teller, add, either, listed, put, rest


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
        for made in dict.fromkeys(tuple(pays(t, wager, table)) for table in wager.pays):
            blocks += made
    limits = t.say(game.table_limit, "The table limit is {is_:limit}")
    buy_in = t.say(game.buy_in, "The buy-in is {is_:money}")
    return [
        *blocks,
        *listed("Table limits the rules state", limits),
        *listed("Limits on bets", t.say(game.limits, lambda b: bet_limit(t, b))),
        *listed("Least and most that is paid", t.say(game.payouts, payout)),
        *listed("Jackpots", t.say(game.jackpots, jackpot)),
        *listed("Buy-in", buy_in),
    ]


def _wager(t: Teller, wager: Wager) -> list[Text]:
    kind = "a bonus bet" if wager.bonus else "a wager of the game"
    must = either(wager.required, "; every player must place it", "; nobody has to place it")
    compares = any(wager.name in c.wagers for c in t.file.game.compares)
    return [
        t.part(wager, lambda _: f"It is {kind}{must}"),
        *_other_names(t, wager),
        *t.say(wager.needs, lambda n: _needs(t, n)),
        *_moments(t, wager),
        *t.say(wager.size, lambda s: size(t, s)),
        *t.clauses(wager.limit),
        *t.say(wager.own_space, "It has {is_?a|no} betting space of its own"),
        *t.say(wager.open_to_backline, "People betting behind a seat may {is_?|not }place it"),
        *t.say(wager.judged, lambda j: _judged(j, compares)),
        *t.say(
            wager.lasts_beyond_round, "It {is_?can|cannot} stay on the table into the next round"
        ),
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
        return t.say(wager.placed, "It is placed {is_:moment}")
    first, *others = dict.fromkeys(w.moment(p.is_) for p in wager.placed)
    also = put(" (also put as: {})", others, both)
    marks = [n for p in wager.placed for n in t.marks(p)]
    return [t.told(f"It is placed {first}{also}", numbers=marks)]


def _needs(t: Teller, n: Needs) -> str:
    alone = "It can be placed without any other wager"
    if n.none is not None:
        return either(n.none, alone, "It cannot be placed alone")
    parts = (put("{}", n.all, t.wagers), put("any of these: {}", n.any, t.wagers))
    of = " and ".join(part for part in parts if part) or "another wager"
    first = f"It goes to whoever is the first at a seat to place {of} of at least ${{}}"
    needed = f"Whoever places it must also have placed {of}"
    return put(first, n.first_at_least, w.figure) or needed


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


def decided(t: Teller) -> list[Block]:
    game = t.file.game
    blocks: list[Block] = []
    for comparison in game.compares:
        blocks += _comparison(t, comparison)
    if not game.compares:
        blocks += [
            block for comparison in can.compared(game) for block in _open_cases(t, comparison)
        ]
    rounded = t.say(game.rounding)
    blocks += listed("The pot", t.say(game.pot))
    blocks += listed("Amounts that are no whole dollar", rounded)
    for wager in game.wagers:
        blocks += listed(titled(t, wager), _fate_of(t, wager))
    return blocks


def _fate_of(t: Teller, wager: Wager) -> list[Text]:
    """How one wager wins, loses or ties apart from a comparison of hands."""
    rules = sorted(wager.decided, key=lambda x: bool(x.otherwise and not x.when))
    stands = "It {is_?stands whatever|does not stand apart from} the result of the base game"
    return [
        *t.say(rules, partial(_wins, rules)),
        *t.say(wager.rolls),
        *t.say(wager.ties, lambda x: _tie(x.is_)),
        *t.say(wager.survives, stands),
        *t.say(wager.statistics),
        *(
            said
            for name, when in terms("fates").items()
            for said in t.say(getattr(wager, name), partial(_fate, when))
        ),
    ]


def _wins(rules: Iterable[Wins], x: Wins) -> str:
    """One rule; a second word for the same event stands in the same sentence."""
    alike = [r.is_ for r in rules if (r.when, r.otherwise) == (x.when, x.otherwise)]
    result = " and ".join(terms("results")[word] for word in dict.fromkeys(alike))
    if x.when:
        events = " or when ".join(w.event(e) for e in x.when)
        return f"It {result} when {events}" + either(x.otherwise, ", and in all other cases")
    others = f"In all other cases it {result}"
    return either(x.otherwise, others, f"It {result}, but not in all other cases") or f"It {result}"


def _tie(result: str) -> str:
    return "It cannot tie" if result == "cannot-tie" else f"On a tie it {terms('results')[result]}"


def _fate(when: str, f: Fate) -> str:
    does = {"lost": "is lost", "stays": "stays in play", "returned": "is returned"}
    return f"When {when}, it {does[f.is_]}"


def _comparison(t: Teller, c: Comparison) -> list[Block]:
    qualifies = "To qualify, {} needs at least {}"
    blocks: list[Block] = [Para(t.part(c, lambda c: _compared(t, c)))]
    needs = t.say(
        c.qualifies, lambda q: qualifies.format(w.who(q.whose, "the hand"), w.hand(q.hand))
    )
    blocks += listed("", needs)
    if c.outcomes:
        said = {case.name: case.says for case in can.cases(c, t.file.game)} | terms("cases")
        rows = tuple(_outcome(t, o, said) for o in c.outcomes)
        blocks.append(Table(("When", "Then"), rows, "What each result means"))
    copies = t.say(c.copies)
    return [*blocks, *listed("", [*copies, *_follows(t, c)]), *_open_cases(t, c)]


def _compared(t: Teller, c: Comparison) -> str:
    """How hands are compared, and for which wagers."""
    hands = put(": {}", c.hands, lambda hands: " against ".join(w.who(h) for h in hands))
    own = [x.name for x in t.file.game.wagers if x.decided and not can.decided_alone(x)]
    alone, over = [name for name in own if name in c.wagers], "going over the target"
    return add(
        f"The hands are compared {terms('compares')[c.by]}{hands}",
        put("this decides {}", c.wagers, t.wagers),
        put("the target is {}", c.target, both),
        put(
            "every total of {} is worth the same",
            [f"{one.is_.low:f}" for one in c.equal_totals],
            both,
        ),
        either(c.bust, f"{over} loses by itself", f"{over} does not lose by itself"),
        put("a natural is {}", c.natural, w.event),
        put("first see below what decides {} whatever the hands", alone, t.wagers),
    )


def _follows(t: Teller, c: Comparison) -> list[Text]:
    """What a wager does with a copied hand where that only follows from who wins the hand."""
    said: dict[str, list[str]] = {}
    for case, wager, given in _answers(t, c):
        if given and all(reply.word == can.FOLLOWS for reply in given):
            result = f"{t.called.get(wager, wager)} {terms('results')[given[0].result]}"
            said.setdefault(result, []).append(case.says)
    marks = [number for copies in c.copies for number in t.marks(copies)]
    follows = "It follows, though it is not printed, that {} when {}"
    return [
        t.told(follows.format(result, ", or when ".join(events)), numbers=marks)
        for result, events in said.items()
    ]


def _answers(t: Teller, c: Comparison) -> Iterator[tuple[can.Case, str, tuple[can.Reply, ...]]]:
    """Every way a comparison can end, for each wager, with what answers it."""
    game, view = t.file.game, t.filing.view(t.file)
    for case in can.cases(c, game):
        for wager in can.wagers(c, game):
            yield case, wager, can.replies(c, view, case, wager)


def _outcome(t: Teller, o: Outcome, said: dict[str, str]) -> tuple[Text, ...]:
    when = sentence(said.get(o.case, words(o.case))) + put(", in {}", o.variant, str)
    when += put(", with less than a {}", o.below) + put(", if {}", o.if_, str) or (
        ", otherwise" if o.otherwise else ""
    )
    names = {"pot": "the pot", **t.called}
    results = [
        f"{names.get(name, f'the {words(name)}')} {terms('results')[result]}"
        for name, result in o.results.items()
    ]
    then = both(results) or rest(o, "case", "if_", "below", "when", "otherwise", "variant")
    settled = put("settled {}", o.settled, w.moment)
    return text(when), t.part(o, lambda _: add(then, settled))


def _open_cases(t: Teller, c: Comparison) -> list[Block]:
    """Cases that nothing answers: said to be missing, each with its wagers."""
    found: dict[str, list[str]] = {}
    for case, wager, given in _answers(t, c):
        if not given or not can.total(given, wager == "pot"):
            found.setdefault(case.says, []).append(t.called.get(wager, f"the {words(wager)}"))
    absent = tuple(
        text(missing("Missing: "), f"what happens to {both(names)} when {says}.")
        for says, names in found.items()
    )
    return [Listing(absent)] if absent else []
