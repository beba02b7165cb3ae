"""Rulebooks, the days they hold, and how to judge."""
