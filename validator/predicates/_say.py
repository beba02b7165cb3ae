"""How findings put things into words: words of the vocabulary, cards, moments."""

from __future__ import annotations

import re

CARDS = {"A": "ace", "10": "ten", "J": "jack", "Q": "queen", "K": "king"}
"""The names of ranks that are not called by their number, or not only."""
PAYERS = {
    "player": "players",
    "all-players": "players",
    "player-dealer": "the player-dealer",
    "pot": "the pot",
    "winner": "the winner",
    "house": "the house",
    "button": "the button",
    "jackpot-fund": "the jackpot fund",
}
BETS = ("ante", "bet", "blind", "bonus", "wager", "ticket")
"""Names of wagers, or their last words, that need no noun behind them."""
ACTIONS = ("insurance", "surrender")
"""Wagers that need no article."""
BARE = ("play", "wagers", "antes", "settlement")
"""Nouns of moments that need no article."""


def plain(word: object) -> str:
    """A word of the vocabulary as people write it."""
    return str(word).replace("-", " ").replace("player dealer", "player-dealer")


def card(rank: str) -> str:
    """``ace``, ``ten``, ``9``, ``joker``."""
    return CARDS.get(rank, rank)


def a_card(rank: str) -> str:
    """``an ace``, ``an 8``, ``a 10``: a numbered card is written as a figure, as pay tables do."""
    name = rank if rank.isdecimal() else card(rank)
    return f"an {name}" if name in ("ace", "8") else f"a {name}"


def who(payer: str | None) -> str:
    """``player`` as ``players``, ``pot`` as ``the pot``."""
    return PAYERS.get(payer or "", plain(payer or "someone"))


def moment(name: str) -> str:
    """``after-deal`` as ``after the deal``; words that need no article stay bare."""
    head, _, noun = name.partition("-")
    if head in ("start", "end"):
        return f"at the {head} of the {noun.removeprefix('of-').replace('-', ' ')}"
    if head == "with":
        return f"with {the_wager(noun)}"
    article = "" if noun in BARE or noun.startswith("round-") else "the "
    noun = noun.replace("own-cards", "player's own cards")
    return f"{head} {article}{noun.replace('-', ' ')}"


def the_wager(name: str) -> str:
    """``ante`` as ``the ante``, ``play`` as ``the play wager``."""
    if name in ACTIONS:
        return plain(name)
    bare = re.split(r"[ -]", name.lower())[-1] in BETS and name not in ("bet", "bonus")
    return f"the {plain(name)}{'' if bare else ' wager'}"
