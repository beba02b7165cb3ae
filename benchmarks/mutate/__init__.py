"""Mutation testing of the predicates: each is changed in one small way, and some test must notice."""
