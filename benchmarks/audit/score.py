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


def judged(
    name: str, judgements: str = ".judged.yaml"
) -> list[tuple[dict[str, object], dict[str, object]]]:
    """Each item of a sample with its judgement."""
    found = {row["n"]: row for row in read((FOLDER / f"{name}.yaml").read_bytes()).data["findings"]}
    said = {
        row["n"]: row
        for row in read((FOLDER / f"{name}{judgements}").read_bytes()).data["judgements"]
    }
    if found.keys() != said.keys():
        raise ValueError(f"judged {len(said)} of {len(found)}: every one needs a judgement")
    return [(found[n], said[n]) for n in found]


def main(names: list[str]) -> int:
    samples = (path.stem for path in FOLDER.glob("*.yaml") if ".judged" not in path.name)
    for name in names or sorted(samples):
        for said in sorted(path.name for path in FOLDER.glob(f"{name}.judged*.yaml")):
            _score(name, said.removeprefix(name))
    return 0


def _score(name: str, judgements: str) -> None:
    rows = judged(name, judgements)
    print(f"{name}{judgements}: {len(rows)}")
    for question in ("is", "clear", "act"):
        counts = Counter(str(said[question]) for _, said in rows if question in said)
        shares = (
            f"{answer} {number} ({number / counts.total():.0%})"
            for answer, number in counts.most_common()
        )
        if counts:
            print(f"  {question}: {', '.join(shares)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
