"""Wagers: when they are placed, how large, what they pay; and how each wins, loses or ties."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from ...docket.comparators import FOLLOWS, cases, compared, decided_alone, replies, total, wagers
from ...model.game import BetLimit, Game, Payout
from ...model.wagers import (
    Comparison,
    Fate,
    Judged,
    Needs,
    Outcome,
    PayRow,
    PayTable,
    Roll,
    Wager,
    WagerBound,
    Wins,
)
from ..prose import Block, Heading, Listing, Para, Table, Text, missing, text
from ..say import both, sentence, words
from . import phrases as w
from .rounds import pot, size
from .tell import Teller, add, listed, rest

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
FATES = (
    ("on_fold", "the player folds"),
    ("on_bust", "the player goes over"),
    ("on_surrender", "the player surrenders"),
    ("on_natural", "the player has a natural"),
)


def called(game: Game) -> dict[str, str]:
    """What the packet calls each wager: the filing's first name for it, else its own."""
    found = {}
    for wager in game.wagers:
        name = next(
            (name for name in wager.called if name.lower() not in ("wager", "bet")),
            words(wager.name),
        )
        found[wager.name] = (
            f"the {name}"
            if any(name.lower().endswith(end) for end in ("bet", "wager", "bonus", "line"))
            else f"the {name} wager"
        )
    return found


def placed(t: Teller) -> list[Block]:
    game = t.file.game
    blocks: list[Block] = []
    for wager in game.wagers:
        blocks += [Heading(3, text(_name(t, wager))), Listing(tuple(_wager(t, wager)))]
        for table in wager.pays:
            blocks += _pays(t, wager, table)
    blocks += listed(
        "Table limits the rules state",
        t.say(game.table_limit, lambda s: f"The table limit is {w.limit(s.is_)}"),
    )
    blocks += listed("Limits on bets", t.say(game.limits, lambda b: _bet_limit(t, b)))
    blocks += listed("Least and most that is paid", t.say(game.payouts, _payout))
    return [
        *blocks,
        *listed("Buy-in", t.say(game.buy_in, lambda s: f"The buy-in is {w.money(s.is_)}")),
    ]


def _name(t: Teller, wager: Wager) -> str:
    return sentence(t.called[wager.name].removeprefix("the "))


def _wager(t: Teller, wager: Wager) -> list[Text]:
    kind = "a bonus bet" if wager.bonus else "a wager of the game"
    must = {True: "; every player must place it", False: "; nobody has to place it", None: ""}[
        wager.required
    ]
    said = [t.told(f"It is {kind}{must}", wager.note or "", wager.damaged or "", t.marks(wager))]
    others = [
        name
        for name in wager.called
        if name not in t.called[wager.name].removeprefix("the ") or name.lower() in ("wager", "bet")
    ]
    if others:
        said.append(t.told(f"The filing also calls it: {both(others)}"))
    said += t.say(wager.needs, lambda n: _needs(t, n))
    said += _moments(t, wager)
    said += t.say(wager.size, lambda s: size(t, s))
    said += t.clauses(wager.limit, _bound)
    said += t.say(
        wager.own_space, lambda s: f"It has {'a' if s.is_ else 'no'} betting space of its own"
    )
    said += t.say(
        wager.backline,
        lambda s: f"People betting behind a seat may {'' if s.is_ else 'not '}place it",
    )
    compares = any(wager.name in c.wagers for c in t.file.game.compares)
    said += t.say(wager.judged, lambda j: _judged(j, compares))
    said += t.say(
        wager.lasts_beyond_round,
        lambda s: (
            "It can stay on the table into the next round"
            if s.is_
            else "It cannot stay on the table into the next round"
        ),
    )
    if wager.pays_from:
        said.append(t.told(f"It is paid by {w.who(wager.pays_from)}"))
    return [*said, *t.notes(wager.name, wager.name.removesuffix("-bonus"))]


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
        return "It can be placed without any other wager" if n.none else "It cannot be placed alone"
    of = (
        w.names(n.all, t.called)
        if n.all
        else f"any of these: {w.names(n.any, t.called)}"
        if n.any
        else "another wager"
    )
    both_ = f" and any of these: {w.names(n.any, t.called)}" if n.all and n.any else ""
    if n.first_at_least is not None:
        return f"It goes to whoever is the first at a seat to place {of}{both_} of at least ${w.figure(n.first_at_least)}"
    return f"Whoever places it must also have placed {of}{both_}"


