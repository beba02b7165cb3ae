"""``python -m validator.cli``."""

from .main import entry

entry()
