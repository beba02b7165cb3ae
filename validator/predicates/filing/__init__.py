"""The filing as a whole: statements that agree, references that lead somewhere, numbers, sections,
succession.
"""
