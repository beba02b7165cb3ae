"""The application packet: a game's rules written out from its facts, in the order regulators
expect, with what is still missing on its cover.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...docket.filings import Filing, GameFile
from ...judge.items import items
from ...judge.verdict import Result, Verdict
from ...model.game import Game
from ...model.told import DETAILS, Discretion
from ...predicates.typed import leaves
from .. import trust
from ..names import Names
from ..prose import (
    Block,
    Break,
    Document,
    Fields,
    Heading,
    Listing,
    Para,
    Text,
    missing,
    soft,
    strong,
    text,
)
from ..say import both, sentence, words
from . import bank, bets, claims, rates, rounds, things
from .tell import Open, Teller, listed, section

NOTICE = (
    "This packet was written by a program from the facts of the documents named on its cover. What the documents do not say is marked as missing; "
    "where they say a thing in two ways, both stand here. It is not legal advice."
)
ORDER = ("not-stated", "unclear", "violated")
TITLES = {
    "not-stated": "Not stated: to be added",
    "unclear": "Unclear: to be settled",
    "violated": "Not in order: to be corrected",
}


def packet(result: Result, filing: Filing, file: GameFile) -> Document:
    """The packet of one game."""
    opened = tuple(_open(result, filing, file))
    t = Teller(filing, file, opened, bets.called(file.game))
    blocks = [*_cover(t, _beside(result, filing)), Break(), *_body(t)]
    return Document(f"{file.game.name}: rules and collection fees", tuple(blocks), NOTICE, "packet")


def _open(result: Result, filing: Filing, file: GameFile) -> Iterable[Open]:
    """What has to be settled for this game, numbered: what is not stated first, then what is
    unclear, then what is wrong.
    """
    schedules = {s.filed.path for s, _, _ in filing.fees_of(file)}
    lost = {s.filed.path for s, _ in filing.dangling(file)}
    here = [v for v in result.verdicts if v.subject.filing == filing.id and v.verdict in TITLES]
    open_ = [v for v in here if not v.settled and not v.suppressed]
    mine = [v for v in open_ if _concerns(v, file, schedules) or _loses(v, lost)]
    made = [one for one in items(mine) if not one.history]
    for number, item in enumerate(sorted(made, key=lambda one: ORDER.index(one.first.verdict)), 1):
        yield Open(number, item, item.first.subject.title)


def _concerns(v: Verdict, file: GameFile, schedules: set[str]) -> bool:
    if v.subject.kind == "filing":
        named = {value.data[0] for value in leaves(v.values) if value.kind == "game"}
        return file.id in named or any(
            w.path == file.filed.path for w in (v.location, *v.related) if w
        )
    if v.subject.document == file.filed.path:
        return True
    return v.subject.document in schedules and (
        v.subject.kind != "option" or file.id in v.subject.games
    )


def _loses(v: Verdict, schedules: set[str]) -> bool:
    """Whether a schedule that seems to mean the game is said to name a lost document."""
    return v.rule == "documents-named" and v.subject.document in schedules


def _beside(result: Result, filing: Filing) -> list[tuple[str, Text]]:
    """What stands beside the law: damage, findings answered for, decisions, what was not run."""
    mine = [v for v in result.verdicts if v.subject.filing == filing.id]
    said = (
        ("Law applied", trust.law_in(result, filing.id)),
        ("Damaged text", trust.damaged_in(result, filing.id, mine)),
        ("Answered for", trust.answered(mine)),
        ("Decided", trust.decided(result, filing.id)),
        ("Not checked", (f"{item.what}: {item.why}" for item in result.missed(filing.id))),
    )
    return [(label, text("; ".join(rows))) for label, given in said if (rows := tuple(given))]


def _cover(t: Teller, beside: list[tuple[str, Text]]) -> list[Block]:
    game, filed = t.file.game, t.file.filed
    schedules = list({s.id: s for s, _, _ in t.filing.fees_of(t.file)}.values())
    sources = [
        f"{d.model.source.document}, lines {d.model.source.lines}"
        for d in (filed, *(s.filed for s in schedules))
        if d.model.source
    ]
    named = "; ".join(s.schedule.name for s in schedules)
    from_ = text(named) if schedules else text(missing(_no_schedule(t)))
    rows = [
        ("Establishment", text(t.filing.name)),
        ("Game", text(game.name)),
        ("Fees from", from_),
    ]
    rows += [("Written from", text("; ".join(dict.fromkeys(sources))))] if sources else []
    rows += beside
    blocks: list[Block] = [
        Para(text("Application packet"), "kicker"),
        Heading(1, text(game.name)),
        Fields(tuple(rows)),
        Heading(2, text("Checklist: what is still open")),
    ]
    if not t.items:
        return [
            *blocks,
            Para(text("Nothing is open: every provision that applies to this game was met.")),
        ]
    blocks.append(
        Para(
            text(
                "In the text, the mark ",
                missing("open item 1"),
                " stands beside a statement that an item of this list rests on.",
            )
        )
    )
    told = Names.of(t.filing)
    for verdict, title in TITLES.items():
        found = [o for o in t.items if o.item.first.verdict == verdict]
        if found:
            blocks += [
                Heading(3, text(title)),
                Listing(
                    tuple(_line(o, o.title if o.title != game.name else "", told) for o in found),
                    boxes=True,
                ),
            ]
    return blocks


def _no_schedule(t: Teller) -> str:
    lost = rates.dangling(t)
    return lost[0] if lost else "no schedule names this game"


def _line(o: Open, where: str, names: Names) -> Text:
    """Its number, what is found, what to do, and where."""
    fix = " ".join(o.item.fixes[:2])
    beside = "; ".join(part for part in (where, names.lines(o.item.verdicts)) if part)
    return text(
        strong(f"{o.number}. "),
        o.item.message,
        "\n" if fix else "",
        strong(fix),
        soft(f"\n{beside}") if beside else "",
    )


def _body(t: Teller) -> list[Block]:
    game = t.file.game
    parts = [
        section("1. Type of game", things.kind(t), "the type of game."),
        section("2. Object of the game", things.aim(t), "the object of the game."),
        section("3. Deck and equipment", things.deck(t), "the deck."),
        section(
            "4. Values and ranks",
            things.ranks(t),
            "the order or value of cards and the ranking of hands.",
        ),
        section("5. Table", things.table(t), "the number of places at the table."),
        section("6. Dealing and round of play", rounds.play(t), "the round of play."),
        section("7. Wagers and pay tables", bets.placed(t), "the wagers."),
        section(
            "8. How each wager wins, loses or ties", bets.decided(t), "what decides the wagers."
        ),
        section(
            "9. Player-dealer position and rotation",
            bank.position(t) or _no_bank(game),
            "the rules say nothing of a player-dealer position.",
        ),
        section("10. Settlement", bank.settlement(t), "the order in which wagers are settled."),
        section(
            "11. Collection fees", rates.fees(t), "no schedule of collection fees names this game."
        ),
        section(
            "12. Glossary",
            [Listing(tuple(t.say(game.glossary, things.term)))] if game.glossary else [],
            "a glossary; the documents define no terms.",
        ),
        section("13. Statement of legality", _legality(t), "a statement why the game is lawful."),
    ]
    return [*(block for part in parts for block in part), *_rest(t)]


def _no_bank(game: Game) -> list[Block]:
    return (
        []
        if game.category == "player-dealer"
        else [
            Para(
                text(
                    "A game of this kind needs no player-dealer position, and the documents speak of none."
                )
            )
        ]
    )


def _legality(t: Teller) -> list[Block]:
    game = t.file.game
    said = t.say([c for c in game.states if c.that in claims.LEGAL], claims.claim)
    stated = any(c.that == "legality" and c.is_ for c in game.states)
    headed = any(s.is_ == "legality" for s in game.sections)
    absent = (
        []
        if stated or headed
        else [text(missing("Missing: "), "a statement in so many words why the game is lawful.")]
    )
    if headed and not stated:
        said.append(text("The filing has a part on legality."))
    return listed("", [*said, *absent]) if said else []


def _rest(t: Teller) -> list[Block]:
    """Further statements, notes, and which sections the filing itself has: nothing of the document
    goes unsaid.
    """
    game = t.file.game
    told = (*claims.LEGAL, *claims.FEES, *claims.BANK)
    blocks = listed(
        "Further statements", t.say([c for c in game.states if c.that not in told], claims.claim)
    )
    blocks += listed("Notes", t.notes(""))
    blocks += listed("Details", _details(t))
    if game.sections:
        named = [
            words(s.is_)
            + (f" ({s.note})" if s.note else "")
            + (f" (source text damaged: {words(s.damaged)})" if s.damaged else "")
            for s in game.sections
        ]
        blocks += listed(
            "Sections of the filing",
            [t.told(f"The filing has a part on {both(list(dict.fromkeys(named)))}")],
        )
    return [Heading(2, text("14. Further facts")), *blocks] if blocks else []


def _details(t: Teller) -> list[Text]:
    """Details told in a word, and what the filed text says of its own places."""
    game = t.file.game
    facts = t.say(
        game.facts,
        lambda f: (
            f"{sentence(DETAILS[f.of])}{f' ({words(f.whose)})' if f.whose else ''}: {words(f.is_)}{f' ({words(f.when)})' if f.when else ''}"
        ),
    )
    named = t.say(game.speaks_of, lambda m: f"The text speaks of {words(m.what)}")
    refers = t.say(
        game.refers,
        lambda r: (
            f"For {r.about} the text refers to {r.to}{f'; it is in {r.stands.is_}' if r.stands else ''}{'; that is outside the filing' if r.outside else ''}"
        ),
    )
    terms = t.say(
        game.own_words,
        lambda o: f"A word of the game's own is {o.is_}{f': {o.means.is_}' if o.means else ''}",
    )
    left = t.say(game.discretion, _left)
    counted = t.say(game.counted, lambda c: f"{c.said} {c.what}: {', '.join(c.listed.items)}")
    lists = t.say(
        game.numbered, lambda n: f"The list of {n.list_} is numbered {', '.join(n.numbers)}"
    )
    hands = t.say(
        game.best_hands,
        lambda b: f"{sentence(words(b.ranking))}: {', '.join(b.dealt)} make {', '.join(b.makes)}",
    )
    return [*facts, *named, *refers, *terms, *left, *counted, *lists, *hands]


def _left(d: Discretion) -> str:
    said = (
        f"For {d.over} the text says only what is usual: {d.usual}"
        if d.usual
        else f"{sentence(words(d.whose)) if d.whose else 'The house'} decides over {d.over}"
    )
    return f"{said}{f', {d.within}' if d.within else ''}"
