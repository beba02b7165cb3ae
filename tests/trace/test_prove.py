"""A value stands in its lines, or what is missing is named."""

from __future__ import annotations

from typing import Any

import pytest

from validator.trace.figures import figures
from validator.trace.prove import missing
from validator.trace.walk import Leaf


@pytest.mark.parametrize(
    ("owner", "kind", "value", "text", "lacks"),
    [
        ("Deck.cards", "number", 52, "one deck of fifty-two cards", ""),
        ("Deck.cards", "number", 54, "one deck of 52 cards", "54"),
        ("Deck.jokers", "number", 0, "the deck has no joker", ""),
        ("Deck.jokers", "number", 1, "a joker is added", ""),
        (
            "Deck.jokers",
            "number",
            2,
            "a joker is added, and where the house finds it useful for a busy evening there are two decks",
            "2",
        ),
        ("Seats.is", "range", 7, "places for seven players", ""),
        ("Seats.is", "range", 8, "places for seven players", "8"),
        (
            "Seats.is",
            "range",
            5,
            "five shuffles come first, then a long pause in which nobody does anything; the table seats six",
            "5",
        ),
        ("SaidRange.is", "range", "2-8", "from two to eight", ""),
        ("SaidRange.is", "range", "1-3", "three or fewer", ""),
        ("SaidRange.is", "range", "1-3", "fewer than 4", ""),
        ("SaidRange.is", "range", "5+", "more than four", ""),
        ("SaidRange.is", "range", "20+", r"\$20 or more", ""),
        ("SaidRange.is", "range", "20+", r"exactly \$20", "20 or more"),
        ("SaidRange.is", "range", "5-9", "nines or fives", ""),
        (
            "SaidRange.is",
            "range",
            "2-8",
            "two players, and long after that, when all have gone home and nobody is left to tell of it, eight more",
            "2-8 together",
        ),
        ("SaidRange.is", "range", "any", "any amount", ""),
        ("SaidRange.is", "range", "any", "some amount", "any"),
        ("SaidLimit.is", "limit", "5-500", r"\$5 - \$500", ""),
        ("SaidLimit.is", "limit", "5-500", r"\$5 - \$300", "500"),
        ("SaidLimit.is", "limit", "10-20-40", r"\$10-\$20-\$40", ""),
        ("SaidLimit.is", "limit", "10-40-20", r"\$10-\$20-\$40", "10-40-20 together"),
        ("SaidLimit.is", "limit", "no-limit", "No Limit games", ""),
        ("SaidLimit.is", "limit", "no-limit", "limit games", "no limit"),
        ("SaidLimit.is", "limit", "pot-limit", "Pot-limit games", ""),
        ("SaidLimit.is", "limit", "pot-limit", "No-limit games", "pot limit"),
        ("PartOf.is", "share", "1 per 100", "$1 for each $100", ""),
        ("PartOf.is", "share", "1 per 100", "$1 for each $50", "100"),
        ("PayTable.odds", "odds", "3:2", "paid 3 to 2", ""),
        ("PayTable.odds", "odds", "3:2", "paid 6 to 5", "3:2"),
        ("PayTable.odds", "odds", "even", "wins even money", ""),
        ("PayTable.odds", "odds", "7 to 5", "paid 7/5", ""),
        ("PayTable.odds", "odds", 3000, r"a fixed \$3,000", ""),
        ("PayTable.odds", "odds", "push", "the wager wins", "push"),
        ("Cell.fee", "charge", "none", "N/A", ""),
        ("Cell.fee", "charge", "waived", "taken as usual", "waived"),
        ("PartOf.is", "share", "5 %", "five percent", ""),
        ("PartOf.is", "share", "5 %", "4%", "5 %"),
        ("SaidDay.is", "day", "2005-01-27", "Jan.27th 2005", ""),
        ("SaidDay.is", "day", "2011-12-20", "12/20/2011", ""),
        ("SaidDay.is", "day", "2011-12-21", "12/20/2011", "day 21"),
        ("Approval.number", "text", "GEGA-000001", "Game (GEGA-000001)", ""),
        ("Approval.number", "text", "GEGA-000002", "Game (GEGA-000001)", "GEGA-000002"),
        ("CardValues.table", "text", "10-K", "face cards and tens", ""),
        ("CardValues.table", "text", "2-9", "cards from 2 through 9", ""),
        ("CardValues.table", "text", "J", "kings and queens", "J"),
        ("Note.says", "text", "at most 30 minutes", "half an hour, 30 minutes", ""),
        ("Note.says", "text", "at most 30 minutes", "a while", "30"),
        ("Fee.note", "text", "see line 99", "nothing", ""),
        ("Fee.collected", "moment", "after-round-2", "after the second betting round", ""),
        ("Fee.collected", "moment", "after-round-3", "after the second betting round", "3"),
    ],
)
def test_missing(owner: str, kind: str, value: Any, text: str, lacks: str) -> None:
    assert missing(Leaf(("key",), kind, owner, value, None), figures(text)) == lacks
