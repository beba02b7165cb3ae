"""A pay table that pays a hand the ranking does not know, pays one twice, or passes one over.

The rows of a pay table name hands of the ranking that decides the wager, each once; and where a
hand is paid, so is every better one. A hand paid that the order leaves out follows from the finding
of `ranking-complete`. A better hand that is not paid can only be a slip.

What a row pays for is a usual hand of poker, a hand of the order or a word that the glossary
explains; else the rules say which cards make it. Two readers of "three face cards" may count an ace.

## Says
- (each):
  Reading (both-rows, crossed): Is only the higher paid?
  Fix (both-rows, crossed): Say that only the highest payment is made.
  Write (both-rows, crossed): pays: {highest-only: true}
- two-rows: The pay table has two rows for {hand} ({@first} and {@}).
  Fix: Keep one row for each hand.
  See first: the first row
- undefined: The pay table has a row for {hands} ({@}), and the rules do not say which cards make
  {hands:it}.[ The rules of {outside}, to which they refer, may do so.]
  Fix: Say which cards make {hands}.
  Write: {label: "three face cards", pays: "25:1", event: {count: 3, ranks: [J-K]}}
- unranked: The pay table has a row for {hands} ({@}), which the order of hands ({@order}) does not
  have.
  Fix: Give {hands} a place in the order of hands.
- other-order: The pay table has a row for {hands} ({@}), which the order of hands ({@order}) does
  not have.
  Reading: Is another order of hands meant for this bet?
  Fix: Give the order of hands by which this bet is paid.
- more-cards: The pay table ({@}) pays for hands of {cards:card}, and the rules only describe hands
  of {fewer:card} ({@order}).
  Reading: Is the usual order of hands of {cards:card} meant for this bet?
  Fix: Say which cards make {hands}.
  Write: hands: [{ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind]}]
  See order: describes hands of {fewer:card}
- passed-over: The pay table ({@}) pays {lowest}, but it has no payment for {hands:or}, which
  {hands:is} better[ ({@order})].
  Fix: Say in the table what is paid for {hands}.
- blank: The pay table has a row for {hands} without a payment ({@}).
  Reading: Is nothing paid for {hands}?
  Fix: Give the payment, or say that nothing is paid.
  Write: {label: flush, pays: none}
- contained: The pay table ({@}) has no row for {hands:or}, although the order of hands lists
  {hands:it} ({@order}).
  Reading: Does such a hand pay as the lower hand it contains?
  Fix: Say what the pay table pays for {hands}.
- both-rows: The pay table ({@}) pays {cards} {more} (“{one}”) and also {less} (“{other}”). The
  rules do not say that only one is paid.
- crossed: One hand can be both “{one}”, paid {more}, and “{other}”, paid {less} ({@}). The rules do
  not say which is paid.
- ace: {cards} count {totals:or}, and the rules do not say how the ace counts for the rows {rows}
  ({@}).
  Reading: Does either total qualify?
  Fix: Say how an ace counts for this bet.
  See values: the values of cards
- ranked: The rows name hands of the ranking, each once ({@}).
- once: No hand has two rows ({@}).
- none: This wager has no pay table.
- (row): “{label}”
- (two-alike): two {rank}s
- (two-cards): {high} and {low}[ of {suit}]
- (one-suit): one suit

## Examples
```yaml violated unranked
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card]}
wagers: [{name: pair-plus, pays: {rows: [[royal-flush, "200:1"], [straight-flush, "40:1"], [3-of-a-kind, "30:1"], [straight, "6:1"]]}}]
```
> The pay table has a row for royal flush (line 5), which the order of hands (line 4) does not have.
```yaml met ranked
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card]}
wagers: [{name: pair-plus, pays: {rows: [[straight-flush, "40:1"], [3-of-a-kind, "30:1"], [straight, "6:1"]]}}]
```
"""

from __future__ import annotations

from collections import Counter
from itertools import chain, takewhile

from ...docket.hands import ROYAL, STANDARD, USUAL
from ...docket.names import key
from ...docket.terms import unexplained
from ...model.cards import HandRanking
from ...model.game import Game
from ...model.wagers import PayTable, Wager
from .._cards import hands_left_out, ranking_of, size_of
from .._shared_rows import crossed, two_cards
from ..answer import Answers, Ask, Subject, concluded, following, roles, unclear, violated
from ..silence import silent
from ..values import as_called

FIVE = 5


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.wager
    game, wager = subject.game, subject.wager
    tables, ranking = _listed(game, wager), ranking_of(game, wager)
    order = tuple(dict.fromkeys(ranking.high_to_low)) if ranking else _usual(wager)
    found = [answer for table in tables for answer in _table(game, table, ranking, order)]
    unknown = [answer for table in tables for answer in _undefined(subject, table)]
    more = _more_cards(game, wager, tables)
    found = [*chain(*map(_twice, tables)), *unknown, *chain(*map(_blank, tables)), *more, *found]
    yield from concluded(found, tables, "ranked" if order else "once")


def _usual(wager: Wager) -> tuple[str, ...]:
    """The order of five cards, for a wager on the best five."""
    return STANDARD if any(judged.best == FIVE for judged in wager.judged) else ()


