"""Back-line bets are allowed, and no sheet says whether they count.

## What is asked
Where back-line bets are allowed in a game and its fee is graded by a total of wagers, the sheet or the rules say whether they count in the total.

## Why
A bet on another's hand can lift the total into the next tier. That all wagers on the table count may be meant; it is asked once for all games of a filing.

## Fails
```yaml unclear
kind: game
id: example
name: Example
category: player-dealer
backline: {allowed: true, at: 109}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base], at: 242}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-100, player-dealer: [[5-200, 1], [201+, 2]]}]
```

## Passes
```yaml met
kind: game
id: example
name: Example
category: player-dealer
backline: {allowed: true}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base, backline]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-100, player-dealer: [[5-200, 1], [201+, 2]]}]
```

## Boundary
A flat fee for the hand is the same whoever bets on it.
```yaml not-applicable
kind: game
id: example
name: Example
category: player-dealer
backline: {allowed: true}
---
kind: schedule
name: Rates
blocks: [{games: [{document: example}], options: [{option: 1, limit: 5-100, player-dealer: 1}]}]
```

## How to fix
Say that back-line bets count in the total, or that they do not.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.fees import Definition
from ...model.statements import Fee
from .._fees import charged_by, sentence, standing
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
TOTALS = ("total-table-action", "total-player-wager")
WORD = "backline"
FEW = 4


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    filing = subject.filing
    allowed: dict[str, Place] = {}
    totals: dict[int, Place] = {}
    told: Place | None = None
    for _, block, rows in standing(filing):
        graded = charged_by(rows, TOTALS)
        backed = {filing.titles[file.id]: said for file in filing.games_of(block) if file.id not in filing.superseded for said in file.game.backline[::-1] if said.allowed}
        if not graded or not backed:
            continue
        parts: tuple[Definition | Fee, ...] = (*block.defines, *block.fees, *(fee for file in filing.games_of(block) for fee in file.game.fees))
        answered = next((part for part in parts if WORD in (*part.counts, *part.excludes)), None)
        if answered:
            told = told or answered
            continue
        allowed |= {name: said for name, said in backed.items() if name not in allowed}
        name, row = graded[0]
        place = sentence(block, name) or row.place
        totals.setdefault(id(place), place)
    if allowed:
        first, *others = totals.values()
        more = len(allowed) - FEW
        *names, last = [*list(allowed)[:FEW], *([f"{more} more game{'s' if more > 1 else ''}"] if more > 0 else [])]
        games = f"{', '.join(names)} and {last}" if names else last
        yield unclear(
            f"back-line bets are allowed at {games}, where a fee goes by a total of wagers, and whether they count in it is not said. That all bets on the table count may be meant",
            "say that back-line bets count in the total, or that they do not",
            first,
            *((place, "likewise") for place in others[:FEW]),
            *((said, f"allowed at {name}") for name, said in list(allowed.items())[:FEW]),
        )
    elif told:
        yield met("it is said whether back-line bets count", told)
    else:
        yield not_applicable("no fee goes by a total of wagers in a game that allows back-line bets")
