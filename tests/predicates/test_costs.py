"""Three hundred entries of any list are judged in seconds, whatever they say; and far more options,
wagers and fees.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.docket import TODAY, docket
from validator.judge import engine
from validator.law.settings import Settings
from validator.model.fees import Block, Schedule
from validator.model.game import Game
from validator.model.part import Part
from validator.model.wagers import Wager
from validator.shape.shape import MOST_LISTED, Misshapen

SECONDS = 3
MOST = 9
"""Processor time for 10,000 of something; no list takes ten seconds."""
HEAD = "kind: establishment\nname: Example\njurisdictions: [california]\n"
GAME = "kind: game\nname: Nines\ncategory: player-dealer\n"
SHEET = "kind: schedule\nname: Rates\n"
VALUES = "values: {table: [[A, 1 or 11], [2-10, face], [J-K, 10]]}\n"


def _each(entry: str) -> str:
    return "".join(f"      - {entry.replace('#', str(n))}\n" for n in range(1, MOST_LISTED + 1))


# written so that no two entries are alike
UNLIKE = {
    "pay rows by total": f"{GAME}{VALUES}wagers:\n- name: a\n  pays:\n   rows:\n"
    + _each("{label: r#, pays: 1:1, event: {first-cards: 2, total: [#]}}"),
    "pay rows by ranks": f"{GAME}wagers:\n- name: a\n  pays:\n   rows:\n"
    + _each("{label: r#, pays: 1:1, event: {first-cards: 2, ranks: [A, K], total: [#]}}"),
    "pay rows by hand": f"{GAME}wagers:\n- name: a\n  pays:\n   rows:\n"
    + _each("{label: r#, pays: 1:1, event: {hand: flush, points: #}}"),
    "pay tables": f"{GAME}wagers:\n- name: a\n  pays:\n" + _each("{odds: '#:1', at: #}"),
    "charts": f"{GAME}charts:\n" + _each("{for: players, rows: [[hard 4-9, hit], [soft #, stand]]}"),
    "rows of a chart": f"{GAME}charts:\n- for: players\n  rows:\n" + _each("['#', hit]"),
    "owners": f"{GAME}owners:\n" + _each("{called: Owner #, of: x#}"),
    "owners of one thing": f"{GAME}owners:\n" + _each("{called: Owner #}"),
    "draw rules": f"{GAME}draw-rules:\n" + _each("{for: player-hand, totals: 0-5, must: hit, at: #}"),
    "draw rules and charts": f"{GAME}draw-rules:\n" + _each("{for: player-hand, totals: 0-5, must: hit, at: #}")
    + "draw-matrix:\n" + _each("{for: player-hand, third-cards: [0, 1], rows: [[6, SS], [7, SH]], at: #}"),
    "deals and seats": f"{GAME}deck: {{cards: 52}}\nround:\n" + _each("{does: deal, to: players, cards: 1, called: s#}")
    + "seats:\n" + _each("{is: #, at: #}")
    + "irregularities:\n" + _each("{what: w#, answers: cards-run-out, then: x, step: s300, at: #}"),
    "rotation": f"{GAME}player-dealer:\n rotation:\n" + _each("{holds-at-most: 2, unit: hands, at: #}"),
    "rotation unlike": f"{GAME}player-dealer:\n rotation:\n" + _each("{offered-after: #, at: #}"),
    "bets": f"{GAME}wagers:\n" + _each("{name: w#, bonus: true}"),
    "bets in a chain": f"{GAME}wagers:\n"
    + "".join(f"- {{name: w{n}, needs: w{n + 1}}}\n" for n in range(MOST_LISTED)),
    "bets in a circle": f"{GAME}wagers:\n"
    + "".join(f"- {{name: w{n}, needs: w{(n + 1) % MOST_LISTED}}}\n" for n in range(MOST_LISTED)),
    "versions": f"{GAME}version:\n" + _each("{is: '#', at: #}"),
    "fees": f"{SHEET}blocks:\n- fees:\n" + _each("{from: player, per: hand, collected: after-x#}"),
    "fees of a game": f"{GAME}fees:\n" + _each("{called: f#, from: player, per: hand, amount: #}"),
    "definitions": f"{SHEET}blocks:\n- defines:\n" + _each("{basis: wager, counts: [w#]}"),
    "blocks": f"{SHEET}blocks:\n" + _each("{called: b#, options: [{option: 1, player: #}]}"),
    "fees and options": f"{SHEET}blocks:\n- fees:\n"
    + _each("{from: player, per: hand, options: ['#-300'], collected: after-deal}")
    + "  options:\n"
    + _each("{option: #, limit: #-900, player: #, player-dealer: 0}"),
    "tiers": f"{SHEET}blocks:\n- options:\n  - option: 1\n    player:\n" + _each("[#, #]"),
    "options": f"{SHEET}blocks:\n- options:\n" + _each("{option: #, limit: #-900, player: #}"),
    "outcomes": f"{GAME}compares:\n- by: ranked-hand\n  outcomes:\n" + _each("{case: c#, base: wins}"),
}  # fmt: skip


def _lists(part: type[Part], under: str) -> Iterator[tuple[str, str]]:
    """Each list that a part may have, with the same entry three hundred times."""
    for name, field in part.model_fields.items():
        if field.default == ():
            one: Any = field.example
            one = one[0] if isinstance(one, list) else one
            given = json.dumps([one] * MOST_LISTED, default=str)
            yield f"{part.__name__} {name}", under.replace("#", f"{_key(name)}: {given}")


def _key(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


ALIKE = {
    **dict(_lists(Game, f"{GAME}#\n")),
    **dict(_lists(Wager, f"{GAME}wagers: [{{name: a, #}}]\n")),
    **dict(_lists(Schedule, f"{SHEET}#\n")),
    **dict(_lists(Block, f"{SHEET}blocks: [{{#}}]\n")),
}
MANY = {
    "10,000 bets in a chain": f"{GAME}wagers:\n"
    + "".join(f"- {{name: w{n}, needs: w{n + 1}, pays: {{odds: 2:1}}}}\n" for n in range(10_000)),
    "1,000 fees": f"{SHEET}blocks:\n- fees:\n"
    + "".join(f"  - {{from: player, per: hand, collected: after-x{n}}}\n" for n in range(1_000)),
    "10,000 options": f"{SHEET}blocks:\n- options:\n"
    + "".join(f"  - {{option: {n % 999}, limit: 5-{n + 9}, player: 1}}\n" for n in range(10_000)),
}
CASES = {**UNLIKE, **ALIKE, **MANY}


@pytest.mark.parametrize("text", CASES.values(), ids=CASES)
def test_a_long_list_is_judged_in_seconds(text: str) -> None:
    try:
        made = docket(HEAD, text)
    except Misshapen:  # what may not be said twice
        assert text in ALIKE.values()
        return
    settings = Settings(today=TODAY, as_of=TODAY, brief=text in MANY.values())
    began = time.process_time()
    result = engine.judge(made, settings)
    assert time.process_time() - began < (MOST if text in MANY.values() else SECONDS)
    assert result.refused == ()
    assert result.faults == ()
