"""What each rule answers on documents that say next to nothing: few rules may ask anything of them."""

from __future__ import annotations

import pytest

from tests.docket import TODAY, docket
from validator import predicates
from validator.docket.filings import subjects
from validator.law import books as law
from validator.predicates.answer import Ask

GAME = "kind: game\nname: Example\ncategory: player-dealer\n"
WAGER = f"{GAME}wagers: [{{name: base}}]\n"
SHEET = "kind: schedule\nname: Rates\nblocks: [{games: {called: Example, document: example}, options: [{option: 1, limit: 5-100, player: 1}]}]\n"
DOCUMENTS = {"game": (GAME,), "wager": (WAGER,), "sheet": (SHEET,), "both": (WAGER, SHEET)}
RULES = [rule for name in law.names() for rule in law.stack([name]).rules]
CASES = {(rule.provision.predicate, rule.provision.level) for rule in RULES}

SPEAKS = {
    ("bank-within-wager", "game", "wager"): {"not-stated"},
    ("bank-within-wager", "game", "both"): {"not-stated"},
    ("application-contents", "filing", "game"): {"not-stated not-stated not-stated not-stated"},
    ("application-contents", "filing", "wager"): {"met not-stated not-stated not-stated"},
    ("application-contents", "filing", "both"): {"met not-stated met not-stated not-stated"},
    ("bank-seated", "game", "game"): {"not-stated"},
    ("bank-seated", "game", "wager"): {"not-stated"},
    ("bank-seated", "game", "both"): {"not-stated"},
    ("banker-limit", "game", "game"): {"not-stated"},
    ("banker-limit", "game", "wager"): {"not-stated"},
    ("banker-limit", "game", "both"): {"not-stated"},
    ("bets-priced", "game", "wager"): {"not-stated not-stated"},
    ("bets-priced", "game", "both"): {"not-stated"},
    ("banking-game", "game", "game"): {"met"},
    ("banking-game", "game", "wager"): {"met"},
    ("banking-game", "game", "both"): {"met"},
    ("blank-fee", "option", "sheet"): {"met"},
    ("blank-fee", "option", "both"): {"met"},
    ("collection-stated", "schedule", "sheet"): {"not-stated"},
    ("collection-stated", "schedule", "both"): {"not-stated"},
    ("comparison-stated", "game", "wager"): {"not-stated"},
    ("comparison-stated", "game", "both"): {"not-stated"},
    ("coverage", "game", "game"): {"not-stated"},
    ("coverage", "game", "wager"): {"not-stated"},
    ("coverage", "game", "both"): {"not-stated"},
    ("damaged-cells", "schedule", "sheet"): {"met"},
    ("damaged-cells", "schedule", "both"): {"met"},
    ("documents-named", "schedule", "both"): {"met"},
    ("fee-methods", "schedule", "sheet"): {"met"},
    ("fee-methods", "schedule", "both"): {"met"},
    ("fee-schedule-filed", "game", "game"): {"not-stated"},
    ("fee-schedule-filed", "game", "wager"): {"not-stated"},
    ("fee-schedule-filed", "game", "both"): {"met"},
    ("fees-printed", "schedule", "sheet"): {"met"},
    ("fees-printed", "schedule", "both"): {"met"},
    ("fixed-before-play", "schedule", "sheet"): {"met"},
    ("fixed-before-play", "schedule", "both"): {"met"},
    ("flat-fee", "schedule", "sheet"): {"met"},
    ("flat-fee", "schedule", "both"): {"met"},
    ("game-approval", "game", "game"): {"not-stated"},
    ("game-approval", "game", "wager"): {"not-stated"},
    ("game-approval", "game", "both"): {"not-stated"},
    ("limits-set", "schedule", "sheet"): {"met"},
    ("limits-set", "schedule", "both"): {"met"},
    ("named-game", "game", "game"): {"met"},
    ("named-game", "game", "wager"): {"met"},
    ("named-game", "game", "both"): {"met"},
    ("no-bank-clause", "game", "game"): {"unclear"},
    ("no-bank-clause", "game", "wager"): {"unclear"},
    ("no-bank-clause", "game", "both"): {"unclear"},
    ("offer-interval", "game", "game"): {"not-stated"},
    ("offer-interval", "game", "wager"): {"not-stated"},
    ("offer-interval", "game", "both"): {"not-stated"},
    ("payout-cap", "game", "game"): {"not-stated"},
    ("payout-cap", "game", "wager"): {"not-stated"},
    ("payout-cap", "game", "both"): {"not-stated"},
    ("payout-floor", "game", "wager"): {"not-stated"},
    ("payout-floor", "game", "both"): {"not-stated"},
    ("rate-count", "schedule", "sheet"): {"met"},
    ("rate-count", "schedule", "both"): {"met"},
    ("required-statement", "schedule", "sheet"): {"not-stated"},
    ("required-statement", "schedule", "both"): {"not-stated"},
    ("rotation-clause", "game", "game"): {"not-stated"},
    ("rotation-clause", "game", "wager"): {"not-stated"},
    ("rotation-clause", "game", "both"): {"not-stated"},
    ("rotation-clock", "game", "game"): {"not-stated"},
    ("rotation-clock", "game", "wager"): {"not-stated"},
    ("rotation-clock", "game", "both"): {"not-stated"},
    ("sections-complete", "game", "game"): {"not-stated"},
    ("sections-complete", "game", "wager"): {"not-stated"},
    ("fee-unit", "schedule", "sheet"): {"not-stated"},
    ("fee-unit", "schedule", "both"): {"not-stated"},
    ("flat-or-timed", "schedule", "sheet"): {"met"},
    ("flat-or-timed", "schedule", "both"): {"met"},
    ("house-pays", "game", "wager"): {"met"},
    ("house-pays", "game", "both"): {"met"},
    ("sections-complete", "game", "both"): {"not-stated"},
    ("settlement-order", "game", "wager"): {"not-stated"},
    ("settlement-order", "game", "both"): {"not-stated"},
    ("sheet-names-games", "schedule", "sheet"): {"unclear"},
    ("sheet-names-games", "schedule", "both"): {"met"},
    ("two-categories", "game", "game"): {"met"},
    ("two-categories", "game", "wager"): {"met"},
    ("two-categories", "game", "both"): {"met"},
    ("wager-cap", "game", "game"): {"not-stated"},
    ("wager-cap", "game", "wager"): {"not-stated"},
    ("wager-cap", "game", "both"): {"not-stated"},
    ("wager-cap", "schedule", "sheet"): {"met"},
    ("wager-cap", "schedule", "both"): {"met"},
    ("wager-complete", "wager", "wager"): {"not-stated"},
    ("wager-complete", "wager", "both"): {"not-stated"},
    ("wager-names", "game", "wager"): {"met"},
    ("wager-names", "game", "both"): {"met"},
}
"""Every other answer is that the rule does not apply."""


@pytest.mark.parametrize(("name", "level"), sorted(CASES))
def test_little_is_asked_of_a_bare_document(name: str, level: str) -> None:
    """Put a rule into the table if it asks what every document must say; otherwise let it answer
    that it does not apply.
    """
    for label, documents in DOCUMENTS.items():
        made = docket(*documents)
        found = set()
        for rule in (
            rule
            for rule in RULES
            if (rule.provision.predicate, rule.provision.level) == (name, level)
        ):
            ask = Ask(TODAY, law.figures(rule, TODAY), made)
            found.add(
                " ".join(
                    a.verdict
                    for filing in made.filings
                    for subject in subjects(filing, level)
                    for a in predicates.find(name).judge(subject, ask)
                )
            )
        said = {verdicts for verdicts in found if set(verdicts.split()) - {"not-applicable"}}
        assert said == SPEAKS.get((name, level, label), set()), label
        if (label == "both" or label == level) and not said:
            assert all(found), "no answer at all"
