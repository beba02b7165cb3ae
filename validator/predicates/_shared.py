"""Sentences that many rules share.

## Says
- not-concerned: This provision concerns only {only}.
- not-in-force: {because}.
- broken: The cells of this option are damaged, so its fees cannot be read.
- no-player-dealer: This game has no player-dealer position.
- two-ways: The rules give {fact} in two ways: {earlier} ({@earlier}), and {later} ({@}). Which is it?
  Fix: {remedy}
  See earlier: {earlier}
- two-ways-unless: The rules give {fact} in two ways: {earlier} ({@earlier}), and {later} ({@}).
  Reading: {reading}
  Fix: {remedy}
  See earlier: {earlier}
- (remedy): Keep one of the two.
- (the-rules): the rules
- (both-rules): these rules and those of {parent}, which they adopt,
- agree: {number:statement} of {fact} agree: {said}.
- once: The rules give {fact} once: {said}.
- silent: The rules do not give {fact}.
"""
