"""Outcomes: what every way of comparing hands does to every wager it decides."""
