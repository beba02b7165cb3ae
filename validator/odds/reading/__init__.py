"""From the facts of a document to the countings: what a game says of each wager, worked out."""