def _bound(b: WagerBound) -> str:
    said = f"its limit is {w.limit(b.is_)}" if b.is_ else ""
    said = add(said, f"its least amount is ${w.figure(b.minimum)}" if b.minimum is not None else "")
    said = add(
        said, f"its greatest amount is ${w.figure(b.maximum)}" if b.maximum is not None else ""
    )
    said = add(said, against(b.within_table_limit, b.against_base))
    said = add(
        said,
        ""
        if b.see_schedule is None
        else "its limits stand in the schedule of collection fees"
        if b.see_schedule
        else "its limits do not stand in the schedule of collection fees",
    )
    return said + (f", on {both(b.on)}" if b.on else "")


def against(within: bool | None, base: tuple[str, ...]) -> str:
    said = (
        ""
        if within is None
        else "it must stay within the table limit"
        if within
        else "it need not stay within the table limit"
    )
    word = {"less": "less than", "equal": "equal to", "greater": "greater than"}
    return add(
        said, f"it may be {both([word[b] for b in base], 'or')} the base wager" if base else ""
    )


def _judged(j: Judged, compares: bool) -> str:
    said = f"It is decided by {'comparing ' if compares else ''}{_whose(j.whose)}"
    said += f", looking at {j.cards} cards" if j.cards is not None else ""
    said += f", of which the best {j.best} count" if j.best is not None else ""
    return said + (f", by the ranking “{words(j.ranking)}”" if j.ranking else "")


def _whose(slug: str) -> str:
    return {
        "own": "the player's own hand",
        "another-player": "another player's hand",
        "player-dealer": "the player-dealer's hand",
    }.get(slug, f"the cards of: {words(slug)}")


def _pays(t: Teller, wager: Wager, table: PayTable) -> list[Block]:
    lead = f"{_name(t, wager)}: " + (f"pays {w.odds(table.odds)}" if table.odds else "pay table")
    lead = add(lead, f"identifier {table.id}" if table.id else "")
    lead = add(lead, f"as printed in the {table.where}" if table.where else "")
    lead = add(lead, f"only when {w.event(table.when)}" if table.when else "")
    lead = add(
        lead,
        f"a win pays at least ${w.figure(table.at_least)}" if table.at_least is not None else "",
    )
    lead = add(
        lead,
        f"a win pays at most ${w.figure(table.at_most)}"
        + (f" per {words(table.at_most_per)}" if table.at_most_per else "")
        if table.at_most is not None
        else "",
    )
    others = any(j.whose != "own" for j in wager.judged)
    only = (
        "when several players hold such hands, only the highest of those hands is paid on, and no other"
        if others
        else "only the highest of these is paid"
    )
    lead = add(
        lead,
        ""
        if table.highest_only is None
        else only
        if table.highest_only
        else "not only the highest is paid",
    )
    lead = add(lead, "these rows are no payments but figures" if table.statistic else "")
    blocks: list[Block] = [
        Para(t.told(lead, table.note or "", table.damaged or "", t.marks(table)))
    ]
    if table.rows:
        wide = max([1, *(len(row.pays) for row in table.rows)])
        heads = table.columns if len(table.columns) == wide else ("Pays", *[""] * (wide - 1))
        blocks.append(
            Table(
                ("Hand or event", "What it means", *heads),
                tuple(_row(t, row, wide) for row in table.rows),
                f"{_name(t, wager)}" + (f" ({table.id})" if table.id else ""),
            )
        )
    if table.columns and len(table.columns) != max([1, *(len(row.pays) for row in table.rows)]):
        blocks.append(Para(text(f"The columns are headed: {both(table.columns)}.")))
    return blocks


def _row(t: Teller, row: PayRow, wide: int) -> tuple[Text, ...]:
    means = w.event(row.event) if row.event else ""
    told = (
        t.told(means, row.note or "", row.damaged or "", t.marks(row))
        if means or row.note or row.damaged or t.marks(row)
        else ()
    )
    pays = [text(w.odds(p)) for p in row.pays]
    return text(sentence(w.hand(row.label))), told, *pays, *[() for _ in range(wide - len(pays))]


