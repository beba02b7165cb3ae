"""Text that may come from a stranger, made safe to show: no control characters, no reordering of what is read."""

from __future__ import annotations

import re

_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff\ud800-\udfff]")


def clean(text: str) -> str:
    """*text* with every character that draws nothing, moves the cursor or turns the line around made visible."""
    return _UNSEEN.sub("\ufffd", text)


def line(text: str) -> str:
    """The same on one line."""
    return clean(text).replace("\n", " ").replace("\t", " ")


def counted(many: int, what: str) -> str:
    """``1 document``, ``2 documents``."""
    return f"{many} {what}" if many == 1 else f"{many} {what}s"
