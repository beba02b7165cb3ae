"""The filing as a whole: statements that agree, references, numbers, sections, succession."""
