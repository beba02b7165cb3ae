"""Family 10: what a second review found when it tried to make a grave filing pass."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from .case import case
from .filing import SCHEDULE, filing, put
from .lawful import BANK, BLOCK, GAME, OPTION, OTHERS, ROUND, SHEET, changed, club
from .review import tried
from .tool import Run, Tool

FAMILY = 10
Files = dict[str, str]
_FEE = "    defines:"
POKER = changed(GAME, BANK, "category: poker\n").replace("is: player-dealer", "is: deal") + ROUND
PAID = "{from: player-dealer, per: hand, on: total-table-action, determined: before-play, collected: before-deal}"
NINE = "{from: player-dealer, amount: [1, 2, 3, 4, 5, 6, 7, 8, 9]}"
FOUR = "{from: player, amount: [7, 8, 9, 10]}"
LADDER = "[[5-50, 1], [51-100, 2], [101+, 3]]"
SIX = "[[5-50, 1], [51-100, 2], [101-200, 3], [201-300, 4], [301-400, 5], [401+, 6]]"
GRAVE = changed(SHEET, LADDER, SIX)
OTHER = SHEET.replace("called: Example Nines, document: example", "called: Another Game")
ROTATION = GAME[GAME.index("rotation:") : GAME.index("\n  intervening")]
CLOCK = "{holds-at-most: 9999, unit: minutes}"
BROKEN = "{range: 50-100, fee: 2, damaged: garbled}"
_top, _parts = GRAVE.split("blocks:\n")
LINES = _top.replace("\n", "\u2028") + "blocks:\n" + dedent(_parts)
BUTTONS = "[{by: card, seat-of-card: [[A, x y]]}, {by: card, seat-of-card: [[A, 2]]}]"
HANDS = (
    "{ranking: levels, high-to-low: [straight-flush, flush], examples: {hand: flush, highest: [A]}}"
)
FLOW = f"kind: schedule, steps: 1, blocks: [{{options: [{OPTION.replace(LADDER, SIX)}]}}]"
NO_PAYER = "{called: vigorish, per: hand, on: winnings}"
TWICE = SHEET + BLOCK.replace("[[5-50, 1], [51-100, 2], [101+, 3]]", OTHERS)


def _fee(words: str) -> str:
    """The sheet with one more sentence on a fee."""
    return changed(SHEET, _FEE, f"      - {{{words}, collected: before-deal}}\n{_FEE}")


def _succeeds(sheet: str) -> str:
    """A sheet that says it takes the place of the one that is called rates."""
    return f"{sheet}supersedes: [rates]\n"


# what is done, the files, the exit codes, what must be told
FILINGS: tuple[tuple[str, Files, tuple[int, ...], tuple[str, ...]], ...] = (
    (
        "a game with a player-dealer filed as poker: only its round and its hands name the bank",
        club(POKER),
        (1,),
        ("HW630 .*violated", "CA302 ", "CA402 "),
    ),
    (
        "a fee on winnings without payer or amount",
        club(f"{GAME}fees: {NO_PAYER}\n"),
        (1,),
        (r"CA202 \S+ not-stated",),
    ),
    (
        "the same in the text of a sheet",
        club(sheet=_fee("called: vigorish, per: hand, on: winnings")),
        (1,),
        (r"CA201 \S+ not-stated",),
    ),
    (
        "option 1 in two parts of a sheet for one game",
        club(sheet=TWICE),
        (1,),
        ("HW110 .*violated", r"CA203 \S+ unclear"),
    ),
    (
        "nine rates in the text of a sheet without options",
        club(sheet=changed(SHEET, SHEET[SHEET.index("    columns:") :], "").replace(PAID, NINE)),
        (1,),
        (r"CA203 \S+ violated",),
    ),
    (
        "nine rates in the rules of a game without a sheet",
        club(f"{GAME}fees: {NINE}\n", ""),
        (1,),
        (r"CA209 \S+ violated",),
    ),
    (
        "four more rates in a part of the sheet without options",
        club(sheet=f"{SHEET}  - games: [{{document: example}}]\n    fees: {FOUR}\n"),
        (1,),
        (r"CA203 \S+ violated",),
    ),
    (
        "four more rates that nobody is said to pay",
        club(sheet=_fee("called: extra, per: hand, amount: [4, 5, 6, 7]")),
        (1,),
        (r"CA203 \S+ violated",),
    ),
    (
        "a fee and a ladder in one cell",
        club(
            sheet=changed(SHEET, OPTION, OPTION.replace(LADDER, f"{{fee: 100, tiers: {LADDER}}}"))
        ),
        (2,),
        ("says both fee and tiers",),
    ),
    *(
        (
            f"option 1 again, written {again!r}",
            club(
                sheet=f"{SHEET}      - {OPTION.replace(LADDER, OTHERS).replace('1,', f'{again},', 1)}\n"
            ),
            (1,),
            ("HW110 .*violated",),
        )
        for again in ("'1 '", "1.0", '"1\\u200b"')
    ),
    (
        "a harmless sheet for another game that says it replaces the sheet with six rates",
        club(sheet=GRAVE, harmless=f"{_succeeds(OTHER)}"),
        (1,),
        (r"CA203 \S+ violated", r"HW660 \S+ violated"),
    ),
    (
        "a harmless sheet of 2014 that says it replaces one of 2026",
        club(
            sheet=f"{GRAVE}dated: 2026-06-01\n",
            harmless=f"{_succeeds(SHEET)}dated: 2014-06-01\n",
        ),
        (1,),
        (r"CA203 \S+ violated", r"HW660 \S+ violated"),
    ),
    (
        "a game that says it replaces a sheet",
        club(f"{GAME}supersedes: [rates]\n", GRAVE),
        (1,),
        (r"CA203 \S+ violated", r"HW660 \S+ violated"),
    ),
    (
        "a sheet without fees that says it replaces one with six rates",
        club(sheet=GRAVE, harmless=_succeeds(SHEET[: SHEET.index("    fees:")])),
        (1,),
        (r"CA203 \S+ violated",),
    ),
    (
        "two sheets of one id",
        club(harmless=f"{GRAVE}id: rates\n"),
        (2,),
        ("the id 'rates' is that of another schedule too",),
    ),
    (
        "six rates in a sheet that says it took effect in 2001",
        club(sheet=f"{GRAVE}dated: 2026-06-01\ntakes-effect: 2001-06-01\n"),
        (1,),
        (r"CA203 \S+ violated",),
    ),
    (
        "a bank held for 9,999 minutes beside one of two hands",
        club(changed(GAME, ROTATION, f"rotation: [{ROTATION[10:]}, {CLOCK}]")),
        (1,),
        (r"CA401 \S+ violated",),
    ),
    (
        "a schedule that lines of bytes take for a list, named ledger",
        club(sheet="", ledger=f'--- {{name: "Rates\n- x", {FLOW}}}\n'),
        (1,),
        (r"CA203 \S+ violated",),
    ),
    (
        "a schedule after U+2028, named ledger",
        club(sheet="", ledger=f"# x\u2028{LINES}"),
        (1,),
        (r"CA203 \S+ violated",),
    ),
    (
        "`damaged` on the one tier that overlaps",
        club(
            sheet=changed(SHEET, "[51-100, 2]", BROKEN) + "source: {document: a.txt, lines: 1-9}\n"
        ),
        (1,),
        (r"CA204 \S+ unclear",),
    ),
    (
        "a text with a blank for the seat of a card",
        club(
            changed(
                GAME, "  intervening: true\n", f"  intervening: true\n  action-button: {BUTTONS}\n"
            )
        ),
        (0, 1),
        (),
    ),
    (
        "a flush of one card",
        club(f"{GAME}hands: {HANDS}\n"),
        (0, 1),
        (),
    ),
    (
        "a pot of which 95 % is paid",
        club(f"{GAME}payouts: {{of: pot, least-share: 95 %}}\n"),
        (1,),
        (r"CA202 \S+ not-stated",),
    ),
)
for name, files, codes, says in FILINGS:
    case(FAMILY, name, codes, says)(tried(files, options=("--isolated",)))

CALLED = r'called: "x\n::stop-commands::pwn\n::error::pwn", from: player, share: {is: 5 %, of: pot}'
case(
    FAMILY,
    "a command to a build server in the name of a fee, as JUnit",
    (1,),
    "flat-fee",
    lacks="^::",
)(tried(club(sheet=_fee(CALLED)), options=("--isolated", "--format", "junit")))

SPANS = ", ".join(str(number) for number in range(1, 100, 2))
LADDERS = "".join(
    f"      - {OPTION.replace('option: 1', f'option: {number}').replace(LADDER, str([['5-100', n] for n in range(1, 271)]))}\n"
    for number in range(2, 22)
)
WIDE = SHEET.replace("  - games:", f"  - at: [{SPANS}]\n    games:") + LADDERS
case(FAMILY, "5,400 findings, each with fifty spans of lines, as JSON", (1,))(
    tried(
        club(sheet=f"{WIDE}source: {{document: {'x' * 250}, lines: 1-99}}\n"),
        options=("--format", "json"),
    )
)


@case(FAMILY, "a source text that is a link out of the folder, traced", (2,), "not at hand")
def linked_source(tool: Tool, folder: Path) -> Run:
    put(folder, "secret.txt", "a fee of $4711\n")
    place = filing(folder, schedule=f"{SCHEDULE}source: {{document: x.txt, lines: 1-1}}\n")
    (place / "t").mkdir()
    (place / "t" / "x.txt").symlink_to(folder / "secret.txt")
    return tool.run(folder, "trace", "club", "--sources", "club/t")
