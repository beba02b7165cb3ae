"""The command line: parse, typed settings, build, execute. It alone reads the clock, the environment and the disk."""
