"""``houseway schema``: print the JSON Schema of a kind of document."""

from __future__ import annotations

import argparse

from ..model.kinds import KINDS
from .console import put


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("kind", choices=KINDS)


def run(given: argparse.Namespace) -> int:
    from ..model import published

    put(published.text(given.kind))
    return 0
