"""Every case in which a filing once fooled, felled or slowed the program: tried before and now.

``python -m benchmarks.reliability`` tries them and prints the tables; ``--write`` writes them to
``docs/reliability.md``. What came of each case before is kept in ``before.json``, with its commit.
"""
