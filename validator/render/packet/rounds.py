"""The round step by step, what comes with it, and how a hand is set or played by rule."""

from __future__ import annotations

from collections.abc import Iterator

from ...model.cards import Chart, DrawMatrix, HouseWay
from ...model.play import Splitting, Step
from ...model.poker import Uses
from ...model.wagers import Size
from ..prose import Block, Heading, Listing, Para, Table, text
from ..say import sentence, words
from . import phrases as w
from .book import terms
from .tell import Teller, add, either, listed, put, rest

CHECKED = "{is_?A player who checked may raise|A player who checked may not raise}"
AGAIN = "Said again elsewhere in the filing"
PLURAL = ("the players", "everyone", "the players still in the hand")
NOBODY = {"act": "the players", "qualify": "the hand"}
"""Who does a step that names nobody."""
HANDLED = ("deal", "draw", "discard", "burn")
HOUSE_WAY = (
    "The house way is the fixed way to set a hand. In front means the small hand{small}, behind"
    " means the large one{large}; complete means that the straight or flush is kept, split means"
    " that of two pairs, or of four cards alike, two go in front and two stay behind."
)


def play(t: Teller) -> list[Block]:
    game = t.file.game
    blocks: list[Block] = []
    for title, steps in _orders(game.round):
        told = tuple(t.part(step, lambda s: _step(t, s)) for step in steps)
        blocks += [*([Heading(3, text(title))] if title else []), Listing(told, ordered=True)]
    last = "No bet may be made from this point: {is_:moment}"
    blocks += listed("No more bets", t.say(game.no_more_bets, last))
    blocks += listed("Bets that must be made", t.say(game.forced_bets))
    blocks += listed("Raises", [*t.say(game.raises), *t.say(game.check_raise, CHECKED)])
    blocks += listed("Which hand ranks above which", t.say(game.outranks))
    blocks += listed("Which cards make a hand", t.say(game.uses, _uses))
    options = t.say(game.playing_options, lambda s: _option(t, s))
    blocks += listed("Splitting, doubling and the like", options)
    for chart in game.charts:
        blocks += _chart(t, chart)
    blocks += listed("When a hand draws", t.say(game.draw_rules))
    for matrix in game.draw_matrix:
        blocks += _matrix(t, matrix)
    blocks += listed("Figures that decide", t.say(game.thresholds))
    blocks += _house_way(t, game.house_way) if game.house_way else []
    blocks += listed("", t.notes("house-way"))
    blocks += listed("When something goes wrong", t.say(game.irregularities))
    blocks += listed("Setting the hand", t.notes("five-card-hand", "two-card-hand"))
    return blocks


def _orders(steps: tuple[Step, ...]) -> Iterator[tuple[str, list[Step]]]:
    """The usual round first, then each special case the filing tells apart, in the order filed."""
    cases = list(dict.fromkeys(_case(step) for step in steps))
    usual = "The round, in order" if len(cases) > 1 else ""
    for case in sorted(cases, key=lambda c: (c != "", c == AGAIN)):
        title = sentence(words(case)) if case else usual
        yield title, [step for step in steps if _case(step) == case]


def _case(step: Step) -> str:
    again = step.where == "restated" or (step.note or "").startswith("restated")
    return AGAIN if again and step.where in (None, "restated") else step.where or ""


def _step(t: Teller, s: Step) -> str:
    """What is done, with which wagers; then how, where and when."""
    how = (
        put(", at most {} cards", s.up_to, str),
        put(", {}", s.face if s.does != "deal" else None, _face),
        put(", starting at {}", s.first, w.place),
        put(", going {}", s.direction, w.way),
        put(", by the {} card", s.by_card, str),
        put("; between cards of one rank it goes by {}", s.equal_cards),
        put(", at the {} limit", s.limit, str),
        put(" (betting round {})", s.round_number, str),
        put(" (the {})", s.called if s.does not in ("bet", "act") else None),
        either(s.optional, ", if the player wishes", ", which is not optional"),
    )
    return _does(s, w.who(s.to)) + _with(t, s) + "".join(how)


def _with(t: Teller, s: Step) -> str:
    """The choice, or the wagers, that a step is about."""
    if s.called and s.does in ("bet", "act"):
        return f": {words(s.called)}" + put(" ({})", s.wagers, t.wagers)
    named = s.does in ("bet", "act", "settle")
    return put(": {}" if named else ", for {}", s.wagers, t.wagers)


def _face(face: str) -> str:
    return "some face up and some face down" if face == "mixed" else f"face {face}"


def _does(s: Step, to: str) -> str:
    cards = put("{}", s.cards, lambda cards: w.count(cards, "card"))
    if s.does in HANDLED:
        return _handled(s, to, cards)
    if s.does == "bet":
        by = "everyone who plays" if s.to == "everyone" else to
        return "wagers are placed" + put(" by {}", by)
    if s.does == "set" and (s.by or s.how):
        return _set(s, to)
    said = terms("does")[s.does]
    if "{to}" in said:
        said = _done_by(s.does, to)
    elif to:
        said += f", for {to}"
    return f"{said}, {cards}" if cards else said


