"""What the rules speak of as part of the game is part of the game.

A street, a board, a draw, a blind, a qualifying hand or an option that a passage speaks of is found
where the rules tell the round, the forced bets, the wagers or the comparison. A passage taken over
from another game sends players and dealers after something that never happens.

## Says
- (each):
  Fix (absent, absent-unless): Strike out the passage, or describe {thing} in the rules.
  See round: the round
- absent: The rules mention {thing} ({@}), but this game has none.
  Together (document): The rules mention {thing} ({@}), but this game has none of these. Is a
    passage
    taken from the rules of another game?
- absent-unless: The rules mention {thing} ({@}), but this game has none.
  Reading: {reading}
- not-given: The rules mention {thing} ({@}) but do not give it.
  Together (thing): The rules of {games} mention {thing} but do not give it.
  Fix: Add {thing}, or strike out the passage.
- ante: The rules mention an ante ({@}) but do not say who posts one.
  Reading: Is an ante posted?
  Fix: Say who posts the ante, or strike out the passage.
- burn: The rules mention burned cards ({@}), but no card is burned in the deal as they describe it.
  Reading: Is a card burned before each deal?
  Fix: Say when a card is burned, or strike out the passage.
- up-card: The rules mention the dealer's up card ({@}) but do not say that a card of the dealer's
  is dealt face up.
  Fix: Say which card of the dealer's is dealt face up.
  See deal: how cards are dealt
- (qualifying): a hand that qualifies
- (glossary): a glossary
- (draw): a draw
- (community-cards): community cards
- (house-way): a house way
- (hand-setting): setting a hand
- (backline): back betting
- (banker-hand): a banker's hand
- (jackpot): a jackpot
- (thing): the {what}
- (why-hand-setting): Is another word meant?
- (why-backline): Is back betting allowed?
- (why-banker-hand): Is the player-dealer's hand meant?
- (why-jackpot): Is another word meant?
- (from-elsewhere): Is it taken from {game}, which is not in the filing?
- present: Everything the rules mention is part of the game: {things}.
- none: The rules describe no round, or nothing they mention is noted.

## Examples
```yaml violated absent
category: poker
speaks-of: [{thing: flop, at: 2085}]
round: [{does: deal, called: third-street, to: each-player, cards: 3, at: 10}]
```
> The rules mention the flop (line 4), but this game has none.
```yaml met present
category: poker
speaks-of: [{thing: flop, at: 30}, {thing: big-blind, at: 31}]
forced-bets: [{is: big-blind, at: 5}]
round: [{does: deal, called: flop, to: board, cards: 3, at: 10}]
```
"""

from __future__ import annotations

from collections.abc import Callable

from ...docket.filings import Subject
from ...model.game import Game, Inherits
from ...model.play import Step
from ...model.told import Mention
from .._decided import for_pot
from .._steps import in_general
from ..answer import (
    Answer,
    Answers,
    Ask,
    following,
    met,
    not_applicable,
    not_stated,
    roles,
    unclear,
    violated,
)
from ..values import Value, name, phrase

NEEDS_FILING = True
UP = "up-card"
NAMED = ("qualifying", "glossary", "draw", "community-cards", "house-way")
GIVEN = ("house-way", "glossary")
"""Parts of a filing, not of the game: the passage is right, and what it leads to is missing."""
STEPS = ("ante", "burn", UP)
"""Steps that a passage may rightly take for granted: what is missing is the step."""
LOOSE = ("hand-setting", "backline", "banker-hand", "jackpot")
"""Words that may stand for something the game has."""
BANK = ("dealer", "player-dealer", "house-dealer", "banker-hand", "everyone")
BANKER = "player-dealer"
FEW = 5


def judge(subject: Subject, ask: Ask) -> Answers:
    games = subject.view.rules
    mentions = _mentions(subject.game)
    rounds = [step for one in games for step in one.round]
    if not mentions or not rounds:
        yield not_applicable("none")
        return
    missing = [what for what in mentions if not _in_any(games, what)]
    for what in missing:
        yield _absent(what, mentions[what], rounds, subject.view.outside)
    if not missing:
        first, *others = subject.game.speaks_of
        things = [_thing(what) for what in mentions]
        yield met("present", first, see=roles(others), things=things[:FEW])


