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
- agree: {number:statement} of {fact} agree: {said}.
- once: The rules give {fact} once: {said}.
- silent: The rules do not give {fact}.
- elsewhere: The procedure is that of {game}, and is judged there.
- approved: The documents say that they are approved. This belongs to the application, which is not among them.
- no-fee: No fee is given here.
- no-tiers: This option has no graded fee.
- no-such-fee: No fee of this kind is given here.
- (unnamed-fee): fee
- (column-fee): {payer} fee
- (decision): The decision by {who} of {day} on {provision} for {subject}
- decision-lapsed: {decision} held until {until}. What it settled is open again.
  Fix: Renew the decision, or take it out.
- decision-no-provision: {decision} settles nothing: no rulebook in use has that provision.
  Fix: Name the provision it is meant for, or take it out.
- decision-no-subject: {decision} settles nothing: the filing has nothing of that name any more.
  Fix: Name the game or schedule it is meant for, or take it out.
- decision-second: {decision} settles nothing: another decision comes first.
  Fix: Take one of the two out.
- decision-needless: {decision} settles nothing: nothing is unclear there any more. The verdict is {verdict}.
  Fix: Take it out, or point it at what it is meant for.
- suppression-expired: The suppression of {rule} held until {until}. The document is judged as of {day}.
  Fix: Renew the suppression with a new reason and day, or take it out.
- suppression-unknown: The suppression of {rule} answers for nothing: there is no such rule.[ Did you mean '{guess}'?]
  Fix: Name the rule it is meant for, or take it out.
- suppression-elsewhere: The suppression of {rule} answers for nothing: no rulebook of this filing has that rule.
  Fix: Name the rule it is meant for, or take it out.
- suppression-of-itself: The suppression of {rule} answers for nothing: a finding about suppressions cannot be suppressed.
  Fix: Take it out.
- suppression-needless: The suppression of {rule} answers for nothing: the rule finds nothing here.
  Fix: Take it out, or name the rule it is meant for.
- (hands): {number:hand}
- (rounds): {number:round}
- (times): {number:turn}
- (turns): {number:turn}
- (minutes): {number:minute}
"""
