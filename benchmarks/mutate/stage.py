"""A mutant takes the place of its module, in the running program, for as long as the tests look at
it.
"""

from __future__ import annotations

import ast
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType, ModuleType

from validator import predicates

from .cases import Case
from .mutants import Mutant

SECONDS = 5.0
"""Processor time after which a mutant counts as running for ever."""


class Endless(BaseException):
    """The mutant does not stop."""


def killed(module: ModuleType, tree: ast.Module, mutant: Mutant, cases: list[Case]) -> bool:
    """Whether some test notices the mutant."""
    file = str(module.__file__)
    chosen = [
        case
        for case in cases
        if file in case.lines
        and (mutant.within is None or case.lines[file] & _lines(mutant.within))
    ]
    mutant.put(mutant.now)
    try:
        code = compile(tree, file, "exec")
    finally:
        mutant.put(mutant.was)
    try:
        with _limited(), instead(module, code):
            for case in chosen:
                case.call()
    except KeyboardInterrupt:
        raise
    except BaseException:  # whatever a test does but pass
        return True
    return False


def _lines(statement: ast.stmt) -> set[int]:
    """The lines of a statement; of a compound one, its head."""
    body = getattr(statement, "body", None)
    last = body[0].lineno - 1 if body else statement.end_lineno or statement.lineno
    return set(range(statement.lineno, max(last, statement.lineno) + 1))


@contextmanager
def instead(module: ModuleType, code: CodeType) -> Iterator[None]:
    """Run *code* as the module, also for those that have imported its names."""
    old = dict(vars(module))
    others = [
        vars(other)
        for name, other in list(sys.modules.items())
        if other is not module and name.startswith(("validator.predicates", "tests.predicates"))
    ]
    held = [
        (space, alias, value)
        for space in others
        for alias, value in space.items()
        if alias in old and value is old[alias]
    ]
    try:
        exec(code, vars(module))  # noqa: S102
        for space, alias, _ in held:
            space[alias] = vars(module)[alias]
        predicates.find.cache_clear()
        yield
    finally:
        vars(module).clear()
        vars(module).update(old)
        for space, alias, value in held:
            space[alias] = value
        predicates.find.cache_clear()


@contextmanager
def _limited() -> Iterator[None]:
    def stop(_: int, __: FrameType | None) -> None:
        raise Endless

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