def _bet_limit(t: Teller, b: BetLimit) -> str:
    said = w.names(b.wager, t.called) if b.wager else "every bet"
    said += f" behind {w.names(b.behind, t.called)}" if b.behind else ""
    said += f" on {both(b.on)}" if b.on else ""
    more = [
        f"at least ${w.figure(b.at_least)}" if b.at_least is not None else "",
        f"at most ${w.figure(b.at_most)}" if b.at_most is not None else "",
    ]
    more += [
        f"at most {w.span(b.times_base)} times the base bet" if b.times_base else "",
        f"when the base bet is at least ${w.figure(b.if_base_at_least)}"
        if b.if_base_at_least is not None
        else "",
    ]
    more.append(f"each of {b.bets} equal bets" if b.bets else "")
    return f"{said}: {', '.join(m for m in more if m)}" + (f", per {words(b.per)}" if b.per else "")


def _payout(p: Payout) -> str:
    more = [
        f"at least {both([str(s) for s in p.at_least])}" if p.at_least else "",
        f"at least ${w.figure(p.at_least_dollars)}" if p.at_least_dollars is not None else "",
    ]
    more.append(f"at most ${w.figure(p.at_most)}" if p.at_most is not None else "")
    return f"{words(p.of)}: {', '.join(m for m in more if m)}" + (
        f", per {words(p.per)}" if p.per else ""
    )


def decided(t: Teller) -> list[Block]:
    game = t.file.game
    blocks: list[Block] = []
    for comparison in game.compares:
        blocks += _comparison(t, comparison)
    if not game.compares:
        blocks += [block for comparison in compared(game) for block in _open_cases(t, comparison)]
    blocks += listed("The pot", t.say(game.pot, pot))
    blocks += listed(
        "Amounts that are no whole dollar",
        t.say(game.rounding, lambda s: f"Rounding: {words(s.is_)}"),
    )
    for wager in game.wagers:
        rules = sorted(wager.decided, key=lambda x: bool(x.otherwise and not x.when))
        said = [
            *t.say(rules, partial(_wins, rules)),
            *t.say(wager.rolls, _roll),
            *t.say(wager.ties, lambda x: _tie(x.is_)),
        ]
        said += t.say(
            wager.survives,
            lambda s: (
                "It stands whatever the result of the base game"
                if s.is_
                else "It does not stand apart from the result of the base game"
            ),
        )
        said += t.say(
            wager.card_order, lambda s: f"The cards are counted in this order: {', '.join(s.cards)}"
        )
        for name, when in FATES:
            said += _fates(t, getattr(wager, name), when)
        blocks += listed(_name(t, wager), said)
    return blocks


def _wins(rules: Iterable[Wins], x: Wins) -> str:
    """One rule; where another place gives the same event a second word, both words stand in one
    sentence.
    """
    alike = dict.fromkeys(
        rule.is_ for rule in rules if rule.when == x.when and rule.otherwise == x.otherwise
    )
    result = " and ".join(w.RESULTS[word] for word in alike)
    if x.otherwise is not None and not x.when:
        return (
            f"In all other cases it {result}"
            if x.otherwise
            else f"It {result}, but not in all other cases"
        )
    said = (
        f"It {result} when {' or when '.join(w.event(e) for e in x.when)}"
        if x.when
        else f"It {result}"
    )
    return said + ("" if x.otherwise is None else ", and in all other cases" if x.otherwise else "")


def _roll(r: Roll) -> str:
    said = f"On this roll: {words(r.stage)}"
    for given, phrase in (
        (r.wins, "it wins on"),
        (r.loses, "it loses on"),
        (r.pushes, "it pushes on"),
    ):
        said = add(said, f"{phrase} {both(given)}" if given else "")
    return add(said, f"all other totals: {words(r.otherwise)}" if r.otherwise else "")


def _tie(result: str) -> str:
    return "It cannot tie" if result == "cannot-tie" else f"On a tie it {w.RESULTS[result]}"


def _fates(t: Teller, given: tuple[Fate, ...], when: str) -> list[Text]:
    return t.say(given, lambda f: _fate(f, when))


def _fate(f: Fate, when: str) -> str:
    return f"When {when}, it {({'lost': 'is lost', 'stays': 'stays in play', 'returned': 'is returned'})[f.is_]}"


