"""A game for which no fee is filed.

The rules of each game include its fee collection and assessment methods, and an application comes
with a fee collection schedule for each wagering limit. A game without a schedule has no fee that
could be determined before play, or none that was approved.

## Says
- silent: No schedule of the filing says that its fees are for {game}, and its rules give no
  amount[ ({@})].
  Together (): No schedule of the filing says that its fees are for {game:or}, and the rules give
    no amount.
  Fix: File a schedule of collection fees for {game}, or name {game} on the sheet with the fees.
- lost: The filing has no fee schedule for {game}, and its rules give no amount. A sheet names a
  document that is not filed ({@lost}).
  Reading: Is {game} meant?
  Fix: Correct the name on the sheet, or file a schedule of collection fees for {game}.
  See lost: names a document that is not there
- offered: {game} is on a list of games offered ({@}), but the fees there are given for {named}
  ({@fees}).
  Reading: Are those fees meant for {game} too?
  Together (named): {game} are on a list of games offered ({@}), but the fees there are given for
    {named}. Are those fees meant for all of them?
  Fix: Name on the sheet every game that its fees are for.
  See fees: the fees
- like-name: No sheet names {game} ({@rules}). {@} has fees for {called}[ ({approval})], but no
    rules of that name are filed.
  Reading: Are {game} and {called} the same game?
  Fix: Use one name and one approval number in the rules and on the sheet.
  See rules: the rules
- unpriced: The sheet that names {game} ({@}) gives no amount for its fee, and neither do its rules.
  Fix: Print the fee of {game} on the sheet.
- filed: A schedule has fees for {game} ({@}).
- in-rules: The rules of {game} give the fee themselves ({@}).
- named: A sheet has fees for a game called {called} ({@}).
- bonus-bet: A bonus bet pays its fee with the game it is added to.

## Examples
```yaml not-stated silent
category: poker
fees: [{called: time collection, note: mentioned only}]
```
> No schedule of the filing says that its fees are for Example, and its rules give no amount (line
> 4).
```yaml met filed
category: poker
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-100, player: 1}]
```

## References
11 CCR 2071(a)(2); the Bureau's page on game approvals.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject, options
from ...docket.ladders import components
from ...docket.names import heading
from ...model.fees import Block, GameRef, Offered
from ...model.game import Game
from ...model.statements import Fee
from .._fees import given, unpriced
from .._law import amounts
from .._unnamed import perhaps
from ..answer import Answer, Answers, Ask, following, met, not_applicable, not_stated, unclear
from ..values import name

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game_file
    assert game
    joined = subject.filing.fees_of(game)
    if subject.game.category == "bonus-bet":
        yield not_applicable("bonus-bet")
    elif any(_priced(block) for _, block, _ in joined):
        yield met("filed", joined[0][2], game=game)
    elif priced := _in_rules(subject.game):
        yield met("in-rules", priced[0], game=game)
    elif joined:
        yield following(not_stated("unpriced", joined[0][2], game=game), "fees-printed")
    elif named := _named(subject):
        yield met("named", named, called=name(named.called or ""))
    else:
        yield _lacking(subject)


def _in_rules(game: Game) -> list[Fee]:
    return [fee for fee in game.fees if fee.share or amounts(fee)]


def _priced(block: Block) -> bool:
    """Whether a block gives an amount for each fee that it takes."""
    tabled = any(map(components, options(block)))
    return tabled or (any(map(given, block.fees)) and not unpriced(block))


def _lacking(subject: Subject) -> Answer:
    """The answer for a game that no sheet names and whose rules give no amount."""
    game = subject.game_file
    assert game
    mentioned = next(iter(subject.game.fees), None)
    like = perhaps(subject)
    lost = [(reference, "lost") for _, reference in subject.filing.dangling(game)][:1]
    for offered, fee in _offered(subject):
        values = {"game": game, "named": name(fee.called or "")}
        return unclear("offered", offered, see=[(fee, "fees")], **values)
    if like:
        see = [(heading(subject.game), "rules")]
        approval = name(like.approval) if like.approval else None
        called = name(like.called or "")
        return unclear("like-name", like, see=see, game=game, called=called, approval=approval)
    if lost:
        return following(not_stated("lost", mentioned, see=lost, game=game), "documents-named")
    return not_stated("silent", mentioned, game=game)


def _offered(subject: Subject) -> Iterator[tuple[Offered, GameRef]]:
    """A sheet that lists this game as offered, and the first game that its fees are for."""
    own = _plain(subject.game.name)
    for sheet in subject.filing.schedules:
        for offered in sheet.schedule.offers:
            if own in map(_plain, offered.names):
                yield from ((offered, fee) for fee in sheet.references)


def _named(subject: Subject) -> GameRef | None:
    """Where a sheet calls this game by its name, give or take a few words at the end."""
    own = (subject.game.name, *(said.is_ for said in subject.game.also_called))
    names = tuple(filter(None, map(_plain, own)))
    blocks = [block for sheet in subject.filing.schedules for block, _ in sheet.blocks]
    references = (one for block in blocks for one in block.games if one.called)
    return next((one for one in references if _begins(_plain(one.called or ""), names)), None)


def _begins(called: str, names: tuple[str, ...]) -> bool:
    return called.startswith(names) or any(called and one.startswith(called) for one in names)


def _plain(called: str) -> str:
    return "".join(filter(str.isalnum, called.casefold()))
