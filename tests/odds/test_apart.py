"""Checking a filing does not load the odds."""

import subprocess
import sys
from pathlib import Path

import pytest

GAME = Path(__file__).parents[2] / "rules/oregon/grand-ronde/games/roulette.yaml"
CODE = """
import sys
from validator.cli.main import main
main(["check", *sys.argv[1:], "--no-cache"])
print([name for name in sys.modules if name.startswith("validator.odds")])
"""


@pytest.mark.parametrize(
    ("options", "loaded"),
    [
        ([], False),
        (["--select", "HW1"], False),
        (["--proofs", "--select", "HW1"], False),
        (["--proofs", "--select", "player-advantage"], True),
    ],
)
def test_check_loads_odds_only_for_a_rule_that_asks(options: list[str], loaded: bool) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE, str(GAME), *options],
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout.splitlines()[-1] != "[]") == loaded
