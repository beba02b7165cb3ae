"""Something an application must contain is missing from the filing.

An application names each activity, its rules and what decides the winner, how wagers are made and
fees collected, a glossary, and why it is not unlawful. Each is looked for once in the whole filing;
texts that the Bureau approved no longer argue that they are lawful. Review starts only when the
application is complete. Papers without fees, approval numbers or a word of an application may be
pages for players: what they lack of a glossary and an argument is one remark.

## Says
- wagers-missing: The rules do not say how wagers are made in[ {number:figure} of {all:figure} games:]
  {games}.
  Fix: State the wagering conventions of {games}.
  See game: no wagering conventions
- winner-missing: The rules do not say what decides the winner in[ {number:figure} of {all:figure}
  games:] {games}.
  Fix: State the event that decides the winner of {games}.
  See game: nothing decides the winner
- fees-missing: No document of the filing says how fees are assessed and collected.
  Fix: State how fees are assessed and collected.
  Write: fees: [{from: player, amount: 1, per: hand, determined: before-play, collected: before-deal}]
  See game: no fees
- fees-unassessed: The filing says who pays the fees ({@}), but not how they are assessed and collected.
  Fix: State how fees are assessed and collected.
  Write: fees: [{from: player, amount: 1, per: hand, determined: before-play, collected: before-deal}]
- glossary-missing: No document of the filing has a glossary of distinctive terms.
  Fix: Add a glossary of the terms peculiar to these games.
  See game: has no glossary
  See mention: mentions one
- glossary-bare: The filing lists terms ({@}) but does not explain any of them.
  Fix: Say of each term what it means.
  Write: glossary: [{is: natural, note: an eight or a nine in two cards}]
- glossary-thin: The filing explains one term, “{term}” ({@}), and has no other glossary.
  Reading: Is it the only term peculiar to these games?
  Fix: Add a glossary of the terms peculiar to these games.
- legality-missing: No document of the filing says why the games are not unlawful.
  Fix: Add a statement why the games are not unlawful.
- legality-bare: The filing says that the games are lawful ({@}) but not why.
  Fix: Say why the games are not unlawful.
  Write: states: [{that: legality, note: no player banks for more than two hands in a row}]
- page: These papers have no {items:or}, which an application must have.
  Fix: If they are part of an application, add what is missing.
- (no-glossary): glossary of distinctive terms
- (no-legality): statement why the games are not unlawful
- stated: {item} given in {number:figure} of {all:figure} games[ ({@said})].
- (wagers): Wagering conventions are
- (winner): What decides the winner is
- (fees): How fees are collected is
- (glossary): A glossary is
- (legality): A statement why the game is not unlawful is
- no-game: The filing has no game of its own.

## Examples
```yaml not-stated legality-missing
wagers: [{name: ante}]
fees: [{from: player, amount: 1}]
compares: {by: ranked-hand}
glossary: [{is: ante, note: the first bet}, {is: play, note: the second bet}]
```
> No document of the filing says why the games are not unlawful.
```yaml met stated
states: [{that: legality, note: no player banks for more than two hands in a row}]
wagers: [{name: ante}]
fees: [{from: player, amount: 1}]
compares: {by: ranked-hand}
glossary: [{is: ante, note: the first bet}, {is: play, note: the second bet}]
```

## References
11 CCR 2071(a).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat

from ...docket.filings import Filing, GameFile, Subject
from ...model.game import Game
from ...model.part import Part
from .._decided import pots_alone
from .._fees import free
from ..answer import Answer, Answers, Ask, Role, following, met, not_applicable, not_stated, unclear
from ..values import name, phrase

NEEDS_FILING = True
SHOWN = 12
SPECIAL = {"natural", "dealer-natural", "both-natural", "equal", "equal-naturals", "copy"}
PAGE = {"glossary-missing": "no-glossary", "legality-missing": "no-legality"}
"""What only an application must have, and its words where the papers may be none."""


def judge(subject: Subject, ask: Ask) -> Answers:
    filing = subject.filing
    current = [game for game in filing.games if game.id not in filing.superseded]
    games = [game for game in current if game.game.category != "bonus-bet"]
    if not games:
        yield not_applicable("no-game")
        return
    yield _each("wagers", games, _wagers, len(games))
    told = [game for game in games if not _special(game.game)]  # `outcomes-total` names the others
    winner = _each("winner", told or games, _winner, len(games))
    yield following(winner, "comparison-stated", "outcomes-total")
    yield _fees(filing, games)
    glossary = _thin(filing, _worded("glossary", filing, _glossary, filing.house.glossary))
    worded = [_told_with(games, glossary), _legality(filing)]
    lacking = [answer for answer in worded if answer.case in PAGE]
    if lacking and not _applies(filing):
        items = [phrase(PAGE[answer.case]) for answer in lacking]
        yield not_stated("page", see=lacking[0].related, items=items)
        worded = [answer for answer in worded if answer not in lacking]
    yield from worded


def _applies(filing: Filing) -> bool:
    """Whether anything shows that the papers are, or were, part of an application."""
    games = [file.game for file in filing.games]
    charged = any(set(fee.keys()) - {"called"} for game in games for fee in game.fees)
    numbered = any(game.approvals or _lawful(game) for game in games)
    return bool(filing.draft or filing.schedules or charged or numbered)


def _each(item: str, games: list[GameFile], has: Callable[[Game], bool], every: int) -> Answer:
    """An item that every game must have."""
    without = [file for file in games if not has(file.game)]
    if not without:
        return met("stated", key=item, item=phrase(item), number=len(games), all=every)
    first, *others = [(file.game, "name") for file in without[:SHOWN]]
    see = [(place, "game") for place in others]
    case = f"{item}-missing"
    several = every if every > 1 else None
    return not_stated(case, first, see=see, number=len(without), all=several, games=without)


def _worded(
    item: str, filing: Filing, said: Callable[[Game], list[Part]], house: tuple[Part, ...]
) -> Answer:
    """An item that the filing must have somewhere, in words of its own."""
    given = [(file.id, part) for file in filing.games for part in said(file.game)]
    given += zip(repeat(""), house)
    worded = [(file, part) for file, part in given if part.at or part.note]
    if not worded:
        return not_stated(f"{item}-bare", given[0][1]) if given else not_stated(f"{item}-missing")
    every = len(filing.games)
    first, number = worded[0][1], len({file for file, _ in worded} if not house else filing.games)
    see = [(first, "said")]
    return met("stated", first, see=see, key=item, item=phrase(item), number=number, all=every)


def _told_with(games: list[GameFile], answer: Answer) -> Answer:
    """The answer with the places where other rules miss the same glossary."""
    if answer.case != "glossary-missing":
        return answer
    named: list[Role] = [((file.game, "name"), "game") for file in games]
    spoken = [said for file in games for said in file.game.speaks_of if said.thing == "glossary"]
    return answer._replace(related=(*named, *((said, "mention") for said in spoken)))


def _fees(filing: Filing, games: list[GameFile]) -> Answer:
    found = [f for f in games if filing.fees_of(f) or _assessed(f.game)]
    if not found:
        return following(_no_fees(games), "fee-schedule-filed")
    place, number, every = (found[0].game, "name"), len(found), len(games)
    return met("stated", place, key="fees", item=phrase("fees"), number=number, all=every)


def _no_fees(games: list[GameFile]) -> Answer:
    fees = [fee for file in games for fee in file.game.fees]
    if named := [fee for fee in fees if fee.from_]:
        return not_stated("fees-unassessed", named[0])
    see: list[Role] = [((file.game, "name"), "game") for file in games]
    return not_stated("fees-missing", see=[*see, *((fee, "game") for fee in fees)])


def _assessed(game: Game) -> bool:
    """Whether the rules say more of a fee than its name and who pays it, or that there is none."""
    told = [fee for fee in game.fees if set(fee.keys()) - {"called", "from_"} and not free(fee)]
    return bool(told or (_sections(game, "fees") and not game.fees))


def _legality(filing: Filing) -> Answer:
    """Not asked where a document says that the Bureau approved what the filing has."""
    if not any(_lawful(file.game) for file in filing.games) and _approved(filing):
        return not_applicable("approved")
    lawful = [said for said in filing.house.states if said.that == "legality" and said.is_]
    return _worded("legality", filing, _lawful, (*lawful,))


def _approved(filing: Filing) -> bool:
    said = [claim for sheet in filing.schedules for claim in sheet.schedule.states]
    said += [claim for file in filing.games for claim in file.game.states]
    return any(claim.that == "bureau-approval" and claim.is_ for claim in said)


def _wagers(game: Game) -> bool:
    placed = (game.wagers, game.forced_bets, game.raises, game.table_limit, game.limits)
    bets = [step for step in game.round if step.does in ("bet", "betting-round")]
    return any((*placed, game.inherits, _sections(game, "wagers"), bets))


def _winner(game: Game) -> bool:
    if pots_alone(game) or _special(game):
        return False
    decided = [wager for wager in game.wagers if wager.decided or wager.pays or wager.rolls]
    told = (game.compares, game.pot, game.object, game.hands, game.inherits)
    return any((decided, *told, _sections(game, "how-wagers-win", "object")))


def _special(game: Game) -> bool:
    """Whether all results that the rules give are of naturals and ties."""
    cases = {one.case for comparison in game.compares for one in comparison.outcomes}
    return bool(cases) and cases <= SPECIAL and not game.inherits


def _thin(filing: Filing, answer: Answer) -> Answer:
    """The answer, or that the glossary found is one word explained somewhere in the rules."""
    terms = [*filing.house.glossary, *(one for f in filing.games for one in f.game.glossary)]
    whole = any(len(_glossary(f.game)) > len(f.game.glossary) for f in filing.games)
    if answer.case != "stated" or whole or len(terms) != 1:
        return answer
    return unclear("glossary-thin", terms[0], term=name(terms[0].is_))


def _glossary(game: Game) -> list[Part]:
    return [*game.glossary, *_sections(game, "glossary", "definitions"), *_claims(game, "glossary")]


def _lawful(game: Game) -> list[Part]:
    return [*_sections(game, "legality"), *_claims(game, "legality")]


def _claims(game: Game, claim: str) -> list[Part]:
    return [said for said in game.states if said.that == claim and said.is_]


def _sections(game: Game, *sections: str) -> list[Part]:
    return [section for section in game.sections if section.is_ in sections]
