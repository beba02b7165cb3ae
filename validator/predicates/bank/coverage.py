"""The player-dealer's wager bounds what is won and lost.

## What the law asks
The published rules ensure that the player-dealer can win or lose only a fixed and limited wager. That has several limbs, and each
provision names one: `exposure` (wins or loses at most the wager put up), `uncovered` (wagers it does not reach are returned), `settling` (losing
wagers are collected and winning ones paid, to that extent), `house` (the house does not take part), `interest` (the house has no interest in the
outcome). A rate sheet filed for the game may say it too.

## Why
What bounds the player-dealer's wager is what keeps the position from being a bank.

## Fails
```yaml violated limb=uncovered
kind: game
name: Example
category: player-dealer
player-dealer: {uncovered-wagers: {are: not-refunded}}
```

Silence is not a pass.
```yaml not-stated limb=exposure
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2}}
```

## Passes
```yaml met limb=exposure
kind: game
name: Example
category: player-dealer
player-dealer: {wins-or-loses-at-most: original-wager}
```

The rate sheet for the game says it.
```yaml met limb=interest
kind: game
name: Example
category: player-dealer
---
kind: schedule
name: Sheet
states: [{that: house-no-interest}]
blocks: [{games: [{document: example}]}]
```

## Boundary
One place returns them, another does not.
```yaml unclear limb=uncovered
kind: game
name: Example
category: player-dealer
player-dealer: {uncovered-wagers: [{are: returned}, {are: not-refunded}]}
```

The words may speak of the fee and not of the wager, as a note tells.
```yaml unclear limb=uncovered
kind: game
name: Example
category: player-dealer
player-dealer: {uncovered-wagers: {are: not-refunded, note: may mean the collection fee}}
```

## How to fix
State each limb once, in the section on the type of game.

## References
Penal Code 330.11; Business and Professions Code 19805(c), 19984(a).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...docket import Subject
from ...model.fees import GameRef
from ...model.statements import BankWager, Claim
from .._law import banks, claims
from .._names import core
from .._unnamed import counted
from ..legacy import Answer, Ask, following, met, not_stated, unclear, violated
from ..parameters import one_of

NEEDS_FILING = True
Limb = Callable[[Subject], Iterator[Answer]]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    yield from counted(subject, LIMBS[str(ask.value("limb", "exposure"))](subject))


def _exposure(subject: Subject) -> Iterator[Answer]:
    said = [s for bank in banks(subject) for s in bank.wins_or_loses_at_most]
    settling = [s for bank in banks(subject) for s in bank.settling if s.to_the_extent]
    unlimited = [s for bank in banks(subject) for s in bank.wager if s.unlimited]
    open_ = "; the filing sets no maximum on the player-dealer's wager" if unlimited else ""
    if said:
        yield met(f"the player-dealer wins or loses at most the {said[0].is_.replace('-', ' ')}{open_}", *said, *unlimited)
    elif settling:
        yield met(f"wagers are settled only to the extent of the player-dealer's wager{open_}", *settling, *unlimited)
    else:
        fix = "say that the player-dealer may not win or lose more than the amount wagered"
        yield not_stated("the rules do not say that the player-dealer can win or lose only the wager put up", fix, _put_up(subject))


def _put_up(subject: Subject) -> BankWager | None:
    """Where the rules speak of the player-dealer's own wager, which may reach some wagers only."""
    return next((said for bank in banks(subject) for said in bank.wager if said.must_cover), None)


def _uncovered(subject: Subject) -> Iterator[Answer]:
    said = [s for bank in banks(subject) for s in bank.uncovered_wagers]
    returned = [s for s in said if s.are == "returned"]
    kept = [s for s in said if s.are not in ("returned", "no-action", "refused")]
    fix = "say that wagers the player-dealer's wager does not cover are returned to the players"
    if returned and kept:
        yield following(unclear("one place says uncovered wagers are returned and another that they are not", fix, kept[0], (returned[0], "returned")), "uncovered-agree", "rules-and-sheet-agree")
    elif kept and all(s.note for s in kept):
        yield unclear(f"wagers that are not covered are {kept[0].are.replace('-', ' ')}, by one reading; {kept[0].note}", fix, kept[0], *((s, str(s.note)) for s in kept[1:]))
    elif kept:
        yield violated(f"wagers that are not covered are {kept[0].are.replace('-', ' ')}", fix, kept[0])
    elif said:
        yield met(f"wagers that are not covered are {said[0].are}", *said)
    else:
        yield not_stated("the rules do not say what happens to wagers the player-dealer's wager does not cover", fix, _put_up(subject))


