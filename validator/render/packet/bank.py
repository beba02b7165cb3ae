"""The player-dealer position: who holds it, what it covers, and the order of settlement."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from decimal import Decimal
from itertools import pairwise

from ...docket.filed import Filed
from ...model.statements import Bank, Button, Rotation, Settling
from ...model.wagers import Settlement
from ..prose import Block, Heading, Para, Table, Text, text
from ..say import both, sentence, words
from . import phrases as w
from .book import terms
from .claims import BANK, claim
from .tell import Teller, add, either, listed, put


def position(t: Teller) -> list[Block]:
    """What the rules say of the position, and what a joined schedule repeats of it."""
    game = t.file.game
    blocks = listed("", t.say([c for c in game.states if c.that in BANK], claim))
    blocks += bank(t, game.player_dealer) if game.player_dealer else []
    for schedule in {s.id: s for s, _, _ in t.filing.fees_of(t.file)}.values():
        if schedule.schedule.player_dealer:
            title = f"As repeated in the schedule “{schedule.schedule.name}”"
            if more := bank(t, schedule.schedule.player_dealer, schedule.filed):
                blocks += [Heading(3, text(title)), *map(_smaller, more)]
    return blocks


def _smaller(block: Block) -> Block:
    return Heading(4, block.text) if isinstance(block, Heading) else block


def bank(t: Teller, b: Bank, filed: Filed | None = None) -> list[Block]:
    noted = t.told("", b.note or "", b.damaged or "", t.marks(b, filed))
    settled = [s for s in b.settling if _plain(s)]
    turns = "A button tells {is_:span} turns of one person apart"
    return [
        *([Para(noted)] if b.note or b.damaged else []),
        *listed("Rotation", t.say(b.rotation, _rotation, filed)),
        *listed("Turns", t.say(b.turns_shown, turns, filed)),
        *listed("Who holds it", _holders(t, b, filed)),
        *listed("What it covers", _covers(t, b, filed)),
        *_settled(t, settled, filed),
        *listed("Where the action starts", t.say(b.action_button, filed=filed)),
        *(table for given in b.action_button for table in _seats(t, given)),
    ]


def _holders(t: Teller, b: Bank, filed: Filed | None) -> list[Text]:
    between = "Another person must {is_?|not }hold the position before the same one holds it again"
    return [
        *t.say(b.may_hold, filed=filed),
        *t.say(b.intervening, between, filed),
        *t.say(b.may_decline, "A player may {is_?|not }decline the position", filed),
        *t.say(b.nobody_takes, filed=filed),
    ]


def _covers(t: Teller, b: Bank, filed: Filed | None) -> list[Text]:
    return [
        *t.say(b.wins_or_loses_at_most, filed=filed),
        *t.say(b.own_wager, filed=filed),
        *t.say([s for s in b.settling if not _plain(s)], lambda s: _settling(t, s), filed),
        *t.say(b.reading, filed=filed),
        *t.say(b.uncovered_wagers, filed=filed),
    ]


def _rotation(r: Rotation) -> str:
    unit = r.unit or "turns"
    most = "one person holds the position for at most {} in a row"
    then = put("{}", r.then, terms("then").__getitem__) + put(" {}", r.direction, w.way)
    then = (then + put(" among {}", r.among, w.who)).strip()
    if r.offered_after:
        then = f"after {_twice(r.offered_after, unit)} {then or 'it is passed on'}"
    counted = put(most, r.holds_at_most, lambda number: _twice(number, unit))
    return add(counted or put("it is counted in {}", r.unit), then, *_kept_up(r))


def _kept_up(r: Rotation) -> Iterator[str]:
    """That the rotation is systematic and continuous, or is not."""
    given = {"systematic": r.systematic, "continuous": r.continuous}
    for value, said in ((True, "to be"), (False, "not to be")):
        if named := [word for word, one in given.items() if one is value]:
            yield f"the rotation is said {said} {both(named, 'and' if value else 'or')}"


def _twice(number: int, unit: str) -> str:
    """How many, as a word and as a figure."""
    return f"{w.number(number)} ({number}) {unit.removesuffix('s') if number == 1 else unit}"


def _settling(t: Teller, s: Settling) -> str:
    does = [
        either(s.collects, "collects losing wagers"),
        either(s.pays, "pays winning wagers"),
        either(s.collects, "", "does not collect losing wagers"),
        either(s.pays, "", "does not pay winning wagers"),
    ]
    said = f"The player-dealer {both([one for one in does if one]) or 'settles the wagers'}"
    said += put(" ({})", s.wagers, t.wagers)
    reaches = ", as far as the player-dealer's own wager reaches"
    said += either(s.to_the_extent, reaches, ", not limited to the player-dealer's own wager")
    return said if s.is_ else f"The filing says the opposite of this: {said[0].lower()}{said[1:]}"


def _plain(s: Settling) -> bool:
    whole = s.is_ and not s.note and not s.damaged
    return whole and False not in (s.collects, s.pays, s.to_the_extent)


def _settled(t: Teller, given: list[Settling], filed: Filed | None) -> list[Block]:
    """What is collected and paid, wager by wager, drawn together from every place that says so."""
    if len(given) < 2:
        return [Para(one) for one in t.say(given, lambda s: _settling(t, s), filed)]
    settles = terms("settles")
    rows: dict[tuple[str, ...], list[Settling]] = {}
    for s in given:
        rows.setdefault(s.wagers, []).append(s)
    made = []
    for wagers, said in rows.items():
        name = t.wagers(wagers).removeprefix("the ") if wagers else "wagers in general"
        flag = t.flag(n for s in said for n in t.marks(s, filed))
        cells = (text(_does(key, said, rows.get((), []))) for key in settles)
        made.append((text(sentence(name), flag), *cells))
    heads = ("Wager", *settles.values())
    return [Table(heads, tuple(made), "What the player-dealer collects and pays")]


def _does(key: str, said: list[Settling], general: list[Settling]) -> str:
    if any(getattr(s, key) for s in said):
        return "yes"
    return "by the general rule" if any(getattr(s, key) for s in general) else "not said"


def _numbers(given: Iterable[int]) -> str:
    return both([str(n) for n in given])


def _seats(t: Teller, b: Button) -> list[Block]:
    blocks: list[Block] = []
    if b.seat_of_card:
        rows = tuple((text(card), text(w.points(seat))) for card, seat in b.seat_of_card)
        caption = "What each card counts for the action button"
        blocks.append(Table(("Card", "Counts as"), rows, caption))
    if b.seat_of_total:
        rows = tuple((text(total), text(words(seat))) for total, seat in b.seat_of_total)
        blocks.append(Table(("Total or value", "Seat"), rows, "Which seat each total means"))
    elif b.by == "dice" and b.dice and b.counts_player_dealer:
        blocks += _derived(t, b)
    return blocks


def _derived(t: Teller, b: Button) -> list[Block]:
    """The seat of every total, where the filing's own numbers fix them all."""
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
    said += put(", {}", s.by, terms("by").__getitem__)
    said += put(", in the case of {}", s.when, words)
    order = ", then ".join(t.called.get(name, words(name)) for name in s.order)
    said += put(", in this order: {}", order, str)
    said += put(" (only for {})", s.wagers, t.wagers)
    return add(said, put("settled first: {}", first, str))
