"""What a finding rests on, in words, and how surely that is known.

A drafting provision is no law, nor is a practice, and neither is made to look like one. Authorities
read in their own words need no remark.
"""

from __future__ import annotations

from ..judge.verdict import Verdict

CONFIDENCE = {"digest": "as a published digest summarises it", "reported": "as reported"}
NO_STATUTE = "none; a drafting provision rests on no statute"


def drafting(v: Verdict) -> bool:
    return v.class_ == "drafting"


def known(cite: str, confidence: str) -> str:
    """A citation, with how it is known where that is not from its own words."""
    return f"{cite}, {CONFIDENCE[confidence]}" if confidence in CONFIDENCE else cite


def cites(v: Verdict) -> str:
    """The law it rests on; nothing for a drafting provision."""
    if drafting(v):
        return ""
    return "; ".join(known(a.cite, a.confidence) for a in v.authority) + (
        " (a practice, not a statute's words)" if v.class_ == "convention" else ""
    )


def law(v: Verdict) -> str:
    """The law it rests on, and of which day."""
    return NO_STATUTE if drafting(v) else f"{cites(v)}, as of {v.as_of.day} ({v.as_of.because})"
