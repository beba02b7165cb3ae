"""A bonus bet filed by itself says with which game it is offered, and agrees with that game.

Rules for a bonus bet alone name the game it belongs to, or a game of the filing has the bet among
its wagers. Both then say the same of the bet: when it is placed, its limits, what it pays and what
happens to it when the hand ends early. The game decides who deals, when a hand is over its target,
how it is drawn, and above all whose money pays: rules that know only a dealer read as if the house
did.

## Says
- no-host: The rules do not say with which game of this filing {wager} ({@}) is offered, or who pays
  it.[ They name only a dealer ({@dealer}).]
  Fix: Name the game by its title, and say that its player-dealer pays and collects the bet.
  See dealer: only a dealer is named
- differs: These rules give {fact} of {wager} as {own} ({@}), and the rules of {game} as {other}
  ({@host}). Which is it?
  Fix: Say the same of {wager} in both documents.
  See host: {other}
- (placed): the moment
- (limit): the limits
- (pays): the payment for {row}
- (bust): the fate on a bust
- (fold): the fate on a fold
- (surrender): the fate on a surrender
- (natural): the fate on a natural
- hosted: The rules or another game of this filing show with which game {wager} is offered ({@}).
- whole-game: These are not the rules of a bonus bet alone.

## Examples
```yaml not-stated no-host
kind: game
name: Buster
category: bonus-bet
wagers: [{name: base, required: true, at: 217}, {name: buster, bonus: true, at: 217}]
```
> The rules do not say with which game of this filing the buster wager (line 4) is offered, or who
> pays it.
```yaml met hosted
kind: game
name: Buster
category: bonus-bet
wagers: [{name: buster, bonus: true, at: 217}]
---
kind: game
name: Twenty-One and a Half
category: player-dealer
wagers: [{name: base}, {name: buster, bonus: true, at: 40}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, starmap

from ...docket.filings import GameFile, Subject
from ...model.game import Game
from ...model.part import Part
from ...model.wagers import PayTable, Wager
from ..answer import Answer, Answers, Ask, Place, met, not_applicable, not_stated, roles, violated
from ..values import bet, name, phrase

NEEDS_FILING = True
KIND = "bonus-bet"


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    own = [wager for wager in game.wagers if wager.bonus]
    if game.category != KIND or not own:
        yield not_applicable("whole-game")
        return
    hosts = [(file, w, other) for w in own for file, other in _hosts(subject, w.name)]
    differ = list(chain(*starmap(_differ, hosts)))
    yield from differ or [_hosted(game, own[0], [other for _, _, other in hosts[:1]])]


def _hosted(game: Game, wager: Wager, hosts: list[Wager]) -> Answer:
    known: list[Place] = [*game.inherits[:1], *hosts]
    if known:
        return met("hosted", known[0], see=roles(known[1:]), wager=bet(wager))
    dealt = [step for step in game.round if step.to == "dealer"]
    return not_stated("no-host", wager, see=roles(dealt[-1:], "dealer"), wager=bet(wager))


def _hosts(subject: Subject, name: str) -> Iterator[tuple[GameFile, Wager]]:
    """The whole games of the filing in force that have the bet."""
    filing = subject.filing
    for file in filing.games:
        if file.game.category != KIND and file.id not in filing.superseded:
            yield from ((file, wager) for wager in file.game.wagers if wager.name == name)


def _differ(host: GameFile, own: Wager, other: Wager) -> Answers:
    """What the two documents say of the bet and cannot both hold."""
    theirs = _facts(other)
    for what, (place, said) in _facts(own).items():
        there, told = theirs.get(what, (place, said))
        if said != told:
            fact = phrase("pays", row=name(what[1])) if what[0] == "pays" else phrase(what[0])
            given = {"fact": fact, "own": said, "other": told, "game": host, "wager": bet(own)}
            yield violated("differs", place, see=[(there, "host")], key=(host.id, what), **given)


def _facts(wager: Wager) -> dict[tuple[str, ...], tuple[Part, object]]:
    """What is said once of the bet, by what it is about."""
    ends = {"bust": wager.on_bust, "fold": wager.on_fold}
    ends |= {"surrender": wager.on_surrender, "natural": wager.on_natural}
    found: dict[tuple[str, ...], tuple[Part, object]] = {
        (end,): (fates[0], fates[0].is_) for end, fates in ends.items() if len(fates) == 1
    }
    if len(wager.placed) == 1:
        found["placed",] = wager.placed[0], wager.placed[0].is_
    if len(wager.limit) == 1 and wager.limit[0].is_:
        found["limit",] = wager.limit[0], name(wager.limit[0].is_.text)
    return found | (_rows(wager.pays[0]) if len(wager.pays) == 1 else {})


def _rows(table: PayTable) -> dict[tuple[str, ...], tuple[Part, object]]:
    rows = [row for row in table.rows if len(row.pays) == 1]
    return {("pays", row.label.lower()): (row, row.pays[0]) for row in rows}
