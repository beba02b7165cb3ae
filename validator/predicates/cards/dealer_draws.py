"""Where cards are drawn to a total, the rules say whether and when each hand draws.

A game of points that lets players draw, charts their hands or has everybody act for the closest
total, tells the drawing of the dealer's, player-dealer's or banker's hand too. What the bank does
on each total decides every wager. A game for the closest total that deals two cards and tells no
drawing at all, or only the bank's, leaves open what a player may do. One total, such as soft 17, is
an exception to a rule and no rule; totals on which the bank hits do not tell on which it stands. Where a
chart is announced that is not in the copy, its absence is told instead.

## Says
- silent: Players may draw or stand ({@}), but the rules do not say whether or on which totals the
  {bank} draws.
  Fix: Say on which totals the {bank} draws and on which it stands.
  Write: charts: [{for: {bank}, rows: [[16-, hit], [17+, stand]]}]
- named-only: The {bank} draws ({@}), but the rules do not say on which totals.
  Fix: Say on which totals the {bank} draws and on which it stands.
  Write: charts: [{for: {bank}, rows: [[16-, hit], [17+, stand]]}]
- single-totals: The rules say what the {bank} does only on {totals} ({@}).
  Fix: Say on which totals the {bank} draws and on which it stands.
  Write: charts: [{for: {bank}, rows: [[16-, hit], [17+, stand]]}]
- one-way: The rules say on which totals the {bank} {does} ({@}), but not on which it {leaves}.
  Fix: Say on which totals the {bank} {leaves}.
- (draws): draws
- (stands): stands
- at-will: The {bank} may draw ({@}), but the rules do not say on which totals the {bank} must draw or
  stand, or how many cards the {bank} may take.
  Fix: Say on which totals the {bank} draws and on which it stands.
  Write: charts: [{for: {bank}, rows: [[16-, hit], [17+, stand]]}]
- unbounded: Players may draw ({@}) and lose nothing by going over, but the rules do not say how many
  cards they may take or on which totals they must stand.
  Fix: Say how many cards a player may take, or on which totals a player must stand.
- nobody: The hand closest to {target} wins ({@}), but the rules do not say whether players may take
  more cards, or on which totals the {bank} draws.
  Fix: Say what a player may do after the deal, and on which totals the {bank} draws and stands.
- bank-only: The rules say how the {bank} draws ({@}), but not whether a player may take more cards.
  Fix: Say what a player may do after the deal.
- third-card: The hands may draw ({@}), but the rules do not say on which totals.
  Fix: Say on which totals each hand draws and on which it stands.
- said: The rules say when the {bank} draws ({@}).
- none: Players do not draw cards to a point total here, or the drawing is that of another game.

## Examples
```yaml not-stated silent
round: [{does: deal, to: players, cards: 2}, {does: draw, to: players, cards: 1, at: 819}]
compares: {by: points-mod-10}
```
> Players may draw or stand (line 4), but the rules do not say whether or on which totals the
> player-dealer draws.
```yaml met said
round: [{does: deal, to: players, cards: 2}, {does: draw, to: players, cards: 1}]
draw-rules: [{for: player-dealer, totals: 0-4, must: hit, at: 1320}]
compares: {by: points-mod-10}
```
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ...docket.charts import Total, choices, held
from ...model.cards import Chart, ChartRow
from ...model.game import Game
from ...model.part import Part
from ...model.play import Step
from .._cards import totals
from .._cases import bank as bank_of
from .._wagers import compared_by
from ..answer import Answer, Answers, Ask, Subject, met_by, not_applicable, not_stated, roles
from ..values import name, phrase

SPAN = re.compile(r"[0-9](?:\+|-)|below")
"""A line of a chart names a span of totals; a sentence on one total alone is no chart."""
CLOSEST = "closest-to-target"
POINTS = ("points-mod-10", CLOSEST)
TWO_HANDS = {"player", "banker"}
"""Two hands of the table, neither of which is the bank's own."""
BANK = ("player-dealer", "banker-hand", "dealer", "house-dealer")
PLAYERS = ("players", "each-player", "active-players", "player-hand")


class Drawing(NamedTuple):
    """The places that tell when some hands draw, and those that only say that they do."""

    told: list[Part]
    named: list[Step]


def judge(subject: Subject, ask: Ask) -> Answers:
    players, bank = [*_unbounded(subject.game)], [*_bank(subject.game)]
    yield from players
    yield from (one for one in bank if not players or one.verdict == "not-stated")


