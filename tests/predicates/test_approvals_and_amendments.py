"""Approval numbers, and what an amendment keeps: a few words of a document, the verdict, and the
lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import told

Row = tuple[str, dict[str, Any], list[str]]

ROWS: dict[str, list[Row]] = {
    "amendment-keeps": [
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {rotation: {then: moved, at: 1}}\n---\nsupersedes: [old]\n",
            {"level": "game"},
            ["not-stated .name 1", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {rotation: {then: moved, at: 1}}\n---\nsupersedes: [old]\n"
            "player-dealer: {rotation: {then: moved, at: 2}}\n",
            {"level": "game"},
            ["met 2", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {rotation: {then: moved, at: 1}}\n---\nsupersedes: [old]\n---\nkind: schedule\nname: Rates\n"
            "player-dealer: {rotation: {then: moved, at: 2}}\nblocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n",
            {"level": "game"},
            ["met", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {wins-or-loses-at-most: {is: original-wager, at: 1}}\n---\nsupersedes: [old]\n",
            {"level": "game"},
            ["not-stated .name 1", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {wins-or-loses-at-most: {is: original-wager, at: 1}}\n---\nsupersedes: [old]\n"
            "player-dealer: {wins-or-loses-at-most: {is: original-wager, at: 2}}\n",
            {"level": "game"},
            ["met 2", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {wins-or-loses-at-most: {is: original-wager, at: 1}}\n---\nsupersedes: [old]\n---\n"
            "kind: schedule\nname: Rates\nplayer-dealer: {wins-or-loses-at-most: {is: original-wager, at: 2}}\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n",
            {"level": "game"},
            ["met", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {uncovered-wagers: {are: returned, at: 1}}\n---\nsupersedes: [old]\n",
            {"level": "game"},
            ["not-stated .name 1", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {uncovered-wagers: {are: returned, at: 1}}\n---\nsupersedes: [old]\n"
            "player-dealer: {uncovered-wagers: {are: returned, at: 2}}\n",
            {"level": "game"},
            ["met 2", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {uncovered-wagers: {are: returned, at: 1}}\n---\nsupersedes: [old]\n---\nkind: schedule\n"
            "name: Rates\nplayer-dealer: {uncovered-wagers: {are: returned, at: 2}}\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n",
            {"level": "game"},
            ["met", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {settling: {pays: true, at: 1}}\n---\nsupersedes: [old]\n",
            {"level": "game"},
            ["not-stated .name 1", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {settling: {pays: true, at: 1}}\n---\nsupersedes: [old]\n"
            "player-dealer: {settling: {pays: true, at: 2}}\n",
            {"level": "game"},
            ["met 2", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {settling: {pays: true, at: 1}}\n---\nsupersedes: [old]\n---\nkind: schedule\nname: Rates\n"
            "player-dealer: {settling: {pays: true, at: 2}}\nblocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n",
            {"level": "game"},
            ["met", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {intervening: {is: true, at: 1}}\n---\nsupersedes: [old]\n",
            {"level": "game"},
            ["not-stated .name 1", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {intervening: {is: true, at: 1}}\n---\nsupersedes: [old]\n"
            "player-dealer: {intervening: {is: true, at: 2}}\n",
            {"level": "game"},
            ["met 2", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {intervening: {is: true, at: 1}}\n---\nsupersedes: [old]\n---\nkind: schedule\nname: Rates\n"
            "player-dealer: {intervening: {is: true, at: 2}}\nblocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n",
            {"level": "game"},
            ["met", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {settling: {to-the-extent: true, at: 1}}\n---\nsupersedes: [old]\n",
            {"level": "game"},
            ["not-stated .name 1", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {settling: {to-the-extent: true, at: 1}}\n---\nsupersedes: [old]\n"
            "player-dealer: {settling: {to-the-extent: true, at: 2}}\n",
            {"level": "game"},
            ["met 2 2", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {settling: {to-the-extent: true, at: 1}}\n---\nsupersedes: [old]\n---\nkind: schedule\n"
            "name: Rates\nplayer-dealer: {settling: {to-the-extent: true, at: 2}}\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n",
            {"level": "game"},
            ["met", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {may-decline: true}\n---\nsupersedes: [old]\n",
            {"level": "game"},
            ["met", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {may-decline: true}\n---\nsupersedes: [old]\nplayer-dealer: {may-decline: true}\n",
            {"level": "game"},
            ["met", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {may-decline: true}\n---\nsupersedes: [old]\n---\nkind: schedule\nname: Rates\n"
            "player-dealer: {may-decline: true}\nblocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n",
            {"level": "game"},
            ["met", "not-applicable"],
        ),
        (
            "kind: game\nname: Old\ncategory: player-dealer\nplayer-dealer: {wins-or-loses-at-most: {is: original-wager, at: 1}}\n---\nsupersedes: [old]\n"
            "player-dealer: {settling: {pays: true, at: 2}}\n",
            {"level": "game"},
            ["not-stated 2 1", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "blocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\ndeck: {cards: 52}\n",
            {"level": "schedule", "statements": ["fees-posted"]},
            ["not-stated .name 1", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "states: [{that: fees-posted, at: 5}]\nblocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\n"
            "deck: {cards: 52}\n",
            {"level": "schedule", "statements": ["fees-posted"]},
            ["met 5", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "blocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\ndeck: {cards: 52}\n",
            {"level": "schedule", "statements": "fees-posted,house-no-interest"},
            ["not-stated .name 1 2", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "states: [{that: fees-posted, at: 5}]\nblocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\n"
            "deck: {cards: 52}\n",
            {"level": "schedule", "statements": "fees-posted,house-no-interest"},
            ["not-stated 5 2", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "blocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\ndeck: {cards: 52}\n",
            {"level": "schedule", "statements": ["fees-posted", "house-no-interest"]},
            ["not-stated .name 1 2", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "states: [{that: fees-posted, at: 5}]\nblocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\n"
            "deck: {cards: 52}\n",
            {"level": "schedule", "statements": ["fees-posted", "house-no-interest"]},
            ["not-stated 5 2", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "blocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\ndeck: {cards: 52}\n",
            {"level": "schedule"},
            ["met", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "states: [{that: fees-posted, at: 5}]\nblocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\n"
            "deck: {cards: 52}\n",
            {"level": "schedule"},
            ["met", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "states: [{that: fees-posted, is: false, at: 5}]\nblocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\n"
            "deck: {cards: 52}\n",
            {"level": "schedule", "statements": ["fees-posted"]},
            ["not-stated .name 1", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "blocks: [{games: [{called: Example, document: example}], options: [{option: 1, player: 1}]}]\n---\nstates: [{that: fees-posted, at: 6}]\n",
            {"level": "schedule", "statements": ["fees-posted"]},
            ["met", "not-applicable"],
        ),
        (
            "kind: schedule\nname: Old\nstates: [{that: fees-posted, at: 1}, {that: house-no-interest, at: 2}]\n"
            "blocks: [{games: {called: Example, document: example}, options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "blocks: [{games: [{called: Example, document: example}, {called: Two, document: two}], options: [{option: 1, player: 1}]}]\n---\n"
            "states: [{that: fees-posted, at: 6}]\n---\nkind: game\nname: Two\ncategory: player-dealer\n",
            {"level": "schedule", "statements": ["fees-posted"]},
            ["not-stated .name 1", "not-applicable"],
        ),
    ],
    "approval-form": [
        (
            "  - games: {called: G1, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"},
            ["met 1"],
        ),
        (
            "  - games: {called: G1, approval: GEGA-1, at: 1}\n    options: [{option: 1, player: 1}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"},
            ["violated 1"],
        ),
        (
            "  - games: {called: G1, approval: GEGB-000001, at: 1}\n    options: [{option: 1, player: 1}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"},
            ["unclear 1"],
        ),
        (
            "  - games: {called: G1, approval: GEGB-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: G2, approval: GEGA-000001, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"},
            ["unclear 1 2"],
        ),
        (
            "  - games: {called: G1, approval: GEGB-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: G2, approval: GEGA-000002, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"},
            ["unclear 1"],
        ),
        (
            "  - games: {called: G1, approval: x1, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: G2, approval: GEGB-000001, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"},
            ["violated 1", "unclear 2"],
        ),
        (
            "  - games: {called: G1, approval: GEGB-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: G2, approval: GEGA-000001, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n  - games: {called: G3, approval: GEGC-000001, at: 3}\n    options: [{option: 1, player: 1}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"},
            ["unclear 1 2", "unclear 3 1"],
        ),
        (
            "  - games: {called: G1, approval: GEGB-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: G2, approval: GEGB-000001, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"},
            ["unclear 1"],
        ),
        (
            "approvals: [{number: GEGB-000001, at: 1}]\n---\n  - games: {called: G1, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n",
            {"level": "game", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"},
            ["unclear 1 1"],
        ),
        (
            "  - games: {called: G1, approval: GEGB-000001, at: 1}\n    options: [{option: 1, player: 1}]\n---\napprovals: [{number: GEGA-000001, at: 7}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"},
            ["unclear 1 7"],
        ),
        (
            "  - games: {called: G1, approval: GEGB-000001, at: 1}\n    options: [{option: 1, player: 1}]\n---\napprovals: [{number: GEGA-000001, on: rates, at: 7}]\n",
            {"level": "schedule", "pattern": "GEGA-[0-9]{6}", "series": "[A-Z]{4}-[0-9]{6}"},
            ["unclear 1"],
        ),
    ],
    "approval-unique": [
        (
            "  - games: {called: One, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: Two, approval: GEGA-000002, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["met 1"],
        ),
        (
            "  - games: {called: One, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: Two, approval: GEGA-000001, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "  - games: {called: One, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: One, approval: GEGA-000002, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "  - games: {called: Red Dog, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n"
            "  - games: {called: Red Dog Deluxe, approval: GEGA-000001, at: 2}\n    options: [{option: 1, player: 1}]\n",
            {},
            ["met 1"],
        ),
        (
            "  - games: {called: Red Dog Deluxe, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n"
            "  - games: {called: Red Dog, approval: GEGA-000001, at: 2}\n    options: [{option: 1, player: 1}]\n",
            {},
            ["met 1"],
        ),
        (
            "  - games: {called: One, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: Two, approval: GEGA-000002, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n  - games: {called: Three, approval: GEGA-000002, at: 3}\n    options: [{option: 1, player: 1}]\n",
            {},
            ["violated 3 2"],
        ),
        (
            "  - games: {called: One, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: Two, approval: GEGA-000002, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n  - games: {called: Two, approval: GEGA-000003, at: 3}\n    options: [{option: 1, player: 1}]\n",
            {},
            ["violated 3 2"],
        ),
        (
            "  - games: {called: One, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: ONE, approval: GEGA-000001, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["met 1"],
        ),
        (
            "  - games: {called: One, approval: GEGA-000001, at: 1}\n    options: [{option: 1, player: 1}]\n  - games: {called: Two, approval: GEGA-000001, at: 2}\n"
            "    options: [{option: 1, player: 1}]\n  - games: {called: One, approval: GEGA-000002, at: 3}\n    options: [{option: 1, player: 1}]\n",
            {},
            ["violated 2 1", "violated 3 1"],
        ),
        (
            "kind: schedule\nname: Old\nblocks: [{games: {called: One, approval: GEGA-000001, at: 1}}]\n---\nkind: schedule\nname: New\nsupersedes: [old]\n"
            "blocks: [{games: {called: One, approval: GEGA-000002, at: 2}}]\n",
            {},
            ["met 2"],
        ),
    ],
}


@pytest.mark.parametrize(
    ("predicate", "row"),
    [
        pytest.param(name, row, id=f"{name}-{number}")
        for name, rows in ROWS.items()
        for number, row in enumerate(rows)
    ],
)
def test_row(predicate: str, row: Row) -> None:
    text, figures, expected = row
    assert told(predicate, text, **figures) == expected
