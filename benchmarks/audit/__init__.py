"""A seeded sample of findings on the corpus, and a reader's judgement of each.

``draw`` takes the sample; a reader who wrote neither rule nor document writes ``judgements.yaml``; ``score`` counts.
"""
