"""Houseway: is this game set the way the law requires?"""

__version__ = "0.1.0"
