"""Ladders: every amount that can occur has exactly one fee."""
