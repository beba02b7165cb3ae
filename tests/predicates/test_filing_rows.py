"""More behaviours of the rules on filings: few words of a document, the verdict, and the lines it points at."""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import told

Row = tuple[str, dict[str, Any], list[str]]

ROWS: dict[str, list[Row]] = {
    "amendment-keeps": [
        ("kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {rotation: {then: moved, at: 1}}\n---\nsupersedes: [old]\n", {"level": "game"}, ["not-stated .name 1", "not-applicable"]),
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
            {"level": "game"}, ["not-stated .name 1", "not-applicable"],
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
            {"level": "game"}, ["not-stated .name 1", "not-applicable"],
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
        ("kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {settling: {pays: true, at: 1}}\n---\nsupersedes: [old]\n", {"level": "game"}, ["not-stated .name 1", "not-applicable"]),
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
        ("kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {intervening: {is: true, at: 1}}\n---\nsupersedes: [old]\n", {"level": "game"}, ["not-stated .name 1", "not-applicable"]),
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
            {"level": "game"}, ["not-stated .name 1 1", "not-applicable"],
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
            {"level": "schedule", "statements": ["fees-posted"]}, ["not-stated .name 1", "not-applicable"],
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
            {"level": "schedule", "statements": "fees-posted,house-no-interest"}, ["not-stated .name 1 2", "not-applicable"],
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
            {"level": "schedule", "statements": ["fees-posted", "house-no-interest"]}, ["not-stated .name 1 2", "not-applicable"],
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
            {"level": "schedule", "statements": ["fees-posted"]}, ["not-stated .name 1", "not-applicable"],
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
            {"level": "schedule", "statements": ["fees-posted"]}, ["not-stated .name 1", "not-applicable"],
        ),
    ],
    "approval-form": [
        (
            "  - games: {called: G1, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"}, ["met 1"],
        ),
        (
            "  - games: {called: G1, approval: GEGA-1, at: 1}\n    options: [{option: 1, player: 1}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"}, ["violated 1"],
        ),
        (
            "  - games: {called: G1, approval: GEGB-000001, at: 1}\n    options: [{option: 1, player: 1}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"}, ["unclear 1"],
        ),
        (
            "  - games: {called: G1, approval: GEGB-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: G2, approval: GEGA-000001, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"}, ["unclear 1 2"],
        ),
        (
            "  - games: {called: G1, approval: GEGB-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: G2, approval: GEGA-000002, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"}, ["unclear 1"],
        ),
        (
            "  - games: {called: G1, approval: x1, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: G2, approval: GEGB-000001, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"}, ["violated 1", "unclear 2"],
        ),
        (
            "  - games: {called: G1, approval: GEGB-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: G2, approval: GEGA-000001, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n  - games: {called: G3, approval: GEGC-000001, at: 3}\n    options: [{option: 1, player: 1}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"}, ["unclear 1 2", "unclear 3 1"],
        ),
        (
            "  - games: {called: G1, approval: GEGB-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: G2, approval: GEGB-000001, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"}, ["unclear 1"],
        ),
        (
            "approvals: [{number: GEGB-000001, at: 1}]\n---\n  - games: {called: G1, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n",
            {"level": "game", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"}, ["unclear 1 1"],
        ),
        (
            "  - games: {called: G1, approval: GEGB-000001, at: 1}\n    options: [{option: 1, player: 1}]\n---\napprovals: [{number: GEGA-000001, at: 7}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"}, ["unclear 1 7"],
        ),
        (
            "  - games: {called: G1, approval: GEGB-000001, at: 1}\n    options: [{option: 1, player: 1}]\n---\napprovals: [{number: GEGA-000001, on: rates, at: 7}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"}, ["unclear 1"],
        ),
    ],
    "approval-unique": [
        (
            "  - games: {called: One, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: Two, approval: GEGA-000002, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n",
            {}, ["met 1"],
        ),
        (
            "  - games: {called: One, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: Two, approval: GEGA-000001, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n",
            {}, ["violated 2 1"],
        ),
        (
            "  - games: {called: One, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: One, approval: GEGA-000002, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n",
            {}, ["violated 2 1"],
        ),
        (
            "  - games: {called: Red Dog, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n"
            "  - games: {called: Red Dog Deluxe, approval: GEGA-000001, at: 2}\n    options: [{option: 1, player: 1}]\n",
            {}, ["met 1"],
        ),
        (
            "  - games: {called: Red Dog Deluxe, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n"
            "  - games: {called: Red Dog, approval: GEGA-000001, at: 2}\n    options: [{option: 1, player: 1}]\n",
            {}, ["met 1"],
        ),
        (
            "  - games: {called: One, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: Two, approval: GEGA-000002, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n  - games: {called: Three, approval: GEGA-000002, at: 3}\n    options: [{option: 1, player: 1}]\n",
            {}, ["violated 3 2"],
        ),
        (
            "  - games: {called: One, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: Two, approval: GEGA-000002, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n  - games: {called: Two, approval: GEGA-000003, at: 3}\n    options: [{option: 1, player: 1}]\n",
            {}, ["violated 3 2"],
        ),
        (
            "  - games: {called: One, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: ONE, approval: GEGA-000001, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n",
            {}, ["met 1"],
        ),
        (
            "  - games: {called: One, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: Two, approval: GEGA-000001, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n  - games: {called: One, approval: GEGA-000002, at: 3}\n    options: [{option: 1, player: 1}]\n",
            {}, ["violated 2 1", "violated 3 1"],
        ),
        (
            "kind: schedule\nname: Old\nblocks: [{games: {called: One, approval: GEGA-000001, at: 1}}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "blocks: [{games: {called: One, approval: GEGA-000002, at: 2}}]\n",
            {}, ["met 2"],
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
    "playing-options-agree": [
        ("playing-options: [{is: split, allowed: true, at: 1}, {is: split, allowed: false, at: 2}]", {}, ["violated 2 1"]),
        ("wagers: [{name: split, at: 5}, {name: base, at: 6}]\nplaying-options: [{is: split, allowed: true, at: 1}, {is: split, allowed: false, at: 2}]", {}, ["violated 2 1"]),
        ("playing-options: [{is: split, allowed: true, at: 1}, {is: split, allowed: false, on: [aces], at: 2}]", {}, ["met 1 2"]),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\n"
            "playing-options: [{is: split, allowed: true, at: 1}, {is: split, allowed: false, on: [aces], at: 2}]",
            {}, ["met 1 2"],
        ),
        ("playing-options: [{is: split, allowed: false, at: 2}, {is: split, allowed: true, at: 1}]", {}, ["violated 2 1"]),
        ("wagers: [{name: split, at: 5}, {name: base, at: 6}]\nplaying-options: [{is: split, allowed: false, at: 2}, {is: split, allowed: true, at: 1}]", {}, ["violated 2 1"]),
        ("playing-options: [{is: split, allowed: true, on: [aces], at: 1}, {is: split, allowed: false, on: [aces], at: 2}]", {}, ["violated 2 1"]),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\n"
            "playing-options: [{is: split, allowed: true, on: [aces], at: 1}, {is: split, allowed: false, on: [aces], at: 2}]",
            {}, ["violated 2 1"],
        ),
        ("playing-options: [{is: split, allowed: true, at-most: 2, at: 1}, {is: split, allowed: true, at-most: 3, at: 2}]", {}, ["violated 2 1"]),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\n"
            "playing-options: [{is: split, allowed: true, at-most: 2, at: 1}, {is: split, allowed: true, at-most: 3, at: 2}]",
            {}, ["violated 2 1"],
        ),
        ("playing-options: [{is: split, allowed: true, at-most: 2, at: 1}, {is: split, allowed: true, hands: 3, at: 2}]", {}, ["met 1 2"]),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\n"
            "playing-options: [{is: split, allowed: true, at-most: 2, at: 1}, {is: split, allowed: true, hands: 3, at: 2}]",
            {}, ["met 1 2"],
        ),
        ("playing-options: [{is: split, allowed: true, hands: 2, at: 1}, {is: split, allowed: true, hands: 3, at: 2}]", {}, ["violated 2 1"]),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\n"
            "playing-options: [{is: split, allowed: true, hands: 2, at: 1}, {is: split, allowed: true, hands: 3, at: 2}]",
            {}, ["violated 2 1"],
        ),
        ("playing-options: [{is: split, allowed: true, cards: 1, at: 1}, {is: split, allowed: true, cards: 2, at: 2}]", {}, ["violated 2 1"]),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\n"
            "playing-options: [{is: split, allowed: true, cards: 1, at: 1}, {is: split, allowed: true, cards: 2, at: 2}]",
            {}, ["violated 2 1"],
        ),
        ("playing-options: [{is: split, allowed: false, at-most: 1, at: 1}, {is: split, allowed: false, at-most: 2, at: 2}]", {}, ["met 1 2"]),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\n"
            "playing-options: [{is: split, allowed: false, at-most: 1, at: 1}, {is: split, allowed: false, at-most: 2, at: 2}]",
            {}, ["violated 5 1 2"],
        ),
        ("playing-options: [{is: split, allowed: true, at: 1}, {is: surrender, allowed: false, at: 2}]", {}, ["met 1", "met 2"]),
        ("wagers: [{name: split, at: 5}, {name: base, at: 6}]\nplaying-options: [{is: split, allowed: true, at: 1}, {is: surrender, allowed: false, at: 2}]", {}, ["met 1", "met 2"]),
        ("playing-options: [{is: split, allowed: true, at: 1}, {is: split, allowed: true, at: 2}]", {}, ["met 1 2"]),
        ("wagers: [{name: split, at: 5}, {name: base, at: 6}]\nplaying-options: [{is: split, allowed: true, at: 1}, {is: split, allowed: true, at: 2}]", {}, ["met 1 2"]),
        ("wagers: [{name: split, at: 5}, {name: base, at: 6}]\nplaying-options: [{is: split, allowed: false, at: 1}]", {}, ["violated 5 1"]),
        ("wagers: [{name: split, at: 5}, {name: base, at: 6}]\nplaying-options: [{is: split, allowed: false, on: [aces], at: 1}]", {}, ["met 1 5"]),
    ],
    "schedule-limits-wager": [
        ("wagers: [{name: lucky, bonus: true, limit: {see-schedule: true, at: 1}}]\n---\n    limits: [{wager: lucky, is: 5-10, at: 2}]\n", {}, ["met 2"]),
        ("wagers: [{name: lucky, bonus: true, limit: {see-schedule: true, at: 1}}]\n---\n    limits: [{wager: bonus, is: 5-10, at: 2}]\n", {}, ["met 2"]),
        ("wagers: [{name: lucky, bonus: true, limit: {see-schedule: true, at: 1}}]\n---\n    limits: [{wager: bonus-bet, is: 5-10, at: 2}]\n", {}, ["met 2"]),
        ("wagers: [{name: lucky, bonus: true, limit: {see-schedule: true, at: 1}}]\n---\n    limits: [{wager: bonus-bets, is: 5-10, at: 2}]\n", {}, ["met 2"]),
        ("wagers: [{name: lucky, bonus: true, limit: {see-schedule: true, at: 1}}]\n---\n    limits: [{wager: side-bet, is: 5-10, at: 2}]\n", {}, ["met 2"]),
        ("wagers: [{name: lucky, bonus: true, limit: {see-schedule: true, at: 1}}]\n---\n    limits: [{wager: other, is: 5-10, at: 2}]\n", {}, ["not-stated 1"]),
        ("wagers: [{name: lucky, limit: {see-schedule: true, at: 1}}]\n---\n    limits: [{wager: lucky, is: 5-10, at: 2}]\n", {}, ["met 2"]),
        ("wagers: [{name: lucky, limit: {see-schedule: true, at: 1}}]\n---\n    limits: [{wager: bonus, is: 5-10, at: 2}]\n", {}, ["not-stated 1"]),
        ("wagers: [{name: lucky, limit: {see-schedule: true, at: 1}}]\n---\n    limits: [{wager: bonus-bet, is: 5-10, at: 2}]\n", {}, ["not-stated 1"]),
        ("wagers: [{name: lucky, limit: {see-schedule: true, at: 1}}]\n---\n    limits: [{wager: bonus-bets, is: 5-10, at: 2}]\n", {}, ["not-stated 1"]),
        ("wagers: [{name: lucky, limit: {see-schedule: true, at: 1}}]\n---\n    limits: [{wager: side-bet, is: 5-10, at: 2}]\n", {}, ["not-stated 1"]),
        ("wagers: [{name: lucky, limit: {see-schedule: true, at: 1}}]\n---\n    limits: [{wager: other, is: 5-10, at: 2}]\n", {}, ["not-stated 1"]),
        (
            "wagers: [{name: a, limit: [{see-schedule: true, at: 1}, {is: 5-10, at: 2}]}]\n---\n    limits: [{wager: a, is: 5-10, at: 3}]\n"
            "    options: [{option: 1, limit: 5-10, player: 1, at: 4}]\n",
            {}, ["met 2"],
        ),
        (
            "wagers: [{name: a, limit: {see-schedule: true, at: 1}}]\n---\n"
            "    options: [{option: 1, player: 1, at: 3}, {option: 2, limit: 5-10, player: 1, at: 4}, {option: 3, limit: 5-10, player: 1, at: 5}]\n",
            {}, ["met 4"],
        ),
        ("wagers: [{name: a, limit: {is: 5-10, at: 1}}]\n---\n    options: [{option: 1, player: 1, at: 3}]\n", {}, ["not-applicable"]),
    ],
    "seats-agree": [
        ("seats: 7\n", {}, ["met"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: 7\n", {}, ["met"]),
        ("seats: [{is: 7, at: 1}, {is: 8, at: 2}]\n", {}, ["met 1 2"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, at: 1}, {is: 8, at: 2}]\n", {}, ["violated 2 1"]),
        ("seats: [{is: 7, of: players, at: 1}, {is: 8, of: players, at: 2}]\n", {}, ["met 1 2"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, of: players, at: 1}, {is: 8, of: players, at: 2}]\n", {}, ["violated 2 1"]),
        ("seats: [{is: 7, of: players, at: 1}, {is: 9, of: players, at: 2}]\n", {}, ["violated 2 1"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, of: players, at: 1}, {is: 9, of: players, at: 2}]\n", {}, ["violated 2 1"]),
        ("seats: [{is: 7, of: positions, at: 1}, {is: 8, of: positions, at: 2}]\n", {}, ["violated 2 1"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, of: positions, at: 1}, {is: 8, of: positions, at: 2}]\n", {}, ["violated 2 1"]),
        ("seats: [{is: 7, of: positions, at: 1}, {is: 8, of: positions, at: 2}, {is: 8, of: hands, at: 3}]\n", {}, ["met 1"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, of: positions, at: 1}, {is: 8, of: positions, at: 2}, {is: 8, of: hands, at: 3}]\n", {}, ["met 1"]),
        ("seats: [{is: 7, of: positions, counts-player-dealer: true, at: 1}, {is: 7, of: players, at: 2}]\n", {}, ["unclear 2 1"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, of: positions, counts-player-dealer: true, at: 1}, {is: 7, of: players, at: 2}]\n", {}, ["met 1 2"]),
        ("seats: [{is: 7, of: players, counts-player-dealer: false, at: 1}, {is: 8, of: positions, at: 2}]\n", {}, ["met 1 2"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, of: players, counts-player-dealer: false, at: 1}, {is: 8, of: positions, at: 2}]\n", {}, ["unclear 2 1"]),
        ("seats: [{is: 7, of: players, counts-player-dealer: false, at: 1}, {is: 7, of: positions, counts-player-dealer: true, at: 2}]\n", {}, ["violated 2 1"]),
        (
            "kind: game\nname: Example\ncategory: poker\n"
            "seats: [{is: 7, of: players, counts-player-dealer: false, at: 1}, {is: 7, of: positions, counts-player-dealer: true, at: 2}]\n",
            {}, ["met 1 2"],
        ),
        ("seats: [{is: 7, table: small, at: 1}, {is: 9, table: big, at: 2}]\n", {}, ["met 1 2"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, table: small, at: 1}, {is: 9, table: big, at: 2}]\n", {}, ["met 1 2"]),
        ("seats: [{is: 2-9, at: 1}, {is: 7, at: 2}]\n", {}, ["met 1 2"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: [{is: 2-9, at: 1}, {is: 7, at: 2}]\n", {}, ["met 1 2"]),
        ("seats: [{is: 2-9, at: 1}, {is: 10, at: 2}]\n", {}, ["met 1 2"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: [{is: 2-9, at: 1}, {is: 10, at: 2}]\n", {}, ["violated 2 1"]),
        ("seats: [{is: 7, at: 1}, {is: 2-9, at: 2}]\n", {}, ["met 1 2"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, at: 1}, {is: 2-9, at: 2}]\n", {}, ["met 1 2"]),
        ("seats: [{is: 2-9, at: 1}, {is: 3-10, at: 2}]\n", {}, ["met 1 2"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: [{is: 2-9, at: 1}, {is: 3-10, at: 2}]\n", {}, ["violated 2 1"]),
        ("seats: [{is: 7, of: betting-spots, at: 1}, {is: 9, of: players, at: 2}]\n", {}, ["unclear 2 1"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, of: betting-spots, at: 1}, {is: 9, of: players, at: 2}]\n", {}, ["unclear 2 1"]),
        ("seats: [{is: 7, of: players, at: 1}, {is: 9, of: positions, at: 2}]\n", {}, ["unclear 2 1"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, of: players, at: 1}, {is: 9, of: positions, at: 2}]\n", {}, ["unclear 2 1"]),
        ("seats: [{is: 7, of: positions, counts-player-dealer: false, at: 1}, {is: 9, of: positions, counts-player-dealer: false, at: 2}]\n", {}, ["violated 2 1"]),
        (
            "kind: game\nname: Example\ncategory: poker\n"
            "seats: [{is: 7, of: positions, counts-player-dealer: false, at: 1}, {is: 9, of: positions, counts-player-dealer: false, at: 2}]\n",
            {}, ["violated 2 1"],
        ),
        ("seats: [{is: 7+, at: 1}, {is: 9, at: 2}]\n", {}, ["met 2"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: [{is: 7+, at: 1}, {is: 9, at: 2}]\n", {}, ["met 2"]),
    ],
    "sections-complete": [
        ("states: [{that: player-dealer-position-used}]", {"sections": ["type-of-game"]}, ["met .name"]),
        ("states: [{that: no-player-dealer-position}]", {"sections": ["type-of-game"]}, ["met .name"]),
        ("states: [{that: players-play-each-other}]", {"sections": ["type-of-game"]}, ["met .name"]),
        ("states: [{that: legality}]", {"sections": ["type-of-game"]}, ["met .name"]),
        ("states: [{that: fees-posted}]", {"sections": ["type-of-game"]}, ["not-stated .name"]),
        ("player-dealer: {may-decline: true}", {"sections": ["type-of-game"]}, ["met .name"]),
        ("sections: [{is: type-of-game}]", {"sections": ["type-of-game"]}, ["met .name"]),
        ("sections: [{is: legality}]", {"sections": ["type-of-game"]}, ["met .name"]),
        ("sections: [{is: wagers}]", {"sections": ["type-of-game"]}, ["not-stated .name"]),
        ("object: win", {"sections": ["object"]}, ["met .name"]),
        ("pot: {to: high}", {"sections": ["object"]}, ["met .name"]),
        ("notes: [{about: object-of-the-game, says: x}]", {"sections": ["object"]}, ["met .name"]),
        ("notes: [{about: aim, says: x}]", {"sections": ["object"]}, ["met .name"]),
        ("notes: [{about: other, says: x}]", {"sections": ["object"]}, ["not-stated .name"]),
        ("sections: [{is: object}]", {"sections": ["object"]}, ["met .name"]),
        ("deck: {cards: 52}", {"sections": ["deck"]}, ["met .name"]),
        ("equipment: {is: dice, count: 3}", {"sections": ["deck"]}, ["met .name"]),
        ("deck: []", {"sections": ["deck"]}, ["not-stated .name"]),
        ("cards: {high-to-low: [A, K]}", {"sections": ["values-and-ranks"]}, ["met .name"]),
        ("hands: {ranking: low, high-to-low: [a, b]}", {"sections": ["values-and-ranks"]}, ["met .name"]),
        ("states: [{that: standard-rules-apply}]", {"sections": ["values-and-ranks"]}, ["met .name"]),
        ("states: [{that: fees-posted}]", {"sections": ["values-and-ranks"]}, ["not-stated .name"]),
        ("notes: [{about: ranking, says: x}]", {"sections": ["values-and-ranks"]}, ["met .name"]),
        ("notes: [{about: card-values, says: x}]", {"sections": ["values-and-ranks"]}, ["met .name"]),
        ("seats: 7", {"sections": ["table"]}, ["met .name"]),
        ("spots: 2", {"sections": ["table"]}, ["met .name"]),
        ("table-limit: 5-100", {"sections": ["table"]}, ["met .name"]),
        ("sections: [{is: table}]", {"sections": ["table"]}, ["met .name"]),
        ("sections: [{is: layout}]", {"sections": ["table"]}, ["met .name"]),
        ("notes: [{about: table-layout, says: x}]", {"sections": ["table"]}, ["met .name"]),
        ("notes: [{about: seating, says: x}]", {"sections": ["table"]}, ["met .name"]),
        ("round: [{does: deal}]", {"sections": ["dealing"]}, ["met .name"]),
        ("round: [{does: draw}]", {"sections": ["dealing"]}, ["met .name"]),
        ("round: [{does: roll}]", {"sections": ["dealing"]}, ["met .name"]),
        ("round: [{does: spin}]", {"sections": ["dealing"]}, ["met .name"]),
        ("round: [{does: call-numbers}]", {"sections": ["dealing"]}, ["met .name"]),
        ("round: [{does: showdown}]", {"sections": ["dealing"]}, ["not-stated .name"]),
        ("sections: [{is: dealing}]", {"sections": ["dealing"]}, ["met .name"]),
        ("sections: [{is: round-of-play}]", {"sections": ["dealing"]}, ["met .name"]),
        ("round: [{does: showdown}]", {"sections": ["round-of-play"]}, ["met .name"]),
        ("wagers: [{name: a}]", {"sections": ["wagers"]}, ["met .name"]),
        ("forced-bets: [{is: ante}]", {"sections": ["wagers"]}, ["met .name"]),
        ("raises: {at-most: 3}", {"sections": ["wagers"]}, ["met .name"]),
        ("round: [{does: bet}]", {"sections": ["wagers"]}, ["met .name"]),
        ("round: [{does: betting-round}]", {"sections": ["wagers"]}, ["met .name"]),
        ("round: [{does: deal}]", {"sections": ["wagers"]}, ["not-stated .name"]),
        ("sections: [{is: wagers}]", {"sections": ["wagers"]}, ["met .name"]),
        ("sections: [{is: bonus-bets}]", {"sections": ["wagers"]}, ["met .name"]),
        ("compares: {by: pot}", {"sections": ["how-wagers-win"]}, ["not-stated .name"]),
        ("compares: {by: pot, outcomes: [{case: sole-best, pot: wins}]}", {"sections": ["how-wagers-win"]}, ["met .name"]),
        ("pot: {to: high}", {"sections": ["how-wagers-win"]}, ["met .name"]),
        ("wagers: [{name: a}]", {"sections": ["how-wagers-win"]}, ["not-stated .name"]),
        ("sections: [{is: how-wagers-win}]", {"sections": ["how-wagers-win"]}, ["met .name"]),
        ("sections: [{is: pay-tables}]", {"sections": ["how-wagers-win"]}, ["met .name"]),
        ("sections: [{is: settlement}]", {"sections": ["how-wagers-win"]}, ["met .name"]),
        ("notes: [{about: winning, says: x}]", {"sections": ["how-wagers-win"]}, ["met .name"]),
        ("notes: [{about: showdown, says: x}]", {"sections": ["how-wagers-win"]}, ["met .name"]),
        ("fees: [{amount: 1}]", {"sections": ["fees"]}, ["met .name"]),
        ("sections: [{is: fees}]", {"sections": ["fees"]}, ["met .name"]),
        ("deck: {cards: 52}\n---\n    options: [{option: 1, player: 1}]\n", {"sections": ["fees"]}, ["met .name"]),
        ("glossary: [{is: ante}]", {"sections": ["glossary"]}, ["met .name"]),
        ("sections: [{is: glossary}]", {"sections": ["glossary"]}, ["met .name"]),
        ("sections: [{is: definitions}]", {"sections": ["glossary"]}, ["met .name"]),
        ("notes: [{about: glossary, says: x}]", {"sections": ["glossary"]}, ["met .name"]),
        ("notes: [{about: other, says: x}]", {"sections": ["glossary"]}, ["not-stated .name"]),
        ("deck: {cards: 52}\n", {"sections": "deck,fees"}, ["not-stated .name"]),
        ("deck: {cards: 52}\n", {"sections": "deck"}, ["met .name"]),
        (
            "inherits: {from: Parent, document: parent}\n---\nkind: game\nname: Parent\ncategory: player-dealer\ndeck: {cards: 52}\ninherits: {from: Grandparent}\n---\n"
            "kind: game\nname: Grandparent\ncategory: player-dealer\nseats: 7\n---\nkind: game\nname: Stranger\ncategory: player-dealer\nspots: 2\n",
            {"sections": ["deck", "table"]}, ["met .name", "not-stated .name", "met .name", "not-stated .name"],
        ),
    ],
    "sheet-names-games": [
        ("kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog, at: 1}], options: [{option: 1, player: 1}]}]\n", {}, ["unclear 1"]),
        ("kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog, at: 1}, {called: RED DOG, at: 2}], options: [{option: 1, player: 1}]}]\n", {}, ["unclear 1"]),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog, document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: game\n"
            "name: Red Dog\ncategory: player-dealer\n",
            {}, ["met 1"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog (Deluxe), document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\n"
            "kind: game\nname: Red Dog\ncategory: player-dealer\n",
            {}, ["met 1"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Blue Dog, document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: game\n"
            "name: Red Dog\ncategory: player-dealer\n",
            {}, ["unclear 1 .name"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Blue Dog, document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: game\n"
            "name: Red Dog\ncategory: player-dealer\nalso-called: [{is: Blue Dog}]\n",
            {}, ["met 1"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Blue Dog, document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: game\n"
            "name: Red Dog\ncategory: player-dealer\nalso-called: [{is: Blue Dog, at: 1}]\n",
            {}, ["unclear 1 .name"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Blue Dog, document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: game\n"
            "name: Red Dog\ncategory: player-dealer\n---\nkind: game\nname: Blue Dog\ncategory: player-dealer\n",
            {}, ["unclear 1 .name"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog, approval: GEGA-000001, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: game\n"
            "name: Red Dog\ncategory: player-dealer\napprovals: [{number: GEGA-000002}]\n",
            {}, ["unclear 1 .name"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog Deluxe, approval: GEGA-000001, at: 1}], options: [{option: 1, player: 1}]}]\n---\n"
            "kind: game\nname: Red Dog\ncategory: player-dealer\n",
            {}, ["unclear 1 .name"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog Deluxe, approval: GEGA-000001, at: 1}], options: [{option: 1, player: 1}]}]\n---\n"
            "kind: game\nname: Red Dog\ncategory: player-dealer\napprovals: [{number: GEGA-000002}]\n",
            {}, ["unclear 1"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog two, document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: game\n"
            "name: Red Dog\ncategory: player-dealer\nversion: [{is: two}]\n",
            {}, ["met 1"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: game\nname: Red Dog\n"
            "category: player-dealer\n",
            {}, ["not-applicable"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\n"
            "supersedes: [rates]\nblocks: []\n",
            {}, ["not-applicable", "not-applicable"],
        ),
    ],
    "two-categories": [
        ("kind: game\nname: Example\ncategory: poker\n", {}, ["met .category"]),
        (
            "kind: game\nname: Example\ncategory: poker\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n",
            {}, ["unclear 7"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1}]}]\n",
            {}, ["met .category"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, fees: [{from: player-dealer, per: hand}], options: [{option: 1, player: 1}]}]\n",
            {}, ["unclear 7"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, fees: [{from: player-dealer, amount: none}], options: [{option: 1, player: 1}]}]\n",
            {}, ["met .category"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player-dealer: [[5+, 1]]}]}]\n",
            {}, ["unclear 7"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player-dealer: 0}]}]\n",
            {}, ["met .category"],
        ),
        ("kind: game\nname: Example\ncategory: pan\n", {}, ["met .category"]),
        (
            "kind: game\nname: Example\ncategory: pan\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n",
            {}, ["unclear 7"],
        ),
        (
            "kind: game\nname: Example\ncategory: pan\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1}]}]\n",
            {}, ["met .category"],
        ),
        (
            "kind: game\nname: Example\ncategory: pan\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, fees: [{from: player-dealer, per: hand}], options: [{option: 1, player: 1}]}]\n",
            {}, ["unclear 7"],
        ),
        (
            "kind: game\nname: Example\ncategory: pan\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, fees: [{from: player-dealer, amount: none}], options: [{option: 1, player: 1}]}]\n",
            {}, ["met .category"],
        ),
        (
            "kind: game\nname: Example\ncategory: pan\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player-dealer: [[5+, 1]]}]}]\n",
            {}, ["unclear 7"],
        ),
        (
            "kind: game\nname: Example\ncategory: pan\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player-dealer: 0}]}]\n",
            {}, ["met .category"],
        ),
        ("kind: game\nname: Example\ncategory: player-dealer\n", {}, ["met .category"]),
        ("---\nkind: schedule\nname: Rates\nblocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n", {}, ["met .category"]),
        ("---\nkind: schedule\nname: Rates\nblocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1}]}]\n", {}, ["met .category"]),
        (
            "---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, fees: [{from: player-dealer, per: hand}], options: [{option: 1, player: 1}]}]\n",
            {}, ["met .category"],
        ),
        (
            "---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, fees: [{from: player-dealer, amount: none}], options: [{option: 1, player: 1}]}]\n",
            {}, ["met .category"],
        ),
        ("---\nkind: schedule\nname: Rates\nblocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player-dealer: [[5+, 1]]}]}]\n", {}, ["met .category"]),
        ("---\nkind: schedule\nname: Rates\nblocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player-dealer: 0}]}]\n", {}, ["met .category"]),
        ("kind: game\nname: Example\ncategory: bonus-bet\n", {}, ["not-applicable"]),
        (
            "kind: game\nname: Example\ncategory: bonus-bet\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n",
            {}, ["not-applicable"],
        ),
        (
            "kind: game\nname: Example\ncategory: bonus-bet\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1}]}]\n",
            {}, ["not-applicable"],
        ),
        (
            "kind: game\nname: Example\ncategory: bonus-bet\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, fees: [{from: player-dealer, per: hand}], options: [{option: 1, player: 1}]}]\n",
            {}, ["not-applicable"],
        ),
        (
            "kind: game\nname: Example\ncategory: bonus-bet\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, fees: [{from: player-dealer, amount: none}], options: [{option: 1, player: 1}]}]\n",
            {}, ["not-applicable"],
        ),
        (
            "kind: game\nname: Example\ncategory: bonus-bet\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player-dealer: [[5+, 1]]}]}]\n",
            {}, ["not-applicable"],
        ),
        (
            "kind: game\nname: Example\ncategory: bonus-bet\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player-dealer: 0}]}]\n",
            {}, ["not-applicable"],
        ),
        (
            "---\nkind: schedule\nname: Rates\nstates: [{that: no-player-dealer-position, at: 3}]\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1}]}]\n",
            {}, ["violated 7 3"],
        ),
        ("states: [{that: no-player-dealer-position, at: 2}]\n", {}, ["met 2"]),
        ("states: [{that: no-player-dealer-position, at: 2}]\nplayer-dealer: {may-decline: {is: true, at: 5}, rotation: {then: moved, at: 6}}\n", {}, ["violated 5 2"]),
        (
            "kind: game\nname: Example\ncategory: poker\nplayer-dealer: {rotation: {then: moved, at: 6}}\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n",
            {}, ["met 6"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\nstates: [{that: no-player-dealer-position, at: 2}]\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n",
            {}, ["violated 7 2"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\nstates: [{that: player-dealer-position-used, at: 2}]\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n",
            {}, ["met 2"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n---\nkind: schedule\nname: Other\n"
            "blocks: [{games: {called: Example, document: example, at: 8}, options: [{option: 1, player: 1}]}]\n",
            {}, ["violated 7 8"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n---\nkind: schedule\nname: Other\n"
            "supersedes: [rates]\nblocks: [{games: {called: Example, document: example, at: 8}, options: [{option: 1, player: 1}]}]\n",
            {}, ["met .category"],
        ),
    ],
    "wager-limits-agree": [
        ("wagers: [{name: bonus, limit: [{is: 5-10, at: 1}, {is: 5-10, at: 2}]}]", {"level": "game"}, ["met 1 2"]),
        ("wagers: [{name: bonus, limit: [{is: 5-10, at: 1}, {is: 5-20, at: 2}]}]", {"level": "game"}, ["violated 2 1"]),
        ("wagers: [{name: bonus, limit: [{is: 5-10, at: 1}, {maximum: 10, at: 2}]}]", {"level": "game"}, ["met 1 2"]),
        ("wagers: [{name: bonus, limit: [{is: 5-10, at: 1}, {maximum: 11, at: 2}]}]", {"level": "game"}, ["violated 2 1"]),
        ("wagers: [{name: bonus, limit: [{minimum: 5, at: 1}, {maximum: 10, at: 2}]}]", {"level": "game"}, ["met 1 2"]),
        ("wagers: [{name: bonus, limit: [{is: 5-10, on: [4], at: 1}, {is: 5-20, on: [6], at: 2}]}]", {"level": "game"}, ["met 1 2"]),
        ("wagers: [{name: bonus, limit: [{is: 5-10, at: 1}, {see-schedule: true, at: 2}]}]", {"level": "game"}, ["met 1"]),
        ("wagers: [{name: bonus, limit: [{see-schedule: true, at: 2}]}]", {"level": "game"}, ["not-applicable"]),
        (
            "wagers: [{name: a, limit: [{is: 5-10, at: 1}, {is: 5-20, at: 2}]}, {name: b, limit: [{is: 5-10, at: 1}, {is: 5-20, at: 2}]}, {name: c, "
            "limit: [{is: 5-10, at: 3}, {is: 5-20, at: 4}]}]",
            {"level": "game"}, ["violated 2 1", "violated 4 3"],
        ),
        ("wagers: [{name: a, limit: [{is: 5-10}, {is: 5-20}]}, {name: b, limit: [{is: 5-10}, {is: 5-20}]}]", {"level": "game"}, ["violated", "violated"]),
        ("    limits: [{wager: a, is: 5-10, at: 1}, {wager: a, is: 5-20, at: 2}]\n", {"level": "schedule"}, ["violated 2 1"]),
        ("    limits: [{wager: a, maximum: 10, at: 1}, {wager: a, maximum: 10-20, at: 2}]\n", {"level": "schedule"}, ["violated 2 1"]),
        ("    limits: [{wager: a, maximum: 10, at: 1}, {wager: a, is: 5-10, at: 2}]\n", {"level": "schedule"}, ["met 1 2"]),
        ("    limits: [{wager: a, minimum: 10, options: [1], at: 1}, {wager: a, minimum: 5, options: [2], at: 2}]\n", {"level": "schedule"}, ["met 1 2"]),
        ("    limits: [{is: 5-10, at: 1}, {is: 5-20, at: 2}]\n", {"level": "schedule"}, ["not-applicable"]),
        ("    limits: [{wager: a, is: 5-10, at: 1}, {wager: b, is: 5-20, at: 2}]\n", {"level": "schedule"}, ["met 1", "met 2"]),
        ("    limits: [{wager: a, is: 5-10, at: 1}]\n  - games: {called: Example, document: example}\n    limits: [{wager: a, is: 5-20, at: 2}]\n", {"level": "schedule"}, ["unclear 2 1"]),
        ("    limits: [{wager: a, is: 5-10, at: 1}]\n  - games: {called: Other}\n    limits: [{wager: a, is: 5-20, at: 2}]\n", {"level": "schedule"}, ["met 1 2"]),
        (
            "  - games: {approval: GEGA-000001}\n    limits: [{wager: a, is: 5-10, at: 1}]\n  - games: {approval: GEGA-000001}\n"
            "    limits: [{wager: a, is: 5-20, at: 2}]\n",
            {"level": "schedule"}, ["unclear 2 1"],
        ),
        (
            "  - games: {approval: GEGA-000001}\n    limits: [{wager: a, is: 5-10, at: 1}]\n  - games: {approval: GEGA-000002}\n"
            "    limits: [{wager: a, is: 5-20, at: 2}]\n",
            {"level": "schedule"}, ["met 1 2"],
        ),
        ("  - games: {called: One}\n    limits: [{wager: a, is: 5-10, at: 1}]\n  - games: {called: One}\n    limits: [{wager: a, is: 5-20, at: 2}]\n", {"level": "schedule"}, ["unclear 2 1"]),
        ("  - games: {called: One}\n    limits: [{wager: a, is: 5-10, at: 1}]\n  - games: {called: Two}\n    limits: [{wager: a, is: 5-20, at: 2}]\n", {"level": "schedule"}, ["met 1 2"]),
    ],
    "wager-size-agrees": [
        ("wagers: [{name: play, at: 9, size: [{bound: exactly, times: 2, of: ante, at: 1}, {bound: exactly, times: 3, of: ante, at: 2}]}]\n", {}, ["violated 2 1"]),
        ("wagers: [{name: play, at: 9, size: [{times: 2, of: ante, bound: at-least, at: 1}, {bound: exactly, times: 2, of: ante, at: 2}]}]\n", {}, ["met 1 2"]),
        ("wagers: [{name: play, at: 9, size: [{times: 2, of: ante, bound: at-least, at: 1}, {times: 3, of: ante, bound: at-least, at: 2}]}]\n", {}, ["violated 2 1"]),
        ("wagers: [{name: play, at: 9, size: [{times: 2, of: ante, bound: at-most, at: 1}, {times: 3, of: ante, bound: at-most, at: 2}]}]\n", {}, ["violated 2 1"]),
        ("wagers: [{name: play, at: 9, size: [{bound: exactly, times: 2, of: ante, at: 1}, {bound: exactly, times: 3, of: blind, at: 2}]}]\n", {}, ["met 1 2"]),
        ("wagers: [{name: play, at: 9, size: [{bound: exactly, times: 2, of: ante, at: 1}, {bound: exactly, times: 3, of: ante, at: 1}]}]\n", {}, ["unclear 1 1"]),
        ("wagers: [{name: play, at: 9, size: [{bound: exactly, times: 2, of: ante}, {bound: exactly, times: 3, of: ante}]}]\n", {}, ["unclear 9.size 9.size"]),
        ("wagers: [{name: play, at: 9, size: [{bound: exactly, times: 2, of: ante, when: early, at: 1}, {bound: exactly, times: 3, of: ante, at: 2}]}]\n", {}, ["met 1 2"]),
    ],
}


@pytest.mark.parametrize(("predicate", "row"), [pytest.param(name, row, id=f"{name}-{number}") for name, rows in ROWS.items() for number, row in enumerate(rows)])
def test_row(predicate: str, row: Row) -> None:
    text, figures, expected = row
    assert told(predicate, text, **figures) == expected
