"""Names of hands and moments, made of words of the trade, or declared in the document.

A name such as ``queen-high`` or ``after-initial-deal`` is open, but a word of it that nearly is one
of the trade, or of a name the document declares, is a slip of the pen: a rule that looks for the
name would go without it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from ..source.nearest import mended
from .gate import Unfit
from .words import Does

_RANKS = "zero one two three four five six seven eight nine ten jack queen king ace deuce"
_CARDS = frozenset(
    f"{_RANKS} {_RANKS.replace(' ', 's ')}s sixes trey treys a k q j "
    "royal straight straights flush flushes full house pair pairs kind kinds of high low wheel set "
    "sets trips quads badugi lowball joker jokers bonus card cards hand hands picture face mini "
    "super suited unsuited non same color red black running mixed connected natural naturals match "
    "matches matched dragon sweep clean complete total points hard soft front back middle top "
    "bottom player dealer banker any all no not none nothing but only with without and or better "
    "higher lower below above under over more less least most than to through up down in on the "
    "best worst highest lowest out".split()
)
_DONE = " ".join(get_args(Does)).replace("-", " ")
_TIMES = frozenset(
    f"{_DONE} "
    "deals dealing play wager wagers flop turn river rounds hand hands game half hour hours "
    "minute minutes day session shift entry time any first second third fourth fifth sixth "
    "seventh last next final initial original own cards card all other up down hole board "
    "community ante antes blind blinds dice cup opened rolls come out point number ball rest "
    "draws drawing discards distribution shake cut action peek comparison settlement settled "
    "payment collection drop change dealer player players seated table placed made called "
    "announced announcement over of the check checks fold decision decisions street war meld "
    "melds setting stop start end keno bingo ticket tickets sale sales close is at dealt pre post "
    "before after".split()
)
_PIECES = (
    "shuffler shoe machine box dice button puck chip tile ball blower tower sheet board reader "
    "circle wheel compartment generator table bonus game opponent rule definition column row square slot marker rack tie flashboard"
)
_THINGS = (
    _CARDS
    | _TIMES
    | frozenset(
        f"{_PIECES} {_PIECES.replace(' ', 's ')}s display tracking matrix score electronic layout "
        "random number cage bank collection dealing envy flex mini larger blackjack baccarat poker "
        "bat wing figure restated glossary object standards play description rates manual run runs "
        "exposed player deck pitch shuffle without in of for hi lo razz pai gow omaha holdem other way big "
        "small side jackpot qualifying backline setting joker losing winning share pot total "
        "totals taken banker house checked double crazy pineapple payout payouts award prize remaining "
        "management manager floor floorperson supervisor operator operation gaming casino cardroom".split()
    )
)


def strange_hand(name: str, declared: Iterable[str]) -> Unfit | None:
    """What is wrong with the name of a hand, where anything is."""
    return _slip(name, _CARDS, declared, "hand")


def strange_thing(name: str, declared: Iterable[str]) -> Unfit | None:
    """The same of equipment, a case, a part of the text, or a hand as it is set."""
    return _slip(name, _THINGS, declared, "name")


def strange_moment(moment: str, declared: Iterable[str]) -> Unfit | None:
    """The same of a moment, behind its *before* or *after*."""
    head, _, noun = moment.partition("-")
    return _slip(noun, _TIMES, declared, "moment", f"{head}-")


def _slip(
    name: str, trade: frozenset[str], declared: Iterable[str], what: str, head: str = ""
) -> Unfit | None:
    own = frozenset(declared)
    words = name.split("-")
    if name in own or all(word in trade for word in words):
        return None
    better = mended(name, trade | {word for one in own for word in one.split("-")})
    said = f"{head + name!r} is no {what} known here"
    return Unfit(said, (), f"did you mean '{head}{better}'?") if better else None
