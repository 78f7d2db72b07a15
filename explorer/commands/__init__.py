"""The bodies of commands, one a file: what the command line reads and prints."""
