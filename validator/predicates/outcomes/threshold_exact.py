"""A figure decides something, and nothing is said of the figure itself.

Where the rules say what happens above a figure and what happens below it, they say what happens at
the figure. A share of exactly the figure is not rare: it is what players aim for.

## Says
- both-sides: The rules say what happens over {figure} ({over}) and under {figure} ({under}),
  but not when the {of} is exactly {figure} ({@}).
  Fix: Write “{figure} or more” or “{figure} or less” on one of the two sides.
- total-over: The rules say what happens when a hand's total is over {figure} ({over}), but not
  when it is exactly {figure} ({@}).
  Reading: What happens with a total of {figure}?
  Fix: Say what happens at exactly {figure}.
- total-under: The rules say what happens when a hand's total is under {figure} ({under}), but not
  at exactly {figure} ({@}).
  Reading: What happens with a total of {figure}?
  Fix: Say what happens at exactly {figure}.
- said: The rules say what happens at exactly {figure} ({@}): {exactly}.
- one-side: The rules have a result on one side of {figure} only ({@}); the other side keeps the
  ordinary rule.
- none: No figure decides anything.

## Examples
```yaml not-stated both-sides
category: poker
thresholds: {of: share-of-pot, is: 200, if-above: shares are taken, if-below: losers may buy back}
```
> The rules say what happens over 200 (shares are taken) and under 200 (losers may buy back), but
> not when the share of pot is exactly 200 (line 4).
```yaml met said
category: poker
thresholds: {of: share-of-pot, is: 200, if-above: shares are taken, if-below: losers may buy back, exactly: as-above}
```
"""

from __future__ import annotations

from ...model.poker import Threshold
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, not_stated, unclear
from ..values import as_called, name, number

TOTAL = "total"
"""The end of the word for the total of a hand."""


def judge(subject: Subject, ask: Ask) -> Answers:
    if not subject.game.thresholds:
        yield not_applicable("none")
    yield from map(_answer, subject.game.thresholds)


def _answer(threshold: Threshold) -> Answer:
    over, under = (
        name(word) if word else None for word in (threshold.if_above, threshold.if_below)
    )
    figure, key = number(threshold.is_), (threshold.of, threshold.is_)
    exactly = {"as-above": over, "as-below": under}.get(threshold.exactly or "")
    if exactly:
        return met("said", threshold, key=key, figure=figure, exactly=exactly)
    if over and under:
        of = as_called(threshold.of)
        return not_stated(
            "both-sides", threshold, key=key, figure=figure, of=of, over=over, under=under
        )
    if not threshold.of.endswith(TOTAL):
        return met("one-side", threshold, key=key, figure=figure)
    side = "total-over" if over else "total-under"
    return unclear(side, threshold, key=key, figure=figure, over=over, under=under)
