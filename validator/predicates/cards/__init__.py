"""Cards and arithmetic: decks, ranks, values, charts, hands and what they pay."""
