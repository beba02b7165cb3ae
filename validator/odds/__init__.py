"""Exact odds of wagers, by counting. Pure: nothing here reads a file, a clock or a document."""
