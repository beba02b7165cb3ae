"""Amounts in words: exact, as people write them."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from .bank import Cents


def amount(cents: Cents) -> str:
    """Dollars without the sign, exact: ``10``, ``0.50``, ``10/3``."""
    made = Fraction(cents) / 100
    if made.denominator == 1:
        return str(made.numerator)
    whole = made * 100
    return f"{Decimal(whole.numerator) / 100:.2f}" if whole.denominator == 1 else str(made)


def money(cents: Cents) -> str:
    """Dollars for people: ``$1,000``, ``-$5``, ``$3 1/3``."""
    said = amount(-cents if cents < 0 else cents)
    if "/" in said:
        whole, rest = divmod(Fraction(said), 1)
        said = f"{whole:,} {rest}" if whole else said
    grouped = f"{int(said):,}" if said.isdecimal() else said
    return f"{'-' if cents < 0 else ''}${grouped}"
