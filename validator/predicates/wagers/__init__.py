"""Wagers: their limits, moments, prerequisites, and what the rules leave unsaid of them."""
