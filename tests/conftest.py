"""What every test gets: an environment, a home and a cache of its own."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.environment import clean, settled, source_texts

SOURCES = source_texts(os.environ, Path.cwd())
"""Found before any test changes folder or environment."""

_HOMES = count()


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
    _tell_the_clock()


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
    folder = tmp_path_factory.getbasetemp() / "homes" / f"home{next(_HOMES)}"
    folder.mkdir(parents=True)  # not by mktemp, which reads the names of all there are each time
    for name, value in settled(folder).items():
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
