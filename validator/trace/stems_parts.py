"""The wording that bears witness to the words of vocabularies inside one part, and to keys that say yes or no.

The same kind of stems as in :mod:`validator.trace.stems`, named by part and key.
"""

from __future__ import annotations

_PLAYERS = "player|patron|participant|everyone|person|people|bettor|customer|guest|seat|hand"

STEMS: dict[str, dict[str, str]] = {
    "Step.by-card": {"highest": "high", "lowest": "low"},
    "Alike.by": {
        "unshared-card": "not contained|lack",
        "own-cards-first": "pair|kind|set|rank",
        "card-by-card": "next|highest",
        "highest-card-alone": "high",
    },
    "Step.how": {"house-way": "house way", "own-choice": "prefer|wish|choose|choice|instruct", "approval": "approv"},
    "Copies.to": {"player-dealer": "player dealer|player-dealer|player/dealer|dealer|bank", "player": "player", "nobody": "push|nobody|neither"},
    "Definition.whose": {"each-player": "player|patron|each|wager", "all-players": "all|total|player|every|combined|aggregate"},
    "Deck.jokers-when": {"several-decks": "multiple|several|plural|more than one"},
    "Deck.jokers-per": {"deck": "deck|each|joker|per", "game": "joker|game|deck|total"},
    "Joker.acts-as": {
        "any-card": "any|wild",
        "ace-straight-or-flush": "straight|flush|ace|semi wild|complet",
        "ace-or-straight": "straight|ace",
        "ace": "ace",
        "lowest-missing": "low|missing|rank|not|next",
        "not-used": "no\\b|omit|delet|not\\b|without|remov|exclud|none|minus|less|never|52|fifty two",
        "blank": "blank|zero|no value|nothing",
        "hard-21": "21|twenty one|hard|automatic",
        "wild": "wild|any|bug|joker",
    },
    "Ranks.ace": {
        "high": "ace|high|king|\\ba\\b",
        "low": "low|one|1\\b|ace|wheel|2|deuce|straight",
        "low-in-straights": "straight|low|2|wheel|consecutive|five high",
    },
    "ChartRow.must": {
        "hit": "hit|draw|must take|take|receiv|card|complet|\\bh\\b",
        "stand": "stand|stay|until|reach|complet|stop|no card|\\bs\\b|pat|not (?:hit|draw)|may not|cannot",
        "option": "option|may|choice|choos|either|decid|elect|\\bo\\b|discretion",
    },
    "DrawRule.does": {
        "hit": "hit|draw|take|receiv|third|additional|card|another",
        "stand": "stand|stay|stop|no\\b|not\\b|remain|neither|natural|pat",
        "option": "option|may|choice|choos|either|decid|elect|discretion|can",
    },
    "Seats.of": {
        "players": _PLAYERS,
        "positions": "position|seat|place|player|spot|hand",
        "hands": "hand|player|position",
        "betting-spots": "spot|circle|position|area|space|square|bet|place|seat|box",
        "everyone": _PLAYERS + "|seat|position|place",
    },
    "Forced.is": {
        "ante": "ante",
        "small-blind": "small|blind|first|little",
        "big-blind": "big|blind|large",
        "blind": "blind",
        "bring-in": "bring|low|forced|open|initiat|first|must bet|highest|required",
        "kill": "kill|leg",
        "straddle": "straddle",
        "dealer-blind": "dealer|button|blind",
    },
    "Pot.to": {
        "high": "high|best|winn|win\\b|wins|top",
        "low": "low|best|lowest|winn|worst",
        "high-low": "high|hi\\b|low|lo\\b|split",
        "badugi-low": "badugi|low|best|suit",
        "points": "point|value|total|nine|9|close|pan|meld|high",
    },
    "Splitting.is": {
        "split": "split",
        "double-down": "double|doubl",
        "surrender": "surrender|half|give up",
        "insurance": "insur",
        "resplit": "split|re ?split|hands",
        "double-after-split": "doubl|split",
        "draw-split-aces": "ace|split",
        "natural-after-split": "split",
        "buy-back": "buy",
    },
    "WagerLimit.against-base": {
        "less": "less|any|lower|smaller|under|not exceed|below",
        "equal": "equal|same|any|match",
        "greater": "greater|more|any|exceed|higher|larger|over",
    },
    "WagerBound.against-base": {
        "less": "less|any|lower|smaller|under|exceed|below|more than|up to|maximum",
        "equal": "equal|same|any|match|up to|exceed|more than|maximum",
        "greater": "greater|more|any|exceed|higher|larger|over",
    },
    "Size.bound": {
        "exactly": "equal|same|match|exact|must|amount|times|twice|double|half|1 2|also|additional|call|bet|x\\b|second|identical",
        "at-most": "up to|more than|exceed|maximum|less|most|within|limit|or less|any amount|not greater|max|half",
        "at-least": "at least|less|minimum|less than|or more|or greater|min\\b|least|greater",
        "between": "between|from|to\\b|up to|or\\b|through|either|x\\b|times|min|max",
    },
    "Roll.stage": {
        "come-out": "come out|first roll|comeout",
        "point": "point|before|established",
        "any-roll": "any|roll|at any time",
        "one-roll": "one roll|single|next|following|1 roll|roll",
        "next-roll": "next|following|roll",
    },
    "Tie.is": {
        "pushes": "push|tie|return|no action|stand off|standoff|same|neither|copy|equal|remain",
        "wins": "win|won|paid|pay|copy|copies|favor",
        "loses": "los|collect|copy|copies|win|bank|favor|taken",
        "cannot-tie": "win or lose|cannot|not|never|no\\b|tie",
        "half-lost": "half|1 2",
    },
    "Settlement.by": {
        "seat": "seat|player|position|clock|left|right|rotat|order|around|hand|person|turn|button|action",
        "wager": "wager|bet|ante|order|first|then|pay",
        "seat-then-wager": "seat|player|wager|bet|order|position|hand",
        "wager-then-seat": "wager|bet|player|seat|order|position|clock",
    },
}