def _settling(subject: Subject) -> Iterator[Answer]:
    said = [s for bank in banks(subject) for s in bank.settling]
    refused = [s for s in said if not s.is_ or s.collects is False or s.pays is False]
    whole = [s for s in said if not s.wagers]
    fix = "say that losing wagers go to the player-dealer and winning ones are paid, to the extent of the wager put up"
    missing = [word for word, found in (("collects losing wagers", any(s.collects for s in whole)), ("pays winning wagers", any(s.pays for s in whole))) if not found]
    right = sorted((s for s in whole if s not in refused), key=lambda s: not (s.collects and s.pays))  # the place that says both first
    if refused and right:
        yield unclear("one place has the player-dealer collect what loses and pay what wins, and another says otherwise", fix, refused[0], (right[0], "collects and pays"))
    elif refused:
        yield violated("the rules say otherwise than that the player-dealer collects losing wagers and pays winning ones", fix, refused[0])
    elif not said:
        yield not_stated("the rules do not say that the player-dealer collects losing wagers and pays winning ones", fix)
    elif missing and not whole:
        named = dict.fromkeys(wager.replace("-", " ") for s in said for wager in s.wagers)
        yield not_stated(f"that the player-dealer collects losing wagers and pays winning ones is said only of the {' and '.join(named)} wager{'s' if len(named) > 1 else ''}", fix, said[-1])
    elif missing:
        yield not_stated(f"the rules do not say that the player-dealer {' and '.join(missing)}", fix, said[0])
    else:
        yield met("the player-dealer collects losing wagers and pays winning ones", *whole)


def _claimed(what: str, fix: str, *wanted: str) -> Limb:
    def limb(subject: Subject) -> Iterator[Answer]:
        said = [claim for claim in claims(subject) if claim.that in wanted]
        against = [claim for claim in said if not claim.is_]
        holders = [h for h in (h for bank in banks(subject) for h in bank.may_hold) if h.who == "house" and h.is_]
        if against or (holders and "house-never-player-dealer" in wanted):
            yield violated(f"the rules say the opposite: {what} is denied", fix, against[0] if against else holders[0])
        elif said:
            yield met(f"the rules say that {what}", *said)
        elif perhaps := [(claim, reference) for claim, reference in _perhaps(subject) if claim.that in wanted and claim.is_]:
            claim, reference = perhaps[0]
            told = f"the rules do not say that {what}; a sheet that prices a game of that name ({reference.approval or 'without number'}) does, and may be meant for it"
            yield unclear(told, fix, (subject.game, "name"), (reference, "named here"), (claim, "said here"))
        else:
            yield not_stated(f"the rules do not say that {what}", fix)

    return limb


def _perhaps(subject: Subject) -> Iterator[tuple[Claim, GameRef]]:
    """What sheets say that price a game of this name without leading to its rules."""
    for sheet in subject.filing.schedules:
        for reference in (ref for block, _ in sheet.blocks for ref in block.games if ref.called and core(ref.called) == core(subject.game.name)):
            if not subject.filing.joined(reference):
                yield from ((claim, reference) for claim in sheet.schedule.states)


LIMBS: dict[str, Limb] = {
    "exposure": _exposure,
    "uncovered": _uncovered,
    "settling": _settling,
    "house": _claimed(
        "the house does not take part in the play or hold the position",
        "say that the gambling establishment does not participate in the play of the game",
        "house-does-not-participate", "house-never-player-dealer", "no-bank-by-anyone",
    ),
    "interest": _claimed("the house has no interest in the outcome", "say that the gambling establishment has no interest in the outcome", "house-no-interest"),
}  # fmt: skip
PARAMETERS = {"limb": one_of(*LIMBS)}