def _comparison(t: Teller, c: Comparison) -> list[Block]:
    lead = f"The hands are compared {COMPARES[c.by]}" + (
        f": {' against '.join(w.who(h) for h in c.hands)}" if c.hands else ""
    )
    lead = add(lead, f"this decides {w.names(c.wagers, t.called)}" if c.wagers else "")
    lead = add(lead, f"the target is {both(c.target)}" if c.target else "")
    lead = add(
        lead,
        ""
        if c.bust is None
        else "going over the target loses by itself"
        if c.bust
        else "going over the target does not lose by itself",
    )
    lead = add(lead, f"a natural: {w.event(c.natural)}" if c.natural else "")
    alone = [
        wager.name
        for wager in t.file.game.wagers
        if wager.name in c.wagers and wager.decided and not decided_alone(wager)
    ]
    lead = add(
        lead,
        f"first see below what decides {w.names(alone, t.called)} whatever the hands"
        if alone
        else "",
    )
    blocks: list[Block] = [Para(t.told(lead, c.note or "", c.damaged or "", t.marks(c)))]
    blocks += listed(
        "",
        t.say(
            c.qualifies,
            lambda q: f"To qualify, {w.who(q.whose, 'the hand')} needs at least {w.hand(q.hand)}",
        ),
    )
    if c.outcomes:
        said = {case.name: case.says for case in cases(c, t.file.game)} | _CASES
        blocks.append(
            Table(
                ("When", "Then"),
                tuple(_outcome(t, o, said) for o in c.outcomes),
                "What each result means",
            )
        )
    blocks += listed(
        "",
        [
            *t.say(
                c.copies,
                lambda x: (
                    f"A hand equal to the other side's is a copy; {w.who(x.to)} wins a copied hand"
                ),
            ),
            *_follows(t, c),
        ],
    )
    return [*blocks, *_open_cases(t, c)]


def _follows(t: Teller, c: Comparison) -> list[Text]:
    """What a wager does with a copied hand where that is not printed but follows from who wins the
    hand.
    """
    said: dict[str, list[str]] = {}
    for case in cases(c, t.file.game):
        for wager in wagers(c, t.file.game):
            given = replies(c, t.file.game, case, wager)
            if given and all(reply.word == FOLLOWS for reply in given):
                said.setdefault(
                    f"{t.called.get(wager, wager)} {w.RESULTS[given[0].result]}", []
                ).append(case.says)
    marks = [number for copies in c.copies for number in t.marks(copies)]
    return [
        t.told(
            f"It follows, though it is not printed, that {result} when {', or when '.join(events)}",
            numbers=marks,
        )
        for result, events in said.items()
    ]


_CASES = {
    "foul": "the player sets the hand wrongly (a foul hand)",
    "copy-front": "the two front hands are equal (a copy)",
    "copy-back": "the two back hands are equal (a copy)",
    "copy-both": "both hands are copies",
    "not-qualified": "the player-dealer does not qualify",
    "both-bust": "both are over",
}


def _outcome(t: Teller, o: Outcome, said: dict[str, str]) -> tuple[Text, ...]:
    when = sentence(said.get(o.case, words(o.case))) + (f", if {o.if_}" if o.if_ else "")
    then = both(
        [
            f"{t.called.get(name, 'the pot' if name == 'pot' else f'the {words(name)}')} {w.RESULTS[result]}"
            for name, result in o.results.items()
        ]
    ) or rest(o, "case", "if_")
    then = add(then, f"settled {w.moment(o.settled)}" if o.settled else "")
    return text(when), t.told(then, o.note or "", o.damaged or "", t.marks(o))


def _open_cases(t: Teller, c: Comparison) -> list[Block]:
    """Cases the comparison can end in that nothing answers: said to be missing, each with its
    wagers.
    """
    game = t.file.game
    found: dict[str, list[str]] = {}
    for case in cases(c, game):
        for wager in wagers(c, game):
            given = replies(c, game, case, wager)
            if not given or not total(given, wager == "pot"):
                found.setdefault(case.says, []).append(t.called.get(wager, f"the {words(wager)}"))
    return (
        [
            Listing(
                tuple(
                    text(missing("Missing: "), f"what happens to {both(names)} when {says}.")
                    for says, names in found.items()
                )
            )
        ]
        if found
        else []
    )
