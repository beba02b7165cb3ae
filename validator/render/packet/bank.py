"""The player-dealer position: who holds it and how it rotates, what it covers, where settlement
starts, and its order.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from itertools import pairwise

from ...docket.filed import Filed
from ...model.part import SaidRange
from ...model.statements import Bank, BankWager, Button, Holder, Rotation, Settling, Uncovered
from ...model.wagers import Settlement
from ..prose import Block, Heading, Para, Table, Text, text
from ..say import both, sentence, words
from . import phrases as w
from .claims import BANK, claim
from .tell import Teller, add, either, listed, put

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
SETTLES = {
    "collects": "The player-dealer collects it when it loses",
    "pays": "The player-dealer pays it when it wins",
    "to_the_extent": "Only as far as the player-dealer's own wager reaches",
}
BY = {
    "seat": "seat by seat",
    "wager": "wager by wager",
    "seat-then-wager": "seat by seat, and at each seat wager by wager",
    "wager-then-seat": "wager by wager, and each wager seat by seat",
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
    noted = t.told("", b.note or "", b.damaged or "", t.marks(b, filed))
    settled = [s for s in b.settling if _plain(s)]
    return [
        *([Para(noted)] if b.note or b.damaged else []),
        *listed("Rotation", t.say(b.rotation, _rotation, filed)),
        *listed("Turns", t.say(b.turns_shown, _shown, filed)),
        *listed("Who holds it", _holders(t, b, filed)),
        *listed("What it covers", _covers(t, b, filed)),
        *_settled(t, settled, filed),
        *listed("Where the action starts", t.say(b.action_button, _button, filed)),
        *(table for given in b.action_button for table in _seats(t, given)),
    ]


def _holders(t: Teller, b: Bank, filed: Filed | None) -> list[Text]:
    between = "Another person must {}hold the position before the same one holds it again"
    return [
        *t.say(b.may_hold, _holder, filed),
        *t.say(b.intervening, lambda s: between.format(_not(s.is_)), filed),
        *t.say(b.may_decline, lambda s: f"A player may {_not(s.is_)}decline the position", filed),
        *t.say(b.nobody_takes, lambda n: f"When nobody takes the position: {words(n.then)}", filed),
    ]


def _shown(said: SaidRange) -> str:
    return f"A button tells {w.span(said.is_)} turns of one person apart"


def _holder(h: Holder) -> str:
    having = put(", with: {}", [words(one) for one in h.having], both)
    return f"{w.who(h.who)} may {_not(h.is_)}hold the position{having}"


def _not(given: bool) -> str:
    return "" if given else "not "


def _covers(t: Teller, b: Bank, filed: Filed | None) -> list[Text]:
    most = "The player-dealer cannot win or lose more than {}"
    return [
        *t.say(b.wins_or_loses_at_most, lambda e: most.format(EXPOSURE[e.is_]), filed),
        *t.say(b.own_wager, _wager, filed),
        *t.say([s for s in b.settling if not _plain(s)], lambda s: _settling(t, s), filed),
        *t.say(b.uncovered_wagers, lambda u: _uncovered(t, u), filed),
    ]


def _rotation(r: Rotation) -> str:
    unit = r.unit or "turns"
    counted = add(
        put(
            f"one person holds the position for at most {{}} {unit} in a row",
            r.holds_at_most,
            _twice,
        ),
        put(f"after {{}} {unit} it is passed on as follows", r.offered_after, _twice),
    )
    then = put("{}", r.then, THEN.__getitem__) + put(" {}", r.direction, w.way)
    then += put(" among {}", r.among, w.who)
    is_said = "the rotation is said to be {}"
    is_denied = "the rotation is said not to be {}"
    return add(
        counted or put("it is counted in {}", r.unit),
        then.strip(),
        *(
            either(given, is_said.format(word), is_denied.format(word))
            for given, word in ((r.systematic, "systematic"), (r.continuous, "continuous"))
        ),
    )


def _twice(number: int) -> str:
    """As a word and as a figure."""
    return f"{w.number(number)} ({number})"


def _wager(b: BankWager) -> str:
    own = "the player-dealer's own wager"
    return add(
        put(f"{own} is at least ${{}}", b.at_least, w.figure),
        put(f"{own} is at most ${{}}", b.at_most, w.figure),
        either(b.unlimited, f"{own} has no maximum", f"{own} is not without limit"),
        put(f"{own} is placed {{}}", b.placed, w.moment),
        put("it has to cover: {}", b.must_cover, str),
    )


def _settling(t: Teller, s: Settling) -> str:
    does = [
        either(s.collects, "collects losing wagers"),
        either(s.pays, "pays winning wagers"),
        either(s.collects, "", "does not collect losing wagers"),
        either(s.pays, "", "does not pay winning wagers"),
    ]
    said = f"The player-dealer {both([one for one in does if one]) or 'settles the wagers'}"
    said += put(" ({})", s.wagers, t.wagers)
    said += either(
        s.to_the_extent,
        ", as far as the player-dealer's own wager reaches",
        ", not limited to the player-dealer's own wager",
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
        name = t.wagers(wagers).removeprefix("the ") if wagers else "wagers in general"
        flag = t.flag(n for s in said for n in t.marks(s, filed))
        cells = (text(_does(key, said, rows.get((), []))) for key in SETTLES)
        made.append((text(sentence(name), flag), *cells))
    heads = ("Wager", *SETTLES.values())
    return [Table(heads, tuple(made), "What the player-dealer collects and pays")]


def _does(key: str, said: list[Settling], general: list[Settling]) -> str:
    if any(getattr(s, key) for s in said):
        return "yes"
    return "by the general rule" if any(getattr(s, key) for s in general) else "not said"


def _uncovered(t: Teller, u: Uncovered) -> str:
    said = f"Wagers that the player-dealer's wager does not reach {UNCOVERED[u.are]}"
    return said + put(" ({})", u.wagers, t.wagers)


def _button(b: Button) -> str:
    whose = " of the player-dealer" if "of" not in (b.card or "of") else ""
    empty = "when that seat has no wager, the button goes to {}"
    own = "when it is the player-dealer's own, the button goes to {}"
    return add(
        BUTTON[b.by],
        put("the card is the {}", b.card) + whose,
        put("that card lies face {}", b.face, str),
        put("{} dice are used", b.dice, str),
        put("the totals {} mean the player-dealer's own seat", b.player_dealer_numbers, _numbers),
        put("counting starts from {}", b.from_, w.place),
        put("counting goes {}", b.direction, str),
        either(
            b.counts_player_dealer,
            "the player-dealer's seat is counted",
            "the player-dealer's seat is not counted",
        ),
        put("so it is for the {}", (b.where or "").replace("-", " ")),
        put(empty, b.empty_seat, w.place),
        put(own, b.own_seat, w.place),
        either(
            b.wraps,
            "counting goes on around the table past the last seat",
            "counting does not go past the last seat",
        ),
    )


def _numbers(given: Iterable[int]) -> str:
    return both([str(n) for n in given])


def _seats(t: Teller, b: Button) -> list[Block]:
    blocks: list[Block] = []
    if b.values:
        rows = tuple((text(card), text(w.points(seat))) for card, seat in b.values)
        caption = "What each card counts for the action button"
        blocks.append(Table(("Card", "Counts as"), rows, caption))
    if b.seats:
        rows = tuple((text(total), text(words(seat))) for total, seat in b.seats)
        blocks.append(Table(("Total or value", "Seat"), rows, "Which seat each total means"))
    elif b.by == "dice" and b.dice and b.counts_player_dealer:
        blocks += _derived(t, b)
    return blocks


def _derived(t: Teller, b: Button) -> list[Block]:
    """The seat of every total, where the filing's own numbers fix them all: a step that is the
    number of places.
    """
    step = _step(t, b)
    if not b.dice or not b.direction or not 0 < step <= 6 * b.dice:
        return []  # nothing is fixed, or more places than totals: no table anyone could play by
    own = min(b.player_dealer_numbers)
    rows: list[tuple[Text, ...]] = []
    for seat in range(step):
        totals = [n for n in range(b.dice, 6 * b.dice + 1) if (n - own) % step == seat]
        ordinal = w.ORDINALS[seat] if seat < len(w.ORDINALS) else f"{seat}th"
        said = f"The {ordinal} seat {b.direction} from the player-dealer"
        rows.append((text(said if seat else "The player-dealer"), text(_numbers(totals) or "none")))
    caption = f"Totals of {b.dice} dice and their seats, worked out from the numbers above"
    return [Table(("Seat", "Dice totals"), tuple(rows), caption)]


def _step(t: Teller, b: Button) -> int:
    """How many totals lie between two of the player-dealer's, if that is the number of places."""
    steps = {second - first for first, second in pairwise(sorted(b.player_dealer_numbers))}
    places = {s.is_.low for s in t.file.game.seats if s.counts_player_dealer}
    return steps.pop() if len(steps) == 1 and {Decimal(n) for n in steps} == places else 0


def settlement(t: Teller) -> list[Block]:
    said = t.say(t.file.game.settles, lambda s: _settlement(t, s))
    return listed("", said)


def _settlement(t: Teller, s: Settlement) -> str:
    first = put("{}", s.first, lambda name: t.called.get(name, words(name)))
    if first and s.model_fields_set <= {"first", "at", "note", "damaged"}:
        return f"Settled first: {first}"
    said = f"Settlement starts at {w.place(s.from_)} and goes" if s.from_ else "Wagers are settled"
    said = said + put(" {}", s.direction, str) if s.direction else said.removesuffix(" and goes")
    said += put(", {}", s.by, BY.__getitem__)
    said += put(", in the case of {}", s.when, words)
    said += put(
        ", in this order: {}",
        s.order,
        lambda order: ", then ".join(t.called.get(name, words(name)) for name in order),
    )
    said += put(" (only for {})", s.wagers, t.wagers)
    return add(said, put("settled first: {}", first, str))
