"""Seeded samples of what is found on the corpus, and a reader's judgement of each.

``draw`` takes a sample, with the hash of a commit as seed; a reader who wrote neither rule nor
document writes the judgements beside it; ``score`` counts. A sample that was used to mend is spent:
it is kept, and another is drawn.
"""
