"""More behaviours of the rules on filings: few words of a document, the verdict, and the lines it points at."""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import told

Row = tuple[str, dict[str, Any], list[str]]

ROWS: dict[str, list[Row]] = {
    "amendment-keeps": [
        ("kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {rotation: {then: moved, at: 1}}\n---\nsupersedes: [old]\n", {"level": "game"}, ["not-stated 1", "not-applicable"]),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {rotation: {then: moved, at: 1}}\n---\nsupersedes: [old]\n"
            "player-dealer: {rotation: {then: moved, at: 2}}\n",
            {"level": "game"}, ["met 2", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {rotation: {then: moved, at: 1}}\n---\nsupersedes: [old]\n---\nkind: schedule\nname: Rates\n"
            "player-dealer: {rotation: {then: moved, at: 2}}\nblocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n",
            {"level": "game"}, ["met", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {wins-or-loses-at-most: {is: original-wager, at: 1}}\n---\nsupersedes: [old]\n",
            {"level": "game"}, ["not-stated 1", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {wins-or-loses-at-most: {is: original-wager, at: 1}}\n---\nsupersedes: [old]\n"
            "player-dealer: {wins-or-loses-at-most: {is: original-wager, at: 2}}\n",
            {"level": "game"}, ["met 2", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {wins-or-loses-at-most: {is: original-wager, at: 1}}\n---\nsupersedes: [old]\n---\n"
            "kind: schedule\nname: Rates\nplayer-dealer: {wins-or-loses-at-most: {is: original-wager, at: 2}}\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n",
            {"level": "game"}, ["met", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {uncovered-wagers: {are: returned, at: 1}}\n---\nsupersedes: [old]\n",
            {"level": "game"}, ["not-stated 1", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {uncovered-wagers: {are: returned, at: 1}}\n---\nsupersedes: [old]\n"
            "player-dealer: {uncovered-wagers: {are: returned, at: 2}}\n",
            {"level": "game"}, ["met 2", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {uncovered-wagers: {are: returned, at: 1}}\n---\nsupersedes: [old]\n---\nkind: schedule\n"
            "name: Rates\nplayer-dealer: {uncovered-wagers: {are: returned, at: 2}}\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n",
            {"level": "game"}, ["met", "not-applicable"],
        ),
        ("kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {settling: {pays: true, at: 1}}\n---\nsupersedes: [old]\n", {"level": "game"}, ["not-stated 1", "not-applicable"]),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {settling: {pays: true, at: 1}}\n---\nsupersedes: [old]\n"
            "player-dealer: {settling: {pays: true, at: 2}}\n",
            {"level": "game"}, ["met 2", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {settling: {pays: true, at: 1}}\n---\nsupersedes: [old]\n---\nkind: schedule\nname: Rates\n"
            "player-dealer: {settling: {pays: true, at: 2}}\nblocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n",
            {"level": "game"}, ["met", "not-applicable"],
        ),
        ("kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {intervening: {is: true, at: 1}}\n---\nsupersedes: [old]\n", {"level": "game"}, ["not-stated 1", "not-applicable"]),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {intervening: {is: true, at: 1}}\n---\nsupersedes: [old]\n"
            "player-dealer: {intervening: {is: true, at: 2}}\n",
            {"level": "game"}, ["met 2", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {intervening: {is: true, at: 1}}\n---\nsupersedes: [old]\n---\nkind: schedule\nname: Rates\n"
            "player-dealer: {intervening: {is: true, at: 2}}\nblocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n",
            {"level": "game"}, ["met", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {settling: {to-the-extent: true, at: 1}}\n---\nsupersedes: [old]\n",
            {"level": "game"}, ["not-stated 1 1", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {settling: {to-the-extent: true, at: 1}}\n---\nsupersedes: [old]\n"
            "player-dealer: {settling: {to-the-extent: true, at: 2}}\n",
            {"level": "game"}, ["met 2 2", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {settling: {to-the-extent: true, at: 1}}\n---\nsupersedes: [old]\n---\nkind: schedule\n"
            "name: Rates\nplayer-dealer: {settling: {to-the-extent: true, at: 2}}\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n",
            {"level": "game"}, ["met", "not-applicable"],
        ),
        ("kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {may-decline: true}\n---\nsupersedes: [old]\n", {"level": "game"}, ["met", "not-applicable"]),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {may-decline: true}\n---\nsupersedes: [old]\nplayer-dealer: {may-decline: true}\n",
            {"level": "game"}, ["met", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {may-decline: true}\n---\nsupersedes: [old]\n---\nkind: schedule\nname: Rates\n"
            "player-dealer: {may-decline: true}\nblocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n",
            {"level": "game"}, ["met", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {wins-or-loses-at-most: {is: original-wager, at: 1}}\n---\nsupersedes: [old]\n"
            "player-dealer: {settling: {pays: true, at: 2}}\n",
            {"level": "game"}, ["not-stated 2 1", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "blocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\ndeck: {cards: 52}\n",
            {"level": "schedule", "statements": ["fees-posted"]}, ["not-stated 1", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "states: [{that: fees-posted, at: 5}]\nblocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\n"
            "deck: {cards: 52}\n",
            {"level": "schedule", "statements": ["fees-posted"]}, ["met 5", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "blocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\ndeck: {cards: 52}\n",
            {"level": "schedule", "statements": "fees-posted,house-no-interest"}, ["not-stated 1 2", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "states: [{that: fees-posted, at: 5}]\nblocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\n"
            "deck: {cards: 52}\n",
            {"level": "schedule", "statements": "fees-posted,house-no-interest"}, ["not-stated 5 2", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "blocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\ndeck: {cards: 52}\n",
            {"level": "schedule", "statements": ["fees-posted", "house-no-interest"]}, ["not-stated 1 2", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "states: [{that: fees-posted, at: 5}]\nblocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\n"
            "deck: {cards: 52}\n",
            {"level": "schedule", "statements": ["fees-posted", "house-no-interest"]}, ["not-stated 5 2", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "blocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\ndeck: {cards: 52}\n",
            {"level": "schedule"}, ["met", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "states: [{that: fees-posted, at: 5}]\nblocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\n"
            "deck: {cards: 52}\n",
            {"level": "schedule"}, ["met", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "states: [{that: fees-posted, is: false, at: 5}]\nblocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\n"
            "deck: {cards: 52}\n",
            {"level": "schedule", "statements": ["fees-posted"]}, ["not-stated 1", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "blocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\nstates: [{that: fees-posted, at: 6}]\n",
            {"level": "schedule", "statements": ["fees-posted"]}, ["met", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "blocks: [{games: [{called: Example, document: example}, {called: Two, document: two}], options: [{option: 1, player: 1}]}]\n---\n"
            "states: [{that: fees-posted, at: 6}]\n---\nkind: game\nname: Two\ncategory: player-dealer\n",
            {"level": "schedule", "statements": ["fees-posted"]}, ["not-stated 1", "not-applicable"],
        ),
    ],
    "glossary-covers": [
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: House, at: 2}]\nwagers: [{name: base}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: House, at: 2}]\nwagers: [{name: ante}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: House, at: 2}]\nwagers: [{name: play}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: House, at: 2}]\nwagers: [{name: blind}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: House, at: 2}]\nwagers: [{name: tie}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: House, at: 2}]\nwagers: [{name: insurance}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: House, at: 2}]\nwagers: [{name: split}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: House, at: 2}]\nwagers: [{name: double}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: House, at: 2}]\nwagers: [{name: double-down}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: House, at: 2}]\nwagers: [{name: ticket}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: House, at: 2}]\nwagers: [{name: primary}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: House, at: 2}]\nwagers: [{name: raise}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: House, at: 2}]\nwagers: [{name: lucky}]", {}, ["not-stated 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: House, at: 2}]\nwagers: [{name: split-tie}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: Lucky, at: 2}]\nwagers: [{name: lucky-bonus}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: Lucky, at: 2}]\nwagers: [{name: lucky-wager}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: Lucky, at: 2}]\nwagers: [{name: lucky-bets}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: Lucky, at: 2}]\nwagers: [{name: a-lucky}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: Lucky, at: 2}]\nwagers: [{name: lucky-payout}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: Lucky, at: 2}]\nwagers: [{name: dont-lucky}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: Don't Lucky, at: 2}]\nwagers: [{name: lucky}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: Lucky, at: 2}]\nwagers: [{name: lucky-seven}]", {}, ["not-stated 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: Lucky Seven, at: 2}]\nwagers: [{name: lucky}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: Seven Lucky, at: 2}]\nwagers: [{name: lucky-seven}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: The Bonus, at: 2}]\nwagers: [{name: lucky}]", {}, ["not-stated 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: House, at: 2}]\nwagers: [{name: lucky, at: 5}]", {}, ["met 1-9"]),
        ("sections: [{is: glossary, at: 1-9}]\nglossary: [{is: House, at: 2}]\nwagers: [{name: lucky, at: 12}]", {}, ["not-stated 1-9 12"]),
        (
            "sections: [{is: wagers, at: 1-3}, {is: definitions, at: 5-9}]\nglossary: [{is: House}]\n"
            "wagers: [{name: w1x, at: 11}, {name: w2x, at: 12}, {name: w3x, at: 13}, {name: w4x, at: 14}, {name: w5x, at: 15}]",
            {}, ["not-stated 5-9 11 12 13 14"],
        ),
        ("sections: [{is: wagers, at: 1-3}]\nglossary: [{is: House}]\nwagers: [{name: lucky, at: 11}]", {}, ["not-applicable"]),
    ],
    "sections-complete": [
        ("states: [{that: player-dealer-position-used}]", {"sections": ["type-of-game"]}, ["met"]),
        ("states: [{that: no-player-dealer-position}]", {"sections": ["type-of-game"]}, ["met"]),
        ("states: [{that: players-play-each-other}]", {"sections": ["type-of-game"]}, ["met"]),
        ("states: [{that: legality}]", {"sections": ["type-of-game"]}, ["met"]),
        ("states: [{that: fees-posted}]", {"sections": ["type-of-game"]}, ["not-stated"]),
        ("player-dealer: {may-decline: true}", {"sections": ["type-of-game"]}, ["met"]),
        ("sections: [{is: type-of-game}]", {"sections": ["type-of-game"]}, ["met"]),
        ("sections: [{is: legality}]", {"sections": ["type-of-game"]}, ["met"]),
        ("sections: [{is: wagers}]", {"sections": ["type-of-game"]}, ["not-stated"]),
        ("object: win", {"sections": ["object"]}, ["met"]),
        ("pot: {to: high}", {"sections": ["object"]}, ["met"]),
        ("notes: [{about: object-of-the-game, says: x}]", {"sections": ["object"]}, ["met"]),
        ("notes: [{about: aim, says: x}]", {"sections": ["object"]}, ["met"]),
        ("notes: [{about: other, says: x}]", {"sections": ["object"]}, ["not-stated"]),
        ("sections: [{is: object}]", {"sections": ["object"]}, ["met"]),
        ("deck: {cards: 52}", {"sections": ["deck"]}, ["met"]),
        ("equipment: {is: dice, count: 3}", {"sections": ["deck"]}, ["met"]),
        ("deck: []", {"sections": ["deck"]}, ["not-stated"]),
        ("cards: {high-to-low: [A, K]}", {"sections": ["values-and-ranks"]}, ["met"]),
        ("hands: {ranking: low, high-to-low: [a, b]}", {"sections": ["values-and-ranks"]}, ["met"]),
        ("states: [{that: standard-rules-apply}]", {"sections": ["values-and-ranks"]}, ["met"]),
        ("states: [{that: fees-posted}]", {"sections": ["values-and-ranks"]}, ["not-stated"]),
        ("notes: [{about: ranking, says: x}]", {"sections": ["values-and-ranks"]}, ["met"]),
        ("notes: [{about: card-values, says: x}]", {"sections": ["values-and-ranks"]}, ["met"]),
        ("seats: 7", {"sections": ["table"]}, ["met"]),
        ("spots: 2", {"sections": ["table"]}, ["met"]),
        ("table-limit: 5-100", {"sections": ["table"]}, ["met"]),
        ("sections: [{is: table}]", {"sections": ["table"]}, ["met"]),
        ("sections: [{is: layout}]", {"sections": ["table"]}, ["met"]),
        ("notes: [{about: table-layout, says: x}]", {"sections": ["table"]}, ["met"]),
        ("notes: [{about: seating, says: x}]", {"sections": ["table"]}, ["met"]),
        ("round: [{does: deal}]", {"sections": ["dealing"]}, ["met"]),
        ("round: [{does: draw}]", {"sections": ["dealing"]}, ["met"]),
        ("round: [{does: roll}]", {"sections": ["dealing"]}, ["met"]),
        ("round: [{does: spin}]", {"sections": ["dealing"]}, ["met"]),
        ("round: [{does: call-numbers}]", {"sections": ["dealing"]}, ["met"]),
        ("round: [{does: showdown}]", {"sections": ["dealing"]}, ["not-stated"]),
        ("sections: [{is: dealing}]", {"sections": ["dealing"]}, ["met"]),
        ("sections: [{is: round-of-play}]", {"sections": ["dealing"]}, ["met"]),
        ("round: [{does: showdown}]", {"sections": ["round-of-play"]}, ["met"]),
        ("wagers: [{name: a}]", {"sections": ["wagers"]}, ["met"]),
        ("forced-bets: [{is: ante}]", {"sections": ["wagers"]}, ["met"]),
        ("raises: {at-most: 3}", {"sections": ["wagers"]}, ["met"]),
        ("round: [{does: bet}]", {"sections": ["wagers"]}, ["met"]),
        ("round: [{does: betting-round}]", {"sections": ["wagers"]}, ["met"]),
        ("round: [{does: deal}]", {"sections": ["wagers"]}, ["not-stated"]),
        ("sections: [{is: wagers}]", {"sections": ["wagers"]}, ["met"]),
        ("sections: [{is: bonus-bets}]", {"sections": ["wagers"]}, ["met"]),
        ("compares: {by: pot}", {"sections": ["how-wagers-win"]}, ["not-stated"]),
        ("compares: {by: pot, outcomes: [{case: sole-best, pot: wins}]}", {"sections": ["how-wagers-win"]}, ["met"]),
        ("pot: {to: high}", {"sections": ["how-wagers-win"]}, ["met"]),
        ("wagers: [{name: a}]", {"sections": ["how-wagers-win"]}, ["not-stated"]),
        ("sections: [{is: how-wagers-win}]", {"sections": ["how-wagers-win"]}, ["met"]),
        ("sections: [{is: pay-tables}]", {"sections": ["how-wagers-win"]}, ["met"]),
        ("sections: [{is: settlement}]", {"sections": ["how-wagers-win"]}, ["met"]),
        ("notes: [{about: winning, says: x}]", {"sections": ["how-wagers-win"]}, ["met"]),
        ("notes: [{about: showdown, says: x}]", {"sections": ["how-wagers-win"]}, ["met"]),
        ("fees: [{amount: 1}]", {"sections": ["fees"]}, ["met"]),
        ("sections: [{is: fees}]", {"sections": ["fees"]}, ["met"]),
        ("deck: {cards: 52}\n---\n  - games: {called: Example, document: example}\n    options: [{option: 1, player: 1}]\n", {"sections": ["fees"]}, ["met"]),
        ("glossary: [{is: ante}]", {"sections": ["glossary"]}, ["met"]),
        ("sections: [{is: glossary}]", {"sections": ["glossary"]}, ["met"]),
        ("sections: [{is: definitions}]", {"sections": ["glossary"]}, ["met"]),
        ("notes: [{about: glossary, says: x}]", {"sections": ["glossary"]}, ["met"]),
        ("notes: [{about: other, says: x}]", {"sections": ["glossary"]}, ["not-stated"]),
        ("deck: {cards: 52}\n", {"sections": "deck,fees"}, ["not-stated"]),
        ("deck: {cards: 52}\n", {"sections": "deck"}, ["met"]),
        (
            "inherits: {from: Parent, document: parent}\n---\nkind: game\nname: Parent\ncategory: player-dealer\ndeck: {cards: 52}\ninherits: {from: Grandparent}\n---\n"
            "kind: game\nname: Grandparent\ncategory: player-dealer\nseats: 7\n---\nkind: game\nname: Stranger\ncategory: player-dealer\nspots: 2\n",
            {"sections": ["deck", "table"]}, ["met", "not-stated", "met", "not-stated"],
        ),
    ],
}


@pytest.mark.parametrize(("predicate", "row"), [pytest.param(name, row, id=f"{name}-{number}") for name, rows in ROWS.items() for number, row in enumerate(rows)])
def test_row(predicate: str, row: Row) -> None:
    text, figures, expected = row
    assert told(predicate, text, **figures) == expected