def _mentions(game: Game) -> dict[str, list[Mention]]:
    found: dict[str, list[Mention]] = {}
    for mention in game.speaks_of:
        found.setdefault(mention.thing, []).append(mention)
    return found


def _absent(
    what: str, places: list[Mention], rounds: list[Step], outside: Inherits | None
) -> Answer:
    first, *others = places
    again = roles(others[:3], "again")
    if what in STEPS and not outside:
        dealt = [step for step in rounds if what == UP and step.does == "deal"]
        verdict = not_stated if what == UP else unclear
        return verdict(what, first, see=[*again, *roles(dealt[:2], "deal")], key=what)
    if what in GIVEN and not outside:
        answer = not_stated("not-given", first, see=again, key=what, thing=_thing(what))
        return following(answer, "application-contents")
    reading = _reading(what, outside)
    verdict, case = (unclear, "absent-unless") if reading else (violated, "absent")
    see = [*again, (rounds[0], "round")]
    return verdict(case, first, see=see, key=what, thing=_thing(what), reading=reading)


def _reading(what: str, outside: Inherits | None) -> Value | None:
    """How it may be meant after all."""
    if outside:
        return phrase("from-elsewhere", game=name(outside.from_))
    return phrase(f"why-{what}") if what in LOOSE else None


def _thing(what: str) -> Value:
    return phrase(what) if what in (*NAMED, *LOOSE) else phrase("thing", what=what)


def _does(what: str) -> Callable[[Game], object]:
    return lambda game: in_general(game, what)


def _board(game: Game) -> bool:
    return any(step.to == "board" for step in in_general(game))


def _banker(game: Game) -> bool:
    compared = any("banker" in comparison.hands for comparison in game.compares)
    return compared or any(step.to == "banker-hand" for step in in_general(game))


def _raise(game: Game) -> bool:
    betting = any(step.does == "betting-round" for step in in_general(game))
    return betting or bool(game.raises) or any(wager.name == "raise" for wager in game.wagers)


def _banked(game: Game) -> bool:
    """Whether a player is the bank: by the category, by the deal or by what is compared."""
    compared = any(BANKER in comparison.hands for comparison in game.compares)
    seated = game.category == BANKER or game.player_dealer is not None
    return seated or compared or any(step.to == BANKER for step in in_general(game))


def _section(game: Game, what: str) -> bool:
    return any(section.is_ == what for section in game.sections)


HOLDS: dict[str, Callable[[Game], object]] = {
    "community-cards": _board,
    "board": _board,
    "draw": _does("draw"),
    "burn": _does("burn"),
    "hand-setting": _does("set"),
    "qualifying": lambda g: any(comparison.qualifies for comparison in g.compares),
    "action-button": lambda g: g.player_dealer and g.player_dealer.action_button,
    "house-way": lambda g: g.house_way,
    "backline": lambda g: g.backline or any(wager.open_to_backline for wager in g.wagers),
    "banker-hand": _banker,
    "jackpot": lambda g: _section(g, "jackpot") or any(fee.funds == "jackpot" for fee in g.fees),
    UP: lambda g: any(step.to in BANK and step.face in ("up", "mixed") for step in g.round),
    "glossary": lambda g: g.glossary or _section(g, "glossary"),
    "pot": for_pot,
    "player-dealer": _banked,
    "raise": _raise,
    "joker": lambda g: g.joker or any(deck.jokers for deck in g.deck),
}


def _in_any(games: tuple[Game, ...], what: str) -> bool:
    return any(_has(game, what) for game in games)


def _has(game: Game, what: str) -> bool:
    """Whether the game has it, in the part of the document where such a thing belongs."""
    if what in HOLDS:
        return bool(HOLDS[what](game))
    named = {step.called for step in in_general(game)} | {bet.is_ for bet in game.forced_bets}
    named |= {wager.name for wager in game.wagers} | {option.is_ for option in game.playing_options}
    return what in named
