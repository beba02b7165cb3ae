"""The player-dealer position: who holds it and how it rotates, what it covers, where settlement
starts, and its order.
"""

from __future__ import annotations

from decimal import Decimal
from itertools import pairwise

from ...docket.filed import Filed
from ...model.statements import Bank, BankWager, Button, Rotation, Settling, Uncovered
from ...model.wagers import Settlement
from ..prose import Block, Heading, Para, Table, Text, text
from ..say import both, words
from . import phrases as w
from .claims import BANK, claim
from .tell import Teller, add, listed

THEN = {
    "offered": "it is offered on",
    "rotated": "it rotates",
    "moved": "it moves on",
    "must-rotate": "it must rotate",
    "may-rotate": "it may rotate",
    "relinquished": "it must be given up",
}
EXPOSURE = {
    "original-wager": "the amount first put up as a wager",
    "amount-wagered": "the amount wagered",
    "money-on-table": "the money on the table",
    "amount-covered": "the amount covered",
    "table-limit": "the table limit",
}
UNCOVERED = {
    "returned": "are returned to the players",
    "refused": "are refused",
    "not-refunded": "are not refunded",
    "no-action": "have no action",
    "carried-over": "are carried over",
}
BUTTON = {
    "card": "A card decides where the action button goes",
    "dice": "Dice decide where the action button goes",
    "flop": "The flop decides where the action button goes",
    "rotation": "The action button rotates",
    "player-dealer-choice": "The player-dealer chooses where the action button goes",
    "none": "There is no action button",
}


def position(t: Teller) -> list[Block]:
    """What the rules say of the position, and what a joined schedule repeats of it."""
    game = t.file.game
    blocks = listed("", t.say([c for c in game.states if c.that in BANK], claim))
    blocks += bank(t, game.player_dealer) if game.player_dealer else []
    for schedule in {s.id: s for s, _, _ in t.filing.fees_of(t.file)}.values():
        if schedule.schedule.player_dealer:
            more = bank(t, schedule.schedule.player_dealer, schedule.filed)
            if more:
                blocks += [
                    Heading(3, text(f"As repeated in the schedule “{schedule.schedule.name}”")),
                    *[_smaller(b) for b in more],
                ]
    return blocks


def _smaller(block: Block) -> Block:
    return Heading(4, block.text) if isinstance(block, Heading) else block


def bank(t: Teller, b: Bank, filed: Filed | None = None) -> list[Block]:
    blocks = (
        [Para(t.told("", b.note or "", b.damaged or "", t.marks(b, filed)))]
        if b.note or b.damaged
        else []
    )
    made: list[Block] = [*blocks, *listed("Rotation", t.say(b.rotation, _rotation, filed))]
    holders = [
        *t.say(
            b.may_hold,
            lambda h: f"{w.who(h.who)} may {'' if h.is_ else 'not '}hold the position",
            filed,
        ),
        *t.say(
            b.intervening,
            lambda s: (
                f"Another person must {'' if s.is_ else 'not '}hold the position before the same one holds it again"
            ),
            filed,
        ),
        *t.say(
            b.may_decline,
            lambda s: f"A player may {'' if s.is_ else 'not '}decline the position",
            filed,
        ),
        *t.say(b.nobody_takes, lambda n: f"When nobody takes the position: {words(n.then)}", filed),
    ]
    made += listed("Who holds it", holders)
    stake = [
        *t.say(
            b.wins_or_loses_at_most,
            lambda e: f"The player-dealer cannot win or lose more than {EXPOSURE[e.is_]}",
            filed,
        ),
        *t.say(b.wager, _wager, filed),
        *t.say([s for s in b.settling if not _plain(s)], lambda s: _settling(t, s), filed),
        *t.say(b.uncovered_wagers, lambda u: _uncovered(t, u), filed),
    ]
    made += listed("What it covers", stake)
    made += _settled(t, [s for s in b.settling if _plain(s)], filed)
    button = t.say(b.action_button, _button, filed)
    tables = [table for given in b.action_button for table in _seats(t, given)]
    return [*made, *listed("Where the action starts", button), *tables]


