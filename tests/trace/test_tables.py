"""Fee tables, read again from the source: merged cells, page breaks, headers and shared ladders."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.trace.made import found, schedule, traced

# Lines:  1 header; 2-4 option 1; 5-7 a page break; 8 option 2.
LADDER = (
    "Option\tLimit\tTotal Table Action\tPlayer-Dealer Fee\tPlayer Fee\n"
    "1\t\\$5-\\$500\t\\$5-\\$50\t\\$.50\t\\$0\n"
    "\t\t\\$51-\\$100\t\\$1.00\t\n"
    "\t\t\\$101+\t\\$2.00\t\n"
    "\n"
    "Made Up Rates\n"
    "\n"
    "2\t\\$5-\\$500\tAny\t\\$3\t\\$1"
)
FLAT = "Option\tLimit\tFee\n2\t\\$15-\\$30\t\\$10\n3\t\\$15-\\$30\t\\$11\n\nMade Up Rates\n\n4\t\\$20-\\$40\t\\$12"
TWO = (
    "Option\tPlayer Wager\tPlayer Fee\tTotal Table Action\tPlayer-Dealer Fee\n"
    "1\t\\$5-\\$40\t\\$0.50\t\\$5-\\$100\t\\$1\n\t\\$41-\\$90\t\\$1.00\t\\$101+\t\\$2\n\t\\$91-\\$200\t\\$2.00\t\t"
)
SHARED = "Option\tPlayer Fee\tTotal Table Action\tPlayer-Dealer Fee\n1\t\\$1\t\\$5-\\$100\t\\$1\n\t\t\\$101-\\$300\t\\$2\n\t\\$0\t\\$301+\t\\$3"

BOTH = (
    "columns: [option, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]"
)
COLUMNS = "columns: [option, limit, {is: player-dealer, on: total-table-action}, player]"
ONE = "{option: 1, limit: 5-500, player: 0, at: 2-4, player-dealer: [[5-50, .50], [51-100, 1], [101+, 2]]}"
LAST = "{option: 2, limit: 5-500, player: 1, at: 8, player-dealer: [[any, 3]]}"


def _options(*options: str, columns: str = COLUMNS) -> str:
    return f"blocks:\n  - {columns}\n    options:\n" + "".join(
        f"      - {option}\n" for option in options
    )


@pytest.mark.parametrize(
    ("text", "body", "problems"),
    [
        pytest.param(LADDER, _options(ONE, LAST), [], id="clean"),
        pytest.param(
            LADDER,
            _options(ONE.replace("[51-100, 1]", "[51-100, 2]"), LAST),
            [("cell-differs", "3")],
            id="fee of a step",
        ),
        pytest.param(
            LADDER,
            _options(ONE.replace("51-100", "50-101"), LAST),
            [("cell-differs", "3")],
            id="range of a step",
        ),
        pytest.param(
            LADDER,
            _options(ONE.replace("101+", "101-200"), LAST),
            [("not-in-lines", "2-4"), ("cell-differs", "4")],
            id="open range closed",
        ),
        pytest.param(
            LADDER,
            _options(ONE.replace(", [101+, 2]", ""), LAST),
            [("cell-differs", "4"), ("cell-differs", "4")],
            id="step left out",
        ),
        pytest.param(
            LADDER,
            _options(ONE.replace("player: 0, ", ""), LAST),
            [("cell-differs", "2")],
            id="column left out",
        ),
        pytest.param(
            LADDER,
            _options(ONE, LAST.replace("player: 1", "player: 3").replace("[any, 3]", "[any, 1]")),
            [("cell-differs", "8"), ("cell-differs", "8")],
            id="columns changed",
        ),
        pytest.param(
            LADDER,
            _options(ONE.replace("5-500", "5-50"), LAST),
            [("cell-differs", "2")],
            id="limit",
        ),
        pytest.param(
            LADDER,
            _options(ONE.replace("option: 1", "option: 2"), LAST),
            [("cell-differs", "2")],
            id="number",
        ),
        pytest.param(
            LADDER,
            _options(ONE.replace("2-4", "2-8"), LAST),
            [("row-twice", "8"), *[("cell-differs", "8")] * 4],
            id="rows of the next option",
        ),
        pytest.param(LADDER, _options(ONE, LAST, LAST), [("row-twice", "8")], id="an option twice"),
        pytest.param(
            LADDER, _options(ONE, LAST, columns="called: no columns"), [], id="columns unknown"
        ),
        pytest.param(
            TWO,
            _options(
                "{option: 1, at: 2-4, player: [[5-40, .50], [41-90, 1], [91-200, 2]], player-dealer: [[5-100, 1], [101+, 2]]}",
                columns=BOTH,
            ),
            [],
            id="two ladders",
        ),
        pytest.param(
            TWO,
            _options(
                "{option: 1, at: 2-4, player: [[5-40, .50], [41-90, 1]], player-dealer: [[5-100, 1], [101+, 2]]}",
                columns=BOTH,
            ),
            [("cell-differs", "4"), ("cell-differs", "4")],
            id="two ladders, a step left out",
        ),
        pytest.param(
            SHARED,
            _options(
                "{option: 1, at: 2-4, player: [[5-100, 1], [101-300, blank], [301+, 0]], player-dealer: [[5-100, 1], [101-300, 2], [301+, 3]]}",
                columns="columns: [option, player, player-dealer]",
            ),
            [],
            id="one ladder for two fees",
        ),
        pytest.param(
            SHARED,
            _options(
                "{option: 1, at: 2-4, player: [[5-100, 1], [101-301, 1], [301+, 0]], player-dealer: [[5-100, 1], [101-300, 2], [301+, 3]]}",
                columns="columns: [option, player, player-dealer]",
            ),
            [("cell-differs", "3")],
            id="one ladder for two fees, a range wrong",
        ),
        pytest.param(
            FLAT,
            "blocks:\n  - columns: [option, limit, player]\n    rows: {at: [2-3, 7], table: [[2, 15-30, 10], [3, 15-30, 11], [4, 20-40, 12]]}",
            [],
            id="rows",
        ),
        pytest.param(
            FLAT,
            "blocks:\n  - columns: [option, limit, player]\n    rows: {at: [2-3, 7], table: [[2, 15-30, 10], [3, 15-30, 12], [4, 20-40, 12]]}",
            [("cell-differs", "3")],
            id="rows, a fee wrong",
        ),
        pytest.param(
            FLAT,
            "blocks:\n  - columns: [option, limit, player]\n    rows: {at: [2-3, 7], table: [[2, 15-30, 10], [4, 20-40, 12]]}",
            [("rows-differ", "2-3, 7")],
            id="rows, one left out",
        ),
    ],
)
def test_compare(tmp_path: Path, text: str, body: str, problems: list[tuple[str, str]]) -> None:
    result = traced(tmp_path, text, schedule(body, "1-8"))
    assert sorted((code, lines) for code, _, lines in found(result.problems)) == sorted(problems)


def test_a_difference_names_both_places(tmp_path: Path) -> None:
    problems = traced(
        tmp_path, LADDER, schedule(_options(ONE.replace(".50", ".75"), LAST), "1-8")
    ).problems
    (problem,) = [problem for problem in problems if problem.code == "cell-differs"]
    assert (problem.span.line, problem.source, problem.lines) == (7, "made.txt", "2")
    assert "0.75" in problem.message
    assert "$.50" in problem.message


def test_what_is_not_a_table_is_counted(tmp_path: Path) -> None:
    body = "blocks:\n  - columns: [option, limit, player]\n    options:\n      - {option: a, limit: 5-50, player: 2, at: 1}"
    result = traced(tmp_path, r"Limits \$5-\$50 pay \$2.", schedule(body, "1"))
    assert (result.tables.compared, result.tables.not_tables) == (0, 1)
