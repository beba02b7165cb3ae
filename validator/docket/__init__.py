"""Filings, joined: what is judged together, and what can be derived from it."""
