"""How fast a full judgement is, against tools that check syntax or schema only. ``make bench``."""
