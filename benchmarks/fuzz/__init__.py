"""Mutated documents, judged through the public command: none may crash it, stall it or fill memory.

``python -m benchmarks.fuzz --seed N --count 20000`` makes each filing from the seed and its
number alone, so ``--first NUMBER --count 1`` makes the same one again.
"""
