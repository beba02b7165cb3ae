"""Draw a seeded sample of findings: ``python -m benchmarks.audit.draw > benchmarks/audit/sample.yaml``."""

from __future__ import annotations

import json
import random
import sys
from datetime import date
from pathlib import Path

from validator.gather import gather
from validator.judge.engine import Settings, judge
from validator.judge.follow import told
from validator.judge.verdict import FINDINGS, Verdict

SEED = 31415
SIZE = 100
DAY = date(2026, 11, 16)
ROOT = Path(__file__).parents[2]


def findings() -> list[Verdict]:
    """Every finding on the corpus that stands for itself, in a stable order."""
    result = judge(gather([ROOT / "rules"]).docket, Settings(today=DAY))
    found = [v for v in told(result.verdicts).standing if v.verdict in FINDINGS]
    return sorted(found, key=lambda v: (v.code, v.subject.id, v.message))


def sample(seed: int = SEED, size: int = SIZE) -> list[Verdict]:
    return random.Random(seed).sample(findings(), size)  # noqa: S311


def main() -> int:
    out = [f"# {SIZE} findings drawn with seed {SEED}; the judgements stand in judgements.yaml.", "findings:"]
    for number, v in enumerate(sample(), 1):
        lines = [f"{e.document} {e.first}-{e.last}" for e in v.evidence]
        row = {"n": number, "code": v.code, "rule": v.rule, "verdict": v.verdict, "severity": v.severity, "subject": v.subject.id, "message": v.message, "evidence": lines}
        out.append(f"  - {json.dumps(row, ensure_ascii=False)}")
    sys.stdout.write("\n".join(out) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
