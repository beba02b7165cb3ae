"""What ``fee`` and ``placard`` share: one schedule, and the rows of one of its options."""

from __future__ import annotations

from pathlib import Path

from ..docket.filings import Row, ScheduleFile
from ..model.fees import Schedule
from .common import Unusable, opened


def schedule_file(path: Path) -> ScheduleFile:
    """The schedule in a file."""
    filed = opened(path)
    if not isinstance(filed.model, Schedule):
        raise Unusable(f"{path} is a {filed.kind}, not a schedule")
    return ScheduleFile(filed, filed.model)


def rows(schedule: ScheduleFile, option: str, block: int | None) -> list[tuple[int, Row]]:
    """Every row printed for an option, with the number of its block."""
    found = [
        (number, row)
        for number, (_, printed) in enumerate(schedule.blocks, 1)
        for row in printed
        if row.option.option == option and block in (None, number)
    ]
    if not found:
        raise Unusable(
            f"{schedule.filed.path} has no option {option}"
            + (f" in block {block}" if block is not None else "")
        )
    return found
