"""Sentences that many rules share.

## Says
- not-concerned: This provision concerns only {only}.
- not-in-force: {because}.
- broken: The cells of this option are damaged, so its fees cannot be read.
- no-player-dealer: This game has no player-dealer position.
- two-ways: {differ}: {earlier} ({@earlier}), and {later} ({@}). Which is it?
  Fix: {remedy}
  See earlier: {earlier}
- two-ways-unless: {differ}: {earlier} ({@earlier}), and {later} ({@}).
  Reading: {reading}
  Fix: {remedy}
  See earlier: {earlier}
- (differ): The rules give {fact} in two ways
- (remedy): Keep one of the two.
- agree: {number:statement} of {fact} agree: {said}.
- once: One place gives {fact}: {said}.
- silent: No place gives {fact}.
- no-rotation: This document does not give the rotation.
- (held): held for at most {number} {unit}
- (offered-on): offered on after {number} {unit}
- (moves): moves {way}
- (most): at most {bound}
- (money-on-table): all the money on the table
- (table-limit): the table limit
- (the-bound): the {bound}
- (own-wager): Do both mean the player-dealer's own wager?
- (more-often): Is the bank offered on more often than it must be given up?
- (counted-alike): Are {one} and {other} counted alike?
- (same-turns): Do {one} and {other} mean the same here?
- (so-many-minutes): Does a turn last that many minutes?
- (not-covered): [{wagers} wagers are ]{are}
- (perhaps-the-fee): Does the refusal to refund mean the fee, and not the wager?
- (for-one-wager): Is the rule for the one wager meant as an exception?
- (cap): [{not} ]{rates} rates[ for a {per}]
- (cap-of): One limit is counted for a {one}, the other for a {other}.
"""
