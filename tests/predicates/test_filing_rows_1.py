"""More behaviours of the rules on filings: few words of a document, the verdict, and the lines it points at, from amendment-keeps on."""

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
            {"level": "game"}, ["not-stated .name 1", "not-applicable"],
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
}


@pytest.mark.parametrize(("predicate", "row"), [pytest.param(name, row, id=f"{name}-{number}") for name, rows in ROWS.items() for number, row in enumerate(rows)])
def test_row(predicate: str, row: Row) -> None:
    text, figures, expected = row
    assert told(predicate, text, **figures) == expected
