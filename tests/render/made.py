"""Results to render: a small filing, one with markup in every string, and the whole corpus."""

from __future__ import annotations

import json
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

from tests.docket import TODAY
from validator.docket.filed import Filed, file
from validator.docket.filings import Docket, Group, assemble
from validator.judge.engine import Settings, judge
from validator.judge.verdict import Result
from validator.model.gate import Unfit
from validator.model.kinds import model
from validator.run.gather import gather
from validator.source.read import read

ROOT = Path(__file__).parents[2]
RULES = ROOT / "rules"
SETTINGS = Settings(today=TODAY)
HOSTILE = "=1+1\"'><script>alert(1)</script><img src=x onerror=alert(2)>{{ 7*7 }}|`\\\x1b[2J\u202e\n::error::x"

FEES = """\
kind: schedule
name: Fees
source: {document: a.txt, lines: 1-9}
blocks:
  - games: [{called: War, document: war, at: 2}]
    fees: [{from: player-dealer, on: total-table-action, collected: after-deal, at: 3}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options:
      - {option: 1, limit: 5-500, at: 4-6, player-dealer: [[5-50, 0.50], [51-150, 2], [140-300, 3], [401+, 5]]}
      - {option: 2, limit: 5-500, at: 7, player-dealer: 1}
"""
GAME = "kind: game\nname: War\ncategory: player-dealer\nsource: {document: a.txt, lines: 1-9}\nwagers: [{name: ante, required: true, pays: {odds: '1:1', at: 2}, at: 1}]\n"
HEAD = "kind: establishment\nname: Small Club\njurisdictions: [california]\naddress: {city: Fresno, at: 1}\n"


def result(*documents: bytes, whole: bool = True, name: str = "small") -> Result:
    """The documents judged as one filing."""
    filed = [
        file(content, f"{name}/{number}.yaml", "war" if b"kind: game" in content else None)
        for number, content in enumerate(documents)
    ]
    return judge(_docket(name, filed, whole), SETTINGS)


def _docket(name: str, filed: list[Filed], whole: bool) -> Docket:
    head = next((d for d in filed if d.kind == "establishment"), None)
    return assemble([Group(name, head, tuple(d for d in filed if d is not head), whole)])


@cache
def small() -> Result:
    return result(HEAD.encode(), GAME.encode(), FEES.encode())


@cache
def corpus() -> Result:
    """Everything in rules/."""
    gathered = gather([RULES])
    assert not gathered.refused
    return judge(gathered.docket, SETTINGS)


@cache
def hostile() -> Result:
    """A real filing with markup in every string its shape lets through."""
    paths = sorted((RULES / "california" / "casino-club").rglob("*.yaml"))
    filed = [
        file(
            _poison(read(path.read_bytes()).data),
            f'<script>alert(3)</script>/{path.name}"onclick=x',
        )
        for path in paths
    ]
    return judge(_docket("<script>alert(4)</script>", filed, True), SETTINGS)


def _poison(data: dict[str, Any]) -> bytes:
    """A string is tried with the key at the top it is below, and all of them together at the end."""
    kind, changed = model(data["kind"]), 0
    needed = {name: data[name] for name in data if name in ("kind", "name", "category")}
    for top in [name for name in data if name not in ("kind", "jurisdictions")]:
        part = {top: data[top]}
        for holder, key in list(_strings(part)):
            before = holder[key]
            holder[key] = HOSTILE
            try:
                kind.model_validate(needed | part)
                changed += 1
            except Unfit:
                holder[key] = before
        data |= part
    kind.model_validate(data)
    assert changed > 2
    return json.dumps(
        data, default=lambda value: float(value) if isinstance(value, Decimal) else str(value)
    ).encode()


def _strings(data: Any) -> Any:
    items = (
        data.items()
        if isinstance(data, dict)
        else enumerate(data)
        if isinstance(data, list)
        else ()
    )
    for key, value in items:
        if key in ("kind", "id", "jurisdictions"):
            continue
        if isinstance(value, str):
            yield data, key
        else:
            yield from _strings(value)
