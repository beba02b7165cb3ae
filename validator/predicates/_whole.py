"""The rules that compare documents. Made by ``make generated``; not to be edited."""

RULES = frozenset(
    """
all-in-told amendment-keeps application-contents approval-unique backline-decides bank-holders
bank-passes-on bank-seated bank-untaken bank-within-wager banker-limit basis-bonus basis-defined
basis-own-wager bets-priced betting-ends betting-told bonus-host button-dice collection-moments
collection-stated coverage coverage-reading deal-told documents-named fee-outside-options
fee-returned fee-schedule-filed fee-terms fee-unit fund-told game-approval hands-dealt
late-wager-fee limits-agree limits-offered low-ace low-qualifier low-straights natural-possible
no-bank-clause offer-interval option-limit options-sized pot-unopposed ranking-told rate-cap-stated
rate-caps-alike references-lead required-statement rotation-clause rotation-clock rows-counted
rules-and-rates rules-and-sheet-agree sections-complete setting-order sheet-bank sheet-names-games
split-natural succession-said things-named two-categories two-schedules uncovered-each
wager-complete wager-limits wager-names wagers-settled zero-fee-review
""".split()  # noqa: SIM905
)
