"""Rules that settle rounds: what holds in every one, or the smallest in which it fails."""
