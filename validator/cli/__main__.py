"""``python -m validator.cli``."""

from .main import entry

if __name__ == "__main__":
    entry()
