"""Tests of the benchmark of speed."""
