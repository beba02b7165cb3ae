"""A waived fee whose terms are not published.

The house may waive a fee or part of it only as the published rules and the notice to patrons
provide: they say which fee of which option is waived, or when. A waiver at pleasure is a fee fixed
after the wagers are in.

## Says
- denied: The schedule says that no fee is waived ({@denial}), but {option} prints a waived fee
  ({@}).
  Fix: Say in the schedule which fee is waived, for whom and when, or strike the waiver.
  See denial: no fee is waived
- at-pleasure: The house may waive fees ({@}), but the schedule does not say which fee, for whom or
  when.
  Fix: Say in the schedule which fee is waived, for whom and when.
- with-terms: The schedule says when a fee is waived: {waived} ({@}).
- printed: The schedule prints the fee of {option} as waived ({@}).
- none: The schedule waives no fee.

## Examples
```yaml unclear at-pleasure
kind: schedule
name: Example
states: [{that: fee-waiver}]
blocks: [{options: [{option: 1, player: 1}]}]
```
> The house may waive fees (line 3), but the schedule does not say which fee, for whom or when.
```yaml met with-terms
kind: schedule
name: Example
blocks: [{fees: [{from: player, waived: fewer than four players}], options: [{option: 1, player: 1}]}]
```

## References
Penal Code 337j(f).
"""

from __future__ import annotations

from ...docket.filings import Row, Subject
from ...docket.ladders import components
from .._law import claimed, fees
from ..answer import Answers, Ask, met, met_by, not_applicable, unclear, violated
from ..values import as_called


def judge(subject: Subject, ask: Ask) -> Answers:
    said, denied = claimed(subject, "fee-waiver")
    terms = [fee for fee in fees(subject) if fee.waived]
    option = _printed(subject)
    if denied and option:
        yield violated("denied", option.place, see=[(denied[0], "denial")], option=option)
    elif terms:
        places = [(fee, "waived") for fee in terms]
        yield met_by("with-terms", places, waived=as_called(terms[0].waived or ""))
    elif option:
        yield met("printed", option.place, option=option)
    elif said:
        yield unclear("at-pleasure", said[0])
    else:
        yield not_applicable("none")


def _printed(subject: Subject) -> Row | None:
    """The first option that prints a fee as waived."""
    assert subject.schedule_file
    rows = (row for _, rows in subject.schedule_file.blocks for row in rows)
    return next((row for row in rows if any(one.waived for one in components(row))), None)