def _unbounded(game: Game) -> Answers:
    """Players who draw at will in a game without a bust."""
    players = _drawing(game, PLAYERS)
    free = [step for step in players.named if not (step.up_to or step.cards)]
    no_bust = [one for one in game.compares if one.by == CLOSEST and one.bust is False]
    if no_bust and free and not players.told:
        yield not_stated("unbounded", free[0])


def _bank(game: Game) -> Answers:
    players, bank = _drawing(game, PLAYERS), _drawing(game, BANK)
    told = [*bank.told, *(chart for chart in game.draw_matrix if chart.for_ in BANK)]
    played = [*players.told, *players.named, *_for_total(game)]
    who = bank_of(game)
    if not _asked(game, told):
        yield not_applicable("none")
    elif told and not played and _choosing(game):
        yield not_stated("bank-only", told[0], bank=who)
    elif told:
        yield _in_part(game, bank) or met_by("said", told, bank=who)
    elif drawn := [*bank.named, *played]:
        yield not_stated(_silence(game, bank), drawn[0], bank=who)
    else:
        yield from _nobody(game)


def _asked(game: Game, told: list[Part]) -> bool:
    """Whether a game for a total has rules of its own, and the copy has them."""
    here = bool(told) or not _elsewhere(game)
    return compared_by(game, *POINTS) and here and not game.inherits


def _silence(game: Game, bank: Drawing) -> str:
    """What is open: when a bank that draws does so, when a third card comes, or everything."""
    if not bank.named:
        return "silent"
    two = any({*comparison.hands} >= TWO_HANDS for comparison in game.compares)
    at_will = any(step.optional for step in bank.named)
    return "third-card" if two else "at-will" if at_will else "named-only"


def _in_part(game: Game, bank: Drawing) -> Answer | None:
    """That charts, all there is for the bank, tell single totals, or never that it stands or draws."""
    charts = [part for part in bank.told if isinstance(part, Chart)]
    if len(charts) < len(bank.told):
        return None
    return next(filter(None, (_partly(game, those) for those in choices(charts))), None)


def _partly(game: Game, charts: list[Chart]) -> Answer | None:
    rows = [row for chart in charts for row in chart.rows]
    if any(row.totals == "other" for row in rows):
        return None
    place, see, who = charts[0], roles(charts[1:]), bank_of(game)
    if single := _single(rows):
        return not_stated("single-totals", place, see=see, bank=who, totals=totals(single))
    told = {row.must_ for row in rows}
    if len(told) != 1 or "option" in told:
        return None
    does, leaves = ("draws", "stands") if "hit" in told else ("stands", "draws")
    return not_stated("one-way", place, see=see, bank=who, does=phrase(does), leaves=phrase(leaves))


def _single(rows: list[ChartRow]) -> list[Total]:
    """The totals that lines name, where none names a span."""
    return [] if any(SPAN.search(row.totals) for row in rows) else sorted(held(rows))


def _nobody(game: Game) -> Answers:
    """A game for the closest total that tells the deal and no drawing."""
    towards = [one for one in game.compares if one.by == CLOSEST and one.target]
    if not towards or not _choosing(game):
        yield not_applicable("none")
        return
    target = name(towards[0].target[0])
    yield not_stated("nobody", towards[0], target=target, bank=bank_of(game))


def _choosing(game: Game) -> bool:
    """Whether two cards are dealt for a total, and nothing is said of what players do with them."""
    dealt = [step.cards for step in game.round if step.does == "deal" and step.to in PLAYERS]
    two = any(cards and cards.high == 2 for cards in dealt)
    return compared_by(game, CLOSEST) and two and not game.playing_options


def _elsewhere(game: Game) -> bool:
    """Whether the text announces a chart or picture that the copy lacks."""
    return any(said.damaged == "picture" for said in game.refers)


def _for_total(game: Game) -> list[Part]:
    """The play of players in a game for the closest total, where they draw or stand."""
    closest = compared_by(game, CLOSEST)
    return [step for step in game.round if closest and step.does == "act" and step.to in PLAYERS]


def _drawing(game: Game, hands: tuple[str, ...]) -> Drawing:
    rules = [rule for rule in game.draw_rules if rule.for_ in hands]
    charts = [chart for chart in game.charts if chart.for_ in hands]
    steps = [step for step in game.round if step.does == "draw" and step.to in hands]
    return Drawing([*rules, *charts], steps)
