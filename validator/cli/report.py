"""``houseway report``: judge documents and write reports."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from ..judge.verdict import Result
from ..render.formats import FORMATS
from .common import Unusable, judged, say, sources
from .main import EXIT_CLEAN, EXIT_FAULT, EXIT_UNUSABLE
from .options import declare, judging
from .progress import Pages
from .written import in_time

DEFAULT = Path("build/report")


def arguments(parser: argparse.ArgumentParser) -> None:
    judging(parser)
    listed = "; ".join(f"{known.name}: {known.about}" for known in FORMATS.values())
    parser.add_argument(
        "--format",
        action="append",
        choices=tuple(FORMATS),
        dest="formats",
        metavar="FORMAT",
        help=f"may be repeated, each with its own --output. {listed}",
    )
    parser.add_argument(
        "--output",
        action="append",
        type=Path,
        dest="outputs",
        metavar="PATH",
        help=f"a folder for html, a file for the others; one folder may hold them all (default: {DEFAULT})",
    )
    declare(
        parser,
        "--appendix  add to the PDF what the items rest on: facts, fee tables, matrix, law, digests\n"
        "--quiet  print nothing when every file could be used and every rule answered",
    )


def run(given: argparse.Namespace) -> int:
    from ..render.formats import save
    from ..render.quote import Sources

    wanted = pair(given.formats or ["html"], given.outputs or [DEFAULT])
    texts = Sources(sources(given))
    given.proofs = True
    result = judged(given)
    many = len(result.documents)
    if "html" in dict(wanted):
        from ..render.html import count

        count(result)
    with Pages() as pages:
        paper = {"appendix": given.appendix, "laid": pages.laid}
        written = [
            (name, in_time(partial(save, name, result, texts, output, **paper), name, many))
            for name, output in wanted
        ]
    unjudged = result.refused or result.lawless
    code = EXIT_FAULT if result.broken else EXIT_UNUSABLE if unjudged else EXIT_CLEAN
    if code or not given.quiet:
        say(_summary(result, written))
    return code


def pair(formats: list[str], outputs: list[Path]) -> list[tuple[str, Path]]:
    """Each format with where it goes: an output of its own, or a name in the one folder given."""
    wanted = list(dict.fromkeys(formats))
    if len(formats) == len(outputs):
        pairs = list(zip(formats, outputs, strict=True))
    elif len(outputs) != 1:
        many = f"{len(formats)} formats and {len(outputs)} outputs"
        raise Unusable(f"{many}: give each --format its own --output, or one folder for all")
    elif len(wanted) > 1 and _a_file(outputs[0]):
        asked = f"{len(wanted)} formats are asked for: name a folder"
        raise Unusable(f"{outputs[0]} is the name of one file, and {asked}")
    else:
        pairs = [(name, outputs[0]) for name in wanted]
    placed = list(dict.fromkeys((name, _placed(name, output)) for name, output in pairs))
    taken: dict[Path, str] = {}
    for name, output in placed:
        other = taken.setdefault(output.absolute(), name)
        if other != name:
            both = f"{other} and {name} would both be written to {output}"
            raise Unusable(f"{both}: give each its own --output, or a folder")
    return placed


def _a_file(output: Path) -> bool:
    """Whether a name is that of a file and not of a folder: by its ending, or since it is there."""
    return not output.is_dir() and (output.suffix != "" or output.exists())


def _placed(name: str, output: Path) -> Path:
    """Where one format goes: a name without an ending is that of a folder."""
    known = FORMATS[name]
    if known.folder:
        return output
    if output.is_file() and not output.suffix:
        better = f"{output}{known.suffix}"
        raise Unusable(f"{output} is a file without an ending: name {better}, or a folder")
    return output if _a_file(output) else output / f"report{known.suffix}"


def _summary(result: Result, written: list[tuple[str, tuple[Path, ...]]]) -> str:
    from ..render.clean import counted, line
    from ..render.summary import summary
    from ..render.text import faults, refusals

    lines = [*refusals(result), *faults(result), *summary(result)]
    for name, paths in written:
        first = next((path for path in paths if path.name == "index.html"), paths[0])
        more = f" and {counted(len(paths) - 1, 'page')}" if len(paths) > 1 else ""
        lines.append(f"wrote {name}: {line(str(first))}{more}")
    return "\n".join(lines).lstrip("\n") + "\n"