def _rotation(r: Rotation) -> str:
    unit = r.unit or "turns"
    said = (
        f"one person holds the position for at most {w.number(r.holds_at_most)} ({r.holds_at_most}) {unit} in a row"
        if r.holds_at_most is not None
        else ""
    )
    if r.offered_after is not None:
        said = add(
            said,
            f"after {w.number(r.offered_after)} ({r.offered_after}) {unit} it is passed on as follows",
        )
    elif not said and r.unit:
        said = f"it is counted in {unit}"
    then = (
        (THEN[r.then] if r.then else "")
        + (f" {'' if 'clock' in r.direction else 'to the '}{r.direction}" if r.direction else "")
        + (f" among {w.who(r.among)}" if r.among else "")
    )
    said = add(said, then.strip())
    for given, phrase in ((r.systematic, "systematic"), (r.continuous, "continuous")):
        said = add(
            said,
            ""
            if given is None
            else f"the rotation is said to be {phrase}"
            if given
            else f"the rotation is said not to be {phrase}",
        )
    return said


def _wager(b: BankWager) -> str:
    said = (
        f"the player-dealer's own wager is at least ${w.figure(b.minimum)}"
        if b.minimum is not None
        else ""
    )
    said = add(
        said,
        f"the player-dealer's own wager is at most ${w.figure(b.maximum)}"
        if b.maximum is not None
        else "",
    )
    said = add(
        said,
        ""
        if b.unlimited is None
        else "the player-dealer's own wager has no maximum"
        if b.unlimited
        else "the player-dealer's own wager is not without limit",
    )
    said = add(
        said, f"the player-dealer's own wager is placed {w.moment(b.placed)}" if b.placed else ""
    )
    return add(said, f"it has to cover: {words(b.must_cover)}" if b.must_cover else "")


def _settling(t: Teller, s: Settling) -> str:
    does = [
        phrase
        for given, phrase in (
            (s.collects, "collects losing wagers"),
            (s.pays, "pays winning wagers"),
        )
        if given
    ]
    does += [
        phrase
        for given, phrase in (
            (s.collects, "does not collect losing wagers"),
            (s.pays, "does not pay winning wagers"),
        )
        if given is False
    ]
    said = f"The player-dealer {both(does) or 'settles the wagers'}"
    said += f" ({w.names(s.wagers, t.called)})" if s.wagers else ""
    said += (
        ""
        if s.to_the_extent is None
        else ", as far as the player-dealer's own wager reaches"
        if s.to_the_extent
        else ", not limited to the player-dealer's own wager"
    )
    return said if s.is_ else f"The filing says the opposite of this: {said[0].lower()}{said[1:]}"


def _plain(s: Settling) -> bool:
    return (
        s.is_
        and not s.note
        and not s.damaged
        and False not in (s.collects, s.pays, s.to_the_extent)
    )


def _settled(t: Teller, given: list[Settling], filed: Filed | None) -> list[Block]:
    """What is collected and paid, wager by wager, drawn together from every place that says so."""
    if len(given) < 2:
        return [Para(one) for one in t.say(given, lambda s: _settling(t, s), filed)]
    rows: dict[tuple[str, ...], list[Settling]] = {}
    for s in given:
        rows.setdefault(s.wagers, []).append(s)
    made = []
    for wagers, said in rows.items():
        name = w.names(wagers, t.called).removeprefix("the ") if wagers else "wagers in general"
        general = rows.get((), [])
        keys = ("collects", "pays", "to_the_extent")
        cells = [
            text(
                "yes"
                if any(getattr(s, key) for s in said)
                else "by the general rule"
                if any(getattr(s, key) for s in general)
                else "not said"
            )
            for key in keys
        ]
        made.append(
            (
                text(
                    name[0].upper() + name[1:], t.flag(n for s in said for n in t.marks(s, filed))
                ),
                *cells,
            )
        )
    return [
        Table(
            (
                "Wager",
                "The player-dealer collects it when it loses",
                "The player-dealer pays it when it wins",
                "Only as far as the player-dealer's own wager reaches",
            ),
            tuple(made),
            "What the player-dealer collects and pays",
        )
    ]


def _uncovered(t: Teller, u: Uncovered) -> str:
    return f"Wagers that the player-dealer's wager does not reach {UNCOVERED[u.are]}" + (
        f" ({w.names(u.wagers, t.called)})" if u.wagers else ""
    )


