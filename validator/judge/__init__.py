"""Predicates x provisions x subjects, under the law of a day."""
