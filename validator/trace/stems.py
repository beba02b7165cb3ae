"""The wording that bears witness to each word of a closed vocabulary.

A word of a vocabulary is the transcriber's reading of a sentence. It stands when the named lines carry at least one
of its stems. A stem is matched at the start of a word, in small letters, hyphens and slashes read as spaces. Filings say
one thing in many ways, so the alternatives are generous: a stem is there to catch a fact put on the wrong lines or read into
silence, not to judge style.
"""

from __future__ import annotations

import re
from functools import cache

_PLAYERS = "player|patron|participant|everyone|person|people|bettor|customer|guest|seat|hand"
_PLAYER_DEALER = "player dealer|dealer|bank|p d\\b|designated"
_WAGER = "wager|bet|ante|stake|chip|money|amount|action"
_NOT = "no\\b|not\\b|n't|never|without|none|nor\\b|neither|may only|only|zero|cannot|free"

#: Vocabularies that are judgements on a whole text, or name our own machinery, and so have no wording of their own.
EXEMPT: dict[str, str] = {
    "Category": "how the game is banked is read from the whole filing",
    "Section": "headings differ in every filing; a section only names a stretch of lines",
    "Damage": "what is broken in the text is seen, not said",
    "Comparison.by": "the name of a comparator of ours",
    "PayTable.where": "where a table is printed is seen, not said",
}

