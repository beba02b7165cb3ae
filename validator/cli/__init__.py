"""The command line: the day and the settings are read here and given to every other room."""
