"""Sentences that many rules share.

## Says
- (each):
  See adopts: refers to other rules
  See again: mentioned again
  See alike: the same question
  See deal: the cards dealt
  See earlier: [{earlier}]
  See first: [{first}]
  See limit: [table limit {limit}]
  See named: names the game
  See order: the order of hands
  See other: [{other}]
  See seats: the number of players
  See second: [{second}]
  See table: the pay table
  See waiver: no fee is taken there
- not-concerned: This provision concerns only {only}.
- not-in-force: {because}.
- broken: The cells of this option are damaged, so its fees cannot be read.
- no-player-dealer: This game has no player-dealer position.
- no-target: This game does not compare hands with a target total.
- two-ways: {differ}: {earlier} ({@earlier}), and {later} ({@}). Which is it?
  Fix: {remedy}
- two-ways-unless: {differ}: {earlier} ({@earlier}), and {later} ({@}).
  Reading: {reading}
  Fix: {remedy}
- (differ): The rules give {fact} in two ways
- (remedy): Keep one of the two.
- (the-rules): the rules
- (both-rules): these rules and those of {parent}, which they adopt,
- agree: {number:statement} of {fact} agree: {said}.
- once: One place gives {fact}: {said}.
- silent: No place gives {fact}.
- no-rotation: This document does not give the rotation.
- (perhaps): The rules of {outside}, to which they refer, may say it.
- (only_there): Only {@elsewhere} says so, not the rules themselves.
- (meant): The sheet for “{sheet}” may say it; is it meant for this game?
- (meant_all): The sheet for “{sheet}” may say it; is it meant for these games?
- (held): held for at most {number} {unit}
- (offered-on): offered to the next player after {number} {unit}
- (moves): moves {way}
- (most): at most {bound}
- (money-on-table): all the money on the table
- (table-limit): the table limit
- (the-bound): the {bound}
- (own-wager): Do both mean the player-dealer's own wager?
- (more-often): Is the bank offered to the next player more often than it must be given up?
- (counted-alike): Are {one} and {other} counted alike?
- (so-many-minutes): Does a turn last that many minutes?
- (not-covered): [{wagers} wagers are ]{are}
- (perhaps-the-fee): Is it the fee that is not refunded, and not the wager?
- (for-one-wager): Is the rule for that one wager an exception?
- (cap): [{not} ]{rates} rates[ for a {per}]
- (cap-of): One limit is counted for a {one}, the other for a {other}.
- elsewhere: The procedure is that of {game}, and is judged there.
- approved: The documents say that they are approved. This belongs to the application, which is not
  among them.
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
- decision-needless: {decision} settles nothing: nothing is unclear there any more. The verdict is
  {verdict}.
  Fix: Take it out, or point it at what it is meant for.
- suppression-expired: The suppression of {rule} held until {until}. The document is judged as of
  {day}.
  Fix: Renew the suppression with a new reason and day, or take it out.
- suppression-unknown: The suppression of {rule} answers for nothing: there is no such rule.[ Did
  you mean '{guess}'?]
  Fix: Name the rule it is meant for, or take it out.
- suppression-elsewhere: The suppression of {rule} answers for nothing: no rulebook of this filing
  has that rule.
  Fix: Name the rule it is meant for, or take it out.
- suppression-of-itself: The suppression of {rule} answers for nothing: a finding about suppressions
  cannot be suppressed.
  Fix: Take it out.
- suppression-needless: The suppression of {rule} answers for nothing: the rule finds nothing here.
  Fix: Take it out, or name the rule it is meant for.
- (hands): {number:hand}
- (rounds): {number:round}
- (times): {number:turn}
- (turns): {number:turn}
- (minutes): {number:minute}
- (total): {kind} {low}
- (total-up): {kind} {low} or more
- (total-down): {kind} {high} or less
- (total-span): {kind} {low} to {high}
- (case-higher): the player's hand is better
- (case-lower): the player's hand is worse
- (case-equal): the hands tie
- (case-qualified): the {bank} qualifies and {event}
- (case-not-qualified-higher): the {bank} does not qualify and the player's hand is better
- (case-not-qualified-equal): the {bank} does not qualify and the hands tie
- (case-not-qualified-lower): the {bank} does not qualify and the player's hand is worse
- (case-not-qualified-not-higher): the {bank} does not qualify and the player's hand is not better
- (group-not-qualified): the {bank} does not qualify
- (case-player-bust): only the player busts
- (case-dealer-bust): only the {bank} busts
- (case-both-bust-closer): both bust and the player is closer
- (case-both-bust-equal): both bust with the same total
- (case-both-bust-farther): both bust and the {bank} is closer
- (group-both-bust): both bust
- (case-natural): only the player has a natural
- (case-dealer-natural): only the {bank} has a natural
- (case-both-natural): both have a natural
- (group-natural): either side or both have a natural
- (case-both-higher): both of the player's hands are better
- (case-both-lower): both of the player's hands are worse
- (case-one-each): each side wins one hand
- (case-copy-both): both hands are copies
- (case-copy-front-and-higher): the front hand is a copy and the player wins the back
- (case-copy-back-and-higher): the back hand is a copy and the player wins the front
- (case-copy-front-and-lower): the front hand is a copy and the player loses the back
- (case-copy-back-and-lower): the back hand is a copy and the player loses the front
- (case-copy-and-higher): one hand is a copy and the player wins the other
- (case-copy-and-lower): one hand is a copy and the player loses the other
- (group-copy): a hand is a copy
- (case-foul): the player sets the hand wrongly
- (case-dealer-foul): the {bank} sets the hand wrongly
- (case-sole-best): one player has the best hand
- (case-tied-best): the best hands tie
- (case-tied-low): the best low hands tie
- (case-tied): the best high hands or the best low hands tie
- (case-scoop): one player has both the best high and the best low hand
- (case-no-low): no low hand qualifies
- (case-odd-chip): the pot does not divide evenly
- (case-first-out): a player melds the cards needed
- (case-one-stays): all players but one retire before play
- (case-none-stays): all players retire before play
- (case-retired): all players, or all but one, retire before play
"""
