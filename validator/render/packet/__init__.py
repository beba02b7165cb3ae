"""The application packet: a game's rules from its facts, and on its cover what is still missing."""

from __future__ import annotations

from collections.abc import Iterable

from ...docket.filed import Filed
from ...docket.filings import Filing, GameFile
from ...judge.items import items
from ...judge.verdict import NOTED, Result, Verdict
from ...model.game import Game, SectionAt
from ...model.told import Discretion
from ...predicates.typed import leaves
from .. import prose, trust
from ..names import Names
from ..odds_page import Bet
from ..prose import Block, Document, Fields, Heading, Listing, Para, Text, missing, text
from ..say import both, sentence, words
from ..summary import on_paper
from . import bank, bets, claims, rates, rounds, things
from .odds import odds
from .tell import Open, Teller, add, listed, put, section

NOTICE = (
    "This packet was written by a program from the facts of the documents named on its cover. What the documents do not say is marked as missing; "
    "where they say a thing in two ways, both stand here. It is not legal advice."
)
PARTS = (
    ("Type of game", "the type of game."),
    ("Object of the game", "the object of the game."),
    ("Deck and equipment", "the deck."),
    ("Values and ranks", "the order or value of cards and the ranking of hands."),
    ("Table", "the number of places at the table."),
    ("Dealing and round of play", "the round of play."),
    ("Wagers and pay tables", "the wagers."),
    ("How each wager wins, loses or ties", "what decides the wagers."),
    (
        "Player-dealer position and rotation",
        "the rules say nothing of a player-dealer position.",
    ),
    ("Settlement", "the order in which wagers are settled."),
    ("Collection fees", "no schedule of collection fees names this game."),
    ("Glossary", "a glossary; the documents define no terms."),
    ("Statement of legality", "a statement why the game is lawful."),
)
"""The parts in the order regulators expect, and what is said to be missing of each."""
ORDER = ("not-stated", "unclear", "violated")
TITLES = {
    "not-stated": "Not stated: to be added",
    "unclear": "Unclear: to be settled",
    "violated": "Not in order: to be corrected",
}


def packet(
    result: Result, filing: Filing, file: GameFile, counted: tuple[Bet, ...] = ()
) -> Document:
    """The packet of one game, with the odds of its wagers where they were *counted*."""
    opened = tuple(_open(result, filing, file))
    t = Teller(filing, file, opened, bets.called(file.game))
    blocks = [*_cover(t, _beside(result, filing)), prose.Break(), *_body(t), *odds(counted)]
    return Document(f"{file.game.name}: rules and collection fees", tuple(blocks), NOTICE, "packet")


def _open(result: Result, filing: Filing, file: GameFile) -> Iterable[Open]:
    """What has to be settled for this game: what is not stated, then unclear, then wrong."""
    schedules = {s.filed.path for s, _, _ in filing.fees_of(file)}
    lost = {s.filed.path for s, _ in filing.dangling(file)}
    open_ = (v for v in result.verdicts if v.subject.filing == filing.id and _stands(v))
    mine = (v for v in open_ if _concerns(v, file, schedules) or _loses(v, lost))
    made = [one for one in items(mine) if not one.history and one.rank != NOTED]
    for number, item in enumerate(sorted(made, key=lambda one: ORDER.index(one.first.verdict)), 1):
        yield Open(number, item, item.first.subject.title)


def _stands(v: Verdict) -> bool:
    """Whether it is a finding that nobody has answered for."""
    return v.verdict in TITLES and not v.settled and not v.suppressed


def _concerns(v: Verdict, file: GameFile, schedules: set[str]) -> bool:
    if v.subject.kind == "filing":
        named = {value.data[0] for value in leaves(v.values) if value.kind == "game"}
        places = {where.path for where in (v.location, *v.related) if where}
        return file.id in named or file.filed.path in places
    if v.subject.document in schedules:
        return v.subject.kind != "option" or file.id in v.subject.games
    return v.subject.document == file.filed.path


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
        ("Not checked", on_paper(result.missed(filing.id))),
    )
    return [(label, text("; ".join(rows))) for label, given in said if (rows := tuple(given))]


def _cover(t: Teller, beside: list[tuple[str, Text]]) -> list[Block]:
    game = t.file.game
    schedules = list({s.id: s for s, _, _ in t.filing.fees_of(t.file)}.values())
    named = "; ".join(s.schedule.name for s in schedules)
    sources = _sources([t.file.filed, *(s.filed for s in schedules)])
    rows = [
        ("Establishment", text(t.filing.name)),
        ("Game", text(game.name)),
        ("Fees from", text(named) if schedules else text(missing(_no_schedule(t)))),
        *([("Written from", text(sources))] if sources else []),
        *beside,
    ]
    blocks: list[Block] = [
        Para(text("Application packet"), "kicker"),
        Heading(1, text(game.name)),
        Fields(tuple(rows)),
        Heading(2, text("Checklist: what is still open")),
    ]
    return [*blocks, *_checklist(t)]


