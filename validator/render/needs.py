"""What some outputs need: a package of an extra, and for paper a library of the system."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..source.unusable import Unusable

PACKAGES = {"xlsx": "openpyxl", "pdf": "weasyprint"}
"""The package that each extra brings."""

PANGO = (
    "the system's text library Pango: on Debian and Ubuntu 'apt install libpango-1.0-0 "
    "libpangoft2-1.0-0 libharfbuzz-subset0', on Fedora 'dnf install pango', on macOS 'brew install "
    "pango', on Windows 'pacman -S mingw-w64-x86_64-pango' in MSYS2"
)


class Missing(Unusable):
    """Something an output needs is not installed: what, and how to install it."""


def package(extra: str) -> Any:
    """The package that an extra brings, or :class:`Missing`."""
    try:
        return import_module(PACKAGES[extra])
    except ModuleNotFoundError:
        raise Missing(
            f"{extra} needs a package that is not installed: pip install 'houseway[{extra}]'"
        ) from None
    except OSError:  # the package is there, the library it loads is not
        raise Missing(f"{extra} needs {PANGO}") from None
