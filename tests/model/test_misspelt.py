"""Every word of the filings, misspelt: refused, or of a key whose words cannot be known beforehand.

The tables below are all the keys that take any word. A new key that does is not in them, and fails
here: close it, or say why it cannot be closed.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.docket import docket
from tests.inject.corpus import write
from validator.judge.engine import Settings, judge
from validator.model.gate import Declared, key
from validator.model.kinds import KINDS, model
from validator.model.trade import strange_moment
from validator.model.types import Prose
from validator.model.words import Does
from validator.shape.shape import Misshapen
from validator.source.read import read
from validator.trace.walk import Leaf, walk

RULES = Path(__file__).parents[2] / "rules"
DOCUMENTS = sorted(path for path in RULES.rglob("*.yaml") if path.parent != RULES)

PRINTED = """
Address.city Address.state Address.street Approval.number Block.called Chart.called
Column.called Definition.called Establishment.name Fee.called
Game.name GameRef.approval GameRef.called Inherits.from Jackpot.called
Offered.names Option.option OwnWord.is Owner.called Owner.of
PayRow.label PayTable.headings PayTable.identifier Reference.to SaidText.is
Schedule.name Source.document Stands.is Term.is Wager.called
"""
"""As the paper prints it."""

DECLARED = """
Column.is Game.id HandRanking.high-to-low HandRanking.ranking Schedule.id Step.called Wager.name
"""
"""Where a document gives something its name."""

NAMED = """
Approval.on Backline.on BetLimit.behind BetLimit.wager Comparison.wagers Definition.counts
Definition.excludes Establishment.jurisdictions Fee.component Fee.counts Fee.excludes Fee.wagers
GameRef.document Inherits.document Needs.all Needs.any Outcome.case
Replaced.document Settlement.order Settlement.together Settlement.wagers Settling.wagers Size.of
Step.needs Step.wagers Uncovered.wagers Wager.made-of WagerLimit.wager
"""
"""What names something another place declares. A rule tells a name that nothing has."""

CARDS = """
BestHand.cards BestHand.makes Button.seat-of-card CardValues.table Comparison.target
DrawMatrix.rows Example.highest Example.lowest HouseWay.back HouseWay.front Ranks.high-to-low
SumExample.cards SumExample.makes
"""
"""Cards, tiles and points as a game of its own counts them."""

TAKEN_AS_IS = frozenset(" ".join((PRINTED, DECLARED, NAMED, CARDS)).split())


def misspelt(word: str) -> str:
    """Two letters beside each other change places, as near the middle as there are two."""
    pairs = [at for at in range(1, len(word)) if word[at - 1 : at + 1].isalpha()]
    unlike = [at for at in pairs if word[at - 1] != word[at]]
    if not unlike:
        return word + word[-1]
    at = min(unlike, key=lambda place: abs(place - len(word) // 2))
    return word[: at - 1] + word[at] + word[at - 1] + word[at + 1 :]


def _words(kind: str, data: dict[str, Any]) -> Iterator[Leaf]:
    for leaf in walk(kind, data).leaves:
        text = isinstance(leaf.value, str) and any(map(str.isalpha, leaf.value))
        if text and leaf.kind in ("slug", "text", "moment", "word"):
            yield leaf


def _holder(data: Any, leaf: Leaf) -> Any:
    for step in leaf.path[:-1]:
        data = data[step]
    return data


def _own_words(of: type[Declared] = Declared) -> Iterator[str]:
    """The keys for words of one's own."""
    for part in of.__subclasses__():
        yield from (
            f"{part.__name__}.{key(name)}"
            for name, given in part.model_fields.items()
            if _holds_prose(given.annotation)
        )
        yield from _own_words(part)


def _holds_prose(hint: Any) -> bool:
    inner = getattr(hint, "__origin__", None), *get_args(hint)
    return hint == Prose or any(
        _holds_prose(one) for one in inner if one is not None and one != hint
    )


def test_a_misspelt_word_is_refused() -> None:
    seen: set[tuple[str, str]] = set()
    silent: dict[str, str] = {}
    for kind in KINDS:
        model(kind)  # imported when asked for
    aside = TAKEN_AS_IS | {*_own_words()}
    for path in DOCUMENTS:
        data: Any = read(path.read_bytes()).data
        for leaf in _words(data["kind"], data):
            if leaf.owner in aside or (leaf.owner, leaf.value) in seen:
                continue
            seen.add((leaf.owner, leaf.value))
            if not _refuses(data, leaf):
                silent[leaf.owner] = leaf.value
    assert len(seen) > 700
    assert not silent, "keys that take any word"