def _button(b: Button) -> str:
    said = BUTTON[b.by]
    said = add(
        said,
        f"the card is the {words(b.card)}" + (" of the player-dealer" if "of" not in b.card else "")
        if b.card
        else "",
    )
    said = add(said, f"that card lies face {b.face}" if b.face else "")
    said = add(said, f"{b.dice} dice are used" if b.dice is not None else "")
    said = add(
        said,
        f"the totals {both([str(n) for n in b.player_dealer_numbers])} mean the player-dealer's own seat"
        if b.player_dealer_numbers
        else "",
    )
    said = add(said, f"counting starts from {w.place(b.from_)}" if b.from_ else "")
    said = add(said, f"counting goes {b.direction}" if b.direction else "")
    said = add(
        said,
        ""
        if b.counts_player_dealer is None
        else "the player-dealer's seat is counted"
        if b.counts_player_dealer
        else "the player-dealer's seat is not counted",
    )
    said = add(said, f"so it is for the {b.where.replace('-', ' ')}" if b.where else "")
    said = add(
        said,
        f"when that seat has no wager, the button goes to {w.place(b.empty_seat)}"
        if b.empty_seat
        else "",
    )
    said = add(
        said,
        f"when it is the player-dealer's own, the button goes to {w.place(b.own_seat)}"
        if b.own_seat
        else "",
    )
    return add(
        said,
        ""
        if b.wraps is None
        else "counting goes on around the table past the last seat"
        if b.wraps
        else "counting does not go past the last seat",
    )


def _seats(t: Teller, b: Button) -> list[Block]:
    blocks: list[Block] = []
    if b.values:
        blocks.append(
            Table(
                ("Card", "Counts as"),
                tuple(
                    (text(card), text("its face value" if seat == "face" else seat))
                    for card, seat in b.values
                ),
                "What each card counts for the action button",
            )
        )
    if b.seats:
        blocks.append(
            Table(
                ("Total or value", "Seat"),
                tuple((text(total), text(words(seat))) for total, seat in b.seats),
                "Which seat each total means",
            )
        )
    elif b.by == "dice" and b.dice and b.counts_player_dealer:
        blocks += _derived(t, b)
    return blocks


def _derived(t: Teller, b: Button) -> list[Block]:
    """The seat of every total, where the filing's own numbers fix them all: a step that is the
    number of places.
    """
    own = sorted(b.player_dealer_numbers)
    steps = {second - first for first, second in pairwise(own)}
    places = {s.is_.low for s in t.file.game.seats if s.counts_player_dealer}
    if (
        b.direction is None
        or b.dice is None
        or len(steps) != 1
        or {Decimal(n) for n in steps} != places
    ):
        return []
    step = steps.pop()
    if not 0 < step <= 6 * b.dice:  # more places than totals: no table anyone could play by
        return []
    rows: list[tuple[Text, ...]] = []
    for seat in range(step):
        totals = [str(n) for n in range(b.dice, 6 * b.dice + 1) if (n - own[0]) % step == seat]
        ordinal = (
            (
                "",
                "first",
                "second",
                "third",
                "fourth",
                "fifth",
                "sixth",
                "seventh",
                "eighth",
                "ninth",
            )[seat]
            if seat < 10
            else f"{seat}th"
        )
        rows.append(
            (
                text(
                    "The player-dealer"
                    if seat == 0
                    else f"The {ordinal} seat {b.direction} from the player-dealer"
                ),
                text(both(totals) or "none"),
            )
        )
    return [
        Table(
            ("Seat", "Dice totals"),
            tuple(rows),
            f"Totals of {b.dice} dice and their seats, worked out from the numbers above",
        )
    ]


def settlement(t: Teller) -> list[Block]:
    said = t.say(t.file.game.settles, lambda s: _settlement(t, s))
    return listed("", said)


def _settlement(t: Teller, s: Settlement) -> str:
    if s.first and s.model_fields_set <= {"first", "at", "note", "damaged"}:
        return f"Settled first: {t.called.get(s.first, words(s.first))}"
    said = f"Settlement starts at {w.place(s.from_)}" if s.from_ else "Wagers are settled"
    said += (
        f" and goes {s.direction}"
        if s.direction and s.from_
        else f" {s.direction}"
        if s.direction
        else ""
    )
    by = {
        "seat": "seat by seat",
        "wager": "wager by wager",
        "seat-then-wager": "seat by seat, and at each seat wager by wager",
        "wager-then-seat": "wager by wager, and each wager seat by seat",
    }
    said += f", {by[s.by]}" if s.by else ""
    said += f", in the case of {words(s.when)}" if s.when else ""
    said += (
        f", in this order: {', then '.join(t.called.get(name, words(name)) for name in s.order)}"
        if s.order
        else ""
    )
    said += f" (only for {w.names(s.wagers, t.called)})" if s.wagers else ""
    return said + (f"; settled first: {t.called.get(s.first, words(s.first))}" if s.first else "")
