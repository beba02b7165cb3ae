"""Scaffolds of new documents. Each passes the schema as it stands, and with any of its examples brought to life: `## ` explains, `# ` is an example."""

from __future__ import annotations

from typing import get_args

from ..model.published import BASE
from ..model.words import Category
from ..render.clean import dumps

KINDS = ("game", "schedule", "establishment")

_HOW = """\
## Lines with ## explain the lines below them. Lines with one # are an example.
## Change an example to what your rules say, and take the "# " off all its lines.
## Leave out what your rules do not say: `houseway check` asks for what is missing.
## Every key is explained in docs/language.md; `houseway explain RULE` shows what a rule asks.

"""

_GAME = """\
kind: game
name: {name}
## How the game is banked: player-dealer, {others}.
category: player-dealer

## What the rules declare. Keep what they say.
# states:
#   - {{that: house-does-not-participate}}
#   - {{that: house-no-interest}}
#   - {{that: fees-posted}}
#   - {{that: legality, note: no player banks for more than two hands in a row}}

## The object of the game, in your own words.
# object: a hand closer to nine than the other

## The deck: cards without jokers, jokers, how many decks. Then the cards in order.
# deck: {{cards: 52, jokers: 0, decks: 1}}
# cards: {{high-to-low: [K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2, A]}}
## How many points each card counts, where hands are compared by points.
# values: {{table: [[A, 1], [2-9, face], [10-K, 10]]}}

## How many places the table has, and whether the player-dealer's is one of them.
# seats: {{is: 8, of: positions, counts-player-dealer: true}}
## Whether people may bet on another player's hand.
# backline: {{allowed: false}}

## The player-dealer. How long one may bank and who is next; the most it can win or lose;
## what happens to bets it does not cover, and how the bank is used up (`reading: action`: by every
## bet that is settled, won or lost). Leave this out for a poker game.
# player-dealer:
#   rotation: {{holds-at-most: 2, unit: hands, then: offered, direction: clockwise, systematic: true, continuous: true}}
#   intervening: true
#   nobody-takes: game-stops
#   wins-or-loses-at-most: original-wager
#   reading: action
#   uncovered-wagers: {{are: returned, part-covered: part-action}}
#   settling: {{collects: true, pays: true, to-the-extent: true}}
#   action-button: {{by: none}}

## The round, step by step, in order: who gets cards, and when those dealt face down are turned up.
# round:
#   - {{does: bet, wagers: [base]}}
#   - {{does: deal, to: players, cards: 2, face: up}}
#   - {{does: deal, to: player-dealer, cards: 2, face: down}}
#   - {{does: reveal, to: player-dealer}}
#   - {{does: compare}}
#   - {{does: settle}}

## Every wager: whether it must be placed, when, how large it may be, what it pays.
# wagers:
#   - {{name: base, required: true, placed: before-deal, limit: {{within-table-limit: true}}, pays: {{odds: 1:1}}}}

## What is compared, and what happens to each wager in each case.
# compares:
#   by: points-mod-10
#   wagers: [base]
#   outcomes:
#     - {{case: higher, base: wins}}
#     - {{case: lower, base: loses}}
#     - {{case: equal, base: pushes}}

## At which seat settlement starts, which way it goes, and in which order wagers are settled.
# settles: {{from: left-of-player-dealer, direction: clockwise, by: seat, order: [base]}}

## Terms a player may not know, and what they mean.
# glossary:
#   - {{is: player-dealer, note: the player whose hand all others play against}}
#   - {{is: total table action, note: all wagers of a round added up}}
"""

_SCHEDULE = """\
kind: schedule
name: {name}

## What a schedule has to declare. Keep what yours says.
# states:
#   - {{that: one-schedule-at-a-time}}
#   - {{that: fees-determined-before-play}}
#   - {{that: fees-not-percentage}}
#   - {{that: rate-cap, rates: 5, per: table}}
#   - {{that: notice-to-patrons}}
#   - {{that: fees-posted}}

## The fees. `document` is the file name of the game's rules without ".yaml".
## `fees` is what the text says: who pays, per what, when. `options` is the table: one line an
## option, with its table limit and the fee for each amount. A fee is dollars, never a percentage.
# blocks:
#   - games: [{{called: Example Game, document: example-game}}]
#     announces: {{options: 1-2}}
#     defines: {{basis: total-table-action, counts: [base], excludes: [uncovered]}}
#     fees:
#       - {{from: player-dealer, per: hand, on: total-table-action, determined: before-play, collected: before-deal}}
#       - {{from: player, amount: none}}
#     columns: [option, limit, {{is: player-dealer, on: total-table-action}}]
#     options:
#       - {{option: 1, limit: 5-500, player-dealer: [[5-50, 0.50], [51-150, 2], [151+, 3]]}}
#       - {{option: 2, limit: 25-500, player-dealer: [[25-150, 2], [151+, 3]]}}
"""

_ESTABLISHMENT = """\
kind: establishment
name: {name}
draft: true                    # judged by today's law while the application is being prepared
## The rulebooks it stands under, widest first: see `houseway rules`.
jurisdictions: [california]
# address: {{street: 1 Main Street, city: Fresno, state: California}}
"""

_TEXTS = {"game": _GAME, "schedule": _SCHEDULE, "establishment": _ESTABLISHMENT}
_NAMES = {"game": "New game", "schedule": "Collection rates", "establishment": "New establishment"}


def scaffold(kind: str, name: str = "", schema: str = "") -> str:
    """A new document of *kind*, with the schema line editors read: *schema* says where the contract lies, if not at its published address."""
    quoted = dumps(name) if name else _NAMES[kind]
    text = _TEXTS[kind].format(name=quoted, others=", ".join(get_args(Category)[1:]))
    return f"# yaml-language-server: $schema={schema or f'{BASE}{kind}.schema.json'}\n{_HOW}{text}"
