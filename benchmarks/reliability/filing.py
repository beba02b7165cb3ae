"""The documents the cases are made of."""

from __future__ import annotations

import shutil
from pathlib import Path

from benchmarks.fuzz.nodes import compose, mappings, text, write

ROOT = Path(__file__).parents[2]
HEAD = "kind: establishment\nname: Example\njurisdictions: [california]\n"
GAME = "kind: game\nname: Example Poker\ncategory: poker\n"
OPTION = "{option: 1, limit: 5-100, player-dealer: [[5-50, 1], [51+, 2]]}"
SCHEDULE = f"kind: schedule\nname: Rates\nsteps: 1\nblocks:\n  - options: [{OPTION}]\n"
OVERLAP = SCHEDULE.replace("51+", "50+")
"""One finding that fails the check: two tiers hold for $50."""
TELLS_OVERLAP = "tier-overlap violated"


def put(folder: Path, name: str, content: str | bytes) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(
        content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content
    )
    return path


def filing(
    folder: Path, *, game: str = "", schedule: str = "", name: str = "club", head: str = HEAD
) -> Path:
    """A filing with an establishment, and a game or a schedule or both."""
    put(folder, f"{name}/establishment.yaml", head)
    if game:
        put(folder, f"{name}/games/example.yaml", game)
    if schedule:
        put(folder, f"{name}/schedules/rates.yaml", schedule)
    return folder / name


def real(folder: Path) -> Path:
    """A real filing, with findings that fail the check, statutes among them."""
    place = folder / "casino-club"
    shutil.copytree(ROOT / "rules" / "california" / "casino-club", place)
    return place


def damage(place: Path) -> None:
    """Every part of every document says that the text is garbled."""
    for path in sorted(place.rglob("*.yaml")):
        root = compose(path.read_bytes())
        assert root is not None
        for where, mapping in list(mappings(root))[1:]:
            if where[-1] != "source" and not any(
                key.value == "damaged" for key, _ in mapping.value
            ):
                mapping.value.append((text("damaged"), text("garbled")))
        path.write_bytes(write(root))


def decisions(*rows: tuple[str, str]) -> str:
    """A file of decisions: each provision, for each subject, is met."""
    listed = "".join(
        f"  - {{provision: {provision}, subject: '{subject}', reading: met,"
        " reason: fine, who: the applicant, date: 2026-11-01}\n"
        for provision, subject in rows
    )
    return f"kind: decisions\ndecisions:\n{listed}"
