"""A word of the game's own on which money depends is explained.

Where a wager, a payment, a fee or the value of a hand depends on a word that is not common among
card players, the rules say what it means. Two readers of "half action" pay two amounts.

## Says
- unexplained: The rules use “{term}” ({@}) but do not say what it means.
  Together (): The rules of {games} use terms that they do not explain: {used}.
  Fix: Explain each term where it is first used, or in the glossary.
  See again: used again
- open: The rules use “{term}” ({@}) but do not say {open}.
  Fix: Say {open}.
  See again: used again
- (used-in): “{term}” in {game}
- explained: The rules explain their own terms: {terms}.
- none: The rules use no terms of their own.

## Examples
```yaml not-stated unexplained
own-words: [{is: half action, at: 1338}]
```
> The rules use “half action” (line 4) but do not say what it means.
```yaml met explained
own-words: [{is: half action, means: {is: half of the wager is in play, at: 1340}, at: 1338}]
```
"""

from __future__ import annotations

from ...docket.names import key
from ...model.cards import Term
from ...model.game import Game
from ...model.told import OwnWord
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, not_stated, roles
from ..values import name, phrase

FEW = 5


def judge(subject: Subject, ask: Ask) -> Answers:
    terms = subject.game.own_words
    unknown = _unknown(subject.game, subject.filing.house.glossary)
    yield from (_open(subject, word, places) for word, places in unknown.items())
    if not terms:
        yield not_applicable("none")
    elif not unknown:
        known = list(dict.fromkeys(term.is_ for term in terms))[:FEW]
        yield met("explained", terms[0], see=roles(terms[1:3]), terms=list(map(name, known)))


def _unknown(game: Game, house: tuple[Term, ...]) -> dict[str, list[OwnWord]]:
    """The places of each word that neither they nor a glossary explain."""
    explained = {key(said.is_) for said in (*game.glossary, *house)}
    explained |= {key(term.is_) for term in game.own_words if term.means}
    found: dict[str, list[OwnWord]] = {}
    for term in game.own_words:
        if key(term.is_) not in explained:
            found.setdefault(key(term.is_), []).append(term)
    return found


def _open(subject: Subject, word: str, places: list[OwnWord]) -> Answer:
    first, *others = places
    leaves = name(first.leaves_open) if first.leaves_open else None
    case = "open" if leaves else "unexplained"
    see = roles(others[:3], "again")
    term = name(first.is_)
    used = None if leaves else phrase("used-in", term=term, game=subject.game_file)
    return not_stated(case, first, see=see, key=word, term=term, open=leaves, used=used)
