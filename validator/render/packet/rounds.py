"""The round step by step, what comes with it, and how a hand is set or played by rule."""

from __future__ import annotations

from collections.abc import Iterator

from ...model.cards import Chart, DrawMatrix, DrawRule, HouseWay
from ...model.game import Forced, Pot, Raises, Splitting, Step, Threshold, Uses
from ...model.wagers import Size
from ..prose import Block, Heading, Listing, Para, Table, text
from ..say import both, sentence, words
from . import phrases as w
from .tell import Teller, add, listed, rest

DOES = {
    "shuffle": "the cards are shuffled",
    "betting-round": "there is a round of betting",
    "burn": "cards are burned",
    "qualify": "it is seen whether {to} qualifies",
    "spin": "the wheel is spun",
    "call-numbers": "numbers are called",
    "compare": "the hands are compared",
    "showdown": "the hands are shown down",
    "settle": "the wagers are settled",
    "collect-fee": "the fee is collected",
    "place-button": "the button is placed",
    "offer-bank": "the player-dealer position is offered",
    "no-more-bets": "no more bets are called",
    "act": "{to} act in turn",
    "set": "{to} sets the hand",
    "reveal": "the hand of {to} is turned up",
    "roll": "{to} rolls the dice",
    "exchange": "cards are exchanged",
    "pass": "cards are passed",
}
AGAIN = "Said again elsewhere in the filing"
PLURAL = ("the players", "everyone", "the players still in the hand")
OPTIONS = {
    "split": "Splitting",
    "double-down": "Doubling down",
    "surrender": "Surrender",
    "insurance": "Insurance",
    "resplit": "Splitting again",
    "double-after-split": "Doubling after a split",
    "draw-split-aces": "Drawing to split aces",
    "natural-after-split": "A natural after a split",
    "buy-back": "Buying back into the hand",
}


def play(t: Teller) -> list[Block]:
    game = t.file.game
    blocks: list[Block] = []
    for title, steps in _orders(game.round):
        blocks += [
            *([Heading(3, text(title))] if title else []),
            Listing(tuple(t.part(step, lambda s: _step(t, s)) for step in steps), ordered=True),
        ]
    blocks += listed(
        "No more bets",
        t.say(
            game.no_more_bets, lambda s: f"No bet may be made from this point: {w.moment(s.is_)}"
        ),
    )
    blocks += listed("Bets that must be made", t.say(game.forced_bets, _forced))
    blocks += listed("Raises", t.say(game.raises, _raises))
    blocks += listed(
        "Which hand ranks above which",
        t.say(
            game.outranks,
            lambda o: (
                f"The {words(o.hand)} hand must rank above the {words(o.over)} hand{', or equal to it' if o.or_equal else ''}"
            ),
        ),
    )
    blocks += listed("Which cards make a hand", t.say(game.uses, _uses))
    blocks += listed(
        "Splitting, doubling and the like", t.say(game.playing_options, lambda s: _option(t, s))
    )
    for chart in game.charts:
        blocks += _chart(t, chart)
    blocks += listed("When a hand draws", t.say(game.draw_rules, _draw))
    for matrix in game.draw_matrix:
        blocks += _matrix(t, matrix)
    blocks += listed("Figures that decide", t.say(game.thresholds, _threshold))
    blocks += _house_way(t, game.house_way) if game.house_way else []
    blocks += listed("", t.notes("house-way"))
    blocks += listed(
        "When something goes wrong",
        t.say(
            game.irregularities,
            lambda i: (
                f"{sentence(words(i.what))}{f' at the {words(i.step)}' if i.step else ''}: {i.then}"
            ),
        ),
    )
    blocks += listed("Setting the hand", t.notes("five-card-hand", "two-card-hand"))
    return blocks


def _orders(steps: tuple[Step, ...]) -> Iterator[tuple[str, list[Step]]]:
    """The usual round first, then each special case the filing tells apart, in the order filed."""
    cases = list(dict.fromkeys(_case(step) for step in steps))
    for case in sorted(cases, key=lambda c: (c != "", c == AGAIN)):
        title = (
            AGAIN
            if case == AGAIN
            else sentence(words(case))
            if case
            else "The round, in order"
            if len(cases) > 1
            else ""
        )
        yield title, [step for step in steps if _case(step) == case]


def _case(step: Step) -> str:
    again = step.where == "restated" or (step.note or "").startswith("restated")
    return AGAIN if again and step.where in (None, "restated") else step.where or ""