def _table(
    game: Game, table: PayTable, ranking: HandRanking | None, order: tuple[str, ...]
) -> Answers:
    if ranking and table.printed != "layout":
        yield from _unranked(table, ranking)
    for case, hands in _passed_over(table, order).items():
        see = [(ranking, "order")] if ranking else []
        verdict = violated if case == "passed-over" else unclear
        yield verdict(
            case, table, see=see, key=hands[0], hands=hands, lowest=order[_lowest(table, order)]
        )
    yield from two_cards(game, table)
    yield from crossed(table)


def _listed(game: Game, wager: Wager) -> list[PayTable]:
    tables = [table for table in wager.pays if table.rows and not table.statistic]
    return [table for table in tables if not _column(game, wager, table)]


def _column(game: Game, wager: Wager, table: PayTable) -> bool:
    """Whether the table is one more column of a printed table that an earlier wager has."""
    if not table.at:
        return False
    earlier = takewhile(lambda one: one is not wager, game.wagers)
    return any(_same_lines(table, other) for one in earlier for other in one.pays)


def _same_lines(table: PayTable, other: PayTable) -> bool:
    if not table.at or not other.at or not any(first in other.at for first, _ in table.at.spans):
        return False
    return {row.label for row in table.rows} <= {row.label for row in other.rows}


def _twice(table: PayTable) -> Answers:
    labels = Counter(row.label.lower() for row in table.rows)
    for label in [label for label, count in labels.items() if count > 1][:1]:
        rows = [row for row in table.rows if row.label.lower() == label]
        yield violated(
            "two-rows", rows[1], see=[(rows[0], "first")], key=label, hand=as_called(label)
        )


def _unranked(table: PayTable, ranking: HandRanking) -> Answers:
    """Hands paid that the order does not have."""
    paid = [row for row in table.rows if row.label in USUAL]
    strange = [row for row in paid if row.label not in ranking.high_to_low]
    if strange:
        few, labels = len(strange) <= len(table.rows) / 2, [row.label for row in strange]
        verdict, case = (violated, "unranked") if few else (unclear, "other-order")
        see = [(ranking, "order")]
        answer = verdict(case, strange[0], see=see, key=labels[0], hands=labels)
        left = few and set(labels) <= set(hands_left_out(ranking))
        yield following(answer, "ranking-complete") if left else answer


def _undefined(subject: Subject, table: PayTable) -> Answers:
    """Rows for what neither a custom, nor the order of hands, nor the glossary explains."""
    rows = unexplained(table, *subject.view.rules)
    house = {key(term.is_) for term in subject.filing.house.glossary}
    if rows := [row for row in rows if key(row.label) not in house]:
        hands = [as_called(row.label) for row in rows]
        yield silent(
            subject.view, "undefined", rows[0], roles(rows[1:]), key=rows[0].label, hands=hands
        )


def _more_cards(game: Game, wager: Wager, tables: list[PayTable]) -> Answers:
    """Usual hands paid that have more cards than any hand whose cards the rules describe."""
    orders = sorted(filter(size_of, game.hands), key=lambda one: size_of(one) or 0)
    fewer = size_of(orders[-1]) if orders else None
    cards = _cards(wager)
    paid = [(table, rows) for table in tables if (rows := _usual_rows(table))]
    if fewer and paid and fewer < cards and not game.inherits:
        (table, rows), see = paid[0], [(orders[-1], "order")]
        yield unclear("more-cards", table, see=see, hands=rows, cards=cards, fewer=fewer)


def _cards(wager: Wager) -> int:
    """How many cards make the hand that a wager is judged by."""
    return min(FIVE, max((one.best or one.cards or 0 for one in wager.judged), default=0))


def _usual_rows(table: PayTable) -> list[str]:
    return [row.label for row in table.rows if row.label in USUAL and not row.event]


def _blank(table: PayTable) -> Answers:
    """Rows with a cell that is empty, and not one that says that nothing is paid."""
    if rows := [row for row in table.rows if not row.pays]:
        see, hands = roles(row for row in rows[1:]), [as_called(row.label) for row in rows]
        yield unclear("blank", rows[0], see=see, key=rows[0].label, hands=hands)


def _hands(table: PayTable) -> set[str]:
    """The hands that rows pay: by their labels and by what these mean; not those with a dash."""
    rows = [row for row in table.rows if any(one.text != "none" for one in row.pays)]
    events = {row.event.hand for row in rows if row.event and row.event.hand}
    return events | {row.label for row in rows if not row.event or row.event.hand}


def _lowest(table: PayTable, order: tuple[str, ...]) -> int:
    """The place in the order of the lowest hand that is paid."""
    paid = _hands(table)
    return max(place for place, hand in enumerate(order) if hand in paid)


def _passed_over(table: PayTable, order: tuple[str, ...]) -> dict[str, list[str]]:
    """Better hands than the lowest one paid, that no row pays: surely, or unless a row contains them."""
    paid = _hands(table)
    if len(paid & {*order}) <= len(table.rows) / 2:
        return {}
    known = paid | {*ROYAL} if "straight-flush" in paid else paid
    missing = [hand for hand in order[: _lowest(table, order)] if hand not in known]
    plainly = [hand for hand in missing if not any(other in hand for other in paid)]
    case, hands = ("passed-over", plainly) if plainly else ("contained", missing)
    return {case: hands} if hands else {}
