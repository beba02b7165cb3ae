"""Text that may come from a stranger, made safe to show: no control characters, nothing that
reorders what is read, no command to the machine that runs us.

A host of continuous integration reads what is printed and takes some of it for commands: a line
that begins with ``::``, and ``##[`` or ``##vso[`` anywhere in a line. No document and no name of a
file may speak to it.
"""

from __future__ import annotations

import os
import re
from typing import Any

_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    "\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0"
    "\ufff0-\ufffb\ufffe\uffff\ud800-\udfff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)
_INSIDE = re.compile(r"#(?=#\w*\[)")
_LEADING = re.compile(r"^([^\S\n]*):(?=:)", re.MULTILINE)


def clean(text: str) -> str:
    """*text* with every character made visible that draws nothing or turns the line around."""
    return _INSIDE.sub("\ufffd", _UNSEEN.sub("\ufffd", text))


def line(text: str) -> str:
    """The same on one line."""
    return clean(text).replace("\n", " ").replace("\t", " ")


def uncommanding(text: str, instead: str = "\ufffd") -> str:
    """*text*, no line of which is a command: *instead* takes the place of the first colon of one."""
    return _LEADING.sub(lambda found: found[1] + instead, text) if "::" in text else text


def plain(text: str) -> str:
    """All that is needed of a text which goes out as it is, line by line."""
    return uncommanding(clean(text))


def dumps(data: Any, indent: int | None = None) -> str:
    """*data* as JSON, with each such character escaped: nothing is lost, nothing takes effect."""
    import json

    made = json.dumps(data, indent=indent, ensure_ascii=False)
    return _INSIDE.sub(r"\\u0023", _UNSEEN.sub(lambda found: json.dumps(found[0])[1:-1], made))


def counted(many: int, what: str) -> str:
    """``1 document``, ``2 documents``."""
    return f"{many} {what}" if many == 1 else f"{many} {what}s"


def typed(word: str, windows: bool = os.name == "nt") -> str:
    """A word as one types it into a command: a Windows console knows no single quotes."""
    if windows:
        from subprocess import list2cmdline

        return list2cmdline([word])
    from shlex import quote

    return quote(word)
