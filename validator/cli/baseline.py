"""``houseway check --baseline``: the file of known findings, read and written."""

from __future__ import annotations

from pathlib import Path

from ..judge.verdict import Result
from ..render.clean import counted, line
from ..run.baseline import MAX_BYTES, NoBaseline, compare, dump, load, record
from .common import Unusable, say
from .main import EXIT_CLEAN


def measured(result: Result, path: Path) -> Result:
    """The result with what the file records marked as known."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise NoBaseline(f"the file is larger than {MAX_BYTES:,} bytes")
        return compare(result, load(path.read_text(encoding="utf-8-sig")))
    except OSError as error:
        raise Unusable(f"{path}: {error.strerror}; write it with --write-baseline") from None
    except NoBaseline as error:
        raise Unusable(f"{path}: {error}") from None
    except UnicodeDecodeError:
        raise Unusable(f"{path}: not UTF-8 text") from None


def written(result: Result, path: Path | None) -> int:
    """Record every open finding. What could not be judged cannot be recorded."""
    if path is None:
        raise Unusable("--write-baseline needs --baseline FILE: where to write")
    if result.refused or result.faults:
        fault = f"a fault of the program: {result.faults[0].error}" if result.faults else ""
        what = [*map(str, result.refused)] or [fault]
        raise Unusable(*what, "no baseline was written")
    from ..render.whole import write

    known = record(result)
    write(path, dump(known).encode())
    say(f"wrote {line(str(path))}: {counted(known.total(), 'finding')} recorded\n")
    return EXIT_CLEAN
