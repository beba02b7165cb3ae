"""What ``fee`` and ``placard`` share: one schedule, and the rows of one of its options."""

from __future__ import annotations

from pathlib import Path

from ..docket.filings import Row, ScheduleFile
from ..docket.rows import prose_alone
from ..model.fees import Schedule
from ..model.values import UNNUMBERED
from .common import Unusable, opened


def schedule_file(path: Path) -> ScheduleFile:
    """The schedule in a file."""
    filed = opened(path)
    if not isinstance(filed.model, Schedule):
        raise Unusable(f"{path} is a {filed.kind}, not a schedule")
    return ScheduleFile(filed, filed.model)


def rows(schedule: ScheduleFile, option: str | None, block: int | None) -> list[tuple[int, Row]]:
    """Every row of an option, by its number or table limit, with its block; all without one."""
    found = [
        (number, row)
        for number, (part, printed) in enumerate(schedule.blocks, 1)
        for row in printed or (prose_alone(part),)
        if option in (None, *_names(row)) and block in (None, number)
    ]
    if not found:
        where = f" in block {block}" if block is not None else ""
        raise Unusable(f"{schedule.filed.path} has no option{f' {option}' * bool(option)}{where}")
    return found


def _names(row: Row) -> tuple[str, ...]:
    """The number of an option; of one that has none, its table limit."""
    number = row.option.option
    return (number, str(row.option.limit)) if number == UNNUMBERED else (number,)
