"""A percentage typed where a fee in dollars stands: told as what it is, with law and key for it."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import get_args

from ..model.words import Payer
from ..source.spans import Path

FLAT = "Penal Code 337j(f)"
_PERCENT = re.compile(
    r"(\d{1,6}(?:\.\d{1,6})?|\.\d{1,6}) ?(?:%|percent|per cent|pct)(?: .*)?",
    re.ASCII | re.IGNORECASE,
)
_TIMES = re.compile(r"(0?\.\d{1,6}) ?[x*×](?: .*)?", re.IGNORECASE)
_FRACTION = re.compile(r"[1-9]\d{0,3}/[1-9]\d{0,3}", re.ASCII)


def share(value: object) -> str:
    """The share a text means, as a document writes it: ``5 %``, ``1/20``; else nothing."""
    text = value.strip() if isinstance(value, str) else ""
    if found := _PERCENT.fullmatch(text):
        return f"{_plain(Decimal(found[1]))} %"
    if found := _TIMES.fullmatch(text):
        return f"{_plain(Decimal(found[1]) * 100)} %"
    return text if _FRACTION.fullmatch(text) else ""


def told(path: Path, value: object) -> tuple[str, str] | None:
    """What is wrong with a share in the place of a fee, and the key that would say it."""
    found = share(value)
    if not found:
        return None
    names = [step for step in path if isinstance(step, str)]
    name = names[-1] if names else ""
    payer = f"from: {name}" if name in get_args(Payer) else "from: player"
    word = "a percentage" if found.endswith("%") else "a share"
    what = "the fee" if name in ("table", "amount") else name
    said = f"{what} is {word}, {found}, and a fee here is an amount in dollars"
    key = f"fees: {{{payer}, share: {{is: {found}, of: pot}}}}"
    fix = f"if a share is what the filing says, write {key}, which is then judged"
    return (
        f"{said}: in California fees are flat ({FLAT})",
        f"write the dollars, such as 0.50; {fix}",
    )


def _plain(number: Decimal) -> str:
    return f"{number.normalize():f}"
