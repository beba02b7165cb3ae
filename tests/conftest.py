"""What every test gets: an environment, a home and a cache of its own."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.environment import clean, settled, source_texts

SOURCES = source_texts(os.environ, Path.cwd())
"""Found before any test changes folder or environment."""
BYTECODE = Path(__file__).parents[1] / "build" / "bytecode"
"""Where bytecode goes if the user wants none beside the sources."""


def pytest_configure(config: pytest.Config) -> None:
    """Nothing of the user's, from before the first test is imported."""
    if config.getoption("dist", "no") != "no":
        return  # other processes run the tests, and each does this for itself
    patch = pytest.MonkeyPatch()
    config.add_cleanup(_tell_the_clock)
    config.add_cleanup(patch.undo)
    wanted = clean(os.environ)
    for name in os.environ.keys() - wanted.keys():
        patch.delenv(name)
    for name, value in wanted.items():
        patch.setenv(name, value)
    if sys.dont_write_bytecode:
        # Every command in a process of its own would compile the program anew.
        patch.setattr(sys, "dont_write_bytecode", False)
        patch.setattr(sys, "pycache_prefix", str(BYTECODE))
        patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
        patch.setenv("PYTHONPYCACHEPREFIX", str(BYTECODE))
    _tell_the_clock()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """A file goes to one process, so that what its tests share is made once."""
    if config.getoption("dist") != "load":
        return None
    from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

    return LoadFileScheduling(config, log)


@pytest.fixture(scope="session", autouse=True)
def _own_settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Also for what is made once for several tests."""
    top = tmp_path_factory.getbasetemp()
    (top / "houseway.toml").touch()  # settings are looked for upward: those above end here
    with pytest.MonkeyPatch.context() as patch:
        for name, value in settled(top / "home").items():
            patch.setenv(name, value)
        yield


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads what another has left."""
    for name, value in settled(tmp_path_factory.mktemp("home")).items():
        monkeypatch.setenv(name, value)


@pytest.fixture(scope="session")
def sources() -> Path:
    """The folder of the source texts."""
    if SOURCES is None:
        pytest.fail(
            "the source texts are not at hand: set HOUSEWAY_SOURCES to their folder,"
            " or leave these tests out with -m 'not sources' (see CONTRIBUTING.md)",
            pytrace=False,
        )
    return SOURCES


def _tell_the_clock() -> None:
    """The time zone of the environment, on systems where it is read only once."""
    if hasattr(time, "tzset"):
        time.tzset()