STEMS: dict[str, dict[str, str]] = {
    "Direction": {
        "clockwise": "clock ?wise|clock wise",
        "counter-clockwise": "counter ?clock|anti ?clock",
        "left": "left|clock ?wise|next player",
        "right": "right|counter",
    },
    "RotationUnit": {
        "hands": "hand|deal",
        "rounds": "round",
        "times": "time|consecutive|twice",
        "turns": "turn|consecutive|twice|time",
        "minutes": "minute|hour",
    },
    "RotationVerb": {
        "offered": "offer|option|opportunit|given|may be|chance|can",
        "rotated": "rotat|go(?:es)? around|circulat",
        "moved": "mov|pass|shift|go(?:es)? to|proceed|next|advance|rotat",
        "must-rotate": "rotat|must|shall|pass|will|mov",
        "may-rotate": "rotat|may|can|option|pass",
        "relinquished": "relinquish|give up|giv|surrender|turn over|pass|loses|lose|yield",
    },
    "Exposure": {
        "original-wager": "original|initial",
        "amount-wagered": "wager|bet|amount|money|cover",
        "money-on-table": "on the table|on table|table stake|money|in front|in action",
        "amount-covered": "cover|extent",
        "table-limit": "limit",
    },
    "Uncovered": {
        "returned": "return|refund|given back|give back|gets? back|pulled back|pick up|take back",
        "refused": "refus|not accept|no action|declin|not be accept|not allow|not permit",
        "not-refunded": "(?:not?|without|nor)\\b[^.]{0,90}(?:refund|return|rebate)|lose|keep|forfeit",
        "no-action": "no action|non action|not in action|no further action|not receive|without action|action is|returned|no longer|push",
        "carried-over": "carr|next hand|next round|remain|stay",
    },
    "Taker": {
        "any-player": _PLAYERS + "|any",
        "seated-players": _PLAYERS + "|around the table",
        "players": _PLAYERS,
        "third-party": "third party|proposition|provider|tpp|corporation|contract",
        "house": "house|gambling|establish|cardroom|card room|casino|club|employee|owner|dealer|licensee|enterprise",
        "nobody": "no one|nobody|none|no player|declin|any|no person",
    },
    "Payer": {
        "player": _PLAYERS + "|bettor|per seat|wager",
        "player-dealer": _PLAYER_DEALER,
        "pot": "pot\\b|pots|pot |hand",
        "winner": "winn|win\\b|wins|takes the pot",
        "house": "house|casino|club|cardroom|card room|gambl|establish|fund",
        "all-players": _PLAYERS + "|all|each",
        "jackpot-fund": "jackpot|fund|pool",
    },
    "Per": {
        "hand": "hand|deal|each pot|round|pot\\b",
        "round": "round|each deal",
        "wager": "wager|bet|placed|spot|circle",
        "betting-circle": "circle|spot|position|square|area|space",
        "player": _PLAYERS,
        "pot": "pot\\b|pots|hand",
        "half-hour": "half|1 2|30|thirty|minute",
        "hour": "hour|60 min|sixty",
        "day": "day|daily|24",
        "bet": "bet|wager",
        "game": "game",
        "round-reached": "round|reach|street|flop",
        "session": "session",
        "entry": "entr|buy",
        "card": "card",
        "seat": "seat|position|player",
    },
    "Basis": {
        "total-table-action": "total|table action|aggregate|all (?:game )?(?:wager|bet)|action|combined",
        "player-wager": "wager|bet",
        "wager": "wager|bet",
        "total-player-wager": "total|wager|aggregate",
        "table-limit": "limit|min|max",
        "number-of-players": "player|handed|seat|number",
        "round-reached": "round|reach|flop|turn|river|street",
        "pot": "pot\\b|pots",
        "winnings": "win|earn|payout|paid|payoff",
        "payout": "pay|payout|win|paid",
        "bet": "bet|wager|amount",
        "buy-bet": "buy",
        "lay-bet": "lay",
        "ante": "ante",
        "buy-in": "buy",
        "undefined": "",
    },
    "Result": {
        "wins": "win|won|paid|pay|beat|award|receiv|collect|higher|closest|wager that|bet that|bets that",
        "loses": "los|collect|forfeit|taken|take|beat|beaten|fail|dead|win|won|pay",
        "pushes": "push|tie|tied|return|stand off|standoff|no action|same|neither|copy|not win|remain|draw|back|take it|equal",
        "returned": "return|refund|given back|back|no action|push|take|void",
        "no-action": "no action|not receive|not eligible|no further|return|void|refund|push|neither|not in action|remain|nothing",
        "half-lost": "half|1 2|surrender",
        "continues": "continu|remain|stay|stand|still|option|proceed|next|until|in play|action",
        "war": "war|tie|tied",
        "splits": "split|divid|shar|equally|half|chop|each",
        "paid-by-table": "pay ?table|payout|pay|paid|award|bonus|odds|table|win",
        "rebuys": "buy|re buy",
        "dead": "dead|void|foul|not eligible|cannot win|lose",
    },
    "Face": {
        "up": "face ?up|up\\b|expos|open|turn|show|reveal|visible|up card",
        "down": "face ?down|down\\b|hole|unseen|conceal|blind|pocket|unexposed",
        "mixed": "up\\b|down\\b|face|hole|expos|turn|concealed",
    },
    "Who": {
        "players": _PLAYERS + "|area|wager|bet|ante",
        "player-dealer": _PLAYER_DEALER,
        "each-player": _PLAYERS + "|area|wager|bet|ante",
        "active-players": _PLAYERS + "|active|remaining",
        "board": "board|communit|flop|turn|river|common|table|center|middle|layout|street|card",
        "player-hand": "player",
        "banker-hand": "bank|dealer",
        "house-dealer": "dealer|house",
        "dealer": "dealer|bank",
        "seats": "seat|position|spot|place|hand|circle|pile|stack|set|player",
        "discard": "discard|burn|muck|rack|unused|remain|left ?over|stub",
        "everyone": _PLAYERS + "|all|each",
    },
    "Does": {
        "shuffle": "shuffl|mix|wash|scrambl|cut|random",
        "bet": _WAGER + "|place|blind|put",
        "deal": "deal|receiv|giv|distribut|dispens|deliver|card|gets|flop|turn|river|stack",
        "betting-round": "bet|wager|round|check|rais|action|call|fold|acts?\\b",
        "draw": "draw|exchang|replac|discard|hit|additional|receiv|take|card|complet|play out",
        "discard": "discard|fold|remov|muck|throw|get rid|return|away|left ?over|stub|unload",
        "burn": "burn|top card|discard pile",
        "act": "option|act|decid|choos|choice|play|fold|hit|stand|rais|call|draw|may|signal|decision|split|double|surrender|go",
        "set": "set|arrang|form|make|place|divid|split|separat|combin|construct|order",
        "reveal": "reveal|expos|turn|show|open|face ?up|display|spread|flip|announce|look|peek|check",
        "qualify": "qualif|minimum|must have|or better",
        "roll": "roll|dice|shak|cup|throw|shooter",
        "spin": "spin|wheel|ball",
        "call-numbers": "call|draw|number|ball|select",
        "compare": "compar|check|open|against|higher|highest|beat|winner|determin|better|rank|closest|reveal|evaluat|read|value|versus|win",
        "showdown": "show ?down|show|expos|turn|best hand|winner|reveal|highest|lowest|win|award|compar",
        "settle": "settl|reconcil|pay|paid|collect|action|win|award|los|taken|pot|resolv",
        "collect-fee": "fee|collect|drop|rake|charge|commission|vigorish|rate|time|taken|jackpot",
        "place-button": "button|puck|disk|disc\\b|marker|lammer|action",
        "offer-bank": "offer|bank|player dealer|dealer|designat|rotat|button",
        "no-more-bets": "no more|closed|no bets|no wager|after|not be|shall not|cannot|may not|prior|final|until",
        "exchange": "exchang|replac|switch|swap|trad|discard",
        "pass": "pass|declin|skip|mov|rotat",
    },
    "Claim": {
        "house-does-not-participate": _NOT,
        "house-no-interest": "interest",
        "house-never-player-dealer": _NOT,
        "no-bank-by-anyone": _NOT,
        "house-takes-no-percentage": "percent|portion|fraction|share|commission|rake|interest|wins or loses|no charge|fee",
        "player-dealer-position-used": "player dealer|player banker|bank|designated|dealer position",
        "no-player-dealer-position": _NOT,
        "players-play-each-other": "each other|against|among|other player|amongst",
        "fees-not-percentage": "percent|fraction|portion",
        "fees-determined-before-play": "prior|before|pre ?determin|determin|in advance|start",
        "fees-posted": "post|display|signage|sign|notice|view|shown",
        "notice-to-patrons": "notice|notif|inform|advis|post|sign",
        "one-schedule-at-a-time": "only one|one collection|one schedule|at any one time|one table limit|one time|single",
        "rate-cap": "rate|collection|fee",
        "different-rates-allowed": "different|flat fee|vary|various",
        "fee-waiver": "waiv|reduc|discretion|discount|lower",
        "zero-fee-review": "zero|review|\\$0",
        "third-party-permitted": "third party|proposition|provider|corporat|contract",
        "legality": "law|legal|statute|penal|code|regulat|prohibit|ordinance|act\\b|compact|bureau|commission",
        "not-required-to-cover-all": "cover|required",
        "limits-posted": "post|display|sign|view|notice|shown|limit",
        "rules-posted": "post|display|rule|available|request|sign",
        "local-ordinance-applies": "ordinance|local|city|county|municipal",
        "minimum-age": "age|21|18|year|older",
        "owner-agreement": "agreement|owner|patent|copyright|licens|permission|contract|own",
        "bureau-approval": "bureau|approv|commission|division|department",
        "house-may-change-options": "option|choos|select|may|chang|discretion|either|vary",
        "standard-rules-apply": "standard|rule|same|tradition|regular|general|custom|normal|basic",
    },
    "CapScope": {"table": "table", "table-limit": "limit", "game": "game", "option": "option|schedule"},
    "ButtonBy": {
        "card": "card|ace|face",
        "dice": "dice|die\\b|roll|shak|cup",
        "flop": "flop|communit|common|board",
        "rotation": "rotat|clock|left|turn|next|mov|each",
        "player-dealer-choice": "choos|choice|select|designat|option|declar|decid",
        "none": "",
    },
    "FoldFate": {
        "lost": "los|forfeit|collect|taken|take|surrender|given|relinquish|dead",
        "stays": "stay|even if|if the hand|always|remain|still|not be forfeit|not forfeit|regardless|eligible|action|continu|whether|not lose|irrespective|stand|independent",
        "returned": "return|refund|given back|back|push|no action",
    },
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
    },
    "WagerLimit.against-base": {"less": "less|any|lower|smaller|under|not exceed|below", "equal": "equal|same|any|match", "greater": "greater|more|any|exceed|higher|larger|over"},
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


@cache
def _pattern(vocabulary: str, value: str) -> re.Pattern[str] | None:
    stems = STEMS.get(vocabulary, {}).get(value, "")
    return re.compile(rf"(?:\b|(?<=[a-z]))(?:{stems})" if "n't" in stems else rf"\b(?:{stems})") if stems else None


def spaced(text: str) -> str:
    """The plain text with what joins words read as a space."""
    return re.sub(r"[-/ ]+", " ", text)


def stem_said(vocabulary: str, value: str, text: str) -> bool:
    """Whether the plain *text* carries a stem of the word."""
    pattern = _pattern(vocabulary, value)
    return pattern is None or bool(pattern.search(spaced(text)))


def stems_of(vocabulary: str, value: str) -> str:
    """The stems for a message: a few of them, readable."""
    stems = [re.sub(r"\(\?:|\)|\\b|\\|\?", "", stem).strip() for stem in STEMS.get(vocabulary, {}).get(value, "").split("|")]
    return ", ".join(list(dict.fromkeys(stems))[:4])