def _handled(s: Step, to: str, cards: str) -> str:
    """Cards that are dealt, drawn, discarded or burned."""
    if s.does == "deal":
        verb = "is" if s.cards and s.cards.low == s.cards.high == 1 else "are"
        return f"{cards or 'cards'} {verb} dealt" + put(" to {}", to) + put(", {}", s.face, _face)
    if s.does == "draw":
        return f"{to or 'the players'} may draw" + put(" {}", cards)
    if s.does == "burn":
        return f"{cards or 'cards'} {'is' if cards.startswith('1 ') else 'are'} burned"
    if s.to == "discard":
        return f"the {cards or 'cards'} left over go to the discard pile"
    whose = "lying at seats " if s.to == "seats" else put("of {} ", to)
    return f"{cards or 'the cards'} {whose}are discarded"


def _done_by(does: str, to: str) -> str:
    """What someone does, in the number that fits."""
    subject = to or NOBODY.get(does, "each player")
    said = terms("does")[does].format(to=subject)
    if subject in PLURAL:
        return said.replace(" sets the hand", " set their hands").replace(" rolls ", " roll ")
    return said.replace(" act in turn", " acts") if does == "act" else said


def _set(s: Step, to: str) -> str:
    who = f"{w.who(s.by)} sets the hand of {to}" if s.by else f"the hand of {to} is set"
    bank = s.to == "player-dealer"
    return who + put(" {}", s.how, lambda how: terms("manners")[how] if bank else words(how))


def _uses(u: Uses) -> str:
    said = "a hand" + put(" of {} cards", u.hand_size, str) + " is made"
    counts = {"own card": u.own, "board card": u.board}
    parts = [w.count(given, what) for what, given in counts.items() if given]
    said += put(" from {}", " and ".join(parts), str)
    said += either(u.any_cards, " from any combination of cards", ", not from any combination")
    return said + put(" (for {})", u.hand)


def size(t: Teller, s: Size) -> str:
    bound = "" if s.bound == "one-of" else f"{s.bound.replace('-', ' ')} "
    alike = s.bound not in ("between", "one-of") and w.span(s.times) == "1"
    said = "as large as" if alike else f"{w.multiples(s)} times"
    return (
        f"it is {bound}{said} {t.wagers(s.of)}"
        + put(" ({})", s.when, w.moment)
        + put(" with {} or better", s.with_)
    )


def _option(t: Teller, s: Splitting) -> str:
    return add(
        t.phrase(s),
        *(
            f"for the wager it needs, {size(t, one)}" + put(" ({})", one.note, str)
            for one in s.size
        ),
        put("until {}", s.no_later_than, w.moment),
        *(
            add(put("it pays {}", pays.odds, w.odds), rest(pays, "odds"), pays.note or "")
            for pays in s.pays
        ),
    )


def _chart(t: Teller, c: Chart) -> list[Block]:
    must = terms("must")
    rows = tuple((text(row.totals), t.part(row, lambda r: must[r.must_])) for row in c.rows)
    caption = f"Hit and stand for {w.who(c.for_)}" + put(", {}", c.called, str)
    caption += put(", if {}", c.if_)
    return [Table(("Total", "What is done"), rows, caption), *t.beneath(c)]


def _matrix(t: Teller, m: DrawMatrix) -> list[Block]:
    heads = ("Total", *m.third_cards) if m.third_cards else ("Total", "Draws")
    rows = []
    for total, letters in m.rows:
        whole = m.third_cards and len(letters) == len(m.third_cards)
        cells = letters if whole else [letters or "(empty)", *[""] * (len(heads) - 2)]
        rows.append((text(total), *(text(c) for c in cells)))
    caption = f"When {w.who(m.for_)} draws, by its total and the other hand's third card"
    key = t.part(m, lambda _: "H draws, S stands, O may choose")
    return [Table(heads, tuple(rows), caption), Para(key)]


def _house_way(t: Teller, given: tuple[HouseWay, ...]) -> list[Block]:
    rows = tuple(
        (
            text(sentence(w.hand(line.dealt))),
            t.part(line, lambda h: h.play),
            text(w.cards(line.front)),
            text(w.cards(line.back)),
        )
        for line in given
    )
    small = {len(line.front) for line in given} - {0}
    large = {len(line.back) for line in given} - {0}
    intro = HOUSE_WAY.format(small=_of_cards(small), large=_of_cards(large))
    heads = ("Cards dealt", "How they are set", "Example: in front", "Example: behind")
    table = Table(heads, rows, "House way, hand by hand")
    return [Heading(3, text("House way")), Para(text(intro)), table]


def _of_cards(sizes: set[int]) -> str:
    return f" of {min(sizes)} cards" if len(sizes) == 1 else ""
