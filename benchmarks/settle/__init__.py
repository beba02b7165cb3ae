"""How fast rounds are settled and coverage is proven, and how many broken rules the proofs notice."""
