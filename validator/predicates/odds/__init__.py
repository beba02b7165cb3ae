"""Odds: what exact counting says of wagers and pay tables. Run only where proofs are asked for."""