def _refuses(data: Any, leaf: Leaf) -> bool:
    holder = _holder(data, leaf)
    before = holder[leaf.path[-1]]
    holder[leaf.path[-1]] = misspelt(str(leaf.value))
    try:
        model(data["kind"]).model_validate(data)
    except ValueError:
        return True
    finally:
        holder[leaf.path[-1]] = before
    return False


@pytest.mark.parametrize("table", [PRINTED, DECLARED, NAMED, CARDS])
def test_each_open_key_is_in_one_table(table: str) -> None:
    own = table.split()
    assert len(own) == len(set(own))
    assert sum(len(one.split()) for one in (PRINTED, DECLARED, NAMED, CARDS)) == len(TAKEN_AS_IS)


HEAD = "kind: establishment\nname: Lucky Club\njurisdictions: [california]\n"
PARENT = """\
kind: game
name: Plain
category: player-dealer
wagers: [{name: ante}]
"""
OLD = "kind: game\nid: lucky-0\nname: Lucky Old\ncategory: player-dealer\n"
GAME = """\
kind: game
name: Lucky
category: player-dealer
approvals: [{number: GEGA-000123, on: lucky-fees}]
supersedes: [lucky-0]
inherits: [{from: Plain, document: plain}]
backline: {allowed: true, on: [ante, bonus]}
round: [{does: bet, wagers: [ante, bonus]}, {does: deal, to: players, cards: 3}]
player-dealer:
  uncovered-wagers: {are: returned, wagers: [ante, play, bonus, twin]}
  settling: {collects: true, pays: true, wagers: [ante, play, bonus, twin]}
wagers:
  - {name: ante}
  - {name: play, needs: ante, size: {of: ante, times: 1, bound: exactly}}
  - {name: bonus, bonus: true, needs: {any: [ante, play]}}
  - {name: twin, bonus: true, made-of: [ante, play]}
limits: [{wager: play, behind: [ante], at-most: 50}]
compares: {by: single-card, wagers: [ante, play], outcomes: [{case: higher, ante: wins, play: wins}, {case: lower, ante: loses, play: loses}, {case: equal, ante: pushes, play: pushes}]}
settles: [{from: action-button, by: seat, order: [ante, play], together: [ante, play]}, {order: [bonus, twin], wagers: [bonus, twin]}]
"""
OLD_FEES = "kind: schedule\nid: fees-0\nname: Old fees\nblocks: [{games: [{document: lucky}], options: [{option: 1, limit: 5-100, player: 1}]}]\n"
FEES = """\
kind: schedule
name: Lucky fees
supersedes: [fees-0]
blocks:
  - games: [{called: Lucky, document: lucky}]
    defines: {basis: total-table-action, counts: [ante, play], excludes: [bonus, twin]}
    limits: [{wager: bonus, is: 1-50}]
    fees: [{component: regular, from: player, per: hand, wagers: [ante], counts: [ante, play], excludes: [bonus], amount: 1}]
    columns: [option, limit, {is: regular, from: player}]
    options: [{option: 1, limit: 5-100, regular: 1}]
"""
FILING = (PARENT, OLD, GAME, OLD_FEES, FEES)


def _found(documents: tuple[str, ...]) -> set[tuple[str, str, str]] | None:
    """What is found in a filing; nothing where a document is refused."""
    try:
        made = docket(HEAD, *documents)
    except Misshapen:
        return None
    result = judge(made, Settings(date(2026, 11, 15)))
    assert not result.faults
    bad = ("violated", "not-stated", "unclear")
    return {(v.rule, v.subject.id, v.message) for v in result.verdicts if v.verdict in bad}


def _named() -> Iterator[Any]:
    """Each key that names something, at its first place in the filing."""
    seen = set()
    for number, text in enumerate(FILING):
        data: Any = read(text.encode()).data
        for leaf in _words(data["kind"], data):
            if leaf.owner in NAMED.split() and leaf.owner not in seen:
                seen.add(leaf.owner)
                yield pytest.param(number, leaf, id=leaf.owner)


@pytest.mark.parametrize(("number", "leaf"), [*_named()])
def test_a_name_that_nothing_has_is_told(number: int, leaf: Leaf) -> None:
    data: Any = read(FILING[number].encode()).data
    _holder(data, leaf)[leaf.path[-1]] = misspelt(str(leaf.value))
    changed = (*FILING[:number], write(data).text, *FILING[number + 1 :])
    before, after = _found(FILING), _found(changed)
    assert before is not None
    new = () if after is None else after - before
    wrong = misspelt(str(leaf.value)).replace("-", " ")
    told = any(wrong in message.replace("-", " ") for _, _, message in new)
    assert after is None or told, f"nobody tells {wrong}: {new}"


@pytest.mark.parametrize("does", get_args(Does))
def test_a_moment_may_be_named_after_any_step(does: str) -> None:
    assert strange_moment(f"before-{does}", ()) is None
