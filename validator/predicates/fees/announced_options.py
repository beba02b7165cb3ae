"""The options announced are not the options printed.

When the text names a series of options ("options 1 through 5"), the table prints those options and
no others. An option outside the announced series has no payer, no basis and no moment of
collection; one announced and not printed has no fee.

## Says
- extra: The text announces {announced} ({@announces}), but the table also prints {extra} ({@}),
  of which the text says nothing.
  Fix: Announce {extra} too and say how its fee is collected, or strike that option.
  See announces: announces the options
- exchanged: The text announces {announced} ({@announces}), but the table prints {extra} ({@}) and
  no {missing}.
  Fix: Number the options as announced, or correct the announcement.
  See announces: announces the options
- missing: The text announces {announced} ({@}), but the table prints no {missing}.
  Fix: Print {missing}, or correct the announcement.
  See near: the nearest option printed
- same: The options announced ({@}) are those the table prints.
- misnumbered: One number is printed in place of another, which `option-numbers` reports.
- none: No part of this schedule announces numbered options.

## Examples
```yaml violated extra
  - announces: {options: 1-2}
    options:
      - {option: 1, limit: 5-100, player: 1}
      - {option: 2, limit: 5-200, player: 2}
      - {option: 3, limit: 5-300, player: 3}
```
> The text announces options 1 and 2 (line 4), but the table also prints option 3 (line 8), of
> which the text says nothing.
```yaml met same
  - announces: [{options: 1}, {options: 2-3}]
    options:
      - {option: 1, limit: 5-100, player: 1}
      - {option: 2, limit: 5-200, player: 2}
      - {option: 3, limit: 5-300, player: 3}
```
"""

from __future__ import annotations

from collections.abc import Iterable

from ...docket.filings import Row, Subject
from ...model.fees import Announced, Block
from .._fees import Rows, announced, misnumbered, number, parts
from ..answer import Answers, Ask, judged, not_applicable, violated
from ..values import Value, option


def judge(subject: Subject, ask: Ask) -> Answers:
    numbered = [part for part in parts(subject) if part[0].announces and any(map(number, part[1]))]
    found = [answer for part in numbered for answer in _compare(*part)]
    if not found and any(_slip(*part) for part in numbered):
        yield not_applicable("misnumbered")
    else:
        yield from judged(found, [block.announces[0] for block, _ in numbered], "same")


def _slip(block: Block, rows: Rows) -> bool:
    """Whether one number is printed in place of another."""
    again, missing = misnumbered(block, rows)
    return bool(again) and len(again) == len(missing)


def _compare(block: Block, rows: Rows) -> Answers:
    printed = {n: row for row in reversed(rows) if (n := number(row)) is not None}
    series = {n for said in block.announces for n in _series(said, max(printed))}
    extra = sorted(set(printed) - series)
    if not extra:
        yield from () if _slip(block, rows) else _missing(block, printed)
        return
    lost = sorted(series - set(printed))
    yield violated(
        "exchanged" if lost else "extra",
        printed[extra[0]].place,
        see=[(said, "announces") for said in block.announces],
        key=tuple(map(str, extra)),
        announced=_options(series, rows[0].of),
        extra=_options(extra, rows[0].of),
        missing=_options(lost, rows[0].of),
    )


def _missing(block: Block, printed: dict[int, Row]) -> Answers:
    for said in block.announces:
        series = announced(said.options.low, said.options.high)
        if missing := [n for n in series if n not in printed]:
            near = printed[min(printed, key=lambda n: abs(n - missing[0]))]
            yield violated(
                "missing",
                said,
                see=[(near.place, "near")],
                key=tuple(map(str, missing)),
                announced=_options(series, near.of),
                missing=_options(missing, near.of),
            )


def _series(said: Announced, last: int) -> range:
    """The numbers announced; an open series ends with the *last* one printed."""
    high = last if said.options.high is None else int(said.options.high)
    return range(int(said.options.low), high + 1)


def _options(numbers: Iterable[int], of: str) -> list[Value]:
    return [option(n, of) for n in numbers]
