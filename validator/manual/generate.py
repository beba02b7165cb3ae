"""Everything that is made from one source: schemas, the generated pages of the manual, and the list
of rules that need a whole filing.

``python -m validator.manual.generate`` writes them; ``--check`` fails when one is stale.
"""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import fill

from .. import predicates
from ..model.kinds import KINDS
from . import contract, language
from .pages import pages

ROOT = Path(__file__).parents[2]


def files() -> dict[Path, str]:
    """Every generated file and what it must say."""
    made = {ROOT / "schemas" / f"{kind}.schema.json": contract.text(kind) for kind in KINDS}
    made[ROOT / "docs" / "language.md"] = language.text()
    made |= {ROOT / "docs" / name: text for name, text in pages().items()}
    made[Path(predicates.__file__).with_name("_whole.py")] = whole()
    return made


def whole() -> str:
    """The module that lists the rules run only on a whole filing, so that none is imported to ask."""
    names = [name for name in predicates.index() if predicates.find(name).needs_filing]
    listed = fill(" ".join(sorted(names)), 100, break_on_hyphens=False, break_long_words=False)
    return f'''"""The rules that compare documents. Made by ``make generated``; not to be edited."""

RULES = frozenset(
    """
{listed}
""".split()  # noqa: SIM905
)
'''


def main(arguments: list[str]) -> int:
    wanted = files()
    generated = ROOT / "docs" / "rules"
    orphans = sorted(set(generated.glob("*.md")) - wanted.keys())
    stale = [path for path, text in wanted.items() if _differs(path, text)]
    if "--check" in arguments:
        for path in (*stale, *orphans):
            print(f"{path.relative_to(ROOT).as_posix()} is stale: run 'make generated'")
        return 1 if stale or orphans else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted[path], encoding="utf-8", newline="\n")
    for path in orphans:
        path.unlink()
    return 0


def _differs(path: Path, text: str) -> bool:
    return not path.exists() or path.read_text(encoding="utf-8") != text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
