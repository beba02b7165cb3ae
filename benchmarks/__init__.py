"""Measurements of the program: speed, faults found, findings judged by a reader."""
