"""Work that takes too long is stopped, by the time of the processor and not by the clock."""

from __future__ import annotations

import time

import pytest

from validator.source.patience import TooLong, at_most


def _work(seconds: float) -> str:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
    return "done"


def _stubborn(seconds: float) -> str:
    """Takes every error for one of its own."""
    try:
        return _work(seconds)
    except Exception:
        return "went on"


def _wait(seconds: float) -> str:
    time.sleep(seconds)
    return "done"


DOES = {"work": _work, "stubborn": _stubborn, "wait": _wait}


def _tried(what: str, seconds: float, most: float) -> str:
    try:
        with at_most(most):
            return DOES[what](seconds)
    except TooLong:
        return "stopped"


@pytest.mark.parametrize(
    ("what", "seconds", "most", "ends"),
    [
        ("work", 0.0, 5, "done"),
        ("work", 0.2, 5, "done"),
        ("work", 5, 0.1, "stopped"),
        ("stubborn", 5, 0.1, "stopped"),
        ("wait", 0.3, 0.1, "done"),
    ],
)
def test_work_ends_or_is_stopped(what: str, seconds: float, most: float, ends: str) -> None:
    begun = time.process_time()
    assert _tried(what, seconds, most) == ends
    assert time.process_time() - begun < 1.5


def test_nothing_strikes_once_the_work_is_over() -> None:
    """Work that ends just when it would be stopped is told one way or the other, and no later."""
    ended = [_tried("work", 0.004 + step / 100_000, 0.004) for step in range(-100, 100)]
    _work(0.5)
    assert set(ended) <= {"done", "stopped"}


def test_an_error_of_the_work_stays_what_it_is() -> None:
    with pytest.raises(ZeroDivisionError), at_most(5):
        _work(1 / 0)


@pytest.mark.parametrize(("inner", "outer", "told"), [(0.1, 5, 0.1), (5, 0.1, 0.1)])
def test_whichever_bound_was_passed_is_told(inner: float, outer: float, told: float) -> None:
    with pytest.raises(TooLong) as late, at_most(outer), at_most(inner):
        _work(5)
    assert late.value.args == (told,)
