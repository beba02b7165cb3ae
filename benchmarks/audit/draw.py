"""Draw a seeded sample: ``python -m benchmarks.audit.draw COMMIT --size 60 > benchmarks/audit/samples/COMMIT.yaml``.

What is drawn are items, by default any that is no remark; ``--by-rank`` takes as many of each rank
as there are.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from datetime import date
from pathlib import Path

from validator.judge.engine import Settings, judge
from validator.judge.items import Item, items
from validator.judge.verdict import RANKS, Verdict
from validator.run.gather import gather

DAY = date(2026, 11, 18)
ROOT = Path(__file__).parents[2]
FOUND = [rank for rank in RANKS if rank != "noted"]


def population(remarks: bool) -> list[Item]:
    """Every item on the corpus, in a stable order; replaced papers are history, and what somebody
    noted is not of the program's finding.
    """
    result = judge(gather([ROOT / "rules"]).docket, Settings(today=DAY))
    found = [
        one
        for one in items(result.verdicts)
        if not one.history and one.rank in FOUND and (remarks or not one.remark)
    ]
    return sorted(found, key=lambda one: one.key)


def sample(seed: str, size: int, by_rank: bool = False, remarks: bool = False) -> list[Item]:
    chance, given = random.Random(seed), population(remarks)  # noqa: S311
    if not by_rank:
        return chance.sample(given, min(size, len(given)))
    groups = [[one for one in given if one.rank == rank] for rank in FOUND]
    each = [chance.sample(group, min(len(group), round(size / len(FOUND)))) for group in groups]
    return [one for group in each for one in group]


def row(number: int, item: Item) -> dict[str, object]:
    v = item.first
    lines = [f"{e.document} {e.first}-{e.last}" for one in item.verdicts[:4] for e in one.evidence]
    return {
        "n": number,
        "key": item.key,
        "code": v.code,
        "rank": item.rank,
        "severity": item.severity,
        "verdict": v.verdict,
        "documents": list(dict.fromkeys(map(_document, item.verdicts)))[:4],
        "message": item.alone,
        "fix": item.fix,
        "lines": list(dict.fromkeys(lines)),
    }


def _document(v: Verdict) -> str:
    return Path(v.subject.document).relative_to(ROOT).as_posix()


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.audit.draw", description=__doc__)
    parser.add_argument("commit", help="the seed: the hash of the commit the sample is drawn from")
    parser.add_argument("--size", type=int, default=100)
    parser.add_argument("--by-rank", action="store_true")
    parser.add_argument("--remarks", action="store_true")
    given = parser.parse_args()
    drawn = sample(given.commit, given.size, given.by_rank, given.remarks)
    rows = [f"  - {json.dumps(row(n, one), ensure_ascii=False)}" for n, one in enumerate(drawn, 1)]
    sys.stdout.write(
        "\n".join([f"# {len(drawn)} items drawn with seed {given.commit}.", "findings:", *rows])
        + "\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