#: Keys that are true or false, by their name: what the lines must speak of.
FLAGS: dict[str, str] = {
    "allowed": "",
    "at-every-limit": "all|every|any|each",
    "draws-freely": "as many|any number|desire|wish|unlimited|freely",
    "agreement": "agreement|contract|owner|licens",
    "any": "may use|may be|none|any|combination|all|some|every",
    "as-local-law-allows": "local|ordinance|law|city|county|jurisdiction|permit",
    "backline": "back ?line|behind|stand|seated player",
    "bust": "",
    "cards-speak": "speak",
    "collects": "collect|los|take|win|won",
    "continuous": "continu",
    "counts-player-dealer": "player dealer|dealer|bank|count|include|players",
    "highest-only": "highest|only|one|best|greater|higher",
    "intervening": "interven|another|other|again|consecutive|before|next|until|pass|someone|different",
    "joker": "joker|natural|without|with|no\\b",
    "lasts-beyond-round": "next|remain|stay|until|subsequent|another|remov|continu",
    "may-decline": "declin|pass|refus|accept|option|not required|forego|forgo|does not want|turn down|wish|elect|waive|reject|want",
    "none": "",
    "order-said": "",
    "optional": "chance|opportunit|bonus|option|may|wish|choose|if|can|elect|desire",
    "outside": "other|version|industry|standard|general|same|as in|usual|house rule|table stakes",
    "pays": "pay|paid|win|award",
    "see-schedule": "schedule|collection|posted|rate|fee|see|limit",
    "survives": "pay|regardless|remain|stay|whether|still|outcome|action|independent|irrespective|even if|base",
    "systematic": "systematic",
    "tie-rules": "tie|suit|equal|same|rank|split",
    "to-the-extent": "extent|cover|limited|up to|only|no more|exhaust|amount",
    "unlimited": "no (?:maximum|limit|restriction)|unlimited|any amount|not limited|no cap|no max|without limit|not have a (?:maximum|limit)",
    "within-table-limit": "limit|minimum|maximum|table",
    "wraps": "around|continu|again|clock ?wise|rotat|until|count",
}
