"""What ends a command without an answer."""

from __future__ import annotations


class Unusable(Exception):
    """Input or usage the program cannot work with, each reason a line; exit code 2."""

    @property
    def lines(self) -> tuple[str, ...]:
        return tuple(map(str, self.args))


class Fault(Exception):
    """Something the program did wrong and noticed itself; exit code 3."""
