"""Count the judgements: ``python -m benchmarks.audit.score``; exits 1 below 95 % of violated or 90 % of all."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from validator.read import read

HERE = Path(__file__).parent
LEAST_VIOLATED, LEAST_ALL = 0.95, 0.90


def score() -> tuple[Counter[tuple[str, str]], float, float]:
    """How many of each verdict were judged how; the share right of violated, and of all."""
    found = {row["n"]: row for row in read((HERE / "sample.yaml").read_bytes()).data["findings"]}
    judged = {row["n"]: row for row in read((HERE / "judgements.yaml").read_bytes()).data["judgements"]}
    if found.keys() != judged.keys():
        raise ValueError(f"judged {len(judged)} of {len(found)} findings: every one needs a judgement")
    counts = Counter((found[n]["verdict"], judged[n]["is"]) for n in found)
    violated = sum(number for (verdict, _), number in counts.items() if verdict == "violated")
    right = sum(number for (_, is_), number in counts.items() if is_ == "right")
    return counts, counts[("violated", "right")] / violated if violated else 1.0, right / len(found)


def main() -> int:
    counts, violated, overall = score()
    for (verdict, is_), number in sorted(counts.items()):
        print(f"{verdict:12} {is_:9} {number:4}")
    print(f"right: {violated:.0%} of violated, {overall:.0%} of all")
    return 0 if violated >= LEAST_VIOLATED and overall >= LEAST_ALL else 1


if __name__ == "__main__":
    sys.exit(main())
