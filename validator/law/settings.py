"""How to judge: what the command line and the configuration ask for, as one value."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from ..source.unusable import Unusable

DRAFTING = "drafting"
"""The class of a provision that rests on no law."""


class Settings(NamedTuple):
    """How to judge. The date of today is given, never read from a clock here."""

    today: date
    as_of: date | None = None
    rulebooks: tuple[str, ...] | None = None
    """Replaces the stack the establishments name."""
    also: tuple[str, ...] = ()
    select: frozenset[str] = frozenset()
    ignore: frozenset[str] = frozenset()
    as_if_in_force: bool = False
    severities: Mapping[str, str] = {}
    drafting_select: frozenset[str] = frozenset()
    drafting_ignore: frozenset[str] = frozenset()
    drafting_severities: Mapping[str, str] = {}
    """The same from a file that may have come with the filing: for drafting provisions only."""
    isolated: bool = False
    """The suppressions of the documents are not applied."""
    proofs: bool = False
    """Rules that must count or play a game to judge it are run too; they take seconds."""
    proofs_of: str = ""
    """The path of the one game they are run for; of every game when empty."""
    brief: bool = False
    """Passes are only counted: all the terminal shows, in a fraction of the time."""

    @property
    def names(self) -> frozenset[str]:
        """Every rule that is named."""
        own = {*self.select, *self.ignore, *self.severities}
        drafting = {*self.drafting_select, *self.drafting_ignore, *self.drafting_severities}
        return frozenset(own | drafting)

    @property
    def chosen(self) -> frozenset[str]:
        """Every rule, or group of rules, that is selected or ignored."""
        return self.select | self.ignore | self.drafting_select | self.drafting_ignore

    @property
    def own(self) -> Settings:
        """What the runner alone says."""
        none: frozenset[str] = frozenset()
        return self._replace(drafting_select=none, drafting_ignore=none, drafting_severities={})

    def wants(
        self, called: frozenset[str], drafting: bool, wider: frozenset[str] = frozenset()
    ) -> bool:
        """Whether a rule is left in: with what it tightens, by the groups of the *wider* rule."""
        select, ignore = self.select, self.ignore
        if (select and not (called | wider) & select) or called & ignore:
            return False
        select, ignore = self.drafting_select, self.drafting_ignore
        return not drafting or ((not select or bool(called & select)) and not called & ignore)

    def severity(self, called: frozenset[str], drafting: bool) -> str | None:
        """How grave a rule of these names is said to be."""
        weights = (self.severities, self.drafting_severities) if drafting else (self.severities,)
        said = (given for table in weights for name, given in table.items() if name in called)
        return next(said, None)


def prefixes(code: str) -> frozenset[str]:
    """What a code begins with, from its letters on: of HW101, HW and HW1 and HW10."""
    letters = len(code) - len(code.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    return frozenset(code[:end] for end in range(max(1, letters), len(code)))


def in_a_file(rulebook: str) -> bool:
    """Whether a rulebook is given as a file, and not by the name of a jurisdiction."""
    return rulebook.endswith((".yaml", ".yml"))


class Lawless(Unusable):
    """A rulebook that cannot be used, and why: each fault a line of its text."""

    @property
    def lines(self) -> tuple[str, ...]:
        return tuple(str(self).split("\n"))
