"""Count the judgements of a sample: ``python -m benchmarks.audit.score NAME``.

A judgement says of an item whether it is right, arguable or wrong (``is``), whether a reader who is
no programmer understands it at first reading (``clear``), and whether a manager or an analyst would
act on it (``act``).
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from validator.source.read import read

FOLDER = Path(__file__).parent / "samples"


def judged(name: str) -> list[tuple[dict[str, object], dict[str, object]]]:
    """Each item of a sample with its judgement."""
    found = {row["n"]: row for row in read((FOLDER / f"{name}.yaml").read_bytes()).data["findings"]}
    said = {
        row["n"]: row
        for row in read((FOLDER / f"{name}.judged.yaml").read_bytes()).data["judgements"]
    }
    if found.keys() != said.keys():
        raise ValueError(f"judged {len(said)} of {len(found)}: every one needs a judgement")
    return [(found[n], said[n]) for n in found]


def main(names: list[str]) -> int:
    for name in names or sorted(
        path.stem for path in FOLDER.glob("*.yaml") if ".judged" not in path.name
    ):
        rows = judged(name)
        print(f"{name}: {len(rows)}")
        for question in ("is", "clear", "act"):
            counts = Counter(str(said[question]) for _, said in rows if question in said)
            if counts:
                shares = (
                    f"{answer} {number} ({number / counts.total():.0%})"
                    for answer, number in counts.most_common()
                )
                print(f"  {question}: {', '.join(shares)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
