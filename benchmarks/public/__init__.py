"""A second corpus: public game rules and rate sheets of houses that are not in ``rules/``."""
