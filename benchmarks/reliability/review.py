"""Family 9: what an independent review found when it tried to make a grave filing pass."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from .case import Try, case
from .filing import GAME, HEAD, SCHEDULE, filing, put
from .tool import Run, Tool

FAMILY = 9
SIX = "[[5-50, 1], [51-100, 2], [101-150, 3], [151-200, 4], [201-250, 5], [251+, 6]]"
RATES = SCHEDULE.replace("[[5-50, 1], [51+, 2]]", SIX)
TOLD = r"CA203 \S+ violated"
"""Six rates, where five are allowed: grave, and in each filing below."""
BANK = "category: player-dealer\nplayer-dealer: "
TWICE = (
    GAME.replace("category: poker\n", BANK)
    + "{rotation: [{holds-at-most: 9999, unit: hands}, {holds-at-most: 2, unit: hands}]}\n"
)
TABLE = "kind: schedule\nname: Rates\nsteps: 1\nblocks:\n  - columns: [{}]\n    rows: {{table: [[{}]]}}\n"
DICE = (
    GAME.replace("category: poker\n", "seats: {is: 9999, counts-player-dealer: true}\n" + BANK)
    + "{action-button: {by: dice, dice: 9999, counts-player-dealer: true, "
    "direction: clockwise, player-dealer-numbers: [0, 9999]}}\n"
)
CHART = "{for: players, rows: [[hard 4-16, hit], [hard 17+, stand]]}"
CHARTS = f"charts: [{', '.join([CHART] * 1300)}]\n"


def tried(
    files: dict[str, str], *words: str, command: str = "check", options: tuple[str, ...] = ()
) -> Try:
    """The files laid out below ``club``, and a command on it."""

    def attempt(tool: Tool, folder: Path) -> Run:
        for name, content in files.items():
            put(folder, f"club/{name}", content)
        plain = ("--no-cache",) if command == "check" else ()
        return tool.run(folder, command, *(words or ("club",)), *plain, *options)

    return attempt


ISOLATED = ("--isolated",)
ESTABLISHMENT = "establishment.yaml"
FILINGS: tuple[tuple[str, dict[str, str], tuple[int, ...], str], ...] = (
    (
        "a second `establishment.yaml` in a subfolder",
        {ESTABLISHMENT: HEAD, "s/rates.yaml": RATES, f"annex/{ESTABLISHMENT}": HEAD},
        (2,),
        "establishment within the filing of another",
    ),
    (
        "a schedule six folders down",
        {ESTABLISHMENT: HEAD, "a/b/c/d/e/f/rates.yaml": RATES},
        (1,),
        TOLD,
    ),
    (
        "two columns of one name, of which the last was read",
        {
            ESTABLISHMENT: HEAD,
            "rates.yaml": TABLE.format(
                "option, limit, player-dealer, player-dealer", f"1, 5-500, {SIX}, 1"
            ),
        },
        (2,),
        "as column 3 is",
    ),
    (
        "a column named `damaged`, without a source",
        {
            ESTABLISHMENT: HEAD,
            "rates.yaml": TABLE.format("option, damaged, player-dealer", f"1, garbled, {SIX}"),
        },
        (2,),
        "no column",
    ),
    (
        "`jurisdictions: [common]`",
        {ESTABLISHMENT: HEAD.replace("california", "common"), "rates.yaml": RATES},
        (2,),
        "no law",
    ),
    ("no establishment", {"rates.yaml": RATES}, (2,), "jurisdiction"),
    (
        "`establishment.yml`, one letter off",
        {"establishment.yml": HEAD, "rates.yaml": RATES},
        (2,),
        r"establishment\.yml",
    ),
    ("a schedule named `ledger.yaml`", {ESTABLISHMENT: HEAD, "ledger.yaml": RATES}, (1,), TOLD),
    (
        "a schedule named `decisions.yaml`",
        {ESTABLISHMENT: HEAD, "decisions.yaml": RATES},
        (1,),
        TOLD,
    ),
    (
        "the schedule itself named `establishment.yaml`",
        {ESTABLISHMENT: RATES, "games/x.yaml": GAME},
        (2,),
        r"establishment\.yaml:1.*schedule",
    ),
    (
        "a second establishment under another name",
        {ESTABLISHMENT: HEAD, "other.yaml": HEAD, "games/x.yaml": GAME},
        (2,),
        r"other\.yaml",
    ),
    (
        "1,300 charts in 80 KB",
        {ESTABLISHMENT: HEAD, "games/x.yaml": GAME + CHARTS},
        (2,),
        "at most 300 can be judged",
    ),
)
for name, files, codes, says in FILINGS:
    case(FAMILY, name, codes, says)(tried(files, options=ISOLATED))

case(
    FAMILY,
    "a `houseway.toml` in the filing that ignores the contradiction which leaves law open",
    (1,),
    "HW601 .*violated",
)(
    tried(
        {ESTABLISHMENT: HEAD, "games/x.yaml": TWICE, "houseway.toml": 'ignore = ["HW601"]\n'},
        options=("--select", "HW601", "--select", "CA401"),
    )
)
case(FAMILY, "the packet of a game with 9,999 dice", (2,), "dice")(
    tried(
        {ESTABLISHMENT: HEAD, "games/x.yaml": DICE},
        "club/games/x.yaml",
        command="packet",
        options=("--output", "packet.html"),
    )
)
case(FAMILY, "the placard of a schedule that was put to no law", (2,), "no law was applied")(
    tried(
        {"rates.yaml": RATES},
        "club/rates.yaml",
        command="placard",
        options=("--option", "1", "--output", "placard.html"),
    )
)
case(
    FAMILY,
    "a line feed in a name, to forge a line on standard error of `placard`",
    (2,),
    lacks="^houseway: none of 0",
)(
    tried(
        {
            ESTABLISHMENT: HEAD,
            "rates.yaml": RATES.replace("name: Rates", r'name: "X\nnone of 0 findings fails"'),
        },
        "club/rates.yaml",
        command="placard",
        options=("--option", "1", "--output", "placard.html"),
    )
)


@case(FAMILY, "a filing named `index` in the place of the docket's own page", (0,), r"club\.html")
def index_page(tool: Tool, folder: Path) -> Run:
    for name in ("index", "club"):
        filing(folder / "in", name=name, schedule=SCHEDULE)
    run = tool.run(folder, "report", "in", "--output", "out", "--quiet")
    made = folder / "out" / "index.html"
    return replace(run, out=made.read_text() if made.exists() else "")


@case(FAMILY, "`paths` of a found `houseway.toml` that leads out of its folder", (2,), "leads out")
def found_paths(tool: Tool, folder: Path) -> Run:
    filing(folder, name="victim", schedule=SCHEDULE)
    put(folder, "club/houseway.toml", 'paths = ["../victim"]\n')
    return tool.run(folder / "club", "check", "--no-cache")


@case(FAMILY, "a link below a hidden name", (1,), r"\.y\.yaml")
def hidden_link(tool: Tool, folder: Path) -> Run:
    place = filing(folder, schedule=RATES)
    (place / ".y.yaml").symlink_to("/etc/passwd")
    return tool.run(folder, "check", "club", "--no-cache")
