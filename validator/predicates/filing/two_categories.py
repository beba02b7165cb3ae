"""A game is filed with a player-dealer or without one, not both.

Rules that say there is no player-dealer position state nothing about one; a game without the
position is not priced on a sheet that charges a player-dealer, and a game with it is not on a sheet
for games without. A sheet does not say both of its games. The two categories stand under different
law: a game without a player-dealer has no rotation, coverage or settlement to examine.

## Says
- denied: The rules say that the game has no player-dealer ({@denied}), yet they give rules for one
  ({@}).
  Fix: Decide whether the game has a player-dealer, and file the game in that category only.
  See denied: no player-dealer
- sheet-without: {game} has a player-dealer, but is priced on a sheet for games without one ({@}).
  Fix: Move the game to a sheet for games with a player-dealer.
  See denied: games without a player-dealer
- two-sheets: {game} is priced on a sheet that charges a player-dealer ({@}), and filed elsewhere as
  a game without one
    ({@without}).
  Together (): {game} {game:is} priced on a sheet that charges a player-dealer, and filed
    elsewhere without one.
  Fix: Decide whether the game has a player-dealer, and file the game in that category only.
  See without: filed without a player-dealer
  See rules: its rules have no player-dealer
- charged: The sheet charges a player-dealer for {game} ({@}), but its rules have none.
  Reading: Are the rules incomplete, or is the sheet the wrong one?
  Fix: Decide whether the game has a player-dealer, and file the game in that category only.
- sheet-both: The sheet says that its games have a player-dealer ({@}), and that they have none
  ({@denied}).
  Fix: Say for which games each of the two is meant.
  See denied: no player-dealer
- for-pot: The game is filed as one with a player-dealer, but its best hand wins the pot ({@}), and
  no rule compares a hand with the player-dealer's.
  Reading: Do the players play against each other or against the player-dealer?
  Fix: Decide whether the game has a player-dealer, and describe the play of that game only.
  See bets: bets of a game for a pot
- with: The game is filed with a player-dealer throughout.
- without: The game is filed without a player-dealer throughout.
- sheet-one: The sheet says one thing of the player-dealer ({@}).
- sheet-silent: The sheet does not say whether its games have a player-dealer.
- charged-in-prose: A sheet charges a player-dealer in its text; payer-exists judges that.
- other-category: This category of game has no player-dealer.
- category: The game is filed as {category:a} game ({@}), a category without a player-dealer, but
  its rules have one ({@rules}).
  Fix: File the game in the category of games with a player-dealer, or take the player-dealer out of
    its rules.
  Write: category: player-dealer
  See rules: rules for a player-dealer

## Examples
```yaml violated denied
category: poker
states: [{that: no-player-dealer-position, at: 10}]
player-dealer: {rotation: {holds-at-most: 2, unit: hands, at: 40}}
```
> The rules say that the game has no player-dealer (line 4), yet they give rules for one (line 5).
```yaml met with
states: [{that: player-dealer-position-used}]
---
kind: schedule
name: California Games
blocks: [{games: [{document: example}], options: [{option: 1, player: 0, player-dealer: 2}]}]
```
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...docket.filings import Filing, GameFile, ScheduleFile, Subject
from ...docket.positions import APART, POSITION, USED, charges, in_prose, named
from ...model.fees import GameRef
from ...model.game import Game
from ...model.statements import Claim
from .._decided import pots_alone
from .._fees import deals
from ..answer import Answer, Answers, Ask, Place, met_by, not_applicable, unclear, violated

NEEDS_FILING = True
WITHOUT = ("poker", "pan")
OTHERS = (*APART, "bonus-bet", "bingo", "keno")
DENIED = "no-player-dealer-position"
FEW = 2


def judge(subject: Subject, ask: Ask) -> Answers:
    yield _game(subject.filing, subject.game_file) if subject.game_file else _sheet(subject)


def _game(filing: Filing, file: GameFile) -> Answer:
    game, facts = file.game, _facts(file.game)
    apart = bool(facts) and game.category not in (POSITION, *APART)
    if game.category in OTHERS and not apart:
        return not_applicable("other-category")
    denied = _claims(game.states, DENIED)
    if denied and facts:
        return violated("denied", facts[0], see=[(denied[0], "denied")])
    sheets = _sheets(filing, file)
    if priced := _priced(file, sheets, denied, facts):
        return priced
    if apart:
        see = [(facts[0], "rules")]
        return violated("category", (game, "category"), see=see, category=game.category)
    return _for_pot(game) or _throughout(game, facts or denied)


def _throughout(game: Game, said: Sequence[Place]) -> Answer:
    case = "without" if game.category in WITHOUT else "with"
    return met_by(case, said or [(game, "category")])


def _for_pot(game: Game) -> Answer | None:
    """A game filed with a player-dealer whose hands are only compared for a pot."""
    if not (pots := pots_alone(game)):
        return None
    return unclear("for-pot", pots[0], see=[(one, "bets") for one in _bets(game)[:FEW]])


def _priced(
    file: GameFile, sheets: Sheets, denied: list[Claim], facts: list[Place]
) -> Answer | None:
    """What is wrong with the sheet on which it is priced."""
    category = file.game.category
    if category == "player-dealer" and sheets.refused and not denied:
        claim, reference = sheets.refused[0]
        return violated("sheet-without", reference, see=[(claim, "denied")], game=file)
    if category in WITHOUT and not facts and (sheets.charged or sheets.in_prose):
        return _charged(file, sheets, denied)
    return None


def _charged(file: GameFile, sheets: Sheets, denied: list[Claim]) -> Answer:
    """What it means that a sheet charges a player-dealer whom the rules do not have."""
    others: list[Place] = [*sheets.free, *denied]
    if sheets.charged and others:
        rules = [(step, "rules") for step in deals(file)[:1]]
        return violated(
            "two-sheets", sheets.charged[0], see=[(others[0], "without"), *rules], game=file
        )
    if sheets.in_prose:
        return not_applicable("charged-in-prose")
    return unclear("charged", sheets.charged[0], game=file)


def _sheet(subject: Subject) -> Answer:
    """What a rate sheet says of all its games."""
    used, denied = (_claims(subject.schedule.states, that) for that in (USED, DENIED))
    if used and denied:
        return violated("sheet-both", used[0], see=[(denied[0], "denied")])
    said = [*used, *denied]
    if not said:
        return not_applicable("sheet-silent")
    return met_by("sheet-one", said)


def _facts(game: Game) -> list[Place]:
    """Where the rules speak of a player-dealer."""
    facts: list[Place] = [*_claims(game.states, USED)]
    if game.player_dealer is not None:
        given = sorted(game.player_dealer.model_fields_set)
        said = [getattr(game.player_dealer, field) for field in given]
        facts += [one[0] for one in said if isinstance(one, tuple) and one] or [game.player_dealer]
    return facts or list(named(game))


def _bets(game: Game) -> list[Place]:
    """The bets that players make for a pot."""
    betting = (step for step in game.round if step.does == "betting-round")
    return [*game.forced_bets, *betting]


def _claims(claims: tuple[Claim, ...], that: str) -> list[Claim]:
    return [claim for claim in claims if claim.that == that and claim.is_]


class Sheets(NamedTuple):
    """What the sheets of a game make of it."""

    charged: list[GameRef]
    free: list[GameRef]
    refused: list[tuple[Claim, GameRef]]
    in_prose: bool


def _sheets(filing: Filing, game: GameFile) -> Sheets:
    joined = [
        (schedule, block, reference)
        for schedule, block, reference in filing.fees_of(game)
        if (schedule.id in filing.superseded) == (game.id in filing.superseded)
    ]
    return Sheets(
        [reference for _, block, reference in joined if charges(block)],
        [reference for _, block, reference in joined if not charges(block)],
        [(claim, reference) for schedule, _, reference in joined for claim in _refuses(schedule)],
        any(in_prose(block) for _, block, _ in joined),
    )


def _refuses(file: ScheduleFile) -> list[Claim]:
    """That its games have no player-dealer, unless the sheet says the contrary as well."""
    states = file.schedule.states
    return [] if _claims(states, USED) else _claims(states, DENIED)
