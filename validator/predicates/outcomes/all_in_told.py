"""The rules say what a player without chips for the bet can win.

## What is asked
In a game for a pot with rounds of betting, the rules say how a player who has put in all chips goes
on, and who wins the bets that player does not cover. What a game referred to and not filed may say
is shown with the finding of `references-lead`.

## Why
Sooner or later somebody runs out of chips in the middle of a hand. Without a rule the pot is
claimed by two.

## Says
- silent: {who} do not say what a player who is all in can win, or who wins the rest of the
  pot (nearest rule: {@}).[ The rules of {outside}, to which they refer, may say it.]
  Together (): The rules of {games} do not say what a player who is all in can win, or who wins
    the rest of the pot.
  Fix: Say which part of the pot a player who is all in can win, and who plays for the rest.
  Write: irregularities:
      - {what: all-in, then: wins only what the chips covered}
  See adopts: takes over other rules
- not-settled: The rules speak of a player who is all in ({@}), but do not say what that player can
  win or who wins the rest of the pot.
  Fix: Say which part of the pot a player who is all in can win, and who plays for the rest.
- settled: The rules say what a player who is all in can win ({@}).
- no-betting: This game has no rounds of betting for a pot.

## Fails
```yaml not-stated silent
category: poker
round: [{does: deal, to: each-player, cards: 2}, {does: betting-round, at: 100}]
pot: {to: high, at: 100}
source: {document: a.txt, lines: 90-110}
```
> The rules do not say what a player who is all in can win, or who wins the rest of the pot (nearest
> rule: line 100).

## Passes
```yaml met settled
category: poker
round: [{does: deal, to: each-player, cards: 2}, {does: betting-round}]
pot: {to: high}
irregularities: [{what: all-in, then: wins only what the chips covered, at: 204}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.game import Game
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..silence import silent

NEEDS_FILING = True
WORDS = (
    "all-in", "all in", "side-pot", "side pot", "table-stakes", "table stakes", "short-stack",
    "short-bet", "on the side",
)  # fmt: skip
ANSWERS = ("side", "covered", "only what", "pot so far", "the rest", "given back")
"""Words of a rule that says what is contested, and not only that a player is all in."""
MOST = 4
"""Places shown; more tell nothing new."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    bets = [step for step in game.round if step.does == "betting-round" and step.where is None]
    if game.category != "poker" or not bets:
        yield not_applicable("no-betting")
        return
    told = [place for one in subject.view.rules for place in _told(one)]
    answered = [place for place, text in told if any(word in text for word in ANSWERS)]
    if answered:
        yield met("settled", answered[0])
    elif told:
        own = [place for place, _ in _told(game)] or [place for place, _ in told]
        yield unclear("not-settled", own[0], see=[(place, "all-in") for place in own[1:MOST]])
    else:
        outcomes = [outcome for comparison in game.compares for outcome in comparison.outcomes]
        where: Place = [*bets, *outcomes, *game.pot][-1]
        yield silent(subject.view, "silent", where)


def _told(game: Game) -> Iterator[tuple[Place, str]]:
    """Where such a player is spoken of, and what is said."""
    for irregular in game.irregularities:
        if _speaks(irregular.what, irregular.then):
            yield irregular, f"{irregular.what} {irregular.then}".lower()
    for note in game.notes:
        if _speaks(note.about, note.says):
            yield note, f"{note.about} {note.says}".lower()
    for term in game.glossary:
        if _speaks(term.is_):
            yield term, term.is_.lower()


def _speaks(*texts: str) -> bool:
    return any(word in text.lower() for text in texts for word in WORDS)
