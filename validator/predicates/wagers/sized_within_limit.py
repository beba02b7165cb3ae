"""A wager sized from another can pass the table limit it is said to keep.

## What is asked
A wager that is a multiple of another and must stay within the table limit does so for every amount the other may be.
A size that another place contradicts is told with the finding of `wager-size-agrees`.

## Why
Four times an ante of $200 is $800. At a table of $5 to $200 either the wager or the limit gives way, and the rules must say which.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: ante, limit: {within-table-limit: true}}, {name: play, size: {of: ante, times: 3-4, bound: between}, limit: {within-table-limit: true}}]
```
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: ante, limit: {is: 5-200}}, {name: play, size: {of: ante, times: 2, bound: exactly}, limit: {is: 5-200}}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: ante, limit: {within-table-limit: true}}, {name: play, size: {of: ante, times: 1, bound: exactly}, limit: {within-table-limit: true}}]
```

## Boundary
Not said to keep the table limit.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: ante, limit: {within-table-limit: true}}, {name: play, size: {of: ante, times: 3-4, bound: between}}]
```
A wager that may be less can always be less.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: ante, limit: {is: 5-200}}, {name: odds, size: {of: ante, times: 10, bound: at-most}, limit: {is: 5-200}}]
```

## How to fix
Say that the table limit holds for the first wager only, or cap the second.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Subject
from ...model.values import dollars
from ...model.wagers import Wager
from .._say import plain
from .._wagers import bounds
from ..legacy import Answer, Ask, following, met, not_applicable, unclear, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager = subject.wager
    sizes = [size for size in wager.size if size.bound != "at-most" and size.times.low > 1]
    if not wager.size:
        yield not_applicable("the wager is not sized from another")
        return
    within = [limit for limit in wager.limit if limit.within_table_limit]
    most = [(found[1], limit) for limit in wager.limit if (found := bounds(limit)) and found[1] is not None]
    for size in sizes:
        base = next((other for other in subject.game.wagers if other.name in size.of), None)
        highest = _most(base)
        base_name = plain(size.of[0])
        for top, limit in most:
            if top is not None and highest is not None and highest * size.times.low > top:
                answer = violated(
                    f"{size.times} times {base_name} of {dollars(highest)} is more than {plain(wager.name)} may be, {dollars(top)}",
                    f"cap {base_name} so that the multiple stays within the limit",
                    size,
                    (limit, f"at most {dollars(top)}"),
                )
                yield following(answer, "wager-size-agrees")
                return
        if within:
            answer = unclear(
                f"{plain(wager.name)} is {size.times} times {base_name} and must stay within the table limit, and passes it with {base_name} near the maximum",
                f"say that the table maximum holds for {base_name} and not for {plain(wager.name)}",
                size,
                (within[0], "within the table limit"),
            )
            yield following(answer, "wager-size-agrees")
            return
    yield met("the wager cannot pass a limit it is said to keep", wager.size[0])


def _most(wager: Wager | None) -> Decimal | None:
    return next((found[1] for limit in (wager.limit if wager else ()) if (found := bounds(limit))), None)