def _sources(documents: Iterable[Filed]) -> str:
    given = [d.model.source for d in documents if d.model.source]
    return "; ".join(dict.fromkeys(f"{s.document}, lines {s.lines}" for s in given))


def _checklist(t: Teller) -> list[Block]:
    if not t.items:
        return [Para(text("Nothing is open: every provision that was put to this game was met."))]
    rests = " stands beside a statement that an item of this list rests on."
    blocks: list[Block] = [Para(text("In the text, the mark ", missing("open item 1"), rests))]
    names = Names.of(t.filing)
    for verdict, title in TITLES.items():
        found = tuple(_line(t, o, names) for o in t.items if o.item.first.verdict == verdict)
        if found:
            blocks += [Heading(3, text(title)), Listing(found, boxes=True)]
    return blocks


def _no_schedule(t: Teller) -> str:
    lost = rates.dangling(t)
    return lost[0] if lost else "no schedule names this game"


def _line(t: Teller, o: Open, names: Names) -> Text:
    """Its number, what is found, what to do, and where."""
    fix = " ".join(o.item.fixes[:2])
    where = o.title if o.title != t.file.game.name else ""
    beside = add(where, names.lines(o.item.verdicts))
    number, end = prose.strong(f"{o.number}. "), "\n" if fix else ""
    rest = prose.soft(put("\n{}", beside, str))
    return text(number, o.item.message, end, prose.strong(fix), rest)


def _body(t: Teller) -> list[Block]:
    glossary = t.say(t.file.game.glossary)
    made: tuple[list[Block], ...] = (
        things.kind(t),
        things.aim(t),
        things.deck(t),
        things.ranks(t),
        things.table(t),
        rounds.play(t),
        bets.placed(t),
        bets.decided(t),
        bank.position(t) or _no_bank(t.file.game),
        bank.settlement(t),
        rates.fees(t),
        [Listing(tuple(glossary))] if glossary else [],
        _legality(t),
    )
    blocks: list[Block] = []
    for number, ((title, absent), told) in enumerate(zip(PARTS, made, strict=True), 1):
        blocks += section(f"{number}. {title}", told, absent)
    return [*blocks, *_rest(t)]


def _no_bank(game: Game) -> list[Block]:
    said = "A game of this kind needs no player-dealer position, and the documents speak of none."
    return [] if game.category == "player-dealer" else [Para(text(said))]


def _legality(t: Teller) -> list[Block]:
    game = t.file.game
    said = t.say([c for c in game.states if c.that in claims.LEGAL], claims.claim)
    stated = any(c.that == "legality" and c.is_ for c in game.states)
    headed = any(s.is_ == "legality" for s in game.sections)
    if headed and not stated:
        said.append(text("The filing has a part on legality."))
    elif said and not stated:
        absent = "a statement in so many words why the game is lawful."
        said.append(text(missing("Missing: "), absent))
    return listed("", said)


def _rest(t: Teller) -> list[Block]:
    """Further statements, notes, sections: nothing of the document goes unsaid."""
    game = t.file.game
    told = (*claims.LEGAL, *claims.FEES, *claims.BANK)
    more = t.say([c for c in game.states if c.that not in told], claims.claim)
    parts = both(list(dict.fromkeys(map(_part, game.sections))))
    blocks = [
        *listed("Further statements", more),
        *listed("Notes", t.notes("")),
        *listed("Details", _details(t)),
        *listed("Sections of the filing", [t.told(put("The filing has a part on {}", parts, str))]),
    ]
    return [Heading(2, text("14. Further facts")), *blocks] if blocks else []


def _part(s: SectionAt) -> str:
    note, damage = put(" ({})", s.note, str), put(" (source text damaged: {})", s.damaged)
    return words(s.is_) + note + damage


def _details(t: Teller) -> list[Text]:
    """Details told in a word, and what the filed text says of its own places."""
    game = t.file.game
    return [
        *t.say(game.facts),
        *t.say(game.speaks_of),
        *t.say(game.refers),
        *t.say(game.own_words),
        *t.say(game.discretion, _left),
        *t.say(game.best_hands),
    ]


def _left(d: Discretion) -> str:
    who = sentence(words(d.whose)) if d.whose else "The house"
    return f"{who} decides over {d.over}" + put(", {}", d.within, str)
