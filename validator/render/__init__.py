"""Renderers: each turns a result into one format. None of them judges."""
