"""What every test gets."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of its own for each test: none reads what another has left, nor what the user has."""
    folder = tmp_path_factory.mktemp("cache", numbered=True)
    monkeypatch.setenv("HOUSEWAY_CACHE", str(folder))
    return folder
