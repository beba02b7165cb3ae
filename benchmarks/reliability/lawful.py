"""A filing that breaks no law: what is changed in it is what a case is about."""

from __future__ import annotations

HEAD = "kind: establishment\nname: Example Club\njurisdictions: [california]\n"
GAME = """\
kind: game
name: Example Nines
category: player-dealer
player-dealer:
  rotation: {holds-at-most: 2, unit: hands, then: must-rotate, direction: clockwise, systematic: true, continuous: true, among: seated-players}
  intervening: true
  may-hold: {who: seated-players}
  nobody-takes: game-stops
  wins-or-loses-at-most: original-wager
  uncovered-wagers: returned
  settling: {collects: true, pays: true, to-the-extent: true}
states:
  - {that: house-does-not-participate}
  - {that: house-no-interest}
  - {that: legality, note: why no bank is kept}
  - {that: no-bank-by-anyone}
sections: [{is: object}, {is: dealing}, {is: round-of-play}, {is: wagers},
  {is: how-wagers-win}, {is: glossary}, {is: legality}, {is: type-of-game}, {is: deck}]
approvals: [{number: GEGA-000001}]
glossary: [{is: player-dealer, note: who banks the hand}]
"""
ROUND = """\
wagers: [{name: base, pays: {odds: 1:1}, placed: before-deal}]
round: [{does: bet, wagers: [base]}, {does: deal, to: players, cards: 1, face: down}, {does: deal, to: player-dealer, cards: 1, face: down},
  {does: reveal, to: everyone}, {does: compare}, {does: settle}]
compares: {by: single-card, hands: [player, player-dealer], wagers: [base],
  outcomes: [{case: higher, base: wins}, {case: lower, base: loses}, {case: equal, base: pushes}]}
deck: {cards: 52, total: 52}
cards: {high-to-low: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2]}
"""
"""A round in which a hand is dealt to a player-dealer, and compared with theirs."""
BANK = GAME[GAME.index("category:") : GAME.index("states:")]
OPTION = "{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51-100, 2], [101+, 3]]}"
BLOCK = f"""\
  - games: [{{called: Example Nines, document: example}}]
    fees:
      - {{from: player-dealer, per: hand, on: total-table-action, determined: before-play, collected: before-deal}}
    defines: [{{basis: total-table-action, counts: [base]}}]
    columns: [option, limit, {{is: player-dealer, on: total-table-action}}]
    options:
      - {OPTION}
"""
SHEET = f"""\
kind: schedule
name: Rates
steps: 1
states:
  - {{that: one-schedule-at-a-time}}
  - {{that: fees-determined-before-play}}
  - {{that: fees-not-percentage}}
  - {{that: notice-to-patrons}}
  - {{that: fees-posted}}
blocks:
{BLOCK}"""
OTHERS = "[[5-50, 4], [51-100, 5], [101+, 6]]"
"""A ladder of three more rates."""


def changed(text: str, was: str, now: str) -> str:
    """The text with one part of it in other words."""
    assert text.count(was) == 1, was
    return text.replace(was, now)


def club(game: str = GAME, sheet: str = SHEET, **others: str) -> dict[str, str]:
    """The files of a filing; the others by their names without the ending."""
    made = {"establishment.yaml": HEAD}
    made |= {"games/example.yaml": game} if game else {}
    made |= {"schedules/rates.yaml": sheet} if sheet else {}
    return made | {f"{name}.yaml": text for name, text in others.items()}
