"""Where the time goes inside: by module imported, by step."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections import defaultdict
from datetime import date
from pathlib import Path

_TIMED = re.compile(r"import time:\s+(\d+) \|\s+\d+ \|\s*(\S+)")
DAY = date(2026, 11, 15)


def imports(command: list[str], game: Path, folder: Path) -> dict[str, float]:
    """Milliseconds of import by package, largest first; of our own, by module."""
    code = "from validator.cli.main import entry; entry()"
    said = subprocess.run(  # noqa: S603
        [sys.executable, "-X", "importtime", "-c", code, *command, str(game)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    ).stderr
    spent: dict[str, float] = defaultdict(float)
    for microseconds, name in _TIMED.findall(said):
        first, _, rest = name.partition(".")
        own = "validator.predicates" if name.startswith("validator.predicates") else name
        group = (
            own
            if first == "validator" and rest
            else first
            if first
            in ("pydantic", "pydantic_core", "yaml", "annotated_types", "typing_extensions")
            else "standard library"
        )
        spent[group] += int(microseconds) / 1000
    return dict(sorted(spent.items(), key=lambda item: -item[1]))


def steps(games: list[Path]) -> dict[str, float]:
    """Milliseconds per filing of each step, everything imported and built."""
    from validator.docket.filings import assemble
    from validator.judge.engine import judge_filing
    from validator.judge.merge import merge
    from validator.law.settings import Settings
    from validator.render import json, text
    from validator.run.gather import group
    from validator.shape.shape import shape
    from validator.source.paths import bundles
    from validator.source.read import read

    spent: dict[str, float] = defaultdict(float)
    for _ in range(2):  # the first time builds what the second finds
        spent.clear()
        results = []
        for game in games:
            content = game.read_bytes()
            at = time.process_time()
            document = read(content)
            spent["read (YAML with positions)"] += _since(at)
            at = time.process_time()
            shape(document)
            spent["shape and model"] += _since(at)
            (bundle,) = bundles([game.parents[1]]).given
            filing = assemble([group(bundle, [])]).filings[0]
            at = time.process_time()
            results.append(judge_filing(filing, Settings(DAY, DAY, brief=True)))
            spent["judge, findings only"] += _since(at)
            at = time.process_time()
            full = judge_filing(filing, Settings(DAY, DAY))
            spent["judge, every verdict with its place"] += _since(at)
            at = time.process_time()
            json.render(full)
            spent["render JSON, every verdict"] += _since(at)
        at = time.process_time()
        text.render(merge(results, DAY))
        spent["render text"] += _since(at)
    return {name: total / len(games) * 1000 for name, total in spent.items()}


def _since(at: float) -> float:
    return time.process_time() - at
