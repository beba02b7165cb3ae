"""What is told of the second corpus, held against how it was judged: ``python -m benchmarks.public``.

Each item that is no remark and no noted doubt was judged ``right``, ``arguable`` or ``wrong`` by whoever transcribed
the page. An item without a judgement, and one judged right or arguable that is not told any more,
fail the run: judge it, or take its line out of ``judged.yaml``. One judged wrong may go. ``--new``
prints the lines to add.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from datetime import date
from pathlib import Path
from typing import NamedTuple

from validator.judge.engine import Settings, judge
from validator.judge.items import Item, items
from validator.run.gather import gather
from validator.source.read import read

DAY = date(2026, 11, 18)
HERE = Path(__file__).parent
FILINGS = HERE / "filings"
ANSWERS = ("right", "arguable", "wrong")


class Compared(NamedTuple):
    told: dict[str, Item]
    judged: dict[str, dict[str, str]]

    @property
    def new(self) -> list[str]:
        return sorted(self.told.keys() - self.judged.keys())

    @property
    def gone(self) -> list[str]:
        lost = self.judged.keys() - self.told.keys()
        return sorted(key for key in lost if self.judged[key]["is"] != "wrong")


def compared() -> Compared:
    gathered = gather([FILINGS])
    if gathered.refused:
        raise ValueError(f"not readable: {gathered.refused}")
    result = judge(gathered.docket, Settings(today=DAY, as_of=DAY))
    found = (item for item in items(result.verdicts) if item.rank != "noted" and not item.remark)
    told = {item.key: item for item in found}
    rows = read((HERE / "judged.yaml").read_bytes()).data["findings"]
    return Compared(told, {row["key"]: row for row in rows})


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.public", description=__doc__)
    parser.add_argument("--new", action="store_true", help="print a line for each item not judged")
    given, found = parser.parse_args(), compared()
    if given.new:
        for key in found.new:
            row = {"key": key, "is": "", "says": found.told[key].message}
            print(f"  - {json.dumps(row, ensure_ascii=False)}")
        return 0
    counts = Counter(row["is"] for key, row in found.judged.items() if key in found.told)
    shares = (f"{counts[one]} {one} ({counts[one] / counts.total():.0%})" for one in ANSWERS)
    print(f"{len(found.told)} items on the public filings: {', '.join(shares)}")
    for word, keys in (("not judged", found.new), ("not told any more", found.gone)):
        for key in keys:
            print(f"{word}: {key}")
    return 1 if found.new or found.gone else 0


if __name__ == "__main__":
    sys.exit(main())
