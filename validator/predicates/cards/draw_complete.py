"""A total for which nobody says whether a card is drawn, or of which two things are said.

Where the rules say when a hand draws, every total has one instruction, in the chart or in the text.
Where a hand goes by the third card of the other, they also say what it does when the other has
none. A total that the chart leaves out as well is told with the finding of `draw-chart`. A hand
with a total nobody speaks of cannot be finished.

## Says
- silent: The rules do not say whether the {hand} draws on a total of {totals:or}[ when the {drawn}
  has drawn] ({@}).
  Fix: Say whether the {hand} draws on a total of {totals:or}[ when the {drawn} has drawn].
  See chart: the chart does not say either
- other-stood: The {hand} goes by the third card of the {drawn} ({@}). The rules do not say when it
  draws if the {drawn} has taken no card.
  Fix: Say on which totals the {hand} draws when the {drawn} stands.
  Write: draw-rules: [{for: {hand}, totals: 0-5, must: hit, if: player-stands}]
- two-instructions: On a total of {totals:or}, the rules give two instructions for the {hand}:
  {first} ({@first}) and {second} ({@}).
  Fix: Give each total one instruction.
  See first: says {first}
- each: Every total has one instruction ({@}).
- none: The rules do not say in words when a hand draws.

## Examples
```yaml not-stated silent
draw-rules:
  - {for: banker-hand, totals: 3-6, must: hit, not-against: [8], if: player-hits}
  - {for: banker-hand, totals: 7-9, must: stand}
```
> The rules do not say whether the banker hand draws on a total of 0, 1 or 2 (line 5).
```yaml met each
draw-rules: [{for: player-hand, totals: 0-5, must: hit}, {for: player-hand, totals: 6-9, must: stand}]
```
"""

from __future__ import annotations

from collections import defaultdict

from ...model.cards import DrawMatrix, DrawRule
from ...model.game import Game
from .._draws import ALWAYS, cells, digits
from ..answer import Answer, Answers, Ask, Subject, concluded, following, not_stated, violated
from ..values import number

DRAWN = range(8)
BANKER, STOOD = "banker-hand", "player-stands"


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    rules = [rule for rule in game.draw_rules if rule.if_ in ALWAYS]
    hands: dict[str, list[DrawRule]] = defaultdict(list)
    for rule in rules:
        hands[rule.for_].append(rule)
    found: list[Answer] = []
    for hand, own in hands.items():
        found += [*_clashes(hand, own), *_missing(game, hand, own)]
    found += _other_stood(game)
    yield from concluded(found, rules, "each")


def _other_stood(game: Game) -> Answers:
    """That a third card decides when a banker hand draws, and no rule has the case without one."""
    stood = any(rule.for_ == BANKER and rule.if_ == STOOD for rule in game.draw_rules)
    if thirds := [] if stood or game.inherits else _by_third(game):
        yield not_stated("other-stood", thirds[0], key=STOOD, hand=BANKER, drawn="player-hand")


def _by_third(game: Game) -> list[DrawRule | DrawMatrix]:
    """What makes the banker hand go by a third card; a column for none answers for itself."""
    rules = [r for r in game.draw_rules if r.for_ == BANKER and (r.against or r.not_against)]
    charts = [m for m in game.draw_matrix if m.for_ == BANKER]
    whole = all(all(map(digits, m.third_cards)) and not m.damaged for m in charts)
    return [*rules, *charts] if whole else []


def _missing(game: Game, hand: str, own: list[DrawRule]) -> Answers:
    charts = [matrix for matrix in game.draw_matrix if matrix.for_ == hand]
    charted = {total for matrix in charts for total, _ in cells(matrix)}
    if missing := sorted({*DRAWN} - charted - _totals(own)):
        answer = not_stated(
            "silent",
            own[0],
            see=[(matrix, "chart") for matrix in charts],
            key=hand,
            hand=hand,
            totals=[number(total) for total in missing],
            drawn="player-hand" if _when_drawn(game, hand, missing) else None,
        )
        yield following(answer, "draw-chart")


def _totals(rules: list[DrawRule]) -> set[int]:
    return {total for rule in rules for total in digits(rule.totals)}


def _when_drawn(game: Game, hand: str, missing: list[int]) -> bool:
    """Whether only the case is open in which the other hand has drawn."""
    own = [rule for rule in game.draw_rules if rule.for_ == hand]
    others = [rule for rule in own if rule.if_ not in ALWAYS]
    hits = any(rule.if_ == "player-hits" for rule in own)
    return hits and not _totals(others).isdisjoint(missing)


def _clashes(hand: str, rules: list[DrawRule]) -> Answers:
    """The first two rules that say different things of a total, whatever the third card."""
    seen: dict[tuple[str | None, int], DrawRule] = {}
    for rule in rules:
        if rule.against or rule.not_against or _any_total(rule):
            continue
        totals = digits(rule.totals)
        said = [seen.setdefault((rule.if_, total), rule) for total in totals]
        other = next((one for one in said if one.must_ != rule.must_), None)
        if other:
            shared = sorted(set(totals) & set(digits(other.totals)))
            yield violated(
                "two-instructions",
                rule,
                see=[(other, "first")],
                key=hand,
                hand=hand,
                totals=[number(total) for total in shared],
                first=other.must_,
                second=rule.must_,
            )
            return


def _any_total(rule: DrawRule) -> bool:
    return rule.must_ == "option" and set(DRAWN) <= set(digits(rule.totals))
