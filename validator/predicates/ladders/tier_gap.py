"""An amount between two tiers has no fee.

The tiers of a fee follow each other without a hole. Steps are whole dollars unless the filing says
otherwise. A fee that is not in the schedule cannot have been determined before the hand.

## Says
- gap: No {payer} fee is given for {hole}, between the tiers {first} and {second}[ ({@})].
  Fix: Start the tier {second} at {low}, or add a tier for {hole}.
  See first: the tier {first}
- closed: The tiers of the {payers} fee follow each other without a hole ({@}).

## Examples
```yaml violated gap
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [61-150, 2], [151+, 4]]}]
```
> No player-dealer fee is given for $51 to $60, between the tiers 5-50 and 61-150 (line 5).
```yaml met closed
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51-150, 2], [151+, 4]]}]
```
"""

from __future__ import annotations

from ...docket.ladders import Component, gaps, step_of
from ..answer import Answers, Subject, violated
from ..shapes import graded
from ..values import amounts, money


def _gaps(subject: Subject, ladder: Component) -> Answers:
    assert subject.schedule_file
    step, tiers = step_of(subject.schedule_file), ladder.cell.tiers
    for first, second, low, high in () if ladder.basis == "table-limit" else gaps(tiers, step):
        yield violated(
            "gap",
            second,
            see=[(first, "first")],
            key=(ladder.name, second.range),
            payer=ladder.name,
            hole=amounts(low, high),
            low=money(low),
            first=first,
            second=second,
        )


judge = graded(_gaps, "closed", several=True)
