"""Checking a filing does not load the odds."""

import subprocess
import sys
from pathlib import Path

GAME = Path(__file__).parents[2] / "rules/oregon/grand-ronde/games/roulette.yaml"
CODE = """
import sys
from validator.cli.main import main
main(["check", sys.argv[1], "--no-cache"])
print([name for name in sys.modules if name.startswith("validator.odds")])
"""


def test_check_does_not_import_the_odds() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE, str(GAME)], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"
