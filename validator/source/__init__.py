"""Bytes to data: files found and read, every value with its line and column."""
