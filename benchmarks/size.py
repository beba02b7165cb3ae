"""``python -m benchmarks.size``: how much there is to read, room by room.

Counts the lines of Python and YAML under ``validator/``, the functions with more than ten branches
(as radon counts them) and the modules over 400 lines. Lines are counted as ``ruff format`` leaves
them at 100 columns, so that packing a line gains nothing.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from radon.complexity import cc_visit

ROOT = Path(__file__).parents[1] / "validator"
BRANCHES, LINES, WIDTH = 10, 400, 100


class Routine(NamedTuple):
    """A function or method, and its branches."""

    branches: int
    path: str
    name: str


class Module(NamedTuple):
    path: str
    room: str
    lines: int
    routines: tuple[Routine, ...]


def formatted(path: Path) -> str:
    """A file's text, Python as the formatter leaves it."""
    if path.suffix != ".py":
        return path.read_text(encoding="utf-8")
    beside = Path(sys.executable).with_name("ruff")
    ruff = str(beside) if beside.exists() else shutil.which("ruff") or "ruff"
    command = [ruff, "format", "--line-length", str(WIDTH), "--stdin-filename", str(path), "-"]
    made = subprocess.run(command, input=path.read_bytes(), capture_output=True, check=True)  # noqa: S603
    return made.stdout.decode()


def routines(text: str, path: str) -> Iterator[Routine]:
    """Every function and method; one inside another counts with it."""
    for block in cc_visit(text):
        if not hasattr(block, "methods"):  # a class is listed beside its methods
            yield Routine(block.complexity, path, block.fullname)


def modules(root: Path = ROOT) -> Iterator[Module]:
    for path in sorted((*root.rglob("*.py"), *root.rglob("*.yaml"))):
        inside = path.relative_to(root)
        room = inside.parts[0] if len(inside.parts) > 1 else "(top)"
        text, name = formatted(path), inside.as_posix()
        found = tuple(routines(text, name)) if path.suffix == ".py" else ()
        yield Module(name, room, len(text.splitlines()), found)


def table(found: list[Module]) -> Iterator[str]:
    lines, wide, worst = Counter[str](), Counter[str](), Counter[str]()
    for module in found:
        for row in (module.room, "together"):
            lines[row] += module.lines
            wide[row] += sum(one.branches > BRANCHES for one in module.routines)
            worst[row] = max([worst[row], *(one.branches for one in module.routines)])
    yield f"{'room':14}{'lines':>8}{'over ten branches':>20}{'worst':>8}"
    for row in (*sorted(set(lines) - {"together"}), "together"):
        yield f"{row:14}{lines[row]:>8,}{wide[row]:>20}{worst[row]:>8}"


def main(arguments: list[str]) -> int:
    """Print the table, and every function and module over its bound of the rooms named."""
    found = list(modules())
    print("\n".join(table(found)))
    of = [module for module in found if module.room in arguments]
    wide = sorted((one for module in of for one in module.routines), reverse=True)
    print(*(f"{o.branches:>4} {o.path} {o.name}" for o in wide if o.branches > BRANCHES), sep="\n")
    long = [module for module in found if module.lines > LINES and module.path.endswith(".py")]
    print(f"modules over {LINES} lines: {len(long)}")
    print(*(f"{m.lines:>4} {m.path}" for m in sorted(long, key=lambda m: -m.lines)), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