def _step(t: Teller, s: Step) -> str:
    to = w.who(s.to)
    said = _does(s, to)
    choice = words(s.called) if s.called and s.does in ("bet", "act") else ""
    if choice:
        said += f": {choice}" + (f" ({w.names(s.wagers, t.called)})" if s.wagers else "")
    elif s.does in ("bet", "act", "settle") and s.wagers:
        said += f": {w.names(s.wagers, t.called)}"
    elif s.wagers:
        said += f", for {w.names(s.wagers, t.called)}"
    if s.up_to is not None:
        said += f", at most {s.up_to} cards"
    if s.face and s.does != "deal":
        said += f", {_face(s.face)}"
    if s.first:
        said += f", starting with {w.place(s.first)}"
    if s.direction:
        said += (
            f", going {s.direction}" if "clock" in s.direction else f", going to the {s.direction}"
        )
    if s.by_card:
        said += f", by the {s.by_card} card"
    if s.equal_cards:
        said += f"; between cards of one rank it goes by {words(s.equal_cards)}"
    if s.limit:
        said += f", at the {s.limit} limit"
    if s.number is not None:
        said += f" (betting round {s.number})"
    if s.called and not choice:
        said += f" (the {words(s.called)})"
    if s.optional is not None:
        said += ", if the player wishes" if s.optional else ", which is not optional"
    return said


def _face(face: str) -> str:
    return "some face up and some face down" if face == "mixed" else f"face {face}"


def _does(s: Step, to: str) -> str:
    cards = w.count(s.cards, "card") if s.cards else ""
    match s.does:
        case "deal":
            verb = "is" if s.cards and s.cards.low == s.cards.high == 1 else "are"
            return f"{cards or 'cards'} {verb} dealt{f' to {to}' if to else ''}" + (
                f", {_face(s.face)}" if s.face else ""
            )
        case "bet":
            return f"wagers are placed{f' by {to}' if to and s.to != 'everyone' else ' by everyone who plays' if to else ''}"
        case "draw":
            return f"{to or 'the players'} may draw{f' {cards}' if cards else ''}"
        case "discard":
            if s.to == "discard":
                return f"{f'the {cards} left over' if cards else 'the cards left over'} go to the discard pile"
            return f"{cards or 'the cards'} {'lying at seats ' if s.to == 'seats' else f'of {to} ' if to else ''}are discarded"
        case "burn" if cards:
            return f"{cards} {'is' if cards.startswith('1 ') else 'are'} burned"
        case _:
            said = DOES[s.does]
            if s.does == "set" and (s.by or s.how):
                return _set(s, to)
    if "{to}" in said:
        subject = to or (
            "the players"
            if s.does == "act"
            else "the hand"
            if s.does == "qualify"
            else "each player"
        )
        said = said.format(to=subject)
        said = (
            said.replace(" sets the hand", " set their hands").replace(" rolls ", " roll ")
            if subject in PLURAL
            else said.replace(" act in turn", " acts")
            if s.does == "act"
            else said
        )
    elif to:
        said += f", for {to}"
    return f"{said}, {cards}" if cards else said


MANNERS = {
    "house-way": "by the house way",
    "own-choice": "as the player-dealer chooses",
    "approval": "with the player-dealer's approval",
}


def _set(s: Step, to: str) -> str:
    who = f"{w.who(s.by)} sets the hand of {to}" if s.by else f"the hand of {to} is set"
    return who + (
        f" {MANNERS[s.how] if s.to == 'player-dealer' else words(s.how)}" if s.how else ""
    )


def _forced(f: Forced) -> str:
    said = (
        f"{words(f.is_)}"
        + (f" by {w.place(f.by)}" if f.by else "")
        + (f" of {both([w.limit(a) for a in f.amount])}" if f.amount else "")
    )
    said += (
        f"; between cards of one rank it goes by {words(f.equal_cards)}" if f.equal_cards else ""
    )
    return said + (
        "" if f.optional is None else ", if the house chooses" if f.optional else ", always"
    )


def _raises(r: Raises) -> str:
    said = f"a betting round allows at most {r.at_most} raises" if r.at_most is not None else ""
    if r.unlimited is not None:
        said = add(
            said, "raises are without limit" if r.unlimited else "raises are not without limit"
        )
    if r.unless:
        said += f", unless: {words(r.unless)}"
    return add(said, f"without limit when: {words(r.unlimited_when)}" if r.unlimited_when else "")


def _uses(u: Uses) -> str:
    said = f"a hand of {u.makes} cards is made" if u.makes is not None else "a hand is made"
    parts = [
        f"{w.count(u.own, 'own card')}" if u.own else "",
        f"{w.count(u.board, 'board card')}" if u.board else "",
    ]
    said += f" from {' and '.join(p for p in parts if p)}" if any(parts) else ""
    if u.any is not None:
        said += " from any combination of cards" if u.any else ", not from any combination"
    return said + (f" (for {words(u.for_)})" if u.for_ else "")


def size(t: Teller, s: Size) -> str:
    bound = {
        "exactly": "exactly",
        "at-most": "at most",
        "at-least": "at least",
        "between": "between",
    }[s.bound]
    alike = s.bound != "between" and w.span(s.times) == "1"
    said = "as large as" if alike else f"{w.span(s.times)} times"
    return f"it is {bound} {said} {w.names(s.of, t.called)}" + (
        f" ({w.moment(s.when)})" if s.when else ""
    )


