"""The command line: parse, typed settings, build, execute. The day and the settings are read here
and given to every other room.
"""
