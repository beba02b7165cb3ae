"""The plain spelling of an amount, a range or a name written as a sheet prints it.

Only figures and the signs around them are read. ``over 400`` or ``5 and up`` say something, and
what is said is left to people.
"""

from __future__ import annotations

import re

_FIGURE = r"(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]+)?|\.[0-9]+"
_MONEY = re.compile(rf"\$? ?({_FIGURE})\Z")
_RANGE = re.compile(
    rf"(>)? ?\$? ?({_FIGURE})(?: ?(?:[-\u2010-\u2015\u2212]|to) ?\$? ?({_FIGURE}))? ?(\+)?\Z",
    re.ASCII,
)

_NAME = re.compile(r"[a-z][a-z0-9.']*(?:-[a-z0-9.']+)*\Z", re.ASCII)


MEANT = {
    "play": "act",
    "hit": "draw",
    "turn-over": "reveal",
    "pay": "settle",
    "tie": "pushes",
    "push": "pushes",
    "win": "wins",
    "lose": "loses",
    "refunded": "returned",
    "one up": "mixed",
    "double": "double-down",
    "banked": "player-dealer",
    "casino": "house-banked",
    "baccarat": "points-mod-10",
    "blackjack": "closest-to-target",
}
"""Words of the trade for which a closed list has another."""


def _bare(figure: str) -> str:
    plain = figure.replace(",", "")
    return f"0{plain}" if plain.startswith(".") else plain


def money(text: str) -> str | None:
    """``$1,000`` as ``1000``, ``$.50`` as ``0.50``; None for anything else."""
    match = _MONEY.match(text.strip())
    return _bare(match.group(1)) if match else None


def span(text: str) -> str | None:
    """``$5 - $50`` and ``5 to 50`` as ``5-50``, ``$401 +`` as ``401+``; else None."""
    match = _RANGE.match(text.strip())
    if not match:
        return None
    above, low, high, plus = match.groups()
    return f"{above or ''}{_bare(low)}{f'-{_bare(high)}' if high else ''}{plus or ''}"


def name(text: str) -> str | None:
    """``Pair Plus`` as ``pair-plus``; None for anything but words and figures."""
    made = "-".join(re.split(r"[ _-]+", text.strip().lower()))
    return made if _NAME.match(made) and made != text else None


def plain(text: str) -> str | None:
    """The plain spelling, where there is one."""
    return money(text) or span(text)