def pot(p: Pot) -> str:
    said = f"the pot goes to {'the best high and the best low hand' if p.to == 'high-low' else f'the best hand: {words(p.to)}'}"
    for given, phrase in (
        (p.low_qualifier, "a low hand needs"),
        (p.no_low, "without a low hand"),
        (p.ties, "equal hands"),
        (p.odd_chip, "the odd chip"),
        (p.unopposed, "all others folded"),
    ):
        said = add(said, f"{phrase}: {words(given)}" if given else "")
    said = add(said, f"in the version {words(p.where)}" if p.where else "")
    return add(
        said,
        ""
        if p.cards_speak is None
        else "cards speak for themselves"
        if p.cards_speak
        else "cards do not speak for themselves",
    )


def _option(t: Teller, s: Splitting) -> str:
    said = (
        f"{OPTIONS[s.is_]} is {'allowed' if s.allowed else 'not allowed'}"
        + (f" on: {both(s.on)}" if s.on else "")
        + (f"; except on: {both(s.except_)}" if s.except_ else "")
    )
    said = add(said, f"at most {s.at_most} times or hands" if s.at_most is not None else "")
    said = add(said, f"giving at most {s.hands} hands" if s.hands is not None else "")
    said = add(
        said,
        f"{s.cards} card{'s' if s.cards != 1 else ''} then received" if s.cards is not None else "",
    )
    said = add(
        said,
        ""
        if s.draws_freely is None
        else "as many cards may be drawn as wished"
        if s.draws_freely
        else "no more cards may be drawn than said",
    )
    said = add(said, f"{s.loses} of the wager is lost" if s.loses else "")
    for one in s.size:
        said = add(
            said, f"for the wager it needs, {size(t, one)}" + (f" ({one.note})" if one.note else "")
        )
    said = add(said, f"until {w.moment(s.until)}" if s.until else "")
    for pays in s.pays:
        said = add(said, f"it pays {w.odds(pays.odds)}" if pays.odds else "")
        said = add(said, rest(pays, "odds"))
        said = add(said, pays.note or "")
    return said


def _chart(t: Teller, c: Chart) -> list[Block]:
    rows = tuple(
        (
            text(row.totals),
            t.part(
                row,
                lambda r: {"hit": "Must hit", "stand": "Must stand", "option": "May choose"}[
                    r.must_
                ],
            ),
        )
        for row in c.rows
    )
    note = t.told("", c.note or "", c.damaged or "", t.marks(c))
    return [
        Table(
            ("Total", "What is done"),
            rows,
            f"Hit and stand for {w.who(c.for_)}"
            + (f", {c.called}" if c.called else "")
            + (f", if {c.if_}" if c.if_ else ""),
        ),
        *([Para(note)] if note else []),
    ]


def _draw(d: DrawRule) -> str:
    does = {"hit": "draws", "stand": "stands", "option": "may choose"}[d.does]
    said = f"{w.who(d.for_)} with a total of {w.span(d.totals) or 'any'} {does}"
    said += f" against a third card of {both(d.against)}" if d.against else ""
    said += f", except against a third card of {both(d.except_)}" if d.except_ else ""
    return said + (f", in this case: {words(d.if_)}" if d.if_ else "")


def _matrix(t: Teller, m: DrawMatrix) -> list[Block]:
    heads = ("Total", *m.against) if m.against else ("Total", "Draws")
    rows = []
    for total, letters in m.rows:
        cells = (
            list(letters)
            if m.against and len(letters) == len(m.against)
            else [letters or "(empty)", *[""] * (len(heads) - 2)]
        )
        rows.append((text(total), *(text(c) for c in cells)))
    note = t.told("H draws, S stands, O may choose", m.note or "", m.damaged or "", t.marks(m))
    return [
        Table(
            heads,
            tuple(rows),
            f"When {w.who(m.for_)} draws, by its total and the other hand's third card",
        ),
        Para(note),
    ]


def _threshold(x: Threshold) -> str:
    said = f"for {words(x.of)} the figure is {w.figure(x.is_)}"
    for given, phrase in (
        (x.over, "above it"),
        (x.under, "below it"),
        (x.exactly, "exactly at it"),
    ):
        said = add(said, f"{phrase}: {words(given)}" if given else "")
    return said


def _house_way(t: Teller, given: tuple[HouseWay, ...]) -> list[Block]:
    rows = []
    for line in given:
        told = t.part(line, lambda h: h.play)
        rows.append(
            (
                text(sentence(w.hand(line.dealt))),
                told,
                text(w.cards(line.front)),
                text(w.cards(line.back)),
            )
        )
    front, behind = (
        {len(cards) for line in given if (cards := getattr(line, side))}
        for side in ("front", "back")
    )
    small, large = (
        f" of {sizes.pop()} cards" if len(sizes) == 1 else "" for sizes in (front, behind)
    )
    intro = f"The house way is the fixed way to set a hand. In front means the small hand{small}, behind means the large one{large}; "
    intro += "complete means that the straight or flush is kept, split means that of two pairs, or of four cards alike, two go in front and two stay behind."
    return [
        Heading(3, text("House way")),
        Para(text(intro)),
        Table(
            ("Cards dealt", "How they are set", "Example: in front", "Example: behind"),
            tuple(rows),
            "House way, hand by hand",
        ),
    ]
