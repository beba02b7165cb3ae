"""The player-dealer's wager bounds what is won and lost.

## What the law asks
The published rules ensure that the player-dealer can win or lose only a fixed and limited wager. That has several limbs, and each
provision names one: `exposure` (wins or loses at most the wager put up), `uncovered` (wagers it does not reach are returned), `settling` (losing
wagers are collected and winning ones paid, to that extent), `house` (the house does not take part), `interest` (the house has no interest in the
outcome).

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

## Boundary
One place returns them, another does not.
```yaml unclear limb=uncovered
kind: game
name: Example
category: player-dealer
player-dealer: {uncovered-wagers: [{are: returned}, {are: not-refunded}]}
```

## How to fix
State each limb once, in the section on the type of game.

## References
Penal Code 330.11; Business and Professions Code 19805(c), 19984(a).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_stated, unclear, violated
from ...model.game import Game
from ...model.statements import Claim

Limb = Callable[[Game], Iterator[Answer]]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    yield from LIMBS[str(ask.value("limb", "exposure"))](subject.game)


def _exposure(game: Game) -> Iterator[Answer]:
    said = game.player_dealer.wins_or_loses_at_most if game.player_dealer else ()
    settling = [s for s in (game.player_dealer.settling if game.player_dealer else ()) if s.to_the_extent]
    if said:
        yield met(f"the player-dealer wins or loses at most the {said[0].is_.replace('-', ' ')}", *said)
    elif settling:
        yield met("wagers are settled only to the extent of the player-dealer's wager", *settling)
    else:
        yield not_stated("the rules do not say that the player-dealer can win or lose only the wager put up", "say that the player-dealer may not win or lose more than the amount wagered")


def _uncovered(game: Game) -> Iterator[Answer]:
    said = game.player_dealer.uncovered_wagers if game.player_dealer else ()
    returned = [s for s in said if s.are == "returned"]
    kept = [s for s in said if s.are not in ("returned", "no-action", "refused")]
    fix = "say that wagers the player-dealer's wager does not cover are returned to the players"
    if returned and kept:
        yield unclear("one place says uncovered wagers are returned and another that they are not", fix, kept[0], (returned[0], "returned"))
    elif kept:
        yield violated(f"wagers that are not covered are {kept[0].are.replace('-', ' ')}", fix, kept[0])
    elif said:
        yield met(f"wagers that are not covered are {said[0].are}", *said)
    else:
        yield not_stated("the rules do not say what happens to wagers the player-dealer's wager does not cover", fix)


def _settling(game: Game) -> Iterator[Answer]:
    said = game.player_dealer.settling if game.player_dealer else ()
    refused = [s for s in said if not s.is_ or s.collects is False or s.pays is False]
    whole = [s for s in said if not s.wagers]
    fix = "say that the player-dealer collects all losing wagers and pays all winning ones to the extent of the wager put up"
    missing = [word for word, found in (("collects losing wagers", any(s.collects for s in whole)), ("pays winning wagers", any(s.pays for s in whole))) if not found]
    if refused:
        yield violated("the rules say that the player-dealer does not collect and pay every wager", fix, refused[0])
    elif not said:
        yield not_stated("the rules do not say that the player-dealer collects losing wagers and pays winning ones", fix)
    elif missing:
        yield not_stated(f"the rules do not say that the player-dealer {' and '.join(missing)}", fix, said[0])
    else:
        yield met("the player-dealer collects losing wagers and pays winning ones", *whole)


def _claims(game: Game, *wanted: str) -> list[Claim]:
    return [claim for claim in game.states if claim.that in wanted]


def _claimed(what: str, fix: str, *wanted: str) -> Limb:
    def limb(game: Game) -> Iterator[Answer]:
        said = _claims(game, *wanted)
        against = [claim for claim in said if not claim.is_]
        holders = [h for h in (game.player_dealer.may_hold if game.player_dealer else ()) if h.who == "house" and h.is_]
        if against or (holders and "house-never-player-dealer" in wanted):
            yield violated(f"the rules say the opposite: {what} is denied", fix, against[0] if against else holders[0])
        elif said:
            yield met(f"the rules say that {what}", *said)
        else:
            yield not_stated(f"the rules do not say that {what}", fix)

    return limb


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
