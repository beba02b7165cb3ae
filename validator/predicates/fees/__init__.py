"""Fees: who pays what, when, and what the schedule says of itself."""
