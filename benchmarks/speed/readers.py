"""The gate against pydantic as the reader of documents, each in a new process: ``python -m benchmarks.speed.readers``.

What is timed is all that reading one game and the rulebook common to all filings takes, from the
import of the reader on, the YAML already parsed. "pydantic, on demand" builds only the models of
the parts that occur, as few as can be.
"""

from __future__ import annotations

import subprocess
import sys
import time
from statistics import median
from typing import Any

from .made import ROOT

GAME = ROOT / "rules/california/casino-club/games/three-card-poker-6-card-bonus.yaml"
BOOK = ROOT / "validator/rulebooks/common.yaml"
READERS = ("gate", "pydantic", "pydantic, on demand")


def _gate(documents: dict[str, Any]) -> None:
    from validator.model.kinds import model

    for kind, data in documents.items():
        model(kind).model_validate(data)


def _pydantic(documents: dict[str, Any]) -> None:
    from validator.model.reference import reference

    for kind, data in documents.items():
        reference(kind).model_validate(data)


def _on_demand(documents: dict[str, Any]) -> None:
    """A part inside a part is built when the first of its kind is read."""
    from typing import Annotated

    from pydantic_core import core_schema

    from validator.model import reference
    from validator.model.kinds import model
    from validator.model.part import Part

    class Later:
        def __init__(self, part: type[Part]) -> None:
            self.part = part

        def __get_pydantic_core_schema__(self, *_: Any) -> Any:
            return core_schema.no_info_plain_validator_function(
                lambda value: reference._made(self.part).model_validate(value)
            )

    whole = reference._hint
    reference._hint = lambda hint: (
        Annotated[Any, Later(hint)]
        if isinstance(hint, type) and issubclass(hint, Part)
        else whole(hint)
    )
    for kind, data in documents.items():
        reference._made(model(kind)).model_validate(data)


def once(reader: str) -> float:
    """Milliseconds of this process's own time."""
    from validator.source.read import read

    documents = {"game": read(GAME.read_bytes()).data, "rulebook": read(BOOK.read_bytes()).data}
    at = time.process_time()
    {"gate": _gate, "pydantic": _pydantic, "pydantic, on demand": _on_demand}[reader](documents)
    return (time.process_time() - at) * 1000


def cold(reader: str, times: int = 7) -> float:
    """The median over so many new processes."""
    code = f"from benchmarks.speed.readers import once; print(once({reader!r}))"
    runs = (
        subprocess.run(  # noqa: S603
            [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
        )
        for _ in range(times)
    )
    return median(float(run.stdout) for run in runs)


def main() -> None:
    for reader in READERS:
        print(f"- {reader}: {cold(reader):.0f} ms")


if __name__ == "__main__":
    main()
